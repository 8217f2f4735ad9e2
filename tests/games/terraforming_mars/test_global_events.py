"""Every global event, at counts below, at and above five, with influence 0, 1 and 3; and the two examples of the rule book."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.terraforming_mars.facts import KINDS, STOCK
from tests.games.terraforming_mars.stage import (
    card,
    city,
    colonies,
    colony,
    corporation,
    delegates,
    give,
    greenery,
    oceans,
    on_table,
    put,
    stage,
    start,
    tags,
    take,
)

from fourthrock.games.terraforming_mars import GAME, turmoil
from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.committee import influence
from fourthrock.games.terraforming_mars.deck import PROJECTS_OF
from fourthrock.games.terraforming_mars.global_event import GlobalEvent
from fourthrock.games.terraforming_mars.global_events import ALL_EVENTS, CORE_EVENTS
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import BLUE, MC, TURMOIL_EVENT
from fourthrock.table import Table

COUNTS = [3, 5, 7]
INFLUENCES = [0, 1, 3]
CITY_AREAS = ["a1", "a3", "c1", "c3", "c5", "e1", "g1", "g3", "i2"]
BEACH = ["d3", "d4", "d5", "d6", "e3", "e7", "f4"]
Prepare = Callable[[Mars, int], None]


def event(name: str) -> GlobalEvent:
    return next(other for other in ALL_EVENTS if other.token == f"event:{name}")


def with_influence(g: Mars, wanted: int) -> None:
    """Seat 0 gets so much influence."""
    if wanted:
        delegates(g, "unity", 0, 2 if wanted > 1 else 1)
    if wanted == 3:
        g.chairman = 0
    assert influence(g, g.players[0]) == wanted


def before_event(name: str, wanted: int, seats: int = 3) -> Mars:
    g = stage(seats)
    g.phase = TURMOIL_EVENT
    for player in g.players:
        player.stock = [100] * 6
        player.production = [5] * 6
        player.tr = 21
    with_influence(g, wanted)
    g.current = event(name)
    return g


def figures(g: Mars, me: Player) -> dict[str, int]:
    found = {name: me.stock[what] for what, name in enumerate(STOCK)}
    found |= {f"{name}.prod": me.production[what] for what, name in enumerate(STOCK)}
    found |= {name: sum(me.held[c.slot] for c in me.played if c.holds == kind) for kind, name in enumerate(KINDS)}
    return {**found, "tr": me.tr + 1, "cards": len(me.hand), "temperature": g.temperature // 2, "oceans": g.oceans}


def happen(g: Mars, *answers: str) -> dict[str, int]:
    """Resolve the current event; what has changed for seat 0, without the revision of TR."""
    before = figures(g, g.players[0])
    before["tr"] -= 1
    table = Table(Only(g), g, g.seats)
    for answer in answers:
        table.play(answer)
    assert table.over or g.phase != TURMOIL_EVENT
    after = figures(g, g.players[0])
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


class Only(type(GAME)):  # type: ignore[misc]
    """The game, but with the event only."""

    def __init__(self, g: Mars) -> None:
        super().__init__()

    def script(self, position: Mars) -> object:
        return turmoil.revision_and_event(position) if position.phase == TURMOIL_EVENT else None


# ------------------------------------------------------------------------------------------- events that count five at most


def some_tags(name: str) -> Prepare:
    return lambda g, count: tags(g, 0, **{name: count})


def some_cities(g: Mars, count: int) -> None:
    for area in CITY_AREAS[:count]:
        city(g, 0, area)


def some_beach(g: Mars, count: int) -> None:
    oceans(g, "e4", "e5", "e6")
    for area in BEACH[:count]:
        greenery(g, 0, area)


def some_events(g: Mars, count: int) -> None:
    reds = [c for c in PROJECTS_OF[0] if c.kind == 2][:count]
    g.players[0].events = [take(g, c.token) for c in reds]


def some_blue_cards(g: Mars, count: int) -> None:
    blues = [c for c in PROJECTS_OF[0] if c.kind == BLUE][:count]
    g.players[0].played += [take(g, c.token) for c in blues]


def some_steel(g: Mars, count: int) -> None:
    g.players[0].production[1] = count


def some_plants(g: Mars, count: int) -> None:
    g.players[0].production[3] = count


def some_colonies(g: Mars, count: int) -> None:
    colonies(g, "luna", "ceres", "io", "triton", "ganymede", "pluto", "callisto")
    for name in ["luna", "ceres", "io", "triton", "ganymede", "pluto", "callisto"][:count]:
        colony(g, name, 0)


def rating_above(base: int) -> Prepare:
    def prepare(g: Mars, count: int) -> None:
        g.players[0].tr = base + 5 * count + 1 + 2

    return prepare


# Event, what it counts, what changes, for one counted, how influence acts (+1, -1).
COUNTING = [
    ("asteroid-mining", some_tags("jovian"), "titanium", 1, 1),
    ("celebrity-leaders", some_events, "mc", 2, 1),
    ("generous-funding", rating_above(15), "mc", 2, 1),
    ("homeworld-support", some_tags("earth"), "mc", 2, 1),
    ("interplanetary-trade", some_tags("space"), "mc", 2, 1),
    ("miners-on-strike", some_tags("jovian"), "titanium", -1, -1),
    ("mud-slides", some_beach, "mc", -4, -1),
    ("pandemic", some_tags("building"), "mc", -3, -1),
    ("productivity", some_steel, "steel", 1, 1),
    ("riots", some_cities, "mc", -4, -1),
    ("solar-flare", some_tags("space"), "mc", -3, -1),
    ("solarnet-shutdown", some_blue_cards, "mc", -3, -1),
    ("spin-off-products", some_tags("science"), "mc", 2, 1),
    ("strong-society", some_cities, "mc", 2, 1),
    ("successful-organisms", some_plants, "plants", 1, 1),
    ("venus-infrastructure", some_tags("venus"), "mc", 2, 1),
    ("microgravity-health-problems", some_colonies, "mc", -3, -1),
]


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("name", "prepare", "what", "each", "sign"), COUNTING, ids=[line[0] for line in COUNTING])
def test_counting_event(name: str, prepare: Prepare, what: str, each: int, sign: int, count: int, wanted: int) -> None:
    g = before_event(name, wanted)
    prepare(g, count)
    units = max(0, min(count, 5) + sign * wanted)
    assert happen(g) == ({what: each * units} if units else {})


def test_a_loss_stops_at_nothing() -> None:
    g = before_event("riots", 0)
    some_cities(g, 5)
    g.players[0].stock[MC] = 7
    assert happen(g) == {"mc": -7}


def test_wild_tags_do_not_count() -> None:
    g = before_event("pandemic", 0)
    tags(g, 0, building=2, wild=2)
    assert happen(g) == {"mc": -6}


# ----------------------------------------------------------------------------------------- events that count something else


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("count", COUNTS)
def test_improved_energy_templates(count: int, wanted: int) -> None:
    """Half the power tags and influence together, without a limit."""
    g = before_event("improved-energy-templates", wanted)
    tags(g, 0, power=count)
    assert happen(g) == {"energy.prod": (count + wanted) // 2}


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("count", COUNTS)
def test_scientific_community(count: int, wanted: int) -> None:
    """1 M€ for every card in hand, without a limit, and for influence."""
    g = before_event("scientific-community", wanted)
    give(g, 0, *["mine", "sponsors", "cartel", "soletta", "comet", "asteroid", "satellites"][:count])
    assert happen(g) == {"mc": count + wanted}


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("count", COUNTS)
def test_red_influence(count: int, wanted: int) -> None:
    """3 M€ for every five TR above 10, at most five times; influence gives M€ production."""
    g = before_event("red-influence", wanted)
    rating_above(10)(g, count)
    assert happen(g) == {"mc": -3 * min(count, 5)} | ({"mc.prod": wanted} if wanted else {})


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("count", COUNTS)
def test_global_dust_storm(count: int, wanted: int) -> None:
    """All heat is lost, and 2 M€ for every building tag less influence."""
    g = before_event("global-dust-storm", wanted)
    tags(g, 0, building=count)
    assert happen(g) == {"heat": -100, "mc": -2 * (min(count, 5) - wanted)} if min(count, 5) > wanted else {"heat": -100}


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("count", COUNTS)
def test_jovian_tax_rights(count: int, wanted: int) -> None:
    """M€ production for every colony, five at most; titanium for influence."""
    g = before_event("jovian-tax-rights", wanted)
    some_colonies(g, count)
    assert happen(g) == {"mc.prod": min(count, 5)} | ({"titanium": wanted} if wanted else {})


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("kinds", [5, 8, 9, 10])
def test_diversity(kinds: int, wanted: int) -> None:
    """10 M€ for nine kinds of tag, influence counting as kinds."""
    g = before_event("diversity", wanted)
    g.players[0].tags = [1] * kinds + [0] * (12 - kinds)
    assert happen(g) == ({"mc": 10} if kinds + wanted >= 9 else {})


@pytest.mark.parametrize("wanted", INFLUENCES)
@pytest.mark.parametrize("plants", [2, 4, 9])
def test_eco_sabotage(plants: int, wanted: int) -> None:
    """Three plants stay, and one per influence."""
    g = before_event("eco-sabotage", wanted)
    g.players[0].stock[3] = plants
    left = min(plants, 3 + wanted)
    assert happen(g) == ({"plants": left - plants} if left < plants else {})


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_war_on_earth(wanted: int) -> None:
    """Four TR, one less per influence."""
    assert happen(before_event("war-on-earth", wanted)) == {"tr": -(4 - wanted)}


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_sabotage(wanted: int) -> None:
    """Steel and energy production fall, if they can; steel for influence."""
    expected = {"steel.prod": -1, "energy.prod": -1} | ({"steel": wanted} if wanted else {})
    assert happen(before_event("sabotage", wanted)) == expected
    g = before_event("sabotage", 0)
    g.players[0].production = [0] * 6
    assert happen(g) == {}


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_volcanic_eruptions(wanted: int) -> None:
    """Two steps of temperature for nobody; heat production for influence."""
    expected = {"temperature": 2} | ({"heat.prod": wanted} if wanted else {})
    assert happen(before_event("volcanic-eruptions", wanted)) == expected


def test_volcanic_eruptions_at_zero_the_first_player_places_the_ocean_for_nothing() -> None:
    g = before_event("volcanic-eruptions", 0)
    g.temperature = -2
    on_table(g, 1, "arctic-algae")
    oceans(g, "e4")
    assert happen(g, "e5") == {"temperature": 2, "oceans": 1}
    assert g.players[1].stock[3] == 102


def test_volcanic_eruptions_do_nothing_at_the_maximum() -> None:
    g = before_event("volcanic-eruptions", 0)
    g.temperature = 8
    assert happen(g) == {}


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_snow_cover(wanted: int) -> None:
    """Two steps colder; a card for influence."""
    g = before_event("snow-cover", wanted)
    g.temperature = 0
    assert happen(g) == {"temperature": -2} | ({"cards": wanted} if wanted else {})
    g = before_event("snow-cover", 0)
    g.temperature = -28
    assert happen(g) == {"temperature": -1}
    g = before_event("snow-cover", 0)
    g.temperature = 8
    assert happen(g) == {}


def test_snow_cover_the_ocean_at_zero_may_come_again() -> None:
    g = before_event("snow-cover", 0)
    g.temperature = 2
    happen(g)
    g.phase, g.players[0].stock[5] = 5, 8
    table = start(g)
    table.play("convert:heat")
    assert "Place the ocean" in table.ask.prompt


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_sponsored_projects(wanted: int) -> None:
    """Every card with resources gets one more; a card for influence."""
    g = before_event("sponsored-projects", wanted)
    on_table(g, 0, "tardigrades", "fish", "ants")
    put(g, "tardigrades", 2)
    put(g, "fish", 1)
    expected = {"microbes": 1, "animals": 1} | ({"cards": wanted} if wanted else {})
    assert happen(g) == expected


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_paradigm_breakdown(wanted: int) -> None:
    """Two cards go; 2 M€ for influence."""
    g = before_event("paradigm-breakdown", wanted)
    give(g, 0, "mine", "sponsors", "cartel")
    assert happen(g, "mine", "cartel") == {"cards": -2} | ({"mc": 2 * wanted} if wanted else {})
    assert card("sponsors") in g.players[0].hand


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_aquifer_released(wanted: int) -> None:
    """The first player places an ocean without a reward; plants and steel for influence."""
    g = before_event("aquifer-released-by-public-council", wanted)
    oceans(g, "e4")
    corporation(g, 2, "lakefront-resorts")
    expected = {"oceans": 1} | ({"plants": wanted, "steel": wanted} if wanted else {})
    assert happen(g, "e5") == expected
    assert g.players[2].production[MC] == 6


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_dry_deserts(wanted: int) -> None:
    """The first player removes an ocean; resources of one's choice for influence."""
    g = before_event("dry-deserts", wanted)
    oceans(g, "e4", "e5")
    expected = {"oceans": -1} | ({"titanium": wanted} if wanted else {})
    assert happen(g, "e5", *["titanium"] * wanted) == expected
    assert [s.token for s in SPACES if g.tile[s.index] == 1] == ["e4"]


