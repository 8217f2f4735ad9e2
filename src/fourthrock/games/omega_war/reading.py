"""Reading a scenario file: every error is a BadSetup that names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fourthrock.table.errors import BadSetup


class Field:
    """A value of a scenario file and the path that leads to it, such as `settlements[3].rating`."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def wrong(self, message: str) -> BadSetup:
        return BadSetup(f"scenario.{self.path}" if self.path else "scenario", message)

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def get(self, key: str) -> Field:
        if not isinstance(self.value, dict):
            raise self.wrong("must be an object with named fields")
        path = f"{self.path}.{key}" if self.path else key
        if key not in self.value:
            raise BadSetup(f"scenario.{path}", "is missing")
        return Field(self.value[key], path)

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
        return [Field(value, f"{self.path}[{number}]") for number, value in enumerate(self.value)]

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
