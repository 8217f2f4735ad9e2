"""Chapter 12: the Event Round: who is Eligible, what may be done with a turn, and how the round ends."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import yes_no
from fourthrock.games.red_dust_rebellion.asset_events import no_asset_event, play_asset
from fourthrock.games.red_dust_rebellion.cards import CR19, CR22, RD11, RESOURCE, Asset
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.events.index import play_event, side_of_event
from fourthrock.games.red_dust_rebellion.forces import gain
from fourthrock.games.red_dust_rebellion.hand import discard, draw
from fourthrock.games.red_dust_rebellion.nonplayer.decide import (
    LIMITED_OPERATION,
    OPERATION_AND_SPECIAL,
    PASSES,
    PLAYED_ASSET,
    PLAYS_EVENT,
    church_moves_up,
    decide,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.pace import begin_turn
from fourthrock.games.red_dust_rebellion.nonplayer.performing import play_event_np
from fourthrock.games.red_dust_rebellion.nonplayer.turn import take_turn
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.operations import execute, no_operation
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, FACTIONS, MG, RD, Faction
from fourthrock.games.red_dust_rebellion.position import (
    DUST_STORM,
    ELIGIBLE,
    FIRST_EVENT,
    FIRST_OP,
    FIRST_OP_SA,
    FLASHPOINT,
    INELIGIBLE,
    PASSED,
    ROUND_END,
    ROUND_START,
    SECOND_LIMITED_OP,
    SECOND_LIMITED_OP_OR_EVENT,
    SECOND_OP_SA,
    TRIGGER,
    TURNS,
    Mars,
)
from fourthrock.games.red_dust_rebellion.specials import special_after
from fourthrock.games.red_dust_rebellion.transfers import ask_for_help, givers
from fourthrock.games.red_dust_rebellion.words import ASK_FOR_HELP, EVENT_SHADED, EVENT_UNSHADED, OPERATIONS
from fourthrock.table import PASS, Item, Refusal, Script, Word, pick, pick_or_stop

NO_EVENT: Final = Refusal("12.1", "the 1st Eligible faction's choice leaves you no Event")
NO_SUCH_SIDE: Final = Refusal("12.4", "the card has no such side")
MOST_SHIFTS: Final = 3


def round_start(g: Mars) -> Script[None]:
    """12.1 The order of the Current Event; an Eligible Church may discard up to 3 Assets to move forward."""
    assert g.current is not None
    g.heading("{}", g.current)
    g.order = g.current.order[:]
    if g.nonplayers[CR.seat]:
        church_moves_up(g)
        g.phase = TURNS
        return
    was_first = next_faction(g) is CR
    discarded: list[Asset] = []
    while g.box[CR.seat] == ELIGIBLE and len(discarded) < MOST_SHIFTS and g.hand and g.order[0] is not CR:
        card = yield from pick_or_stop(CR.seat, "Discard an Asset to move your icon one place left?", g.hand[:], rule="12.1")
        if card is None:
            break
        discarded.append(card)
        discard(g, card)
        place = g.order.index(CR)
        g.order[place - 1], g.order[place] = g.order[place], g.order[place - 1]
    g.phase = TURNS
    for card in discarded:
        if card in (CR19, CR22) and not was_first and next_faction(g) is CR:
            yield from draw(g, 1)


def next_faction(g: Mars) -> Faction | None:
    """12.1 The leftmost Eligible faction that has neither acted nor passed; None when two have acted or nobody is left."""
    if len(g.acted) >= 2:
        return None
    for by in g.order:
        if g.box[by.seat] == ELIGIBLE:
            return by
    return None


def turns(g: Mars) -> Script[None]:
    """12.1 The next faction's turn, or the end of the round."""
    by = next_faction(g)
    if by is None:
        g.phase = ROUND_END
        return
    yield from turn(g, by)


