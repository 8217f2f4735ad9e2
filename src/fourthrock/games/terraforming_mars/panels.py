"""The panels beside Mars: milestones and awards, standard projects, colonies."""

from __future__ import annotations

from typing import Final

import msgspec
from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import Choices, Mark
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit, wrap
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, circle, g, num, printed, rect, tip, words
from fourthrock.games.terraforming_mars import sheet
from fourthrock.games.terraforming_mars.chamber import HUES
from fourthrock.games.terraforming_mars.sheet import BUTTON_HIGH, BUTTONS_A_ROW, COLONY_HIGH, GAP, WIDE, Plan
from fourthrock.games.terraforming_mars.view import ButtonView, ColonyView, GoalView, MarsView
from fourthrock.games.terraforming_mars.words import COLOURS

BUTTON_ICONS: Final = {
    "project:sell-patents": "cards",
    "project:power-plant": "energy",
    "project:asteroid": "thermometer",
    "project:aquifer": "ocean",
    "project:greenery": "greenery",
    "project:city": "city",
    "project:buffer-gas": "upgrade",
    "project:air-scrapping": "venus",
    "project:build-colony": "dome",
    "convert:plants": "plant",
    "convert:heat": "heat",
    "policy:kelvinists": "thermometer",
    "policy:scientists": "atom",
}
BUTTON_WIDE: Final = (WIDE - 2 * GAP - 6 * (BUTTONS_A_ROW - 1)) / BUTTONS_A_ROW
ROMAN: Final = 17.0


# -------------------------------------------------------------------------------------------------------------------- goals


def goals(view: MarsView, where: Plan, choices: Choices) -> Node:
    """Milestones and awards: two rows of plaques below the globe, or one column beside it."""
    rows = [
        ("MILESTONE", view.milestones, f"{view.milestone_price} M€"),
        ("AWARD", view.awards, f"{view.award_price} M€" if view.award_price else ""),
    ]
    return [
        goal_drawn(msgspec.json.encode(one), *place(where, line, number, len(row)), price, heading, choices.only([one.token]))
        for line, (heading, row, price) in enumerate(rows)
        for number, one in enumerate(row)
    ]


def place(where: Plan, line: int, number: int, count: int) -> tuple[float, float, float, bool]:
    """Where a plaque lies, how wide it is, and whether it is a slim one."""
    if not where.turmoil:
        step = sheet.SLIM_GOAL_HIGH + 4
        return sheet.RIGHT, 10.0 + line * count * step + (6 if line else 0) + number * step, sheet.RIGHT_WIDE, True
    wide = (WIDE - 2 * GAP - 6 * (count - 1)) / count
    return GAP + number * (wide + 6), where.goals + line * (sheet.GOAL_HIGH + 6), wide, False


@printed
def goal_drawn(
    one: bytes, x: float, y: float, wide: float, slim: bool, price: str, heading: str, marks: tuple[Mark, ...]
) -> Element:
    return goal(msgspec.json.decode(one, type=GoalView), x, y, wide, slim, price, heading, Choices(marks))


def goal(one: GoalView, x: float, y: float, wide: float, slim: bool, price: str, heading: str, choices: Choices) -> Element:
    """A milestone or an award: what it measures, how far each is, who has taken it."""
    high = sheet.SLIM_GOAL_HIGH if slim else sheet.GOAL_HIGH
    reached = ", ".join(f"{COLOURS[seat].name} {count}" for seat, count in enumerate(one.reached))
    taken = COLOURS[one.taken_by] if one.taken_by >= 0 else None
    state = f" Taken by {taken.name}." if taken else f" {price}." if price else ""
    told = f"{heading.capitalize()} {one.name}: {one.text}.{state} {reached}"
    icon = "trophy" if heading == "AWARD" else "mission"
    room = wide - (70 if slim or not taken else 50)
    name_size = num(fit(one.name, 19, room))
    large = num(fit(one.name, 31, wide - 44))
    return at(x, y, id=one.token.replace(":", "-"), **choices.of(one.token, told, "piece"))[
        tip(told),
        pieces.halo(rect(x="0", y="0", width=num(wide), height=num(high), rx="6")),
        rect(x="0", y="0", width=num(wide), height=num(high), rx="6", class_="tm-goal taken" if taken else "tm-goal"),
        glyph(icon, 15, 15, 18),
        words(28, 21, one.name, "label not-tiny", "start", style=f"font-size:{name_size}px;letter-spacing:.2px;fill:var(--ink)"),
        words(30, 34, one.name, "label only-tiny", "start", style=f"font-size:{large}px;letter-spacing:0;fill:var(--ink)"),
        at(wide - 17, 16, emblem(HUES[taken.token])) if taken else words(wide - 8, 21, price, "tm-price not-tiny", "end"),
        g(class_="not-tiny")[
            what_it_counts(one, 12 if slim else 8, 42, wide * 0.45 if slim else wide - 14),
            standings(one, wide / 2 + 6 if slim else 14, 37 if slim else 57, (wide / 2 - 8 if slim else wide - 16)),
        ],
    ]


def what_it_counts(one: GoalView, x: float, y: float, room: float) -> Element:
    size = num(fit(one.text, ROMAN, room))
    return words(x, y, one.text, "label", "start", style=f"font-size:{size}px;letter-spacing:0;font-weight:500")


def standings(one: GoalView, x: float, y: float, room: float) -> Node:
    """How far the players are; where there is no room for all, those who are farthest, the viewer always among them."""
    order = sorted(range(len(one.reached)), key=lambda seat: (-one.reached[seat], seat))
    most = max(3, int(room / 36))
    if len(order) > most:
        order = [seat for place, seat in enumerate(order) if place < most - 1 or seat == one.you]
        order = order[:most]
    else:
        order.sort()
    step = room / max(3, len(order))
    return [standing(one, seat, x + step * place, y) for place, seat in enumerate(order)]


