"""13 Two players, each with a neutral colour."""

from __future__ import annotations

import pytest

from fourthrock.games.mission_red_planet import GAME
from fourthrock.games.mission_red_planet.characters import (
    CHARACTERS,
    EXPLORER,
    FEMME_FATALE,
    RECRUITER,
    SCIENTIST,
    SOLDIER,
    bit,
)
from fourthrock.games.mission_red_planet.scoring import places
from fourthrock.table import dice_for

from .stage import (
    act,
    card,
    choose,
    count,
    crew,
    dock,
    earn,
    empty_table,
    hide,
    kept,
    log,
    new_game,
    next_event,
    play,
    real,
    refused,
    stand,
)

CORE = {"recruiter", "explorer", "femme_fatale", "soldier"}


def test_13_1_and_13_2_four_colours_the_neutral_ones_across() -> None:
    view = new_game(2).view(0)
    assert [(seen.colour, seen.seat, seen.neutral) for seen in view.colours] == [
        ("yellow", 0, False),
        ("blue", 1, False),
        ("orange", 0, True),
        ("green", 1, True),
    ]
    assert len(view.docks) == 4


def test_13_4_four_certain_characters_lie_below_the_top_three() -> None:
    tops = set()
    for seed in range(40):
        deck = [character.token for character in new_game(2, seed).position.decks[2]]
        assert len(deck) == 9
        assert set(deck[:6]) > CORE
        tops.add(deck[8])
    assert len(tops) == 5


def test_13_5_controller_sees_the_neutral_choice_before_choosing() -> None:
    table = kept(new_game(2))
    mine, theirs = table.view(0).colours[2], table.view(0).colours[3]
    assert mine.chosen is not None
    assert mine.waiting
    assert theirs.waiting
    assert theirs.chosen is None
    assert (mine.deck, theirs.deck) == (8, 8)


def test_13_6_controller_decides_for_the_neutral_colour() -> None:
    g = empty_table(2)
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    table = act(g, "green", EXPLORER)
    assert table.ask.seat == 1
    assert table.ask.prompt.startswith("Green (neutral): ")
    play(table, "ship_27")
    assert crew(g, 1, "green") == 1


def test_13_7_neutral_scientist_must_draw() -> None:
    g = empty_table(2)
    hide(g, "hellas", "lichens")
    next_event(g, "synergy")
    table = act(g, "orange", SCIENTIST)
    assert table.ask.prompt == "Orange (neutral): Lay Synergy under which zone?"
    play(table, "ausonia")
    assert table.view(0).zones[1].card == "synergy"
    assert table.view(1).zones[1].card is None


def test_13_7_what_a_neutral_scientist_cannot_lay_leaves_the_game_unseen() -> None:
    g = empty_table(2)
    next_event(g, "last_orders")
    table = act(g, "orange", SCIENTIST)
    assert g.boxed == [[card("last_orders")], []]
    assert table.view(0).boxed_cards == ["last_orders"]
    assert table.view(1).boxed_cards == []
    assert table.view(1).boxed == [1, 0]
    assert not any("Last Orders" in line for line in log(table, 1))


def test_13_7_neutral_scientist_looks_at_a_discovery_when_the_deck_is_empty() -> None:
    g = empty_table(2)
    hide(g, "hellas", "lichens")
    g.events = []
    act(g, "green", SCIENTIST)
    assert g.known[4] == 0b10


