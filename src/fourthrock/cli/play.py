"""The terminal table: one person against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Rows
from rich.text import Text

from fourthrock import bots
from fourthrock.cli import records
from fourthrock.cli.show import readable
from fourthrock.cli.sketch import sketched
from fourthrock.games import load, slugs
from fourthrock.table import BadSetup, Item, Question, Table, TableError, read_options
from fourthrock.table import record as table_records

MOST_REFUSALS = 6
MOST_REFUSED = 8
"""How many rules are named below a question, and how many answers with each."""

HELP = """\
[bold]NUMBER[/] or [bold]TOKEN[/]  answer the question
[bold]undo[/]         take back your last answer
[bold]why TOKEN[/]    which rule forbids this
[bold]hint[/]         what a bot thinks of your answers
[bold]board[/]        the whole table as you see it
[bold]log[/]          everything that happened
[bold]save FILE[/]    write the record; go on later with: fourthrock play FILE
[bold]quit[/]         leave"""


def sit_down(game: str, seats: int | None, seat: int, specs: str, seed: str, options: dict[str, Any], hints: str) -> None:
    """Begin a game, or go on with a record, and play it to the end."""
    hinter = bots.make(hints)
    if game in slugs():
        table, options = begun(game, seats, seat, specs, seed, options)
    elif Path(game).is_file():
        table, seed, options = gone_on_with(Path(game))
    else:
        raise BadSetup("game", f"there is no game and no record called '{game}'; the games are {', '.join(slugs())}")
    if not 0 <= seat < table.seats:
        raise BadSetup("seat", f"the seats of this game are 0 to {table.seats - 1}, not {seat}")
    Evening(table, seat, seed, options, bots.split(specs, table.seats), hinter).play()


def begun(
    game: str, seats: int | None, seat: int, specs: str, seed: str, options: dict[str, Any]
) -> tuple[Table[Any], dict[str, Any]]:
    """A new table, and its options with the Non-Players among the bots."""
    chosen = load(game)
    others = bots.split(specs, seats or chosen.seats[0])
    others[seat : seat + 1] = ["you"]
    settled: dict[str, Any] = msgspec.to_builtins(bots.options_for(chosen, options, others))
    return table_records.begin(chosen, seats, seed, settled), settled


def gone_on_with(file: Path) -> tuple[Table[Any], str, dict[str, Any]]:
    """The table at the end of a record, its seed and its options."""
    head, lines = records.read(file)
    table = table_records.open_table(head, load)
    for _ in table_records.steps(table, head, lines):
        pass
    return table, head.seed, head.options


class Evening:
    """A table, the person at it, and the bots around it."""

    def __init__(
        self, table: Table[Any], seat: int, seed: str, options: dict[str, Any], specs: list[str], hinter: bots.Bot
    ) -> None:
        self.table = table
        self.seat = seat
        self.seed = seed
        self.options = options
        self.specs = specs
        self.bots = [bots.make(spec, f"{seed}/{other}") for other, spec in enumerate(specs)]
        self.hinter = hinter
        self.console = Console(highlight=False)
        self.read = 0
        self.shown: Any = None
        self.left = False

    def play(self) -> None:
        self.welcome()
        while not self.left and not self.table.over:
            if self.bots_answer():
                continue
            self.show_news()
            self.show_board()
            self.ask()
        if not self.left:
            self.show_news()
            self.show_board()
            self.show_result()

    # ------------------------------------------------------------------------------------------------------ the others

    def bots_answer(self) -> bool:
        """Let one bot answer; False when only the person is asked."""
        for question in self.table.asks:
            if question.seat != self.seat:
                with self.console.status(f"{self.name_of(question.seat)} thinks ..."):
                    answer = self.bots[question.seat].choose(bots.Chair(self.table, question.seat))
                self.table.answer(answer, question)
                return True
        return False

    # ------------------------------------------------------------------------------------------------------ the person

    def ask(self) -> None:
        """Show the question and obey until it is answered."""
        question = self.question
        self.show_question(question)
        while not self.left and not self.table.over and self.table.ask_of(self.seat) is question:
            try:
                said = self.console.input("[bold]> [/]").strip()
            except EOFError:
                self.console.print("No more input; leaving the table.")
                self.left = True
                return
            try:
                self.obey(said, question)
            except (TableError, OSError) as error:
                self.console.print(str(error), markup=False)

    def obey(self, said: str, question: Question) -> None:
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        if said in question.tokens:
            self.answer(said)
        elif said.isdecimal() and is_numbered(question):
            self.answer_number(int(said), question)
        elif word == "why":
            self.explain(rest, question)
        elif word == "save":
            self.save(rest)
        elif said in ("undo", "hint", "board", "log", "quit", "?", "help"):
            self.obey_word(said, question)
        elif not said:
            self.show_question(question)
        else:
            self.answer(said)

    def obey_word(self, word: str, question: Question) -> None:
        if word == "undo":
            self.table.undo(self.seat)
            self.read = min(self.read, len(self.journal))
        elif word == "hint":
            self.hint()
        elif word == "board":
            self.show_board(whole=True)
            self.show_question(question)
        elif word == "log":
            self.show_entries(0)
        elif word == "quit":
            self.console.print("You leave the table.")
            self.left = True
        else:
            self.console.print(HELP)

    def answer_number(self, number: int, question: Question) -> None:
        if not 1 <= number <= len(question.options):
            self.console.print(f"The answers are numbered 1 to {len(question.options)}; {number} is none of them.")
            return
        self.answer(question.options[number - 1].token)

    def answer(self, token: str) -> None:
        self.table.play(token, self.seat)

    def explain(self, token: str, question: Question) -> None:
        """Why an answer is refused."""
        if token in question.tokens:
            self.console.print(f"'{token}' is allowed.", markup=False)
            return
        refusal = question.why_not(token)
        if refusal is not None:
            self.console.print(f"'{token}': {refusal}.", markup=False)
        elif token:
            self.console.print(f"'{token}' does not answer this question.", markup=False)
        else:
            self.console.print("Say of what: why TOKEN.")

    def hint(self) -> None:
        """The answers as a bot sees them, best first."""
        with self.console.status("thinking ..."):
            opinions = self.hinter.opinions(bots.Chair(self.table, self.seat))
        for opinion in sorted(opinions, key=lambda one: (-one.visits, -one.value))[:8]:
            bar = "#" * round(20 * opinion.value)
            self.console.print(f"  {opinion.value:6.1%}  {bar:<20}  {opinion.token}", markup=False)

    def save(self, name: str) -> None:
        if not name:
            self.console.print("Say where: save FILE.")
            return
        names = ["you" if seat == self.seat else spec for seat, spec in enumerate(self.specs)]
        records.write(self.table, self.seed, self.options, names, Path(name))
        self.console.print(f"{name}: {len(self.table.moves)} moves.", markup=False)

    # -------------------------------------------------------------------------------------------------------- on screen

    @property
    def question(self) -> Question:
        question = self.table.ask_of(self.seat)
        assert question is not None
        return question

    @property
    def journal(self) -> list[Any]:
        return [] if self.table.journal is None else self.table.journal.entries

    def welcome(self) -> None:
        game = self.table.game
        self.console.rule(f"[bold]{escape(game.title)}[/]  seed {escape(self.seed)}")
        others = [f"{self.name_of(seat)}: {'you' if seat == self.seat else spec}" for seat, spec in enumerate(self.specs)]
        self.console.print(", ".join(others) + ". Say ? for help.", markup=False)

    def name_of(self, seat: int) -> str:
        return self.sides[seat].name

    @property
    def sides(self) -> list[Item]:
        return self.table.game.sides(self.table.seats, read_options(self.table.game, self.options))

    def show_board(self, whole: bool = False) -> None:
        """The board as the game sketches it; of a game without a sketch the figures, all or those that have changed."""
        view = self.table.view(self.seat)
        sketch = self.table.game.sketch(view, self.table.ask_of(self.seat))
        if sketch:
            if whole or view != self.shown:
                self.console.print(sketched(sketch, self.console))
            self.shown = view
            return
        if whole or self.shown is None:
            self.console.print(Panel(readable(view), title=escape(self.name_of(self.seat)), title_align="left"))
        elif view != self.shown:
            self.console.print(Panel(readable(view, self.shown), title="What has changed", title_align="left"))
        self.shown = view

    def show_news(self) -> None:
        """The log since the person last looked."""
        self.show_entries(self.read)
        self.read = len(self.journal)

    def show_entries(self, since: int) -> None:
        for entry in self.table.journal.read(self.seat, since) if self.table.journal else []:
            if entry.level == 0:
                self.console.print(Text(str(entry), style="bold"))
            else:
                self.console.print(Text(f"  {entry}"))

    def show_question(self, question: Question) -> None:
        rule = f"  [dim](rule {escape(question.rule)})[/]" if question.rule else ""
        self.console.print(f"[bold]{escape(question.prompt)}[/]{rule}")
        rows = Rows.grid(padding=(0, 2))
        for number, option in enumerate(question.options, 1):
            head = Text(f"{number:>3}" if is_numbered(question) else "", style="bold")
            rows.add_row(head, option.name, Text(option.token, style="cyan"), question.note_on(option))
        self.console.print(rows)
        self.show_refused(question)

    def show_refused(self, question: Question) -> None:
        """What may not be answered, under the rule that forbids it; long lists are cut."""
        forbidden: dict[str, list[str]] = {}
        for item, refusal in question.refused():
            forbidden.setdefault(str(refusal), []).append(item.name)
        for sentence, named in list(forbidden.items())[:MOST_REFUSALS]:
            more = len(named) - MOST_REFUSED
            shown = ", ".join(named[:MOST_REFUSED]) + (f" and {more} more" if more > 0 else "")
            self.console.print(Padding(Text(f"not {shown}: {sentence}", style="dim"), (0, 0, 0, 5)))
        rest = sum(len(named) for named in list(forbidden.values())[MOST_REFUSALS:])
        if rest:
            self.console.print(Padding(Text(f"not {rest} others: `why TOKEN` names the rule", style="dim"), (0, 0, 0, 5)))

    def show_result(self) -> None:
        self.console.rule("[bold]The game is over[/]")
        standings = sorted(self.table.standings(), key=lambda one: one.place)
        winners = [self.name_of(standing.seat) for standing in standings if standing.place == 1]
        self.console.print(f"Won by {' and '.join(winners)}." if winners else "Nobody has won.", markup=False)
        rows = Rows.grid(padding=(0, 2))
        for standing in standings:
            items = ", ".join(f"{name} {points:g}" for name, points in standing.lines if points)
            place = Text(f"{standing.place}.", style="bold")
            rows.add_row(place, self.name_of(standing.seat), Text(f"{standing.score:g}"), Text(items, style="dim"))
        self.console.print(rows)


def is_numbered(question: Question) -> bool:
    """Whether the answers are numbered: not where they are numbers themselves."""
    return not any(token.isdecimal() for token in question.tokens)
