"""The action phase (5): what a player may do in a turn, why not, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.terraforming_mars import triggers
from fourthrock.games.terraforming_mars.card import NO_CARD, Action, Card, Op, amount, lacking, perform
from fourthrock.games.terraforming_mars.card_ops import Draw
from fourthrock.games.terraforming_mars.colony import ColonyTile
from fourthrock.games.terraforming_mars.colony_ops import FARES, BuildColony, fare_missing, no_trade, pay_fare, trade
from fourthrock.games.terraforming_mars.committee import DELEGATE_PRICE, send
from fourthrock.games.terraforming_mars.goals import AWARD_PRICES, MILESTONE_PRICE, MOST_CLAIMED, Award, Milestone
from fourthrock.games.terraforming_mars.ops import Production, Raise, Rating, city, greenery, ocean, ops_taxed
from fourthrock.games.terraforming_mars.payment import pay_heat, pay_money, price
from fourthrock.games.terraforming_mars.playing import play_from_hand, why_not_play
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import besides, tax_of, throw_away
from fourthrock.games.terraforming_mars.words import (
    AIR_SCRAPPING,
    AQUIFER,
    ASTEROID_PROJECT,
    BUFFER_GAS,
    BUILD_COLONY,
    CITY_PROJECT,
    COLOURS,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END_TURN,
    ENERGY,
    GREENERY_PROJECT,
    KELVINISTS,
    KELVINISTS_ACTION,
    LOBBY,
    OXYGEN,
    PLANTS,
    POWER_PLANT,
    PRODUCTION_PHASE,
    RESERVE,
    SCIENTISTS,
    SCIENTISTS_ACTION,
    SELL_PATENTS,
    TEMPERATURE,
    TITANIUM,
    VENUS,
    Lobbying,
    Project,
)
from fourthrock.table import DONE, PASS, Item, Refusal, Script, pick, pick_or_stop

HEAT_FOR_TEMPERATURE: Final = 8
POLICY_PRICE: Final = 10

PROJECT_OPS: Final[list[list[Op]]] = [
    [],
    [Production(energy=1)],
    [Raise(TEMPERATURE)],
    [ocean()],
    [greenery(), Raise(OXYGEN)],
    [city(), Production(mc=1)],
    [Rating(1)],
    [Raise(VENUS)],
    [BuildColony()],
]
PLANTS_OPS: Final[list[Op]] = [greenery(), Raise(OXYGEN)]
HEAT_OPS: Final[list[Op]] = [Raise(TEMPERATURE)]
KELVINISTS_OPS: Final[list[Op]] = [Production(energy=1, heat=1)]
SCIENTISTS_OPS: Final[list[Op]] = [Draw(3)]
BASE_PROJECTS: Final[list[Project]] = [
    SELL_PATENTS,
    POWER_PLANT,
    ASTEROID_PROJECT,
    AQUIFER,
    GREENERY_PROJECT,
    CITY_PROJECT,
]

NO_HAND: Final = Refusal("9", "you have no cards to sell")
USED: Final = Refusal("5.3", "this card was used this generation already")
NOT_RAISED: Final = Refusal("5.3", "your TR was not raised this generation")
ALL_CLAIMED: Final = Refusal("10.1", "three milestones are claimed already")
ALL_FUNDED: Final = Refusal("11.1", "three awards are funded already")
CLAIMED_ALREADY: Final = Refusal("10.1", "this milestone is claimed")
FUNDED_ALREADY: Final = Refusal("11.1", "this award is funded")
LOBBY_EMPTY: Final = Refusal("15.6", "you have no delegate in the lobby")
RESERVE_EMPTY: Final = Refusal("15.13", "you have no delegate in your reserve")
NOT_RULING: Final = Refusal("16.1", "that party does not rule")
CONSULTED: Final = Refusal("16.2", "you have used this already this generation")


def _dear(rule: str, cost: int, me: Player) -> Refusal | None:
    """None if so many M€ can be paid."""
    return None if me.money() >= cost else Refusal(rule, "costs {} M€, you have {}", cost, me.money())


def _with_tax(g: Mars, me: Player, rule: str, cost: int, ops: list[Op]) -> Refusal | None:
    """The price, what the operations need, and the Reds' tax on them."""
    return _dear(rule, cost, me) or besides(g, me, NO_CARD, ops, cost)


# ------------------------------------------------------------------------------------------------------------ why not (5.3)


def project_cost(me: Player, project: Project) -> int:
    return project.cost - me.cheaper_power_plant if project is POWER_PLANT else project.cost


