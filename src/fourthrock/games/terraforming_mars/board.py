"""The board: what a view shows, as the moving layer over the sheet. Every piece has an id that stays."""

from __future__ import annotations

from typing import Final

import msgspec
from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import Choices, Mark, choices_in
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit, wrap
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, circle, drawn, g, num, path, printed, rect, tip, words
from fourthrock.games.terraforming_mars import sheet
from fourthrock.games.terraforming_mars.view import (
    AreaView,
    ColonyView,
    EventView,
    GoalView,
    MarsView,
    PartyView,
    TrackView,
    TurmoilView,
)
from fourthrock.games.terraforming_mars.words import (
    COLOURS,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    KELVINISTS_ACTION,
    NEUTRAL,
    PARTIES,
    PROJECTS,
    SCIENTISTS_ACTION,
    Project,
)
from fourthrock.table import Item, Question

HUES: Final = {seat.token: seat.token for seat in COLOURS} | {NEUTRAL.token: "grey"}
NAMES: Final = {seat.token: seat.name for seat in [*COLOURS, NEUTRAL]}
BUTTONS: Final[list[Item]] = [*PROJECTS, CONVERT_PLANTS, CONVERT_HEAT, KELVINISTS_ACTION, SCIENTISTS_ACTION]
BUTTON_NAMES: Final = {
    CONVERT_PLANTS.token: "Plants to greenery",
    CONVERT_HEAT.token: "Heat to temperature",
    KELVINISTS_ACTION.token: "Kelvinists' offer",
    SCIENTISTS_ACTION.token: "Scientists' offer",
}
GOAL_WIDE: Final = 102.0
PRINT: Final = "font-size:12.5px"


def plate(view: MarsView) -> str:
    """The still part of the board."""
    return sheet.plate(view.board, tuple(track.name for track in view.tracks), view.turmoil is not None)


def layer(view: MarsView, question: Question | None) -> str:
    """The moving part: the map, the tracks, the committee, goals, projects, colonies."""
    choices = choices_in(question)
    return drawn(
        g(class_="layer")[
            [marker(track) for track in view.tracks],
            [area_drawn(msgspec.json.encode(one), choices.only([one.token])) for one in view.areas],
            [off_map(number, name, owner) for number, (name, owner) in enumerate(view.off_map.items())],
            words(18, 986, f"GENERATION {view.generation}", "label", "start", style="font-size:20px", id="generation"),
            view.turmoil is not None and committee(view.turmoil, choices),
            goals(view, choices),
            buttons(choices),
            [
                colony_drawn(msgspec.json.encode(one), number, choices.only([one.token]))
                for number, one in enumerate(view.colonies)
            ],
        ]
    )


ABOUT_PARTY: Final = [[party.token, f"lobby:{party.token}", f"reserve:{party.token}"] for party in PARTIES]
"""Every token that a party can be clicked by."""


@printed
def area_drawn(one: bytes, marks: tuple[Mark, ...]) -> Element:
    return area(msgspec.json.decode(one, type=AreaView), Choices(marks))


@printed
def event_drawn(heading: str, one: bytes, number: int) -> Element:
    return event(heading, msgspec.json.decode(one, type=EventView | None), number)


@printed
def party_drawn(one: bytes, number: int, marks: tuple[Mark, ...]) -> Element:
    return party(msgspec.json.decode(one, type=PartyView), number, Choices(marks))


@printed
def goal_drawn(one: bytes, number: int, y: float, cost: str, marks: tuple[Mark, ...]) -> Element:
    return goal(msgspec.json.decode(one, type=GoalView), number, y, cost, Choices(marks))


@printed
def button_drawn(item: Item, number: int, marks: tuple[Mark, ...]) -> Element:
    return button(item, number, Choices(marks))


@printed
def colony_drawn(one: bytes, number: int, marks: tuple[Mark, ...]) -> Element:
    return colony(msgspec.json.decode(one, type=ColonyView), number, Choices(marks))


# ----------------------------------------------------------------------------------------------------------------- the map


def area(one: AreaView, choices: Choices) -> Element:
    """One area: the tile on it, whose it is, who has claimed it."""
    x, y = sheet.middle(one.row, one.column)
    says = area_said(one)
    return at(x, y, id=f"area-{one.token}", **choices.of(one.token, says, "zone"))[
        tip(says), one.tile and tile(one), one.claim and claim(one), path(d=sheet.outline(0.93))
    ]


