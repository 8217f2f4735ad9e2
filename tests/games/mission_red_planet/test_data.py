"""1 Components, the map, and what may be chosen before the game."""

from __future__ import annotations

import math

import msgspec
import pytest

from fourthrock.games.mission_red_planet import GAME, Options
from fourthrock.games.mission_red_planet.cards import ACTIONS, DISCOVERIES, EVENTS, MISSIONS
from fourthrock.games.mission_red_planet.characters import CHARACTERS, EXPLORER, NUMBERED, PILOT, SOLDIER
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.zones import BAND, MAPS, OUTER_ZONES, PHOBOS, RESOURCES, RING, ZONES, Mars, Zone
from fourthrock.table.errors import BadSetup
from fourthrock.table.game import read_options

from .stage import act, count, crew, dock, earn, empty_table, play, real, stand, zone


def test_1_1_counts() -> None:
    assert len(SHIPS) == 36
    assert len(CHARACTERS) == 9
    assert sum(resource.copies for resource in RESOURCES) == 11
    assert (len(MISSIONS), len(DISCOVERIES), len(ACTIONS), len(EVENTS)) == (13, 13, 4, 30)
    assert (len(ZONES), len(OUTER_ZONES)) == (10, 7)


def test_ships_carry_124_three_to_each_zone_and_six_unbound() -> None:
    assert sum(ship.capacity for ship in SHIPS) == 124
    assert [sum(ship.zone is where for ship in SHIPS) for where in [*ZONES, None]] == [3] * 10 + [6]
    assert SHIPS[10].token == "ship_11"
    assert (SHIPS[10].zone, SHIPS[10].capacity) == (zone("mare_tyrrhenum"), 3)


def test_characters_are_numbered_nine_to_one() -> None:
    assert [character.number for character in CHARACTERS] == list(range(9, 0, -1))
    assert [NUMBERED[number].number for number in range(1, 10)] == list(range(1, 10))


def test_tokens_are_unique() -> None:
    tokens = [item.token for item in GAME.vocabulary()]
    assert len(tokens) == len({*tokens})


@pytest.mark.parametrize("mars", MAPS, ids=lambda mars: mars.token)
def test_neighbours_are_mutual_and_phobos_has_none(mars: Mars) -> None:
    for here in ZONES:
        for there in mars.neighbours[here.index]:
            assert here in mars.neighbours[there.index]
    assert mars.neighbours[PHOBOS.index] == []


def neighbours(mars: Mars, name: str) -> set[str]:
    return {there.token for there in mars.neighbours[zone(name).index]}


def test_band_has_tritonis_sinus_between_north_and_south() -> None:
    assert len(neighbours(BAND, "tritonis_sinus")) == 6
    assert "syrtis_major" not in neighbours(BAND, "valles_marineris")
    assert neighbours(BAND, "hellas") == {"mare_serpentis", "mare_tyrrhenum", "syrtis_major"}


def test_ring_has_seven_zones_around_two_that_touch_five_each() -> None:
    ring = ["ausonia", "hellas", "tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis", "vastitas_borealis"]
    for at, name in enumerate(ring):
        assert {ring[at - 1], ring[(at + 1) % 7]} <= neighbours(RING, name)
    for inner, other in (("syrtis_major", "valles_marineris"), ("valles_marineris", "syrtis_major")):
        assert other in neighbours(RING, inner)
        assert len(neighbours(RING, inner)) == 6


def inside(mars: Mars, here: Zone, x: float, y: float) -> bool:
    shape = mars.shapes[here.index]
    if shape.form == "moon":
        return False
    radius, angle = math.hypot(x, y), math.degrees(math.atan2(y, x)) % 360
    if shape.form == "band":
        return radius <= shape.far and abs(y) <= shape.clear
    turned = angle if angle >= shape.begin else angle + 360
    return shape.near <= radius <= shape.far and shape.begin <= turned <= shape.end and abs(y) >= shape.clear


def owner(mars: Mars, x: float, y: float) -> Zone | None:
    return next((here for here in ZONES if inside(mars, here, x, y)), None)


