"""The conformance kit on the toy game, and the kit itself: each check must catch the fault it is there for."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from fourthrock import testing
from fourthrock.table import DONE, Dice, Question, Script, pick, pick_or_stop
from fourthrock.testing import CHECKS, Case, Nonconformity, cases, play_volume


@pytest.mark.parametrize("case", cases(toy.GAME, seeds=6, every=1), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_conforms(check: Any, case: Case) -> None:
    check(case)


def test_volume_counts_decisions() -> None:
    assert play_volume(toy.GAME, 3, 50) > 500


def faulty(**parts: Any) -> Case:
    """A case of the toy game with some of its methods replaced."""
    game = type("Faulty", (toy.SalvageGame,), parts)()
    return Case(game, 3, 1, every=1)


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
        g = Shallow(dice, seats, options.rounds)
        g.deck = toy.PARTS[:]
        return g

    with pytest.raises(Nonconformity, match=r"shares position\.hands"):
        testing.clones_are_independent(faulty(setup=setup))


def test_the_kit_catches_a_token_that_the_vocabulary_lacks() -> None:
    with pytest.raises(Nonconformity, match="vocabulary"):
        testing.plays_to_the_end(faulty(vocabulary=lambda self: [DONE]))


def test_the_kit_catches_dependence_on_hash_order() -> None:
    done = []

    def endless(g: Any) -> Script[None]:
        done.append(1)
        yield from pick(0, "Again?", [toy.YES, toy.NO])

    with pytest.raises(Nonconformity, match="has not ended"):
        testing.plays_to_the_end(faulty(script=lambda self, position: endless(position)))


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
