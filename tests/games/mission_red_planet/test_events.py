"""9 Event cards, 10 the revealing of the discoveries."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.characters import SCIENTIST
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.revealing import last_actions, reveal_discoveries
from fourthrock.games.mission_red_planet.zones import OUTER_ZONES
from fourthrock.table import Table

from .stage import (
    act,
    card,
    count,
    dock,
    empty_table,
    give,
    hide,
    log,
    lose,
    next_event,
    play,
    real,
    refused,
    resource,
    scene,
    stand,
)


def test_9_1_discovery_goes_face_down_under_an_outer_zone() -> None:
    g = empty_table()
    next_event(g, "lichens")
    table = act(g, "yellow", SCIENTIST)
    assert table.view(0).drawn == "lichens"
    assert table.view(1).drawn is None
    assert "Lichens" in table.ask.prompt
    play(table, "hellas")
    assert [seen.card for seen in table.view(0).zones if seen.discovery] == ["lichens"]
    assert [seen.card for seen in table.view(1).zones if seen.discovery] == [None]


def test_9_1_mission_is_kept_in_secret() -> None:
    g = empty_table()
    name = next(event.token for event in g.events if event.token.endswith("influence"))
    next_event(g, name)
    table = act(g, "yellow", SCIENTIST)
    assert table.over
    assert name in table.view(0).missions
    assert name not in table.view(1).missions
    assert table.view(1).colours[0].held == 2
    assert table.view(1).colours[0].cards is None


def test_9_1_only_the_drawer_reads_what_was_drawn() -> None:
    g = empty_table()
    next_event(g, "last_orders")
    table = act(g, "yellow", SCIENTIST)
    assert any("Last Orders" in line for line in log(table, 0))
    assert not any("Last Orders" in line for line in log(table, 1) + log(table, None))


def test_9_1_discovery_without_a_free_zone_is_discarded_openly_and_another_looked_at() -> None:
    g = empty_table()
    names = ["synergy", "toxic_vent", "subterfuge", "even_ground", "mother_lode", "ether_magnet", "ancient_ruins"]
    for where, name in zip(OUTER_ZONES, names):
        hide(g, where.token, name)
    next_event(g, "lichens")
    table = act(g, "yellow", SCIENTIST)
    play(table, "draw", "tritonis_sinus")
    assert table.view(None).event_discard == ["lichens"]
    assert table.view(0).zones[2].card == "subterfuge"


def test_9_2_one_discovery_a_zone_and_none_under_inner_zones_or_phobos() -> None:
    g = empty_table()
    hide(g, "tritonis_sinus", "lichens")
    next_event(g, "synergy")
    table = act(g, "yellow", SCIENTIST)
    play(table, "draw")
    assert refused(table, "tritonis_sinus") == "a discovery lies here already, and stays (rule 9.2)"
    for where in ("phobos", "syrtis_major", "valles_marineris"):
        assert refused(table, where) == "discoveries lie under outer zones only (rule 9.2)"
    assert len(table.ask.tokens) == 6


def test_9_3_event_discard_is_not_shuffled_again() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens")
    hide(g, "ausonia", "synergy")
    g.event_discard = g.events
    g.events = []
    table = act(g, "yellow", SCIENTIST)
    assert "rule 9.3" in refused(table, "draw")


def test_9_4_deck_and_places_of_discoveries_are_open() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens", known_to=(0,))
    view = real(g).view(None)
    assert view.event_deck == len(g.events)
    assert [seen.zone for seen in view.zones if seen.discovery] == ["hellas"]


# ---------------------------------------------------------------------------------------------------------- the actions


def actions(g: Planet) -> Table[Planet]:
    return scene(g, last_actions)


def test_10_1_last_orders_one_step_or_from_phobos_to_any_zone_of_mars() -> None:
    g = empty_table()
    give(g, "yellow", "last_orders")
    stand(g, "phobos", yellow=1)
    stand(g, "hellas", yellow=1)
    table = actions(g)
    play(table, "last_orders")
    assert "hellas>syrtis_major" in table.ask.tokens
    assert {item.token for item, _ in table.ask.refused()}.isdisjoint(table.ask.tokens)
    assert "rule 10.1" in refused(table, "hellas>ausonia")
    assert "rule 10.1" in refused(table, "ausonia>hellas")
    play(table, "phobos>valles_marineris")
    assert count(g, "valles_marineris", "yellow") == 1
    assert g.event_discard == [card("last_orders")]


def test_10_1_rescue_capsule_reaches_outer_zones_and_phobos() -> None:
    g = empty_table()
    give(g, "yellow", "rescue_capsule")
    lose(g, yellow=2)
    table = actions(g)
    play(table, "rescue_capsule")
    assert "rule 10.1" in refused(table, "syrtis_major")
    play(table, "phobos")
    assert count(g, "phobos", "yellow") == 1
    assert g.memorial[0] == 1
    assert g.faceup[9]


def test_10_1_action_that_can_do_nothing_is_refused() -> None:
    g = empty_table()
    give(g, "yellow", "last_orders")
    give(g, "yellow", "rescue_capsule")
    table = actions(g)
    assert "nobody who could move" in refused(table, "last_orders")
    assert "Memorial" in refused(table, "rescue_capsule")


def test_10_1_several_actions_in_any_order() -> None:
    g = empty_table()
    give(g, "yellow", "last_orders")
    give(g, "yellow", "rescue_capsule")
    lose(g, yellow=1)
    table = actions(g)
    play(table, "rescue_capsule", "hellas", "last_orders", "hellas>syrtis_major")
    assert table.over
    assert count(g, "syrtis_major", "yellow") == 1


def test_10_1_asked_in_turn_order_and_passing_keeps_the_card() -> None:
    g = empty_table()
    g.first = 1
    stand(g, "hellas", yellow=1, blue=1)
    give(g, "yellow", "last_orders")
    give(g, "blue", "rescue_capsule")
    table = actions(g)
    assert table.ask.seat == 1
    play(table, "pass")
    assert table.ask.seat == 0
    play(table, "pass")
    assert g.held[0][1:] == [card("last_orders")]


def test_10_1_whoever_holds_a_drawn_card_is_asked_so_that_asking_betrays_nothing() -> None:
    g = empty_table()
    mission = next(event.token for event in g.events if event.token.endswith("influence"))
    give(g, "blue", mission)
    table = actions(g)
    assert table.ask.seat == 1
    assert table.ask.tokens == ["pass"]
    assert not [*table.ask.refused()], "cards that the seat does not hold are not spoken of"


def test_11_6_self_playing_actions_are_not_played_now() -> None:
    g = empty_table()
    give(g, "yellow", "blocks_of_ice")
    assert "rule 11.6" in refused(actions(g), "blocks_of_ice")


# ------------------------------------------------------------------------------------------------------ the discoveries


def test_10_2_all_discoveries_are_turned_up() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens")
    reveal_discoveries(g)
    assert real(g).view(None).zones[4].card == "lichens"


def test_10_3_native_resistance_takes_one_of_each_colour_present() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=3, blue=1)
    hide(g, "hellas", "native_resistance")
    reveal_discoveries(g)
    assert (count(g, "hellas", "yellow"), count(g, "hellas", "blue")) == (2, 0)
    assert g.memorial == [1, 1, 0]


def test_10_3_ether_magnet_draws_the_crews_of_docked_ships_down() -> None:
    g = empty_table()
    dock(g, 0, "ship_24", yellow=2, blue=1)
    dock(g, 1, "ship_27", tokens=("hellas",), orange=1)
    hide(g, "ausonia", "ether_magnet")
    reveal_discoveries(g)
    assert [count(g, "ausonia", who) for who in ("yellow", "blue", "orange")] == [2, 1, 1]
    assert g.load == [0, 0, 0]
    assert g.ship[0] >= 0
    assert g.stacks[1] == [4]
    assert g.faceup[1]


def test_10_3_shifting_deposits_swaps_with_the_spare_and_keeps_the_facing() -> None:
    for faceup in (True, False):
        g = empty_table()
        resource(g, "hellas", "celerium", faceup=faceup)
        g.spare, spare = 0, g.spare
        g.resource[0] = spare
        hide(g, "hellas", "shifting_deposits")
        reveal_discoveries(g)
        assert (g.resource[4], g.spare, g.faceup[4]) == (0, 2, faceup)


def test_10_3_a_whole_ending_goes_on_to_the_final_scoring() -> None:
    g = empty_table()
    g.step = 12
    stand(g, "hellas", yellow=1)
    table = real(g)
    assert table.over
    assert table.view(None).over
    assert table.view(None).track[g.step] == "final_scoring"
