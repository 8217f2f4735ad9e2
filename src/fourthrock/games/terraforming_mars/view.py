"""What one seat may see, built up from nothing: the table in figures, rich enough to draw it."""

from __future__ import annotations

import msgspec

from fourthrock.games.terraforming_mars import actions, scoring
from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.card import Card, sentence
from fourthrock.games.terraforming_mars.committee import influence, party_size, seat_item
from fourthrock.games.terraforming_mars.counts import colonies_of
from fourthrock.games.terraforming_mars.global_event import GlobalEvent
from fourthrock.games.terraforming_mars.goals import AWARD_PRICES, MILESTONE_PRICE, MOST_CLAIMED
from fourthrock.games.terraforming_mars.payment import price, titanium_value
from fourthrock.games.terraforming_mars.playing import why_not_play
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.tiles import cities, greeneries, tiles_of
from fourthrock.games.terraforming_mars.turmoil import party_bonus
from fourthrock.games.terraforming_mars.words import (
    COLOURS,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    KELVINISTS,
    KELVINISTS_ACTION,
    KIND_NAMES,
    OFF_MAP,
    PARTIES,
    PHASE_NAMES,
    REDS,
    SCIENTISTS,
    SCIENTISTS_ACTION,
    TAG_NAMES,
    TILE_NAMES,
)

POLICIES = [
    "Pay 10 M€ for 1 energy and 1 heat production, as often as you like.",
    "Every step of TR costs its player 3 M€.",
    "Each greenery you place pays 4 M€.",
    "Titanium is worth 1 M€ more.",
    "Pay 10 M€ for 3 cards, once a generation.",
    "Each tile you place on Mars gives 1 steel.",
]
BONUSES = [
    "1 M€ per heat production",
    "1 TR for the lowest TR",
    "1 M€ per plant, microbe and animal tag",
    "1 M€ per Venus, Earth and Jovian tag",
    "1 M€ per science tag",
    "1 M€ per building tag",
]


class AreaView(msgspec.Struct):
    token: str
    row: int
    column: int
    ocean: bool
    bonus: list[int]
    name: str
    volcanic: bool
    noctis: bool
    brings: str
    tile: str
    owner: str
    claim: str


class TrackView(msgspec.Struct):
    name: str
    level: int
    least: int
    most: int
    step: int


class CardView(msgspec.Struct):
    token: str
    resources: int
    kind: str
    active: bool
    used: bool
    points: int


class HandView(msgspec.Struct):
    token: str
    price: int
    playable: bool


class ReckoningView(msgspec.Struct):
    income: int
    rating: int
    hand: int
    played: int
    points: int


class ButtonView(msgspec.Struct):
    token: str
    name: str
    cost: str
    effect: str


class PlayerView(msgspec.Struct):
    seat: int
    colour: str
    corporation: str
    tr: int
    raised: bool
    passed: bool
    stock: list[int]
    production: list[int]
    steel_value: int
    titanium_value: int
    tags: dict[str, int]
    hand: int
    table: list[CardView]
    events: list[str]
    cities: int
    greeneries: int
    tiles: int
    colonies: int
    fleets: int
    fleets_away: int
    influence: int
    score: int
    lines: list[tuple[str, float]]
    course: list[ReckoningView]


class GoalView(msgspec.Struct):
    token: str
    name: str
    text: str
    needed: int
    reached: list[int]
    taken_by: int
    points: list[int]
    you: int | None


class PartyView(msgspec.Struct):
    token: str
    name: str
    delegates: list[int]
    size: int
    leader: str
    dominant: bool
    ruling: bool
    policy: str
    bonus: str
    bonus_now: list[int]


class EventView(msgspec.Struct):
    token: str
    name: str
    text: str
    revealed: str
    current: str
    for_you: bool
    to_you: list[str]
    to_each: list[list[str]]


class TurmoilView(msgspec.Struct):
    parties: list[PartyView]
    ruling: str
    dominant: str
    chairman: str
    lobby: list[int]
    reserve: list[int]
    neutral_reserve: int
    influence: list[int]
    policy_now: str
    policy_next: str
    current: EventView | None
    coming: EventView | None
    distant: EventView | None
    events_left: int


class ColonyView(msgspec.Struct):
    token: str
    name: str
    build: str
    trade: list[str]
    bonus: str
    track: int
    awake: bool
    visited: bool
    colonies: list[str]


