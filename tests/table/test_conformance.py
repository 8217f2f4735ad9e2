"""The conformance kit on the toy game, and the kit itself: each check must catch the fault it is there for."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import toy
import toy_by_hash
from fourthrock import testing
from fourthrock.table import (
    DONE,
    DeadEnd,
    Dice,
    Question,
    Refusal,
    Script,
    Standing,
    pick,
    pick_number,
    pick_or_stop,
)
from fourthrock.testing import CHECKS, Case, Nonconformity, cases, conform, play_volume


@pytest.mark.parametrize("case", cases(toy.GAME, seeds=6, every=1), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_conforms(check: Any, case: Case) -> None:
    check(case)


def test_the_whole_kit_in_one_call() -> None:
    conform(toy.GAME, seats=[2, 3], options=[{}, {"rounds": 2}])
    with pytest.raises(Nonconformity, match="comes out differently under another hash seed"):
        conform(toy_by_hash.GAME, seats=[3])


def test_volume_counts_decisions() -> None:
    assert play_volume(toy.GAME, 3, 50) > 500


def faulty(**parts: Any) -> Case:
    """A case of the toy game with some of its methods replaced."""
    game = type("Faulty", (toy.SalvageGame,), parts)()
    return Case(game, 3, 1, every=1)


def asking(question: Callable[[Any], Question]) -> Case:
    """A case of a game of one question."""

    def script(g: Any) -> Script[None]:
        g.caved_in = True
        yield from question(g)

    return faulty(script=lambda self, g: None if g.caved_in else script(g))


def filled(g: toy.Salvage) -> toy.Salvage:
    g.deck = toy.PARTS[:]
    return g


def test_the_kit_catches_a_lost_part() -> None:
    def setup(self: Any, seats: int, options: Any, dice: Dice) -> Any:
        g = toy.SalvageGame.setup(toy.GAME, seats, options, dice)
        g.deck.pop()
        return g

    with pytest.raises(Nonconformity, match="a part is lost"):
        testing.plays_to_the_end(faulty(setup=setup))


def test_the_kit_catches_a_leak_through_the_view() -> None:
    def view(self: Any, position: Any, seat: int | None) -> Any:
        seen = toy.SalvageGame.view(toy.GAME, position, seat)
        seen.thrown.append(position.deck[0].token)
        return seen

    with pytest.raises(Nonconformity, match="sees another table"):
        testing.nothing_leaks(faulty(view=view))


def test_the_kit_catches_undo_over_a_drawn_card() -> None:
    def silent(g: Any) -> Script[None]:
        g.reveal = lambda: None
        yield from toy.turn(g)
        del g.reveal

    def script(self: Any, position: Any) -> Any:
        if not position.order:
            return toy.SalvageGame.script(toy.GAME, position)
        return None if position.caved_in else silent(position)

    case = faulty(script=script)
    case.seed = 2
    with pytest.raises(Nonconformity, match="learns something hidden"):
        testing.undo_forgets_nothing(case)


def test_the_kit_catches_a_shallow_copy() -> None:
    class Shallow(toy.Salvage):
        def copy(self) -> toy.Salvage:
            other = super().copy()
            other.hands = self.hands
            return other

    def setup(self: Any, seats: int, options: Any, dice: Dice) -> Any:
        return filled(Shallow(dice, seats, options.rounds))

    with pytest.raises(Nonconformity, match=r"shares position\.hands"):
        testing.clones_are_independent(faulty(setup=setup))


def test_the_kit_catches_a_token_that_the_vocabulary_lacks() -> None:
    with pytest.raises(Nonconformity, match="vocabulary"):
        testing.plays_to_the_end(faulty(vocabulary=lambda self: [DONE]))


def test_the_kit_catches_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(g: Any) -> Script[None]:
        yield from pick(0, "Again?", [toy.YES, toy.NO])

    monkeypatch.setattr(testing, "MOST_MOVES", 100)
    with pytest.raises(Nonconformity, match="has not ended after 100 moves"):
        testing.plays_to_the_end(faulty(script=lambda self, position: endless(position)))


def test_the_kit_catches_dependence_on_hash_order() -> None:
    with pytest.raises(Nonconformity, match="comes out differently under another hash seed"):
        testing.same_on_every_machine(Case(toy_by_hash.GAME, 3, 1))


def test_the_kit_catches_a_question_without_an_answer() -> None:
    with pytest.raises(DeadEnd, match="asks seat 0 'Which\\?' without a legal answer"):
        testing.plays_to_the_end(asking(lambda g: pick(0, "Which?", toy.PARTS, lambda part: toy.SCRAP)))


@pytest.mark.parametrize(
    ("question", "complaint"),
    [
        (lambda g: pick(0, " ", [toy.YES, toy.NO]), "a question has no prompt"),
        (lambda g: pick(0, "Which?", [toy.YES, toy.NO, toy.YES]), "two options of 'Which?' have the same token"),
        (lambda g: pick_number(0, "How many?", 0, 400), "'How many?' has 401 options; ask it in steps"),
        (
            lambda g: pick(0, "Which?", toy.PARTS, lambda part: toy.SCRAP, legal=toy.PARTS[:2]),
            "'Which?' both offers and refuses",
        ),
    ],
)
def test_the_kit_catches_an_unsound_question(question: Callable[[Any], Question], complaint: str) -> None:
    with pytest.raises(Nonconformity, match=re.escape(complaint)):
        testing.plays_to_the_end(asking(question))


@pytest.mark.parametrize(
    ("standings", "complaint"),
    [
        ([Standing(0, 1, 5), Standing(2, 2, 3)], "standings must list every seat once"),
        ([Standing(seat, seat, 0) for seat in range(3)], "places count from 1"),
    ],
)
def test_the_kit_catches_standings_that_do_not_stand(standings: list[Standing], complaint: str) -> None:
    with pytest.raises(Nonconformity, match=complaint):
        testing.plays_to_the_end(faulty(standings=lambda self, position: standings))


def test_the_kit_catches_a_copy_that_forgets_something() -> None:
    class Forgetful(toy.Salvage):
        def copy(self) -> toy.Salvage:
            other = super().copy()
            other.scrap = [6] * self.seats
            return other

    with pytest.raises(Nonconformity, match=r"a copy of the position differs from it|a clone has another position"):
        testing.clones_are_independent(faulty(setup=lambda self, seats, options, dice: filled(Forgetful(dice, seats, 4))))


def test_the_kit_catches_an_undo_that_does_not_lead_back() -> None:
    """A script that remembers something outside the position asks something else the second time."""
    begun: list[int] = []

    def turn(g: Any) -> Script[None]:
        begun.append(1)
        yield from pick(0, f"Dig or draw, for the {len(begun)}th time?", [toy.DIG, toy.DRAW])
        yield from pick(0, "Sure?", [toy.YES, toy.NO])
        g.caved_in = True

    with pytest.raises(Nonconformity, match="does not lead back to where it was answered"):
        testing.undo_is_exact(faulty(script=lambda self, g: None if g.caved_in else turn(g)))


def test_the_kit_catches_a_setup_that_is_not_the_same_twice() -> None:
    class Restless(toy.SalvageGame):
        begun = 0

        def setup(self, seats: int, options: Any, dice: Dice) -> toy.Salvage:
            g = super().setup(seats, options, dice)
            self.begun += 1
            g.points[0] = self.begun
            return g

    with pytest.raises(Nonconformity, match=r"the record of the game does not replay: .*is not the one that was recorded"):
        testing.records_replay(Case(Restless(), 3, 1))


def peeking(g: Any, question: Callable[[Any], Question]) -> Script[None]:
    """A turn that begins with a question, made by somebody who knows the next part of the deck."""
    if g.deck:
        yield from question(g)
    yield from toy.turn(g)


@pytest.mark.parametrize(
    "question",
    [
        lambda g: pick(g.order[0], f"Not {g.deck[-1].name}?", [toy.YES, toy.NO]),
        lambda g: pick(g.order[0], "Which?", toy.PARTS, legal=[part for part in toy.PARTS if part.value != g.deck[-1].value]),
        lambda g: pick(
            g.order[0],
            "Which?",
            [toy.YES, toy.NO, toy.DIG],
            lambda word: Refusal("3.2", "below it lies {}", g.deck[-1].name) if word is toy.DIG else None,
        ),
        lambda g: pick(g.order[0], "Which?", [toy.YES, toy.NO], note=lambda word: g.deck[-1].name),
    ],
    ids=["by the prompt", "by the options", "by a refusal", "by a note"],
)
def test_the_kit_catches_a_leak_through_a_question(question: Callable[[Any], Question]) -> None:
    def script(self: Any, g: Any) -> Any:
        regular = toy.SalvageGame.script(toy.GAME, g)
        return peeking(g, question) if regular is not None and g.order else regular

    with pytest.raises(Nonconformity, match="sees another table in a world it may believe in"):
        testing.nothing_leaks(faulty(script=script))


def test_the_kit_catches_a_leak_through_the_log() -> None:
    def loud(g: Any) -> Script[None]:
        if g.deck:
            g.say("On top lies {}", g.deck[-1])
        yield from toy.turn(g)

    def script(self: Any, g: Any) -> Any:
        regular = toy.SalvageGame.script(toy.GAME, g)
        return loud(g) if regular is not None and g.order else regular

    with pytest.raises(Nonconformity, match=r"the log tells seat . what it may not know"):
        testing.nothing_leaks(faulty(script=script))


def test_the_kit_catches_a_spectator_who_sees_more_than_the_seats() -> None:
    def view(self: Any, position: Any, seat: int | None) -> Any:
        seen = toy.SalvageGame.view(toy.GAME, position, seat)
        if seat is None:
            seen.hand = [part.token for part in position.deck]
        return seen

    with pytest.raises(Nonconformity, match="a spectator sees something that is hidden from a seat"):
        testing.nothing_leaks(faulty(view=view))


def test_the_kit_catches_an_imagined_world_that_is_not_whole() -> None:
    def imagine(self: Any, start: Any, now: Any, seat: int, dice: Dice) -> None:
        toy.SalvageGame.imagine(toy.GAME, start, now, seat, dice)
        start.deck[:1] = []

    with pytest.raises(Nonconformity, match=r"the world that seat . imagines is broken: a part is lost"):
        testing.nothing_leaks(faulty(imagine=imagine))


def test_the_kit_catches_a_drawing_that_is_never_the_same() -> None:
    drawn: list[int] = []

    def layer(self: Any, view: Any, question: Question | None) -> str:
        drawn.append(1)
        return f"<g><text>{len(drawn)}</text></g>"

    with pytest.raises(Nonconformity, match="the same view is drawn differently"):
        testing.draws_well(faulty(layer=layer))


def test_the_kit_catches_ill_formed_and_doubled_drawing() -> None:
    def layer(self: Any, view: Any, question: Question | None) -> str:
        return '<g><g id="a"/><g id="a"/></g>'

    with pytest.raises(Nonconformity, match="two elements"):
        testing.draws_well(faulty(layer=layer))
    with pytest.raises(Nonconformity, match="not well-formed"):
        testing.draws_well(faulty(layer=lambda self, view, question: "<g>"))


def test_the_kit_catches_a_candidate_neither_offered_nor_refused() -> None:
    def hole(g: Any) -> Script[None]:
        g.caved_in = True
        yield from pick_or_stop(0, "Which?", toy.PARTS, lambda part: None, legal=toy.PARTS[:3])

    script = lambda self, position: None if position.caved_in else hole(position)  # noqa: E731
    with pytest.raises(Nonconformity, match="neither offers nor refuses"):
        testing.plays_to_the_end(faulty(script=script))


def test_the_kit_catches_a_rule_that_does_not_exist() -> None:
    with pytest.raises(Nonconformity, match=r"names rule 2\.1"):
        testing.rules_are_cited(faulty(rules=lambda self: ""))
