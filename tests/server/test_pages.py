"""Pages: every answer can be given, every id is its own, nothing runs inline, nothing hidden shows."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scenes import scene_of, table_after

import fourthrock.server
from fourthrock.games.mission_red_planet import GAME as PLANET
from fourthrock.server.pages import error, games, home, host, people, table
from fourthrock.server.pages.charts import scale_of
from fourthrock.server.pages.frame import asset
from fourthrock.server.pages.marks import shape_of
from fourthrock.server.pages.prompt import tokens_in
from fourthrock.server.pages.rules import rendered
from fourthrock.server.pages.visit import BotKind, Hint, HostFacts, TableRow, Visit
from fourthrock.table import Entry, Game, Item, seats_mask
from fourthrock.table.record import begin
from gallery import GAME as GALLERY
from toy import GAME as SALVAGE
from toy import SalvageGame

STATIC = Path(fourthrock.server.__file__).parent / "static"
ROOT = Path(__file__).parents[2]
BOTS = [BotKind("greedy", "Greedy"), BotKind("search", "Search", "", ["200", "1s", "3s"])]
VISIT = Visit("token", "Ada", here="/games/salvage")
VOID = {"meta", "link", "input", "br", "img", "hr"}


class Reader(HTMLParser):
    """Elements of a page; complains about tags that do not match."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> closes another tag"


def all_pages(game: Game[Any]) -> dict[str, str]:
    now, over = table_after(game, 2, 3, 4), table_after(game, 100_000, 3, 4)
    seat = now.asks[0].seat
    rows = [
        TableRow("t-1", "Friday", game, ["Ada", ""], "open"),
        TableRow("t-2", "", game, ["Ada"], "over", result="won with 63", seat=0),
    ]
    scene = scene_of(now, seat)
    watching = scene_of(now, None)
    watching.chairs[1].kind, watching.chairs[1].name = "open", ""
    return {
        "home": home.home(VISIT, [game], rows),
        "game": games.game_page(VISIT, game),
        "new": games.new_game(VISIT, game, BOTS, {"seats": "3"}, "This name is too long.", "name"),
        "table": table.table_page(scene, VISIT),
        "watch": table.table_page(watching, VISIT),
        "veil": table.table_page(scene_of(now, None, veil=scene.chairs[seat]), VISIT),
        "over": table.table_page(scene_of(over, 0), VISIT),
        "replay": table.table_page(scene_of(now, seat, replay_moves=30), VISIT),
        "join": people.join(VISIT, watching, "This chair is taken."),
        "mine": people.my_games(VISIT, rows),
        "sign in": people.sign_in(VISIT, "Wrong password.", "Ada", "/mine"),
        "sign up": people.sign_up(VISIT),
        "host": host.host_page(VISIT, HostFacts([("tables", "2")], [("limit", "9")], rows, [("21:04", "a <tag>")])),
        "error": error.error_page(VISIT, 404, "There is nothing at this address."),
    }


@pytest.fixture(scope="module", params=[SALVAGE, PLANET], ids=lambda game: game.slug)
def pages(request: pytest.FixtureRequest) -> dict[str, str]:
    return all_pages(request.param)


