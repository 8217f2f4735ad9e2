"""The committee as it is drawn: global events, parties with their delegates, policies, influence."""

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
from fourthrock.games.terraforming_mars.sheet import PARTY_ICONS, RIGHT, RIGHT_WIDE
from fourthrock.games.terraforming_mars.view import EventView, PartyView, TurmoilView
from fourthrock.games.terraforming_mars.words import COLOURS, NEUTRAL, PARTIES

HUES: Final = {seat.token: seat.token for seat in COLOURS} | {NEUTRAL.token: "grey"}
NAMES: Final = {seat.token: seat.name for seat in [*COLOURS, NEUTRAL]}
ABOUT_PARTY: Final = [[party.token, f"lobby:{party.token}", f"reserve:{party.token}"] for party in PARTIES]
"""Every token that a party can be clicked by."""
PARTY_NUMBER: Final = {party.token: party.index for party in PARTIES}
EVENT_WIDE: Final = (sheet.WIDE - 4 * 8.0) / 3
HEADINGS: Final = ["Distant", "Coming", "Current"]
WHEN: Final = ["in two generations", "next generation", "at the end of this generation"]
PRINT: Final = 17.0
STEP: Final = 19.0


def committee(turmoil: TurmoilView, you: int | None, choices: Choices) -> Element:
    """The parties around the table, what they stand for, and who has a say."""
    return g(class_="committee")[
        chair(turmoil),
        [
            party_drawn(msgspec.json.encode(one), number, choices.only(ABOUT_PARTY[number]))
            for number, one in enumerate(turmoil.parties)
        ],
        policies(turmoil),
        [says(turmoil, seat, seat == you) for seat in range(len(turmoil.reserve))],
    ]


def events(turmoil: TurmoilView, top: float) -> Element:
    """The three global events, the nearest on the right."""
    return g(class_="events")[
        [
            event_drawn(number, msgspec.json.encode(one), top)
            for number, one in enumerate([turmoil.distant, turmoil.coming, turmoil.current])
        ]
    ]


@printed
def event_drawn(number: int, one: bytes, top: float) -> Element:
    return event(number, msgspec.json.decode(one, type=EventView | None), top)


@printed
def party_drawn(one: bytes, number: int, marks: tuple[Mark, ...]) -> Element:
    return party(msgspec.json.decode(one, type=PartyView), number, Choices(marks))


# ---------------------------------------------------------------------------------------------------------- global events


def event(number: int, one: EventView | None, top: float) -> Element:
    """A global event: what it says, and in figures what it would do to the viewer now."""
    x = sheet.GAP + number * (EVENT_WIDE + 8)
    frame = rect(x="0", y="0", width=num(EVENT_WIDE), height=num(sheet.EVENT_HIGH), rx="6", class_="card-face")
    heading = HEADINGS[number].upper()
    if one is None:
        return at(x, top, id=f"event-{number}", opacity=".45")[
            tip(f"No {HEADINGS[number].lower()} global event"), frame, words(12, 24, heading, "card-letters", "start")
        ]
    now = ", ".join(one.to_you) or "nothing"
    told = (
        f"{HEADINGS[number]} global event, {WHEN[number]}: {one.name}. {one.text} Neutral delegates go to {one.revealed}, "
        f"then to {one.current}. {said_to_each(one)}"
    )
    return at(x, top, id=f"event-{number}", data_piece=one.token)[
        tip(told),
        frame,
        words(12, 20, heading, "card-letters not-tiny", "start", style="fill:var(--card-soft);letter-spacing:1px"),
        neutral(one),
        title(one.name),
        small_print(wrap(one.text, PRINT, EVENT_WIDE - 22)[:3]),
        now_to_you(now) if one.for_you else None,
    ]


def said_to_each(one: EventView) -> str:
    """What it would do to each player, in words."""
    return "Now: " + "; ".join(f"{COLOURS[seat].name} {', '.join(parts) or 'nothing'}" for seat, parts in enumerate(one.to_each))


def neutral(one: EventView) -> Element:
    """Where neutral delegates go: first when it is revealed, then when it becomes current."""
    return g(class_="not-tiny tm-neutral")[
        glyph(PARTY_ICONS[PARTY_NUMBER[one.revealed]], EVENT_WIDE - 64, 15, 21),
        words(EVENT_WIDE - 40, 21, "›", "card-letters"),
        glyph(PARTY_ICONS[PARTY_NUMBER[one.current]], EVENT_WIDE - 18, 15, 21),
    ]


