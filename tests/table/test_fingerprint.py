"""Fingerprints: equal for equal positions, different for different ones, whatever the position is made of."""

from __future__ import annotations

import enum

import msgspec
import pytest

import toy
from fourthrock.table import Journal, Position, dice_for, facts, fingerprint


class Side(enum.Enum):
    UNION = 1
    REBEL = 2


class Month(enum.IntEnum):
    MAY = 5


class Rules(msgspec.Struct):
    long: bool = False


class Cupboard(Position):
    """A position with one thing of every kind that may lie on a table."""

    def __init__(self) -> None:
        super().__init__(dice_for(1))
        self.side = Side.UNION
        self.month = Month.MAY
        self.rules = Rules()
        self.parts = [toy.PARTS[0], None]
        self.owners = {"b": 1, "a": 2}
        self.marks = {3, 1, 2}
        self.bits = bytearray(b"\x01")
        self.share = 0.5


def test_equal_positions_have_equal_fingerprints() -> None:
    one, other = Cupboard(), Cupboard()
    other.owners = {"a": 2, "b": 1}
    other.marks = {2, 3, 1}
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("side", Side.REBEL),
        ("rules", Rules(long=True)),
        ("parts", [toy.PARTS[1], None]),
        ("owners", {"a": 1, "b": 2}),
        ("marks", {1, 2}),
        ("bits", bytearray(b"\x02")),
        ("share", 0.25),
    ],
)
def test_any_difference_shows(name: str, value: object) -> None:
    other = Cupboard()
    setattr(other, name, value)
    assert fingerprint(other) != fingerprint(Cupboard())


def test_the_dice_are_part_of_the_position_and_the_journal_is_not() -> None:
    thrown, told = Cupboard(), Cupboard()
    thrown.dice.roll()
    told.journal = Journal()
    assert fingerprint(thrown) != fingerprint(Cupboard())
    assert fingerprint(told) == fingerprint(Cupboard())


def test_a_function_cannot_lie_on_the_table() -> None:
    with pytest.raises(TypeError, match="a position holds facts, not functions"):
        facts([len])
