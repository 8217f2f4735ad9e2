"""Each of the games at a real table: it opens, draws, explains a refusal, takes an answer, and says so to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import Person
from test_table import CHOICES, READY, click, serious

from fourthrock.games import load, slugs
from fourthrock.server.pages.games import default_seats

Sit = Callable[..., Person]
SIZES = [(1440, 900), (768, 1024), (375, 812), (2560, 1340)]
NOT_ALLOWED = "() => document.querySelector('#prompt .why-not li, #prompt .option.not')"
FIRST_REFUSED = """() => {
    const may = new Set([...document.querySelectorAll('#prompt [data-may], #live .may')].map(one => one.dataset.token));
    const all = [...document.querySelectorAll('#prompt .option.not, #live [data-token]')];
    return all.map(one => one.dataset.token).find(token => !may.has(token)) ?? null;
}"""


def ready(me: Person) -> None:
    """Wait until something may be answered."""
    for _ in range(4):
        me.page.wait_for_function(READY, timeout=30_000)
        unveil = me.page.query_selector('#prompt [data-post="unveil"]')
        if unveil is None:
            return
        unveil.click()
        me.page.wait_for_selector('#prompt[data-asked="yes"]')


def answer(me: Person) -> None:
    before = me.at()
    click(me.page, me.page.eval_on_selector(CHOICES, "one => one.dataset.token"))
    me.page.wait_for_function(f"() => Number(document.querySelector('#table:not([aria-busy])')?.dataset.at) > {before}")


@pytest.mark.parametrize("slug", slugs())
def test_the_table_of_each_game_opens_answers_and_refuses(sit: Sit, slug: str) -> None:
    me = sit()
    seats = min(count for count in load(slug).seats if count > 1)
    me.begin(["me"] * seats, slug)
    ready(me)
    assert me.page.locator("#plate").count() == 1
    assert me.page.locator("#prompt h2").inner_text().strip()
    assert serious(me.page) == []
    for _ in range(60):
        if me.page.evaluate(FIRST_REFUSED) is not None:
            break
        answer(me)
        ready(me)
    refused = me.page.evaluate(FIRST_REFUSED)
    assert refused is not None, "no refusal in sixty answers"
    before = me.at()
    with me.page.expect_response("**/answer") as said:
        me.page.evaluate(
            "token => document.querySelector(`[data-token='${CSS.escape(token)}']`).dispatchEvent("
            "new MouseEvent('click', {bubbles: true}))",
            refused,
        )
    assert said.value.status == 422
    toast = me.page.locator(".toast")
    toast.wait_for()
    assert len(toast.inner_text()) > 10
    assert me.at() == before
    me.faults = [fault for fault in me.faults if "422" not in fault]
    answer(me)
    assert me.at() > before
    rule = me.page.locator("#prompt .ask .rule")
    if rule.count():
        rule.first.click()
        assert me.page.locator("#rules .lit").is_visible(), "the rule that the prompt names is a paragraph of the rules"


@pytest.mark.parametrize("slug", slugs())
def test_the_frame_of_each_game_fits_every_screen(sit: Sit, slug: str) -> None:
    me = sit()
    seats = default_seats(load(slug))
    me.begin(["me"] + ["bot:random"] * (seats - 1), slug)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(60)
        wide, high = me.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (wide, high) <= (width, height), f"the page scrolls at {width}x{height}"
        board = me.page.locator("#board").bounding_box()
        assert board is not None
        assert board["width"] > 200
        assert board["height"] > 200
        for part in ("#prompt", '[role="tablist"]', "#seats"):
            box = me.page.locator(part).bounding_box()
            assert box is not None, f"{part} is not to be seen at {width}x{height}"
            assert box["x"] < width
            assert box["y"] < height
