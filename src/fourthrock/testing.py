"""The conformance kit: give it any game and it plays it at random, holding it to what the house promises.

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check, case):
        check(case)

Every check is a function of a `Case`; it raises `Nonconformity` with a sentence and the moves that lead there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from fourthrock.bots import Bot, Chair, line_up, options_for, split
from fourthrock.table import Dice, Game, Item, Journal, Move, Position, Question, Table, TableError, dice_for, fingerprint, record
from fourthrock.table.fingerprint import attributes

MOST_MOVES = 20_000
MOST_OPTIONS = 400


class Nonconformity(AssertionError):
    """The game breaks a promise."""


class Case:
    """One game to be played at random: which, by how many, with which options, from which seed, looked at every so many moves."""

    def __init__(
        self, game: Game[Any], seats: int, seed: int = 0, options: Mapping[str, Any] | None = None, every: int = 7
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.every = every

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.slug}-{self.seats}{options}-{self.seed}"

    def table(self, *, rewindable: bool = True, journal: bool = True) -> Table[Any]:
        return record.begin(self.game, self.seats, self.seed, self.options, rewindable=rewindable, journal=journal)

    def chooser(self) -> Dice:
        return dice_for(f"chooser {self.seed}")

    def fail(self, table: Table[Any], sentence: str) -> Nonconformity:
        head = record.header(self.game, self.seats, self.seed, self.options)
        moves = " ".join(f"{move.seat}:{move.item.token}" for move in table.moves[-12:])
        return Nonconformity(f"{sentence}\n  after {len(table.moves)} moves of {head}\n  the last: {moves}")


def cases(
    game: Game[Any],
    *,
    seeds: int = 1,
    options: Sequence[Mapping[str, Any]] = ({},),
    seats: Sequence[int] | None = None,
    every: int = 7,
) -> list[Case]:
    """A case for every number of seats, set of options and seed."""
    return [
        Case(game, count, seed, chosen, every) for chosen in options for count in (seats or game.seats) for seed in range(seeds)
    ]


def walk(case: Case, *, rewindable: bool = True, journal: bool = True) -> Iterator[tuple[Table[Any], Question, Item]]:
    """Play a random game, yielding the table, a question and the answer that is about to be given."""
    yield from _at_random(case, case.table(rewindable=rewindable, journal=journal))


def played(case: Case) -> Table[Any]:
    """The table at the end of the random game that `walk` plays."""
    table = case.table()
    for table, _, _ in walk(case):  # noqa: B007 - the last one is wanted
        pass
    return table


def sampled(case: Case) -> Iterator[tuple[Table[Any], Question, Item]]:
    """As `walk`, but yielding only every so many moves."""
    for number, step in enumerate(walk(case)):
        if number % case.every == 0:
            yield step


# ------------------------------------------------------------------------------------------------------------- the checks


def plays_to_the_end(case: Case) -> None:
    """Random play ends; every question is sound; no invariant ever breaks; everybody has a standing."""
    words = {item.token for item in case.game.vocabulary()}
    for table, question, _ in walk(case):
        _sound(case, table, question, words)
        _whole(case, table)
    table = played(case)
    _whole(case, table)
    standings = table.standings()
    if [standing.seat for standing in standings] != list(range(table.seats)):
        raise case.fail(table, f"standings must list every seat once, in order, not {standings}")
    if min(standing.place for standing in standings) < 1:
        raise case.fail(table, f"places count from 1: {standings}")


def same_on_every_machine(case: Case) -> None:
    """The same seed and answers give the same position under another hash seed, in another process."""
    name = f"{type(case.game).__module__}:GAME"
    command = [sys.executable, "-m", "fourthrock.testing", name, str(case.seats), str(case.seed)]
    command.append(msgspec.json.encode(case.options).decode())
    prints = []
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Nonconformity(f"{case} cannot be played in a process of its own:\n{done.stderr}")
        prints.append(done.stdout)
    if prints[0] != prints[1]:
        raise Nonconformity(f"{case} comes out differently under another hash seed: {prints[0]} and {prints[1]}")


def clones_are_independent(case: Case) -> None:
    """A clone is equal, shares nothing changeable, and playing on it leaves the original alone."""
    dice = case.chooser()
    for table, _, _ in sampled(case):
        before = fingerprint(table.position)
        _shares_nothing(case, table, table.position.copy())
        clone = table.clone()
        if fingerprint(clone.position) != before:
            raise case.fail(table, "a clone has another position than its original")
        for _ in range(8):
            if not clone.over:
                question = clone.asks[dice.below(len(clone.asks))]
                clone.answer(dice.choose(question.options), question)
        if fingerprint(table.position) != before:
            raise case.fail(table, "playing on a clone has changed the original")


def undo_is_exact(case: Case) -> None:
    """Where undo is offered it leads back to the very same position and question, and the answer can be given again."""
    for table, question, item in walk(case):
        before = fingerprint(table.position), question.prompt, question.tokens
        trial = table.clone()
        trial.replay(Move(question.seat, item))
        if trial.undo_refused(question.seat) is not None:
            continue
        after = fingerprint(trial.position)
        trial.undo(question.seat)
        again = trial.ask_of(question.seat)
        if again is None or (fingerprint(trial.position), again.prompt, again.tokens) != before:
            raise case.fail(table, f"undoing '{item.token}' does not lead back to where it was answered")
        trial.play(item.token, question.seat)
        if fingerprint(trial.position) != after:
            raise case.fail(table, f"'{item.token}', undone and played again, leads somewhere else")


def undo_forgets_nothing(case: Case) -> None:
    """Undo is never offered over a die, a card, a reveal: in every world a seat may believe in, its answer shows it the same."""
    dice = case.chooser()
    for number, (table, question, item) in enumerate(walk(case)):
        seat = question.seat
        for other in range(table.seats):
            if other != seat and table.undo_refused(other) is None and table._together is None and table.moves[-1].seat != other:
                raise case.fail(table, f"seat {other} may undo although seat {table.moves[-1].seat} has answered since")
        trial = table.clone()
        trial.replay(Move(seat, item))
        if number % case.every or trial.undo_refused(seat) is not None:
            continue
        seen = _seen(trial, seat)
        for _ in range(3):
            world = table.imagine(seat, dice)
            world.replay(Move(seat, item))
            if _seen(world, seat) != seen:
                raise case.fail(table, f"seat {seat} may undo '{item.token}', though it learns something hidden by it")


def records_replay(case: Case) -> None:
    """A game written as a record replays to the same position, at the end and from any prefix."""
    head = record.header(case.game, case.seats, case.seed, case.options)
    for number, (table, _, _) in enumerate(walk(case)):
        if number == 25:
            _same_after_replay(case, table, head)
    table = played(case)
    _same_after_replay(case, table, head)


def nothing_leaks(case: Case) -> None:
    """Worlds that differ only in what a seat cannot know give it the same view, question, log and drawing."""
    dice = case.chooser()
    for table, _, _ in sampled(case):
        checkpoint = table._last_checkpoint()
        for seat in range(table.seats):
            journal = Journal()
            world = table.imagine(seat, dice, journal=journal)
            broken = case.game.broken(world.position)
            if broken:
                raise case.fail(table, f"the world that seat {seat} imagines is broken: {broken[0]}")
            if _seen(world, seat) != _seen(table, seat):
                raise case.fail(
                    table, f"seat {seat} sees another table in a world it may believe in:\n{_difference(table, world, seat)}"
                )
            if msgspec.to_builtins(world.view(None)) != msgspec.to_builtins(table.view(None)):
                raise case.fail(table, "a spectator sees something that is hidden from a seat")
            assert table.journal is not None
            real = [str(entry) for entry in table.journal.read(seat, checkpoint.entries)]
            imagined = [str(entry) for entry in journal.read(seat)]
            if real != imagined:
                raise case.fail(table, f"the log tells seat {seat} what it may not know: {real} and {imagined}")


def draws_well(case: Case) -> None:
    """The board is well-formed SVG without double ids, the same for the same view."""
    for table, _, _ in sampled(case):
        for seat in [None, *range(table.seats)]:
            question = None if seat is None else table.ask_of(seat)
            view = table.view(seat)
            plate, layer = case.game.plate(view), case.game.layer(view, question)
            if layer != case.game.layer(table.view(seat), question):
                raise case.fail(table, "the same view is drawn differently")
            ids: set[str] = set()
            for text in (plate, layer, *filter(None, [case.game.strip(view)])):
                for element in _parsed(case, table, text).iter():
                    name = element.get("id")
                    if name is not None and name in ids:
                        raise case.fail(table, f"two elements of the board have the id '{name}'")
                    if name is not None:
                        ids.add(name)


def rules_are_cited(case: Case) -> None:
    """Every rule that a question or a refusal names stands in the game's rules."""
    text = case.game.rules()
    for table, question, _ in walk(case):
        named = [question.rule, *(refusal.rule for _, refusal in question.refused())]
        for rule in named:
            if rule and rule not in text:
                raise case.fail(table, f"'{question.prompt}' names rule {rule}, which the rules do not have")


