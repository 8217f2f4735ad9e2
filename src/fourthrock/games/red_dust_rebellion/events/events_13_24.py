"""Events 13 to 24."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import bring, how_many, open_to, several_spaces, space_of
from fourthrock.games.red_dust_rebellion.control import COIN, control
from fourthrock.games.red_dust_rebellion.events.side import (
    NO_EG,
    PLUS,
    RULE,
    TOWARD_OPPOSITION,
    TOWARD_SUPPORT,
    Side,
    along_maglev,
    built_lines,
    choose_one,
    labyrinths,
    may_assault,
    may_campaign,
    may_fall,
    may_house,
    movable_groups,
    place_either_rebels,
    profits_or_supply,
    replaced_to_available,
    shift_each,
    shift_some,
    which_coin,
    word_choice,
)
from fourthrock.games.red_dust_rebellion.forces import (
    activate_all,
    available,
    eg_troops_to,
    gain,
    has_corp_base,
    place,
    place_base,
    recruit,
    remove,
)
from fourthrock.games.red_dust_rebellion.infrastructure import no_shift, place_damage, set_neutral, shift, shift_to_neutral
from fourthrock.games.red_dust_rebellion.paths import neighbours
from fourthrock.games.red_dust_rebellion.pieces import (
    ALL_REBELS,
    CORP,
    CORP_BASE,
    CORP_KINDS,
    CORP_UNITS,
    CUBES,
    EG_TROOP,
    MG,
    MG_TROOP,
    POPULATION,
    SECURITY,
    SPECOPS_HIDDEN,
    TERRAFORMING,
    Faction,
    group,
)
from fourthrock.games.red_dust_rebellion.position import ACTIVE_SUPPORT, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    CITIES,
    DESERTS,
    DISPLACED,
    EUROPA,
    GONE,
    MARS,
    SHENZHOU,
    SPACES,
    TERESHKOVA,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import EG_TROOPS_WORD, MG_TROOPS_WORD, SECURITY_WORD
from fourthrock.table import Script, pick, pick_or_stop


def tipoff(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(g, by, "Which space along a Maglev line?", along_maglev(g))
    if space is None:
        return
    prompt = f"Move Security to {space.name} from where?"
    yield from bring(g, by, prompt, space, 6, lambda: movable_groups(g, SPACES, [SECURITY], space), RULE)
    activate_all(g, space)
    yield from may_assault(g, CORP, [space])


def corporations_blamed(g: Mars, by: Faction) -> Script[None]:
    line = yield from pick(by.seat, "Which Maglev line?", built_lines(g), rule=RULE)
    shift_each(g, by, line.touching, TOWARD_OPPOSITION)


def now_boarding(g: Mars, by: Faction) -> Script[None]:
    g.rodgers_line = True
    shift_each(g, by, [EUROPA, TERESHKOVA], TOWARD_SUPPORT)
    gain(g, CORP, 6)
    who = yield from which_coin(by)
    for space in (EUROPA, TERESHKOVA):
        yield from may_house(g, who, [space])


def kickbacks(g: Mars, by: Faction) -> Script[None]:
    shift_each(g, by, [EUROPA, TERESHKOVA], TOWARD_OPPOSITION)
    gain(g, CORP, -3)
    gain(g, MG, -6)
    return
    yield


def corp_bases_in_deserts(g: Mars) -> int:
    return sum(g.count(space, CORP_BASE) + g.count(space, TERRAFORMING) for space in DESERTS)


def androids(g: Mars, by: Faction) -> Script[None]:
    yield from shift_some(g, by, 2, DESERTS, 2 * TOWARD_OPPOSITION)
    gain(g, CORP, corp_bases_in_deserts(g))


def strike_settlement(g: Mars, by: Faction) -> Script[None]:
    gain(g, CORP, -6)
    for _ in range(2):
        legal = [group(s, kind) for s in open_to(g, by, DESERTS) for kind in may_fall(g, s, [CORP_BASE, TERRAFORMING])]
        if not legal:
            break
        one = yield from pick_or_stop(by.seat, "Remove which Corporate Base?", legal, rule=RULE)
        if one is None:
            break
        remove(g, one.place, one.kind, 1)


def corporate_loyalty(g: Mars, by: Faction) -> Script[None]:
    for kind in ALL_REBELS:
        remove(g, SHENZHOU, kind, g.count(SHENZHOU, kind))
    set_neutral(g, SHENZHOU)
    for space in open_to(g, by, neighbours(g, SHENZHOU)):
        activate_all(g, space)
    yield from profits_or_supply(g, by)


def new_exodus(g: Mars, by: Faction) -> Script[None]:
    place_damage(g, SHENZHOU)
    n = yield from how_many(by, "Remove how many Displaced Population?", 0, g.count(DISPLACED, POPULATION), RULE)
    g.add(DISPLACED, POPULATION, -n)


def control_the_supply(g: Mars, by: Faction) -> Script[None]:
    legal = [space for space in open_to(g, by, DESERTS) if g.support[space.index]]
    must = not g.nonplayers[by.seat]
    for space in (yield from several_spaces(by, "Which Deserts shift toward Neutral?", 2, legal, RULE, exactly=must)):
        shift_to_neutral(g, space)
    yield from profits_or_supply(g, by)


def pipes_diverted(g: Mars, by: Faction) -> Script[None]:
    yield from shift_some(g, by, 2, DESERTS, TOWARD_OPPOSITION)
    yield from may_campaign(g, 1)


def black_site(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(g, by, "Where is the black site?", DESERTS)
    if space is None:
        return
    place(g, space, SPECOPS_HIDDEN, 2)
    place(g, space, SECURITY, 2)
    place_base(g, CORP, space)
    activate_all(g, space)


def public_pressure(g: Mars, by: Faction) -> Script[None]:
    n = yield from how_many(by, "Take how many Available SpecOps out of the game?", 0, min(4, available(g, SPECOPS_HIDDEN)), RULE)
    g.add(AVAILABLE, SPECOPS_HIDDEN, -n)
    g.add(GONE, SPECOPS_HIDDEN, n)
    gain(g, CORP, -4)


def welcome_relief(g: Mars, by: Faction) -> Script[None]:
    shift_each(g, by, [s for s in MARS if g.damage[s.index] and g.count(s, SECURITY)], TOWARD_SUPPORT)
    gain(g, CORP, 3)
    return
    yield


def not_for_free(g: Mars, _by: Faction) -> Script[None]:
    gain(g, MG, -3 * sum(1 for space in labyrinths(g) if g.total(space, CORP_KINDS)))
    return
    yield


def trusted_news(g: Mars, by: Faction) -> Script[None]:
    yield from shift_some(g, by, 2, CITIES, TOWARD_SUPPORT)
    gain(g, CORP, 3)


def more_spin(g: Mars, by: Faction) -> Script[None]:
    legal = [space for space in MARS if g.total(space, CORP_KINDS)]
    yield from shift_some(g, by, 4, legal, TOWARD_OPPOSITION, exactly=False)


def directive_one(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(g, by, "Which Labyrinth is policed?", labyrinths(g))
    if space is None:
        return
    word = yield from word_choice(by, "6 MarsGov Troops or 4 EarthGov Troops?", [MG_TROOPS_WORD, EG_TROOPS_WORD])
    if word is MG_TROOPS_WORD:
        yield from recruit(g, MG, space, 6)
    else:
        eg_troops_to(g, space, 4)
    gain(g, CORP, 3)


def hammers(g: Mars, by: Faction) -> Script[None]:
    left = 6
    while left:
        legal = [group(s, kind) for s in open_to(g, by, MARS) for kind in (MG_TROOP, SECURITY) if g.count(s, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(by.seat, "Replace which Troops or Security by Rebels?", legal, rule=RULE)
        if one is None:
            break
        n = yield from how_many(by, f"How many: {one.name}?", 1, min(left, g.count(one.place, one.kind)), RULE)
        remove(g, one.place, one.kind, n, replaced_to_available(g, one.kind))
        yield from place_either_rebels(g, by, space_of(one), n)
        left -= n


def eyes_everywhere(g: Mars, by: Faction) -> Script[None]:
    watched = [space for space in CITIES if control(g, space) == COIN]
    for space in watched:
        activate_all(g, space)
    who = yield from which_coin(by)
    yield from may_assault(g, who, watched)


def big_brother(g: Mars, by: Faction) -> Script[None]:
    chosen = yield from several_spaces(by, "Which Labyrinths?", 2, CITIES, RULE, exactly=True)
    for space in chosen:
        shift(g, space, TOWARD_OPPOSITION)
        near = open_to(g, by, [space, *neighbours(g, space)])
        for _ in range(2):
            where = yield from pick(by.seat, "Place a Rebel where?", near, rule=RULE)
            yield from place_either_rebels(g, by, where, 1)


def a_price(g: Mars, by: Faction) -> Script[None]:
    for _ in range(4):
        legal = [group(space, kind) for space in open_to(g, by, MARS) for kind in ALL_REBELS if g.count(space, kind)]
        if not legal or not (available(g, SECURITY) or available(g, MG_TROOP)):
            break
        one = yield from pick_or_stop(by.seat, "Buy which Rebel?", legal, rule=RULE)
        if one is None:
            break
        words = [MG_TROOPS_WORD] if available(g, MG_TROOP) else []
        word = yield from word_choice(by, "It becomes?", [*words, *([SECURITY_WORD] if available(g, SECURITY) else [])])
        remove(g, one.place, one.kind, 1)
        place(g, one.place, SECURITY if word is SECURITY_WORD else MG_TROOP, 1)


def gonna_pay(g: Mars, by: Faction) -> Script[None]:
    space = yield from choose_one(g, by, "Which Corporate Base falls?", [s for s in MARS if has_corp_base(g, s)])
    if space is not None:
        yield from remove_corp_base(g, by, space)
        for _ in range(4):
            legal = [group(space, kind) for kind in CORP_UNITS if g.count(space, kind)]
            if not legal:
                break
            one = yield from pick_or_stop(by.seat, "Remove which Corporate unit?", legal, rule=RULE)
            if one is None:
                break
            remove(g, space, one.kind, 1)
        shift(g, space, TOWARD_OPPOSITION)
    gain(g, CORP, -2)


def remove_corp_base(g: Mars, by: Faction, space: Space) -> Script[None]:
    """One Corporate Base, plain or Terraforming."""
    legal = [group(space, kind) for kind in (CORP_BASE, TERRAFORMING) if g.count(space, kind)]
    one = yield from pick(by.seat, "Remove which Base?", legal, rule=RULE)
    remove(g, space, one.kind, 1)


def experts_agree(g: Mars, by: Faction) -> Script[None]:
    chosen = yield from shift_some(g, by, 3, MARS, TOWARD_SUPPORT, exactly=False)
    counted = MARS if g.options.event_24_counts_the_whole_map else chosen
    gain(g, CORP, sum(1 for space in counted if g.support[space.index] == ACTIVE_SUPPORT))


def false_narratives(g: Mars, by: Faction) -> Script[None]:
    legal = [s for s in MARS if g.total(s, CUBES) or no_shift(g, s, TOWARD_OPPOSITION) is None]
    space = yield from choose_one(g, by, "Which space?", legal)
    if space is None:
        return
    for _ in range(4):
        groups = [group(space, kind) for kind in (MG_TROOP, SECURITY) if g.count(space, kind)]
        if not groups and g.count(space, EG_TROOP):
            groups = [group(space, EG_TROOP)]
        if not groups:
            break
        one = yield from pick_or_stop(by.seat, "Remove which cube?", groups, rule=RULE)
        if one is None:
            break
        remove(g, space, one.kind, 1)
    if g.total(space, CUBES) == 0:
        shift(g, space, TOWARD_OPPOSITION)


SIDES: Final[list[Side]] = [
    Side(
        13,
        False,
        "Tipoff received",
        NO_EG,
        "Up to 6 Security from Mars or Phobos gather in a space along a Maglev line; its Rebels are Activated and the "
        "Corporations may Assault there for free.",
        tipoff,
    ),
    Side(
        13,
        True,
        "Corporations blamed",
        NO_EG,
        "All spaces along one Maglev line shift 1 toward Active Opposition.",
        corporations_blamed,
    ),
    Side(
        14,
        False,
        "Now boarding to Europa",
        NO_EG,
        "The Rodgers Line joins Europa and Tereshkova for good; both shift 1 toward Active Support; Profits +6; "
        "MarsGov or the Corporations may House once in each.",
        now_boarding,
    ),
    Side(
        14,
        True,
        "Kickbacks exposed",
        NO_EG,
        "Europa and Tereshkova shift 1 toward Active Opposition; Profits -3; MarsGov Resources -6.",
        kickbacks,
    ),
    Side(
        15,
        False,
        "Androids replace miners",
        NO_EG,
        "2 Deserts shift 2 toward Active Opposition; Profits +1 for each Corporate Base in a Desert.",
        androids,
    ),
    Side(
        15,
        True,
        "Strike forces settlement",
        NO_EG,
        "Profits -6; up to 2 Corporate Bases in Deserts are removed, guards or not.",
        strike_settlement,
    ),
    Side(
        16,
        False,
        "Corporate loyalty",
        NO_EG,
        "No Rebel stays in Shenzhou, which becomes Neutral; Rebels around it are Activated; 3 Profits or 3 Supply on Earth.",
        corporate_loyalty,
    ),
    Side(16, True, "A new exodus", NO_EG, "1 Damage in Shenzhou; any number of Displaced Population is lost.", new_exodus),
    Side(
        17,
        False,
        "We control the supply",
        PLUS,
        "2 Deserts shift 1 toward Neutral; 3 Profits or 3 Supply on Earth.",
        control_the_supply,
    ),
    Side(
        17,
        True,
        "Pipes diverted",
        NO_EG,
        "2 Deserts shift 1 toward Active Opposition; Red Dust may put a Campaign card into play.",
        pipes_diverted,
    ),
    Side(
        18,
        False,
        "Black site created",
        NO_EG,
        "A Desert gets 2 SpecOps, 2 Security and a Corporate Base; its Rebels are Activated.",
        black_site,
    ),
    Side(18, True, "Bowing to public pressure", NO_EG, "Up to 4 Available SpecOps leave the game; Profits -4.", public_pressure),
    Side(
        19,
        False,
        "A welcome relief",
        PLUS,
        "Every space with Damage and Security shifts 1 toward Active Support; Profits +3.",
        welcome_relief,
    ),
    Side(
        19,
        True,
        "We don't do this for free",
        NO_EG,
        "MarsGov loses 3 Resources for each Labyrinth with Corporate forces.",
        not_for_free,
    ),
    Side(20, False, "Your trusted news source", PLUS, "2 Labyrinths shift 1 toward Active Support; Profits +3.", trusted_news),
    Side(
        20,
        True,
        "Spin and more spin",
        NO_EG,
        "Up to 4 spaces with Corporate forces shift 1 toward Active Opposition.",
        more_spin,
    ),
    Side(
        21,
        False,
        "Directive 1: Serve the public good",
        NO_EG,
        "A Labyrinth gets 6 MarsGov Troops or 4 EarthGov Troops; Profits +3.",
        directive_one,
    ),
    Side(21, True, "Get the hammers", NO_EG, "Replace up to 6 MarsGov Troops and Security anywhere by Rebels.", hammers),
    Side(
        22,
        False,
        "They have eyes everywhere",
        NO_EG,
        "All Rebels in Labyrinths under COIN Control are Activated; MarsGov or the Corporations may Assault one of them"
        " for free.",
        eyes_everywhere,
    ),
    Side(
        22,
        True,
        "Big Brother is watching",
        NO_EG,
        "2 Labyrinths shift 1 toward Active Opposition; for each, 2 Rebels in it or next to it.",
        big_brother,
    ),
    Side(23, False, "Everybody's got a price", PLUS, "Replace up to 4 Rebels by Security or MarsGov Troops.", a_price),
    Side(
        23,
        True,
        "Everybody's gonna pay",
        NO_EG,
        "Remove a Corporate Base and up to 4 Corporate units with it; the space shifts 1 toward Active Opposition; Profits -2.",
        gonna_pay,
    ),
    Side(
        24,
        False,
        "Our panel of experts agree",
        NO_EG,
        "Up to 3 spaces shift 1 toward Active Support; Profits +1 for each space of Mars at Active Support.",
        experts_agree,
    ),
    Side(
        24,
        True,
        "False narratives exposed",
        NO_EG,
        "Remove up to 4 cubes from a space, EarthGov's last; if none is left there it shifts 1 toward Active Opposition.",
        false_narratives,
    ),
]