def area_said(one: AreaView) -> str:
    """An area in words."""
    kind = "reserved for ocean" if one.ocean else "reserved for Noctis City" if one.noctis else "land"
    owner = f" of {NAMES[one.owner]}" if one.owner else ""
    parts = [one.name or one.token.upper(), f"{one.tile}{owner}" if one.tile else kind]
    parts += ["volcanic"] if one.volcanic else []
    parts += [f"claimed by {NAMES[one.claim]}"] if one.claim else []
    return ", ".join(parts)


def tile(one: AreaView) -> Element:
    """A tile with its sign, and the emblem of its owner."""
    kind = one.tile if one.tile in ("ocean", "greenery") else "city"
    return g(id=f"tile-{one.token}")[
        path(d=sheet.outline(0.96), class_=f"tile {kind}"),
        glyph(sheet.TILE_ICONS[one.tile], 0, -8 if one.owner else 0, 40, "tile-sign", bold=True),
        one.owner and at(0, 27, emblem(HUES[one.owner]), scale=0.95),
    ]


def claim(one: AreaView) -> Element:
    return at(0, 22, emblem(HUES[one.claim]), scale=0.8, id=f"claim-{one.token}")


def off_map(number: int, name: str, owner: str) -> Element:
    """A city off the map."""
    x, y = sheet.off_map_at(number)
    return at(x, y, id=f"off-map-{number}")[
        tip(f"{name}: city of {NAMES[owner]}"),
        path(d=sheet.outline(0.72), class_="tile city"),
        glyph("city", 0, -6, 28, "tile-sign"),
        at(0, 18, emblem(HUES[owner]), scale=0.7),
        words(0, 48, name.upper(), "label", style="font-size:10px"),
    ]


def marker(track: TrackView) -> Element:
    """Where a track stands; oceans are filled up to the count."""
    index = (track.level - track.least) // track.step
    says = f"{track.name}: {track.level}"
    if track.name == "oceans":
        places = [sheet.bead_at("oceans", number, 9) for number in range(track.level)]
        beads = [at(x, y, circle(r="16", style="fill:#2f6f8f"), glyph("ocean", 0, 0, 22, "tile-sign")) for x, y in places]
        return g(id="track-oceans", data_count=str(track.level))[tip(says), beads]
    count = (track.most - track.least) // track.step + 1
    x, y = sheet.bead_at(track.name, index, count)
    return at(x, y, id=f"track-{track.name}", data_count=str(track.level))[
        tip(says),
        circle(r="18", style="fill:var(--mark)", class_="marker"),
        words(0, 5.5, str(track.level).replace("-", "−"), "bead-figure", style="font-size:16px;fill:#1a100b"),
    ]


# ------------------------------------------------------------------------------------------------------------ the committee


def committee(turmoil: TurmoilView, choices: Choices) -> Element:
    """Events above, the parties around the table, chairman, lobby and reserve below."""
    events = [("DISTANT", turmoil.distant), ("COMING", turmoil.coming), ("CURRENT", turmoil.current)]
    return g(class_="committee")[
        [event_drawn(title, msgspec.json.encode(one), number) for number, (title, one) in enumerate(events)],
        [
            party_drawn(msgspec.json.encode(one), number, choices.only(ABOUT_PARTY[number]))
            for number, one in enumerate(turmoil.parties)
        ],
        seats(turmoil),
    ]


def event(heading: str, one: EventView | None, number: int) -> Element:
    """A global event: what it says, and in figures what it would do to the viewer now."""
    x = sheet.RIGHT + number * (sheet.PARTY_WIDE + 8)
    frame = rect(x="0", y="0", width=num(sheet.PARTY_WIDE), height="126", rx="6", class_="card-face")
    if one is None:
        return at(x, 14, id=f"event-{number}", opacity=".5")[
            frame, words(10, 20, heading, "label", "start", style="font-size:12px")
        ]
    says = f"{heading.lower()} global event: {one.name}. {one.text} Neutral delegates: {one.revealed}, then {one.current}."
    now = ", ".join(one.to_you)
    text = wrap(one.text, 12.5, sheet.PARTY_WIDE - 20)[:5]
    return at(x, 14, id=f"event-{number}", data_piece=one.token)[
        tip(says),
        frame,
        words(10, 17, heading, "card-letters", "start", style="font-size:11px"),
        words(10, 35, one.name, "card-letters", "start", style=f"font-size:{num(fit(one.name, 17, sheet.PARTY_WIDE - 20))}px"),
        small_print(text),
        now and words(10, 119, f"You: {now}", "card-letters", "start", style="font-size:12.5px;fill:#a3330d"),
    ]


