"""A board that stands alone."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from fourthrock.drawing.compose import standalone
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


def test_a_plate_that_is_no_drawing_is_refused() -> None:
    class Blank(SalvageGame):
        def plate(self, view: object) -> str:
            return "<p>no board</p>"

    with pytest.raises(ValueError, match="the plate of Salvage is not an SVG document"):
        standalone(Blank(), None)
