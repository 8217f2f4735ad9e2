"""Problems: what a request is told when it cannot be done. A sentence that says what is wrong and what would be right."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fourthrock.table import BadSetup, IllegalAnswer, RecordError, TableError


class Problem(Exception):
    """A request that is refused. `field` names what to change, `rule` the rule of the game that forbids it."""

    def __init__(self, status: int, sentence: str, field: str = "", rule: str = "", wait: int = 0) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.field = field
        self.rule = rule
        self.wait = wait

    def as_error(self) -> dict[str, Any]:
        """As the browser client reads it."""
        return {"error": self.sentence, "rule": self.rule, "field": self.field}

    def as_details(self) -> dict[str, Any]:
        """As the API tells it: problem details after RFC 9457."""
        title = HTTPStatus(self.status).phrase
        details = {"type": "about:blank", "title": title, "status": self.status, "detail": self.sentence}
        return details | {name: value for name, value in (("field", self.field), ("rule", self.rule)) if value}


def from_table(error: TableError) -> Problem:
    """What the table refuses, as a problem of the request that asked for it."""
    if isinstance(error, IllegalAnswer):
        refusal = error.refusal
        return Problem(422, str(error) if refusal is None else refusal.sentence, "token", "" if refusal is None else refusal.rule)
    if isinstance(error, BadSetup):
        return Problem(422, str(error).partition(": ")[2], error.field)
    if isinstance(error, RecordError):
        return Problem(422, str(error), "record")
    return Problem(409, str(error))


def not_found(what: str) -> Problem:
    return Problem(404, f"there is no {what} at this address")