class MarsView(msgspec.Struct):
    you: int | None
    board: str
    solo: bool
    phase: str
    generation: int
    generations: int
    first: int
    active: int
    actions_taken: int
    won: bool
    tracks: list[TrackView]
    areas: list[AreaView]
    off_map: dict[str, str]
    players: list[PlayerView]
    hand: list[HandView]
    dealt: list[str]
    offer: list[str]
    preludes: list[str]
    drawn: list[str]
    shown: list[str]
    milestones: list[GoalView]
    milestone_price: int
    awards: list[GoalView]
    award_price: int
    buttons: list[ButtonView]
    turmoil: TurmoilView | None
    colonies: list[ColonyView]
    deck: int
    discard: int


def view(g: Mars, seat: int | None) -> MarsView:
    """The table as this seat (None: a spectator) sees it."""
    me = None if seat is None else g.players[seat]
    return MarsView(
        you=seat,
        board=g.board.name,
        solo=g.solo,
        phase=PHASE_NAMES[g.phase],
        generation=g.generation,
        generations=_generations(g),
        first=g.first,
        active=g.active,
        actions_taken=g.taken,
        won=g.won,
        tracks=_tracks(g),
        areas=[_area(g, space) for space in range(len(SPACES))],
        off_map={OFF_MAP[area]: _owner(g, owner) for area, owner in enumerate(g.off_map) if owner >= 0},
        players=[_player(g, player) for player in g.players],
        hand=[] if me is None else [_in_hand(g, me, card) for card in me.hand],
        dealt=[] if me is None else _tokens(me.dealt),
        offer=[] if me is None else _tokens(me.offer),
        preludes=[] if me is None else _tokens(me.preludes),
        drawn=[] if me is None else _tokens(me.drawn),
        shown=_tokens(g.shown),
        milestones=_milestones(g, seat),
        milestone_price=MILESTONE_PRICE,
        awards=_awards(g, seat),
        award_price=AWARD_PRICES[len(g.funded)] if len(g.funded) < MOST_CLAIMED else 0,
        buttons=_buttons(g, me),
        turmoil=_turmoil(g, me) if g.turmoil else None,
        colonies=_colonies(g),
        deck=len(g.deck),
        discard=len(g.discard),
    )


def _tokens(cards: list[Card]) -> list[str]:
    return [card.token for card in cards]


def _owner(g: Mars, owner: int) -> str:
    return "" if owner < 0 else seat_item(g, owner).token


def _generations(g: Mars) -> int:
    """How many generations there are at most; alone the game has a fixed length."""
    if not g.solo:
        return g.last_generation
    return 12 if g.prelude else 14


def _tracks(g: Mars) -> list[TrackView]:
    tracks = [
        TrackView("temperature", g.temperature, -30, 8, 2),
        TrackView("oxygen", g.oxygen, 0, 14, 1),
        TrackView("oceans", g.oceans, 0, 9, 1),
    ]
    return [*tracks, TrackView("venus", g.venus, 0, 30, 2)] if g.venus_next else tracks


def _area(g: Mars, index: int) -> AreaView:
    space = SPACES[index]
    return AreaView(
        token=space.token,
        row=space.row,
        column=space.column,
        ocean=g.board.ocean[index],
        bonus=g.board.bonus[index][:],
        name=g.board.names[index],
        volcanic=g.board.volcanic[index],
        noctis=index == g.board.noctis,
        brings=g.board.bonus_text[index],
        tile=TILE_NAMES[g.tile[index]] if g.tile[index] else "",
        owner=_owner(g, g.owner[index]),
        claim=_owner(g, g.claim[index]),
    )


def _player(g: Mars, me: Player) -> PlayerView:
    return PlayerView(
        seat=me.seat,
        colour=COLOURS[me.seat].token,
        corporation=me.corporation.token,
        tr=me.tr,
        raised=me.raised,
        passed=me.passed,
        stock=me.stock[:],
        production=me.production[:],
        steel_value=me.steel_value,
        titanium_value=titanium_value(g, me),
        tags={TAG_NAMES[tag]: count for tag, count in enumerate(me.tags) if count},
        hand=len(me.hand),
        table=[_card(g, me, card) for card in me.played],
        events=_tokens(me.events),
        cities=cities(g, me.seat),
        greeneries=greeneries(g, me.seat),
        tiles=tiles_of(g, me.seat),
        colonies=colonies_of(g, me.seat),
        fleets=me.fleets,
        fleets_away=me.fleets_away,
        influence=influence(g, me),
        score=scoring.total(g, me),
        lines=scoring.score_lines(g, me),
        course=[ReckoningView(*one) for one in me.course],
    )


def _card(g: Mars, me: Player, card: Card) -> CardView:
    points = 0 if card.points is None else card.points.of(g, me, card)
    kind = KIND_NAMES[card.holds] if card.holds >= 0 else ""
    return CardView(card.token, me.on(card), kind, bool(card.actions), card in me.used, points)


def _in_hand(g: Mars, me: Player, card: Card) -> HandView:
    return HandView(card.token, price(me, card), why_not_play(g, me, card) is None)


