"""The page for what went wrong."""

from __future__ import annotations

from htpy import a, p

from fourthrock.server.pages.frame import heading, page
from fourthrock.server.pages.visit import Visit


def error_page(visit: Visit, status: int, message: str) -> str:
    """What went wrong, in one sentence, and the way home."""
    names = {403: "Not for you to see", 404: "Lost in space", 409: "The table has moved on", 429: "Too fast"}
    name = names.get(status, "Something broke" if status >= 500 else "That does not work")
    return page(visit, name, heading(name, message), p[a(".button", href="/")["Back home"]])
