"""1 Every piece of the box, fact by fact: `components.json` lists them apart from the code, as they were gathered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourthrock.games.mission_red_planet.cards import (
    ACTIONS,
    ANCIENT_RUINS_POINTS,
    ASTRONAUTS_IN,
    DISCOVERIES,
    ICE_MONOPOLY_POINTS,
    LEADS,
    LICHENS_POINTS,
    LOST,
    MISSIONS,
    MOTHER_LODE_BONUS,
    PRESENT,
    RESEARCHED,
    SETS,
    SYNERGY_BONUS,
    TOKENS_OF,
    TOXIC_VENT_POINTS,
    Mission,
)
from fourthrock.games.mission_red_planet.characters import CHARACTERS
from fourthrock.games.mission_red_planet.colours import ASTRONAUTS, COLOURS
from fourthrock.games.mission_red_planet.position import TOKENS_A_ZONE
from fourthrock.games.mission_red_planet.production import BLOCKS_OF_ICE_TOKENS, SYLVANITE_CACHE_TOKENS
from fourthrock.games.mission_red_planet.setup import NEUTRAL_CORE, NEUTRAL_TOP
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.track import PRODUCTION, REVEAL, ROUND, SCORING, TRACK
from fourthrock.games.mission_red_planet.zones import BAND, OUTER_ZONES, RESOURCES, ZONES, Shape

from .stage import new_game

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("components.json").read_text(encoding="utf-8"))
NUMBERED = {
    "adjacent_bonus": SYNERGY_BONUS,
    "production_bonus": MOTHER_LODE_BONUS,
    "each_present_loses": 1,
    "score_majority": ANCIENT_RUINS_POINTS,
}


def by_id(kind: str) -> dict[str, dict[str, Any]]:
    return {fact["id"]: fact for fact in FACTS[kind]}


def test_0_2_zones_their_kinds_and_the_order_in_which_they_are_gone_through() -> None:
    assert [zone.token for zone in ZONES] == FACTS["order_of_zones"]
    assert {zone.token: (zone.name, zone.kind) for zone in ZONES} == {
        fact["id"]: (fact["name"], fact["kind"]) for fact in FACTS["zones"]
    }


def test_0_2_neighbours_of_each_zone() -> None:
    said = {zone.token: sorted(other.token for other in BAND.neighbours[zone.index]) for zone in ZONES}
    assert said == {fact["id"]: fact["adjacent"] for fact in FACTS["zones"]}


def shaped(shape: Shape) -> dict[str, Any]:
    if shape.form == "band":
        return {"type": "band", "y": [-shape.clear, shape.clear]}
    if shape.form == "moon":
        return {"type": "separate_disc"}
    if shape.near == 0:
        side = "north" if shape.begin == 0 else "south"
        return {"type": "half_disc", "side": side, "r_max": shape.far, "abs_y_min": shape.clear}
    return {"type": "wedge", "r": [shape.near, shape.far], "deg": [shape.begin, shape.end], "abs_y_min": shape.clear}


def test_0_2_shape_and_label_of_each_zone() -> None:
    for zone in ZONES:
        fact, shape = by_id("zones")[zone.token], BAND.shapes[zone.index]
        assert list(shape.label) == fact["label_xy"]
        assert shaped(shape) == fact["shape"]


def test_1_1_resources_their_values_and_tokens() -> None:
    said = [{"id": r.token, "value": r.value, "resource_tokens": r.copies} for r in RESOURCES]
    assert said == FACTS["resources"]
    assert FACTS["destination_tokens_a_zone"] == TOKENS_A_ZONE


def test_1_1_every_ship_with_its_destination_and_capacity() -> None:
    said = [{"id": s.token, "destination": s.zone and s.zone.token, "capacity": s.capacity} for s in SHIPS]
    assert said == FACTS["ships"]


def test_1_1_characters_with_their_numbers() -> None:
    assert [{"number": c.number, "id": c.token, "name": c.name} for c in CHARACTERS] == FACTS["characters"]


def test_1_1_colours_astronauts_and_docks() -> None:
    assert [colour.token for colour in COLOURS] == FACTS["colours"]
    assert FACTS["astronauts"] == ASTRONAUTS
    assert {str(seats): new_game(seats).position.docks for seats in range(2, 7)} == FACTS["docks"]


def test_3_1_round_track() -> None:
    kinds = {ROUND: "round", PRODUCTION: "production", REVEAL: "reveal_discovery", SCORING: "final_scoring"}
    assert [[kinds[step.kind], step.number] for step in TRACK] == FACTS["round_track"]


def test_13_4_neutral_deck() -> None:
    fact = FACTS["neutral_deck"]
    assert [character.token for character in NEUTRAL_CORE] == fact["bottom_fixed"]
    assert fact["top_random"] == NEUTRAL_TOP
    assert len(CHARACTERS) - NEUTRAL_TOP - len(NEUTRAL_CORE) == fact["bottom_random"]


# ------------------------------------------------------------------------------------------------------------ event cards


def zones_of(fact: Any) -> set[str]:
    if fact == "all":
        return {zone.token for zone in ZONES}
    return {zone.token for zone in OUTER_ZONES} if fact == "outer" else {*fact}


def counts_what_it_says(mission: Mission, condition: dict[str, Any]) -> bool:
    """Whether a mission counts what its condition says, and where."""
    where = {zone.token for zone in mission.zones}
    kind = condition["type"]
    if kind in ("presence_count", "most_astronauts_total", "majorities_at_least"):
        counted = {"presence_count": PRESENT, "most_astronauts_total": ASTRONAUTS_IN, "majorities_at_least": LEADS}[kind]
        return mission.counted == counted and where == zones_of(condition["zones"])
    if kind == "most_tokens":
        return mission.counted == TOKENS_OF and mission.resource is not None and mission.resource.token == condition["resource"]
    return mission.counted == {"complete_token_sets": SETS, "most_memorial": LOST, "presence_with_discovery": RESEARCHED}[kind]


def ladder(mission: Mission, condition: dict[str, Any], scoring: dict[str, Any]) -> list[int]:
    """The points for counts 0, 1, 2 and so on, as the facts have them."""
    if scoring["type"] == "ladder":
        return [scoring["points_by_count"].get(str(count), -1) for count in range(len(scoring["points_by_count"]))]
    if scoring["type"] == "per_count":
        return [count * scoring["points_each"] for count in range(scoring["max"] // scoring["points_each"] + 1)]
    return [scoring["points"]] if mission.most else [0] * condition["minimum"] + [scoring["points"]]


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.token)
def test_12_3_mission(mission: Mission) -> None:
    fact = by_id("missions")[mission.token]
    assert mission.name == fact["name"]
    assert counts_what_it_says(mission, fact["condition"])
    assert mission.most == fact["condition"]["type"].startswith("most_")
    points, said = mission.points[:], ladder(mission, fact["condition"], fact["scoring"])
    points += points[-1:] * (len(said) - len(points))
    assert points == said


def test_every_mission_discovery_and_action_is_there_once() -> None:
    for kind, cards in (("missions", MISSIONS), ("discoveries", DISCOVERIES), ("actions", ACTIONS)):
        assert sorted(card.token for card in cards) == sorted(by_id(kind))
        assert {card.token: card.name for card in cards} == {fact["id"]: fact["name"] for fact in FACTS[kind]}


def test_discoveries_act_in_their_phases_with_their_numbers() -> None:
    for discovery in DISCOVERIES:
        fact = by_id("discoveries")[discovery.token]
        effect = fact["effect"]
        assert discovery.phase == fact["phase"]
        number = effect.get("count", effect.get("points"))
        if effect["op"] == "score_present":
            assert number == {"lichens": LICHENS_POINTS, "toxic_vent": TOXIC_VENT_POINTS}[discovery.token]
        elif number is not None:
            assert number == NUMBERED[effect["op"]]


def test_actions_are_played_in_their_windows_with_their_numbers() -> None:
    assert {action.token: action.window for action in ACTIONS} == {fact["id"]: fact["window"] for fact in FACTS["actions"]}
    taken = {"ice": BLOCKS_OF_ICE_TOKENS, "sylvanite": SYLVANITE_CACHE_TOKENS}
    gains = [fact["effect"] for fact in FACTS["actions"] if fact["effect"]["op"] == "gain_tokens"]
    assert {effect["resource"]: effect["count"] for effect in gains} == taken


def test_12_4_ice_monopoly() -> None:
    assert FACTS["ice_monopoly"] == ICE_MONOPOLY_POINTS