CHECKS: list[Callable[[Case], None]] = [
    plays_to_the_end,
    same_on_every_machine,
    clones_are_independent,
    undo_is_exact,
    undo_forgets_nothing,
    records_replay,
    nothing_leaks,
    rules_are_cited,
    draws_well,
]


def conform(
    game: Game[Any],
    *,
    seeds: int = 1,
    options: Sequence[Mapping[str, Any]] = ({},),
    seats: Sequence[int] | None = None,
    every: int = 7,
) -> None:
    """Hold a game to every check of the kit, in all these cases. The game must be the `GAME` of its module."""
    for case in cases(game, seeds=seeds, options=options, seats=seats, every=every):
        for check in CHECKS:
            check(case)


def play_volume(game: Game[Any], seats: int, games: int, options: Mapping[str, Any] | None = None, bots: str = "random") -> int:
    """Play so many games to the end, as fast as they go, with the invariants looked at after every move; the number of
    decisions. They are random ones unless bots are named: `greedy`, or one for each seat."""
    chosen = options_for(game, options, split(bots, seats))
    return sum(_play_whole(Case(game, seats, seed, msgspec.to_builtins(chosen)), bots) for seed in range(games))


# -------------------------------------------------------------------------------------------------------------- inner parts


def _sound(case: Case, table: Table[Any], question: Question, words: set[str]) -> None:
    tokens = question.tokens
    if not question.prompt.strip():
        raise case.fail(table, "a question has no prompt")
    if len(set(tokens)) != len(tokens):
        raise case.fail(table, f"two options of '{question.prompt}' have the same token: {tokens}")
    if len(tokens) > MOST_OPTIONS:
        raise case.fail(table, f"'{question.prompt}' has {len(tokens)} options; ask it in steps")
    unknown = [token for token in tokens if token not in words]
    if unknown:
        raise case.fail(table, f"'{question.prompt}' offers {unknown[:5]}, which the vocabulary does not have")
    refused = {item.token for item, _ in question.refused()}
    if refused & set(tokens):
        raise case.fail(table, f"'{question.prompt}' both offers and refuses {sorted(refused & set(tokens))[:5]}")
    lost = {item.token for item in question.among} - refused - set(tokens)
    if question.refusal is not None and lost:
        raise case.fail(table, f"'{question.prompt}' neither offers nor refuses {sorted(lost)[:5]}")
    for item in question.options:
        question.note_on(item)


