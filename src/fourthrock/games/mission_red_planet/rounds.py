"""4 The round: choose, resolve by countdown, land, draw ships, new first player; and 3 the way along the round track."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.characters import CHARACTERS, HANDS, NUMBERED, Character, bit
from fourthrock.games.mission_red_planet.effects import EFFECTS
from fourthrock.games.mission_red_planet.launchpad import draw_ships, land, launch_full
from fourthrock.games.mission_red_planet.position import Planet, colour, seat_of, turn_order
from fourthrock.games.mission_red_planet.production import produce, produce_third
from fourthrock.games.mission_red_planet.revealing import last_actions, reveal_discoveries
from fourthrock.games.mission_red_planet.scoring import lines_of, total
from fourthrock.games.mission_red_planet.setup import keep_missions
from fourthrock.games.mission_red_planet.track import PRODUCTION, REVEAL, ROUND, SCORING, TRACK
from fourthrock.table import Refusal, Script, pick, together

PLAYED: Final = Refusal("4.2.4", "this character lies played before you, until your Recruiter takes it back")


def what_next(g: Planet) -> Script[None] | None:
    """The script that comes next; None when the game is over."""
    kind = TRACK[g.step].kind
    if kind == ROUND:
        if g.done < len(g.order):
            return resolve(g)
        return choose(g) if g.held[0] else opening(g)
    return ending(g) if kind == REVEAL else None


def opening(g: Planet) -> Script[None]:
    yield from keep_missions(g)
    begin_round(g)


def begin_round(g: Planet) -> None:
    """A heading; 13.5 each controller draws the neutral colour's character."""
    g.heading("{}", TRACK[g.step])
    for c in range(g.seats, g.colours):
        character = g.decks[c].pop()
        g.chosen[c] = character.number
        g.reveal()
        g.tell(1 << seat_of(g, c), "{} (neutral) will be {}", colour(c), character)


def choose(g: Planet) -> Script[None]:
    """4.1 All at once, in secret, one character each; then the countdown begins."""
    characters = yield from together([choose_one(g, c) for c in range(g.seats)])
    for c, character in enumerate(characters):
        g.chosen[c] = character.number
        g.hand[c] &= ~bit(character)
    g.count = len(CHARACTERS) + 1
    count_down(g)


def choose_one(g: Planet, c: int) -> Script[Character]:
    character = yield from pick(
        c,
        "Choose your character in secret",
        CHARACTERS,
        lambda other: None if g.hand[c] & bit(other) else PLAYED,
        rule="4.1",
        legal=HANDS[g.hand[c]],
        note=character_text,
    )
    return character


def character_text(character: Character) -> str:
    return character.text


def count_down(g: Planet) -> None:
    """4.2 On to the next number that somebody has chosen; all who chose it reveal, and act in turn order."""
    while g.count > 1 and g.done == len(g.order):
        g.count -= 1
        if g.count in g.chosen:
            for c in turn_order(g):
                if g.chosen[c] == g.count:
                    reveal_character(g, c)


def reveal_character(g: Planet, c: int) -> None:
    g.chosen[c] = 0
    g.shown[c] = g.count
    g.played[c] |= 1 << g.count
    g.order.append(c)
    g.reveal()
    g.say("{} reveals the {}", colour(c), NUMBERED[g.count])


def resolve(g: Planet) -> Script[None]:
    """4.2 One colour does what its character says; 4.2.3 then full ships launch, and the countdown goes on."""
    c = g.order[g.done]
    yield from EFFECTS[g.shown[c]](g, c)
    g.done += 1
    launch_full(g)
    count_down(g)
    if g.done == len(g.order):
        end_round(g)


def end_round(g: Planet) -> None:
    """4.3 Land; 4.4 draw ships; 4.5 who acted last is first player; 4.6 advance the track."""
    land(g)
    draw_ships(g)
    g.first = g.order[-1]
    g.say("{} is now first player", colour(g.first))
    g.order = []
    g.done = 0
    g.count = 0
    g.shown = [0] * g.colours
    g.step += 1
    if TRACK[g.step].kind == PRODUCTION:
        produce(g, TRACK[g.step].number)
        g.step += 1
    if TRACK[g.step].kind == ROUND:
        begin_round(g)


def ending(g: Planet) -> Script[None]:
    """10 Last actions and discoveries, 11 the third production, 12 final scoring."""
    g.heading("{}", TRACK[g.step])
    yield from last_actions(g)
    reveal_discoveries(g)
    g.step += 1
    produce_third(g, TRACK[g.step].number)
    g.step += 1
    assert TRACK[g.step].kind == SCORING
    final_scoring(g)


def final_scoring(g: Planet) -> None:
    """12.2 Everything is added up."""
    g.heading("{}", TRACK[g.step])
    for c in range(g.colours):
        for name, points in lines_of(g, c):
            if points:
                g.say("{}: {} for {}", colour(c), points, name)
        g.say("{} has {} points", colour(c), total(g, c))
