"""My games, joining a table, signing in and up."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, a, button, div, fieldset, form, h2, input, label, legend, li, ol, p, section, span

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.frame import csrf, heading, page
from fourthrock.server.pages.marks import mark
from fourthrock.server.pages.rows import table_rows
from fourthrock.server.pages.visit import TableRow, Visit
from fourthrock.server.scene import Scene


def my_games(visit: Visit, rows: Sequence[TableRow]) -> str:
    """All tables that this person sits at: those that wait for it first."""
    parts = [("your_turn", "Your turn"), ("waiting", "Waiting for others"), ("open", "Open chairs"), ("over", "Finished")]
    found = [(name, [row for row in rows if row.state == state]) for state, name in parts]
    return page(
        visit,
        "My games",
        heading("My games"),
        [section[h2[name], table_rows(some)] for name, some in found if some]
        or p(".empty")["You sit at no table yet. ", a(href="/")["Choose a game"], "."],
        _upload(visit),
    )


def _upload(visit: Visit) -> Node:
    """A record from elsewhere becomes a table here. Posts the file `record`."""
    return section[
        h2["A record from elsewhere"],
        form(".narrow", method="post", action="/upload", enctype="multipart/form-data")[
            csrf(visit),
            label[span["Record"], input(name="record", type="file", accept=".jsonl", required=True)],
            div(".form-foot")[button(type="submit")[icon("play"), "Set it up"]],
        ],
    ]


def join(visit: Visit, scene: Scene, problem: str = "") -> str:
    """The open chairs of a table: take one under a name. Posts `name` and `seat`."""
    free = [chair for chair in scene.chairs if chair.kind == "open"]
    return page(
        visit,
        f"Join {scene.name or scene.game.title}",
        heading(f"Join {scene.name or 'a table'}", scene.game.title),
        form(".narrow", method="post", action=f"/table/{scene.table}/join")[
            csrf(visit),
            _problem(problem),
            label[
                span["Your name"],
                input(name="name", type="text", maxlength="40", required=True, value=visit.name, autocomplete="nickname"),
            ],
            fieldset[
                legend["Your seat"],
                [
                    label(".pill.seat")[
                        input(type="radio", name="seat", value=str(chair.seat), checked=chair is free[0]),
                        mark(scene.game, chair.side, chair.seat),
                        span[chair.side.name],
                    ]
                    for chair in free
                ]
                or p(".empty")["Every chair is taken."],
            ],
            ol(".sitting")[
                [li[mark(scene.game, c.side, c.seat), span[c.name, " ", c.side.name]] for c in scene.chairs if c.kind != "open"]
            ],
            div(".form-foot")[
                bool(free) and button(".primary.large", type="submit")[icon("check"), "Sit down"],
                a(".button", href=f"/table/{scene.table}")[icon("eye"), "Only watch"],
            ],
        ],
    )


def sign_in(visit: Visit, problem: str = "", name: str = "", then: str = "/") -> str:
    """Posts `name`, `password`, `then`."""
    return _sign(
        visit, "Sign in", "/sign-in", problem, name, then, "current-password", ("No account yet?", "/sign-up", "Sign up")
    )


def sign_up(visit: Visit, problem: str = "", name: str = "", then: str = "/") -> str:
    """Posts `name`, `password`, `then`. An account is a name and a password: nothing else is asked."""
    return _sign(visit, "Sign up", "/sign-up", problem, name, then, "new-password", ("Have an account?", "/sign-in", "Sign in"))


def _sign(
    visit: Visit, title: str, action: str, problem: str, name: str, then: str, password: str, other: tuple[str, str, str]
) -> str:
    lead = "Without an account you play all the same; with one, your games follow you to other devices."
    return page(
        visit,
        title,
        heading(title, lead),
        form(".narrow", method="post", action=action)[
            csrf(visit),
            input(type="hidden", name="then", value=then),
            _problem(problem),
            label[
                span["Name"], input(name="name", type="text", maxlength="40", required=True, value=name, autocomplete="username")
            ],
            label[span["Password"], input(name="password", type="password", required=True, autocomplete=password)],
            div(".form-foot")[button(".primary.large", type="submit")[title]],
            p[other[0], " ", a(href=f"{other[1]}?then={then}")[other[2]]],
        ],
    )


def _problem(said: str) -> Node:
    return p(".problem", role="alert")[icon("no"), said] if said else None
