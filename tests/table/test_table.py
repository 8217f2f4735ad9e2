"""The table: asking, answering together, undo, clone, imagine; and what it says when it refuses."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from fourthrock.table import (
    DeadEnd,
    Dice,
    Diverged,
    GameIsOver,
    IllegalAnswer,
    Journal,
    Move,
    NothingToUndo,
    Refusal,
    Script,
    Table,
    WrongSeat,
    dice_for,
    fingerprint,
    number,
    pick,
    pick_number,
    record,
    seats_mask,
)


def salvage(seats: int = 3, seed: int = 1) -> Table[Any]:
    return record.begin(toy.GAME, seats, seed)


def after_bids(*bids: int, seed: int = 1) -> Table[Any]:
    table = salvage(len(bids), seed)
    for seat, bid in enumerate(bids):
        table.play(str(bid), seat)
    return table


def with_two_parts(*throws: tuple[int, int]) -> Table[Any]:
    """Crew 0 is about to dig, two parts in its hand, the next dice as told."""
    g = after_bids(3, 0, 0).clone().position
    g.order.insert(0, 0)
    g.hands[0] = [toy.PARTS[0], toy.PARTS[1]]
    g.dice.rig(throws)
    return Table(toy.GAME, g, 3)


def test_all_seats_are_asked_together_and_answers_stay_hidden_until_the_last_is_in() -> None:
    table = salvage()
    assert table.seats_asked == [0, 1, 2]
    table.play("3", 2)
    assert table.seats_asked == [0, 1]
    assert table.view(0).bids == [-1, -1, -1]
    table.play("1", 0)
    table.play("2", 1)
    assert table.view(0).bids == [1, 2, 3]
    assert table.ask.seat == 2


def test_a_question_together_that_leaves_nobody_a_choice_is_forgotten_when_imagining() -> None:
    position = toy.GAME.setup(3, toy.Options(), dice_for(1))
    position.scrap = [0, 0, 0]
    table = Table(toy.GAME, position, 3)
    table.play("draw")
    assert table.imagine(0, dice_for(1)).ask.prompt == table.ask.prompt == "Keep it?"


def test_an_answer_without_a_seat_is_that_of_the_first_seat_asked() -> None:
    table = salvage()
    table.play("0")
    assert table.moves[0].seat == 0


def test_an_unknown_token_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(IllegalAnswer, match=r"'9' does not answer 'Bid how much scrap\?'; legal are 0, 1, 2, 3") as caught:
        salvage().play("9")
    assert caught.value.refusal is None


def test_a_refused_candidate_is_answered_with_its_rule() -> None:
    table = salvage()
    table.position.scrap[0] = 1
    again = Table(toy.GAME, table.position.copy(), 3)
    assert again.ask.tokens == ["0", "1"]
    assert [(item.token, refusal.rule) for item, refusal in again.ask.refused()] == [("2", "2.1"), ("3", "2.1")]
    with pytest.raises(IllegalAnswer, match=r"not enough scrap \(rule 2\.1\)") as caught:
        again.play("3")
    assert caught.value.refusal is not None
    assert fingerprint(again.position) == fingerprint(table.position)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    table = after_bids(3, 0, 0)
    with pytest.raises(WrongSeat, match="seat 1 is not asked anything now; the table waits for seat 0"):
        table.play("dig", 1)


def test_a_game_that_is_over_asks_nobody() -> None:
    table = salvage()
    table.position.round = table.position.rounds
    over = Table(toy.GAME, table.position, 3)
    assert over.over
    with pytest.raises(GameIsOver, match="the game is over"):
        over.play("dig")


def test_a_question_with_one_answer_is_answered_by_the_table() -> None:
    table = after_bids(0, 3, 0)
    table.play("draw", 1)
    table.play("keep", 1)
    assert table.ask.seat == 0


def test_the_end_can_come_in_the_middle_of_a_turn() -> None:
    table = after_bids(3, 0, 0)
    table.position.dice.rig([(2, 6), (6, 6)])
    table.play("dig")
    table.play("3")
    assert table.over
    assert table.position.caved_in
    assert table.position.points == [1, 0, 0]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_the_table_does_not_have_sees_and_imagines_nothing(seat: int) -> None:
    table = salvage()
    with pytest.raises(WrongSeat, match=f"the seats of this table are 0 to 2, not {seat}; a spectator is None"):
        table.view(seat)
    with pytest.raises(WrongSeat, match=f"the seats of this table are 0 to 2, not {seat}: nobody imagines"):
        table.imagine(seat, dice_for(1))
    with pytest.raises(WrongSeat, match=f"seat {seat} is not asked anything now; the table waits for seat 0, 1, 2"):
        table.play("1", seat)
    assert table.undo_refused(seat) is not None


# ------------------------------------------------------------------------------------------------------------------ undo


def test_undo_takes_back_the_last_answer() -> None:
    table = after_bids(3, 0, 0)
    before = fingerprint(table.position)
    table.play("dig")
    table.undo(0)
    assert table.ask.tokens == ["dig", "draw", "done"]
    assert fingerprint(table.position) == before


def test_undo_never_goes_over_a_die() -> None:
    table = after_bids(3, 0, 0)
    table.position.dice.rig([(2, 6)])
    table.play("dig")
    table.play("1")
    with pytest.raises(NothingToUndo, match="a die was rolled, a card was seen, or something hidden came to light"):
        table.undo(0)


def test_undo_never_goes_over_a_drawn_card() -> None:
    table = after_bids(3, 0, 0)
    table.play("draw")
    assert table.undo_refused(0) is not None


def test_undo_goes_back_to_the_die_but_not_over_it() -> None:
    table = with_two_parts((2, 6))
    table.play("dig")
    table.play("1")
    table.play(toy.PARTS[0].token)
    table.undo(0)
    assert table.ask.tokens == [toy.PARTS[0].token, toy.PARTS[1].token, "done"]
    assert table.undo_refused(0) is not None


def test_undo_never_goes_over_another_seats_answer() -> None:
    table = after_bids(3, 2, 0)
    table.play("done", 0)
    table.play("done", 1)
    with pytest.raises(NothingToUndo, match="another seat has answered since"):
        table.undo(0)
    table.undo(1)
    assert table.ask.seat == 1
    table.undo(0)
    assert table.ask.seat == 0


def test_a_secret_answer_may_be_withdrawn_until_the_last_is_in() -> None:
    table = salvage()
    table.play("3", 0)
    table.play("1", 1)
    table.undo(0)
    assert table.seats_asked == [0, 2]
    table.play("2", 0)
    table.play("0", 2)
    assert table.position.bids == [2, 1, 0]
    assert table.undo_refused(2) is not None


def test_no_undo_from_before_a_secret_question_that_another_seat_has_answered() -> None:
    table = after_bids(0, 0)
    table.play("done", 0)
    table.play("done", 1)
    table.play("1", 0)
    assert table.undo_refused(1) is not None
    table.undo(0)
    table.undo(1)
    assert table.ask.prompt == "Dig or draw?"


def test_undo_shortens_the_log() -> None:
    table = after_bids(3, 2, 0)
    entries = len(table.journal.entries)
    table.play("done", 0)
    table.undo(0)
    assert len(table.journal.entries) == entries


def test_a_seat_that_has_done_nothing_cannot_undo() -> None:
    with pytest.raises(NothingToUndo, match="has not answered anything yet"):
        salvage().undo(1)


def test_a_table_without_past_says_so() -> None:
    table = record.begin(toy.GAME, 2, 0, rewindable=False)
    with pytest.raises(NothingToUndo, match="keeps no past"):
        table.undo(0)
    with pytest.raises(ValueError, match="not rewindable"):
        table.clone()


# -------------------------------------------------------------------------------------------------------- clone, imagine


def test_a_clone_in_the_middle_of_a_script_stands_where_the_original_stands() -> None:
    table = after_bids(3, 0, 0)
    table.play("dig")
    clone = table.clone()
    assert clone.ask.prompt == "How deep?"
    clone.position.dice.rig([(1, 6)])
    clone.play("1")
    assert table.ask.prompt == "How deep?"


def test_an_imagined_table_keeps_what_the_seat_has_seen() -> None:
    table = after_bids(3, 0, 0)
    table.play("draw")
    drawn = table.position.hands[0][0]
    dice = dice_for(1)
    decks = set()
    for _ in range(20):
        world = table.imagine(0, dice)
        assert world.position.hands[0] == [drawn]
        assert world.ask.tokens == ["keep", "give"]
        decks.add(tuple(part.token for part in world.position.deck))
    assert len(decks) > 1


def test_an_imagined_table_asks_the_other_seats_again() -> None:
    table = salvage()
    table.play("3", 0)
    table.play("2", 1)
    world = table.imagine(0, dice_for(1))
    assert world.seats_asked == [1, 2]


def test_chance_to_come_is_new_in_an_imagined_table_but_thrown_dice_stay() -> None:
    table = with_two_parts((2, 6), (3, 6), (4, 6))
    table.play("dig")
    table.play("3")
    rolls = set()
    for seed in range(12):
        world = table.imagine(0, dice_for(seed))
        assert world.position.points == [3, 0, 0]
        rolls.add(world.position.dice.roll(100))
    assert len(rolls) > 6


def test_a_move_that_does_not_fit_is_a_divergence() -> None:
    with pytest.raises(Diverged, match="seat 1 answered 'dig'"):
        salvage().replay(Move(1, toy.DIG))


def test_a_script_without_questions_is_run_and_the_table_goes_on() -> None:
    """A phase in which no seat acts: here a night before every round of bids, in which a die is rolled."""

    def night(g: Any) -> Script[None]:
        g.thrown.append(toy.PARTS[g.dice.roll() - 1])
        g.say("Something is found at night")
        yield from ()

    def script(self: Any, g: Any) -> Any:
        return night(g) if not g.order and len(g.thrown) == g.round else toy.SalvageGame.script(toy.GAME, g)

    game = type("Nightly", (toy.SalvageGame,), {"script": script})()
    table: Table[Any] = record.begin(game, 2, 1)
    assert len(table.position.thrown) == 1
    assert table.ask.prompt == "Bid how much scrap?"
    for token, seat in (("1", 0), ("0", 1), ("done", 0), ("done", 1)):
        table.play(token, seat)
    assert len(table.position.thrown) == 2
    assert table.undo_refused(1) is not None, "a die was rolled in the night"
    assert table.seats_asked == [0, 1]


# ----------------------------------------------------------------------------------------------------- faults of a game


def test_a_question_without_an_answer_is_a_fault_of_the_game() -> None:
    def script(self: Any, position: Any) -> Script[None]:
        yield from pick(1, "Choose a part", [])

    game = type("Stuck", (toy.SalvageGame,), {"script": script})()
    with pytest.raises(DeadEnd, match="salvage asks seat 1 'Choose a part' without a legal answer"):
        record.begin(game, 2)


# ------------------------------------------------------------------------------------------------------- the small parts


def test_dice_are_the_same_on_every_machine() -> None:
    dice = dice_for(7)
    assert [dice.roll() for _ in range(12)] == [3, 3, 1, 5, 2, 2, 5, 1, 3, 1, 6, 1]
    assert dice_for("7").raw() == dice_for(7).raw() != dice_for(8).raw()


def test_dice_are_fair() -> None:
    dice = dice_for(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.roll() - 1] += 1
    assert max(counts) - min(counts) < 700


def test_rigged_dice_fall_as_told_for_any_number_of_sides() -> None:
    dice = Dice(1, 1)
    throws = [(value, sides) for sides in (2, 3, 6, 10, 20, 100, 1000) for value in (1, sides // 2 + 1, sides)]
    dice.rig(throws)
    assert [dice.roll(sides) for _, sides in throws] == [value for value, _ in throws]


def test_a_journal_entry_is_read_only_by_its_readers() -> None:
    journal = Journal()
    journal.write(1, seats_mask([0, 2]), "{} draws {}", (toy.DIG, 3))
    entry = journal.entries[0]
    assert str(entry) == "Dig draws 3"
    assert [entry.may_read(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    assert str(Refusal("5.5", "needs {} Resources, has {}", 3, 1)) == "needs 3 Resources, has 1 (rule 5.5)"
    assert str(Refusal("", "not now")) == "not now"


def test_counts_have_one_item_each() -> None:
    assert number(300) is number(300)
    assert number(3).token == "3"


def test_a_count_is_answered_as_an_int() -> None:
    def script(self: Any, position: Any) -> Any:
        return None if position.round else count(position)

    def count(g: Any) -> Script[None]:
        g.round = yield from pick_number(0, "How many?", 1, 5)

    game = type("Counting", (toy.SalvageGame,), {"script": script})()
    table = record.begin(game, 2)
    table.play("4")
    assert table.position.round == 4
