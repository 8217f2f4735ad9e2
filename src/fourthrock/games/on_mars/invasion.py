"""Chapter 1, Invasion (rule 20): setting up, and the Alien Commander's turn."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.alien import (
    advance_tech,
    alien_act,
    alien_possible,
    alien_seat,
    card_effect,
    ready_for_scientist,
)
from fourthrock.games.on_mars.blueprints import BLUEPRINTS, EXOSUIT_CARD, SHIELD_CARD
from fourthrock.games.on_mars.chapters import (
    ALIEN_CARDS,
    ALIEN_CRYSTALS,
    ALIEN_MINES,
    ALIEN_SHELTERS,
    AT_SHELTER,
    CORRUPTIONS,
    EXPENDABLE,
    EXPENDABLES,
    LIFT,
    LIFT_COST,
    PLACE_EXPENDABLE,
    PLACE_REUSABLE,
    REUSABLE,
    SABOTAGED,
    SABOTAGES,
    SENTRIES,
    SHIELDS,
    TROOPERS,
    TROOPERS_ON_BOARD,
    UNLOCK,
    UNLOCK_COST,
    WASTE,
    AlienCard,
    Placement,
)
from fourthrock.games.on_mars.goods import ALIEN_SHELTER, COMMANDER
from fourthrock.games.on_mars.hexes import ALIEN_START
from fourthrock.games.on_mars.position import COLONIZE, SHUTTLE, Mars
from fourthrock.games.on_mars.stores import gain
from fourthrock.table import Item, Refusal, Script, Word, pick

RESET: Final = Word("reset", "Reset the board")
ALIEN_END: Final = Word("alien-end", "End the turn")
ALIEN_PASS: Final = Word("alien-pass", "Pass")
TOO_EARLY: Final = Refusal("20.4", "three or more Action spaces are uncovered, and tokens are left")
STARTED: Final = Refusal("20.4", "a turn is one of Unlock, Act and Reset")
COVERED_AT_MOST: Final = 2
USED_EXPENDABLE: Final = 1
USED_REUSABLE: Final = 2
USED_SCIENTIST: Final = 4
BEGUN: Final = 8


def lay_invasion(g: Mars, starts_with_tech: bool) -> None:
    """20.1: the Defensive Blueprints are dealt, the alien board is laid out."""
    cards = list(range(SHIELD_CARD, EXOSUIT_CARD + 1))
    g.dice.shuffle(cards)
    for n, card in enumerate(cards):
        if g.players == 3 and n == 3:
            g.fourth_card = card
        else:
            g.card_owner[card] = n % g.players
            gain(g, n % g.players, BLUEPRINTS[card].building, 1)
    g.shields = SHIELDS
    g.sabotages = SABOTAGES
    g.sentries = SENTRIES
    g.building[ALIEN_START] = ALIEN_SHELTER
    g.alien_shelters = ALIEN_SHELTERS - 1
    g.alien_mines = ALIEN_MINES
    g.alien_troopers = TROOPERS_ON_BOARD
    g.alien_aside = TROOPERS - TROOPERS_ON_BOARD
    g.alien_crystals = ALIEN_CRYSTALS
    g.alien_reusable = 1
    g.alien_reserve = EXPENDABLES
    g.corruption = CORRUPTIONS
    if starts_with_tech:
        g.alien_tech[AT_SHELTER] = 0


def owed_advances(g: Mars) -> Script[None]:
    """20.3(1): for each use of a teammate's technology the alien may advance one."""
    while g.owed_advances:
        g.owed_advances -= 1
        yield from advance_tech(g, False)


# -------------------------------------------------------------------------------------------------------------- the turn


def open_spaces(g: Mars) -> list[int]:
    """Action spaces that a token may go on, whose action can be done."""
    return [n for n in range(10) if g.alien_open[n] and g.alien_on[n] == 0 and alien_possible(g, n)]


def no_reset(g: Mars, spaces: list[int]) -> Refusal | None:
    """20.4 C: two uncovered spaces or fewer, or no token left."""
    if g.alien_expendable == 0 and g.alien_reusable == 0:
        return None
    uncovered = len(spaces)
    if not g.impossible_is_covered:
        uncovered = sum(1 for n in range(10) if g.alien_open[n] and g.alien_on[n] == 0)
    return None if uncovered <= COVERED_AT_MOST else TOO_EARLY


def token_entries(g: Mars, spaces: list[int]) -> list[Item]:
    """20.4 B: the tokens that can still be played this turn."""
    entries: list[Item] = []
    if g.alien_reusable and not g.alien_steps & USED_REUSABLE:
        entries.extend([PLACE_REUSABLE[n] for n in spaces])
    if g.alien_expendable and g.alien_crystals and not g.alien_steps & USED_EXPENDABLE:
        entries.extend([PLACE_EXPENDABLE[n] for n in spaces])
    return entries


