"""On Mars, with its expansion Alien Invasion."""

from __future__ import annotations

from importlib import resources
from fourthrock.games.on_mars.checks import broken
from fourthrock.games.on_mars.goods import COLOURS
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.position import BASE_GAME, Mars
from fourthrock.games.on_mars.rounds import next_script
from fourthrock.games.on_mars.scoring import rank_key, score_lines, total
from fourthrock.games.on_mars.setup import (
    deal_first_colonists,
    deal_goals,
    draw_first_player,
    lay_board,
    lay_missions,
    lay_player,
)
from fourthrock.table import BadSetup, Dice, Game, Item, Script, Standing


class OnMars(Game[Mars]):
    """The rules of On Mars."""

    def __init__(self) -> None:
        super().__init__(
            "on_mars",
            "On Mars",
            seats=[2, 3, 4],
            version=1,
            options=Options,
            about="Build the first colony: life support, complexes, technology, and the shuttle between Orbit and Mars.",
            minutes="90-150",
            weight="heavy",
        )

    def setup(self, seats: int, options: Options, dice: Dice) -> Mars:
        if options.mode != "base":
            raise BadSetup("options.mode", "not yet")
        g = Mars(dice, seats, BASE_GAME, False)
        g.space_oddity = options.space_oddity
        g.last_round = options.last_round
        lay_board(g, options.beacon)
        lay_missions(g, options.length == "long", options.first_colonists)
        for s in range(seats):
            lay_player(g, s)
        deal_goals(g)
        draw_first_player(g)
        if options.first_colonists:
            deal_first_colonists(g)
        return g

    def script(self, position: Mars) -> Script[None] | None:
        return next_script(position)

    def standings(self, position: Mars) -> list[Standing]:
        keys = [rank_key(position, s) for s in range(position.players)]
        return [
            Standing(s, 1 + sum(1 for other in keys if other > keys[s]), total(position, s), score_lines(position, s))
            for s in range(position.players)
        ]

    def sides(self, seats: int, options: Options) -> list[Item]:  # noqa: ARG002
        return list(COLOURS[:seats])

    def broken(self, position: Mars) -> list[str]:
        return broken(position)

    def rules(self) -> str:
        return resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8")


GAME = OnMars()
