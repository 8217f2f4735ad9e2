"""9.2 An Advanced Building is offered where it could do something, and only there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.on_mars.stage import bare, game, give, to_orbit

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.executive import possible
from fourthrock.games.on_mars.position import Mars

CRYSTALS = 5
Change = Callable[[Mars], None]


def poor() -> Mars:
    """Nothing on the map but Shelters, and nothing in anybody's hands."""
    g = bare(game(2))
    g.stock = [0] * len(g.stock)
    return g


def could(g: Mars, effect: int, crystals: int = CRYSTALS) -> bool:
    card = next(one for one in BLUEPRINTS if one.effect == effect)
    return possible(g, 0, card, crystals)


def a_plant(g: Mars) -> None:
    give(g, 0, plant=1)


def a_bot_at_work(g: Mars) -> None:
    g.bots[0] = 3


def all_bots_at_home(g: Mars) -> None:
    g.bots[0] = 4


def in_orbit(g: Mars) -> None:
    to_orbit(g, 0)


def nobody_at_work(g: Mars) -> None:
    g.working[0] = 0


def somebody_at_work(g: Mars) -> None:
    g.working[0] = 1
    g.quarters[0] = 0


def no_contracts(g: Mars) -> None:
    g.contracts = []


def a_contract(g: Mars) -> None:
    g.contracts = [0]


def nothing_to_explore(g: Mars) -> None:
    g.radar = -1
    g.exploration = []


def tiles_to_explore(g: Mars) -> None:
    g.radar = -1


def as_it_is(g: Mars) -> None:
    """Nothing changed."""


@pytest.mark.parametrize(
    ("effect", "useless", "useful"),
    [
        (bp.E_TRADE, as_it_is, a_plant),
        (bp.E_RECYCLE, all_bots_at_home, a_bot_at_work),
        (bp.E_ELEVATOR, in_orbit, as_it_is),
        (bp.E_RETRIEVE_WORKING, nobody_at_work, somebody_at_work),
        (bp.E_CONTRACT, no_contracts, a_contract),
        (bp.E_RADAR, nothing_to_explore, tiles_to_explore),
    ],
)
def test_9_2_what_the_card_needs(effect: int, useless: Change, useful: Change) -> None:
    g = poor()
    useless(g)
    assert not could(g, effect)
    g = poor()
    useful(g)
    assert could(g, effect)


def test_9_2_a_contract_costs_a_crystal() -> None:
    g = poor()
    g.contracts = [0]
    assert could(g, bp.E_CONTRACT, crystals=1)
    assert not could(g, bp.E_CONTRACT, crystals=0)


@pytest.mark.parametrize("effect", [bp.E_UPGRADE, bp.E_ANYWHERE, bp.E_PRODUCE])
def test_9_2_without_buildings_and_technologies_much_is_useless(effect: int) -> None:
    g = poor()
    g.tech_at = [-1] * len(g.tech_at)
    assert not could(g, effect)
