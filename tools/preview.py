"""Every page with a position of random play, rendered to build/preview/, to be looked at without a server.

python tools/preview.py [SLUG]
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from fourthrock.server.pages import error, games, home, host, people, table
from fourthrock.server.pages.visit import BotKind, Hint, HostFacts, TableRow, Visit
from fourthrock.server.scene import Scene
from fourthrock.table import Game

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src/fourthrock/server/static"
sys.path.insert(0, str(ROOT / "tests/server"))

from scenes import scene_of, table_after  # noqa: E402

BOTS = [
    BotKind("greedy", "Greedy", "Takes what looks best now."),
    BotKind("search", "Search", "Thinks ahead.", ["200", "1s", "3s"]),
]
VISIT = Visit("token", "Ada", my_turns=1)


def installed() -> list[Game[Any]]:
    return [entry.load() for entry in entry_points(group="fourthrock.games")]


def pages_of(game: Game[Any], moves: int = 60, seed: int = 3, seats: int | None = None) -> dict[str, str]:
    """Every page by its file name, and the plate of its board."""
    count = seats or games.default_seats(game)
    over = table_after(game, 100_000, count, seed)
    scene = middle(game, moves, seed, count)
    seat = scene.seat or 0
    rows = [TableRow("t-1", "", game, ["Ada", "Search"], "your_turn", "5 minutes ago", 0)]
    options = [] if scene.question is None else list(scene.question.options)[:4]
    hints = [Hint(item.token, item.name, 0.5 / (i + 1), 0.4 - 0.1 * i) for i, item in enumerate(options)]
    veiled = replace(scene, seat=None, question=None, veil=scene.chairs[seat])
    return {
        "home.html": home.home(VISIT, installed(), rows),
        "game.html": games.game_page(VISIT, game),
        "new.html": games.new_game(VISIT, game, BOTS),
        "table.html": table.table_page(scene, VISIT),
        "veil.html": table.table_page(veiled, VISIT),
        "over.html": table.table_page(scene_of(over, 0), VISIT),
        "replay.html": table.table_page(replace(scene, replay_moves=len(over.moves)), VISIT),
        "hint.html": str(table.hint(hints)),
        "join.html": people.join(VISIT, replace(scene, seat=None)),
        "mine.html": people.my_games(VISIT, rows),
        "sign-in.html": people.sign_in(VISIT),
        "sign-up.html": people.sign_up(VISIT),
        "host.html": host.host_page(VISIT, HostFacts([("tables", "3")], [("limit", "100")], rows)),
        "error.html": error.error_page(VISIT, 404, "There is nothing at this address."),
        **plate_file(scene),
    }


def middle(game: Game[Any], moves: int, seed: int, seats: int) -> Scene:
    """A table in the middle of a game, with the eyes of whoever is asked."""
    now = table_after(game, moves, seats, seed)
    return scene_of(now, now.asks[0].seat if now.asks else 0)


def plate_file(scene: Scene) -> dict[str, str]:
    """The plate of a scene's board under its name."""
    digest, plate = table.plate_of(scene)
    return {f"plate-{digest}.svg": plate}


def main() -> None:
    slug = sys.argv[1] if len(sys.argv) > 1 else "mission_red_planet"
    game = next((game for game in installed() if game.slug == slug), None)
    if game is None:
        sys.exit(f"no game '{slug}' is installed; there are {', '.join(game.slug for game in installed())}")
    out = ROOT / "build/preview"
    out.mkdir(parents=True, exist_ok=True)
    for name, text in pages_of(game).items():
        local = re.sub(r'"/static/([^"?]+)[^"]*"', lambda found: f'"{(STATIC / found[1]).as_uri()}"', text)
        (out / name).write_text(local, encoding="utf-8")
    print(f"{out}/table.html")


if __name__ == "__main__":
    main()
