"""Events 25 to 36."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import (
    bring,
    how_many,
    maybe_space,
    one_by_one,
    open_to,
    several_spaces,
    yes_no,
)
from fourthrock.games.red_dust_rebellion.attack import attack_space
from fourthrock.games.red_dust_rebellion.control import has_support, populated, raging
from fourthrock.games.red_dust_rebellion.eligibility import bar
from fourthrock.games.red_dust_rebellion.events.events_13_24 import corp_bases_in_deserts
from fourthrock.games.red_dust_rebellion.events.side import (
    MINUS,
    NO_EG,
    PLUS,
    RULE,
    TOWARD_OPPOSITION,
    TOWARD_SUPPORT,
    Side,
    choose_one,
    labyrinths,
    may_ambush,
    may_assault,
    may_campaign,
    may_house,
    movable_groups,
    place_either_rebels,
    place_rebel_base,
    shift_some,
    which_coin,
    which_rebel,
    word_choice,
)
from fourthrock.games.red_dust_rebellion.forces import (
    activate,
    activate_all,
    eg_troops_to,
    gain,
    has_corp_base,
    may_place_base,
    move,
    place_base,
    rebels_in,
    recruit,
    removable,
    upgrade,
)
from fourthrock.games.red_dust_rebellion.hand import lose_at_random
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, set_neutral, shift
from fourthrock.games.red_dust_rebellion.march import march_origins
from fourthrock.games.red_dust_rebellion.operation import Operation, storm_stops
from fourthrock.games.red_dust_rebellion.operations import execute, free, no_operation
from fourthrock.games.red_dust_rebellion.paths import adjacent_deserts, neighbours
from fourthrock.games.red_dust_rebellion.pieces import (
    BASES,
    COIN_UNITS,
    CORP,
    CORP_BASE,
    CORP_UNITS,
    CR,
    MG,
    MG_TROOP,
    POPULATION,
    RD,
    REBEL_KINDS,
    SECURITY,
    SUPPLY,
    TERRAFORMING,
    Faction,
    Group,
    bases_of,
    group,
    rebels_of,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.secure import unit_kinds
from fourthrock.games.red_dust_rebellion.spaces import (
    CITIES,
    DESERTS,
    DISPLACED,
    EARTH,
    MARS,
    PHOBOS,
    SHEPARD,
    TERESHKOVA,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import (
    ADD,
    ATTACK,
    MARCH,
    OPERATIONS,
    RECON,
    RESOURCES_WORD,
    TAKE,
    TRAVEL,
)
from fourthrock.table import Script, Word, pick, pick_or_stop

DISCARD_WORD: Final = Word("discard", "2 Assets at random")


def fly_on_the_wall(g: Mars, by: Faction) -> Script[None]:
    bugged = [space for space in open_to(g, by, MARS) if has_corp_base(g, space)]
    for space in bugged:
        activate_all(g, space)
    who = yield from which_coin(by)
    yield from may_assault(g, who, bugged)


def misinformation(g: Mars, by: Faction) -> Script[None]:
    cubes = [MG_TROOP, SECURITY]
    legal = [space for space in labyrinths(g) if g.total(space, cubes) and not raging(g, space)]
    origin = yield from choose_one(g, by, "Lure cubes out of which Labyrinth?", legal)
    if origin is None:
        return
    goals = [space for space in CITIES if space is not origin and has_support(g, space) and not raging(g, space)]
    to = yield from choose_one(g, by, "To which Labyrinth with Support?", goals)
    if to is not None:
        groups = [group(origin, kind) for kind in cubes]
        yield from bring(g, by, "Move which?", to, 6, lambda: [one for one in groups if g.count(origin, one.kind)], RULE)


def if_we_did_this_on_earth(g: Mars, by: Faction) -> Script[None]:
    gain(g, CORP, corp_bases_in_deserts(g))
    for _ in range(2):
        legal = [space for space in open_to(g, by, DESERTS) if g.count(space, CORP_BASE)]
        space = yield from maybe_space(by, "Upgrade a Base to Terraforming where?", legal, RULE)
        if space is None:
            break
        upgrade(g, space, CORP)


def smash_the_polluters(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_rebel(by)
    target = yield from choose_one(g, by, "Which Terraforming Base is smashed?", [s for s in DESERTS if g.count(s, TERRAFORMING)])
    if target is None:
        return
    yield from free_approach(g, who, target, one_origin=True)
    activate_all(g, target)
    yield from one_by_one(
        g, by, "Remove which Corporate force?", rebels_in(g, target), lambda: corporate_last(g, target), RULE, True
    )


def corporate_last(g: Mars, space: Space) -> list[Group]:
    """Corporate forces that can be removed, Bases after all others."""
    units = [group(space, kind) for kind in CORP_UNITS if g.count(space, kind)]
    return units or [group(space, kind) for kind in (CORP_BASE, TERRAFORMING) if g.count(space, kind)]


def free_approach(g: Mars, who: Faction, target: Space, one_origin: bool) -> Script[None]:
    """A free March (Red Dust) or Travel (the Church) that ends in one space."""
    if who is RD:
        op = Operation(g, RD, MARCH, free=True, within=[target], most=1)
        if no_operation(g, op) is None:
            if one_origin:
                op.moving = yield from _one_origin(g, op, target)
            yield from execute(g, op)
        return
    near = [space for space in neighbours(g, target) if g.total(space, rebels_of(CR)) + g.total(space, bases_of(CR))]
    op = Operation(g, CR, TRAVEL, free=True, within=near, most=1 if one_origin else 0)
    op.moving = [target]
    if no_operation(g, op) is None:
        yield from execute(g, op)


def _one_origin(g: Mars, op: Operation, target: Space) -> Script[list[Space]]:
    op.arrived = []
    origin = yield from pick(RD.seat, f"March to {target.name} from where?", march_origins(g, op, target), rule=RULE)
    return [origin]


def never_for_humanity(g: Mars, by: Faction) -> Script[None]:
    chosen: list[Space] = []
    while True:
        legal = [s for s in open_to(g, by, DESERTS) if s not in chosen and g.count(s, CORP_BASE) and not populated(g, s)]
        space = yield from maybe_space(by, "Upgrade a Base to Terraforming where?", legal, RULE)
        if space is None:
            break
        chosen.append(space)
        upgrade(g, space, CORP)


def cold_feet(g: Mars, _by: Faction) -> Script[None]:
    g.add(EARTH, SUPPLY, -g.count(EARTH, SUPPLY))
    yield from may_campaign(g, 1)


def best_of_it(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_coin(by)
    yield from may_house(g, who, CITIES)
    word = yield from word_choice(by, "Displaced Population: add or take away?", [ADD, TAKE])
    if word is ADD:
        g.add(DISPLACED, POPULATION, (yield from how_many(by, "Add how many?", 0, 3, RULE)))
    else:
        most = min(3, g.count(DISPLACED, POPULATION))
        g.add(DISPLACED, POPULATION, -(yield from how_many(by, "Take away how many?", 0, most, RULE)))


def deplorable(g: Mars, by: Faction) -> Script[None]:
    yield from may_house(g, RD, MARS)
    n = g.count(DISPLACED, POPULATION)
    g.add(DISPLACED, POPULATION, -n)
    left = CITIES
    for _ in range(n // 3):
        shifted = yield from shift_some(g, by, 1, left, TOWARD_OPPOSITION)
        if not g.options.event_28_may_repeat:
            left = [space for space in left if space not in shifted]


def centers_found(g: Mars, by: Faction) -> Script[None]:
    word = yield from word_choice(by, "Red Dust loses 5 Resources, or the Church 2 Assets?", [RESOURCES_WORD, DISCARD_WORD])
    if word is RESOURCES_WORD:
        gain(g, RD, -5)
    else:
        lose_at_random(g, 2)
    bar(g, RD if word is RESOURCES_WORD else CR)


def arms_bazaar(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(g, by, "Where is the bazaar?", DESERTS)
    if space is not None:
        yield from place_either_rebels(g, by, space, 4)
        yield from place_rebel_base(g, by, space, upgraded=True)


def leave_us_out(g: Mars, by: Faction) -> Script[None]:
    chosen = yield from several_spaces(by, "Which Deserts?", 2, open_to(g, by, DESERTS), RULE, exactly=True)
    for space in chosen:
        set_neutral(g, space)
    for space in chosen:
        yield from remove_rebel_forces(g, by, space, 2)


def remove_rebel_forces(g: Mars, by: Faction, space: Space, most: int) -> Script[None]:
    """Up to so many Rebel forces, a faction's Base only when none of its Rebels remain."""
    yield from one_by_one(g, by, f"Remove which force from {space.name}?", most, lambda: removable(g, space, REBEL_KINDS), RULE)


