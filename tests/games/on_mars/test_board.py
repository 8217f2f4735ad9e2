"""The drawing: every answer can be clicked, nothing secret is in it. What bots steer by. What a seat sees."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.blueprints import Blueprint
from fourthrock.games.on_mars.bot import expected, goal_share
from fourthrock.games.on_mars.cards import GOALS, Contract, Discovery, Goal, Scientist
from fourthrock.games.on_mars.chapters import Aim, AlienCard
from fourthrock.games.on_mars.complexes import lift, move
from fourthrock.games.on_mars.construct import all_kinds, construct
from fourthrock.games.on_mars.goals import holds
from fourthrock.games.on_mars.hexes import HEXES, Hex
from fourthrock.games.on_mars.laboratory import GridSpace, OrderSpace
from fourthrock.games.on_mars.mains import Main
from fourthrock.games.on_mars.medicine import change_at, endangered, spread
from fourthrock.games.on_mars.movement import move_bots
from fourthrock.games.on_mars.plans import upgrade_once
from fourthrock.games.on_mars.position import (
    ALIEN,
    BASE_GAME,
    BLACKOUT,
    COLONIST,
    HEALTHY,
    HUMANS_LOSE,
    HUMANS_WIN,
    INVASION,
    MONOLITH,
    OUTBREAK,
    OVER,
    ROVER,
    SICK,
    STUNNED,
    TROOPER,
    VACCINATED,
    Mars,
)
from fourthrock.games.on_mars.stores import pay, take_from_warehouse
from fourthrock.testing import Case, draws_well, walk

from .stage import HEX, act, bare, bot, building, built, first_question, game, give, learnt, piece, plan

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"last_round": 4}),
    (4, {"last_round": 3}),
    (4, {"mode": "invasion", "last_round": 3}),
    (3, {"mode": "outbreak"}),
    (3, {"mode": "blackout"}),
    (1, {"mode": "monolith"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_what_lies_on_the_board_is_clicked_there_and_cards_have_faces(seats: int, options: dict[str, Any]) -> None:
    """Hexes, Main actions, spaces and technologies are elements with their tokens; a card to choose is shown as a card."""
    for number, (table, question, _) in enumerate(walk(Case(GAME, seats, 21, options), rewindable=False, journal=False)):
        if number % 9:
            continue
        drawn = GAME.layer(table.view(question.seat), question).replace("&gt;", ">").replace("&amp;", "&")
        shown = set(re.findall(r'data-token="([^"]+)"', drawn))
        for item in [*question.among, *question.options]:
            if isinstance(item, (Hex, Main, OrderSpace, GridSpace)):
                assert item.token in shown
            elif isinstance(item, (Blueprint, Scientist, Contract, Goal, Discovery, Aim, AlienCard)):
                assert GAME.face(item).startswith("<svg")
                assert item.token not in shown


def test_goods_of_the_warehouse_glow_only_when_something_is_taken_from_it() -> None:
    g = game()
    give(g, 0, battery=1, mineral=2)
    paying = GAME.layer(GAME.view(g, 0), first_question(pay(g, 0, [0, 1, 0, 0, 0, 0, 0])))
    assert 'data-token="battery"' not in paying
    taking = GAME.layer(GAME.view(g, 0), first_question(take_from_warehouse(g, 0)))
    assert 'data-token="battery"' in taking


def test_legal_hexes_show_what_they_cost_or_bring() -> None:
    g = bare(game())
    bot(g, 0, "e3")
    moving = GAME.layer(GAME.view(g, 0), first_question(move_bots(g, 0, 2)))
    assert re.search(r'om-note[^>]*font-size="19">2<', moving)
    building(g, "mine", "e5", "e6")
    learnt(g, 0, "mine-tech", "lab-3a")
    building_one = GAME.layer(GAME.view(g, 0), first_question(construct(g, 0, all_kinds(g)[:1], must=True)))
    assert "-1 Colonist +3 Mineral" in building_one
    assert re.search(r"om-on[^>]*>-1<.*om-on[^>]*>\+3<", building_one)
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=1)
    bot(g, 0, "d5")
    where = first_question(upgrade_once(g, 0, False, False, True))
    assert where.note_on(HEXES[HEX["e5"]]) == "-1 Mineral"


def ids(g: Mars) -> dict[str, str]:
    """The ids of the pieces that move, with where they are drawn."""
    drawn = ElementTree.fromstring(GAME.layer(GAME.view(g, 0), None))
    kinds = ("bot", "rover", "sentry", "exosuit", "trooper")
    return {one.get("id", ""): one.get("transform", "") for one in drawn.iter() if one.get("id", "").startswith(kinds)}


def test_a_piece_that_moves_keeps_its_id_so_that_it_glides() -> None:
    g = bare(game())
    bot(g, 0, "e3", "d5", "h3")
    bot(g, 1, "b2")
    before = ids(g)
    assert sorted(before) == ["bot-green-1", "bot-purple-1", "bot-purple-2", "bot-purple-3"]
    act(move_bots(g, 0, 2), "d5", "d6", "done")
    after = ids(g)
    assert list(after) == list(before), "they stay in the same order: a page need not move their elements"
    assert [name for name in before if before[name] != after[name]] == ["bot-purple-2"]


def test_a_rover_has_one_id_wherever_it_stands() -> None:
    g = bare(game())
    piece(g, ROVER, 0, "e3")
    move(g, HEX["e3"], HEX["a1"])
    assert (g.rover_at[0], list(ids(g))) == (HEX["a1"], ["rover-purple-1"])


def test_a_trooper_keeps_his_id_when_he_is_stunned() -> None:
    g = bare(game(3, mode="invasion"))
    piece(g, TROOPER, ALIEN, "e3")
    before = ids(g)
    g.piece[HEX["e3"]] = STUNNED
    assert ids(g) == before == {"trooper-alien-1": before["trooper-alien-1"]}


def test_a_piece_that_leaves_gives_its_number_back_and_the_others_keep_theirs() -> None:
    g = bare(game())
    bot(g, 0, "e3", "d5")
    before = ids(g)
    lift(g, HEX["e3"])
    assert ids(g) == {"bot-purple-2": before["bot-purple-2"]}
    bot(g, 0, "h3")
    assert sorted(ids(g)) == ["bot-purple-1", "bot-purple-2"]


@pytest.mark.parametrize(("seats", "options"), [one for one in MODES if one[0] > 1 or "mode" in one[1]], ids=str)
def test_how_near_the_end_is_stands_above_every_chapter_in_large_figures_too(seats: int, options: dict[str, Any]) -> None:
    g = game(seats, **options)
    drawing = GAME.strip(GAME.view(g, None))
    if g.mode == BASE_GAME:
        assert drawing == ""
        return
    asked = {
        INVASION: ["0 / 100", "0 / 20"],
        OUTBREAK: ["0 / 2", "0 / 14", "0 / 10"],
        BLACKOUT: ["0 / 7", "0 / 5"],
        MONOLITH: ["0 / 4", "0 / 15"],
    }
    small = drawing[drawing.index("only-tiny") :]
    assert [figure for figure in asked[g.mode] if f">{figure}<" not in small] == []


def test_own_mat_is_whole_others_are_short_and_the_alien_board_is_a_mat() -> None:
    g = bare(game(3, mode="invasion"))
    view = GAME.view(g, 0)
    own, other, alien = (GAME.mat(view, seat, None) for seat in range(3))
    assert "Lab 6a" in own
    assert "Executive" not in other
    assert len(other) < len(own)
    assert "Construct a Building" in alien
    lone = GAME.mat(GAME.view(game(1), 0), 0, None)
    assert "LACERDA" in lone


def test_states_of_the_chapters_differ_in_shape() -> None:
    """The sick lie under a virus, the vaccinated stand on a shield; vandalized is a broken ring, dark a struck-out hex."""
    g = bare(game(2, mode="outbreak"))
    building(g, "mine", "d1")
    piece(g, COLONIST, 0, "d1")
    seen = []
    for health in (HEALTHY, SICK, VACCINATED):
        g.health[HEX["d1"]] = health
        seen.append(GAME.layer(GAME.view(g, 0), None))
    assert len(set(seen)) == 3
    assert ["om-sick" in drawing for drawing in seen] == [False, True, False]
    g = bare(game(2, mode="blackout"))
    building(g, "mine", "d1")
    g.black[HEX["d1"]] = 1
    assert "om-vandal" in GAME.layer(GAME.view(g, 0), None)
    g.black[HEX["d1"]], g.black_who[HEX["d1"]] = 2, 0
    assert "om-blackout" in GAME.layer(GAME.view(g, 0), None)


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_mats_and_open_cards_of_a_whole_game(seats: int, options: dict[str, Any]) -> None:
    for number, (table, question, _) in enumerate(walk(Case(GAME, seats, 25, options), rewindable=False, journal=False)):
        if number % 25:
            continue
        view = table.view(question.seat)
        for seat in range(table.seats):
            ElementTree.fromstring(GAME.mat(view, seat, question))
        for _, items in GAME.held(view):
            for item in items:
                ElementTree.fromstring(GAME.face(item))
                assert GAME.facets(view, item)["kind"]


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_drawings_are_well_formed(seats: int, options: dict[str, Any]) -> None:
    draws_well(Case(GAME, seats, 22, options, every=60))


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_worth_is_a_chance_for_every_seat_all_game_long(seats: int, options: dict[str, Any]) -> None:
    for table, _, _ in walk(Case(GAME, seats, 23, options), rewindable=False, journal=False):
        values = GAME.worth(table.position)
        assert len(values) == seats
        assert all(0.0 <= value <= 1.0 for value in values)
    assert len(table.standings()) == seats


def test_worth_rises_with_what_helps() -> None:
    """Base: goods, a Bot's reach, knowledge and Buildings are worth having."""
    for better in (
        lambda g: give(g, 0, mineral=1),
        lambda g: give(g, 0, crystal=1),
        lambda g: learnt(g, 0, "rover-tech", "lab-3a"),
        lambda g: built(g, 0, "Gym", "d5"),
        lambda g: g.hangar.__setitem__(0, 1),
    ):
        g = bare(game())
        before, chance = expected(g, 0), GAME.worth(g)[0]
        better(g)
        assert expected(g, 0) > before
        assert GAME.worth(g)[0] > chance


