"""Chapter 20: which Events and Assets a Non-Player plays, on which side, and how it answers what they ask."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, EVENTS, PLAIN_EVENTS
from fourthrock.games.red_dust_rebellion.control import COIN, control, total_opposition
from fourthrock.games.red_dust_rebellion.events.index import play_event, side_of_event
from fourthrock.games.red_dust_rebellion.forces import rebels_in
from fourthrock.games.red_dust_rebellion.invariants import broken
from fourthrock.games.red_dust_rebellion.nonplayer.effective import better, rehearsal
from fourthrock.games.red_dust_rebellion.nonplayer.event_mind import (
    BY_COLUMN,
    BY_INSTRUCTION,
    EVENT_RULES,
    MOVES,
    ONE_BY_ONE,
    PATROL_GOES,
    PATROL_KINDS,
    PATROL_STARTS,
    TAKES,
)
from fourthrock.games.red_dust_rebellion.nonplayer.marks import performed, plays_shaded
from fourthrock.games.red_dust_rebellion.nonplayer.minds import minds_for, unattended
from fourthrock.games.red_dust_rebellion.nonplayer.performing import (
    asset_event,
    critical,
    critical_asset,
    effective,
    performs,
    play_event_np,
    play_revealed,
)
from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_BASE,
    CR,
    CR_BASE,
    CR_HIDDEN,
    CR_REBEL,
    FACTIONS,
    MG,
    MG_TROOP,
    POPULATION,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_REBEL,
    SECURITY,
    SPECOPS_HIDDEN,
    SUPPLY,
    TERRAFORMING,
    Faction,
    Group,
)
from fourthrock.games.red_dust_rebellion.play import next_script
from fourthrock.games.red_dust_rebellion.position import APPROACHING, TURNS, Mars
from fourthrock.games.red_dust_rebellion.setup import opening
from fourthrock.games.red_dust_rebellion.spaces import (
    ARSIA_MONS,
    CITIES,
    CORONAE_MONTES,
    DAEDALIA_PLANUM,
    DESERTS,
    DISPLACED,
    EARTH,
    EUROPA,
    GONE,
    MARS,
    MARTH,
    NEW_CORDOBA,
    ORBIT,
    PHOBOS,
    RADAU,
    SHARMA,
    SHENZHOU,
    SINAI_PLANUM,
    SYRIA_PLANUM,
    TENZING,
    TERESHKOVA,
    TRANSIT,
    WILDERNESS,
    Space,
)
from fourthrock.table import Question, dice_for
from fourthrock.table.journal import Journal
from fourthrock.table.position import GameOver

from .stage import by_the_rules, campaign, capability, pieces, populate, put, rig, run, told, use_card


def perform(g: Mars, number: int, by: Faction) -> Mars:
    """The side of an Event that this Non-Player plays, every question answered by the rules."""
    g.current = EVENTS[number - 1]
    run(unattended(g, play_event_np(g, by)))
    return g


def reveal(g: Mars, number: int) -> Mars:
    """The Church plays an Asset Event."""
    run(unattended(g, play_revealed(g, ASSETS[number - 1])))
    return g


def is_effective(g: Mars, number: int, by: Faction) -> bool:
    g.current = EVENTS[number - 1]
    return effective(g, by)


# ------------------------------------------------------------------------------------------------ 20.5 marks and sides


def test_20_5_the_star_the_barred_circle_and_the_side() -> None:
    g = by_the_rules()
    assert critical(g, MG, 1)
    assert not critical(g, CORP, 1)
    assert not performed(MG, 11)
    assert performed(RD, 12)
    assert not plays_shaded(MG, 1)
    assert plays_shaded(RD, 1)
    assert [number for number in range(1, 49) if plays_shaded(MG, number)] == [15, 18, 46]
    assert [number for number in range(1, 49) if plays_shaded(CORP, number)] == [3]
    assert [number for number in range(1, 49) if not plays_shaded(RD, number)] == [15, 32, 34, 47]
    assert [number for number in range(1, 49) if not plays_shaded(CR, number)] == [32, 34, 47]


def test_20_5_a_faction_that_finds_an_event_critical_also_performs_it() -> None:
    g = by_the_rules()
    put(g, ORBIT, satellite=1)
    for space in (ARSIA_MONS, RADAU):
        put(g, space, corp_base=1)
    for by in FACTIONS:
        for card in PLAIN_EVENTS:
            assert performed(by, card.number) or not critical(g, by, card.number)
            assert side_of_event(card.number, plays_shaded(by, card.number)) is not None


def test_20_5_event_5_is_critical_for_marsgov_only_with_a_satellite_in_orbit() -> None:
    g = by_the_rules()
    assert not critical(g, MG, 5)
    assert not is_effective(g, 5, MG)
    put(g, ORBIT, satellite=1)
    assert critical(g, MG, 5)
    assert is_effective(g, 5, MG)


def test_20_5_event_26_is_critical_for_the_corporations_with_two_plain_bases_in_deserts() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, corp_base=1)
    assert not critical(g, CORP, 26)
    put(g, RADAU, corp_base=1)
    assert critical(g, CORP, 26)


def test_20_5_event_28_is_effective_for_red_dust_with_four_displaced() -> None:
    g = by_the_rules()
    put(g, DISPLACED, population=3)
    assert not is_effective(g, 28, RD)
    put(g, DISPLACED, population=1)
    assert is_effective(g, 28, RD)


# --------------------------------------------------------------------------------------------------- 20.5 effectiveness


def changed(g: Mars, what: str) -> Mars:
    """A copy in which one thing is different."""
    trial = g.copy()
    if what == "a MarsGov Troop more":
        trial.add(TENZING, MG_TROOP, 1)
    elif what == "a Red Dust Rebel less":
        trial.add(TENZING, RD_HIDDEN, -1)
    elif what == "a Profit more":
        trial.resources[CORP.seat] += 1
    elif what == "a Profit less":
        trial.resources[CORP.seat] -= 1
    elif what == "Supply":
        trial.add(EARTH, SUPPLY, 1)
    elif what == "no Opposition":
        trial.support[TENZING.index] = 0
    elif what == "more Opposition":
        trial.support[TENZING.index] = -2
    elif what == "an Asset less":
        trial.totals[CR.seat] -= 1
    return trial


@pytest.mark.parametrize(
    ("what", "liked"),
    [
        ("a MarsGov Troop more", [MG]),
        ("a Red Dust Rebel less", [MG, CORP, CR]),
        ("a Profit more", [CORP]),
        ("a Profit less", [MG, RD, CR]),
        ("Supply", [MG]),
        ("no Opposition", [MG, CR]),
        ("more Opposition", [RD]),
        ("an Asset less", [MG, CORP, RD]),
    ],
)
def test_20_5_each_faction_has_a_list_of_what_counts(what: str, liked: list[Faction]) -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 3
    put(g, TENZING, mg_troop=1, rd_rebel_hidden=2)
    populate(g, TENZING, -1)
    assert [by for by in FACTIONS if better(by, g, changed(g, what))] == liked


def test_20_5_the_corporations_like_confidence_only_while_it_is_low() -> None:
    g = by_the_rules()
    g.eg_index = 1
    low = g.copy()
    low.eg_index = 2
    assert better(CORP, g, low)
    g.eg_index = 7
    high = g.copy()
    high.eg_index = 6
    assert better(CORP, g, high)


def test_20_5_a_rehearsal_changes_nothing_and_throws_no_real_die() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=3, mg_troop=3)
    before, thrown = g.pieces[:], g.dice.learnt
    assert is_effective(g, 12, RD)
    assert g.pieces == before
    assert g.dice.learnt == thrown


def test_20_5_event_33_brings_coin_nothing_that_counts() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=3)
    assert not is_effective(g, 33, MG)
    assert not performs(g, CORP)


# ------------------------------------------------------------------------------------------- 20.5 instructions, 1 to 12


def test_20_5_event_1_the_corporations_shift_by_the_column_for_exploit() -> None:
    g = by_the_rules()
    for space in (ARSIA_MONS, EUROPA, TENZING):
        put(g, space, mg_troop=1)
        g.damage[space.index] = 1
    perform(g, 1, CORP)
    assert [g.support[space.index] for space in (ARSIA_MONS, EUROPA, TENZING)] == [0, 1, 1], "most Population"


def test_20_5_event_2_marsgov_takes_supply() -> None:
    g = by_the_rules()
    supply = sum(g.count(place, SUPPLY) for place in (EARTH, TRANSIT))
    perform(g, 2, MG)
    assert sum(g.count(place, SUPPLY) for place in (EARTH, TRANSIT)) == supply + 4


def test_20_5_event_3_the_corporations_play_shaded_and_exploit() -> None:
    g = by_the_rules()
    put(g, TENZING, corp_base=1, mg_troop=5)
    populate(g, TENZING, 1)
    perform(g, 3, CORP)
    assert g.resources[CORP.seat] == 13
    assert g.support[TENZING.index] == 0


def test_20_5_event_6_red_dust_takes_resources_of_a_human_marsgov_else_supply() -> None:
    g = by_the_rules("rd")
    put(g, TRANSIT, supply=2)
    perform(g, 6, RD)
    assert g.resources[MG.seat] == 14
    assert g.resources[RD.seat] == 0, "a Non-Player has no Resources"
    g = by_the_rules()
    put(g, TRANSIT, supply=2)
    perform(g, 6, RD)
    assert g.count(TRANSIT, SUPPLY) == 0


def test_20_5_event_8_brings_the_church_an_asset_and_red_dust_nothing() -> None:
    g = by_the_rules()
    g.totals = [0, 0, 1, 2]
    perform(g, 8, CR)
    assert g.totals == [0, 0, 1, 3]
    assert g.resources[RD.seat] == 0


def test_20_5_event_10_places_own_rebels() -> None:
    g = by_the_rules()
    perform(g, 10, RD)
    assert sum(g.count(space, RD_HIDDEN) for space in MARS) == 4
    assert sum(g.count(space, CR_HIDDEN) for space in MARS) == 0
    assert g.support[TENZING.index] == -1, "most Population"


def test_20_5_event_12_coin_goes_to_specops_among_hidden_rebels() -> None:
    g = by_the_rules()
    put(g, TENZING, specops_hidden=1, rd_rebel_active=1)
    put(g, EUROPA, specops_hidden=1, rd_rebel_hidden=2)
    perform(g, 12, MG)
    assert g.count(EUROPA, RD_HIDDEN) == 0


def test_20_5_event_12_red_dust_places_two_and_ambushes_by_the_rules_of_its_cards() -> None:
    g = by_the_rules()
    put(g, TENZING, mg_base=1, mg_troop=2)
    perform(g, 12, RD)
    assert "mg_base" not in pieces(g, TENZING)
    assert pieces(g, TENZING)["rd_rebel_hidden"] == 2


# ------------------------------------------------------------------------------------------ 20.5 instructions, 13 to 24


def test_20_5_event_13_security_gathers_by_the_move_priorities() -> None:
    g = by_the_rules()
    put(g, TENZING, corp_base=1, rd_rebel_hidden=2)
    put(g, PHOBOS, security=8)
    perform(g, 13, CORP)
    assert 0 < g.count(TENZING, SECURITY) <= 6
    assert control(g, TENZING) == COIN


def test_20_5_event_13_red_dust_finds_the_line_by_its_column_for_shifts() -> None:
    g = by_the_rules()
    for space in CITIES:
        populate(g, space, -2)
    populate(g, SHENZHOU, 0)
    perform(g, 13, RD)
    assert g.support[SHENZHOU.index] == -1


def test_20_5_event_14_the_corporations_house_only_where_they_have_a_base() -> None:
    g = by_the_rules()
    put(g, DISPLACED, population=2)
    put(g, TERESHKOVA, corp_base=1)
    perform(g, 14, CORP)
    assert g.count(TERESHKOVA, POPULATION) == 1
    assert g.count(EUROPA, POPULATION) == 0


def test_20_5_event_15_marsgov_plays_shaded_and_red_dust_unshaded() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, corp_base=1)
    perform(g, 15, MG)
    assert g.count(ARSIA_MONS, CORP_BASE) == 0
    g = perform(by_the_rules(), 15, RD)
    assert total_opposition(g) == 4


def test_20_5_event_16_red_dust_leaves_the_displaced_and_the_church_removes_all() -> None:
    for by, left in ((RD, 4), (CR, 0)):
        g = by_the_rules()
        put(g, DISPLACED, population=3)
        perform(g, 16, by)
        assert g.count(DISPLACED, POPULATION) == left, "the Damage in Shenzhou displaces one more"


def test_20_5_event_17_marsgov_calms_opposition_only_and_takes_supply() -> None:
    g = by_the_rules()
    populate(g, ARSIA_MONS, -1)
    populate(g, RADAU, 1)
    supply = g.count(EARTH, SUPPLY)
    perform(g, 17, MG)
    assert g.support[ARSIA_MONS.index] == 0
    assert g.support[RADAU.index] == 1
    assert g.count(EARTH, SUPPLY) == supply + 3


def test_20_5_event_17_the_corporations_take_profits() -> None:
    g = by_the_rules()
    perform(g, 17, CORP)
    assert g.resources[CORP.seat] == 13


def test_20_5_event_18_marsgov_takes_specops_out_of_the_game() -> None:
    g = perform(by_the_rules(), 18, MG)
    assert g.count(GONE, SPECOPS_HIDDEN) == 4


def test_20_5_event_20_the_corporations_shift_by_the_column_for_exploit() -> None:
    g = perform(by_the_rules(), 20, CORP)
    assert g.support[TENZING.index] == 1


def test_20_5_event_21_red_dust_replaces_by_its_own_rebels() -> None:
    g = by_the_rules()
    put(g, TENZING, mg_troop=4, security=4)
    perform(g, 21, RD)
    assert g.count(TENZING, RD_HIDDEN) == 6
    assert g.count(TENZING, MG_TROOP) + g.count(TENZING, SECURITY) == 2


def test_20_5_event_22_red_dust_shifts_and_places_by_its_columns() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_active=1)
    perform(g, 22, RD)
    assert g.support[TENZING.index] == -1
    assert g.count(TENZING, RD_HIDDEN) >= 1


def test_20_5_event_23_the_corporations_buy_security() -> None:
    g = by_the_rules()
    put(g, TENZING, corp_base=1, rd_rebel_hidden=2)
    perform(g, 23, CORP)
    assert g.count(TENZING, SECURITY) == 2


def test_20_5_event_24_the_corporations_shift_by_the_column_for_exploit() -> None:
    g = perform(by_the_rules(), 24, CORP)
    assert g.support[TENZING.index] == 1


# ------------------------------------------------------------------------------------------ 20.5 instructions, 25 to 36


def test_20_5_event_26_red_dust_smashes_a_base_within_reach_of_most_rebels() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, corp_base_terraforming=1)
    put(g, CORONAE_MONTES, corp_base_terraforming=1, rd_rebel_hidden=1)
    put(g, DAEDALIA_PLANUM, rd_rebel_hidden=7)
    perform(g, 26, RD)
    assert g.count(ARSIA_MONS, TERRAFORMING) == 0
    assert g.count(CORONAE_MONTES, TERRAFORMING) == 1


def test_20_5_event_28_marsgov_adds_three_displaced() -> None:
    g = perform(by_the_rules(), 28, MG)
    assert g.count(DISPLACED, POPULATION) == 3


@pytest.mark.parametrize(
    ("rules_play", "hit"), [(["mg", "cr"], RD), (["mg", "rd"], CR), (["mg"], CR), (["mg", "rd", "cr", "corp"], CR)]
)
def test_20_5_event_29_targets_a_person_first_then_the_church(rules_play: list[str], hit: Faction) -> None:
    g = by_the_rules(*rules_play)
    perform(g, 29, MG)
    assert g.barred[hit.seat]


def test_20_5_event_29_costs_a_nonplayer_church_two_of_its_total() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 3
    perform(g, 29, CORP)
    assert g.totals[CR.seat] == 1


def test_20_5_event_30_coin_ends_most_opposition() -> None:
    g = by_the_rules()
    populate(g, ARSIA_MONS, -2)
    populate(g, RADAU, -1)
    populate(g, SINAI_PLANUM, 1)
    perform(g, 30, MG)
    assert (g.support[ARSIA_MONS.index], g.support[RADAU.index], g.support[SINAI_PLANUM.index]) == (0, 0, 1)


def test_20_5_event_30_red_dust_shifts_where_a_base_has_a_slot() -> None:
    g = by_the_rules()
    full = [space for space in DESERTS if space is not WILDERNESS][:12]
    for at, space in enumerate(full):
        put(g, space, **({"cr_base": 2} if at < 7 else {"corp_base": 1, "rd_base": 1}))
    perform(g, 30, RD)
    built = [space for space in DESERTS if g.count(space, RD_BASE) and space not in full]
    assert len(built) == 3
    assert all(g.support[space.index] == 0 for space in full)


def test_20_5_event_30_the_church_goes_from_passive_support_to_active_support() -> None:
    g = by_the_rules()
    populate(g, ARSIA_MONS, 2)
    populate(g, RADAU, 1)
    populate(g, SINAI_PLANUM, 1)
    populate(g, MARTH, -2)
    perform(g, 30, CR)
    assert [space for space in DESERTS if g.count(space, CR_BASE)] == [
        space for space in DESERTS if space in (ARSIA_MONS, RADAU, SINAI_PLANUM)
    ]


def test_20_5_event_31_marsgov_ends_a_campaign_that_hampers_it() -> None:
    g = by_the_rules()
    for number in (1, 9, 2):
        campaign(g, number)
    perform(g, 31, MG)
    assert g.campaigns_gone == [CAMPAIGNS[8]]


def test_20_5_event_34_marsgov_patrols_to_active_rebels_and_assaults() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, mg_troop=6)
    put(g, SINAI_PLANUM, rd_rebel_active=2)
    perform(g, 34, MG)
    assert g.count(SINAI_PLANUM, MG_TROOP) > 0
    assert g.count(SINAI_PLANUM, RD_REBEL) < 2


def test_20_5_event_34_red_dust_patrols_to_people_and_campaigns() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, rd_rebel_hidden=7)
    populate(g, ARSIA_MONS, -2)
    perform(g, 34, RD)
    assert sum(1 for space in DESERTS if g.support[space.index] == -1) == 1
    assert g.count(ARSIA_MONS, RD_HIDDEN) == 4


def test_20_5_event_34_the_church_patrols_to_an_enemy_base_and_attacks() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, cr_rebel_hidden=7)
    put(g, SINAI_PLANUM, corp_base=1)
    rig(g, 1, 1)
    perform(g, 34, CR)
    assert g.count(SINAI_PLANUM, CR_REBEL) == 3
    assert g.count(SINAI_PLANUM, CORP_BASE) == 0


def test_20_5_event_34_nobody_patrols_without_a_goal() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, cr_rebel_hidden=7)
    perform(g, 34, CR)
    assert g.count(ARSIA_MONS, CR_HIDDEN) == 7


def test_20_5_event_36_own_units_gather_at_a_rebel_base_and_assault() -> None:
    g = by_the_rules()
    put(g, SINAI_PLANUM, rd_base=1, rd_rebel_active=1)
    put(g, TENZING, mg_troop=12)
    perform(g, 36, MG)
    assert g.count(SINAI_PLANUM, MG_TROOP) > 0
    assert g.count(SINAI_PLANUM, RD_REBEL) == 0


def test_20_5_event_36_recon_activates_but_moves_nobody() -> None:
    g = by_the_rules()
    g.journal = Journal()
    put(g, SINAI_PLANUM, rd_base=1, rd_rebel_hidden=4)
    put(g, TENZING, mg_troop=6)
    put(g, DAEDALIA_PLANUM, mg_troop=6)
    perform(g, 36, MG)
    lines = told(g)
    begun = next(at for at, line in enumerate(lines) if line.startswith("MarsGov: Recon"))
    assert not [line for line in lines[begun:] if line.endswith("to Sinai Planum") and "Troop" in line]
    assert g.count(SINAI_PLANUM, RD_HIDDEN) == 0


# ------------------------------------------------------------------------------------------ 20.5 instructions, 37 to 48


def test_20_5_event_38_red_dust_cuts_a_line_by_its_column_for_damage() -> None:
    g = by_the_rules()
    for space in CITIES:
        populate(g, space, -2)
    populate(g, SHENZHOU, 0)
    perform(g, 38, RD)
    assert g.damage[SHENZHOU.index] == g.damage[NEW_CORDOBA.index] == 1
    assert g.count(SHENZHOU, RD_HIDDEN) == 1


def test_20_5_event_39_the_corporations_hit_where_they_have_units_and_rebels_are() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=2)
    put(g, EUROPA, rd_rebel_hidden=2, security=3)
    perform(g, 39, CORP)
    assert g.count(TENZING, RD_HIDDEN) == 2
    assert rebels_in(g, EUROPA) < 2


def test_20_5_event_39_the_church_turns_support_first_then_least_population() -> None:
    g = by_the_rules()
    populate(g, TENZING, 1)
    perform(g, 39, CR)
    assert g.damage[TENZING.index] == 1
    damaged = [space for space in CITIES if g.damage[space.index] and space is not TENZING]
    assert len(damaged) == 2
    assert all(space.green == min(city.green for city in CITIES) for space in damaged)


def test_20_5_event_45_marsgov_searches_where_its_units_are_near() -> None:
    g = by_the_rules()
    put(g, SINAI_PLANUM, rd_rebel_hidden=2)
    put(g, DAEDALIA_PLANUM, mg_troop=8)
    put(g, RADAU, rd_rebel_hidden=2)
    perform(g, 45, MG)
    assert rebels_in(g, RADAU) == 2
    assert rebels_in(g, SINAI_PLANUM) < 2


def test_20_5_event_45_red_dust_strikes_where_it_can_come() -> None:
    g = by_the_rules()
    put(g, SINAI_PLANUM, mg_troop=2)
    put(g, DAEDALIA_PLANUM, rd_rebel_hidden=8)
    put(g, RADAU, mg_troop=1)
    perform(g, 45, RD)
    assert g.count(SINAI_PLANUM, MG_TROOP) < 2
    assert g.count(RADAU, MG_TROOP) == 1


def test_20_5_event_46_marsgov_plays_shaded() -> None:
    g = by_the_rules()
    put(g, TENZING, corp_base=1, rd_rebel_hidden=1)
    perform(g, 46, MG)
    assert g.resources[CORP.seat] == 9


def test_20_5_event_48_red_dust_plays_the_first_campaign_it_draws() -> None:
    g = by_the_rules()
    first = g.campaign_deck[-1]
    perform(g, 48, RD)
    assert g.campaigns == [first]


# ------------------------------------------------------------------------------------ 20.5 under another faction's Event


def test_20_5_a_nonplayer_takes_what_the_event_of_a_person_offers_it() -> None:
    g = by_the_rules("corp")
    put(g, EUROPA, rd_rebel_hidden=2, security=3)
    g.current = EVENTS[38]
    run(unattended(g, play_event(g, MG, shaded=False)))
    assert rebels_in(g, EUROPA) < 2, "the Corporations hit the dissidents"


def test_20_5_a_nonplayer_declines_an_offer_that_leads_nowhere() -> None:
    g = by_the_rules("corp")
    put(g, EUROPA, rd_rebel_hidden=2)
    g.current = EVENTS[38]
    run(unattended(g, play_event(g, MG, shaded=False)))
    assert g.count(EUROPA, RD_HIDDEN) == 2, "the Corporations have no units there"


def test_20_5_red_dust_ambushes_when_the_church_of_a_person_begins_the_offensive() -> None:
    g = by_the_rules("rd")
    put(g, TENZING, rd_rebel_hidden=3, mg_base=1, mg_troop=1)
    g.current = EVENTS[32]
    run(unattended(g, play_event(g, CR, shaded=True)))
    assert "mg_base" not in pieces(g, TENZING)
    assert g.count(TENZING, RD_REBEL) == 3


# -------------------------------------------------------------------------------------------------------- 20.5 Assets


def test_20_5_cr7_is_critical_with_15_rebels_and_an_enemy_base_in_a_desert() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=15)
    assert not critical_asset(g, ASSETS[6])
    put(g, ARSIA_MONS, corp_base=1)
    assert critical_asset(g, ASSETS[6])


def test_20_5_cr7_children_travel_to_an_enemy_base_and_attack() -> None:
    g = by_the_rules()
    put(g, DAEDALIA_PLANUM, cr_rebel_hidden=12)
    put(g, SINAI_PLANUM, corp_base=1)
    rig(g, 6, 6)
    reveal(g, 7)
    assert g.count(SINAI_PLANUM, CR_REBEL) > 0, "they came, and Attacked"


def test_20_5_cr8_the_asteroid_strikes_most_population_whatever_the_enemies() -> None:
    """Shenzhou has as much Population and no enemies, but no storm approaches it."""
    g = by_the_rules()
    put(g, TENZING, mg_troop=5, cr_rebel_hidden=1)
    g.storm[TENZING.index] = APPROACHING
    reveal(g, 8)
    assert g.damage[TENZING.index] == 2
    assert g.count(TENZING, MG_TROOP) == 2, "half of 6 units, rounded up"
    assert g.count(TENZING, CR_HIDDEN) == 1, "its own go last"


def test_20_5_cr9_and_cr28_build_by_the_column_for_bases() -> None:
    g = reveal(by_the_rules(), 9)
    assert sum(g.count(space, CR_BASE) for space in MARS) == 3
    g = by_the_rules()
    g.totals[CR.seat] = 2
    for space in (ARSIA_MONS, RADAU):
        g.damage[space.index] = space.green
    put(g, ARSIA_MONS, cr_base=2)
    put(g, WILDERNESS, mg_troop=1)
    reveal(g, 28)
    assert pieces(g, RADAU) == {"cr_rebel_hidden": 2, "cr_base_conversion": 1}, "Arsia Mons has no slot, the Wilderness enemies"
    assert g.totals[CR.seat] == 3


def test_20_5_cr10_converts_red_dust_rebels() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=5)
    reveal(g, 10)
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1, "cr_rebel_hidden": 4}


def test_20_5_cr11_is_critical_with_forces_in_three_labyrinths() -> None:
    g = by_the_rules()
    for space in (TENZING, EUROPA):
        put(g, space, cr_rebel_hidden=1)
    assert not critical_asset(g, ASSETS[10])
    put(g, SHARMA, cr_base=1)
    assert critical_asset(g, ASSETS[10])
    g.totals[CR.seat] = 1
    reveal(g, 11)
    assert g.totals[CR.seat] == 4
    assert sum(g.count(space, CR_BASE) for space in CITIES) == 3


def test_20_5_cr12_the_labyrinth_is_found_first_then_a_patrol_next_to_it() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, mg_troop=2)
    put(g, CORONAE_MONTES, mg_troop=6)
    reveal(g, 12)
    assert g.damage[TENZING.index] == 1, "more Population than Gandhi and Sharma"
    assert g.count(ARSIA_MONS, MG_TROOP) == 0
    assert g.count(CORONAE_MONTES, MG_TROOP) == 6


def test_20_5_cr13_rebels_gather_at_a_desert_base_as_in_a_redeploy() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, cr_base=1)
    put(g, SINAI_PLANUM, cr_rebel_active=6)
    reveal(g, 13)
    assert g.count(ARSIA_MONS, CR_HIDDEN) == 3, "3 stay where a Base can come"
    assert g.count(SINAI_PLANUM, CR_HIDDEN) == 3


def test_20_5_cr27_troops_desert() -> None:
    g = by_the_rules()
    put(g, TENZING, mg_troop=3)
    put(g, EUROPA, security=1)
    reveal(g, 27)
    assert pieces(g, TENZING) == {"mg_troop": 1}
    assert pieces(g, EUROPA) == {}


def test_20_5_cr29_three_pilgrims_and_three_markers() -> None:
    g = by_the_rules()
    put(g, DISPLACED, population=4)
    put(g, SYRIA_PLANUM, cr_rebel_hidden=9)
    put(g, SHENZHOU, mg_troop=1)
    reveal(g, 29)
    assert sum(g.count(city, CR_HIDDEN) for city in CITIES) == 3
    assert g.count(DISPLACED, POPULATION) == 2, "4 and the Damage, less 3"


def test_20_5_a_capability_stays_and_its_operation_is_that_of_a_card() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 2
    put(g, TENZING, cr_rebel_hidden=3)
    reveal(g, 1)
    assert g.capabilities == [ASSETS[0]]
    assert g.totals[CR.seat] >= 3


def test_20_5_cr3_puts_the_rebel_back_in_the_first_space_that_was_assaulted() -> None:
    g = by_the_rules()
    capability(g, 3)
    mind = minds_for()[CR.seat]
    question = Question(CR.seat, "where?", [EUROPA, TENZING], [EUROPA, TENZING], None, "CR3", None, False)
    assert mind.answer(g, question) is EUROPA


def test_20_5_cr24_costs_a_human_marsgov_resources_else_profits() -> None:
    for rules_play, resources, profits in ((["cr"], 17, 10), (["cr", "mg"], 0, 9)):
        g = by_the_rules(*rules_play)
        capability(g, 24)
        g.damage[TENZING.index] = 1
        put(g, TENZING, cr_rebel_hidden=1)
        use_card(g, "UU")
        assert (g.resources[MG.seat], g.resources[CORP.seat]) == (resources, profits)


# --------------------------------------------------------------------------------------------- 20.4 the Asset Event check


def test_20_4_the_asset_check_reveals_as_many_as_the_total_and_discards_them_all() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 3
    g.assets = [ASSETS[29], ASSETS[20], ASSETS[19], ASSETS[18]]
    assert not run(unattended_bool(g, second=True))
    assert g.discards == [ASSETS[20], ASSETS[19], ASSETS[18]], "Resource cards have no Event"
    assert g.assets == [ASSETS[29]]
    assert g.totals[CR.seat] == 3


def test_20_4_the_first_plays_only_a_critical_asset_the_second_any_effective_one() -> None:
    for second in (False, True):
        g = by_the_rules()
        g.totals[CR.seat] = 2
        put(g, TENZING, rd_rebel_hidden=4)
        g.assets = [ASSETS[9], ASSETS[18]]
        assert run(unattended_bool(g, second)) is second
        assert g.totals[CR.seat] == (1 if second else 2)
    g = by_the_rules()
    g.totals[CR.seat] = 1
    g.assets = [ASSETS[8]]
    assert run(unattended_bool(g, second=False)), "The Reclaimer Faith is Critical"
    assert g.totals[CR.seat] == 0
    assert g.hand == []


def test_20_4_there_is_no_asset_check_without_a_deck() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 6
    g.assets = []
    assert not run(unattended_bool(g, second=True))


def unattended_bool(g: Mars, second: bool) -> Any:
    """The check, its questions answered."""
    found: list[bool] = []

    def check() -> Any:
        found.append((yield from asset_event(g, second)))

    yield from unattended(g, check())
    return found[0]


# ---------------------------------------------------------------------------------------------------- nothing unanswered


def known(question: Question) -> bool:
    """Whether the event minds understand a question about spaces or pieces."""
    if question.rule not in EVENT_RULES or not any(isinstance(one, Space | Group) for one in question.options):
        return True
    begins = [begin for begin, _ in BY_COLUMN] + [begin for begin, _ in BY_INSTRUCTION] + [begin for begin, _ in MOVES]
    begins += [PATROL_STARTS, *PATROL_GOES, *PATROL_KINDS, ONE_BY_ONE, *TAKES]
    return any(question.prompt.startswith(begin) for begin in begins)


def rehearse(trial: Mars, script: Any) -> None:
    minds = minds_for()
    for step in script:
        assert known(step), f"nothing says how to answer {step.prompt}"
        step.answer = minds[step.seat].answer(trial, step)


@pytest.mark.parametrize("seed", range(3))
def test_20_5_every_question_of_every_event_and_asset_has_its_answer(seed: int) -> None:
    """Each Non-Player's side of each Event, and each Asset, in positions of a real game; nothing breaks."""
    g = opening(Options(nonplayers=["mg", "corp", "rd", "cr"]), dice_for(seed))
    looked = 0
    try:
        while looked < 4:
            script = next_script(g)
            assert script is not None
            run(script)
            if g.phase == TURNS and not g.acted:
                looked += 1
                for by in FACTIONS:
                    for card in PLAIN_EVENTS:
                        if performed(by, card.number):
                            trial = rehearsal(g)
                            trial.current = card
                            rehearse(trial, play_event(trial, by, plays_shaded(by, card.number)))
                            assert [what for what in broken(trial) if "Event card" not in what] == []
                for asset in list(g.assets):
                    if asset.kind:
                        trial = rehearsal(g)
                        rehearse(trial, play_revealed(trial, asset))
                        assert broken(trial) == []
    except GameOver:
        assert looked
