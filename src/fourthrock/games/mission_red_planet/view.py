"""What one seat may see (14), built up from nothing. Everything is named by its token, as in records and on the board."""

from __future__ import annotations

import msgspec

from fourthrock.games.mission_red_planet.cards import Action, Mission
from fourthrock.games.mission_red_planet.characters import HANDS, NUMBERED
from fourthrock.games.mission_red_planet.colours import COLOURS, STRIDE
from fourthrock.games.mission_red_planet.position import Planet, crowd, destination, leaders, neutral, seat_of, turn_order
from fourthrock.games.mission_red_planet.scoring import is_over, lines_of, places, token_count, total
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.track import REVEAL, ROUND, TRACK
from fourthrock.games.mission_red_planet.zones import OUTER_ZONES, RESOURCES, ZONES


class DockView(msgspec.Struct):
    """A dock of the launchpad, from the left. Its ship is still there, has launched, or is gone (`ship` None)."""

    index: int
    ship: str | None = None
    launched: bool = False
    capacity: int = 0
    room: int = 0
    printed: str | None = None
    """The zone printed on the ship; None: an unbound ship."""
    tokens: list[str] = []
    """The destination tokens on it, the newest last."""
    destination: str | None = None
    """Where it will land as things are."""
    crew: dict[str, int] = {}
    """How many astronauts of each colour are aboard."""


class ZoneView(msgspec.Struct):
    zone: str
    astronauts: dict[str, int]
    """How many astronauts of each colour; colours without any are left out."""
    leaders: list[str]
    """Who has the most."""
    resource: str | None
    """The resource token; None while it is face down."""
    points: dict[str, int]
    """Point tokens that nobody has won yet, by resource."""
    tokens_left: int
    """Destination tokens of this zone in the supply."""
    discovery: bool
    """Whether a discovery lies here."""
    card: str | None
    """Which one, if this seat may know."""
    known_to_all: bool


class ColourView(msgspec.Struct):
    colour: str
    seat: int
    """Who decides for it."""
    neutral: bool
    supply: int
    memorial: int
    hand: list[str]
    """The characters it may still have in hand; of an unrevealed choice nobody but its owner knows that it is gone."""
    played: list[str]
    revealed: str | None
    """The character that it has revealed this round."""
    acted: bool
    """Whether that character has been resolved."""
    waiting: bool
    """Whether a chosen character lies face down before it."""
    chosen: str | None
    """Which one, if this seat may know."""
    points: dict[str, int] | None
    """Point tokens by resource; None while they are secret."""
    tokens: int
    """How many point tokens in all."""
    held: int
    """How many missions and actions it holds, unseen by others."""
    cards: list[str] | None
    """Which ones, if this seat may know."""
    deck: int
    """How many characters are left in a neutral deck."""
    recruited: bool
    """Whether its neutral Recruiter has left the game and the deck was made anew."""
    score: int
    lines: list[tuple[str, int]]
    """The score item by item: what is open, and all of it when the game is over."""


class TurnView(msgspec.Struct):
    """One colour's place in the countdown."""

    colour: str
    character: str
    done: bool


class View(msgspec.Struct):
    seat: int | None
    seats: int
    map: str
    secret_points: bool
    step: int
    """The notch of the round track, from 0."""
    track: list[str]
    phase: str
    """`missions`, `choose`, `countdown`, `actions` or `over`."""
    countdown: int
    """The number that has just been called; 0 while characters are chosen."""
    first: str
    turn_order: list[str]
    order: list[TurnView]
    """Who has revealed a character this round, in the order in which they act."""
    acting: str | None
    docks: list[DockView]
    zones: list[ZoneView]
    colours: list[ColourView]
    ship_deck: int
    ship_discard: list[str]
    event_deck: int
    event_discard: list[str]
    boxed: list[int]
    """How many events each seat's neutral Scientist took out of the game."""
    spare: str | None
    """The eleventh resource token, shown when the game is over."""
    # What only this seat knows
    dealt: list[str]
    """The two missions of which it keeps one."""
    missions: list[str]
    actions: list[str]
    returned: str | None
    """The mission that it gave back at the start."""
    drawn: str | None
    """The discovery that it has just drawn."""
    boxed_cards: list[str]
    over: bool
    places: list[int]
    """The place of each seat, when the game is over."""