def test_worth_of_two_sides() -> None:
    g = bare(game(3, mode="invasion"))
    even = GAME.worth(g)
    assert even[0] == even[1] == pytest.approx(1 - even[2])
    g.team = 60
    assert GAME.worth(g)[0] > even[0]
    g.alien_on_map = 15
    assert GAME.worth(g)[2] > 1 - GAME.worth(game(3, mode="invasion"))[0] or GAME.worth(g)[2] > 0.1
    g.result, g.phase = HUMANS_LOSE, OVER
    assert GAME.worth(g) == [0.0, 0.0, 1.0]


def test_worth_of_the_co_operative_chapters() -> None:
    g = bare(game(3, mode="outbreak"))
    g.aims = [1, 3]
    before = GAME.worth(g)[0]
    building(g, "hospital", "d1", "d4")
    assert GAME.worth(g)[0] > before
    g.working_sick[0] = g.working[0] = 10
    assert GAME.worth(g)[0] < before
    g = bare(game(3, mode="blackout"))
    before = GAME.worth(g)[0]
    g.black[0] = g.black[1] = 2
    assert GAME.worth(g)[0] < before
    g.track -= 3
    g.black[0] = g.black[1] = 0
    assert GAME.worth(g)[0] > before
    before = GAME.worth(g)[0]
    g.goals[0] = [6]
    g.shelters[0] = 2
    assert GAME.worth(g)[0] > before, "two of three Shelters are on the way to the Goal"
    g.result = HUMANS_WIN
    assert GAME.worth(g) == [1.0] * 3


