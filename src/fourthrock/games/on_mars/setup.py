"""Setting up (rule 2)."""

from __future__ import annotations

from fourthrock.games.on_mars.blueprints import BASE, BEACON, BLUEPRINTS, OUTBREAK_SET
from fourthrock.games.on_mars.cards import (
    BASE_FINDS,
    BLACKOUT_FINDS,
    FIRST_A,
    FIRST_B,
    FIRST_GAME_MISSIONS,
    FIRST_SPACES,
    GOALS,
    MISSIONS,
    OUTBREAK_FINDS,
    RESEARCH,
)
from fourthrock.games.on_mars.colony import deal_display, fill_warehouse, row_length
from fourthrock.games.on_mars.complexes import place
from fourthrock.games.on_mars.goods import CONDENSER, CRYSTAL, EXTRACTOR, GENERATOR, GREENHOUSE, GRID_TECHS, MINE, SHELTER
from fourthrock.games.on_mars.hexes import CENTRE
from fourthrock.games.on_mars.laboratory import SHELTER_TECH_START
from fourthrock.games.on_mars.layout import ARROWS, LSS_SLOTS, RESEARCH_CORNERS, SHELTER_STARTS
from fourthrock.games.on_mars.position import BLACKOUT, BOT, MONOLITH, OUTBREAK, Mars


def arrow_bits(arrows: list[int]) -> int:
    bits = 0
    for direction in arrows:
        bits |= 1 << direction
    return bits


def lay_board(g: Mars, beacon: bool) -> None:
    """2.1: the board, but for Missions and what the chapters change."""
    dice = g.dice
    _lay_map(g)
    for kind in range(7):
        g.stacks.append([arrow_bits(arrows) for arrows in ARROWS] if kind <= CONDENSER else [])
        dice.shuffle(g.stacks[kind])
    finds = OUTBREAK_FINDS if g.mode == OUTBREAK else (BLACKOUT_FINDS if g.mode == BLACKOUT else BASE_FINDS)
    g.discovery_deck = [find.index for find in finds]
    dice.shuffle(g.discovery_deck)
    g.exploration = [g.discovery_deck.pop(), g.discovery_deck.pop()]
    _lay_techs(g)
    _lay_blueprints(g, beacon)
    fill_warehouse(g)
    _lay_rewards(g)
    g.contract_deck = [] if g.mode == OUTBREAK else list(range(12))


def _lay_map(g: Mars) -> None:
    g.building[CENTRE] = MINE
    kinds = [GENERATOR, EXTRACTOR, GREENHOUSE, CONDENSER]
    g.dice.shuffle(kinds)
    for h, kind in zip(LSS_SLOTS, kinds):
        g.building[h] = kind
    for kind, corner in enumerate(RESEARCH_CORNERS):
        for h in corner:
            g.tile[h] = RESEARCH + kind


def _lay_techs(g: Mars) -> None:
    """2.1(3): one set on the grid, the other face down; with two players only one."""
    g.grid = GRID_TECHS[:]
    g.dice.shuffle(g.grid)
    if g.players != 2 or g.mode == MONOLITH:
        g.tech_deck = GRID_TECHS[:]
        g.dice.shuffle(g.tech_deck)


def _lay_blueprints(g: Mars, beacon: bool) -> None:
    """2.1(4), 21.3: level 1 on top of level 3; chapter 2 puts its own cards on top of each part."""
    first = [card.index for card in BLUEPRINTS if card.kind == BASE and card.level == 1]
    third = [card.index for card in BLUEPRINTS if card.kind == BASE and card.level == 3]
    if beacon:
        third.append(BEACON)
    g.dice.shuffle(first)
    g.dice.shuffle(third)
    if g.mode == OUTBREAK:
        own = [card for card in reversed(BLUEPRINTS) if card.kind == OUTBREAK_SET]
        first.extend([card.index for card in own if card.level == 1])
        third.extend([card.index for card in own if card.level == 3])
    g.blueprint_deck = third + first
    deal_display(g, row_length(g))


def _lay_rewards(g: Mars) -> None:
    rewards = list(range(8, 12)) if g.mode in (OUTBREAK, BLACKOUT) else list(range(8))
    g.dice.shuffle(rewards)
    for column in range(1, 5):
        g.lss_reward[column] = rewards[column - 1]


def lay_missions(g: Mars, long: bool, first_game: bool) -> None:
    """2.1(9): two short and a long, or one and two."""
    if first_game:
        chosen = FIRST_GAME_MISSIONS[:]
    else:
        shorts = [one.index for one in MISSIONS if not one.long]
        longs = [one.index for one in MISSIONS if one.long and not (g.mode == BLACKOUT and one.index == 7)]
        g.dice.shuffle(shorts)
        g.dice.shuffle(longs)
        chosen = shorts[:1] + longs[:2] if long else shorts[:2] + longs[:1]
        g.dice.shuffle(chosen)
    g.missions = chosen
    g.mission_left = [MISSIONS[one].needs[max(0, g.players - 2)] for one in chosen]


def lay_player(g: Mars, s: int) -> None:
    """2.2: a player's board and pieces."""
    for good in range(5):
        g.stock[s * 7 + good] = 1
    g.stock[s * 7 + CRYSTAL] = 1
    g.tech_at[s * 13 + SHELTER] = SHELTER_TECH_START
    h = SHELTER_STARTS[g.players - 1][s]
    g.building[h] = SHELTER
    g.owner[h] = s
    place(g, h, BOT, s)


def deal_goals(g: Mars) -> None:
    """2.2(5): three secret Private Goals each; the rest is boxed."""
    out = [12, 14] if g.mode in (OUTBREAK, BLACKOUT) else []
    deck = [goal.index for goal in GOALS if goal.index not in out]
    g.dice.shuffle(deck)
    for s in range(g.players):
        if not (g.lacerda and s == 1):
            g.goals[s] = sorted([deck.pop(), deck.pop(), deck.pop()])
    g.goals_boxed = deck


def draw_first_player(g: Mars) -> None:
    """2.3: random; then clockwise."""
    first = g.dice.below(g.players)
    g.queue = [(first + n) % g.players for n in range(g.players)]
    g.active = first


def deal_first_colonists(g: Mars) -> None:
    """17.3: a starting space and an A card each, the B cards in a deck."""
    spaces = FIRST_SPACES[:]
    g.dice.shuffle(spaces)
    g.start_space = spaces[: g.players]
    cards = [card.index for card in FIRST_A]
    g.dice.shuffle(cards)
    g.first_a = cards[: g.players]
    g.first_a_box = cards[g.players :]
    g.first_deck = [card.index for card in FIRST_B]
    g.dice.shuffle(g.first_deck)
