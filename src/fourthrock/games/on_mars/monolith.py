"""Chapter 4, Monolith (rule 23): the lone player's goals, the Sabotage row, the final rank."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import MISSIONS, SCIENTISTS
from fourthrock.games.on_mars.chapters import (
    AIMS,
    AIMS_OP,
    AIMS_TO_WIN,
    ALIEN_SPACES,
    FINDS_WANTED,
    MISSION_OP,
    MONOLITH_ROUNDS,
    RANKS,
    SABOTAGE,
    SCIENTIST_AIM_OP,
    Aim,
)
from fourthrock.games.on_mars.complexes import own_advanced
from fourthrock.games.on_mars.events import end
from fourthrock.games.on_mars.hire import advanced_of
from fourthrock.games.on_mars.position import HUMANS_LOSE, HUMANS_WIN, MONOLITH_START, PLACING, SHUTTLE, Mars
from fourthrock.games.on_mars.sabotage import resolve, rover_recovers
from fourthrock.games.on_mars.scoring import total
from fourthrock.games.on_mars.techs import level
from fourthrock.table import Script, Word, pick

YOU: Final = 0
CUBES: Final = 2
STOP_HERE: Final = Word("stop-here", "End the game as won")
GO_ON: Final = Word("go-on", "Play on")


def lay_monolith(g: Mars, random_goals: int) -> None:
    """23.1: half the cubes, two Sabotage cards, some goals dealt; the others are chosen by the player."""
    g.mission_left = [(MISSIONS[mission].needs[0] + 1) // 2 for mission in g.missions]
    g.sabotage_deck = list(range(len(SABOTAGE)))
    g.dice.shuffle(g.sabotage_deck)
    g.row = [g.sabotage_deck.pop(), g.sabotage_deck.pop()]
    g.row_cubes = [1 if SABOTAGE[g.row[0]].letter == SABOTAGE[g.row[1]].letter else 0, 0]
    g.aims = [-1] * len(AIMS)
    decks = list(range(len(AIMS)))
    g.dice.shuffle(decks)
    for deck in decks[:random_goals]:
        g.aims[deck] = g.dice.choose(AIMS[deck]).index
    g.aim_decks = sorted(decks[random_goals:])
    g.phase = MONOLITH_START if g.aim_decks else PLACING


def choose_goal(g: Mars) -> Script[None]:
    """23.1: a goal of choice from each of the other decks."""
    deck = g.aim_decks.pop(0)
    if not g.aim_decks:
        g.phase = PLACING
    aim = yield from pick(YOU, "Choose a goal", AIMS[deck], rule="23.1")
    g.aims[deck] = aim.index
    g.say("Goal: {}", aim)


def aim_item(g: Mars, deck: int) -> Aim | None:
    for aim in AIMS[deck]:
        if aim.index == g.aims[deck]:
            return aim
    return None


# ----------------------------------------------------------------------------------------------------------------- goals


def aim_holds(g: Mars, deck: int) -> bool:
    """23.4: the five kinds of goals."""
    wanted = g.aims[deck]
    if wanted < 0:
        return False
    if deck == 0:
        return _built(g, wanted)
    if deck == 1:
        return g.contract_owner[wanted] == YOU and g.contract_done[wanted]
    if deck == 2:
        return level(g, YOU, wanted) == 6
    if deck == 3:
        return g.scientist_owner[wanted] == YOU and 3 * advanced_of(g, SCIENTISTS[wanted].scores) >= SCIENTIST_AIM_OP
    discovery, research = FINDS_WANTED[wanted]
    return len(g.found[YOU]) >= discovery and sum(g.researched) >= research


def _built(g: Mars, card: int) -> bool:
    """Goal 1; after a change of plans with a second Advanced Building of its type."""
    if g.card_hex[card] < 0:
        return False
    kind = BLUEPRINTS[card].building
    return not g.plans_changed or sum(1 for h in own_advanced(g, YOU) if g.building[h] == kind) >= 2


def aims_reached(g: Mars) -> int:
    return sum(1 for deck in range(len(AIMS)) if aim_holds(g, deck))


def final_score(g: Mars) -> int:
    """23.5: points, goals, Missions."""
    return total(g, YOU) + AIMS_OP[aims_reached(g)] + MISSION_OP * g.missions_done


def rank(g: Mars) -> str:
    """23.5."""
    points = final_score(g)
    return next(name for least, name in RANKS if points >= least)


# -------------------------------------------------------------------------------------------------------- Sabotage phase


def sabotage_phase(g: Mars) -> Script[None]:
    """23.2: the tracker, the cards with two cubes on an alien space, one more card."""
    g.heading("Sabotage phase")
    yield from rover_recovers(g)
    won = aims_reached(g) >= AIMS_TO_WIN
    if won:
        choice = yield from pick(YOU, "Four goals are reached. End the game?", [GO_ON, STOP_HERE], rule="23.3")
        if choice is STOP_HERE:
            end(g, HUMANS_WIN, "The goals are reached")
    g.track += 1
    if g.track >= MONOLITH_ROUNDS:
        end(g, HUMANS_WIN if won else HUMANS_LOSE, "Time has run out")
    if g.track in ALIEN_SPACES:
        yield from _resolve_row(g)
    _add_card(g)
    g.phase = SHUTTLE


def _resolve_row(g: Mars) -> Script[None]:
    """23.2: from left to right, and off the row."""
    for card in [card for card, cubes in zip(g.row, g.row_cubes) if cubes >= CUBES]:
        at = g.row.index(card)
        g.row.pop(at)
        g.row_cubes.pop(at)
        g.sabotage_gone.append(card)
        g.say("Sabotage: {}", SABOTAGE[card])
        yield from resolve(g, card)


def _add_card(g: Mars) -> None:
    """23.2: a new card at the right end; with its letter in the row already, a cube on the leftmost empty space of it."""
    if not g.sabotage_deck:
        return
    card = g.sabotage_deck.pop()
    g.reveal()
    letter = SABOTAGE[card].letter
    known = any(SABOTAGE[other].letter == letter for other in g.row)
    g.row.append(card)
    g.row_cubes.append(0)
    if known:
        for at, other in enumerate(g.row):
            if SABOTAGE[other].letter == letter and g.row_cubes[at] < CUBES:
                g.row_cubes[at] += 1
                return
