"""2 Setup."""

from __future__ import annotations

import pytest

from fourthrock.games.mission_red_planet.cards import EVENTS, Mission
from fourthrock.games.mission_red_planet.characters import ALL_NINE
from fourthrock.games.mission_red_planet.colours import STRIDE
from fourthrock.games.mission_red_planet.position import destination
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.zones import PHOBOS

from .stage import colour, kept, log, new_game

SEEDS = range(60)


@pytest.mark.parametrize(("seats", "docks"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_2_1_as_many_docks_as_colours(seats: int, docks: int) -> None:
    g = new_game(seats).position
    assert g.docks == g.colours == docks


def test_2_2_no_unbound_ship_at_the_start_and_those_drawn_are_back_in_the_deck() -> None:
    for seed in SEEDS:
        g = new_game(6, seed).position
        assert all(SHIPS[s].zone is not None for s in g.ship)
        assert sum(ship.zone is None for ship in g.ship_deck) == 6
        assert len(g.ship_deck) == 30


def test_2_3_without_a_ship_to_phobos_the_rightmost_one_gets_a_token() -> None:
    given = 0
    for seed in SEEDS:
        g = new_game(3, seed).position
        printed = any(SHIPS[s].zone is PHOBOS for s in g.ship)
        assert g.stacks == ([[], [], []] if printed else [[], [], [PHOBOS.index]])
        assert g.tokens_left[PHOBOS.index] == (2 if printed else 1)
        given += not printed
    assert 0 < given < len(SEEDS)


def test_2_3_that_ship_flies_to_phobos() -> None:
    g = next(g for g in (new_game(3, seed).position for seed in SEEDS) if g.stacks[2])
    assert destination(g, 2) == PHOBOS.index


def test_2_4_and_2_5_one_astronaut_of_each_colour_each_on_a_ship_of_its_own() -> None:
    g = new_game(5).position
    assert g.load == [1] * 5
    assert [sum(g.aboard[c::STRIDE]) for c in range(5)] == [1] * 5
    assert g.supply == [21] * 5
    assert g.hand == [ALL_NINE] * 5


def test_2_5_whose_astronaut_is_at_the_leftmost_dock_is_first_player() -> None:
    firsts = set()
    for seed in SEEDS:
        g = new_game(4, seed).position
        assert g.aboard[g.first] == 1
        firsts.add(g.first)
    assert firsts == {0, 1, 2, 3}


def test_2_6_eleven_resource_tokens_all_face_down_one_of_them_spare() -> None:
    g = new_game(3).position
    assert sorted([*g.resource, g.spare]) == [0] * 5 + [1] * 3 + [2] * 3
    assert not any(g.faceup)


def test_2_7_two_missions_each_asked_of_all_at_once() -> None:
    table = new_game(4)
    assert table.seats_asked == [0, 1, 2, 3]
    for seat in range(4):
        question = table.ask_of(seat)
        assert question is not None
        assert question.tokens == [card.token for card in table.position.dealt[seat]]
        assert len(question.tokens) == 2


def test_2_7_one_is_kept_and_the_other_goes_back_among_the_events() -> None:
    table = new_game(3)
    dealt = [cards[:] for cards in table.position.dealt]
    for seat in range(3):
        table.play(dealt[seat][1].token, seat)
    g = table.position
    assert g.held == [[cards[1]] for cards in dealt]
    assert g.returned == [cards[0] for cards in dealt]
    assert all(cards[0] in g.events for cards in dealt)


def test_2_7_only_the_owner_reads_which_one_was_kept() -> None:
    table = kept(new_game(3))
    name = table.position.held[0][0].name
    assert any(name in line for line in log(table, 0))
    assert not any(name in line for line in log(table, 1) + log(table, None))


def test_2_8_event_deck_is_everything_but_the_missions_kept() -> None:
    g = kept(new_game(4)).position
    assert len(g.events) == 26
    assert {*g.events, *(cards[0] for cards in g.held)} == {*EVENTS}
    assert g.event_discard == []


def test_2_8_event_deck_is_shuffled() -> None:
    orders = {tuple(card.token for card in kept(new_game(3, seed)).position.events) for seed in range(5)}
    assert len(orders) == 5


def test_2_9_track_begins_at_round_1() -> None:
    view = kept(new_game(3)).view(0)
    assert view.track[view.step] == "round_1"


def test_13_3_only_main_colours_are_dealt_missions() -> None:
    g = new_game(2).position
    assert [len(cards) for cards in g.dealt] == [2, 2, 0, 0]
    assert all(isinstance(card, Mission) for card in g.events)
    assert colour("orange") == 2
