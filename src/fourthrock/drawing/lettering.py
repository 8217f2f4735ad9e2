"""Lettering: how wide words are in the two faces that ship with us, so that drawings can fit and wrap them."""

from __future__ import annotations

from typing import Final

_CONDENSED: Final = (
    "200,269,306,606,434,772,581,152,279,279,361,439,199,325,211,386,450,274,425,426,459,428,429,392,434,423,252,218,439,439,439,"
    "413,759,456,462,457,472,435,415,462,477,224,443,477,415,538,507,467,457,455,461,434,452,478,471,665,460,456,406,330,386,330,"
    "413,405,206,434,437,422,437,426,291,431,439,215,211,433,199,665,439,432,441,441,313,398,282,438,415,592,417,403,368,319,171,"
    "319,480"
)
_TEXT: Final = (
    "200,262,350,486,486,820,585,220,282,282,394,486,220,310,220,370,486,486,486,486,486,486,486,486,486,486,220,220,486,486,486,"
    "410,822,540,588,572,612,526,486,612,648,250,470,572,474,718,648,662,556,662,550,530,534,642,500,786,492,456,550,282,370,282,"
    "486,500,540,502,552,458,552,492,266,492,538,234,236,472,242,826,540,546,554,554,322,414,314,538,440,692,412,440,410,282,232,"
    "282,486"
)
CONDENSED: Final = [int(width) for width in _CONDENSED.split(",")]
"""Thousandths of the size, from the space to the tilde: Barlow Condensed, semi-bold."""
TEXT: Final = [int(width) for width in _TEXT.split(",")]
"""The same for Source Sans 3, regular."""


def width(said: str, size: float, face: list[int] = CONDENSED, spacing: float = 0) -> float:
    """How wide these words are at this size. `spacing` is extra room a letter, in the same unit as the size."""
    letters = sum(face[ord(letter) - 32] if 32 <= ord(letter) < 127 else 480 for letter in said)
    return letters * size / 1000 + spacing * len(said)


def wrap(said: str, size: float, room: float, face: list[int] = CONDENSED) -> list[str]:
    """Lines no wider than the room, broken between words."""
    found: list[str] = []
    for word in said.split():
        if found and width(f"{found[-1]} {word}", size, face) <= room:
            found[-1] = f"{found[-1]} {word}"
        else:
            found.append(word)
    return found


def fit(said: str, size: float, room: float, face: list[int] = CONDENSED, spacing: float = 0) -> float:
    """The largest size, at most this one, at which the words have room."""
    needed = width(said, size, face, spacing)
    return size if needed <= room else round(size * room / needed, 1)
