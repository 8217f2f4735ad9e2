"""In which line of a JSON text a value stands: so that a fault in a scenario file can be found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

BLANK: Final = " \t\r\n"
DECODER: Final = json.JSONDecoder()


def line_of(text: str, way: Sequence[str | int]) -> int:
    """The line of the value to which a way of names and numbers leads, or of the last on that way that is there."""
    place = after_blanks(text, 0)
    for step in way:
        inner = find_name(text, place, step) if isinstance(step, str) else find_number(text, place, step)
        if inner < 0:
            break
        place = inner
    return text.count("\n", 0, place) + 1


def after_blanks(text: str, place: int) -> int:
    while place < len(text) and text[place] in BLANK:
        place += 1
    return place


def find_name(text: str, place: int, name: str) -> int:
    """Where in an object the value of a name begins (of the last of that name, as JSON is read); -1 if it has none."""
    found = -1
    place = after_blanks(text, place + 1)
    while text[place] != "}":
        key, place = DECODER.raw_decode(text, place)
        place = after_blanks(text, after_blanks(text, place) + 1)
        if key == name:
            found = place
        place = next_entry(text, place)
    return found


def find_number(text: str, place: int, number: int) -> int:
    """Where in a list the value of a number begins; -1 if it is shorter."""
    place = after_blanks(text, place + 1)
    for _ in range(number):
        if text[place] == "]":
            return -1
        place = next_entry(text, place)
    return place


def next_entry(text: str, place: int) -> int:
    """Past a value and the comma behind it."""
    _, place = DECODER.raw_decode(text, place)
    place = after_blanks(text, place)
    return after_blanks(text, place + 1) if text[place] == "," else place
