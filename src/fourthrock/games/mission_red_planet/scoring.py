"""12 Final scoring: each colour's points item by item, and 13.12 who wins between two."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import (
    ANCIENT_RUINS,
    ANCIENT_RUINS_POINTS,
    ASTRONAUTS_IN,
    ICE_MONOPOLY,
    ICE_MONOPOLY_POINTS,
    LEADS,
    LICHENS,
    LICHENS_POINTS,
    LOST,
    PRESENT,
    RESEARCHED,
    TOKENS_OF,
    TOXIC_VENT,
    TOXIC_VENT_POINTS,
    Mission,
)
from fourthrock.games.mission_red_planet.colours import STRIDE
from fourthrock.games.mission_red_planet.position import Planet, colour, crowd, leaders, neutral
from fourthrock.games.mission_red_planet.track import SCORING, TRACK
from fourthrock.games.mission_red_planet.zones import ICE, OUTER_ZONES, RESOURCES
from fourthrock.table import Standing

KINDS: Final = len(RESOURCES)


def is_over(g: Planet) -> bool:
    return TRACK[g.step].kind == SCORING


def token_points(g: Planet, c: int, kind: int) -> int:
    return g.tokens[c * KINDS + kind] * RESOURCES[kind].value


def token_count(g: Planet, c: int) -> int:
    return sum(g.tokens[c * KINDS : (c + 1) * KINDS])


def ice_monopoly(g: Planet, c: int) -> int:
    """12.4 The colours with the most ice share the points, rounded down."""
    holders = leaders(g.tokens[ICE.index :: KINDS]) or nobodys_most(g)
    return ICE_MONOPOLY_POINTS // len(holders) if c in holders else 0


def nobodys_most(g: Planet) -> list[int]:
    """12.3 Who has the most of what nobody has: no colour, or all of them."""
    return [] if g.options.most_needs_one else list(range(g.colours))


def counted(g: Planet, c: int, mission: Mission) -> int:
    """What a mission counts, for any colour."""
    what = mission.counted
    if what == PRESENT:
        return sum([1 for zone in mission.places if g.on[zone * STRIDE + c]])
    if what == ASTRONAUTS_IN:
        return sum([g.on[zone * STRIDE + c] for zone in mission.places])
    if what == TOKENS_OF:
        assert mission.resource is not None
        return g.tokens[c * KINDS + mission.resource.index]
    if what == LOST:
        return g.memorial[c]
    if what == LEADS:
        return sum([1 for zone in mission.places if c in leaders(crowd(g, zone))])
    if what == RESEARCHED:
        return sum([1 for zone in mission.places if g.on[zone * STRIDE + c] and g.discoveries[zone] is not None])
    return min(g.tokens[c * KINDS : (c + 1) * KINDS])


def mission_points(g: Planet, c: int, mission: Mission) -> int:
    """12.3 What a mission is worth to this colour now."""
    count = counted(g, c, mission)
    if not mission.most:
        return mission.points[min(count, len(mission.points) - 1)]
    best = max([counted(g, other, mission) for other in range(g.colours)])
    return mission.points[-1] if count == best and (count > 0 or not g.options.most_needs_one) else 0


def discovery_points(g: Planet, c: int, zone: int) -> int:
    """12.5 What the discovery under an outer zone is worth to this colour."""
    card = g.discoveries[zone]
    if not g.on[zone * STRIDE + c]:
        return 0
    if card is LICHENS:
        return LICHENS_POINTS
    if card is TOXIC_VENT:
        return TOXIC_VENT_POINTS
    if card is ANCIENT_RUINS:
        best = leaders(crowd(g, zone))
        return ANCIENT_RUINS_POINTS // len(best) if c in best else 0
    return 0


def open_points(g: Planet, c: int) -> list[tuple[str, int]]:
    """What everybody can see of a colour's score: its tokens, and Ice Monopoly as it stands."""
    if g.options.secret_points and not is_over(g):
        return []
    lines = [(resource.name, token_points(g, c, resource.index)) for resource in RESOURCES]
    lines.append((ICE_MONOPOLY.name, ice_monopoly(g, c)))
    return lines


def closed_points(g: Planet, c: int) -> list[tuple[str, int]]:
    """What is added at the end: missions, and discoveries under the zones."""
    lines = [(card.name, mission_points(g, c, card)) for card in g.held[c] if isinstance(card, Mission)]
    for zone in OUTER_ZONES:
        card = g.discoveries[zone.index]
        points = discovery_points(g, c, zone.index)
        if points and card is not None:
            lines.append((f"{card.name} in {zone.name}", points))
    return lines


def lines_of(g: Planet, c: int) -> list[tuple[str, int]]:
    """12.2 A colour's points item by item: all of them when the game is over, else those that are open."""
    return open_points(g, c) + closed_points(g, c) if is_over(g) else open_points(g, c)


def total(g: Planet, c: int) -> int:
    return sum([points for _, points in lines_of(g, c)])


def places(g: Planet) -> list[int]:
    """The place of each seat, equal places shared: 12.6, and 13.12 between two."""
    ranks = [(total(g, c), 0 if g.options.secret_points and not is_over(g) else token_count(g, c)) for c in range(g.colours)]
    own = ranks[: g.seats]
    if lost_to_neutral(g, [points for points, _ in ranks]):
        return [2] * g.seats
    return [1 + sum([1 for other in own if other > mine]) for mine in own]


def lost_to_neutral(g: Planet, points: list[int]) -> bool:
    """13.12 A neutral colour strictly ahead of both mains beats them both."""
    others = [points[c] for c in range(g.colours) if neutral(g, c)]
    return bool(others) and max(others) > max(points[: g.seats])


def standings(g: Planet) -> list[Standing]:
    """How the seats stand. Between two, each seat's reckoning also names the points of its neutral colour."""
    place = places(g)
    found: list[Standing] = []
    for seat in range(g.seats):
        lines: list[tuple[str, float]] = [(name, float(points)) for name, points in lines_of(g, seat)]
        for c in range(seat + g.seats, g.colours, g.seats):
            lines += [(f"{colour(c).name} (neutral): {name}", float(points)) for name, points in lines_of(g, c)]
        found.append(Standing(seat, place[seat], float(total(g, seat)), lines))
    return found
