"""The board: a view drawn as the moving layer. Cards, goods to pay with and words are buttons beside it."""

from __future__ import annotations

import re
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.paper import at, circle, drawn, g, num, path, rect, tip
from fourthrock.games.on_mars import sheet
from fourthrock.games.on_mars.goods import GOODS, RESOURCES
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.laboratory import BENEFIT_NAMES, ORDER_SPACES
from fourthrock.games.on_mars.mains import CONTROL, MAINS
from fourthrock.games.on_mars.marks import (
    CONTRACT_OF,
    Brush,
    blueprint_chip,
    building_sign,
    chip,
    colonist,
    name,
    standing,
)
from fourthrock.games.on_mars.sheet import PLACES, SIZE, WIDTH, Places, said
from fourthrock.games.on_mars.view import HexView, View
from fourthrock.table import Question

HEX_OF: Final = {item.token: item.index for item in HEXES}
FROM_WAREHOUSE: Final = "7.5"
"""The rule of the question what to take from the Warehouse; everywhere else goods are what one pays or gains."""
SIGNS: Final = {**{good.name: sheet.GOOD_ICONS[good.token] for good in GOODS}, "Colonist": "person"}
CHAIN: Final = re.compile(rf"([+-]\d+) ({'|'.join(SIGNS)})")
"""The goods that a note counts."""
MOVERS: Final = {
    "bot": "bot", "rover": "rover", "sentry": "sentry", "exosuit": "exosuit", "trooper": "trooper", "stunned": "trooper",
}  # fmt: skip
"""The pieces that move about the map, by what their ids begin with."""
LEFT: Final = 20.0
ROW: Final = 31.0


def layer(view: View, question: Question | None) -> str:
    """The moving part."""
    brush = Brush(question)
    places = PLACES
    return drawn(
        g(class_="layer")[
            hexes(view, brush, places),
            life_support(view, places),
            missions(view, places),
            orbit(view, brush, places.orbit),
            colony(view, brush, places.colony),
            ending(view, places),
        ]
    )


def ending(view: View, places: Places) -> Node:
    """Why a chapter is over."""
    return said(24, places.map + 24, view.why, 19, "", "start") if view.why else None


# ------------------------------------------------------------------------------------------------------------------- map


def hexes(view: View, brush: Brush, places: Places) -> Element:
    """Buildings, then what stands on them, then the ground to be pointed at with what it costs."""
    filled = {one.hex: one for one in view.hexes}
    ground = [
        g(**brush.of(item.token, hex_said(item.name, filled.get(item.token)), "zone"))[
            tip(hex_said(item.name, filled.get(item.token))), path(d=places.outline(item.index, SIZE - 2))
        ]
        for item in HEXES
    ]
    return g(class_="hexes")[
        [hex_building(one, places) for one in view.hexes if one.building],
        [hex_ground(one, places) for one in view.hexes],
        movers(view, places),
        [hex_marks(one, places) for one in view.hexes if one.shield or one.black],
        ground,
        g(pointer_events="none")[[_note(item.token, brush, places) for item in HEXES if brush.note(item.token)]],
    ]


def _note(token: str, brush: Brush, places: Places) -> Element:
    """What a legal hex costs and brings: goods as signs, one below the other; anything else in words."""
    x, y = places.of(HEX_OF[token])
    note = brush.note(token)
    signs = CHAIN.findall(note)
    if not signs:
        short = note.replace(" MP", "")
        return said(x, y + 27, short, fit(short, 19, 62), "om-note")
    high = 24.0 * len(signs)
    lines: list[Node] = [
        [said(26, 19 + 24 * n, figure, 20, "om-on", "end"), glyph(SIGNS[what], 40, 12 + 24 * n, 21, "om-on")]
        for n, (figure, what) in enumerate(signs)
    ]
    return at(x - 28, y - high / 2)[rect(width="56", height=num(high), rx="6", class_="om-chip"), lines]


