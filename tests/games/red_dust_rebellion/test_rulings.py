"""Rulings that are options: what the recommended default does, and what the other one does."""

from __future__ import annotations

import msgspec
import pytest

from fourthrock.games.red_dust_rebellion.assault import suppressible
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.flashpoint import attrition
from fourthrock.games.red_dust_rebellion.operation import Operation, may_use_satellite, use_satellite
from fourthrock.games.red_dust_rebellion.operations import no_operation
from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import RAGING
from fourthrock.games.red_dust_rebellion.redeploy import redeploy_coin, redeploy_rebels
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    MARTH,
    ORBIT,
    PHOBOS,
    RADAU,
    TENZING,
    TRANSIT,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.words import ASSAULT, MARCH, RECON, TRAIN

from .stage import asset, bare_mars, campaign, event, operate, pieces, populate, put, rig, run

EITHER = [False, True]


def test_every_option_says_what_it_is() -> None:
    for field in msgspec.inspect.type_info(Options).fields:  # type: ignore[union-attr]
        assert isinstance(field.type, msgspec.inspect.Metadata)
        assert (field.type.extra_json_schema or {}).get("description", "").endswith(".")


@pytest.mark.parametrize("allowed", EITHER)
def test_16_4_suppress_beside_a_limited_assault(allowed: bool) -> None:
    g = bare_mars(suppress_with_limited_assault=allowed)
    put(g, TENZING, eg_troop=1, rd_rebel_hidden=1)
    assert bool(suppressible(g, Operation(g, CORP, ASSAULT, limited=True))) is allowed
    assert suppressible(g, Operation(g, CORP, ASSAULT)) == [TENZING]


@pytest.mark.parametrize("one", EITHER)
def test_16_4_one_satellite_a_space(one: bool) -> None:
    g = bare_mars(one_satellite_a_space=one)
    put(g, ORBIT, satellite=2)
    op = Operation(g, CORP, RECON)
    use_satellite(g, op, MARTH)
    assert may_use_satellite(g, op, MARTH) is not one


@pytest.mark.parametrize("counted", EITHER)
def test_16_2_petition_counts_what_replies_remove(counted: bool) -> None:
    g = bare_mars(petition_counts_replies=counted)
    put(g, TENZING, mg_troop=1, rd_rebel_active=2)
    rig(g, 1, 6)
    op = operate(g, MG, ASSAULT, "tenzing yes tenzing:mg_troop")
    assert (op.rebels_removed, op.coin_removed) == (1, 1 if counted else 0)


@pytest.mark.parametrize("needs_troops", EITHER)
def test_rd10_general_strike_on_train_without_troops(needs_troops: bool) -> None:
    g = bare_mars(general_strike_needs_troops=needs_troops)
    campaign(g, 10)
    operate(g, MG, TRAIN, "phobos 0", limited=True)
    assert g.resources[MG.seat] == (20 if needs_troops else 19)
    operate(g, MG, TRAIN, "phobos 1", limited=True)
    assert g.resources[MG.seat] == (16 if needs_troops else 15)


def test_16_1_five_pieces_must_leave_or_may() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 0
    run(aldrin_cycler(g, CORP, population_optional=False))
    assert pieces(g, TRANSIT) == {"satellite": 4}
    g = bare_mars(cycler_seats_compulsory=False)
    g.resources[CORP.seat] = 0
    run(aldrin_cycler(g, CORP, population_optional=False), "1")
    assert pieces(g, TRANSIT) == {"satellite": 1}


@pytest.mark.parametrize("stopped", EITHER)
def test_9_8_the_haboob_and_free_operations(stopped: bool) -> None:
    g = bare_mars(haboob_stops_free_operations=stopped)
    g.following = g.deck[-1]
    put(g, TENZING, rd_rebel_hidden=1, mg_troop=1)
    assert g.haboob
    for by, word in ((RD, MARCH), (MG, RECON)):
        assert no_operation(g, Operation(g, by, word)) is not None
        assert (no_operation(g, Operation(g, by, word, free=True)) is not None) is stopped


