"""Choices: how a drawing shows what may be clicked. Every candidate of a question is an element with `data-token`; the legal ones
glow, take the focus and say what they do, the refused ones only say why not when they are clicked."""

from __future__ import annotations

from typing import Any

from fourthrock.table import Item, Question


class Choices:
    """The candidates of a question, by token."""

    def __init__(self, question: Question | None) -> None:
        self.question = question
        self.legal: dict[str, Item] = {} if question is None else {item.token: item for item in question.options}
        self.among: set[str] = set() if question is None else {item.token for item in question.among}

    def may(self, token: str) -> bool:
        return token in self.legal

    def of(self, token: str, says: str, kind: str = "", piece: str = "") -> dict[str, Any]:
        """Attributes for the element that stands for this token. `piece`: further names under which the log lights it up."""
        attributes: dict[str, Any] = {"class_": kind or None, "data_piece": f"{token} {piece}".strip()}
        if token in self.legal:
            note = "" if self.question is None else self.question.note_on(self.legal[token])
            attributes |= {
                "class_": f"{kind} may".strip(),
                "data_token": token,
                "role": "button",
                "tabindex": "0",
                "aria_label": f"{says} ({note})" if note else says,
            }
        elif token in self.among:
            attributes |= {"class_": f"{kind} not".strip(), "data_token": token}
        return attributes
