"""Records: whole, cut off, damaged, foreign."""

from __future__ import annotations

import time
import warnings

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import toy
from fourthrock.games import load
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


WHOLE = game_text()


def followed_or_refused(text: str) -> Table[toy.Salvage] | RecordError:
    try:
        return replay(text)
    except RecordError as error:
        return error


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_happens_to_a_file_it_is_followed_or_refused_with_a_sentence(data: st.DataObject) -> None:
    """Lines lost, doubled or out of order, characters lost or changed, the file cut anywhere: a table, or a RecordError."""
    rows = WHOLE.splitlines(keepends=True)
    at = data.draw(st.integers(0, len(rows) - 1))
    damage = data.draw(st.sampled_from(["lose", "double", "move", "scratch", "cut"]))
    if damage == "lose":
        del rows[at]
    elif damage == "double":
        rows.insert(at, rows[at])
    elif damage == "move":
        rows.append(rows.pop(at))
    text = "".join(rows)
    if damage in ("scratch", "cut"):
        place = data.draw(st.integers(0, len(text) - 1))
        wrong = data.draw(st.characters(codec="utf-8")) if damage == "scratch" else ""
        text = text[:place] + wrong + (text[place + 1 :] if damage == "scratch" else "")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = followed_or_refused(text)
    if isinstance(found, RecordError):
        assert 0 <= found.line <= text.count("\n") + 1
        assert len(str(found)) > 10
    else:
        assert toy.GAME.broken(found.position) == []


@pytest.mark.parametrize("cut", range(1, len(WHOLE) - WHOLE.index("\n")))
def test_a_file_cut_anywhere_after_its_header_is_read_up_to_the_cut(cut: int) -> None:
    text = WHOLE[:-cut]
    whole = sum('"play"' in row for row in text.split("\n")[:-1])
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert len(replay(text).moves) in (whole, whole + 1)
    assert len(caught) <= 1


def test_a_record_of_another_game_is_refused_with_the_games_that_there_are() -> None:
    with pytest.raises(RecordError, match="line 1: game: no game is called 'chess'; there are") as caught:
        record.replay(HEAD.replace("salvage", "chess"), load)
    assert caught.value.line == 1


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
    with pytest.raises(BadSetup, match="options of Salvage are names with values, or Salvage's own Options, not a list"):
        record.begin(toy.GAME, 3, 0, ["rounds"])  # type: ignore[arg-type]


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
