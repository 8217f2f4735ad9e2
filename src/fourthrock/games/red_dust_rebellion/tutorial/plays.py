"""How the lesson is written down: whose answers they are, and the words that go with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.table import Play, Step


def mg(answers: str, words: str, figures: Mapping[str, object] | None = None) -> Play:
    return Play(MG.seat, answers, words, figures or {})


def corp(answers: str, words: str, figures: Mapping[str, object] | None = None) -> Play:
    return Play(CORP.seat, answers, words, figures or {})


def rd(answers: str, words: str, figures: Mapping[str, object] | None = None) -> Play:
    return Play(RD.seat, answers, words, figures or {})


def cr(answers: str, words: str, figures: Mapping[str, object] | None = None) -> Play:
    return Play(CR.seat, answers, words, figures or {})


def turn(name: str, title: str, words: str, plays: Sequence[Play], figures: Mapping[str, object] | None = None) -> Step:
    """A step in which somebody answers."""
    return Step(name, title, words, plays, figures or {}, _scripts(name))


def phase(name: str, title: str, words: str, figures: Mapping[str, object] | None = None) -> Step:
    """A step that goes by itself."""
    return Step(name, title, words, [], figures or {}, _scripts(name))


def _scripts(name: str) -> int:
    """How many scripts a step takes: a round's end needs one to see that nobody acts, Redeploy and Attrition two."""
    return 2 if name.endswith((".end", ".attrition", ".redeploy")) else 1


def look(name: str, title: str, words: str) -> Step:
    """A step of the setup: nothing has happened yet."""
    return Step(name, title, words, [], {}, 0)
