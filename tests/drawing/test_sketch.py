"""The boards in characters: every game sketches its table at any time, for anybody, and says it without colours too."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import fourthrock
from fourthrock.bots import Chair, make
from fourthrock.cli.sketch import FRAME, STYLES, sketched
from fourthrock.drawing.palette import HUES
from fourthrock.drawing.sketch import MAY, Ink, Panel, columns, width, wrapped
from fourthrock.table import Table

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("mission_red_planet", 2, {}),
    ("mission_red_planet", 6, {"secret_points": True}),
    ("omega_war", 2, {}),
    ("on_mars", 1, {}),
    ("on_mars", 4, {}),
    ("on_mars", 3, {"mode": "invasion"}),
    ("on_mars", 2, {"mode": "outbreak"}),
    ("on_mars", 2, {"mode": "blackout"}),
    ("on_mars", 1, {"mode": "monolith"}),
    ("red_dust_rebellion", 4, {}),
    ("terraforming_mars", 1, {}),
    ("terraforming_mars", 5, {"venus_next": True, "colonies": True, "prelude": True}),
]
MOVES = 260
EVERY = 20
WIDE = 150


def said(panels: list[Panel], wide: int = WIDE) -> str:
    console = Console(width=wide, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(sketched(panels, console))
    return captured.get()


def walk(table: Table[Any]) -> None:
    """Some moves on, at random."""
    bot = make("random", "sketch")
    for _ in range(EVERY):
        if table.over:
            return
        question = table.asks[0]
        table.answer(bot.choose(Chair(table, question.seat)), question)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_table_is_sketched_for_every_seat_and_for_spectators(game: str, seats: int, options: dict[str, Any]) -> None:
    table = fourthrock.new(game, seats=seats, seed="sketch", options=options)
    for _ in range(MOVES // EVERY):
        for seat in [None, *range(seats)]:
            panels = list(table.game.sketch(table.view(seat), None if seat is None else table.ask_of(seat)))
            assert panels
            assert all(panel.title and panel.lines for panel in panels)
            inks = {part.ink for panel in panels for line in panel.lines for part in line if isinstance(part, Ink)}
            assert inks <= {"", "neutral", "alien", *STYLES}
            assert said(panels).strip()
        walk(table)


def test_what_a_seat_may_not_know_is_in_no_sketch_of_its_own() -> None:
    table = fourthrock.new("mission_red_planet", seats=3, seed=7)
    mission = table.ask_of(0)
    assert mission is not None
    names = [option.name for option in mission.options]
    assert all(name in said(list(table.game.sketch(table.view(0), mission))) for name in names)
    for other in (None, 1, 2):
        others = said(list(table.game.sketch(table.view(other), None)))
        held = [] if other is None else [option.name for option in table.ask_of(other).options]  # type: ignore[union-attr]
        assert not [name for name in names if name in others and name not in held]


def test_what_may_be_answered_stands_out_on_the_board() -> None:
    table = fourthrock.new("mission_red_planet", seats=3, seed=7)
    for seat in range(3):
        table.play(table.ask_of(seat).tokens[0], seat)  # type: ignore[union-attr]
    for seat in range(3):
        table.play("soldier", seat)
    question = table.ask
    panels = table.game.sketch(table.view(question.seat), question)
    lit = {part.text for line in panels[0].lines for part in line if isinstance(part, Ink) and part.ink == MAY}
    assert lit >= {option.name for option in question.options}


def test_every_hue_of_a_seat_has_a_colour_on_the_terminal() -> None:
    assert set(HUES) <= set(STYLES)


def test_columns_stand_below_each_other() -> None:
    lines = columns([[["a"], [Ink("one")]], [["bbb"], [Ink("two")], ["more"]]])
    assert [width(line) for line in lines] == [10, 16]
    assert "".join(part if isinstance(part, str) else part.text for part in lines[0]).startswith("a    one")


def test_a_sentence_is_wrapped_between_words() -> None:
    assert wrapped("one two three", 7) == [["one two"], ["three"]]
    assert wrapped("", 7) == []


def test_panels_share_a_row_only_where_the_width_allows() -> None:
    panels = [Panel("A", [["x" * 30]]), Panel("B", [["y" * 30]])]
    assert len(said(panels, 80).splitlines()) < len(said(panels, 40).splitlines())


def test_a_line_that_is_too_long_goes_on_below_indented() -> None:
    lines = said([Panel("A", [["zone one ", Ink("crowd", "rust"), " of many astronauts"], ["short"]])], 24).splitlines()
    assert [line.strip("│ ╰╯─") for line in lines[1:-1]] == ["zone one crowd of", "many astronauts", "short"]
    assert lines[2].startswith("│     many")


@pytest.mark.parametrize(
    ("game", "panel"),
    [("mission_red_planet", 0), ("omega_war", 0), ("on_mars", 0), ("red_dust_rebellion", 2), ("terraforming_mars", 0)],
)
def test_the_rows_of_a_map_are_never_folded_on_a_terminal_of_80(game: str, panel: int) -> None:
    table = fourthrock.new(game, seed="sketch")
    board = table.game.sketch(table.view(0), None)[panel]
    long = [line for line in board.lines if width(line) > 80 - FRAME]
    assert len(long) <= 2, "only the key below the map may be longer"
    assert not [line for line in board.lines[: len(board.lines) - 2] if line in long]
