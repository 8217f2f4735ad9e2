"""6 Characters, one by one, from nine to one."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.characters import (
    ALL_NINE,
    EXPLORER,
    FEMME_FATALE,
    PILOT,
    RECRUITER,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    SOLDIER,
    TRAVEL_AGENT,
    bit,
)
from fourthrock.games.mission_red_planet.launchpad import land

from .stage import act, colour, count, crew, dock, empty_table, hide, log, next_event, play, refused, resource, stand

# ---------------------------------------------------------------------------------------------------------- 9 Recruiter


def test_6_9_recruiter_takes_back_all_played_characters_and_himself() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    g.hand[0] = bit(PILOT)
    g.played[0] = ALL_NINE & ~bit(PILOT)
    act(g, "yellow", RECRUITER)
    assert g.hand[0] == ALL_NINE
    assert g.played[0] == 0
    assert crew(g, 0, "yellow") == 1


# ----------------------------------------------------------------------------------------------------------- 8 Explorer


def test_6_8_explorer_moves_the_same_astronaut_three_times() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1)
    table = act(g, "yellow", EXPLORER)
    play(table, "hellas>syrtis_major", "syrtis_major>tritonis_sinus", "tritonis_sinus>valles_marineris")
    assert count(g, "valles_marineris", "yellow") == 1
    assert table.over


def test_6_8_explorer_may_stop() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=2)
    table = act(g, "yellow", EXPLORER)
    play(table, "hellas>syrtis_major", "done")
    assert (count(g, "hellas", "yellow"), count(g, "syrtis_major", "yellow")) == (1, 1)
    assert table.over


def test_6_8_explorer_cannot_leave_or_reach_phobos() -> None:
    g = empty_table()
    stand(g, "phobos", yellow=1)
    stand(g, "hellas", yellow=1)
    table = act(g, "yellow", EXPLORER)
    assert "Phobos is next to nothing" in refused(table, "phobos>hellas")
    assert "Phobos is next to nothing" in refused(table, "hellas>phobos")


def test_6_8_explorer_goes_to_neighbours_only() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1)
    table = act(g, "yellow", EXPLORER)
    assert refused(table, "hellas>ausonia") == "Ausonia is not next to Hellas (rule 6.8)"


def test_6_8_explorer_moves_own_astronauts_only() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1)
    stand(g, "ausonia", blue=1)
    table = act(g, "yellow", EXPLORER)
    assert refused(table, "ausonia>tritonis_sinus") == "Yellow has nobody in Ausonia (rule 6.8)"


def test_6_8_explorer_with_nobody_on_mars_is_not_asked() -> None:
    g = empty_table()
    stand(g, "phobos", yellow=3)
    assert act(g, "yellow", EXPLORER).over


def test_6_8_explorer_walking_into_a_zone_turns_its_resource_up() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1)
    table = act(g, "yellow", EXPLORER)
    play(table, "hellas>syrtis_major", "done")
    assert table.view(1).zones[8].resource is not None
    assert any("is found at Syrtis Major" in line for line in log(table))


# ---------------------------------------------------------------------------------------------------------- 7 Scientist


def test_6_7_scientist_places_two_together_or_apart() -> None:
    for second, together in (("ship_24", 2), ("ship_27", 1)):
        g = empty_table()
        dock(g, 0, "ship_24")
        dock(g, 1, "ship_27")
        play(act(g, "yellow", SCIENTIST), "ship_24", second)
        assert crew(g, 0, "yellow") == together


def test_6_7_scientist_must_draw_without_a_discovery_in_play() -> None:
    g = empty_table()
    next_event(g, "blocks_of_ice")
    table = act(g, "yellow", SCIENTIST)
    assert table.over
    assert [card.token for card in g.held[0]][1:] == ["blocks_of_ice"]


def test_6_7_scientist_must_look_when_the_deck_is_empty() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens")
    hide(g, "ausonia", "synergy")
    g.events = []
    table = act(g, "yellow", SCIENTIST)
    assert "event deck is empty" in refused(table, "draw")
    play(table, "hellas")
    assert table.view(0).zones[4].card == "lichens"
    assert table.view(1).zones[4].card is None


def test_6_7_scientist_with_nothing_to_study_does_nothing() -> None:
    g = empty_table()
    g.events = []
    table = act(g, "yellow", SCIENTIST)
    assert table.over
    assert "The Scientist of Yellow finds nothing to study" in log(table)


def test_6_7_looked_at_discovery_stays_face_down() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens")
    table = act(g, "yellow", SCIENTIST)
    assert refused(table, "ausonia") == "no discovery lies here (rule 6.7)"
    play(table, "hellas")
    assert not table.view(0).zones[4].known_to_all
    assert "In Hellas lies Lichens" in log(table, 0)
    assert "In Hellas lies Lichens" not in log(table, 1) + log(table)


# ------------------------------------------------------------------------------------------------------- 6 Secret Agent


def test_6_6_secret_agent_boards_two_different_ships() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    dock(g, 2, "ship_30")
    table = act(g, "yellow", SECRET_AGENT)
    play(table, "ship_24")
    assert "rule 6.6" in refused(table, "ship_24")
    play(table, "ship_27", "ship_24")
    assert g.launched == [True, False, False]


def test_6_6_secret_agent_may_send_off_an_empty_ship() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    dock(g, 2, "ship_30")
    table = act(g, "yellow", SECRET_AGENT)
    play(table, "ship_24", "ship_27", "ship_30")
    assert g.launched == [False, False, True]
    land(g)
    assert g.ship[2] == -1


def test_6_6_secret_agent_with_one_ship_to_board_places_one_and_sends_one_off() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", blue=1)
    act(g, "yellow", SECRET_AGENT)
    assert crew(g, 0, "yellow") == 1
    assert g.launched[0]


def test_6_6_full_ship_cannot_be_sent_off() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=1)
    dock(g, 1, "ship_24")
    dock(g, 2, "ship_27")
    table = act(g, "yellow", SECRET_AGENT)
    play(table, "ship_13", "ship_24")
    assert "rule 6.6" in refused(table, "ship_13")


def test_6_6_nothing_is_sent_off_when_every_docked_ship_is_full() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=1)
    table = act(g, "yellow", SECRET_AGENT)
    assert "No ship is left that Yellow could send off" in log(table)
    assert g.launched[0]


# ----------------------------------------------------------------------------------------------------------- 5 Saboteur


def test_6_5_saboteur_with_a_single_ship_of_room_one_destroys_it_before_it_launches() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=1)
    table = act(g, "yellow", SABOTEUR)
    assert table.over
    assert g.ship[0] == -1
    assert g.memorial == [1, 1, 0]
    assert not any("launches" in line for line in log(table))


def test_6_5_saboteur_chooses_among_docked_ships_full_ones_too() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=2)
    dock(g, 1, "ship_24", orange=3)
    table = act(g, "yellow", SABOTEUR)
    play(table, "ship_24")
    assert g.memorial == [1, 0, 3]
    assert g.ship[1] == -1


def test_6_5_saboteur_without_a_docked_ship_does_nothing() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", launched=True, blue=2)
    assert act(g, "yellow", SABOTEUR).over
    assert g.memorial == [0, 0, 0]


# ------------------------------------------------------------------------------------------------------- 4 Femme Fatale


def test_6_4_femme_fatale_takes_a_place_aboard_thanks_to_the_astronaut_just_placed() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", blue=1)
    dock(g, 1, "ship_24")
    table = act(g, "yellow", FEMME_FATALE)
    play(table, "ship_14")
    assert (crew(g, 0, "yellow"), crew(g, 0, "blue")) == (2, 0)
    assert g.memorial == [0, 1, 0]
    assert g.supply[0] == 20


def test_6_4_femme_fatale_reaches_launched_ships_and_zones_where_she_is_present() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", launched=True, yellow=1, blue=2)
    stand(g, "syrtis_major", yellow=1, orange=1)
    stand(g, "hellas", blue=1)
    table = act(g, "yellow", FEMME_FATALE)
    assert table.ask.tokens == ["ship_14:blue", "syrtis_major:orange"]
    assert "Yellow has nobody at Hellas" in refused(table, "hellas:blue")
    play(table, "syrtis_major:orange")
    assert count(g, "syrtis_major", "yellow") == 2


def test_6_4_femme_fatale_on_phobos() -> None:
    g = empty_table()
    stand(g, "phobos", yellow=1, blue=1)
    act(g, "yellow", FEMME_FATALE)
    assert (count(g, "phobos", "yellow"), count(g, "phobos", "blue")) == (2, 0)


def test_6_4_femme_fatale_never_replaces_her_own() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=2, blue=1)
    stand(g, "ausonia", yellow=1, blue=1)
    table = act(g, "yellow", FEMME_FATALE)
    assert "rule 6.4" in refused(table, "hellas:yellow")


def test_6_4_femme_fatale_without_a_target_lapses() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=2)
    stand(g, "ausonia", blue=2)
    assert act(g, "yellow", FEMME_FATALE).over
    assert g.memorial == [0, 0, 0]


def test_6_4_femme_fatale_without_supply_lapses() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=22, blue=1)
    table = act(g, "yellow", FEMME_FATALE)
    assert table.over
    assert g.memorial == [0, 0, 0]


def test_6_4_femme_fatale_keeps_a_full_ship_full() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=1)
    act(g, "yellow", FEMME_FATALE)
    assert crew(g, 0, "yellow") == 2
    assert g.launched[0]


# ------------------------------------------------------------------------------------------------------- 3 Travel Agent


def test_6_3_travel_agent_fills_one_ship_with_three() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_14", blue=1)
    act(g, "yellow", TRAVEL_AGENT)
    assert crew(g, 0, "yellow") == 3


def test_6_3_travel_agent_with_room_for_two_at_most_places_nobody() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", blue=1)
    dock(g, 1, "ship_13")
    assert act(g, "yellow", TRAVEL_AGENT).over
    assert g.supply[0] == 22


def test_6_3_travel_agent_with_two_in_supply_places_nobody() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    stand(g, "hellas", yellow=20)
    act(g, "yellow", TRAVEL_AGENT)
    assert g.supply[0] == 2


def test_6_3_travel_agent_is_told_why_a_ship_is_too_small() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    dock(g, 2, "ship_14", blue=1)
    table = act(g, "yellow", TRAVEL_AGENT)
    assert refused(table, "ship_14") == "the ship has no room for three (rule 6.3)"


# ------------------------------------------------------------------------------------------------------------ 2 Soldier


def test_6_2_soldier_may_not_kill_in_the_inner_zones() -> None:
    g = empty_table()
    for where in ("syrtis_major", "valles_marineris", "hellas", "phobos"):
        stand(g, where, blue=1)
    table = act(g, "yellow", SOLDIER)
    assert refused(table, "syrtis_major:blue") == "Soldiers cannot kill in Syrtis Major (rule 6.2)"
    assert refused(table, "valles_marineris:blue") == "Soldiers cannot kill in Valles Marineris (rule 6.2)"
    assert table.ask.tokens == ["hellas:blue", "phobos:blue"]
    play(table, "phobos:blue")
    assert g.memorial[colour("blue")] == 1


def test_6_2_soldier_must_kill_his_own_if_there_is_nobody_else() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1)
    act(g, "yellow", SOLDIER)
    assert g.memorial[0] == 1


def test_6_2_soldier_kills_nobody_if_nobody_is_in_sight() -> None:
    g = empty_table()
    stand(g, "syrtis_major", blue=1)
    assert act(g, "yellow", SOLDIER).over
    assert g.memorial == [0, 0, 0]


def test_6_2_soldier_with_two_on_phobos_brings_down_one_or_two() -> None:
    for answers, down in ((("ausonia", "done"), 1), (("ausonia", "syrtis_major"), 2)):
        g = empty_table()
        stand(g, "phobos", yellow=2)
        stand(g, "hellas", blue=1)
        table = act(g, "yellow", SOLDIER)
        play(table, "hellas:blue")
        assert "done" not in table.ask.tokens
        assert "rule 6.2" in refused(table, "phobos")
        play(table, *answers)
        assert table.over
        assert count(g, "phobos", "yellow") == 2 - down


def test_6_2_soldier_brings_down_three_at_most() -> None:
    g = empty_table()
    stand(g, "phobos", yellow=5)
    table = act(g, "yellow", SOLDIER)
    play(table, "hellas", "hellas", "hellas")
    assert table.over
    assert (count(g, "phobos", "yellow"), count(g, "hellas", "yellow")) == (1, 3)
    assert g.faceup[4]


def test_6_2_soldier_with_nobody_on_phobos_moves_nobody() -> None:
    g = empty_table()
    stand(g, "hellas", blue=1)
    assert act(g, "yellow", SOLDIER).over


# -------------------------------------------------------------------------------------------------------------- 1 Pilot


def test_6_1_pilot_fills_a_ship_and_steers_it_before_it_launches() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", blue=1)
    table = act(g, "yellow", PILOT)
    play(table, "phobos")
    assert g.launched[0]
    land(g)
    assert (count(g, "phobos", "yellow"), count(g, "phobos", "blue")) == (2, 1)


def test_6_1_two_pilots_steer_the_same_ship_and_the_last_token_counts() -> None:
    g = empty_table()
    dock(g, 0, "ship_01", launched=True, orange=2)
    play(act(g, "yellow", PILOT), "hellas")
    play(act(g, "blue", PILOT), "ausonia")
    assert g.tokens_left[4] == g.tokens_left[1] == 1
    land(g)
    assert count(g, "ausonia", "orange") == 2
    assert g.tokens_left == [2] * 10


def test_6_1_pilot_without_a_ship_does_nothing() -> None:
    g = empty_table()
    table = act(g, "yellow", PILOT)
    assert table.over
    assert "The Pilot of Yellow has nothing to steer" in log(table)


def test_6_1_1_unbound_ship_with_a_pilots_token_asks_nobody_where_to() -> None:
    g = empty_table()
    dock(g, 0, "ship_36")
    dock(g, 1, "ship_13", blue=2)
    g.launched[1] = True
    g.supply[0] = 0
    play(act(g, "yellow", PILOT), "ship_36", "hellas")
    table = act(g, "blue", RECRUITER)
    assert table.over
    assert g.stacks[0] == [4]


def test_6_1_2_token_may_repeat_the_destination() -> None:
    g = empty_table()
    dock(g, 0, "ship_15")
    play(act(g, "yellow", PILOT), "hellas")
    assert g.stacks[0] == [4]


# ------------------------------------------------------------------------------------------------------------ 7 Arrivals


def test_7_1_landing_turns_the_resource_up_for_all_to_see() -> None:
    g = empty_table()
    resource(g, "hellas", "celerium", faceup=False)
    dock(g, 0, "ship_13", launched=True, yellow=2)
    land(g)
    assert g.faceup[4]
    assert g.resource[4] == 2


def test_7_2_zones_have_no_limit() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=20, blue=20)
    dock(g, 0, "ship_13", launched=True, yellow=2)
    land(g)
    assert count(g, "hellas", "yellow") == 22
