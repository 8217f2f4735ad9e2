"""8.7 Help: MarsGov, Red Dust and the Church may support one another at the start of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.red_dust_rebellion.asking import how_many
from fourthrock.games.red_dust_rebellion.forces import gain
from fourthrock.games.red_dust_rebellion.hand import discard
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, FACTIONS, Faction
from fourthrock.games.red_dust_rebellion.position import TRACK_END, Mars
from fourthrock.table import Script, pick, pick_or_stop


def givers(g: Mars, by: Faction, asked: Sequence[Faction]) -> list[Faction]:
    """8.7 Who could still help this faction now."""
    if by is CORP or not g.options.transfers:
        return []
    return [
        who
        for who in FACTIONS
        if who is not by and who is not CORP and who not in asked and not g.nonplayers[who.seat] and _has(g, who)
    ]


def _has(g: Mars, who: Faction) -> bool:
    return len(g.hand) > 0 if who is CR else g.resources[who.seat] > 0


def ask_for_help(g: Mars, by: Faction, asked: list[Faction]) -> Script[int]:
    """8.7 Ask one faction. Returns what goes into the Church's purse; MarsGov and Red Dust get Resources at once."""
    who = yield from pick(by.seat, "Ask whom for help?", givers(g, by, asked), rule="8.7")
    asked.append(who)
    given = (yield from _assets_for(g, by)) if who is CR else (yield from _resources_for(g, who, by))
    g.say("{} to {}: {}", who, by, given)
    if by is CR:
        return given
    gain(g, by, given)
    return 0


def _resources_for(g: Mars, who: Faction, by: Faction) -> Script[int]:
    most = g.resources[who.seat] if by is CR else min(g.resources[who.seat], TRACK_END - g.resources[by.seat])
    given = yield from how_many(who, f"Give {by.name} how many Resources?", 0, most, "8.7")
    gain(g, who, -given)
    return given


def _assets_for(g: Mars, by: Faction) -> Script[int]:
    given = 0
    while g.hand:
        card = yield from pick_or_stop(CR.seat, f"Discard an Asset to give {by.name} its value?", g.hand[:], rule="8.7")
        if card is None:
            break
        given += card.value
        discard(g, card)
    return given
