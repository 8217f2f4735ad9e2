"""What a seat may see, built up from nothing."""

from __future__ import annotations

import msgspec

from fourthrock.games.on_mars import chapters as c
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import (
    CONTRACTS,
    DISCOVERIES,
    FIRST_A,
    FIRST_B,
    GOALS,
    LSS_REWARDS,
    MISSIONS,
    RESEARCH,
    RESEARCH_TILES,
    SCIENTISTS,
    SOLO_DECK,
)
from fourthrock.games.on_mars.goods import ALIEN_SHELTER, BUILDINGS, COLOURS, GOODS, HUMAN_BUILDINGS, TECHS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.laboratory import LAB
from fourthrock.games.on_mars.lacerda import SEQUENCE
from fourthrock.games.on_mars.medicine import infected
from fourthrock.games.on_mars.monolith import aim_holds, aim_item, final_score
from fourthrock.games.on_mars.outbreak import mission_holds
from fourthrock.games.on_mars.plans import CARD_TECH
from fourthrock.games.on_mars.position import (
    ADVANCED,
    ALIEN,
    BLACKOUT,
    INVASION,
    MONOLITH,
    OUTBREAK,
    Mars,
)
from fourthrock.games.on_mars.quarters import WARDS, capacity, slot_health, slot_seat, ward_size
from fourthrock.games.on_mars.scoring import total
from fourthrock.games.on_mars.solo import SOLO_NAMES, solo_terms
from fourthrock.games.on_mars.stores import limit
from fourthrock.games.on_mars.techs import lab_tiles

PIECES = ["", "bot", "rover", "colonist", "advanced", "sentry", "exosuit", "trooper", "stunned"]
PHASES = [
    "placing", "shuttle start", "colonization", "turn", "end of turn", "shuttle", "travel", "alien turn", "sabotage",
    "goals", "over",
]  # fmt: skip
MODES = ["base", "invasion", "outbreak", "blackout", "monolith"]
HEALTH = ["healthy", "sick", "vaccinated"]
BLACK = ["", "vandalized", "dark"]


class HexView(msgspec.Struct):
    """What lies on a hex that is not empty."""

    hex: str
    building: str = ""
    owner: str = ""
    piece: str = ""
    who: str = ""
    card: str = ""
    crystal: bool = False
    tile: str = ""
    shield: bool = False
    health: str = ""
    black: str = ""
    black_who: str = ""
    face_down: bool = False
    number: int = 0


class LabTile(msgspec.Struct):
    """A technology in a Laboratory; `token` is what lies on it."""

    space: str
    tech: str
    token: str = ""


class BlueprintView(msgspec.Struct):
    """A Blueprint that somebody owns, where it is built, who works there, what lies on it."""

    card: str
    hex: str = ""
    scientist: bool = False
    tech: str = ""
    tile: str = ""


class ContractView(msgspec.Struct):
    card: str
    delivered: dict[str, int]
    done: bool


class PlayerView(msgspec.Struct):
    """A player's board."""

    colour: str
    score: int
    op: int
    stock: dict[str, int]
    pending: int
    limit: int
    quarters: int
    capacity: int
    working: int
    supply: int
    bench: str
    bots: int
    bots_home: int
    rover: str
    depot: list[bool]
    hangar: int
    shelters: int
    space: int
    side: str
    lab: list[LabTile]
    cubes: list[str]
    found: list[str]
    research: list[str]
    blueprints: list[BlueprintView]
    scientists: list[str]
    contracts: list[ContractView]
    goals_in_hand: int
    goals: list[str]
    goals_shown: list[str]
    goals_thrown: int
    first_cards: list[str]
    first_count: int
    wards: list[list[int]]
    sick: int
    working_sick: int
    working_safe: int


class ScientistView(msgspec.Struct):
    card: str
    owner: str
    on: str


class MissionView(msgspec.Struct):
    card: str
    left: int
    done: bool


class AlienView(msgspec.Struct):
    """The Alien Commander's board and the humans' tokens against it."""

    crystals: int
    pending: int
    troopers: int
    aside: int
    on_map: int
    spaces: list[str]
    open: list[bool]
    reusable: int
    expendable: int
    reserve: int
    scientist: str
    techs: list[LabTile]
    cards: list[str]
    card_hexes: list[str]
    flipped: list[bool]
    shelters: int
    mines: int
    corruption: int
    shields: int
    sabotages: int
    sentries: int
    team: int
    fourth_card: str


