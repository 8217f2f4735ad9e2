"""The frame around every page: head, bar, landmarks, and the addresses of the built static files."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources

from htpy import (
    Node,
    a,
    body,
    button,
    footer,
    form,
    h1,
    head,
    header,
    html,
    input,
    link,
    main,
    meta,
    nav,
    p,
    script,
    span,
    title,
)

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.visit import Visit


@cache
def asset(name: str) -> str:
    """The address of a built static file; its hash in the address lets browsers keep it for ever."""
    data = resources.files("fourthrock.server").joinpath("static", name).read_bytes()
    return f"/static/{name}?v={hashlib.blake2b(data, digest_size=5).hexdigest()}"


def page(visit: Visit, name: str, *content: Node, kind: str = "sheet", scripts: bool = True) -> str:
    """A whole document. `kind` names the layout: `sheet` scrolls, `table` fills the window."""
    return str(
        html(lang="en", class_=f"page-{kind}")[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                meta(name="csrf", content=visit.csrf),
                meta(name="color-scheme", content="dark light"),
                title[f"{name} · fourthrock" if name != "fourthrock" else name],
                link(rel="icon", type="image/svg+xml", href=asset("mark.svg")),
                script(src=asset("theme.js")),
                link(rel="stylesheet", href=asset("fourthrock.css")),
                scripts and script(src=asset("fourthrock.js"), defer=True),
            ],
            body[
                a(class_="skip", href="#main")["Skip to content"],
                kind != "table" and bar(visit),
                main("#main", tabindex="-1")[content],
                kind != "table" and _foot(),
                span("#toasts", role="status", aria_live="polite"),
            ],
        ]
    )


def bar(visit: Visit) -> Node:
    """The bar on top of every page but the table."""
    return header(".bar")[
        a(".bar-home", href="/", aria_label="fourthrock, home")[icon("planet"), span["fourthrock"]],
        nav(aria_label="Site")[
            visit.name
            and a(href="/mine")["My games", visit.my_turns > 0 and span(".count", title="your turn")[str(visit.my_turns)]],
            visit.host and a(href="/host")["Host"],
            _account(visit),
            button(type="button", class_="quiet", data_do="theme", aria_label="Switch between dark and light")[icon("theme")],
        ],
    ]


def _account(visit: Visit) -> Node:
    if visit.signed_in:
        return form(method="post", action="/sign-out", class_="inline")[
            csrf(visit), span(".who")[icon("person"), visit.name], button(type="submit", class_="quiet")["Sign out"]
        ]
    return a(href=f"/sign-in?then={visit.here}")["Sign in"]


def csrf(visit: Visit) -> Node:
    return input(type="hidden", name="csrf", value=visit.csrf)


def heading(text: str, lead: str = "") -> Node:
    return header(".heading")[h1[text], lead and p(".lead")[lead]]


def _foot() -> Node:
    return footer(".foot")[
        p["Own drawings, own words. The games belong to their authors; owning a copy is the best way to learn them."]
    ]