def never_trusted(g: Mars, by: Faction) -> Script[None]:
    for space in (yield from several_spaces(by, "Which Deserts?", 3, open_to(g, by, DESERTS), RULE, exactly=True)):
        shift(g, space, TOWARD_OPPOSITION)
        yield from place_either_rebels(g, by, space, 1)
        yield from place_rebel_base(g, by, space)


def fears_independence(g: Mars, by: Faction) -> Script[None]:
    eg_troops_to(g, PHOBOS, 4)
    if g.campaigns:
        card = yield from pick(by.seat, "Which Campaign ends?", g.campaigns[:], rule=RULE)
        g.campaigns.remove(card)
        g.campaigns_gone.append(card)


def children_of_mars(g: Mars, by: Faction) -> Script[None]:
    for _ in range(3):
        space = yield from choose_one(g, by, "Place a Rebel where?", [s for s in MARS if populated(g, s)])
        if space is not None:
            yield from place_either_rebels(g, by, space, 1)
    gain(g, RD, 6)


def red_against_blue(g: Mars, by: Faction) -> Script[None]:
    x = yield from pick(by.seat, "Which city turns red?", [SHEPARD, TERESHKOVA], rule=RULE)
    y = TERESHKOVA if x is SHEPARD else SHEPARD
    yield from place_either_rebels(g, by, x, 2)
    yield from recruit(g, MG, y, 2)
    shift(g, x, 2 * TOWARD_OPPOSITION)
    shift(g, y, 2 * TOWARD_SUPPORT)
    if by.coin:
        yield from may_assault(g, by, [x, y])
        return
    op = Operation(g, by, ATTACK, free=True, within=[x, y], most=1)
    if no_operation(g, op) is None and (yield from yes_no(by, "Execute a free Attack?", RULE)):
        yield from execute(g, op)


