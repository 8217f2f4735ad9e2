"""The OpenAPI document of the API, made from the same list of operations that the routes are made from."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import msgspec

from fourthrock import __version__
from fourthrock.server.routes.shapes import ProblemDetails

TABLE_ID = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[a-z2-7]{13}$"}}
TOKEN = {"type": "http", "scheme": "bearer", "description": "the token of a seat"}


class Parameter:
    """A whole number in the query, from 0 up."""

    def __init__(self, name: str, about: str, most: int) -> None:
        self.name = name
        self.about = about
        self.most = most


class Operation:
    """One thing that the API does. Its summary is the docstring of its handler; `seat` is no, maybe or yes: needs a token."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Any], Coroutine[Any, Any, Any]],
        reply: type[msgspec.Struct] | None,
        body: type[msgspec.Struct] | None = None,
        status: int = 200,
        *,
        seat: str = "no",
        query: Sequence[Parameter] = (),
        problems: Sequence[int] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.reply = reply
        self.body = body
        self.status = status
        self.seat = seat
        self.query = query
        self.problems = problems


def document(operations: Sequence[Operation]) -> bytes:
    return _document(tuple(operations))


@lru_cache(maxsize=4)
def _document(operations: tuple[Operation, ...]) -> bytes:
    shapes = {shape for operation in operations for shape in (operation.reply, operation.body) if shape is not None}
    listed = sorted(shapes | {ProblemDetails}, key=lambda shape: shape.__name__)
    references, components = msgspec.json.schema_components(listed, ref_template="#/components/schemas/{name}")
    schema = dict(zip(listed, references))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, schema)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "fourthrock", "version": __version__, "description": "Play whole games at the web table."},
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": {"seat": TOKEN}},
        }
    )


def _described(operation: Operation, schema: dict[type[msgspec.Struct], Any]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": operation.handler.__doc__ or "",
        "parameters": [TABLE_ID] if "{table}" in operation.path else [],
        "responses": _responses(operation, schema),
    }
    said["parameters"] = [*said["parameters"], *[_query(parameter) for parameter in operation.query]]
    if operation.body is not None:
        said["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema[operation.body]}}}
    if operation.seat != "no":
        said["security"] = [{"seat": []}] if operation.seat == "yes" else [{"seat": []}, {}]
    return said


def _query(parameter: Parameter) -> dict[str, Any]:
    bounds = {"type": "integer", "minimum": 0, "maximum": parameter.most}
    return {"name": parameter.name, "in": "query", "required": False, "description": parameter.about, "schema": bounds}


def _responses(operation: Operation, schema: dict[type[msgspec.Struct], Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"application/jsonl": {"schema": {"type": "string"}}}
    if operation.reply is not None:
        good = {"application/json": {"schema": schema[operation.reply]}}
    responses = {str(operation.status): {"description": "done", "content": good}}
    problem = {"application/problem+json": {"schema": schema[ProblemDetails]}}
    for status in operation.problems:
        responses[str(status)] = {"description": HTTPStatus(status).phrase, "content": problem}
    return responses
