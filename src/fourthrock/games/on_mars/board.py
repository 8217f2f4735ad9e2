"""The board: a view drawn as the moving layer. Whatever a question offers is somewhere on it, with its token."""

from __future__ import annotations

from typing import Any, Final

from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import choices_in
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.paper import at, drawn, g, num, path, rect, tip, words
from fourthrock.games.on_mars import sheet
from fourthrock.games.on_mars.cards import LSS_REWARDS, MISSIONS, RESEARCH_TILES
from fourthrock.games.on_mars.chapters import ALIEN_ACTIONS, ALIEN_CARDS, OUTBREAK_MISSIONS, SABOTAGE
from fourthrock.games.on_mars.goods import TECHS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.laboratory import BENEFIT_NAMES, EXECUTIVE, LAB, ORDER_SPACES
from fourthrock.games.on_mars.mains import CONTROL, MAINS
from fourthrock.games.on_mars.view import HexView, PlayerView, View
from fourthrock.games.on_mars.words import vocabulary
from fourthrock.table import Question

NAMES: Final = {
    item.token: item.name
    for item in [*vocabulary(), *MISSIONS, *LSS_REWARDS, *TECHS, *OUTBREAK_MISSIONS, *SABOTAGE, *RESEARCH_TILES, *ALIEN_CARDS]
}
HEX_OF: Final = {item.token: item.index for item in HEXES}
PIECE_ICONS: Final = {"bot": "bot", "rover": "compass", "advanced": "tower", "sentry": "crosshair", "exosuit": "astronaut"}
CHIP: Final = 30.0
SHORT: Final = ["-", "Warehouse", "Crystal", "Mineral", "Bots", "Blueprint", "upgrade", "tech", "Colonist"]


def name(token: str) -> str:
    return NAMES.get(token, token)


class Brush:
    """The choices of a question, and which of them have been drawn."""

    def __init__(self, question: Question | None) -> None:
        self.choices = choices_in(question)
        self.names = {} if question is None else {item.token: item.name for item in [*question.among, *question.options]}
        self.drawn: set[str] = set()

    def of(self, token: str, says: str, kind: str = "") -> dict[str, Any]:
        """Attributes of the one element that stands for this token."""
        if token in self.drawn:
            return {"class_": kind or None}
        self.drawn.add(token)
        return self.choices.of(token, says, kind)

    def left(self) -> list[str]:
        """Candidates that have no place of their own on the board."""
        return [token for token in self.choices.marks if token not in self.drawn]


def plate(view: View) -> str:
    """The still part of the board."""
    return sheet.plate(view.players, view.mode != "base" or view.lacerda is not None)


def layer(view: View, question: Question | None) -> str:
    """The moving part."""
    brush = Brush(question)
    return drawn(
        g(class_="layer")[
            hexes(view, brush),
            orbit(view, brush),
            colony(view, brush),
            [player(view, board, s, brush) for s, board in enumerate(view.boards)],
            crisis(view),
            tray(brush),
        ]
    )


def chip(brush: Brush, token: str, x: float, y: float, wide: float, said: str = "", kind: str = "name") -> Element:
    """A small card with a name, to be read and clicked."""
    shown = said or name(token)
    shape = rect(width=num(wide), height=num(CHIP - 4), rx="5")
    size = fit(shown, 17, wide - 10)
    return at(x, y, **brush.of(token, shown, kind))[
        tip(shown),
        pieces.halo(shape),
        rect(width=num(wide), height=num(CHIP - 4), rx="5", class_="card-face"),
        words(wide / 2, 18.5, shown, "card-letters", style=f"font-size:{num(size)}px"),
    ]


