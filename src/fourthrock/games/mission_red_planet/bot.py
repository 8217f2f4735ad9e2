"""What a good player looks at: who will hold which zone when it next yields, the race for ice, the missions, the way home.

`worth` reckons the points that each colour may expect at the end and turns them into chances to win. It is asked tens of
thousands of times a second, so it is written in plain numbers: rows of `STRIDE` colours, one row a zone.
"""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.mission_red_planet.cards import (
    ANCIENT_RUINS,
    ANCIENT_RUINS_POINTS,
    ASTRONAUTS_IN,
    ETHER_MAGNET,
    HIDDEN_GLACIER,
    ICE_MONOPOLY_POINTS,
    LEADS,
    LICHENS,
    LICHENS_POINTS,
    LOST,
    MINING_INCIDENT,
    MOTHER_LODE,
    MOTHER_LODE_BONUS,
    NATIVE_RESISTANCE,
    PRESENT,
    RESEARCHED,
    SYNERGY,
    SYNERGY_BONUS,
    TOKENS_OF,
    TOXIC_VENT,
    TOXIC_VENT_POINTS,
    Discovery,
    Mission,
)
from fourthrock.games.mission_red_planet.colours import STRIDE
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.production import winners_under
from fourthrock.games.mission_red_planet.scoring import is_over, places
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.track import LAST_STEP, PRODUCTION, ROUND, TRACK
from fourthrock.games.mission_red_planet.zones import CELERIUM, ICE, OUTER_ZONES, RESOURCES, SYLVANITE, ZONES

KINDS: Final = len(RESOURCES)
VALUE: Final = [resource.value for resource in RESOURCES]

DOCKED_LEAST: Final = 0.25
"""What an astronaut counts for on a docked ship, apart from how full that ship is."""
DOCKED_FILLED: Final = 0.6
HAND_POINT: Final = 0.25
"""What a character in hand is worth: choice."""
SUPPLY_POINT: Final = 0.08
PRESENCE_TRUST: Final = 0.9
"""How far whoever is present beside a discovery that scores is believed to be there at the end."""
RESISTANCE_COST: Final = 0.5
"""What losing an astronaut to the Native Resistance costs."""
MAGNET_POINT: Final = 0.2
"""What a seat on a docked ship is worth when the Ether Magnet waits."""
MISSION_TRUST: Final = 0.75
"""How far a mission that stands completed now is believed to stay so, with the whole game to come."""
NEXT_RUNG: Final = 0.2
"""Which part of a ladder's next step is hoped for, with nobody on the way to it."""
LEAD_STEEP: Final = 1.5
LEAD_EVEN: Final = 0.5
"""How surely a lead for the most of something lasts, by how far one is ahead; a tie is a little more than half."""
SPREAD_FIRST: Final = 11.0
SPREAD_LAST: Final = 2.2
"""How many points ahead make a player e times as likely to win, with ten rounds to go and with none."""


def _next(step: int) -> int:
    return next((TRACK[s].number for s in range(step, LAST_STEP) if TRACK[s].kind == PRODUCTION), 0)


def _later(step: int) -> int:
    return sum(TRACK[s].number for s in range(step, LAST_STEP) if TRACK[s].kind == PRODUCTION) - _next(step)


NEXT_YIELD: Final = [_next(step) for step in range(LAST_STEP + 1)]
LATER_YIELD: Final = [_later(step) for step in range(LAST_STEP + 1)]
ROUNDS_LEFT: Final = [sum(1 for s in range(step, LAST_STEP) if TRACK[s].kind == ROUND) for step in range(LAST_STEP + 1)]


def worth(g: Planet) -> list[float]:
    """For each seat its chance to win: exact when the game is over."""
    if is_over(g):
        return shares(places(g))
    crowd = expected_crowd(g)
    tokens = [float(n) for n in g.tokens]
    points = [0.0] * g.colours
    third = g.step >= LAST_STEP - 4
    for zone in range(len(ZONES)):
        add_zone(g, zone, crowd, tokens, third)
    for c in range(g.colours):
        row = c * KINDS
        points[c] = tokens[row] + 2.0 * tokens[row + 1] + 3.0 * tokens[row + 2]
        points[c] += HAND_POINT * hand_size(g, c) + SUPPLY_POINT * g.supply[c]
    add_ice_monopoly(g, tokens, points)
    add_discoveries(g, crowd, points)
    trust = 1.0 - (1.0 - MISSION_TRUST) * ROUNDS_LEFT[g.step] / 10.0
    for c in range(g.seats):
        for card in g.held[c]:
            if isinstance(card, Mission):
                points[c] += trust * mission_worth(g, c, card, crowd, tokens)
    return chances(g, points)


