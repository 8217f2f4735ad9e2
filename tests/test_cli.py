"""The command line: what it prints, what it writes, and one clear line for whatever is wrong."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from rich.console import Console

import toy
from fourthrock import cli
from fourthrock.cli.listing import seats_in_words
from fourthrock.cli.show import inline, readable
from fourthrock.table import Refusal, Standing, pick


@pytest.fixture(autouse=True)
def salvage(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, installed."""
    point = EntryPoint("salvage", "toy:GAME", "fourthrock.games")
    monkeypatch.setattr(sys.modules["fourthrock.games"], "_points", lambda: [point])
    monkeypatch.setenv("COLUMNS", "120")


class Said:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Say = Callable[..., Said]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Say:
    """Run a command; lines given as `typed` are typed at its prompts."""

    def run(*arguments: str, typed: list[str] | None = None) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        code = 0
        try:
            cli.main(list(arguments))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


@pytest.fixture
def game(tmp_path: Path, say: Say) -> Path:
    """A record of a whole game."""
    file = tmp_path / "game.jsonl"
    assert say("record", "salvage", "--seats", "3", "--seed", "4", "-o", str(file)).code == 0
    return file


# --------------------------------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("simulate chess", "game: no game is called 'chess'; there are salvage"),
        ("simulate salvage --seats 9", "seats: Salvage is for 2, 3, 4 seats, not 9"),
        ("simulate salvage --bots clever", "bots: no bot is called 'clever'; there are greedy, random, search"),
        ("simulate salvage --bots search:soon", "bots: 'search:soon' is not a budget"),
        ("simulate salvage --option rouds=3", "options.rouds: Salvage has no such option; it has rounds"),
        ("simulate salvage --option rounds=many", "options.rounds: Expected `int`, got `str`"),
        ("simulate salvage --option rounds", "option: 'rounds' is not NAME=VALUE"),
        ("simulate salvage --games 0", "games: at least 1 game must be played, not 0"),
        ("match salvage --bots greedy,random,random", "bots: 3 bots were named for 2 seats"),
        ("play chess", "game: there is no game and no record called 'chess'; the games are salvage"),
        ("play salvage --bots random,random,random", "bots: 3 bots were named for 2 seats"),
        ("play salvage --hints clever", "bots: no bot is called 'clever'"),
        ("play salvage --bots nonplayer", "bots: Salvage has no rules for Non-Players"),
        ("simulate salvage --bots nonplayer", "bots: Salvage has no rules for Non-Players"),
        ("record salvage --bots random,nonplayer -o /dev/null", "bots: Salvage has no rules for Non-Players"),
        ("simulate salvage --jobs 0", "jobs: at least 1 process is needed, not 0"),
        ("play salvage --seat 7", "seat: the seats of this game are 0 to 1, not 7"),
        ("record salvage --seats 1 -o /dev/null", "seats: Salvage is for 2, 3, 4 seats, not 1"),
        ("draw nowhere.jsonl -o x.gif", "output: a picture is a .svg or a .png file, not 'x.gif'"),
        ("bench chess", "no game is called 'chess'"),
        ("bench salvage --seconds 0", "seconds: each figure is measured for more than 0 seconds, not 0"),
    ],
)
def test_what_the_user_got_wrong_is_one_line_and_exit_code_2(command: str, line: str, say: Say) -> None:
    said = say(*command.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("fourthrock: ")
    assert line in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("simulate", "missing argument 'GAME'; see fourthrock simulate -h"),
        ("simulate salvage --games many", "invalid value for '--games': "),
        ("simulate salvage --speed 3", "no such option: --speed"),
        ("fly", "no such command 'fly'; see fourthrock -h"),
        ("draw x.jsonl", "missing option '-o' / '--output'; see fourthrock draw -h"),
        ("check one two", "got unexpected extra argument(s) (two); see fourthrock check -h"),
    ],
)
def test_a_command_that_cannot_be_read_is_one_line_that_says_where_to_look(command: str, line: str, say: Say) -> None:
    said = say(*command.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fourthrock: {line}")
    assert said.err.count("\n") == 1


def test_without_a_command_the_commands_are_listed(say: Say) -> None:
    said = say()
    assert said.code == 0
    assert "simulate" in said.out


def test_an_option_with_a_wrong_value_names_the_right_ones(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    weather = msgspec.defstruct("Weather", [("dust", Literal["calm", "storm"], "calm")])
    monkeypatch.setattr(toy.GAME, "options", weather)
    said = say("simulate", "salvage", "--option", "dust=rain")
    assert said.err == "fourthrock: options.dust: Invalid enum value 'rain'; right are calm, storm\n"


def test_control_c_is_one_line_and_exit_code_130(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*how: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fourthrock.lab.simulation.play_one", stopped)
    said = say("simulate", "salvage")
    assert (said.code, said.out, said.err) == (130, "", "fourthrock: stopped\n")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_stops_all_processes_without_a_traceback(jobs: str) -> None:
    words = ["simulate", "mission_red_planet", "--games", "100000", "--jobs", jobs]
    command = [sys.executable, "-c", "from fourthrock.cli import main; main()", *words]
    env = {**os.environ, "FORCE_COLOR": "1"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=env, start_new_session=True) as running:
        assert running.stderr is not None
        begun = running.stderr.read(1)  # the progress bar: it is on its way
        os.killpg(running.pid, signal.SIGINT)
        err = begun + running.stderr.read()
    assert running.returncode == 130
    assert err.endswith("fourthrock: stopped\n")
    assert "Traceback" not in err


@pytest.mark.parametrize("arguments", [["--help"], ["simulate", "mission_red_planet", "--games", "2"]])
def test_a_pipe_that_closes_is_no_traceback(arguments: list[str]) -> None:
    command = [sys.executable, "-c", "from fourthrock.cli import main; main()", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        err = running.stderr.read()
    assert running.returncode == 1
    assert err == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_one_line() -> None:
    command = [sys.executable, "-c", "from fourthrock.cli import main; main()", "simulate", "mission_red_planet", "--games", "1"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "fourthrock: No space left on device\n")


def test_help_loads_nothing_that_it_does_not_need() -> None:
    script = (
        "import sys\nfrom fourthrock.cli import main\nmain(['--help'])\n"
        "print(sorted(name for name in sys.modules if name.startswith(('fourthrock.', 'rich.'))))"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert all(word in out for word in ("games", "play", "simulate", "match", "record", "check", "draw", "serve", "bench"))
    rooms = ("fourthrock.bots", "fourthrock.lab", "fourthrock.server", "fourthrock.games.", "rich.")
    assert not [room for room in rooms if f"'{room}" in out.splitlines()[-1]]


# ---------------------------------------------------------------------------------------------------- games, simulations


def test_games_are_listed_with_seats_and_options(say: Say) -> None:
    assert "Salvage, 2 to 4 seats" in say("games").out
    assert "--option rounds=4" in say("games").out
    (listed,) = json.loads(say("games", "--json").out)
    assert (listed["slug"], listed["seats"]) == ("salvage", [2, 3, 4])
    assert listed["options"] == [{"name": "rounds", "default": 4, "about": "", "values": []}]


def test_the_values_that_an_option_may_have_are_listed(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    weather = msgspec.defstruct("Weather", [("dust", Literal["calm", "storm"], "calm")])
    monkeypatch.setattr(toy.GAME, "options", weather)
    assert "--option dust=calm   One of calm, storm." in say("games").out


def test_simulate_reports_seats_and_bots(say: Say) -> None:
    said = say("simulate", "salvage", "--games", "9", "--bots", "greedy,random", "--option", "rounds=2", "--seed", "x")
    assert said.code == 0
    assert "9 of 9 games finished" in said.out
    assert "greedy" in said.out
    assert "seat 1" in said.out
    assert said.err == "", "no progress bar where there is no terminal"


def test_a_simulation_shows_its_progress_on_a_terminal_and_nothing_of_it_in_its_output(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = say("simulate", "salvage", "--games", "9", "--json")
    assert "/9" in said.err
    assert json.loads(said.out)["games"] == 9


def test_worlds_that_could_not_be_played_are_reported(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.SalvageGame, "imagine", lambda self, start, now, seat, dice: start.order.reverse())
    said = say("simulate", "salvage", "--games", "2", "--bots", "search:5", "--seed", "1")
    assert "imagined worlds could not be played: the game's imagine does not fit its rules." in said.out


def test_a_game_says_how_long_it_takes_and_what_it_is_about(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "minutes", "20")
    monkeypatch.setattr(toy.GAME, "weight", "light")
    monkeypatch.setattr(toy.GAME, "about", "Dig for parts.")
    out = say("games").out
    assert "Salvage, 2 to 4 seats, 20 minutes, light" in out
    assert "    Dig for parts." in out


@pytest.mark.parametrize(("seats", "said"), [([4], "4 seats"), ([1, 2, 3], "1 to 3 seats"), ([2, 4], "2, 4 seats")])
def test_numbers_of_seats_in_words(seats: list[int], said: str) -> None:
    assert seats_in_words(seats) == said


def test_simulate_as_json_is_the_same_for_any_number_of_processes(say: Say) -> None:
    command = ["simulate", "salvage", "--games", "12", "--json", "--jobs"]
    one, two = (json.loads(say(*command, jobs).out) for jobs in ("1", "2"))
    for timed in ("seconds", "games_per_second", "decisions_per_second", "jobs"):
        assert one.pop(timed) > 0
        assert two.pop(timed) > 0
    assert one == two
    assert one["finished"] == 12
    assert "results" not in one


def test_match_rotates_the_seats(say: Say) -> None:
    outcome = json.loads(say("match", "salvage", "--games", "4", "--bots", "greedy,random", "--json").out)
    assert {share["name"]: share["games"] for share in outcome["by_bot"]} == {"greedy": 4, "random": 4}


def test_a_game_that_fails_is_one_line_with_its_seed(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def script(self: toy.SalvageGame, position: toy.Salvage) -> Any:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(toy.SalvageGame, "script", script)
    said = say("simulate", "salvage", "--games", "3", "--seed", "9")
    assert said.code == 1
    assert said.err == "fourthrock: game 0 (seed 9-0) failed: RuntimeError: the table broke\n"


def test_bench_measures(say: Say) -> None:
    (figures,) = json.loads(say("bench", "salvage", "--seconds", "0.01", "--json").out)
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
    assert "salvage" in say("bench", "--seconds", "0.01").out


# --------------------------------------------------------------------------------------------------------------- records


def test_a_record_that_bots_made_passes_its_check(game: Path, say: Say) -> None:
    said = say("check", str(game))
    assert said.code == 0
    assert said.out.startswith("Salvage, 3 seats: ")
    assert "1 fingerprint verified, the game is over." in said.out


def test_the_same_seed_records_the_same_game(game: Path, tmp_path: Path, say: Say) -> None:
    again = tmp_path / "again.jsonl"
    say("record", "salvage", "--seats", "3", "--seed", "4", "-o", str(again))
    assert again.read_bytes() == game.read_bytes()


@pytest.mark.parametrize(
    ("line", "damage", "message"),
    [
        (1, '{"chess": 1}', "line 1: not the header"),
        (3, '{"seat": 0, "play": "fly"}', "line 3: "),
        (4, "mess", "line 4: not a move"),
    ],
)
def test_a_damaged_record_is_named_by_its_line(game: Path, say: Say, line: int, damage: str, message: str) -> None:
    lines = game.read_text().split("\n")
    lines[line - 1] = damage
    game.write_text("\n".join(lines))
    said = say("check", str(game))
    assert said.code == 1
    assert said.err.startswith(f"fourthrock: {message}")
    assert said.err.count("\n") == 1


def test_a_record_with_another_fingerprint_is_refused(game: Path, say: Say) -> None:
    lines = game.read_text().split("\n")
    mark = json.loads(lines[-2])
    lines[-2] = json.dumps({**mark, "fingerprint": "0" * 16})
    game.write_text("\n".join(lines))
    said = say("check", str(game))
    assert said.code == 1
    assert f"line {len(lines) - 1}: the position after {mark['moves']} moves is not the one that was recorded" in said.err


def test_a_record_cut_off_in_its_last_line_is_checked_as_far_as_it_goes(game: Path, say: Say) -> None:
    game.write_text(game.read_text()[:-9])
    said = say("check", str(game))
    assert said.code == 0
    assert "was cut off in mid-write" in said.err
    assert "0 fingerprints verified" in said.out


def test_a_record_of_other_rules_is_followed_but_not_compared(game: Path, say: Say) -> None:
    game.write_text(game.read_text().replace('"version":1', '"version":2'))
    assert "fingerprints not compared (rules version 2, here 1)" in say("check", str(game)).out


def test_no_file_and_no_text_are_one_line(tmp_path: Path, say: Say) -> None:
    nowhere = say("check", str(tmp_path / "nowhere"))
    assert (nowhere.code, nowhere.err) == (1, f"fourthrock: there is no file {tmp_path / 'nowhere'}\n")
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe\x00")
    assert "is not text" in say("check", str(noise)).err


@pytest.mark.parametrize("command", [["record", "salvage"], ["draw", "GAME"]])
def test_a_file_that_cannot_be_written_is_said_before_the_work_begins(
    command: list[str], game: Path, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourthrock.bots.simple.RandomBot.choose", None)
    monkeypatch.setattr("fourthrock.cli.picture.compose", None)
    out = tmp_path / "no" / "game.svg"
    said = say(*[str(game) if word == "GAME" else word for word in command], "-o", str(out))
    assert (said.code, said.err) == (1, f"fourthrock: {out}: No such file or directory\n")


def test_a_record_that_was_never_finished_leaves_no_file(tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*how: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fourthrock.bots.simple.RandomBot.choose", stopped)
    assert say("record", "salvage", "-o", str(tmp_path / "game.jsonl")).code == 130
    assert list(tmp_path.iterdir()) == []


def test_a_record_names_the_winners_or_nobody(tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "game.jsonl"
    assert say("record", "salvage", "--seed", "4", "-o", str(out)).out.endswith("won by seat 1.\n")
    monkeypatch.setattr(toy.SalvageGame, "standings", lambda self, g: [Standing(seat, 2, 0) for seat in range(2)])
    assert say("record", "salvage", "-o", str(out)).out.endswith("won by nobody.\n")


# -------------------------------------------------------------------------------------------------------------- pictures


def test_a_picture_is_the_plate_with_the_layer_on_it(game: Path, tmp_path: Path, say: Say) -> None:
    out = tmp_path / "board.svg"
    assert say("draw", str(game), "--move", "0", "--seat", "1", "-o", str(out)).out == f"{out}: after 0 moves.\n"
    root = ElementTree.fromstring(out.read_text())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert [part.get("data-token") for part in root.iter() if part.get("data-token")] == ["0", "1", "2", "3"]


def test_a_spectator_is_asked_nothing(game: Path, tmp_path: Path, say: Say) -> None:
    out = tmp_path / "board.svg"
    say("draw", str(game), "--move", "0", "-o", str(out))
    assert "data-token" not in out.read_text()


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--move", "999"], "moves, not 999"),
        (["--seat", "3"], "the seats of this game are 0 to 2, not 3"),
        (["--theme", "pink"], "a picture is dark or light, not 'pink'"),
    ],
)
def test_a_picture_of_nothing_is_refused(game: Path, tmp_path: Path, say: Say, more: list[str], message: str) -> None:
    said = say("draw", str(game), *more, "-o", str(tmp_path / "board.svg"))
    assert said.code == 2
    assert message in said.err


def test_a_picture_that_chromium_does_not_take_is_one_line(
    game: Path, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    failed = subprocess.CompletedProcess([], 1, "", "starting\nno screen\n")
    monkeypatch.setattr(subprocess, "run", lambda command, **_: failed)
    said = say("draw", str(game), "-o", str(tmp_path / "board.png"))
    assert (said.code, said.out) == (2, "")
    assert said.err == "fourthrock: output: /usr/bin/chromium did not take the picture: no screen\n"


def test_without_a_chromium_a_png_is_refused(game: Path, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    said = say("draw", str(game), "-o", str(tmp_path / "board.png"))
    assert said.code == 2
    assert "a PNG needs a Chromium in the PATH" in said.err


def test_a_png_is_photographed_by_chromium(game: Path, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def photograph(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        target = next(part for part in command if part.startswith("--screenshot="))
        Path(target.partition("=")[2]).write_bytes(b"picture")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name == "chromium" else None)
    monkeypatch.setattr(subprocess, "run", photograph)
    assert say("draw", str(game), "-o", str(tmp_path / "board.png")).code == 0
    assert calls[0][0] == "/usr/bin/chromium"
    assert "--window-size=1600,1600" in calls[0]


# ----------------------------------------------------------------------------------------------------------------- serve


def test_serve_starts_the_web_table(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[dict[str, object]] = []
    monkeypatch.setattr("fourthrock.server.run", lambda **how: started.append(how))
    assert say("serve", "--port", "9000", "--db", "here.sqlite").code == 0
    assert started == [{"host": "127.0.0.1", "port": 9000, "database": "here.sqlite"}]


def test_serve_without_its_dependencies_says_what_to_install(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(**how: object) -> None:
        raise ModuleNotFoundError("No module named 'starlette'", name="starlette")

    monkeypatch.setattr("fourthrock.server.run", run)
    said = say("serve")
    assert said.code == 2
    assert said.err == "fourthrock: serve: the web table needs starlette: pip install 'fourthrock[web]'\n"


# ------------------------------------------------------------------------------------------------------------------ play

PLAY = ["play", "salvage", "--seed", "4", "--bots", "random", "--hints", "greedy"]


def test_play_shows_the_view_the_question_and_the_answers(say: Say) -> None:
    said = say(*PLAY)
    assert said.code == 0
    assert "Crew 1: you, Crew 2: random" in said.out
    assert "Bid how much scrap?  (rule 2.1)" in said.out
    assert "scrap   6, 6" in said.out
    assert "thrown" not in said.out, "what is empty is left out"
    assert "No more input; leaving the table." in said.out


def test_a_whole_game_is_played_to_its_result(say: Say) -> None:
    said = say(*PLAY, "--option", "rounds=1", typed=["1", "1", "1", "1", "1", "1", "1", "1"])
    assert "The game is over" in said.out
    assert "Won by Crew" in said.out
    assert re.search(r"1\.  Crew \d  \d+  points \d+", said.out), "every seat's place, score, and where it comes from"


def test_a_game_that_nobody_has_won_says_so(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.SalvageGame, "standings", lambda self, g: [Standing(seat, 2, 0) for seat in range(2)])
    assert "Nobody has won." in say(*PLAY, "--option", "rounds=1", typed=["1"] * 8).out


def test_answers_may_be_given_by_token_or_by_number(say: Say) -> None:
    by_token = say(*PLAY, typed=["3", "done", "quit"]).out
    by_number = say(*PLAY, typed=["3", "3", "quit"]).out
    assert by_token == by_number


def test_wrong_input_gets_a_sentence(say: Say) -> None:
    out = say(*PLAY, typed=["7", "fly", "3", "99", "why", "why fly", "why dig", "save", ""]).out
    assert "'7' does not answer 'Bid how much scrap?'; legal are 0, 1, 2, 3" in out
    assert "'fly' does not answer 'Bid how much scrap?'" in out
    assert "The answers are numbered 1 to 3; 99 is none of them." in out
    assert "Say of what: why TOKEN." in out
    assert "'fly' does not answer this question." in out
    assert "'dig' is allowed." in out
    assert "Say where: save FILE." in out


def test_refused_answers_are_shown_with_their_rule(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = toy.SalvageGame.setup

    def poor(self: toy.SalvageGame, *how: Any) -> toy.Salvage:
        g = setup(self, *how)
        g.scrap = [1, 1]
        return g

    monkeypatch.setattr(toy.SalvageGame, "setup", poor)
    out = say(*PLAY, typed=["why 3", "3"]).out
    assert "'3': not enough scrap (rule 2.1)." in out
    assert "not 2, 3: not enough scrap (rule 2.1)" in out, "those that one rule forbids stand together"


def test_a_long_list_of_refused_answers_is_cut(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def script(self: toy.SalvageGame, g: toy.Salvage) -> Any:
        return pick(0, "Which part?", toy.PARTS, worthless).__iter__()

    def worthless(part: toy.Part) -> Refusal | None:
        return None if part.value == 5 else Refusal("9.9", "it is worthless")

    monkeypatch.setattr(toy.SalvageGame, "script", script)
    out = say(*PLAY).out
    assert "not Part 1, Part 1, Part 1, Part 2, Part 2, Part 2, Part 3, Part 3 and 4 more: it is worthless" in out
    monkeypatch.setattr("fourthrock.cli.play.MOST_REFUSALS", 0)
    assert "not 12 others: `why TOKEN` names the rule" in say(*PLAY).out


def test_undo_takes_back_what_taught_nothing(say: Say) -> None:
    out = say(*PLAY, typed=["3", "dig", "undo", "done", "quit"]).out
    assert out.count("Dig or draw?") == 2
    assert out.count("How deep?") == 1
    assert "this seat has not answered anything yet" in say(*PLAY, typed=["undo"]).out


def test_hint_board_log_and_help(say: Say) -> None:
    out = say(*PLAY, typed=["hint", "3", "board", "log", "?", "quit"]).out
    assert "%" in out
    assert out.count("What has changed") == 1
    assert out.count("│ deck") == 2, "the first view, and the one that was asked for; it has not changed between"
    assert out.count("Round 1") == 2
    assert "which rule forbids this" in out
    assert "You leave the table." in out


def test_a_saved_game_is_gone_on_with(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = say(*PLAY, typed=["3", f"save {file}", "quit"])
    assert f"{file}: 2 moves." in first.out.replace("\n", "")
    assert "1 fingerprint verified, seat 0 is to answer." in say("check", str(file)).out
    again = say("play", str(file), "--bots", "random", "--hints", "greedy")
    assert "Dig or draw?" in again.out
    assert "Bid how much scrap?" not in again.out


def test_a_game_that_cannot_be_saved_goes_on(say: Say, tmp_path: Path) -> None:
    out = say(*PLAY, typed=[f"save {tmp_path}/no/game.jsonl", "3", "quit"]).out
    assert "No such file or directory" in out
    assert "Dig or draw?" in out


# ------------------------------------------------------------------------------------------------------------------ show


def test_values_are_written_on_one_line() -> None:
    assert inline([1, 2]) == "1, 2"
    assert inline([]) == inline(None) == inline("") == inline({"a": 0}) == "-"
    assert inline({"a": True, "b": [1, 2], "c": 0}) == "a yes, b 1, 2"
    assert inline(toy.DIG) == "Dig"


Crew = msgspec.defstruct("Crew", [("name", str), ("scrap_left", int), ("parts", list[str]), ("late", bool, False)])
Yard = msgspec.defstruct("Yard", [("round", int), ("crews", list), ("best", Crew), ("prices", dict[str, dict[str, int]])])


def lines_of(view: Any, before: Any = None) -> list[list[str]]:
    console = Console(width=80, file=io.StringIO())
    console.print(readable(view, before))
    return [line.split() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]


def yard(round: int = 2, scrap: int = 3) -> Any:
    bob = Crew("Bob", 0, [])
    return Yard(round, [Crew("Ann", scrap, ["a", "b"]), bob], bob, {"part": {"low": 1, "high": 5}})


def test_structs_in_a_list_are_the_rows_of_a_table() -> None:
    lines = lines_of(yard())
    assert lines[0] == ["round", "2"]
    assert ["scrap", "left", "parts"] in lines, "nobody is late, so nothing is said of it"
    assert ["Ann", "3", "a,", "b"] in lines
    assert ["part", "low", "1,", "high", "5"] in lines


def test_only_what_has_changed_is_shown_again() -> None:
    assert lines_of(yard(scrap=2), yard(scrap=3)) == [["crews"], ["scrap", "left", "parts"], ["Ann", "2", "a,", "b"]]
    assert lines_of(yard(round=0), yard(round=2)) == [["round", "0"]]


def test_a_table_wider_than_long_is_turned() -> None:
    names = [f"field_{number}" for number in range(9)]
    wide = msgspec.defstruct("Wide", [(name, int) for name in names])
    lines = lines_of(msgspec.defstruct("Box", [("rows", list)])([wide(*range(1, 10)), wide(*range(2, 11))]))
    assert lines[1] == ["0", "1"], "a column each"
    assert lines[2] == ["field", "0", "1", "2"]
