"""On Mars, with its expansion Alien Invasion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from fourthrock.games.on_mars import board, crisis, faces, mats, sheet
from fourthrock.games.on_mars.bot import worth
from fourthrock.games.on_mars.checks import broken
from fourthrock.games.on_mars.goods import COLOURS, COMMANDER
from fourthrock.games.on_mars.hidden import imagine
from fourthrock.games.on_mars.opening import new_game
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outcome import standings
from fourthrock.games.on_mars.position import Mars
from fourthrock.games.on_mars.rounds import next_script
from fourthrock.games.on_mars.sketch import sketch
from fourthrock.games.on_mars.view import View, look
from fourthrock.games.on_mars.words import vocabulary
from fourthrock.table import Dice, Game, Item, Question, Script, Standing


class OnMars(Game[Mars]):
    """The rules of On Mars."""

    def __init__(self) -> None:
        super().__init__(
            "on_mars",
            "On Mars",
            seats=[1, 2, 3, 4, 5],
            version=5,
            options=Options,
            about="Build the first colony: life support, complexes, technology, and the shuttle between Orbit and Mars.",
            minutes="90-150",
            weight="heavy",
        )

    def setup(self, seats: int, options: Options, dice: Dice) -> Mars:
        return new_game(seats, options, dice)

    def script(self, position: Mars) -> Script[None] | None:
        return next_script(position)

    def standings(self, position: Mars) -> list[Standing]:
        return standings(position)

    def view(self, position: Mars, seat: int | None) -> View:
        return look(position, seat)

    def imagine(self, start: Mars, now: Mars, seat: int, dice: Dice) -> None:
        imagine(start, now, seat, dice)

    def vocabulary(self) -> Sequence[Item]:
        return vocabulary()

    def worth(self, position: Mars) -> list[float]:
        return worth(position)

    def sides(self, seats: int, options: Options) -> list[Item]:
        if options.mode == "invasion":
            return [*COLOURS[: seats - 1], COMMANDER]
        return list(COLOURS[:seats])

    def broken(self, position: Mars) -> list[str]:
        return broken(position)

    def plate(self, view: View) -> str:  # noqa: ARG002
        return sheet.plate()

    def layer(self, view: View, question: Question | None) -> str:
        return board.layer(view, question)

    def strip(self, view: View) -> str:
        return crisis.strip(view)

    def mat(self, view: View, seat: int, question: Question | None) -> str:
        return mats.mat(view, seat, question)

    def face(self, item: Item) -> str:
        return faces.face(item)

    def held(self, view: View) -> list[tuple[str, list[Item]]]:
        return faces.held(view)

    def facets(self, view: View, item: Item) -> Mapping[str, int | str]:  # noqa: ARG002
        return faces.facets(item)

    def sketch(self, view: View, question: Question | None) -> Sequence[Any]:
        return sketch(view, question)

    def rules(self) -> str:
        return resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8")


GAME = OnMars()
