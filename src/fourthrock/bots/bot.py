"""Bot: who answers when nobody is there."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fourthrock.bots.chair import Chair
from fourthrock.table.dice import Dice, dice_for
from fourthrock.table.errors import BadSetup
from fourthrock.table.items import Item


class Opinion:
    """What a bot thinks of one answer: its value for this seat (0 to 1), and how often it was tried."""

    def __init__(self, token: str, value: float, visits: int) -> None:
        self.token = token
        self.value = value
        self.visits = visits

    def __repr__(self) -> str:
        return f"Opinion({self.token!r}, {self.value:.3f}, {self.visits})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. `parameter` is what stands behind the colon of a spec; a bot with the same seed plays the same.

    A subclass writes `opinions`, or `choose` as well. `imagines` is False for a bot that never imagines a table:
    games between such bots need keep no past and run faster. `failed` counts imagined worlds that could not be played.
    """

    def __init__(self, parameter: str = "", seed: int | str = 0) -> None:
        self.parameter = parameter
        self.dice: Dice = dice_for(seed)
        self.imagines = True
        self.failed = 0

    def choose(self, chair: Chair) -> Item:
        """The answer to the question of this chair: of the most tried, the best; a tie is broken by the dice."""
        opinions = self.opinions(chair)
        most = max([_weight(opinion) for opinion in opinions])
        best = [option for option, opinion in zip(chair.question.options, opinions) if _weight(opinion) == most]
        return best[self.dice.below(len(best))]

    def opinions(self, chair: Chair) -> list[Opinion]:
        """What this bot thinks of each answer, in the order of the options."""
        raise NotImplementedError


class Absent(Bot):
    """In a seat that the rules of the game play themselves: it decides nothing, and at most says that they may go on."""

    def __init__(self, parameter: str = "", seed: int | str = 0) -> None:
        super().__init__(parameter, seed)
        refuse_parameter("nonplayer", parameter)
        self.imagines = False

    def opinions(self, chair: Chair) -> list[Opinion]:
        options = chair.question.options
        if len(options) > 1:
            raise BadSetup("bots", f"the rules of the game do not play seat {chair.seat}: a bot must sit there, or a person")
        return [Opinion(options[0].token, 1.0, 0)]


def _weight(opinion: Opinion) -> tuple[int, float]:
    return opinion.visits, opinion.value


def refuse_parameter(name: str, parameter: str) -> None:
    """For bots that take no parameter."""
    if parameter:
        raise BadSetup("bots", f"'{name}' takes nothing behind a colon, but '{name}:{parameter}' was asked for")