def off_guard(g: Mars, by: Faction) -> Script[None]:
    for space in open_to(g, by, MARS):
        activate(g, space, RD, g.total(space, rebels_of(RD)))
    return
    yield


def christmas_offensive(g: Mars, by: Faction) -> Script[None]:
    struck: list[Space] = []
    while True:
        cities = [s for s in open_to(g, by, CITIES) if s not in struck]
        legal = [s for s in cities if may_ambush(g, RD, s)]
        space = yield from maybe_space(RD, "Ambush in which Labyrinth?", legal, RULE)
        if space is None:
            break
        struck.append(space)
        yield from attack_space(g, RD, space, ambush=True)
    for space in struck:
        activate(g, space, RD, g.total(space, rebels_of(RD)))


def from_this_approach(g: Mars, by: Faction) -> Script[None]:
    kinds = unit_kinds(g, by) if by.coin else rebels_of(by)
    legal = [s for s in MARS if g.total(s, kinds) and not storm_stops(g, by, s) and ways_for(g, by, s)]
    origin = yield from maybe_space(by, "A long patrol sets out from where?", legal, RULE)
    if origin is None:
        return
    patrol = yield from _patrol(g, by, origin, kinds)
    here = yield from _trail(g, by, origin)
    for kind in patrol:
        move(g, origin, here, kind, 1)
    words = [word for word in OPERATIONS[by.seat] if word not in (RECON, MARCH)]
    able = [word for word in words if no_operation(g, Operation(g, by, word, free=True, within=[here], most=1)) is None]
    if able:
        word = yield from pick_or_stop(by.seat, f"A free Operation in {here.name}?", able, rule=RULE)
        if word is not None:
            yield from free(g, by, word, [here], most=1)


def ways_for(g: Mars, by: Faction, space: Space) -> list[Space]:
    """9.4, CR2 The Deserts next to a space into which a faction may move."""
    return [near for near in adjacent_deserts(g, space) if not storm_stops(g, by, near)]


