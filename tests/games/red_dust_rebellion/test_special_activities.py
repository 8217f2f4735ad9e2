"""Chapter 16: the Special Activities, and when they may be added (13.2, 13.5)."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.forces import move, remove
from fourthrock.games.red_dust_rebellion.operation import Operation, specials_with
from fourthrock.games.red_dust_rebellion.operations import execute
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, MG_TROOP, RD
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, RAGING
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    MARTH,
    PHOBOS,
    RADAU,
    RUTHERFORD,
    SHARMA,
    SHENZHOU,
    TENZING,
    THARSIS_THOLUS,
    TROUVELOT,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.special_corporations import (
    exploit,
    may_exploit,
    no_public_relations,
    public_relations,
    raid,
)
from fourthrock.games.red_dust_rebellion.special_marsgov import entrench, petition, transport
from fourthrock.games.red_dust_rebellion.special_reclaimer import fits, may_purify, may_ransack, purify, ransack
from fourthrock.games.red_dust_rebellion.special_red_dust import (
    coordinate,
    may_coordinate,
    may_redistribute,
    redistribute,
)
from fourthrock.games.red_dust_rebellion.specials import no_special
from fourthrock.games.red_dust_rebellion.words import (
    ASSAULT,
    ATTACK,
    LOGISTICS,
    PETITION,
    RALLY,
    RECON,
    SECURE,
    TRAIN,
)

from .stage import bare_mars, capability, give, pieces, put, question, run, tokens, why

# -------------------------------------------------------------------------------------------------------- 13.2, 13.5 When


@pytest.mark.parametrize(
    ("by", "word", "specials"),
    [
        (MG, TRAIN, ["entrench", "transport"]),
        (MG, SECURE, ["entrench", "petition", "transport"]),
        (MG, ASSAULT, ["petition", "transport"]),
        (CORP, LOGISTICS, ["public-relations", "exploit"]),
        (CORP, RECON, ["public-relations", "raid"]),
        (CORP, ASSAULT, ["exploit", "raid"]),
        (RD, RALLY, ["redistribute", "coordinate"]),
        (RD, ATTACK, ["redistribute", "ambush"]),
        (CR, ATTACK, ["purify", "ransack", "ambush"]),
    ],
)
def test_13_5_which_goes_with_which(by: object, word: object, specials: list[str]) -> None:
    assert tokens(specials_with(by, word)) == specials  # type: ignore[arg-type]


def test_13_2_before_and_between_spaces_but_only_once() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=3)
    script = execute(g, Operation(g, RD, RALLY, special=True))
    step = question(script, "tenzing redistribute")
    assert "redistribute" not in step.tokens
    assert "coordinate" not in step.tokens


def test_16_2_petition_comes_after_the_operation() -> None:
    g = bare_mars()
    op = Operation(g, MG, SECURE, special=True)
    assert "after" in why(no_special(g, op, PETITION))
    op.over = True
    assert no_special(g, op, PETITION) is None


# ------------------------------------------------------------------------------------------------------------ 16.2 MarsGov


def test_16_2_entrench_builds_and_fortifies_one_a_population() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=6)
    run(entrench(g), "tenzing yes 3")
    assert pieces(g, TENZING) == {"mg_troop": 5, "mg_base": 1}
    assert g.fortified[TENZING.index] == 3


def test_16_2_entrench_needs_coin_control() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1, rd_rebel_hidden=1)
    put(g, EUROPA, mg_troop=1)
    run(entrench(g), "europa no 1")
    assert g.fortified[EUROPA.index] == 1
    assert g.fortified[TENZING.index] == 0


def test_16_2_fortified_troops_leave_last() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=3)
    g.fortified[TENZING.index] = 2
    remove(g, TENZING, MG_TROOP, 1)
    assert g.fortified[TENZING.index] == 2
    move(g, TENZING, EUROPA, MG_TROOP, 1)
    assert (g.fortified[TENZING.index], g.fortified[EUROPA.index]) == (1, 0)


@pytest.mark.parametrize(("activated", "supply"), [(0, 1), (2, 1), (3, 2), (7, 3)])
def test_16_2_petition_by_activated_rebels(activated: int, supply: int) -> None:
    g = bare_mars()
    op = Operation(g, MG, SECURE)
    op.activated = activated
    run(petition(g, op))
    assert pieces(g, EARTH)["supply"] == supply
    assert g.resources[CORP.seat] == 10 - supply
    assert g.eg_side == EG_MINUS


def test_16_2_petition_after_killing_more_than_was_lost_sets_eg_plus() -> None:
    g = bare_mars()
    op = Operation(g, MG, ASSAULT)
    op.rebels_removed, op.coin_removed = 2, 1
    run(petition(g, op))
    assert (g.eg_side, g.resources[CORP.seat]) == (EG_PLUS, 7)


def test_16_2_transport_among_bases_phobos_and_one_more() -> None:
    g = bare_mars()
    put(g, THARSIS_THOLUS, mg_base=1, mg_troop=2)
    put(g, TENZING, mg_troop=2)
    put(g, EUROPA, mg_troop=1)
    run(transport(g), "tenzing tenzing:mg_troop phobos 2 done")
    assert pieces(g, PHOBOS) == {"mg_troop": 2}


def test_16_2_as_controller_two_more_and_eg_troops() -> None:
    g = bare_mars()
    g.eg_index = 6
    put(g, PHOBOS, eg_troop=2)
    run(transport(g), "tenzing europa phobos:eg_troop tenzing 1 phobos:eg_troop europa")
    assert pieces(g, TENZING) == pieces(g, EUROPA) == {"eg_troop": 1}


# ------------------------------------------------------------------------------------------------------- 16.3 Corporations


def test_16_3_public_relations_repairs_for_profit_and_shames_the_rebels() -> None:
    g = bare_mars()
    give(g, 14, 15)
    put(g, DISPLACED, population=3)
    put(g, TENZING, security=4, rd_rebel_hidden=1, cr_rebel_hidden=1)
    g.damage[TENZING.index] = 2
    run(public_relations(g), "tenzing repair eg-plus repair eg-plus done cr15")
    assert (g.resources[CORP.seat], g.resources[RD.seat], tokens(g.hand)) == (14, 17, ["cr14"])
    assert pieces(g, TENZING)["security"] == 2


def test_16_3_public_relations_houses_in_one_space_only() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=3)
    put(g, TENZING, security=1)
    put(g, EUROPA, security=1)
    run(public_relations(g), "tenzing europa europa eg-minus")
    assert pieces(g, EUROPA) == {"security": 1, "population": 1}
    assert pieces(g, TENZING) == {"security": 1}


def test_16_3_public_relations_needs_something_to_do() -> None:
    g = bare_mars()
    put(g, TENZING, security=1)
    assert no_public_relations(g) is not None


def test_16_3_exploit_needs_a_base_no_damage_and_more_than_mg() -> None:
    g = bare_mars()
    put(g, SHENZHOU, corp_base=1, security=1, mg_troop=1)
    assert may_exploit(g, SHENZHOU)
    put(g, SHENZHOU, mg_troop=1)
    assert not may_exploit(g, SHENZHOU)
    put(g, SHENZHOU, eg_troop=1)
    assert may_exploit(g, SHENZHOU)
    g.damage[SHENZHOU.index] = 1
    assert not may_exploit(g, SHENZHOU)


def test_16_3_exploit_pays_population_and_a_rebel_in_control_profits_too() -> None:
    g = bare_mars()
    put(g, SHENZHOU, corp_base=1, rd_rebel_hidden=2)
    put(g, MARTH, corp_base=1, cr_rebel_hidden=2)
    g.support[SHENZHOU.index] = 2
    run(exploit(g), "shenzhou marth yes")
    assert (g.resources[CORP.seat], g.resources[RD.seat], g.support[SHENZHOU.index], len(g.hand)) == (14, 23, 1, 1)


def test_16_3_a_raid_takes_an_eg_troop_or_two_others() -> None:
    g = bare_mars()
    put(g, MARTH, specops_hidden=2, rd_rebel_hidden=1, rd_base=1, eg_troop=1)
    run(raid(g), "marth yes marth:rd_rebel_hidden marth:rd_base done")
    assert pieces(g, MARTH) == {"specops_hidden": 1, "specops_active": 1, "eg_troop": 1}
    assert g.eg_side == EG_MINUS
    g.eg_side = EG_PLUS
    put(g, MARTH, mg_troop=1)
    run(raid(g), "marth yes marth:eg_troop")
    assert pieces(g, CASUALTIES) == {"eg_troop": 1}
    assert g.eg_side == EG_MINUS


def test_16_3_raiders_come_from_next_door_but_not_through_storms() -> None:
    g = bare_mars()
    put(g, RUTHERFORD, specops_hidden=1)
    put(g, TROUVELOT, specops_hidden=1)
    put(g, MARTH, cr_rebel_hidden=1)
    g.storm[TROUVELOT.index] = RAGING
    run(raid(g), "marth rutherford:specops_hidden yes marth:cr_rebel_hidden")
    assert pieces(g, MARTH) == {"specops_active": 1}
    assert pieces(g, TROUVELOT) == {"specops_hidden": 1}


# ----------------------------------------------------------------------------------------------------------- 16.5 Red Dust


def test_16_5_redistribute_earns_population_and_corporate_bases() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=3, corp_base=1)
    put(g, TENZING, rd_rebel_active=1)
    assert not may_redistribute(g, TENZING)
    run(redistribute(g), "sharma")
    assert g.resources[RD.seat] == 23
    assert pieces(g, SHARMA)["rd_rebel_active"] == 1


def test_16_5_coordinate_without_support_only() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=1)
    assert may_coordinate(g, TENZING)
    g.support[TENZING.index] = 1
    assert not may_coordinate(g, TENZING)


def test_16_5_coordinate_turns_on_the_garrison_only_where_opposition_was_active_already() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=1, mg_troop=2, security=1)
    put(g, GANDHI, rd_rebel_hidden=1, mg_troop=2)
    g.support[SHARMA.index], g.support[GANDHI.index] = -2, -1
    run(coordinate(g), "sharma remove sharma:mg_troop sharma:security gandhi")
    assert pieces(g, SHARMA) == {"rd_rebel_active": 1, "mg_troop": 1}
    assert pieces(g, CASUALTIES) == {"security": 1}
    assert (g.support[GANDHI.index], pieces(g, GANDHI)["mg_troop"]) == (-2, 2)


def test_16_5_a_replaced_security_becomes_available() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=1, security=1)
    g.support[SHARMA.index] = -2
    run(coordinate(g), "sharma replace")
    assert pieces(g, SHARMA) == {"rd_rebel_active": 1, "rd_rebel_hidden": 1}
    assert pieces(g, CASUALTIES) == {}


# ---------------------------------------------------------------------------------------------------------- 16.6 The Church


def test_16_6_purify_needs_control_a_hidden_rebel_and_enemies() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_hidden=1)
    assert not may_purify(g, TENZING)
    put(g, TENZING, cr_rebel_active=2, mg_troop=1)
    assert may_purify(g, TENZING)
    put(g, TENZING, mg_troop=2)
    assert not may_purify(g, TENZING)


def test_16_6_a_conversion_center_converts_two_units() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_hidden=3, cr_base_conversion=1, security=1, specops_hidden=1, eg_troop=1)
    run(purify(g), "tenzing tenzing:security tenzing:specops_hidden")
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 4, "cr_rebel_active": 1, "cr_base_conversion": 1, "eg_troop": 1}
    assert pieces(g, CASUALTIES) == {}


def test_16_6_an_unprotected_base_becomes_a_conversion_center() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_hidden=3, corp_base=1)
    run(purify(g), "tenzing tenzing:corp_base")
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 2, "cr_rebel_active": 1, "cr_base_conversion": 1}
    assert len(g.hand) == 1


def test_cr4_the_mind_twister_takes_the_last_guard_and_then_the_base() -> None:
    g = bare_mars()
    capability(g, 4)
    put(g, TENZING, cr_rebel_hidden=4, corp_base=1, security=1)
    run(purify(g), "tenzing tenzing:security tenzing:corp_base")
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 4, "cr_rebel_active": 1, "cr_base_conversion": 1}


@pytest.mark.parametrize(
    ("most", "extra", "units", "bases", "allowed"),
    [
        (1, 0, 1, 0, True),
        (1, 0, 2, 0, False),
        (1, 0, 1, 1, False),
        (1, 1, 1, 1, True),
        (1, 1, 2, 0, True),
        (2, 1, 2, 1, True),
        (2, 1, 3, 1, False),
        (1, 1, 0, 2, True),
        (2, 0, 0, 2, False),
    ],
)
def test_16_6_how_much_one_purify_takes(most: int, extra: int, units: int, bases: int, allowed: bool) -> None:
    assert fits(most, extra, units, bases) == allowed


def test_16_6_purify_leaves_a_base_alone_when_no_reclaimer_base_is_available() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_hidden=3, corp_base=1)
    put(g, WILDERNESS, cr_base=6)
    for space in (RADAU, MARTH, SHARMA, GANDHI):
        put(g, space, cr_base=2)
    put(g, EUROPA, cr_base=1)
    run(purify(g), "tenzing")
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 2, "cr_rebel_active": 1, "corp_base": 1}
    assert g.hand == []


def test_16_6_ransack_draws_by_damage() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_hidden=1)
    assert not may_ransack(g, TENZING)
    g.damage[TENZING.index] = 2
    run(ransack(g), "tenzing")
    assert len(g.hand) == 2
    assert pieces(g, TENZING) == {"cr_rebel_active": 1}


@pytest.mark.parametrize(("word", "mg", "corp"), [("resources", 17, 10), ("profits", 20, 9)])
def test_cr24_ai_unleashed_strikes_once_a_ransack(word: str, mg: int, corp: int) -> None:
    g = bare_mars()
    capability(g, 24)
    for space in (TENZING, EUROPA):
        put(g, space, cr_rebel_hidden=1)
        g.damage[space.index] = 1
    run(ransack(g), f"tenzing europa {word}")
    assert (g.resources[MG.seat], g.resources[CORP.seat]) == (mg, corp)