class CrisisView(msgspec.Struct):
    """The trackers and cards of chapters 2 to 4."""

    track: int = 0
    limit: int = 0
    sick: int = 0
    missions: list[MissionView] = []
    shown: list[str] = []
    deck: int = 0
    vaccines: int = 0
    dark: int = 0
    row: list[str] = []
    row_cubes: list[int] = []
    aims: list[MissionView] = []
    final_score: int = 0


class LacerdaView(msgspec.Struct):
    goal: str
    terms: list[tuple[str, bool]]
    icon: str
    card: str
    deck: int
    passes: int


class View(msgspec.Struct):
    """The whole table."""

    mode: str
    players: int
    you: int
    round: int
    last: bool
    phase: str
    active: int
    result: int
    why: str
    level: int
    remaining: int
    triggered: bool
    shuttle: int
    shuttle_side: str
    hexes: list[HexView]
    boards: list[PlayerView]
    slots: list[str]
    display: list[str]
    blueprints_left: int
    stacks: dict[str, int]
    exploration: list[str]
    discoveries_left: int
    boxed_tiles: list[str]
    grid: list[str]
    techs_left: int
    warehouse: dict[str, int]
    missions: list[MissionView]
    lss: list[int]
    lss_rewards: list[str]
    scientists: list[ScientistView]
    contracts: list[str]
    contract_deck: list[str]
    main_done: bool
    executive_done: bool
    rover_off: int
    alien: AlienView | None
    crisis: CrisisView | None
    lacerda: LacerdaView | None


def look(g: Mars, seat: int | None) -> View:
    """What this seat (None: a spectator) sees."""
    return View(
        mode=MODES[g.mode],
        players=g.players,
        you=-1 if seat is None else seat,
        round=g.round,
        last=g.last,
        phase=PHASES[g.phase],
        active=g.active,
        result=g.result,
        why=g.why,
        level=g.level,
        remaining=g.remaining,
        triggered=g.triggered,
        shuttle=g.shuttle,
        shuttle_side="colony" if g.shuttle_in_colony else "orbit",
        hexes=[hex_view(g, h) for h in range(len(HEXES)) if _filled(g, h)],
        boards=[player_view(g, s, seat) for s in range(g.players)],
        slots=[_slot(g, slot) for slot in g.slots],
        display=[BLUEPRINTS[card].token if card >= 0 else "" for card in g.display],
        blueprints_left=len(g.blueprint_deck),
        stacks={kind.token: len(g.stacks[kind.index]) for kind in HUMAN_BUILDINGS if kind.index != 5},
        exploration=[DISCOVERIES[tile].token for tile in g.exploration],
        discoveries_left=len(g.discovery_deck),
        boxed_tiles=[_tile(tile) for tile in g.boxed_tiles],
        grid=[TECHS[tech].token if tech >= 0 else "" for tech in g.grid],
        techs_left=len(g.tech_deck),
        warehouse={good.token: g.warehouse[good.index] for good in GOODS},
        missions=[MissionView(MISSIONS[m].token, left, left == 0) for m, left in zip(g.missions, g.mission_left)],
        lss=g.lss[1:5],
        lss_rewards=[LSS_REWARDS[tile].token for tile in g.lss_reward[1:5]],
        scientists=[scientist_view(g, one.index) for one in SCIENTISTS],
        contracts=[CONTRACTS[i].token for i in g.contracts],
        contract_deck=[CONTRACTS[i].token for i in sorted(g.contract_deck)],
        main_done=g.main_done,
        executive_done=g.executive_done,
        rover_off=g.rover_off,
        alien=alien_view(g) if g.mode == INVASION else None,
        crisis=crisis_view(g) if g.mode >= OUTBREAK else None,
        lacerda=lacerda_view(g) if g.lacerda else None,
    )


def _filled(g: Mars, h: int) -> bool:
    return g.building[h] >= 0 or g.piece[h] > 0 or g.crystal[h] > 0 or g.tile[h] >= 0


def _who(s: int) -> str:
    if s == ALIEN:
        return "alien"
    return COLOURS[s].token if s >= 0 else ""


def _tile(tile: int) -> str:
    if tile < 0:
        return ""
    return RESEARCH_TILES[tile - RESEARCH].token if tile >= RESEARCH else DISCOVERIES[tile].token


def _hex(h: int) -> str:
    return HEXES[h].token if h >= 0 else ""


