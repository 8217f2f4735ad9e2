"""Scientists and Earth Contracts (rules 8.5, 15)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import (
    CONTRACTS,
    M_SCIENTISTS,
    SCIENTIST_PAYS,
    SCIENTISTS,
    T_HIRE,
    Contract,
    Scientist,
)
from fourthrock.games.on_mars.events import F_PEOPLE, check_contracts, contribute, did_task, named, team_score
from fourthrock.games.on_mars.goods import CRYSTAL
from fourthrock.games.on_mars.hexes import HEX_COUNT
from fourthrock.games.on_mars.position import ADVANCED, ALIEN, OUTBREAK, Mars
from fourthrock.games.on_mars.quarters import able, to_working_area
from fourthrock.games.on_mars.stores import can_pay, pay, pay_crystals, purse
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

TOO_DEAR: Final = Refusal("8.5", "you cannot pay for it")
COST: Final[list[list[int]]] = [[SCIENTIST_PAYS if good == one.pays else 0 for good in range(7)] for one in SCIENTISTS]
ONE_CRYSTAL: Final = [1 if good == CRYSTAL else 0 for good in range(7)]


def scientists_on_display(g: Mars) -> list[Scientist]:
    """Chapter 2 knows only the Microbiologist (21.1)."""
    known = SCIENTISTS[6:] if g.mode == OUTBREAK else SCIENTISTS[:6]
    return [one for one in known if g.scientist_owner[one.index] < 0]


def cards_on_display(g: Mars) -> list[Item]:
    cards: list[Item] = [*scientists_on_display(g)]
    for c in g.contracts:
        cards.append(CONTRACTS[c])
    return cards


def no_hire(g: Mars, s: int, card: Item, colonists: int) -> Refusal | None:
    """8.5: what each card costs."""
    if isinstance(card, Scientist):
        if card.pays < 0:
            return None if colonists >= SCIENTIST_PAYS else TOO_DEAR
        return None if can_pay(g, s, COST[card.index]) else TOO_DEAR
    return None if purse(g, s) > 0 else TOO_DEAR


def may_hire(g: Mars, s: int, colonists: int) -> bool:
    return any(no_hire(g, s, card, colonists) is None for card in cards_on_display(g))


def hire(g: Mars, s: int, must: bool = False) -> Script[bool]:
    """8.5: a Scientist or a Contract from the display, for its cost."""
    return (yield from take_card(g, s, cards_on_display(g), False, must))


def take_card(g: Mars, s: int, cards: list[Item], free: bool, must: bool = False) -> Script[bool]:
    """Take one of these cards."""
    if not any(free or no_hire(g, s, one, able(g, s)) is None for one in cards):
        return False
    card: Item | None
    if must:
        card = yield from pick(
            s, "Take which card?", cards, lambda one: None if free else no_hire(g, s, one, able(g, s)), rule="8.5"
        )
    else:
        card = yield from pick_or_stop(
            s, "Take which card?", cards, lambda one: None if free else no_hire(g, s, one, able(g, s)), rule="8.5"
        )
    if isinstance(card, Scientist):
        if not free:
            yield from _pay_scientist(g, s, card)
        take_scientist(g, s, card)
    elif isinstance(card, Contract):
        if not free:
            yield from pay_crystals(g, s, 1)
        take_contract(g, s, card)
    return card is not None


def _pay_scientist(g: Mars, s: int, card: Scientist) -> Script[None]:
    if card.pays < 0:
        for _ in range(SCIENTIST_PAYS):
            to_working_area(g, s)
    else:
        yield from pay(g, s, COST[card.index])


def take_scientist(g: Mars, s: int, card: Scientist) -> None:
    """The card; its place is filled with a Contract at the end of the turn. Chapter 1 scores what he scores (20.3)."""
    g.scientist_owner[card.index] = s
    if g.mode != OUTBREAK:
        g.gaps += 1
    g.say("{} hires the {}", named(g, s), card)
    contribute(g, s, M_SCIENTISTS)
    did_task(g, s, T_HIRE)
    team_score(g, s, 3 * advanced_of(g, card.scores), F_PEOPLE)


def take_contract(g: Mars, s: int, card: Contract) -> None:
    """Chapter 1: its penalty is lost until it is completed (20.3)."""
    g.contracts.remove(card.index)
    g.contract_owner[card.index] = s
    g.gaps += 1
    g.say("{} takes {}", named(g, s), card)
    team_score(g, s, -card.failed, F_PEOPLE)
    check_contracts(g)


def advanced_of(g: Mars, kind: int) -> int:
    """How many Advanced Buildings of this type stand on Mars, whoever's."""
    return sum(1 for h in range(HEX_COUNT) if g.piece[h] == ADVANCED and g.building[h] == kind and g.who[h] != ALIEN)
