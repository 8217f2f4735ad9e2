"""A newcomer is led through the lesson of Red Dust Rebellion by what glows, tries something else, and takes over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import Person
from test_table import serious

Sit = Callable[..., Person]
GLOWING = """token => {
    const glows = [...document.querySelectorAll('#live .may[data-token], #prompt [data-may]')];
    const seen = one => { const box = one.getBoundingClientRect();
        return box.width > 0 && box.left > -5 && box.top > -5 && box.right < innerWidth + 5 && box.bottom < innerHeight + 5; };
    return [[...new Set(glows.map(one => one.dataset.token))], glows.some(seen)];
}"""
CLICK = """token => {
    const at = document.querySelector(`#prompt [data-may][data-token='${CSS.escape(token)}']`)
        ?? document.querySelector(`#live .may[data-token='${CSS.escape(token)}']`);
    at.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}"""


ELSEWHERE = """() => document.querySelector('#live .zone[data-token]:not(.may)')
    .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"""


def start(me: Person, at: int = 0) -> None:
    me.open(f"/games/red_dust_rebellion/learn?at={at}")
    me.page.wait_for_selector("#plate", state="attached")


def go_on(me: Person) -> None:
    """Follow the glow for one click."""
    at = me.at()
    token = me.page.get_attribute("#prompt", "data-next")
    if token is None:
        forward = me.page.locator('[data-do="learn-next"]')
        assert "glows" in (forward.get_attribute("class") or "")
        forward.click()
    else:
        assert me.page.evaluate(GLOWING, token) == [[token], True], f"place {at}"
        me.page.evaluate(CLICK, token)
    me.page.wait_for_function(f"() => document.querySelector('#table').dataset.at === '{at + 1}'")


@pytest.mark.parametrize("size", [(1440, 900), (375, 812)])
def test_the_glow_leads_from_the_shelf_through_the_first_two_cards(sit: Sit, size: tuple[int, int]) -> None:
    me = sit(viewport={"width": size[0], "height": size[1]})
    me.open("/")
    me.page.get_by_role("link", name="Learn by playing").first.click()
    me.page.wait_for_selector("#plate", state="attached")
    for _ in range(70):
        go_on(me)
    assert me.page.locator("#prompt .eyebrow").first.inner_text().strip()
    assert serious(me.page) == []


def test_the_last_places_lead_to_the_end(sit: Sit) -> None:
    me = sit()
    start(me, 330)
    while me.page.locator('[data-do="learn-next"]').is_enabled():
        go_on(me)
    assert me.at() == 356


def test_keys_and_chapters_lead_to_other_places(sit: Sit) -> None:
    me = sit()
    start(me)
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("() => document.querySelector('#table').dataset.at === '1'")
    me.page.keyboard.press("ArrowLeft")
    me.page.wait_for_function("() => document.querySelector('#table').dataset.at === '0'")
    me.page.get_by_role("tab", name="Chapters").click()
    me.page.get_by_role("link", name="Card 3 of 11", exact=False).click()
    me.page.wait_for_function("() => Number(document.querySelector('#table').dataset.at) > 50")
    assert me.page.url.endswith(f"at={me.at()}")


def test_another_click_is_answered_and_changes_nothing(sit: Sit) -> None:
    me = sit()
    start(me, 15)
    before = me.at()
    with me.page.expect_response("**/learn/try?*"):
        me.page.evaluate(ELSEWHERE)
    me.page.wait_for_selector(".toast")
    assert me.at() == before


def test_taking_over_sits_the_learner_down(sit: Sit) -> None:
    me = sit()
    start(me, 15)
    me.page.get_by_text("Take over").click()
    me.page.select_option('.take-over select[name="seat"]', "2")
    me.page.get_by_role("button", name="Play on").click()
    me.page.wait_for_url("**/table/*")
    me.linked()
    assert me.page.locator('#prompt[data-asked="yes"][data-seat="2"]').count() == 1
