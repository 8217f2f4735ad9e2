"""Bot specs: short strings that name a bot and its parameter: `random`, `greedy`, `search:1s`, `search:500`.

Bots come in by the entry-point group `fourthrock.bots`: a callable that takes the parameter and the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import msgspec

from fourthrock.bots.bot import Absent, Bot
from fourthrock.table import BadSetup, Game, read_options

NONPLAYER: Final = "nonplayer"
"""The bot that leaves its seat to the rules of the game."""
GROUP = "fourthrock.bots"
EXAMPLES = "for example random, greedy, search:1s or search:500"

_makers: dict[str, Callable[[str, int | str], Bot]] = {}


def names() -> list[str]:
    """The bots that are installed here."""
    return sorted(point.name for point in _points())


def make(spec: str, seed: int | str = 0) -> Bot:
    """The bot of this spec: `make("search:1s", seed=7)`."""
    name, _, parameter = spec.strip().partition(":")
    return _maker(name)(parameter, seed)


def split(specs: str, seats: int) -> list[str]:
    """Comma-separated specs, one for each seat; with fewer specs than seats they begin again. Every one is checked."""
    given = [spec.strip() for spec in specs.split(",")]
    if len(given) > seats:
        raise BadSetup("bots", f"{len(given)} bots were named for {seats} seats")
    for spec in set(given):
        make(spec)
    return [given[seat % len(given)] for seat in range(seats)]


def line_up(specs: str, seats: int, seed: int | str = 0) -> list[Bot]:
    """A bot for each seat: `line_up("greedy,random", 4)` is greedy, random, greedy, random."""
    return [make(spec, f"{seed}/{seat}") for seat, spec in enumerate(split(specs, seats))]


def options_for(game: Game[Any], options: Mapping[str, Any] | msgspec.Struct | None, specs: Sequence[str]) -> Any:
    """The options of a game at which these bots sit: where `nonplayer` does, the rules of the game play that seat.

    People may stand in the list under any other name.
    """
    read = read_options(game, options)
    seats = [seat for seat, spec in enumerate(specs) if spec == NONPLAYER]
    return game.with_nonplayers(read, seats) if seats else read


def _maker(name: str) -> Callable[[str, int | str], Bot]:
    if name == NONPLAYER:
        return Absent
    if name not in _makers:
        for point in _points():
            if point.name == name:
                _makers[name] = point.load()
                break
        else:
            raise BadSetup("bots", f"no bot is called '{name}'; there are {', '.join(names())}, {EXAMPLES}")
    return _makers[name]


def _points() -> list[EntryPoint]:
    return list(entry_points(group=GROUP))
