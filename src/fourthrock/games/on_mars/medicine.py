"""The Hospital Buildings of chapter 2 (21.9)."""

from __future__ import annotations

from fourthrock.games.on_mars.position import Mars
from fourthrock.table import Script


def hospital_possible(g: Mars, s: int, effect: int) -> bool:
    return g.active == s and effect < 0


def use_hospital(g: Mars, s: int, effect: int) -> Script[None]:
    yield from ()
