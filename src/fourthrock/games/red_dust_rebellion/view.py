"""What one seat may see: the whole board, and of the cards only what lies open to it."""

from __future__ import annotations

from typing import Final

import msgspec

from fourthrock.games.red_dust_rebellion.cards import CAPABILITY, EVENT, Asset, Campaign, Event
from fourthrock.games.red_dust_rebellion.control import CONTROL_NAMES, CORP_MARK, MG_MARK, RD_MARK, control, margins, population
from fourthrock.games.red_dust_rebellion.dust_storm import corp_income, cr_income, mg_income, rd_income
from fourthrock.games.red_dust_rebellion.events.index import side_of_event
from fourthrock.games.red_dust_rebellion.flashpoint import terraforming_income
from fourthrock.games.red_dust_rebellion.nonplayer.totals import TOTAL_NAMES
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, FACTIONS, KINDS, RD, TOKENS, Faction
from fourthrock.games.red_dust_rebellion.position import (
    BOX_NAMES,
    EG_CONTROLLERS,
    EG_PLUS,
    EG_POPULATION,
    EG_SUPPLY,
    EG_TROOPS,
    EG_VALUES,
    TURNS,
    Mars,
)
from fourthrock.games.red_dust_rebellion.rounds import next_faction
from fourthrock.games.red_dust_rebellion.spaces import BOXES, MAGLEV_LINES, RODGERS_LINE, SPACES, Place, Space
from fourthrock.games.red_dust_rebellion.standing import standings

PHASES = ["Event Round", "Event Round", "Event Round", "Flashpoint Round", "Dust Storm Round", "Over", "Setup"]
FLASHPOINT_STEPS = [
    "Aldrin Cycler",
    "Corporate Casualties",
    "EarthGov Confidence",
    "Terraforming",
    "Dust Storms",
    "Attrition",
    "Conversion",
    "Reset",
]
DUST_STORM_STEPS = [
    "Victory Phase",
    "Resources Phase",
    "Support Phase: MarsGov",
    "Support Phase: Red Dust",
    "Redeploy Phase: COIN",
    "Redeploy Phase: Rebels",
    "Reset Phase",
    "New storms",
]
SUPPORT_NAMES = ["active opposition", "passive opposition", "neutral", "passive support", "active support"]
STORM_NAMES = ["", "approaching", "raging"]


class SpaceView(msgspec.Struct):
    """A space with everything on it."""

    token: str
    name: str
    kind: str
    sector: str
    green: int
    gray: int
    base_slots: int
    population: int
    damage: int
    markers: int
    support: str
    control: str
    storm: str
    fortified: int
    pieces: dict[str, int]


class BoxView(msgspec.Struct):
    """A box beside the map."""

    token: str
    name: str
    pieces: dict[str, int]


class LineView(msgspec.Struct):
    """A Maglev line."""

    token: str
    ends: list[str]
    built: bool


class SideView(msgspec.Struct):
    """One side of an Event."""

    name: str
    earthgov: str
    text: str


class EventView(msgspec.Struct):
    """An Event card."""

    number: int
    token: str
    title: str
    flashpoint: int
    order: list[str]
    dust_storm: bool
    unshaded: SideView | None
    shaded: SideView | None


class CardView(msgspec.Struct):
    """An Asset or a Campaign."""

    token: str
    title: str
    text: str
    kind: str
    value: int = 0
    best_for: str = ""


class FactionView(msgspec.Struct):
    """A faction's tracks, its victory total and what makes it up, its Eligibility, its next income.

    `held` says what `resources` counts: Resources, Profits, Assets, or the total of a Non-Player. `card` is the Curiosity
    card that a Non-Player used last.
    """

    token: str
    name: str
    held: str
    resources: int
    total: int
    threshold: int
    margin: int
    place: int
    parts: list[tuple[str, float]]
    box: str
    income: int
    nonplayer: bool
    card: str


class ConfidenceView(msgspec.Struct):
    """A box of the EarthGov Confidence track."""

    value: int
    controller: str
    troops: int
    supply: int
    population: int


class MarsView(msgspec.Struct):
    """The table as a seat (or a spectator) sees it."""

    seat: int | None
    phase: str
    step: str
    dust_storms: int
    haboob: bool
    to_act: str
    order: list[str]
    spaces: list[SpaceView]
    boxes: list[BoxView]
    lines: list[LineView]
    factions: list[FactionView]
    flashpoint: int
    confidence: list[ConfidenceView]
    eg_index: int
    eg_side: str
    eg_controller: str
    terraforming: int
    current: EventView | None
    following: EventView | None
    deck: int
    played: list[EventView]
    hand_size: int
    hand: list[CardView]
    asset_deck: int
    asset_discards: list[CardView]
    capabilities: list[CardView]
    campaigns: list[CardView]
    campaign_deck: int
    campaigns_drawn: int
    campaigns_seen: list[CardView]
    campaigns_gone: list[CardView]
    winner: str


HELD: Final = ["Resources", "Profits", "Resources", "Assets"]


