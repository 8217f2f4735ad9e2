"""Bots do not cheat: they touch nothing but their chair, and what they cannot see does not change what they answer."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import fourthrock.bots as bots_package
import toy
from fourthrock.bots import Bot, Chair, Opinion, make
from fourthrock.bots import chair as chair_module
from fourthrock.table import Dice, Table, dice_for, fingerprint, record
from fourthrock.table.hidden import deal_anew

SPECS = ["random", "greedy", "search:40"]
OPEN = {"game", "seat", "seats", "question", "view", "journal", "imagine"}


class SpyChair:
    """Hands out what a chair has, and nothing else."""

    def __init__(self, chair: Chair) -> None:
        object.__setattr__(self, "chair", chair)

    def __getattribute__(self, name: str) -> Any:
        assert name in OPEN, f"a bot looked at '{name}' of its chair"
        return getattr(object.__getattribute__(self, "chair"), name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AssertionError(f"a bot changed '{name}' of its chair")


def spied(chair: Chair) -> Any:
    """The chair with a spy before it; compiled bots take only a real one, and are the same source."""
    return SpyChair(chair) if str(chair_module.__file__).endswith(".py") else chair


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_touches_nothing_but_the_open_members_of_its_chair(spec: str) -> None:
    table = record.begin(toy.GAME, 3, 2)
    bots = [make(spec, seat) for seat in range(3)]
    while not table.over:
        seat = table.ask.seat
        before = fingerprint(table.position)
        answer = bots[seat].choose(spied(Chair(table, seat)))
        assert fingerprint(table.position) == before, "thinking changed the table"
        table.play(answer.token, seat)


def test_the_source_of_the_bots_names_nothing_else_of_a_chair() -> None:
    named = set()
    for path in Path(str(bots_package.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "chair":
                named.add(node.attr)
    assert {"question", "imagine", "seat"} <= named <= OPEN


def test_what_a_chair_shows_is_all_it_has_but_for_the_table_itself() -> None:
    names = {name for name in dir(Chair(record.begin(toy.GAME, 2, 1), 0)) if not name.startswith("__")}
    assert names - {"_table"} == OPEN


class SortedSalvage(toy.SalvageGame):
    """Salvage, imagining from the same order of hidden parts wherever they really lie."""

    def imagine(self, start: toy.Salvage, now: toy.Salvage, seat: int, dice: Dice) -> None:
        seen = {*now.hands[seat], *start.hands[seat], *now.thrown}
        hidden = [*(hand for other, hand in enumerate(start.hands) if other != seat), start.deck]
        parts = sorted((part for place in hidden for part in place if part not in seen), key=lambda part: part.token)
        for place in hidden:
            place[:] = [part if part in seen else parts.pop(0) for part in place]
        deal_anew(hidden, seen, dice)


def twins(seed: int, answers: int) -> tuple[Table[Any], Table[Any]]:
    """Two tables that differ only in what the seat that is asked cannot know."""
    table = record.begin(SortedSalvage(), 3, seed, journal=False)
    dice = dice_for(seed)
    for _ in range(answers):
        question = table.ask
        table.answer(dice.choose([option for option in question.options if option is not toy.DIG]), question)
    return table, table.imagine(table.ask.seat, dice)


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_cannot_know_does_not_change_its_answer(spec: str) -> None:
    different = 0
    for seed in range(6):
        for answers in (4, 7, 12):
            one, two = twins(seed, answers)
            seat = one.ask.seat
            assert one.view(seat) == two.view(seat)
            different += one.position.hands != two.position.hands
            thoughts = [make(spec, seed).opinions(Chair(table, seat)) for table in (one, two)]
            assert str(thoughts[0]) == str(thoughts[1])
            assert make(spec, seed).choose(Chair(one, seat)) is make(spec, seed).choose(Chair(two, seat))
    assert different > 5, "the twins should lie differently"


class Cheat(Bot):
    """Looks under the table: what the two tests above must notice."""

    def opinions(self, chair: Chair) -> list[Opinion]:
        deck = chair._table.position.deck
        wanted = sum(part.value for part in deck[-3:]) % len(chair.question.options)
        return [Opinion(option.token, 0.5, int(number == wanted)) for number, option in enumerate(chair.question.options)]


def test_a_bot_that_looks_under_the_table_is_caught_by_the_spy() -> None:
    table = record.begin(toy.GAME, 3, 2)
    with pytest.raises(AssertionError, match="a bot looked at '_table' of its chair"):
        Cheat().opinions(SpyChair(Chair(table, 0)))  # type: ignore[arg-type]


def test_a_bot_that_looks_under_the_table_answers_differently_at_twin_tables() -> None:
    answers = []
    for seed in range(6):
        one, two = twins(seed, 7)
        seat = one.ask.seat
        answers.append(Cheat("", seed).choose(Chair(one, seat)) is Cheat("", seed).choose(Chair(two, seat)))
    assert False in answers


def test_a_chair_shows_its_seats_view_and_reads_only_its_seats_log() -> None:
    table = record.begin(toy.GAME, 2, 1)
    for token in ("3", "0", "draw"):
        table.play(token)
    chair = Chair(table, 0)
    assert chair.view == table.view(0)
    assert any("It is Part" in str(entry) for entry in chair.journal)
    table.play("keep")
    other = Chair(table, 1)
    assert other.journal
    assert not any("It is Part" in str(entry) for entry in other.journal)
    silent = record.begin(toy.GAME, 2, 1, journal=False)
    assert Chair(silent, 0).journal == []
