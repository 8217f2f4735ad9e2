"""3 The round track, 4 the round."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.characters import (
    ALL_NINE,
    RECRUITER,
    SOLDIER,
    TRAVEL_AGENT,
    bit,
)
from fourthrock.games.mission_red_planet.track import TRACK
from fourthrock.table import Table

from .stage import (
    choose,
    colour,
    count,
    dock,
    empty_table,
    kept,
    log,
    new_game,
    play,
    real,
    refused,
    stand,
)


def random_game(seats: int, seed: int) -> Table:  # type: ignore[type-arg]
    table = new_game(seats, seed)
    dice = table.position.dice.copy()
    while not table.over:
        question = table.ask
        table.answer(dice.choose(question.options), question)
    return table


def test_3_1_order_of_the_track() -> None:
    assert [step.token for step in TRACK] == [
        *[f"round_{n}" for n in range(1, 6)],
        "production_1",
        *[f"round_{n}" for n in range(6, 9)],
        "production_2",
        "round_9",
        "round_10",
        "reveal_discovery",
        "production_3",
        "final_scoring",
    ]


def test_3_1_a_game_walks_the_whole_track() -> None:
    table = random_game(3, 4)
    headings = [str(entry) for entry in table.journal.entries if entry.level == 0]  # type: ignore[union-attr]
    assert headings == ["Missions are dealt", *[step.name for step in TRACK]]


def test_4_1_all_choose_at_once() -> None:
    table = kept(new_game(4))
    assert table.seats_asked == [0, 1, 2, 3]


def test_4_1_a_choice_is_hidden_until_it_is_revealed() -> None:
    table = kept(new_game(3))
    choose(table, "pilot", "soldier", "recruiter")
    assert table.view(0).colours[0].chosen == "pilot"
    for seat in (1, 2, None):
        seen = table.view(seat).colours[0]
        assert seen.chosen is None
        assert seen.waiting
        assert "pilot" in seen.hand
    assert table.view(0).colours[2].revealed == "recruiter"


def test_4_1_nothing_is_known_of_a_choice_while_others_still_choose() -> None:
    table = kept(new_game(3))
    before = table.view(1)
    table.play("pilot", 0)
    assert table.view(1) == before


def test_4_2_countdown_runs_from_nine_to_one() -> None:
    table = kept(new_game(3))
    choose(table, "soldier", "recruiter", "travel_agent")
    while table.position.step == 0:
        table.answer(table.ask.options[0], table.ask)
    revealed = [line for line in log(table) if "reveals the" in line]
    assert revealed == ["Blue reveals the Recruiter", "Orange reveals the Travel Agent", "Yellow reveals the Soldier"]


def test_4_2_same_number_acts_in_turn_order() -> None:
    g = empty_table(4)
    dock(g, 0, "ship_24")
    g.first = 2
    table = real(g)
    choose(table, "pilot", "pilot", "soldier", "pilot")
    assert g.order == [2, 3, 0, 1]


def test_4_2_all_with_the_number_reveal_before_the_first_of_them_acts() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    table = real(g)
    choose(table, "explorer", "explorer", "pilot")
    assert [turn.character for turn in table.view(2).order] == ["explorer", "explorer"]
    assert table.ask.seat == 0


def test_4_2_2_up_to_three_steps_may_be_none() -> None:
    g = empty_table(3)
    stand(g, "hellas", yellow=1)
    table = real(g)
    choose(table, "explorer", "travel_agent", "travel_agent")
    play(table, "done")
    assert count(table.position, "hellas", "yellow") == 1


def test_4_2_3_full_ship_launches_only_when_the_character_is_finished() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_13", blue=1)
    dock(g, 1, "ship_24")
    stand(g, "hellas", yellow=1)
    table = real(g)
    choose(table, "explorer", "pilot", "pilot")
    play(table, "ship_13")
    assert g.load[0] == 2
    assert not g.launched[0]
    play(table, "done")
    assert table.position.launched[0]


def test_4_2_3_the_next_colour_finds_the_ship_launched() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_13", blue=1)
    dock(g, 1, "ship_24")
    dock(g, 2, "ship_27")
    table = real(g)
    choose(table, "recruiter", "recruiter", "pilot")
    play(table, "ship_13")
    assert refused(table, "ship_13") == "the ship has launched: nobody boards it, and it cannot be stopped (rule 5.5)"


def test_4_2_4_played_character_cannot_be_chosen_again() -> None:
    g = empty_table(3)
    g.hand[0] = ALL_NINE & ~bit(SOLDIER)
    g.played[0] = bit(SOLDIER)
    table = real(g)
    assert "rule 4.2.4" in refused(table, "soldier")
    assert "soldier" not in table.ask.tokens


def test_4_2_4_played_character_is_seen_by_all() -> None:
    g = empty_table(3)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    assert table.position.step == 1
    assert [seen.played for seen in table.view(None).colours] == [["travel_agent"]] * 3


def test_4_3_ships_land_and_are_discarded() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_13", launched=True, yellow=1, blue=1)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    g = table.position
    assert (count(g, "hellas", "yellow"), count(g, "hellas", "blue")) == (1, 1)
    assert [ship.token for ship in g.ship_discard] == ["ship_13"]


def test_4_3_docked_ships_stay_with_their_crews() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_14", yellow=1)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    assert table.position.load[0] == 1
    assert table.view(None).docks[0].ship == "ship_14"


def test_4_3_empty_ship_is_only_discarded_unbound_or_not() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_31", launched=True)
    dock(g, 1, "ship_13", launched=True)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    g = table.position
    assert {ship.token for ship in g.ship_discard} >= {"ship_31", "ship_13"}
    assert not any(g.on)
    assert not any(g.faceup)


def test_4_4_every_open_dock_gets_a_ship() -> None:
    g = empty_table(4)
    dock(g, 1, "ship_14", yellow=1)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent", "travel_agent")
    docks = table.view(None).docks
    assert docks[1].ship == "ship_14"
    assert all(place.ship is not None for place in docks)
    assert table.view(None).ship_deck == 36 - 4


def test_4_4_empty_deck_is_made_anew_from_the_discard() -> None:
    g = empty_table(3)
    g.ship_discard, g.ship_deck = g.ship_deck[1:], g.ship_deck[:1]
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    view = table.view(None)
    assert view.ship_discard == []
    assert view.ship_deck == 33


def test_4_4_unbound_ships_may_come() -> None:
    g = empty_table(3)
    g.ship_deck.sort(key=lambda ship: -1 if ship.zone is not None else 1)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    assert [place.printed for place in table.view(None).docks] == [None, None, None]


def test_4_5_who_acted_last_is_first_player() -> None:
    g = empty_table(4)
    table = real(g)
    choose(table, "travel_agent", "pilot", "soldier", "recruiter")
    assert table.position.first == colour("blue")


def test_4_5_the_last_in_turn_order_of_the_lowest_number() -> None:
    g = empty_table(3)
    g.first = 1
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    assert table.position.first == 0


def test_4_6_next_round_asks_all_again_with_one_character_less() -> None:
    g = empty_table(3)
    table = real(g)
    choose(table, "travel_agent", "travel_agent", "travel_agent")
    assert table.seats_asked == [0, 1, 2]
    assert len(table.ask.tokens) == 8
    assert table.position.hand == [ALL_NINE & ~bit(TRAVEL_AGENT)] * 3


def test_4_1_last_character_in_hand_is_chosen_by_itself() -> None:
    g = empty_table(3)
    for c in range(3):
        g.hand[c] = bit(RECRUITER)
        g.played[c] = ALL_NINE & ~bit(RECRUITER)
    table = real(g)
    assert table.position.hand == [ALL_NINE] * 3
    assert table.position.step == 1
