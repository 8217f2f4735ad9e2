"""The round (rules 2.3, 4, 13, 16.1): who acts next, the phases, and the end."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blackout import repairs, vandalism
from fourthrock.games.on_mars.events import check_contracts, end
from fourthrock.games.on_mars.goals import last_deliveries
from fourthrock.games.on_mars.invasion import alien_turn, owed_advances
from fourthrock.games.on_mars.laboratory import ORDER_SPACES
from fourthrock.games.on_mars.lacerda import lacerda_grows, lacerda_travels, lacerdas_turn, shuffle_solo_deck
from fourthrock.games.on_mars.medicine import cure
from fourthrock.games.on_mars.monolith import choose_goal, sabotage_phase
from fourthrock.games.on_mars.movement import settle_bots
from fourthrock.games.on_mars.outbreak import (
    CURE,
    check_win,
    end_of_turn_in_outbreak,
    extra_entries,
    start_of_turn,
    tick,
    watched,
)
from fourthrock.games.on_mars.position import (
    ALIEN_TURN,
    BLACKOUT,
    COLONIZE,
    HUMANS_LOSE,
    INVASION,
    MONOLITH,
    MONOLITH_START,
    NOBODY_WINS,
    OUTBREAK,
    PLACING,
    SABOTAGE_PHASE,
    SHUTTLE,
    SHUTTLE_START,
    TRAVEL,
    TURN,
    TURN_END,
    Mars,
)
from fourthrock.games.on_mars.stores import is_lacerda, settle_crystals
from fourthrock.games.on_mars.travel import choose_space, flight, move_shuttle
from fourthrock.games.on_mars.turn import begin_turn, colony_status, do_entry, lenders_choose, menu, refill_display
from fourthrock.table import Item, Script, pick

NO_EXTRAS: Final[list[Item]] = []
SIDES: Final = [Item("shuttle-orbit", "The Shuttle in Orbit"), Item("shuttle-colony", "The Shuttle in the Colony")]


def turn_order(g: Mars) -> list[int]:
    """3.11."""
    return sorted(range(g.players), key=lambda s: g.space[s])


def placing(g: Mars) -> Script[None]:
    """2.3(1): clockwise, each a free Turn Order space and its benefit."""
    s = g.queue.pop(0)
    g.active = s
    if not g.queue:
        g.phase = SHUTTLE_START
    if g.start_space:
        spaces = [ORDER_SPACES[g.start_space[s] - 1]]
    else:
        spaces = [space for space in ORDER_SPACES if space.number not in g.space]
    yield from choose_space(g, s, spaces)
    settle_bots(g)


def shuttle_start(g: Mars) -> Script[None]:
    """2.3(2): the player on the highest space; solo it is on Lacerda's side already (18.1)."""
    if g.lacerda:
        begin_round(g)
        return
    last = turn_order(g)[-1]
    side = yield from pick(last, "On which side does the Shuttle begin?", SIDES, rule="2.3")
    g.shuttle_in_colony = side is SIDES[1]
    begin_round(g)


def begin_round(g: Mars) -> None:
    g.heading("Round {}", g.round)
    g.queue = turn_order(g)
    g.phase = COLONIZE


def a_turn(g: Mars) -> Script[None]:
    """5: one entry of the menu of the player whose turn it is."""
    if g.phase == COLONIZE:
        begin_turn(g, g.queue.pop(0))
        g.phase = TURN
        if is_lacerda(g, g.active):
            shuffle_solo_deck(g)
            return
        if g.mode == OUTBREAK:
            yield from start_of_turn(g)
            return
    if is_lacerda(g, g.active):
        g.phase = TURN_END
        yield from lacerdas_turn(g)
        return
    entry = yield from menu(g, extra_entries(g) if g.mode == OUTBREAK else NO_EXTRAS)
    if entry is CURE:
        yield from cure(g, g.active)
    else:
        yield from do_entry(g, entry)
    if g.mode == BLACKOUT:
        yield from repairs(g)


def end_of_turn(g: Mars) -> Script[None]:
    """5.4."""
    yield from lenders_choose(g)
    settle_bots(g)
    yield from refill_display(g)
    for _ in range(colony_status(g)):
        if g.lacerda:
            yield from lacerda_grows(g)
    if g.mode == INVASION:
        yield from owed_advances(g)
        g.phase = ALIEN_TURN
        return
    if g.mode == OUTBREAK:
        check_win(g)
        end_of_turn_in_outbreak(g)
    elif g.mode == BLACKOUT:
        yield from repairs(g)
        yield from vandalism(g)
    turn_over(g)


def turn_over(g: Mars) -> None:
    if g.queue:
        g.phase = COLONIZE
    else:
        g.phase = SABOTAGE_PHASE if g.mode == MONOLITH else SHUTTLE


def after_colonization(g: Mars) -> None:
    """16.1: one more round after the end was triggered; Space Oddity does without (17.2)."""
    if g.mode in (OUTBREAK, MONOLITH):
        return
    if g.last or (g.triggered and g.space_oddity):
        finish(g)
    if g.triggered:
        g.last = True
        g.say("The next round is the last")
    elif g.round >= g.last_round:
        finish(g)


def finish(g: Mars) -> None:
    """16.1: Crystals move up, and whatever completes a Contract goes onto it."""
    for s in range(g.players):
        settle_crystals(g, s)
        last_deliveries(g, s)
    check_contracts(g)
    if g.mode == BLACKOUT:
        end(g, HUMANS_LOSE, "The game has ended before the saboteur was caught")
    end(g, NOBODY_WINS, f"The game ends after round {g.round}")


def shuttle_phase(g: Mars) -> Script[None]:
    """13.1: the Shuttle; then everybody may travel, in turn order."""
    after_colonization(g)
    if g.mode == OUTBREAK:
        tick(g)
    g.heading("Shuttle phase")
    g.landed = [1 if move_shuttle(g) else 0]
    g.queue = turn_order(g)
    g.phase = TRAVEL
    yield from ()


def travelling(g: Mars) -> Script[None]:
    """13.2: one player."""
    s = g.queue.pop(0)
    g.active = s
    g.task_done = False
    if is_lacerda(g, s):
        yield from lacerda_travels(g, g.landed[0] == 1)
    else:
        yield from flight(g, s, g.landed[0] == 1)
    yield from lenders_choose(g)
    settle_bots(g)
    if g.mode == INVASION:
        yield from owed_advances(g)
    elif g.mode == BLACKOUT:
        yield from repairs(g)
    if not g.queue:
        g.round += 1
        begin_round(g)


def next_script(g: Mars) -> Script[None] | None:
    """What happens next. Chapter 2 is won in the middle of anything (21.2)."""
    script = _next_script(g)
    return watched(g, script) if g.mode == OUTBREAK and script is not None else script


def _next_script(g: Mars) -> Script[None] | None:
    if g.phase == PLACING:
        return placing(g)
    if g.phase == SHUTTLE_START:
        return shuttle_start(g)
    if g.phase in (COLONIZE, TURN):
        return a_turn(g)
    if g.phase == TURN_END:
        return end_of_turn(g)
    if g.phase == MONOLITH_START:
        return choose_goal(g)
    if g.phase == SABOTAGE_PHASE:
        return sabotage_phase(g)
    if g.phase == ALIEN_TURN:
        return alien_turn(g)
    if g.phase == SHUTTLE:
        return shuttle_phase(g)
    if g.phase == TRAVEL:
        return travelling(g)
    return None
