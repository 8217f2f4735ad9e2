"""Choices: how a drawing shows what may be clicked. Every candidate of a question is an element with `data-token`; the legal ones
glow, take the focus and say what they do, the refused ones only say why not when they are clicked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fourthrock.table import Question

Mark = tuple[str, bool, str]
"""A candidate's token, whether it is legal, and the note on it."""


class Choices:
    """The candidates of a question, by token."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        self.marks = {mark[0]: mark for mark in marks}

    def may(self, token: str) -> bool:
        mark = self.marks.get(token)
        return mark is not None and mark[1]

    def only(self, tokens: Iterable[str]) -> tuple[Mark, ...]:
        """The marks on these tokens alone: with what else it shows, the key under which a part of a board may be kept."""
        return tuple([self.marks[token] for token in tokens if token in self.marks])

    def of(self, token: str, says: str, kind: str = "", piece: str = "") -> dict[str, Any]:
        """Attributes for the element that stands for this token. `piece`: further names under which the log lights it up."""
        attributes: dict[str, Any] = {"class_": kind or None, "data_piece": f"{token} {piece}".strip()}
        mark = self.marks.get(token)
        if mark is None:
            return attributes
        _, legal, note = mark
        if not legal:
            return attributes | {"class_": f"{kind} not".strip(), "data_token": token}
        said = f"{says} ({note})" if note else says
        glows = {"class_": f"{kind} may".strip(), "data_token": token, "role": "button", "tabindex": "0", "aria_label": said}
        return attributes | glows


def choices_in(question: Question | None) -> Choices:
    """What a question offers and what it refuses."""
    if question is None:
        return Choices([])
    refused: list[Mark] = [(item.token, False, "") for item in question.among]
    return Choices([*refused, *((item.token, True, question.note_on(item)) for item in question.options)])