def test_13_8_neutral_recruiter_leaves_and_eight_are_shuffled() -> None:
    g = empty_table(2)
    dock(g, 0, "ship_24")
    g.played[2] = bit(RECRUITER) | bit(SOLDIER)
    table = act(g, "orange", RECRUITER)
    assert crew(g, 0, "orange") == 1
    assert sorted(c.number for c in g.decks[2]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert g.played[2] == 0
    assert table.view(1).colours[2].recruited


def test_13_9_neutral_femme_fatale_may_replace_her_own() -> None:
    g = empty_table(2)
    stand(g, "hellas", orange=2, blue=1)
    table = act(g, "orange", FEMME_FATALE)
    assert table.ask.tokens == ["hellas:blue", "hellas:orange"]
    play(table, "hellas:orange")
    assert count(g, "hellas", "orange") == 2
    assert g.memorial[2] == 1
    assert g.supply[2] == 19


def test_13_9_neutral_femme_fatale_with_only_her_own_may_skip() -> None:
    g = empty_table(2)
    stand(g, "hellas", orange=2)
    table = act(g, "orange", FEMME_FATALE)
    assert table.ask.tokens == ["hellas:orange", "pass"]
    play(table, "pass")
    assert g.memorial[2] == 0


def test_6_4_main_femme_fatale_may_replace_her_players_neutral_colour_not_herself() -> None:
    g = empty_table(2)
    stand(g, "hellas", yellow=1, orange=1, blue=1)
    table = act(g, "yellow", FEMME_FATALE)
    assert table.ask.tokens == ["hellas:blue", "hellas:orange"]
    assert "rule 6.4" in refused(table, "hellas:yellow")


def test_13_10_neutral_soldier_must_kill_even_the_controllers_own() -> None:
    g = empty_table(2)
    stand(g, "hellas", yellow=1)
    act(g, "orange", SOLDIER)
    assert g.memorial == [1, 0, 0, 0]


def test_13_11_neutral_colours_win_tokens_and_ice_monopoly_but_hold_nothing() -> None:
    g = empty_table(2)
    earn(g, "green", ice=2)
    g.step = 14
    lines = dict(GAME.standings(g)[1].lines)
    assert lines["Green (neutral): Ice"] == 2
    assert lines["Green (neutral): Ice Monopoly"] == 9
    assert [seen.held for seen in real(g).view(None).colours] == [1, 1, 0, 0]


def places_with(*sums: int) -> list[int]:
    """The places when the colours have so many points, all in sylvanite."""
    g = empty_table(2)
    g.step = 14
    g.held = [[], [], [], []]
    for c, amount in enumerate(sums):
        g.tokens[c * 3 + 1] = amount // 2
    return places(g)


@pytest.mark.parametrize(
    ("sums", "expected"),
    [
        ((30, 28, 30, 10), [1, 2]),
        ((30, 28, 32, 10), [2, 2]),
        ((30, 28, 10, 32), [2, 2]),
        ((28, 30, 10, 30), [2, 1]),
        ((30, 30, 10, 10), [1, 1]),
    ],
)
def test_13_12_who_wins(sums: tuple[int, ...], expected: list[int]) -> None:
    assert places_with(*sums) == expected


def test_13_12_tie_of_mains_goes_to_more_tokens() -> None:
    g = empty_table(2)
    g.step = 14
    g.held = [[], [], [], []]
    earn(g, "yellow", celerium=2)
    earn(g, "blue", sylvanite=3)
    assert places(g) == [2, 1]


def test_13_12_when_a_neutral_colour_wins_nobody_does() -> None:
    g = empty_table(2)
    g.step = 14
    earn(g, "green", celerium=9)
    assert GAME.worth(g) == [0.0, 0.0]


def test_13_13_neutral_colour_can_be_first_player() -> None:
    firsts = {new_game(2, seed).position.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


def test_13_2_turn_order_runs_through_mains_then_neutrals() -> None:
    g = empty_table(2)
    g.first = 3
    assert real(g).view(0).turn_order == ["green", "yellow", "blue", "orange"]


def test_13_5_neutral_character_is_revealed_in_the_countdown() -> None:
    g = empty_table(2)
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    g.chosen[3] = SCIENTIST.number
    g.decks[3].remove(SCIENTIST)
    table = real(g)
    choose(table, "pilot", "pilot")
    assert [(turn.colour, turn.character) for turn in table.view(0).order] == [("green", "scientist")]
    assert table.ask.seat == 1


def test_13_4_neutral_deck_never_runs_out_in_random_games() -> None:
    for seed in range(30):
        table = new_game(2, seed)
        dice = dice_for(seed)
        while not table.over:
            table.answer(dice.choose(table.ask.options), table.ask)
        assert all(len(deck) <= len(CHARACTERS) for deck in table.position.decks)
        assert table.position.step == 14
