"""The Colony Status Update (rule 12.4)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.events import F_PROGRESS, score, step_remaining
from fourthrock.games.on_mars.goods import CRYSTAL, LSS_FIRST, LSS_LAST, MEDICINE, RESOURCES
from fourthrock.games.on_mars.laboratory import GRID_REFILL, PROGRESS_OP
from fourthrock.games.on_mars.position import BASE_GAME, BLACKOUT, MONOLITH, OUTBREAK, Mars

TOP_LEVEL: Final = 5
MEDICINE_IN_STORE: Final = 2


def rises(g: Mars) -> bool:
    """12.4: every marker on or above the level marker's row."""
    return g.level < TOP_LEVEL and min(g.lss[LSS_FIRST : LSS_LAST + 1]) >= g.level + 1


def level_up(g: Mars) -> None:
    """12.4(1) to (6), in this order."""
    g.level += 1
    g.say("The Colony reaches level {}", g.level)
    if g.level == 2:
        _second_display(g)
    elif g.level == 3:
        _third_display(g)
    refill_grid(g)
    fill_warehouse(g)
    if g.level <= 3:
        for s in range(g.players):
            score(g, s, PROGRESS_OP[sum(g.cubes[s * 5 : s * 5 + 5])], F_PROGRESS)
    if g.level >= 3 and g.mode in (BASE_GAME, BLACKOUT):
        step_remaining(g)
    if g.level == TOP_LEVEL and g.mode in (BASE_GAME, BLACKOUT):
        g.triggered = True


def row_length(g: Mars) -> int:
    """21.1: seven cards a row in chapter 2, else six."""
    return 7 if g.mode == OUTBREAK else 6


def _second_display(g: Mars) -> None:
    """The rest of the display is boxed, two rows are revealed."""
    for at in range(len(g.display)):
        if g.display[at] >= 0:
            g.boxed_cards.append(g.display[at])
            g.display[at] = -1
    deal_display(g, 2 * row_length(g))


def _third_display(g: Mars) -> None:
    """The level-1 cards go, all the rest of the deck comes."""
    for at in range(len(g.display)):
        if g.display[at] >= 0 and BLUEPRINTS[g.display[at]].level == 1:
            g.boxed_cards.append(g.display[at])
            g.display[at] = -1
    deal_display(g, len(g.blueprint_deck))


def deal_display(g: Mars, count: int) -> None:
    for at in range(len(g.display)):
        if count == 0 or not g.blueprint_deck:
            break
        if g.display[at] < 0:
            g.display[at] = g.blueprint_deck.pop()
            count -= 1
    g.reveal()


def refill_grid(g: Mars) -> None:
    """12.4(3): from the bottom up; never in a game of two, except chapter 4 (O77)."""
    if g.players == 2 and g.mode != MONOLITH:
        return
    for at in GRID_REFILL:
        if g.grid[at] < 0 and g.tech_deck:
            g.grid[at] = g.tech_deck.pop()
    g.reveal()


def warehouse_level(g: Mars) -> int:
    return 2 if g.players <= 2 else 3


def fill_warehouse(g: Mars) -> None:
    """12.4(4), 21.7: no Minerals; Medicine in the place of Crystals in chapter 2."""
    for good in RESOURCES[1:]:
        g.warehouse[good] = max(g.warehouse[good], warehouse_level(g))
    if g.mode == OUTBREAK:
        g.warehouse[MEDICINE] = max(g.warehouse[MEDICINE], MEDICINE_IN_STORE)
    else:
        g.warehouse[CRYSTAL] = max(g.warehouse[CRYSTAL], warehouse_level(g))
