"""The Alien Commander's actions (rule 20.5) and Blueprints."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import SCIENTISTS
from fourthrock.games.on_mars.chapters import (
    ABDUCTION,
    ALIEN_ACTIONS,
    ALIEN_CARDS,
    ALIEN_LAB_LEVEL,
    ALIEN_STEPS,
    ALIEN_TECHS,
    AT_DEPLOYMENT,
    AT_MINE,
    AT_MOBILIZATION,
    AT_REINFORCEMENT,
    AT_SHELTER,
    BRINGS_CRYSTAL,
    BRINGS_TROOPER,
    D_ACTIVATE,
    D_BESIDE,
    D_CONSTRUCT,
    D_LEARN,
    D_MOVE,
    D_OBTAIN,
    D_ONTO,
    D_RESEARCH,
    D_STEAL,
    D_UPGRADE,
    INFECTION,
    TILES,
    TROOPERS,
    VIGILANT,
    AlienCard,
    AlienStep,
    Tile,
)
from fourthrock.games.on_mars.complexes import displace, hexes, is_empty, joined, move, place, size
from fourthrock.games.on_mars.events import F_PEOPLE, end, team_score
from fourthrock.games.on_mars.goods import ALIEN_MINE, ALIEN_SHELTER, BUILDINGS, COMMANDER, CRYSTAL, GOODS
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES, NEIGHBOURS, Hex
from fourthrock.games.on_mars.hire import advanced_of
from fourthrock.games.on_mars.position import ADVANCED, ALIEN, HUMANS_LOSE, NO_PIECE, STUNNED, TROOPER, Mars
from fourthrock.games.on_mars.quarters import able, to_working_area
from fourthrock.games.on_mars.techs import CORRUPTED, GUARDED
from fourthrock.table import Item, Script, Word, pick, pick_or_stop

FORTH: Final = Word("shuttle-forth", "One space nearer to space 1")
BACK: Final = Word("shuttle-back", "One space back")
LAST_SHUTTLE_SPACE: Final = 3  # O81


def alien_seat(g: Mars) -> int:
    return g.players


def alien_level(g: Mars, tech: int) -> int:
    at = g.alien_tech[tech]
    return ALIEN_LAB_LEVEL[at] if at >= 0 else 0


def gain_troopers(g: Mars, count: int) -> None:
    """O56: no more than there are."""
    new = min(count, g.alien_aside)
    g.alien_aside -= new
    g.alien_troopers += new


def alien_possible(g: Mars, action: int) -> bool:
    """Whether this action could do anything now."""
    if action == D_CONSTRUCT:
        return bool(_alien_kinds(g))
    if action == D_OBTAIN:
        return 0 in g.alien_card
    if action == D_LEARN:
        return 0 not in g.alien_tech and -1 in g.alien_tech
    if action == D_RESEARCH:
        return bool(alien_steps(g))
    if action == D_UPGRADE:
        return 1 in g.alien_card and bool(_plain_buildings(g))
    if action == D_ACTIVATE:
        return bool(_ready_cards(g))
    if action == D_STEAL:
        return g.warehouse[CRYSTAL] > 0 or 1 in g.crystal
    if action == D_BESIDE:
        return g.alien_troopers > 0 and bool(beside(g))
    if action == D_ONTO:
        return g.alien_troopers > 0 and bool(onto(g))
    return any(_goals(g, h, 1) for h in range(HEX_COUNT))


def alien_act(g: Mars, action: int) -> Script[None]:
    """20.5: one of the ten actions."""
    g.say("{}: {}", COMMANDER, ALIEN_ACTIONS[action])
    if action == D_CONSTRUCT:
        yield from _construct(g)
    elif action == D_OBTAIN:
        yield from _obtain(g)
    elif action == D_LEARN:
        yield from _learn(g)
    elif action == D_RESEARCH:
        yield from advance_tech(g, True)
    elif action == D_UPGRADE:
        yield from _upgrade(g)
    elif action == D_ACTIVATE:
        card = yield from pick(alien_seat(g), "Activate which Blueprint?", _ready_cards(g), rule="20.5")
        g.alien_flipped[card.index] = True
        yield from card_effect(g, card)
    elif action == D_STEAL:
        yield from _steal(g)
    elif action == D_MOVE:
        yield from _move(g)
    else:
        yield from _deploy(g, action == D_BESIDE)


# -------------------------------------------------------------------------------------------------- Buildings, knowledge


def _sites(g: Mars, kind: int) -> list[int]:
    """20.5(1): any empty hex; the size of a complex is limited to 1 + level."""
    limit = 1 + alien_level(g, AT_SHELTER if kind == ALIEN_SHELTER else AT_MINE)
    return [h for h in range(HEX_COUNT) if is_empty(g, h) and joined(g, h, kind, -1) < limit]


def _alien_kinds(g: Mars) -> list[int]:
    kinds: list[int] = []
    if g.alien_shelters and _sites(g, ALIEN_SHELTER):
        kinds.append(ALIEN_SHELTER)
    if g.alien_mines and _sites(g, ALIEN_MINE):
        kinds.append(ALIEN_MINE)
    return kinds


def _construct(g: Mars) -> Script[None]:
    kind = yield from pick(alien_seat(g), "Construct what?", [BUILDINGS[k] for k in _alien_kinds(g)], rule="20.5")
    to = yield from pick(alien_seat(g), "Construct it where?", hexes(_sites(g, kind.index)), rule="20.5")
    g.building[to.index] = kind.index
    g.say("{} constructs {} on {}", COMMANDER, kind, to)
    count = size(g, to.index)
    if kind.index == ALIEN_SHELTER:
        g.alien_shelters -= 1
        gain_troopers(g, count + alien_level(g, AT_REINFORCEMENT))
    else:
        g.alien_mines -= 1
        g.alien_pending += count


def _obtain(g: Mars) -> Script[None]:
    cards = [card for card in ALIEN_CARDS if g.alien_card[card.index] == 0]
    card = yield from pick(alien_seat(g), "Obtain which Blueprint?", cards, rule="20.5")
    g.alien_card[card.index] = 1
    if card.trooper:
        gain_troopers(g, 1)
    else:
        g.alien_pending += 1


def _learn(g: Mars) -> Script[None]:
    unknown = [tech for n, tech in enumerate(ALIEN_TECHS) if g.alien_tech[n] < 0]
    tech = yield from pick(alien_seat(g), "Learn which technology?", unknown, rule="20.5")
    g.alien_tech[ALIEN_TECHS.index(tech)] = 0


def alien_steps(g: Mars) -> list[AlienStep]:
    """O50: from any space to any empty one of the next column."""
    found: list[AlienStep] = []
    for tech in range(5):
        at = g.alien_tech[tech]
        if at >= 0:
            for space in range(1, 7):
                if ALIEN_LAB_LEVEL[space] == ALIEN_LAB_LEVEL[at] + 1 and space not in g.alien_tech:
                    found.append(ALIEN_STEPS[tech][space])
    return found


def advance_tech(g: Mars, must: bool) -> Script[None]:
    """20.5(4), 20.3(1): one technology, one space, the symbol there."""
    steps = alien_steps(g)
    if not steps:
        return
    step: AlienStep | None
    if must:
        step = yield from pick(alien_seat(g), "Advance which technology?", steps, rule="20.5")
    else:
        step = yield from pick_or_stop(alien_seat(g), "Advance which technology?", steps, rule="20.3")
    if step is None:
        return
    g.alien_tech[step.tech] = step.space
    g.say("{} advances {}", COMMANDER, step)
    if BRINGS_TROOPER[step.space]:
        gain_troopers(g, 1)
    elif BRINGS_CRYSTAL[step.space]:
        g.alien_pending += 1


def _plain_buildings(g: Mars) -> list[int]:
    return [h for h in range(HEX_COUNT) if g.building[h] >= ALIEN_SHELTER and g.piece[h] != ADVANCED]


def _upgrade(g: Mars) -> Script[None]:
    cards = [card for card in ALIEN_CARDS if g.alien_card[card.index] == 1]
    card = yield from pick(alien_seat(g), "Upgrade with which Blueprint?", cards, rule="20.5")
    to = yield from pick(alien_seat(g), "Upgrade which Building?", hexes(_plain_buildings(g)), rule="20.5")
    yield from displace(g, to.index)
    place(g, to.index, ADVANCED, ALIEN)
    g.alien_card[card.index] = 2
    g.alien_card_hex[card.index] = to.index


def _steal(g: Mars) -> Script[None]:
    """20.5(7): up to two, of the map or the Warehouse."""
    for n in range(2):
        loot: list[Item] = [HEXES[h] for h in range(HEX_COUNT) if g.crystal[h]]
        if g.warehouse[CRYSTAL]:
            loot.append(GOODS[CRYSTAL])
        if not loot:
            return
        taken: Item | None
        if n == 0:
            taken = yield from pick(alien_seat(g), "Steal which Crystal?", loot, rule="20.5")
        else:
            taken = yield from pick_or_stop(alien_seat(g), "Steal which Crystal?", loot, rule="20.5")
        if taken is None:
            return
        if isinstance(taken, Hex):
            g.crystal[taken.index] = 0
        else:
            g.warehouse[CRYSTAL] -= 1
        g.alien_pending += 1


# -------------------------------------------------------------------------------------------------------------- Troopers


def beside(g: Mars) -> list[int]:
    """20.5(8): empty hexes next to alien Buildings."""
    return [h for h in range(HEX_COUNT) if is_empty(g, h) and any(g.building[n] >= ALIEN_SHELTER for n in NEIGHBOURS[h])]


def onto(g: Mars) -> list[int]:
    """20.5(9): alien Buildings without a marker or a piece."""
    return [h for h in range(HEX_COUNT) if g.building[h] >= ALIEN_SHELTER and g.piece[h] == NO_PIECE]


def _deploy(g: Mars, near: bool) -> Script[None]:
    """20.5(8), (9): 1 and as many more as the Deployment level. The twentieth wins (20.2)."""
    for n in range(1 + alien_level(g, AT_DEPLOYMENT)):
        ground = beside(g) if near else onto(g)
        if not ground or g.alien_troopers == 0:
            return
        to: Hex | None
        if n == 0:
            to = yield from pick(alien_seat(g), "Deploy a Trooper where?", hexes(ground), rule="20.5")
        else:
            to = yield from pick_or_stop(alien_seat(g), "Deploy a Trooper where?", hexes(ground), rule="20.5")
        if to is None:
            return
        place(g, to.index, TROOPER, ALIEN)
        g.alien_troopers -= 1
        g.alien_on_map += 1
        if g.alien_on_map == TROOPERS:
            end(g, HUMANS_LOSE, "All Troopers of the aliens are on Mars")


def _goals(g: Mars, start: int, points: int) -> list[int]:
    """Where this Trooper may go; a stunned one stands up on his hex."""
    if g.piece[start] == STUNNED:
        return [start]
    if g.piece[start] != TROOPER:
        return []
    return [h for h in _reached(g, start, points) if g.piece[h] == NO_PIECE]


def _reached(g: Mars, start: int, points: int) -> list[int]:
    """20.5(10): never into a shielded Building or an Advanced one, not even in passing."""
    found = [start]
    edge = [start]
    for _ in range(points):
        ahead: list[int] = []
        for h in edge:
            for n in NEIGHBOURS[h]:
                if n not in found and not g.shielded[n] and g.piece[n] != ADVANCED:
                    found.append(n)
                    ahead.append(n)
        edge = ahead
    return found


def _steps_to(g: Mars, start: int, to: int, points: int) -> int:
    for n in range(1, points + 1):
        if to in _reached(g, start, n):
            return n
    return points


def _move(g: Mars) -> Script[None]:
    """20.5(10): 1 point and as many more as the Mobilization level; standing up takes one."""
    points = 1 + alien_level(g, AT_MOBILIZATION)
    first = True
    while points:
        movers = [h for h in range(HEX_COUNT) if _goals(g, h, points)]
        if not movers:
            return
        mover: Hex | None
        prompt = f"Move which Trooper? {points} points left"
        if first:
            mover = yield from pick(alien_seat(g), prompt, hexes(movers), rule="20.5")
        else:
            mover = yield from pick_or_stop(alien_seat(g), prompt, hexes(movers), rule="20.5")
        if mover is None:
            return
        first = False
        start = mover.index
        if g.piece[start] == STUNNED:
            g.piece[start] = TROOPER
            points -= 1
            continue
        to = yield from pick(alien_seat(g), "Move him where?", hexes(_goals(g, start, points)), rule="20.5")
        points -= _steps_to(g, start, to.index, points)
        move(g, start, to.index)


# ------------------------------------------------------------------------------------------------------------ Blueprints


def _ready_cards(g: Mars) -> list[AlienCard]:
    """20.5(6): built, face up, without the Scientist, and with something to do."""
    return [
        card
        for card in ALIEN_CARDS
        if g.alien_card[card.index] == 2
        and not g.alien_flipped[card.index]
        and g.alien_scientist != card.index
        and _card_possible(g, card.index)
    ]


def ready_for_scientist(g: Mars) -> list[AlienCard]:
    return _ready_cards(g) if g.alien_scientist < 0 else []


def _card_possible(g: Mars, card: int) -> bool:
    if card == INFECTION:
        return any(able(g, s) for s in range(g.players))
    if card == VIGILANT:
        return True
    if card == ABDUCTION:
        return any(on >= 0 for on in g.scientist_on)
    return g.corruption > 0 and bool(_corruptible(g))


def _corruptible(g: Mars) -> list[Tile]:
    return [
        TILES[s][tech]
        for s in range(g.players)
        for tech in range(13)
        if g.tech_at[s * 13 + tech] >= 0 and g.tech_token[s * 13 + tech] != CORRUPTED
    ]


def card_effect(g: Mars, card: AlienCard) -> Script[None]:
    """20.5: what the four alien Blueprints do."""
    g.say("{} uses {}", COMMANDER, card)
    if card.index == INFECTION:
        for s in range(g.players):
            if able(g, s):
                to_working_area(g, s)
    elif card.index == VIGILANT:
        yield from _shift_shuttle(g)
    elif card.index == ABDUCTION:
        yield from _abduct(g)
    else:
        tile = yield from pick(alien_seat(g), "Corrupt which technology?", _corruptible(g), rule="20.5")
        at = tile.seat * 13 + tile.tech
        if g.tech_token[at] == GUARDED:
            g.tech_token[at] = 0
            g.shields += 1
        else:
            g.tech_token[at] = CORRUPTED
            g.corruption -= 1


def _shift_shuttle(g: Mars) -> Script[None]:
    ways: list[Word] = []
    if g.shuttle > 1:
        ways.append(FORTH)
    if g.shuttle < LAST_SHUTTLE_SPACE:
        ways.append(BACK)
    way = yield from pick(alien_seat(g), "Move the Shuttle which way?", ways, rule="20.5")
    g.shuttle += -1 if way is FORTH else 1


def _abduct(g: Mars) -> Script[None]:
    """The marker goes back to its card; by the designer's update the card goes back to the display with its points."""
    working = [one for one in SCIENTISTS[:6] if g.scientist_on[one.index] >= 0]
    one = yield from pick(alien_seat(g), "Abduct which Scientist?", working, rule="20.5")
    g.scientist_on[one.index] = -1
    if g.abducts_card:
        s = g.scientist_owner[one.index]
        g.scientist_owner[one.index] = -1
        team_score(g, s, -3 * advanced_of(g, one.scores), F_PEOPLE)
