"""Clans roused by an attack (11.2) and the Rebel's reinforcements (11.3)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import REBEL, Clan, Unit
from fourthrock.games.omega_war.places import DORMANT, ROUSED, Warren
from fourthrock.games.omega_war.position import ASIDE, WAITING, War
from fourthrock.games.omega_war.ruin import move_index
from fourthrock.games.omega_war.stages import end_stage
from fourthrock.games.omega_war.state import enter, risen
from fourthrock.games.omega_war.uprising import standing_warrens
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

AT_FULL_STRENGTH: Final = Refusal("11.3", "it is at full strength")


def rousing(g: War) -> Script[None]:
    """11.2 One clan whose Warren is under attack rises before the first die is thrown."""
    s = g.scenario
    for target in g.targets:
        warren = s.hexes[target].warren
        if warren >= 0 and g.clans[s.warrens[warren].clan] == DORMANT:
            yield from rouse(g, s.clans[s.warrens[warren].clan])
            return
    end_stage(g)


def rouse(g: War, clan: Clan) -> Script[None]:
    """11.2 The index gains the ratings of its Warrens; two units stand up in each; the others wait to be built."""
    s = g.scenario
    g.clans[clan.index] = ROUSED
    warrens = [s.warrens[warren] for warren in standing_warrens(g, clan)]
    g.say("{} rises under attack", clan)
    move_index(g, sum(warren.rating for warren in warrens), f"{clan.name} rises under attack")
    for warren in warrens:
        for _ in range(s.units_of_a_struck_warren):
            yield from stand_up(g, clan, warren)
    for u in clan.units:
        if g.at[u] == WAITING:
            g.at[u] = ASIDE


def stand_up(g: War, clan: Clan, warren: Warren) -> Script[None]:
    s = g.scenario
    choices = first_of_each_kind(g, [u for u in clan.units if g.at[u] == WAITING])
    if choices:
        unit = yield from pick(REBEL, f"Which unit stands up in {warren.name}?", choices, rule="11.2")
        enter(g, unit.index, warren.hex, s.units[unit.index].steps)
        g.say("{} stands up in {}", unit, s.hexes[warren.hex])


def first_of_each_kind(g: War, units: list[int]) -> list[Unit]:
    """Counters of one kind of a clan are alike: offer the first."""
    found: list[Unit] = []
    for u in units:
        unit = g.scenario.units[u]
        if all(other.kind != unit.kind for other in found):
            found.append(unit)
    return found


def reinforcement(g: War) -> Script[None]:
    """11.3 In the months with a Warren mark each standing Warren of a risen clan gives steps, Warren by Warren."""
    s = g.scenario
    if not s.months[g.turn].warren:
        end_stage(g)
        return
    if g.begun == 0:
        g.heading("Rebel reinforcement")
    while g.begun < len(s.warrens):
        warren = s.warrens[g.begun]
        if g.destroyed[warren.index] == 0 and risen(g, warren.clan):
            yield from reinforce(g, warren)
            return
        g.begun += 1
    end_stage(g)


def reinforce(g: War, warren: Warren) -> Script[None]:
    """11.3 Steps of one Warren: to units of its clan anywhere, or to new ones placed in it."""
    s = g.scenario
    clan = s.clans[warren.clan]
    for left in range(s.reinforcement_steps, 0, -1):
        among: list[Item] = [s.units[u] for u in clan.units if g.at[u] >= 0]
        among += first_of_each_kind(g, [u for u in clan.units if g.at[u] < 0])
        legal = [unit for unit in among if why_no_step(g, unit) is None]
        answer = yield from pick_or_stop(
            REBEL,
            f"{warren.name} has {left} steps: to which unit of {clan.name}?",
            among,
            lambda unit: why_no_step(g, unit),
            rule="11.3",
            legal=legal,
            note=lambda unit: step_note(g, unit),
        )
        if not isinstance(answer, Unit):
            break
        add_step(g, answer, warren)
    g.begun += 1


def why_no_step(g: War, item: Item) -> Refusal | None:
    assert isinstance(item, Unit)
    return AT_FULL_STRENGTH if g.at[item.index] >= 0 and g.steps[item.index] == item.steps else None


def step_note(g: War, item: Item) -> str:
    assert isinstance(item, Unit)
    return "to full strength" if g.at[item.index] >= 0 else "placed in the Warren with one step"


def add_step(g: War, unit: Unit, warren: Warren) -> None:
    u = unit.index
    if g.at[u] >= 0:
        g.steps[u] += 1
        g.say("{} is brought up to {} steps", unit, g.steps[u])
    else:
        enter(g, u, warren.hex, 1)
        g.say("{} appears in {} with one step", unit, g.scenario.hexes[warren.hex])