def no_project(g: Mars, me: Player, project: Project) -> Refusal | None:
    """9 Why this standard project cannot be used."""
    if project is SELL_PATENTS:
        return None if me.hand else NO_HAND
    return _with_tax(g, me, "9", project_cost(me, project), PROJECT_OPS[project.index])


def no_action(g: Mars, me: Player, action: Action) -> Refusal | None:
    """5.3 E Why this card cannot be used in this way."""
    card = action.card
    if card in me.used:
        return USED
    if action.when_raised and not me.raised:
        return NOT_RAISED
    refusal = lacking(g, me, card, action.ops)
    if refusal is not None:
        return refusal
    return ops_taxed(g, me, card, action.ops)


def no_milestone(g: Mars, me: Player, goal: Milestone) -> Refusal | None:
    """10.1 Why this milestone cannot be claimed."""
    if len(g.claimed) >= MOST_CLAIMED:
        return ALL_CLAIMED
    if g.milestones.index(goal) in g.claimed:
        return CLAIMED_ALREADY
    reached = goal.measure(g, me)
    if reached < goal.least:
        return Refusal("10.1", "needs {}, you have {}", goal.text, reached)
    return _dear("10.1", MILESTONE_PRICE, me)


def no_award(g: Mars, me: Player, award: Award) -> Refusal | None:
    """11.1 Why this award cannot be funded."""
    if len(g.funded) >= MOST_CLAIMED:
        return ALL_FUNDED
    if g.awards.index(award) in g.funded:
        return FUNDED_ALREADY
    return _dear("11.1", AWARD_PRICES[len(g.funded)], me)


def no_lobbying(g: Mars, me: Player, way: Lobbying) -> Refusal | None:
    """15.6 Why no delegate can be sent like this."""
    if way.free:
        return None if g.lobby[me.seat] else LOBBY_EMPTY
    if g.reserve[me.seat] == 0:
        return RESERVE_EMPTY
    return _dear("15.6", DELEGATE_PRICE, me)


def no_greenery(g: Mars, me: Player) -> Refusal | None:
    """9.2 Why plants cannot become a greenery."""
    if me.stock[PLANTS] < me.greenery_cost:
        return Refusal("9.2", "costs {} plants, you have {}", me.greenery_cost, me.stock[PLANTS])
    return _with_tax(g, me, "9.2", 0, PLANTS_OPS)


def no_warming(g: Mars, me: Player) -> Refusal | None:
    """9.2 Why heat cannot raise the temperature."""
    if me.heat() < HEAT_FOR_TEMPERATURE:
        return Refusal("9.2", "costs {} heat, you have {}", HEAT_FOR_TEMPERATURE, me.heat())
    return _with_tax(g, me, "9.2", HEAT_FOR_TEMPERATURE if me.helion else 0, HEAT_OPS)


def no_policy(g: Mars, me: Player, word: Item) -> Refusal | None:
    """16.2 Why the ruling party's action cannot be used."""
    if g.ruling != (KELVINISTS if word is KELVINISTS_ACTION else SCIENTISTS):
        return NOT_RULING
    if word is SCIENTISTS_ACTION and me.consulted:
        return CONSULTED
    return _dear("16.2", POLICY_PRICE, me)


def no_trading(g: Mars, me: Player, tile: ColonyTile) -> Refusal | None:
    """21.4 Why no trade is possible here."""
    refusal = no_trade(g, me, tile)
    if refusal is not None:
        return refusal
    for fare in FARES:
        if fare_missing(me, fare) is None:
            return None
    money, goods = 9 - me.trade_discount, 3 - me.trade_discount
    have = [me.money(), me.stock[ENERGY], me.stock[TITANIUM]]
    return Refusal("21.4", "costs {} M€, {} energy or {} titanium, you have {}, {} and {}", money, goods, goods, *have)


def why_not(g: Mars, me: Player, item: Item) -> Refusal | None:
    """Why this cannot be done now; None if it can."""
    if isinstance(item, Card):
        return why_not_play(g, me, item)
    if isinstance(item, Action):
        return no_action(g, me, item)
    if isinstance(item, Project):
        return no_project(g, me, item)
    if isinstance(item, Lobbying):
        return no_lobbying(g, me, item)
    if isinstance(item, Milestone):
        return no_milestone(g, me, item)
    if isinstance(item, Award):
        return no_award(g, me, item)
    if isinstance(item, ColonyTile):
        return no_trading(g, me, item)
    if item is CONVERT_PLANTS:
        return no_greenery(g, me)
    if item is CONVERT_HEAT:
        return no_warming(g, me)
    if item is KELVINISTS_ACTION or item is SCIENTISTS_ACTION:
        return no_policy(g, me, item)
    return None


