"""The pictures of the manual, docs/pictures/*.png: pages of a fixed game in a real browser, served from memory.

python tools/screenshots.py [--browser /usr/bin/chromium]
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route, sync_playwright
from preview import ROOT, STATIC, installed, pages_of

HERE = "http://table.example"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-component-update", "--disable-sync"]
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
SHOTS = [
    ("home", "home.html", 1440, 900, "dark"),
    ("table-dark", "table.html", 1440, 900, "dark"),
    ("table-light", "table.html", 1440, 900, "light"),
    ("table-phone", "table.html", 375, 740, "dark"),
    ("table-tablet", "table.html", 768, 1024, "light"),
    ("table-wide", "table.html", 2560, 1340, "dark"),
    ("result", "over.html", 1440, 900, "dark"),
    ("replay", "replay.html", 1440, 900, "light"),
    ("new-game", "new.html", 1440, 900, "dark"),
    ("rules", "game.html", 1440, 900, "light"),
]


def serve(route: Route, pages: dict[str, str]) -> None:
    """Answer one request of the browser from memory or from the static files."""
    path = urlsplit(route.request.url).path
    plate = re.fullmatch(r"/table/.+/plate/(.+)\.svg", path)
    if plate:
        route.fulfill(body=pages[f"plate-{plate[1]}.svg"], content_type="image/svg+xml")
    elif path.startswith("/static/"):
        name = path.removeprefix("/static/")
        route.fulfill(body=(STATIC / name).read_bytes(), content_type=KINDS.get(Path(name).suffix, "text/plain"))
    elif path[1:] in pages:
        route.fulfill(body=pages[path[1:]], content_type="text/html; charset=utf-8")
    else:
        route.fulfill(status=404, body="")


def shoot(browser: Browser, pages: dict[str, str], out: Path) -> None:
    for name, file, width, height, theme in SHOTS:
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light" if theme == "light" else "dark")
        page.route("**/*", lambda route: serve(route, pages))
        page.route_web_socket("**/live*", lambda _: None)
        page.goto(f"{HERE}/{file}")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(600)
        page.screenshot(path=out / f"{name}.png")
        page.close()
        print(out / f"{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--game", default="mission_red_planet")
    given = parser.parse_args()
    out = ROOT / "docs/pictures"
    out.mkdir(parents=True, exist_ok=True)
    game = next(game for game in installed() if game.slug == given.game)
    pages = pages_of(game, moves=150, seed=5, seats=5)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=given.browser,
            args=FLAGS,
        )
        shoot(browser, pages, out)
        browser.close()


if __name__ == "__main__":
    main()
