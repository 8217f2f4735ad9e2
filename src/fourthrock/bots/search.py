"""Search: a tree grown through many imagined worlds, for any game and any number of seats.

Each simulation deals a world that the seat may believe in, walks down the tree as far as it has grown, lets the game go on
at random for a while, and remembers for every seat on the way what the game's own estimate then promises it. Seats that
answer together choose without knowing of each other, in the search as at the table.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, Final

from fourthrock.bots.bot import Bot, Opinion
from fourthrock.bots.chair import Chair
from fourthrock.bots.outlook import judge_in_a_world, prospects
from fourthrock.bots.tree import DEFAULT_STYLE, STEADY_STYLE, Node, Scale, Style, choose
from fourthrock.table.ask import Question
from fourthrock.table.dice import Dice
from fourthrock.table.errors import BadSetup, Diverged
from fourthrock.table.table import Table

DEFAULT: Final = "1s"
MOST_FAILED: Final = 200
NOBODY: Final = -1


class Budget:
    """How long to think: so many simulations, or so many seconds."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations
        self.seconds = seconds


def read_budget(parameter: str) -> Budget:
    """`500` is simulations, `1s`, `0.5s` and `200ms` are times."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms|)", parameter or DEFAULT)
    amount = float(found.group(1)) if found else 0.0
    unit = found.group(2) if found else ""
    if amount <= 0 or (unit == "" and amount != int(amount)):
        raise BadSetup(
            "bots",
            f"'search:{parameter}' is not a budget; right are a time (search:1s, search:200ms) or "
            "a number of simulations (search:500)",
        )
    if unit == "":
        return Budget(int(amount), 0.0)
    return Budget(0, amount if unit == "s" else amount / 1000)


class SearchBot(Bot):
    """Grows a tree for each decision and takes the answer that was tried most."""

    def __init__(self, parameter: str = "", seed: int | str = 0, style: Style | None = None) -> None:
        super().__init__(parameter, seed)
        self.budget = read_budget(parameter)
        self.style = style
        self.simulations = 0

    def opinions(self, chair: Chair) -> list[Opinion]:
        search = Search(chair, self.dice, self.style or style_for(chair))
        search.think(self.budget)
        self.failed += search.failed
        self.simulations += search.done
        return search.opinions()


def style_for(chair: Chair) -> Style:
    """How this game is searched."""
    return STEADY_STYLE if chair.game.steady else DEFAULT_STYLE


class Search:
    """The search for one answer."""

    def __init__(self, chair: Chair, dice: Dice, style: Style = DEFAULT_STYLE) -> None:
        self.chair = chair
        self.style = style
        self.me = chair.seat
        self.dice = dice
        self.root = Node()
        self.scale = Scale(chair.seats)
        self.tokens = {option.token for option in chair.question.options}
        self.done = 0
        self.failed = 0

    def think(self, budget: Budget) -> None:
        """Simulate until the budget is spent, or until no further simulation can change the choice."""
        begun = time.perf_counter()
        self.look_ahead(budget, begun)
        while self.failed < MOST_FAILED or self.failed < 4 * self.done:
            left = self.simulations_left(budget, begun)
            if left <= 0 or self.is_decided(left):
                return
            self.dice.log.clear()
            try:
                self.simulate()
            except Exception:
                self.failed += 1

    def look_ahead(self, budget: Budget, begun: float) -> None:
        """A first opinion of each answer: where it leads by the end of this turn, in a few worlds."""
        options = self.chair.question.options
        worlds = 0
        sums = [0.0] * len(options)
        for _ in range(self.style.prior_worlds):
            values = judge_in_a_world(self.chair, self.dice, self.style.prior_copies)
            if values is None:
                self.failed += 1
                continue
            worlds += 1
            sums = [known + value for known, value in zip(sums, values)]
            if budget.seconds and time.perf_counter() - begun > self.style.prior_part * budget.seconds:
                break
        for option, known in zip(options, sums):
            if worlds:
                self.root.child(option.token).expect(known / worlds, self.style.prior_weight)

    def simulations_left(self, budget: Budget, begun: float) -> int:
        """How many more simulations the budget allows, in time at the speed so far."""
        if budget.simulations:
            return budget.simulations - self.done - self.failed
        spent = time.perf_counter() - begun
        if spent >= budget.seconds:
            return 0
        return 1 + int(self.done * (budget.seconds - spent) / spent) if self.done else 1_000_000

    def is_decided(self, left: int) -> bool:
        """Whether the answer that leads cannot be caught up with."""
        if self.done % 16 != 15:
            return False
        visits = sorted([child.visits for child in self.root.children.values()])
        return len(visits) == len(self.tokens) and len(visits) > 1 and visits[-1] - visits[-2] > left

    def simulate(self) -> None:
        """One imagined world, played down the tree and beyond."""
        world = self.chair.imagine(self.dice, rewindable=False)
        walk = Walk(self, world)
        walk.down()
        walk.wander(self.style.rollout)
        values = prospects(world)
        self.scale.add(values)
        walk.remember(values)
        self.done += 1

    def opinions(self) -> list[Opinion]:
        """What the search thinks of each option; of one that it never tried, by the look ahead or by the mean of all."""
        mean = self.scale.mean(self.me)
        found: list[Opinion] = []
        for option in self.chair.question.options:
            node = self.root.child(option.token)
            value = node.value if node.visits or node.weight else mean
            found.append(Opinion(option.token, value, node.visits))
        return found


class Walk:
    """One simulation's way down the tree.

    `here` is where everybody is; while seats answer together, `apart` holds where each of them is on its own. After that the
    walk goes on from the searching seat's own answer, whatever the others answered.
    """

    def __init__(self, search: Search, world: Table[Any]) -> None:
        self.search = search
        self.world = world
        self.here = search.root
        self.apart: dict[int, Node] = {}
        self.spots: list[Node] = []
        self.nodes: list[Node] = []
        self.seats: list[int] = []
        self.tokens: list[str] = []

    def down(self) -> None:
        """Answer by the tree until it ends."""
        world, me = self.world, self.search.me
        question = world.ask_of(me)
        if question is None or not self.is_known(question):
            raise Diverged("the imagined table asks something else")
        if question.part >= 0:
            self.apart[me] = self.here
        while question is not None:
            if self.step(question):
                return
            question = None if world.over else world.asks[0]

    def is_known(self, question: Question) -> bool:
        """Whether this is the searching seat's question, as far as answers tell."""
        tokens = self.search.tokens
        return any(option.token in tokens for option in question.options)

    def step(self, question: Question) -> bool:
        """Answer one question; True when the tree has grown by that."""
        seat = question.seat
        together = question.part >= 0
        spot = self.spot_of(seat, together)
        chosen = choose(spot, question.options, seat, together, self.search.scale, self.search.dice, self.search.style)
        node = spot.child(chosen.token)
        self.spots.append(spot)
        self.nodes.append(node)
        self.note(seat, chosen.token)
        if together:
            self.apart[seat] = node
        else:
            self.here = node
        self.world.answer(chosen, question)
        return node.visits == 0

    def spot_of(self, seat: int, together: bool) -> Node:
        """The node from which this seat answers."""
        if together:
            found = self.apart.get(seat)
            return self.here.aside(seat) if found is None else found
        if self.apart:
            mine = self.apart.get(self.search.me)
            self.here = self.here.aside(NOBODY) if mine is None else mine
            self.apart.clear()
        return self.here

    def note(self, seat: int, token: str) -> None:
        self.seats.append(seat)
        self.tokens.append(token)

    def wander(self, steps: int) -> None:
        """Play on at random for this many answers, or to the end of the game."""
        world, dice = self.world, self.search.dice
        for _ in range(steps):
            if world.over:
                return
            question = world.asks[0]
            options = question.options
            chosen = options[dice.below(len(options))]
            self.note(question.seat, chosen.token)
            world.answer(chosen, question)

    def remember(self, values: Sequence[float]) -> None:
        """Tell every node on the way how it went for the seat that answered there."""
        for number in range(len(self.nodes)):
            node = self.nodes[number]
            node.visits += 1
            node.total += values[self.seats[number]]
        if self.search.style.echo > 0.0:
            self.echo(values)

    def echo(self, values: Sequence[float]) -> None:
        """Tell every spot on the way of the answers that its seat gave from there on."""
        for number in range(len(self.nodes)):
            spot, seat = self.spots[number], self.seats[number]
            heard: set[str] = set()
            for later in range(number, len(self.seats)):
                token = self.tokens[later]
                if self.seats[later] == seat and token not in heard:
                    heard.add(token)
                    spot.hear(token, values[seat])