def standing(one: GoalView, seat: int, x: float, y: float) -> Element:
    """How far one player is; whoever has reached a milestone, or leads an award, is marked."""
    count = one.reached[seat]
    best = count >= one.needed if one.needed else one.points[seat] > 0
    return at(x, y)[
        at(0, 0, emblem(HUES[COLOURS[seat].token]), scale=0.62),
        words(10, 6, str(count), "tm-reached best" if best else "tm-reached", "start"),
    ]


# ----------------------------------------------------------------------------------------------------------------- projects


def buttons(view: MarsView, where: Plan, choices: Choices) -> Node:
    """Standard projects, conversions and what the ruling party offers: always in the same places."""
    return [
        button_drawn(msgspec.json.encode(one), number, where.buttons, choices.only([one.token]))
        for number, one in enumerate(view.buttons)
    ]


@printed
def button_drawn(one: bytes, number: int, top: float, marks: tuple[Mark, ...]) -> Element:
    return button(msgspec.json.decode(one, type=ButtonView), number, top, Choices(marks))


def button(one: ButtonView, number: int, top: float, choices: Choices) -> Element:
    x = GAP + (number % BUTTONS_A_ROW) * (BUTTON_WIDE + 6)
    y = top + (number // BUTTONS_A_ROW) * (BUTTON_HIGH + 6)
    told = f"{one.name}: {one.effect}. Costs {one.cost}" if one.cost else f"{one.name}: {one.effect}"
    kind = "tm-button" if one.token.startswith("project:") else "tm-button other"
    size = num(fit(one.name, 18, BUTTON_WIDE - 48))
    return at(x, y, id=one.token.replace(":", "-"), **choices.of(one.token, told, "piece"))[
        tip(told),
        pieces.halo(rect(x="0", y="0", width=num(BUTTON_WIDE), height=num(BUTTON_HIGH), rx="8")),
        rect(x="0", y="0", width=num(BUTTON_WIDE), height=num(BUTTON_HIGH), rx="8", class_=kind),
        glyph(BUTTON_ICONS[one.token], 22, 23, 28, bold=True),
        words(42, 20, one.name, "label not-tiny", "start", style=f"font-size:{size}px;letter-spacing:.2px;fill:var(--ink)"),
        words(42, 39, one.cost, "tm-price not-tiny", "start"),
        words(44, 34, one.cost, "tm-price only-tiny", "start", style="font-size:31px"),
    ]


# ----------------------------------------------------------------------------------------------------------------- colonies


def colonies(view: MarsView, where: Plan, choices: Choices) -> Node:
    wide = (WIDE - 2 * GAP - 6 * (len(view.colonies) - 1)) / max(5, len(view.colonies))
    return [
        colony_drawn(msgspec.json.encode(one), GAP + (wide + 6) * number, where.colonies, wide, choices.only([one.token]))
        for number, one in enumerate(view.colonies)
    ]


@printed
def colony_drawn(one: bytes, x: float, y: float, wide: float, marks: tuple[Mark, ...]) -> Element:
    return colony(msgspec.json.decode(one, type=ColonyView), x, y, wide, Choices(marks))


def colony(one: ColonyView, x: float, y: float, wide: float, choices: Choices) -> Element:
    """A colony tile: its track, what trading brings now, its colonies, whether a fleet is there."""
    trade = one.trade[one.track]
    told = (
        f"{one.name}: who builds here gets: {one.build}; trading now: {trade}; each colony then: {one.bonus}"
        + ("; a fleet is there" if one.visited else "")
        + ("" if one.awake else "; not open yet")
    )
    rows = wrap(trade, ROMAN, wide - 14)[:2]
    return at(x, y, id=one.token.replace(":", "-"), **choices.of(one.token, told, "piece"))[
        tip(told),
        pieces.halo(rect(x="0", y="0", width=num(wide), height=num(COLONY_HIGH), rx="8")),
        rect(x="0", y="0", width=num(wide), height=num(COLONY_HIGH), rx="8", class_="tm-goal" if one.awake else "tm-goal asleep"),
        words(8, 22, one.name, "label not-tiny", "start", style="font-size:19px;letter-spacing:.2px;fill:var(--ink)"),
        words(8, 30, one.name, "label only-tiny", "start", style="font-size:31px;letter-spacing:0;fill:var(--ink)"),
        one.visited and glyph("ship", wide - 17, 17, 22, bold=True),
        track(one, wide),
        g(class_="not-tiny")[
            [
                words(8, 64 + 18 * number, row, "label", "start", style="font-size:17px;letter-spacing:0;font-weight:500")
                for number, row in enumerate(rows)
            ]
        ],
        [slot(one, number, wide) for number in range(3)],
    ]


def track(one: ColonyView, wide: float) -> Element:
    """Seven steps; the white one is where trade stands."""
    step = (wide - 16) / 7
    return g(id=f"{one.token.replace(':', '-')}-track", data_count=str(one.track))[
        [
            rect(
                x=num(8 + step * number + 1),
                y="32",
                width=num(step - 3),
                height="10",
                rx="3",
                class_="tm-step now" if number == one.track else "tm-step",
            )
            for number in range(len(one.trade))
        ]
    ]


def slot(one: ColonyView, number: int, wide: float) -> Element:
    owner = one.colonies[number] if number < len(one.colonies) else ""
    return at(wide * (number + 0.5) / 3, 100)[circle(r="13", class_="tm-slot"), owner and emblem(HUES[owner])]
