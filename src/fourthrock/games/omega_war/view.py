"""What a seat may see: all of the table, built up from nothing. Both seats and spectators see the same (15.2)."""

from __future__ import annotations

import msgspec

from fourthrock.games.omega_war.charts import COLUMNS, ODDS
from fourthrock.games.omega_war.counters import CLASS_NAMES, KIND_NAMES, NOMAD, REBEL, SIDE_NAMES, UNION
from fourthrock.games.omega_war.ground import zones
from fourthrock.games.omega_war.hexes import SEA
from fourthrock.games.omega_war.odds import QUARTERS, Forecast, forecast
from fourthrock.games.omega_war.places import CLAN_STATE_NAMES, STATUS_NAMES, TYPE_NAMES
from fourthrock.games.omega_war.position import ASIDE, COMBAT_FIELDS, CUP, DEAD, WAITING, War
from fourthrock.games.omega_war.stages import (
    MOVEMENT,
    NEW_STEPS,
    REBEL_ATTACKS,
    REBEL_COMBAT,
    STAGE_NAMES,
    UNION_ATTACKS,
    UNION_MOVEMENT,
)
from fourthrock.games.omega_war.state import asleep, barrier_active, column, foul, place_strength
from fourthrock.games.omega_war.supply import always_supplied, check_supply, rebel_supply_area, union_supply_area
from fourthrock.games.omega_war.support import support_at_hand
from fourthrock.games.omega_war.track import verdict_now

EVERY_CLAN = "the Continental Army"
MUTANTS = "mutants"
PLACES = {ASIDE: "aside", DEAD: "dead", CUP: "cup", WAITING: "waiting"}


class UnitView(msgspec.Struct):
    unit: str
    """Its token."""
    name: str
    kind: str
    mobility: str
    """mobile, air or land (1.2)."""
    side: str
    people: str | None
    """Its clan or nation."""
    hex: str | None
    """Where it stands on the map."""
    place: str
    """map, or off it: aside (not built yet), dead (may be rebuilt), cup, waiting (its clan has not risen)."""
    steps: int
    full_steps: int
    attack: int
    defence: int
    range: int
    coloured_range: bool
    movement: int
    zoc: bool
    supplied: bool
    """Whether it would be in supply if that were judged now."""
    moved: bool
    """Whether it has moved, or must not, in this movement phase."""
    attacks: str | None
    """The hex that it is announced to attack."""


class SettlementView(msgspec.Struct):
    hex: str
    name: str
    type: str
    status: str
    rating: int
    defence: int
    """Of the settlement or its marker, without units."""
    marker: int | None
    """The value of the marker on it."""
    clan: str | None
    support: int
    support_range: int
    fallen: int
    """How often it has been lost."""
    rebuilt: int


class WarrenView(msgspec.Struct):
    hex: str
    name: str
    clan: str
    standing: bool
    risen: bool
    rating: int
    defence: int


class ClanView(msgspec.Struct):
    clan: str
    name: str
    state: str
    waiting: int
    """Units that have not come onto the map yet or have been eliminated."""


class MonthView(msgspec.Struct):
    name: str
    foul: bool
    reinforcement: bool
    """The Warren mark: Rebel reinforcements in this month."""
    winter: bool
    """The Totem mark: nomads go into winter quarters at its end."""


class LineView(msgspec.Struct):
    """A line of the Political Index chart."""

    name: str
    columns: list[tuple[int, int]]
    says: str
    """What it gives in the present column, in words."""


class ModifierView(msgspec.Struct):
    name: str
    rule: str
    size: int


class OutcomeView(msgspec.Struct):
    """What a throw of the die would bring."""

    die: int
    attacker: int
    defender: int
    destroyed: bool


class AttackView(msgspec.Struct):
    """An announced attack: as it stands now, and what the die may bring; no more than its target once it is fought out."""

    target: str
    attackers: list[str]
    orbital: bool
    fought: bool
    current: bool
    """Whether this is the attack that is being announced or fought out."""
    strength: float
    defence: float
    support: float
    """How much of the strength, or of the defence, is support."""
    support_at_hand: float
    """How much more the Union could add to its side."""
    odds: str
    rouses: bool
    """Whether a clan asleep rises before the die is thrown, with units that are not counted here yet (11.2)."""
    modifiers: list[ModifierView]
    outcomes: list[OutcomeView]


class CombatView(msgspec.Struct):
    """A combat of this turn."""

    side: str
    target: str
    odds: str
    modifier: int
    die: int
    attacker_losses: int
    defender_losses: int
    destroyed: bool


class SupplyView(msgspec.Struct):
    """Land where gangs of a clan, or Rebel mutants, would be in supply."""

    people: str
    """A clan, "the Continental Army" once all clans are one, or "mutants"."""
    hexes: list[str]


