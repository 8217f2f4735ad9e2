"""Hex geometry."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthrock.drawing.hexes import centre, corners, distance, hex_at, neighbours, rows_to_axial

small = st.integers(-30, 30)


@given(small, small, st.booleans())
def test_the_middle_of_a_hex_lies_in_it(q: int, r: int, flat: bool) -> None:
    assert hex_at(*centre(q, r, 7.5, flat), 7.5, flat) == (q, r)


@given(small, small)
def test_six_neighbours_at_distance_one(q: int, r: int) -> None:
    around = neighbours(q, r)
    assert len(set(around)) == 6
    assert {distance(q, r, *other) for other in around} == {1}


@given(small, small, small, small)
def test_distance_is_the_same_there_and_back(q: int, r: int, q2: int, r2: int) -> None:
    assert distance(q, r, q2, r2) == distance(q2, r2, q, r)


@pytest.mark.parametrize("flat", [False, True])
def test_neighbouring_hexes_touch(flat: bool) -> None:
    here = corners(*centre(0, 0, 10, flat), 10, flat)
    for q, r in neighbours(0, 0):
        there = corners(*centre(q, r, 10, flat), 10, flat)
        shared = [a for a in here if any(math.dist(a, b) < 1e-6 for b in there)]
        assert len(shared) == 2


def test_shifted_rows_become_axial() -> None:
    assert rows_to_axial(3, 0) == (3, 0)
    assert rows_to_axial(3, 1) == (3, 1)
    assert rows_to_axial(3, 2) == (2, 2)
