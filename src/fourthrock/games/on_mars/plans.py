"""Blueprints (rules 7.2, 8.3): taking a card from the display, and upgrading a Building with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.on_mars.blueprints import (
    BLUEPRINTS,
    CLINIC,
    DEFENSIVE,
    EXOSUIT_CARD,
    SENTRY_CARD,
    SHIELD_CARD,
    Blueprint,
)
from fourthrock.games.on_mars.cards import M_ADVANCED, M_BLUEPRINTS, SCIENTISTS, T_BLUEPRINT
from fourthrock.games.on_mars.complexes import displace, hexes, place, size, stands, zone
from fourthrock.games.on_mars.events import F_BLUEPRINTS, F_PEOPLE, check_contracts, contribute, did_task, named, team_score
from fourthrock.games.on_mars.goods import EXOSUIT_TECH, GOODS, HOSPITAL, MINERAL, SENTRY_TECH, SHELTER, SHIELD_TECH, UPGRADE_TECH
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES
from fourthrock.games.on_mars.laboratory import LAB
from fourthrock.games.on_mars.position import ADVANCED, BLACKOUT, INVASION, MONOLITH, TROOPER, Mars
from fourthrock.games.on_mars.quarters import able, to_working_area
from fourthrock.games.on_mars.stores import can_pay, gain, pay
from fourthrock.games.on_mars.techs import free_first_spaces, offer
from fourthrock.table import Refusal, Script, pick, pick_or_stop

MARKERS: Final = 8
NO_MARKER: Final = Refusal("7.2", "you have no Advanced Building marker left")
UPGRADE_COST: Final = [[1, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0]]
MATCHING_SCIENTIST: Final = [one.index for kind in range(6) for one in SCIENTISTS if one.scores == kind]
"""O54, by Building: the Scientist whose hiring and whose Buildings score in chapter 1 is he who scores the type."""
CARD_TECH: Final = {SHIELD_CARD: SHIELD_TECH, SENTRY_CARD: SENTRY_TECH, EXOSUIT_CARD: EXOSUIT_TECH, CLINIC: HOSPITAL}


def owned(g: Mars, s: int) -> list[int]:
    return [card for card in range(len(BLUEPRINTS)) if g.card_owner[card] == s]


def owned_count(g: Mars, s: int) -> int:
    return g.card_owner.count(s)


def on_display(g: Mars) -> list[Blueprint]:
    """The cards that may be taken. Chapter 1 with three humans: the fourth Defensive card goes first (20.3)."""
    if g.fourth_card >= 0:
        return [BLUEPRINTS[g.fourth_card]]
    return [BLUEPRINTS[card] for card in g.display if card >= 0]


def may_take_blueprint(g: Mars, s: int) -> bool:
    return owned_count(g, s) < MARKERS and (g.fourth_card >= 0 or any(card >= 0 for card in g.display))


def take_blueprint(g: Mars, s: int, must: bool = False, boosted: bool = False) -> Script[bool]:
    """7.2: a card from the display, its corner item, a marker on it."""
    if not may_take_blueprint(g, s):
        return False
    card: Blueprint | None
    if must:
        card = yield from pick(s, "Take which Blueprint?", on_display(g), rule="7.2")
    else:
        card = yield from pick_or_stop(s, "Take which Blueprint?", on_display(g), rule="7.2")
    if card is None:
        return False
    if boosted:
        to_working_area(g, s)
    obtain(g, s, card)
    return True


def obtain(g: Mars, s: int, card: Blueprint) -> None:
    if card.index == g.fourth_card:
        g.fourth_card = -1
    else:
        g.display[g.display.index(card.index)] = -1
    g.card_owner[card.index] = s
    gain(g, s, card.building, 1)
    g.say("{} takes the Blueprint {}", named(g, s), card)
    if card.kind != DEFENSIVE:
        team_score(g, s, -card.op, F_BLUEPRINTS)
    contribute(g, s, M_BLUEPRINTS)
    did_task(g, s, T_BLUEPRINT)


def take_blueprints(g: Mars, s: int, count: int, boost: bool, must: bool = False) -> Script[int]:
    """Take so many Blueprints, and one more for each Colonist sent (O38: of those at hand now)."""
    taken = 0
    boosts = able(g, s) if boost else 0
    while taken < count + boosts and may_take_blueprint(g, s):
        if taken >= count and able(g, s) == 0:
            break
        more = yield from take_blueprint(g, s, must and taken == 0, taken >= count)
        if not more:
            break
        taken += 1
    return taken


# --------------------------------------------------------------------------------------------------------------- upgrade


def upgrade_cost(g: Mars, card: int) -> Sequence[int]:
    """8.3: a Mineral; chapter 4: two for a bombed goal."""
    return UPGRADE_COST[1 if g.mode == MONOLITH and g.bombed and g.aims[0] == card else 0]


def no_upgrade(g: Mars, s: int, card: Blueprint, h: int) -> Refusal | None:
    """8.3: whether this Building may be upgraded with this card, zones and cost aside."""
    if g.building[h] != card.building:
        return Refusal("8.3", "{} upgrades another type of Building", card.name)
    if g.piece[h] == ADVANCED:
        return Refusal("8.3", "this Building is upgraded already")
    if card.building == SHELTER and g.owner[h] != s:
        return Refusal("8.3", "only your own Shelters")
    if not stands(g, h):
        return Refusal("22.5", "this Building does not work")
    if g.mode == INVASION and g.piece[h] == TROOPER:
        return Refusal("20.3", "a Trooper stands here")
    if card.level == 3 and size(g, h) < 3:
        return Refusal("8.3", "{} needs a complex of 3", card.name)
    return None


def has_room_for_tech(g: Mars, s: int, card: int) -> bool:
    """20.4, 21.9: a card that brings a technology needs a free space of the first column."""
    return card not in CARD_TECH or bool(free_first_spaces(g, s))


def upgrade_hexes(g: Mars, s: int, card: Blueprint, ground: list[int]) -> list[int]:
    found: list[int] = []
    for h in ground:
        if g.building[h] == card.building and no_upgrade(g, s, card, h) is None:
            found.append(h)
    return found


def upgrade_cards(g: Mars, s: int, anywhere: bool, free: bool) -> list[Blueprint]:
    """The Blueprints that this player can use now."""
    cards = [BLUEPRINTS[card] for card in owned(g, s) if g.card_hex[card] < 0]
    if not cards:
        return []
    ground = list(range(HEX_COUNT)) if anywhere else zone(g, s)
    return [
        card
        for card in cards
        if (free or can_pay(g, s, upgrade_cost(g, card.index)))
        and has_room_for_tech(g, s, card.index)
        and upgrade_hexes(g, s, card, ground)
    ]


def upgrade_once(g: Mars, s: int, anywhere: bool, free: bool, must: bool, boosted: bool = False) -> Script[bool]:
    """8.3: the card, the Building, the cost, the marker."""
    cards = upgrade_cards(g, s, anywhere, free)
    if not cards:
        return False
    card: Blueprint | None
    if must:
        card = yield from pick(s, "Upgrade with which Blueprint?", cards, rule="8.3")
    else:
        card = yield from pick_or_stop(s, "Upgrade with which Blueprint?", cards, rule="8.3")
    if card is None:
        return False
    if boosted:
        to_working_area(g, s)
    chosen: Blueprint = card
    ground = list(range(HEX_COUNT)) if anywhere else zone(g, s)
    legal = upgrade_hexes(g, s, chosen, ground)
    to = yield from pick(
        s,
        "Upgrade which Building?",
        [h for h in HEXES if g.building[h.index] == chosen.building],
        lambda h: no_upgrade(g, s, chosen, h.index) or (None if h.index in ground else Refusal("8.3", "no Bot of yours is near")),
        rule="8.3",
        legal=hexes(legal),
        note=lambda h: "" if free else f"-{upgrade_cost(g, chosen.index)[0]} {GOODS[MINERAL].name}",  # noqa: ARG005
    )
    if not free:
        yield from pay(g, s, upgrade_cost(g, chosen.index))
    yield from build_advanced(g, s, chosen, to.index)
    return True


def build_advanced(g: Mars, s: int, card: Blueprint, h: int) -> Script[None]:
    """The marker moves from the card to the hex."""
    yield from displace(g, h)
    place(g, h, ADVANCED, s)
    g.card_at[h] = card.index
    g.card_hex[card.index] = h
    g.say("{} upgrades {} to {}", named(g, s), HEXES[h], card)
    if g.mode == BLACKOUT and g.black[h] == 1:
        g.black[h] = 0
    if card.index in CARD_TECH:
        yield from _bring_tech(g, s, CARD_TECH[card.index])
    contribute(g, s, M_ADVANCED)
    check_contracts(g)
    if g.mode == INVASION:
        _score_upgrade(g, s, card, h)


def _bring_tech(g: Mars, s: int, tech: int) -> Script[None]:
    spaces = [LAB[space] for space in free_first_spaces(g, s)]
    space = yield from pick(s, "Put the technology of the card where?", spaces, rule="20.4")
    g.tech_at[s * 13 + tech] = space.index


def _score_upgrade(g: Mars, s: int, card: Blueprint, h: int) -> None:
    """20.3: twice the card's OP, 3 for a Defensive one, 3 more if anyone has the matching Scientist."""
    if g.shielded[h]:
        g.shielded[h] = 0
        g.shields += 1
    team_score(g, s, 3 if card.kind == DEFENSIVE else 2 * card.op, F_BLUEPRINTS)
    if g.scientist_owner[MATCHING_SCIENTIST[card.building]] >= 0:
        team_score(g, s, 3, F_PEOPLE)


def upgrade_series(
    g: Mars, s: int, times: int, tech: bool, boost: bool, anywhere: bool = False, free: bool = False, must: bool = False
) -> Script[int]:
    """8.3: so many upgrades, more by the level of an Upgrade tech, and one for each Colonist sent."""
    done = 0
    boosts = able(g, s) if boost else 0
    while upgrade_cards(g, s, anywhere, free):
        if done == times and tech:
            tech = False
            times += yield from offer(g, s, UPGRADE_TECH)
        if done >= times and (boosts == 0 or able(g, s) == 0):
            break
        boosted = done >= times
        more = yield from upgrade_once(g, s, anywhere, free, must and done == 0, boosted)
        if not more:
            break
        done += 1
        if boosted:
            boosts -= 1
            times += 1
    return done
