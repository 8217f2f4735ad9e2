"""The scene: everything that one page needs to show one table to one pair of eyes. The server builds it, the pages draw it.

A scene is made for a viewer: its view, question, log and notes are what that viewer may see, so a page can leak nothing.

The pages, each a function that gives a whole htpy page, and what it posts (a form with a hidden `csrf`, answered by a redirect):

| function                                | page         | posts |
| `home.page(frame, Home)`                | `/`          | `/name` (name); `/upload` (multipart: record) |
| `newgame.page(frame, NewGame)`          | `/new/{slug}`| `/new/{slug}`: name, seats, seed, watch, chair.N, option.NAME |
| `invitation.page(frame, Invitation)`    | `/invite/{code}` | `/invite/{code}`: name, seat |
| `table.page(frame, Scene)`              | `/table/{id}`| JSON: answer, undo, hint, say, notes, lift, rematch |
| `replay.page(frame, Scene)`             | `/table/{id}/replay?seat=S&at=N` | `/table/{id}/branch` (at, chair.N) |
| `people.page(frame, Sign)`     | `/people`    | `/people/register`, `/people/login` (name, password), `/people/logout` |
| `host.page(frame, Host)`                | `/host`      | `/host` (key), `/host/close` (table) |
| `rules.page(frame, game)`               | `/rules/{slug}` | |
| `problem.page(frame, status, sentence)` | every 4xx, 5xx of a page | |

A `chair.N` is me, open or bot:SPEC. `table.fragments(scene)` gives the fragments of the table page by id: `{"prompt": element, ...}`. A replay has the same ones:
`GET /table/{id}/replay/{n}?seat=S` answers `{"at": n, "fragments": {...}}`.

Table actions are `POST /table/{id}/{action}` with JSON and the header `X-CSRF-Token`: answer {seat, token, at}, undo {seat, at},
hint {seat} -> {"hints": [{"token", "name", "worth"}, ...]}, say {text}, notes {seat, text}, lift {seat} (same screen: the next
player has the device), rematch {} -> {"table": id}. The record of a finished game is `GET /table/{id}/record`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fourthrock.table import Entry, Game, Item, Question, Standing


@dataclass
class Frame:
    """What the frame around every page needs."""

    name: str = ""
    """How the person is called; empty while it has no name."""
    account: bool = False
    """Whether the name is kept by a password."""
    csrf: str = ""
    path: str = "/"
    notice: str = ""
    """A sentence to show once: what went well, or what is wrong with the form that comes back."""
    wrong: str = ""
    """The form field that the notice is about."""
    given: dict[str, str] = field(default_factory=dict)
    """What was filled in, so that a refused form comes back as it was."""


@dataclass
class Brief:
    """One line in a list of tables."""

    table: str
    name: str
    title: str
    slug: str
    players: list[str]
    at: int
    touched: str
    """When something last happened, ISO 8601 in UTC."""
    over: bool
    my_turn: bool
    open_chairs: int


@dataclass
class Home:
    games: Sequence[Game[Any]]
    mine: list[Brief]
    """My games: those that wait for me first, then the running, then the finished."""


@dataclass
class OptionField:
    """One option of a game as a form field."""

    name: str
    label: str
    about: str
    kind: str
    """check, number, choice, text."""
    default: str
    choices: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class NewGame:
    game: Game[Any]
    sides: dict[int, list[Item]]
    """What the seats are called, by the number of seats."""
    bots: list[tuple[str, str]]
    """Bots on offer: (spec, what people read)."""
    options: list[OptionField]


@dataclass
class Invitation:
    code: str
    table: str
    name: str
    game: Game[Any]
    chairs: list[Chair]


@dataclass
class Sign:
    """The page of name and password."""

    tables: int
    """How many games would be kept."""


@dataclass
class Host:
    allowed: bool
    """False: ask for the host key, show nothing else."""
    facts: list[tuple[str, str]] = field(default_factory=list)
    tables: list[Brief] = field(default_factory=list)


@dataclass
class Chair:
    """One seat at the table, as everybody may see it."""

    seat: int
    side: Item
    """What the seat is called in the game: a colour, a faction."""
    name: str
    """Who sits there: a person's or a bot's name; empty while the chair is open."""
    kind: str
    """me, same_screen, bot, person, open."""
    asked: bool = False
    thinking: bool = False
    present: bool = False
    standing: Standing | None = None


@dataclass
class ChatLine:
    number: int
    name: str
    text: str
    when: str


@dataclass
class Scene:
    table: str
    """The table's public id."""
    name: str
    game: Game[Any]
    options: Any
    at: int
    """How many events the table's log has: the resume point of the live connection, and the stale-move check of an answer."""
    chairs: list[Chair]
    seat: int | None
    """The seat whose eyes these are; None for a spectator."""
    view: Any
    question: Question | None
    """The question open to `seat`; None when it waits, watches, or the game is over."""
    entries: list[Entry] = field(default_factory=list)
    """The log that `seat` may read, oldest first."""
    since: int = 0
    """Entries with a larger `at` are new since the viewer's last answer."""
    undo_refused: str | None = None
    """Why undo is not offered; None when it is."""
    over: bool = False
    veil: Chair | None = None
    """Same-screen play: hand the device to this chair before anything secret is shown."""
    chat: list[ChatLine] = field(default_factory=list)
    notes: str = ""
    invite: str = ""
    """Link for the open chairs, shown to those who may invite."""
    watch: str = ""
    """Link for spectators."""
    replay_moves: int | None = None
    """In a replay: the number of moves in all; the scene stands after `at` of them."""
    csrf: str = ""
    plate: str = ""
    """Address of the board's plate, `/plate/HASH.svg`, to be cached for ever."""
    seats_of_mine: list[int] = field(default_factory=list)
    """The seats that this person answers for; more than one on a same screen."""
    hints: bool = True
    """Whether a hint may be asked for."""
    record: bool = False
    """Whether the record may be downloaded: once the game is over, for its seed tells everything hidden."""
