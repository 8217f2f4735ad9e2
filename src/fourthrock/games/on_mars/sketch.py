"""The board in characters: the colony, every player's board, what lies in Orbit, and how near the end of a chapter is."""

from __future__ import annotations

from typing import Final

from fourthrock.drawing.sketch import DANGER, GREEN, ICE, MAY, QUIET, RUST, STRONG, WATER, Ink, Line, Panel, columns
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import (
    CONTRACTS,
    DISCOVERIES,
    FIRST_A,
    FIRST_B,
    GOALS,
    LSS_REWARDS,
    MISSIONS,
    RESEARCH_TILES,
    SCIENTISTS,
)
from fourthrock.games.on_mars.goods import BUILDINGS, GOODS, TECHS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.view import AlienView, CrisisView, HexView, LacerdaView, PlayerView, View
from fourthrock.table import Item, Question

STEP: Final = 4
"""Characters from one column of hexes to the next."""
SIGNS: Final = ["Mi", "Ge", "Wa", "Gr", "Ox", "Sh", "Ho", "AS", "AM"]
BUILDING_SIGNS: Final = {building.token: sign for building, sign in zip(BUILDINGS, SIGNS)}
PIECE_SIGNS: Final = {
    "bot": "b", "rover": "r", "colonist": "c", "advanced": "A", "sentry": "s", "exosuit": "x", "trooper": "t", "stunned": "T",
}  # fmt: skip
GOOD_INKS: Final = {
    "mineral": RUST,
    "battery": STRONG,
    "water": WATER,
    "plant": GREEN,
    "oxygen": ICE,
    "crystal": STRONG,
    "medicine": DANGER,
}
NAMED: Final[list[Item]] = [
    *BLUEPRINTS, *CONTRACTS, *DISCOVERIES, *FIRST_A, *FIRST_B, *GOALS,
    *LSS_REWARDS, *MISSIONS, *RESEARCH_TILES, *SCIENTISTS, *TECHS,
]  # fmt: skip
NAMES: Final = {item.token: item.name for item in NAMED}
KEY: Final[list[Line]] = [
    [Ink("Mi mine  Ge generator  Wa water  Gr greenhouse  Ox oxygen  Sh shelter  Ho hospital  A advanced", QUIET)],
    [Ink("* crystal  ? tile  then whose, then pieces: b bot  r rover  c colonist  t trooper  ! out of order or sick", QUIET)],
]


def sketch(view: View, question: Question | None) -> list[Panel]:
    """The whole table as this viewer sees it; what may be answered stands out."""
    may = set(question.tokens) if question is not None else set()
    panels = [
        Panel(title(view), [*colony(view, may), *KEY]),
        Panel("Players", columns([player_row(view, at, one) for at, one in enumerate(view.boards)])),
        Panel("Laboratories, plans and people", [line for one in view.boards for line in belongings(one)]),
        Panel("Orbit", orbit(view)),
    ]
    for name, part in (("The Alien Commander", view.alien), ("How near the end is", view.crisis), ("Lacerda", view.lacerda)):
        if part is not None:
            panels.append(Panel(name, beyond(part)))
    return panels


def title(view: View) -> str:
    lss = f"colony level {view.level}, {view.remaining} tasks of the missions left"
    return f"{view.mode.capitalize()}, round {view.round}{', the last' if view.last else ''}, {view.phase}: {lss}"


def colony(view: View, may: set[str]) -> list[Line]:
    """The hexes in half-rows, so that neighbours touch."""
    shown = {one.hex: one for one in view.hexes}
    heights = [2 * place.r + place.q for place in HEXES]
    lines: list[Line] = []
    for height in range(min(heights), max(heights) + 1):
        line: list[str | Ink] = []
        reached = 0
        for place in sorted((one for one, high in zip(HEXES, heights) if high == height), key=lambda one: one.q):
            column = (place.q + 6) * STEP
            line.append(" " * (column - reached))
            line += cell(place.token, shown.get(place.token), place.token in may)
            reached = column + 2 * STEP
        lines.append(line)
    return lines


def cell(token: str, one: HexView | None, may: bool) -> list[str | Ink]:
    """Seven characters for a hex and a gap: its own name while it is empty."""
    if one is None:
        return [Ink(f"{token:<{2 * STEP}}", MAY if may else QUIET)]
    ground = BUILDING_SIGNS.get(one.building, "") + (one.owner[:1].upper() if one.building else "")
    extra = ("*" if one.crystal else "") + ("?" if one.tile else "") + ("#" if one.shield else "")
    trouble = "!" if one.black or one.health == "sick" else ""
    piece = PIECE_SIGNS.get(one.piece, "") + (one.who[:1].upper() if one.piece else "")
    said = f"{ground}{extra}{trouble}"
    said += " " if said and piece else ""
    room = 2 * STEP - len(said) - len(piece)
    parts: list[str | Ink] = [Ink(said, MAY if may else DANGER if trouble else one.owner or STRONG), Ink(piece, one.who or RUST)]
    return [*parts, " " * max(1, room)]