@pytest.mark.parametrize("placed", [0, 9])
def test_dry_deserts_spare_an_empty_and_a_finished_map(placed: int) -> None:
    g = before_event("dry-deserts", 0)
    oceans(g, *["a2", "a4", "a5", "b6", "d8", "e4", "e5", "e6", "f6"][:placed])
    assert happen(g) == {}


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_cloud_societies(wanted: int) -> None:
    """A floater on every card for them, then one per influence on one."""
    g = before_event("cloud-societies", wanted)
    on_table(g, 0, "dirigibles", "extractor-balloons")
    answers = ["dirigibles"] if wanted else []
    assert happen(g, *answers) == {"floaters": 2 + wanted}


@pytest.mark.parametrize("wanted", INFLUENCES)
def test_corrosive_rain(wanted: int) -> None:
    """Two floaters of one card or 10 M€; a card for influence."""
    drawn = {"cards": wanted} if wanted else {}
    g = before_event("corrosive-rain", wanted)
    on_table(g, 0, "dirigibles")
    put(g, "dirigibles", 2)
    assert happen(g, "lose:floaters") == {"floaters": -2} | drawn
    g = before_event("corrosive-rain", wanted)
    g.players[0].stock[MC] = 4
    assert happen(g) == {"mc": -4} | drawn