def alien_entries(g: Mars) -> list[Item]:
    """What the Commander may do next."""
    spaces = open_spaces(g)
    entries = token_entries(g, spaces)
    if not g.alien_steps & USED_SCIENTIST and (entries or g.alien_steps & 3):
        entries.extend(ready_for_scientist(g))
    if g.lifts_sabotage and g.alien_crystals >= LIFT_COST:
        entries.extend([LIFT[n] for n in range(10) if g.alien_on[n] == SABOTAGED])
    if g.alien_steps & (USED_EXPENDABLE | USED_REUSABLE):
        entries.append(ALIEN_END)
    elif not g.alien_steps & USED_SCIENTIST:
        entries.extend(_other_options(g, spaces))
    return entries or [ALIEN_PASS]


def _other_options(g: Mars, spaces: list[int]) -> list[Item]:
    """20.4 A and C, and the wasted Expendable token."""
    entries: list[Item] = []
    if g.alien_crystals >= UNLOCK_COST:
        entries.extend([UNLOCK[n] for n in range(10) if not g.alien_open[n]])
    if g.alien_expendable and g.alien_reusable == 0 and g.alien_crystals == 0:
        entries.extend([WASTE[n] for n in range(10) if g.alien_open[n] and g.alien_on[n] == 0])
    if no_reset(g, spaces) is None:
        entries.append(RESET)
    return entries


def alien_turn(g: Mars) -> Script[None]:
    """20.4: one step of the Commander's turn."""
    if not g.alien_steps:
        g.heading("{}'s turn", COMMANDER)
        g.alien_steps = BEGUN
        g.alien_crystals += g.alien_pending
        g.alien_pending = 0
    legal = alien_entries(g)
    among = legal if RESET in legal else [*legal, RESET]
    entry = yield from pick(alien_seat(g), "Your turn", among, lambda item: _no_entry(g, item, legal), rule="20.4", legal=legal)
    yield from _do(g, entry)


def _no_entry(g: Mars, item: Item, legal: list[Item]) -> Refusal | None:
    if item in legal:
        return None
    return STARTED if g.alien_steps != BEGUN else TOO_EARLY


def _do(g: Mars, entry: Item) -> Script[None]:
    if entry is RESET:
        reset(g)
        alien_turn_over(g)
    elif entry is ALIEN_END or entry is ALIEN_PASS:
        alien_turn_over(g)
    elif isinstance(entry, AlienCard):
        g.alien_steps |= USED_SCIENTIST
        g.alien_scientist = entry.index
        yield from card_effect(g, ALIEN_CARDS[entry.index])
    elif isinstance(entry, Placement):
        yield from _place(g, entry)


def _place(g: Mars, entry: Placement) -> Script[None]:
    """A token onto a space, or a cover off it."""
    n = entry.action
    if entry is PLACE_REUSABLE[n]:
        g.alien_steps |= USED_REUSABLE
        g.alien_reusable -= 1
        g.alien_on[n] = REUSABLE
        yield from alien_act(g, n)
    elif entry is PLACE_EXPENDABLE[n]:
        g.alien_steps |= USED_EXPENDABLE
        g.alien_crystals -= 1
        g.alien_expendable -= 1
        g.alien_on[n] = EXPENDABLE
        yield from alien_act(g, n)
    elif entry is UNLOCK[n]:
        g.alien_crystals -= UNLOCK_COST
        g.alien_open[n] = True
        g.alien_reusable += 1
        g.say("{}: {}", COMMANDER, entry)
        alien_turn_over(g)
    elif entry is WASTE[n]:
        g.alien_expendable -= 1
        g.alien_on[n] = EXPENDABLE
        alien_turn_over(g)
    else:
        g.alien_crystals -= LIFT_COST
        g.alien_on[n] = 0
        g.alien_kept += 1


def reset(g: Mars) -> None:
    """20.4 C: everything comes home."""
    g.say("{} resets the board", COMMANDER)
    for n in range(10):
        if g.alien_on[n] == REUSABLE:
            g.alien_reusable += 1
        elif g.alien_on[n] == EXPENDABLE:
            g.alien_reserve += 1
        elif g.alien_on[n] == SABOTAGED:
            g.sabotages += 1
        g.alien_on[n] = 0
    g.alien_reserve += g.alien_expendable
    g.alien_expendable = 0
    g.sabotages += g.alien_kept
    g.alien_kept = 0
    g.alien_scientist = -1
    g.alien_flipped = [False] * 4


def alien_turn_over(g: Mars) -> None:
    g.alien_steps = 0
    g.phase = COLONIZE if g.queue else SHUTTLE