def title(name: str) -> Node:
    rows = wrap(name, 31, EVENT_WIDE - 20)
    return [
        words(12, 43, name, "card-letters not-tiny", "start", style=f"font-size:{num(fit(name, 22, EVENT_WIDE - 22))}px"),
        [
            words(12, 32 + 31 * place, row, "card-letters only-tiny", "start", style="font-size:31px")
            for place, row in enumerate(rows[:2])
        ],
    ]


def small_print(rows: list[str]) -> Element:
    """The text of an event, row by row."""
    style = f"font-size:{num(PRINT)}px;font-weight:500"
    first, step = (62.0, STEP) if len(rows) < 3 else (60.0, 17.0)
    return g(class_="not-tiny")[
        [words(12, first + step * place, row, "card-letters", "start", style=style) for place, row in enumerate(rows)]
    ]


def now_to_you(now: str) -> Node:
    """What it would do to the viewer now."""
    said = f"You: {now}"
    small = fit(said, 18, EVENT_WIDE - 22)
    large = fit(said, 32, EVENT_WIDE - 22)
    return [
        words(12, 116, said, "card-letters tm-to-you not-tiny", "start", style=f"font-size:{num(small)}px"),
        words(12, 114, said, "card-letters tm-to-you only-tiny", "start", style=f"font-size:{num(large)}px"),
    ]


# ------------------------------------------------------------------------------------------------------------- the parties


def party(one: PartyView, number: int, choices: Choices) -> Element:
    """A party: its leader, its delegates, whether it rules or dominates, and the ways to send a delegate there."""
    x, y = sheet.party_at(number)
    owners = [*[seat.token for seat in COLOURS[: len(one.delegates) - 1]], NEUTRAL.token]
    counts = [(owner, count) for owner, count in zip(owners, one.delegates) if count]
    said = ", ".join(f"{NAMES[owner]} {count}{' (leads)' if one.leader == owner else ''}" for owner, count in counts)
    state = f"{'rules' if one.ruling else ''}{' and ' if one.ruling and one.dominant else ''}{'dominant' if one.dominant else ''}"
    told = (
        f"{one.name}{f', {state}' if state else ''}: {said or 'no delegates'}. Policy: {one.policy} "
        f"Bonus on coming to power: {one.bonus}."
    )
    step = min(38.0, 176.0 / max(1, len(counts)))
    return at(x, y, id=f"party-{one.token}", **choices.of(one.token, told, "piece"))[
        tip(told),
        pieces.halo(rect(x="0", y="0", width=num(RIGHT_WIDE), height=num(sheet.PARTY_HIGH), rx="8")),
        rect(x="0", y="0", width=num(RIGHT_WIDE), height=num(sheet.PARTY_HIGH), rx="8", class_=frame_of(one)),
        states(one),
        [delegates(one, owner, count, 24 + step * place) for place, (owner, count) in enumerate(counts)],
        sending(one, choices),
    ]


def frame_of(one: PartyView) -> str:
    return "tm-party ruling" if one.ruling else "tm-party dominant" if one.dominant else "tm-party"


def states(one: PartyView) -> Node:
    """Ruling and dominant: a sign each, and the word."""
    marks = [("gavel", "RULES", one.ruling), ("influence", "DOMINANT", one.dominant)]
    x = RIGHT_WIDE - 10
    drawn: list[Node] = []
    for icon, word, holds in reversed(marks):
        if holds:
            wide = 72.0 if word == "RULES" else 98.0
            drawn.append(
                at(x - wide, 7)[
                    rect(x="0", y="0", width=num(wide), height="24", rx="12", class_=f"tm-state {word.lower()}"),
                    glyph(icon, 14, 12, 17, f"tm-state-sign {word.lower()}"),
                    words(25, 18, word, f"tm-state-word {word.lower()}", "start"),
                ]
            )
            x -= wide + 6
    return drawn


def delegates(one: PartyView, owner: str, count: int, x: float) -> Element:
    """The delegates of one owner; the leader has a ring."""
    says = f"{NAMES[owner]}: {count} in {one.name}{', leading' if one.leader == owner else ''}"
    return at(x, 53, id=f"delegates-{one.token}-{owner}", data_count=str(count))[
        tip(says),
        one.leader == owner and circle(r="15.5", class_="tm-leader"),
        emblem(HUES[owner]),
        count > 1 and at(11, 10)[circle(r="9.5", class_="tm-count"), words(0, 6, str(count), "tm-count-figure")],
    ]


