"""The Turmoil phase (16.3-16.11): TR revision, global event, new government, changing times."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.committee import seat_item, send_neutral, shift_dominance
from fourthrock.games.terraforming_mars.global_event import EventPart
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import gain_tr, lose_tr
from fourthrock.games.terraforming_mars.words import (
    ANIMAL_TAG,
    BUILDING,
    COLOURS,
    EARTH,
    GREENS,
    HEAT,
    JOVIAN,
    KELVINISTS,
    MARS_FIRST,
    MC,
    MICROBE_TAG,
    PARTIES,
    PLANT,
    REDS,
    RESEARCH,
    SCIENCE,
    SCIENTISTS,
    TURMOIL_GOVERNMENT,
    VENUS_TAG,
)
from fourthrock.table import Script

SOLO_REDS_LIMIT = 20


def revision_and_event(g: Mars) -> Script[None]:
    """16.4-16.5 Everybody loses 1 TR; then the current event happens."""
    g.active = g.first
    g.heading("Turmoil")
    for me in g.players:
        lose_tr(me, 1)
    g.say("Everybody loses 1 TR")
    if g.current is not None:
        g.say("{} happens", g.current)
        for part in g.current.parts:
            say_what_it_does(g, part)
            yield from part.happen(g)
    g.phase = TURMOIL_GOVERNMENT


def say_what_it_does(g: Mars, part: EventPart) -> None:
    """What a part of an event is about to do to each player; counted only where somebody reads it."""
    if g.journal is None:
        return
    for me in g.in_order(g.first):
        told = part.to(g, me)
        if told:
            g.say("{}: {}", COLOURS[me.seat], told)


def new_government(g: Mars) -> Script[None]:
    """16.8-16.11 The dominant party rules; then the events move on."""
    g.ruling = g.dominant
    g.say("{} {}", PARTIES[g.ruling], "rule" if PARTIES[g.ruling].many else "rules")
    ruling_bonus(g)
    change_chairman(g)
    shift_dominance(g)
    fill_lobby(g)
    changing_times(g)
    g.phase = RESEARCH
    yield from ()


def ruling_bonus(g: Mars) -> None:
    """16.8 b The bonus of the party that has just become ruling, for everybody."""
    if g.ruling == REDS:
        reds_bonus(g)
        return
    for me in g.players:
        bonus = party_bonus(g.ruling, me)
        me.stock[MC] += bonus
        if bonus:
            g.say("{} gains {} M€", COLOURS[me.seat], bonus)


def party_bonus(party: int, me: Player) -> int:
    """16.1 M€ of the ruling bonus; the Reds give TR instead."""
    tags = me.tags
    if party == MARS_FIRST:
        return tags[BUILDING]
    if party == SCIENTISTS:
        return tags[SCIENCE]
    if party == GREENS:
        return tags[PLANT] + tags[MICROBE_TAG] + tags[ANIMAL_TAG]
    if party == KELVINISTS:
        return me.production[HEAT]
    return 0 if party == REDS else tags[VENUS_TAG] + tags[EARTH] + tags[JOVIAN]


def reds_bonus(g: Mars) -> None:
    """16.10 All who share the lowest TR gain 1; alone only up to TR 20 (18.8)."""
    lowest = min([me.tr for me in g.players])
    if g.solo and lowest > SOLO_REDS_LIMIT:
        return
    for me in [me for me in g.players if me.tr == lowest]:
        gain_tr(g, me, 1)


def change_chairman(g: Mars) -> None:
    """16.8 c-d The old chairman and the ordinary delegates go home; the leader takes the chair and gains 1 TR."""
    if g.chairman >= 0:
        g.reserve[g.chairman] += 1
    leader = g.leader[g.ruling]
    row = g.ruling * (g.seats + 1)
    for owner in range(g.seats + 1):
        g.reserve[owner] += g.delegates[row + owner]
        g.delegates[row + owner] = 0
    g.leader[g.ruling] = -1
    chairman = leader if leader >= 0 else g.seats
    if g.reserve[chairman] == 0:
        g.chairman = -1
        return
    g.reserve[chairman] -= 1
    g.chairman = chairman
    g.say("{} is chairman", seat_item(g, chairman))
    if chairman < g.seats:
        gain_tr(g, g.players[chairman], 1)


def fill_lobby(g: Mars) -> None:
    """16.8 f An empty place in the lobby is filled from the reserve."""
    for seat in range(g.seats):
        if g.lobby[seat] == 0 and g.reserve[seat] > 0:
            g.reserve[seat] -= 1
            g.lobby[seat] = 1


def changing_times(g: Mars) -> None:
    """16.11 Events move on a place; two neutral delegates arrive."""
    if g.current is not None:
        g.past.append(g.current)
    g.current = g.coming
    if g.current is not None:
        g.say("{} is current now", g.current)
        send_neutral(g, g.current.current)
    g.coming = g.distant
    g.distant = None
    if g.events:
        g.distant = g.events.pop()
        g.reveal()
        g.say("{} is announced", g.distant)
        send_neutral(g, g.distant.revealed)
