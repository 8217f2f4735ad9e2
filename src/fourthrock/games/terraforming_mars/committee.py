"""The Terraforming Committee (15): delegates, party leaders, dominance, influence. The neutral owner is number `seats`."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import COLOURS, GREENS, NEUTRAL, PARTIES, Party, Seat

PLAYER_DELEGATES = 7
NEUTRAL_DELEGATES = 14
DELEGATE_PRICE = 5


def seat_item(g: Mars, owner: int) -> Seat:
    """The colour of an owner of delegates or tiles."""
    return NEUTRAL if owner == g.seats else COLOURS[owner]


def delegates(g: Mars, party: int, owner: int) -> int:
    """How many delegates this owner has in the party, the leader included."""
    return g.delegates[party * (g.seats + 1) + owner]


def party_size(g: Mars, party: int) -> int:
    """How many delegates the party has in all."""
    start = party * (g.seats + 1)
    return sum(g.delegates[start : start + g.seats + 1])


def non_leaders(g: Mars, party: int, owner: int) -> int:
    """How many ordinary delegates this owner has in the party."""
    return delegates(g, party, owner) - (1 if g.leader[party] == owner else 0)


def set_up(g: Mars) -> None:
    """15.2 Seven delegates a player, one of them in the lobby; fourteen neutral ones, one of them chairman."""
    for seat in range(g.seats):
        g.lobby[seat] = 1
        g.reserve[seat] = PLAYER_DELEGATES - 1
    g.reserve[g.seats] = NEUTRAL_DELEGATES - 1
    g.chairman = g.seats
    g.ruling = GREENS
    g.dominant = -1


def send(g: Mars, owner: int, party: Party) -> None:
    """15.7 A delegate that was taken off the reserve or lobby joins a party: leader and dominance follow."""
    g.delegates[party.index * (g.seats + 1) + owner] += 1
    g.say("{} sends a delegate to {}", seat_item(g, owner), party)
    settle(g, party.index)


def send_neutral(g: Mars, party: int) -> None:
    """15.13 A neutral delegate, if one is left."""
    if g.reserve[g.seats] > 0:
        g.reserve[g.seats] -= 1
        send(g, g.seats, PARTIES[party])


def recall(g: Mars, owner: int, party: int) -> None:
    """A delegate goes home to its reserve; leader and dominance follow."""
    g.delegates[party * (g.seats + 1) + owner] -= 1
    g.reserve[owner] += 1
    settle(g, party)


def settle(g: Mars, party: int) -> None:
    """15.10 Leader and dominance after a change in this party."""
    _settle_leader(g, party)
    _settle_dominance(g)


def _settle_leader(g: Mars, party: int) -> None:
    """15.7 Whoever has strictly more delegates than the leader takes the seat; among equals the next in order (O-8)."""
    leader = g.leader[party]
    held = delegates(g, party, leader) if leader >= 0 else 0
    best = held
    for owner in range(g.seats + 1):
        best = max(best, delegates(g, party, owner))
    if best == 0:
        g.leader[party] = -1
    elif best > held:
        start = leader if 0 <= leader < g.seats else g.active
        for step in range(g.seats + 1):
            owner = g.seats if step == g.seats else (start + step) % g.seats
            if delegates(g, party, owner) == best:
                g.leader[party] = owner
                g.say("{} leads {}", seat_item(g, owner), PARTIES[party])
                return


def _settle_dominance(g: Mars) -> None:
    """15.8 The marker moves to a party with strictly more delegates."""
    best = party_size(g, g.dominant) if g.dominant >= 0 else 0
    for party in range(6):
        if party_size(g, party) > best:
            best = party_size(g, party)
            g.dominant = party
            g.say("{} {} dominant", PARTIES[party], "are" if PARTIES[party].many else "is")


def shift_dominance(g: Mars) -> None:
    """15.9 From the party that has just been emptied to the largest one; ties go clockwise."""
    best = -1
    found = g.dominant
    for step in range(1, 7):
        party = (g.ruling + step) % 6
        if party_size(g, party) > best:
            best = party_size(g, party)
            found = party
    g.dominant = found
    g.say("{} {} dominant", PARTIES[found], "are" if PARTIES[found].many else "is")


def influence(g: Mars, me: Player) -> int:
    """15.11 Chairman, leader of the dominant party, ordinary delegates in it: 1 each; and what cards add."""
    if not g.turmoil:
        return 0
    total = me.influence_bonus
    if g.chairman == me.seat:
        total += 1
    if g.dominant >= 0:
        if g.leader[g.dominant] == me.seat:
            total += 1
        if non_leaders(g, g.dominant, me.seat) > 0:
            total += 1
    return total