class View(msgspec.Struct):
    scenario: str
    title: str
    turn: int
    months: list[MonthView]
    foul: bool
    stage: str
    moving: str | None
    """The side that moves, in a movement phase."""
    index: int
    index_least: int
    index_most: int
    column: str
    column_tops: list[int]
    chart: list[LineView]
    verdict: str
    """The result of the war, or the one that it would have if it ended now."""
    over: bool
    air_steps: int
    mobile_steps: int
    dice_left: int
    units: list[UnitView]
    settlements: list[SettlementView]
    warrens: list[WarrenView]
    clans: list[ClanView]
    barriers: dict[str, bool]
    """Which barriers are active."""
    dead: list[str]
    nomad_cup: dict[str, int]
    marker_cup: dict[str, int]
    """How many markers of each value are left in the cup."""
    attacks: list[AttackView]
    combats: list[CombatView]
    union_cut_off: list[str]
    """Land from which no way leads to a settlement that the Union holds."""
    rebel_supply: list[SupplyView]
    """Of every people of the Rebel on the map."""
    union_zones: list[str]
    rebel_zones: list[str]
    course: list[int]
    """The Political Index at the end of each month so far."""
    army: bool
    orbital: bool
    nukes: bool
    mutants_ceased: bool
    nomads_ceased: bool
    rebuilds_left: int


def view_of(g: War) -> View:
    s = g.scenario
    judged = g.copy()
    check_supply(judged, UNION)
    check_supply(judged, REBEL)
    return View(
        scenario=s.token,
        title=s.name,
        turn=g.turn,
        months=[MonthView(month.name, month.foul, month.warren, month.totem) for month in s.months],
        foul=foul(g),
        stage=STAGE_NAMES[g.stage],
        moving=SIDE_NAMES[UNION if g.stage in UNION_MOVEMENT else REBEL] if g.stage in MOVEMENT else None,
        index=g.index,
        index_least=s.index_least,
        index_most=s.index_most,
        column=COLUMNS[column(g)],
        column_tops=s.column_tops[:],
        chart=[chart_line(g, number) for number in range(len(s.chart_names))],
        verdict=verdict_now(g),
        over=bool(g.outcome),
        air_steps=g.left if g.stage == NEW_STEPS else 0,
        mobile_steps=g.left_mobile,
        dice_left=0 if g.stage == NEW_STEPS else g.left,
        units=[unit_view(g, judged.supplied, u) for u in range(len(s.units))],
        settlements=[settlement_view(g, number) for number in range(len(s.settlements))],
        warrens=[warren_view(g, number) for number in range(len(s.warrens))],
        clans=[clan_view(g, number) for number in range(len(s.clans))],
        barriers={name: barrier_active(g, number) for number, name in enumerate(s.barrier_names)},
        dead=[unit.token for unit in s.units if g.at[unit.index] == DEAD],
        nomad_cup=nomad_cup(g),
        marker_cup={str(value): g.cup.count(value) for value in sorted(set(s.marker_values))},
        attacks=[attack_view(g, number) for number in range(len(g.targets))],
        combats=[combat_view(g, first) for first in range(0, len(g.combats), COMBAT_FIELDS)],
        union_cut_off=union_cut_off(g),
        rebel_supply=rebel_supply(g),
        union_zones=hexes_of(g, zones(g, UNION)),
        rebel_zones=hexes_of(g, zones(g, REBEL)),
        course=g.course[:],
        army=bool(g.army),
        orbital=bool(g.orbital),
        nukes=bool(g.nuclear),
        mutants_ceased=bool(g.mutants_ceased),
        nomads_ceased=bool(g.nomads_ceased),
        rebuilds_left=s.dome_rebuilds - sum(g.rebuilt),
    )


def chart_line(g: War, number: int) -> LineView:
    """A line of the chart, and its entry in the present column spelled out."""
    s = g.scenario
    pairs = list(zip(s.chart_first[number], s.chart_second[number]))
    first, second = pairs[column(g)]
    if number == 0:
        says = f"{first} air steps, {second} mobile steps"
    else:
        says = f"{first} {'die' if first == 1 else 'dice'}, 1 to {second} succeeds" if second else f"{first} dice, none succeeds"
    return LineView(s.chart_names[number], pairs, says)


def unit_view(g: War, supplied: list[int], u: int) -> UnitView:
    s = g.scenario
    unit = s.units[u]
    where = g.at[u]
    shown = g.steps[u] or unit.steps
    people = s.clans[unit.clan].name if unit.clan >= 0 else s.nations[unit.nation].name if unit.kind == NOMAD else None
    return UnitView(
        unit=unit.token,
        name=unit.name,
        kind=KIND_NAMES[unit.kind],
        mobility=CLASS_NAMES[unit.kind_class],
        side=SIDE_NAMES[g.side[u]],
        people=people,
        hex=s.hexes[where].token if where >= 0 else None,
        place=PLACES.get(where, "map"),
        steps=g.steps[u],
        full_steps=unit.steps,
        attack=unit.attack[shown],
        defence=unit.defence[shown],
        range=unit.range,
        coloured_range=unit.coloured_range,
        movement=unit.movement,
        zoc=unit.zoc,
        supplied=bool(supplied[u]),
        moved=bool(g.moved[u]),
        attacks=s.hexes[g.targets[g.fights[u]]].token if where >= 0 and g.fights[u] >= 0 else None,
    )


