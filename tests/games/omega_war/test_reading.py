"""Fields of a scenario file: what is read as it stands, and the sentence that refuses what cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.omega_war.stage import war

from fourthrock.games.omega_war.reading import Field, WrongField, spelt
from fourthrock.games.omega_war.stages import UNION_MARCH


def test_a_way_is_written_as_people_write_it() -> None:
    assert spelt(["settlements", 3, "rating"]) == "settlements[3].rating"
    assert str(Field(1, ["turns", 0]).wrong("is odd")) == "scenario.turns[0]: is odd"
    assert str(Field(1).wrong("is odd")) == "scenario: is odd"


def test_what_is_right_is_read() -> None:
    field = Field({"title": "A war", "months": [1, 2, 3], "foul": True, "kind": "dome"})
    assert field.names() == ["title", "months", "foul", "kind"]
    assert field.get("title").text() == "A war"
    assert field.get("months").integers(1, 3, 3) == [1, 2, 3]
    assert field.get("foul").truth()
    assert field.get("kind").one_of(["metro", "dome"]) == 1
    assert field.has("foul")
    assert not field.has("fair")
    assert not Field([1]).has("fair")
    field.only(["title", "months", "foul", "kind"])


@pytest.mark.parametrize(
    ("read", "refused"),
    [
        (lambda: Field([1]).get("title"), "must be an object with named fields"),
        (lambda: Field("x").names(), "must be an object with named fields"),
        (lambda: Field(3).only(["title"]), "must be an object with named fields"),
        (lambda: Field({}).get("title"), "is missing"),
        (lambda: Field({"titel": 1}).only(["title"]), "is not a field here; known are title"),
        (lambda: Field({}).rows(), "must be a list"),
        (lambda: Field([1]).rows(2, 2), "must have 2 entries, not 1"),
        (lambda: Field([1]).rows(2, 4), "must have 2 to 4 entries, not 1"),
        (lambda: Field(True).integer(0, 9), "must be a whole number"),
        (lambda: Field(1.5).integer(0, 9), "must be a whole number"),
        (lambda: Field(10).integer(0, 9), "must be from 0 to 9, not 10"),
        (lambda: Field(1).truth(), "must be true or false"),
        (lambda: Field("  ").text(), "must be a text"),
        (lambda: Field("long").text(3), "must have at most 3 characters"),
        (lambda: Field("fort").one_of(["metro", "dome"]), "must be one of metro, dome"),
    ],
)
def test_what_is_wrong_is_refused_with_what_would_be_right(read: Callable[[], object], refused: str) -> None:
    with pytest.raises(WrongField, match=refused):
        read()


def test_names_that_a_scenario_does_not_have() -> None:
    s = war(UNION_MARCH).scenario
    for find in (s.unit_named, s.settlement_named, s.warren_named, s.clan_named):
        with pytest.raises(KeyError, match="Atlantis"):
            find("Atlantis")
