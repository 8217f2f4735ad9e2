"""The shapes of the API's requests and replies. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=19)]
EventNumber = Annotated[int, Meta(ge=0, le=999_999_999, description="how many events the table has had")]
Token = Annotated[str, Meta(max_length=200)]


class GameInfo(Struct):
    """A game; `options` is the JSON schema of its options, `bots` who may be sat down at it."""

    game: str
    title: str
    about: str
    minutes: str
    weight: str
    version: int
    seats: list[int]
    options: dict[str, Any]
    bots: list[str]


class Games(Struct):
    """The games, and the bots that play every one of them."""

    games: list[GameInfo]
    bots: list[str]


class NewChair(Struct, forbid_unknown_fields=True):
    """Who sits in a chair: a program with the token that comes back, a bot of this server, or whoever is invited."""

    kind: Literal["remote", "bot", "open"] = "remote"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up: one chair for each seat."""

    game: Annotated[str, Meta(max_length=80)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=20)]
    name: Annotated[str, Meta(max_length=60)] = ""
    seed: Annotated[str, Meta(max_length=100)] = ""
    options: dict[str, Any] = {}
    watch: bool = True


class SeatMade(Struct):
    seat: int
    side: str
    kind: str
    name: str
    token: str | None


class Made(Struct):
    """A new table: its page, the invitation if a chair is open, and the token of each remote chair."""

    table: str
    page: str
    invite: str | None
    seats: list[SeatMade]


class Join(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=80)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: Seat | None = None


class Joined(Struct):
    table: str
    seat: int
    token: str


class ChairState(Struct):
    seat: int
    side: str
    side_name: str
    kind: str
    name: str
    present: bool


class StandingLine(Struct):
    seat: int
    place: int
    score: float


class TableState(Struct):
    """What everybody may know of a table."""

    table: str
    name: str
    game: str
    version: int
    options: dict[str, Any]
    at: EventNumber
    moves: int
    over: bool
    asked: list[int]
    chairs: list[ChairState]
    standings: list[StandingLine]


class View(Struct):
    """What a seat sees (a spectator, where `seat` is null). Its shape is the game's own."""

    at: EventNumber
    seat: int | None
    view: dict[str, Any]


class Option(Struct):
    """A legal answer."""

    token: str
    name: str
    note: str


class Refused(Struct):
    """A candidate that a rule forbids now."""

    token: str
    name: str
    rule: str
    why: str


class QuestionShown(Struct):
    seat: int
    prompt: str
    rule: str
    options: list[Option]
    refused: list[Refused]


class Asked(Struct):
    """The open question of a seat; null while others are asked, or when the game is over."""

    at: EventNumber
    over: bool
    question: QuestionShown | None


class LogLine(Struct):
    """One sentence, after how many moves it was written, and whether only this seat may read it."""

    move: int
    level: int
    text: str
    private: bool


class Log(Struct):
    """What is new. Lines with a larger `move` than `after_move` that are known from before are replaced by these."""

    at: EventNumber
    over: bool
    asked: list[int]
    after_move: int
    lines: list[LogLine]


class Answer(Struct, forbid_unknown_fields=True):
    token: Token
    at: EventNumber


class At(Struct, forbid_unknown_fields=True):
    at: EventNumber


class ProblemDetails(Struct):
    """What is wrong, after RFC 9457; `field` names what to change, `rule` the rule of the game that forbids it."""

    type: str
    title: str
    status: int
    detail: str
    field: str = ""
    rule: str = ""
