"""Rules in Markdown as HTML: every numbered paragraph gets an anchor, `#r6.2`, and the headings a table of contents."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from htpy import Element, a, article, div, input, label, li, nav, p, span, ul
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from fourthrock.table import Game

NUMBERED: Final = re.compile(r"^\s*(?:\*\*)?(\d+(?:\.\d+)*)\b")
MENTIONED: Final = re.compile(r"§\s?(\d+(?:\.\d+)*)|\brules? (\d+(?:\.\d+)+)")


@lru_cache(maxsize=32)
def rendered(text: str) -> tuple[str, list[tuple[int, str, str]]]:
    """HTML, and its contents as (level, rule number or '', heading)."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text or "No rules written yet.")
    if tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        tokens = tokens[3:]
    contents: list[tuple[int, str, str]] = []
    used: set[str] = set()
    for around, before, token in zip([tokens[0], *tokens], tokens, tokens[1:]):
        if token.type == "inline" and before.type in ("heading_open", "paragraph_open"):
            _anchor(around if before.hidden else before, token, contents, used)
    html = reader.renderer.render(tokens, reader.options, {})
    return MENTIONED.sub(_linked, html), contents


def _anchor(opening: Token, inline: Token, contents: list[tuple[int, str, str]], used: set[str]) -> None:
    numbered = NUMBERED.match(inline.content)
    number = numbered[1] if numbered else ""
    if number and number not in used:
        used.add(number)
        opening.attrSet("id", f"r{number}")
    if opening.type == "heading_open":
        contents.append((int(opening.tag[1]), number, inline.content.replace("*", "")))


def _linked(found: re.Match[str]) -> str:
    number = found[1] or found[2]
    return f'<a class="rule" href="#r{number}">{found[0]}</a>'


def rule_text(game: Game[Any]) -> Markup:
    return Markup(rendered(game.rules())[0])


def contents(game: Game[Any]) -> Element:
    """The table of contents: the headings of two levels."""
    found = rendered(game.rules())[1]
    return nav(".contents", aria_label="Contents of the rules")[
        ul[[li(class_=f"level-{level}")[a(href=f"#r{number}")[said]] for level, number, said in found if number and level <= 3]]
    ]


def rules_panel(game: Game[Any]) -> Element:
    """The rules beside the table, with a search field."""
    return div("#rules", data_morph="keep")[
        label(".search")[
            span(".hear")["Search the rules"], input("#rules-search", type="search", placeholder="Search the rules")
        ],
        p("#rules-none.empty", hidden=True)["No rule speaks of that."],
        article(".rules-text")[rule_text(game)],
    ]
