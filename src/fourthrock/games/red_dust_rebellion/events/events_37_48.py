"""Events 37 to 48."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import bring, how_many, maybe_space, open_to, several_spaces, split, yes_no
from fourthrock.games.red_dust_rebellion.attack import attack_space
from fourthrock.games.red_dust_rebellion.control import populated, raging
from fourthrock.games.red_dust_rebellion.eligibility import bar, stay
from fourthrock.games.red_dust_rebellion.events.events_13_24 import remove_corp_base
from fourthrock.games.red_dust_rebellion.events.events_25_36 import free_approach, move_bases, remove_rebel_forces, ways_for
from fourthrock.games.red_dust_rebellion.events.side import (
    MINUS,
    NO_EG,
    PLUS,
    RULE,
    TOWARD_OPPOSITION,
    TOWARD_SUPPORT,
    Side,
    add_supply,
    along_maglev,
    built_lines,
    choose_one,
    free_cycler,
    may_ambush,
    may_assault,
    movable_groups,
    place_either_rebels,
    shift_each,
    shift_some,
    which_coin,
    which_rebel,
)
from fourthrock.games.red_dust_rebellion.forces import (
    activate_all,
    available,
    gain,
    has_corp_base,
    move,
    own_rebels,
    place,
    place_base,
    recruit,
    remove,
)
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.infrastructure import place_damage, shift
from fourthrock.games.red_dust_rebellion.operation import Operation, storm_stops
from fourthrock.games.red_dust_rebellion.operations import free, no_operation
from fourthrock.games.red_dust_rebellion.paths import adjacent_deserts, neighbours
from fourthrock.games.red_dust_rebellion.persuasion import choose_campaign, draw_campaigns
from fourthrock.games.red_dust_rebellion.pieces import (
    BASES,
    COIN_KINDS,
    COIN_UNITS,
    CORP,
    CORP_BASE,
    CR,
    CR_HIDDEN,
    CR_REBEL,
    EG_TROOP,
    MG,
    MG_BASE,
    MG_TROOP,
    RD,
    RD_BASE,
    RD_KINDS,
    REBEL_KINDS,
    SECURITY,
    TERRAFORMING,
    UNITS,
    Faction,
    bases_of,
    group,
    rebels_of,
)
from fourthrock.games.red_dust_rebellion.position import CALM, RAGING, STORM_MARKERS, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    CITIES,
    DESERTS,
    EUROPA,
    GANDHI,
    MARS,
    NEW_CORDOBA,
    RUTHERFORD,
    SHARMA,
    TROUVELOT,
    WILDERNESS,
    Space,
)
from fourthrock.games.red_dust_rebellion.storms import storms_on_map
from fourthrock.games.red_dust_rebellion.words import AMBUSH, ASSAULT, RECON
from fourthrock.table import Script, Word, pick, pick_or_stop

JOIN: Final = Word("join", "They become Red Dust Rebels")


def extremism(g: Mars, by: Faction) -> Script[None]:
    red = sum(g.total(space, rebels_of(RD)) for space in open_to(g, by, MARS))
    church = sum(g.total(space, rebels_of(CR)) for space in open_to(g, by, MARS))
    reds = min(red, max(3, 6 - church))
    for who, n in ((RD, reds), (CR, min(church, 6 - reds))):
        for _ in range(n):
            legal = [group(s, kind) for s in open_to(g, by, MARS) for kind in rebels_of(who) if g.count(s, kind)]
            one = yield from pick(by.seat, "Remove which Rebel?", legal, rule=RULE)
            remove(g, one.place, one.kind, 1)


def common_cause(g: Mars, by: Faction) -> Script[None]:
    legal = [s for s in open_to(g, by, MARS) if g.total(s, rebels_of(CR)) and not storm_stops(g, by, s) and _red_hosts(g, by, s)]
    origin = yield from maybe_space(by, "Reclaimer Rebels leave which space?", legal, RULE)
    if origin is None:
        return
    to = yield from pick(by.seat, "To which space with Red Dust forces?", _red_hosts(g, by, origin), rule=RULE)
    hidden, active = g.count(origin, CR_HIDDEN), g.count(origin, CR_REBEL)
    n = yield from how_many(by, "How many Rebels go?", 1, min(3, hidden + active), RULE)
    hidden = yield from split(by, "How many of them are Hidden?", n, hidden, active, RULE)
    move(g, origin, to, CR_HIDDEN, hidden)
    move(g, origin, to, CR_REBEL, n - hidden)
    who = yield from which_rebel(by)
    words = [JOIN, AMBUSH] if may_ambush(g, who, to) else [JOIN]
    word = yield from pick_or_stop(who.seat, f"And then, in {to.name}?", words, rule=RULE)
    if word is JOIN:
        remove(g, to, CR_HIDDEN, hidden)
        remove(g, to, CR_REBEL, n - hidden)
        yield from recruit(g, RD, to, n)
    elif word is AMBUSH:
        yield from attack_space(g, who, to, ambush=True)


def _red_hosts(g: Mars, by: Faction, space: Space) -> list[Space]:
    return [near for near in neighbours(g, space) if g.total(near, RD_KINDS) and not storm_stops(g, by, near)]


def rely_on_us(g: Mars, by: Faction) -> Script[None]:
    gain(g, CORP, 3)
    for space in (yield from several_spaces(by, "2 Security in which space?", 3, open_to(g, by, along_maglev(g)), RULE)):
        place(g, space, SECURITY, 2)


def cut_the_lines(g: Mars, by: Faction) -> Script[None]:
    line = yield from pick(by.seat, "Which Maglev line is cut?", built_lines(g), rule=RULE)
    for space in line.ends:
        place_damage(g, space)
        yield from place_either_rebels(g, by, space, 1)
    gain(g, RD, 3)


def dissidents_hit(g: Mars, _by: Faction) -> Script[None]:
    bases = [*bases_of(RD), *bases_of(CR)]
    legal = [s for s in CITIES if g.total(s, REBEL_KINDS)]
    space = yield from maybe_space(CORP, "Hit the dissidents in which Labyrinth?", legal, RULE)
    if space is None:
        return
    activate_all(g, space)
    before = g.total(space, bases)
    yield from free(g, CORP, ASSAULT, [space], most=1)
    if g.total(space, bases) < before:
        gain(g, CORP, 4)


def robots_smashed(g: Mars, by: Faction) -> Script[None]:
    gain(g, CORP, -3)
    chosen = yield from several_spaces(by, "Which Labyrinths?", 3, CITIES, RULE, exactly=True)
    for space in chosen:
        shift(g, space, TOWARD_OPPOSITION)
    for space in chosen:
        place_damage(g, space)


def contracts_enforced(g: Mars, _by: Faction) -> Script[None]:
    add_supply(g, 4)
    yield from free_cycler(g)
    gain(g, CORP, 2)


def long_lockout(g: Mars, _by: Faction) -> Script[None]:
    gain(g, CORP, -3)
    gain(g, MG, -9)
    return
    yield


def collusion(g: Mars, by: Faction) -> Script[None]:
    shift_each(g, by, [SHARMA, GANDHI], TOWARD_SUPPORT)
    bar(g, RD)
    return
    yield


def tolerant_mars(g: Mars, by: Faction) -> Script[None]:
    shift_each(g, by, [GANDHI, SHARMA], TOWARD_OPPOSITION)
    troops = g.count(SHARMA, MG_TROOP)
    remove(g, SHARMA, MG_TROOP, troops)
    yield from recruit(g, RD, SHARMA, troops)
    for _ in range(min(g.count(SHARMA, MG_BASE), available(g, RD_BASE))):
        remove(g, SHARMA, MG_BASE, 1)
        place_base(g, RD, SHARMA)


def still_home(g: Mars, by: Faction) -> Script[None]:
    yield from shift_some(g, by, 2, [s for s in MARS if g.count(s, EG_TROOP)], TOWARD_SUPPORT)


def self_determination(g: Mars, by: Faction) -> Script[None]:
    yield from shift_some(g, by, 2, [s for s in MARS if g.count(s, EG_TROOP)], TOWARD_OPPOSITION)


def sudden_redeployment(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_coin(by)
    legal = [s for s in DESERTS if g.total(s, COIN_KINDS) and not raging(g, s)]
    origin = yield from maybe_space(who, "COIN forces leave which Desert?", legal, RULE)
    if origin is None:
        return
    ways = [near for near in adjacent_deserts(g, origin) if not raging(g, near)]
    to = yield from maybe_space(who, "For which Desert?", ways, RULE)
    if to is None:
        return
    yield from bring(g, who, "Which units go?", to, 0, lambda: movable_groups(g, [origin], COIN_UNITS, to), RULE)
    yield from _coin_bases_go(g, who, origin, to)
    words = [
        word for word in (RECON, ASSAULT) if no_operation(g, Operation(g, who, word, free=True, within=[to], most=1)) is None
    ]
    if words:
        word = yield from pick_or_stop(who.seat, f"A free Operation in {to.name}?", words, rule=RULE)
        if word is not None:
            yield from free(g, who, word, [to], most=1)


def _coin_bases_go(g: Mars, who: Faction, origin: Space, to: Space) -> Script[None]:
    while g.total(to, BASES) < to.base_slots:
        legal = [group(origin, kind) for kind in (MG_BASE, CORP_BASE, TERRAFORMING) if g.count(origin, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(who.seat, "Which Base goes?", legal, rule=RULE)
        if one is None:
            break
        move(g, origin, to, one.kind, 1)


def safer_underground(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_rebel(by)
    for _ in range(3):
        legal = [s for s in MARS if g.total(s, bases_of(who)) and not storm_stops(g, who, s) and _base_ways(g, who, s)]
        origin = yield from maybe_space(who, "Move a Base from where?", legal, RULE)
        if origin is None:
            break
        to = yield from pick(who.seat, "To which Desert?", _base_ways(g, who, origin), rule=RULE)
        yield from move_bases(g, who, origin, to, 1)


def _base_ways(g: Mars, who: Faction, space: Space) -> list[Space]:
    return [near for near in ways_for(g, who, space) if g.total(near, BASES) < near.base_slots]


def tolerance(g: Mars, by: Faction) -> Script[None]:
    yield from remove_rebel_forces(g, by, NEW_CORDOBA, 6)


def false_imprisonments(g: Mars, by: Faction) -> Script[None]:
    shift(g, NEW_CORDOBA, TOWARD_OPPOSITION)
    for space in open_to(g, by, [NEW_CORDOBA, RUTHERFORD, TROUVELOT]):
        yield from place_either_rebels(g, by, space, 2)


def search_and_destroy(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_coin(by)
    space = yield from maybe_space(who, "Search which Desert?", open_to(g, who, DESERTS), RULE)
    if space is None:
        return
    near = neighbours(g, space)
    yield from bring(
        g, who, f"Which units move to {space.name}?", space, 0, lambda: movable_groups(g, near, COIN_UNITS, space), RULE
    )
    activate_all(g, space)
    yield from may_assault(g, who, [space])


def surgical_strike(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_rebel(by)
    space = yield from maybe_space(who, "Strike which Desert?", open_to(g, who, DESERTS), RULE)
    if space is None:
        return
    yield from free_approach(g, who, space, one_origin=False)
    if own_rebels(g, who, space) and enemies_in(g, who, space) and (yield from yes_no(who, "Ambush?", RULE)):
        yield from attack_space(g, who, space, ambush=True)


def massive_explosion(g: Mars, by: Faction) -> Script[None]:
    legal = [s for s in DESERTS if not populated(g, s) and has_corp_base(g, s)]
    space = yield from choose_one(g, by, "Which outpost explodes?", legal)
    if space is not None:
        yield from remove_corp_base(g, by, space)
        for kind in UNITS:
            remove(g, space, kind, g.count(space, kind))
    gain(g, CORP, 6)
    stay(g, CORP)


def data_stolen(g: Mars, _by: Faction) -> Script[None]:
    bases = sum(g.total(s, bases_of(CORP)) for s in MARS if g.total(s, REBEL_KINDS))
    gain(g, CORP, -bases)
    return
    yield


def all_is_dust(g: Mars, by: Faction) -> Script[None]:
    reached = [s for s in MARS if s is not WILDERNESS or g.options.event_47_reaches_the_wilderness]
    while storms_on_map(g) < STORM_MARKERS:
        legal = [s for s in reached if g.storm[s.index] == CALM]
        space = yield from pick(by.seat, "A storm rages where?", legal, rule=RULE)
        g.storm[space.index] = RAGING
        g.say("The storm rages in {}", space)
    stay(g, by)


def rockstar_economy(g: Mars, _by: Faction) -> Script[None]:
    shift(g, EUROPA, 2 * TOWARD_SUPPORT)
    add_supply(g, 3)
    return
    yield


def middle_class(g: Mars, _by: Faction) -> Script[None]:
    shift(g, EUROPA, 2 * TOWARD_OPPOSITION)
    draw_campaigns(g, 4)
    yield from choose_campaign(g)


SIDES: Final[list[Side]] = [
    Side(37, False, "Extremism hurts us all", NO_EG, "Remove 6 Rebels, 3 of each faction if there are.", extremism),
    Side(
        37,
        True,
        "A common cause",
        NO_EG,
        "Up to 3 Reclaimer Rebels move next door to Red Dust forces; then an Ambush there, or they become Red Dust Rebels.",
        common_cause,
    ),
    Side(
        38, False, "You can rely on us", NO_EG, "Profits +3; up to 3 spaces along Maglev lines get 2 Security each.", rely_on_us
    ),
    Side(
        38,
        True,
        "Cut the lines",
        NO_EG,
        "Both ends of a Maglev line get 1 Damage and 1 Rebel; Red Dust Resources +3.",
        cut_the_lines,
    ),
    Side(
        39,
        False,
        "Dissidents hit en masse",
        NO_EG,
        "In a Labyrinth the Corporations may Activate all Rebels and Assault for free; Profits +4 if that removes a Base.",
        dissidents_hit,
    ),
    Side(
        39,
        True,
        "Robots smashed",
        NO_EG,
        "Profits -3; 3 Labyrinths shift 1 toward Active Opposition and take 1 Damage each.",
        robots_smashed,
    ),
    Side(
        40, False, "Contracts enforced", PLUS, "4 Supply on Earth; then the Aldrin Cycler runs; Profits +2.", contracts_enforced
    ),
    Side(40, True, "The long lockout", MINUS, "Profits -3; MarsGov Resources -9.", long_lockout),
    Side(
        41,
        False,
        "Collusion exposed",
        NO_EG,
        "Sharma and Gandhi shift 1 toward Active Support; Red Dust is Ineligible.",
        collusion,
    ),
    Side(
        41,
        True,
        "A free, tolerant Mars",
        NO_EG,
        "Gandhi and Sharma shift 1 toward Active Opposition; MarsGov's forces in Sharma go over to Red Dust.",
        tolerant_mars,
    ),
    Side(42, False, "Earth is still home", PLUS, "2 spaces with EarthGov Troops shift 1 toward Active Support.", still_home),
    Side(
        42,
        True,
        "Self determination",
        MINUS,
        "2 spaces with EarthGov Troops shift 1 toward Active Opposition.",
        self_determination,
    ),
    Side(
        43,
        False,
        "Sudden redeployment",
        NO_EG,
        "MarsGov or the Corporations may move COIN forces, Bases too, from a Desert to the next, then Recon or Assault "
        "there for free.",
        sudden_redeployment,
    ),
    Side(
        43,
        True,
        "It's safer underground",
        NO_EG,
        "Red Dust or the Church may move up to 3 of its Bases, each to a Desert next door.",
        safer_underground,
    ),
    Side(
        44, False, "Tolerance maintained", NO_EG, "New Córdoba loses up to 6 Rebel forces, its Bases after the rest.", tolerance
    ),
    Side(
        44,
        True,
        "False imprisonments",
        NO_EG,
        "New Córdoba shifts 1 toward Active Opposition; 2 Rebels each in it, Rutherford and Trouvelot.",
        false_imprisonments,
    ),
    Side(
        45,
        False,
        "Search and destroy",
        NO_EG,
        "MarsGov or the Corporations may gather COIN units in a Desert from around it, Activate all Rebels and Assault for free.",
        search_and_destroy,
    ),
    Side(
        45,
        True,
        "Surgical strike",
        NO_EG,
        "Red Dust or the Church may March or Travel to a Desert for free, then Ambush there.",
        surgical_strike,
    ),
    Side(
        46,
        False,
        "Massive explosion",
        NO_EG,
        "A Corporate Base in an Unpopulated Desert goes, with all units there; Profits +6; the Corporations stay Eligible.",
        massive_explosion,
    ),
    Side(
        46,
        True,
        "Data stolen, servers trashed",
        NO_EG,
        "Profits -1 for each Corporate Base in a space with Rebel forces.",
        data_stolen,
    ),
    Side(
        47,
        False,
        "All is dust",
        NO_EG,
        "All unused Storm markers rage where you like, in spaces without a Storm; you stay Eligible.",
        all_is_dust,
    ),
    Side(48, False, "Rockstar economy", PLUS, "Europa shifts 2 toward Active Support; 3 Supply on Earth.", rockstar_economy),
    Side(
        48,
        True,
        "Middle class activism",
        MINUS,
        "Europa shifts 2 toward Active Opposition; Red Dust draws 4 Campaign cards and puts one into play.",
        middle_class,
    ),
]
