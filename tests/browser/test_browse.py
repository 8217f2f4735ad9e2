"""What a game may show besides its board: cards that are sorted and filtered, overlays, charts of its course."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import Person
from playwright.sync_api import Page

Sit = Callable[..., Person]
SHOWN = "#cards .face:not([hidden])"


def values(page: Page, facet: str) -> list[int]:
    """What the cards in sight are worth in this respect, from top to bottom."""
    return page.eval_on_selector_all(SHOWN, f"all => all.map(one => JSON.parse(one.dataset.facets).{facet})")  # type: ignore[no-any-return]


@pytest.fixture
def browsing(sit: Sit) -> Person:
    me = sit()
    me.begin(["me", "me"], "gallery")
    me.page.get_by_role("button", name="I am").click()
    me.page.get_by_role("tab", name="Cards").click()
    return me


def answer(me: Person) -> None:
    """Any answer, so that the fragments are swapped."""
    before = me.at()
    me.page.locator("#live .may").first.click()
    me.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.at) > {before}")
    unveil = me.page.locator('#prompt [data-post="unveil"]')
    if unveil.count():
        unveil.click()
        unveil.wait_for(state="detached")
    me.page.wait_for_selector(SHOWN)


def test_cards_are_sorted_by_a_number_both_ways_and_back(browsing: Person) -> None:
    page = browsing.page
    sort = page.get_by_role("button", name="value", exact=True)
    laid = values(page, "value")
    sort.click()
    assert values(page, "value") == sorted(laid[:8]) + sorted(laid[8:])
    sort.click()
    assert values(page, "value") == sorted(laid[:8], reverse=True) + sorted(laid[8:], reverse=True)
    sort.click()
    assert values(page, "value") == laid


def test_words_of_one_kind_widen_and_of_another_narrow(browsing: Person) -> None:
    page = browsing.page
    assert page.locator(SHOWN).count() == 15
    page.get_by_role("button", name="polished 5").click()
    assert page.locator(SHOWN).count() == 5
    page.get_by_role("button", name="worn 5").click()
    assert page.locator(SHOWN).count() == 10
    page.get_by_role("button", name="now 11").click()
    assert page.locator(SHOWN).count() == 8
    page.fill("#cards-search", "part 1")
    assert page.locator(SHOWN).count() == 2
    page.fill("#cards-search", "nothing of the kind")
    assert page.get_by_text("No card fits all of that.").is_visible()


def test_the_choice_is_kept_while_the_game_goes_on_and_when_the_page_is_loaded_anew(browsing: Person) -> None:
    page = browsing.page
    page.get_by_role("button", name="weight", exact=True).click()
    page.get_by_role("button", name="polished 5").click()
    before = values(page, "weight")
    assert len(before) == 5
    for _ in range(3):
        answer(browsing)
        assert values(page, "weight") == before
        assert page.get_by_role("button", name="polished 5").get_attribute("aria-pressed") == "true"
    page.reload()
    browsing.linked()
    assert values(page, "weight") == before


def test_cards_are_browsed_by_keyboard(browsing: Person) -> None:
    page = browsing.page
    page.focus("#cards-search")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.dataset.sort") == "value"
    assert values(page, "value")[0] == 3


def test_an_overlay_is_shown_on_demand_and_stays_shown(browsing: Person) -> None:
    page, reach = browsing.page, browsing.page.locator("#reach")
    assert not reach.is_visible()
    page.locator("#overlays summary").click()
    toggle = page.get_by_role("button", name="Reach")
    toggle.click()
    assert reach.is_visible()
    answer(browsing)
    assert reach.is_visible()
    assert toggle.get_attribute("aria-pressed") == "true"
    page.reload()
    browsing.linked()
    assert reach.is_visible()


def test_a_board_without_overlays_offers_none(sit: Sit) -> None:
    me = sit()
    me.begin(["me", "bot:random"])
    assert not me.page.locator("#overlays").is_visible()


def test_the_result_shows_the_course_of_the_game_as_charts(browsing: Person) -> None:
    page = browsing.page
    while not page.locator("#result .graph").count():
        answer(browsing) if page.locator("#live .may").count() else page.wait_for_timeout(50)
    assert page.locator(".graph svg").first.is_visible()
    words = page.locator(".graph-word").first
    assert words.evaluate("one => getComputedStyle(one).stroke") == "none", "no edge darkens the words of the axes"
    page.get_by_text("The figures").click()
    assert page.locator(".graph tbody tr").count() == 2
