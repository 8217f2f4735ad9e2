"""What a card is made of: needs, operations, effects, actions, points. The cards themselves are in `cards/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from fourthrock.games.terraforming_mars.words import (
    BLUE,
    CARD_PRICE,
    CORPORATION,
    DATA,
    GREEN,
    KIND_NAMES,
    PRELUDE,
    PRESERVATION,
    RED,
    TAG_NAMES,
)
from fourthrock.table import Item, Refusal, Script

if TYPE_CHECKING:
    from fourthrock.games.terraforming_mars.position import Mars, Player


def slug(name: str) -> str:
    """A token from a name: `inventors-guild`."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", ""))
    return "-".join(letters.split())


class Count:
    """A number read off the table: tags, cities, colonies, ..."""

    def of(self, g: Mars, me: Player, card: Card) -> int:
        raise NotImplementedError

    def single(self) -> int:
        """What one counted thing brings."""
        return 1

    def text(self) -> str:
        raise NotImplementedError


class Forecast:
    """How many TR steps an action will certainty bring, chained bonuses included (16.14)."""

    def __init__(self, temperature: int, oxygen: int, oceans: int, venus: int) -> None:
        self.temperature = temperature
        self.oxygen = oxygen
        self.oceans = oceans
        self.venus = venus
        self.steps = 0

    def warm(self, steps: int) -> None:
        for _ in range(steps):
            if self.temperature < 8:
                self.temperature += 2
                self.steps += 1
                if self.temperature == 0:
                    self.flood(1)

    def breathe(self, steps: int) -> None:
        for _ in range(steps):
            if self.oxygen < 14:
                self.oxygen += 1
                self.steps += 1
                if self.oxygen == 8:
                    self.warm(1)

    def flood(self, count: int) -> None:
        placed = min(count, 9 - self.oceans)
        self.oceans += placed
        self.steps += placed

    def shade(self, steps: int) -> None:
        for _ in range(steps):
            if self.venus < 30:
                self.venus += 2
                self.steps += 2 if self.venus == 16 else 1


class Op:
    """One operation of a card: what it refuses, what it does, and how it reads."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:  # noqa: ARG002
        """Why it cannot be done now; None if it can."""
        return None

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:  # noqa: ARG002
        """Add the TR steps it will certainly bring."""
        return

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def text_of(self, times: int) -> str:
        """The text of this operation done several times in a row."""
        return self.text() if times == 1 else f"{self.text()} {times} times"

    def is_cost(self) -> bool:
        """Whether what follows on the card is bought with it."""
        return False

    def bind(self, card: Card) -> None:  # noqa: ARG002
        """Learn, once, on which card it stands."""
        return


class Instant(Op):
    """An operation that never asks."""

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        raise NotImplementedError

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        self.apply(g, me, card)
        yield from ()


def perform(g: Mars, me: Player, card: Card, ops: list[Op]) -> Script[None]:
    """Do these operations one after the other (14.1)."""
    for op in ops:
        if isinstance(op, Instant):
            op.apply(g, me, card)
        else:
            yield from op.do(g, me, card)


def lacking(g: Mars, me: Player, card: Card, ops: list[Op]) -> Refusal | None:
    """The first reason why these operations cannot all be done."""
    for op in ops:
        refusal = op.lacks(g, me, card)
        if refusal is not None:
            return refusal
    return None


class Need:
    """A requirement of a card (6.4)."""

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


class Effect:
    """What a card does as long as it lies face up. A standing effect changes numbers of its owner once."""

    def enter(self, me: Player, card: Card) -> None:  # noqa: ARG002
        return

    def text(self) -> str:
        raise NotImplementedError


class Trigger(Effect):
    """An effect that waits for something to happen."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def what(self) -> str:
        return sentence(self.ops)


class Points:
    """The victory points printed on a card."""

    def __init__(self, points: int) -> None:
        self.points = points
        self.kind = -1
        """What the card holds, if anything."""

    def of(self, g: Mars, me: Player, card: Card) -> int:  # noqa: ARG002
        return self.points

    def text(self) -> str:
        return f"{self.points} VP"


class Action(Item):
    """One way to use a card, once a generation (5.3 E)."""

    def __init__(self, ops: list[Op], when_raised: bool = False) -> None:
        super().__init__("", "")
        self.ops = ops
        self.when_raised = when_raised
        self.card = NO_CARD


