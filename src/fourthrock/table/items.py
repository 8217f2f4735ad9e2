"""Items: the things a question can offer. A zone, a card, a word on a button: whatever has a token is an item.

An item is a fact of the game, made once when its module is loaded and never changed: positions share items,
scripts compare them with `is`, records spell them by token.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """Something that can be pointed at. Its token is what a record, a click and a bot say; its name is what people read."""

    def __init__(self, token: str, name: str) -> None:
        self.token = token
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.token}>"


class Word(Item):
    """An answer that is not on the board: a button."""


class Number(Item):
    """An answer that is a count."""

    def __init__(self, value: int) -> None:
        super().__init__(str(value), str(value))
        self.value = value


DONE: Final = Word("done", "Done")
PASS: Final = Word("pass", "Pass")
YES: Final = Word("yes", "Yes")
NO: Final = Word("no", "No")

_numbers: Final[list[Number]] = [Number(n) for n in range(256)]


def number(value: int) -> Number:
    """The one item for this count (0 or more)."""
    while value >= len(_numbers):
        _numbers.append(Number(len(_numbers)))
    return _numbers[value]
