"""The strip of a chapter above the board: how near victory and defeat are, always in view."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.paper import at, drawn, g, num, rect, sheet, tip
from fourthrock.games.on_mars.chapters import (
    AIMS_TO_WIN,
    ALIEN_SPACES,
    BLACKOUT_GOALS,
    BLACKOUT_LIMIT,
    MONOLITH_ROUNDS,
    OUTBREAK_ROUNDS,
    SABOTAGE,
    TROOPERS,
)
from fourthrock.games.on_mars.events import TEAM_GOAL
from fourthrock.games.on_mars.marks import building_sign, chip, name, pips
from fourthrock.games.on_mars.sheet import GAP, WIDTH, printed_field, said
from fourthrock.games.on_mars.view import AlienView, CrisisView, LacerdaView, View

SABOTAGE_OF: Final = {card.token: card for card in SABOTAGE}
TOP: Final = 12.0
HIGH: Final = 88.0


def strip(view: View) -> str:
    """The whole strip; where it is small its gist in large figures. Nothing in the base game."""
    found = _measured(view)
    if not found:
        return ""
    return drawn(
        sheet(
            WIDTH,
            HIGH,
            rect(width=num(WIDTH), height=num(HIGH), class_="sheet"),
            printed_field(GAP, GAP, WIDTH - 2 * GAP, HIGH - GAP - 2),
            g(class_="not-tiny")[found],
            g(class_="only-tiny")[gist(view)],
            name="How near the end is",
        )
    )


def _measured(view: View) -> list[Node]:
    if view.alien is not None:
        return invasion(view.alien)
    if view.lacerda is not None:
        return lacerda(view.lacerda, view)
    if view.crisis is None:
        return []
    if view.mode == "outbreak":
        return outbreak(view.crisis, view.players)
    if view.mode == "blackout":
        return blackout(view.crisis, view.players)
    return monolith(view.crisis, view)


class Measure:
    """One thing that the end hangs on: how far it has come, and whether that is bad."""

    def __init__(self, icon: str, now: int, end: int, bad: bool) -> None:
        self.icon = icon
        self.now = now
        self.end = end
        self.bad = bad


def measures(view: View) -> list[Measure]:
    """What wins and what loses, a figure each (18.1, 20.2, 21.2, 22.2, 22.3, 23.3)."""
    if view.alien is not None:
        alien = view.alien
        return [Measure("people", alien.team, TEAM_GOAL, False), Measure("alien", alien.on_map, TROOPERS, True)]
    if view.lacerda is not None:
        terms = view.lacerda.terms
        met = sum(holds for _, holds in terms)
        return [Measure("mission", met, len(terms), False)]
    if view.crisis is None:
        return []
    one = view.crisis
    if view.mode == "outbreak":
        rounds = OUTBREAK_ROUNDS[view.players]
        done = sum(mission.done for mission in one.missions)
        sick = Measure("virus", one.sick, one.limit, True)
        return [Measure("mission", done, len(one.missions), False), sick, Measure("hourglass", rounds - one.track, rounds, True)]
    if view.mode == "blackout":
        asked = BLACKOUT_GOALS[view.players]
        return [Measure("mission", asked - one.track, asked, False), Measure("dark", one.dark, BLACKOUT_LIMIT, True)]
    reached = sum(aim.done for aim in one.aims)
    return [Measure("mission", reached, AIMS_TO_WIN, False), Measure("hourglass", one.track, MONOLITH_ROUNDS, True)]


def gist(view: View) -> list[Node]:
    """The measures side by side, legible on a phone."""
    found = measures(view)
    wide = 956.0 / len(found)
    cells: list[Node] = []
    for n, one in enumerate(found):
        x = 22 + wide * n
        cells.append(glyph(one.icon, x + 20, TOP + 20, 40))
        cells.append(said(x + 50, TOP + 34, f"{one.now} / {one.end}", 42, "", "start"))
        cells.append(gauge(x, TOP + 48, wide - 24, one.now / one.end, one.bad))
    return cells


def gauge(x: float, y: float, wide: float, share: float, bad: bool) -> Node:
    full = max(0.0, min(1.0, share)) * wide
    return [
        rect(x=num(x), y=num(y), width=num(wide), height="18", rx="9", class_="om-bar-back"),
        rect(x=num(x), y=num(y), width=num(full), height="18", rx="9", class_="om-bar bad" if bad else "om-bar")
        if full > 0
        else None,
    ]


def heading(x: float, icon: str, what: str, figure: str) -> Node:
    return [
        glyph(icon, x + 12, TOP + 13, 24),
        said(x + 30, TOP + 19, what, 18, "om-soft", "start"),
        said(x + 34 + 8.6 * len(what), TOP + 20, figure, 22, "", "start"),
    ]


def invasion(one: AlienView) -> list[Node]:
    """20.2: the humans' points to 100, the aliens' Troopers to 20; the tokens of both sides."""
    return [
        heading(22, "people", "HUMANS", f"{one.team} / {TEAM_GOAL} OP"),
        g[tip("The humans win at once with 100 OP"), gauge(22, TOP + 30, 420, one.team / TEAM_GOAL, False)],
        heading(490, "alien", "TROOPERS ON MARS", f"{one.on_map} / {TROOPERS}"),
        g[
            tip(f"{one.on_map} on Mars, {one.troopers} on the alien board, {one.aside} aside"),
            pips(502, TOP + 39, ["on"] * one.on_map, 24, 10),
            pips(502 + 24 * one.on_map, TOP + 39, ["here"] * one.troopers, 24, 7),
            pips(502 + 24 * (one.on_map + one.troopers), TOP + 39, [""] * one.aside, 24, 4),
        ],
        said(
            22, TOP + 66, f"Shields {one.shields}   Sabotage {one.sabotages}   Sentry Bots {one.sentries}", 16, "om-soft", "start"
        ),
        said(490, TOP + 66, "large on Mars, yellow ready on the alien board, small aside", 15, "om-soft", "start"),
    ]


def outbreak(one: CrisisView, players: int) -> list[Node]:
    """21.2: the sick to the limit, the clock, the two Missions."""
    start = OUTBREAK_ROUNDS[players]
    clock = ["good" if n < one.track else "" for n in range(start)]
    sick = ["on" if n < one.sick else "" for n in range(one.limit)]
    missions = [
        chip(420 + 286 * n, TOP + 2, 280, name(m.card), "check" if m.done else "mission", 30, 18, "done" if m.done else "")
        for n, m in enumerate(one.missions)
    ]
    return [
        heading(22, "virus", "SICK", f"{one.sick} / {one.limit}"),
        g[tip(f"The game is lost with {one.limit} sick Colonists at the end of a turn"), pips(32, TOP + 39, sick, 24, 9)],
        missions,
        glyph("hourglass", 432, TOP + 52, 24),
        g[
            tip(f"{one.track} rounds left"),
            pips(458, TOP + 52, clock, 20, 8),
            said(466 + 20 * start, TOP + 59, f"{one.track} rounds", 17, "", "start"),
        ],
        said(
            22,
            TOP + 67,
            "Last card: " + (one.shown[-1] or "no infection") if one.shown else "No card yet",
            16,
            "om-soft",
            "start",
        ),
        g[
            tip("Vaccines left"),
            glyph("syringe", 890, TOP + 52, 22),
            said(908, TOP + 59, f"{one.vaccines} left", 17, "", "start"),
        ],
    ]


def blackout(one: CrisisView, players: int) -> list[Node]:
    """22.2, 22.3: the goals still needed, the dark Buildings to five."""
    asked = BLACKOUT_GOALS[players]
    done = ["good" if n < asked - one.track else "" for n in range(asked)]
    dark = ["on" if n < one.dark else "" for n in range(BLACKOUT_LIMIT)]
    cards = ", ".join(one.shown) or "none since the last shuffle"
    return [
        heading(22, "mission", "GOALS REACHED", f"{asked - one.track} / {asked}"),
        g[tip(f"{one.track} more Missions or Private Goals catch the saboteur"), pips(34, TOP + 41, done, 32, 11)],
        heading(490, "dark", "BLACKOUTS", f"{one.dark} / {BLACKOUT_LIMIT}"),
        g[tip("The fifth dark Building loses the game"), pips(504, TOP + 41, dark, 38, 13)],
        said(22, TOP + 67, f"Vandalism so far: {cards}", 16, "om-soft", "start"),
    ]


def monolith(one: CrisisView, view: View) -> list[Node]:
    """23.2, 23.3: fifteen rounds, five goals, the Sabotage row with its cubes."""
    track: list[Node] = []
    for n in range(1, MONOLITH_ROUNDS + 1):
        kind = "here" if n == one.track else ("half" if n < one.track else "")
        kind += " alien-space" if n in ALIEN_SPACES else ""
        track.append(pips(158 + 21 * (n - 1), TOP + 12, [kind], 20, 8))
    goals = [
        chip(
            20 + 193 * n,
            TOP + 46,
            189,
            name(aim.card).partition(":")[0],
            "check" if aim.done else "mission",
            24,
            16,
            "done" if aim.done else "",
        )
        for n, aim in enumerate(one.aims)
    ]
    across = 4 if len(one.row) <= 8 else 5
    wide = 505.0 / across
    row = [
        _sabotage(token, one.row_cubes[n], 484 + n % across * wide, TOP - 1 + n // across * 22, wide - 3)
        for n, token in enumerate(one.row[:10])
    ]
    return [
        glyph("monolith", 32, TOP + 12, 24),
        said(50, TOP + 19, f"{one.track} / {MONOLITH_ROUNDS}", 20, "", "start"),
        g[tip("Red rings: the Sabotage cards with two cubes take effect"), track],
        said(22, TOP + 40, f"Score {one.final_score}, {sum(aim.done for aim in one.aims)} of 5 goals", 16, "om-soft", "start"),
        said(260, TOP + 40, f"Rover out of order: {view.rover_off}" if view.rover_off else "", 16, "om-bad", "start"),
        row,
        goals,
    ]


def _sabotage(token: str, cubes: int, x: float, y: float, wide: float) -> Element:
    """A card of the Sabotage row: its letter, its name, its cubes; with two of them it is about to strike."""
    card = SABOTAGE_OF[token]
    return at(x, y, data_piece=token)[
        tip(f"{card.name} ({card.letter}), {cubes} of 2 cubes: {card.text}"),
        rect(width=num(wide), height="20", rx="4", class_="om-chip red" if cubes == 2 else "om-chip"),
        said(4, 15, f"{card.letter} {card.name}", fit(f"{card.letter} {card.name}", 14, wide - 32), "om-on", "start"),
        [
            rect(x=num(wide - 26 + 13 * c), y="5", width="10", height="10", rx="2", class_="om-pip on" if c < cubes else "om-pip")
            for c in range(2)
        ],
    ]


def lacerda(one: LacerdaView, view: View) -> list[Node]:
    """18.1: each demand of the Solo Goal; Lacerda's next Building and his deck."""
    wide = 960.0 / 5
    terms: list[Node] = []
    for n, (term, holds) in enumerate(one.terms):
        across = 6 if len(one.terms) > 6 else 5
        wide = 960.0 / across
        terms.append(
            chip(
                20 + n % across * wide,
                TOP + 26 + n // across * 25,
                wide - 5,
                term,
                "check" if holds else "mission",
                22,
                15,
                "done" if holds else "",
            )
        )
    return [
        said(22, TOP + 17, one.goal.upper(), 18, "om-soft", "start"),
        said(300, TOP + 17, f"You {view.boards[0].score} OP, Lacerda {view.boards[1].score} OP", 19, "", "start"),
        said(640, TOP + 17, f"His deck: {one.deck} left, pass {one.passes}", 16, "om-soft", "start"),
        said(930, TOP + 17, "builds next", 16, "om-soft", "end"),
        at(952, TOP + 11, building_sign(one.icon, 13)),
        terms,
    ]
