"""Mission: Red Planet: nine characters, a countdown, and a race for the majority in ten zones."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from fourthrock.games.mission_red_planet import (
    board,
    bot,
    hidden,
    invariants,
    mats,
    rounds,
    scoring,
    setup,
    sketch,
    vocabulary,
)
from fourthrock.games.mission_red_planet.colours import COLOURS
from fourthrock.games.mission_red_planet.options import Options
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.view import View, look
from fourthrock.table import Dice, Game, Item, Question, Script, Standing


class MissionRedPlanet(Game[Planet]):
    def __init__(self) -> None:
        super().__init__(
            "mission_red_planet",
            "Mission: Red Planet",
            seats=[2, 3, 4, 5, 6],
            version=2,
            options=Options,
            about=(
                "It is 1888 and the rockets are steaming. Choose a character in secret, crowd your astronauts aboard, "
                "and hold the most zones of Mars when their ice, sylvanite and celerium are shared out."
            ),
            minutes="45-90",
            weight="medium",
        )

    def setup(self, seats: int, options: Options, dice: Dice) -> Planet:
        return setup.set_up(seats, options, dice)

    def script(self, position: Planet) -> Script[None] | None:
        return rounds.what_next(position)

    def standings(self, position: Planet) -> list[Standing]:
        return scoring.standings(position)

    def view(self, position: Planet, seat: int | None) -> View:
        return look(position, seat)

    def imagine(self, start: Planet, now: Planet, seat: int, dice: Dice) -> None:
        hidden.imagine(start, now, seat, dice)

    def vocabulary(self) -> Sequence[Item]:
        return vocabulary.VOCABULARY

    def sides(self, seats: int, options: Any) -> list[Item]:  # noqa: ARG002
        return list(COLOURS[:seats])

    def worth(self, position: Planet) -> list[float]:
        return bot.worth(position)

    def broken(self, position: Planet) -> list[str]:
        return invariants.broken(position)

    def plate(self, view: View) -> str:
        return board.plate(view)

    def layer(self, view: View, question: Question | None) -> str:
        return board.layer(view, question)

    def mat(self, view: View, seat: int, question: Question | None) -> str:  # noqa: ARG002
        return mats.mat(view, seat)

    def held(self, view: View) -> list[tuple[str, list[Item]]]:
        return mats.held(view)

    def face(self, item: Item) -> str:
        return mats.face(item)

    def sketch(self, view: View, question: Question | None) -> Sequence[Any]:
        return sketch.sketch(view, question)

    def rules(self) -> str:
        return files(__package__).joinpath("rules.md").read_text(encoding="utf-8")


GAME = MissionRedPlanet()