def _slot(g: Mars, slot: int) -> str:
    if slot < 0:
        return ""
    colour = _who(slot_seat(slot))
    return colour if g.mode != OUTBREAK else f"{colour}:{HEALTH[slot_health(slot)]}"


def hex_view(g: Mars, h: int) -> HexView:
    card = g.card_at[h]
    name = BLUEPRINTS[card].token if g.piece[h] == ADVANCED and card >= 0 else ""
    if g.mode == INVASION and h in g.alien_card_hex:
        name = c.ALIEN_CARDS[g.alien_card_hex.index(h)].token
    view = HexView(
        hex=HEXES[h].token,
        building=BUILDINGS[g.building[h]].token if g.building[h] >= 0 else "",
        owner="alien" if g.building[h] >= ALIEN_SHELTER else _who(g.owner[h]),
        piece=PIECES[g.piece[h]],
        who=_who(g.who[h]),
        card=name,
        crystal=g.crystal[h] > 0,
        tile=_tile(g.tile[h]),
        face_down=h in g.flipped,
        number=g.number[h],
    )
    if g.mode == INVASION:
        view.shield = g.shielded[h] > 0
    elif g.mode == OUTBREAK:
        view.health = HEALTH[g.health[h]] if view.piece == "colonist" else ""
    elif g.mode == BLACKOUT:
        view.black = BLACK[g.black[h]]
        view.black_who = _who(g.black_who[h])
    return view


def player_view(g: Mars, s: int, seat: int | None) -> PlayerView:
    own = seat == s and not (g.lacerda and s == 1)
    first_count = len(g.first_b[s]) + (1 if g.first_a and g.first_a[s] >= 0 else 0)
    return PlayerView(
        colour=COLOURS[s].token,
        score=total(g, s),
        op=g.op[s],
        stock={good.token: g.stock[s * 7 + good.index] for good in GOODS},
        pending=g.pending[s],
        limit=limit(g, s),
        quarters=g.quarters[s],
        capacity=capacity(g, s),
        working=g.working[s],
        supply=g.supply[s],
        bench="" if g.bench[s] < 0 else HEALTH[g.bench[s]],
        bots=g.bots[s],
        bots_home=g.bots_home[s],
        rover=_hex(g.rover_at[s]),
        depot=[ship > 0 for ship in g.depot[s * 8 : s * 8 + 8]],
        hangar=g.hangar[s],
        shelters=g.shelters[s],
        space=g.space[s],
        side="" if g.space[s] == 0 else ("colony" if g.space[s] > 4 else "orbit"),
        lab=lab_view(g, s),
        cubes=[BUILDINGS[kind].token for kind in range(5) if g.cubes[s * 5 + kind]],
        found=[DISCOVERIES[tile].token for tile in g.found[s]],
        research=[RESEARCH_TILES[kind].token for kind in range(4) if g.researched[s * 4 + kind]],
        blueprints=[blueprint_view(g, card.index) for card in BLUEPRINTS if g.card_owner[card.index] == s],
        scientists=[one.token for one in SCIENTISTS if g.scientist_owner[one.index] == s],
        contracts=[contract_view(g, i) for i in range(12) if g.contract_owner[i] == s],
        goals_in_hand=len(g.goals[s]),
        goals=[GOALS[goal].token for goal in g.goals[s]] if own else [],
        goals_shown=[GOALS[goal].token for goal in g.goals_shown[s]],
        goals_thrown=len(g.goals_thrown[s]),
        first_cards=first_cards(g, s) if own else [],
        first_count=first_count,
        wards=wards_view(g, s),
        sick=g.quarters_sick[s] + g.working_sick[s],
        working_sick=g.working_sick[s],
        working_safe=g.working_safe[s],
    )


def lab_view(g: Mars, s: int) -> list[LabTile]:
    marks = ["", "corrupted", "guarded"]
    return [
        LabTile(LAB[at].token, TECHS[tech].token, marks[g.tech_token[s * 13 + tech]])
        for at, tech in enumerate(lab_tiles(g, s))
        if tech >= 0
    ]


def blueprint_view(g: Mars, card: int) -> BlueprintView:
    one = BLUEPRINTS[card]
    waiting = card in CARD_TECH and g.card_hex[card] < 0
    return BlueprintView(
        card=one.token,
        hex=_hex(g.card_hex[card]),
        scientist=g.scientist_on[one.building] == card,
        tech=TECHS[CARD_TECH[card]].token if waiting else "",
        tile=_tile(g.radar) if one.name == "Radar" else "",
    )


