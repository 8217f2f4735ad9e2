"""23 Every invariant notices what it is there for: a table that is whole, one thing spoilt, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.terraforming_mars.stage import city, on_table, space

from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.invariants import broken
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import RED, STEEL
from fourthrock.table import record


def begun() -> Mars:
    """A real game, before its first answer."""
    table = record.begin(GAME, 3, "invariants", {"venus_next": True})
    g: Mars = table.position
    return g


def card_lost(g: Mars) -> None:
    g.deck.pop()


def card_twice(g: Mars) -> None:
    g.discard.append(g.deck[0])


def too_hot(g: Mars) -> None:
    g.temperature = 10


def half_a_step(g: Mars) -> None:
    g.temperature += 1


def ocean_uncounted(g: Mars) -> None:
    g.oceans += 1


def tile_of_nobody(g: Mars) -> None:
    city(g, 0, "c3")
    g.owner[space("c3").index] = -1


def special_tile_twice(g: Mars) -> None:
    for area in ("c3", "e5"):
        g.tile[space(area).index] = 7
        g.owner[space(area).index] = 0


def less_than_nothing(g: Mars) -> None:
    g.players[1].stock[STEEL] = -1


def production_too_low(g: Mars) -> None:
    g.players[1].production[STEEL] = -1


def no_rating(g: Mars) -> None:
    g.players[2].tr = -1


def tag_from_nowhere(g: Mars) -> None:
    g.players[0].tags[3] += 1


def event_face_up(g: Mars) -> None:
    event = next(card for card in g.deck if card.kind == RED)
    g.deck.remove(event)
    g.players[0].played.append(event)


def resources_on_no_card(g: Mars) -> None:
    g.players[0].held[0] = 2


def delegate_lost(g: Mars) -> None:
    g.reserve[0] -= 1


def leader_without_delegates(g: Mars) -> None:
    empty = next(party for party in range(6) if g.leader[party] < 0)
    g.leader[empty] = 0


def wrong_dominance(g: Mars) -> None:
    g.dominant = next(party for party in range(6) if g.leader[party] < 0)


def fourth_milestone(g: Mars) -> None:
    g.claimed[:] = [0, 1, 2, 3]


def award_twice(g: Mars) -> None:
    g.funded[:] = [1, 1]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (card_lost, "0 of them twice; there should be"),
        (card_twice, "1 of them twice; there should be"),
        (too_hot, "stands at 10"),
        (half_a_step, "stands at -29"),
        (ocean_uncounted, "0 oceans lie on the map, the track says 1"),
        (tile_of_nobody, "and owner -1"),
        (special_tile_twice, "special tile 7 lies twice"),
        (less_than_nothing, "seat 1 has -1 "),
        (production_too_low, "seat 1 has -1 "),
        (no_rating, "seat 2 has TR -1"),
        (tag_from_nowhere, "seat 0 has tags"),
        (event_face_up, "seat 0 has an event among its cards face up"),
        (resources_on_no_card, "seat 0 has resources on cards that are not there"),
        (delegate_lost, "owner 0 has 6 delegates"),
        (leader_without_delegates, "is led by 0 with"),
        (wrong_dominance, "is not dominant"),
        (fourth_milestone, "more than three milestones or awards"),
        (award_twice, "a milestone or award is taken twice"),
    ],
)
def test_23_what_is_wrong_is_noticed(spoil: Callable[[Mars], None], says: str) -> None:
    g = begun()
    assert broken(g) == []
    spoil(g)
    assert any(says in sentence for sentence in broken(g)), broken(g)


def test_23_4_a_card_on_the_table_is_counted_with_its_tags_and_resources() -> None:
    g = begun()
    on_table(g, 0, "rover-construction")
    assert not [sentence for sentence in broken(g) if "tags" in sentence]
