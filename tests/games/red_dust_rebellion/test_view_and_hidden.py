"""Chapter 21: what a seat may see, what it must imagine, and the invariants, which must be able to fail."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.invariants import broken
from fourthrock.games.red_dust_rebellion.nonplayer.totals import draw_curiosity
from fourthrock.games.red_dust_rebellion.pieces import CR, CR_HIDDEN, MG, MG_TROOP, RD
from fourthrock.games.red_dust_rebellion.spaces import EUROPA, MARTH, ORBIT, PHOBOS, TENZING, WILDERNESS
from fourthrock.games.red_dust_rebellion.view import view
from fourthrock.table import dice_for
from fourthrock.table.record import begin

from .stage import bare_mars, by_the_rules, capability, give, pieces, put, tokens


def test_21_1_only_the_church_sees_its_hand() -> None:
    g = bare_mars()
    give(g, 14, 3)
    assert [card.token for card in view(g, CR.seat).hand] == ["cr3", "cr14"]
    for seat in (MG.seat, RD.seat, None):
        shown = view(g, seat)
        assert (shown.hand, shown.hand_size) == ([], 2)


def test_21_1_only_red_dust_sees_the_campaigns_it_has_drawn() -> None:
    g = bare_mars()
    g.campaigns_drawn = [g.campaign_deck.pop(), g.campaign_deck.pop()]
    assert len(view(g, RD.seat).campaigns_seen) == 2
    shown = view(g, CR.seat)
    assert (shown.campaigns_seen, shown.campaigns_drawn) == ([], 2)


def test_the_view_shows_the_whole_board() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, population=1)
    put(g, ORBIT, satellite=1)
    g.fortified[TENZING.index] = 1
    g.storm[MARTH.index] = 2
    capability(g, 3)
    shown = view(g, None)
    tenzing = next(space for space in shown.spaces if space.token == "tenzing")
    assert (tenzing.pieces, tenzing.population, tenzing.markers, tenzing.control) == ({"mg_troop": 2}, 4, 1, "COIN")
    assert (tenzing.fortified, tenzing.support) == (1, "neutral")
    assert next(space for space in shown.spaces if space.token == "marth").storm == "raging"
    assert next(box for box in shown.boxes if box.token == "orbit").pieces == {"satellite": 1}
    assert [card.token for card in shown.capabilities] == ["cr3"]
    assert shown.current is not None
    assert shown.current.unshaded is not None
    assert [faction.threshold for faction in shown.factions] == [34, 36, 32, 0]
    assert shown.eg_controller == "corp"


@pytest.mark.parametrize("seed", range(5))
def test_imagine_keeps_what_is_known_and_deals_the_rest_anew(seed: int) -> None:
    table = begin(GAME, 4, seed)
    real = table.position
    for seat in range(4):
        world = table.imagine(seat, dice_for(f"{seat} {seed}")).position
        assert broken(world) == []
        assert world.pieces == real.pieces
        assert (world.current, world.following) == (real.current, real.following)
        assert (tokens(world.hand) == tokens(real.hand)) == (seat == CR.seat)
        assert tokens(world.deck) != tokens(real.deck)
        storms = [at for at, event in enumerate(world.deck) if event.dust_storm]
        assert [at // 13 for at in storms] == [0, 1, 2]
        assert all(at % 13 < 7 for at in storms)


def test_broken_finds_nothing_in_a_sound_position() -> None:
    assert broken(bare_mars()) == []


def test_broken_finds_a_lost_piece() -> None:
    g = bare_mars()
    g.add(TENZING, MG_TROOP, 1)
    assert broken(g) == ["there are 31 mg_troop, not 30"]


def test_broken_finds_a_third_base() -> None:
    g = bare_mars()
    put(g, TENZING, rd_base=3)
    assert broken(g) == ["tenzing: more Bases than slots"]
    g = bare_mars()
    put(g, WILDERNESS, rd_base=6)
    assert broken(g) == []
    put(g, PHOBOS, mg_base=1)
    assert broken(g) == ["phobos: more Bases than slots"]


def test_broken_finds_damage_beside_population_markers() -> None:
    g = bare_mars()
    put(g, EUROPA, population=1)
    g.damage[EUROPA.index] = 1
    assert broken(g) == ["europa: Damage beside Population markers"]


def test_broken_finds_support_where_nobody_lives() -> None:
    g = bare_mars()
    g.support[WILDERNESS.index] = 1
    assert broken(g) == ["wilderness: Support 1 at Population 0"]


def test_broken_finds_too_many_fortified_troops() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    g.fortified[TENZING.index] = 2
    assert broken(g) == ["tenzing: 2 Fortified Troops"]


def test_broken_finds_rebels_on_phobos_and_active_ones_in_boxes() -> None:
    g = bare_mars()
    put(g, PHOBOS, cr_rebel_hidden=1)
    put(g, ORBIT, rd_rebel_active=1)
    assert broken(g) == ["orbit holds rd_rebel_active", "phobos: Rebels on Phobos"]
    assert pieces(g, PHOBOS) == {"cr_rebel_hidden": 1}
    assert g.count(PHOBOS, CR_HIDDEN) == 1


def test_broken_finds_tracks_and_storms_out_of_range() -> None:
    g = bare_mars()
    g.resources[MG.seat] = 51
    g.storm = [1] * 7 + [0] * 18
    assert [sentence.split()[0] for sentence in broken(g)] == ["Resources", "more"]


def test_broken_finds_a_lost_card() -> None:
    g = bare_mars()
    g.assets.pop()
    g.deck.pop()
    g.campaign_deck.pop()
    assert broken(g) == ["an Event card is lost", "an Asset card is lost", "a Campaign card is lost"]


def test_20_2_the_view_names_what_a_non_player_counts_and_the_card_it_used_last() -> None:
    g = by_the_rules("mg", "cr")
    g.totals = [4, 0, 0, 2]
    g.faces[MG.seat] = "BB"
    seen = view(g, None)
    assert [(one.held, one.resources) for one in seen.factions] == [
        ("Supply Total", 4),
        ("Profits", 10),
        ("Resources", 20),
        ("Asset Total", 2),
    ]
    assert [one.nonplayer for one in seen.factions] == [True, False, False, True]
    assert [one.card for one in seen.factions] == ["BB", "", "", ""]
    assert "Non-Player, card BB" in GAME.mat(seen, 0, None)
    assert "next income" in GAME.mat(seen, 2, None)


def test_20_3_the_order_of_curiosity_cards_that_nobody_has_seen_is_imagined() -> None:
    start = by_the_rules()
    now = start.copy()
    for _ in range(3):
        draw_curiosity(now, MG)
    known = [card for card in start.curiosity if card in now.curiosity_seen]
    orders = set()
    for seed in range(6):
        world = start.copy()
        GAME.imagine(world, now, 0, dice_for(seed))
        assert [world.curiosity.index(card) for card in known] == [start.curiosity.index(card) for card in known]
        assert sorted(card.letter for card in world.curiosity) == sorted(card.letter for card in start.curiosity)
        orders.add("".join(card.letter for card in world.curiosity))
    assert len(orders) > 1
