"""The final score (13.3), itemised; also an open reckoning before the end."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.goals import MILESTONE_POINTS
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.tiles import greeneries, is_city
from fourthrock.games.terraforming_mars.words import GREENERY, MC
from fourthrock.table import Standing

AWARD_POINTS: Final = [5, 2]


def award_points(g: Mars, number: int) -> list[int]:
    """11.2 What this award gives each seat: ties share, no second after a shared first place or with two players."""
    measure = g.awards[number].measure
    reached = [measure(g, me) for me in g.players]
    best = max(reached)
    points = [AWARD_POINTS[0] if value == best else 0 for value in reached]
    if reached.count(best) == 1 and g.seats > 2:
        second = max([value for value in reached if value < best])
        points = [AWARD_POINTS[1] if value == second else given for value, given in zip(reached, points)]
    return points


def city_points(g: Mars, seat: int) -> int:
    """13.3 A point for every greenery, whoever owns it, beside an own city on Mars."""
    total = 0
    for space in SPACES:
        if is_city(g.tile[space.index]) and g.owner[space.index] == seat:
            for other in space.around:
                if g.tile[other] == GREENERY:
                    total += 1
    return total


def map_points(g: Mars) -> list[int]:
    """13.3 What greeneries and cities on Mars give each seat, in one look at the map; the last is the neutral owner."""
    points = [0] * (g.seats + 1)
    for index in range(len(SPACES)):
        tile = g.tile[index]
        if tile == GREENERY:
            points[g.owner[index]] += 1
        elif is_city(tile):
            for other in SPACES[index].around:
                if g.tile[other] == GREENERY:
                    points[g.owner[index]] += 1
    return points


def committee_points(g: Mars, seat: int) -> tuple[int, int]:
    """13.3 Party leaders, and the chairman."""
    if not g.turmoil:
        return 0, 0
    return g.leader.count(seat), 1 if g.chairman == seat else 0


def card_points(g: Mars, me: Player) -> int:
    total = 0
    for cards in (me.played, me.events):
        for card in cards:
            if card.points is not None:
                total += card.points.of(g, me, card)
    return total


def score_lines(g: Mars, me: Player) -> list[tuple[str, float]]:
    """13.3 Where the points come from; every card that gives some has a line."""
    lines: list[tuple[str, float]] = [("Terraform rating", me.tr)]
    for number, seat in zip(g.claimed, g.claimed_by):
        if seat == me.seat:
            lines.append((f"Milestone {g.milestones[number].name}", MILESTONE_POINTS))
    for number in g.funded:
        points = award_points(g, number)[me.seat]
        if points:
            lines.append((f"Award {g.awards[number].name}", points))
    lines.append(("Greeneries", greeneries(g, me.seat)))
    lines.append(("Cities", city_points(g, me.seat)))
    leaders, chairman = committee_points(g, me.seat)
    if g.turmoil:
        lines.append(("Party leaders", leaders))
        lines.append(("Chairman", chairman))
    for card in [*me.played, *me.events]:
        if card.points is not None:
            points = card.points.of(g, me, card)
            if points:
                lines.append((card.name, points))
    return lines


def total(g: Mars, me: Player) -> int:
    """The score in one figure."""
    points = me.tr + greeneries(g, me.seat) + city_points(g, me.seat) + card_points(g, me)
    points += sum(committee_points(g, me.seat)) + MILESTONE_POINTS * g.claimed_by.count(me.seat)
    for number in g.funded:
        points += award_points(g, number)[me.seat]
    return points


def standings(g: Mars) -> list[Standing]:
    """13.4 Most points, then most M€. Alone: first place is the win, a loss is place two."""
    keys = [(total(g, me), me.stock[MC]) for me in g.players]
    if g.solo:
        place = 1 if g.won or not g.final else 2
        return [Standing(0, place, keys[0][0], score_lines(g, g.players[0]))]
    return [
        Standing(me.seat, 1 + len([key for key in keys if key > keys[me.seat]]), keys[me.seat][0], score_lines(g, me))
        for me in g.players
    ]
