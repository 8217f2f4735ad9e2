"""Whole games with Non-Players: none to four people, answering at random; what the log explains; what the rules page says."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from fourthrock.bots import line_up, options_for
from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.nonplayer import columns_coin, columns_rebels
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column
from fourthrock.games.red_dust_rebellion.nonplayer.face import NEXT_CARD, Face, Plan
from fourthrock.games.red_dust_rebellion.nonplayer.turn import FACES
from fourthrock.games.red_dust_rebellion.options import SEAT_TOKENS
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, FACTIONS, MG, RD, Faction
from fourthrock.lab import simulate
from fourthrock.table import Journal, Table, dice_for
from fourthrock.table.record import begin

ALL = ["mg", "corp", "rd", "cr"]
TABLES = [list(rules) for count in range(5) for rules in combinations(ALL, count)]


def play(rules: list[str], seed: int, journal: bool = False) -> Table:  # type: ignore[type-arg]
    """One game to its end: people answer at random, the invariants are looked at after every move."""
    table = begin(GAME, 4, seed, {"nonplayers": rules}, rewindable=False, journal=journal)
    people = dice_for(f"people {seed}")
    while not table.over:
        question = table.asks[0]
        if SEAT_TOKENS[question.seat] in rules:
            assert question.tokens == ["go-on"], "a Non-Player decides nothing"
        table.answer(people.choose(question.options), question)
        assert GAME.broken(table.position) == []
    return table


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: "-".join(rules) or "nobody")
def test_20_1_a_whole_game_with_these_non_players(rules: list[str]) -> None:
    table = play(rules, seed=len(rules))
    assert table.position.winner in FACTIONS


@pytest.mark.parametrize("seed", range(6))
def test_20_1_a_whole_game_of_four_non_players(seed: int) -> None:
    table = play(ALL, seed)
    assert sum(standing.place == 1 for standing in table.standings()) == 1


def test_20_1_the_same_seed_plays_the_same_game() -> None:
    assert play(ALL, 3).position.pieces == play(ALL, 3).position.pieces


def test_20_1_the_bot_spec_leaves_seats_to_the_rules() -> None:
    found = simulate(GAME.slug, 2, bots="nonplayer,random,nonplayer,nonplayer", seed=1)
    assert found.finished == 2
    specs = ["nonplayer", "random", "nonplayer", "greedy"]
    assert options_for(GAME, {}, specs).nonplayers == ["mg", "rd"]
    assert len(line_up("nonplayer", 4)) == 4


def test_20_1_every_turn_says_which_line_of_the_table_decided_and_every_choice_which_row() -> None:
    table = play(ALL, 5, journal=True)
    journal = table.journal
    assert isinstance(journal, Journal)
    told = [str(entry) for entry in journal.entries]
    turns = [line for line in told if re.search(r": (1st|2nd) Eligible$", line)]
    decided = [line for line in told if re.search(r"(first|second|third|fourth|fifth|sixth|seventh) line of the ", line)]
    assert 0 < len(turns) == len(decided)
    operations = [line for line in told if re.search(r": (Limited )?(Train|Rally|Logistics|Attack|Campaign|Secure|Recon)$", line)]
    cards = [line for line in told if line.startswith("Card ")]
    assert len(cards) >= len(operations) > 0
    for wanted in ("by the second priority", "the only candidate", ": Activation ", "gate not met", "would move up"):
        assert any(wanted in line for line in told), wanted


# ----------------------------------------------------------------------------------------------- the rules page tells the truth


def cell(face: Face, otherwise: int) -> str:
    return "; ".join(gate.need.words for gate in face.gates if gate.otherwise == otherwise)


def specials(plan: Plan) -> str:
    first = ", ".join(f"{one.word.name} (if {one.need.words})" if one.need else one.word.name for one in plan.first)
    return f"{first}, then {plan.word.name}" if first else plan.word.name


def row_of(face: Face) -> str:
    """A side of a card as a row of the rules."""
    number = f" ({face.activation})" if face.activation else ""
    operation = specials(face.plan)
    if face.choice is not None and face.otherwise is not None:
        operation = f"if {face.choice.words}: {operation}; else {specials(face.otherwise)}"
    after = ", ".join(f"{one.word.name} (if {one.need.words})" if one.need else one.word.name for one in face.specials)
    return f"| {face.letters}{number} | {cell(face, NEXT_CARD)} | {cell(face, 1 - NEXT_CARD)} | {operation} | {after} |"


@pytest.mark.parametrize("letters", sorted(FACES))
def test_20_3_the_rules_tell_each_side_of_each_card_as_it_is_played(letters: str) -> None:
    assert row_of(FACES[letters]) in GAME.rules()


def columns() -> list[tuple[Faction, Column]]:
    found = []
    for by, module in ((MG, columns_coin), (CORP, columns_coin), (RD, columns_rebels), (CR, columns_rebels)):
        for name, column in vars(module).items():
            if isinstance(column, Column) and name.startswith(f"{by.short}_"):
                found.append((by, column))
    return found


@pytest.mark.parametrize(("by", "column"), columns(), ids=lambda one: getattr(one, "name", ""))
def test_20_7_the_rules_tell_each_column_as_it_is_used(by: Faction, column: Column) -> None:
    rows = "; ".join(row.words for row in column.rows)
    chapter = GAME.rules().split(f"20.{9 if by.coin else 10 if by is RD else 11} ", 1)[1]
    assert f"| {column.name} | {rows} |" in chapter