@pytest.mark.parametrize("mars", MAPS, ids=lambda mars: mars.token)
def test_shapes_cover_mars_and_touch_as_the_neighbours_say(mars: Mars) -> None:
    """Walk over a fine grid: two zones are neighbours if and only if some pair of near points lies one in each."""
    step = 0.01
    grid = {(i, j): owner(mars, i * step, j * step) for i in range(-100, 101) for j in range(-100, 101)}
    touching: dict[tuple[str, str], int] = {}
    for (i, j), here in grid.items():
        if math.hypot(i * step, j * step) < 0.99:
            assert here is not None
        for near in ((i + 1, j), (i, j + 1), (i + 1, j + 1), (i + 1, j - 1)):
            there = grid.get(near)
            if here is not None and there is not None and here is not there:
                pair = (min(here.token, there.token), max(here.token, there.token))
                touching[pair] = touching.get(pair, 0) + 1
    said = {
        (min(here.token, there.token), max(here.token, there.token)) for here in ZONES for there in mars.neighbours[here.index]
    }
    assert {pair for pair, often in touching.items() if often > 3} <= said
    assert said - {*touching} <= {("mare_serpentis", "valles_marineris"), ("syrtis_major", "vastitas_borealis")}


@pytest.mark.parametrize("mars", MAPS, ids=lambda mars: mars.token)
def test_labels_lie_in_their_zones(mars: Mars) -> None:
    for here in ZONES:
        if here is not PHOBOS:
            assert owner(mars, *mars.shapes[here.index].label) is here


# ------------------------------------------------------------------------------------------------------------- options


def test_option_ring_map_is_played() -> None:
    g = empty_table(3, map="ring")
    stand(g, "syrtis_major", yellow=1)
    table = act(g, "yellow", EXPLORER)
    play(table, "syrtis_major>valles_marineris", "done")
    assert count(g, "valles_marineris", "yellow") == 1
    assert table.view(0).map == "ring"


def test_option_secret_points_show_only_their_number_to_others() -> None:
    g = empty_table(3, secret_points=True)
    earn(g, "yellow", ice=2, celerium=1)
    table = real(g)
    assert table.view(1).colours[0].points is None
    assert table.view(1).colours[0].tokens == 3
    assert table.view(1).colours[0].score == 0
    assert table.view(0).colours[0].points == {"ice": 2, "sylvanite": 0, "celerium": 1}
    assert [standing.score for standing in table.standings()] == [0, 0, 0]


def test_option_secret_points_are_open_at_the_end() -> None:
    g = empty_table(3, secret_points=True)
    earn(g, "yellow", celerium=1)
    g.step = 12
    table = real(g)
    assert table.view(1).colours[0].points is not None
    assert table.standings()[0].score >= 3


def test_option_soldier_puts_two_aboard_and_brings_one_down() -> None:
    g = empty_table(3, soldier_aboard=2, soldier_descents=1)
    dock(g, 0, "ship_24")
    stand(g, "phobos", yellow=3)
    table = act(g, "yellow", SOLDIER)
    play(table, "hellas")
    assert table.over
    assert crew(g, 0, "yellow") == 2
    assert count(g, "phobos", "yellow") == 1


def test_option_pilot_puts_one_aboard() -> None:
    g = empty_table(3, pilot_aboard=1)
    dock(g, 0, "ship_24")
    play(act(g, "yellow", PILOT), "hellas")
    assert crew(g, 0, "yellow") == 1


@pytest.mark.parametrize(
    ("given", "field"),
    [({"map": "square"}, "options.map"), ({"soldier_aboard": 3}, "options.soldier_aboard"), ({"hats": 1}, "options.hats")],
)
def test_options_out_of_range_name_their_field(given: dict[str, object], field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(GAME, given)
    assert caught.value.field == field


def test_every_option_says_what_it_does() -> None:
    for field in msgspec.structs.fields(Options):
        described = msgspec.json.schema(Options)["$defs"]["Options"]["properties"][field.name]
        assert len(described["description"]) > 20


def test_the_game_introduces_itself() -> None:
    assert GAME.seats == [2, 3, 4, 5, 6]
    assert GAME.about
    assert GAME.minutes
    assert GAME.weight
    assert [side.token for side in GAME.sides(3, Options())] == ["yellow", "blue", "orange"]
    assert GAME.rules().startswith("# Mission: Red Planet")