def small_print(rows: list[str]) -> Element:
    """The text of an event, row by row."""
    return g[[words(10, 52 + 13.5 * number, row, "card-letters", "start", style=PRINT) for number, row in enumerate(rows)]]


def party(one: PartyView, number: int, choices: Choices) -> Element:
    """A party: its leader, its delegates, whether it rules or dominates, and the ways to send a delegate there."""
    x, y = sheet.party_at(number)
    owners = [*[seat.token for seat in COLOURS[: len(one.delegates) - 1]], NEUTRAL.token]
    counts = [(owner, count) for owner, count in zip(owners, one.delegates) if count]
    said = ", ".join(f"{NAMES[owner]} {count}" for owner, count in counts) or "no delegates"
    state = "rules" if one.ruling else "dominant" if one.dominant else ""
    says = f"{one.name}: {said}. {one.policy} Bonus: {one.bonus}."
    return at(x, y, id=f"party-{one.token}", **choices.of(one.token, one.name, "piece"))[
        tip(says),
        pieces.halo(rect(x="0", y="0", width=num(sheet.PARTY_WIDE), height=num(sheet.PARTY_HIGH), rx="8")),
        rect(x="0", y="0", width=num(sheet.PARTY_WIDE), height=num(sheet.PARTY_HIGH), rx="8", style="fill:transparent"),
        state and words(sheet.PARTY_WIDE - 12, 24, state.upper(), "label", "end", style="fill:var(--accent-words)"),
        [delegates(one, owner, count, place) for place, (owner, count) in enumerate(counts)],
        sending(one, choices),
    ]


def delegates(one: PartyView, owner: str, count: int, place: int) -> Element:
    """The delegates of one owner; the leader has a ring."""
    leads = one.leader == owner
    says = f"{NAMES[owner]}: {count} in {one.name}{', leading' if leads else ''}"
    return at(24 + 34 * place, 58, id=f"delegates-{one.token}-{owner}", data_count=str(count))[
        tip(says),
        leads and circle(r="17", class_="marker-thin"),
        emblem(HUES[owner]),
        words(0, 31, str(count), "label", style="font-size:15px;fill:var(--ink)"),
    ]


def sending(one: PartyView, choices: Choices) -> Node:
    """Two small buttons: the delegate of the lobby, and one of the reserve."""
    ways = [(f"lobby:{one.token}", "LOBBY", "free"), (f"reserve:{one.token}", "RESERVE", "5 M€")]
    return [
        at(
            10 + 98 * place,
            98,
            id=f"send-{token}",
            **choices.of(token, f"{name.lower()} delegate to {one.name}, {cost}", "piece"),
        )[
            tip(f"Send a delegate of the {name.lower()} to {one.name}: {cost}"),
            pieces.halo(rect(x="0", y="0", width="90", height="23", rx="6")),
            rect(x="0", y="0", width="90", height="23", rx="6", class_="pill"),
            words(45, 16, f"{name} {cost}", "label", style="font-size:12px;fill:var(--pill-ink);letter-spacing:.3px"),
        ]
        for place, (token, name, cost) in enumerate(ways)
        if token in choices.marks
    ]


def seats(turmoil: TurmoilView) -> Element:
    """Chairman, lobby, reserve and influence."""
    y = 436.0
    chairman = turmoil.chairman
    players = [
        at(sheet.RIGHT + 190 + 92 * seat, y, id=f"reserve-{seat}", data_count=str(count))[
            tip(
                f"{COLOURS[seat].name}: {turmoil.lobby[seat]} in the lobby, {count} in reserve, "
                f"influence {turmoil.influence[seat]}"
            ),
            at(0, 0, emblem(HUES[COLOURS[seat].token])),
            words(15, 6, f"{turmoil.lobby[seat]}+{count}  ▲{turmoil.influence[seat]}", "label", "start", style="font-size:15px"),
        ]
        for seat, count in enumerate(turmoil.reserve)
    ]
    return g[
        at(sheet.RIGHT + 20, y, id="chairman")[
            tip(f"Chairman: {NAMES[chairman] if chairman else 'nobody'}"),
            circle(r="19", class_="bead"),
            chairman and emblem(HUES[chairman]),
            words(27, 6, "CHAIRMAN", "label", "start", style="font-size:15px"),
        ],
        players,
    ]


# --------------------------------------------------------------------------------------------------- goals, projects, moons


def goals(view: MarsView, choices: Choices) -> Node:
    """Milestones and awards as two rows of plaques."""
    rows = [(view.milestones, 470.0, f"{view.milestone_price} M€"), (view.awards, 552.0, _price(view.award_price))]
    return [
        goal_drawn(msgspec.json.encode(one), number, y, cost, choices.only([one.token]))
        for row, y, cost in rows
        for number, one in enumerate(row)
    ]


