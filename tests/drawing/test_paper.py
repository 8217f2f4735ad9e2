"""Building SVG: numbers, curves, places."""

from __future__ import annotations

import pytest
from htpy import html, img
from markupsafe import Markup

from fourthrock.drawing.lettering import CONDENSED, TEXT, fit, width, wrap
from fourthrock.drawing.paper import arc, at, circle, drawn, flow, g, num, pen, polar, sheet, tip

NUMBERS = [(1, "1"), (1.25, "1.2"), (-0.01, "0"), (0.04, "0"), (-3.06, "-3.1"), (10.0, "10"), (0.5, "0.5")]


@pytest.mark.parametrize(("value", "said"), NUMBERS)
def test_numbers_are_short(value: float, said: str) -> None:
    assert num(value) == said


def test_polar_counts_degrees_from_the_east_counter_clockwise() -> None:
    assert polar(0, 0, 10, 90) == pytest.approx((0, -10))
    assert polar(5, 5, 10, 180) == pytest.approx((-5, 5))


def test_a_growing_angle_is_drawn_counter_clockwise() -> None:
    assert arc(0, 0, 10, 0, 90) == "M10 0A10 10 0 0 0 0 -10"
    assert arc(0, 0, 10, 90, 0) == "M0 -10A10 10 0 0 1 10 0"


def test_lines_and_soft_lines_go_through_their_points() -> None:
    assert pen([(0, 0), (4, 2)], closed=True) == "M0 0L4 2Z"
    curve = flow([(0, 0), (10, 0), (10, 10)])
    assert curve.startswith("M0 0C")
    assert curve.endswith("10 10")


def test_what_players_wrote_is_escaped() -> None:
    assert str(tip("<b>&")) == "<title>&lt;b&gt;&amp;</title>"


def test_a_drawing_is_what_its_elements_say() -> None:
    """The quick way to write elements out gives what htpy's own way gives, whatever is inside."""
    parts = ["a <b>", tip("1 & 2"), None, False, True, 7, (circle(r="1"), [img(src="x"), Markup("<i></i>")]), (n for n in "xy")]
    assert drawn(g(id="<")[parts[:-1]]) == str(g(id="<")[parts[:-1]])
    assert drawn(g[parts[-1]]) == "<g>xy</g>"
    assert drawn(html[parts[0]]) == str(html[parts[0]])


def test_a_group_is_placed_turned_and_scaled() -> None:
    assert str(at(3, 4.26, circle(r="2"), turn=90, scale=0.5, id="a")) == (
        '<g transform="translate(3 4.3) rotate(90) scale(0.5)" id="a"><circle r="2"></circle></g>'
    )


def test_a_sheet_is_a_document_with_a_name() -> None:
    assert str(sheet(10, 20, name="Mars")) == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" role="img" aria-label="Mars"></svg>'
    )


def test_both_faces_know_every_printable_letter() -> None:
    assert len(CONDENSED) == len(TEXT) == 95


def test_text_wraps_between_words_and_fits_its_room() -> None:
    lines = wrap("One astronaut aboard. Then up to three steps on Mars.", 14, 120, TEXT)
    assert len(lines) > 1
    assert all(width(line, 14, TEXT) <= 120 for line in lines)
    assert " ".join(lines) == "One astronaut aboard. Then up to three steps on Mars."
    size = fit("VASTITAS BOREALIS", 40, 100)
    assert size < 40
    assert width("VASTITAS BOREALIS", size) <= 100.5
    assert fit("HELLAS", 19, 200) == 19
