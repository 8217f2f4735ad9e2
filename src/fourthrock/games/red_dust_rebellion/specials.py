"""16 The door to all Special Activities: whether one can be performed now, and performing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fourthrock.games.red_dust_rebellion.operation import Operation, mg_cost
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import WILDERNESS, Space
from fourthrock.games.red_dust_rebellion.special_corporations import (
    exploit,
    no_exploit,
    no_public_relations,
    no_raid,
    public_relations,
    raid,
)
from fourthrock.games.red_dust_rebellion.special_marsgov import (
    entrench,
    no_entrench,
    no_petition,
    no_transport,
    petition,
    transport,
)
from fourthrock.games.red_dust_rebellion.special_reclaimer import no_purify, no_ransack, purify, ransack
from fourthrock.games.red_dust_rebellion.special_red_dust import coordinate, no_coordinate, no_redistribute, redistribute
from fourthrock.games.red_dust_rebellion.words import (
    AMBUSH,
    COORDINATE,
    ENTRENCH,
    EXPLOIT,
    PETITION,
    PUBLIC_RELATIONS,
    PURIFY,
    RAID,
    REDISTRIBUTE,
    TRANSPORT,
    TRAVEL,
)
from fourthrock.table import Item, Refusal, Script, Word, pick, pick_or_stop

ONE_SPECIAL = Refusal("13.2", "one Special Activity goes with an Operation")


def no_special(g: Mars, op: Operation, word: Word) -> Refusal | None:
    """13.2, 16 Why a Special Activity cannot be performed now."""
    if op.special_done is not None:
        return ONE_SPECIAL
    if word is ENTRENCH:
        return no_entrench(g)
    if word is PETITION:
        return no_petition(op)
    if word is TRANSPORT:
        return no_transport(g)
    if word is PUBLIC_RELATIONS:
        return no_public_relations(g)
    if word is EXPLOIT:
        return no_exploit(g)
    if word is RAID:
        return no_raid(g)
    if word is REDISTRIBUTE:
        return no_redistribute(g)
    if word is COORDINATE:
        return no_coordinate(g)
    return no_purify(g) if word is PURIFY else no_ransack(g)


def perform(g: Mars, op: Operation, word: Word) -> Script[None]:
    """16 Perform a Special Activity."""
    g.say("{}: {}", op.by, word)
    op.special_done = word
    if word is ENTRENCH:
        yield from entrench(g)
    elif word is PETITION:
        yield from petition(g, op)
    elif word is TRANSPORT:
        yield from transport(g)
    elif word is PUBLIC_RELATIONS:
        yield from public_relations(g)
    elif word is EXPLOIT:
        yield from exploit(g)
    elif word is RAID:
        yield from raid(g)
    elif word is REDISTRIBUTE:
        yield from redistribute(g)
    elif word is COORDINATE:
        yield from coordinate(g)
    elif word is PURIFY:
        yield from purify(g)
    else:
        yield from ransack(g)


def special_words(op: Operation) -> list[Word]:
    """The Special Activities that are buttons; Ambush is chosen with its space."""
    return [] if op.special_done is not None else [word for word in op.specials if word is not AMBUSH]


def select(
    g: Mars,
    op: Operation,
    prompt: str,
    among: Sequence[Space],
    refusal: Callable[[Space], Refusal | None],
    buttons: Sequence[Item] = (),
    must: bool = True,
) -> Script[Item | None]:
    """13.1, 13.2 The next space of an Operation (or one of its buttons); a Special Activity may come first.

    The first space must be named if there is one; after it the faction may be done.
    """
    while True:
        legal: list[Item] = [space for space in among if refusal(space) is None]
        stop = bool(op.chosen) or not legal or not must
        specials = special_words(op)
        legal.extend(buttons)
        legal.extend(word for word in specials if no_special(g, op, word) is None)
        if not legal:
            return None
        asked = f"{prompt} {so_far(op)}" if op.chosen else prompt
        answer = yield from _ask(g, op, asked, [*among, *buttons, *specials], refusal, legal, stop)
        if not isinstance(answer, Word) or answer not in specials:
            if isinstance(answer, Space):
                op.chosen.append(answer)
            return answer
        yield from perform(g, op, answer)


def so_far(op: Operation) -> str:
    """13.1 How many spaces are selected, and what they have cost."""
    if op.spent == 0:
        return f"{len(op.chosen)} selected so far."
    if op.by is not CR:
        return f"{len(op.chosen)} selected for {op.spent} Resources so far."
    return f"{len(op.chosen)} selected for {op.spent} so far; what is paid covers {op.purse} more."


def _ask(
    g: Mars,
    op: Operation,
    prompt: str,
    candidates: list[Item],
    refusal: Callable[[Space], Refusal | None],
    legal: list[Item],
    stop: bool,
) -> Script[Item | None]:
    """The question of `select`, with the reason for each candidate that is not legal."""

    def why(item: Item) -> Refusal | None:
        if isinstance(item, Space):
            return refusal(item)
        return no_special(g, op, item) if isinstance(item, Word) and item in op.specials else None

    def note(item: Item) -> str:
        return f"costs {cost_of(g, op, item)}" if isinstance(item, Space) and not op.free and op.by is not CORP else ""

    if stop:
        answer = yield from pick_or_stop(op.by.seat, prompt, candidates, why, legal=legal, rule=op_rule(op), note=note)
        return answer
    named = yield from pick(op.by.seat, prompt, candidates, why, legal=legal, rule=op_rule(op), note=note)
    return named


def cost_of(g: Mars, op: Operation, space: Space) -> int:
    """13.1 What selecting a space would cost; Train costs only where Troops are placed."""
    if op.by is MG:
        return mg_cost(g, op, space, 3)
    return 0 if op.word is TRAVEL and space is WILDERNESS else 1


OPERATION_RULES = {
    "train": "14.1",
    "logistics": "14.2",
    "secure": "14.3",
    "recon": "14.4",
    "assault": "14.5",
    "rally": "15.1",
    "march": "15.2",
    "travel": "15.3",
    "attack": "15.4",
    "campaign": "15.5",
    "preach": "15.6",
}


def op_rule(op: Operation) -> str:
    """The rule of an Operation."""
    return OPERATION_RULES[op.word.token]


def special_after(g: Mars, op: Operation) -> Script[None]:
    """13.2 After the Operation a Special Activity may still be added."""
    op.over = True
    words = special_words(op)
    legal = [word for word in words if no_special(g, op, word) is None]
    if legal:
        word = yield from pick_or_stop(
            op.by.seat, "Add a Special Activity?", words, lambda w: no_special(g, op, w), legal=legal, rule="13.2"
        )
        if word is not None:
            yield from perform(g, op, word)
