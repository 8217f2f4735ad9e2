"""Measure every installed game on one core, interpreted and compiled, beside Catanatron; write bench/results.md.

    python bench/run.py [--quick] [--out FILE]

The compiled tree is made first by tools/compile.py, if it is not up to date. `--quick` measures briefly and compiles nothing.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
COMPILED = HERE / "build" / "compiled"
RESULTS = HERE / "bench" / "results.md"

ABOUT = (
    "One process on one core, random play, as many seats as the game takes; a second is a second of processor time. "
    "A decision, clone, options and view are microseconds a time: to answer at random, to copy a table in mid-game, to spell "
    "out a question with every answer and every refusal, to build one seat's view. Simulations are those of `search`, a second."
)
MEASURE = """
import json, sys, msgspec
from fourthrock.games import load
from fourthrock.lab.measure import measure
game, seats, seconds = sys.argv[1:]
print(json.dumps(msgspec.to_builtins(measure(load(game), float(seconds), int(seats) or None))))
"""
MOST_SEATS = 0
ALSO = [("terraforming_mars", 2)]
"""Measured besides each game with as many seats as it takes."""
SLUGS = "import json; from fourthrock.games import slugs; print(json.dumps(slugs()))"
SIMULATE = """
import json, sys, time
from fourthrock.lab import simulate
game, games = sys.argv[1], int(sys.argv[2])
print(json.dumps([simulate(game, games, seats=4, jobs=jobs).seconds for jobs in (1, 2)]))
"""
CATANATRON = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer

class Counting(RandomPlayer):
    decisions = 0
    def decide(self, game, playable_actions):
        Counting.decisions += 1
        return super().decide(game, playable_actions)

seconds, games, spent = float(sys.argv[1]), 0, 0.0
begun = time.process_time()
while spent < seconds or games == 0:
    Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
    games += 1
    spent = time.process_time() - begun
game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
for _ in range(100):
    game.play_tick()
copies, begun = 0, time.process_time()
while time.process_time() - begun < seconds / 4:
    game.copy()
    copies += 1
clone = (time.process_time() - begun) / copies * 1e6
print(json.dumps({"games_per_second": games / spent, "decisions_per_second": Counting.decisions / spent, "clone": clone}))
"""


def main() -> None:
    options = read_arguments()
    seconds = 0.1 if options.quick else 2.0
    interpreted = measure(HERE / "src", seconds)
    compiled = [] if options.quick else measure_compiled(seconds)
    catanatron = peer(seconds)
    parts = [
        "# Speed\n",
        f"Made by `python bench/run.py{' --quick' if options.quick else ''}`; {machine()}. {ABOUT}\n",
        table_of_games(interpreted, compiled, catanatron),
        beside(catanatron),
        two_processes(200 if options.quick else 6000, COMPILED if compiled else HERE / "src"),
    ]
    options.out.write_text("\n".join(parts), encoding="utf-8")
    print(f"{options.out}: written")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure every installed game; write bench/results.md.")
    parser.add_argument("--quick", action="store_true", help="measure briefly, interpreted only: does everything run?")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the file to write")
    return parser.parse_args()


def machine() -> str:
    """The processor and the Python, in words."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())
    return f"{model}, Python {platform.python_version()}"


def python(source: Path, script: str, *arguments: str, one_core: bool = True) -> Any:
    """What a script prints as JSON, run with the package from this folder."""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=HERE,
        env={**os.environ, "PYTHONPATH": str(source)},
        preexec_fn=pin if one_core else None,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stderr[-2000:]}\nthe measurement failed")
    return json.loads(done.stdout)


def pin() -> None:
    """Stay on the last core, where the system can be told so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(source: Path, seconds: float) -> list[dict[str, Any]]:
    """The figures of every installed game."""
    asked = [(slug, MOST_SEATS) for slug in python(source, SLUGS)] + ALSO
    return [python(source, MEASURE, slug, str(seats), str(seconds)) for slug, seats in sorted(asked)]


def measure_compiled(seconds: float) -> list[dict[str, Any]]:
    begun = time.perf_counter()
    done = subprocess.run([sys.executable, str(HERE / "tools" / "compile.py")], check=False)
    if done.returncode != 0:
        sys.exit("tools/compile.py failed: nothing compiled to measure")
    print(f"compiled tree ready after {time.perf_counter() - begun:.0f} s")
    return measure(COMPILED, seconds)


def table_of_games(interpreted: list[dict[str, Any]], compiled: list[dict[str, Any]], catanatron: dict[str, float] | None) -> str:
    lines = [
        "| game | seats | | seconds a game | decisions/s | times Catanatron | a decision | clone | options | view "
        "| simulations/s |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for number, figures in enumerate(interpreted):
        lines.append(row("interpreted", figures, catanatron))
        if compiled:
            lines.append(row("compiled", compiled[number], catanatron))
    return "\n".join(lines) + "\n"


def row(how: str, figures: dict[str, Any], catanatron: dict[str, float] | None) -> str:
    decisions = figures["decisions_per_second"]
    factor = f"{decisions / catanatron['decisions_per_second']:.1f}" if catanatron else ""
    costs = " | ".join(f"{figures[name]:.1f}" for name in ("clone", "options", "view"))
    return (
        f"| {figures['game']} | {figures['seats']} | {how} | {1 / figures['games_per_second']:.4f} | {decisions:,.0f} "
        f"| {factor} | {1e6 / decisions:.1f} | {costs} | {figures['simulations_per_second']:,.0f} |"
    )


def peer(seconds: float) -> dict[str, float] | None:
    """Catanatron on the same core in the same run, where it is installed."""
    if importlib.util.find_spec("catanatron") is None:
        return None
    figures: dict[str, float] = python(HERE / "src", CATANATRON, str(seconds))
    return figures


def beside(catanatron: dict[str, float] | None) -> str:
    if catanatron is None:
        return "Catanatron is not installed here (`pip install catanatron==3.2.1`), so nothing is compared.\n"
    return (
        "## Beside Catanatron 3.2.1\n\nFour of its RandomPlayers, the same core, the same run, a decision a call of `decide`: "
        f"{catanatron['games_per_second']:,.1f} games/s, {catanatron['decisions_per_second']:,.0f} decisions/s, "
        f"{catanatron['clone']:.1f} microseconds a copy. The table says how many times as many decisions a game makes.\n"
    )


def two_processes(games: int, source: Path) -> str:
    """One game in two processes against one."""
    load = os.getloadavg()[0]
    one, two = python(source, SIMULATE, "mission_red_planet", str(games), one_core=False)
    return (
        f"## Two processes\n\n{games} games of mission_red_planet with four random bots: {one:.2f} s in one process, "
        f"{two:.2f} s in two. Two cores give {one / two:.2f} times one. This is by the clock on the wall; before it the load "
        f"average was {load:.1f} on {os.cpu_count()} cores, and says little unless that was near 0.\n"
    )


if __name__ == "__main__":
    main()
