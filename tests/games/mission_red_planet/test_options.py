"""Rulings that may be played otherwise: what each option changes, beside what is played without it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from fourthrock.games.mission_red_planet import GAME, Options
from fourthrock.games.mission_red_planet.cards import Mission
from fourthrock.games.mission_red_planet.characters import EXPLORER, FEMME_FATALE, PILOT, RECRUITER, SCIENTIST, TRAVEL_AGENT
from fourthrock.games.mission_red_planet.position import destination
from fourthrock.games.mission_red_planet.production import produce_third
from fourthrock.games.mission_red_planet.scoring import ice_monopoly, mission_points

from .stage import act, card, count, crew, dock, earn, empty_table, hide, log, pile, play, refused, resource, stand, won, zone


@pytest.mark.parametrize(("must", "answers"), [(False, ["done"]), (True, ["hellas>mare_serpentis", "done"])])
def test_6_8_explorer_must_move(must: bool, answers: list[str]) -> None:
    g = empty_table(explorer_must_move=must)
    stand(g, "hellas", yellow=1)
    table = act(g, "yellow", EXPLORER)
    assert ("done" in table.ask.tokens) is not must
    play(table, *answers)
    assert table.over


def test_6_8_explorer_who_must_move_but_cannot_is_not_asked() -> None:
    g = empty_table(explorer_must_move=True)
    stand(g, "phobos", yellow=1)
    assert act(g, "yellow", EXPLORER).over


@pytest.mark.parametrize("counts", [True, False])
def test_6_4_the_astronaut_just_placed_counts_as_present(counts: bool) -> None:
    g = empty_table(placed_is_present=counts)
    dock(g, 0, "ship_24", blue=2)
    stand(g, "hellas", yellow=1, orange=1)
    stand(g, "ausonia", yellow=1, orange=1)
    table = act(g, "yellow", FEMME_FATALE)
    assert ("ship_24:blue" in table.ask.tokens) is counts
    if not counts:
        assert refused(table, "ship_24:blue") == "Yellow has nobody at Ship 24 (rule 6.4)"
    play(table, "hellas:orange")
    assert count(g, "hellas", "yellow") == 2


def test_6_4_without_it_a_second_astronaut_aboard_still_makes_her_present() -> None:
    g = empty_table(placed_is_present=False)
    dock(g, 0, "ship_24", blue=2, yellow=1)
    act(g, "yellow", FEMME_FATALE)
    assert crew(g, 0, "yellow") == 3
    assert crew(g, 0, "blue") == 1


@pytest.mark.parametrize("binds", [True, False])
@pytest.mark.parametrize(("character", "aboard"), [(RECRUITER, 1), (TRAVEL_AGENT, 3)])
def test_6_1_1_pilots_token_on_an_unbound_ship(character: object, aboard: int, binds: bool) -> None:
    g = empty_table(pilot_token_binds=binds)
    dock(g, 0, "ship_36", tokens=("hellas",))
    table = act(g, "yellow", character)  # type: ignore[arg-type]
    assert table.over is binds
    if not binds:
        play(table, "ausonia")
    assert destination(g, 0) == zone("hellas" if binds else "ausonia").index
    assert crew(g, 0, "yellow") == aboard


def test_6_1_1_whoever_boards_second_does_not_choose() -> None:
    g = empty_table(pilot_token_binds=False)
    dock(g, 0, "ship_36", tokens=("hellas",), blue=1)
    assert act(g, "yellow", RECRUITER).over


def test_6_1_2_pilot_may_not_repeat_the_destination() -> None:
    g = empty_table(pilot_may_repeat=False)
    dock(g, 0, "ship_14", launched=True, blue=2)
    table = act(g, "yellow", PILOT)
    assert refused(table, "hellas") == "the ship is bound for this zone already (rule 6.1.2)"
    play(table, "ausonia")
    assert destination(g, 0) == zone("ausonia").index


def test_6_1_2_ship_that_can_go_nowhere_else_is_not_steered() -> None:
    g = empty_table(pilot_may_repeat=False)
    dock(g, 0, "ship_14", launched=True, blue=2)
    dock(g, 1, "ship_01", launched=True, blue=1)
    g.tokens_left = [0] * len(g.tokens_left)
    g.tokens_left[zone("hellas").index] = 1
    table = act(g, "yellow", PILOT)
    assert table.over, "one ship and one zone are left, so nothing is asked"
    assert [destination(g, at) for at in (0, 1)] == [zone("hellas").index] * 2
    g = empty_table(pilot_may_repeat=False)
    dock(g, 0, "ship_14", launched=True, blue=2)
    g.tokens_left = [0] * len(g.tokens_left)
    g.tokens_left[zone("hellas").index] = 1
    assert "The Pilot of Yellow has nothing to steer" in log(act(g, "yellow", PILOT))


@pytest.mark.parametrize(("shared", "taken"), [(True, 4), (False, 0)])
def test_11_2_what_lay_there_before_the_mining_incident(shared: bool, taken: int) -> None:
    g = empty_table(share_under_incident=shared)
    resource(g, "hellas", "ice")
    hide(g, "hellas", "mining_incident")
    pile(g, "hellas", ice=4)
    stand(g, "hellas", yellow=1)
    produce_third(g, 3)
    assert won(g, "yellow")[0] == taken


@pytest.mark.parametrize(("needs_one", "mission", "ice"), [(True, 0, 0), (False, 7, 3)])
def test_12_3_the_most_of_what_nobody_has(needs_one: bool, mission: int, ice: int) -> None:
    g = empty_table(most_needs_one=needs_one)
    outpost = card("phobos_outpost")
    assert isinstance(outpost, Mission)
    assert [mission_points(g, c, outpost) for c in range(3)] == [mission] * 3
    assert [ice_monopoly(g, c) for c in range(3)] == [ice] * 3
    stand(g, "phobos", blue=1)
    earn(g, "blue", ice=1)
    assert [mission_points(g, c, outpost) for c in range(3)] == [0, 7, 0]
    assert [ice_monopoly(g, c) for c in range(3)] == [0, 9, 0]


def test_13_7_neutral_scientist_may_look() -> None:
    g = empty_table(2, neutral_scientist_must_draw=False)
    hide(g, "hellas", "lichens")
    table = act(g, "orange", SCIENTIST)
    assert table.ask.tokens == ["draw", "hellas"]
    play(table, "hellas")
    assert g.known[zone("hellas").index] == 1


@pytest.mark.parametrize(("boards", "aboard"), [(True, 1), (False, 0)])
def test_13_8_neutral_recruiter_boards(boards: bool, aboard: int) -> None:
    g = empty_table(2, neutral_recruiter_boards=boards)
    dock(g, 0, "ship_24")
    act(g, "orange", RECRUITER)
    assert crew(g, 0, "orange") == aboard
    assert len(g.decks[2]) == 8


def test_13_8_a_main_recruiter_boards_all_the_same() -> None:
    g = empty_table(2, neutral_recruiter_boards=False)
    dock(g, 0, "ship_24")
    act(g, "yellow", RECRUITER)
    assert crew(g, 0, "yellow") == 1


@pytest.mark.parametrize("may", [True, False])
def test_13_9_neutral_femme_fatale_spares_her_own(may: bool) -> None:
    g = empty_table(2, neutral_may_spare_her_own=may)
    stand(g, "hellas", orange=1)
    stand(g, "ausonia", orange=1)
    table = act(g, "orange", FEMME_FATALE)
    assert ("pass" in table.ask.tokens) is may
    play(table, "hellas:orange")
    assert g.memorial[2] == 1


def test_every_ruling_says_where_it_is_made_and_that_is_there() -> None:
    """The last column of the rulings: options, constants, functions, modules, each by its name."""
    root = Path(__file__).parents[3]
    page = (root / "docs" / "rulings" / "mission_red_planet.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) > 30
    package = root / "src" / "fourthrock" / "games" / "mission_red_planet"
    known = {field.name for field in msgspec.structs.fields(Options)} | {"ring"}
    for row in rows:
        where = row[-1].rstrip(" |")
        names = re.findall(r"`([\w.]+)`", where)
        assert names, f"{row[0]}: nothing says where this is made"
        modules = [name for name in names if name.endswith(".py")]
        sources = "".join((package / module).read_text(encoding="utf-8") for module in modules)
        for name in names:
            assert name in modules or name in known or re.search(rf"^(def )?{name}\b", sources, re.M), f"{row[0]}: {name}"


def test_15_every_option_is_in_the_rules() -> None:
    agreed = GAME.rules().partition("## 15 ")[2]
    assert sorted(re.findall(r"`(\w+)`", agreed)) == sorted(field.name for field in msgspec.structs.fields(Options))
