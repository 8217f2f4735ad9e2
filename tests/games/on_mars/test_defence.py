"""20.6 The Defensive Buildings: what each can do, when it can do nothing, and when it stops."""

from __future__ import annotations

import pytest
from tests.games.on_mars.stage import HEX, act, bare, building, first_question, game, piece

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.defence import (
    defence_possible,
    exosuit,
    landing_hexes,
    sentry_bots,
    shields,
    unguarded,
    use_defence,
)
from fourthrock.games.on_mars.position import ALIEN, EXOSUIT, NO_PIECE, SENTRY, STUNNED, TROOPER, Mars

EFFECTS = [bp.E_SHIELD, bp.E_SABOTAGE, bp.E_SENTRY, bp.E_EXOSUIT]


def invaded() -> Mars:
    """Nothing on the map, not even Shelters."""
    g = bare(game(3, mode="invasion"))
    g.building = [-1] * len(g.building)
    g.active = 0
    g.exosuit_at = -1
    return g


def trooper(g: Mars, name: str, piece_kind: int = TROOPER) -> None:
    piece(g, piece_kind, ALIEN, name)
    g.alien_on_map += 1
    g.alien_aside -= 1


def test_20_6_a_shield_guards_a_building_and_comes_from_the_supply() -> None:
    g = invaded()
    building(g, "mine", "e5")
    before = g.shields
    act(shields(g, 0), "guard-hex")
    assert g.shielded[HEX["e5"]] == 1
    assert g.shields == before - 1


def test_20_6_a_shield_need_not_be_deployed() -> None:
    g = invaded()
    building(g, "mine", "e5")
    act(shields(g, 0), "done")
    assert not any(g.shielded)


def test_20_6_a_building_under_a_trooper_is_not_guarded() -> None:
    g = invaded()
    building(g, "mine", "e5", "e7")
    assert unguarded(g) == [HEX["e5"], HEX["e7"]]
    trooper(g, "e5")
    assert unguarded(g) == [HEX["e7"]]


@pytest.mark.parametrize("effect", EFFECTS)
def test_20_6_a_defensive_building_is_used_in_its_owners_turn_only(effect: int) -> None:
    g = invaded()
    building(g, "shelter", "e5")
    assert defence_possible(g, 0, effect)
    g.active = 1
    assert not defence_possible(g, 0, effect)


def nothing_to_shield(g: Mars) -> None:
    g.shields = 0


def no_sabotage_left(g: Mars) -> None:
    g.sabotages = 0


def no_sentry_left(g: Mars) -> None:
    g.sentries = 0


def no_shelter(g: Mars) -> None:
    g.building[HEX["e5"]] = -1


@pytest.mark.parametrize(
    ("effect", "spoil"),
    [
        (bp.E_SHIELD, nothing_to_shield),
        (bp.E_SABOTAGE, no_sabotage_left),
        (bp.E_SENTRY, no_sentry_left),
        (bp.E_SENTRY, no_shelter),
        (bp.E_EXOSUIT, no_shelter),
    ],
)
def test_20_6_without_what_it_needs_a_defensive_building_cannot_be_used(effect: int, spoil: object) -> None:
    g = invaded()
    building(g, "shelter", "e5")
    spoil(g)  # type: ignore[operator]
    assert not defence_possible(g, 0, effect)
    if effect != bp.E_SABOTAGE:
        act(use_defence(g, 0, effect))


def test_20_6_a_sentry_is_placed_on_a_free_shelter_and_activations_may_be_left() -> None:
    g = invaded()
    building(g, "shelter", "e5")
    g.sentries = 2
    act(sentry_bots(g, 0), "deploy", "done")
    assert g.piece[HEX["e5"]] == SENTRY
    assert g.sentries == 1


def test_20_6_where_every_shelter_is_taken_pieces_land_next_to_one() -> None:
    g = invaded()
    building(g, "shelter", "e5")
    trooper(g, "e5", STUNNED)
    assert HEX["e5"] not in landing_hexes(g)
    assert landing_hexes(g)
    assert all(g.piece[h] == NO_PIECE for h in landing_hexes(g))


def test_20_6_the_exosuit_lands_then_moves_with_what_is_left() -> None:
    g = invaded()
    building(g, "shelter", "e5")
    assert first_question(exosuit(g, 0)).tokens == ["deploy", "done"]
    act(exosuit(g, 0), "deploy", "move", "e6")
    assert g.exosuit_at == HEX["e6"]
    assert g.piece[HEX["e6"]] == EXOSUIT


def test_20_6_the_exosuit_may_stay() -> None:
    g = invaded()
    building(g, "shelter", "e5")
    act(exosuit(g, 0), "done")
    assert g.exosuit_at == -1
