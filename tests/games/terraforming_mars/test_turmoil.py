"""Turmoil by the rule book: setup, delegates, leaders, dominance, influence, policies, the phase step by step, final points."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.stage import (
    card,
    corporation,
    delegates,
    give,
    me,
    oceans,
    on_table,
    play,
    put,
    rich,
    rule,
    stage,
    start,
    tags,
    why,
)

from fourthrock.games.terraforming_mars import GAME, scoring, turmoil
from fourthrock.games.terraforming_mars.committee import delegates as sent
from fourthrock.games.terraforming_mars.committee import influence, party_size, recall, settle
from fourthrock.games.terraforming_mars.global_events import ALL_EVENTS
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import (
    ENERGY,
    GREENS,
    HEAT,
    KELVINISTS,
    MARS_FIRST,
    MC,
    OVER,
    PLANTS,
    REDS,
    SCIENTISTS,
    STEEL,
    TITANIUM,
    TURMOIL_EVENT,
    TURMOIL_GOVERNMENT,
    UNITY,
)
from fourthrock.table import dice_for
from fourthrock.table.game import read_options


def rich_stage(seats: int = 3) -> Mars:
    g = stage(seats)
    for seat in range(seats):
        rich(g, seat)
    return g


def done(script: object) -> None:
    """Run a script that asks nothing."""
    for _ in script:  # type: ignore[attr-defined]
        raise AssertionError("it asks")


# ------------------------------------------------------------------------------------------------------------------- setup


def test_15_2_everybody_has_seven_delegates_and_the_chair_is_neutral() -> None:
    g = GAME.setup(3, GAME.options(), dice_for(1))
    assert g.lobby == [1, 1, 1]
    assert g.reserve[:3] == [6, 6, 6]
    assert g.chairman == 3
    assert g.reserve[3] + sum(g.delegates) + 1 == 14


@pytest.mark.parametrize("seed", range(8))
def test_15_3_two_events_are_laid_out_and_the_first_party_is_dominant(seed: int) -> None:
    g = GAME.setup(2, GAME.options(), dice_for(seed))
    assert g.coming is not None
    assert g.distant is not None
    assert g.current is None
    assert g.dominant == g.coming.revealed
    assert g.leader[g.coming.revealed] == g.seats
    assert party_size(g, g.coming.revealed) == (2 if g.distant.revealed == g.coming.revealed else 1)
    assert g.ruling == GREENS


def test_15_5_extra_events_only_with_their_sets() -> None:
    options = read_options(GAME, {"extra_events": True, "colonies": True})
    g = GAME.setup(2, options, dice_for(1))
    assert len(g.events) + 2 == 31 + 2
    assert len(GAME.setup(2, GAME.options(), dice_for(1)).events) + 2 == 31


def test_10_2_terraformer_needs_26() -> None:
    assert GAME.setup(2, GAME.options(), dice_for(1)).milestones[0].least == 26
    without = read_options(GAME, {"turmoil": False})
    assert GAME.setup(2, without, dice_for(1)).milestones[0].least == 35


# --------------------------------------------------------------------------------------------------------------- delegates


def test_15_6_the_lobby_delegate_is_free_and_the_others_cost_5() -> None:
    g = rich_stage()
    table = play(start(g), "lobby:reds")
    assert me(table).stock[MC] == 50
    assert table.position.lobby[0] == 0
    assert "no delegate in the lobby" in why(table, "lobby:reds")
    play(table, "reserve:reds")
    assert me(table).stock[MC] == 45
    assert table.position.reserve[0] == 5
    assert sent(table.position, REDS, 0) == 2


def test_15_6_a_reserve_delegate_may_be_paid_while_one_waits_in_the_lobby() -> None:
    assert why(start(rich_stage()), "reserve:unity") == ""


def test_15_6_without_5_megacredits_no_delegate_from_the_reserve() -> None:
    g = stage()
    g.players[0].stock[MC] = 4
    assert why(start(g), "reserve:unity") == "costs 5 M€, you have 4 (rule 15.6)"


def test_15_13_with_an_empty_reserve_none_can_be_sent() -> None:
    g = rich_stage()
    delegates(g, "reds", 0, 6)
    assert "no delegate in your reserve" in why(start(g), "reserve:unity")


def test_15_7_the_first_leads_and_only_more_take_over() -> None:
    g = rich_stage()
    delegates(g, "unity", 1, 1)
    assert g.leader[UNITY] == 1
    delegates(g, "unity", 0, 1)
    assert g.leader[UNITY] == 1
    delegates(g, "unity", 0, 1)
    assert g.leader[UNITY] == 0
    delegates(g, "unity", -1, 3)
    assert g.leader[UNITY] == g.seats


def test_15_7_after_a_removal_the_next_in_order_leads_and_neutral_comes_last() -> None:
    g = rich_stage()
    delegates(g, "unity", 1, 2)
    delegates(g, "unity", -1, 2)
    delegates(g, "unity", 0, 2)
    recall(g, 1, UNITY)
    assert g.leader[UNITY] == 0


def test_15_8_dominance_moves_to_more_and_not_to_as_many() -> None:
    g = rich_stage()
    delegates(g, "unity", 0, 2)
    assert g.dominant == UNITY
    delegates(g, "greens", 1, 2)
    assert g.dominant == UNITY
    delegates(g, "greens", 1, 1)
    assert g.dominant == GREENS


def test_15_11_influence_is_chair_leader_and_another_delegate() -> None:
    g = rich_stage()
    player = g.players[0]
    assert influence(g, player) == 0
    delegates(g, "unity", 0, 1)
    assert influence(g, player) == 1
    delegates(g, "unity", 0, 1)
    assert influence(g, player) == 2
    g.chairman = 0
    assert influence(g, player) == 3
    delegates(g, "unity", 1, 1)
    assert influence(g, g.players[1]) == 1
    delegates(g, "greens", 1, 2)
    assert influence(g, g.players[1]) == 1


# ---------------------------------------------------------------------------------------------------------------- policies


def test_16_2_mars_first_gives_steel_for_every_tile_of_ones_own() -> None:
    g = rich_stage()
    rule(g, "mars-first")
    table = play(start(g), "project:aquifer", "a2", "project:city", "c3")
    assert me(table).stock[STEEL] == 52
    assert me(table, 1).stock[STEEL] == 50


def test_16_2_greens_pay_4_for_a_greenery() -> None:
    g = rich_stage()
    rule(g, "greens")
    table = play(start(g), "convert:plants", "c3")
    assert me(table).stock[MC] == 54


def test_16_2_unity_makes_titanium_worth_more_in_the_action_phase() -> None:
    from fourthrock.games.terraforming_mars.payment import titanium_value

    g = rich_stage()
    rule(g, "unity")
    assert titanium_value(g, g.players[0]) == 4
    g.phase = TURMOIL_EVENT
    assert titanium_value(g, g.players[0]) == 3


def test_16_2_kelvinists_sell_production_as_often_as_one_likes() -> None:
    g = rich_stage()
    rule(g, "kelvinists")
    table = play(start(g), "policy:kelvinists", "policy:kelvinists")
    assert me(table).production[HEAT] == 7
    assert me(table).production[ENERGY] == 7
    assert me(table).stock[MC] == 30


def test_16_2_scientists_sell_three_cards_once() -> None:
    g = rich_stage()
    rule(g, "scientists")
    table = play(start(g), "policy:scientists")
    assert len(me(table).hand) == 3
    assert me(table).stock[MC] == 40
    assert "already" in why(table, "policy:scientists")


def test_16_2_helion_pays_a_policy_with_heat() -> None:
    g = stage()
    corporation(g, 0, "helion")
    rule(g, "kelvinists")
    g.players[0].stock[HEAT] = 10
    table = play(start(g), "policy:kelvinists")
    assert me(table).stock == [0, 0, 0, 0, 0, 0]
    assert me(table).production[HEAT] == 1


# ------------------------------------------------------------------------------------------------------------ the Reds' tax


def reds(money: int) -> Mars:
    g = stage()
    rule(g, "reds")
    g.players[0].stock = [money, 0, 0, 8, 0, 8]
    return g


@pytest.mark.parametrize(
    ("action", "price", "areas"),
    [
        ("project:asteroid", 14, ()),
        ("project:aquifer", 18, ("a2",)),
        ("project:greenery", 23, ("c3",)),
        ("convert:heat", 0, ()),
        ("convert:plants", 0, ("c3",)),
        ("project:air-scrapping", 15, ()),
    ],
)
def test_16_14_every_step_costs_3(action: str, price: int, areas: tuple[str, ...]) -> None:
    table = play(start(reds(price + 3)), action, *areas)
    assert me(table).tr == 21
    assert me(table).stock[MC] == 0
    assert "the Reds take 3 M€" in why(start(reds(price + 2)), action)


def test_16_14_chained_steps_are_foreseen() -> None:
    g = reds(6)
    g.temperature = -2
    table = play(start(g), "convert:heat", "a2")
    assert me(table).tr == 22
    assert me(table).stock[MC] == 0
    g = reds(5)
    g.temperature = -2
    assert "the Reds take 6 M€" in why(start(g), "convert:heat")


def test_16_14_oxygen_at_8_warms_and_both_are_taxed() -> None:
    g = reds(6)
    g.oxygen = 7
    table = play(start(g), "convert:plants", "c3")
    assert (g.oxygen, g.temperature) == (8, -28)
    assert me(table).tr == 22
    assert me(table).stock[MC] == 0


def test_16_14_a_finished_track_is_not_taxed() -> None:
    g = reds(0)
    g.temperature = 8
    assert why(start(g), "convert:heat") == ""


def test_16_14_metal_pays_the_price_but_not_the_tax() -> None:
    g = reds(2)
    g.players[0].stock[TITANIUM] = 20
    give(g, 0, "comet")
    assert "the Reds take 6 M€" in why(start(g), "comet")
    g.players[0].stock[MC] = 6
    table = play(start(g), "comet")
    while "Place the ocean" not in table.ask.prompt:
        table.play(table.ask.tokens[0])
    table.play("a2")
    assert me(table).tr == 22
    assert me(table).stock[MC] == 0


def test_16_14_cards_that_raise_tr_and_actions_are_taxed() -> None:
    g = reds(14 + 6)
    give(g, 0, "release-of-inert-gases")
    table = play(start(g), "release-of-inert-gases")
    assert me(table).tr == 22
    assert me(table).stock[MC] == 0
    g = reds(2)
    on_table(g, 0, "regolith-eaters")
    put(g, "regolith-eaters", 2)
    assert "the Reds take 3 M€" in why(start(g), "use:regolith-eaters:1")
    assert why(start(g), "use:regolith-eaters:2") == ""


def test_16_14_helion_pays_the_tax_with_heat() -> None:
    g = reds(0)
    corporation(g, 0, "helion")
    g.players[0].stock[HEAT] = 11
    table = play(start(g), "convert:heat")
    assert me(table).tr == 21
    assert me(table).stock[HEAT] == 0
    g = reds(0)
    corporation(g, 0, "helion")
    g.players[0].stock[HEAT] = 10
    assert "the Reds take 3 M€" in why(start(g), "convert:heat")


def test_16_14_nobody_is_taxed_for_anothers_step_or_outside_the_action_phase() -> None:
    from fourthrock.games.terraforming_mars.rating import gain_tr

    g = reds(9)
    gain_tr(g, g.players[1], 1)
    assert g.players[1].tr == 21
    g.phase = TURMOIL_GOVERNMENT
    gain_tr(g, g.players[0], 1)
    assert g.players[0].tr == 21
    assert g.players[0].stock[MC] == 9


# --------------------------------------------------------------------------------------------------- the phase step by step


def event(name: str) -> object:
    return next(other for other in ALL_EVENTS if other.token == f"event:{name}")


def at_turmoil(seats: int = 3) -> Mars:
    g = rich_stage(seats)
    g.phase = TURMOIL_EVENT
    g.events = [other for other in ALL_EVENTS[:31] if other.token not in ("event:riots", "event:pandemic", "event:snow-cover")]
    g.current = None
    g.coming = event("riots")  # type: ignore[assignment]
    g.distant = event("pandemic")  # type: ignore[assignment]
    delegates(g, "unity", 0, 2)
    delegates(g, "unity", 1, 1)
    return g


def test_16_4_everybody_loses_1_tr_and_never_below_0() -> None:
    g = at_turmoil()
    g.players[1].tr = 0
    done(turmoil.revision_and_event(g))
    assert [player.tr for player in g.players] == [19, 0, 19]


def test_16_8_new_government() -> None:
    """(a) Unity rules, (b) pays its bonus, (c) sends delegates home, (d) its leader takes the chair and a TR."""
    g = at_turmoil()
    tags(g, 0, venus=1, earth=2, jovian=1)
    g.lobby[0] = 0
    g.reserve[0] += 1
    neutral = g.reserve[g.seats]
    g.phase = TURMOIL_GOVERNMENT
    done(turmoil.new_government(g))
    assert g.ruling == UNITY
    assert g.players[0].stock[MC] == 54
    assert g.chairman == 0
    assert g.players[0].tr == 21
    assert sent(g, UNITY, 0) == sent(g, UNITY, 1) == 0
    assert g.reserve[0] == 7 - 1 - 1
    assert g.lobby == [1, 1, 1]
    assert g.reserve[1] == 6
    assert g.reserve[g.seats] == neutral + 1 - 2


def test_16_11_events_move_on_and_bring_neutral_delegates() -> None:
    g = at_turmoil()
    riots, pandemic, next_one = g.coming, g.distant, g.events[-1]
    assert riots is not None
    done(turmoil.new_government(g))
    assert (g.current, g.coming, g.distant) == (riots, pandemic, next_one)
    assert sent(g, riots.current, g.seats) >= 1
    assert sent(g, next_one.revealed, g.seats) >= 1


def test_16_11_without_a_new_event_none_is_announced() -> None:
    g = at_turmoil()
    g.events = []
    done(turmoil.new_government(g))
    assert g.distant is None


@pytest.mark.parametrize(
    ("party", "bonus"),
    [(MARS_FIRST, 3), (SCIENTISTS, 4), (UNITY, 5 + 6 + 7), (GREENS, 8 + 9 + 10), (KELVINISTS, 5), (REDS, 0)],
)
def test_16_1_ruling_bonuses(party: int, bonus: int) -> None:
    g = rich_stage()
    tags(g, 0, building=3, science=4, venus=5, earth=6, jovian=7, plant=8, microbe=9, animal=10)
    g.players[0].tr = 30
    g.ruling = party
    turmoil.ruling_bonus(g)
    assert g.players[0].stock[MC] == 50 + bonus


def test_16_10_the_reds_give_tr_to_all_of_the_lowest() -> None:
    g = rich_stage()
    g.players[0].tr = 25
    g.ruling = REDS
    turmoil.ruling_bonus(g)
    assert [player.tr for player in g.players] == [25, 21, 21]


def test_15_9_a_tie_for_dominance_goes_clockwise_from_the_ruling_party() -> None:
    """From Unity the next clockwise are Scientists, then Mars First, Kelvinists, Reds, Greens."""
    g = at_turmoil()
    delegates(g, "greens", 2, 1)
    delegates(g, "kelvinists", 2, 1)
    g.events, g.coming, g.distant = [], None, None
    done(turmoil.new_government(g))
    assert g.dominant == KELVINISTS


def test_15_9_a_larger_party_wins_over_a_nearer_one() -> None:
    g = at_turmoil()
    delegates(g, "greens", 2, 2)
    delegates(g, "kelvinists", 2, 1)
    g.events, g.coming, g.distant = [], None, None
    done(turmoil.new_government(g))
    assert g.dominant == GREENS


def test_16_9_the_same_party_may_rule_again() -> None:
    g = at_turmoil()
    g.ruling = UNITY
    tags(g, 1, earth=1)
    done(turmoil.new_government(g))
    assert g.ruling == UNITY
    assert g.players[1].stock[MC] == 51
    assert g.chairman == 0


def test_16_8_a_neutral_leader_becomes_chairman_and_nobody_gains_tr() -> None:
    g = rich_stage()
    delegates(g, "reds", -1, 1)
    g.players[0].tr = 30
    done(turmoil.new_government(g))
    assert g.chairman == g.seats
    assert g.players[0].tr == 30


def test_15_13_an_empty_reserve_leaves_the_lobby_empty() -> None:
    g = rich_stage()
    delegates(g, "reds", 0, 6)
    g.lobby[0] = 0
    g.delegates[UNITY * (g.seats + 1)] += 1
    settle(g, UNITY)
    delegates(g, "greens", 1, 6)
    delegates(g, "greens", -1, 1)
    done(turmoil.new_government(g))
    assert g.lobby[0] == 0


def test_16_3_the_first_generation_has_no_event_and_the_phase_comes_after_production() -> None:
    g = rich_stage(2)
    g.players[1].passed = True
    table = play(start(g), "pass")
    assert "world government" in table.ask.prompt
    play(table, "world:venus")
    assert g.generation == 2
    assert g.players[1].tr == 19 + (g.ruling == REDS)
    assert g.current is not None


def test_16_13_no_turmoil_when_the_game_ends() -> None:
    g = rich_stage(2)
    g.temperature, g.oxygen = 8, 14
    oceans(g, "a2", "a4", "a5", "b6", "d8", "e4", "e5", "e6", "f6")
    g.players[0].stock[PLANTS] = g.players[1].stock[PLANTS] = 0
    g.players[0].production[PLANTS] = g.players[1].production[PLANTS] = 0
    g.players[1].passed = True
    table = play(start(g), "pass")
    assert table.over
    assert g.phase == OVER
    assert [player.tr for player in g.players] == [20, 20]


def test_13_3_leaders_and_chairman_are_a_point_each() -> None:
    g = rich_stage()
    delegates(g, "unity", 0, 1)
    delegates(g, "greens", 0, 1)
    g.chairman = 0
    lines = dict(scoring.score_lines(g, g.players[0]))
    assert lines["Party leaders"] == 2
    assert lines["Chairman"] == 1
    assert dict(scoring.score_lines(g, g.players[1]))["Party leaders"] == 0


def test_18_8_alone_the_reds_bonus_ends_at_20() -> None:
    for tr, after in [(20, 21), (21, 21)]:
        g = stage(1)
        g.players[0].tr = tr
        g.phase = TURMOIL_GOVERNMENT
        g.ruling = REDS
        turmoil.ruling_bonus(g)
        assert g.players[0].tr == after


def test_15_12_two_delegates_open_a_party_card() -> None:
    g = rich_stage()
    rule(g, "reds")
    give(g, 0, "supported-research")
    assert "Scientists do not rule, and you have 0 of the 2 delegates needed there" in why(start(g), "supported-research")
    delegates(g, "scientists", 0, 2)
    assert why(start(g), "supported-research") == ""
    assert card("supported-research") in g.players[0].hand
