"""The map: 61 areas, the same on every board; what is printed on them differs (7, 19).

A row of a board reads from the left: `~` marks an area reserved for ocean, `.` no bonus, and a letter each unit of bonus:
s steel, t titanium, p plant, c card, h heat, and P the south pole of Hellas (an ocean for 6 M€).
"""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item

WIDTHS: Final = [5, 6, 7, 8, 9, 8, 7, 6, 5]
CARD_BONUS: Final = 6
SOUTH_POLE: Final = 7
_LETTERS: Final = {"s": 1, "t": 2, "p": 3, "h": 5, "c": CARD_BONUS, "P": SOUTH_POLE}


class Space(Item):
    """One area of the map: A1 is the one in the upper left, I5 the one in the lower right."""

    def __init__(self, index: int, row: int, column: int) -> None:
        super().__init__(f"{'abcdefghi'[row]}{column + 1}", f"{'ABCDEFGHI'[row]}{column + 1}")
        self.index = index
        self.row = row
        self.column = column
        self.q = column - min(row, 4)
        self.r = row - 4
        self.around: list[int] = []


class Board(Item):
    """What is printed on the 61 areas of one map."""

    def __init__(self, name: str, rows: str, names: dict[str, str], *, volcanic: str, noctis: str = "") -> None:
        super().__init__("board:" + name.lower(), name)
        self.ocean: list[bool] = []
        self.bonus: list[list[int]] = []
        self.pole = -1
        for word in rows.split():
            self.ocean.append(word.startswith("~"))
            self.bonus.append(_bonus(word.lstrip("~.")))
            if self.bonus[-1][SOUTH_POLE]:
                self.pole = len(self.bonus) - 1
        self.names = [names.get(space.token, "") for space in SPACES]
        self.volcanic = [space.token in volcanic.split() for space in SPACES]
        self.has_volcanoes = bool(volcanic)
        self.noctis = next((space.index for space in SPACES if space.token == noctis), -1)
        self.bonus_text = [_bonus_text(bonus) for bonus in self.bonus]


def _bonus(word: str) -> list[int]:
    counts = [0] * 8
    for letter in word:
        counts[_LETTERS[letter]] += 1
    return counts


def _bonus_text(bonus: list[int]) -> str:
    names = ["M€", "steel", "titanium", "plants", "energy", "heat", "cards", "ocean for 6 M€"]
    return ", ".join(f"{count} {names[what]}" for what, count in enumerate(bonus) if count)


def _spaces() -> list[Space]:
    places = [(row, column) for row, width in enumerate(WIDTHS) for column in range(width)]
    spaces = [Space(index, row, column) for index, (row, column) in enumerate(places)]
    at = {(space.q, space.r): space.index for space in spaces}
    for space in spaces:
        clockwise = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
        space.around = [at[space.q + q, space.r + r] for q, r in clockwise if (space.q + q, space.r + r) in at]
    return spaces


SPACES: Final[list[Space]] = _spaces()
"""The areas, row by row; `around` goes clockwise from the upper left."""
AREAS: Final = 61

THARSIS: Final = Board(
    "Tharsis",
    """
        ss ~ss . ~c ~.
       . s . . . ~cc
      c . . . . . s
     pt p p p pp p p ~pp
    pp pp pp ~pp ~pp ~pp pp pp pp
     p pp p p p ~p ~p ~p
      . . . . . p .
       ss . c c . t
        s ss . . ~tt
    """,
    {"b2": "Tharsis Tholus", "c1": "Ascraeus Mons", "d1": "Pavonis Mons", "e1": "Arsia Mons", "e3": "Noctis City"},
    volcanic="b2 c1 d1 e1",
    noctis="e3",
)
HELLAS: Final = Board(
    "Hellas",
    """
        ~pp pp pp ps p
       ~pp pp p ps p p
      ~p p s s . pp pc
     ~p p s ss s ~p ~p p
    c . . ss . ~c ~hhh ~. p
     t . s . . ~. ~s .
      ~tt . . c . . t
       s c hh hh t t
        . hh P hh .
    """,
    {"i3": "South Pole"},
    volcanic="",
)
ELYSIUM: Final = Board(
    "Elysium",
    """
        ~. ~t ~c ~s c
       t . . ~. ~. ss
      tt . c . ~p ~. ccc
     p p p ~pp p ~p ~p ps
    pp pp pp ~pp pp ppp pp pp pt
     s p p p p p p .
      t s . . s . .
       ss . . . ss .
        s . c c ss
    """,
    {"b1": "Hecates Tholus", "c1": "Elysium Mons", "c7": "Olympus Mons", "e9": "Arsia Mons"},
    volcanic="b1 c1 c7 e9",
)
BOARDS: Final = {"tharsis": THARSIS, "hellas": HELLAS, "elysium": ELYSIUM}