def contract_view(g: Mars, i: int) -> ContractView:
    delivered = {good.token: g.delivered[i * 7 + good.index] for good in GOODS if CONTRACTS[i].needs[good.index]}
    return ContractView(CONTRACTS[i].token, delivered, g.contract_done[i])


def first_cards(g: Mars, s: int) -> list[str]:
    cards = [FIRST_A[g.first_a[s]].token] if g.first_a and g.first_a[s] >= 0 else []
    return cards + [FIRST_B[task].token for task in g.first_b[s]]


def wards_view(g: Mars, s: int) -> list[list[int]]:
    """For each ward: its slots, the healthy, the sick, the vaccinated."""
    if g.mode != OUTBREAK:
        return []
    return [[ward_size(g, s, w), *g.ward[s * 15 + w * 3 : s * 15 + w * 3 + 3]] for w in range(WARDS)]


def scientist_view(g: Mars, i: int) -> ScientistView:
    on = g.scientist_on[i]
    return ScientistView(SCIENTISTS[i].token, _who(g.scientist_owner[i]), BLUEPRINTS[on].token if on >= 0 else "")


def alien_view(g: Mars) -> AlienView:
    marks = ["", "expendable", "reusable", "sabotage"]
    spaces = ["a", "b"]
    techs = [
        LabTile(f"alien-lab-{c.ALIEN_LAB_LEVEL[at]}{spaces[(at + 1) % 2] if at else ''}", c.ALIEN_TECHS[tech].token)
        for tech, at in enumerate(g.alien_tech)
        if at >= 0
    ]
    return AlienView(
        crystals=g.alien_crystals,
        pending=g.alien_pending,
        troopers=g.alien_troopers,
        aside=g.alien_aside,
        on_map=g.alien_on_map,
        spaces=[marks[token] for token in g.alien_on],
        open=g.alien_open[:],
        reusable=g.alien_reusable,
        expendable=g.alien_expendable,
        reserve=g.alien_reserve,
        scientist=c.ALIEN_CARDS[g.alien_scientist].token if g.alien_scientist >= 0 else "",
        techs=techs,
        cards=[["display", "obtained", "built"][state] for state in g.alien_card],
        card_hexes=[_hex(h) for h in g.alien_card_hex],
        flipped=g.alien_flipped[:],
        shelters=g.alien_shelters,
        mines=g.alien_mines,
        corruption=g.corruption,
        shields=g.shields,
        sabotages=g.sabotages,
        sentries=g.sentries,
        team=g.team,
        fourth_card=BLUEPRINTS[g.fourth_card].token if g.fourth_card >= 0 else "",
    )


def crisis_view(g: Mars) -> CrisisView:
    view = CrisisView(track=g.track)
    if g.mode == OUTBREAK:
        view.limit = g.infection_limit
        view.sick = infected(g)
        view.missions = [MissionView(c.OUTBREAK_MISSIONS[m].token, 0, mission_holds(g, m)) for m in g.aims]
        view.shown = [" or ".join(c.PLACE_NAMES[place] for place in c.INFECTIONS[card]) for card in g.infection_shown]
        view.deck = len(g.infection_deck)
        view.vaccines = g.vaccines
    elif g.mode == BLACKOUT:
        view.shown = [c.VANDAL_NAMES[card] for card in g.vandal_shown]
        view.deck = len(g.vandal_deck)
        view.dark = g.black.count(2)
    elif g.mode == MONOLITH:
        view.row = [c.SABOTAGE[card].token for card in g.row]
        view.row_cubes = g.row_cubes[:]
        view.deck = len(g.sabotage_deck)
        view.shown = [c.SABOTAGE[card].token for card in g.sabotage_gone]
        for deck in range(5):
            aim = aim_item(g, deck)
            if aim is not None:
                view.aims.append(MissionView(aim.token, 0, aim_holds(g, deck)))
        view.final_score = final_score(g)
    return view


def lacerda_view(g: Mars) -> LacerdaView:
    return LacerdaView(
        goal=SOLO_NAMES[g.solo_goal],
        terms=solo_terms(g),
        icon=BUILDINGS[SEQUENCE[g.solo_bot]].token,
        card=SOLO_DECK[g.solo_shown[-1]].token if g.solo_shown else "",
        deck=len(g.solo_deck),
        passes=g.solo_pass,
    )
