"""The Defensive Buildings of chapter 1 (20.6): Shields, Sabotage, Sentry Bots, the Exosuit."""

from __future__ import annotations

from fourthrock.games.on_mars.position import Mars
from fourthrock.table import Script


def defence_possible(g: Mars, s: int, effect: int) -> bool:
    return g.active == s and effect < 0


def use_defence(g: Mars, s: int, effect: int) -> Script[None]:
    yield from ()