@pytest.mark.parametrize("casualty", EITHER)
def test_17_6_where_attrition_sends_security(casualty: bool) -> None:
    g = bare_mars(attrition_to_casualties=casualty)
    put(g, WILDERNESS, security=1)
    run(attrition(g))
    assert pieces(g, CASUALTIES) == ({"security": 1} if casualty else {})
    assert pieces(g, AVAILABLE)["security"] == (15 if casualty else 16)


@pytest.mark.parametrize(("ruling", "left"), [("removed", {}), ("stay", {"rd_rebel_hidden": 2})])
def test_18_4_forced_rebels_without_a_base_to_go_to(ruling: str, left: dict[str, int]) -> None:
    g = bare_mars(forced_redeploy_without_base=ruling)
    put(g, MARTH, rd_rebel_hidden=2)
    run(redeploy_coin(g))
    run(redeploy_rebels(g))
    assert pieces(g, MARTH) == left


@pytest.mark.parametrize("phobos", EITHER)
def test_19_7_whether_events_count_phobos_among_the_labyrinths(phobos: bool) -> None:
    g = bare_mars(phobos_is_a_labyrinth_in_events=phobos)
    event(g, 9, MG, "unshaded")
    assert pieces(g, EARTH)["supply"] == (9 if phobos else 8)
    put(g, PHOBOS, security=1)
    event(g, 19, RD, "shaded")
    assert g.resources[MG.seat] == (17 if phobos else 20)


def test_cr8_an_asteroid_may_hit_phobos() -> None:
    g = bare_mars()
    put(g, PHOBOS, mg_troop=3)
    asset(g, 8, "phobos")
    assert pieces(g, PHOBOS) == {"mg_troop": 1}


@pytest.mark.parametrize("ignored", EITHER)
def test_3_unshaded_and_15_shaded_bases_with_and_without_guards(ignored: bool) -> None:
    g = bare_mars(events_ignore_guards_of_bases=ignored)
    put(g, TENZING, eg_troop=1, rd_base=1, rd_rebel_hidden=1)
    put(g, EUROPA, eg_troop=1, cr_base=1)
    put(g, MARTH, corp_base=1, security=1)
    put(g, RADAU, corp_base=1)
    event(g, 3, MG, "unshaded")
    assert "cr_base" not in pieces(g, EUROPA)
    assert ("rd_base" in pieces(g, TENZING)) is not ignored
    event(g, 15, RD, "shaded", "marth:corp_base radau:corp_base" if ignored else "radau:corp_base")
    assert ("corp_base" in pieces(g, MARTH)) is not ignored


@pytest.mark.parametrize("casualty", EITHER)
def test_21_shaded_where_replaced_security_goes(casualty: bool) -> None:
    g = bare_mars(replaced_security_to_casualties=casualty)
    put(g, TENZING, security=1)
    event(g, 21, RD, "shaded", "tenzing:security rd")
    assert pieces(g, CASUALTIES) == ({"security": 1} if casualty else {})


@pytest.mark.parametrize(("whole", "profits"), [(True, 12), (False, 11)])
def test_24_unshaded_what_is_counted(whole: bool, profits: int) -> None:
    g = bare_mars(event_24_counts_the_whole_map=whole)
    populate(g, TENZING, 2)
    populate(g, EUROPA, 1)
    event(g, 24, CORP, "unshaded", "europa done")
    assert g.resources[CORP.seat] == profits


@pytest.mark.parametrize(("repeat", "levels"), [(True, (-2, 0)), (False, (-1, -1))])
def test_28_shaded_the_same_labyrinth_again(repeat: bool, levels: tuple[int, int]) -> None:
    g = bare_mars(event_28_may_repeat=repeat)
    put(g, DISPLACED, population=6)
    event(g, 28, CR, "shaded", "done tenzing tenzing" if repeat else "done tenzing europa")
    assert (g.support[TENZING.index], g.support[EUROPA.index]) == levels


def test_47_unshaded_the_wilderness_only_by_option() -> None:
    g = bare_mars(event_47_reaches_the_wilderness=True)
    event(g, 47, CR, "unshaded", "wilderness europa marth radau tenzing ascraeus_mons")
    assert g.storm[WILDERNESS.index] == RAGING
    g = bare_mars()
    with pytest.raises(AssertionError, match="no answer"):
        event(g, 47, CR, "unshaded", "wilderness")
