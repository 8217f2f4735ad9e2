"""A board that stands alone."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from fourthrock.drawing.compose import measure, standalone
from fourthrock.table.record import begin
from toy import SalvageGame


def test_plate_layer_and_style_are_one_document() -> None:
    game = SalvageGame()
    table = begin(game, 2, 1)
    drawn = standalone(game, table.view(0), table.ask, "light")
    root = ET.fromstring(drawn)
    assert root.get("viewBox") == "0 0 10 10"
    assert root.get("data-theme") == "light"
    assert "--accent" in (root[0].text or "")
    assert [child.get("data-token") for child in root.iter() if child.get("data-token")] == table.ask.tokens


def test_a_strip_stands_above_the_board() -> None:
    class Measured(SalvageGame):
        def strip(self, view: object) -> str:
            return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><circle r="1"/></svg>'

    game = Measured()
    table = begin(game, 2, 1)
    root = ET.fromstring(standalone(game, table.view(0)))
    assert root.get("viewBox") == "0 0 10 14"
    strip, board = root[1:]
    assert (strip.get("width"), strip.get("height")) == ("10", "4")
    assert board.get("transform") == "translate(0 4)"


@pytest.mark.parametrize("box", ["", 'viewBox="2 0 10 10"'])
def test_a_drawing_without_a_box_at_its_corner_has_no_measure(box: str) -> None:
    with pytest.raises(ValueError, match="no viewBox"):
        measure(f"<svg {box}></svg>")


def test_a_plate_that_is_no_drawing_is_refused() -> None:
    class Blank(SalvageGame):
        def plate(self, view: object) -> str:
            return "<p>no board</p>"

    with pytest.raises(ValueError, match="the plate of Salvage is not an SVG document"):
        standalone(Blank(), None)