def _price(money: int) -> str:
    return f"{money} M€" if money else ""


def goal(one: GoalView, number: int, y: float, cost: str, choices: Choices) -> Element:
    """A milestone or an award: what it measures, how far each is, who has taken it."""
    reached = ", ".join(f"{COLOURS[seat].name} {count}" for seat, count in enumerate(one.reached))
    says = f"{one.name}: {one.text}. {reached}"
    taken = COLOURS[one.taken_by].token if one.taken_by >= 0 else ""
    step = GOAL_WIDE + 6
    return at(sheet.RIGHT + step * number, y, id=one.token.replace(":", "-"), **choices.of(one.token, says, "piece"))[
        tip(says),
        pieces.halo(rect(x="0", y="0", width=num(GOAL_WIDE), height="74", rx="6")),
        rect(x="0", y="0", width=num(GOAL_WIDE), height="74", rx="6", class_="stone"),
        words(
            GOAL_WIDE / 2, 19, one.name, "label", style=f"font-size:{num(fit(one.name, 15, GOAL_WIDE - 12))}px;fill:var(--ink)"
        ),
        at(GOAL_WIDE / 2, 40, emblem(HUES[taken])) if taken else words(GOAL_WIDE / 2, 45, cost, "label", style="font-size:13px"),
        words(GOAL_WIDE / 2, 66, " ".join(str(count) for count in one.reached), "label", style="font-size:13px"),
    ]


def buttons(choices: Choices) -> Node:
    """Standard projects and conversions: those that the question knows, or all plain ones when nothing is asked."""
    shown = [item for item in BUTTONS if item.token in choices.marks] or PROJECTS[:6]
    return [button_drawn(item, number, choices.only([item.token])) for number, item in enumerate(shown)]


def button(item: Item, number: int, choices: Choices) -> Element:
    x = sheet.RIGHT + (number % 3) * (sheet.PARTY_WIDE + 8)
    y = 640.0 + (number // 3) * 44
    name = BUTTON_NAMES.get(item.token, item.name)
    mark = choices.marks.get(item.token)
    cost = mark[2] if mark is not None and mark[2] else f"{item.cost} M€" if isinstance(item, Project) and item.cost else ""
    return at(x, y, id=item.token.replace(":", "-"), **choices.of(item.token, name, "piece"))[
        tip(f"{name}{f', {cost}' if cost else ''}"),
        pieces.halo(rect(x="0", y="0", width=num(sheet.PARTY_WIDE), height="37", rx="6")),
        rect(x="0", y="0", width=num(sheet.PARTY_WIDE), height="37", rx="6", class_="stone"),
        words(12, 25, name, "label", "start", style="font-size:15.5px;letter-spacing:.4px;fill:var(--ink)"),
        words(sheet.PARTY_WIDE - 10, 25, cost, "label", "end", style="font-size:15px"),
    ]


def colony(one: ColonyView, number: int, choices: Choices) -> Element:
    """A colony tile: its track, its colonies, whether a fleet is there."""
    says = (
        f"{one.name}: builders get {one.build}; trading now gives {one.trade[one.track]}; owners get {one.bonus}"
        + ("; a fleet is there" if one.visited else "")
        + ("" if one.awake else "; not open yet")
    )
    wide = 86.0
    owners = [at(18 + 25 * place, 62, emblem(HUES[owner]), scale=0.8) for place, owner in enumerate(one.colonies)]
    return at(
        sheet.RIGHT + (wide + 7) * number,
        828,
        id=one.token.replace(":", "-"),
        opacity=None if one.awake else ".55",
        **choices.of(one.token, says, "piece"),
    )[
        tip(says),
        pieces.halo(rect(x="0", y="0", width=num(wide), height="112", rx="8")),
        rect(x="0", y="0", width=num(wide), height="112", rx="8", class_="stone"),
        words(wide / 2, 20, one.name, "label", style="font-size:15px;fill:var(--ink)"),
        words(wide / 2, 41, "●" * one.track + "○" * (6 - one.track), "label", style="font-size:12px"),
        owners,
        one.visited and glyph("ship", wide - 18, 62, 24),
        [
            words(8, 86 + 13 * row, said, "label", "start", style="font-size:12px;letter-spacing:0")
            for row, said in enumerate(wrap(one.trade[one.track], 12, wide - 12)[:2])
        ],
    ]
