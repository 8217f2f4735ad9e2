"""Each of the games at a real table: it opens, draws, explains a refusal, takes an answer, and says so to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import Person
from test_table import CHOICES, READY, click, serious, upload

from fourthrock.games import load, slugs
from fourthrock.server.pages.games import default_seats
from golden.regenerate import path_of, record_in

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


INSIDE = """([part, whole]) => {
    const [one, other] = [part, whole].map(place => document.querySelector(place).getBoundingClientRect());
    const near = 2;
    return one.top >= other.top - near && one.bottom <= other.bottom + near
        && one.left >= other.left - near && one.right <= other.right + near;
}"""


@pytest.mark.parametrize("mode", ["invasion", "outbreak", "blackout"])
def test_how_near_the_end_is_stays_in_sight_however_the_board_of_on_mars_is_moved(sit: Sit, mode: str) -> None:
    me = sit()
    me.begin(["me", "bot:random", "bot:random"], "on_mars", mode=mode)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.reload()
        me.linked()
        assert me.page.evaluate(INSIDE, ["#stage", "#board"]), f"the board is not whole at {width}x{height}"
        for move in ("+", "+", "+"):
            me.page.keyboard.press(move)
        board = me.page.locator("#board").bounding_box()
        assert board is not None
        x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
        me.page.mouse.move(x, y)
        me.page.mouse.down()
        me.page.mouse.move(x - 90, y - 240, steps=4)
        me.page.mouse.up()
        assert not me.page.evaluate(INSIDE, ["#stage", "#board"])
        figures = me.page.locator("#strip text:visible").all_text_contents()
        assert [one for one in figures if " / " in one], f"no figure in sight at {width}x{height}"
        assert me.page.evaluate(INSIDE, ["#strip svg", "#field"])
        top = me.page.locator("#strip").bounding_box()
        assert top is not None
        assert top["y"] + top["height"] <= board["y"] + 1, "the strip lies above the board, not over it"


def test_the_hand_is_read_at_once_when_the_cards_are_opened(sit: Sit) -> None:
    me = sit()
    me.begin(["me", "bot:random"], "terraforming_mars")
    ready(me)
    me.page.get_by_role("tab", name="Cards").click()
    assert me.page.locator(".browse-line .toggle").count() > 7, "there are more filters than one row holds"
    assert me.page.evaluate(INSIDE, ["#cards .face", "#panel-cards"])
    rows = me.page.eval_on_selector_all(".browse-line", "all => all.map(one => one.getBoundingClientRect().height)")
    assert max(rows) < 50, "filters stand in a single row each"


def test_a_bot_of_on_mars_is_seen_to_move(sit: Sit) -> None:
    me = sit(reduced_motion="no-preference")
    upload(me, record_in(path_of("on_mars", "base").read_text(encoding="utf-8")))
    me.page.goto(f"{me.page.url}/replay?at=1")
    me.page.evaluate(
        """() => { window.glided = []; document.querySelector('#live').addEventListener('transitionrun', event => {
        if (event.propertyName === 'transform') window.glided.push(event.target.id); }); }"""
    )
    me.page.get_by_role("button", name="One move on").click()
    me.page.wait_for_function("() => window.glided.length")
    assert me.page.evaluate("() => window.glided") == ["bot-green-1"]
