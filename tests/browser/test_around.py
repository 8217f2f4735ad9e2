"""What stands around play: names, invitations, hints, cards held close, notes, my games, accounts, watching, replay."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from conftest import Person
from playwright.sync_api import expect
from test_table import CHOICES, READY, click, step, upload, written

Sit = Callable[..., Person]
PHONE = {"viewport": {"width": 375, "height": 812}, "has_touch": True, "is_mobile": True}


def test_a_new_game_takes_two_clicks_from_home(sit: Sit) -> None:
    me = sit()
    me.open("/")
    me.page.get_by_role("article").filter(has_text="Red Dust Rebellion").get_by_role("link", name="New game").click()
    me.page.get_by_role("button", name="Begin").click()
    me.page.wait_for_url("**/table/*")
    me.linked()
    assert me.page.locator(".chair").count() == 4


def test_a_guest_says_a_name_and_invites_from_a_phone(sit: Sit) -> None:
    me, friend = sit(**PHONE), sit()
    me.open("/games/terraforming_mars/new")
    me.page.get_by_label("Your name").fill("Ada")
    me.page.select_option("#seat-1", "open")
    me.page.get_by_role("button", name="Begin").tap()
    me.page.wait_for_url("**/table/*")
    me.linked()
    assert not me.page.locator("#invite-link").is_visible()
    me.page.locator(".links summary").tap()
    assert me.page.locator("#invite-link").is_visible()
    friend.page.goto(me.page.input_value("#invite-link"))
    assert friend.page.get_by_text("Ada").first.is_visible()


def test_a_hint_shows_what_a_bot_expects_of_each_answer(sit: Sit) -> None:
    me = sit()
    me.begin(["me", "bot:random"])
    me.page.wait_for_function(READY)
    asked = me.page.locator(CHOICES).count()
    me.page.get_by_role("button", name="Hint").click()
    lines = me.page.locator("#hint .hint-line")
    expect(lines.first).to_be_visible(timeout=30_000)
    assert 1 <= lines.count() <= asked
    assert me.page.locator("#hint .bar-share").count() == lines.count()
    assert "wins" in lines.first.inner_text()
    me.page.locator("#hint").get_by_role("button", name="Close").click()
    assert not me.page.locator("#hint").is_visible()


def test_a_piece_explains_itself_under_the_pointer_and_under_a_long_press(sit: Sit) -> None:
    me = sit()
    me.begin(["me", "bot:random", "bot:random"])
    place = me.page.locator("#live [data-piece]").first
    place.hover(force=True)
    expect(me.page.locator("#bubble")).to_be_visible()
    assert len(me.page.locator("#bubble").inner_text()) > 5
    other = sit(**PHONE)
    other.page.goto(me.page.url)
    other.linked()
    before = other.at()
    box = other.page.locator("#live [data-piece]").first.bounding_box()
    assert box is not None
    touch = {"pointerType": "touch", "bubbles": True, "clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + 8}
    for _ in range(4):  # a page that still scrolls into place takes a press for the beginning of a pan
        other.page.locator("#live [data-piece]").first.dispatch_event("pointerdown", touch)
        other.page.wait_for_timeout(700)
        if other.page.locator("#bubble").is_visible():
            break
    expect(other.page.locator("#bubble")).to_be_visible()
    assert other.at() == before


def test_notes_and_the_own_games_are_there_again(sit: Sit) -> None:
    me = sit()
    me.begin(["bot:random", "me"], "omega_war")
    waiting = me.page.url
    me.begin(["me", "bot:random"])
    mine = me.page.url
    me.page.get_by_role("tab", name="Notes").click()
    with me.page.expect_response("**/notes"):
        me.page.fill("#notes-text", "Phobos first")
    me.page.reload()
    me.linked()
    me.page.get_by_role("tab", name="Notes").click()
    assert me.page.input_value("#notes-text") == "Phobos first"
    me.open("/mine")
    headings = me.page.locator("main section h2").all_inner_texts()
    assert headings[0] == "Your turn"
    rows = [row.get_attribute("href") or "" for row in me.page.locator(".tables a").all()]
    assert any(mine.endswith(row.partition("?")[0]) for row in rows)
    assert any(waiting.endswith(row.partition("?")[0]) for row in rows)


def test_an_account_keeps_a_guests_games_on_another_device(sit: Sit) -> None:
    me, later = sit(), sit()
    me.begin(["me", "open"])
    table = me.page.url
    me.open("/sign-up")
    me.page.get_by_label("Name", exact=True).fill("Gudrun")
    me.page.get_by_label("Password").fill("correct horse battery")
    me.page.locator("main form button[type=submit]").click()
    me.page.get_by_text("Gudrun").first.wait_for()
    me.page.goto(table)
    me.linked()
    assert me.page.locator("#prompt").get_attribute("data-asked") == "yes"
    assert me.page.locator(".chair.own .chair-name").inner_text() == "Gudrun"
    later.open("/sign-in")
    later.page.get_by_label("Name", exact=True).fill("gudrun")
    later.page.get_by_label("Password").fill("correct horse battery")
    later.page.locator("main form button[type=submit]").click()
    later.page.get_by_role("link", name="My games").click()
    later.page.locator(".tables a").first.click()
    later.linked()
    assert later.page.locator("#prompt").get_attribute("data-asked") == "yes"


def test_what_happened_since_the_own_last_answer_stands_in_the_prompt(sit: Sit) -> None:
    me = sit()
    me.begin(["me", "bot:random", "bot:random"])
    dice = random.Random(5)
    for _ in range(12):
        step(me.page, dice, click)
        me.page.wait_for_function(READY)
        if me.page.locator(".since").count():
            break
    me.page.locator(".since summary").click()
    assert me.page.locator(".since li").first.is_visible()


def test_a_replay_plays_by_itself_and_lends_anybodys_eyes(sit: Sit) -> None:
    me = sit()
    upload(me, written(seed=9))
    me.page.goto(f"{me.page.url}/replay?at=20")
    said = me.page.locator("#prompt h2").inner_text()
    me.page.select_option("#replay-speed", "300")
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_function("() => Number(document.querySelector('#table').dataset.at) >= 23")
    me.page.get_by_role("button", name="Play", exact=True).click()
    assert me.page.locator("#prompt h2").inner_text() != said
    me.page.locator('[data-eyes="1"]').click()
    me.page.wait_for_url("**seat=1*")
    assert me.page.locator('[data-eyes="1"]').get_attribute("aria-current") == "true"
    assert me.page.locator(".chair.own").get_attribute("id") == "chair-1"
    assert int(me.page.get_attribute("#table", "data-at") or 0) >= 23


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_unit_that_moves_is_seen_to_move_unless_the_reader_wants_no_motion(sit: Sit, motion: str) -> None:
    me = sit(reduced_motion=motion)
    me.begin(["me", "me"], "omega_war")
    me.page.evaluate(
        """() => { window.glided = []; document.querySelector('#live').addEventListener('transitionrun', event => {
        if (event.propertyName === 'transform') window.glided.push(event.target.id); }); }"""
    )
    dice = random.Random(2)
    for _ in range(25):
        step(me.page, dice, click)
        if me.page.evaluate("() => window.glided.some(id => id.startsWith('unit-'))"):
            break
    glided = me.page.evaluate("() => window.glided.filter(id => id.startsWith('unit-'))")
    assert bool(glided) == (motion == "no-preference")


def test_two_fingers_bring_the_board_closer_and_one_moves_it(sit: Sit) -> None:
    me = sit(**PHONE)
    me.begin(["me", "bot:random", "bot:random"])
    board = me.page.locator("#board").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    fingers = me.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def stage() -> dict[str, float]:
        box = me.page.locator("#stage").bounding_box()
        assert box is not None
        return box  # type: ignore[return-value]

    answers: list[str] = []
    me.page.on("request", lambda request: answers.append(request.url) if request.url.endswith("/answer") else None)
    before = stage()
    touch("touchStart", (x - 30, y), (x + 30, y))
    for apart in (45, 60, 75, 90):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    closer = stage()
    assert closer["width"] > before["width"] * 1.5
    touch("touchStart", (x, y))
    for by in (10, 25, 40):
        touch("touchMove", (x + by, y + by / 2))
    touch("touchEnd")
    assert abs(stage()["x"] - closer["x"] - 40) < 12
    assert answers == [], "looking around is no answer"


def test_a_letter_jumps_to_the_next_answer_that_begins_with_it(sit: Sit) -> None:
    me = sit()
    me.begin(["me", "bot:random"], "terraforming_mars")
    me.page.wait_for_function(READY)
    said = "one => (one.getAttribute('aria-label') ?? one.textContent).trim()"
    names = me.page.eval_on_selector_all("#prompt [data-may]", f"all => all.map({said})")
    letter = names[-1][0].lower()
    me.page.locator("#board").focus()
    me.page.keyboard.press(letter)
    focused = me.page.evaluate(f"() => ({said})(document.activeElement)")
    assert focused in names
    assert focused[0].lower() == letter
