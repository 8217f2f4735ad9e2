"""Welcoming Ships (rule 8.4): from the Depot to the Hangar, with Colonists and Bots aboard."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import M_BOTS
from fourthrock.games.on_mars.complexes import hexes, is_empty, no_piece, place
from fourthrock.games.on_mars.events import F_SHIPS, contribute, team_score
from fourthrock.games.on_mars.goods import COLOURS, SHELTER, SHIP_TECH
from fourthrock.games.on_mars.hexes import DISTANCE, HEX_COUNT
from fourthrock.games.on_mars.laboratory import DEPOT, EXECUTIVE, SHIP_COST, DepotSlot
from fourthrock.games.on_mars.position import BOT, Mars
from fourthrock.games.on_mars.quarters import able, recruit, to_working_area
from fourthrock.games.on_mars.stores import can_pay, pay
from fourthrock.games.on_mars.techs import offer
from fourthrock.table import Item, Script, pick, pick_or_stop

CREW: Final = [Item("colonists", "Colonists"), Item("colonist-and-bot", "A Colonist less and a Bot")]
SHIPS_A_LEVEL: Final = 1
"""O15: how many Ships more a Ship technology brings for each of its levels."""
NO_COST: Final = [0, 0, 0, 0, 0, 0, 0]


def ships_left(g: Mars, s: int) -> list[DepotSlot]:
    return [slot for slot in DEPOT if g.depot[s * 8 + slot.index]]


def removed(g: Mars, s: int) -> int:
    """Ships ever removed from the Depot."""
    return 5 - sum(g.depot[s * 8 : s * 8 + 8])


def may_welcome(g: Mars, s: int, free: bool = False) -> bool:
    """8.4: fewer Ships removed than the Colony level, and a Plant and Water to pay."""
    return removed(g, s) < min(5, g.level) and (free or can_pay(g, s, SHIP_COST))


def uncovers(slot: DepotSlot) -> str:
    """The Executive action beside the slot."""
    return EXECUTIVE[slot.index].name


def welcome(g: Mars, s: int, colonists: int, must: bool, free: bool = False, boosted: bool = False) -> Script[bool]:
    """8.4: one Ship with so many Colonists, or one fewer and a Bot."""
    if not may_welcome(g, s, free):
        return False
    slot: DepotSlot | None
    if must:
        slot = yield from pick(s, "Welcome the Ship of which Depot slot?", ships_left(g, s), rule="8.4", note=uncovers)
    else:
        slot = yield from pick_or_stop(s, "Welcome the Ship of which Depot slot?", ships_left(g, s), rule="8.4", note=uncovers)
    if slot is None:
        return False
    if boosted:
        to_working_area(g, s)
    yield from pay(g, s, NO_COST if free else SHIP_COST)
    land_ship(g, s, slot.index)
    bot = False
    if g.bots[s] and bot_places(g, s):
        crew = yield from pick(s, f"{colonists} Colonists, or {colonists - 1} and a Bot?", CREW, rule="8.4")
        bot = crew is CREW[1]
    for _ in range(colonists - 1 if bot else colonists):
        recruit(g, s)
    if bot:
        yield from new_bot(g, s)
    return True


def land_ship(g: Mars, s: int, slot: int) -> None:
    g.depot[s * 8 + slot] = 0
    g.hangar[s] += 1
    g.say("{} welcomes a Ship", COLOURS[s])
    team_score(g, s, 3, F_SHIPS)


def bot_places(g: Mars, s: int) -> list[int]:
    """8.4: own Shelters without a piece, else the nearest available hexes to one."""
    homes = [h for h in range(HEX_COUNT) if g.building[h] == SHELTER and g.owner[h] == s]
    free = [h for h in homes if no_piece(g, h)]
    if free:
        return free
    best = 99
    found: list[int] = []
    for h in range(HEX_COUNT):
        if no_piece(g, h) and (g.building[h] >= 0 or is_empty(g, h)):
            far = min([DISTANCE[h][home] for home in homes])
            if far < best:
                best = far
                found = []
            if far == best:
                found.append(h)
    return found


def new_bot(g: Mars, s: int) -> Script[None]:
    to = yield from pick(s, "Place the Bot where?", hexes(bot_places(g, s)), rule="8.4")
    g.bots[s] -= 1
    place(g, to.index, BOT, s)
    contribute(g, s, M_BOTS)


def welcome_ships(g: Mars, s: int) -> Script[None]:
    """8.4, O15: one Ship, more by a Ship tech, and one more for each Colonist at hand before."""
    boosts = able(g, s)
    yield from welcome(g, s, 2, True)
    extra = 0
    if may_welcome(g, s):
        extra = SHIPS_A_LEVEL * (yield from offer(g, s, SHIP_TECH))
    while may_welcome(g, s) and (extra > 0 or (boosts > 0 and able(g, s) > 0)):
        more = yield from welcome(g, s, 2, False, boosted=extra == 0)
        if not more:
            return
        if extra > 0:
            extra -= 1
        else:
            boosts -= 1
