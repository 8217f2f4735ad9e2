"""Chapters 3 to 6: the map, people, Support, Control."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.control import (
    CHURCH,
    COIN,
    NOBODY,
    RED_DUST,
    control,
    cr_total,
    enemy_bases,
    mg_total,
    population,
    rd_total,
    total_opposition,
    total_support,
    usable_spaceport,
)
from fourthrock.games.red_dust_rebellion.infrastructure import (
    house,
    no_house,
    no_repair,
    no_shift,
    place_damage,
    repair,
    shift,
)
from fourthrock.games.red_dust_rebellion.paths import by_maglev, neighbours
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS
from fourthrock.games.red_dust_rebellion.spaces import (
    ASCRAEUS_MONS,
    CITIES,
    DESERTS,
    DISPLACED,
    EUROPA,
    GANDHI,
    LABYRINTHS,
    NOCTIS_LABYRINTHUS,
    PAVONIS_MONS,
    PHOBOS,
    SHARMA,
    SPACES,
    STORM_TABLE,
    TENZING,
    TERESHKOVA,
    WILDERNESS,
)

from .stage import bare_mars, campaign, pieces, put, run, why


def test_3_1_eight_labyrinths_and_sixteen_deserts() -> None:
    assert (len(CITIES), len(DESERTS), len(LABYRINTHS), len(SPACES)) == (8, 16, 9, 25)


def test_3_3_borders_are_mutual_and_56() -> None:
    pairs = {(a.token, b.token) for a in SPACES for b in a.adjacent}
    assert all((b, a) in pairs for a, b in pairs)
    assert len(pairs) == 112


def test_3_3_gandhi_and_sharma_are_adjacent_without_a_maglev() -> None:
    g = bare_mars()
    assert SHARMA in neighbours(g, GANDHI)
    assert by_maglev(g, GANDHI) == []


def test_3_4_the_wilderness_touches_noctis_only_by_option() -> None:
    assert len(neighbours(bare_mars(), WILDERNESS)) == 12
    g = bare_mars(wilderness_touches_noctis=True)
    assert NOCTIS_LABYRINTHUS in neighbours(g, WILDERNESS)
    assert WILDERNESS in neighbours(g, NOCTIS_LABYRINTHUS)


def test_3_3_ascraeus_and_pavonis_by_option() -> None:
    g = bare_mars(ascraeus_pavonis_adjacent=False)
    assert PAVONIS_MONS in neighbours(bare_mars(), ASCRAEUS_MONS)
    assert PAVONIS_MONS not in neighbours(g, ASCRAEUS_MONS)
    assert ASCRAEUS_MONS not in neighbours(g, PAVONIS_MONS)


def test_3_6_the_rodgers_line_has_to_be_built() -> None:
    g = bare_mars()
    assert TERESHKOVA not in by_maglev(g, EUROPA)
    g.rodgers_line = True
    assert TERESHKOVA in by_maglev(g, EUROPA)
    assert EUROPA in by_maglev(g, TERESHKOVA)


def test_3_7_damage_closes_the_spaceport() -> None:
    g = bare_mars()
    assert usable_spaceport(g, TENZING)
    place_damage(g, TENZING)
    assert not usable_spaceport(g, TENZING)


def test_4_1_population_is_green_less_damage_plus_markers() -> None:
    g = bare_mars()
    assert population(g, TENZING) == 3
    g.damage[TENZING.index] = 2
    assert population(g, TENZING) == 1
    put(g, EUROPA, population=2)
    assert population(g, EUROPA) == 4


def test_4_2_house_needs_displaced_population_no_damage_and_a_gray_box() -> None:
    g = bare_mars()
    assert "displaced" in why(no_house(g, TENZING))
    put(g, DISPLACED, population=3)
    assert no_house(g, TENZING) is None
    run(house(g, MG, TENZING))
    assert "no empty" in why(no_house(g, TENZING))
    g.damage[EUROPA.index] = 1
    assert "Damage" in why(no_house(g, EUROPA))
    assert pieces(g, DISPLACED) == {"population": 2}


def test_4_2_house_sets_the_earthgov_side_by_faction() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=5)
    for by, answers, side in [(MG, "", EG_PLUS), (RD, "", EG_MINUS), (CORP, "eg-plus", EG_PLUS), (CR, "", EG_PLUS)]:
        run(house(g, by, EUROPA if by in (MG, RD) else TERESHKOVA), answers)
        assert g.eg_side == side


def test_4_3_repair_costs_3_2_or_a_security() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=3)
    put(g, TENZING, security=1)
    g.damage[TENZING.index] = 3
    run(repair(g, MG, TENZING))
    run(repair(g, RD, TENZING))
    run(repair(g, CORP, TENZING), "eg-minus")
    assert g.resources[:3] == [17, 10, 18]
    assert pieces(g, TENZING) == {}
    assert g.damage[TENZING.index] == 0


def test_4_3_repair_is_refused_without_damage_displaced_or_payment() -> None:
    g = bare_mars()
    assert "no Damage" in why(no_repair(g, MG, TENZING))
    g.damage[TENZING.index] = 1
    assert "displaced" in why(no_repair(g, MG, TENZING))
    put(g, DISPLACED, population=1)
    g.resources[MG.seat] = 2
    assert "paid" in why(no_repair(g, MG, TENZING))
    assert "paid" in why(no_repair(g, CORP, TENZING))


def test_4_4_damage_displaces_one_and_empties_the_space_to_neutral() -> None:
    g = bare_mars()
    g.support[NOCTIS_LABYRINTHUS.index] = -2
    place_damage(g, NOCTIS_LABYRINTHUS)
    assert pieces(g, DISPLACED) == {"population": 1}
    assert g.support[NOCTIS_LABYRINTHUS.index] == 0
    place_damage(g, NOCTIS_LABYRINTHUS)
    assert g.damage[NOCTIS_LABYRINTHUS.index] == 1


def test_4_4_a_fortified_troop_absorbs_damage() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2)
    g.fortified[TENZING.index] = 1
    place_damage(g, TENZING)
    assert (g.damage[TENZING.index], g.fortified[TENZING.index], pieces(g, TENZING)) == (0, 0, {"mg_troop": 1})


@pytest.mark.parametrize(
    ("ruling", "damage", "markers", "displaced"),
    [("all_to_pool", 1, 0, 1), ("one_instead", 0, 1, 1), ("all_to_displaced", 1, 0, 3)],
)
def test_4_4_what_damage_does_to_population_markers(ruling: str, damage: int, markers: int, displaced: int) -> None:
    g = bare_mars(damage_clears_population_markers=ruling)
    put(g, EUROPA, population=2)
    place_damage(g, EUROPA)
    assert g.damage[EUROPA.index] == damage
    assert pieces(g, EUROPA).get("population", 0) == markers
    assert pieces(g, DISPLACED) == {"population": displaced}


def test_5_2_unpopulated_spaces_cannot_shift() -> None:
    g = bare_mars()
    assert "Unpopulated" in why(no_shift(g, WILDERNESS, 1))
    shift(g, WILDERNESS, 1)
    assert g.support[WILDERNESS.index] == 0


def test_5_1_shifts_stop_at_the_ends() -> None:
    g = bare_mars()
    shift(g, TENZING, 2)
    assert "further" in why(no_shift(g, TENZING, 1))
    shift(g, TENZING, -4)
    assert g.support[TENZING.index] == -2


def test_5_3_totals_count_population_once_or_twice() -> None:
    g = bare_mars()
    g.support[TENZING.index] = 2
    g.support[EUROPA.index] = 1
    g.support[SHARMA.index] = -2
    assert (total_support(g), total_opposition(g)) == (8, 4)


def test_6_1_control_needs_more_than_both_others_together() -> None:
    g = bare_mars()
    assert control(g, TENZING) == NOBODY
    put(g, TENZING, mg_troop=1, security=1, rd_rebel_hidden=1, cr_rebel_hidden=1)
    assert control(g, TENZING) == NOBODY
    put(g, TENZING, eg_troop=1)
    assert control(g, TENZING) == COIN
    put(g, TENZING, rd_rebel_active=4)
    assert control(g, TENZING) == RED_DUST
    put(g, TENZING, cr_rebel_active=9)
    assert control(g, TENZING) == CHURCH


def test_6_2_satellites_do_not_count_but_bases_do() -> None:
    g = bare_mars()
    put(g, TENZING, satellite=3, rd_base=1)
    assert control(g, TENZING) == RED_DUST


def test_3_5_phobos_is_always_coins() -> None:
    assert control(bare_mars(), PHOBOS) == COIN


def test_rd7_corporate_units_do_not_control_labyrinths() -> None:
    g = bare_mars()
    put(g, TENZING, security=2, specops_hidden=1, eg_troop=1, rd_rebel_hidden=1)
    put(g, NOCTIS_LABYRINTHUS, security=2, rd_rebel_hidden=1)
    campaign(g, 7)
    assert control(g, TENZING) == RED_DUST
    assert control(g, NOCTIS_LABYRINTHUS) == COIN
    g.eg_index = 6
    assert control(g, TENZING) == NOBODY
    put(g, TENZING, corp_base=1)
    assert control(g, TENZING) == COIN


def test_8_2_the_four_totals() -> None:
    g = bare_mars()
    g.support[TENZING.index] = 2
    g.support[SHARMA.index] = -1
    put(g, SHARMA, rd_base=2)
    put(g, WILDERNESS, cr_base=2, cr_rebel_hidden=1)
    put(g, EUROPA, mg_base=1, corp_base=1)
    assert (mg_total(g), rd_total(g), cr_total(g), enemy_bases(g)) == (7, 4, 3, 4)


def test_rd5_no_labyrinth_is_shifted_to_active_support() -> None:
    g = bare_mars()
    campaign(g, 5)
    shift(g, TENZING, 2)
    shift(g, NOCTIS_LABYRINTHUS, 2)
    assert (g.support[TENZING.index], g.support[NOCTIS_LABYRINTHUS.index]) == (1, 2)
    g.support[EUROPA.index] = 2
    shift(g, EUROPA, 1)
    assert g.support[EUROPA.index] == 2


def test_rd12_support_never_stops_at_neutral() -> None:
    g = bare_mars()
    campaign(g, 12)
    g.support[TENZING.index], g.support[EUROPA.index], g.support[SHARMA.index] = 2, 1, -1
    shift(g, TENZING, -2)
    shift(g, EUROPA, -1)
    shift(g, SHARMA, 1)
    assert [g.support[space.index] for space in (TENZING, EUROPA, SHARMA)] == [-1, -1, 0]


def test_9_1_every_throw_finds_a_space() -> None:
    found = [space for row in STORM_TABLE for space in row]
    assert len(found) == 36
    assert {space.token for space in found} == {space.token for space in SPACES} - {"wilderness", "phobos"}
