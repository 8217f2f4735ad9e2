"""Mission: Red Planet's board: well formed in every position, everything asked can be pointed at, nothing hidden is drawn."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fourthrock.drawing.compose import standalone
from fourthrock.games.mission_red_planet import GAME, board, mats, sheet
from fourthrock.games.mission_red_planet.cards import ACTIONS, DISCOVERIES, ICE_MONOPOLY, MISSIONS
from fourthrock.games.mission_red_planet.characters import CHARACTERS
from fourthrock.games.mission_red_planet.colours import COLOURS, Target
from fourthrock.games.mission_red_planet.ships import Ship
from fourthrock.games.mission_red_planet.zones import MAPS, MARS_ZONES, ZONES, Move
from fourthrock.server.pages.prompt import tokens_in
from fourthrock.table import Question, Table
from fourthrock.table.record import begin

CARDS = [*CHARACTERS, *MISSIONS, *DISCOVERIES, *ACTIONS, ICE_MONOPOLY]
PLACES = {zone.token for zone in ZONES}


def questions(seats: int, seed: int, options: Any = None) -> Iterator[tuple[Table[Any], Question]]:
    """A random game, at every question."""
    table = begin(GAME, seats, seed, options)
    chance = random.Random(seed)
    while not table.over:
        question = chance.choice(table.asks)
        yield table, question
        table.answer(chance.choice(list(question.options)), question)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"map": "ring"}), (6, {"secret_points": True})])
def test_every_drawing_is_well_formed_and_every_id_is_its_own(seats: int, options: dict[str, Any]) -> None:
    for number, (table, question) in enumerate(questions(seats, 5, options)):
        if number % 9:
            continue
        root = ET.fromstring(standalone(GAME, table.view(question.seat), question))
        doubled = [name for name, count in Counter(e.get("id") for e in root.iter() if e.get("id")).items() if count > 1]
        assert not doubled
        for seat in range(seats):
            ET.fromstring(GAME.mat(table.view(question.seat), seat, question))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3), (6, 4)])
def test_every_place_ship_step_and_astronaut_that_may_be_chosen_glows_on_the_board(seats: int, seed: int) -> None:
    for table, question in questions(seats, seed):
        drawn = GAME.layer(table.view(question.seat), question)
        glowing = set(re.findall(r'class="[^"]*\bmay\b[^"]*"[^>]*data-token="([^"]+)"', drawn)) | set(
            re.findall(r'data-token="([^"]+)"[^>]*class="[^"]*\bmay\b', drawn)
        )
        for option in question.options:
            if isinstance(option, (Move, Ship, Target)) or option.token in PLACES:
                spelled = option.token.replace(">", "&gt;")
                assert spelled in glowing, f"{option.token} cannot be clicked: {question}"


def test_a_refused_ship_stays_clickable_but_does_not_glow() -> None:
    for table, question in questions(4, 3):
        refused = [item for item, _ in question.refused() if item.token.startswith("ship_")]
        if refused:
            root = ET.fromstring(GAME.layer(table.view(question.seat), question))
            found = [e for e in root.iter() if e.get("data-token") == refused[0].token]
            assert len(found) == 1
            assert "not" in (found[0].get("class") or "").split()
            assert found[0].get("role") is None
            return
    pytest.fail("no ship was refused in this game")


def test_what_glows_has_a_name_and_a_place_in_the_tab_order() -> None:
    seen = 0
    for number, (table, question) in enumerate(questions(4, 8)):
        if number % 4:
            continue
        root = ET.fromstring(GAME.layer(table.view(question.seat), question))
        for element in root.iter():
            if "may" in (element.get("class") or "").split():
                seen += 1
                assert element.get("role") == "button"
                assert element.get("tabindex") == "0"
                assert element.get("aria-label")
    assert seen > 50


def test_a_face_down_discovery_shows_only_to_those_who_looked() -> None:
    """9.4: who knows which discovery lies where is private."""
    checked = 0
    for number, (table, _) in enumerate(questions(4, 6)):
        position = table.position
        if number % 6:
            continue
        if position.revealed:
            break
        for zone, card in enumerate(position.discoveries):
            if card is None:
                continue
            for seat in range(4):
                drawn = GAME.layer(table.view(seat), None)
                assert (f'data-piece="{card.token}"' in drawn) == bool(position.known[zone] >> seat & 1)
                checked += 1
    assert checked > 20


def test_missions_lie_in_no_other_seats_mat_or_hand() -> None:
    table = next(table for table, question in questions(4, 2) if "character" in question.prompt)
    own = table.position.held[0][0]
    for seat in (1, 2, 3, None):
        view = table.view(seat)
        drawn = GAME.layer(view, None) + "".join(GAME.mat(view, other, None) for other in range(4))
        assert own.name not in drawn
        assert own not in [item for _, items in GAME.held(view) for item in items]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.token)
def test_every_card_has_a_face_that_tells_all_of_its_text(card: Any) -> None:
    root = ET.fromstring(mats.face(card))
    said = " ".join("".join(element.itertext()) for element in root.iter() if element.tag.endswith("tspan"))
    assert card.name in "".join(root.itertext())
    assert not hasattr(card, "text") or card.text == said


def test_colours_have_a_mark_and_other_things_no_face() -> None:
    assert all("hue-" in mats.face(colour) for colour in COLOURS)
    assert mats.face(ZONES[0]) == ""


@pytest.mark.parametrize("mars", MAPS, ids=lambda mars: mars.token)
def test_pieces_stand_in_their_own_zone(mars: Any) -> None:
    """The places of pawns lie nearer to the zone's own outline than to any other, and inside of it."""
    for zone in MARS_ZONES:
        outline = sheet.outline(mars.shapes[zone.index])
        for count in range(1, 7):
            places = sheet.slots(mars.token, zone.index, count)
            for place in [*places.pawns, places.resource]:
                assert inside(place, outline), f"{zone.name} with {count}"


@pytest.mark.parametrize("mars", MAPS, ids=lambda mars: mars.token)
def test_pawns_of_a_zone_do_not_hide_each_other(mars: Any) -> None:
    for zone in ZONES:
        for count in range(2, 7):
            pawns = sheet.slots(mars.token, zone.index, count).pawns[:count]
            assert len(pawns) == count
            near = min(abs(a[0] - b[0]) / 46 + abs(a[1] - b[1]) / 32 for i, a in enumerate(pawns) for b in pawns[:i])
            assert near >= (0.9 if zone.token == "phobos" else 1.0), f"{zone.name} with {count}"


def inside(point: tuple[float, float], outline: list[tuple[float, float]]) -> bool:
    """Even-odd rule."""
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            hit = not hit
    return hit


def test_the_plate_is_drawn_once() -> None:
    table = begin(GAME, 4, 1)
    assert board.plate(table.view(0)) is board.plate(table.view(3))


def test_clickable_tokens_are_found_in_a_drawing() -> None:
    assert tokens_in('<g data-token="a&gt;b"/><g data-token="c"/>') == {"a>b", "c"}