def hex_said(where: str, one: HexView | None) -> str:
    """A hex in words."""
    if one is None:
        return f"{where}: empty"
    parts = [
        f"{one.owner} {name(one.building)}".strip(),
        "face down" if one.face_down else "",
        f"{one.who} {one.piece}".strip(),
        name(one.card) if one.card else "",
        name(one.tile) if one.tile else "",
        "a Crystal" if one.crystal else "",
        one.health if one.health != "healthy" else "",
        {"vandalized": "vandalized", "dark": f"blacked out by {one.black_who}'s Colonist"}.get(one.black, ""),
        "guarded by a Shield" if one.shield else "",
    ]
    return f"{where}: " + ", ".join(part for part in parts if part)


def hex_building(one: HexView, places: Places) -> Element:
    h = HEX_OF[one.hex]
    x, y = places.of(h)
    icon = sheet.BUILDING_ICONS[one.building]
    lit = "om-alien" if one.building.startswith("alien") else "om-dark"
    return g(id=f"building-{one.hex}", data_piece=one.building)[
        path(d=places.outline(h, SIZE - 3), class_=f"om-b {'face-down' if one.face_down else one.building}"),
        [
            path(d=places.outline(h, SIZE - 7), class_=kind)
            for kind in ("om-owner-edge", f"om-owner hue-{one.owner}")
            if one.owner not in ("", "alien")
        ],
        None if one.face_down else glyph(icon, x, y - (17 if one.piece else 2), 20 if one.piece else 34, lit),
    ]


def hex_ground(one: HexView, places: Places) -> Element:
    """Tile and Crystal, and the pieces that stay where they are."""
    x, y = places.of(HEX_OF[one.hex])
    return g(class_="pieces")[
        tile_on(one.tile, x, y) if one.tile else None,
        at(x, y)[path(d="M0-17L12-4 0 17-12-4Z", class_="om-token reusable om-crystal"), glyph("crystal", 0, 0, 30, "om-light")]
        if one.crystal
        else None,
        at(x, _stands(one, y))[standing(one.piece, one.who, one.health)] if one.piece and one.piece not in MOVERS else None,
    ]


def movers(view: View, places: Places) -> Element:
    """The pieces that move, side by side whatever their hex: each keeps its id and its place in the list, and so it glides."""
    pieces_of = {piece_id(one): one for one in view.hexes if one.piece in MOVERS}
    return g(class_="pieces")[[_mover(pieces_of[name], name, places) for name in sorted(pieces_of)]]


def piece_id(one: HexView) -> str:
    """What a piece is, whose and which of his; a Trooper who was stunned is the same Trooper. There is only one Exosuit."""
    return "exosuit" if one.piece == "exosuit" else f"{MOVERS[one.piece]}-{one.who}-{one.number}"


def _mover(one: HexView, name: str, places: Places) -> Element:
    x, y = places.of(HEX_OF[one.hex])
    return at(x, _stands(one, y), standing(one.piece, one.who, one.health), id=name)


def _stands(one: HexView, y: float) -> float:
    """A piece on a Building leaves its sign in sight."""
    return y + (9 if one.building else 0)


def hex_marks(one: HexView, places: Places) -> Element:
    """What lies over a hex and its piece."""
    x, y = places.of(HEX_OF[one.hex])
    return g(class_="pieces")[
        at(x + 23, y - 17)[circle(r="9", class_="om-chip"), glyph("shield", 0, 0, 13, "om-dark", bold=True)]
        if one.shield
        else None,
        blacked_out(one, x, y, places) if one.black else None,
    ]


def tile_on(tile: str, x: float, y: float) -> Element:
    """A Discovery tile is square, a Research tile round with its letter."""
    if tile.startswith("research"):
        return at(x, y)[
            tip(name(tile)),
            circle(r="20", class_="om-chip"),
            glyph("microscope", -1, -5, 20, "om-on"),
            said(0, 15, tile[-1].upper(), 15, "om-on"),
        ]
    return at(x, y)[
        tip(f"Discovery: {name(tile)}"),
        rect(x="-19", y="-19", width="38", height="38", rx="6", class_="om-b blueprint"),
        glyph("discovery", 0, 0, 27, "om-light"),
    ]