def limited(g: Mars) -> bool:
    """12.1 Whether the faction to act is held to a Limited Operation: the 1st did not play an Event."""
    return bool(g.acted) and g.first_choice != FIRST_EVENT


def event_open(g: Mars) -> bool:
    """12.1 Whether the faction to act may execute the Event."""
    return not g.acted or g.first_choice == FIRST_OP_SA


def operation_for(g: Mars, by: Faction, word: Word, purse: int) -> Operation:
    """12.1 The Operation as the faction to act would execute it; the purse holds what others gave the Church (8.7)."""
    held = limited(g)
    op = Operation(g, by, word, limited=held, special=not held)
    op.purse = purse
    return op


def no_action(g: Mars, by: Faction, item: Item, purse: int = 0) -> Refusal | None:
    """12.1 Why a faction cannot do this with its turn."""
    if item is PASS or item is ASK_FOR_HELP:
        return None
    if item is EVENT_UNSHADED or item is EVENT_SHADED:
        if not event_open(g):
            return NO_EVENT
        assert g.current is not None
        return None if side_of_event(g.current.number, item is EVENT_SHADED) is not None else NO_SUCH_SIDE
    if isinstance(item, Asset):
        return no_asset_event(item) if event_open(g) else NO_EVENT
    assert isinstance(item, Word)
    return no_operation(g, operation_for(g, by, item, purse))


def turn(g: Mars, by: Faction) -> Script[None]:
    """12.1 One faction's turn: an Operation, the Event, for the Church an Asset Event, or a pass."""
    g.heading("{}: {} Eligible", by, "2nd" if g.acted else "1st")
    if g.nonplayers[by.seat]:
        yield from begin_turn(by)
        yield from nonplayer_turn(g, by)
        return
    asked: list[Faction] = []
    purse = 0
    while True:
        answer = yield from _choose_action(g, by, bool(givers(g, by, asked)), purse)
        if answer is not ASK_FOR_HELP:
            break
        purse += yield from ask_for_help(g, by, asked)
    if answer is PASS:
        yield from pass_turn(g, by)
        return
    _took(g, by, (yield from _act(g, by, answer, purse)))


def _took(g: Mars, by: Faction, box: int) -> None:
    """12.1 The faction has acted; its cylinder goes to a box, unless the turn made it Ineligible."""
    if g.box[by.seat] != INELIGIBLE:
        g.box[by.seat] = box
    if not g.acted:
        g.first_choice = box
    g.acted.append(by)


def nonplayer_turn(g: Mars, by: Faction) -> Script[None]:
    """20.4 The turn of a Non-Player: what its table says."""
    second = len(g.acted) > 0
    choice = yield from decide(g, by)
    if choice == PASSES:
        yield from pass_turn(g, by)
    elif choice in (PLAYS_EVENT, PLAYED_ASSET):
        if choice == PLAYS_EVENT:
            yield from play_event_np(g, by)
        _took(g, by, SECOND_LIMITED_OP_OR_EVENT if second else FIRST_EVENT)
    else:
        turn_of = Turn(by, limited=choice == LIMITED_OPERATION, special=choice == OPERATION_AND_SPECIAL)
        yield from take_turn(g, turn_of)
        if by is CR and turn_of.limited:
            yield from draw(g, 1)
        _took(g, by, _second_box(g, turn_of.limited) if second else _nonplayer_first_box(g, turn_of))


def _nonplayer_first_box(g: Mars, turn_of: Turn) -> int:
    """12.7, 20.4 A Non-Player that wanted a Special Activity takes the box if it performed one (by ruling always)."""
    if turn_of.special_done is not None or (turn_of.special and not g.options.op_sa_requires_sa):
        return FIRST_OP_SA
    return FIRST_OP


