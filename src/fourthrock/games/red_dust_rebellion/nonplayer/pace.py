"""20.1 The pace of a table: each turn of a Non-Player is a move of its own, so that people can follow it."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.pieces import MG, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.words import GO_ON
from fourthrock.table import Script, pick


def begin_turn(by: Faction) -> Script[None]:
    """Whoever keeps the seat lets the rules go on."""
    yield from pick(by.seat, f"{by.name}: the rules take this turn", [GO_ON], rule="20.1", always=True)


def begin_round(g: Mars, what: str) -> Script[None]:
    """A round in which nobody acts in turn is a move too where no person is at the table; MarsGov's seat lets it begin."""
    if all(g.nonplayers):
        yield from pick(MG.seat, f"{what} begins", [GO_ON], rule="20.1", always=True)
