"""What a good player looks at: each faction's own way to its mark is worth something before it is reached."""

from __future__ import annotations

import pytest
from tests.games.red_dust_rebellion.stage import bare_mars, give, put

from fourthrock.games.red_dust_rebellion.bot import profits_to_come, sharpness, worth
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD, Faction
from fourthrock.games.red_dust_rebellion.position import EG_PLUS, INELIGIBLE, OVER, Mars
from fourthrock.games.red_dust_rebellion.spaces import CASUALTIES, MARTH, RADAU, SHENZHOU, TENZING


def support(g: Mars) -> None:
    g.support[TENZING.index] = 2


def opposition(g: Mars) -> None:
    g.support[TENZING.index] = -2


def confidence(g: Mars) -> None:
    g.eg_side = EG_PLUS


def purse(g: Mars) -> None:
    g.resources[MG.seat] += 6


def red_purse(g: Mars) -> None:
    g.resources[RD.seat] += 6


def profits(g: Mars) -> None:
    g.resources[CORP.seat] += 3


def terraforming(g: Mars) -> None:
    put(g, MARTH, corp_base_terraforming=1)


def exploitable(g: Mars) -> None:
    put(g, SHENZHOU, corp_base=1)


def red_base(g: Mars) -> None:
    put(g, RADAU, rd_base=1)


def church_base(g: Mars) -> None:
    put(g, RADAU, cr_base=1)


def assets(g: Mars) -> None:
    give(g, 16, 20)


WAYS = [
    (MG, support),
    (MG, confidence),
    (MG, purse),
    (CORP, profits),
    (CORP, terraforming),
    (CORP, exploitable),
    (RD, opposition),
    (RD, red_purse),
    (RD, red_base),
    (CR, church_base),
    (CR, assets),
]


@pytest.mark.parametrize(("by", "way"), WAYS, ids=[f"{by.token}-{way.__name__}" for by, way in WAYS])
def test_8_2_what_leads_to_a_faction_s_mark_is_worth_something_to_it(by: Faction, way: object) -> None:
    before, after = bare_mars(), bare_mars()
    assert callable(way)
    way(after)
    assert worth(after)[by.seat] > worth(before)[by.seat]


def test_the_chances_of_the_four_are_one_in_all() -> None:
    assert sum(worth(bare_mars())) == pytest.approx(1)


def test_10_1_a_game_that_is_over_is_worth_all_to_the_winner() -> None:
    g = bare_mars()
    g.phase, g.winner = OVER, CR
    assert worth(g) == [0, 0, 0, 1]


def test_17_2_casualties_are_counted_before_they_cost() -> None:
    g = bare_mars()
    before = profits_to_come(g)
    put(g, CASUALTIES, corp_base=1, security=4)
    assert profits_to_come(g) == before - 3


def test_12_2_whoever_may_act_next_has_a_little_more() -> None:
    g = bare_mars()
    before = worth(g)
    g.box[RD.seat] = INELIGIBLE
    assert worth(g)[RD.seat] < before[RD.seat]


def test_10_1_a_point_counts_more_the_nearer_the_dust_storm_is() -> None:
    g = bare_mars()
    far = sharpness(g)
    del g.deck[:8]
    assert sharpness(g) > far
