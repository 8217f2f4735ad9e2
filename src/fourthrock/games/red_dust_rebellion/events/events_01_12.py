"""Events 1 to 12."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, maybe_space, open_to, several_spaces, yes_no
from fourthrock.games.red_dust_rebellion.attack import attack_space
from fourthrock.games.red_dust_rebellion.control import (
    COIN,
    control,
    has_support,
    population,
    raging,
)
from fourthrock.games.red_dust_rebellion.eligibility import bar
from fourthrock.games.red_dust_rebellion.events.side import (
    MINUS,
    NO_EG,
    PLUS,
    RULE,
    TOWARD_OPPOSITION,
    TOWARD_SUPPORT,
    Side,
    add_supply,
    choose_one,
    coin_base_spaces,
    free_cycler,
    labyrinths,
    may_ambush,
    may_assault,
    may_fall,
    may_house,
    shift_some,
    which_rebel,
    word_choice,
)
from fourthrock.games.red_dust_rebellion.forces import (
    activate_all,
    activate_specops,
    available,
    eg_troops_to,
    gain,
    hide,
    move,
    own_rebels,
    recruit,
    remove,
)
from fourthrock.games.red_dust_rebellion.hand import draw
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.infrastructure import clear_damage, move_confidence, set_neutral, shift
from fourthrock.games.red_dust_rebellion.operations import free
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    CR_KINDS,
    DUG_IN,
    EG_TROOP,
    MG,
    MG_TROOP,
    POPULATION,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_KINDS,
    REBEL_KINDS,
    REBELS,
    SATELLITE,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    SUPPLY,
    Faction,
    group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    CASUALTIES,
    CITIES,
    EARTH,
    MARS,
    ORBIT,
    PHOBOS,
    SPACES,
    TENZING,
    TRANSIT,
    Place,
    Space,
)
from fourthrock.games.red_dust_rebellion.special_corporations import exploit_one, may_exploit
from fourthrock.games.red_dust_rebellion.words import ATTACK, RESOURCES_WORD, SUPPLY_WORD, TROOPS_WORD
from fourthrock.table import Script, pick, pick_or_stop


def public_works(g: Mars, by: Faction) -> Script[None]:
    repaired = [space for space in open_to(g, by, MARS) if g.damage[space.index] and control(g, space) == COIN]
    for space in repaired:
        gain(g, CORP, clear_damage(g, space))
    yield from shift_some(g, by, 2, repaired, TOWARD_SUPPORT, exactly=False)


def lowest_bidder(g: Mars, _by: Faction) -> Script[None]:
    gain(g, CORP, -5)
    gain(g, MG, -9)
    return
    yield


def emergency(g: Mars, by: Faction) -> Script[None]:
    word = yield from word_choice(by, "4 Supply or 4 EarthGov Troops for Earth?", [SUPPLY_WORD, TROOPS_WORD])
    if word is SUPPLY_WORD:
        add_supply(g, 4)
    else:
        eg_troops_to(g, EARTH, 4)
    yield from free_cycler(g)


def return_on_investment(g: Mars, _by: Faction) -> Script[None]:
    gain(g, CORP, -5)
    return
    yield


def earth_is_home(g: Mars, by: Faction) -> Script[None]:
    bases = [RD_BASE, DUG_IN, CR_BASE, CONVERSION]
    legal = [space for space in open_to(g, by, MARS) if g.count(space, EG_TROOP) and may_fall(g, space, bases)]
    for space in (yield from several_spaces(by, "Remove the Rebel Bases where?", 2, legal, RULE, exactly=True)):
        for kind in may_fall(g, space, bases):
            remove(g, space, kind, g.count(space, kind))


def loyal_to_shareholders(g: Mars, _by: Faction) -> Script[None]:
    legal = [space for space in MARS if has_support(g, space) and may_exploit(g, space, against_mg=False)]
    space = yield from maybe_space(CORP, "Exploit where?", legal, RULE)
    if space is not None:
        yield from exploit_one(g, space)


def flagship_visit(g: Mars, by: Faction) -> Script[None]:
    left = min(8, g.count(AVAILABLE, EG_TROOP))
    legal = [space for space in labyrinths(g) if g.total(space, REBEL_KINDS) == 0 and (space is PHOBOS or g.eg_index)]
    while left and legal:
        space = yield from pick_or_stop(by.seat, "Place EarthGov Troops where?", legal, rule=RULE)
        if space is None:
            break
        legal.remove(space)
        left -= eg_troops_to(g, space, (yield from how_many(by, "How many EarthGov Troops?", 1, left, RULE)))


def contractors(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(g, by, "From where do EarthGov Troops leave?", [s for s in MARS if g.count(s, EG_TROOP)])
    move(g, PHOBOS, AVAILABLE, EG_TROOP, g.count(PHOBOS, EG_TROOP))
    if space is not None:
        move(g, space, AVAILABLE, EG_TROOP, g.count(space, EG_TROOP))


def sky_full_of_stars(g: Mars, _by: Faction) -> Script[None]:
    move_confidence(g, g.count(ORBIT, SATELLITE))
    places: list[Place] = [*SPACES, EARTH, TRANSIT, CASUALTIES]
    for place in places:
        move(g, place, ORBIT, SATELLITE, g.count(place, SATELLITE))
    return
    yield


def security_compromised(g: Mars, by: Faction) -> Script[None]:
    who = yield from which_rebel(by)
    legal = [space for space in MARS if own_rebels(g, who, space) and g.count(space, SATELLITE)]
    if legal and (yield from yes_no(who, "Execute the free Attacks?", RULE)):
        yield from free(g, who, ATTACK, legal)


def mars_and_earth(g: Mars, _by: Faction) -> Script[None]:
    add_supply(g, 3)
    yield from free_cycler(g)


def aid_redirected(g: Mars, by: Faction) -> Script[None]:
    word = yield from word_choice(by, "Take MarsGov Resources, or the Supply in Transit?", [RESOURCES_WORD, SUPPLY_WORD])
    if word is SUPPLY_WORD:
        g.add(TRANSIT, SUPPLY, -g.count(TRANSIT, SUPPLY))
        return
    most = 6 if g.nonplayers[MG.seat] else min(6, g.resources[MG.seat])
    n = yield from how_many(by, "How many Resources does Red Dust get?", 0, most, RULE)
    gain(g, MG, -n)
    gain(g, RD, n)


def keeping_in_touch(g: Mars, by: Faction) -> Script[None]:
    g.add(EARTH, POPULATION, 2)
    yield from may_house(g, by, [space for space in MARS if has_support(g, space)])


def why_help_you(g: Mars, by: Faction) -> Script[None]:
    left = 6
    places = [space for space in open_to(g, by, MARS) if not has_support(g, space)]
    while left:
        legal = [group(space, MG_TROOP) for space in places if g.count(space, MG_TROOP)]
        if not legal:
            break
        one = yield from pick_or_stop(by.seat, "Remove which MarsGov Troops?", legal, rule=RULE)
        if one is None:
            break
        n = yield from how_many(by, "How many Troops?", 1, min(left, g.count(one.place, MG_TROOP)), RULE)
        remove(g, one.place, MG_TROOP, n)
        left -= n


def first_city(g: Mars, _by: Faction) -> Script[None]:
    shift(g, TENZING, 2)
    activate_all(g, TENZING)
    yield from may_assault(g, MG, [TENZING])


def diverse_city(g: Mars, _by: Faction) -> Script[None]:
    set_neutral(g, TENZING)
    gain(g, RD, population(g, TENZING))
    yield from draw(g, 1)


def labyrinths_without_rebels(g: Mars) -> int:
    return sum(1 for space in labyrinths(g) if g.total(space, REBEL_KINDS) == 0)


def targeted_marketing(g: Mars, _by: Faction) -> Script[None]:
    add_supply(g, labyrinths_without_rebels(g))
    return
    yield


def targeted_for_termination(g: Mars, _by: Faction) -> Script[None]:
    add_supply(g, labyrinths_without_rebels(g) - len(labyrinths(g)))
    return
    yield


def human_achievement(g: Mars, by: Faction) -> Script[None]:
    yield from shift_some(g, by, 2, MARS, TOWARD_SUPPORT)


def dependence(g: Mars, by: Faction) -> Script[None]:
    for space in (yield from several_spaces(by, "Which 2 spaces?", 2, open_to(g, by, MARS), RULE, exactly=True)):
        shift(g, space, TOWARD_OPPOSITION)
        yield from place_two(g, by, space)


def place_two(g: Mars, by: Faction, space: Space) -> Script[None]:
    """2 Rebels, Red Dust's or the Church's as the executing faction likes."""
    reds = yield from how_many(by, f"How many of the 2 Rebels in {space.name} are Red Dust's?", 0, 2, "19.3")
    yield from recruit(g, RD, space, reds)
    yield from recruit(g, CR, space, 2 - reds)


def find_them(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(
        g, by, "Activate the Rebels of which Labyrinth?", [s for s in CITIES if g.total(s, REBEL_KINDS)]
    )
    if space is None:
        return
    activate_all(g, space)
    red, church = g.total(space, RD_KINDS), g.total(space, CR_KINDS)
    most = REBELS if red == church else [RD] if red > church else [CR]
    bar(g, (yield from pick(by.seat, "Which faction is Ineligible?", most, rule=RULE)))


def stand_down(g: Mars, by: Faction) -> Script[None]:
    cubes = [MG_TROOP, SECURITY]
    legal = [space for space in labyrinths(g) if g.total(space, cubes) and not raging(g, space)]
    for space in (yield from several_spaces(by, "Which Labyrinth stands down?", 2, legal, RULE)):
        to = [other for other in coin_base_spaces(g) if other is not space]
        for _ in range(min(4, g.total(space, cubes)) if to else 0):
            groups = [group(space, kind) for kind in cubes if g.count(space, kind)]
            one = yield from pick(by.seat, f"Which cube leaves {space.name}?", groups, rule=RULE)
            move(g, space, (yield from pick(by.seat, "To where?", to, rule=RULE)), one.kind, 1)


def resistance_crushed(g: Mars, by: Faction) -> Script[None]:
    legal = [space for space in MARS if g.count(space, SPECOPS) + g.count(space, SPECOPS_HIDDEN)]
    space = yield from choose_one(g, by, "Which space with SpecOps?", legal)
    if space is not None:
        activate_specops(g, space, g.count(space, SPECOPS_HIDDEN))
        activate_all(g, space)
        yield from may_assault(g, CORP, [space])


def day_of_infamy(g: Mars, by: Faction) -> Script[None]:
    legal = [city for city in CITIES if enemies_in(g, RD, city) and (may_ambush(g, RD, city) or available(g, RD_HIDDEN))]
    space = yield from choose_one(g, by, "Which Labyrinth riots?", legal)
    if space is None:
        return
    least = 0 if may_ambush(g, RD, space) else 1
    n = yield from how_many(RD, f"Place how many Rebels in {space.name}?", least, 2, RULE)
    yield from recruit(g, RD, space, n)
    yield from attack_space(g, RD, space, ambush=True)
    for who in REBELS:
        hide(g, space, who)


SIDES: Final[list[Side]] = [
    Side(
        1,
        False,
        "Public works programs",
        NO_EG,
        "All Damage under COIN Control is repaired for free, 1 Profit each; up to 2 of those spaces shift 1 toward "
        "Active Support.",
        public_works,
    ),
    Side(1, True, "Lowest bidder approved", NO_EG, "Profits -5; MarsGov Resources -9.", lowest_bidder),
    Side(
        2,
        False,
        "Mars Government supported",
        PLUS,
        "Earth gets 4 Supply or 4 EarthGov Troops; then the Aldrin Cycler runs as in a Flashpoint Round.",
        emergency,
    ),
    Side(2, True, "We need a return on investment", MINUS, "Profits -5.", return_on_investment),
    Side(3, False, "Earth is home", PLUS, "All Rebel Bases in 2 spaces with EarthGov Troops go, Rebels or not.", earth_is_home),
    Side(
        3,
        True,
        "Our loyalty is to our shareholders",
        MINUS,
        "The Corporations may Exploit a space with Support, however many MarsGov forces stand there.",
        loyal_to_shareholders,
    ),
    Side(
        4, False, "EarthGov flagship visit", PLUS, "Up to 8 EarthGov Troops into Labyrinths without Rebel forces.", flagship_visit
    ),
    Side(
        4,
        True,
        "Private contractors take over",
        MINUS,
        "The EarthGov Troops on Phobos and in 1 space of Mars become Available.",
        contractors,
    ),
    Side(
        5,
        False,
        "The sky is full of stars",
        NO_EG,
        "EarthGov Confidence rises a box for each Satellite in Orbit; then all Satellites go to Orbit.",
        sky_full_of_stars,
    ),
    Side(
        5,
        True,
        "Security compromised",
        NO_EG,
        "Red Dust or the Church may Attack, free, wherever its Rebels and a Satellite are.",
        security_compromised,
    ),
    Side(6, False, "Mars and Earth are one", PLUS, "3 Supply on Earth; then the Aldrin Cycler runs.", mars_and_earth),
    Side(
        6,
        True,
        "Aid programs redirected",
        MINUS,
        "Up to 6 Resources go from MarsGov to Red Dust, or all Supply in Transit is lost.",
        aid_redirected,
    ),
    Side(7, False, "Keeping in touch", PLUS, "2 Population on Earth; you may House where there is Support.", keeping_in_touch),
    Side(7, True, "Why should we help you?", MINUS, "Remove up to 6 MarsGov Troops from spaces without Support.", why_help_you),
    Side(
        8,
        False,
        "First city of Mars",
        NO_EG,
        "Tenzing shifts 2 toward Active Support, its Rebels are Activated, and MarsGov may Assault there for free.",
        first_city,
    ),
    Side(
        8,
        True,
        "A diverse city, with diverse beliefs",
        NO_EG,
        "Tenzing becomes Neutral; Red Dust gains its Population; the Church draws an Asset.",
        diverse_city,
    ),
    Side(9, False, "Targeted marketing", PLUS, "1 Supply on Earth for each Labyrinth without Rebel forces.", targeted_marketing),
    Side(
        9,
        True,
        "Targeted for termination",
        MINUS,
        "Earth loses 1 Supply for each Labyrinth with Rebel forces.",
        targeted_for_termination,
    ),
    Side(10, False, "200 years of human achievement", PLUS, "2 spaces shift 1 toward Active Support.", human_achievement),
    Side(
        10,
        True,
        "200 years of dependence",
        NO_EG,
        "2 spaces shift 1 toward Active Opposition and get 2 Rebels each.",
        dependence,
    ),
    Side(
        11,
        False,
        "Find them and destroy them!",
        NO_EG,
        "Activate all Rebels of a Labyrinth; the Rebel faction with most forces there is Ineligible.",
        find_them,
    ),
    Side(
        11,
        True,
        "Stand down",
        NO_EG,
        "From each of up to 2 Labyrinths, 4 MarsGov Troops or Security move to spaces with COIN Bases.",
        stand_down,
    ),
    Side(
        12,
        False,
        "Resistance crushed",
        NO_EG,
        "In a space with SpecOps Activate them and all Rebels; the Corporations may Assault there for free.",
        resistance_crushed,
    ),
    Side(
        12,
        True,
        "A day of infamy",
        NO_EG,
        "In a Labyrinth Red Dust may place 2 Rebels and Ambushes, free; then all Rebels there Hide.",
        day_of_infamy,
    ),
]
