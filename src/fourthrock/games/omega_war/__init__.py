"""The Omega War: the World Union against nine clans, a hex wargame for two."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Any

from fourthrock.games.omega_war.board import layer, plate
from fourthrock.games.omega_war.bot import worth
from fourthrock.games.omega_war.checks import broken
from fourthrock.games.omega_war.counters import REBEL, SIDE_NAMES, UNION
from fourthrock.games.omega_war.hidden import imagine
from fourthrock.games.omega_war.options import Options
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.scenario import load, sound
from fourthrock.games.omega_war.sequence import next_script
from fourthrock.games.omega_war.setup import first_position
from fourthrock.games.omega_war.sketch import sketch
from fourthrock.games.omega_war.track import standing_of
from fourthrock.games.omega_war.view import View, view_of
from fourthrock.games.omega_war.words import WORDS
from fourthrock.table import DONE, NO, YES, Chart, Dice, Game, Item, Question, Script, Standing, number


class OmegaWar(Game[War]):
    def __init__(self) -> None:
        super().__init__(
            "omega_war",
            "The Omega War",
            seats=[2],
            version=2,
            options=Options,
            about="Two years of risings and revolts across North America: one side holds the cities, the other the land.",
            minutes="180-360",
            weight="heavy",
        )

    def setup(self, seats: int, options: Any, dice: Dice) -> War:  # noqa: ARG002
        return first_position(dice, load(options.scenario))

    def script(self, position: War) -> Script[None] | None:
        return next_script(position)

    def standings(self, position: War) -> list[Standing]:
        return [standing_of(position, UNION), standing_of(position, REBEL)]

    def view(self, position: War, seat: int | None) -> View:  # noqa: ARG002
        return view_of(position)

    def worth(self, position: War) -> list[float]:
        return worth(position)

    def imagine(self, start: War, now: War, seat: int, dice: Dice) -> None:
        imagine(start, now, seat, dice)

    def vocabulary(self) -> Sequence[Item]:
        """Of every scenario that can be played; those that look alike count once."""
        items: list[Item] = [*WORDS, DONE, YES, NO, *(number(n) for n in range(10))]
        for s in sound():
            items += [*s.hexes, *s.units, *s.clans]
        return list({item.token: item for item in reversed(items)}.values())[::-1]

    def sides(self, seats: int, options: Any) -> list[Item]:  # noqa: ARG002
        return [Item(name.lower(), name) for name in SIDE_NAMES]

    def broken(self, position: War) -> list[str]:
        return broken(position)

    def plate(self, view: Any) -> str:
        return plate(view)

    def layer(self, view: Any, question: Question | None) -> str:
        return layer(view, question)

    def sketch(self, view: Any, question: Question | None) -> Sequence[Any]:
        return sketch(view, question)

    def charts(self, view: View) -> list[Chart]:
        """One line for both: the higher the Political Index, the better for the Union."""
        months = [f"{month.name[:3]} {month.name[-2:]}" for month in view.months[: len(view.course)]]
        return [Chart("Political Index", months, [[float(level) for level in view.course]])] if months else []

    def rules(self) -> str:
        return resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8")


GAME = OmegaWar()
