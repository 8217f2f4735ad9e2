"""Executive actions (rule 9) and what each Advanced Building does."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.blueprints import BLUEPRINTS, Blueprint
from fourthrock.games.on_mars.cards import CONTRACTS, DISCOVERIES
from fourthrock.games.on_mars.complexes import own_advanced
from fourthrock.games.on_mars.construct import all_kinds, construct, constructible
from fourthrock.games.on_mars.defence import defence_possible, use_defence
from fourthrock.games.on_mars.events import F_CARDS, score
from fourthrock.games.on_mars.finds import drive, gain_choice, move_and_claim, resolve_find, usable
from fourthrock.games.on_mars.goods import BUILDINGS, COLOURS, CRYSTAL, GOODS, MINERAL, ROVER_TECH
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES, Hex
from fourthrock.games.on_mars.hire import take_card
from fourthrock.games.on_mars.lab import develop, develop_series, learn_boosted, may_learn
from fourthrock.games.on_mars.laboratory import (
    X_ADVANCED,
    X_BLUEPRINT,
    X_BOTS,
    X_DEVELOP,
    X_MINERAL,
    X_ROVER,
    X_UPGRADE,
    X_WAREHOUSE,
    Executive,
)
from fourthrock.games.on_mars.mains import resupply
from fourthrock.games.on_mars.medicine import hospital_possible, use_hospital
from fourthrock.games.on_mars.movement import move_bots, rover_works
from fourthrock.games.on_mars.plans import (
    may_take_blueprint,
    take_blueprint,
    take_blueprints,
    upgrade_cards,
    upgrade_once,
    upgrade_series,
)
from fourthrock.games.on_mars.position import INVASION, Mars
from fourthrock.games.on_mars.quarters import able, capacity, to_working_area
from fourthrock.games.on_mars.recall import posted, recall
from fourthrock.games.on_mars.ships import may_welcome, welcome
from fourthrock.games.on_mars.stores import (
    can_store,
    gain,
    gain_crystals,
    may_take_from_warehouse,
    pay_crystals,
    purse,
    take_from_warehouse,
)
from fourthrock.games.on_mars.techs import best_level, steps
from fourthrock.games.on_mars.travel import in_colony, is_miner, produce, refill_exploration, travel
from fourthrock.table import Item, Refusal, Script, Word, number, pick, pick_or_stop

COVERED: Final = Refusal("9.1", "a Ship stands on this slot of your Depot")
TOO_DEAR: Final = Refusal("9.1", "you lack the Crystals")
USELESS: Final = Refusal("9.1", "it could do nothing for you now")
CARD_COST: Final = 2
EXECUTIVE_UPGRADE_BY_TECH: Final[bool] = False
"""O46: whether an Upgrade technology repeats the upgrade of the Executive action."""
COMMAND_CENTER_IN_FULL: Final[bool] = False
"""O48: whether Crystals extend what the Command Center drives and a Rover technology may be used besides."""
RECYCLING_BY_CRYSTALS: Final[bool] = False
"""O49: whether Crystals extend what Recycling Bots move."""
UPGRADE_ONE: Final = Word("beacon-upgrade", "Upgrade a Building")
CONSTRUCT_ONE: Final = Word("beacon-construct", "Construct a Building")


def no_executive(g: Mars, s: int, action: Executive) -> Refusal | None:
    """9.1: the slot without a Ship, the Crystals, and something to do."""
    if g.depot[s * 8 + action.slot]:
        return COVERED
    if action.index == X_ADVANCED:
        return None if any(no_use(g, s, card) is None for card in built_cards(g)) else USELESS
    if purse(g, s) < action.cost:
        return TOO_DEAR
    return None if _useful(g, s, action.index) else USELESS


def _useful(g: Mars, s: int, index: int) -> bool:
    if index == X_DEVELOP:
        return bool(steps(g, s, True))
    if index == X_ROVER:
        return rover_works(g)
    if index == X_BLUEPRINT:
        return may_take_blueprint(g, s)
    if index == X_UPGRADE:
        return bool(upgrade_cards(g, s, False, False))
    if index == X_MINERAL:
        return can_store(g, s, MINERAL)
    if index == X_WAREHOUSE:
        return may_take_from_warehouse(g, s, crystals=False)
    return g.bots[s] < 4


def executive_action(g: Mars, s: int, action: Executive) -> Script[None]:
    """9.1: the Crystals, then the effect. Chapter 1: the alien gets an Expendable token (20.3)."""
    g.executive_done = True
    if g.mode == INVASION and g.alien_reserve:
        g.alien_reserve -= 1
        g.alien_expendable += 1
    index = action.index
    if index == X_ADVANCED:
        yield from use_advanced(g, s)
        return
    g.say("{}: {}", COLOURS[s], action)
    yield from pay_crystals(g, s, action.cost)
    if index == X_DEVELOP:
        yield from develop(g, s, True)
    elif index == X_ROVER:
        yield from drive(g, s, 2, True, True)
    elif index == X_BLUEPRINT:
        yield from take_blueprint(g, s)
    elif index == X_UPGRADE:
        yield from upgrade_series(g, s, 1, EXECUTIVE_UPGRADE_BY_TECH, False)
    elif index == X_MINERAL:
        gain(g, s, MINERAL, 1)
    elif index == X_BOTS:
        yield from move_bots(g, s, 2)
    else:
        yield from take_from_warehouse(g, s, crystals=False)


# ---------------------------------------------------------------------------------------------------- Advanced Buildings


def built_cards(g: Mars) -> list[Blueprint]:
    return [card for card in BLUEPRINTS if g.card_hex[card.index] >= 0]


def card_cost(g: Mars, s: int, card: Blueprint) -> int:
    """9.2, 9.3: 2 Crystals; free with a Scientist on it or with one's own matching Scientist; -1 if not at all."""
    kind = card.building
    if g.scientist_owner[kind] == s:
        return 0
    if g.card_owner[card.index] != s:
        return -1
    return 0 if g.scientist_on[kind] == card.index else CARD_COST


