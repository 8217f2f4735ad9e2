"""20.3 A Non-Player's Operation: draw a card, pass its gates, execute what the face says, try the Special Activities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.face import NEXT_CARD, OTHER_SIDE, Face, Gate, Plan, Special, Turn
from fourthrock.games.red_dust_rebellion.nonplayer.faces_church import FACES as CHURCH_FACES
from fourthrock.games.red_dust_rebellion.nonplayer.faces_corporations import FACES as CORPORATE_FACES
from fourthrock.games.red_dust_rebellion.nonplayer.faces_marsgov import FACES as MARSGOV_FACES
from fourthrock.games.red_dust_rebellion.nonplayer.faces_red_dust import FACES as RED_DUST_FACES
from fourthrock.games.red_dust_rebellion.nonplayer.totals import draw_curiosity
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CR
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.words import LOGISTICS
from fourthrock.table import Script

FACES: Final[dict[str, Face]] = {
    face.letters: face for face in [*MARSGOV_FACES, *CORPORATE_FACES, *RED_DUST_FACES, *CHURCH_FACES]
}
MOST_DESERT_SPACES: Final = 5
"""20.8 Where a Limited Operation of the Church stops."""
MOST_CARDS: Final = 6
"""So many cards are looked at in a turn: all that the faction has."""


def take_turn(g: Mars, turn: Turn) -> Script[None]:
    """20.3 Cards are drawn until one lets the faction do something, all of them at most."""
    left = MOST_CARDS
    while left:
        face, used = choose_face(g, turn, left)
        left -= used
        if (yield from use_face(g, turn, face)):
            return
        g.say("{}: nothing can be done with that", turn.by)


def use_face(g: Mars, turn: Turn, face: Face) -> Script[bool]:
    """20.3 Execute a face: Special Activities printed first, the Operation, those printed last. Whether anything came of it."""
    plan = choose_plan(g, turn, face)
    op = Operation(g, turn.by, plan.word, limited=turn.limited)
    op.activation = face.activation
    if turn.by is CR and turn.limited:
        op.most = MOST_DESERT_SPACES
    turn.op = op
    yield from try_specials(g, turn, plan.first)
    g.say("{}: {}{}", turn.by, "Limited " if turn.limited else "", plan.word)
    yield from plan.execute(g, turn, op)
    op.over = True
    yield from try_specials(g, turn, face.specials)
    return len(op.chosen) > 0 or op.word is LOGISTICS or turn.special_done is not None


def choose_face(g: Mars, turn: Turn, most: int) -> tuple[Face, int]:
    """20.3 Draw cards until the gate of one is passed, or sends to its other side. Returns how many were drawn."""
    for drawn in range(1, most + 1):
        letter = draw_curiosity(g, turn.by).letter
        face = FACES[letter]
        failed = closed_gate(g, turn, face)
        if failed is not None and (failed.otherwise == OTHER_SIDE or drawn == most):
            face = FACES[2 * letter]
            g.say("Card {}: the other side is used", face.letters)
        elif failed is not None:
            continue
        g.faces[turn.by.seat] = face.letters
        return face, drawn
    raise AssertionError("a card is always found")


def closed_gate(g: Mars, turn: Turn, face: Face) -> Gate | None:
    """20.3 The first gate that is not passed, if it leads away from this face."""
    for gate in face.gates:
        if gate.otherwise not in (NEXT_CARD, OTHER_SIDE):
            continue
        if not gate.need.met(g, turn):
            way = "next card" if gate.otherwise == NEXT_CARD else "other side"
            g.say("Card {}: gate not met ({}), {}", face.letters, gate.need.words, way)
            return gate
        g.say("Card {}: gate met ({})", face.letters, gate.need.words)
    return None


def choose_plan(g: Mars, turn: Turn, face: Face) -> Plan:
    """20.3 Which of the two Operations of a face is executed, where there are two."""
    if face.choice is None or face.otherwise is None:
        return face.plan
    met = face.choice.met(g, turn)
    plan = face.plan if met else face.otherwise
    g.say("Card {}: {} ({}): {}", face.letters, "met" if met else "not met", face.choice.words, plan.word)
    return plan


def try_specials(g: Mars, turn: Turn, specials: Sequence[Special]) -> Script[None]:
    """20.3 The first Special Activity in order that does anything, once a turn."""
    for special in specials:
        if not turn.special_allowed:
            return
        if special.need is not None and not special.need.met(g, turn):
            g.say("{}: not now ({})", special.word, special.need.words)
        elif (yield from special.perform(g, turn)):
            g.say("{}: {}", turn.by, special.word)
            turn.special_done = special.word
