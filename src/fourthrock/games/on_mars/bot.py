"""What a good player looks at, for each kind of game (16, 18.1, 20.2, 21.2, 22.2, 23.3): points, engine, time, disaster."""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.on_mars.blackout import DARK, VANDALIZED
from fourthrock.games.on_mars.blueprints import BLUEPRINTS, CLINIC, VACCINATION
from fourthrock.games.on_mars.cards import CONTRACTS, MISSIONS, SCIENTISTS
from fourthrock.games.on_mars.chapters import (
    ALIEN_LAB_LEVEL,
    BLACKOUT_GOALS,
    BLACKOUT_LIMIT,
    FINDS_WANTED,
    MONOLITH_ROUNDS,
    OUTBREAK_ROUNDS,
    SCIENTIST_AIM_OP,
    TROOPERS,
)
from fourthrock.games.on_mars.complexes import alike, own_advanced, size, zone
from fourthrock.games.on_mars.construct import mines_held, no_construct
from fourthrock.games.on_mars.events import TEAM_GOAL
from fourthrock.games.on_mars.goods import CRYSTAL, HOSPITAL, MEDICINE, MINERAL, SHELTER
from fourthrock.games.on_mars.hexes import DISTANCE, HEX_COUNT
from fourthrock.games.on_mars.hire import advanced_of
from fourthrock.games.on_mars.laboratory import GOAL_14_SPACES, LAB
from fourthrock.games.on_mars.medicine import active_colonists, endangered, infected, medicine_tech_owner, vaccines_given
from fourthrock.games.on_mars.monolith import aim_holds, aims_reached, final_score
from fourthrock.games.on_mars.movement import rover_hex
from fourthrock.games.on_mars.outbreak import mission_holds
from fourthrock.games.on_mars.plans import owned, owned_count, upgrade_hexes
from fourthrock.games.on_mars.position import (
    ADVANCED,
    ALIEN,
    BLACKOUT,
    BOT,
    COLONIST,
    HUMANS_LOSE,
    HUMANS_WIN,
    INVASION,
    MONOLITH,
    OUTBREAK,
    OVER,
    STUNNED,
    TROOPER,
    TURN,
    TURN_END,
    Mars,
)
from fourthrock.games.on_mars.scoring import rank_key, total
from fourthrock.games.on_mars.solo import solo_terms, solo_won
from fourthrock.games.on_mars.techs import best_level, level

SPREAD: Final = 14.0
"""How many points ahead make a player e times as likely to win."""
RESOURCE_WORTH: Final = 0.7
MINERAL_WORTH: Final = 1.6
CRYSTAL_WORTH: Final = 1.1
COLONIST_WORTH: Final = 0.8
BOT_WORTH: Final = 2.0
MINER_WORTH: Final = 2.5
PRODUCER_WORTH: Final = 2.0
SHELTER_WORTH: Final = 4.0
TECH_WORTH: Final = 0.8
PLAN_NEAR: Final = 0.85
"""How likely a Blueprint in hand is to be built: with its Building in a Bot's zone, somewhere on the map, or not there yet."""
PLAN_SOMEWHERE: Final = 0.6
PLAN_FAR: Final = 0.35
PLAN_DECAY: Final = 0.75
OPENING_WORTH: Final = 1.2
LSS_WORTH: Final = 1.5
FIND_WORTH: Final = 2.5
CONTRACT_TRUST: Final = 0.4
GOAL_WORTH: Final = 3.0
STRIKE: Final = 0.45
"""How much of a dark Building the Vandalism card at the end of a turn costs on average."""


def worth(g: Mars) -> list[float]:
    """For each seat, roughly its chance to win."""
    if g.mode == INVASION:
        humans = _humans_against_alien(g)
        return [humans] * g.players + [1.0 - humans]
    if g.mode == OUTBREAK:
        return [_chance(g, _outbreak(g, at_turn(g, s))) for s in range(g.players)]
    if g.mode == BLACKOUT:
        return [_chance(g, _blackout(g, at_turn(g, s))) for s in range(g.players)]
    if g.mode == MONOLITH:
        return [_monolith(g)]
    if g.lacerda:
        return [_against_lacerda(g)]
    return _rivals(g)


def at_turn(g: Mars, s: int) -> bool:
    """Whether this player's turn is still to be ended, and with it come what its end brings: nobody gains by putting it off."""
    return g.active == s and g.phase in (TURN, TURN_END)