def chips(brush: Brush, tokens: list[str], x: float, y: float, wide: float, across: int) -> list[Element]:
    """Several chips, in rows."""
    return [chip(brush, token, x + n % across * (wide + 6), y + n // across * CHIP, wide) for n, token in enumerate(tokens)]


def note(x: float, y: float, said: str) -> Element:
    return words(x, y, said, "label soft", anchor="start")


def small(x: float, y: float, said: str, room: float) -> Element:
    """A note that fits its room."""
    return words(x, y, said, "label soft", anchor="start", style=f"font-size:{num(fit(said, 16, room))}px")


# ------------------------------------------------------------------------------------------------------------------- map


def hexes(view: View, brush: Brush) -> Element:
    """First the ground to be pointed at, then what lies on it."""
    filled = {one.hex: one for one in view.hexes}
    ground = [
        g(**brush.of(item.token, item.name, "zone"))[
            tip(hex_said(item.name, filled.get(item.token))), path(d=sheet.outline(item.index))
        ]
        for item in HEXES
    ]
    return g(class_="hexes")[
        [hex_building(one) for one in view.hexes if one.building], [hex_pieces(one) for one in view.hexes], ground
    ]


def hex_said(where: str, one: HexView | None) -> str:
    """A hex in words."""
    if one is None:
        return f"{where}: empty"
    parts = [name(one.building), one.owner, one.piece, one.who, name(one.card), name(one.tile), one.health, one.black]
    if one.crystal:
        parts.append("a Crystal")
    if one.face_down:
        parts.append("face down")
    if one.shield:
        parts.append("guarded")
    return f"{where}: " + ", ".join(part for part in parts if part)


def hex_building(one: HexView) -> Element:
    h = HEX_OF[one.hex]
    x, y = sheet.place(h)
    land, icon = sheet.BUILDING_ICONS[one.building]
    return g(id=f"building-{one.hex}")[
        path(d=sheet.outline(h, 42), class_=f"land {land}"),
        path(d=sheet.outline(h, 42), class_="rim"),
        None if one.face_down else glyph(icon, x, y - 22, 24, bold=True),
        rect(x=num(x - 22), y=num(y - 40), width="44", height="6", rx="3", class_=f"emblem hue-{one.owner}")
        if one.owner not in ("", "alien")
        else None,
    ]


def hex_pieces(one: HexView) -> Element:
    x, y = sheet.place(HEX_OF[one.hex])
    return g(class_="pieces")[
        glyph("discovery" if one.tile.startswith("find") else "flask", x, y, 34) if one.tile else None,
        glyph("crystal", x, y, 26, bold=True) if one.crystal else None,
        standing(one, x, y + 10) if one.piece else None,
        glyph("lock", x + 24, y - 20, 18) if one.shield else None,
        glyph("bomb", x - 24, y - 18, 20, bold=one.black == "dark") if one.black else None,
    ]


def standing(one: HexView, x: float, y: float) -> Element:
    """The piece of a hex, in its owner's colour."""
    said = f"{one.who} {one.piece}".strip()
    if one.piece in ("trooper", "stunned"):
        return at(x, y, turn=90 if one.piece == "stunned" else 0)[tip(said), pieces.pawn("red", 0.8)]
    if one.piece == "colonist":
        return at(x, y, turn=90 if one.health == "sick" else 0)[tip(said), pieces.pawn(one.who, 0.75)]
    hue = one.who if one.who != "alien" else "red"
    return at(x, y)[
        tip(said),
        rect(x="-17", y="-15", width="34", height="30", rx="6", class_=f"emblem hue-{hue}"),
        glyph(PIECE_ICONS[one.piece], 0, 0, 24, bold=True),
    ]


# ------------------------------------------------------------------------------------------------------ Orbit and Colony


def spaces(view: View, brush: Brush, x: float, y: float, colony_side: bool) -> list[Element]:
    """The Turn Order spaces of a side and who stands there."""
    found: list[Element] = []
    for n, space in enumerate(ORDER_SPACES[4:] if colony_side else ORDER_SPACES[:4]):
        left = x + n * 113
        here = [board.colour for board in view.boards if board.space == space.number]
        said = f"{space.number}: {SHORT[space.benefit]}"
        found.append(chip(brush, space.token, left, y, 107, said))
        found.extend(at(left + 54, y + 46, pieces.pawn(colour, 0.8), id=f"marker-{colour}") for colour in here)
    return found


def actions(view: View, brush: Brush, x: float, y: float, colony_side: bool) -> list[Node]:
    """The Main actions of a side and the Colonists on their slots."""
    found: list[Node] = []
    for n, action in enumerate(MAINS[CONTROL:] if colony_side else MAINS[:CONTROL]):
        top = y + n * 36
        found.append(chip(brush, action.token, x, top, 220))
        if action.slot >= 0:
            for slot, who in enumerate(view.slots[action.slot * 3 : action.slot * 3 + 3]):
                found.append(_slot(x + 250 + slot * 44, top + 13, who))
        elif action.token == "scientist-or-contract":
            found.extend(
                _slot(x + 250 + s * 44, top + 13, board.colour if board.bench else "") for s, board in enumerate(view.boards)
            )
    return found


def _slot(x: float, y: float, who: str) -> Element:
    colour, _, health = who.partition(":")
    pawn = at(0, 0, pieces.pawn(colour, 0.55), turn=90 if health == "sick" else 0) if colour else None
    return at(x, y)[rect(x="-17", y="-15", width="34", height="30", rx="15", class_="card-none"), pawn]


def shuttle(view: View, x: float, y: float, here: bool) -> list[Node]:
    """The three travel spaces of a side."""
    beads = [rect(x=num(x + 40 * n), y=num(y - 14), width="30", height="28", rx="14", class_="card-none") for n in range(3)]
    ship = at(x + 40 * (view.shuttle - 1) + 15, y, glyph("ship", 0, 0, 26, bold=True), id="shuttle") if here else None
    return [beads, ship, note(x + 140, y + 6, "Shuttle" if here else "")]


def orbit(view: View, brush: Brush) -> Element:
    """Orbit: spaces, actions, Tech Grid, Warehouse, Blueprints, Exploration."""
    x = sheet.LEFT + 14
    goods = [good for good, count in view.warehouse.items()]
    store = [
        at(x + n * 64, 432, **brush.of(good, f"{name(good)} in the Warehouse", "spot"))[
            tip(f"{name(good)}: {view.warehouse[good]} in the Warehouse"),
            pieces.halo(rect(width="58", height="44", rx="6")),
            rect(width="58", height="44", rx="6", class_="card-none"),
            glyph(sheet.GOOD_ICONS[good], 18, 22, 26),
            words(42, 30, str(view.warehouse[good]), "small-figure"),
        ]
        for n, good in enumerate(goods)
    ]
    grid = [
        chip(brush, f"grid-{n + 1}", x + n % 3 * 152, 318 + n // 3 * CHIP, 146, name(tech) if tech else "-")
        for n, tech in enumerate(view.grid)
    ]
    display = [token for token in view.display if token]
    return g(class_="orbit-side")[
        shuttle(view, x + 250, 36, view.shuttle_side == "orbit"),
        spaces(view, brush, x, 54, False),
        actions(view, brush, x, 132, False),
        store,
        grid,
        note(x, 506, f"Blueprints: {view.blueprints_left} in the deck"),
        chips(brush, display, x, 514, 146, 3),
        note(x, 704, f"Exploration: {view.discoveries_left} in the stack"),
        chips(brush, view.exploration, x, 712, 222, 2),
        small(x, 772, "Left: " + ", ".join(f"{name(kind)} {count}" for kind, count in view.stacks.items() if count), 450),
    ]


def colony(view: View, brush: Brush) -> Element:
    """The Colony: spaces, actions, life support, Missions, people."""
    x = sheet.RIGHT + 14
    columns = ["generator", "water-extractor", "greenhouse", "oxygen-condenser"]
    lss = [
        [
            rect(x=num(x + n * 112), y=num(430 - 20 * row), width="104", height="16", rx="4", class_=_row(view, n, row))
            for row in range(1, 6)
        ]
        + [small(x + n * 112, 450, name(kind), 106), small(x + n * 112, 468, view.lss_rewards[n].removeprefix("lss-"), 106)]
        for n, kind in enumerate(columns)
    ]
    missions = [note(x, 506 + 22 * n, f"{name(one.card)}: {one.left or 'done'}") for n, one in enumerate(view.missions)]
    people = [
        one.card for one in view.scientists if not one.owner and (one.card == "microbiologist") == (view.mode == "outbreak")
    ]
    return g(class_="colony-side")[
        shuttle(view, x + 250, 36, view.shuttle_side == "colony"),
        spaces(view, brush, x, 54, True),
        actions(view, brush, x, 132, True),
        lss,
        note(
            x, 322, f"Level {view.level}, round {view.round}{', the last' if view.last else ''}. Missions to go: {view.remaining}"
        ),
        missions,
        note(x, 590, "Scientists and Contracts"),
        chips(brush, people, x, 598, 146, 3),
        chips(brush, view.contracts, x, 662, 450, 1),
        chips(
            brush, [token for token in brush.left() if token.startswith("contract-")], x, 662 + 30 * len(view.contracts), 450, 1
        ),
    ]


def _row(view: View, column: int, row: int) -> str:
    """Reached rows are filled; the row of the level marker is edged."""
    if view.lss[column] >= row:
        return "card-face"
    return "rim" if row == view.level + 1 else "card-none"


# --------------------------------------------------------------------------------------------------------------- players


def player(view: View, board: PlayerView, s: int, brush: Brush) -> Element:
    """A player's board."""
    x, y = sheet.board_place(s, view.players)
    wide = sheet.board_width(view.players)
    mine = s == view.you or (view.you < 0 and s == view.active)
    return g(class_="board")[
        at(x + 22, y + 24, pieces.pawn(board.colour, 0.7)),
        note(x + 44, y + 30, f"{name(board.colour)}: {board.score} OP{' (acting)' if s == view.active else ''}"),
        stores(board, x + 12, y + 46),
        [note(x + 12, y + 96 + 20 * n, line) for n, line in enumerate(people_said(board))],
        laboratory(board, x + 12, y + 124, brush if mine else None),
        depot(board, x + wide - 150, y + 14, brush if mine else None),
        holdings(board, x + 12, y + 248, wide, brush),
    ]


def stores(board: PlayerView, x: float, y: float) -> list[Node]:
    found: list[Node] = []
    shown = [(good, count) for good, count in board.stock.items() if good != "medicine" or count]
    for n, (good, count) in enumerate(shown):
        found.append(glyph(sheet.GOOD_ICONS[good], x + 12 + n * 44, y + 14, 22))
        more = f"+{board.pending}" if good == "crystal" and board.pending else ""
        found.append(words(x + 32 + n * 44, y + 22, f"{count}{more}", "label"))
    return found


def people_said(board: PlayerView) -> list[str]:
    sick = f", {board.sick} sick" if board.sick else ""
    return [
        f"LQ {board.quarters}/{board.capacity}{sick}, working {board.working}, supply {board.supply}",
        f"Bots {board.bots}, Hangar {board.hangar}, goals {board.goals_in_hand}",
    ]


def laboratory(board: PlayerView, x: float, y: float, brush: Brush | None) -> list[Node]:
    """Six columns of spaces; the technologies on them by their first letters."""
    tiles = {tile.space: tile for tile in board.lab}
    found: list[Node] = []
    for space in LAB:
        tall = [2, 3, 2, 3, 2, 1][space.level - 1]
        left = x + (space.level - 1) * 46
        top = y + (3 - tall) * 20 + space.row * 40
        tile = tiles.get(space.token)
        attributes = brush.of(space.token, space.name, "spot") if brush is not None else {}
        found.append(
            at(left, top, **attributes)[
                tip(f"{space.name}: {name(tile.tech) if tile else BENEFIT_NAMES[space.benefit]}"),
                pieces.halo(rect(width="42", height="36", rx="6")),
                rect(width="42", height="36", rx="6", class_="card-face" if tile else "card-none"),
                words(21, 24, name(tile.tech)[:4] + ("!" if tile.token == "corrupted" else ""), "card-letters") if tile else None,
            ]
        )
    return found


def depot(board: PlayerView, x: float, y: float, brush: Brush | None) -> list[Node]:
    """Eight slots, each with its Executive action."""
    found: list[Node] = []
    for n, (ship, action) in enumerate(zip(board.depot, EXECUTIVE)):
        top = y + n * 28
        if brush is None:
            found.append(rect(x=num(x), y=num(top), width="26", height="22", rx="5", class_="card-none"))
            found.append(glyph("ship", x + 13, top + 11, 18) if ship else None)
            continue
        slot = f"depot-{n + 1}"
        found.append(
            at(x, top, **brush.of(slot, name(slot), "spot"))[
                pieces.halo(rect(width="26", height="22", rx="5")),
                rect(width="26", height="22", rx="5", class_="card-none"),
                glyph("ship", 13, 11, 18) if ship else None,
            ]
        )
        found.append(chip(brush, action.token, x + 32, top - 2, 108, action.token.removeprefix("exec-") + f" {action.cost}"))
    return found


def holdings(board: PlayerView, x: float, y: float, wide: float, brush: Brush) -> list[Node]:
    """Blueprints, people and Contracts, goals: as chips, in rows."""
    tokens = [(one.card, name(one.card) + (f" {name(one.hex)}" if one.hex else "")) for one in board.blueprints]
    tokens += [(card, name(card)) for card in board.scientists]
    tokens += [(one.card, name(one.card) + (" done" if one.done else "")) for one in board.contracts]
    tokens += [(goal, name(goal)) for goal in board.goals] + [(goal, f"{name(goal)} done") for goal in board.goals_shown]
    across = max(3, int((wide - 24) // 150))
    each = (wide - 24 - 6 * (across - 1)) / across
    return [
        chip(brush, token, x + n % across * (each + 6), y + n // across * CHIP, each, said)
        for n, (token, said) in enumerate(tokens[: 3 * across])
    ]


# ------------------------------------------------------------------------------------------------------ chapters, tray


def crisis(view: View) -> Element:
    """What the chapter adds: trackers, cards, the alien's spaces; Lacerda's demands."""
    said = crisis_said(view)
    rows = [note(526, 62 + 20 * n, line) for n, line in enumerate(said[:3])]
    alien: list[Node] = []
    if view.alien is not None:
        for n, token in enumerate(view.alien.spaces):
            state = token or ("open" if view.alien.open[n] else "covered")
            alien.append(small(516 + n % 5 * 180, 870 + n // 5 * 22, f"{ALIEN_ACTIONS[n].name}: {state}", 174))
    return g(class_="crisis")[rows, alien, note(526, 848, view.why) if view.why else None]


def crisis_said(view: View) -> list[str]:
    """The state of the chapter in a few sentences."""
    if view.alien is not None:
        one = view.alien
        return [
            f"Team {one.team} of 100 OP. Troopers: {one.on_map} on Mars, {one.troopers} at hand, {one.aside} aside.",
            f"Alien: {one.crystals}+{one.pending} Crystals, {one.reusable} Reusable, {one.expendable} Expendable tokens.",
            f"Shields {one.shields}, Sabotage {one.sabotages}, Sentry Bots {one.sentries}, Corruption {one.corruption}.",
        ]
    if view.lacerda is not None:
        terms = "; ".join(f"{said}{' (done)' if holds else ''}" for said, holds in view.lacerda.terms)
        return [f"{view.lacerda.goal}: next {name(view.lacerda.icon)}, pass {view.lacerda.passes}.", terms[:120], terms[120:240]]
    if view.crisis is None:
        return []
    one_crisis = view.crisis
    if view.mode == "outbreak":
        goals = "; ".join(f"{name(m.card)}{' (done)' if m.done else ''}" for m in one_crisis.missions)
        return [
            f"Time {one_crisis.track}. Sick {one_crisis.sick} of {one_crisis.limit}. Vaccines {one_crisis.vaccines}.",
            goals,
            "Seen: " + ", ".join(one_crisis.shown[-2:]),
        ]
    if view.mode == "blackout":
        return [f"To do: {one_crisis.track}. Dark: {one_crisis.dark} of 5.", "Seen: " + ", ".join(one_crisis.shown)]
    aims = "; ".join(f"{name(m.card)}{' (done)' if m.done else ''}" for m in one_crisis.aims)
    row = ", ".join(f"{card} {'*' * cubes}" for card, cubes in zip(one_crisis.row, one_crisis.row_cubes))
    return [f"Round {one_crisis.track} of 15. Score {one_crisis.final_score}.", aims, row]


def tray(brush: Brush) -> Element:
    """Answers that are not on the board itself."""
    left = brush.left()
    across = 8 if len(left) <= 24 else 12
    wide = (sheet.WIDTH - 32 - 6 * (across - 1)) / across
    step = min(CHIP, 96 / max(1, -(-len(left) // across)))
    return g(class_="tray")[
        [
            chip(
                brush,
                token,
                16 + n % across * (wide + 6),
                sheet.TRAY_TOP + n // across * step,
                wide,
                brush.names.get(token, token),
            )
            for n, token in enumerate(left)
        ]
    ]
