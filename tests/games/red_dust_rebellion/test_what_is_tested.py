"""Every rule, both sides of every Event, every Asset and every Campaign is named by at least one test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, DUST_STORMS, PLAIN_EVENTS
from fourthrock.games.red_dust_rebellion.events.index import side_of_event

NAMES = [
    name
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
]
SIDES = [
    f"{card.number}_{'shaded' if shaded else 'unshaded'}"
    for card in PLAIN_EVENTS
    for shaded in (False, True)
    if side_of_event(card.number, shaded) is not None
]


def named(what: str) -> bool:
    return any(re.search(rf"_{what}_", name) for name in NAMES)


def missing(expected: Iterable[str]) -> list[str]:
    return [what for what in expected if not named(what)]


def test_there_are_48_events_of_which_three_have_one_side_and_three_dust_storms() -> None:
    assert (len(PLAIN_EVENTS), len(SIDES), len(DUST_STORMS)) == (48, 2 * 48 - 3, 3)


def test_both_sides_of_every_event_are_tested() -> None:
    assert missing(SIDES) == []


@pytest.mark.parametrize(("letters", "cards"), [("cr", len(ASSETS)), ("rd", len(CAMPAIGNS))])
def test_every_asset_and_campaign_is_tested(letters: str, cards: int) -> None:
    assert missing(f"{letters}{number}" for number in range(1, cards + 1)) == []


def test_every_rule_is_tested() -> None:
    numbers = re.findall(r"^(\d+\.\d+) ", GAME.rules(), re.MULTILINE)
    assert len(numbers) > 90
    assert missing(number.replace(".", "_") for number in numbers) == []
