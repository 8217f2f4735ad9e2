"""A player's turn (rule 5): the menu of what may be done, and what happens at its end."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import CONTRACTS, GOALS, Goal
from fourthrock.games.on_mars.colony import level_up, rises
from fourthrock.games.on_mars.events import named
from fourthrock.games.on_mars.executive import executive_action, no_executive
from fourthrock.games.on_mars.goals import Delivery, complete_goal, deliver, deliverable, no_goal
from fourthrock.games.on_mars.goods import GOODS, OXYGEN
from fourthrock.games.on_mars.lab import take_step
from fourthrock.games.on_mars.laboratory import EXECUTIVE, Executive, Step
from fourthrock.games.on_mars.lacerda import develop_lent
from fourthrock.games.on_mars.mains import MAINS, Main, main_action, no_main, slot_price
from fourthrock.games.on_mars.position import TURN_END, Mars
from fourthrock.games.on_mars.stores import gain, is_lacerda, settle_crystals
from fourthrock.games.on_mars.techs import steps_of
from fourthrock.table import Item, Refusal, Script, Word, pick

END_TURN: Final = Word("end-turn", "End the turn")
MAIN_DONE: Final = Refusal("5", "you have taken your Main action")
EXECUTIVE_DONE: Final = Refusal("5", "you have taken your Executive action")
MAIN_FIRST: Final = Refusal("5", "the Main action is compulsory")


def begin_turn(g: Mars, s: int) -> None:
    """5.1: a new turn; the Crystals gained since the last one move up."""
    g.active = s
    g.main_done = False
    g.executive_done = False
    g.goal_done = False
    g.task_done = False
    g.gaps = 0
    g.developed = 0
    g.heading("{}'s turn", named(g, s))
    settle_crystals(g, s)


def menu(g: Mars, extra: list[Item]) -> Script[Item]:
    """5: what to do next; the answer, done if it belongs to every kind of game."""
    s = g.active
    among: list[Item] = []
    legal: list[Item] = []
    for action in MAINS:
        among.append(action)
        if not g.main_done and no_main(g, s, action) is None:
            legal.append(action)
    for executive in EXECUTIVE:
        among.append(executive)
        if not g.executive_done and no_executive(g, s, executive) is None:
            legal.append(executive)
    for card in g.goals[s]:
        among.append(GOALS[card])
        if no_goal(g, s, GOALS[card]) is None:
            legal.append(GOALS[card])
    for delivery in deliverable(g, s):
        among.append(delivery)
        legal.append(delivery)
    among.extend(extra)
    legal.extend(extra)
    among.append(END_TURN)
    if g.main_done or not legal:
        legal.append(END_TURN)
    return (
        yield from pick(
            s,
            "Your turn",
            among,
            lambda item: no_entry(g, s, item),
            rule="5",
            legal=legal,
            note=lambda item: entry_note(g, s, item),
            always=bool(g.goals[s]),
        )
    )


def entry_note(g: Mars, s: int, item: Item) -> str:
    """What an action costs beyond the Colonist on its slot (6.3)."""
    if not isinstance(item, Main) or item.slot < 0:
        return ""
    more = slot_price(g, s, item.slot)
    return f"a Colonist, and {more} more or as many Crystals" if more else "a Colonist"


def no_entry(g: Mars, s: int, item: Item) -> Refusal | None:
    """Why this entry of the menu is closed."""
    if isinstance(item, Main):
        return MAIN_DONE if g.main_done else no_main(g, s, item)
    if isinstance(item, Executive):
        return EXECUTIVE_DONE if g.executive_done else no_executive(g, s, item)
    if isinstance(item, Goal):
        return no_goal(g, s, item)
    if item is END_TURN and not g.main_done:
        return MAIN_FIRST
    return None


def do_entry(g: Mars, item: Item) -> Script[None]:
    """What every kind of game has in its menu."""
    s = g.active
    if isinstance(item, Main):
        yield from main_action(g, s, item)
    elif isinstance(item, Executive):
        yield from executive_action(g, s, item)
    elif isinstance(item, Goal):
        yield from complete_goal(g, s, item)
    elif isinstance(item, Delivery):
        yield from deliver(g, s, item)
    elif item is END_TURN:
        g.phase = TURN_END


# ----------------------------------------------------------------------------------------------------------- end of turn


def lenders_choose(g: Mars) -> Script[None]:
    """3.12: in turn order, each owner of a tile that was used develops it for free or keeps an Oxygen."""
    uses = sorted(g.tech_uses, key=lambda use: (g.space[use // 16], use))
    g.tech_uses = []
    for use in uses:
        owner = use // 16
        tech = use % 16
        options: list[Item] = [*steps_of(g, owner, tech, True), GOODS[OXYGEN]]
        if is_lacerda(g, owner):
            yield from develop_lent(g, tech)
            continue
        chosen = yield from pick(owner, "Develop the tile that was used, or keep an Oxygen?", options, rule="3.12")
        if isinstance(chosen, Step):
            yield from take_step(g, owner, chosen, True)
        else:
            gain(g, owner, OXYGEN, 1)


def refill_display(g: Mars) -> Script[None]:
    """8.5: for each card taken any Contract of the deck, the active player's choice."""
    while g.gaps and g.contract_deck:
        g.gaps -= 1
        chosen = yield from pick(g.active, "Which Contract fills the gap?", [CONTRACTS[c] for c in g.contract_deck], rule="8.5")
        g.contract_deck.remove(chosen.index)
        g.contracts.append(chosen.index)
    g.gaps = 0


def colony_status(g: Mars) -> int:
    """12.4, O22: as often as it holds; by how many levels the Colony rose."""
    rose = 0
    while rises(g):
        level_up(g)
        rose += 1
    return rose