def no_use(g: Mars, s: int, card: Blueprint) -> Refusal | None:
    cost = card_cost(g, s, card)
    if cost < 0:
        return Refusal("9.3", "it is not yours, and you have no Scientist for it")
    if cost > purse(g, s):
        return TOO_DEAR
    return None if possible(g, s, card, purse(g, s) - cost) else USELESS


def use_advanced(g: Mars, s: int) -> Script[None]:
    """9.2, 9.3: one Advanced Building; a Scientist moves onto it."""
    card = yield from pick(s, "Use which Advanced Building?", built_cards(g), lambda one: no_use(g, s, one), rule="9.2")
    cost = card_cost(g, s, card)
    if g.scientist_owner[card.building] == s:
        g.scientist_on[card.building] = card.index
    yield from pay_crystals(g, s, cost)
    g.say("{} uses {}", COLOURS[s], card)
    yield from card_effect(g, s, card)


def possible(g: Mars, s: int, card: Blueprint, crystals: int) -> bool:
    """Whether the card could do anything now."""
    effect = card.effect
    if effect == bp.E_CONSTRUCT:
        return bool(bonuses(g, s, card.building))
    if effect in (bp.E_UPGRADE, bp.E_ANYWHERE):
        return bool(upgrade_cards(g, s, effect == bp.E_ANYWHERE, False))
    if effect == bp.E_BEACON:
        return bool(upgrade_cards(g, s, False, False)) or bool(constructible(g, s, all_kinds(g), 0, able(g, s)))
    if effect == bp.E_PRODUCE:
        return bool(producers(g, s))
    if effect == bp.E_SHIP_PLUS:
        return may_welcome(g, s)
    if effect == bp.E_WAREHOUSE:
        return may_take_from_warehouse(g, s)
    if effect == bp.E_LEARN:
        return may_learn(g, s)
    if effect == bp.E_CONTRACT:
        return bool(g.contracts) and crystals > 0
    if effect == bp.E_RADAR:
        return usable(g, s, DISCOVERIES[g.radar]) if g.radar >= 0 else bool(g.exploration)
    if effect == bp.E_DEVELOP:
        return bool(steps(g, s, False))
    if effect == bp.E_RETRIEVE_WORKING:
        return g.working[s] > 0 and g.quarters[s] < capacity(g, s)
    if effect == bp.E_RETRIEVE_SLOTS:
        return bool(posted(g, s, True, False)) and g.quarters[s] < capacity(g, s)
    return _possible_too(g, s, effect, crystals)


