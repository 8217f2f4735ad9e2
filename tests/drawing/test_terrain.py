"""Terrain: the same name is the same land, and contours lie where the height says."""

from __future__ import annotations

import math

from fourthrock.drawing.terrain import bend, chance, contours, craters, land


def test_the_same_name_is_the_same_land() -> None:
    assert [next(chance("mars")) for _ in range(3)] == [next(chance("mars")) for _ in range(3)]
    assert land("mars")(12.5, 99) == land("mars")(12.5, 99)
    assert land("mars")(12.5, 99) != land("phobos")(12.5, 99)
    assert str(craters("a", 9, 0, 0, 100)) == str(craters("a", 9, 0, 0, 100))


def test_chances_are_parts_of_one() -> None:
    throw = chance("x")
    found = [next(throw) for _ in range(200)]
    assert all(0 <= part < 1 for part in found)
    assert len(set(found)) == 200


def test_a_contour_follows_the_height() -> None:
    """Around a cone, the contour of level 0 is a circle."""
    lines = contours(lambda x, y: 50 - math.hypot(x, y), 0.0, 0, 0, 100, 5)
    assert len(lines) == 1
    assert all(abs(math.hypot(x, y) - 50) < 0.6 for x, y in lines[0])


def test_borders_are_bent_only_a_little() -> None:
    shift = bend("mars", 9, 230)
    assert all(math.dist((x, y), shift(x, y)) < 20 for x in range(0, 1000, 90) for y in range(0, 1000, 90))
