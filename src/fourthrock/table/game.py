"""Game: what the house needs to know of a game. One object a game, found by the entry-point group `fourthrock.games`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from fourthrock.table.ask import Question, Script
from fourthrock.table.dice import Dice
from fourthrock.table.errors import BadSetup
from fourthrock.table.items import Item
from fourthrock.table.lesson import Lesson
from fourthrock.table.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """How one seat stands: its place (1 is best; equal places share), its score, and where the score comes from.

    Seats of the same side win together, and do not share with each other; without a side a seat stands for itself.
    """

    def __init__(self, seat: int, place: int, score: float, lines: Sequence[tuple[str, float]] = (), side: int = -1) -> None:
        self.seat = seat
        self.place = place
        self.score = score
        self.lines = list(lines)
        self.side = side if side >= 0 else seat

    def __repr__(self) -> str:
        return f"Standing(seat={self.seat}, place={self.place}, score={self.score})"


def parts_of_the_win(standings: Sequence[Standing]) -> list[float]:
    """For each seat 1 if its side is the only first, the same part for each of the sides that share the first place, else 0."""
    first = {standing.side for standing in standings if standing.place == 1}
    return [1.0 / len(first) if standing.place == 1 else 0.0 for standing in standings]


class Chart:
    """How something went in the course of the game: for each seat a value at the end of each period (a generation, a month)."""

    def __init__(self, title: str, periods: Sequence[str], values: Sequence[Sequence[float]]) -> None:
        self.title = title
        self.periods = list(periods)
        self.values = [list(one) for one in values]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """The rules of one game. Subclasses say what happens; the table sees to everything else."""

    def __init__(
        self,
        slug: str,
        title: str,
        *,
        seats: Sequence[int],
        version: int,
        options: type[msgspec.Struct],
        about: str = "",
        minutes: str = "",
        weight: str = "",
        nonplayers: bool = False,
        steady: bool = False,
    ) -> None:
        self.slug = slug
        self.title = title
        self.seats = list(seats)
        self.version = version
        self.options = options
        self.about = about
        self.minutes = minutes
        self.weight = weight
        self.nonplayers = nonplayers
        """Whether seats can be played by the rules themselves: `with_nonplayers` says how."""
        self.steady = steady
        """Whether random answers soon spoil a position: a search then judges positions as they lie."""

    def setup(self, seats: int, options: Any, dice: Dice) -> P:
        """The position before the first question."""
        raise NotImplementedError

    def script(self, position: P) -> Script[None] | None:
        """What happens next; None when the game is over."""
        raise NotImplementedError

    def standings(self, position: P) -> list[Standing]:
        """How each seat stands, in seat order: final when the game is over, an open reckoning before."""
        raise NotImplementedError

    def view(self, position: P, seat: int | None) -> msgspec.Struct:
        """What this seat (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def imagine(self, start: P, now: P, seat: int, dice: Dice) -> None:
        """Deal anew, in `start`, all that is hidden from this seat as the table lies `now`.

        `start` is a copy of the position in which the running script began; `now` is where it has come to. What the seat
        has seen by now must stay, in `start`, where it was; everything else that it cannot know is dealt by `dice`.
        """
        raise NotImplementedError

    def vocabulary(self) -> Sequence[Item]:
        """Every item that a question of this game can ever offer."""
        raise NotImplementedError

    def sides(self, seats: int, options: Any) -> list[Item]:
        """What the seats are called: a colour, a faction, a corporation."""
        raise NotImplementedError

    def with_nonplayers(self, options: Any, seats: Sequence[int]) -> Any:  # noqa: ARG002
        """Options under which these seats (and no others) are played by the rules of the game itself."""
        raise BadSetup("bots", f"{self.title} has no rules for Non-Players: a bot must sit there, or a person")

    def worth(self, position: P) -> list[float]:
        """For each seat, roughly its chance to win (0 to 1): what bots steer by."""
        raise NotImplementedError

    def broken(self, position: P) -> list[str]:  # noqa: ARG002
        """Which invariants of the game do not hold, as sentences: conserved pieces, limits, sums. Empty when all is well."""
        return []

    def plate(self, view: Any) -> str:
        """The still part of the board as an SVG document: depends on options and seats only."""
        raise NotImplementedError

    def layer(self, view: Any, question: Question | None) -> str:
        """The moving part of the board, an SVG <g>: every candidate an element with `data-token`."""
        raise NotImplementedError

    def strip(self, view: Any) -> str:  # noqa: ARG002
        """What stays in sight however the board is moved, an SVG document as wide as the plate; empty if nothing need."""
        return ""

    def mat(self, view: Any, seat: int, question: Question | None) -> str:  # noqa: ARG002
        """What lies before one seat, an SVG document for the rail of players; empty if nothing does."""
        return ""

    def held(self, view: Any) -> list[tuple[str, list[Item]]]:  # noqa: ARG002
        """The cards that the viewer may read, under headings, for the card browser."""
        return []

    def facets(self, view: Any, item: Item) -> Mapping[str, int | str]:  # noqa: ARG002
        """What the cards that the viewer may read are sorted and filtered by.

        A number sorts (`{"cost": 12}`); words, separated by spaces, filter (`{"tags": "science space", "playable": "now"}`).
        """
        return {}

    def charts(self, view: Any) -> list[Chart]:  # noqa: ARG002
        """How the game went, in figures that the viewer may see; drawn beside the result."""
        return []

    def face(self, item: Item) -> str:  # noqa: ARG002
        """A card, a tile, a faction's mark by itself, an SVG document; empty if the item has no face."""
        return ""

    def sketch(self, view: Any, question: Question | None) -> Sequence[Any]:  # noqa: ARG002
        """The board in characters for a terminal, as `drawing.sketch.Panel`s; without any, the view's figures are listed."""
        return []

    def lesson(self) -> Lesson | None:
        """What the game teaches to somebody who has never played it, step by step; None if it has no lesson."""
        return None

    def rules(self) -> str:
        """The rules in our own words, Markdown, every paragraph numbered."""
        raise NotImplementedError


def read_options(game: Game[Any], given: Mapping[str, Any] | msgspec.Struct | None) -> Any:
    """Options as the game's own struct; an unknown name or a value of the wrong kind is a BadSetup that names the field."""
    if isinstance(given, game.options):
        return given
    if given is not None and not isinstance(given, Mapping):
        right = f"names with values, or {game.title}'s own {game.options.__name__}"
        raise BadSetup("options", f"options of {game.title} are {right}, not a {type(given).__name__}")
    facts = dict(given or {})
    known = set(game.options.__struct_fields__)
    for name in facts:
        if name not in known:
            raise BadSetup(f"options.{name}", f"{game.title} has no such option; it has {', '.join(sorted(known)) or 'none'}")
    try:
        return msgspec.convert(facts, game.options)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$.")
        name = path.rstrip("`")
        values = described_options(game).get(name, {}).get("enum", [])
        right = f"; right are {', '.join(map(str, values))}" if values else ""
        raise BadSetup(f"options.{name}" if name else "options", f"{reason}{right}") from None


def described_options(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Every option of a game as its JSON schema: default, description, the values it may have."""
    schema = msgspec.json.schema(game.options)
    described: dict[str, dict[str, Any]] = schema["$defs"][game.options.__name__]["properties"]
    return described