# ------------------------------------------------------------------------------------------------------------------ choices


def projects_of(g: Mars) -> list[Project]:
    """9 The standard projects of this game."""
    extra = [(BUFFER_GAS, g.solo and g.rating_goal), (AIR_SCRAPPING, g.venus_next), (BUILD_COLONY, g.colonies_in)]
    return [*BASE_PROJECTS, *[project for project, there in extra if there]]


def candidates(g: Mars, me: Player) -> list[Item]:
    """Everything that a player may point at in a turn."""
    found: list[Item] = []
    found.extend(me.hand)
    for card in me.actors:
        found.extend(card.actions)
    found.extend(BASE_PROJECTS)
    if g.solo or g.venus_next or g.colonies_in:
        found.extend(projects_of(g)[len(BASE_PROJECTS) :])
    found.append(CONVERT_PLANTS)
    found.append(CONVERT_HEAT)
    found.extend(g.milestones)
    found.extend(g.awards)
    if g.turmoil:
        found.extend(LOBBY)
        found.extend(RESERVE)
        if g.ruling == KELVINISTS:
            found.append(KELVINISTS_ACTION)
        elif g.ruling == SCIENTISTS:
            found.append(SCIENTISTS_ACTION)
    found.extend(g.colony_tiles)
    found.append(PASS if g.taken == 0 else END_TURN)
    return found


def note(g: Mars, me: Player, item: Item) -> str:
    """What it costs."""
    if isinstance(item, Card):
        return f"{price(me, item)} M€"
    if isinstance(item, Project):
        return f"{project_cost(me, item)} M€"
    if isinstance(item, Milestone):
        return f"{MILESTONE_PRICE} M€"
    if isinstance(item, Award) and len(g.funded) < MOST_CLAIMED:
        return f"{AWARD_PRICES[len(g.funded)]} M€"
    if isinstance(item, Lobbying):
        return "free" if item.free else f"{DELEGATE_PRICE} M€"
    if item is KELVINISTS_ACTION or item is SCIENTISTS_ACTION:
        return f"{POLICY_PRICE} M€"
    if item is CONVERT_PLANTS:
        return f"{me.greenery_cost} plants"
    if item is CONVERT_HEAT:
        return f"{HEAT_FOR_TEMPERATURE} heat"
    return ""


def legal(g: Mars, me: Player, among: Sequence[Item]) -> list[Item]:
    return [item for item in among if why_not(g, me, item) is None]


# ------------------------------------------------------------------------------------------------------------------- a turn


def action(g: Mars) -> Script[None]:
    """5.1 One action of the active player; the script ends with it."""
    me = g.players[g.active]
    g.tax_due = 0
    if first_action_due(g, me):
        yield from first_action(g, me)
        return
    among = candidates(g, me)
    chosen = yield from pick(
        me.seat,
        "Your first action" if g.taken == 0 else "Your second action",
        among,
        lambda item: why_not(g, me, item),
        legal=legal(g, me, among),
        rule="5.3",
        note=lambda item: note(g, me, item),
        always=True,
    )
    if chosen is PASS:
        me.passed = True
        g.say("{} passes", COLOURS[me.seat])
        next_player(g)
    elif chosen is END_TURN:
        next_player(g)
    else:
        yield from do(g, me, chosen)
        done(g)


def first_action_due(g: Mars, me: Player) -> bool:
    """3.8 The first action of a corporation comes before anything else, unless it is impossible."""
    if g.generation > 1 or me.acted_first or not me.corporation.first:
        return False
    return lacking(g, me, me.corporation, me.corporation.first) is None


def first_action(g: Mars, me: Player) -> Script[None]:
    me.acted_first = True
    g.say("{} does the first action of {}", COLOURS[me.seat], me.corporation)
    yield from perform(g, me, me.corporation, me.corporation.first)
    done(g)


def done(g: Mars) -> None:
    """5.1 After two actions the next player is up; whoever is alone goes on with single actions (5.2)."""
    g.taken += 1
    if g.taken == 2 or alone(g):
        next_player(g)


def alone(g: Mars) -> bool:
    return sum([1 for me in g.players if not me.passed]) == 1


def next_player(g: Mars) -> None:
    """5.1 Clockwise to the next player who has not passed; if there is none, production follows."""
    g.taken = 0
    for step in range(1, g.seats + 1):
        seat = (g.active + step) % g.seats
        if not g.players[seat].passed:
            g.active = seat
            return
    g.active = g.first
    g.phase = PRODUCTION_PHASE