def _possible_too(g: Mars, s: int, effect: int, crystals: int) -> bool:
    if effect == bp.E_TRADE:
        return sum(g.stock[s * 7 : s * 7 + 5]) > 0
    if effect == bp.E_RECYCLE:
        return g.bots[s] < 4
    if effect == bp.E_ELEVATOR:
        return in_colony(g, s)
    if effect == bp.E_BLUEPRINT:
        return may_take_blueprint(g, s)
    if effect == bp.E_COMMAND:
        return rover_works(g) and best_level(g, ROVER_TECH) + able(g, s) > 0
    if bp.E_CLINIC <= effect <= bp.E_VACCINATE:
        return hospital_possible(g, s, effect, crystals)
    if bp.E_SHIELD <= effect <= bp.E_EXOSUIT:
        return defence_possible(g, s, effect)
    return True


def card_effect(g: Mars, s: int, card: Blueprint) -> Script[None]:
    """9.5: what the Building does."""
    effect = card.effect
    if effect == bp.E_CONSTRUCT:
        yield from _construct_boosted(g, s, card.building)
    elif effect == bp.E_UPGRADE:
        yield from upgrade_series(g, s, 1, True, True)
    elif effect == bp.E_ANYWHERE:
        yield from upgrade_once(g, s, True, False, False)
    elif effect == bp.E_BEACON:
        yield from _beacon(g, s)
    elif effect == bp.E_PRODUCE:
        yield from _produce_boosted(g, s)
    elif effect == bp.E_SHIP_PLUS:
        yield from _private_ships(g, s)
    elif effect == bp.E_WAREHOUSE:
        yield from resupply(g, s, False)
    elif effect == bp.E_LEARN:
        yield from learn_boosted(g, s, False)
    elif effect == bp.E_CRYSTALS:
        gain_crystals(g, s, 2 + (yield from boost(g, s, able(g, s), "Colonists for a Crystal more each?")))
    elif effect == bp.E_SCORE:
        score(g, s, 2, F_CARDS)
    elif effect == bp.E_CONTRACT:
        contracts: list[Item] = [CONTRACTS[c] for c in g.contracts]
        yield from take_card(g, s, contracts, False)
    elif effect == bp.E_RADAR:
        yield from _radar(g, s)
    elif effect == bp.E_DEVELOP:
        yield from develop_series(g, s, 2, False, True)
    else:
        yield from _further_effect(g, s, effect)


def _further_effect(g: Mars, s: int, effect: int) -> Script[None]:
    if effect == bp.E_RETRIEVE_WORKING:
        yield from recall(g, s, 2, slots=False)
    elif effect == bp.E_RETRIEVE_SLOTS:
        yield from recall(g, s, 12, working=False)
    elif effect == bp.E_TRADE:
        yield from _trade(g, s)
    elif effect == bp.E_RECYCLE:
        more = yield from boost(g, s, able(g, s), "Colonists for an MP more each?")
        yield from move_and_claim(g, s, 2 + more, -1, RECYCLING_BY_CRYSTALS, True)
    elif effect == bp.E_ELEVATOR:
        yield from travel(g, s)
    elif effect == bp.E_BLUEPRINT:
        yield from take_blueprints(g, s, 1, True)
    elif effect == bp.E_COMMAND:
        more = yield from boost(g, s, able(g, s), "Colonists for an MP more each?")
        yield from drive(g, s, best_level(g, ROVER_TECH) + more, COMMAND_CENTER_IN_FULL, COMMAND_CENTER_IN_FULL)
    elif bp.E_CLINIC <= effect <= bp.E_VACCINATE:
        yield from use_hospital(g, s, effect)
    else:
        yield from use_defence(g, s, effect)


