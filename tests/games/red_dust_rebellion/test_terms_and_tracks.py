"""The rules that only say what words mean, what tracks and cards do, and what holds for every Event."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.cards import CAMPAIGNS, EVENTS
from fourthrock.games.red_dust_rebellion.control import (
    COIN,
    NOBODY,
    RED_DUST,
    bases_on_mars,
    control,
    corp_units_in,
    enemy_control,
    has_opposition,
    has_support,
    mg_units_in,
)
from fourthrock.games.red_dust_rebellion.dust_storm import mg_income, reset_phase
from fourthrock.games.red_dust_rebellion.events.index import play_event
from fourthrock.games.red_dust_rebellion.events.side import labyrinths, which_coin
from fourthrock.games.red_dust_rebellion.flashpoint import conversion, flashpoint_step, terraforming_income
from fourthrock.games.red_dust_rebellion.forces import gain, guarded, own_forces, place_base, remove
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.infrastructure import place_damage
from fourthrock.games.red_dust_rebellion.operation import RAGING_DESERT, Operation, storm_bars
from fourthrock.games.red_dust_rebellion.operations import no_space
from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    CUBES,
    DUG_IN,
    EG_TROOP,
    FORCES,
    MG,
    MG_BASE,
    RD,
    SATELLITE,
    SECURITY,
    UNITS,
)
from fourthrock.games.red_dust_rebellion.position import (
    EG_CONTROLLERS,
    EG_POPULATION,
    EG_SUPPLY,
    EG_TROOPS,
    EG_VALUES,
    FLASHPOINT,
    RAGING,
    ROUND_START,
)
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    DISPLACED,
    EARTH,
    EUROPA,
    MARS,
    MARTH,
    PHOBOS,
    RADAU,
    SHENZHOU,
    TENZING,
    TRANSIT,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.words import PREACH, RALLY, TRAVEL
from fourthrock.table import dice_for

from .stage import bare_mars, campaign, capability, event, give, operate, pieces, populate, put, question, run, tokens

# ---------------------------------------------------------------------------------------------- 1 to 3 Factions and pieces


def test_1_1_earthgov_is_moved_by_its_controller_and_has_no_seat() -> None:
    g = bare_mars()
    assert [side.token for side in GAME.sides(4, g.options)] == ["mg", "corp", "rd", "cr"]
    assert g.controller is CORP
    g.eg_index = 6
    assert g.controller is MG


def test_1_2_coin_pieces_guard_each_other_and_rebels_do_not() -> None:
    g = bare_mars()
    put(g, TENZING, mg_base=1, security=1)
    put(g, EUROPA, cr_base=1, rd_rebel_hidden=1)
    assert guarded(g, TENZING, MG_BASE)
    assert not guarded(g, EUROPA, CR_BASE)
    assert enemies_in(g, RD, EUROPA) == 1
    assert control(g, TENZING) == COIN


def test_1_3_earthgov_troops_are_the_controllers_own() -> None:
    g = bare_mars()
    put(g, TENZING, eg_troop=3)
    assert (corp_units_in(g, TENZING), mg_units_in(g, TENZING)) == (3, 0)
    assert (own_forces(g, CORP, TENZING), own_forces(g, MG, TENZING)) == (3, 0)
    g.eg_index = 7
    assert (corp_units_in(g, TENZING), mg_units_in(g, TENZING)) == (0, 3)


def test_2_1_units_forces_and_cubes() -> None:
    assert set(CUBES) < set(UNITS) < set(FORCES)
    assert SECURITY in CUBES
    assert EG_TROOP in CUBES
    assert DUG_IN in FORCES
    assert DUG_IN not in UNITS
    assert SATELLITE not in FORCES


def test_2_3_markers_of_population_never_run_out() -> None:
    g = bare_mars()
    for space in MARS:
        place_damage(g, space, 4)
    assert g.count(DISPLACED, 18) == sum(space.green for space in MARS)


def test_3_2_phobos_is_not_on_mars() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_base=1)
    assert PHOBOS not in MARS
    assert WILDERNESS in MARS
    assert bases_on_mars(g, CR) == 1


# ------------------------------------------------------------------------------------------------- 4 to 7 People and pieces


def test_4_5_damage_and_population_markers_never_share_a_space() -> None:
    g = bare_mars()
    put(g, EUROPA, population=2)
    place_damage(g, EUROPA)
    assert (g.damage[EUROPA.index], pieces(g, EUROPA)) == (1, {})


def test_4_6_population_lost_by_preach_is_not_displaced() -> None:
    g = bare_mars()
    give(g, 20)
    put(g, MARTH, cr_rebel_hidden=1, population=1)
    operate(g, CR, PREACH)
    assert "population" not in pieces(g, MARTH)
    assert g.count(DISPLACED, 18) == 0


def test_5_4_support_and_opposition_may_be_active_or_passive() -> None:
    g = bare_mars()
    for level in range(-2, 3):
        populate(g, TENZING, level)
        assert (has_support(g, TENZING), has_opposition(g, TENZING)) == (level > 0, level < 0)


def test_6_3_control_by_any_other_side_is_enemy_control() -> None:
    assert enemy_control(RED_DUST, MG)
    assert enemy_control(RED_DUST, CR)
    assert not enemy_control(COIN, CORP)
    assert not enemy_control(NOBODY, RD)


def test_7_6_a_travelling_conversion_center_shows_its_plain_side() -> None:
    g = bare_mars()
    give(g, 14)
    put(g, MARTH, cr_base_conversion=1)
    operate(g, CR, TRAVEL, "marth radau 1")
    assert pieces(g, RADAU) == {"cr_base": 1}
    put(g, TENZING, cr_base_conversion=1)
    remove(g, TENZING, CONVERSION, 1)
    assert pieces(g, AVAILABLE)["cr_base"] == 14


def test_7_7_what_cannot_be_placed_is_removed_all_the_same() -> None:
    g = bare_mars()
    put(g, PHOBOS, security=15)
    put(g, TENZING, security=1)
    put(g, EUROPA, rd_rebel_hidden=30)
    event(g, 21, CR, "shaded", "tenzing:security rd done")
    assert pieces(g, TENZING) == {}


# -------------------------------------------------------------------------------------------------- 8 Tracks and cards


def test_8_1_tracks_stay_between_0_and_50() -> None:
    g = bare_mars()
    gain(g, CORP, -30)
    gain(g, RD, 60)
    assert g.resources[:3] == [20, 0, 50]


def test_8_3_the_earthgov_confidence_track() -> None:
    track = list(zip(EG_VALUES, EG_CONTROLLERS, EG_TROOPS, EG_SUPPLY, EG_POPULATION))
    assert track == [
        (0, None, 0, 0, 0),
        (0, CORP, 6, 1, 0),
        (1, CORP, 6, 1, 0),
        (1, CORP, 4, 1, 1),
        (2, CORP, 4, 2, 1),
        (4, CORP, 3, 2, 1),
        (6, MG, 2, 2, 2),
        (8, MG, 1, 3, 2),
        (10, MG, 0, 3, 3),
    ]


def test_8_6_several_campaigns_are_active_until_the_reset() -> None:
    g = bare_mars()
    campaign(g, 1)
    campaign(g, 9)
    assert tokens(g.campaigns) == ["rd1", "rd9"]
    reset_phase(g)
    assert g.campaigns == []
    assert tokens(g.campaigns_gone) == ["rd1", "rd9"]
    assert len(g.campaign_deck) == len(CAMPAIGNS) - 2


# ------------------------------------------------------------------------------------------------------------ 9 Storms


def test_9_6_travel_and_dust_adaptation_get_through_a_raging_storm() -> None:
    g = bare_mars()
    give(g, 14)
    put(g, MARTH, cr_rebel_hidden=1)
    g.storm[MARTH.index] = g.storm[RADAU.index] = RAGING
    assert no_space(g, Operation(g, CR, TRAVEL), MARTH) is None
    assert no_space(g, Operation(g, CR, RALLY), MARTH) is RAGING_DESERT
    capability(g, 2)
    assert no_space(g, Operation(g, CR, RALLY), MARTH) is None
    assert storm_bars(g, RD, MARTH)


def test_9_7_the_rounds_do_not_care_about_storms() -> None:
    g = bare_mars()
    put(g, MARTH, mg_base=1, corp_base_terraforming=1)
    put(g, RADAU, cr_base_conversion=1)
    g.storm[MARTH.index] = g.storm[RADAU.index] = RAGING
    assert mg_income(g) == 1
    assert terraforming_income(g) == 2 - 1
    run(conversion(g))
    assert pieces(g, RADAU) == {"cr_base_conversion": 1, "cr_rebel_hidden": 1}


# ------------------------------------------------------------------------------------------------------------ 11 Setup


def test_11_3_three_assets_and_one_active_campaign() -> None:
    g = GAME.setup(4, Options(), dice_for(1))
    assert (len(g.hand), len(g.assets)) == (3, 27)
    assert (len(g.campaigns), len(g.campaign_deck)) == (1, 11)


def test_11_5_two_cards_lie_open_and_their_flashpoint_does_not_count() -> None:
    g = GAME.setup(4, Options(), dice_for(1))
    assert g.current is not None
    assert g.following is not None
    assert (g.flashpoint, len(g.deck)) == (0, 37)


# ---------------------------------------------------------------------------------------------------------- 17 Flashpoint


def test_17_1_the_controller_runs_the_cycler_and_people_must_leave() -> None:
    g = bare_mars()
    g.phase, g.step = FLASHPOINT, 0
    g.resources[CORP.seat] = 0
    put(g, EARTH, population=1, eg_troop=1)
    put(g, TRANSIT, supply=1, security=1)
    run(flashpoint_step(g))
    assert pieces(g, TRANSIT) == {"population": 1, "eg_troop": 1, "satellite": 4}
    assert pieces(g, PHOBOS) == {"security": 1}
    assert g.resources[MG.seat] == 23


def test_17_8_the_flashpoint_marker_returns_to_0() -> None:
    g = bare_mars()
    g.phase, g.step, g.flashpoint = FLASHPOINT, 7, 5
    run(flashpoint_step(g))
    assert (g.flashpoint, g.phase) == (0, ROUND_START)


# ------------------------------------------------------------------------------------------------------------- 19 Events


def test_19_2_events_keep_stacking_what_is_available_and_phobos() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1, mg_base=1)
    event(g, 30, RD, "shaded", "marth radau noctis_labyrinthus rd rd rd rd rd")
    assert pieces(g, MARTH) == {"corp_base": 1, "mg_base": 1, "rd_rebel_hidden": 1}
    assert pieces(g, RADAU) == {"rd_base": 1, "rd_rebel_hidden": 1}
    assert not place_base(g, CORP, PHOBOS)


def test_19_3_the_executing_faction_picks_who_may_and_that_faction_decides() -> None:
    g = bare_mars()
    put(g, TENZING, corp_base=1, mg_troop=2, rd_rebel_active=1)
    asked = question(which_coin(RD))
    assert asked.seat == RD.seat
    g.current = EVENTS[24]
    assert question(play_event(g, RD, False), "mg").seat == MG.seat


def test_19_4_a_free_ambush_includes_its_attack() -> None:
    g = bare_mars()
    put(g, SHENZHOU, rd_rebel_hidden=1, mg_troop=2)
    event(g, 33, MG, "shaded", "shenzhou 1 6 shenzhou:mg_troop shenzhou:mg_troop")
    assert pieces(g, SHENZHOU) == {"rd_rebel_active": 1}
    assert g.resources[RD.seat] == 20


def test_19_7_a_step_looks_at_what_a_space_has_then() -> None:
    g = bare_mars()
    populate(g, EUROPA, -2)
    put(g, EUROPA, mg_troop=1, corp_base=1)
    g.damage[EUROPA.index] = 1
    event(g, 1, MG, "unshaded", "europa")
    assert (g.damage[EUROPA.index], g.support[EUROPA.index]) == (0, -1)
    assert PHOBOS in labyrinths(g)