def blacked_out(one: HexView, x: float, y: float, places: Places) -> Node:
    """Vandalized: a broken ring and a bolt. In a blackout: the hex is dark, a Colonist lies on it."""
    h = HEX_OF[one.hex]
    if one.black == "vandalized":
        return [
            path(d=places.outline(h, SIZE - 6), class_="om-vandal"),
            at(x - 22, y - 15)[circle(r="11", class_="om-dark-token"), glyph("bomb", 0, 0, 15, "om-light")],
        ]
    return [
        path(d=places.outline(h, SIZE - 3), class_="om-blackout"),
        path(
            d=f"M{num(x - 24)} {num(y + 14)}L{num(x + 4)} {num(y - 26)}M{num(x - 10)} {num(y + 26)}L{num(x + 24)} {num(y - 20)}",
            class_="om-hatch",
        ),
        glyph("dark", x, y - 14, 24, "om-light", bold=True),
        at(x, y + 14, pieces.pawn(one.black_who, 0.72), turn=90) if one.black_who else None,
    ]


# ------------------------------------------------------------------------------------------------- beside the map


def life_support(view: View, places: Places) -> Element:
    """Left of the map: four columns of five rows; the level marker's row is edged; what the next step pays."""
    left = 14.0
    foot = places.map + MAP_FOOT
    columns: list[Node] = []
    for n, kind in enumerate(["generator", "water-extractor", "greenhouse", "oxygen-condenser"]):
        x = left + n * 26
        rows = [
            rect(x=num(x), y=num(foot - 22 * row), width="23", height="19", rx="4", class_=_row(view, n, row))
            for row in range(1, 6)
        ]
        reward = view.lss_rewards[n]
        columns.append(
            g[
                tip(f"{name(kind)}: row {view.lss[n]} of 5. Reward: {name(reward)}"),
                rows,
                at(x + 11.5, foot + 12, building_sign(kind, 11)),
                at(x + 11.5, foot - 126)[
                    rect(x="-11.5", y="-11", width="23", height="22", rx="4", class_="om-chip"),
                    glyph(REWARD_ICONS[reward], 0, 0, 16, "om-on"),
                ],
            ]
        )
    level = places.map + MAP_FOOT - 22 * (view.level + 1) + 9.5
    return g(class_="life-support")[
        said(left, foot - 146, "LIFE SUPPORT", 14, "om-soft", "start"),
        columns,
        at(left + 110, level)[
            tip(f"Colony level {view.level}"),
            path(d="M0 0L9-8V8Z", class_="om-pip here"),
            said(12, 7, str(view.level), 20, "", "start"),
        ],
    ]


MAP_FOOT: Final = 560.0
REWARD_ICONS: Final = {
    "lss-tech": "flask",
    "lss-ships": "ship",
    "lss-advanced": "upgrade",
    "lss-mines": "headframe",
    "lss-bots": "bot",
    "lss-discovery": "discovery",
    "lss-shelters": "shelter",
    "lss-colonists": "bed",
    "lss-warehouse": "crate",
    "lss-develop": "microscope",
    "lss-retrieve": "back",
    "lss-crystals": "crystal",
}
MISSION_ICONS: Final = {
    "mission-blueprints": "blueprint",
    "mission-scientists": "person",
    "mission-techs": "flask",
    "mission-bots": "bot",
    "mission-research": "microscope",
    "mission-advanced": "upgrade",
    "mission-discovery": "discovery",
    "mission-progress": "production",
    "mission-contracts": "contract",
}


def _row(view: View, column: int, row: int) -> str:
    """Reached rows are filled, what is still to come up to the level marker is edged."""
    if view.lss[column] >= row:
        return "om-chip done"
    return "om-chip red open" if row <= view.level + 1 else "om-chip open"