@pytest.mark.parametrize(("seats", "mode"), [(3, "base"), (2, "blackout")])
def test_a_private_goal_that_holds_is_whole_in_the_eyes_of_the_bots(seats: int, mode: str) -> None:
    reached = 0
    for seed in range(4):
        for table, _, _ in walk(Case(GAME, seats, seed, {"mode": mode}), rewindable=False, journal=False):
            for s in range(table.position.players):
                for goal in GOALS:
                    share = goal_share(table.position, s, goal.index)
                    assert 0 <= share <= 1
                    if holds(table.position, s, goal.index):
                        reached += 1
                        assert share == 1
    assert reached > 20


@pytest.mark.parametrize(("seats", "options"), [(3, {"last_round": 4}), (2, {"first_colonists": True, "last_round": 4})], ids=str)
def test_25_1_nobody_sees_the_goals_and_cards_of_others(seats: int, options: dict[str, Any]) -> None:
    for table, _, _ in walk(Case(GAME, seats, 24, options)):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            for s, board in enumerate(view.boards):
                if s != seat:
                    assert board.goals == []
                    assert board.first_cards == []


def test_the_view_is_plain_data() -> None:
    g = bare(game(3))
    text = msgspec.json.encode(GAME.view(g, 0))
    assert msgspec.json.decode(text)["boards"][0]["colour"] == "purple"


def test_nobody_gains_by_putting_off_the_end_of_a_turn() -> None:
    """Who is about to fall ill counts as ill while the turn lasts, a Building about to be struck as half struck."""
    g = ill_at_home()
    assert GAME.worth(g)[0] < GAME.worth(g)[1]
    spread(g)
    g.active = 1
    assert GAME.worth(g)[0] == pytest.approx(GAME.worth(g)[1])
    g = bare(game(2, mode="blackout"))
    assert GAME.worth(g)[0] < GAME.worth(g)[1]


def ill_at_home() -> Mars:
    """One of the first player's three Colonists lies sick in the first four slots."""
    g = bare(game(2, mode="outbreak"))
    change_at(g, 0, 0, HEALTHY, SICK)
    assert endangered(g) == 2
    return g