def settlement_view(g: War, number: int) -> SettlementView:
    s = g.scenario
    settlement = s.settlements[number]
    place = s.hexes[settlement.hex]
    return SettlementView(
        hex=place.token,
        name=settlement.name,
        type=TYPE_NAMES[settlement.kind],
        status=STATUS_NAMES[g.status[number]],
        rating=settlement.rating,
        defence=place_strength(g, place),
        marker=g.marker[number] or None,
        clan=s.clans[settlement.clan].name if settlement.clan >= 0 else None,
        support=settlement.support,
        support_range=settlement.range,
        fallen=g.revolts[number] + g.razed[number],
        rebuilt=g.rebuilt[number],
    )


def warren_view(g: War, number: int) -> WarrenView:
    s = g.scenario
    warren = s.warrens[number]
    return WarrenView(
        hex=s.hexes[warren.hex].token,
        name=warren.name,
        clan=s.clans[warren.clan].name,
        standing=not g.destroyed[number],
        risen=bool(g.clans[warren.clan]),
        rating=warren.rating,
        defence=place_strength(g, s.hexes[warren.hex]),
    )


def clan_view(g: War, number: int) -> ClanView:
    clan = g.scenario.clans[number]
    waiting = sum(1 for u in clan.units if g.at[u] < 0)
    return ClanView(clan.token, clan.name, CLAN_STATE_NAMES[g.clans[number]], waiting)


def nomad_cup(g: War) -> dict[str, int]:
    s = g.scenario
    cup = {nation.name: 0 for nation in s.nations}
    for unit in s.units:
        if g.at[unit.index] == CUP:
            cup[s.nations[unit.nation].name] += 1
    return cup


def attack_view(g: War, number: int) -> AttackView:
    s = g.scenario
    target = s.hexes[g.targets[number]]
    party = [u for u, attack in enumerate(g.fights) if attack == number and g.at[u] >= 0]
    announcing = g.stage in (REBEL_ATTACKS, UNION_ATTACKS)
    current = number == (len(g.targets) - 1 if announcing else g.fighting)
    side = REBEL if g.stage in (REBEL_ATTACKS, REBEL_COMBAT) else UNION
    orbital = g.orbital_attack == number
    bare = forecast(g, side, target, party, orbital, outcomes=False)
    seen = forecast(g, side, target, party, orbital, g.support if current else 0)
    over = bool(g.fought[number]) and not current
    return AttackView(
        target=target.token,
        attackers=[s.units[u].token for u in party],
        orbital=orbital,
        fought=bool(g.fought[number]),
        current=current,
        strength=seen.attack / QUARTERS,
        defence=seen.defence / QUARTERS,
        support=(seen.attack - bare.attack + seen.defence - bare.defence) / QUARTERS,
        support_at_hand=0.0 if over else support_at_hand(g, side, target, party, orbital) / QUARTERS,
        odds=seen.odds_name,
        rouses=asleep(g, target),
        modifiers=[] if over else [ModifierView(one.name, one.rule, one.size) for one in seen.modifiers],
        outcomes=[] if over else outcome_views(seen),
    )


def outcome_views(seen: Forecast) -> list[OutcomeView]:
    return [OutcomeView(one.die, one.attacker, one.defender, one.destroyed) for one in seen.outcomes]


def hexes_of(g: War, inside: list[int]) -> list[str]:
    return [g.scenario.hexes[n].token for n, yes in enumerate(inside) if yes]


def union_cut_off(g: War) -> list[str]:
    area = union_supply_area(g, [])
    return [place.token for place in g.scenario.hexes if place.terrain != SEA and not area[place.index]]


def rebel_supply(g: War) -> list[SupplyView]:
    """4.4 For each clan on the map, and for Rebel mutants, where those that go farthest would be supplied.

    Clans that share their Warrens in the Continental Army are shown as one.
    """
    s = g.scenario
    farthest: dict[int, int] = {}
    for u, where in enumerate(g.at):
        unit = s.units[u]
        if where >= 0 and g.side[u] == REBEL and not always_supplied(unit.kind):
            clan = 0 if g.army and unit.clan >= 0 else unit.clan
            farthest[clan] = max(unit.movement, farthest.get(clan, 0))
    found: list[SupplyView] = []
    for clan, points in sorted(farthest.items()):
        area = rebel_supply_area(g, clan, points)
        people = MUTANTS if clan < 0 else EVERY_CLAN if g.army else s.clans[clan].name
        found.append(SupplyView(people, [place.token for place in s.hexes if area[place.index] and place.terrain != SEA]))
    return found


def combat_view(g: War, first: int) -> CombatView:
    side, target, odds, total, die, attacker, defender, destroyed = g.combats[first : first + COMBAT_FIELDS]
    name = ODDS[odds] if odds >= 0 else "no result"
    return CombatView(SIDE_NAMES[side], g.scenario.hexes[target].token, name, total, die, attacker, defender, bool(destroyed))
