"""The board: everything on it can be found, told apart and clicked, and it shows nothing that the view does not."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games.red_dust_rebellion.stage import bare_mars, capability, give, put

from fourthrock.drawing.lettering import width
from fourthrock.drawing.paper import drawn
from fourthrock.games.red_dust_rebellion import GAME, figures, geography, sheet
from fourthrock.games.red_dust_rebellion.pieces import CR, MG, RD, TOKENS, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    CITIES,
    DESERTS,
    MAGLEV_LINES,
    SHENZHOU,
    SPACES,
    TENZING,
    TRANSIT,
    WILDERNESS,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import EVENT_SHADED, EVENT_UNSHADED
from fourthrock.table import Item, pick_or_stop
from fourthrock.testing import Case, draws_well, nothing_leaks, walk


def layer(g: Mars, seat: int | None = None) -> ElementTree.Element:
    """The moving part of the board, parsed."""
    return ElementTree.fromstring(GAME.layer(GAME.view(g, seat), None))


def by_id(root: ElementTree.Element, name: str) -> ElementTree.Element:
    found = root.find(f".//*[@id='{name}']")
    assert found is not None, f"nothing on the board has the id {name}"
    return found


def tokens_in(drawing: str, kind: str) -> set[str]:
    """The tokens of the elements with this class."""
    tags = re.findall(r"<g [^>]*>", drawing)
    return {
        found[1]
        for tag in tags
        if (found := re.search(r'data-token="([^"]+)"', tag)) and re.search(rf'class="[^"]*\b{kind}\b[^"]*"', tag)
    }


# ------------------------------------------------------------------------------------------------------------- the land


def land_borders(desert: Space) -> set[frozenset[str]]:
    corners = geography.LAND[desert.token]
    return {frozenset(pair) for pair in zip(corners, [*corners[1:], corners[0]])}


def test_3_deserts_share_a_border_on_the_sheet_exactly_where_they_are_adjacent() -> None:
    deserts = [desert for desert in DESERTS if desert is not WILDERNESS]
    for one in deserts:
        touching = {other.token for other in deserts if other is not one and land_borders(one) & land_borders(other)}
        assert touching == {other.token for other in one.adjacent if other in deserts}, one


def test_3_a_labyrinth_lies_on_the_borders_of_the_deserts_next_to_it() -> None:
    for city in CITIES:
        deserts = {desert.token for desert in city.adjacent if desert.desert}
        x, y = geography.CITY[city.token]
        for token in deserts:
            outline = geography.around(geography.LAND[token])
            inside = _inside(outline, x, y)
            near = min(((px - x) ** 2 + (py - y) ** 2) ** 0.5 for px, py in outline)
            assert inside or near <= geography.RADIUS, (city, token)


def _inside(outline: list[tuple[float, float]], x: float, y: float) -> bool:
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def test_3_only_deserts_at_the_rim_of_a_sector_border_the_wilderness() -> None:
    rims = [frozenset(pair) for rim in geography.SECTORS.values() for pair in zip(rim, [*rim[1:], rim[0]])]
    at_the_rim = {desert.token for desert in DESERTS if desert is not WILDERNESS and land_borders(desert) & set(rims)}
    assert at_the_rim == {space.token for space in WILDERNESS.adjacent}


def test_3_labyrinths_and_rooms_for_pieces_keep_apart() -> None:
    middles = list(geography.CITY.values())
    for i, (x1, y1) in enumerate(middles):
        for x2, y2 in middles[i + 1 :]:
            assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 > 1.9 * geography.RADIUS
    rooms = list(geography.ROOM.values())
    for i, (x1, y1, w1, h1) in enumerate(rooms):
        for x2, y2, w2, h2 in rooms[i + 1 :]:
            assert abs(x1 - x2) >= (w1 + w2) / 2 - 4 or abs(y1 - y2) >= (h1 + h2) / 2 - 4


def test_3_6_a_maglev_line_runs_from_one_of_its_labyrinths_to_the_other() -> None:
    for line in MAGLEV_LINES:
        assert {sheet.WAYS[line.token][0], sheet.WAYS[line.token][-1]} == {end.token for end in line.ends}


# --------------------------------------------------------------------------------------------------------------- pieces


def test_every_kind_of_piece_is_drawn_in_its_own_way() -> None:
    drawings = {drawn(figures.figure.__wrapped__(token)) for token in TOKENS}
    assert len(drawings) == len(TOKENS)


@pytest.mark.parametrize(("hidden", "active"), [("rd_rebel_hidden", "rd_rebel_active"), ("specops_hidden", "specops_active")])
def test_7_3_hidden_and_active_differ_in_shape_and_not_only_in_colour(hidden: str, active: str) -> None:
    shapes = [re.search(r'd="([^"]+)"', drawn(figures.figure.__wrapped__(token))) for token in (hidden, active)]
    assert shapes[0] is not None
    assert shapes[1] is not None
    assert shapes[0][1] != shapes[1][1]


def test_pieces_stand_in_their_space_with_their_count() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=3, rd_rebel_hidden=12)
    board = layer(g)
    assert by_id(board, "at-tenzing-mg_troop").get("data-count") == "3"
    assert by_id(board, "at-tenzing-rd_rebel_hidden").get("data-count") == "12"


def test_two_bases_are_two_discs_and_leave_no_slot_free() -> None:
    g = bare_mars()
    put(g, TENZING, corp_base=2)
    bases = ElementTree.tostring(by_id(layer(g), "at-tenzing-corp_base"), "unicode")
    assert bases.count("rdr-solid") == 2


def test_6_and_5_control_and_support_are_told_in_words_too() -> None:
    g = bare_mars()
    put(g, SHENZHOU, rd_rebel_hidden=2)
    g.support[SHENZHOU.index] = -2
    board = layer(g)
    told = by_id(board, "space-shenzhou")
    title = ElementTree.tostring(told, "unicode")
    assert "RD Control" in title
    assert "active opposition" in title
    assert told.get("class") == "rdr-space held-rd"


def place_of(element: ElementTree.Element) -> tuple[float, float]:
    found = re.search(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)", element.get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


def test_the_flag_of_a_labyrinth_stands_clear_of_its_population() -> None:
    g = bare_mars()
    put(g, SHENZHOU, mg_troop=2)
    board = layer(g)
    x, y = geography.CITY[SHENZHOU.token]
    flag = next(one for one in board.iter() if one.get("transform", "").startswith("translate") and is_flag(one))
    left, top = place_of(flag)
    assert (left, top) == (x - 70, y - 66)
    assert top + 15 < y - 46 + 17, "the foot of the pole ends above the figure of the Population"


def is_flag(element: ElementTree.Element) -> bool:
    inner = [one.get("class", "") for one in element.iter()]
    return any("rdr-flag" in one for one in inner) and not any("rdr-population" in one for one in inner)


def test_17_4_the_income_of_terraforming_has_one_sign() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_base_conversion=2)
    drawing = GAME.layer(GAME.view(g, None), None)
    assert "Profits -2" in drawing
    assert "+-" not in drawing


def test_12_1_four_eligible_cylinders_leave_the_name_of_their_box_free() -> None:
    board = layer(bare_mars())
    name = next(one for one in board.iter() if (one.text or "") == "ELIGIBLE")
    end = float(name.get("x", "0")) + width("ELIGIBLE", float(name.get("font-size", "0")))
    first = min(place_of(by_id(board, f"cylinder-{token}"))[0] for token in ("mg", "corp", "rd", "cr"))
    assert end <= first - 13 * 0.78


def test_9_a_raging_storm_is_seen_over_the_land() -> None:
    g = bare_mars()
    g.storm[TENZING.index] = 2
    assert "raging storm" in ElementTree.tostring(by_id(layer(g), "space-tenzing"), "unicode")


def test_the_fullest_space_still_shows_every_kind() -> None:
    g = bare_mars()
    kinds = {"mg_troop": 11, "security": 4, "eg_troop": 12, "specops_hidden": 2, "specops_active": 1, "rd_rebel_hidden": 10}
    kinds |= {"rd_rebel_active": 3, "cr_rebel_hidden": 5, "cr_rebel_active": 2, "mg_base": 1, "cr_base": 1}
    put(g, TENZING, **kinds)
    board = layer(g)
    assert {by_id(board, f"at-tenzing-{token}").get("data-count") for token in kinds} == {str(n) for n in kinds.values()}


def test_3_6_the_rodgers_line_is_laid_when_its_event_has_built_it() -> None:
    g = bare_mars()
    assert "rdr-rail" not in ElementTree.tostring(by_id(layer(g), "maglev_rodgers"), "unicode")
    g.rodgers_line = True
    assert "rdr-rail" in ElementTree.tostring(by_id(layer(g), "maglev_rodgers"), "unicode")


# --------------------------------------------------------------------------------------------------------- what you may


def asked(by: Faction, items: list[Item], legal: list[Item], note: str = "") -> str:
    question = pick_or_stop(by.seat, "Where?", items, legal=legal, note=lambda _: note)
    return GAME.layer(GAME.view(bare_mars(), by.seat), question)


def test_legal_spaces_glow_and_refused_ones_can_still_be_clicked() -> None:
    drawing = asked(MG, [TENZING, SHENZHOU, TRANSIT], [TENZING, TRANSIT])
    assert tokens_in(drawing, "may") == {"tenzing", "transit"}
    assert tokens_in(drawing, "not") == {"shenzhou"}


def test_a_note_on_an_option_is_told_with_it() -> None:
    assert "(costs 3)" in asked(MG, [TENZING], [TENZING], "costs 3")


def test_every_space_and_maglev_line_can_be_clicked() -> None:
    items: list[Item] = [*SPACES, *MAGLEV_LINES]
    assert tokens_in(asked(MG, items, items), "may") == {item.token for item in items}


def test_12_1_both_sides_of_the_current_event_can_be_clicked_on_its_card() -> None:
    sides: list[Item] = [EVENT_UNSHADED, EVENT_SHADED]
    assert tokens_in(asked(RD, sides, sides), "may") == {"event-unshaded", "event-shaded"}


def test_pieces_that_are_offered_are_on_the_board_or_left_to_the_prompt() -> None:
    drawn_once = 0
    for table, question, _ in walk(Case(GAME, 4, 5, None)):
        drawing = GAME.layer(table.view(question.seat), question)
        tokens = re.findall(r'data-token="([^"]+)"', drawing)
        assert len(tokens) == len(set(tokens)), "two elements answer with the same token"
        for item in question.options:
            place, _, kind = item.token.partition(":")
            shown = {box.token: box.pieces for box in [*table.view(None).spaces, *table.view(None).boxes]}
            if kind and place in {*sheet.STATIONS, *(space.token for space in SPACES)} and shown[place].get(kind):
                assert item.token in tokens
                drawn_once += 1
    assert drawn_once > 20


# ---------------------------------------------------------------------------------------------------------------- kit


@pytest.mark.parametrize("seed", [1, 2])
def test_the_board_is_well_formed_and_the_same_for_the_same_view(seed: int) -> None:
    draws_well(Case(GAME, 4, seed, None))


def test_the_board_tells_nobody_the_hand_of_the_church() -> None:
    g = bare_mars()
    card = give(g, 4)[0]
    capability(g, 2)
    for seat in [None, 0, 1, 2]:
        assert card.name not in GAME.layer(GAME.view(g, seat), None)
        assert all(card.name not in GAME.mat(GAME.view(g, seat), own, None) for own in range(4))
        assert all(card not in items for _, items in GAME.held(GAME.view(g, seat)))
    assert any(card in items for _, items in GAME.held(GAME.view(g, CR.seat)))


def test_nothing_that_is_hidden_changes_the_drawing() -> None:
    nothing_leaks(Case(GAME, 4, 6, None))
