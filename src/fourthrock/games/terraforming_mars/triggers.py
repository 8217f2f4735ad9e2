"""What happens because something happened: the active player's effects first, then the others' in turn order; inside one
player in the order in which the cards were played (5.4).
"""

from __future__ import annotations

from fourthrock.games.terraforming_mars.card import Card, perform
from fourthrock.games.terraforming_mars.effects import (
    OnCard,
    OnColony,
    OnMetalArea,
    OnNewTag,
    OnProject,
    OnQuietGeneration,
    OnTag,
    OnTile,
    OnVenus,
)
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import WILD
from fourthrock.table import Script


def tile_placed(g: Mars, by: Player, tile: int, on_mars: bool) -> Script[None]:
    """7.1 A tile was placed: cards that wait for it."""
    for me in g.in_order(g.active):
        for card in me.watchers:
            for effect in card.effects:
                if isinstance(effect, OnTile) and effect.matches(me is by, tile, on_mars):
                    yield from perform(g, me, card, effect.ops)


def metal_area_used(g: Mars, by: Player) -> Script[None]:
    """A tile was placed on an area with a printed steel or titanium bonus."""
    for card in by.watchers:
        for effect in card.effects:
            if isinstance(effect, OnMetalArea):
                yield from perform(g, by, card, effect.ops)


def card_played(g: Mars, by: Player, played: Card) -> Script[None]:
    """6.3 A card was played: effects that wait for its tags or for the card, this card's own included."""
    g.playing = played
    for me in g.in_order(g.active):
        for card in me.watchers:
            for effect in card.effects:
                if isinstance(effect, OnTag):
                    if me is by or effect.anybody:
                        for tag in played.tags:
                            if tag in effect.tags and tag != WILD:
                                yield from perform(g, me, card, effect.ops)
                elif isinstance(effect, OnCard) and me is by and effect.matches(played):
                    yield from perform(g, me, card, effect.ops)


def new_tag_kinds(g: Mars, me: Player, kinds: int) -> Script[None]:
    """Kinds of tag that this player did not have before."""
    for card in me.watchers:
        for effect in card.effects:
            if isinstance(effect, OnNewTag):
                for _ in range(kinds):
                    yield from perform(g, me, card, effect.ops)


def project_used(g: Mars, me: Player, cost: int) -> Script[None]:
    """9 A standard project was paid for."""
    for card in me.watchers:
        for effect in card.effects:
            if isinstance(effect, OnProject) and cost >= effect.cost:
                yield from perform(g, me, card, effect.ops)


def venus_raised(g: Mars, steps: int) -> Script[None]:
    """20.1 Venus went up."""
    for me in g.in_order(g.active):
        for card in me.watchers:
            for effect in card.effects:
                if isinstance(effect, OnVenus):
                    for _ in range(steps):
                        yield from perform(g, me, card, effect.ops)


def colony_built(g: Mars) -> Script[None]:
    """21.3 Somebody built a colony."""
    for me in g.in_order(g.active):
        for card in me.watchers:
            for effect in card.effects:
                if isinstance(effect, OnColony):
                    yield from perform(g, me, card, effect.ops)


def quiet_generation(g: Mars, me: Player) -> Script[None]:
    """12.2 The production phase of a player whose TR did not go up."""
    for card in me.watchers:
        for effect in card.effects:
            if isinstance(effect, OnQuietGeneration):
                yield from perform(g, me, card, effect.ops)
