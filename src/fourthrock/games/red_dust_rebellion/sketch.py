"""The board in characters: the spaces by sector with every piece, the boxes, the factions and their margins, both cards."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from fourthrock.drawing.sketch import DANGER, GREEN, ICE, MAY, QUIET, RUST, STRONG, Ink, Line, Panel, columns, wrapped
from fourthrock.games.red_dust_rebellion.figures import HUES
from fourthrock.games.red_dust_rebellion.view import CardView, EventView, FactionView, MarsView, SideView, SpaceView
from fourthrock.table import Question

SIGNS: Final = {
    "mg_troop": ("■", "mg"),
    "mg_base": ("●", "mg"),
    "security": ("■", "corp"),
    "specops_hidden": ("△", "corp"),
    "specops_active": ("▲", "corp"),
    "corp_base": ("●", "corp"),
    "corp_base_terraforming": ("◉", "corp"),
    "eg_troop": ("□", ""),
    "satellite": ("✶", ""),
    "rd_rebel_hidden": ("△", "rd"),
    "rd_rebel_active": ("▲", "rd"),
    "rd_base": ("●", "rd"),
    "rd_base_dugin": ("◉", "rd"),
    "cr_rebel_hidden": ("△", "cr"),
    "cr_rebel_active": ("▲", "cr"),
    "cr_base": ("●", "cr"),
    "cr_base_conversion": ("◉", "cr"),
    "supply": ("$", ""),
    "population": ("P", ""),
}
"""A shape for what a piece is, a hue for whose it is; the letter before the shapes of a faction says whose as well."""
LETTERS: Final = {"mg": "M", "corp": "C", "rd": "R", "cr": "L", "": ""}
DAMAGE: Final = "✖"
STORM: Final = "≋"
MANY: Final = 4
"""More pieces of a kind than this are written as a number."""
SUPPORT_INKS: Final = {"active support": ICE, "passive support": ICE, "active opposition": DANGER, "passive opposition": DANGER}
TEXT_WIDTH: Final = 64
KEY: Final[list[Line]] = [
    [Ink("M MarsGov  C Corporations  R Red Dust  L Reclaimers  □ EarthGov", QUIET)],
    [Ink("■ cube  ▲ active  △ hidden  ● base  ◉ its other side  ✖ Damage  ≋ storm", QUIET)],
]


def sketch(view: MarsView, question: Question | None) -> list[Panel]:
    """The whole table as this viewer sees it; what may be answered stands out."""
    may = {token.partition(":")[0] for token in question.tokens} if question is not None else set()
    panels = [
        Panel(title(view), columns([faction_row(view, one) for one in view.factions])),
        Panel("Tracks", tracks(view)),
        Panel("Mars", [*spaces(view, may), *KEY]),
        Panel("Beside the map", columns([[[box.name], pieces(box.pieces)] for box in view.boxes if box.pieces])),
    ]
    panels += [
        Panel(f"{when}: {event.title}", card(event))
        for when, event in (("Current", view.current), ("Next", view.following))
        if event
    ]
    some = (("Your Assets", view.hand), ("Capabilities", view.capabilities), ("Campaigns", view.campaigns))
    return panels + [Panel(name, [line for one in cards for line in paper(one)]) for name, cards in some if cards]


def title(view: MarsView) -> str:
    step = f", {view.step}" if view.step else ""
    return f"{view.phase}{step}, {view.dust_storms} of 3 Dust Storms"


def faction_row(view: MarsView, one: FactionView) -> list[Line]:
    """Resources, the total against its mark, and Eligibility."""
    acts: Line = [Ink("to act", MAY)] if one.token == view.to_act else [Ink(one.box, QUIET)]
    means = "Assets" if one.token == "cr" else "Profits" if one.token == "corp" else "Resources"
    return [
        [Ink(one.name, HUES[one.token])],
        [f"{one.resources} {means}"],
        [f"total {one.total} of {one.threshold}"],
        [Ink(f"{one.margin:+d}", STRONG)],
        [f"income {one.income}"],
        acts,
    ]


def tracks(view: MarsView) -> list[Line]:
    boxes = [Ink(f"[{box.value}]" if at == view.eg_index else f" {box.value} ", MAY if at == view.eg_index else QUIET)
             for at, box in enumerate(view.confidence)]  # fmt: skip
    order = [Ink(f"{token.upper()} ", HUES[token]) for token in view.order]
    return [
        ["EarthGov Confidence ", *boxes, f" {view.eg_side}, Controller {view.eg_controller.upper() or 'nobody'}"],
        [f"Flashpoint {view.flashpoint}, cards left {view.deck}, Assets in the deck {view.asset_deck}"],
        ["order ", *order],
    ]


def spaces(view: MarsView, may: set[str]) -> list[Line]:
    """A line a space, below the name of its sector: the rows of all sectors stand below each other."""
    rows = columns([space_row(space, space.token in may) for space in view.spaces])
    lines: list[Line] = []
    for sector, some in groupby(zip(view.spaces, rows, strict=True), key=lambda one: one[0].sector):
        lines.append([Ink(f"{sector.replace('_', ' ').title() or 'In no sector'}:", QUIET)])
        lines += [row for _, row in some]
    return lines


def space_row(space: SpaceView, may: bool) -> list[Line]:
    name = Ink(space.name, MAY if may else STRONG if space.kind == "labyrinth" else RUST)
    storm: Line = [Ink(f"{STORM} {space.storm} ", DANGER)] if space.storm else []
    damage: Line = [Ink(f"{DAMAGE * space.damage} ", DANGER)] if space.damage else []
    fortified: Line = [f"fortified {space.fortified} "] if space.fortified else []
    support: Line = [Ink(space.support, SUPPORT_INKS.get(space.support, QUIET))] if space.population else []
    return [
        [name],
        [f"P{space.population}" if space.population else ""],
        support,
        [Ink("" if space.control == "nobody" else space.control, HUES.get(space.control.lower(), STRONG))],
        [*pieces(space.pieces), *damage, *storm, *fortified],
    ]


def pieces(some: dict[str, int]) -> list[str | Ink]:
    """Every piece as a shape, with the letter of its faction before the first."""
    line: list[str | Ink] = []
    for whose, group in groupby(some.items(), key=lambda kind: SIGNS[kind[0]][1]):
        shapes = [SIGNS[token][0] * count if count <= MANY else f"{count}{SIGNS[token][0]}" for token, count in group]
        line.append(Ink(f"{LETTERS[whose]}{' '.join(shapes)} ", HUES.get(whose, ICE)))
    return line


def card(event: EventView) -> list[Line]:
    """Order and Flashpoint value, then both sides."""
    if event.dust_storm:
        return [["a Dust Storm Round"]]
    order = [Ink(f"{token.upper()} ", HUES[token]) for token in event.order]
    sides = [line for name, one in (("unshaded", event.unshaded), ("shaded", event.shaded)) if one for line in side(name, one)]
    return [["order ", *order, f" Flashpoint +{event.flashpoint}"], *sides]


def side(name: str, one: SideView) -> list[Line]:
    rows: list[Line] = [["  ", *line] for line in wrapped(one.text, TEXT_WIDTH)]
    return [[Ink(f"{name}: ", QUIET), Ink(one.name, STRONG), Ink(f" {one.earthgov}", GREEN)], *rows]


def paper(one: CardView) -> list[Line]:
    worth = f" worth {one.value}" if one.value else ""
    rows: list[Line] = [["  ", *line] for line in wrapped(one.text, TEXT_WIDTH)]
    return [[Ink(one.title, STRONG), Ink(f" {one.token} {one.kind}{worth}", QUIET)], *rows]
