"""Small typed arguments of the pages: who looks, and what a list or a form shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fourthrock.table import Game


@dataclass
class Visit:
    """One look at one page: the frame around every page is drawn from it."""

    csrf: str = ""
    name: str = ""
    """The signed-in person, or the guest name; empty for a stranger."""
    signed_in: bool = False
    host: bool = False
    """May open the host page."""
    my_turns: int = 0
    """At how many tables this person is asked something now."""
    here: str = "/"
    """The address of this page: where to come back after signing in."""


@dataclass
class BotKind:
    """A bot that may take a seat."""

    name: str
    """As in the form: `bot:<name>`."""
    title: str
    about: str = ""
    strengths: list[str] = field(default_factory=list)
    """Weakest first; empty when there is nothing to choose."""


@dataclass
class TableRow:
    """One line of a list of tables."""

    table: str
    name: str
    game: Game[Any]
    chairs: list[str]
    """Names in seat order; empty for an open chair."""
    state: str
    """your_turn, waiting, open, over."""
    when: str = ""
    """Last move, as people say it: `5 minutes ago`."""
    seat: int | None = None
    result: str = ""
    """Of a finished game: `won with 63`."""


@dataclass
class Hint:
    """What a bot thinks of one option."""

    token: str
    name: str
    share: float
    """How much of its search went there, 0 to 1."""
    worth: float
    """The chance to win that it expects, 0 to 1."""


@dataclass
class HostFacts:
    """What the host page shows. Each list is of (name, value) pairs, as they are to be read."""

    counts: list[tuple[str, str]]
    settings: list[tuple[str, str]]
    tables: list[TableRow]
    faults: list[tuple[str, str]] = field(default_factory=list)
    """When, and what went wrong."""
