"""20.2 What Non-Players count instead of Resources and Assets: Supply Total (MG), Agitate Total (RD), Asset Total (CR)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.deck import CARDS, CuriosityCard
from fourthrock.games.red_dust_rebellion.pieces import RD, Faction
from fourthrock.games.red_dust_rebellion.position import Mars

TOTAL_NAMES: Final = ["Supply Total", "", "Agitate Total", "Asset Total"]
ASSETS_AT_START: Final = 3
MOST_ASSETS: Final = 6


def change_total(g: Mars, by: Faction, n: int) -> int:
    """20.2 A total rises or falls, never below 0, the Asset Total never above 6. Returns by how much."""
    before = g.totals[by.seat]
    after = max(0, before + n)
    if TOTAL_NAMES[by.seat] == "Asset Total":
        after = min(MOST_ASSETS, after)
    g.totals[by.seat] = after
    if after != before:
        g.say("{}: {} {}", by, TOTAL_NAMES[by.seat], after)
    return after - before


def shuffle_curiosity(g: Mars) -> None:
    """20.3 All cards of the Non-Players that are at the table, in an order that nobody knows."""
    g.curiosity = [card for card in CARDS if g.nonplayers[card.by.seat]]
    g.dice.shuffle(g.curiosity)
    g.curiosity_seen = []
    g.faces = ["", "", "", ""]


def reset_nonplayers(g: Mars) -> None:
    """20.12 The Reset Phase: the cards are shuffled; an Agitate Total of 0 is rolled anew with half a die."""
    shuffle_curiosity(g)
    if g.nonplayers[RD.seat] and g.totals[RD.seat] == 0:
        change_total(g, RD, g.dice.roll(3))


def draw_curiosity(g: Mars, by: Faction) -> CuriosityCard:
    """20.3 The next card of a faction: from the top (the end of the list) cards go under the deck until one of its own comes."""
    while True:
        card = g.curiosity.pop()
        g.curiosity.insert(0, card)
        if card not in g.curiosity_seen:
            g.curiosity_seen.append(card)
            g.reveal()
        if card.by is by:
            return card
