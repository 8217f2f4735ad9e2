"""Building positions for the tests: an empty Mars, pieces put on it, and a script answered word by word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fourthrock.games.red_dust_rebellion.asset_events import play_asset
from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, EVENTS, PLAIN_EVENTS, Asset
from fourthrock.games.red_dust_rebellion.events.index import play_event
from fourthrock.games.red_dust_rebellion.nonplayer.face import NEXT_CARD, Turn
from fourthrock.games.red_dust_rebellion.nonplayer.minds import unattended
from fourthrock.games.red_dust_rebellion.nonplayer.totals import shuffle_curiosity
from fourthrock.games.red_dust_rebellion.nonplayer.turn import FACES, closed_gate, use_face
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.operations import execute
from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.pieces import CORP, FORCE_POOL, KINDS, MG, PLAIN, RD, SATELLITE, TOKENS, Faction
from fourthrock.games.red_dust_rebellion.position import ROUND_START, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, EARTH, Place, Space
from fourthrock.table import Refusal, Script, Word, dice_for


def bare_mars(**options: Any) -> Mars:
    """Nobody is anywhere; 20 Resources for MG and RD, 10 Profits; the Corporations are Controller; no Campaign, no hand."""
    g = Mars(dice_for(1), Options(**options))
    for kind, n in FORCE_POOL.items():
        g.add(EARTH if kind == SATELLITE else AVAILABLE, kind, n)
    g.resources[MG.seat] = g.resources[RD.seat] = 20
    g.resources[CORP.seat] = 10
    g.assets = ASSETS[:]
    g.campaign_deck = CAMPAIGNS[:]
    cards = [event for event in PLAIN_EVENTS if event.number not in (1, 2)]
    g.deck = [*cards[:30], *EVENTS[48:]]
    g.left_out = cards[30:]
    g.current, g.following = EVENTS[0], EVENTS[1]
    g.phase = ROUND_START
    return g


def put(g: Mars, place: Place, **pieces: int) -> None:
    """Put pieces from Available (Satellites from Earth) somewhere, by their tokens: `put(g, TENZING, mg_troop=2)`."""
    for token, n in pieces.items():
        kind = TOKENS.index(token)
        if PLAIN[kind] in FORCE_POOL:
            source: Place = EARTH if kind == SATELLITE else AVAILABLE
            g.add(source, PLAIN[kind], -n)
            assert g.count(source, PLAIN[kind]) >= 0, f"not enough {token}"
        g.add(place, kind, n)


def pieces(g: Mars, place: Place) -> dict[str, int]:
    """What is in a place, by token."""
    return {TOKENS[kind]: g.count(place, kind) for kind in range(KINDS) if g.count(place, kind)}


def give(g: Mars, *numbers: int) -> list[Asset]:
    """Put Assets into the Church's hand."""
    for number in numbers:
        card = ASSETS[number - 1]
        g.assets.remove(card)
        g.hand.append(card)
    return g.hand


def capability(g: Mars, number: int) -> None:
    """Put a capability into play."""
    card = ASSETS[number - 1]
    g.assets.remove(card)
    g.capabilities.append(card)


def campaign(g: Mars, number: int) -> None:
    """Make a Campaign active."""
    card = CAMPAIGNS[number - 1]
    g.campaign_deck.remove(card)
    g.campaigns.append(card)


def run(script: Script[Any], answers: str = "") -> Any:
    """Answer a script's questions in order; a question with one option need not be, as at the table."""
    left = answers.split()
    try:
        step: Any = next(script)
        while True:
            if len(step.options) == 1:
                step.answer = step.options[0]
                if left and left[0] == step.answer.token:
                    left.pop(0)
            else:
                assert left, f"nothing left to answer {step.prompt} {step.tokens}"
                word = left.pop(0)
                assert word in step.tokens, f"{word} is no answer to {step.prompt} {step.tokens}: {step.why_not(word)}"
                step.answer = step.options[step.tokens.index(word)]
            step = next(script)
    except StopIteration as stop:
        assert not left, f"never asked for {left}"
        return stop.value


def question(script: Script[Any], answers: str = "") -> Any:
    """Answer some questions and return the next one."""
    left = answers.split()
    step: Any = next(script)
    while True:
        if len(step.options) == 1:
            step.answer = step.options[0]
            if left and left[0] == step.answer.token:
                left.pop(0)
        elif not left:
            return step
        else:
            step.answer = step.options[step.tokens.index(left.pop(0))]
        step = next(script)


def operate(g: Mars, by: Faction, word: Word, answers: str = "", **how: Any) -> Operation:
    """Execute an Operation to its end."""
    op = Operation(g, by, word, **how)
    run(execute(g, op), answers)
    return op


def why(refusal: Refusal | None) -> str:
    """The sentence of a refusal."""
    assert refusal is not None, "this is allowed"
    return str(refusal)


def populate(g: Mars, space: Space, level: int) -> None:
    """Set the level of Support."""
    g.support[space.index] = level


def rig(g: Mars, *dice: int) -> None:
    """The next six-sided dice."""
    g.dice.rig([(die, 6) for die in dice])


def tokens(items: Sequence[Any]) -> list[str]:
    return [item.token for item in items]


def event(g: Mars, number: int, by: Faction, side: str, answers: str = "") -> None:
    """Execute a side ("unshaded" or "shaded") of an Event."""
    g.current = EVENTS[number - 1]
    run(play_event(g, by, side == "shaded"), answers)


def asset(g: Mars, number: int, answers: str = "") -> None:
    """Play an Asset as the Church's Event."""
    card = give(g, number)[-1]
    run(play_asset(g, card), answers)


def by_the_rules(*factions: str, **options: Any) -> Mars:
    """An empty Mars on which the rules play these factions; without any named, all four."""
    g = bare_mars(nonplayers=list(factions) or ["mg", "corp", "rd", "cr"], **options)
    for by in (MG, RD):
        if g.nonplayers[by.seat]:
            g.resources[by.seat] = 0
    shuffle_curiosity(g)
    return g


def use_card(g: Mars, letters: str, limited: bool = False, special: bool = True) -> Turn:
    """Execute a side of a Curiosity card, whatever its gates say; other Non-Players answer for themselves."""
    face = FACES[letters]
    turn = Turn(face.by, limited, special and not limited)
    script: Any = use_face(g, turn, face)
    run(unattended(g, script))
    return turn


def gate_of(g: Mars, letters: str, special: bool = True) -> str:
    """Where the gates of a card lead: `here`, `next card` or `other side`."""
    face = FACES[letters]
    gate = closed_gate(g, Turn(face.by, False, special), face)
    return "here" if gate is None else "next card" if gate.otherwise == NEXT_CARD else "other side"


def told(g: Mars) -> list[str]:
    """What the log says."""
    return [] if g.journal is None else [str(entry) for entry in g.journal.entries]
