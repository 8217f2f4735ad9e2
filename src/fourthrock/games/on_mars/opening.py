"""From options to the position before the first question (rules 2, 18.1, 20.1, 21.1, 22.1, 23.1)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blackout import lay_blackout
from fourthrock.games.on_mars.cards import FIRST_SPACES
from fourthrock.games.on_mars.invasion import lay_invasion
from fourthrock.games.on_mars.lacerda import lay_lacerda
from fourthrock.games.on_mars.monolith import lay_monolith
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outbreak import lay_outbreak
from fourthrock.games.on_mars.position import BASE_GAME, BLACKOUT, INVASION, MONOLITH, OUTBREAK, Mars
from fourthrock.games.on_mars.printing import no_printing
from fourthrock.games.on_mars.setup import (
    deal_first_colonists,
    deal_goals,
    draw_first_player,
    lay_board,
    lay_missions,
    lay_player,
)
from fourthrock.games.on_mars.solo import SOLO_GOALS
from fourthrock.table import BadSetup, Dice

MODES: Final = ["base", "invasion", "outbreak", "blackout", "monolith"]
SEATS: Final = [[1, 2, 3, 4], [3, 4, 5], [2, 3, 4], [2, 3, 4], [1]]


def mode_of(seats: int, options: Options) -> int:
    """The chapter; a wrong number of seats for it is a BadSetup."""
    mode = MODES.index(options.mode)
    if seats not in SEATS[mode]:
        allowed = ", ".join(str(count) for count in SEATS[mode])
        raise BadSetup("seats", f"the mode {options.mode} is for {allowed} seats, not {seats}")
    if options.first_colonists and mode != BASE_GAME:
        raise BadSetup("options.first_colonists", "this variant belongs to the base game")
    if options.first_colonists and seats == 1:
        raise BadSetup("options.first_colonists", "this variant is for two players and more, Lacerda has no cards of it")
    return mode


def new_game(seats: int, options: Options, dice: Dice) -> Mars:
    mode = mode_of(seats, options)
    wrong = no_printing(options.printing)
    if wrong:
        raise BadSetup("options.printing", wrong)
    lacerda = mode == BASE_GAME and seats == 1
    players = 2 if lacerda else (seats - 1 if mode == INVASION else seats)
    g = Mars(dice, players, mode, lacerda)
    g.space_oddity = options.space_oddity
    g.last_round = options.last_round
    lay_board(g, options.beacon)
    lay_missions(g, options.length == "long", options.first_colonists)
    for s in range(players):
        lay_player(g, s)
    deal_goals(g)
    draw_first_player(g)
    if options.first_colonists:
        deal_first_colonists(g)
    if lacerda:
        lay_lacerda(g, dice.choose(FIRST_SPACES))
        g.solo_goal = SOLO_GOALS.index(options.solo_goal)
        g.queue = [0]
    if mode == INVASION:
        _invasion(g, options)
    elif mode == OUTBREAK:
        g.mineral_for_medicine = options.mineral_for_medicine
        lay_outbreak(g, options.hard)
    elif mode == BLACKOUT:
        lay_blackout(g)
    elif mode == MONOLITH:
        lay_monolith(g, options.random_goals)
    return g


def _invasion(g: Mars, options: Options) -> None:
    g.lifts_sabotage = options.alien_lifts_sabotage
    g.abducts_card = options.abduction_takes_the_card
    g.impossible_is_covered = options.impossible_actions_are_covered
    lay_invasion(g, options.alien_starts_with_shelter_tech)
