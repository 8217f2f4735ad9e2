"""The API keeps to its own OpenAPI document, whatever is sent to it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from visitors import served

from fourthrock.server.openapi import Operation
from fourthrock.server.routes.api import OPERATIONS

ID_LENGTH = 13
EXCLUDED = [ignored_auth, positive_data_acceptance]
"""A table that may be watched answers without a token as well; and the rules of a game refuse more than a schema can say."""


class Standing:
    """A web table in a thread of its own, with a table that has begun."""

    def __init__(self, database: Path) -> None:
        self.ready, self.done = threading.Event(), threading.Event()
        self.base = self.table = self.token = ""
        self.document: dict[str, Any] = {}
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve(database)))

    async def _serve(self, database: Path) -> None:
        async with served(database) as web:
            made = await web.player().call("POST", "/tables", {"game": "salvage", "chairs": [{}, {"kind": "open"}]}, 201)
            self.table, self.token = made["table"], made["seats"][0]["token"]
            self.base = web.base
            self.document = json.loads((await web.player().client.get("/api/openapi.json")).text)
            self.ready.set()
            while not self.done.is_set():
                await asyncio.sleep(0.02)


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    one = Standing(tmp_path_factory.mktemp("schema") / "games.sqlite")
    one.thread.start()
    assert one.ready.wait(30)
    yield one
    one.done.set()
    one.thread.join(30)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.handler.__name__)
def test_every_operation_keeps_to_the_document(operation: Operation, standing: Standing) -> None:
    """Whatever fits the document or breaks it: the status, the kind and the shape of the reply are the promised ones."""
    described = schemathesis.openapi.from_dict(standing.document)[operation.path][operation.method]
    fitting = described.as_strategy(generation_mode=GenerationMode.POSITIVE)
    breaking = described.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @given(case=fitting | breaking)
    @settings(
        max_examples=20,
        phases=[Phase.generate],
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def keeps_to_it(case: Any) -> None:
        if "{table}" in operation.path and len(str(case.path_parameters.get("table", ""))) == ID_LENGTH:
            case.path_parameters["table"] = standing.table
        case.query = {**(case.query or {})}
        if case.query.get("wait"):
            case.query["wait"] = 0
        headers = {"authorization": f"Bearer {standing.token}"}
        case.call_and_validate(standing.base, headers=headers, excluded_checks=EXCLUDED, timeout=30)

    keeps_to_it()


def test_the_document_names_every_route(standing: Standing) -> None:
    paths = {(path, method) for path, operations in standing.document["paths"].items() for method in operations}
    assert ("/api/v1/tables/{table}/answer", "post") in paths
    assert len(paths) == 10
    assert standing.document["openapi"].startswith("3.1")
