"""Terraforming Mars with Turmoil: the game as the house sees it, and which parts it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fourthrock.games.terraforming_mars import board, faces, invariants, mats, papers, scoring, setting_up
from fourthrock.games.terraforming_mars.bot import worth
from fourthrock.games.terraforming_mars.hidden import imagine
from fourthrock.games.terraforming_mars.options import Options
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.script import next_script
from fourthrock.games.terraforming_mars.sketch import sketch
from fourthrock.games.terraforming_mars.view import MarsView, view
from fourthrock.games.terraforming_mars.vocabulary import VOCABULARY
from fourthrock.games.terraforming_mars.words import COLOURS
from fourthrock.table import BadSetup, Chart, Dice, Game, Item, Question, Script, Standing


class TerraformingMars(Game[Mars]):
    def __init__(self) -> None:
        super().__init__(
            "terraforming_mars",
            "Terraforming Mars",
            seats=[1, 2, 3, 4, 5],
            version=2,
            options=Options,
            about="Corporations make Mars habitable, generation after generation, while six parties fight over how.",
            minutes="90-180",
            weight="heavy",
            steady=True,
        )

    def setup(self, seats: int, options: Options, dice: Dice) -> Mars:
        check(seats, options)
        g = Mars(dice, seats)
        g.turmoil = options.turmoil
        g.prelude = options.prelude
        g.venus_next = options.venus_next
        g.colonies_in = options.colonies
        g.draft = options.draft
        g.beginners = options.beginner_corporations
        g.head_start = 0 if options.corporate_era or seats == 1 else 1
        g.world_government = options.world_government
        g.rating_goal = options.solo_goal == "rating"
        g.last_generation = options.max_generations
        sets = setting_up.sets_in_play(g, options.corporate_era)
        setting_up.lay_out(g, options.board, sets, options.extra_events)
        return g

    def script(self, position: Mars) -> Script[None] | None:
        return next_script(position)

    def standings(self, position: Mars) -> list[Standing]:
        return scoring.standings(position)

    def sides(self, seats: int, options: Any) -> list[Item]:  # noqa: ARG002
        return list(COLOURS[:seats])

    def view(self, position: Mars, seat: int | None) -> MarsView:
        return view(position, seat)

    def imagine(self, start: Mars, now: Mars, seat: int, dice: Dice) -> None:
        imagine(start, now, seat, dice)

    def vocabulary(self) -> Sequence[Item]:
        return VOCABULARY

    def worth(self, position: Mars) -> list[float]:
        return worth(position)

    def broken(self, position: Mars) -> list[str]:
        return invariants.broken(position)

    def plate(self, view: MarsView) -> str:
        return board.plate(view)

    def layer(self, view: MarsView, question: Question | None) -> str:
        return board.layer(view, question)

    def mat(self, view: MarsView, seat: int, question: Question | None) -> str:
        return mats.mat(view, seat, question)

    def held(self, view: MarsView) -> list[tuple[str, list[Item]]]:
        return papers.held(view)

    def facets(self, view: MarsView, item: Item) -> Mapping[str, int | str]:
        return papers.facets(view, item)

    def charts(self, view: MarsView) -> list[Chart]:
        return papers.charts(view)

    def face(self, item: Item) -> str:
        return faces.face(item)

    def sketch(self, view: MarsView, question: Question | None) -> Sequence[Any]:
        return sketch(view, question)

    def rules(self) -> str:
        return (Path(__file__).parent / "rules.md").read_text(encoding="utf-8")


def check(seats: int, options: Options) -> None:
    """Which options do not go together."""
    if seats == 1 and not options.corporate_era:
        raise BadSetup("options.corporate_era", "the game for one is played with Corporate Era")
    expansions = options.turmoil or options.prelude or options.venus_next or options.colonies
    if options.beginner_corporations and (options.corporate_era or expansions):
        raise BadSetup("options.beginner_corporations", "they belong to the game without Corporate Era and without expansions")
    if options.extra_events and not (options.turmoil and (options.venus_next or options.colonies)):
        raise BadSetup("options.extra_events", "they need Turmoil, and Venus Next or Colonies")


GAME = TerraformingMars()