def look(g: Planet, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    over = is_over(g)
    acting = g.order[g.done] if g.done < len(g.order) else None
    held = [] if seat is None else g.held[seat]
    returned = None if seat is None else g.returned[seat]
    drawer = seat is not None and acting is not None and seat_of(g, acting) == seat
    return View(
        seat=seat,
        seats=g.seats,
        map=g.mars.token,
        secret_points=g.options.secret_points,
        step=g.step,
        track=[step.token for step in TRACK],
        phase=phase(g),
        countdown=g.count,
        first=COLOURS[g.first].token,
        turn_order=[COLOURS[c].token for c in turn_order(g)],
        order=[TurnView(COLOURS[c].token, NUMBERED[g.shown[c]].token, place < g.done) for place, c in enumerate(g.order)],
        acting=None if acting is None else COLOURS[acting].token,
        docks=[look_at_dock(g, dock) for dock in range(g.docks)],
        zones=[look_at_zone(g, zone.index, seat) for zone in ZONES],
        colours=[look_at_colour(g, c, seat) for c in range(g.colours)],
        ship_deck=len(g.ship_deck),
        ship_discard=[ship.token for ship in g.ship_discard],
        event_deck=len(g.events),
        event_discard=[card.token for card in g.event_discard],
        boxed=[len(cards) for cards in g.boxed],
        spare=RESOURCES[g.spare].token if over else None,
        dealt=[] if seat is None else [card.token for card in g.dealt[seat]],
        missions=[card.token for card in held if isinstance(card, Mission)],
        actions=[card.token for card in held if isinstance(card, Action)],
        returned=None if returned is None else returned.token,
        drawn=g.drawn.token if drawer and g.drawn is not None else None,
        boxed_cards=[] if seat is None else [card.token for card in g.boxed[seat]],
        over=over,
        places=places(g) if over else [],
    )


def phase(g: Planet) -> str:
    kind = TRACK[g.step].kind
    if kind == ROUND:
        if not g.held[0]:
            return "missions"
        return "countdown" if g.order else "choose"
    return "actions" if kind == REVEAL else "over"


def by_colour(counts: list[int]) -> dict[str, int]:
    return {COLOURS[c].token: n for c, n in enumerate(counts) if n}


def by_resource(counts: list[int]) -> dict[str, int]:
    return {resource.token: counts[resource.index] for resource in RESOURCES}


def look_at_dock(g: Planet, dock: int) -> DockView:
    if g.ship[dock] < 0:
        return DockView(dock)
    ship = SHIPS[g.ship[dock]]
    bound = destination(g, dock)
    return DockView(
        index=dock,
        ship=ship.token,
        launched=g.launched[dock],
        capacity=ship.capacity,
        room=ship.capacity - g.load[dock],
        printed=None if ship.zone is None else ship.zone.token,
        tokens=[ZONES[zone].token for zone in g.stacks[dock]],
        destination=None if bound < 0 else ZONES[bound].token,
        crew=by_colour(g.aboard[dock * STRIDE : (dock + 1) * STRIDE]),
    )


def look_at_zone(g: Planet, zone: int, seat: int | None) -> ZoneView:
    card = g.discoveries[zone] if zone < len(OUTER_ZONES) else None
    known = card is not None and (g.revealed or (seat is not None and bool(g.known[zone] >> seat & 1)))
    counts = crowd(g, zone)
    return ZoneView(
        zone=ZONES[zone].token,
        astronauts=by_colour(counts),
        leaders=[COLOURS[c].token for c in leaders(counts)],
        resource=RESOURCES[g.resource[zone]].token if g.faceup[zone] or is_over(g) else None,
        points=by_resource(g.piles[zone * len(RESOURCES) : (zone + 1) * len(RESOURCES)]),
        tokens_left=g.tokens_left[zone],
        discovery=card is not None,
        card=card.token if known and card is not None else None,
        known_to_all=g.revealed,
    )


def look_at_colour(g: Planet, c: int, seat: int | None) -> ColourView:
    mine = seat is not None and seat_of(g, c) == seat
    over = is_over(g)
    choice = 1 << g.chosen[c] if g.chosen[c] else 0
    in_hand = g.hand[c] if mine else g.hand[c] | choice
    secret = g.options.secret_points and not over and not (mine and not neutral(g, c))
    return ColourView(
        colour=COLOURS[c].token,
        seat=seat_of(g, c),
        neutral=neutral(g, c),
        supply=g.supply[c],
        memorial=g.memorial[c],
        hand=[] if neutral(g, c) else [character.token for character in HANDS[in_hand]],
        played=[character.token for character in HANDS[g.played[c]]],
        revealed=NUMBERED[g.shown[c]].token if g.shown[c] else None,
        acted=c in g.order[: g.done],
        waiting=choice != 0,
        chosen=NUMBERED[g.chosen[c]].token if mine and choice else None,
        points=None if secret else by_resource(g.tokens[c * len(RESOURCES) : (c + 1) * len(RESOURCES)]),
        tokens=token_count(g, c),
        held=len(g.held[c]),
        cards=[card.token for card in g.held[c]] if over or (mine and not neutral(g, c)) else None,
        deck=len(g.decks[c]),
        recruited=g.reshuffled[c],
        score=total(g, c),
        lines=lines_of(g, c),
    )
