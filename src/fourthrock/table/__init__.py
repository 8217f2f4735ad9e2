"""The kernel: it knows seats, questions, scripts, dice and records, and no game."""

from fourthrock.table.ask import (
    Ask,
    AskNumber,
    AskOrStop,
    Question,
    Refusal,
    Script,
    Together,
    pick,
    pick_number,
    pick_or_stop,
    together,
)
from fourthrock.table.dice import Dice, dice_for
from fourthrock.table.errors import (
    BadSetup,
    DeadEnd,
    Diverged,
    GameIsOver,
    IllegalAnswer,
    NothingToUndo,
    RecordError,
    TableError,
    WrongSeat,
)
from fourthrock.table.fingerprint import facts, fingerprint
from fourthrock.table.game import Chart, Game, Standing, described_options, read_options
from fourthrock.table.hidden import deal_anew
from fourthrock.table.items import DONE, NO, PASS, YES, Item, Number, Word, number
from fourthrock.table.journal import EVERYONE, Entry, Journal, seats_mask
from fourthrock.table.learning import Played, play_through
from fourthrock.table.lesson import Change, Chapter, Figure, Lesson, Place, Play, Step
from fourthrock.table.position import GameOver, Position
from fourthrock.table.table import Move, Table

__all__ = [
    "DONE",
    "EVERYONE",
    "NO",
    "PASS",
    "YES",
    "Ask",
    "AskNumber",
    "AskOrStop",
    "BadSetup",
    "Change",
    "Chapter",
    "Chart",
    "DeadEnd",
    "Dice",
    "Diverged",
    "Entry",
    "Figure",
    "Game",
    "GameIsOver",
    "GameOver",
    "IllegalAnswer",
    "Item",
    "Journal",
    "Lesson",
    "Move",
    "NothingToUndo",
    "Number",
    "Place",
    "Play",
    "Played",
    "Position",
    "Question",
    "RecordError",
    "Refusal",
    "Script",
    "Standing",
    "Step",
    "Table",
    "TableError",
    "Together",
    "Word",
    "WrongSeat",
    "deal_anew",
    "described_options",
    "dice_for",
    "facts",
    "fingerprint",
    "number",
    "pick",
    "pick_number",
    "pick_or_stop",
    "play_through",
    "read_options",
    "seats_mask",
    "together",
]
