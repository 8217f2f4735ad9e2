"""What a player reads while choosing: prompts, remarks beside the options, the log."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.characters import EXPLORER, RECRUITER, SABOTEUR, SCIENTIST, SECRET_AGENT

from .stage import act, dock, empty_table, hide, log, new_game, play, real, ship, stand, zone


def test_ships_are_offered_with_destination_and_crew() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", blue=1)
    dock(g, 1, "ship_36")
    question = act(g, "yellow", RECRUITER).ask
    assert question.note_on(ship("ship_14")) == "to Hellas, 1 of 3 aboard"
    assert question.note_on(ship("ship_36")) == "unbound, 0 of 5 aboard"


def test_scientist_is_reminded_of_what_he_knows_and_of_nothing_else() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens", known_to=(0,))
    hide(g, "ausonia", "synergy", known_to=(1,))
    question = act(g, "yellow", SCIENTIST).ask
    assert question.note_on(zone("hellas")) == "Lichens"
    assert question.note_on(zone("ausonia")) == ""
    assert question.note_on(question.options[0]) == f"{len(g.events)} left"


def test_characters_are_offered_with_what_they_do() -> None:
    question = real(empty_table()).ask
    assert question.note_on(RECRUITER) == RECRUITER.text


def test_explorer_reads_how_many_steps_are_left() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1)
    table = act(g, "yellow", EXPLORER)
    assert table.ask.prompt == "Explore: move whom where? (3 left)"
    play(table, "hellas>syrtis_major")
    assert table.ask.prompt == "Explore: move whom where? (2 left)"


def test_log_of_an_unbound_ship() -> None:
    g = empty_table()
    dock(g, 0, "ship_31")
    dock(g, 1, "ship_24")
    dock(g, 2, "ship_27")
    table = act(g, "yellow", SECRET_AGENT)
    play(table, "ship_24", "ship_27", "ship_31")
    assert "Ship 31 launches, bound for nowhere" in log(table)
    assert "Yellow boards Ship 24 to Valles Marineris" in log(table)


def test_log_of_a_sabotage_counts_the_dead() -> None:
    g = empty_table()
    dock(g, 0, "ship_24", blue=2)
    assert "2 Blue lost in space" in log(act(g, "yellow", SABOTEUR))


def test_log_begins_with_the_first_ships() -> None:
    lines = log(new_game(4))
    assert sum("waits for" in line for line in lines) == 4
    assert lines[-1].endswith("is first player")