def _choose_action(g: Mars, by: Faction, help_there: bool, purse: int) -> Script[Item]:
    """12.1 What the faction does with its turn."""
    candidates: list[Item] = [*OPERATIONS[by.seat], EVENT_UNSHADED, EVENT_SHADED]
    if by is CR:
        candidates.extend(card for card in g.hand if card.kind != RESOURCE)
    if help_there:
        candidates.append(ASK_FOR_HELP)
    candidates.append(PASS)
    answer = yield from pick(
        by.seat, f"{by.name}: what do you do?", candidates, lambda item: no_action(g, by, item, purse), rule="12.1"
    )
    return answer


def _act(g: Mars, by: Faction, answer: Item, purse: int) -> Script[int]:
    """12.1 Carry the turn out; returns the box of the Sequence of Play that it leads to."""
    second = len(g.acted) > 0
    was_limited = limited(g)
    event_box = SECOND_LIMITED_OP_OR_EVENT if second else FIRST_EVENT
    if answer is EVENT_UNSHADED or answer is EVENT_SHADED:
        yield from play_event(g, by, answer is EVENT_SHADED)
        return event_box
    if isinstance(answer, Asset):
        yield from play_asset(g, answer)
        return event_box
    assert isinstance(answer, Word)
    op = operation_for(g, by, answer, purse)
    g.say("{}: {}{}", by, "Limited " if was_limited else "", answer)
    yield from execute(g, op)
    yield from special_after(g, op)
    if by is CR and was_limited:
        yield from draw(g, 1)
    if not second:
        return (yield from _first_box(g, op))
    return _second_box(g, was_limited)


def _second_box(g: Mars, was_limited: bool) -> int:
    """12.7 The box of the 2nd Eligible after an Operation."""
    if not was_limited:
        return SECOND_OP_SA
    return SECOND_LIMITED_OP_OR_EVENT if g.first_choice == FIRST_OP_SA else SECOND_LIMITED_OP


def _first_box(g: Mars, op: Operation) -> Script[int]:
    """12.7 The box of the 1st Eligible: Operation only, or with a Special Activity."""
    if op.special_done is not None:
        return FIRST_OP_SA
    if not g.options.op_sa_requires_sa:
        claimed = yield from yes_no(op.by, "Take the box with a Special Activity, which leaves the Event open?", "12.7")
        return FIRST_OP_SA if claimed else FIRST_OP
    return FIRST_OP


def pass_turn(g: Mars, by: Faction) -> Script[None]:
    """12.1 Pass: stay Eligible, and gain a little."""
    g.say("{}: Pass", by)
    g.box[by.seat] = PASSED
    if by is MG:
        gain(g, MG, 3)
    elif by is RD:
        gain(g, RD, 1)
    elif by is CR:
        yield from draw(g, 1)
    elif RD11 not in g.campaigns:
        yield from aldrin_cycler(g, CORP, population_optional=True)


def round_end(g: Mars) -> Script[None]:
    """12.2 Eligibility, then the cards: a Dust Storm that becomes Current, or a Flashpoint Round, comes at once."""
    for by in FACTIONS:
        seat = by.seat
        acted = by in g.acted
        g.box[seat] = ELIGIBLE if g.stays[seat] or not (acted or g.barred[seat]) else INELIGIBLE
    g.acted = []
    g.barred = [False] * 4
    g.stays = [False] * 4
    assert g.current is not None
    assert g.following is not None
    g.played.append(g.current)
    g.current = g.following
    g.following = None
    if g.current.dust_storm:
        g.phase = DUST_STORM
        g.step = 0
        return
    _reveal_next(g)
    g.phase = ROUND_START
    if g.flashpoint >= TRIGGER:
        g.phase = FLASHPOINT
        g.step = 0
    return
    yield


def _reveal_next(g: Mars) -> None:
    """12.2 Turn up a new Next Event and move the Flashpoint marker."""
    g.following = g.deck.pop()
    g.reveal()
    g.say("Next Event: {}", g.following)
    g.flashpoint = min(TRIGGER, g.flashpoint + g.following.flashpoint)