def do(g: Mars, me: Player, item: Item) -> Script[None]:
    """5.3 Do what was chosen."""
    if isinstance(item, Card):
        yield from play_from_hand(g, me, item)
    elif isinstance(item, Action):
        yield from use(g, me, item)
    elif isinstance(item, Project):
        yield from use_project(g, me, item)
    elif isinstance(item, Lobbying):
        yield from lobby(g, me, item)
    elif isinstance(item, Milestone):
        yield from claim(g, me, item)
    elif isinstance(item, Award):
        yield from fund(g, me, item)
    elif isinstance(item, ColonyTile):
        yield from pay_fare(g, me, item)
        yield from trade(g, me, item)
    elif item is CONVERT_PLANTS:
        yield from convert_plants(g, me)
    elif item is CONVERT_HEAT:
        yield from convert_heat(g, me)
    else:
        yield from use_policy(g, me, item)


def use(g: Mars, me: Player, chosen: Action) -> Script[None]:
    """5.3 E Use a card on the table."""
    me.used.append(chosen.card)
    g.say("{} uses {}", COLOURS[me.seat], chosen.card)
    g.tax_due = tax_of(g, me, chosen.card, chosen.ops)
    yield from perform(g, me, chosen.card, chosen.ops)


def use_project(g: Mars, me: Player, project: Project) -> Script[None]:
    """9 A standard project."""
    if project is SELL_PATENTS:
        yield from sell_patents(g, me)
        return
    cost = project_cost(me, project)
    ops = PROJECT_OPS[project.index]
    g.tax_due = tax_of(g, me, NO_CARD, ops)
    yield from pay_money(g, me, project.name, cost)
    g.say("{} uses the standard project {}", COLOURS[me.seat], project)
    yield from perform(g, me, NO_CARD, ops)
    yield from triggers.project_used(g, me, project.cost)


def sell_patents(g: Mars, me: Player) -> Script[None]:
    """9 Discard cards, 1 M€ each; at least one."""
    sold: Card | None = yield from pick(me.seat, "Sell which card?", me.hand, rule="9")
    count = 0
    while sold is not None:
        me.hand.remove(sold)
        throw_away(g, me, sold)
        me.stock[0] += 1
        count += 1
        if not me.hand:
            break
        sold = yield from pick_or_stop(me.seat, "Sell another card?", me.hand, stop=DONE, rule="9")
    g.say("{} sells {}", COLOURS[me.seat], amount(count, "patent"))


def convert_plants(g: Mars, me: Player) -> Script[None]:
    """9.2 Plants into a greenery."""
    g.tax_due = tax_of(g, me, NO_CARD, PLANTS_OPS)
    me.stock[PLANTS] -= me.greenery_cost
    yield from perform(g, me, NO_CARD, PLANTS_OPS)


def convert_heat(g: Mars, me: Player) -> Script[None]:
    """9.2 Heat into temperature."""
    g.tax_due = tax_of(g, me, NO_CARD, HEAT_OPS)
    yield from pay_heat(me, HEAT_FOR_TEMPERATURE)
    yield from perform(g, me, NO_CARD, HEAT_OPS)


def claim(g: Mars, me: Player, goal: Milestone) -> Script[None]:
    """10.1 Claim a milestone."""
    yield from pay_money(g, me, goal.name, MILESTONE_PRICE)
    g.claimed.append(g.milestones.index(goal))
    g.claimed_by.append(me.seat)
    g.say("{} claims {}", COLOURS[me.seat], goal)


def fund(g: Mars, me: Player, award: Award) -> Script[None]:
    """11.1 Fund an award."""
    yield from pay_money(g, me, award.name, AWARD_PRICES[len(g.funded)])
    g.funded.append(g.awards.index(award))
    g.funded_by.append(me.seat)
    g.say("{} funds {}", COLOURS[me.seat], award)


def lobby(g: Mars, me: Player, way: Lobbying) -> Script[None]:
    """15.6 Send a delegate."""
    if way.free:
        g.lobby[me.seat] = 0
    else:
        yield from pay_money(g, me, "a delegate", DELEGATE_PRICE)
        g.reserve[me.seat] -= 1
    send(g, me.seat, way.party)


def use_policy(g: Mars, me: Player, word: Item) -> Script[None]:
    """16.2 The action of the Kelvinists or of the Scientists."""
    yield from pay_money(g, me, word.name, POLICY_PRICE)
    if word is SCIENTISTS_ACTION:
        me.consulted = True
        yield from perform(g, me, NO_CARD, SCIENTISTS_OPS)
    else:
        yield from perform(g, me, NO_CARD, KELVINISTS_OPS)
