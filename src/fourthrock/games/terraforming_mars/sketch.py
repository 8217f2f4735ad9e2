"""The board in characters: Mars with its tracks, the players in figures, the committee, goals, colonies, and cards."""

from __future__ import annotations

from typing import Final

from fourthrock.drawing.sketch import DANGER, GREEN, ICE, MAY, QUIET, RUST, STRONG, WATER, Ink, Line, Panel, columns, wrapped
from fourthrock.games.terraforming_mars.deck import BY_TOKEN
from fourthrock.games.terraforming_mars.view import (
    AreaView,
    ColonyView,
    EventView,
    GoalView,
    MarsView,
    PartyView,
    PlayerView,
    TrackView,
    TurmoilView,
)
from fourthrock.table import Question

CELL: Final = 4
WIDEST: Final = 9
BONUS_LETTERS: Final = "$stpehcP"
"""M€, steel, titanium, plant, energy, heat, card, south pole, in the order of the view."""
TILES: Final = {"ocean": ("~~", WATER), "greenery": ("♣", GREEN), "city": ("▲", STRONG)}
OTHER_TILE: Final = ("◆", RUST)
UNITS: Final = {"temperature": " °C", "oxygen": " %", "oceans": "", "venus": " %"}
PILES: Final = ["M€", "steel", "titan", "plants", "energy", "heat"]
TEXT_WIDTH: Final = 70


def sketch(view: MarsView, question: Question | None) -> list[Panel]:
    """The whole table as this viewer sees it; what may be answered stands out."""
    may = set(question.tokens) if question is not None else set()
    panels = [mars(view, may), players(view)]
    if view.turmoil is not None:
        panels += [committee(view, view.turmoil), events(view.turmoil)]
    if view.milestones:
        panels.append(goals(view))
    if view.colonies:
        panels.append(Panel("Colonies", columns([colony_row(colony) for colony in view.colonies])))
    tokens = [*(card.token for card in view.hand), *view.dealt, *view.offer, *view.preludes, *view.drawn]
    prices = {card.token: card.price for card in view.hand}
    if tokens:
        panels.append(Panel("Your cards", [line for token in tokens for line in card_lines(token, prices, token in may)]))
    return panels


