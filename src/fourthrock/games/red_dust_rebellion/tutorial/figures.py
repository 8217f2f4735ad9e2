"""The figures that the lesson speaks of: how they are read off the board, what they are called and what they mean."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import (
    CONTROL_NAMES,
    control,
    cr_total,
    enemy_bases,
    mg_total,
    population,
    rd_total,
    total_opposition,
    total_support,
)
from fourthrock.games.red_dust_rebellion.pieces import CORP, MG, POPULATION, RD, SUPPLY
from fourthrock.games.red_dust_rebellion.position import EG_PLUS, EG_VALUES, Mars
from fourthrock.games.red_dust_rebellion.spaces import DISPLACED, EARTH, SPACES, Space
from fourthrock.table import Figure

NAMES: Final[dict[str, tuple[str, str]]] = {
    "mg_resources": ("MarsGov Resources", "what MarsGov pays its Operations with"),
    "rd_resources": ("Red Dust Resources", "what Red Dust pays its Operations with"),
    "profits": ("Profits", "the Corporations' money and their score at once: they win above 36"),
    "mg_total": ("MarsGov's score", "Total Support and the EarthGov Confidence value; MarsGov wins above 34"),
    "rd_total": ("Red Dust's score", "Total Opposition and Red Dust Bases on Mars; Red Dust wins above 32"),
    "cr_total": ("The Church's score", "spaces that it Controls and its Bases on Mars; it must exceed all other Bases"),
    "enemy_bases": ("Bases against the Church", "all Bases on Mars that are not its own: the mark that its score must pass"),
    "total_support": ("Total Support", "people for MarsGov, twice where the Support is Active"),
    "total_opposition": ("Total Opposition", "people against MarsGov, twice where the Opposition is Active"),
    "flashpoint": ("Flashpoint marker", "at 5 there is a Flashpoint Round"),
    "eg_index": ("EarthGov Confidence, box", "box 8 on top, box 0 at the bottom; who is Controller depends on it"),
    "eg_value": ("EarthGov Confidence, value", "a part of MarsGov's score"),
    "eg_side": ("EarthGov marker", "EG+ will rise, EG- will fall at the next Flashpoint"),
    "displaced": ("Displaced Population", "people without a house; each two of them cost MarsGov and the Corporations"),
    "supply_on_earth": ("Supply on Earth", "3 MarsGov Resources each, once it reaches Phobos"),
    "hand": ("Assets in the Church's hand", "its money, its place in the order, and some Events of its own"),
    "campaigns": ("Active Campaigns", "they hold until the next Reset Phase"),
    "campaigns_drawn": ("Campaigns drawn", "one of them comes into play"),
}
LOCAL: Final[dict[str, tuple[str, str]]] = {
    "control": ("Control of {}", "who has more forces there than the two other sides together"),
    "population": ("Population of {}", "people who live there"),
    "support": ("Opinion in {}", "from Active Support to Active Opposition"),
}
OPINIONS: Final = {
    2: "Active Support",
    1: "Passive Support",
    0: "Neutral",
    -1: "Passive Opposition",
    -2: "Active Opposition",
}
SIDES: Final = {"MG": "MarsGov", "CORP": "Corporations", "RD": "Red Dust", "CR": "the Church"}


def space_named(token: str) -> Space:
    """The space with this token."""
    return next(space for space in SPACES if space.token == token)


def figure(g: Mars, name: str) -> object:
    """A figure by its name: a track, a total, `control:tenzing`, `population:tenzing`, `support:tenzing`."""
    what, _, where = name.partition(":")
    if where:
        space = space_named(where)
        if what == "control":
            return CONTROL_NAMES[control(g, space)]
        return population(g, space) if what == "population" else g.support[space.index]
    return scoreboard(g)[name]


def scoreboard(g: Mars) -> dict[str, object]:
    """Every figure that belongs to no single space."""
    return {
        "mg_resources": g.resources[MG.seat],
        "rd_resources": g.resources[RD.seat],
        "profits": g.resources[CORP.seat],
        "mg_total": mg_total(g),
        "rd_total": rd_total(g),
        "cr_total": cr_total(g),
        "enemy_bases": enemy_bases(g),
        "total_support": total_support(g),
        "total_opposition": total_opposition(g),
        "flashpoint": g.flashpoint,
        "eg_index": g.eg_index,
        "eg_value": EG_VALUES[g.eg_index],
        "eg_side": "EG+" if g.eg_side == EG_PLUS else "EG-",
        "displaced": g.count(DISPLACED, POPULATION),
        "supply_on_earth": g.count(EARTH, SUPPLY),
        "hand": sorted(card.number for card in g.hand),
        "campaigns": sorted(card.number for card in g.campaigns),
        "campaigns_drawn": len(g.campaigns_drawn),
    }


def named(g: Mars, name: str) -> Figure:
    """A figure with its words, and its value on this board."""
    what, _, where = name.partition(":")
    if not where:
        called, meaning = NAMES[name]
        return Figure(called, meaning, figure(g, name))
    called, meaning = LOCAL[what]
    return Figure(called.format(space_named(where).name), meaning, figure(g, name))


def said(name: str, value: object) -> str:
    """A value in words."""
    if isinstance(value, list):
        return str(len(value))
    if name.startswith("support:") and isinstance(value, int):
        return OPINIONS[value]
    return SIDES.get(str(value), str(value))