def boost(g: Mars, s: int, most: int, prompt: str) -> Script[int]:
    """6.5, 9.4: how many Colonists go to the Working Area for it."""
    if most == 0:
        return 0
    chosen = yield from pick(s, prompt, [number(n) for n in range(most + 1)], rule="9.4")
    for _ in range(chosen.value):
        to_working_area(g, s)
    return chosen.value


def bonuses(g: Mars, s: int, kind: int) -> list[int]:
    """9.4: with how many boosts this type could be constructed."""
    colonists = able(g, s)
    return [n for n in range(colonists + 1) if constructible(g, s, [BUILDINGS[kind]], n, colonists - n)]


def _construct_boosted(g: Mars, s: int, kind: int) -> Script[None]:
    chosen = yield from pick(s, "Colonists for a level of technology each?", [number(n) for n in bonuses(g, s, kind)], rule="9.4")
    for _ in range(chosen.value):
        to_working_area(g, s)
    yield from construct(g, s, [BUILDINGS[kind]], chosen.value, must=True)


def _beacon(g: Mars, s: int) -> Script[None]:
    """24: one upgrade, or one construction."""
    words: list[Word] = []
    if upgrade_cards(g, s, False, False):
        words.append(UPGRADE_ONE)
    if constructible(g, s, all_kinds(g), 0, able(g, s)):
        words.append(CONSTRUCT_ONE)
    word = yield from pick(s, "Upgrade or construct?", words, rule="24")
    if word is UPGRADE_ONE:
        yield from upgrade_series(g, s, 1, True, False)
    else:
        yield from construct(g, s, all_kinds(g))


def producers(g: Mars, s: int) -> list[int]:
    """The hexes of this player that yield something."""
    return own_advanced(g, s) + [h for h in range(HEX_COUNT) if is_miner(g, s, h)]


def _produce_boosted(g: Mars, s: int) -> Script[None]:
    produce(g, s)
    for _ in range(able(g, s)):
        yields: list[Hex] = []
        for h in producers(g, s):
            if g.building[h] == CRYSTAL or can_store(g, s, g.building[h]):
                yields.append(HEXES[h])
        if not yields:
            return
        at = yield from pick_or_stop(s, "Send a Colonist for which Building to produce again?", yields, rule="9.4")
        if at is None:
            return
        to_working_area(g, s)
        gain(g, s, g.building[at.index], 1)


def _private_ships(g: Mars, s: int) -> Script[None]:
    boosts = able(g, s)
    more = yield from welcome(g, s, 3, False)
    while more and boosts and able(g, s):
        boosts -= 1
        more = yield from welcome(g, s, 3, False, boosted=True)


def _trade(g: Mars, s: int) -> Script[None]:
    goods = [good for good in GOODS[:5] if g.stock[s * 7 + good.index]]
    paid = yield from pick(s, "Trade which Resource?", goods, rule="9.5")
    g.stock[s * 7 + paid.index] -= 1
    more = yield from boost(g, s, able(g, s), "Colonists for a Resource more each?")
    yield from gain_choice(g, s, 2 + more)


def _radar(g: Mars, s: int) -> Script[None]:
    """O23: the tile stays on the card; it counts for nobody's Rover."""
    if g.radar < 0:
        tile = yield from pick(s, "Keep which Discovery tile?", [DISCOVERIES[tile] for tile in g.exploration], rule="9.5")
        g.exploration.remove(tile.index)
        g.radar = tile.index
        refill_exploration(g)
    yield from resolve_find(g, s, DISCOVERIES[g.radar])