def test_pages_are_well_formed_and_every_id_is_its_own(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        ids = Counter(attrs["id"] for _, attrs in Reader(page).elements if attrs.get("id"))
        assert [one for one, count in ids.items() if count > 1] == [], name


def test_ids_of_the_plate_and_of_the_page_do_not_meet() -> None:
    scene = scene_of(table_after(PLANET, 40, 4), 0)
    _, plate = table.plate_of(scene)
    ids = {attrs.get("id") for _, attrs in Reader(table.table_page(scene, VISIT)).elements}
    assert not {attrs["id"] for _, attrs in Reader(plate).elements if attrs.get("id")} & ids


def test_nothing_runs_or_is_styled_inline(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for tag, attrs in Reader(page).elements:
            assert tag != "style", name
            assert "style" not in attrs, (name, attrs)
            assert not [key for key in attrs if key.startswith("on")], (name, attrs)
            assert tag != "script" or attrs.get("src"), name


def test_pages_say_what_they_are(pages: dict[str, str]) -> None:
    """One main landmark, one heading of the first level, a language, a name for every button and field."""
    for name, page in pages.items():
        elements = Reader(page).elements
        tags = Counter(tag for tag, _ in elements)
        assert (tags["main"], tags["h1"]) == (1, 1), name
        assert elements[0] == ("html", {"lang": "en", "class": elements[0][1]["class"]})


def test_forms_carry_the_token_against_forgery(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for form in re.findall(r"<form[^>]*method=\"post\"[^>]*action=.*?</form>", page, re.S):
            assert 'name="csrf" value="token"' in form, name


@pytest.mark.parametrize(
    ("game", "seats", "seed"), [(SALVAGE, 3, 2), (PLANET, 2, 3), (PLANET, 4, 5)], ids=["salvage", "planet-2", "planet-4"]
)
def test_every_answer_can_be_given(game: Game[Any], seats: int, seed: int) -> None:
    """Every option is a button of the prompt or an element of the board."""
    now = begin(game, seats, seed)
    chance = random.Random(seed)
    while not now.over:
        question = chance.choice(now.asks)
        drawn = table.fragments(scene_of(now, question.seat))
        reachable = tokens_in(drawn["prompt"]) | tokens_in(drawn["board-layer"])
        assert set(question.tokens) <= reachable, question
        now.answer(chance.choice(list(question.options)), question)


def test_refused_cards_stay_there_and_say_why() -> None:
    now = table_after(PLANET, 60, 3, 2)
    while not any("character" in question.prompt and question.refused() for question in now.asks):
        now.answer(now.asks[0].options[0], now.asks[0])
    question = next(question for question in now.asks if question.refused())
    item, why = question.refused()[0]
    page = table.fragments(scene_of(now, question.seat))["prompt"]
    button = re.search(rf'<button[^>]*class="option not"[^>]*data-token="{item.token}"[^>]*>', page)
    assert button is not None
    assert why.sentence in page


def test_fragments_carry_their_names() -> None:
    for name, html in table.fragments(scene_of(table_after(PLANET, 30, 4), 0)).items():
        assert re.match(rf'<\w+ [^>]*id="{name}"', html), name
        Reader(html)


def test_behind_the_veil_nothing_shows() -> None:
    now = table_after(PLANET, 40, 3, 2)
    scene = scene_of(now, now.asks[0].seat)
    drawn = table.fragments(scene_of(now, now.asks[0].seat, veil=scene.chairs[now.asks[0].seat]))
    assert drawn["board-layer"] == '<g id="board-layer"></g>'
    assert drawn["strip"] == '<div id="strip"></div>'
    assert "<li" not in drawn["log"]
    assert "face" not in drawn["cards"]
    assert "mat-sheet" not in drawn["seats"]
    assert "Björn looked" not in drawn["notes"]
    assert tokens_in(drawn["prompt"]) == set()


def test_a_replay_asks_nothing() -> None:
    now = table_after(PLANET, 40, 3, 2)
    drawn = table.fragments(scene_of(now, now.asks[0].seat, replay_moves=200))
    assert tokens_in(drawn["prompt"]) | tokens_in(drawn["board-layer"]) == set()


def test_names_and_chat_are_escaped() -> None:
    scene = scene_of(table_after(SALVAGE, 2, 2), 0)
    scene.chairs[1].name = scene.chat[0].text = scene.notes = "<script>alert(1)</script>"
    assert "<script>alert" not in table.table_page(scene, VISIT)


def test_a_sentence_of_the_log_is_escaped_and_names_light_up_the_board() -> None:
    scene = scene_of(table_after(SALVAGE, 2, 2), 0)
    side = scene.chairs[0].side
    scene.entries = [Entry(0, 0, -1, "Round <1>", ()), Entry(1, 1, -1, "{} throws {}: a die, a {}", (side, "<b>", 6))]
    drawn = table.fragments(scene)["log"]
    assert "Round &lt;1&gt;" in drawn
    assert f'data-light="{side.token}"' in drawn
    assert "&lt;b&gt;" in drawn
    assert 'aria-label="die: 6"' in drawn


def test_private_lines_are_marked() -> None:
    scene = scene_of(table_after(SALVAGE, 2, 2), 0)
    scene.entries = [Entry(1, 1, seats_mask([0]), "It is a part", ()), Entry(2, 1, -1, "A part is drawn", ())]
    assert table.fragments(scene)["log"].count("only you") == 1


def test_undo_says_why_it_is_not_offered() -> None:
    scene = scene_of(table_after(SALVAGE, 0, 2), 0, undo_refused="a die was rolled")
    assert re.search(r'data-post="undo"[^>]*disabled[^>]*title="No undo: a die was rolled"', table.fragments(scene)["prompt"])


def test_the_result_has_a_column_a_seat_the_winner_first_and_a_row_a_source() -> None:
    over = table_after(PLANET, 100_000, 4, 2)
    drawn = table.fragments(scene_of(over, 0))["result"]
    ranked = sorted(over.standings(), key=lambda standing: (standing.place, standing.seat))
    sources = {name for standing in ranked for name, _ in standing.lines}
    rows = [re.findall(r"<t[hd].*?</t[hd]>", row, re.S) for row in re.findall(r"<tr.*?</tr>", drawn, re.S)]
    assert {len(cells) for cells in rows} == {1 + 4}
    assert [re.sub("<.*?>", "", cell) for cell in rows[1]] == ["Place", *(str(one.place) for one in ranked)]
    assert [re.sub("<.*?>", "", cell) for cell in rows[2]] == ["Total", *(f"{one.score:g}" for one in ranked)]
    assert {re.sub("<.*?>", "", cells[0]) for cells in rows[3:]} == sources
    assert " hidden" in table.fragments(scene_of(table_after(PLANET, 5, 4), 0))["result"]


def test_the_prompt_tells_what_happened_since_the_own_last_answer_and_marks_what_names_the_viewer() -> None:
    now = begin(SALVAGE, 2, 3)
    scene = scene_of(now, 0, since=1)
    me, other = (chair.side for chair in scene.chairs)
    scene.entries = [
        Entry(1, 1, -1, "{} is old news", (me,)),
        Entry(2, 0, -1, "Round 2", ()),
        Entry(2, 1, -1, "{} digs", (other,)),
        Entry(3, 1, -1, "{} gives a part to {}", (other, me)),
    ]
    prompt = table.fragments(scene)["prompt"]
    since = re.search(r'<details class="since".*?</details>', prompt, re.S)
    assert since is not None
    assert "Since your last turn: 2 things, 1 about you" in since[0]
    assert [bool(css) for css in re.findall(r'<li id="since-\d+"( class="new")?', since[0])] == [False, True]
    scene.entries = scene.entries[2:]
    assert "more than 2 things" in table.fragments(scene)["prompt"], "what is older is not among the lines at hand"
    scene.since = 0
    assert "since" not in table.fragments(scene)["prompt"], "before the first answer everything is new, and the log has it"


def test_a_replay_says_what_the_last_move_did() -> None:
    scene = scene_of(begin(SALVAGE, 2, 3), 0, replay_moves=9)
    scene.at, scene.entries = 2, [Entry(2, 1, -1, "{} digs", (scene.chairs[1].side,)), Entry(1, 1, -1, "Not this", ())]
    prompt = table.fragments(scene)["prompt"]
    assert "after move 2 of 9" in prompt
    assert re.search(r"<h2><a .*>Crew 2</a> digs</h2>", prompt)
    scene.at = 0
    assert "The beginning" in table.fragments(scene)["prompt"]


def test_hints_are_drawn_as_bars() -> None:
    drawn = str(table.hint([Hint("soldier", "Soldier", 0.625, 0.4)]))
    assert 'width="62.5"' in drawn
    assert 'data-light="soldier"' in drawn
    assert "62% · wins 40%" in drawn


def test_rules_have_an_anchor_for_every_number_that_a_question_names() -> None:
    html, contents = rendered(PLANET.rules())
    anchors = set(re.findall(r'id="r([\d.]+)"', html))
    assert len(re.findall(r'id="r[\d.]+"', html)) == len(anchors)
    assert all(number in anchors for _, number, _ in contents if number)
    now = begin(PLANET, 4, 2)
    chance = random.Random(2)
    named = set()
    while not now.over:
        question = chance.choice(now.asks)
        named |= {question.rule} | {why.rule for _, why in question.refused()}
        now.answer(chance.choice(list(question.options)), question)
    assert len(named) > 10
    assert named - anchors - {""} == set()


def test_numbered_list_items_and_paragraphs_get_anchors() -> None:
    html, contents = rendered(
        "# Title\n\n## 4 Round\n\n**4.1 Choose.** All at once; see rule 4.2.\n\n- 4.2 Resolve\n- unnumbered\n"
    )
    assert contents == [(2, "4", "4 Round")]
    assert '<h2 id="r4">' in html
    assert '<p id="r4.1">' in html
    assert '<li id="r4.2">' in html
    assert '<a class="rule" href="#r4.2">rule 4.2</a>' in html
    assert "Title" not in html


def test_the_form_explains_every_option_and_keeps_what_was_filled_in() -> None:
    filled = {"seats": "6", "option.map": "ring", "seat-2": "open", "seed": "red"}
    page = games.new_game(VISIT, PLANET, BOTS, filled, "No.", "option.map")
    assert page.count('class="option-field') == len(msgspec.structs.fields(PLANET.options))
    assert "Keep the kinds of point tokens face down" in page
    assert re.search(r'value="ring" selected', page)
    assert re.search(r'value="6" checked', page)
    assert re.search(r'id="seat-2".*?value="open" selected', page, re.S)
    assert 'value="red"' in page
    assert 'role="alert"' in page


def test_a_switch_says_no_as_well_as_yes() -> None:
    """An empty box sends nothing by itself: a hidden field before it says false, so that a default of yes can be undone."""
    page = games.new_game(VISIT, PLANET, BOTS, {"option.secret_points": "true"})
    assert re.search(r'name="option.secret_points" value="false">\s*<input type="checkbox"[^>]*value="true" checked', page)


def test_the_form_proposes_a_bot_of_middle_strength() -> None:
    page = games.new_game(VISIT, PLANET, BOTS)
    assert re.search(r'id="seat-1".*?value="bot:search:1s" selected', page, re.S)
    assert re.search(r'id="seat-0".*?value="me" selected', page, re.S)
    assert re.search(r'id="seat-1".*?value="open" selected', games.new_game(VISIT, PLANET, []), re.S)


class Five(SalvageGame):
    """A game whose sides are fewer than its seats: the fifth sits only in some mode."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = [4, 5]

    def sides(self, seats: int, options: Any) -> list[Item]:
        return super().sides(4, options)


def test_a_seat_that_only_some_mode_has_is_called_by_its_number() -> None:
    page = games.new_game(VISIT, Five(), BOTS)
    assert "Crew 4" in page
    assert "Seat 5" in page


def test_static_files_are_what_the_sources_build() -> None:
    """`npm --prefix web run build` writes down what it read and what it wrote."""
    built = json.loads((STATIC / "built.json").read_text())
    web = ROOT / "web"
    sources = [
        "build.mjs",
        "package-lock.json",
        *(f"src/{name}" for name in sorted(path.name for path in (web / "src").iterdir())),
    ]
    digest = sha256()
    for source in [*(web / name for name in sources), ROOT / "src/fourthrock/drawing/board.css"]:
        digest.update(source.read_bytes())
    assert digest.hexdigest() == built["sources"], "run: npm --prefix web run build"
    for name, written in built["files"].items():
        assert sha256((STATIC / name).read_bytes()).hexdigest() == written, f"{name} was changed by hand"


def test_packages_of_the_client_are_pinned_and_name_no_registry() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert all("resolved" not in package for package in lock["packages"].values())
    wanted = json.loads((ROOT / "web/package.json").read_text())["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())


def test_fonts_come_with_their_licences() -> None:
    for name in ("barlow-condensed.LICENSE.txt", "source-sans-3.LICENSE.txt"):
        assert "SIL OPEN FONT LICENSE" in (STATIC / name).read_text().upper()


def test_addresses_of_static_files_change_with_their_bytes() -> None:
    assert re.fullmatch(r"/static/fourthrock\.css\?v=[0-9a-f]{10}", asset("fourthrock.css"))


def test_upright_cards_stand_side_by_side_and_slips_do_not() -> None:
    assert shape_of('<svg viewBox="0 0 230 310">') == "upright"
    assert shape_of('<svg viewBox="0 0 336 72.5">') == ""
    assert shape_of("") == ""


def test_cards_carry_what_they_are_sorted_and_filtered_by() -> None:
    html = str(table.cards(scene_of(table_after(GALLERY, 4), 0)))
    reader = Reader(html)
    faces = [shown for _, shown in reader.elements if "face" in (shown.get("class") or "").split()]
    assert len(faces) == 15
    assert json.loads(faces[0]["data-facets"] or "") == {"value": 5, "weight": 0, "finish": "matt", "playable": ""}
    assert [shown["data-sort"] for _, shown in reader.elements if "data-sort" in shown] == ["value", "weight"]
    chips = [(shown["data-filter"], shown["data-word"]) for _, shown in reader.elements if "data-filter" in shown]
    assert chips == [("finish", "matt"), ("finish", "polished"), ("finish", "worn"), ("playable", "now")]


def test_few_cards_need_no_browser() -> None:
    assert "browse" not in str(table.cards(scene_of(table_after(SALVAGE, 4), 0)))


def test_a_chart_is_a_drawing_and_a_table_of_its_figures() -> None:
    over = table_after(GALLERY, 100_000, 3, 4)
    reader = Reader(str(table.result(scene_of(over, 0))))
    lines = [shown for _, shown in reader.elements if shown.get("class") == "graph-line"]
    assert len(lines) == 3
    assert len({shown.get("stroke-dasharray") for shown in lines}) == 3, "lines are told apart by more than their colour"
    figures = str(table.result(scene_of(over, 0))).partition("<figure")[2]
    assert all(f">{points:g}<" in figures for points in over.view(0).points)


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [(0, 0, (0, 1, 0.5)), (0, 63, (0, 80, 20)), (-7, 12, (-10, 15, 5)), (3, 3.5, (0, 4, 1)), (0, 1000, (0, 1000, 500))],
)
def test_the_lines_of_a_chart_stand_at_round_figures(least: float, most: float, expected: tuple[float, float, float]) -> None:
    assert scale_of(least, most) == expected