def mars(view: MarsView, may: set[str]) -> Panel:
    """The map, a letter a row; an area without a tile shows its bonus."""
    rows: list[Line] = []
    for row in range(9):
        areas = [area for area in view.areas if area.row == row]
        indent = " " * ((WIDEST - len(areas)) * CELL // 2)
        cells = [cell(area, area.token in may) for area in areas]
        rows.append([Ink(f"{'ABCDEFGHI'[row]}  ", QUIET), indent, *cells])
    tracks: list[Line] = [track_line(track) for track in view.tracks]
    return Panel(f"{view.board}, generation {view.generation}, {view.phase}", [*rows, [""], *tracks])


def cell(area: AreaView, may: bool) -> Ink:
    if area.tile:
        sign, ink = TILES.get(area.tile, OTHER_TILE)
        owner = area.owner[:1].upper()
        return Ink(f"{sign}{owner}".center(CELL), ink if area.owner in ("", "neutral") else area.owner)
    bonus = "".join(letter * count for letter, count in zip(BONUS_LETTERS, area.bonus))
    if area.claim:
        return Ink(f"({area.claim[0].upper()})".center(CELL), area.claim)
    return Ink((bonus or ("≈" if area.ocean else "·")).center(CELL), MAY if may else WATER if area.ocean else "")


def track_line(track: TrackView) -> Line:
    """A track as a bar of its steps."""
    steps, done = (track.most - track.least) // track.step, (track.level - track.least) // track.step
    full = DANGER if track.level >= track.most else ICE if track.name == "oceans" else RUST
    return [
        f"{track.name:<12}",
        Ink("█" * done, full),
        Ink("░" * (steps - done), QUIET),
        f" {track.level}{UNITS.get(track.name, '')}",
    ]


def players(view: MarsView) -> Panel:
    names: list[Line] = [[Ink(word, QUIET)] for word in ("", "TR", *PILES, "cards", "score", "tags")]
    return Panel("Players, in stock and production", columns([names, *(player_row(view, one) for one in view.players)]))


def player_row(view: MarsView, one: PlayerView) -> list[Line]:
    corporation = BY_TOKEN[one.corporation].name if one.corporation in BY_TOKEN else ""
    turn = " passed" if one.passed else " to act" if one.seat == view.active else ""
    piles: list[Line] = [[f"{stock} ", Ink(f"{made:+d}", QUIET)] for stock, made in zip(one.stock, one.production)]
    tags = " ".join(f"{count} {tag}" for tag, count in one.tags.items())
    return [
        [Ink(one.colour.capitalize(), one.colour), " ", corporation, Ink(turn, QUIET)],
        [str(one.tr)],
        *piles,
        [str(one.hand)],
        [Ink(str(one.score), STRONG)],
        [Ink(tags, QUIET)],
    ]


def committee(view: MarsView, turmoil: TurmoilView) -> Panel:
    letters = [*(one.colour for one in view.players), "neutral"]
    rows = columns([party_row(party, letters) for party in turmoil.parties])
    return Panel(
        f"Terraforming Committee, chairman {turmoil.chairman or 'nobody'}",
        [
            *rows,
            [Ink("now:  ", QUIET), turmoil.policy_now],
            [Ink("next: ", QUIET), turmoil.policy_next],
            influence(view, turmoil),
        ],
    )


def influence(view: MarsView, turmoil: TurmoilView) -> Line:
    each = [Ink(f"{one.colour[0].upper()} {weight}  ", one.colour) for one, weight in zip(view.players, turmoil.influence)]
    return [Ink("influence: ", QUIET), *each]


def party_row(party: PartyView, colours: list[str]) -> list[Line]:
    delegates = [Ink(colour[0].upper() * count, colour) for colour, count in zip(colours, party.delegates) if count]
    leader: Line = [Ink("led by ", QUIET), Ink(party.leader, party.leader)] if party.leader else []
    state = " ".join(word for word, holds in (("ruling", party.ruling), ("dominant", party.dominant)) if holds)
    return [
        [Ink(party.name, STRONG)],
        delegates,
        leader,
        [Ink(state, MAY if party.ruling else STRONG)],
        [Ink(party.bonus, QUIET)],
    ]


def events(turmoil: TurmoilView) -> Panel:
    rows: list[Line] = []
    for when, event in (("now", turmoil.current), ("coming", turmoil.coming), ("distant", turmoil.distant)):
        rows += [] if event is None else event_lines(when, event)
    return Panel("Global events", rows)


def event_lines(when: str, event: EventView) -> list[Line]:
    yours: list[Line] = [[Ink("  to you: ", QUIET), Ink(", ".join(event.to_you), STRONG)]] if event.to_you else []
    text: list[Line] = [["  ", *line] for line in wrapped(event.text, TEXT_WIDTH)]
    return [[Ink(f"{when}: ", QUIET), Ink(event.name, STRONG)], *text, *yours]


def goals(view: MarsView) -> Panel:
    colours = [one.colour for one in view.players]
    rows = [goal_row(goal, colours, "milestone") for goal in view.milestones] + [
        goal_row(goal, colours, "award") for goal in view.awards
    ]
    return Panel(f"Milestones {view.milestone_price} M€, next award {view.award_price or '-'} M€", columns(rows))


def goal_row(goal: GoalView, colours: list[str], kind: str) -> list[Line]:
    each = [Ink(f"{colour[0].upper()} {count} ", colour) for colour, count in zip(colours, goal.reached)]
    taken = Ink(kind, QUIET) if goal.taken_by < 0 else Ink(f"{kind} of {colours[goal.taken_by]}", colours[goal.taken_by])
    return [[Ink(goal.name, STRONG)], [taken], [f"of {goal.needed}" if goal.needed else ""], each]


def colony_row(colony: ColonyView) -> list[Line]:
    state = "visited" if colony.visited else "" if colony.awake else "asleep"
    builders = [Ink(colour[0].upper(), colour) for colour in colony.colonies]
    return [
        [Ink(colony.name, STRONG)],
        [f"at {colony.track}"],
        [f"trade {colony.trade[colony.track]}"],
        builders,
        [Ink(state, QUIET)],
    ]


def card_lines(token: str, prices: dict[str, int], may: bool) -> list[Line]:
    card = BY_TOKEN[token]
    price = prices.get(token, card.cost)
    lines: list[Line] = [[Ink(f"{price:>3} ", STRONG), Ink(card.name, MAY if may else STRONG)]]
    for part in card.text.split("\n"):
        lines += [["      ", *row] for row in wrapped(part, TEXT_WIDTH)]
    return lines
