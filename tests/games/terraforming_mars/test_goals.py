"""Every milestone and award of the three boards and of Venus Next (10.1, 11.1, 20.4): one short of it, at it, who has most."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.games.terraforming_mars.stage import (
    city,
    give,
    greenery,
    me,
    oceans,
    on_table,
    play,
    put,
    stage,
    start,
    tags,
    take,
    why,
)

from fourthrock.games.terraforming_mars import scoring
from fourthrock.games.terraforming_mars.measures import awards_of, milestones_of
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import ENERGY, HEAT, MC, STEEL, TITANIUM

Prepare = Callable[[Mars, int, int], object]
"""Give this seat so much of what is measured."""

KINDS = ["building", "space", "science", "power", "earth", "jovian", "venus", "plant", "microbe", "animal"]
BARE_LAND = ["c3", "e8", "d4", "g3", "f2", "d2", "g5"]
GREEN_CARDS = [
    "sponsors", "mine", "micro-mills", "acquired-company", "titanium-mine", "soletta", "power-plant", "geothermal-power",
    "vesta-shipyard", "adapted-lichen",
]  # fmt: skip
BLUE_CARDS = ["space-mirrors", "inventors-guild", "tardigrades", "security-fleet", "decomposers"]
EVENTS = ["comet", "asteroid", "big-asteroid", "bribed-committee", "release-of-inert-gases"]
DEMANDING = ["birds", "fish", "small-animals", "algae", "kelp-farming"]
DEAR = ["soletta", "giant-solar-shade", "io-mining-industries", "anti-gravity-technology"]


def face_up(g: Mars, seat: int, tokens: list[str]) -> None:
    g.players[seat].played += [take(g, token) for token in tokens]


def events(g: Mars, seat: int, count: int) -> None:
    g.players[seat].events += [take(g, token) for token in EVENTS[:count]]


def stock(what: int) -> Prepare:
    return lambda g, seat, count: g.players[seat].stock.__setitem__(what, count)


def production(what: int) -> Prepare:
    return lambda g, seat, count: g.players[seat].production.__setitem__(what, count)


def tag(name: str) -> Prepare:
    return lambda g, seat, count: tags(g, seat, **{name: count})


def rating(g: Mars, seat: int, count: int) -> None:
    g.players[seat].tr = count


def cities_at(areas: list[str]) -> Prepare:
    return lambda g, seat, count: [city(g, seat, area) for area in areas[:count]]


def greeneries(g: Mars, seat: int, count: int) -> None:
    for area in BARE_LAND[:count]:
        greenery(g, seat, area)


def floaters(g: Mars, seat: int, count: int) -> None:
    on_table(g, seat, "dirigibles", "stratopolis")
    put(g, "dirigibles", count - 1)
    put(g, "stratopolis", 1)


def organisms(g: Mars, seat: int, count: int) -> None:
    tags(g, seat, plant=1, microbe=1, animal=count - 2)


def greens_and_blues(g: Mars, seat: int, count: int) -> None:
    face_up(g, seat, [*GREEN_CARDS, *BLUE_CARDS][:count])
    events(g, seat, 5)


MILESTONES: list[tuple[str, str, Prepare, int]] = [
    ("tharsis", "terraformer", rating, 35),
    ("tharsis", "mayor", cities_at(["a1", "c3", "e8"]), 3),
    ("tharsis", "gardener", greeneries, 3),
    ("tharsis", "builder", tag("building"), 8),
    ("tharsis", "planner", lambda g, seat, count: give(g, seat, *[card.token for card in g.deck[:count]]), 16),
    ("hellas", "diversifier", lambda g, seat, count: tags(g, seat, **dict.fromkeys(KINDS[:count], 2)), 8),
    ("hellas", "tactician", lambda g, seat, count: face_up(g, seat, [*DEMANDING[:count], *GREEN_CARDS]), 5),
    ("hellas", "polar-explorer", cities_at(["h1", "i1", "i5"]), 3),
    ("hellas", "energizer", production(ENERGY), 6),
    ("hellas", "rim-settler", tag("jovian"), 3),
    ("elysium", "generalist", lambda g, seat, count: g.players[seat].production.__setitem__(slice(0, count), [1] * count), 6),
    ("elysium", "specialist", production(STEEL), 10),
    ("elysium", "ecologist", organisms, 4),
    ("elysium", "tycoon", greens_and_blues, 15),
    ("elysium", "legend", events, 5),
    ("tharsis", "hoverlord", floaters, 7),
]


def played_for(board: str) -> Mars:
    """Empty boards and 50 M€ each, with the goals of this map and those of Venus Next."""
    g = stage(3, turmoil=False, prelude=False, colonies=False)
    g.milestones = milestones_of(board, turmoil=False, venus=True)
    g.awards = awards_of(board, venus=True)
    for player in g.players:
        player.stock[MC] = 50
    return g


def test_10_1_every_milestone_is_here() -> None:
    assert [
        (goal.token, goal.least) for board in ("tharsis", "hellas", "elysium") for goal in milestones_of(board, False, False)
    ] == [(f"milestone:{token}", least) for _, token, _, least in MILESTONES[:-1]]


@pytest.mark.parametrize(("board", "token", "prepare", "least"), MILESTONES, ids=[row[1] for row in MILESTONES])
def test_10_1_a_milestone_one_short_is_refused(board: str, token: str, prepare: Prepare, least: int) -> None:
    g = played_for(board)
    prepare(g, 0, least - 1)
    said = why(start(g), f"milestone:{token}")
    assert re.search(rf"needs .*\b{least}\b", said)
    assert str(least - 1) in said


@pytest.mark.parametrize(("board", "token", "prepare", "least"), MILESTONES, ids=[row[1] for row in MILESTONES])
def test_10_1_a_milestone_reached_costs_8_and_is_worth_5(board: str, token: str, prepare: Prepare, least: int) -> None:
    g = played_for(board)
    prepare(g, 0, least)
    before = scoring.total(g, g.players[0])
    table = play(start(g), f"milestone:{token}")
    assert me(table).stock[MC] == 42
    assert scoring.total(table.position, me(table)) == before + 5


def by_an_ocean(g: Mars, seat: int, count: int) -> None:
    """Cities beside an ocean, and one more that is not."""
    oceans(g, ["b6", "a2"][seat])
    for area in [["a5", "b5", "c6"], ["a1", "b2"]][seat][:count]:
        city(g, seat, area)
    city(g, seat, ["h1", "h4"][seat])


def on_the_map_and_off_it(g: Mars, seat: int, count: int) -> None:
    for area in [BARE_LAND[:4], ["a1", "h1"]][seat][: count - 1]:
        greenery(g, seat, area)
    g.off_map[seat] = seat


def south(g: Mars, seat: int, count: int) -> None:
    for area in [["f2", "g1", "h2"], ["f4", "i1"]][seat][:count]:
        greenery(g, seat, area)
    greenery(g, seat, ["e1", "e8"][seat])


def cultivated(g: Mars, seat: int, count: int) -> None:
    for area in [["f2", "g1", "h2"], ["f4", "i1"]][seat][:count]:
        greenery(g, seat, area)
    city(g, seat, ["a1", "a3"][seat])


def metals(g: Mars, seat: int, count: int) -> None:
    g.players[seat].stock[STEEL] = count - 1
    g.players[seat].stock[TITANIUM] = 1


def steel_and_energy(g: Mars, seat: int, count: int) -> None:
    g.players[seat].stock[STEEL] = count - 1
    g.players[seat].stock[ENERGY] = 1


def green_cards(g: Mars, seat: int, count: int) -> None:
    face_up(g, seat, GREEN_CARDS[5 * seat : 5 * seat + count])
    face_up(g, seat, BLUE_CARDS[:3] if seat else [])


def dear_cards(g: Mars, seat: int, count: int) -> None:
    face_up(g, seat, DEAR[2 * seat : 2 * seat + count])
    face_up(g, seat, ["sponsors", "mine"] if seat else [])
    g.players[seat].events += [take(g, "giant-ice-asteroid" if seat else "comet")]


def things_on_cards(g: Mars, seat: int, count: int) -> None:
    card = ["tardigrades", "security-fleet"][seat]
    on_table(g, seat, card)
    put(g, card, count)


AWARDS: list[tuple[str, str, Prepare, int, int]] = [
    ("tharsis", "landlord", on_the_map_and_off_it, 3, 2),
    ("tharsis", "banker", production(MC), 4, 3),
    ("tharsis", "scientist", tag("science"), 4, 3),
    ("tharsis", "thermalist", stock(HEAT), 4, 3),
    ("tharsis", "miner", metals, 4, 3),
    ("hellas", "cultivator", cultivated, 3, 2),
    ("hellas", "magnate", green_cards, 4, 3),
    ("hellas", "space-baron", tag("space"), 4, 3),
    ("hellas", "excentric", things_on_cards, 4, 3),
    ("hellas", "contractor", tag("building"), 4, 3),
    ("elysium", "celebrity", dear_cards, 2, 1),
    ("elysium", "industrialist", steel_and_energy, 4, 3),
    ("elysium", "desert-settler", south, 3, 2),
    ("elysium", "estate-dealer", by_an_ocean, 3, 2),
    ("elysium", "benefactor", rating, 24, 23),
    ("tharsis", "venuphile", tag("venus"), 4, 3),
]
"""Seat 0 has more of it than seat 1, and seat 2 has nothing; what must not count lies beside it."""


def test_11_1_every_award_is_here() -> None:
    assert [award.token for board in ("tharsis", "hellas", "elysium") for award in awards_of(board, False)] == [
        f"award:{row[1]}" for row in AWARDS[:-1]
    ]


@pytest.mark.parametrize(("board", "token", "prepare", "most", "fewer"), AWARDS, ids=[row[1] for row in AWARDS])
def test_11_2_an_award_counts_what_it_names(board: str, token: str, prepare: Prepare, most: int, fewer: int) -> None:
    g = played_for(board)
    prepare(g, 0, most)
    prepare(g, 1, fewer)
    number = next(index for index, award in enumerate(g.awards) if award.token == f"award:{token}")
    assert [g.awards[number].measure(g, player) for player in g.players[:2]] == [most, fewer]
    table = play(start(g), f"award:{token}")
    assert me(table).stock[MC] == 42
    assert table.position.funded == [number]
    assert scoring.award_points(table.position, number) == [5, 2, 0]
