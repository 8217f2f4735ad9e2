"""Mats: a player's board in the rail of players, whole for one's own, short for the others; and the alien board."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit, width
from fourthrock.drawing.paper import at, drawn, g, line, num, path, rect, sheet, tip
from fourthrock.games.on_mars.board import contract_chip
from fourthrock.games.on_mars.chapters import ALIEN_ACTIONS, ALIEN_CARDS
from fourthrock.games.on_mars.goods import BUILDINGS
from fourthrock.games.on_mars.laboratory import BENEFIT_NAMES, COLUMN_ANY, COLUMN_COST, EXECUTIVE, LAB
from fourthrock.games.on_mars.marks import (
    KIND_OF,
    Brush,
    blueprint_chip,
    building_sign,
    chip,
    colonist,
    counted,
    name,
    tokens_of,
)
from fourthrock.games.on_mars.sheet import BENEFIT_ICONS, EXECUTIVE_ICONS, GOOD_ICONS, TECH_ICONS, said
from fourthrock.games.on_mars.view import AlienView, LabTile, PlayerView, View
from fourthrock.table import Question

WIDE: Final = 244.0
ALIEN_ICONS: Final = ["crane", "blueprint", "flask", "microscope", "upgrade", "gear", "crystal", "landing", "saucer", "forward"]
ALIEN_TECH_ICONS: Final = {
    "alien-shelter-tech": "saucer",
    "reinforcement-tech": "people",
    "deployment-tech": "landing",
    "mobilization-tech": "forward",
    "alien-mine-tech": "headframe",
}
ALIEN_CARD_ICONS: Final = ["virus", "ship", "mask", "no"]
LAB_ROWS: Final = [2, 3, 2, 3, 2, 1]


def mat(view: View, seat: int, question: Question | None) -> str:
    """What lies before a seat."""
    if view.alien is not None and seat == view.players:
        return alien_mat(view.alien, question)
    if seat >= len(view.boards):
        return ""
    board = view.boards[seat]
    own = seat == view.you or (view.you < 0 and view.players == 1)
    if view.lacerda is not None:
        return with_lacerda(view, board, Brush(question))
    return whole(view, board, Brush(question)) if own else short(view, board)


def with_lacerda(view: View, board: PlayerView, brush: Brush) -> str:
    """The lone player's board, and Lacerda's under it."""
    plans, high = _plans(board, 262)
    his = view.boards[1]
    return drawn(
        sheet(
            WIDE,
            high + 128,
            _own_parts(view, board, brush),
            plans,
            at(0, high + 20)[said(2, 0, f"LACERDA, {his.score} OP", 15, "om-soft", "start"), at(0, 4)[_short_parts(view, his)]],
            class_="mat-sheet",
        )
    )


# ----------------------------------------------------------------------------------------------------------- other players


def short(view: View, board: PlayerView) -> str:
    """Goods, people, technologies, plans: a line each."""
    return drawn(sheet(WIDE, 104, _short_parts(view, board), class_="mat-sheet"))


def _short_parts(view: View, board: PlayerView) -> list[Node]:
    return [goods_line(view, board, 13), _people_line(board, 41), _tech_line(board, 67), _plans_line(board, 93)]


def goods_line(view: View, board: PlayerView, y: float) -> list[Node]:
    """Every good and how many; Crystals that wait below the Depot after a plus."""
    shown = [(good, count) for good, count in board.stock.items() if good != "medicine" or view.mode == "outbreak"]
    step = 238 / (len(shown) + 0.4)
    found: list[Node] = []
    for n, (good, count) in enumerate(shown):
        more = f"+{board.pending}" if good == "crystal" and board.pending else ""
        room = f", {board.pending} waiting below the Depot" if good == "crystal" else f" of {board.limit}"
        found.append(counted(11 + step * n, y, GOOD_ICONS[good], f"{count}{more}", f"{name(good)}: {count}{room}", 19, 18))
    return found


def _people_line(board: PlayerView, y: float) -> list[Node]:
    cells = [
        (
            "bed",
            f"{board.quarters}/{board.capacity}",
            f"{board.quarters} Colonists in the Living Quarters of {board.capacity} slots",
        ),
        ("tools", str(board.working), f"{board.working} in the Working Area"),
        ("person", str(board.supply), f"{board.supply} in the supply"),
        ("ship", str(board.hangar), f"{board.hangar} Ships in the Hangar, {sum(board.depot)} in the Depot"),
        ("shelter", str(board.shelters), f"{board.shelters} Shelters"),
        ("production", str(len(board.cubes)), f"{len(board.cubes)} Progress cubes"),
    ]
    if board.sick:
        cells.insert(1, ("virus", str(board.sick), f"{board.sick} sick"))
    found: list[Node] = []
    x = 10.0
    gap = (WIDE - 8 - sum(22 + width(figure, 16) for _, figure, _ in cells)) / (len(cells) - 1)
    for icon, figure, says in cells:
        found.append(counted(x, y, icon, figure, says, 18, 16))
        x += 22 + width(figure, 16) + gap
    return found


def _tech_line(board: PlayerView, y: float) -> list[Node]:
    """Each technology and its level."""
    tiles = [(tile, int(tile.space[4])) for tile in board.lab]
    step = min(36.0, 236 / max(1, len(tiles)))
    return [
        counted(
            10 + step * n,
            y,
            TECH_ICONS[tile.tech],
            f"{level}{'!' if tile.token == 'corrupted' else ''}",
            f"{name(tile.tech)}, level {level} {tile.token}",
            17,
            15,
        )
        for n, (tile, level) in enumerate(tiles)
    ]


def _plans_line(board: PlayerView, y: float) -> list[Node]:
    """Blueprints as hexes, the built ones full; Scientists, Contracts and goals by number."""
    found: list[Node] = []
    x = 10.0
    for one in board.blueprints:
        where = f"built on {name(one.hex)}" if one.hex else "not built"
        found.append(
            at(x, y, opacity="1" if one.hex else ".45")[tip(f"{name(one.card)}, {where}"), building_sign(KIND_OF[one.card], 9)]
        )
        x += 20
    x = max(x + 2, 120)
    done = sum(contract.done for contract in board.contracts)
    cells = [
        ("person", len(board.scientists), "Scientists: " + ", ".join(map(name, board.scientists))),
        ("contract", len(board.contracts), f"{len(board.contracts)} Contracts, {done} completed"),
        ("mission", board.goals_in_hand, f"{board.goals_in_hand} Private Goals in hand, {len(board.goals_shown)} completed"),
    ]
    found.extend(
        counted(x + 34 * n, y, icon, str(count), says, 16, 15) for n, (icon, count, says) in enumerate(cells) if count or n == 2
    )
    return found


# -------------------------------------------------------------------------------------------------------------- own board


def whole(view: View, board: PlayerView, brush: Brush) -> str:
    """Goods, Living Quarters and Working Area, Laboratory, Depot and Hangar, plans and people."""
    plans, high = _plans(board, 262)
    return drawn(sheet(WIDE, high, _own_parts(view, board, brush), plans, class_="mat-sheet"))


def _own_parts(view: View, board: PlayerView, brush: Brush) -> list[Node]:
    return [
        goods_line(view, board, 13),
        quarters(board, 42),
        working(board, 70),
        laboratory(board, 88, brush),
        depot(board, 186, brush),
        stores(board, 238),
    ]


def quarters(board: PlayerView, y: float) -> list[Node]:
    """A bed a slot; in an Outbreak by wards, with who lies in them."""
    wards = board.wards or [[board.capacity, board.quarters, 0, 0]]
    found: list[Node] = [g[tip("Living Quarters"), glyph("bed", 10, y, 18)]]
    beds = sum(ward[0] for ward in wards)
    step = min(18.5, (WIDE - 26 - 5 * len(wards)) / max(1, beds))
    x = 32.0
    for size, healthy, sick, vaccinated in wards:
        inside = ["healthy"] * healthy + ["sick"] * sick + ["vaccinated"] * vaccinated
        for n in range(size):
            who = inside[n] if n < len(inside) else ""
            found.append(
                rect(x=num(x - step / 2 + 0.7), y=num(y - 13), width=num(step - 1.4), height="26", rx="4", class_="om-bed")
            )
            if who:
                found.append(at(x, y)[tip(f"{who} Colonist"), colonist(board.colour, "" if who == "healthy" else who, 0.42)])
            x += step
        x += 5 if size else 0
    for n in range(max(0, board.quarters - beds)):
        found.append(at(x + 10 * n, y)[tip("a Colonist without a slot"), colonist(board.colour, "", 0.4)])
    return found


def working(board: PlayerView, y: float) -> list[Node]:
    """Who works, and who waits in the supply."""
    found: list[Node] = [g[tip("Working Area"), glyph("tools", 10, y, 18)]]
    sick = min(board.working_sick, board.working)
    safe = min(board.working_safe, board.working - sick)
    inside = ["sick"] * sick + ["vaccinated"] * safe + [""] * (board.working - sick - safe)
    step = min(15.0, 130 / max(1, board.working))
    found.extend(at(32 + step * n, y)[colonist(board.colour, who, 0.4)] for n, who in enumerate(inside))
    found.append(said(26, y + 6, "nobody works", 14, "om-soft", "start") if not inside else None)
    found.append(counted(200, y, "person", f"{board.supply} left", f"{board.supply} Colonists in the supply", 17, 15))
    return found


def laboratory(board: PlayerView, y: float, brush: Brush) -> list[Node]:
    """Thirteen spaces in six columns, what a step into each column costs, what a space gives; lines join what touches."""
    tiles = {tile.space: tile for tile in board.lab}
    found: list[Node] = []
    for space in LAB:
        for onward in space.onward:
            one, two = _spot(space.index, y), _spot(onward, y)
            found.append(line(x1=num(one[0]), y1=num(one[1]), x2=num(two[0]), y2=num(two[1]), class_="om-step"))
    for space in LAB:
        x, middle = _spot(space.index, y)
        tile = tiles.get(space.token)
        found.append(
            at(x, middle, **brush.of(space.token, space.name, "spot"))[
                tip(f"{space.name}: {name(tile.tech) + ' ' + tile.token if tile else 'gives ' + BENEFIT_NAMES[space.benefit]}"),
                pieces.halo(rect(x="-18", y="-12.5", width="36", height="25", rx="6")),
                rect(x="-17", y="-11.5", width="34", height="23", rx="5", class_="om-lab full" if tile else "om-lab"),
                _tile(tile)
                if tile
                else (BENEFIT_ICONS[space.benefit] and glyph(BENEFIT_ICONS[space.benefit], 0, 0, 15, "om-faint")),
            ]
        )
    for column in range(1, 7):
        found.append(_column_cost(column, 21 + (column - 1) * 40.4, y + 88))
    return found


def _spot(space: int, y: float) -> tuple[float, float]:
    one = LAB[space]
    tall = LAB_ROWS[one.level - 1]
    return 21 + (one.level - 1) * 40.4, y + 39 + (one.row - (tall - 1) / 2) * 27


def _tile(tile: LabTile) -> Node:
    mark: Node = None
    if tile.token == "corrupted":
        mark = path(d="M-15-10L15 10M15-10L-15 10", class_="om-vandal")
    elif tile.token == "guarded":
        mark = glyph("shield", 11, 4, 12, "om-on", bold=True)
    return [glyph(TECH_ICONS[tile.tech], -4 if tile.token == "guarded" else 0, 0, 20, "om-on"), mark]


def _column_cost(column: int, x: float, y: float) -> Element:
    goods = [good for good, count in zip(GOOD_ICONS, COLUMN_COST[column]) if count]
    icons: list[Node] = [glyph(GOOD_ICONS[good], x - 7 + 15 * n, y, 12) for n, good in enumerate(goods)]
    if COLUMN_ANY[column]:
        icons.append(said(x + (8 if goods else 0), y + 5, "+1", 13, "om-soft"))
    said_cost = " and ".join([*map(name, goods), *(["any Resource"] if COLUMN_ANY[column] else [])]) or "nothing"
    return g[tip(f"Level {column}: a step costs {said_cost}"), icons]


def depot(board: PlayerView, y: float, brush: Brush) -> list[Node]:
    """Eight slots: a Ship, or the Executive action that it has uncovered, with its price in Crystals."""
    found: list[Node] = []
    for n, (ship, action) in enumerate(zip(board.depot, EXECUTIVE)):
        x = 1 + n * 30.4
        attributes = brush.of(action.token, action.name, "spot")
        covered = " (under a Ship)" if ship else ""
        found.append(
            at(x, y, **attributes)[
                tip(action.name + covered),
                pieces.halo(rect(width="28", height="38", rx="5")),
                rect(width="28", height="38", rx="5", class_="om-chip open" if ship else "om-chip"),
                glyph("ship", 14, 19, 24)
                if ship
                else [glyph(EXECUTIVE_ICONS[action.token], 14, 13, 18, "om-on"), said(14, 34, str(action.cost), 13, "om-on")],
            ]
        )
    return found


def stores(board: PlayerView, y: float) -> list[Node]:
    """Hangar, Bots and Shelters still to place, markers; the Progress cubes by type."""
    found: list[Node] = [
        counted(11, y, "launch", str(board.hangar), f"{board.hangar} Ships in the Hangar", 19, 16),
        counted(46, y, "bot", str(board.bots), f"{board.bots} Bots in the supply", 18, 16),
        counted(81, y, "shelter", f"{board.shelters}/5", f"{board.shelters} of 5 Shelters on Mars", 18, 16),
    ]
    for n, kind in enumerate(BUILDINGS[:5]):
        has = kind.token in board.cubes
        found.append(
            at(146 + 22 * n, y, opacity="1" if has else ".28")[
                tip(f"Progress: {kind.name}{'' if has else ', no complex yet'}"), building_sign(kind.token, 10)
            ]
        )
    return found


def _chips(small: list[tuple[str, str, str]], top: float) -> tuple[list[Node], float]:
    """Two a row; a name too long for half a row has one for itself."""
    rows: list[Node] = []
    y = top
    half = WIDE / 2 - 2
    left = 0.0
    for token, icon, kind in small:
        alone = width(name(token), 14) > half - 32
        if alone and left:
            y += 25
            left = 0.0
        rows.append(chip(left, y, WIDE if alone else half, name(token), icon, 22, 14, kind, data_piece=token))
        ends = alone or left > 0
        y += 25 if ends else 0
        left = 0.0 if ends else half + 4
    return rows, y + (25 if left else 0)


def _plans(board: PlayerView, top: float) -> tuple[Node, float]:
    """Blueprints, people, Contracts and goals, two a row where they are short."""
    rows: list[Node] = []
    y = top
    half = WIDE / 2 - 2
    for n, one in enumerate(board.blueprints):
        done = name(one.hex) if one.hex else ""
        left = 0.0 if n % 2 == 0 else half + 4
        rows.append(blueprint_chip(one.card, left, y, half, 22, done, 14, data_piece=one.card))
        if one.scientist:
            rows.append(glyph("person", left + half - 9, y + 11, 15, "om-on"))
        y += 25 if n % 2 or n == len(board.blueprints) - 1 else 0
    small = [(card, "person", "") for card in board.scientists]
    small += [(goal, "mission", "") for goal in [*board.goals, *board.first_cards]] + [
        (goal, "check", "done") for goal in board.goals_shown
    ]
    chips, y = _chips(small, y)
    rows.extend(chips)
    for contract in board.contracts:
        rows.append(contract_chip(contract.card, 0, y, WIDE, contract.done))
        brought = sum(contract.delivered.values())
        if brought and not contract.done:
            rows.append(said(150, y + 20, f"{brought} there", 14, "om-on"))
        y += 31
    if board.research or board.found:
        letters = " ".join(tile[-1].upper() for tile in board.research) or "none"
        rows.append(counted(11, y + 10, "discovery", f"{len(board.found)} Discovery, Research {letters}", "tiles taken", 18, 15))
        y += 24
    return rows, max(y, top) + 2


# ------------------------------------------------------------------------------------------------------------ alien board


def alien_mat(one: AlienView, question: Question | None) -> str:
    """Ten Action spaces with their tokens, technologies, Blueprints, and what the Commander has at hand."""
    brush = Brush(question)
    return drawn(
        sheet(
            WIDE,
            232,
            [
                counted(
                    11,
                    12,
                    "alien",
                    str(one.troopers),
                    f"{one.troopers} Troopers on the board, {one.aside} aside, {one.on_map} on Mars",
                    20,
                    18,
                ),
                counted(
                    56,
                    12,
                    "crystal",
                    f"{one.crystals}+{one.pending}" if one.pending else str(one.crystals),
                    "Crystals, and those gained this turn",
                    19,
                    18,
                ),
                [at(112, 12, tokens_of("reusable")), said(126, 18, str(one.reusable), 18, "", "start")],
                [at(154, 12, tokens_of("expendable")), said(168, 18, f"{one.expendable}", 18, "", "start")],
                counted(
                    196, 12, "saucer", str(one.shelters), f"{one.shelters} Shelters and {one.mines} Mines still to build", 19, 16
                ),
                said(222, 18, f"·{one.mines}", 16, "om-soft", "start"),
            ],
            [_alien_space(one, n, brush) for n in range(10)],
            _alien_lab(one, 146),
            [_alien_card(one, n, 178) for n in range(4)],
            class_="mat-sheet",
        )
    )


def _alien_space(one: AlienView, n: int, brush: Brush) -> Element:
    """An Action space: open, covered until it is unlocked, or with a token on it."""
    action = ALIEN_ACTIONS[n]
    token = one.spaces[n]
    state = {"": "open" if one.open[n] else "locked", "sabotage": "sabotaged"}.get(token, f"{token} token")
    kind = "om-chip" if one.open[n] and not token else "om-chip open"
    return at(n % 5 * 49.2, 28 + n // 5 * 50, **brush.of(action.token, action.name, "spot"))[
        tip(f"{action.name}: {state}"),
        pieces.halo(rect(width="46", height="46", rx="7")),
        rect(width="46", height="46", rx="7", class_=kind),
        glyph(ALIEN_ICONS[n], 23, 17, 24, "om-on" if kind == "om-chip" else "om-faint"),
        said(23, 41, SHORT_ACTIONS[n], fit(SHORT_ACTIONS[n], 12.5, 42), "om-on" if kind == "om-chip" else "om-soft"),
        glyph("lock", 37, 9, 14) if not one.open[n] else None,
        at(34, 12, tokens_of(token)) if token else None,
    ]


SHORT_ACTIONS: Final = ["build", "plan", "learn", "R&D", "upgrade", "activate", "steal", "beside", "onto", "move"]


def _alien_lab(one: AlienView, y: float) -> list[Node]:
    """The technologies with their levels."""
    found: list[Node] = []
    for n, (tech, icon) in enumerate(ALIEN_TECH_ICONS.items()):
        level = next((tile.space[10] for tile in one.techs if tile.tech == tech), "0")
        found.append(
            g(opacity="1" if level != "0" else ".4")[counted(12 + 49 * n, y, icon, level, f"{name(tech)}: level {level}", 20, 18)]
        )
    return found


def _alien_card(one: AlienView, n: int, y: float) -> Element:
    """A Blueprint: in the display, obtained, built, used up until the reset, or with the Scientist on it."""
    card = ALIEN_CARDS[n]
    state = one.cards[n]
    if state == "built":
        state = f"built on {name(one.card_hexes[n])}"
        state += ", used" if one.flipped[n] else ""
    here = one.scientist == card.token
    kind = "om-chip done" if one.cards[n] == "built" else ("om-chip" if one.cards[n] == "obtained" else "om-chip none")
    shown = fit(card.name, 14, 84)
    ink = "om-soft" if kind.endswith("none") else "om-on"
    return at(n % 2 * 123, y + n // 2 * 27)[
        tip(f"{card.name}: {state}{', the Scientist is here' if here else ''}"),
        rect(width="120", height="24", rx="5", class_=kind),
        glyph(ALIEN_CARD_ICONS[n], 13, 12, 17, "" if kind.endswith("none") else "om-on"),
        said(26, 17, card.name, shown, ink, "start"),
        glyph("microscope", 110, 12, 15, "om-on") if here else None,
        line(x1="4", y1="12", x2=num(min(112.0, 26 + width(card.name, shown))), y2="12", class_="om-step")
        if one.flipped[n]
        else None,
    ]
