"""Colours: both themes say the same things, words and shapes can be told from their ground."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from fourthrock.drawing.icons import STROKES, die, glyph, icon
from fourthrock.drawing.palette import EMBLEMS, HUES, colours, style_sheet

THEMES = ["dark", "light"]
WORDS = [
    ("ink", "ground"), ("ink", "sheet"), ("ink", "raised"), ("ink-soft", "ground"), ("ink-soft", "sheet"), ("ink-soft", "raised"),
    ("accent-ink", "accent"), ("accent-words", "sheet"), ("accent-words", "ground"), ("danger-words", "raised"),
    ("card-ink", "card-paper"), ("card-soft", "card-paper"), ("pill-ink", "pill"),
]  # fmt: skip
LAND = ["dust", "ochre", "umber", "rust", "sand", "dusk"]


def light(colour: str) -> float:
    """Relative luminance (WCAG)."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


SEEN_BY = {
    "protanopes": [(0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)],
    "deuteranopes": [(0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)],
    "tritanopes": [(1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)],
}
"""What the three deficiencies make of linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear red, green and blue."""
    red, green, blue = [min(1.0, max(0.0, part)) for part in rgb]
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("who", sorted(SEEN_BY))
def test_the_colours_of_six_seats_are_told_apart_by(who: str) -> None:
    hues = dict(re.findall(r"\.hue-([a-z]+) \{ --hue: (#[0-9a-f]{6})", style_sheet()))
    seen = {}
    for name in HUES[:6]:
        rgb = linear(hues[name])
        seen[name] = lab([sum(part * weight for part, weight in zip(rgb, row)) for row in SEEN_BY[who]])
    for one, other in itertools.combinations(seen, 2):
        assert math.dist(seen[one], seen[other]) > 18, f"{one} and {other}"


def test_both_themes_have_the_same_tokens() -> None:
    assert set(colours("dark")) == set(colours("light"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("words", "ground"), WORDS)
def test_words_can_be_read(theme: str, words: str, ground: str) -> None:
    tokens = colours(theme)
    assert contrast(tokens[words], tokens[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("land", LAND)
def test_pieces_stand_out_from_the_land(theme: str, land: str) -> None:
    """A piece has a dark edge; either the edge or the fill must differ from the land by 3 to 1."""
    tokens = colours(theme)
    hues = re.findall(r"\.hue-[a-z]+ \{ --hue: (#[0-9a-f]{6})", style_sheet())
    assert len(hues) == len(HUES)
    for hue in hues:
        assert max(contrast(hue, tokens[land]), contrast(tokens["piece-edge"], tokens[land])) >= 3
        assert contrast(hue, tokens["piece-edge"]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_place_names_stand_out_from_their_edge(theme: str) -> None:
    tokens = colours(theme)
    assert contrast(tokens["place"], tokens["place-edge"]) >= 4.5


def test_every_hue_has_a_silhouette_of_its_own() -> None:
    assert set(EMBLEMS) == set(HUES)
    assert len(set(EMBLEMS.values())) == len(HUES)


def test_every_class_has_balanced_braces() -> None:
    assert style_sheet().count("{") == style_sheet().count("}")


@pytest.mark.parametrize("name", sorted(STROKES))
def test_icons_stay_on_their_grid(name: str) -> None:
    absolute = re.findall(r"M(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)", STROKES[name])
    assert absolute
    assert all(0 <= float(x) <= 24 and 0 <= float(y) <= 24 for x, y in absolute)
    assert STROKES[name] in str(icon(name))
    assert STROKES[name] in str(glyph(name, 0, 0, 24))


def test_icons_speak_only_when_they_say_something() -> None:
    assert 'aria-hidden="true"' in str(icon("bot"))
    assert 'aria-label="a bot"' in str(icon("bot", "a bot"))


@pytest.mark.parametrize("value", range(1, 7))
def test_dice_show_as_many_dots(value: int) -> None:
    assert str(die(value)).count("<circle") == value
