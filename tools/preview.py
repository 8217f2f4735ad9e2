"""Every page with a position of random play, rendered to build/preview/, to be looked at without a server.

python tools/preview.py [SLUG]
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from fourthrock.server.pages import error, games, home, host, people, table
from fourthrock.server.pages.visit import BotKind, Hint, HostFacts, TableRow, Visit
from fourthrock.table import Game

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src/fourthrock/server/static"
sys.path.insert(0, str(ROOT / "tests/server"))

from scenes import scene_of, table_after  # noqa: E402

BOTS = [
    BotKind("greedy", "Greedy", "Takes what looks best now."),
    BotKind("search", "Search", "Thinks ahead.", ["200", "1s", "3s"]),
]


def installed() -> list[Game[Any]]:
    return [entry.load() for entry in entry_points(group="fourthrock.games")]


def pages_of(game: Game[Any], moves: int = 60, seed: int = 3, seats: int | None = None) -> dict[str, str]:
    """Every page by its file name, and the plate of its board."""
    count = seats or games.default_seats(game)
    visit = Visit("token", "Ada", my_turns=1)
    now = table_after(game, moves, count, seed)
    over = table_after(game, 100_000, count, seed)
    seat = now.asks[0].seat if now.asks else 0
    scene = scene_of(now, seat)
    rows = [TableRow("t-1", "", game, ["Ada", "Search"], "your_turn", "5 minutes ago", 0)]
    question = scene.question
    options = [] if question is None else list(question.options)[:4]
    hints = [Hint(item.token, item.name, 0.5 / (i + 1), 0.4 - 0.1 * i) for i, item in enumerate(options)]
    digest, plate = table.plate_of(scene)
    return {
        "home.html": home.home(visit, installed(), rows),
        "game.html": games.game_page(visit, game),
        "new.html": games.new_game(visit, game, BOTS),
        "table.html": table.table_page(scene, visit),
        "veil.html": table.table_page(scene_of(now, None, veil=scene.chairs[seat]), visit),
        "over.html": table.table_page(scene_of(over, 0), visit),
        "replay.html": table.table_page(scene_of(now, seat, replay_moves=len(over.moves)), visit),
        "hint.html": str(table.hint(hints)),
        "join.html": people.join(visit, scene_of(now, None)),
        "mine.html": people.my_games(visit, rows),
        "sign-in.html": people.sign_in(visit),
        "sign-up.html": people.sign_up(visit),
        "host.html": host.host_page(visit, HostFacts([("tables", "3")], [("limit", "100")], rows)),
        "error.html": error.error_page(visit, 404, "There is nothing at this address."),
        f"plate-{digest}.svg": plate,
    }


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