# ---------------------------------------------------------------------------------------------------------------- rankings


def ranked(name: str, scores: list[int], wanted: int = 0) -> list[int]:
    """The change of TR of each seat."""
    g = before_event(name, wanted, len(scores))
    for seat, score in enumerate(scores):
        tags(g, seat, **{"building" if name == "election" else "earth": score})
    happen(g)
    return [player.tr - 20 for player in g.players]


@pytest.mark.parametrize(
    ("scores", "wanted", "changes"),
    [
        ([3, 5, 7], 0, [0, 1, 2]),
        ([7, 7, 3], 0, [2, 2, 0]),
        ([7, 3, 3], 0, [2, 1, 1]),
        ([6, 7, 3], 1, [2, 2, 0]),
        ([5, 7, 3], 3, [2, 1, 0]),
        ([0, 0, 0], 0, [2, 2, 2]),
    ],
)
def test_election(scores: list[int], wanted: int, changes: list[int]) -> None:
    """Most building tags, cities and influence: 2 TR, second 1; equals share, and after a shared first there is no second."""
    assert ranked("election", scores, wanted) == changes


def test_election_counts_cities_off_the_map_too() -> None:
    g = before_event("election", 0)
    some_cities(g, 2)
    g.off_map[0] = 0
    tags(g, 1, building=2)
    assert happen(g) == {"tr": 2}


