"""20.4, 20.5 Which Events and Assets a Non-Player plays, and playing them."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asset_events import no_asset_event, play_asset
from fourthrock.games.red_dust_rebellion.cards import Asset
from fourthrock.games.red_dust_rebellion.control import labyrinths_with
from fourthrock.games.red_dust_rebellion.events.index import play_event
from fourthrock.games.red_dust_rebellion.forces import own_rebels
from fourthrock.games.red_dust_rebellion.nonplayer.effective import better, rehearsal, settle
from fourthrock.games.red_dust_rebellion.nonplayer.marks import CRITICAL_ASSETS, marked_critical, performed, plays_shaded
from fourthrock.games.red_dust_rebellion.nonplayer.measures import enemy_bases_of
from fourthrock.games.red_dust_rebellion.nonplayer.minds import minds_for
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.pieces import CORP, CORP_BASE, CR, CR_KINDS, MG, POPULATION, RD, SATELLITE, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, DISPLACED, MARS, ORBIT
from fourthrock.table import Script

PLAIN_BASES: Final = 2
CROWD: Final = 4
CHILDREN: Final = 15
CONGREGATIONS: Final = 3


# ---------------------------------------------------------------------------------------------------------------- Events


def critical(g: Mars, by: Faction, number: int) -> bool:
    """20.5 The star; Events 5 (MarsGov) and 26 (the Corporations) have a condition."""
    if not marked_critical(by, number):
        return False
    if number == 5 and by is MG:
        return g.count(ORBIT, SATELLITE) > 0
    if number == 26 and by is CORP:
        return sum(g.count(space, CORP_BASE) for space in DESERTS) >= PLAIN_BASES
    return True


def pointless(g: Mars, by: Faction, number: int) -> bool:
    """20.5 Instructions that call an Event not effective: 5 without a Satellite in Orbit, 28 with few Displaced."""
    if number == 5 and by is MG:
        return g.count(ORBIT, SATELLITE) == 0
    return number == 28 and by is RD and g.count(DISPLACED, POPULATION) < CROWD


def effective(g: Mars, by: Faction) -> bool:
    """20.5 Whether the Current Event would bring about anything that is on the faction's list."""
    assert g.current is not None
    number = g.current.number
    if pointless(g, by, number):
        return False
    trial = rehearsal(g)
    settle(trial, play_event(trial, by, plays_shaded(by, number)), minds_for())
    return better(by, g, trial)


def performs(g: Mars, by: Faction) -> bool:
    """20.4 The Current Event is Critical or Performed, and effective."""
    assert g.current is not None
    return performed(by, g.current.number) and effective(g, by)


def play_event_np(g: Mars, by: Faction) -> Script[None]:
    """20.5 The Current Event, on the side that this faction plays."""
    assert g.current is not None
    yield from play_event(g, by, plays_shaded(by, g.current.number))


# ---------------------------------------------------------------------------------------------------------------- Assets


def critical_asset(g: Mars, card: Asset) -> bool:
    """20.5 The underlined title; CR7 and CR11 have a condition."""
    if card.number not in CRITICAL_ASSETS:
        return False
    if card.number == 7:
        rebels = sum(own_rebels(g, CR, space) for space in MARS)
        return rebels >= CHILDREN and any(g.total(space, enemy_bases_of(CR)) for space in DESERTS)
    if card.number == 11:
        return len(labyrinths_with(g, CR_KINDS)) >= CONGREGATIONS
    return True


def effective_asset(g: Mars, card: Asset) -> bool:
    """20.5 Whether an Asset Event would bring about anything that is on the Church's list."""
    if no_asset_event(card) is not None:
        return False
    trial = rehearsal(g)
    trial.assets.append(card)
    settle(trial, play_revealed(trial, card), minds_for())
    return better(CR, g, trial)


def asset_event(g: Mars, second: bool) -> Script[bool]:
    """20.4 The Asset Event check: cards are revealed, an effective one may be played, all go. Whether one was played."""
    revealed = g.assets[max(0, len(g.assets) - g.totals[CR.seat]) :]
    if not revealed:
        return False
    g.reveal()
    for card in revealed:
        g.say("Revealed: {}", card)
    useful = [card for card in revealed if effective_asset(g, card)]
    among = [card for card in useful if critical_asset(g, card)] or (useful if second else [])
    chosen = g.dice.choose(among) if among else None
    for card in revealed:
        if card is not chosen:
            g.assets.remove(card)
            g.discards.append(card)
    if chosen is None:
        g.say("No Asset Event among them")
        return False
    yield from play_revealed(g, chosen)
    change_total(g, CR, -1)
    return True


def play_revealed(g: Mars, card: Asset) -> Script[None]:
    """12.3 A Non-Player has no hand: the card comes from the deck."""
    g.assets.remove(card)
    g.hand.append(card)
    yield from play_asset(g, card)