class Card(Item):
    """A project, prelude or corporation card. What it does is data; see the functions below for how one is written."""

    def __init__(self, number: str, name: str, kind: int, cost: int, tags: Sequence[int]) -> None:
        super().__init__(slug(name), name)
        self.number = number
        self.kind = kind
        self.cost = cost
        self.tags = list(tags)
        self.set = 0
        self.index = -1
        self.needs: list[Need] = []
        self.points: Points | None = None
        self.holds = -1
        self.slot = -1
        self.safe = False
        self.floater_icon = False
        self.play: list[Op] = []
        self.late: list[Op] = []
        self.first: list[Op] = []
        self.effects: list[Effect] = []
        self.watches = False
        self.actions: list[Action] = []
        self.heat_due = 0
        self.floater_due = 0
        self.money = 0
        self.rating = 0
        self.price = CARD_PRICE
        self.text = ""

    def has(self, tag: int) -> bool:
        return tag in self.tags


NO_CARD: Final = Card("", "Nothing", GREEN, 0, [])


def project(
    kind: int,
    number: str,
    name: str,
    cost: int,
    tags: Sequence[int] = (),
    needs: Sequence[Need] = (),
    play: Sequence[Op] = (),
    effects: Sequence[Effect] = (),
    actions: Sequence[Sequence[Op]] = (),
    vp: int | Points = 0,
    holds: int = -1,
    late: Sequence[Op] = (),
    safe: bool = False,
    floater_icon: bool = False,
    heat_due: int = 0,
    floater_due: int = 0,
) -> Card:
    """Any card that is not a corporation."""
    card = Card(number, name, kind, cost, tags)
    card.needs = list(needs)
    card.play = list(play)
    card.late = list(late)
    card.effects = list(effects)
    card.actions = [Action(list(ops)) for ops in actions]
    card.points = (Points(vp) if vp else None) if isinstance(vp, int) else vp
    card.holds = holds
    card.safe = safe
    card.floater_icon = floater_icon
    card.heat_due = heat_due
    card.floater_due = floater_due
    return bound(card)


green = partial(project, GREEN)
blue = partial(project, BLUE)
red = partial(project, RED)
prelude = partial(project, PRELUDE, cost=0)


def corporation(
    number: str,
    name: str,
    money: int,
    tags: Sequence[int] = (),
    start: Sequence[Op] = (),
    first: Sequence[Op] = (),
    effects: Sequence[Effect] = (),
    actions: Sequence[Sequence[Op]] = (),
    vp: Points | None = None,
    holds: int = -1,
    rating: int = 0,
    price: int = CARD_PRICE,
    when_raised: bool = False,
) -> Card:
    """A corporation: its starting money, what else it starts with, and its first action."""
    card = Card(number, name, CORPORATION, 0, tags)
    card.money = money
    card.play = list(start)
    card.first = list(first)
    card.effects = list(effects)
    card.actions = [Action(list(ops), when_raised) for ops in actions]
    card.points = vp
    card.holds = holds
    card.rating = rating
    card.price = price
    return bound(card)


def bound(card: Card) -> Card:
    """Tell the parts of a card on which card they stand."""
    for number, action in enumerate(card.actions, 1):
        action.card = card
        action.token = f"use:{card.token}" if len(card.actions) == 1 else f"use:{card.token}:{number}"
        for op in action.ops:
            op.bind(card)
        action.name = f"{card.name}: {sentence(action.ops)}"
    if card.points is not None:
        card.points.kind = card.holds
    for op in [*card.play, *card.late, *card.first]:
        op.bind(card)
    for effect in card.effects:
        if isinstance(effect, Trigger):
            card.watches = True
            for op in effect.ops:
                op.bind(card)
    return card


def phrases(ops: Sequence[Op]) -> list[str]:
    """Each operation in words; what is done several times in a row is said once."""
    found: list[str] = []
    number = 0
    while number < len(ops):
        times = 1
        while number + times < len(ops) and ops[number + times].text() == ops[number].text():
            times += 1
        found.append(ops[number].text_of(times))
        number += times
    return [words for words in found if words]


def sentence(ops: Sequence[Op]) -> str:
    """Operations as part of a sentence: what is paid, then what for."""
    words = phrases(ops)
    if len(words) > 1 and ops[0].is_cost():
        return f"{words[0]} to {listed(words[1:])}"
    return listed(words)


def listed(words: Sequence[str], joined: str = "and") -> str:
    """`one`, `one and two`, `one, two and three`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joined} {words[-1]}"


def tags_text(tags: Sequence[int], joined: str = "or") -> str:
    return listed([TAG_NAMES[tag] for tag in tags], joined)


def amount(count: int, noun: str) -> str:
    """A count with its noun: 1 card, 2 cards."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def kind_text(kind: int, count: int = 1) -> str:
    """`microbe`, `microbes`; some are named after what they stand for: `science resource`."""
    name = f"{KIND_NAMES[kind]} resource" if kind in (DATA, PRESERVATION) else KIND_NAMES[kind]
    return name if count == 1 else f"{name}s"
