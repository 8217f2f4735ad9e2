"""Every word that a question of this game can offer."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS
from fourthrock.games.red_dust_rebellion.events.events_25_36 import DISCARD_WORD
from fourthrock.games.red_dust_rebellion.events.events_37_48 import JOIN
from fourthrock.games.red_dust_rebellion.pieces import FACTIONS, GROUPS
from fourthrock.games.red_dust_rebellion.position import TRACK_END
from fourthrock.games.red_dust_rebellion.spaces import EARTH, MAGLEV_LINES, SPACES, TRANSIT
from fourthrock.games.red_dust_rebellion.words import WORDS
from fourthrock.table import DONE, NO, PASS, YES, Item, number


def vocabulary() -> list[Item]:
    """All items, each once."""
    counts = [number(n) for n in range(TRACK_END + 1)]
    places = [*SPACES, EARTH, TRANSIT]
    words = [*WORDS, DISCARD_WORD, JOIN, DONE, YES, NO, PASS]
    return [*places, *GROUPS, *FACTIONS, *MAGLEV_LINES, *ASSETS, *CAMPAIGNS, *words, *counts]
