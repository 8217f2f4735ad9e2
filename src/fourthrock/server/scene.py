"""The scene: everything that one page needs to show one table to one pair of eyes. The server builds it, the pages draw it.

A scene is made for a viewer: its view, question, log and notes are what that viewer may see, so a page can leak nothing.
The pages' functions and all addresses are named in `fourthrock.server.pages`; the routes follow them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fourthrock.table import Entry, Game, Item, Question, Standing


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
    """The hash of the board's plate: it lies at `/table/{id}/plate/{hash}.svg`."""
    mine: list[int] = field(default_factory=list)
    """The seats that this person answers for; more than one on a same screen."""
    hints: bool = True
    """Whether a hint may be asked for."""
    record: bool = False
    """Whether the record may be downloaded: once the game is over, for its seed tells everything that is hidden."""
    rematch: str = ""
    """The table of the rematch, once there is one."""
