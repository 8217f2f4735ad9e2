"""Learning environments: the cycle that PettingZoo's loops expect."""

from __future__ import annotations

import json
import sys

import pytest

import toy
from fourthrock.lab.environments import Discrete, TableEnvironment
from fourthrock.table import BadSetup, IllegalAnswer


@pytest.fixture(autouse=True)
def salvage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules["fourthrock.games"].__dict__["_loaded"], "salvage", toy.GAME)
    return


def play(env: TableEnvironment, seed: int) -> list[str]:
    """One game by the loop of PettingZoo's manual; what was observed and done."""
    seen: list[str] = []
    env.reset(seed=seed)
    env.action_space("seat_0").seed(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert observation is not None
        assert info == {}
        total[agent] += reward
        mask = observation["action_mask"]
        if terminated or truncated:
            assert not any(mask)
            env.step(None)
        else:
            assert sum(mask) == len(env.table.ask.options)
            env.step(env.action_space(agent).sample(mask))
        seen.append(json.dumps(observation))
    assert sum(total.values()) == pytest.approx(1)
    assert env.agents == []
    return seen


@pytest.mark.parametrize("game", ["salvage", "mission_red_planet"])
def test_a_game_is_played_to_its_end_and_the_win_is_the_reward(game: str) -> None:
    env = TableEnvironment(game, seats=3)
    assert play(env, 1) == play(env, 1)
    assert play(env, 1) != play(env, 2)


def test_an_action_is_a_number_of_the_vocabulary() -> None:
    env = TableEnvironment("salvage", seats=2)
    assert env.action_space("seat_1").n == len(toy.GAME.vocabulary())
    env.step(env.number["3"])
    assert env.agent_selection == "seat_1"
    env.step(env.number["2"])
    assert env.observe("seat_0")["observation"]["bids"] == [3, 2]


def test_an_observation_is_the_view_of_its_own_seat() -> None:
    env = TableEnvironment("salvage", seats=2)
    for token in ("3", "2", "draw"):
        env.step(env.number[token])
    assert len(env.observe("seat_0")["observation"]["hand"]) == 1
    assert env.observe("seat_1")["observation"]["hand"] == []


def test_the_mask_is_empty_for_an_agent_that_is_not_asked() -> None:
    env = TableEnvironment("salvage", seats=2)
    for token in ("3", "2"):
        env.step(env.number[token])
    assert sum(env.observe("seat_1")["action_mask"]) == 0


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    env = TableEnvironment("salvage", seats=2)
    with pytest.raises(IllegalAnswer, match="'dig' does not answer 'Bid how much scrap"):
        env.step(env.number["dig"])


@pytest.mark.parametrize("action", [-1, 10_000, None, "dig"])
def test_what_is_no_action_is_refused(action: object) -> None:
    env = TableEnvironment("salvage", seats=2)
    with pytest.raises(IllegalAnswer, match="an action of seat_0 is a number from 0 to"):
        env.step(action)  # type: ignore[arg-type]


def test_an_unknown_agent_is_refused() -> None:
    with pytest.raises(BadSetup, match="'seat_5' is none of seat_0, seat_1"):
        TableEnvironment("salvage", seats=2).observe("seat_5")


def test_after_the_end_an_agent_can_only_leave() -> None:
    env = TableEnvironment("salvage", seats=2, options={"rounds": 1})
    while not env.table.over:
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))
    with pytest.raises(IllegalAnswer, match="can only step with None"):
        env.step(0)
    env.step(None)
    assert env.num_agents == 1


def test_a_sample_without_a_mask_is_any_number() -> None:
    space = Discrete(5)
    assert {space.sample() for _ in range(200)} == set(range(5))