def shares(place: list[int]) -> list[float]:
    """Who is first shares 1 with the others who are."""
    winners = place.count(1)
    return [1.0 / winners if mine == 1 else 0.0 for mine in place]


def chances(g: Planet, points: list[float]) -> list[float]:
    """Points to chances, the sharper the fewer rounds are left. 13.12 What falls to a neutral colour is lost to both players."""
    spread = SPREAD_LAST + (SPREAD_FIRST - SPREAD_LAST) * ROUNDS_LEFT[g.step] / 10.0
    best = max(points)
    weights = [math.exp((mine - best) / spread) for mine in points]
    whole = sum(weights)
    return [weights[seat] / whole for seat in range(g.seats)]


def hand_size(g: Planet, c: int) -> float:
    hand = g.hand[c]
    size = 0.0
    while hand:
        size += hand & 1
        hand >>= 1
    return size


# --------------------------------------------------------------------------------------------------------------- crowds


def expected_crowd(g: Planet) -> list[float]:
    """Astronauts in each zone, and those on their way there for what their ship is good for."""
    crowd = [float(n) for n in g.on]
    for dock in range(g.docks):
        s = g.ship[dock]
        load = g.load[dock]
        if s < 0 or load == 0:
            continue
        bound = g.stacks[dock][-1] if g.stacks[dock] else SHIPS[s].bound
        if bound < 0:
            continue
        weight = 1.0 if g.launched[dock] else DOCKED_LEAST + DOCKED_FILLED * load / SHIPS[s].capacity
        for c in range(g.colours):
            crowd[bound * STRIDE + c] += weight * g.aboard[dock * STRIDE + c]
    return crowd


def add_zone(g: Planet, zone: int, crowd: list[float], tokens: list[float], third: bool) -> None:
    """What each colour may hope to win in a zone: soon nearly all goes to the largest crowd, later less surely."""
    row = zone * STRIDE
    near = 0.0
    far = 0.0
    for c in range(g.colours):
        square = crowd[row + c] * crowd[row + c]
        far += square
        near += square * square
    if near <= 0.0:
        return
    card = g.discoveries[zone] if zone < len(OUTER_ZONES) else None
    kind = g.resource[zone]
    soon = float(NEXT_YIELD[g.step])
    later = float(LATER_YIELD[g.step])
    if third:
        soon = last_yield(g, zone, card, soon)
        if card is HIDDEN_GLACIER:
            kind = ICE.index
    elif card is not None:
        later += last_yield(g, zone, card, 3.0) - 3.0
    pile = g.piles[zone * KINDS : (zone + 1) * KINDS]
    winners = winners_under(card, g.on[row : row + STRIDE]) if third and card is not None else []
    for c in range(g.colours):
        square = crowd[row + c] * crowd[row + c]
        sure = square * square / near
        if winners:
            sure = (sure + (1.0 / len(winners) if c in winners else 0.0)) / 2.0
        for other in range(KINDS):
            if pile[other]:
                tokens[c * KINDS + other] += sure * pile[other]
        tokens[c * KINDS + kind] += sure * soon + square / far * later


def last_yield(g: Planet, zone: int, card: Discovery | None, least: float) -> float:
    """11.1 and 11.2 What a zone yields in the third production."""
    if card is MINING_INCIDENT:
        return 0.0
    if card is MOTHER_LODE:
        least += MOTHER_LODE_BONUS
    for other in g.mars.neighbours[zone]:
        if other.index < len(OUTER_ZONES) and g.discoveries[other.index] is SYNERGY:
            least += SYNERGY_BONUS
    return least


