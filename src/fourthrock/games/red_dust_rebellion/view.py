"""What one seat may see: the whole board, and of the cards only what lies open to it."""

from __future__ import annotations

import msgspec


class MarsView(msgspec.Struct):
    seat: int | None


def view(g: object, seat: int | None) -> MarsView:
    return MarsView(seat)