def missions(view: View, places: Places) -> Element:
    """Right of the map: the three Missions and how many are still needed; the round."""
    x, y = WIDTH - 112.0, places.map + 430
    found: list[Node] = []
    for n, one in enumerate(view.missions):
        top = y + 46 * n
        found.append(
            at(x, top)[
                tip(f"Mission: {name(one.card)}. " + ("Done" if one.done else f"{one.left} to go")),
                rect(width="100", height="42", rx="6", class_="om-chip done" if one.done else "om-chip"),
                glyph(MISSION_ICONS[one.card], 22, 21, 26, "om-on"),
                said(94, 30, "done" if one.done else str(one.left), 20 if one.done else 26, "om-on", "end"),
            ]
        )
    still = view.mode in ("base", "blackout")
    return g(class_="missions")[
        said(x, y - 8, "MISSIONS" if view.missions else "", 14, "om-soft", "start"),
        found,
        said(x + 100, places.map + 24, f"Round {view.round}{', the last' if view.last else ''}", 18, "", "end"),
        said(x + 100, places.map + 44, f"Level {view.level}", 16, "om-soft", "end"),
        said(x + 100, places.map + 64, f"{view.remaining} steps to the end", 16, "om-soft", "end") if still else None,
        said(x + 100, places.map + 84, "end triggered" if view.triggered else "", 16, "om-bad", "end"),
    ]


# ------------------------------------------------------------------------------------------------------ Orbit and Colony


def spaces(view: View, brush: Brush, y: float, colony_side: bool) -> list[Element]:
    """The Turn Order spaces of a side and who stands there."""
    found: list[Element] = []
    for n, space in enumerate(ORDER_SPACES[4:] if colony_side else ORDER_SPACES[:4]):
        x = 180 + n * 118.0
        says = f"Turn Order space {space.number}: {BENEFIT_NAMES[space.benefit]}"
        icon = sheet.BENEFIT_ICONS[space.benefit]
        found.append(
            at(x, y, **brush.of(space.token, says, "spot"))[
                tip(says),
                pieces.halo(rect(width="108", height="30", rx="15")),
                rect(width="108", height="30", rx="15", class_="om-chip open"),
                said(18, 22, str(space.number), 19),
                glyph(icon, 48, 15, 20) if icon else said(48, 21, "–", 17, "om-soft"),
            ]
        )
        found.extend(
            at(x + 84, y + 15, pieces.pawn(board.colour, 0.72), id=f"marker-{board.colour}", data_piece=board.colour)
            for board in view.boards
            if board.space == space.number
        )
    return found


def actions(view: View, brush: Brush, y: float, colony_side: bool) -> list[Node]:
    """The Main actions of a side and the Colonists on their slots."""
    found: list[Node] = []
    for n, action in enumerate(MAINS[CONTROL:] if colony_side else MAINS[:CONTROL]):
        top = y + n * ROW
        found.append(
            chip(LEFT, top, 190, action.name, sheet.MAIN_ICONS[action.token], 27, **brush.of(action.token, action.name, "spot"))
        )
        if action.slot >= 0:
            there = view.slots[action.slot * 3 : action.slot * 3 + 3]
        elif action.token == "scientist-or-contract":
            there = [f"{board.colour}:{board.bench}" if board.bench else "" for board in view.boards]
        else:
            continue
        found.extend(_slot(232 + slot * 33, top + 13.5, who) for slot, who in enumerate(there))
    return found


def _slot(x: float, y: float, who: str) -> Element:
    colour, _, health = who.partition(":")
    return at(x, y)[
        tip(f"{colour} Colonist {health}".strip() if colour else "a free Action slot"),
        circle(r="13.5", class_="om-bed"),
        colonist(colour, health, 0.5) if colour else None,
    ]


def shuttle(view: View, y: float, here: bool) -> Element:
    """The three travel spaces of a side; from space 1 it flies."""
    beads: list[Node] = []
    for n in range(3):
        x = 700 + 62 * (2 - n)
        beads.append(
            rect(x=num(x), y=num(y), width="54", height="30", rx="15", class_="om-chip red open" if n == 0 else "om-chip open")
        )
        beads.append(said(x + 13, y + 21, str(n + 1), 15, "om-soft"))
    way = "leaves from space 1"
    ship = (
        at(700 + 62 * (3 - min(3, view.shuttle)) + 33, y + 15, glyph("launch", 0, 0, 27, bold=True), id="shuttle")
        if here
        else None
    )
    return g[
        tip(f"The Shuttle, {'here' if here else 'on the other side'}; it {way}"),
        beads,
        ship,
        said(892, y + 21, "Shuttle" if here else "", 17, "", "start"),
    ]


