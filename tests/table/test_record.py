"""Records: whole, cut off, damaged, foreign."""

from __future__ import annotations

import time

import pytest

import toy
from fourthrock.table import BadSetup, RecordError, Table, fingerprint, record
from fourthrock.testing import Case, played

HEAD = '{"fourthrock":1,"game":"salvage","version":1,"seats":3,"seed":"1","options":{}}\n'


def replay(text: str) -> Table[toy.Salvage]:
    return record.replay(text, lambda name: toy.GAME)


def game_text(seats: int = 3, seed: int = 1) -> str:
    return record.write(record.header(toy.GAME, seats, seed), played(Case(toy.GAME, seats, seed)))


def test_a_record_replays_to_the_same_position() -> None:
    assert fingerprint(replay(game_text()).position) == fingerprint(played(Case(toy.GAME, 3, 1)).position)


def test_every_prefix_is_a_position() -> None:
    rows = [row for row in game_text().splitlines(keepends=True) if "fingerprint" not in row]
    for length in range(1, len(rows) + 1):
        assert len(replay("".join(rows[:length])).moves) == length - 1


def test_an_undo_is_a_line_of_its_own() -> None:
    table = replay(HEAD + '{"seat":0,"play":"3"}\n{"seat":0,"undo":true}\n{"seat":0,"play":"1"}\n')
    assert [move.item.token for move in table.moves] == ["1"]


def test_a_last_line_cut_off_in_mid_write_is_dropped_with_a_warning() -> None:
    text = HEAD + '{"seat":0,"play":"3"}\n{"seat":1,"pl'
    with pytest.warns(UserWarning, match="line 3 of the record was cut off"):
        table = replay(text)
    assert len(table.moves) == 1


def test_a_complete_last_line_without_newline_counts() -> None:
    assert len(replay(HEAD + '{"seat":0,"play":"3"}').moves) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "the record is empty"),
        ("hello\n", 1, "not the header"),
        ('{"fourthrock":9,"game":"salvage","version":1,"seats":3,"seed":"1","options":{}}\n', 1, "format 9 is not known"),
        (HEAD.replace('"seats":3', '"seats":9'), 1, "is for 2, 3, 4 seats, not 9"),
        (HEAD.replace('"options":{}', '"options":{"speed":1}'), 1, "has no such option; it has rounds"),
        (HEAD.replace('"options":{}', '"options":{"rounds":"many"}'), 1, "rounds: Expected `int`"),
        (HEAD + "garbage\n" + '{"seat":0,"play":"3"}\n', 2, "not a move"),
        (HEAD + '{"seat":0}\n', 2, "needs seat and play"),
        (HEAD + '{"seat":0,"play":"9"}\n', 2, "does not answer"),
        (HEAD + '{"seat":7,"play":"3"}\n', 2, "seat 7 is not asked"),
        (HEAD + '{"seat":0,"undo":true}\n', 2, "has not answered anything yet"),
        (HEAD + '{"seat":0,"play":"3"}\n{"moves":1,"fingerprint":"0000000000000000"}\n', 3, "not the one that was recorded"),
        (HEAD + '{"moves":5,"fingerprint":"0000000000000000"}\n', 2, "is for 5 moves, but 0 were played"),
    ],
)
def test_damage_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        replay(text)
    assert caught.value.line == line


def test_a_record_of_other_rules_is_followed_as_far_as_its_moves_are_legal() -> None:
    other = game_text().replace('"version":1', '"version":0')
    spoilt = other.replace('"fingerprint":"', '"fingerprint":"0')
    assert replay(spoilt).over
    with pytest.raises(RecordError, match="made under version 0 of the rules, this is 1"):
        replay(HEAD.replace('"version":1', '"version":0') + '{"seat":0,"play":"9"}\n')


def test_options_that_stand_at_their_default_are_left_out_of_the_header() -> None:
    assert record.header(toy.GAME, 2, 0, {"rounds": 4}).options == {}
    assert record.header(toy.GAME, 2, 0, {"rounds": 7}).options == {"rounds": 7}


def test_a_wrong_setup_names_its_field() -> None:
    with pytest.raises(BadSetup) as caught:
        record.begin(toy.GAME, 3, 0, {"rounds": "x"})
    assert caught.value.field == "options.rounds"


def test_a_record_of_two_thousand_moves_loads_in_well_under_a_second() -> None:
    rows = [HEAD.replace('"options":{}', '"options":{"rounds":400}')]
    table = record.begin(toy.GAME, 3, 1, {"rounds": 400})
    while len(table.moves) < 2000:
        question = table.asks[0]
        item = question.options[-1] if len(question.options) < 4 else question.options[0]
        rows.append(f'{{"seat":{question.seat},"play":"{item.token}"}}\n')
        table.answer(item, question)
    begun = time.perf_counter()
    again = replay("".join(rows))
    assert time.perf_counter() - begun < 0.5
    assert fingerprint(again.position) == fingerprint(table.position)