def _play_whole(case: Case, bots: str) -> int:
    """One game between these bots; the number of decisions."""
    at_random = bots == "random"
    table = case.table(rewindable=not at_random, journal=False)
    decisions = 0
    for _ in _at_random(case, table) if at_random else _between(case, table, line_up(bots, case.seats, case.seed)):
        decisions += 1
        _whole(case, table)
    _whole(case, table)
    return decisions


def _at_random(case: Case, table: Table[Any]) -> Iterator[tuple[Table[Any], Question, Item]]:
    dice = case.chooser()
    moves = 0
    while not table.over:
        question = table.asks[dice.below(len(table.asks))]
        item = dice.choose(question.options)
        yield table, question, item
        table.answer(item, question)
        moves += 1
        if moves > MOST_MOVES:
            raise case.fail(table, f"random play has not ended after {MOST_MOVES} moves")


def _between(case: Case, table: Table[Any], bots: Sequence[Bot]) -> Iterator[tuple[Table[Any], Question, Item]]:
    moves = 0
    while not table.over:
        question = table.asks[0]
        item = bots[question.seat].choose(Chair(table, question.seat))
        yield table, question, item
        table.answer(item, question)
        moves += 1
        if moves > MOST_MOVES:
            raise case.fail(table, f"the game has not ended after {MOST_MOVES} moves")


