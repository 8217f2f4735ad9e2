"""The catalogue: which games and which bots this table offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fourthrock.bots import NONPLAYER, names
from fourthrock.games import load, slugs
from fourthrock.server.problems import Problem
from fourthrock.server.worker import in_the_making
from fourthrock.table import Game

LADDER = ("random", "greedy", "search:200", "search:1s", "search:3s")
HINTS_BY = ("search:1s", "greedy")


class Catalogue:
    """The installed games, and those named as `module:object`."""

    def __init__(self, also: Sequence[str] = ()) -> None:
        extra = [in_the_making(path) for path in also]
        found = {slug: load(slug) for slug in _installed()}
        self._games: dict[str, Game[Any]] = found | {game.slug: game for game in extra}
        installed = set(names())
        known = {spec.partition(":")[0] for spec in LADDER} | {NONPLAYER}
        self.bots = [spec for spec in LADDER if spec.partition(":")[0] in installed] + sorted(installed - known)
        self.hints_by = next((spec for spec in HINTS_BY if spec in self.bots), "")

    @property
    def games(self) -> list[Game[Any]]:
        return sorted(self._games.values(), key=lambda game: game.title)

    def find(self, slug: str) -> Game[Any]:
        game = self._games.get(slug)
        if game is None:
            raise Problem(404, f"no game is called '{slug[:40]}' here; there are {', '.join(sorted(self._games))}", "game")
        return game

    def has(self, slug: str) -> bool:
        return slug in self._games

    def bots_for(self, game: Game[Any]) -> list[str]:
        """Who may be sat down at this game: every bot, and the rules themselves where they can play a seat."""
        return self.bots + ([NONPLAYER] if game.nonplayers else [])

    def bot(self, spec: str, game: Game[Any]) -> str:
        """A bot's spec, checked."""
        offered = self.bots_for(game)
        if spec not in offered:
            raise Problem(422, f"no bot is called '{spec[:40]}' at {game.title}; there are {', '.join(offered)}", "bot")
        return spec


def _installed() -> list[str]:
    """The games that can be loaded: one that cannot does not keep the others from being played."""
    usable = []
    for slug in slugs():
        try:
            load(slug)
        except ImportError:
            continue
        usable.append(slug)
    return usable
