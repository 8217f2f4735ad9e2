"""Measure every installed game on one core, interpreted and compiled, beside Catanatron; write bench/results.md.

    python bench/run.py [--quick] [--out FILE]

The compiled tree is made first by tools/compile.py, if it is not up to date. `--quick` measures briefly and compiles nothing.
"""

from __future__ import annotations

import argparse
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
    "Clone, options and view are microseconds a time: to copy a table in mid-game, to spell out a question with every "
    "answer and every refusal, to build one seat's view. Simulations are those of `search`, a second."
)
MEASURE = "import sys; from fourthrock.cli import main; main(['bench', *sys.argv[1:]])"
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
    compiled = {} if options.quick else measure_compiled(seconds, [*interpreted])
    parts = [
        "# Speed\n",
        f"Made by `python bench/run.py{' --quick' if options.quick else ''}`; {machine()}. {ABOUT}\n",
        table_of_games(interpreted, compiled),
        peer(seconds, [*compiled.values()] or [*interpreted.values()], "compiled" if compiled else "interpreted"),
        two_processes(interpreted, 200 if options.quick else 4000, compiled),
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


def measure(source: Path, seconds: float) -> dict[str, dict[str, Any]]:
    """The figures of every installed game."""
    found = {}
    for slug in python(source, SLUGS):
        (found[slug],) = python(source, MEASURE, slug, "--seconds", str(seconds), "--json")
    return found


def measure_compiled(seconds: float, games: list[str]) -> dict[str, dict[str, Any]]:
    begun = time.perf_counter()
    done = subprocess.run([sys.executable, str(HERE / "tools" / "compile.py"), "--only", *games], check=False)
    if done.returncode != 0:
        sys.exit("tools/compile.py failed: nothing compiled to measure")
    print(f"compiled tree ready after {time.perf_counter() - begun:.0f} s")
    return measure(COMPILED, seconds)


def table_of_games(interpreted: dict[str, dict[str, Any]], compiled: dict[str, dict[str, Any]]) -> str:
    lines = [
        "| game | seats | | games/s | decisions/s | clone | options | view | simulations/s |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for slug, figures in interpreted.items():
        lines.append(row(slug, "interpreted", figures))
        if slug in compiled:
            lines.append(row(slug, "compiled", compiled[slug]))
    return "\n".join(lines) + "\n"


def row(slug: str, how: str, figures: dict[str, Any]) -> str:
    costs = " | ".join(f"{figures[name]:.1f}" for name in ("clone", "options", "view"))
    return (
        f"| {slug} | {figures['seats']} | {how} | {figures['games_per_second']:,.1f} | {figures['decisions_per_second']:,.0f} | "
        f"{costs} | {figures['simulations_per_second']:,.0f} |"
    )


def peer(seconds: float, ours: list[dict[str, Any]], how: str) -> str:
    """Catanatron on the same core in the same run."""
    try:
        figures = python(HERE / "src", CATANATRON, str(seconds))
    except SystemExit as error:
        if "No module named 'catanatron'" not in str(error):
            raise
        return "Catanatron is not installed here (`pip install catanatron==3.2.1`), so nothing is compared.\n"
    slowest = min(ours, key=lambda game: game["decisions_per_second"])
    factor = slowest["decisions_per_second"] / figures["decisions_per_second"]
    return (
        "## Beside Catanatron 3.2.1\n\nFour of its RandomPlayers, the same core, the same run, a decision a call of `decide`: "
        f"{figures['games_per_second']:,.1f} games/s, {figures['decisions_per_second']:,.0f} decisions/s, "
        f"{figures['clone']:.1f} microseconds a copy. "
        f"Our slowest game here ({slowest['game']}, {how}) makes {factor:.1f} times as many decisions a second.\n"
    )


def two_processes(interpreted: dict[str, dict[str, Any]], games: int, compiled: dict[str, dict[str, Any]]) -> str:
    """One game in two processes against one."""
    slug = next((name for name in interpreted if name == "mission_red_planet"), next(iter(interpreted)))
    load = os.getloadavg()[0]
    one, two = python(COMPILED if compiled else HERE / "src", SIMULATE, slug, str(games), one_core=False)
    return (
        f"## Two processes\n\n{games} games of {slug} with four random bots: {one:.2f} s in one process, {two:.2f} s in two. "
        f"Two cores give {one / two:.1f} times one. This is by the clock on the wall; before it the load average was {load:.1f} "
        f"on {os.cpu_count()} cores, and says little unless that was near 0.\n"
    )


if __name__ == "__main__":
    main()