def _squash(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def _chance(g: Mars, x: float) -> float:
    """A co-operative game: decided, or the odds."""
    if g.result == HUMANS_WIN:
        return 1.0
    if g.result == HUMANS_LOSE:
        return 0.0
    return _squash(x)


# ------------------------------------------------------------------------------------------------------------- base game


def time_left(g: Mars) -> float:
    """How much of the game is still to come, 1 to 0."""
    if g.last:
        return 0.1
    if g.mode == MONOLITH:
        return max(0.0, 1.0 - (g.track + at_turn(g, 0)) / MONOLITH_ROUNDS)
    open_work = 0.0
    for mission, left in zip(g.missions, g.mission_left):
        open_work += left / MISSIONS[mission].needs[max(0, g.players - 2)]
    rounds = 1.0 - g.round / (g.last_round + 1)
    return max(0.05, min(rounds, 0.2 + 0.8 * open_work / 3, 0.2 + 0.8 * g.remaining / 3))


def promise(g: Mars, s: int) -> float:
    """What a player's engine will still bring in points, if all the game lay ahead."""
    base = s * 7
    value = MINERAL_WORTH * g.stock[base + MINERAL] + CRYSTAL_WORTH * (g.stock[base + CRYSTAL] + 0.8 * g.pending[s])
    value += RESOURCE_WORTH * sum(g.stock[base + 1 : base + 5])
    value += COLONIST_WORTH * (12 - g.supply[s]) + 0.5 * COLONIST_WORTH * g.quarters[s]
    value += SHELTER_WORTH * (g.shelters[s] - 1) + GOAL_WORTH * (len(g.goals_shown[s]) + 0.3 * len(g.goals[s]))
    for h in range(HEX_COUNT):
        if g.who[h] == s:
            piece = g.piece[h]
            if piece == BOT:
                value += BOT_WORTH
            elif piece == COLONIST:
                value += MINER_WORTH
            elif piece == ADVANCED:
                value += PRODUCER_WORTH
    for at in g.tech_at[s * 13 : s * 13 + 13]:
        if at >= 0:
            value += TECH_WORTH * LAB[at].level
    near = zone(g, s)
    return value + _plans(g, s, near) + _openings(g, s, near) + _finds(g, s) + _contracts(g, s)


def _plans(g: Mars, s: int, near: list[int]) -> float:
    """Blueprints in hand: the points they cost now and would bring, as likely as they are to be built; many are too many."""
    value = 0.0
    share = 1.0
    for card in owned(g, s):
        if g.card_hex[card] < 0:
            one = BLUEPRINTS[card]
            chance = PLAN_FAR
            if upgrade_hexes(g, s, one, near):
                chance = PLAN_NEAR
            elif g.building.count(one.building) >= one.level:
                chance = PLAN_SOMEWHERE
            value += share * chance * (2 * one.op + PRODUCER_WORTH)
            share *= PLAN_DECAY
    return value


def _openings(g: Mars, s: int, near: list[int]) -> float:
    """What this player's Bots could have constructed, more where the life support waits for it."""
    value = 0.0
    for kind in range(6):
        if kind != SHELTER and not g.stacks[kind]:
            continue
        reach = best_level(g, kind)
        if any(no_construct(g, s, kind, h, reach) is None for h in near):
            value += OPENING_WORTH
            if 1 <= kind <= 4 and g.lss[kind] < g.level + 1:
                value += LSS_WORTH
    return value


def _finds(g: Mars, s: int) -> float:
    """Tiles taken, and tiles that the Rover may reach soon."""
    at = rover_hex(g, s)
    ahead = sum([1 for h in range(HEX_COUNT) if g.tile[h] >= 0 and DISTANCE[at][h] <= 3])
    return FIND_WORTH * (len(g.found[s]) + sum(g.researched[s * 4 : s * 4 + 4]) + 0.25 * min(2, ahead))


def _contracts(g: Mars, s: int) -> float:
    value = 0.0
    for contract in CONTRACTS:
        i = contract.index
        if g.contract_owner[i] == s and not g.contract_done[i]:
            needed = sum(contract.needs)
            share = sum(g.delivered[i * 7 : i * 7 + 7]) / needed if needed else 0.3
            value += (contract.op + contract.failed) * (CONTRACT_TRUST + (1 - CONTRACT_TRUST) * share)
    return value


def expected(g: Mars, s: int) -> float:
    """The points that this player may end with, as against the others."""
    return total(g, s) + time_left(g) * promise(g, s)


def _rivals(g: Mars) -> list[float]:
    if g.phase == OVER:
        keys = [rank_key(g, s) for s in range(g.players)]
        winners = keys.count(max(keys))
        return [1.0 / winners if key == max(keys) else 0.0 for key in keys]
    points = [expected(g, s) for s in range(g.players)]
    top = max(points)
    spread = SPREAD * (0.35 + 0.65 * time_left(g))
    weights = [math.exp((value - top) / spread) for value in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _against_lacerda(g: Mars) -> float:
    """18.1: every demand counts, and so does the lead over Lacerda."""
    if g.phase == OVER:
        return 1.0 if solo_won(g) else 0.0
    terms = solo_terms(g)
    done = sum(1 for _, holds in terms if holds) / len(terms)
    lead = expected(g, 0) - total(g, 1)
    steps = 0.05 * sum([1 for tech in range(13) if level(g, 0, tech) >= 5])
    goal = 1.0 if g.goals_shown[0] else max([_goal_hope(g, 0, goal) for goal in g.goals[0]], default=0.0)
    return _squash(4.0 * (done - 0.7) + lead / 25.0 - 1.0 + steps + 0.3 * (g.level - 2) + 0.6 * goal)


# -------------------------------------------------------------------------------------------------------------- chapters


def _humans_against_alien(g: Mars) -> float:
    """20.2: the way to 100 points against the way to twenty Troopers."""
    if g.result == HUMANS_WIN:
        return 1.0
    if g.result == HUMANS_LOSE:
        return 0.0
    if g.phase == OVER:
        return 0.5
    engine = sum([promise(g, s) for s in range(g.players)]) / g.players
    humans = (g.team + 0.5 * engine) / TEAM_GOAL
    stunned = g.piece.count(STUNNED)
    troops = g.alien_on_map + 0.45 * g.alien_troopers - 0.3 * stunned
    knowledge = sum([ALIEN_LAB_LEVEL[at] for at in g.alien_tech if at >= 0])
    homes = sum(1 for h in range(HEX_COUNT) if g.building[h] >= 7)
    tokens = g.alien_reusable + g.alien_on.count(2) + 0.4 * g.alien_expendable
    alien = (troops + 0.35 * knowledge + 0.5 * homes + 0.4 * tokens + 0.25 * (g.alien_crystals + g.alien_pending)) / TROOPERS
    near = sum(1 for h in range(HEX_COUNT) if g.piece[h] == TROOPER and g.who[h] == ALIEN)
    return _squash(5.0 * (humans - alien) - 0.05 * near - 0.1 * g.alien_card.count(2))


def _outbreak(g: Mars, turn: bool) -> float:
    """21.2: how far both Missions are, against the sick and the clock; with nobody healthy all is lost."""
    done = sum([_mission_share(g, mission) for mission in g.aims])
    sick = infected(g) + (endangered(g) if turn else 0)
    danger = sick / g.infection_limit
    healthy = active_colonists(g) - sick
    medicine = sum([g.stock[s * 7 + MEDICINE] for s in range(g.players)])
    clock = g.track / OUTBREAK_ROUNDS[g.players]
    wards = sum(g.shelters) / g.players - 1
    safety = 0.35 * min(4, medicine) + 0.5 * min(2.0, wards) - 3.0 * danger * danger - 6.0 * math.exp(-healthy / 3.0)
    return 4.0 * done + safety + clock + 0.5 * _team_engine(g) - 3.0


def _team_engine(g: Mars) -> float:
    """What the players' engines promise, on the scale of the odds of a co-operative game."""
    return sum([promise(g, s) for s in range(g.players)]) / (40.0 * g.players)


def _mission_share(g: Mars, mission: int) -> float:
    """How much of a Mission of chapter 2 is done, 0 to 1; the way there begins with Hospitals and their Blueprints."""
    if mission_holds(g, mission):
        return 1.0
    hospitals = g.building.count(HOSPITAL)
    if mission == 0:
        owner = medicine_tech_owner(g)
        if owner >= 0:
            return 0.3 + 0.7 * level(g, owner, HOSPITAL) / 6
        return 0.1 * (g.card_owner[CLINIC] >= 0) + 0.1 * min(1, hospitals)
    if mission == 1:
        return hospitals / 5
    plans = sum(1 for card in BLUEPRINTS if card.building == HOSPITAL and g.card_owner[card.index] >= 0)
    if mission == 2:
        advanced = sum(1 for h in range(HEX_COUNT) if g.piece[h] == ADVANCED and alike(g, h, HOSPITAL, -1))
        return 0.6 * advanced / 3 + 0.2 * min(3, plans) / 3 + 0.2 * min(3, hospitals) / 3
    if mission == 3:
        return sum([g.stock[s * 7 + MEDICINE] for s in range(g.players)]) / 5
    if mission == 4:
        ready = 0.2 * (g.card_owner[VACCINATION] >= 0) + 0.2 * (g.card_hex[VACCINATION] >= 0)
        return ready + 0.2 * min(3, hospitals) / 3 + 0.4 * vaccines_given(g) / 2
    return plans / 4


def _blackout(g: Mars, turn: bool) -> float:
    """22.2, 22.3: Missions and Goals, those reached and those on the way, against the dark Buildings and empty Quarters."""
    done = BLACKOUT_GOALS[g.players] - g.track
    nearly = 0.0
    for mission, left in zip(g.missions, g.mission_left):
        nearly += 1.0 - left / MISSIONS[mission].needs[max(0, g.players - 2)]
    for s in range(g.players):
        nearly += len(g.goals_shown[s]) + sum([_goal_hope(g, s, goal) for goal in g.goals[s]], 0.0)
    dark = (g.black.count(DARK) + 0.35 * g.black.count(VANDALIZED) + STRIKE * turn) / BLACKOUT_LIMIT
    danger = 4.0 * dark * dark + 2.5 * math.exp(-sum(g.quarters) / 2.0)
    return 1.2 * done + 0.9 * nearly - danger + 0.5 * _team_engine(g) - 2.5


def _goal_hope(g: Mars, s: int, goal: int) -> float:
    """What a Private Goal in hand is worth beside one that is reached: too much to be thrown away for a Crystal."""
    return 0.4 + 0.45 * goal_share(g, s, goal) ** 2


def goal_share(g: Mars, s: int, goal: int) -> float:
    """How much of a Private Goal this player has reached, 0 to 1."""
    have, asked = _goal_count(g, s, goal)
    return min(1.0, have / asked)


def _goal_count(g: Mars, s: int, goal: int) -> tuple[int, int]:
    """11.3: of what a Private Goal counts, how much there is and how much it asks for."""
    base = s * 7
    if goal == 0:
        return owned_count(g, s), 4
    if goal == 1:
        return len(own_advanced(g, s)), 3
    if goal == 2:
        return mines_held(g, s), 3
    if goal == 3:
        return len(g.found[s]), 3
    if goal == 4:
        return max([size(g, h) for h in own_advanced(g, s)], default=0), 4
    if goal == 5:
        return max(g.stock[base + 1 : base + 5]), 4
    if goal == 6:
        return g.shelters[s], 3
    if goal == 7:
        return g.level, 3
    if goal == 8:
        return g.quarters[s], 7
    if goal == 9:
        return sum([at >= 0 for at in g.tech_at[s * 13 : s * 13 + 13]]), 5
    if goal == 10:
        return g.hangar[s], 3
    if goal == 11:
        return sum(g.researched[s * 4 : s * 4 + 4]), 2
    if goal == 12:
        completed = any(g.contract_done[c] and g.contract_owner[c] == s for c in range(12))
        return int(s in g.scientist_owner) + int(completed), 2
    if goal == 13:
        return sum([space in g.tech_at[s * 13 : s * 13 + 13] for space in GOAL_14_SPACES]), 3
    if goal == 14:
        return sum(g.cubes[s * 5 : s * 5 + 5]), 3
    return sum([size(g, h) >= 3 for h in own_advanced(g, s)]), 2


def _monolith(g: Mars) -> float:
    """23.3: four goals of five; then the rank."""
    points = final_score(g) + time_left(g) * promise(g, 0)
    near = sum([_aim_share(g, deck) for deck in range(5)])
    if g.phase == OVER:
        return (0.6 if aims_reached(g) >= 4 else 0.1) + 0.35 * _squash((final_score(g) - 80) / 40.0)
    return _squash(1.1 * (near - 3.2) + (points - 60.0) / 70.0)


def _aim_share(g: Mars, deck: int) -> float:
    """How much of a goal is done, 0 to 1."""
    wanted = g.aims[deck]
    if wanted < 0:
        return 0.0
    if aim_holds(g, deck):
        return 1.0
    if deck == 0:
        return 0.5 if g.card_owner[wanted] == 0 else 0.0
    if deck == 1:
        if g.contract_owner[wanted] != 0:
            return 0.0
        needs = sum(CONTRACTS[wanted].needs)
        return 0.3 + (0.6 * sum(g.delivered[wanted * 7 : wanted * 7 + 7]) / needs if needs else 0.0)
    if deck == 2:
        return level(g, 0, wanted) / 6
    if deck == 3:
        hired = 0.3 if g.scientist_owner[wanted] == 0 else 0.0
        return hired + 0.6 * min(1.0, 3 * advanced_of(g, SCIENTISTS[wanted].scores) / SCIENTIST_AIM_OP)
    discovery, research = FINDS_WANTED[wanted]
    have = min(discovery, len(g.found[0])) + min(research, sum(g.researched))
    return have / (discovery + research)