def orbit(view: View, brush: Brush, top: float) -> Element:
    """Orbit: spaces, Shuttle, actions; technologies, Warehouse; Exploration, stacks; Blueprints."""
    return g(class_="orbit-side")[
        shuttle(view, top + 5, view.shuttle_side == "orbit"),
        spaces(view, brush, top + 5, False),
        actions(view, brush, top + 42, False),
        tech_grid(view, brush, 342, top + 42),
        warehouse(view, brush, 342, top + 146),
        exploration(view, 702, top + 42),
        display(view, top + 201),
    ]


SHORT_TECHS: Final = {
    "mine-tech": "Mine", "generator-tech": "Generator", "water-tech": "Water", "greenhouse-tech": "Greenhouse",
    "oxygen-tech": "Oxygen", "rover-tech": "Rover", "ship-tech": "Ship", "upgrade-tech": "Upgrade",
}  # fmt: skip


def tech_grid(view: View, brush: Brush, x: float, y: float) -> list[Node]:
    """Three rows with their costs: a Battery and anything, a Battery, nothing."""
    costs: list[Node] = [
        [glyph("energy", x + 6, y + 15, 17), said(x + 14, y + 20, "+1", 15, "om-soft", "start")],
        [glyph("energy", x + 6, y + 48, 17)],
        [said(x, y + 87, "free", 15, "om-soft", "start")],
    ]
    found: list[Node] = [costs]
    for n, tech in enumerate(view.grid):
        left, top = x + 36 + n % 3 * 104, y + n // 3 * 33
        shown = SHORT_TECHS.get(tech, "")
        says = f"Tech Grid: {name(tech)}" if tech else "Tech Grid: empty"
        found.append(
            chip(
                left,
                top,
                98,
                shown,
                sheet.TECH_ICONS.get(tech, ""),
                29,
                17,
                "" if tech else "none",
                **brush.of(f"grid-{n + 1}", says, "spot"),
            )
        )
    found.append(said(x + 262, y + 86, f"{view.techs_left} more" if view.techs_left else "", 15, "om-soft", "start"))
    return found


def warehouse(view: View, brush: Brush, x: float, y: float) -> list[Element]:
    """What the Warehouse holds; pointed at only when something is taken from it."""
    goods = [
        good for good in GOODS if view.warehouse[good.token] or (good.index in RESOURCES[1:]) or _in_warehouse(view, good.token)
    ]
    taking = brush.rule == FROM_WAREHOUSE
    found: list[Element] = []
    for n, good in enumerate(goods):
        says = f"{good.name}: {view.warehouse[good.token]} in the Warehouse"
        attributes = brush.of(good.token, says, "spot") if taking else {}
        found.append(
            at(x + n * 66, y, **attributes)[
                tip(says),
                pieces.halo(rect(width="60", height="40", rx="7")),
                rect(width="60", height="40", rx="7", class_="om-chip open"),
                glyph(sheet.GOOD_ICONS[good.token], 20, 20, 25),
                said(46, 28, str(view.warehouse[good.token]), 22),
            ]
        )
    return found


def _in_warehouse(view: View, good: str) -> bool:
    return good == ("medicine" if view.mode == "outbreak" else "crystal")


def exploration(view: View, x: float, y: float) -> list[Node]:
    """The tiles to be placed, and what is left of each stack of Buildings."""
    found: list[Node] = [said(x, y + 13, f"EXPLORATION  {view.discoveries_left} more", 15, "om-soft", "start")]
    for n, tile in enumerate(view.exploration):
        found.append(chip(x, y + 20 + n * 32, 282, name(tile), "discovery", 28, 17, data_piece=tile))
    found.append(said(x, y + 104, "BUILDINGS LEFT", 15, "om-soft", "start"))
    left = [(kind, count) for kind, count in view.stacks.items() if view.mode == "outbreak" or kind != "hospital"]
    for n, (kind, count) in enumerate(left):
        found.append(
            at(x + 14 + n * 48, y + 127)[
                tip(f"{count} {name(kind)} left"), building_sign(kind, 14), said(18, 6, str(count), 17, "", "start")
            ]
        )
    return found


