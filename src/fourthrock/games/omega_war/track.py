"""The game turn record (section 12) and victory (section 13)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import NOMAD, UNION
from fourthrock.games.omega_war.places import HELD
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.ruin import move_index
from fourthrock.games.omega_war.stages import NEW_STEPS, OVER, begin_stage
from fourthrock.games.omega_war.state import column, eliminate
from fourthrock.games.omega_war.words import NUKES, ORBITAL
from fourthrock.table import Refusal, Script, Standing, pick_or_stop

ACTIVE_ALREADY: Final = Refusal("12.4", "the station is active already")
NO_STATION: Final = Refusal("12.4", "the Union does not hold the settlement from which the station is led")
NOT_IN_A: Final = Refusal("12.4", "only while the Political Index stands in column A")
NUKES_ALREADY: Final = Refusal("12.5", "nukes are in use already")
NOT_IN_A_OR_B: Final = Refusal("12.5", "only while the Political Index stands in column A or B")

COLUMN_A: Final = 0
COLUMN_B: Final = 1


def turn_record(g: War) -> Script[None]:
    """12.1 to 12.7 The end is tested, nomads winter, the Union may take up its last weapons, the month passes."""
    if not g.begun:
        g.begun = 1
        g.course.append(g.index)
        g.outcome = verdict(g)
        if g.outcome:
            g.heading("The war is over: {}", g.outcome)
            begin_stage(g, OVER)
            return
        winter_quarters(g)
    weapon = yield from pick_or_stop(
        UNION, "Take up a last weapon?", [ORBITAL, NUKES], lambda word: why_no_weapon(g, word), rule="12.3"
    )
    if weapon is None:
        next_month(g)
    elif weapon is ORBITAL:
        g.orbital = 1
        g.paid_for_orbital = g.dice.roll()
        g.say("The Union activates the Orbital Strike Station")
        move_index(g, -g.paid_for_orbital, "the Orbital Strike Station")
    else:
        g.nuclear = 1
        g.paid_for_nukes = g.dice.roll()
        g.say("The Union decides to use nukes")
        move_index(g, -g.paid_for_nukes, "nukes")


def verdict(g: War) -> str:
    """12.1, 13.1 The result of the war if it ends with this turn; empty if it goes on."""
    s = g.scenario
    if g.index > s.index_most:
        return s.results[-1]
    if g.index < s.index_least:
        return s.results[0]
    return s.results[column(g)] if g.turn == len(s.months) - 1 else ""


def winter_quarters(g: War) -> None:
    """12.2 In the month with the Totem mark all nomads go back into the cup."""
    if g.scenario.months[g.turn].totem:
        g.say("The nomads go into winter quarters")
        for u, where in enumerate(g.at):
            if where >= 0 and g.scenario.units[u].kind == NOMAD:
                eliminate(g, u)


def why_no_weapon(g: War, word: object) -> Refusal | None:
    """12.4, 12.5 Each once; the column is read anew for the second."""
    if word is ORBITAL:
        if g.orbital:
            return ACTIVE_ALREADY
        if g.status[g.scenario.orbital_home] != HELD:
            return NO_STATION
        return None if column(g) == COLUMN_A else NOT_IN_A
    if g.nuclear:
        return NUKES_ALREADY
    return None if column(g) <= COLUMN_B else NOT_IN_A_OR_B


def next_month(g: War) -> None:
    """12.7 The next turn begins."""
    g.turn += 1
    g.combats = []
    begin_stage(g, NEW_STEPS)


def union_wins(outcome: str) -> bool:
    return outcome.startswith("Union")


def verdict_now(g: War) -> str:
    """13.1 The result; before the end, the one that the Political Index now promises."""
    return g.outcome or verdict(g) or g.scenario.results[column(g)]


def margin(g: War, outcome: str) -> float:
    """13.1 How far the Union has won (above 0) or lost (below 0), from the level of the result."""
    results = g.scenario.results
    place = results.index(outcome)
    union_results = sum(1 for result in results if union_wins(result))
    rebel_results = len(results) - union_results
    return float(place - rebel_results + 1) if place >= rebel_results else float(place - rebel_results)


def standing_of(g: War, seat: int) -> Standing:
    """13.1 The result; before the end, the one that the Political Index now promises."""
    outcome = verdict_now(g)
    level = margin(g, outcome)
    score = level if seat == UNION else -level
    return Standing(seat, 1 if score > 0 else 2, score, [("level of victory", score), ("Political Index", float(g.index))])
