"""Lacerda, the opponent of the solo game (rule 18). He asks nothing of anybody; ties fall by the dice (18.8)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.blueprints import BLUEPRINTS, Blueprint
from fourthrock.games.on_mars.cards import (
    CONTRACTS,
    DISCOVERIES,
    M_BOTS,
    M_CONTRACTS,
    M_DISCOVERY,
    M_RESEARCH,
    M_TECHS,
    RESEARCH,
    SCIENTISTS,
    SOLO_DECK,
    Scientist,
)
from fourthrock.games.on_mars.complexes import is_empty, joined, lift, move, place
from fourthrock.games.on_mars.construct import construct_hexes, left, put_building
from fourthrock.games.on_mars.events import contribute, push_mission
from fourthrock.games.on_mars.goods import (
    CONDENSER,
    CRYSTAL,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    LACERDA,
    MINE,
    ROVER_TECH,
    SHELTER,
    UPGRADE_TECH,
)
from fourthrock.games.on_mars.hexes import DISTANCE, HEX_COUNT, RING_3
from fourthrock.games.on_mars.hire import take_contract, take_scientist
from fourthrock.games.on_mars.laboratory import (
    B_BLUEPRINT,
    B_BOTS,
    B_COLONIST,
    B_CRYSTAL,
    B_LEARN,
    B_UPGRADE,
    B_WAREHOUSE,
    GRID_REFILL,
    LAB,
    NO_BENEFIT,
    Step,
)
from fourthrock.games.on_mars.mains import slot_price, slot_row
from fourthrock.games.on_mars.movement import collect_on_way, rover_hex
from fourthrock.games.on_mars.plans import build_advanced, may_take_blueprint, obtain, upgrade_hexes
from fourthrock.games.on_mars.position import A_BLUEPRINT, A_CONSTRUCT, A_RESEARCH, A_UPGRADE, NO_PIECE, ROVER, SLOTS, Mars
from fourthrock.games.on_mars.quarters import (
    enter_working_area,
    return_from_bench,
    return_from_slots,
    return_from_working_area,
    slot_seat,
)
from fourthrock.games.on_mars.stores import can_store, gain_crystals
from fourthrock.games.on_mars.techs import best_level, free_first_spaces, level, steps, steps_of, use
from fourthrock.games.on_mars.travel import free_spaces, in_colony, put_discovery
from fourthrock.table import Script

HE: Final = 1
YOU: Final = 0
SEQUENCE: Final = [MINE, GENERATOR, EXTRACTOR, GREENHOUSE, CONDENSER]


def shuffle_solo_deck(g: Mars) -> None:
    """18.2: an empty deck is shuffled anew, before anything is revealed."""
    if not g.solo_deck:
        g.solo_deck = g.solo_shown
        g.solo_shown = []
        g.dice.shuffle(g.solo_deck)
        g.solo_pass += 1


def lacerdas_turn(g: Mars) -> Script[None]:
    """18.2: his card, and from the second pass on its Mission."""
    card = SOLO_DECK[g.solo_deck.pop()]
    g.solo_shown.append(card.index)
    g.reveal()
    g.say("{} reveals {}: action {}", LACERDA, card, card.action)
    if g.solo_pass > 1:
        push_mission(g, HE, card.mission)
    done = yield from _act(g, card.action)
    if not done:
        yield from move_rover(g)
    _tidy(g)


def _act(g: Mars, number: int) -> Script[bool]:
    """18.3, 18.4: the action of this number on his side; whether it was possible."""
    if in_colony(g, HE):
        if number == 1:
            return (yield from _in_slot(g, A_CONSTRUCT))
        if number == 2:
            return (yield from _in_slot(g, A_UPGRADE))
        return hire_somebody(g, True)
    if number == 1:
        return (yield from _in_slot(g, A_BLUEPRINT))
    if number == 2:
        return (yield from learn_one(g))
    return (yield from _in_slot(g, A_RESEARCH))


def _in_slot(g: Mars, row: int) -> Script[bool]:
    """18.5: the slot costs Crystals only; without them, or with nothing to do, the action fails."""
    price = slot_price(g, HE, row)
    if price > g.stock[HE * 7 + CRYSTAL] or g.supply[HE] == 0 or not _could(g, row):
        return False
    there = slot_row(g, row)
    if len(there) == SLOTS:
        top = max(there.count(YOU), there.count(HE))
        for at in range(row * SLOTS, row * SLOTS + SLOTS):
            seat = slot_seat(g.slots[at])
            if there.count(seat) == top:
                enter_working_area(g, seat, 0)
                g.slots[at] = -1
    g.stock[HE * 7 + CRYSTAL] -= price
    free = [at for at in range(row * SLOTS, row * SLOTS + SLOTS) if g.slots[at] < 0]
    g.slots[free[0]] = HE
    g.supply[HE] -= 1
    if row == A_CONSTRUCT:
        return (yield from construct_one(g))
    if row == A_UPGRADE:
        return (yield from upgrade_some(g))
    if row == A_BLUEPRINT:
        return obtain_one(g)
    return (yield from research(g))


def _could(g: Mars, row: int) -> bool:
    if row == A_CONSTRUCT:
        return bool(_next_type(g)[1])
    if row == A_UPGRADE:
        return bool(_upgrades(g))
    if row == A_BLUEPRINT:
        return may_take_blueprint(g, HE)
    return bool(steps(g, HE, True))


# ----------------------------------------------------------------------------------------------------------------- Orbit


def _scored(g: Mars, kind: int) -> bool:
    """Whether one of his Scientists scores this type."""
    return any(g.scientist_owner[one.index] == HE and one.scores == kind for one in SCIENTISTS[:6])


def obtain_one(g: Mars) -> bool:
    """18.3(1): a type that his Scientists score, else the leftmost of the fuller row."""
    if not may_take_blueprint(g, HE):
        return False
    for card in g.display:
        if card >= 0 and _scored(g, BLUEPRINTS[card].building):
            obtain(g, HE, BLUEPRINTS[card])
            return True
    rows = [[card for card in g.display[:6] if card >= 0], [card for card in g.display[6:] if card >= 0]]
    row = rows[1] if len(rows[1]) >= len(rows[0]) else rows[0]
    obtain(g, HE, BLUEPRINTS[row[0]])
    return True


def learn_one(g: Mars) -> Script[bool]:
    """18.3(2): the cheapest, leftmost technology that he lacks, on the upper free space."""
    spaces = free_first_spaces(g, HE)
    if not spaces:
        return False
    for at in GRID_REFILL:
        tech = g.grid[at]
        if tech >= 0 and g.tech_at[HE * 13 + tech] < 0:
            g.grid[at] = -1
            g.tech_at[HE * 13 + tech] = spaces[0]
            g.say("{} learns a technology", LACERDA)
            contribute(g, HE, M_TECHS)
            yield from _benefit(g, LAB[spaces[0]].benefit)
            return True
    return False


def research(g: Mars) -> Script[bool]:
    """18.3(3): the most developed tile that can move, then the least developed one."""
    first = yield from _develop(g, True)
    yield from _develop(g, False)
    return first


def _develop(g: Mars, most: bool) -> Script[bool]:
    options = steps(g, HE, True)
    if not options:
        return False
    levels = [LAB[step.space].level for step in options]
    wanted = max(levels) if most else min(levels)
    best: list[Step] = [step for step in options if LAB[step.space].level == wanted]
    lowest = max([LAB[g.tech_at[HE * 13 + step.tech]].row for step in best])
    best = [step for step in best if LAB[g.tech_at[HE * 13 + step.tech]].row == lowest]
    yield from _take_step(g, g.dice.choose(best))
    return True


def _take_step(g: Mars, step: Step) -> Script[None]:
    g.tech_at[HE * 13 + step.tech] = step.space
    g.say("{} develops the {}", LACERDA, step)
    yield from _benefit(g, LAB[step.space].benefit)


def develop_lent(g: Mars, tech: int) -> Script[None]:
    """3.12, 18.8: the tile that you used goes on, to a space with a benefit if there is one; an Oxygen he would not keep."""
    ways = steps_of(g, HE, tech, True)
    if ways:
        gifted = [step for step in ways if LAB[step.space].benefit != NO_BENEFIT]
        yield from _take_step(g, g.dice.choose(gifted or ways))


def _benefit(g: Mars, what: int) -> Script[None]:
    """18.5 to 18.7: he keeps no Resources; Bots are his icon, a Colonist his Rover."""
    if what == B_WAREHOUSE:
        take_most_plentiful(g)
    elif what == B_CRYSTAL:
        gain_crystals(g, HE, 1)
    elif what == B_BOTS:
        g.solo_bot = (g.solo_bot + 1) % len(SEQUENCE)
    elif what == B_BLUEPRINT:
        obtain_one(g)
    elif what == B_UPGRADE:
        yield from upgrade_some(g)
    elif what == B_LEARN:
        yield from learn_one(g)
    elif what == B_COLONIST:
        yield from move_rover(g)


def take_most_plentiful(g: Mars) -> None:
    """18.7: Crystals first among equals, then from the left; Resources go to the supply."""
    best = -1
    for good in [CRYSTAL, 1, 2, 3, 4]:
        if (
            g.warehouse[good]
            and (good != CRYSTAL or can_store(g, HE, CRYSTAL))
            and (best < 0 or g.warehouse[good] > g.warehouse[best])
        ):
            best = good
    if best >= 0:
        g.warehouse[best] -= 1
        if best == CRYSTAL:
            gain_crystals(g, HE, 1)


# ---------------------------------------------------------------------------------------------------------------- Colony


def _next_type(g: Mars) -> tuple[int, list[int]]:
    """18.4(1): the icon's type if its marker is below the level marker's row, else the next; and where it can stand."""
    for n in range(len(SEQUENCE)):
        kind = SEQUENCE[(g.solo_bot + n) % len(SEQUENCE)]
        if kind == MINE or g.lss[kind] < g.level + 1:
            ground = sites(g, kind)
            if ground:
                return kind, ground
    return MINE, []


def sites(g: Mars, kind: int) -> list[int]:
    """18.4(1), O41: the hexes for the biggest complex that any technology allows; Bot zones do not matter."""
    if not left(g, HE, kind):
        return []
    hexes = construct_hexes(g, HE, kind, best_level(g, kind), range(HEX_COUNT))
    if not hexes:
        return []
    most = max([joined(g, h, kind, HE) for h in hexes])
    return [h for h in hexes if joined(g, h, kind, HE) == most]


def construct_one(g: Mars) -> Script[bool]:
    kind, ground = _next_type(g)
    if not ground:
        return False
    yield from build(g, kind, g.dice.choose(ground))
    g.solo_bot = (SEQUENCE.index(kind) + 1) % len(SEQUENCE)
    return True


def build(g: Mars, kind: int, h: int) -> Script[None]:
    """He needs the same technology as anybody: his own, else yours (3.12)."""
    needed = joined(g, h, kind, HE)
    if needed > level(g, HE, kind):
        use(g, HE, YOU, kind)
    yield from put_building(g, HE, kind, h)


def _upgrades(g: Mars) -> list[tuple[Blueprint, int]]:
    """18.4(2): any own Blueprint anywhere, those that his Scientists score first."""
    found: list[tuple[Blueprint, int]] = []
    for card in BLUEPRINTS:
        if g.card_owner[card.index] == HE and g.card_hex[card.index] < 0:
            for h in upgrade_hexes(g, HE, card, list(range(HEX_COUNT))):
                found.append((card, h))
    best = [pair for pair in found if _scored(g, pair[0].building)]
    return best or found


def upgrade_some(g: Mars) -> Script[bool]:
    """18.4(2): one, and as many more as the Upgrade tech allows."""
    times = 1
    done = 0
    while done < times:
        pairs = _upgrades(g)
        if not pairs:
            break
        pair = g.dice.choose(pairs)
        yield from build_advanced(g, HE, pair[0], pair[1])
        done += 1
        if done == 1 and _upgrades(g):
            times += best_level(g, UPGRADE_TECH)
            if level(g, YOU, UPGRADE_TECH) > level(g, HE, UPGRADE_TECH):
                use(g, HE, YOU, UPGRADE_TECH)
    return done > 0


def hire_somebody(g: Mars, bench: bool) -> bool:
    """18.4(3): the Scientist with most to score; with two of them the best Contract, counted as completed."""
    if bench and (g.bench[HE] >= 0 or g.supply[HE] == 0):
        return False
    scientists = [one for one in SCIENTISTS[:6] if g.scientist_owner[one.index] < 0]
    if g.scientist_owner.count(HE) < 2 and scientists:
        top = max([_potential(g, one) for one in scientists])
        take_scientist(g, HE, g.dice.choose([one for one in scientists if _potential(g, one) == top]))
    elif g.contracts and g.stock[HE * 7 + CRYSTAL]:
        g.stock[HE * 7 + CRYSTAL] -= 1
        most = max([CONTRACTS[c].op for c in g.contracts])
        card = CONTRACTS[g.dice.choose([c for c in g.contracts if CONTRACTS[c].op == most])]
        take_contract(g, HE, card)
        if not g.contract_done[card.index]:
            g.contract_done[card.index] = True
            contribute(g, HE, M_CONTRACTS)
    else:
        return False
    if bench:
        g.bench[HE] = 0
        g.supply[HE] -= 1
    _refill(g)
    return True


def _potential(g: Mars, one: Scientist) -> int:
    """All Blueprints owned by anybody of the type that he scores."""
    return sum(1 for card in BLUEPRINTS if g.card_owner[card.index] >= 0 and card.building == one.scores)


def _refill(g: Mars) -> None:
    g.gaps = 0
    g.dice.shuffle(g.contract_deck)
    if g.contract_deck:
        g.contracts.append(g.contract_deck.pop())
    g.contract_deck.sort()


# ----------------------------------------------------------------------------------------------------------------- Rover


def _collectable(g: Mars, tile: int) -> bool:
    """18.5: not a Discovery tile that only gives Resources, nor a Research tile of a type that he has."""
    if tile < 0:
        return False
    if tile >= RESEARCH:
        return not g.researched[HE * 4 + tile - RESEARCH]
    find = DISCOVERIES[tile]
    return not find.plain or find.what == CRYSTAL


def move_rover(g: Mars) -> Script[None]:
    """18.5: toward the nearest tile, with technology and Crystals; there he takes it."""
    start = rover_hex(g, HE)
    targets = [h for h in range(HEX_COUNT) if _collectable(g, g.tile[h]) and g.piece[h] == NO_PIECE]
    if not targets:
        return
    nearest = min([DISTANCE[start][h] for h in targets])
    target = g.dice.choose([h for h in targets if DISTANCE[start][h] == nearest])
    mp = 2 + best_level(g, ROVER_TECH)
    if level(g, YOU, ROVER_TECH) > level(g, HE, ROVER_TECH):
        use(g, HE, YOU, ROVER_TECH)
    if nearest > mp:
        spent = min(nearest - mp, g.stock[HE * 7 + CRYSTAL])
        g.stock[HE * 7 + CRYSTAL] -= spent
        mp += spent
    to = _as_near(g, start, target, mp)
    if to == start:
        return
    if g.rover_at[HE] >= 0:
        move(g, start, to)
    else:
        place(g, to, ROVER, HE)
    collect_on_way(g, HE, start, to)
    if to == target:
        yield from _claim(g, to)


def _as_near(g: Mars, start: int, target: int, mp: int) -> int:
    """The free hex within reach that is nearest to the target."""
    best = start
    for h in range(HEX_COUNT):
        stop = DISTANCE[start][h] <= mp and g.piece[h] == NO_PIECE and (g.tile[h] < 0 or h == target)
        if stop and DISTANCE[h][target] < DISTANCE[best][target]:
            best = h
    return best


def _claim(g: Mars, h: int) -> Script[None]:
    tile = g.tile[h]
    g.tile[h] = -1
    if tile >= RESEARCH:
        g.researched[HE * 4 + tile - RESEARCH] = 1
        contribute(g, HE, M_RESEARCH)
        yield from research(g)
        return
    g.found[HE].append(tile)
    contribute(g, HE, M_DISCOVERY)
    g.say("{} takes {}", LACERDA, DISCOVERIES[tile])
    effect = DISCOVERIES[tile].effect
    if effect == bp.E_DEVELOP:
        yield from research(g)
    elif effect == bp.E_UPGRADE:
        yield from upgrade_some(g)
    elif effect == bp.E_CONSTRUCT_ANY:
        yield from construct_one(g)
    elif effect == bp.E_CONSTRUCT:
        ground = sites(g, DISCOVERIES[tile].what)
        if ground:
            yield from build(g, DISCOVERIES[tile].what, g.dice.choose(ground))
    elif effect == bp.E_HIRE:
        hire_somebody(g, False)
    elif effect == bp.E_BLUEPRINT:
        obtain_one(g)
        obtain_one(g)
    elif effect == bp.E_WAREHOUSE:
        take_most_plentiful(g)
        take_most_plentiful(g)
    elif effect == bp.E_LEARN:
        yield from learn_one(g)
    else:
        gain_crystals(g, HE, DISCOVERIES[tile].count)


# --------------------------------------------------------------------------------------------------- travel, level, setup


def lacerda_travels(g: Mars, flown: bool) -> Script[None]:
    """18.7: with the Shuttle, unless his last card forbids it."""
    if not flown or in_colony(g, HE) == g.shuttle_in_colony:
        return
    if g.solo_shown and not SOLO_DECK[g.solo_shown[-1]].travels:
        return
    to_colony = not in_colony(g, HE)
    if to_colony:
        _explore(g)
        return_from_slots(g, HE, A_CONSTRUCT, A_UPGRADE)
        return_from_bench(g, HE)
    else:
        return_from_slots(g, HE, A_BLUEPRINT, A_RESEARCH)
    return_from_working_area(g, HE)
    _tidy(g)
    space = g.dice.choose(free_spaces(g, to_colony))
    g.space[HE] = space.number
    g.say("{} travels to {}", LACERDA, space)
    yield from _benefit(g, space.benefit)
    if to_colony:
        yield from construct_one(g)
    _tidy(g)


def _explore(g: Mars) -> None:
    """18.7: the leftmost tile, 3 from his Rover, as far from yours as possible."""
    ground = [h for h in RING_3[rover_hex(g, HE)] if is_empty(g, h)]
    if not ground or not g.exploration:
        return
    yours = rover_hex(g, YOU)
    far = max([DISTANCE[h][yours] for h in ground])
    put_discovery(g, HE, g.exploration[0], g.dice.choose([h for h in ground if DISTANCE[h][yours] == far]))


def lacerda_grows(g: Mars) -> Script[None]:
    """18.6: on each level a Shelter, a Bot on his board, a Ship."""
    ground = sites(g, SHELTER)
    if ground:
        yield from build(g, SHELTER, g.dice.choose(ground))
    if g.bots[HE]:
        g.bots[HE] -= 1
        g.bots_home[HE] += 1
        contribute(g, HE, M_BOTS)
    for slot in range(8):
        if g.depot[HE * 8 + slot]:
            g.depot[HE * 8 + slot] = 0
            g.hangar[HE] += 1
            break
    _tidy(g)


def _tidy(g: Mars) -> None:
    """His Colonists wait in the supply: his Living Quarters count as full anyway (18.6)."""
    g.supply[HE] += g.quarters[HE]
    g.quarters[HE] = 0


def lay_lacerda(g: Mars, start_space: int) -> None:
    """18.1: no Resources, no Goals; his Bot on the Mine icon; the Shuttle on his side."""
    for good in range(5):
        g.stock[HE * 7 + good] = 0
    for h in range(HEX_COUNT):
        if g.who[h] == HE:
            lift(g, h)
    g.bots_home[HE] = 1
    g.space[HE] = start_space
    g.shuttle_in_colony = start_space > 4
    g.solo_deck = [card.index for card in SOLO_DECK]
    g.dice.shuffle(g.solo_deck)
    _tidy(g)