def _whole(case: Case, table: Table[Any]) -> None:
    broken = case.game.broken(table.position)
    if broken:
        raise case.fail(table, broken[0])


def _seen(table: Table[Any], seat: int) -> Any:
    """All that this seat is shown, as plain values."""
    question = table.ask_of(seat)
    asked: Any = None
    if question is not None:
        refused = [(item.token, str(refusal)) for item, refusal in question.refused()]
        notes = [question.note_on(item) for item in question.options]
        asked = (question.prompt, question.tokens, [item.name for item in question.options], refused, notes)
    return msgspec.to_builtins(table.view(seat)), asked


def _difference(table: Table[Any], world: Table[Any], seat: int) -> str:
    real, imagined = _seen(table, seat), _seen(world, seat)
    if real[1] != imagined[1]:
        return f"  the question {real[1]}\n  becomes      {imagined[1]}"
    return "\n".join(
        f"  {name}: {real[0][name]} becomes {imagined[0].get(name)}" for name in real[0] if real[0][name] != imagined[0].get(name)
    )


def _shares_nothing(case: Case, table: Table[Any], copy: Position) -> None:
    mine = dict(_changeable(table.position, "position"))
    for identity, path in _changeable(copy, "position"):
        if identity in mine:
            raise case.fail(table, f"the copy shares {path} with its original")
    if fingerprint(copy) != fingerprint(table.position):
        raise case.fail(table, "a copy of the position differs from it")


def _changeable(thing: Any, path: str) -> Iterator[tuple[int, str]]:
    """Everything changeable that hangs on a position, by identity, with the way to it. Items and options are facts."""
    if thing is None or isinstance(thing, (bool, int, str, float, bytes, Item, msgspec.Struct, frozenset)):
        return
    if not isinstance(thing, tuple):
        yield id(thing), path
    if isinstance(thing, (list, tuple, set)):
        for index, part in enumerate(thing):
            yield from _changeable(part, f"{path}[{index}]")
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _changeable(part, f"{path}[{key!r}]")
    elif not isinstance(thing, bytearray):
        for name in attributes(thing):
            yield from _changeable(getattr(thing, name), f"{path}.{name}")


def _same_after_replay(case: Case, table: Table[Any], head: record.Header) -> None:
    try:
        again = record.replay(record.write(head, table), lambda _: case.game)
    except TableError as error:
        raise case.fail(table, f"the record of the game does not replay: {error}") from None
    if fingerprint(again.position) != fingerprint(table.position):
        raise case.fail(table, "the record replays to another position")


def _parsed(case: Case, table: Table[Any], text: str) -> ElementTree.Element:
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise case.fail(table, f"the drawing is not well-formed: {error}: {text[:200]}") from None


def _main(name: str, seats: str, seed: str, options: str) -> None:
    """Play one random game and print its fingerprint: what `same_on_every_machine` runs in other processes."""
    module, _, attribute = name.partition(":")
    game = getattr(__import__(module, fromlist=[attribute]), attribute)
    case = Case(game, int(seats), int(seed), msgspec.json.decode(options))
    table = played(case)
    assert table.journal is not None
    print(len(table.moves), fingerprint(table.position), len(table.journal.entries))


if __name__ == "__main__":
    _main(*sys.argv[1:])