def display(view: View, y: float) -> list[Node]:
    """The Blueprints on display, six or seven a row; what waits in the deck."""
    cards = [token for token in view.display if token]
    if view.alien is not None and view.alien.fourth_card:
        cards = [view.alien.fourth_card, *cards]
    across = 7 if len(cards) > 12 else 6
    wide = (WIDTH - 2 * LEFT - 5 * (across - 1)) / across
    found: list[Node] = [
        blueprint_chip(token, LEFT + n % across * (wide + 5), y + n // across * 28, wide, 25, size=16, data_piece=token)
        for n, token in enumerate(cards)
    ]
    if len(cards) <= across:
        found.append(said(LEFT, y + 45, f"{view.blueprints_left} more Blueprints in the deck", 15, "om-soft", "start"))
    return found


def colony(view: View, brush: Brush, top: float) -> Element:
    """The Colony: spaces, Shuttle, actions; Scientists and Contracts."""
    return g(class_="colony-side")[
        shuttle(view, top + 5, view.shuttle_side == "colony"),
        spaces(view, brush, top + 5, True),
        actions(view, brush, top + 40, True),
        people(view, top + 40),
    ]


SCIENTIST_OF: Final = {
    "geologist": ("mine", "generator"),
    "rd-engineer": ("generator", "water-extractor"),
    "hydrologist": ("water-extractor", "greenhouse"),
    "biochemist": ("greenhouse", "oxygen-condenser"),
    "geochemist": ("oxygen-condenser", "shelter"),
    "systems-engineer": ("shelter", "mine"),
    "microbiologist": ("hospital", ""),
}
"""Where each Scientist works and which Buildings he scores."""


def people(view: View, y: float) -> list[Node]:
    """Scientists on display with where they work and what they score, then Contracts with what they ask for."""
    scientists = [
        one.card for one in view.scientists if not one.owner and (one.card == "microbiologist") == (view.mode == "outbreak")
    ]
    found: list[Node] = []
    for n, token in enumerate(scientists):
        works, scores = SCIENTIST_OF[token]
        x, top = 362 + n % 3 * 188, y + n // 3 * 32
        found.append(
            at(x, top, data_piece=token)[
                tip(f"{name(token)}: works in a {name(works)}" + (f", 3 OP for each Advanced {name(scores)}" if scores else "")),
                rect(width="183", height="28", rx="6", class_="om-chip"),
                at(17, 14, building_sign(works, 12)),
                said(34, 20, name(token), fit(name(token), 17, 100), "om-on", "start"),
                [at(166, 14, building_sign(scores, 10)), said(151, 20, "3×", 16, "om-on-soft", "end")] if scores else None,
            ]
        )
    rows = -(-len(scientists) // 3)
    for n, token in enumerate(view.contracts):
        found.append(contract_chip(token, 362 + n % 2 * 282, y + (rows + n // 2) * 32, 277))
    if not scientists and not view.contracts:
        found.append(said(362, y + 20, "Nobody waits to be hired.", 17, "om-soft", "start"))
    return found


def contract_chip(token: str, x: float, y: float, wide: float, done: bool = False) -> Element:
    """A Contract by what it asks for."""
    one = CONTRACT_OF[token]
    inside: list[Node] = []
    if one.building >= 0:
        kind = list(sheet.BUILDING_ICONS)[one.building]
        inside = [at(48 + 24 * n, 14, building_sign(kind, 11)) for n in range(4)] + [glyph("upgrade", 146, 14, 19, "om-on")]
    else:
        at_x = 46.0
        for good in GOODS:
            if one.needs[good.index]:
                inside.append(
                    [
                        said(at_x, 20, str(one.needs[good.index]), 17, "om-on"),
                        glyph(sheet.GOOD_ICONS[good.token], at_x + 17, 14, 21, "om-on"),
                    ]
                )
                at_x += 44
    return at(x, y, data_piece=token)[
        tip(f"{one.name}: {one.op} OP, or -{one.failed}"),
        rect(width=num(wide), height="28", rx="6", class_="om-chip done" if done else "om-chip"),
        glyph("contract", 17, 14, 21, "om-on"),
        inside,
        said(wide - 9, 20, f"+{one.op} −{one.failed}", 17, "om-on-soft", "end"),
    ]