# --------------------------------------------------------------------------------------------------- what the end brings


def add_ice_monopoly(g: Planet, tokens: list[float], points: list[float]) -> None:
    """12.4 The nine points, by how far ahead a colour will be in ice."""
    best = max(tokens[ICE.index :: KINDS])
    if best <= 0.0:
        return
    whole = 0.0
    for c in range(g.colours):
        whole += (tokens[c * KINDS + ICE.index] / best) ** 4
    for c in range(g.colours):
        points[c] += ICE_MONOPOLY_POINTS * (tokens[c * KINDS + ICE.index] / best) ** 4 / whole


def add_discoveries(g: Planet, crowd: list[float], points: list[float]) -> None:
    """12.5 The discoveries that score, for whoever is there or on the way; and those that strike before."""
    for zone in range(len(OUTER_ZONES)):
        card = g.discoveries[zone]
        if card is None:
            continue
        row = zone * STRIDE
        if card is LICHENS or card is TOXIC_VENT:
            each = LICHENS_POINTS if card is LICHENS else TOXIC_VENT_POINTS
            for c in range(g.colours):
                points[c] += each * min(1.0, crowd[row + c]) * PRESENCE_TRUST
        elif card is ANCIENT_RUINS:
            whole = 0.0
            for c in range(g.colours):
                whole += crowd[row + c] ** 4
            for c in range(g.colours):
                if whole > 0.0:
                    points[c] += ANCIENT_RUINS_POINTS * crowd[row + c] ** 4 / whole
        elif card is NATIVE_RESISTANCE:
            for c in range(g.colours):
                points[c] -= RESISTANCE_COST * min(1.0, crowd[row + c])
        elif card is ETHER_MAGNET:
            for dock in range(g.docks):
                for c in range(g.colours):
                    points[c] += MAGNET_POINT * g.aboard[dock * STRIDE + c]


def mission_worth(g: Planet, c: int, mission: Mission, crowd: list[float], tokens: list[float]) -> float:
    """12.3 What a mission may bring: as the ladder stands with a little of its next rung, or by how near the lead is."""
    count = tally(g, c, mission, crowd, tokens)
    if not mission.most:
        last = len(mission.points) - 1
        rung = min(int(count), last)
        step = min(count - rung, 1.0) if rung < last else 0.0
        above = mission.points[min(rung + 1, last)]
        return mission.points[rung] + (above - mission.points[rung]) * (NEXT_RUNG + (1.0 - 2.0 * NEXT_RUNG) * step)
    if count <= 0.0:
        return 0.0
    rival = 0.0
    for other in range(g.colours):
        if other != c:
            rival = max(rival, tally(g, other, mission, crowd, tokens))
    ahead = count - rival
    return mission.points[-1] / (1.0 + math.exp(-LEAD_STEEP * ahead - LEAD_EVEN))


def tally(g: Planet, c: int, mission: Mission, crowd: list[float], tokens: list[float]) -> float:
    """What a mission counts, as it may be at the end."""
    what = mission.counted
    if what == TOKENS_OF:
        return tokens[c * KINDS + (CELERIUM.index if mission.resource is CELERIUM else SYLVANITE.index)]
    if what == LOST:
        return float(g.memorial[c])
    count = 0.0
    if what == ASTRONAUTS_IN:
        for zone in mission.places:
            count += crowd[zone * STRIDE + c]
    elif what in (PRESENT, RESEARCHED):
        for zone in mission.places:
            if what == PRESENT or g.discoveries[zone] is not None:
                count += min(1.0, crowd[zone * STRIDE + c])
    elif what == LEADS:
        for zone in mission.places:
            count += lead(crowd, zone * STRIDE, c)
    else:
        count = min(tokens[c * KINDS], tokens[c * KINDS + 1], tokens[c * KINDS + 2])
    return count


def lead(crowd: list[float], row: int, c: int) -> float:
    """1 for whoever has the most in a zone, part of it for whoever is close."""
    best = 0.0
    for other in range(STRIDE):
        best = max(best, crowd[row + other])
    mine = crowd[row + c]
    return 0.0 if mine <= 0.0 else 1.0 if mine >= best else 0.3 * mine / best
