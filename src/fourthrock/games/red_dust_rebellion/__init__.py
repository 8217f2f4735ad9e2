"""Red Dust Rebellion: four factions fight over Mars, each for an end of its own."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from fourthrock.games.red_dust_rebellion import board, mats
from fourthrock.games.red_dust_rebellion.bot import worth
from fourthrock.games.red_dust_rebellion.hidden import imagine
from fourthrock.games.red_dust_rebellion.invariants import broken
from fourthrock.games.red_dust_rebellion.options import Options, with_nonplayers
from fourthrock.games.red_dust_rebellion.pieces import FACTIONS
from fourthrock.games.red_dust_rebellion.play import next_script
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.setup import opening
from fourthrock.games.red_dust_rebellion.sketch import sketch
from fourthrock.games.red_dust_rebellion.standing import standings
from fourthrock.games.red_dust_rebellion.tutorial.lesson import lesson
from fourthrock.games.red_dust_rebellion.view import MarsView, view
from fourthrock.games.red_dust_rebellion.vocabulary import vocabulary
from fourthrock.table import Dice, Game, Item, Lesson, Question, Script, Standing


class RedDustRebellion(Game[Mars]):
    """The game as the house knows it."""

    def __init__(self) -> None:
        super().__init__(
            "red_dust_rebellion",
            "Red Dust Rebellion",
            seats=[4],
            version=2,
            options=Options,
            about=(
                "Mars, 2250: a government, its corporations, a workers' rising and a church of the desert, each with an end"
                " of its own."
            ),
            minutes="180-360",
            weight="very heavy",
            nonplayers=True,
        )

    def setup(self, seats: int, options: Options, dice: Dice) -> Mars:  # noqa: ARG002
        return opening(options, dice)

    def script(self, position: Mars) -> Script[None] | None:
        return next_script(position)

    def standings(self, position: Mars) -> list[Standing]:
        return standings(position)

    def view(self, position: Mars, seat: int | None) -> MarsView:
        return view(position, seat)

    def imagine(self, start: Mars, now: Mars, seat: int, dice: Dice) -> None:
        imagine(start, now, seat, dice)

    def vocabulary(self) -> Sequence[Item]:
        return vocabulary()

    def sides(self, seats: int, options: Any) -> list[Item]:  # noqa: ARG002
        return list(FACTIONS)

    def with_nonplayers(self, options: Any, seats: Sequence[int]) -> Options:
        return with_nonplayers(options, seats)

    def worth(self, position: Mars) -> list[float]:
        return worth(position)

    def broken(self, position: Mars) -> list[str]:
        return broken(position)

    def plate(self, view: MarsView) -> str:
        return board.plate(view)

    def layer(self, view: MarsView, question: Question | None) -> str:
        return board.layer(view, question)

    def mat(self, view: MarsView, seat: int, question: Question | None) -> str:  # noqa: ARG002
        return mats.mat(view, seat)

    def held(self, view: MarsView) -> list[tuple[str, list[Item]]]:
        return mats.held(view)

    def face(self, item: Item) -> str:
        return mats.face(item)

    def sketch(self, view: MarsView, question: Question | None) -> Sequence[Any]:
        return sketch(view, question)

    def lesson(self) -> Lesson:
        return lesson()

    def rules(self) -> str:
        return files(__name__).joinpath("rules.md").read_text(encoding="utf-8")


GAME = RedDustRebellion()
