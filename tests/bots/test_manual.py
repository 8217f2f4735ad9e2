"""The examples of docs/bots.md run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import toy
from fourthrock.bots import Chair
from fourthrock.table import record

MANUAL = Path(__file__).parents[2] / "docs" / "bots.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_of_the_manual_plays() -> None:
    made: dict[str, Any] = {}
    exec(examples()[0], made)
    table = record.begin(toy.GAME, 3, 1)
    opinions = made["Hopeful"]("", 1).opinions(Chair(table, 0))
    assert [opinion.token for opinion in opinions] == table.ask.tokens


def test_a_bot_answers_at_a_new_table_as_the_manual_shows() -> None:
    made: dict[str, Any] = {}
    exec(examples()[1], made)
    assert len(made["table"].moves) == 1
