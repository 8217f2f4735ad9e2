"""A web table in a process of its own, and a real Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TESTS = Path(__file__).parents[1]
SERVER = """
import sys
sys.path.append(sys.argv[3])
from fourthrock.server.serve import serve
from fourthrock.server.settings import Limits, Settings
wide = (10**6, 10**7)
limits = Limits(acts=wide, reads=wide, new_tables=wide, uploads=wide, signs=wide, running_as_guest=10**4)
settings = Settings(database=sys.argv[1], thinkers=1, host_key="the-host", also=("gallery:GAME",), limits=limits)
serve(settings, "127.0.0.1", int(sys.argv[2]))
"""


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a served web table."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    database = tmp_path_factory.mktemp("web") / "games.sqlite"
    server = subprocess.Popen([sys.executable, "-c", SERVER, str(database), str(port), str(TESTS)])
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(30)


def _wait_for(address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/health"):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError("the web table did not start")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The machine's own Chromium. Without one the tests are skipped on a laptop and fail in CI."""
    path = shutil.which("chromium")
    if path is None:
        reason = "no chromium on the PATH: these tests need a real browser"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield browser
    browser.close()


class Person:
    """Somebody at a browser: a page, and whatever went wrong in it."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    def open(self, path: str) -> None:
        self.page.goto(self.base + path)

    def begin(self, seats: list[str], game: str = "mission_red_planet", **chosen: str) -> str:
        """A new table by the form, with these choices among the options of the game; its path."""
        self.open(f"/games/{game}/new")
        choice = self.page.locator(f'input[type="radio"][name="seats"][value="{len(seats)}"]')
        if choice.count():
            choice.check(force=True)
        for number, who in enumerate(seats):
            self.page.select_option(f"#seat-{number}", who)
        for name, value in chosen.items():
            self.page.select_option(f'[name="option.{name}"]', value, force=True)
        self.page.get_by_role("button", name="Begin").click()
        self.page.wait_for_url("**/table/*")
        self.linked()
        return self.page.url.removeprefix(self.base)

    def linked(self) -> None:
        """Wait for the live connection."""
        self.page.wait_for_selector('#table[data-link="on"]')

    def at(self) -> int:
        return int(self.page.get_attribute("#table", "data-at") or 0)


@pytest.fixture
def people(chromium: Browser, base: str, tmp_path: Path) -> Iterator[list[Person]]:
    """Everybody that a test has sat down; none of their pages may have reported an error."""
    present: list[Person] = []
    yield present
    for person in present:
        person.context.close()
    assert [fault for person in present for fault in person.faults] == []


@pytest.fixture
def sit(chromium: Browser, base: str, people: list[Person]):  # type: ignore[no-untyped-def]
    """Sit somebody down at a browser of their own."""

    def down(**settings: object) -> Person:
        context = chromium.new_context(**{"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"} | settings)  # type: ignore[arg-type]
        people.append(Person(context, base))
        return people[-1]

    return down