def _buttons(g: Mars, me: Player | None) -> list[ButtonView]:
    """Standard projects, conversions and the ruling party's action, with what they cost the viewer."""
    buttons = []
    for project in actions.projects_of(g):
        cost = project.cost if me is None else actions.project_cost(me, project)
        ops = actions.PROJECT_OPS[project.index]
        effect = sentence(ops) if ops else "discard cards, 1 M€ each"
        buttons.append(ButtonView(project.token, project.name, f"{cost} M€" if cost else "+1 M€ each", effect))
    plants = 8 if me is None else me.greenery_cost
    buttons.append(ButtonView(CONVERT_PLANTS.token, "Plants", f"{plants} plants", sentence(actions.PLANTS_OPS)))
    heat = actions.HEAT_FOR_TEMPERATURE
    buttons.append(ButtonView(CONVERT_HEAT.token, "Heat", f"{heat} heat", sentence(actions.HEAT_OPS)))
    offers = {
        KELVINISTS: (KELVINISTS_ACTION, "Kelvinists", actions.KELVINISTS_OPS),
        SCIENTISTS: (SCIENTISTS_ACTION, "Scientists", actions.SCIENTISTS_OPS),
    }
    if g.turmoil and g.ruling in offers:
        word, name, ops = offers[g.ruling]
        buttons.append(ButtonView(word.token, name, f"{actions.POLICY_PRICE} M€", sentence(ops)))
    return buttons


def _milestones(g: Mars, you: int | None) -> list[GoalView]:
    goals = []
    for number, goal in enumerate(g.milestones):
        taken = g.claimed_by[g.claimed.index(number)] if number in g.claimed else -1
        reached = [goal.measure(g, me) for me in g.players]
        goals.append(GoalView(goal.token, goal.name, goal.text, goal.least, reached, taken, [], you))
    return goals


def _awards(g: Mars, you: int | None) -> list[GoalView]:
    goals = []
    for number, award in enumerate(g.awards):
        taken = g.funded_by[g.funded.index(number)] if number in g.funded else -1
        reached = [award.measure(g, me) for me in g.players]
        points = scoring.award_points(g, number)
        goals.append(GoalView(award.token, award.name, award.text, 0, reached, taken, points, you))
    return goals


def _turmoil(g: Mars, me: Player | None) -> TurmoilView:
    return TurmoilView(
        parties=[_party(g, party.index) for party in PARTIES],
        ruling=PARTIES[g.ruling].token,
        dominant=PARTIES[g.dominant].token,
        chairman=_owner(g, g.chairman),
        lobby=g.lobby[:],
        reserve=g.reserve[: g.seats],
        neutral_reserve=g.reserve[g.seats],
        influence=[influence(g, player) for player in g.players],
        policy_now=POLICIES[g.ruling],
        policy_next=POLICIES[g.dominant],
        current=_event(g, me, g.current),
        coming=_event(g, me, g.coming),
        distant=_event(g, me, g.distant),
        events_left=len(g.events),
    )


def _party(g: Mars, party: int) -> PartyView:
    row = party * (g.seats + 1)
    lowest = min(me.tr for me in g.players)
    now = [int(me.tr == lowest) if party == REDS else party_bonus(party, me) for me in g.players]
    return PartyView(
        token=PARTIES[party].token,
        name=PARTIES[party].name,
        delegates=g.delegates[row : row + g.seats + 1],
        size=party_size(g, party),
        leader=_owner(g, g.leader[party]),
        dominant=g.dominant == party,
        ruling=g.ruling == party,
        policy=POLICIES[party],
        bonus=BONUSES[party],
        bonus_now=now,
    )


def _event(g: Mars, me: Player | None, event: GlobalEvent | None) -> EventView | None:
    """A global event, with what it would do right now in figures to each player, by what everybody can see."""
    if event is None:
        return None
    each = [[part for part in (part.to(g, player) for part in event.parts) if part] for player in g.players]
    return EventView(
        token=event.token,
        name=event.name,
        text=event.text,
        revealed=PARTIES[event.revealed].token,
        current=PARTIES[event.current].token,
        for_you=me is not None,
        to_you=[] if me is None else each[me.seat],
        to_each=each,
    )


def _colonies(g: Mars) -> list[ColonyView]:
    return [
        ColonyView(
            token=tile.token,
            name=tile.name,
            build=tile.build.text(),
            trade=[op.text() for op in tile.trade],
            bonus=tile.bonus.text(),
            track=g.track[number],
            awake=g.awake[number],
            visited=g.visited[number],
            colonies=[_owner(g, seat) for seat in g.colonists[number]],
        )
        for number, tile in enumerate(g.colony_tiles)
    ]
