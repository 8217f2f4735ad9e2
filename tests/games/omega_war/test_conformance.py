"""The conformance kit over a short war, and whole wars at random."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from tests.games.omega_war.stage import GAME, changed

from fourthrock.games.omega_war.scenario import FOLDER, VARIABLE
from fourthrock.table import dice_for, record
from fourthrock.testing import CHECKS, Case


@pytest.fixture(scope="module")
def short_war(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Three months with everything in them: clear weather, reinforcement, winter, and an index where all weapons are in reach."""
    facts = json.loads((FOLDER / "standard.json").read_text(encoding="utf-8"))
    facts["turns"] = [facts["turns"][5], facts["turns"][11], facts["turns"][22]]
    changed(facts, "political_index.start", 22)
    path = tmp_path_factory.mktemp("scenarios") / "short.json"
    path.write_text(json.dumps(facts), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(path))
        yield "short"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Case], None], short_war: str) -> None:
    check(Case(GAME, 2, 3, {"scenario": short_war}, every=23))


@pytest.mark.parametrize("seed", range(4))
def test_whole_wars_at_random(seed: int) -> None:
    table = record.begin(GAME, 2, seed, rewindable=False, journal=False)
    dice = dice_for(f"war {seed}")
    moves = 0
    while not table.over:
        question = table.ask
        assert question.options
        table.answer(dice.choose(question.options), question)
        moves += 1
        assert GAME.broken(table.position) == []
        assert moves < 20_000
    assert table.position.outcome