@pytest.mark.parametrize(
    ("scores", "wanted", "changes"),
    [
        ([3, 5, 7], 0, [0, -1, -2]),
        ([5, 5, 1], 0, [-2, -2, 0]),
        ([0, 0, 0], 0, [0, 0, 0]),
        ([0, 2, 0], 1, [-1, -2, 0]),
        ([4, 5, 0], 3, [-2, -1, 0]),
    ],
)
def test_revolution(scores: list[int], wanted: int, changes: list[int]) -> None:
    """Most Earth tags and influence lose 2 TR, second 1; who has none is spared."""
    assert ranked("revolution", scores, wanted) == changes


@pytest.mark.parametrize(("score", "change"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_18_8_election_alone(score: int, change: int) -> None:
    assert ranked("election", [score]) == [change]


@pytest.mark.parametrize(("score", "change"), [(3, 0), (4, -2)])
def test_18_8_revolution_alone(score: int, change: int) -> None:
    assert ranked("revolution", [score]) == [change]


# ------------------------------------------------------------------------------------------------------ the book's examples


def test_rule_book_example_generous_funding() -> None:
    """Kim: TR 42, chairman and two ordinary delegates in the dominant party: (5 + 2) times 2 M€."""
    g = before_event("generous-funding", 0)
    delegates(g, "unity", 1, 3)
    delegates(g, "unity", 0, 2)
    g.chairman = 0
    g.players[0].tr = 43
    assert influence(g, g.players[0]) == 2
    assert happen(g) == {"mc": 14}


def test_rule_book_example_riots() -> None:
    """Stanley: seven cities, three ordinary delegates in the dominant party: five counted, less one, 4 times 4 M€."""
    g = before_event("riots", 0)
    delegates(g, "unity", 1, 4)
    delegates(g, "unity", 0, 3)
    some_cities(g, 7)
    assert influence(g, g.players[0]) == 1
    assert happen(g) == {"mc": -16}


# ---------------------------------------------------------------------------------------------------------- all of them


def test_there_are_31_events_and_5_more() -> None:
    assert len(CORE_EVENTS) == 31
    assert len(ALL_EVENTS) == 36
    assert len({other.token for other in ALL_EVENTS}) == 36


QUIET = [other for other in ALL_EVENTS if other.token.split(":")[1] not in ("dry-deserts", "corrosive-rain", "snow-cover")]
WORDS = {"TR": "tr", "M€": "mc", "heat": "heat", "plants": "plants", "steel": "steel", "titanium": "titanium", "cards": "cards"}


@pytest.mark.parametrize("other", QUIET, ids=lambda other: other.token)
def test_what_an_event_would_do_is_told_beforehand(other: GlobalEvent) -> None:
    """The view tells each player in figures what would happen now, and just that happens."""
    g = before_event(other.token.removeprefix("event:"), 2)
    tags(g, 0, building=3, space=4, science=2, power=4, earth=6, jovian=1, venus=2, plant=1, animal=1)
    g.temperature = -10
    give(g, 0, "mine", "sponsors", "cartel")
    on_table(g, 0, "tardigrades", "dirigibles")
    put(g, "tardigrades", 2)
    lowered(g)
    turmoil_view = GAME.view(g, 0).turmoil
    assert turmoil_view is not None
    assert turmoil_view.current is not None
    told: dict[str, int] = {}
    for words in turmoil_view.current.to_you:
        figure, _, what = words.partition(" ")
        name = (
            f"{what.split()[0].replace('M€', 'mc').replace('plant', 'plants')}.prod"
            if what.endswith("production")
            else WORDS.get(what)
        )
        if name is not None:
            told[name] = told.get(name, 0) + int(figure)
    raised(g)
    happened = happen_somehow(g)
    assert {name: happened.get(name, 0) for name in told} == told
    assert set(happened) - set(told) <= {"temperature", "oceans", "microbes", "floaters"}


def lowered(g: Mars) -> None:
    """The event is looked at after the revision of TR."""
    for player in g.players:
        player.tr -= 1


def raised(g: Mars) -> None:
    for player in g.players:
        player.tr += 1


def happen_somehow(g: Mars) -> dict[str, int]:
    """Resolve the event, answering anything."""
    before = figures(g, g.players[0])
    before["tr"] -= 1
    table = Table(Only(g), g, g.seats)
    while table.asks:
        table.play(table.ask.tokens[0], table.ask.seat)
    after = figures(g, g.players[0])
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}
