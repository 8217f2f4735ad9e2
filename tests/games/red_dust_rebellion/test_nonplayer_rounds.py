"""20.12: what COIN Non-Players and EarthGov do outside their turns: the Cycler, Pacify, Redeploy, and the end of the game."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.dust_storm import above_mark, dust_storm_step, ranking, victory_phase
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.flashpoint import conversion, flashpoint_step
from fourthrock.games.red_dust_rebellion.nonplayer.minds import unattended
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_coin import pacify
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, CR_HIDDEN, EG_TROOP, MG, MG_TROOP, POPULATION, RD, SUPPLY
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.redeploy import redeploy_coin
from fourthrock.games.red_dust_rebellion.spaces import (
    ALPHEUS_COLLES,
    CORONAE_MONTES,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    MARS,
    MARTH,
    NOCTIS_LABYRINTHUS,
    PAVONIS_MONS,
    PHOBOS,
    SHENZHOU,
    SYRIA_PLANUM,
    TENZING,
    TRANSIT,
)
from fourthrock.table import GameOver, Journal, Script

from .stage import by_the_rules, campaign, pieces, populate, put, rig, run, told


def settle(g: Mars, script: Script[None]) -> None:
    """Run a script in which the rules answer for every Non-Player."""
    run(unattended(g, script))


def troops(g: Mars) -> dict[str, int]:
    return {space.token: g.count(space, MG_TROOP) for space in [*MARS, PHOBOS] if g.count(space, MG_TROOP)}


# ------------------------------------------------------------------------------------------------------------- the Cycler


@pytest.mark.parametrize(
    ("controller", "index", "aboard"),
    [
        (CORP, 3, {"satellite": 4, "eg_troop": 1}),
        (MG, 6, {"satellite": 4, "supply": 1}),
    ],
)
def test_20_12_the_controller_ships_by_piece_priority(controller: object, index: int, aboard: dict[str, int]) -> None:
    g = by_the_rules()
    g.eg_index = index
    assert g.controller is controller
    put(g, EARTH, eg_troop=3, security=2)
    g.add(EARTH, SUPPLY, 2)
    settle(g, aldrin_cycler(g, g.controller, population_optional=False))
    assert pieces(g, TRANSIT) == aboard


def test_20_12_a_non_player_corporation_never_pays_for_the_cycler() -> None:
    g = by_the_rules()
    put(g, EARTH, eg_troop=8)
    settle(g, aldrin_cycler(g, CORP, population_optional=True))
    assert g.resources[CORP.seat] == 10


def test_20_12_supply_counts_in_the_supply_total() -> None:
    g = by_the_rules()
    g.add(TRANSIT, SUPPLY, 3)
    settle(g, aldrin_cycler(g, CORP, population_optional=True))
    assert (g.totals[MG.seat], g.resources[MG.seat]) == (3, 0)


def test_rd8_earth_based_endorsements_count_in_both_totals() -> None:
    g = by_the_rules()
    campaign(g, 8)
    g.add(TRANSIT, SUPPLY, 2)
    settle(g, aldrin_cycler(g, CORP, population_optional=True))
    assert (g.totals[MG.seat], g.totals[RD.seat]) == (2, 2)


def test_20_12_conversion_goes_by_the_column_when_rebels_run_short() -> None:
    g = by_the_rules()
    put(g, ALPHEUS_COLLES, cr_base_conversion=1)
    put(g, TENZING, cr_base_conversion=1, cr_rebel_hidden=1)
    put(g, MARTH, cr_rebel_hidden=18)
    settle(g, conversion(g))
    assert g.count(ALPHEUS_COLLES, CR_HIDDEN) == 1, "a Base without a Hidden Rebel comes first"
    assert g.count(TENZING, CR_HIDDEN) == 1


# ------------------------------------------------------------------------------------------------------------------ Pacify


def test_20_12_marsgov_houses_where_there_is_no_opposition() -> None:
    g = by_the_rules()
    g.add(DISPLACED, POPULATION, 2)
    for space, level in ((TENZING, 2), (EUROPA, -1)):
        put(g, space, mg_troop=1)
        populate(g, space, level)
    rig(g, 1, 1)
    settle(g, pacify(g))
    assert g.count(TENZING, POPULATION) == 1
    assert g.count(EUROPA, POPULATION) == 0


def test_20_12_two_dice_repair_first_and_then_shift_at_most_twice_in_a_space() -> None:
    g = by_the_rules()
    g.add(DISPLACED, POPULATION, 1)
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, mg_troop=1)
    g.damage[EUROPA.index] = 1
    populate(g, TENZING, -1)
    rig(g, 1, 2)
    settle(g, pacify(g))
    assert g.damage[EUROPA.index] == 0
    assert g.support[TENZING.index] == 1
    assert g.support[EUROPA.index] == 0, "3 actions: a Repair and 2 shifts"
    rig(g, 6, 6)
    settle(g, pacify(g))
    assert g.support[TENZING.index] == g.support[EUROPA.index] == 2


def test_20_12_marsgov_lobbies_for_nothing() -> None:
    g = by_the_rules()
    rig(g, 1, 1)
    settle(g, pacify(g))
    assert g.eg_index == 4
    g.eg_index = 8
    rig(g, 1, 1)
    settle(g, pacify(g))
    assert g.eg_index == 8


def test_20_12_displaced_population_costs_a_supply_for_every_two() -> None:
    g = by_the_rules()
    g.add(DISPLACED, POPULATION, 5)
    g.totals[MG.seat] = 3
    g.add(EARTH, SUPPLY, 0)
    put(g, TENZING, mg_base=1)
    g.dust_storms = 1
    victory_phase(g)
    assert g.totals[MG.seat] == 1


# ---------------------------------------------------------------------------------------------------------------- Redeploy


def test_20_12_the_corporations_send_earthgov_to_phobos() -> None:
    g = by_the_rules()
    put(g, TENZING, eg_troop=3)
    put(g, GANDHI, mg_base=1, eg_troop=2)
    settle(g, redeploy_coin(g))
    assert pieces(g, PHOBOS) == {"eg_troop": 5}


def test_20_12_marsgov_sends_four_earthgov_troops_to_each_base_of_its_own() -> None:
    g = by_the_rules()
    g.eg_index = 6
    put(g, TENZING, eg_troop=6)
    put(g, PHOBOS, eg_troop=4)
    put(g, GANDHI, mg_base=1)
    put(g, MARTH, mg_base=1)
    settle(g, redeploy_coin(g))
    assert [g.count(space, EG_TROOP) for space in (GANDHI, MARTH, PHOBOS)] == [4, 4, 2]


def test_20_12_troops_leave_deserts_without_coin_bases_for_where_they_are_needed() -> None:
    g = by_the_rules()
    put(g, NOCTIS_LABYRINTHUS, mg_troop=3)
    put(g, TENZING, mg_troop=3, rd_rebel_hidden=2)
    put(g, GANDHI, mg_base=1, rd_rebel_hidden=3)
    settle(g, redeploy_coin(g))
    assert g.count(NOCTIS_LABYRINTHUS, MG_TROOP) == 0
    assert g.count(GANDHI, MG_TROOP) == 3, "with the Base one more than the Rebels"


def test_20_12_troops_stay_where_control_or_support_needs_them() -> None:
    g = by_the_rules()
    put(g, TENZING, mg_troop=4)
    populate(g, TENZING, 1)
    put(g, SHENZHOU, mg_troop=4, rd_rebel_hidden=3)
    put(g, GANDHI, mg_base=1, rd_rebel_hidden=4)
    settle(g, redeploy_coin(g))
    assert g.count(TENZING, MG_TROOP) == 3, "3 cubes stay where there is Support"
    assert g.count(SHENZHOU, MG_TROOP) == 4, "1 less would lose Control"
    assert g.count(GANDHI, MG_TROOP) == 1


def test_20_12_marsgov_wants_to_outweigh_the_corporations_at_support() -> None:
    g = by_the_rules()
    put(g, EUROPA, corp_base=1, security=1)
    populate(g, EUROPA, 1)
    put(g, SHENZHOU, mg_troop=8)
    settle(g, redeploy_coin(g))
    assert g.count(EUROPA, MG_TROOP) == 3


def test_20_12_bases_in_deserts_want_four_cubes_while_a_person_plays_the_church() -> None:
    for rules, want in ((("mg", "corp", "rd"), 4), (("mg", "corp", "rd", "cr"), 0)):
        g = by_the_rules(*rules)
        put(g, CORONAE_MONTES, mg_base=1)
        put(g, SHENZHOU, mg_troop=8)
        settle(g, redeploy_coin(g))
        assert g.count(CORONAE_MONTES, MG_TROOP) == want


def test_20_12_a_troop_redeploys_once() -> None:
    g = by_the_rules()
    put(g, PAVONIS_MONS, mg_troop=1)
    put(g, TENZING, mg_troop=1)
    put(g, GANDHI, mg_base=1, rd_rebel_hidden=2)
    put(g, SYRIA_PLANUM, mg_troop=1)
    settle(g, redeploy_coin(g))
    assert sum(troops(g).values()) == 3
    assert "pavonis_mons" not in troops(g)
    assert "syria_planum" not in troops(g)


# ------------------------------------------------------------------------------------------------------------------ the end


def test_20_12_one_person_against_three_non_players_can_win_at_the_end_only() -> None:
    g = by_the_rules("mg", "corp", "rd")
    put(g, TENZING, cr_base=1)
    g.dust_storms = 1
    assert above_mark(g) == []
    g.journal = Journal()
    victory_phase(g)
    assert told(g) == ["Reclaimers: above the mark, but a single person wins at the last Dust Storm only"]
    g.dust_storms = 3
    assert above_mark(g) == [CR]


def test_20_12_two_people_may_win_at_any_dust_storm() -> None:
    g = by_the_rules("mg", "corp")
    put(g, TENZING, cr_base=1)
    g.dust_storms = 1
    assert above_mark(g) == [CR]
    with pytest.raises(GameOver):
        victory_phase(g)


def test_20_12_a_non_player_that_is_above_its_mark_wins_over_the_person_who_must_wait() -> None:
    g = by_the_rules("mg", "corp", "rd")
    put(g, TENZING, cr_base=2)
    put(g, MARTH, cr_rebel_hidden=9)
    g.resources[CORP.seat] = 37
    g.dust_storms = 1
    assert ranking(g)[0] is CORP
    assert ranking(g)[-1] is CR


@pytest.mark.parametrize("begin", [flashpoint_step, dust_storm_step])
def test_20_1_where_only_non_players_sit_these_rounds_are_moves_too(begin: object) -> None:
    assert callable(begin)
    for rules, moves in (((), 1), (("mg", "corp", "rd"), 0)):
        g = by_the_rules(*rules)
        put(g, TENZING, mg_base=1)
        asked = [step for step in unattended(g, begin(g)) if _go_on(step)]
        assert len(asked) == moves


def _go_on(step: object) -> bool:
    """Answer the word to go on."""
    step.answer = step.options[0]  # type: ignore[attr-defined]
    return step.tokens == ["go-on"]  # type: ignore[attr-defined,no-any-return]
