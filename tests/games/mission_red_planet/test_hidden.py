"""14 Hidden information: what a seat sees, and what may lie in the worlds that it imagines."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from fourthrock.games.mission_red_planet.cards import Action, Discovery, Mission
from fourthrock.games.mission_red_planet.characters import ALL_NINE, NUMBERED, SCIENTIST, bit
from fourthrock.games.mission_red_planet.invariants import full_and_docked
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.setup import NEUTRAL_CORE
from fourthrock.games.mission_red_planet.view import View
from fourthrock.table import Table, dice_for

from .stage import choose, empty_table, give, hide, kept, new_game, next_event, real, stand


def moments(seats: int, seed: int, every: int = 3) -> Iterator[Table[Planet]]:
    """A random game, looked at every few moves."""
    table = new_game(seats, seed)
    dice = dice_for(f"moments {seed}")
    number = 0
    while not table.over:
        if number % every == 0:
            yield table
        number += 1
        question = table.asks[dice.below(len(table.asks))]
        table.answer(dice.choose(question.options), question)


def worlds(table: Table[Planet], seat: int, many: int) -> list[Planet]:
    dice = dice_for(f"worlds {seat}")
    return [table.imagine(seat, dice).position for _ in range(many)]


def test_14_unrevealed_choice_still_has_a_number_to_come() -> None:
    for table in moments(4, 1):
        g = table.position
        for seat in range(4):
            for world in worlds(table, seat, 2):
                for c in range(4):
                    assert (world.chosen[c] == 0) == (g.chosen[c] == 0)
                    if g.chosen[c] and g.count:
                        assert world.chosen[c] < g.count
                    assert world.hand[c] | 1 << world.chosen[c] | 1 == g.hand[c] | 1 << g.chosen[c] | 1


def test_14_choice_of_another_is_any_card_left_below_the_countdown() -> None:
    g = empty_table(3)
    table = real(g)
    stand(g, "hellas", yellow=1)
    g.hand[2] = ALL_NINE & ~bit(NUMBERED[3])
    g.played[2] = bit(NUMBERED[3])
    choose(table, "explorer", "soldier", "pilot")
    assert table.position.count == 8
    seen = {world.chosen[2] for world in worlds(table, 0, 200)}
    assert seen == {1, 2, 4, 5, 6, 7}
    assert {world.chosen[1] for world in worlds(table, 1, 5)} == {2}


def test_14_everybody_kept_a_mission_and_not_the_one_that_this_seat_gave_back() -> None:
    table = kept(new_game(6, 2))
    back = table.position.returned[0]
    seen = set()
    for world in worlds(table, 0, 150):
        for c in range(1, 6):
            assert isinstance(world.held[c][0], Mission)
            assert world.held[c][0] is not back
            seen.add(world.held[c][0])
        assert back in world.events
        assert world.held[0] == table.position.held[0]
    assert len(seen) == 11


def test_14_cards_held_are_missions_or_actions_and_discoveries_lie_under_zones() -> None:
    for seats in (2, 3, 5):
        for table in moments(seats, 5):
            if not table.position.held[0] or table.over:
                continue
            for seat in range(seats):
                for world in worlds(table, seat, 2):
                    for c in range(seats):
                        assert isinstance(world.held[c][0], Mission)
                        assert not any(isinstance(card, Discovery) for card in world.held[c])
                    assert not any(isinstance(card, Discovery) for pile in world.boxed for card in pile)


def test_14_drawn_card_of_another_is_as_likely_an_action_as_the_cards_left_say() -> None:
    """For yellow 12 missions are unseen; 2 are what the others began with, so of 14 cards that may be drawn 4 are actions."""
    g = empty_table(3)
    give(g, "blue", "strategic_zones")
    seen = worlds(real(g), 0, 4000)
    actions = sum(isinstance(world.held[1][1], Action) for world in seen) / len(seen)
    assert abs(actions - 4 / 14) < 0.03


def test_14_everyone_knows_that_a_card_given_back_was_not_kept_by_others_but_may_be_drawn() -> None:
    g = empty_table(3)
    give(g, "blue", "strategic_zones")
    back = g.returned[0]
    held = [world.held[1] for world in worlds(real(g), 0, 400)]
    assert not any(cards[0] is back for cards in held)
    assert any(cards[1] is back for cards in held)


def test_14_discovery_that_this_seat_has_seen_stays_and_others_move() -> None:
    g = empty_table(3)
    hide(g, "hellas", "lichens", known_to=(0, 2))
    hide(g, "ausonia", "synergy", known_to=(2,))
    table = real(g)
    mine = worlds(table, 0, 60)
    assert {world.discoveries[4].token for world in mine if world.discoveries[4]} == {"lichens"}
    assert len({world.discoveries[1].token for world in mine if world.discoveries[1]}) == 12
    assert len({world.discoveries[4].token for world in worlds(table, 1, 60) if world.discoveries[4]}) > 5
    assert {world.discoveries[1].token for world in worlds(table, 2, 20) if world.discoveries[1]} == {"synergy"}


def test_14_while_somebody_lays_a_discovery_all_know_that_it_is_one() -> None:
    g = empty_table(3)
    next_event(g, "lichens")
    g.order = [0, 1]
    g.shown = [SCIENTIST.number, SCIENTIST.number, 0]
    table = real(g)
    assert table.ask.seat == 0
    assert {world.drawn.token for world in worlds(table, 0, 10) if world.drawn} == {"lichens"}
    others = [world.drawn for world in worlds(table, 1, 60)]
    assert all(isinstance(card, Discovery) for card in others)
    assert len({card.token for card in others if card}) == 13


def test_14_unseen_resources_and_the_spare_one_are_dealt_anew() -> None:
    g = empty_table(3)
    stand(g, "hellas", yellow=1)
    table = real(g)
    seen = worlds(table, 0, 60)
    assert {world.resource[4] for world in seen} == {g.resource[4]}
    assert {world.spare for world in seen} == {0, 1, 2}
    assert all(sorted([*world.resource, world.spare]) == sorted([*g.resource, g.spare]) for world in seen)


def test_14_decks_are_shuffled_but_hold_the_same_ships() -> None:
    table = kept(new_game(3))
    g = table.position
    seen = worlds(table, 0, 10)
    assert len({tuple(ship.token for ship in world.ship_deck) for world in seen}) == 10
    assert all({*world.ship_deck} == {*g.ship_deck} for world in seen)


def test_14_neutral_decks_keep_what_is_known_of_their_order() -> None:
    for table in moments(2, 3):
        g = table.position
        for seat in range(2):
            for world in worlds(table, seat, 3):
                own, other = 2 + seat, 3 - seat
                assert world.chosen[own] == g.chosen[own]
                for c in (own, other):
                    assert len(world.decks[c]) == len(g.decks[c])
                    if not g.reshuffled[c]:
                        assert not any(card in NEUTRAL_CORE for card in world.decks[c][6:])
                if g.chosen[other] and g.count:
                    assert 0 < world.chosen[other] < g.count


def test_14_neutral_choice_of_the_other_is_one_of_five_while_it_comes_from_the_top() -> None:
    table = kept(new_game(2, 1))
    assert {world.chosen[3] for world in worlds(table, 0, 100)} == {1, 3, 5, 6, 7}
    assert {world.chosen[2] for world in worlds(table, 0, 10)} == {table.position.chosen[2]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_14_every_imagined_world_is_whole_and_looks_the_same(seats: int) -> None:
    for table in moments(seats, 8, every=5):
        for seat in range(seats):
            dice = dice_for(f"{seats} {seat}")
            world = table.imagine(seat, dice)
            assert table.game.broken(world.position) == []
            assert world.view(seat) == table.view(seat)


@pytest.mark.parametrize("seats", [2, 5])
def test_14_view_travels_as_json_and_comes_back_equal(seats: int) -> None:
    for table in moments(seats, 4, every=20):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_14_missions_and_actions_are_seen_by_their_owner_only() -> None:
    g = empty_table(3)
    give(g, "yellow", "last_orders")
    table = real(g)
    assert table.view(0).actions == ["last_orders"]
    for seat in (1, 2, None):
        view = table.view(seat)
        assert view.actions == []
        assert view.colours[0].cards is None
        assert view.colours[0].held == 2


def test_14_everything_is_open_when_the_game_is_over() -> None:
    g = empty_table(3)
    g.step = 12
    view = real(g).view(None)
    assert view.over
    assert view.spare is not None
    assert all(seen.cards is not None for seen in view.colours)
    assert all(seen.resource is not None for seen in view.zones)
    assert sorted(view.places)[0] == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_16_invariants_hold_after_every_move(seats: int) -> None:
    for seed in range(6):
        for table in moments(seats, seed, every=1):
            assert table.game.broken(table.position) == []
            begun = table._last_checkpoint().position
            assert full_and_docked(begun) == []  # type: ignore[arg-type]
