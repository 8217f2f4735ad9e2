"""Union recruitment (8.1 to 8.3): new steps, mutants, nomads."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import AIR, MUTANT, NOMAD, STRIKE, UNION, Unit
from fourthrock.games.omega_war.hexes import WASTE, Hex
from fourthrock.games.omega_war.places import BUBBLE, DOME, HELD, RUIN
from fourthrock.games.omega_war.position import ASIDE, CUP, War
from fourthrock.games.omega_war.ruin import rebuild
from fourthrock.games.omega_war.stages import UNION_MUTANTS, UNION_NOMADS, end_stage
from fourthrock.games.omega_war.state import enter, foul
from fourthrock.games.omega_war.supply import check_supply
from fourthrock.games.omega_war.words import CEASE, ROLL, SPEND
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

NO_AIR_STEPS: Final = Refusal("8.1", "no air steps are left")
NO_MOBILE_STEPS: Final = Refusal("8.1", "no mobile steps are left")
UNSUPPLIED: Final = Refusal("8.1", "a unit on the map must be supplied to take a step")
AT_FULL_STRENGTH: Final = Refusal("8.1", "it is at full strength")
NOT_A_DOME: Final = Refusal("8.1", "only ruined Domes can be rebuilt")
NO_DIVISION: Final = Refusal("8.1", "no strike division stands in the ruin")
ENEMY_ADJACENT: Final = Refusal("8.1", "enemy units are adjacent")
NO_AIR_IN_BUBBLE: Final = Refusal("8.1", "air units cannot be placed in the Bubble")
OCCUPIED: Final = Refusal("8.2", "a unit is in this waste hex already")
FOREIGN_TOTEM: Final = Refusal("8.3", "the Totem of another nation")
ENEMY_AT_TOTEM: Final = Refusal("8.3", "enemy units are at this Totem")


# ------------------------------------------------------------------------------------------------------------- new steps


def new_steps(g: War) -> Script[None]:
    """8.1 Spend the new steps one by one, or give them all up and rebuild a Dome."""
    if not g.begun:
        yield from begin_new_steps(g)
        return
    choice = StepChoice(g)
    unit = yield from pick_or_stop(
        UNION,
        f"Give a new step to which unit? {g.left} air and {g.left_mobile} mobile steps are left",
        choice.among,
        choice.why_not,
        rule="8.1",
        legal=choice.legal,
        note=choice.note,
    )
    if unit is None:
        end_stage(g)
    else:
        yield from take_step(g, unit)


def begin_new_steps(g: War) -> Script[None]:
    g.begun = 1
    check_supply(g, UNION)
    g.heading("Union recruitment, {}", g.scenario.months[g.turn].name)
    g.left = g.scenario.chart_first[0][g.column]
    g.left_mobile = g.scenario.chart_second[0][g.column]
    ruins = [place for place in g.scenario.hexes if place.settlement >= 0 and g.status[place.settlement] == RUIN]
    if any(why_no_rebuilding(g, place) is None for place in ruins):
        dome = yield from pick_or_stop(
            UNION,
            "Give up all new steps and rebuild which Dome?",
            ruins,
            lambda place: why_no_rebuilding(g, place),
            stop=SPEND,
            rule="8.1",
        )
        if dome is not None:
            rebuild(g, dome)
            end_stage(g)


def why_no_rebuilding(g: War, place: Hex) -> Refusal | None:
    """8.1 Twice a game: a ruined Dome with a strike division in it and no enemy beside it."""
    s = g.scenario
    if sum(g.rebuilt) >= s.dome_rebuilds:
        return Refusal("8.1", "{} Domes have been rebuilt: that is all", s.dome_rebuilds)
    if s.settlements[place.settlement].kind != DOME:
        return NOT_A_DOME
    if not any(where == place.index and s.units[u].kind == STRIKE for u, where in enumerate(g.at)):
        return NO_DIVISION
    near = s.near[place.index]
    if any(where in near and g.side[u] != UNION for u, where in enumerate(g.at)):
        return ENEMY_ADJACENT
    return None


class StepChoice:
    """Which units may take a new step: reduced ones on the map, and of those off it one of each kind."""

    def __init__(self, g: War) -> None:
        self.g = g
        self.among: list[Item] = []
        offered: list[int] = []
        home = any(status == HELD for status in g.status)
        for unit in g.scenario.units:
            if unit.home_side != UNION or unit.kind in (MUTANT, NOMAD):
                continue
            if g.at[unit.index] >= 0:
                self.among.append(unit)
            elif home and unit.kind not in offered:
                offered.append(unit.kind)
                self.among.append(unit)
        self.legal = [item for item in self.among if self.why_not(item) is None]

    def why_not(self, item: Item) -> Refusal | None:
        assert isinstance(item, Unit)
        g, u = self.g, item.index
        if item.kind_class == AIR and g.left == 0:
            return NO_AIR_STEPS
        if item.kind_class != AIR and g.left_mobile == 0:
            return NO_MOBILE_STEPS
        if g.at[u] < 0:
            return None if homes(g, item) else NO_AIR_IN_BUBBLE
        if g.steps[u] == item.steps:
            return AT_FULL_STRENGTH
        return None if g.supplied[u] else UNSUPPLIED

    def note(self, item: Item) -> str:
        assert isinstance(item, Unit)
        return "to full strength" if self.g.at[item.index] >= 0 else "placed with one step"


def homes(g: War, unit: Unit) -> list[Hex]:
    """8.1 Where a new unit may be placed: any settlement the Union holds; air units not in the Bubble."""
    s = g.scenario
    return [
        s.hexes[settlement.hex]
        for settlement in s.settlements
        if g.status[settlement.index] == HELD and not (unit.kind_class == AIR and settlement.kind == BUBBLE)
    ]


def take_step(g: War, item: Item) -> Script[None]:
    assert isinstance(item, Unit)
    u = item.index
    if g.at[u] >= 0:
        g.steps[u] += 1
        g.say("{} is brought up to {} steps", item, g.steps[u])
    else:
        place = yield from pick(UNION, f"Place {item.name} where?", homes(g, item), rule="8.1")
        enter(g, u, place.index, 1)
        g.supplied[u] = 1
        g.say("{} appears in {} with one step", item, place)
    if item.kind_class == AIR:
        g.left -= 1
    else:
        g.left_mobile -= 1


# ------------------------------------------------------------------------------------------------------ mutants and nomads


def union_mutants(g: War) -> Script[None]:
    """8.2 Roll for mutants, or cease for the rest of the game."""
    if not g.begun:
        if g.mutants_ceased:
            end_stage(g)
            return
        if not (yield from roll_or_cease(g, UNION_MUTANTS, "mutants", "8.2")):
            g.mutants_ceased = 1
            end_stage(g)
            return
    if g.left == 0:
        end_stage(g)
        return
    g.left -= 1
    if throw_succeeds(g, 0, "for mutants"):
        yield from place_mutant(g)


def roll_or_cease(g: War, line: int, name: str, rule: str) -> Script[bool]:
    """8.2, 8.3 The Union rolls all its dice of a line, or never rolls on it again."""
    g.begun = 1
    g.left = g.scenario.chart_first[line][g.column]
    answer = yield from pick(
        UNION,
        f"Roll for {name}, or cease recruiting them for the rest of the game?",
        [ROLL, CEASE],
        rule=rule,
        note=lambda word: f"{g.left} {'die' if g.left == 1 else 'dice'}, 1 to {spread(g)} succeeds" if word is ROLL else "",
    )
    if answer is CEASE:
        g.say("The Union ceases to recruit {}", name)
    return answer is ROLL


def spread(g: War) -> int:
    """7.1 The highest throw that succeeds in this step."""
    return g.scenario.chart_second[g.stage][g.column]


def throw_succeeds(g: War, modifier: int, what: str) -> bool:
    """7.1 One die of a step."""
    die = g.dice.roll()
    success = die + modifier <= spread(g)
    shown = f"{die}{modifier:+}" if modifier else f"{die}"
    g.say("A throw {}: {} against {}, {}", what, shown, spread(g), "success" if success else "failure")
    return success


def place_mutant(g: War) -> Script[None]:
    """8.2 Anywhere on a waste hex with no unit in it; without hex or counter it is lost."""
    s = g.scenario
    recruits = [unit for unit in s.units if unit.kind == MUTANT and g.at[unit.index] == ASIDE]
    wastes = [place for place in s.hexes if place.terrain == WASTE]
    if not recruits or all(place.index in g.at for place in wastes):
        g.say("There is no mutant, or no waste hex for it: it is lost")
        return
    unit = recruits[0]
    place = yield from pick(
        UNION,
        f"Place {unit.name} in which waste hex?",
        wastes,
        lambda place: OCCUPIED if place.index in g.at else None,
        rule="8.2",
    )
    g.side[unit.index] = UNION
    enter(g, unit.index, place.index, unit.steps)
    g.say("{} appears in {}", unit, place)


def union_nomads(g: War) -> Script[None]:
    """8.3 In clear weather: roll for nomads, or cease for the rest of the game."""
    if not g.begun:
        if g.nomads_ceased or foul(g):
            end_stage(g)
            return
        if not (yield from roll_or_cease(g, UNION_NOMADS, "nomads", "8.3")):
            g.nomads_ceased = 1
            end_stage(g)
            return
    if g.left == 0:
        end_stage(g)
        return
    g.left -= 1
    if throw_succeeds(g, 0, "for nomads"):
        yield from draw_nomad(g, UNION, "8.3")


def draw_nomad(g: War, side: int, rule: str) -> Script[None]:
    """8.3, 8.6 A blind draw, placed on a Totem of its own reserve; if there is none it goes back and the roll is lost."""
    s = g.scenario
    cup = [unit for unit in s.units if unit.kind == NOMAD and g.at[unit.index] == CUP]
    if not cup:
        g.say("The cup of nomads is empty: the roll is lost")
        return
    unit = g.dice.choose(cup)
    g.say("{} is drawn", unit)
    totems = [s.hexes[totem.hex] for totem in s.totems]
    if all(why_no_totem(g, side, unit, place) is not None for place in totems):
        g.say("{} finds no Totem and goes back into the cup", unit)
        return
    place = yield from pick(
        side, f"Place {unit.name} on which Totem?", totems, lambda place: why_no_totem(g, side, unit, place), rule=rule
    )
    g.side[unit.index] = side
    enter(g, unit.index, place.index, unit.steps)
    g.say("{} appears at {}", unit, place)


def why_no_totem(g: War, side: int, unit: Unit, place: Hex) -> Refusal | None:
    if place.nation != unit.nation:
        return FOREIGN_TOTEM
    if any(where == place.index and g.side[u] != side for u, where in enumerate(g.at)):
        return ENEMY_AT_TOTEM
    return None