def view(g: Mars, seat: int | None) -> MarsView:
    """All that this seat may see; None is a spectator."""
    actor = next_faction(g) if g.phase == TURNS else None
    controller = g.controller
    return MarsView(
        seat=seat,
        phase=PHASES[g.phase],
        step=_step(g),
        dust_storms=g.dust_storms,
        haboob=g.haboob,
        to_act="" if actor is None else actor.token,
        order=[by.token for by in g.order],
        spaces=[_space(g, space) for space in SPACES],
        boxes=[BoxView(box.token, box.name, _pieces(g, box)) for box in BOXES],
        lines=[LineView(line.token, [end.token for end in line.ends], line.built or _rodgers(g, line)) for line in MAGLEV_LINES],
        factions=_factions(g),
        flashpoint=g.flashpoint,
        confidence=[_confidence(index) for index in range(len(EG_VALUES))],
        eg_index=g.eg_index,
        eg_side="EG+" if g.eg_side == EG_PLUS else "EG-",
        eg_controller="" if controller is None else controller.token,
        terraforming=terraforming_income(g),
        current=_event(g.current),
        following=_event(g.following),
        deck=len(g.deck),
        played=[seen for seen in map(_event, g.played) if seen is not None],
        hand_size=len(g.hand),
        hand=[_asset(card) for card in sorted(g.hand, key=_number)] if seat == CR.seat else [],
        asset_deck=len(g.assets),
        asset_discards=[_asset(card) for card in g.discards],
        capabilities=[_asset(card) for card in g.capabilities],
        campaigns=[_campaign(card) for card in g.campaigns],
        campaign_deck=len(g.campaign_deck),
        campaigns_drawn=len(g.campaigns_drawn),
        campaigns_seen=[_campaign(card) for card in g.campaigns_drawn] if seat == RD.seat else [],
        campaigns_gone=[_campaign(card) for card in g.campaigns_gone],
        winner="" if g.winner is None else g.winner.token,
    )


def _step(g: Mars) -> str:
    if PHASES[g.phase] == "Flashpoint Round":
        return FLASHPOINT_STEPS[g.step]
    return DUST_STORM_STEPS[g.step] if PHASES[g.phase] == "Dust Storm Round" else ""


def _rodgers(g: Mars, line: object) -> bool:
    return g.rodgers_line and line is RODGERS_LINE


def _pieces(g: Mars, place: Place) -> dict[str, int]:
    return {TOKENS[kind]: g.count(place, kind) for kind in range(KINDS) if g.count(place, kind)}


def _space(g: Mars, space: Space) -> SpaceView:
    return SpaceView(
        token=space.token,
        name=space.name,
        kind="labyrinth" if space.labyrinth else "desert",
        sector=space.sector,
        green=space.green,
        gray=space.gray,
        base_slots=space.base_slots,
        population=population(g, space),
        damage=g.damage[space.index],
        markers=_pieces(g, space).get("population", 0),
        support=SUPPORT_NAMES[g.support[space.index] + 2],
        control=CONTROL_NAMES[control(g, space)],
        storm=STORM_NAMES[g.storm[space.index]],
        fortified=g.fortified[space.index],
        pieces={token: n for token, n in _pieces(g, space).items() if token != "population"},
    )


def _confidence(index: int) -> ConfidenceView:
    by: Faction | None = EG_CONTROLLERS[index]
    return ConfidenceView(
        EG_VALUES[index], "" if by is None else by.token, EG_TROOPS[index], EG_SUPPLY[index], EG_POPULATION[index]
    )


def _factions(g: Mars) -> list[FactionView]:
    incomes = [mg_income(g), corp_income(g), rd_income(g), cr_income(g)]
    above = margins(g)
    found: list[FactionView] = []
    for standing, by in zip(standings(g), FACTIONS):
        seat = by.seat
        threshold = [MG_MARK, CORP_MARK, RD_MARK, int(dict(standing.lines).get("Enemy Bases", 0))][seat]
        found.append(
            FactionView(
                token=by.token,
                name=by.name,
                held=what_is_held(g, by),
                resources=_held(g, by),
                total=above[seat] + threshold,
                threshold=threshold,
                margin=above[seat],
                place=standing.place,
                parts=standing.lines,
                box=BOX_NAMES[g.box[seat]],
                income=incomes[seat],
                nonplayer=g.nonplayers[seat],
                card=g.faces[seat],
            )
        )
    return found


def what_is_held(g: Mars, by: Faction) -> str:
    """8.1, 8.5, 20.2 What a faction has to spend."""
    return (TOTAL_NAMES[by.seat] if g.nonplayers[by.seat] else "") or HELD[by.seat]


def _held(g: Mars, by: Faction) -> int:
    if g.nonplayers[by.seat] and by is not CORP:
        return g.totals[by.seat]
    return len(g.hand) if by is CR else g.resources[by.seat]


def _event(card: Event | None) -> EventView | None:
    if card is None:
        return None
    return EventView(
        number=card.number,
        token=card.token,
        title=card.name,
        flashpoint=card.flashpoint,
        order=[by.token for by in card.order],
        dust_storm=card.dust_storm,
        unshaded=_side(card, False),
        shaded=_side(card, True),
    )


def _side(card: Event, shaded: bool) -> SideView | None:
    side = side_of_event(card.number, shaded)
    if side is None:
        return None
    return SideView(side.name, {0: "", 1: "EG+", -1: "EG-"}[side.eg], side.text)


def _number(card: Asset) -> int:
    return card.number


def _asset(card: Asset) -> CardView:
    kinds = {CAPABILITY: "capability", EVENT: "event"}
    return CardView(card.token, card.name, card.text, kinds.get(card.kind, "resource"), card.value, card.best_for)


def _campaign(card: Campaign) -> CardView:
    return CardView(card.token, card.name, card.text, "campaign")
