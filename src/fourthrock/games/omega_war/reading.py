"""Reading a scenario file: every error names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fourthrock.table.errors import BadSetup


class WrongField(BadSetup):
    """A field of a scenario file that cannot be: the way to it, and what would be right."""

    def __init__(self, way: Sequence[str | int], message: str) -> None:
        super().__init__(f"scenario.{spelt(way)}" if way else "scenario", message)
        self.way = list(way)
        self.message = message


def spelt(way: Sequence[str | int]) -> str:
    """A way as people write it: `settlements[3].rating`."""
    said = ""
    for step in way:
        said += f"[{step}]" if isinstance(step, int) else f".{step}" if said else step
    return said


class Field:
    """A value of a scenario file and the way that leads to it."""

    def __init__(self, value: Any, way: Sequence[str | int] = ()) -> None:
        self.value = value
        self.way = way

    def wrong(self, message: str) -> WrongField:
        return WrongField(self.way, message)

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def get(self, key: str) -> Field:
        if not isinstance(self.value, dict):
            raise self.wrong("must be an object with named fields")
        field = Field(self.value.get(key), [*self.way, key])
        if key not in self.value:
            raise field.wrong("is missing")
        return field

    def only(self, known: Sequence[str]) -> None:
        """Refuse a field that nobody reads: most likely it is misspelt."""
        if not isinstance(self.value, dict):
            raise self.wrong("must be an object with named fields")
        for key in self.value:
            if key not in known:
                raise self.get(key).wrong(f"is not a field here; known are {', '.join(known)}")

    def names(self) -> list[str]:
        if not isinstance(self.value, dict):
            raise self.wrong("must be an object with named fields")
        return [str(key) for key in self.value]

    def rows(self, least: int = 0, most: int = 10_000) -> list[Field]:
        if not isinstance(self.value, list):
            raise self.wrong("must be a list")
        if not least <= len(self.value) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise self.wrong(f"must have {wanted} entries, not {len(self.value)}")
        return [Field(value, [*self.way, number]) for number, value in enumerate(self.value)]

    def integer(self, least: int, most: int) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong("must be a whole number")
        if not least <= value <= most:
            raise self.wrong(f"must be from {least} to {most}, not {value}")
        return value

    def integers(self, least: int, most: int, count: int) -> list[int]:
        return [row.integer(least, most) for row in self.rows(count, count)]

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("must be true or false")
        return self.value

    def text(self, longest: int = 200) -> str:
        value = self.value
        if not isinstance(value, str) or not value.strip():
            raise self.wrong("must be a text")
        if len(value) > longest:
            raise self.wrong(f"must have at most {longest} characters")
        return value

    def one_of(self, names: Sequence[str]) -> int:
        """The number of a name in a list of names."""
        value = self.value
        for number, name in enumerate(names):
            if value == name:
                return number
        raise self.wrong(f"must be one of {', '.join(names)}")
