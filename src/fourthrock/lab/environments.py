"""Learning environments: a game as PettingZoo's agent-environment cycle sees it, without needing PettingZoo.

    env = TableEnvironment("mission_red_planet", seats=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

An action is a number in the game's vocabulary; the mask says which are legal. An observation is the seat's view as plain
lists, dicts and numbers. The reward comes once, at the end: the seat's part of the win, 0 to 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from fourthrock.games import load
from fourthrock.lab.games import wins_of
from fourthrock.table import BadSetup, Dice, IllegalAnswer, Item, Table, dice_for
from fourthrock.table.record import begin

Observation = dict[str, Any]


class Discrete:
    """The numbers 0 to n - 1, as Gymnasium's space of that name."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.dice: Dice = dice_for(0)

    def contains(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < self.n

    def seed(self, seed: int) -> None:
        self.dice = dice_for(seed)

    def sample(self, mask: Sequence[int] | None = None) -> int:
        """Any number, or any that the mask allows."""
        self.dice.log.clear()
        allowed = range(self.n) if mask is None else [action for action, may in enumerate(mask) if may]
        return allowed[self.dice.below(len(allowed))]


class TableEnvironment:
    """One game after another, agent by agent. Agents are called `seat_0`, `seat_1` and so on."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.game = load(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.metadata = {"name": f"{game}_v{self.game.version}", "is_parallelizable": False, "render_modes": []}
        self.words: list[Item] = list(self.game.vocabulary())
        self.number = {item.token: number for number, item in enumerate(self.words)}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._space = Discrete(len(self.words))
        self.reset()

    # ------------------------------------------------------------------------------------------------------- the spaces

    def action_space(self, agent: str) -> Discrete:
        self._seat(agent)
        return self._space

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    # --------------------------------------------------------------------------------------------------------- the cycle

    def reset(self, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> None:
        """Set up a new game."""
        self.table: Table[Any] = begin(
            self.game, self.seats, seed, {**self.options, **(options or {})}, rewindable=False, journal=False
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is. When the game is over every agent takes its leave with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None or not self._space.contains(action):
            raise IllegalAnswer(f"an action of {agent} is a number from 0 to {self._space.n - 1}, not {action!r}")
        self.table.play(self.words[action].token, self._seat(agent))
        self._settle()

    def observe(self, agent: str) -> Observation:
        """What this agent sees: its view, and which actions are open to it."""
        seat = self._seat(agent)
        mask = [0] * len(self.words)
        question = self.table.ask_of(seat)
        for token in [] if question is None else question.tokens:
            mask[self.number[token]] = 1
        return {"observation": plain(self.table.view(seat)), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated and info of the agent whose turn it is."""
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return observation, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents, one after the other, as the game asks them."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> None:
        """Nothing: `fourthrock draw` draws."""

    def close(self) -> None:
        """Nothing is open."""

    # ----------------------------------------------------------------------------------------------------------- inside

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadSetup("agent", f"'{agent}' is none of {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _settle(self) -> None:
        """Whose turn it is now; at the end, who gets what."""
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.ask.seat]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.possible_agents, wins_of(self.table)))
        self.terminations = dict.fromkeys(self.agents, True)

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise IllegalAnswer(f"the game is over: {agent} can only step with None")
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]


def plain(view: Any) -> Any:
    """A view as lists, dicts, numbers and strings; items become their tokens."""
    return msgspec.to_builtins(view, enc_hook=_token_of, str_keys=True)


def _token_of(thing: Any) -> Any:
    if isinstance(thing, Item):
        return thing.token
    raise NotImplementedError(f"a view holds plain values, not {type(thing).__name__}")
