"""What happens besides (rules 10, 15, 17.3, 20.3): points, Missions, completed Contracts, tasks of the First Colonists."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import (
    CONTRACT_COMPLEX,
    CONTRACTS,
    FIRST_A,
    FIRST_B,
    M_CONTRACTS,
    MISSIONS,
    Contract,
)
from fourthrock.games.on_mars.complexes import own_advanced, size
from fourthrock.games.on_mars.goods import COLOURS, LACERDA
from fourthrock.games.on_mars.position import (
    BASE_GAME,
    BLACKOUT,
    HUMANS_WIN,
    INVASION,
    OUTBREAK,
    OVER,
    Mars,
)
from fourthrock.games.on_mars.stores import gain, gain_crystals
from fourthrock.table import GameOver, Item

F_LSS: Final = 0
F_PROGRESS: Final = 1
F_CARDS: Final = 2
F_BLUEPRINTS: Final = 3
F_TECHS: Final = 4
F_SHELTERS: Final = 5
F_SHIPS: Final = 6
F_PEOPLE: Final = 7
FROM: Final = [
    "Life support", "Progress", "Advanced Buildings", "Blueprints",
    "Technologies", "Shelters", "Ships", "Scientists and Contracts",
]  # fmt: skip
TEAM_GOAL: Final = 100


def end(g: Mars, result: int, why: str) -> None:
    """The game ends here and now."""
    g.result = result
    g.why = why
    g.phase = OVER
    g.say("{}", why)
    raise GameOver


def named(g: Mars, s: int) -> Item:
    """A player as the log calls him: by colour, but Lacerda by his name."""
    return LACERDA if g.lacerda and s == 1 else COLOURS[s]


def score(g: Mars, s: int, points: int, source: int) -> None:
    """Points gained in play; in chapter 1 they are the team's (20.2), in chapters 2 and 3 there are none (O83)."""
    if points == 0 or g.mode in (OUTBREAK, BLACKOUT):
        return
    g.lines[s * 8 + source] += points
    if g.mode != INVASION:
        g.op[s] += points
        return
    g.team += points
    if g.team >= TEAM_GOAL:
        end(g, HUMANS_WIN, "The humans reach 100 OP")


def team_score(g: Mars, s: int, points: int, source: int) -> None:
    """20.3: points that only chapter 1 gives."""
    if g.mode == INVASION:
        score(g, s, points, source)


def contribute(g: Mars, s: int, mission: int) -> None:
    """10.1: whoever contributes gains the Crystals; with the last cube the Mission is done."""
    for at in range(len(g.missions)):
        if g.missions[at] == mission and g.mission_left[at] > 0:
            gain_crystals(g, s, MISSIONS[mission].crystals)
            g.mission_left[at] -= 1
            if g.mission_left[at] == 0:
                _mission_done(g, at)


def push_mission(g: Mars, s: int, at: int) -> None:
    """18.2: one cube of this Mission, by its place."""
    if g.mission_left[at] > 0:
        contribute(g, s, g.missions[at])


def _mission_done(g: Mars, at: int) -> None:
    g.missions_done += 1
    g.say("The Mission {} is completed", MISSIONS[g.missions[at]])
    if g.mode in (BASE_GAME, BLACKOUT):
        step_remaining(g)
    if g.mode == BLACKOUT:
        goal_reached(g)


def step_remaining(g: Mars) -> None:
    """12.4(6), 10.1: the Remaining-Missions marker; off its track, it triggers the end."""
    if g.remaining > 0:
        g.remaining -= 1
        if g.remaining == 0:
            g.triggered = True
            g.say("The end of the game is near")


def goal_reached(g: Mars) -> None:
    """22.2, 22.6: each Mission and Goal moves the tracker and earns a repair; at 0 the alien is caught."""
    g.track -= 1
    g.repairs += 1
    if g.track < 1:
        end(g, HUMANS_WIN, "The alien saboteur is caught")


def check_contracts(g: Mars) -> None:
    """10.3: which Contracts have come true."""
    for contract in CONTRACTS:
        c = contract.index
        s = g.contract_owner[c]
        if s >= 0 and not g.contract_done[c] and _fulfilled(g, s, contract):
            g.contract_done[c] = True
            g.say("{} completes {}", named(g, s), contract)
            contribute(g, s, M_CONTRACTS)
            team_score(g, s, contract.op + contract.failed, F_PEOPLE)


def _fulfilled(g: Mars, s: int, contract: Contract) -> bool:
    if contract.building >= 0:
        return advanced_in_complex(g, s, contract.building, CONTRACT_COMPLEX)
    base = contract.index * 7
    return all(g.delivered[base + good] >= contract.needs[good] for good in range(7))


def advanced_in_complex(g: Mars, s: int, building: int, least: int) -> bool:
    """15.2: an own Advanced Building of this type in a complex of at least this size."""
    return any(g.building[h] == building and size(g, h) >= least for h in own_advanced(g, s))


def did_task(g: Mars, s: int, task: int) -> None:
    """17.3: one B task a turn pays its reward; the card goes out of the game."""
    if g.first_b and not g.task_done and g.active == s and task in g.first_b[s]:
        g.task_done = True
        g.first_b[s].remove(task)
        g.first_done.append(task)
        gain(g, s, FIRST_B[task].reward, 1)
        g.say("{} completes {}", COLOURS[s], FIRST_B[task])


def built_first(g: Mars, s: int, kind: int) -> None:
    """17.3: a Building of the A card boxes it and brings two B cards."""
    if s < len(g.first_a) and g.first_a[s] >= 0 and kind in FIRST_A[g.first_a[s]].buildings:
        g.first_a_seen.append(g.first_a[s])
        g.first_a[s] = -1
        for _ in range(min(2, len(g.first_deck))):
            g.first_b[s].append(g.first_deck.pop())
        g.reveal()
