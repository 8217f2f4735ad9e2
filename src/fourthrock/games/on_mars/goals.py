"""Private Goals (rule 11): when they hold and what they pay. And deliveries to Contracts (15.1)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import cards as c
from fourthrock.games.on_mars.cards import CONTRACTS, DEVELOP_TWICE, REWARDS, Contract, Goal
from fourthrock.games.on_mars.complexes import group, own_advanced, size
from fourthrock.games.on_mars.construct import mines_held
from fourthrock.games.on_mars.events import check_contracts, goal_reached
from fourthrock.games.on_mars.finds import drive, gain_choice
from fourthrock.games.on_mars.goods import COLOURS, CRYSTAL, GOODS, MINERAL, Good
from fourthrock.games.on_mars.hire import scientists_on_display, take_card
from fourthrock.games.on_mars.lab import develop_series
from fourthrock.games.on_mars.laboratory import GOAL_14_SPACES
from fourthrock.games.on_mars.plans import owned_count, upgrade_series
from fourthrock.games.on_mars.position import BLACKOUT, Mars
from fourthrock.games.on_mars.quarters import recruit
from fourthrock.games.on_mars.recall import recall
from fourthrock.games.on_mars.ships import may_welcome, welcome
from fourthrock.games.on_mars.stores import gain, gain_crystals, wanted
from fourthrock.games.on_mars.techs import lab_tiles
from fourthrock.games.on_mars.travel import travel
from fourthrock.table import Item, Refusal, Script, pick

NOT_YET: Final = Refusal("11.1", "its condition does not hold")
ONE_ONLY: Final = Refusal("11.1", "you have completed a Private Goal already")
ONE_A_TURN: Final = Refusal("22.2", "one Private Goal a turn")


class Delivery(Item):
    """One good onto a Contract."""

    def __init__(self, good: Good) -> None:
        super().__init__(f"deliver-{good.token}", f"Deliver a {good.name}")
        self.good = good.index


DELIVERIES: Final = [Delivery(good) for good in GOODS[:6]]


def no_goal(g: Mars, s: int, goal: Goal) -> Refusal | None:
    """11.1: one a game; in chapter 3 all three, one a turn (22.2)."""
    if g.mode == BLACKOUT:
        if g.goal_done:
            return ONE_A_TURN
    elif g.goals_shown[s]:
        return ONE_ONLY
    return None if holds(g, s, goal.index) else NOT_YET


def holds(g: Mars, s: int, goal: int) -> bool:
    """11.3: the condition of each Private Goal."""
    if goal == 0:
        return owned_count(g, s) >= 4
    if goal == 1:
        return len(own_advanced(g, s)) >= 3
    if goal == 2:
        return mines_held(g, s) >= 3
    if goal == 3:
        return len(g.found[s]) >= 3
    if goal == 4:
        return any(size(g, h) >= 4 for h in own_advanced(g, s))
    if goal == 5:
        return max(g.stock[s * 7 + 1 : s * 7 + 5]) >= 4
    if goal == 6:
        return g.shelters[s] >= 3
    if goal == 7:
        return g.level >= 3
    if goal == 8:
        return g.quarters[s] >= 7
    if goal == 9:
        return sum(1 for at in g.tech_at[s * 13 : s * 13 + 13] if at >= 0) >= 5
    if goal == 10:
        return g.hangar[s] >= 3
    if goal == 11:
        return sum(g.researched[s * 4 : s * 4 + 4]) >= 2
    if goal == 12:
        return s in g.scientist_owner and any(g.contract_done[i] and g.contract_owner[i] == s for i in range(12))
    if goal == 13:
        lab = lab_tiles(g, s)
        return all(lab[space] >= 0 for space in GOAL_14_SPACES)
    if goal == 14:
        return sum(g.cubes[s * 5 : s * 5 + 5]) >= 3
    return _two_complexes(g, s)


def _two_complexes(g: Mars, s: int) -> bool:
    """Goal 16: Advanced Buildings in two different complexes of three or more."""
    seen: list[int] = []
    complexes = 0
    for h in own_advanced(g, s):
        if h not in seen:
            around = group(g, h)
            seen.extend(around)
            complexes += len(around) >= 3
    return complexes >= 2


def complete_goal(g: Mars, s: int, goal: Goal) -> Script[None]:
    """11.1: show the card, take one of its rewards; in chapter 3 the last goal wins before that (22.2)."""
    g.goals[s].remove(goal.index)
    g.goals_shown[s].append(goal.index)
    g.goal_done = True
    g.reveal()
    g.say("{} completes the Private Goal {}", COLOURS[s], goal)
    if g.mode == BLACKOUT:
        goal_reached(g)
    reward = yield from pick(s, "Which reward?", [DEVELOP_TWICE, REWARDS[goal.reward]], rule="11.1")
    if reward is DEVELOP_TWICE:
        yield from develop_series(g, s, 2, True, False)
    else:
        yield from _reward(g, s, goal.reward)


def _reward(g: Mars, s: int, reward: int) -> Script[None]:
    """11.3, O25: "at no cost" waives every cost and Colonist."""
    if reward == c.R_UPGRADES:
        yield from upgrade_series(g, s, 2, False, False, free=True)
    elif reward == c.R_RESOURCES:
        yield from gain_choice(g, s, 3)
    elif reward == c.R_MINERALS:
        gain(g, s, MINERAL, 3)
    elif reward == c.R_ROVER:
        yield from drive(g, s, 5, True, True)
    elif reward == c.R_COLONISTS:
        recruit(g, s)
        recruit(g, s)
    elif reward == c.R_CONTRACT:
        contracts: list[Item] = [CONTRACTS[i] for i in g.contracts]
        yield from take_card(g, s, contracts, True)
    elif reward == c.R_SHIP:
        if may_welcome(g, s, True):
            yield from welcome(g, s, 2, False, True)
    elif reward == c.R_RETRIEVE:
        yield from recall(g, s, 2)
    elif reward == c.R_TRAVEL:
        yield from travel(g, s)
    elif reward == c.R_SCIENTIST:
        scientists: list[Item] = [*scientists_on_display(g)]
        yield from take_card(g, s, scientists, True)
    else:
        gain_crystals(g, s, 3)


# ------------------------------------------------------------------------------------------------------------- Contracts


def has_good(g: Mars, s: int, good: int) -> bool:
    """15.1: on the board; Crystals gained this turn may go straight onto a Contract."""
    return g.stock[s * 7 + good] > 0 or (good == CRYSTAL and g.pending[s] > 0)


def takers(g: Mars, s: int, good: int) -> list[Contract]:
    return [one for one in CONTRACTS if wanted(g, s, one.index, good)]


def deliverable(g: Mars, s: int) -> list[Delivery]:
    """What this player could put on Contracts now."""
    if s not in g.contract_owner:
        return []
    return [one for one in DELIVERIES if has_good(g, s, one.good) and takers(g, s, one.good)]


def deliver(g: Mars, s: int, delivery: Delivery) -> Script[None]:
    """15.1: one item, for good."""
    contract = yield from pick(s, "Onto which Contract?", takers(g, s, delivery.good), rule="15.1")
    put_on_contract(g, s, contract.index, delivery.good)
    check_contracts(g)


def put_on_contract(g: Mars, s: int, contract: int, good: int) -> None:
    if good == CRYSTAL and g.pending[s]:
        g.pending[s] -= 1
    else:
        g.stock[s * 7 + good] -= 1
    g.delivered[contract * 7 + good] += 1


def last_deliveries(g: Mars, s: int) -> None:
    """16.1: at the end whatever completes a Contract goes onto it."""
    for contract in CONTRACTS:
        i = contract.index
        if g.contract_owner[i] != s or g.contract_done[i] or contract.building >= 0:
            continue
        missing = [contract.needs[good] - g.delivered[i * 7 + good] for good in range(7)]
        if all(g.stock[s * 7 + good] >= missing[good] for good in range(7)):
            for good in range(7):
                g.stock[s * 7 + good] -= missing[good]
                g.delivered[i * 7 + good] += missing[good]