def sending(one: PartyView, choices: Choices) -> Node:
    """Two small buttons: the delegate of the lobby, and one of the reserve."""
    ways = [(f"lobby:{one.token}", "lobby", "free"), (f"reserve:{one.token}", "reserve", "5 M€")]
    return [
        at(RIGHT_WIDE - 108 + 52 * place, 39, id=f"send-{token}", **choices.of(token, f"{name} delegate to {one.name}", "piece"))[
            tip(f"Send a delegate of the {name} to {one.name}: {cost}"),
            pieces.halo(rect(x="0", y="0", width="48", height="30", rx="6")),
            rect(x="0", y="0", width="48", height="30", rx="6", class_="pill"),
            words(24, 21, cost, "tm-send"),
        ]
        for place, (token, name, cost) in enumerate(ways)
        if token in choices.marks
    ]


# ------------------------------------------------------------------------------------------ the chair, policies, influence


def chair(turmoil: TurmoilView) -> Element:
    """Who is chairman."""
    who = NAMES[turmoil.chairman] if turmoil.chairman else "nobody"
    return at(RIGHT, 24, id="chairman")[
        tip(f"Terraforming Committee; chairman: {who}"),
        words(2, 6, "COMMITTEE", "label", "start"),
        words(RIGHT_WIDE - 38, 6, f"CHAIRMAN {who.upper()}", "label", "end", style="letter-spacing:.4px"),
        at(RIGHT_WIDE - 16, 0)[circle(r="16", class_="tm-leader"), turmoil.chairman and emblem(HUES[turmoil.chairman])],
    ]


def policies(turmoil: TurmoilView) -> Node:
    """The policy in force, and the one that follows if nothing changes."""
    rows = [("NOW", turmoil.ruling, turmoil.policy_now), ("NEXT", turmoil.dominant, turmoil.policy_next)]
    top = sheet.party_at(6)[1] - 1
    return [policy(word, token, text, top + 45 * place) for place, (word, token, text) in enumerate(rows)]


def policy(word: str, party: str, text: str, y: float) -> Element:
    rows = wrap(text, PRINT, RIGHT_WIDE - 62)[:2]
    style = f"font-size:{num(PRINT)}px;letter-spacing:0;fill:var(--ink);font-weight:500"
    return at(RIGHT, y, id=f"policy-{word.lower()}")[
        tip(f"Policy {word.lower()}: {text}"),
        glyph(PARTY_ICONS[PARTY_NUMBER[party]], 22, 12, 22),
        words(22, 39, word, "label", style="letter-spacing:.6px"),
        g(class_="not-tiny")[
            [words(52, 16 + STEP * place, row, "label", "start", style=style) for place, row in enumerate(rows)],
        ],
        words(56, 32, PARTIES[PARTY_NUMBER[party]].name, "label only-tiny", "start", style="font-size:32px"),
    ]


def says(turmoil: TurmoilView, seat: int, mine: bool) -> Element:
    """Influence of a player, and the delegates that are still at hand."""
    step = RIGHT_WIDE / max(3, len(turmoil.reserve))
    lobby, reserve, influence = turmoil.lobby[seat], turmoil.reserve[seat], turmoil.influence[seat]
    y = sheet.party_at(6)[1] + 90
    whose = "Your influence" if mine else f"Influence of {COLOURS[seat].name}"
    told = f"{whose}: {influence}. Delegates: {lobby} in the lobby, {reserve} in reserve"
    return at(RIGHT + step * seat, y, id=f"reserve-{seat}", data_count=f"{influence}.{lobby}.{reserve}")[
        tip(told),
        rect(x="1", y="0", width=num(step - 4), height="54", rx="6", class_="tm-party ruling" if mine else "tm-party"),
        at(17, 17, emblem(HUES[COLOURS[seat].token]), scale=0.95),
        glyph("influence", 37, 16, 19),
        words(47, 23, str(influence), "mat-figure", "start"),
        words(step / 2 - 1, 46, f"{lobby} + {reserve}", "label not-tiny", style="letter-spacing:0"),
    ]
