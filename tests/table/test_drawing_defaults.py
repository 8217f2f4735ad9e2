"""A game that draws no mats, no cards and no hand gives pages nothing to show, rather than an error."""

from __future__ import annotations

from fourthrock.table.record import begin
from toy import PARTS, SalvageGame


def test_mats_faces_and_hands_are_optional() -> None:
    game = SalvageGame()
    table = begin(game, 2, 1)
    view = table.view(0)
    assert game.mat(view, 0, table.ask) == ""
    assert game.face(PARTS[0]) == ""
    assert game.held(view) == []
