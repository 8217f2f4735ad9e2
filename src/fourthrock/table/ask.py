"""Asks: how a script puts a question to a seat, and `Together`: how it asks several seats at once.

    zone = yield from pick(seat, "Kill in which zone?", ZONES, no_kill, rule="6.2")

The answer is the item itself, typed as what was offered. A candidate that is refused stays askable: whoever points at
it is told which rule forbids it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, cast

from fourthrock.table.items import DONE, Item, Number, number

T = TypeVar("T", bound=Item)
R = TypeVar("R")


class Refusal:
    """Why an answer is not allowed, and the number of the rule that says so. The sentence is only made when it is read."""

    def __init__(self, rule: str, why: str, *facts: object) -> None:
        self.rule = rule
        self.why = why
        self.facts = facts

    @property
    def sentence(self) -> str:
        return self.why.format(*self.facts) if self.facts else self.why

    def __str__(self) -> str:
        return f"{self.sentence} (rule {self.rule})" if self.rule else self.sentence

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.sentence!r})"


class Question:
    """One question to one seat, as the table sees it. Scripts make the typed kinds below."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Item],
        among: Sequence[Item],
        refusal: Callable[[Any], Refusal | None] | None,
        rule: str,
        note: Callable[[Any], str] | None,
        always: bool,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.options = options
        self.among = among
        self.refusal = refusal
        self.note = note
        self.always = always
        self.answer: Any = None
        self.part = -1

    @property
    def tokens(self) -> list[str]:
        """The legal answers as tokens, in the order of the options."""
        return [option.token for option in self.options]

    def why_not(self, token: str) -> Refusal | None:
        """The rule that forbids this candidate; None if it is legal or not a candidate at all."""
        if self.refusal is None:
            return None
        for item in self.among:
            if item.token == token:
                return self.refusal(item)
        return None

    def refused(self) -> list[tuple[Item, Refusal]]:
        """Every candidate that is not an option, with its refusal."""
        if self.refusal is None:
            return []
        found = [(item, self.refusal(item)) for item in self.among]
        return [(item, refusal) for item, refusal in found if refusal is not None]

    def note_on(self, item: Item) -> str:
        """A short remark beside an option: its cost, its effect. Empty if the game has nothing to say."""
        return "" if self.note is None or item not in self.among else self.note(item)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.prompt} {self.tokens}>"


class Ask(Question, Generic[T]):
    """The answer is one of the candidates."""

    def __iter__(self) -> Generator[Step, None, T]:
        yield self
        return cast(T, self.answer)


class AskOrStop(Question, Generic[T]):
    """The answer is one of the candidates, or None when the seat says the stop word."""

    def __iter__(self) -> Generator[Step, None, T | None]:
        yield self
        answer = self.answer
        return None if answer is self.options[-1] else cast(T, answer)


class AskNumber(Question):
    """The answer is a count."""

    def __iter__(self) -> Generator[Step, None, int]:
        yield self
        answer = self.answer
        assert isinstance(answer, Number)
        return answer.value


class Together:
    """Several seats asked at once, each by a script of its own. Iterating it gives the list of what the scripts return.

    Nobody moves first: a script inside changes nothing on the table, it only returns its seat's answer.
    """

    def __init__(self, scripts: Sequence[Generator[Any, None, Any]]) -> None:
        self.scripts = scripts
        self.results: list[Any] = [None] * len(scripts)
        self.open = len(scripts)

    def __iter__(self) -> Generator[Step, None, list[Any]]:
        yield self
        return self.results


Step: TypeAlias = "Question | Together"
Script: TypeAlias = Generator[Step, None, R]


def together(scripts: Sequence[Script[R]]) -> Script[list[R]]:
    """Ask several seats at once; the answers come back in the order of the scripts, when the last is in."""
    results = yield from Together(scripts)
    return results


def pick(
    seat: int,
    prompt: str,
    among: Sequence[T],
    refusal: Callable[[T], Refusal | None] | None = None,
    *,
    rule: str = "",
    legal: Sequence[T] | None = None,
    note: Callable[[T], str] | None = None,
    always: bool = False,
) -> Ask[T]:
    """Ask for one of `among`, less what `refusal` forbids.

    A hot path that knows the legal ones already gives them as `legal`; `refusal` then only explains the others.
    With one legal answer the table answers by itself, unless `always`.
    """
    allowed = _legal(among, refusal, legal)
    return Ask(seat, prompt, allowed, among, refusal, rule, note, always)


def pick_or_stop(
    seat: int,
    prompt: str,
    among: Sequence[T],
    refusal: Callable[[T], Refusal | None] | None = None,
    *,
    stop: Item = DONE,
    rule: str = "",
    legal: Sequence[T] | None = None,
    note: Callable[[T], str] | None = None,
    always: bool = False,
) -> AskOrStop[T]:
    """Ask for one of `among`, or None for the stop word."""
    allowed = _legal(among, refusal, legal)
    options: list[Item] = [*allowed, stop]
    return AskOrStop(seat, prompt, options, among, refusal, rule, note, always)


def pick_number(seat: int, prompt: str, least: int, most: int, *, rule: str = "") -> AskNumber:
    """Ask for a count from `least` to `most`, both included."""
    options = [number(n) for n in range(least, most + 1)]
    return AskNumber(seat, prompt, options, options, None, rule, None, False)


def _legal(among: Sequence[T], refusal: Callable[[T], Refusal | None] | None, legal: Sequence[T] | None) -> Sequence[T]:
    if legal is not None:
        return legal
    if refusal is None:
        return among
    return [item for item in among if refusal(item) is None]
