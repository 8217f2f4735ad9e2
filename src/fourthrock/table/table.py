"""The table: a position, the checkpoint before the running script, and the moves since. A script cannot be copied, so the
table never copies one: to clone, undo or imagine it copies the checkpoint, starts the script again and plays the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from fourthrock.table.ask import Question, Refusal, Script, Together
from fourthrock.table.dice import Dice
from fourthrock.table.errors import DeadEnd, Diverged, GameIsOver, IllegalAnswer, NothingToUndo, WrongSeat
from fourthrock.table.game import Game, Standing
from fourthrock.table.items import Item
from fourthrock.table.journal import Journal
from fourthrock.table.position import GameOver, Position

P = TypeVar("P", bound=Position)


class Move:
    """One answer: who, and what."""

    def __init__(self, seat: int, item: Item) -> None:
        self.seat = seat
        self.item = item

    def __repr__(self) -> str:
        return f"{self.seat}:{self.item.token}"


class Checkpoint:
    """The position as it was when a script began, after how many moves, and how long the journal was."""

    def __init__(self, position: Position, at: int, entries: int) -> None:
        self.position = position
        self.at = at
        self.entries = entries


class Table(Generic[P]):
    """One game being played. `asks` holds the open questions: none when the game is over, several when seats answer together.

    With `rewindable=False` no checkpoints are kept: faster, but the table can then not be cloned, imagined or undone.
    """

    def __init__(
        self, game: Game[P], position: P, seats: int, *, rewindable: bool = True, journal: Journal | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.rewindable = rewindable
        self.journal = journal
        self.moves: list[Move] = []
        self.asks: list[Question] = []
        self.over = False
        self.picture: Callable[[Game[Any], Any, Question | None], str] | None = None
        """How a notebook draws the board; the kernel itself draws nothing."""
        self._checkpoints: list[Checkpoint] = []
        self._barrier = 0
        self._together: Together | None = None
        self._together_at = 0
        self._script: Script[Any] | None = None
        self.position: P = position
        self.position.journal = journal
        self._run()

    # ----------------------------------------------------------------------------------------------- asking, answering

    @property
    def ask(self) -> Question:
        """The open question; the first of them when several seats answer together."""
        if not self.asks:
            raise GameIsOver("the game is over: nobody is asked anything any more")
        return self.asks[0]

    def ask_of(self, seat: int) -> Question | None:
        """The question that is open to this seat, if any."""
        for question in self.asks:
            if question.seat == seat:
                return question
        return None

    def play(self, token: str, seat: int | None = None) -> None:
        """Answer by token. Without a seat, the answer is that of the first seat asked."""
        question = self._question_for(seat)
        for option in question.options:
            if option.token == token:
                self.answer(option, question)
                return
        raise self._illegal(question, token)

    def answer(self, item: Item, question: Question) -> None:
        """Answer an open question with one of its options (not checked: `play` does that)."""
        question.answer = item
        learnt = self.position.dice.learnt
        if self.rewindable:
            self.moves.append(Move(question.seat, item))
            if self.journal is not None:
                self.journal.at = len(self.moves)
        if question.part < 0:
            self._run()
        else:
            self._run_part(question)
        if self.rewindable and self.position.dice.learnt != learnt:
            self._barrier = len(self.moves)
            del self._checkpoints[:-1]

    def _question_for(self, seat: int | None) -> Question:
        question = self.ask
        if seat is None:
            return question
        asked = self.ask_of(seat)
        if asked is None:
            waiting = ", ".join(str(other.seat) for other in self.asks)
            raise WrongSeat(f"seat {seat} is not asked anything now; the table waits for seat {waiting}")
        return asked

    def _illegal(self, question: Question, token: str) -> IllegalAnswer:
        refusal = question.why_not(token)
        if refusal is not None:
            return IllegalAnswer(str(refusal), refusal)
        tokens = question.tokens
        shown = ", ".join(tokens[:12]) + (f" and {len(tokens) - 12} more" if len(tokens) > 12 else "")
        return IllegalAnswer(f"'{token}' does not answer '{question.prompt}'; legal are {shown}")

    # ------------------------------------------------------------------------------------------------ running scripts

    def _run(self) -> None:
        """Let the script go on until somebody has a choice, or the game is over."""
        try:
            while True:
                script = self._script
                step = None if script is None else next(script, None)
                if step is None:
                    if not self._begin():
                        self._end()
                        return
                elif isinstance(step, Together):
                    if self._ask_together(step):
                        return
                elif self._open(step):
                    self.asks = [step]
                    return
        except GameOver:
            self._end()

    def _begin(self) -> bool:
        """Take a checkpoint and start the next script; False when the game has none."""
        position = self.position
        if position.dice.log:
            position.dice.log.clear()
        if self.rewindable:
            entries = 0 if self.journal is None else len(self.journal.entries)
            checkpoint = Checkpoint(position.copy(), len(self.moves), entries)
            if self._checkpoints and self._checkpoints[-1].at == checkpoint.at:
                self._checkpoints[-1] = checkpoint
            else:
                self._checkpoints.append(checkpoint)
        self._script = self.game.script(position)
        return self._script is not None

    def _end(self) -> None:
        self.over = True
        self._script = None
        self._together = None
        self.asks = []

    def _open(self, question: Question) -> bool:
        """True when this question needs a person; otherwise its only legal answer is already given."""
        options = question.options
        if len(options) == 1 and not question.always:
            question.answer = options[0]
            return False
        if not options:
            raise DeadEnd(f"{self.game.slug} asks seat {question.seat} '{question.prompt}' without a legal answer")
        return True

    def _ask_together(self, group: Together) -> bool:
        """Start every seat's script; False when none of them had a choice."""
        self.asks = []
        self._together = group
        self._together_at = len(self.moves)
        for part in range(len(group.scripts)):
            self._run_script_of(group, part)
        if group.open == 0:
            self._together = None
        return group.open > 0

    def _run_part(self, question: Question) -> None:
        """Go on with one seat's script of the group; with the last answer, go on with the script around them."""
        group = self._together
        assert group is not None
        self.asks.remove(question)
        self._run_script_of(group, question.part)
        if group.open == 0:
            self._together = None
            self.position.reveal()
            self._run()

    def _run_script_of(self, group: Together, part: int) -> None:
        script = group.scripts[part]
        try:
            while True:
                step = next(script)
                assert isinstance(step, Question), "a script inside Together cannot itself ask several seats together"
                if self._open(step):
                    step.part = part
                    self.asks.append(step)
                    self.asks.sort(key=_seat_of)
                    return
        except StopIteration as stop:
            group.results[part] = stop.value
            group.open -= 1

    # --------------------------------------------------------------------------------------------- clone, imagine, undo

    def clone(self, *, rewindable: bool = True) -> Table[P]:
        """An independent table in the same position (without the journal and the moves before the running script)."""
        checkpoint = self._last_checkpoint()
        other: Table[P] = Table(self.game, checkpoint.position.copy(), self.seats, rewindable=rewindable)  # type: ignore[arg-type]
        for move in self.moves[checkpoint.at :]:
            other.replay(move)
        return other

    def imagine(self, seat: int, dice: Dice, *, rewindable: bool = True, journal: Journal | None = None) -> Table[P]:
        """A table as this seat might believe it to be: all that is hidden from the seat, and all chance to come, dealt anew."""
        if not 0 <= seat < self.seats:
            raise WrongSeat(f"the seats of this table are 0 to {self.seats - 1}, not {seat}: nobody imagines anything there")
        checkpoint = self._last_checkpoint()
        start: Any = checkpoint.position.copy()
        throws = self.position.dice.log
        start.dice = Dice(dice.raw(), dice.raw()).following(throws)
        self.game.imagine(start, self.position, seat, dice)
        other: Table[P] = Table(self.game, start, self.seats, rewindable=rewindable, journal=journal)
        for number in range(checkpoint.at, len(self.moves)):
            move = self.moves[number]
            if self._together is None or number < self._together_at or move.seat == seat:
                other.replay(move)
        return other

    def replay(self, move: Move) -> None:
        """Play a move of another table of this game; Diverged if its question is not asked here."""
        for question in self.asks:
            if question.seat == move.seat and move.item in question.options:
                self.answer(move.item, question)
                return
        raise Diverged(f"seat {move.seat} answered '{move.item.token}', but the table asks {self.asks}")

    def undo_refused(self, seat: int) -> Refusal | None:
        """Why this seat may not take back an answer now; None if it may."""
        return None if self._undoable(seat) >= 0 else self._why_no_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer: never over a die, a card, a reveal or another seat's answer."""
        number = self._undoable(seat)
        if number < 0:
            raise NothingToUndo(str(self._why_no_undo(seat)))
        kept = self.moves[:number] + self.moves[number + 1 :]
        while self._checkpoints[-1].at > number:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        barrier = self._barrier
        position: Any = checkpoint.position.copy()
        if self.journal is not None:
            del self.journal.entries[checkpoint.entries :]
            self.journal.at = checkpoint.at
        position.journal = self.journal
        self.moves = kept[: checkpoint.at]
        self.position = position
        self.over = False
        self._together = None
        self._script = self.game.script(position)
        self._run()
        for move in kept[checkpoint.at :]:
            self.replay(move)
        self._barrier = barrier

    def _undoable(self, seat: int) -> int:
        """The number of the move that this seat may take back, or -1."""
        number = len(self.moves) - 1
        if self._together is not None and number >= self._together_at:
            while number >= self._together_at and self.moves[number].seat != seat:
                number -= 1
            if number < self._together_at:
                return -1
        if number < self._barrier or not self._checkpoints or self.moves[number].seat != seat:
            return -1
        return number

    def _why_no_undo(self, seat: int) -> Refusal:
        if not self.rewindable:
            return Refusal("", "this table keeps no past")
        if not any(move.seat == seat for move in self.moves):
            return Refusal("", "this seat has not answered anything yet")
        if len(self.moves) == self._barrier:
            return Refusal("", "since then a die was rolled, a card was seen, or something hidden came to light")
        return Refusal("", "another seat has answered since")

    def _last_checkpoint(self) -> Checkpoint:
        if not self._checkpoints:
            raise ValueError("a table that is not rewindable keeps no checkpoint to copy")
        return self._checkpoints[-1]

    # ------------------------------------------------------------------------------------------------------- looking on

    def view(self, seat: int | None = None) -> Any:
        """What this seat (None: a spectator) may see."""
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeat(f"the seats of this table are 0 to {self.seats - 1}, not {seat}; a spectator is None")
        return self.game.view(self.position, seat)

    def standings(self) -> list[Standing]:
        return self.game.standings(self.position)

    def _repr_svg_(self) -> str | None:
        """The board in a notebook, through the eyes of the seat that is asked."""
        question = self.asks[0] if self.asks else None
        seat = None if question is None else question.seat
        return None if self.picture is None else self.picture(self.game, self.view(seat), question)

    @property
    def seats_asked(self) -> Sequence[int]:
        return [question.seat for question in self.asks]


def _seat_of(question: Question) -> int:
    return question.seat
