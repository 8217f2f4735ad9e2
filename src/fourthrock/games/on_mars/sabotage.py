"""The Sabotage cards of chapter 4 (rule 23.2)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import chapters as c
from fourthrock.games.on_mars.cards import SCIENTIST_PAYS, SCIENTISTS
from fourthrock.games.on_mars.complexes import bot_hexes, hexes, lift, place
from fourthrock.games.on_mars.goods import CRYSTAL, GOODS, MINE, PLANT, SHELTER, WATER, Good
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES, Hex
from fourthrock.games.on_mars.laboratory import GRID_REFILL, LAB
from fourthrock.games.on_mars.position import ADVANCED, COLONIST, NO_PIECE, ROVER, SLOTS, Mars
from fourthrock.games.on_mars.quarters import able, to_working_area
from fourthrock.games.on_mars.recall import IN_BENCH, PLACES, posted
from fourthrock.games.on_mars.techs import lab_tiles
from fourthrock.table import Item, Script, Word, pick

YOU: Final = 0
THEFT: Final = 2
AT_HOME: Final = Word("from-quarters", "From the Living Quarters")


def resolve(g: Mars, card: int) -> Script[None]:
    """What the card does."""
    if card == c.S_BOMBED:
        bomb(g)
    elif card == c.S_HACKED:
        yield from hack(g)
    elif card == c.S_SCIENCE:
        lose_science(g)
    elif card == c.S_PLANS:
        g.plans_changed = True
    elif card == c.S_ABDUCTION:
        yield from abduct(g)
    elif card == c.S_HARVEST:
        g.crystal = [0] * HEX_COUNT
    elif card == c.S_DELAYED:
        g.shuttle += 1
    elif card == c.S_EFFICIENCY:
        g.toll += 1
    elif card == c.S_THEFT:
        steal_crystals(g)
    elif card == c.S_LSS:
        g.lss_spoilt += 1
    elif card == c.S_HANGAR:
        yield from feed_the_hangar(g)
    elif card == c.S_EXPLOSION:
        yield from explode(g)
    elif card == c.S_SEAL:
        yield from break_seal(g)
    elif card == c.S_BOT:
        yield from destroy_bot(g)
    elif card == c.S_ROVER:
        disable_rover(g)
    else:
        misinform(g)


def bomb(g: Mars) -> None:
    """Goal 1 costs two Minerals from now on; its marker comes off."""
    g.bombed = True
    card = g.aims[0]
    h = g.card_hex[card]
    if h >= 0:
        lift(g, h)
        g.card_at[h] = -1
        g.card_hex[card] = -1


def hack(g: Mars) -> Script[None]:
    """The technology of goal 3 goes back a column, from the first one to the Tech Grid."""
    tech = g.aims[2]
    at = g.tech_at[tech]
    if at < 0:
        return
    if LAB[at].level == 1:
        free = [space for space in GRID_REFILL if g.grid[space] < 0]
        if free:
            g.grid[free[0]] = tech
        else:
            g.tech_deck.append(tech)
        g.tech_at[tech] = -1
        return
    lab = lab_tiles(g, YOU)
    column = [space for space in LAB if space.level == LAB[at].level - 1 and lab[space.index] < 0]
    touching = [space for space in column if at in space.onward]
    if column:
        space = yield from pick(YOU, "Where does the hacked technology go?", touching or column, rule="23.2")
        g.tech_at[tech] = space.index


def lose_science(g: Mars) -> None:
    """The hiring cost of the Scientist of goal 4, as far as it is there."""
    one = SCIENTISTS[g.aims[3]]
    for _ in range(SCIENTIST_PAYS):
        if one.pays >= 0:
            g.stock[one.pays] = max(0, g.stock[one.pays] - 1)
        elif able(g, YOU):
            to_working_area(g, YOU)


def abduct(g: Mars) -> Script[None]:
    """A Colonist of the Working Area, else of anywhere."""
    if g.working[YOU]:
        g.working[YOU] -= 1
        g.supply[YOU] += 1
        return
    places: list[Item] = [AT_HOME] if g.quarters[YOU] else []
    places.extend(posted(g, YOU, True, False))
    places.extend([HEXES[h] for h in range(HEX_COUNT) if g.piece[h] == COLONIST])
    if not places:
        return
    at = yield from pick(YOU, "Which Colonist is abducted?", places, rule="23.2")
    if isinstance(at, Hex):
        lift(g, at.index)
    elif at is AT_HOME:
        g.quarters[YOU] -= 1
    elif at is PLACES[IN_BENCH]:
        g.bench[YOU] = -1
    else:
        row = PLACES.index(at) * SLOTS
        g.slots[next(slot for slot in range(row, row + SLOTS) if g.slots[slot] >= 0)] = -1
    g.supply[YOU] += 1


def steal_crystals(g: Mars) -> None:
    """Two Crystals of the board, those of the Depot before those that wait below it; what lacks is taken of the next gains."""
    stolen = min(THEFT, g.stock[CRYSTAL])
    waiting = min(THEFT - stolen, g.pending[YOU])
    g.stock[CRYSTAL] -= stolen
    g.pending[YOU] -= waiting
    g.debt += THEFT - stolen - waiting


def feed_the_hangar(g: Mars) -> Script[None]:
    """Water or a Plant for each Ship, as many as there are."""
    for _ in range(g.hangar[YOU]):
        ways: list[Good] = [GOODS[good] for good in (WATER, PLANT) if g.stock[good]]
        if not ways:
            return
        paid = yield from pick(YOU, "Give up what for a Ship in the Hangar?", ways, rule="23.2")
        g.stock[paid.index] -= 1


def _upright(g: Mars, kind: int) -> list[int]:
    return [h for h in range(HEX_COUNT) if g.building[h] == kind and g.piece[h] != ADVANCED and h not in g.flipped]


def explode(g: Mars) -> Script[None]:
    """Any Mine without a marker is turned face down; its Colonist goes to the Working Area."""
    mines = _upright(g, MINE)
    if not mines:
        return
    at = yield from pick(YOU, "Which Mine explodes?", hexes(mines), rule="23.2")
    g.flipped.append(at.index)
    if g.piece[at.index] == COLONIST:
        lift(g, at.index)
        g.working[YOU] += 1


def break_seal(g: Mars) -> Script[None]:
    """A Shelter without a marker, but never the last one."""
    shelters = _upright(g, SHELTER)
    if g.shelters[YOU] < 2 or not shelters:
        return
    at = yield from pick(YOU, "Which Shelter leaks?", hexes(shelters), rule="23.2")
    g.flipped.append(at.index)
    g.shelters[YOU] -= 1


def destroy_bot(g: Mars) -> Script[None]:
    bots = bot_hexes(g, YOU)
    if bots:
        at = yield from pick(YOU, "Which Bot is destroyed?", hexes(bots), rule="23.2")
        lift(g, at.index)
        g.bots[YOU] += 1


def disable_rover(g: Mars) -> None:
    """For the next two Colonization phases."""
    if g.rover_at[YOU] >= 0:
        lift(g, g.rover_at[YOU])
    g.rover_off = 2


def rover_recovers(g: Mars) -> Script[None]:
    """At the end of the second Colonization phase it stands up on any Shelter."""
    if g.rover_off == 0:
        return
    g.rover_off -= 1
    if g.rover_off:
        return
    homes = [h for h in range(HEX_COUNT) if g.building[h] == SHELTER and g.piece[h] == NO_PIECE]
    if homes:
        at = yield from pick(YOU, "On which Shelter does the Rover stand up?", hexes(homes), rule="23.2")
        place(g, at.index, ROVER, YOU)


def misinform(g: Mars) -> None:
    """The Mission that is nearest to its end, A before B before C."""
    open_ones = [at for at in range(len(g.mission_left)) if g.mission_left[at]]
    if open_ones:
        nearest = min(open_ones, key=lambda at: (g.mission_left[at], at))
        g.mission_left[nearest] += 1
