"""8.5, 12.1, 12.3, 19.6: what every Asset is worth in payment, as a step forward, and whether it can be played as the Event."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.cards import ASSETS, RESOURCE, Asset
from fourthrock.games.red_dust_rebellion.hand import purse_limit, value_for
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation
from fourthrock.games.red_dust_rebellion.operations import no_space
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import INELIGIBLE
from fourthrock.games.red_dust_rebellion.rounds import no_action, round_start
from fourthrock.games.red_dust_rebellion.spaces import EUROPA, GANDHI, MARTH, RADAU, SHARMA, TENZING
from fourthrock.games.red_dust_rebellion.words import ATTACK, OPERATIONS, PREACH, RALLY, TRAVEL
from fourthrock.table import Word

from .stage import bare_mars, give, operate, pieces, populate, put, rig, run

SIX_CITIES = "tenzing europa sharma gandhi shepard tereshkova"
EVERY = pytest.mark.parametrize("card", ASSETS, ids=lambda card: card.token)


@EVERY
def test_8_5_every_asset_pays_its_value(card: Asset) -> None:
    g = bare_mars()
    give(g, card.number)
    for word in OPERATIONS[CR.seat]:
        assert purse_limit(g, word.token, one_card=True) == (5 if word.token == card.best_for else card.value)


@EVERY
def test_8_5_as_many_spaces_as_the_asset_is_worth(card: Asset) -> None:
    g = bare_mars()
    give(g, card.number)
    worth = value_for(card, RALLY.token)
    spaces = SIX_CITIES.split()[:worth]
    operate(g, CR, RALLY, " ".join(spaces))
    assert sum(pieces(g, space).get("cr_rebel_hidden", 0) for space in (TENZING, EUROPA, SHARMA, GANDHI)) == min(4, worth)
    assert g.hand == []
    op = Operation(g, CR, RALLY)
    assert no_space(g, op, MARTH) is CANNOT_PAY


@EVERY
def test_12_1_every_asset_moves_the_church_one_place(card: Asset) -> None:
    g = bare_mars()
    give(g, card.number)
    run(round_start(g), card.token)
    assert [by.short for by in g.order] == ["MG", "CORP", "CR", "RD"]
    assert card in g.discards


@EVERY
def test_12_3_capabilities_and_events_can_be_played_as_the_event(card: Asset) -> None:
    g = bare_mars()
    give(g, card.number)
    assert (no_action(g, CR, card) is None) is (card.kind != RESOURCE)


def best_for(number: int, word: Word) -> None:
    """The card pays 5 for this Operation and 4 for the others."""
    g = bare_mars()
    (card,) = give(g, number)
    assert [value_for(card, other.token) for other in OPERATIONS[CR.seat]] == [
        5 if other is word else 4 for other in OPERATIONS[CR.seat]
    ]


def test_cr14_and_cr17_are_worth_5_for_travel() -> None:
    best_for(14, TRAVEL)
    best_for(17, TRAVEL)
    g = bare_mars()
    give(g, 17)
    for space in (TENZING, EUROPA, SHARMA, MARTH, RADAU):
        put(g, space, cr_rebel_hidden=1)
    moves = "tenzing arsia_mons 1 europa ascraeus_mons 1 sharma gandhi 1 marth shenzhou 1 radau rutherford 1"
    operate(g, CR, TRAVEL, moves.replace("gandhi 1", "coronae_montes 1"))
    assert g.hand == []


def test_cr15_and_cr16_are_worth_5_for_rally() -> None:
    best_for(15, RALLY)
    best_for(16, RALLY)


def test_cr18_and_cr30_are_worth_5_for_attack() -> None:
    best_for(18, ATTACK)
    best_for(30, ATTACK)
    g = bare_mars()
    give(g, 30)
    put(g, TENZING, cr_rebel_hidden=1, mg_troop=1)
    rig(g, 6, 6)
    operate(g, CR, ATTACK)
    assert g.hand == []


def test_cr20_and_cr21_are_worth_5_for_preach() -> None:
    best_for(20, PREACH)
    best_for(21, PREACH)
    g = bare_mars()
    give(g, 21)
    put(g, TENZING, cr_rebel_hidden=1)
    populate(g, TENZING, 2)
    operate(g, CR, PREACH)
    assert (g.support[TENZING.index], g.hand) == (1, [])


@pytest.mark.parametrize("number", [19, 22])
def test_cr19_and_cr22_bring_an_asset_if_the_church_becomes_1st_eligible(number: int) -> None:
    g = bare_mars()
    (card,) = give(g, number)
    for by in (MG, CORP):
        g.box[by.seat] = INELIGIBLE
    run(round_start(g), card.token)
    assert len(g.hand) == 1
    g = bare_mars()
    (card,) = give(g, number)
    run(round_start(g), card.token)
    assert g.hand == []


@pytest.mark.parametrize("number", [19, 22])
def test_cr19_and_cr22_bring_nothing_to_a_church_that_was_1st_eligible_anyway(number: int) -> None:
    g = bare_mars()
    (card,) = give(g, number)
    for by in (MG, CORP, RD):
        g.box[by.seat] = INELIGIBLE
    run(round_start(g), card.token)
    assert g.hand == []
