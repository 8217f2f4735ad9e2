"""The pictures of the manual, docs/pictures/*.webp: pages of fixed games in a real browser, served from memory.

python tools/screenshots.py [--browser /usr/bin/chromium] [--only on-mars,phone]
"""

from __future__ import annotations

import argparse
import base64
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright
from preview import ROOT, STATIC, VISIT, installed, middle, plate_file, scene_of, table_after

from fourthrock.server.pages import home, table
from fourthrock.server.scene import Scene

OUT = ROOT / "docs/pictures"
HERE = "http://table.example"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-component-update", "--disable-sync"]
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
QUALITIES = (86, 76, 64, 50)
MOST_BYTES = 400_000
SETTLED = 900
"""Milliseconds until fonts, plate and the first glow are there."""


class Game(NamedTuple):
    """A game of random play, stopped where its board has something to show."""

    slug: str
    moves: int
    seed: int
    seats: int


PLANET = Game("mission_red_planet", 150, 5, 5)
DUST = Game("red_dust_rebellion", 150, 11, 4)
ON_MARS = Game("on_mars", 260, 4, 4)
TERRAFORMING = Game("terraforming_mars", 700, 6, 4)
OMEGA = Game("omega_war", 300, 3, 2)


class Shot(NamedTuple):
    """A picture: its name, what it shows, and of what size and shade."""

    name: str
    page: str
    game: Game
    width: int = 1440
    height: int = 900
    shade: str = "dark"
    scale: int = 1


SHOTS = [
    Shot("home", "home", PLANET, height=1640),
    Shot("mission-red-planet", "table", PLANET),
    Shot("red-dust-rebellion", "table", DUST),
    Shot("on-mars", "table", ON_MARS),
    Shot("terraforming-mars", "table", TERRAFORMING),
    Shot("omega-war", "table", OMEGA),
    Shot("phone", "table", PLANET, 375, 740, scale=2),
    Shot("light", "table", PLANET, shade="light"),
    Shot("result", "over", PLANET),
    Shot("replay", "replay", PLANET, shade="light"),
]


def scene_for(shot: Shot) -> Scene:
    """What a picture of a table shows."""
    game = next(game for game in installed() if game.slug == shot.game.slug)
    _, moves, seed, seats = shot.game
    if shot.page == "over":
        return scene_of(table_after(game, 100_000, seats, seed), 0)
    scene = replace(middle(game, moves, seed, seats), invite="")
    return replace(scene, replay_moves=2 * moves) if shot.page == "replay" else scene


def files_for(shot: Shot) -> dict[str, str]:
    """The page of a picture, and the plate of its board."""
    if shot.page == "home":
        return {"page.html": home.home(VISIT, sorted(installed(), key=lambda game: game.title))}
    scene = scene_for(shot)
    return {"page.html": table.table_page(scene, VISIT), **plate_file(scene)}


def serve(route: Route, files: dict[str, str]) -> None:
    """Answer one request of the browser from memory or from the static files."""
    path = urlsplit(route.request.url).path
    plate = re.fullmatch(r"/table/.+/plate/(.+)\.svg", path)
    if plate:
        route.fulfill(body=files[f"plate-{plate[1]}.svg"], content_type="image/svg+xml")
    elif path.startswith("/static/"):
        name = path.removeprefix("/static/")
        route.fulfill(body=(STATIC / name).read_bytes(), content_type=KINDS.get(Path(name).suffix, "text/plain"))
    elif path[1:] in files:
        route.fulfill(body=files[path[1:]], content_type="text/html; charset=utf-8")
    else:
        route.fulfill(status=404, body="")


def shoot(browser: Browser, shot: Shot) -> bytes:
    """A picture as WebP, of the best quality that is still small enough to be looked at on a slow line."""
    files = files_for(shot)
    shade = "light" if shot.shade == "light" else "dark"
    size = {"width": shot.width, "height": shot.height}
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        color_scheme=shade,  # type: ignore[arg-type]
        device_scale_factor=shot.scale,
        has_touch=shot.width < 600,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.route("**/*", lambda route: serve(route, files))
    page.route_web_socket("**/live*", lambda _: None)
    page.goto(f"{HERE}/page.html")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED)
    found = b""
    for quality in QUALITIES:
        found = captured(page, quality)
        if len(found) <= MOST_BYTES:
            break
    context.close()
    return found


def captured(page: Page, quality: int) -> bytes:
    session = page.context.new_cdp_session(page)
    return base64.b64decode(session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})["data"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", default=shutil.which("chromium") or "/usr/bin/chromium")
    parser.add_argument("--only", default="", help="names of pictures, separated by commas; otherwise all")
    given = parser.parse_args()
    only = set(given.only.split(",")) - {""}
    unknown = only - {shot.name for shot in SHOTS}
    if unknown:
        parser.error(f"no picture is called {', '.join(sorted(unknown))}; there are {', '.join(shot.name for shot in SHOTS)}")
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=given.browser, args=FLAGS)
        for shot in SHOTS:
            if not only or shot.name in only:
                path = OUT / f"{shot.name}.webp"
                path.write_bytes(shoot(browser, shot))
                print(f"{path} {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