def _patrol(g: Mars, by: Faction, origin: Space, kinds: list[int]) -> Script[list[int]]:
    """Up to 3 units, the first compulsory."""
    patrol: list[int] = []
    while len(patrol) < 3:
        groups = [group(origin, kind) for kind in kinds if g.count(origin, kind) > patrol.count(kind)]
        if not groups:
            break
        one: Group | None
        if patrol:
            one = yield from pick_or_stop(by.seat, "Who else goes on patrol?", groups, rule=RULE)
            if one is None:
                break
        else:
            one = yield from pick(by.seat, "Who goes on patrol?", groups, rule=RULE)
        patrol.append(one.kind)
    return patrol


def _trail(g: Mars, by: Faction, origin: Space) -> Script[Space]:
    """A chain of 1 to 3 Deserts, each next to the one before; the patrol ends in the last."""
    here = yield from pick(by.seat, "Into which Desert?", ways_for(g, by, origin), rule=RULE)
    for _ in range(2):
        ways = ways_for(g, by, here)
        on = (yield from pick_or_stop(by.seat, f"On from {here.name} into which Desert?", ways, rule=RULE)) if ways else None
        if on is None:
            break
        here = on
    return here


def makeshift_housing(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_coin(by)
    yield from may_house(g, who, MARS)
    yield from shift_some(g, by, 2, [s for s in DESERTS if g.count(s, POPULATION)], TOWARD_SUPPORT, exactly=False)


def one_mans_trash(g: Mars, _by: Faction) -> Script[None]:
    legal = [s for s in open_to(g, RD, DESERTS) if no_house(g, s) is None or may_place_base(g, RD, s)]
    space = yield from maybe_space(RD, "House and build in which Desert?", legal, RULE)
    if space is not None:
        if no_house(g, space) is None and (yield from yes_no(RD, f"House in {space.name}?", RULE)):
            yield from house(g, RD, space)
        place_base(g, RD, space)
    gain(g, RD, 4)


def we_found_them(g: Mars, by: Faction) -> Script[None]:
    legal = [s for s in DESERTS if g.total(s, [*bases_of(RD), *bases_of(CR)])]
    space = yield from choose_one(g, by, "Which outpost is found?", legal)
    if space is None:
        return
    prompt = f"Which units move to {space.name}?"
    yield from bring(g, by, prompt, space, 0, lambda: movable_groups(g, MARS, COIN_UNITS, space), RULE)
    who = yield from which_coin(by)
    recon = Operation(g, who, RECON, free=True, within=[space], most=1)
    if g.nonplayers[who.seat]:
        recon.moving = []
    if no_operation(g, recon) is None and (yield from yes_no(who, f"Recon {space.name} for free?", RULE)):
        yield from execute(g, recon)
    yield from may_assault(g, who, [space])


def diversion(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_rebel(by)
    legal = [s for s in open_to(g, who, DESERTS) if g.total(s, bases_of(who))]
    space = yield from maybe_space(who, "Lure them to which Desert?", legal, RULE)
    if space is None:
        return
    yield from bring(
        g, who, f"Which units march to {space.name}?", space, 6, lambda: movable_groups(g, MARS, COIN_UNITS, space), RULE
    )
    to = yield from maybe_space(who, "Where does your Base slip away to?", ways_for(g, who, space), RULE)
    if to is not None:
        yield from move_bases(g, who, space, to, 1)
        groups = [group(space, kind) for kind in rebels_of(who)]
        yield from bring(
            g, who, "Which Rebels go along?", to, 0, lambda: [one for one in groups if g.count(space, one.kind)], RULE
        )


def move_bases(g: Mars, who: Faction, origin: Space, to: Space, n: int) -> Script[None]:
    """Bases keep their side where it is legal (a Dug-In Base in a Desert, a Conversion Center anywhere)."""
    for _ in range(n):
        legal = [group(origin, kind) for kind in bases_of(who) if g.count(origin, kind)]
        if not legal or g.total(to, BASES) >= to.base_slots:
            break
        one = yield from pick(who.seat, "Which Base moves?", legal, rule=RULE)
        move(g, origin, to, one.kind, 1)


SIDES: Final[list[Side]] = [
    Side(
        25,
        False,
        "We have a fly on the wall",
        NO_EG,
        "All Rebels in spaces with Corporate Bases are Activated; MarsGov or the Corporations may Assault one of them for free.",
        fly_on_the_wall,
    ),
    Side(
        25,
        True,
        "Deliberate misinformation",
        NO_EG,
        "Up to 6 MarsGov Troops and Security leave one Labyrinth for another with Support.",
        misinformation,
    ),
    Side(
        26,
        False,
        "If we did this on Earth",
        NO_EG,
        "Profits +1 for each Corporate Base in a Desert; upgrade up to 2 of them to Terraforming.",
        if_we_did_this_on_earth,
    ),
    Side(
        26,
        True,
        "Smash the polluters",
        NO_EG,
        "Red Dust or the Church Marches or Travels free from one space to a space with a Terraforming Base; all Rebels there "
        "are Activated, and each removes a Corporate force, Bases last.",
        smash_the_polluters,
    ),
    Side(
        27,
        False,
        "It's now or never for humanity",
        NO_EG,
        "In every Unpopulated Desert a Corporate Base may be upgraded to Terraforming.",
        never_for_humanity,
    ),
    Side(
        27,
        True,
        "Investors get cold feet",
        NO_EG,
        "All Supply on Earth is lost; Red Dust may put a Campaign card into play.",
        cold_feet,
    ),
    Side(
        28,
        False,
        "Making the best of it",
        PLUS,
        "MarsGov or the Corporations may House in a Labyrinth; add up to 3 Displaced Population, or take up to 3 away.",
        best_of_it,
    ),
    Side(
        28,
        True,
        "Deplorable conditions",
        MINUS,
        "Red Dust may House once; all other Displaced Population is lost, and each 3 of it shift a Labyrinth 1 toward "
        "Active Opposition.",
        deplorable,
    ),
    Side(
        29,
        False,
        "Manufacturing centers found",
        NO_EG,
        "Red Dust loses 5 Resources, or the Church 2 Assets at random; that faction is Ineligible.",
        centers_found,
    ),
    Side(29, True, "Arms bazaar", NO_EG, "A Desert gets 4 Rebels and an upgraded Rebel Base.", arms_bazaar),
    Side(
        30,
        False,
        "Leave us out of your war",
        PLUS,
        "2 Deserts become Neutral; remove up to 2 Rebel forces in each, Bases last.",
        leave_us_out,
    ),
    Side(
        30,
        True,
        "I never trusted the government",
        NO_EG,
        "3 Deserts shift 1 toward Active Opposition and get a Rebel and a Rebel Base each.",
        never_trusted,
    ),
    Side(
        31, False, "Earth fears independence", PLUS, "4 EarthGov Troops on Phobos; an active Campaign ends.", fears_independence
    ),
    Side(31, True, "We are children of Mars", MINUS, "3 Rebels in Populated spaces; Red Dust Resources +6.", children_of_mars),
    Side(
        32,
        False,
        "Red against blue",
        NO_EG,
        "Of Shepard and Tereshkova one gets 2 Rebels and shifts 2 toward Active Opposition, the other 2 MarsGov Troops and 2 "
        "toward Active Support; you may Assault or Attack in one of them for free.",
        red_against_blue,
    ),
    Side(33, False, "Militants caught off guard", NO_EG, "All Red Dust Rebels are Activated.", off_guard),
    Side(
        33,
        True,
        "The Christmas Offensive",
        NO_EG,
        "Red Dust may Ambush for free in any Labyrinths with its Hidden Rebels; where it does, all its Rebels end Active.",
        christmas_offensive,
    ),
    Side(
        34,
        False,
        "They won't see us from this approach",
        NO_EG,
        "Up to 3 of your units may move from a space through 1 to 3 Deserts; then one free Operation, not Recon or March, there.",
        from_this_approach,
    ),
    Side(
        35,
        False,
        "Makeshift housing",
        NO_EG,
        "MarsGov or the Corporations may House once; up to 2 Deserts with Population markers shift 1 toward Active Support.",
        makeshift_housing,
    ),
    Side(
        35,
        True,
        "One man's trash",
        NO_EG,
        "Red Dust may House in a Desert and place a Base there; its Resources +4.",
        one_mans_trash,
    ),
    Side(
        36,
        False,
        "We found them",
        NO_EG,
        "Any COIN units move to a Desert with a Rebel Base; MarsGov or the Corporations may Recon, then Assault there for free.",
        we_found_them,
    ),
    Side(
        36,
        True,
        "Diversion",
        NO_EG,
        "Red Dust or the Church may bring up to 6 COIN units to a Desert with its Base, which then slips away with any Rebels "
        "to a Desert next to it.",
        diversion,
    ),
]
