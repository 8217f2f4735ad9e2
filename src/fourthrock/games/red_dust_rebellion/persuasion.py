"""15.5 Campaign of Red Dust and 15.6 Preach of the Church."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import populated, population
from fourthrock.games.red_dust_rebellion.forces import activate, gain, has_corp_base, own_rebels, recruit
from fourthrock.games.red_dust_rebellion.infrastructure import (
    lose_population_marker,
    place_damage,
    set_eg,
    shift,
    shift_to_neutral,
)
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation, afford, no_selection, pay
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, POPULATION, RD, Faction, active_rebel
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, EG_MINUS, PASSIVE_SUPPORT, Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.table import Refusal, Script, pick, seats_mask

NOT_POPULATED: Final = {
    RD: Refusal("15.5", "the space is Unpopulated"),
    CR: Refusal("15.6", "the space is Unpopulated"),
}
NO_OWN_REBEL: Final = {RD: Refusal("15.5", "you have no Rebel there"), CR: Refusal("15.6", "you have no Rebel there")}
ONLY_RED_DUST: Final = seats_mask([RD.seat])


def no_audience(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """15.5, 15.6 Where: Populated spaces with own Rebels."""
    if not populated(g, space):
        return NOT_POPULATED[op.by]
    if own_rebels(g, op.by, space) == 0:
        return NO_OWN_REBEL[op.by]
    if not afford(g, op, 1):
        return CANNOT_PAY
    return no_selection(g, op, space)


def _speak_up(g: Mars, by: Faction, space: Space) -> None:
    """15.5, 15.6 If none is Active, Activate one."""
    if g.count(space, active_rebel(by)) == 0:
        activate(g, space, by, 1)


def campaign(g: Mars, op: Operation) -> Script[None]:
    """15.5 Campaign: shift spaces toward Active Opposition; the Campaign cards won are looked through at the end."""
    while not op.full:
        space = yield from select(g, op, "Campaign where?", MARS, lambda s: no_audience(g, op, s))
        if not isinstance(space, Space):
            break
        yield from pay(g, op, 1)
        campaign_one(g, space)
    yield from choose_campaign(g)


def campaign_one(g: Mars, space: Space) -> None:
    """15.5 One space."""
    _speak_up(g, RD, space)
    shift(g, space, -1)
    level = g.support[space.index]
    if level == ACTIVE_OPPOSITION:
        draw_campaigns(g, 1)
    elif level == PASSIVE_SUPPORT:
        place_damage(g, space)
        set_eg(g, EG_MINUS)
        if has_corp_base(g, space):
            gain(g, CORP, -2)


def draw_campaigns(g: Mars, n: int) -> None:
    """15.5 Draw Campaign cards, as many as there are."""
    for _ in range(min(n, len(g.campaign_deck))):
        card = g.campaign_deck.pop()
        g.campaigns_drawn.append(card)
        g.reveal()
        g.tell(ONLY_RED_DUST, "Drawn: {}", card)
        g.say("Red Dust draws a Campaign card")


def choose_campaign(g: Mars) -> Script[None]:
    """15.5 Put one of the drawn Campaign cards into play and shuffle the others back."""
    if not g.campaigns_drawn:
        return
    card = yield from pick(RD.seat, "Which Campaign comes into play?", g.campaigns_drawn[:], rule="15.5")
    g.campaigns_drawn.remove(card)
    g.campaigns.append(card)
    g.reveal()
    g.say("{} is now active", card)
    if g.campaigns_drawn:
        g.campaign_deck.extend(g.campaigns_drawn)
        g.campaigns_drawn = []
        g.dice.shuffle(g.campaign_deck)


def preach(g: Mars, op: Operation) -> Script[None]:
    """15.6 Preach: shift toward Neutral; where it is Neutral already, win Rebels from the people."""
    while not op.full:
        space = yield from select(g, op, "Preach where?", MARS, lambda s: no_audience(g, op, s))
        if not isinstance(space, Space):
            break
        yield from pay(g, op, 1)
        yield from preach_one(g, space)


def preach_one(g: Mars, space: Space) -> Script[None]:
    """15.6 One space."""
    _speak_up(g, CR, space)
    if g.support[space.index]:
        shift_to_neutral(g, space)
    else:
        yield from _convert(g, space)


def _convert(g: Mars, space: Space) -> Script[None]:
    """15.6 Rebels as many as Population; then a Population marker is lost, or the space is Damaged and EG- set."""
    yield from recruit(g, CR, space, population(g, space))
    if g.count(space, POPULATION):
        lose_population_marker(g, space)
    else:
        place_damage(g, space)
        set_eg(g, EG_MINUS)