def player_row(view: View, at: int, one: PlayerView) -> list[Line]:
    goods = [Ink(f"{count}{token[:3]} ", GOOD_INKS[token]) for token, count in one.stock.items() if count or token in FIRST_FIVE]
    turn = Ink(" to act", MAY) if at == view.active else Ink("")
    place = f"{one.side} {one.space}" if one.space else "travelling"
    return [
        [Ink(one.colour.capitalize(), one.colour), turn],
        [Ink(f"{one.score} points", STRONG)],
        [place],
        [*goods, Ink(f"of {one.limit}", QUIET)],
        [f"colonists {one.quarters} of {one.capacity}, working {one.working}"],
        [f"ships {one.hangar} bots {one.bots} shelters {one.shelters}"],
    ]


FIRST_FIVE: Final = {good.token for good in GOODS[:5]}


def belongings(one: PlayerView) -> list[Line]:
    """What a player has learnt, planned and hired."""
    lab = ", ".join(f"{NAMES[tile.tech]} {tile.space.removeprefix('lab-').upper()}" for tile in one.lab)
    plans = ", ".join(f"{NAMES[card.card]}{f' on {card.hex.upper()}' if card.hex else ''}" for card in one.blueprints)
    people = ", ".join(NAMES.get(token, token) for token in [*one.scientists, *(contract.card for contract in one.contracts)])
    goals = "; ".join(NAMES[token] for token in [*one.goals, *one.first_cards])
    rows = (("tech", lab), ("plans", plans), ("people and contracts", people), ("your goals", goals))
    lines: list[Line] = [[Ink(f"  {name}: ", QUIET), said] for name, said in rows if said]
    return [[Ink(one.colour.capitalize(), one.colour)], *lines]


def orbit(view: View) -> list[Line]:
    goods = [Ink(f"{count} {token} ", GOOD_INKS[token]) for token, count in view.warehouse.items() if count]
    rows: list[tuple[str, Line]] = [
        ("shuttle", [f"on {view.shuttle}, {view.shuttle_side}"]),
        ("warehouse", goods),
        ("tech", [", ".join(NAMES[token] for token in view.grid if token)]),
        ("blueprints", [", ".join(NAMES[token] for token in view.display if token)]),
        ("missions", ["; ".join(f"{NAMES[one.card]}: {'done' if one.done else f'{one.left} left'}" for one in view.missions)]),
        ("life support", [" ".join(f"{sign} {level}" for sign, level in zip(SIGNS[1:5], view.lss))]),
        ("rewards", [", ".join(NAMES[token] for token in view.lss_rewards)]),
        ("scientists", [", ".join(NAMES[one.card] for one in view.scientists if not one.owner)]),
        ("contracts", [", ".join(NAMES[token] for token in view.contracts)]),
        ("buildings left", [", ".join(f"{count} {token}" for token, count in view.stacks.items())]),
    ]
    return columns([[Ink(name, QUIET)], said] for name, said in rows if any(said))


def beyond(part: AlienView | CrisisView | LacerdaView) -> list[Line]:
    """The figures of a chapter's own board."""
    if isinstance(part, LacerdaView):
        terms: list[Line] = [[Ink("done " if held else "open ", GREEN if held else DANGER), words] for words, held in part.terms]
        return [[f"aims at {part.goal}, {part.deck} cards left"], *terms]
    if isinstance(part, CrisisView):
        bar: Line = [Ink("█" * part.track, DANGER), Ink("░" * max(0, part.limit - part.track), QUIET)]
        found: list[Line] = [
            [f"track {part.track} of {part.limit} ", *bar],
            [f"sick {part.sick}, dark {part.dark}, vaccines {part.vaccines}"],
        ]
        return found + [[f"{one.card}: {'done' if one.done else f'{one.left} left'}"] for one in [*part.missions, *part.aims]]
    return [
        [f"crystals {part.crystals}, troopers {part.troopers} here and {part.on_map} on Mars, team score {part.team}"],
        [f"tokens: {part.reusable} reusable, {part.expendable} expendable; shelters {part.shelters}, mines {part.mines}"],
        ["actions ", *(Ink(f"{at + 1}{'' if open_ else 'x'} ", "" if open_ else QUIET) for at, open_ in enumerate(part.open))],
        [f"against it: shields {part.shields}, sabotages {part.sabotages}, corruption left {part.corruption}"],
    ]
