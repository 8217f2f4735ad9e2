"""The option `scenario` of The Omega War on the web table: names only, never a file of the host."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from visitors import Web

from fourthrock.games.omega_war.scenario import FOLDER, VARIABLE

pytestmark = pytest.mark.anyio

SECRET = "the-password-of-the-host"
SAID = "must be the name of a scenario: standard"


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    """A scenario that could be played, a JSON file that is none, a file, a folder, and a file that is not there."""
    playable, secret = tmp_path / "playable.json", tmp_path / "secret.json"
    playable.write_text((FOLDER / "standard.json").read_text(encoding="utf-8"), encoding="utf-8")
    secret.write_text(f'{{"{SECRET}": 1}}', encoding="utf-8")
    return [str(playable), str(secret), "/etc/passwd", "/etc", str(tmp_path / "none.json"), "../scenarios/standard.json"]


async def test_the_form_of_a_new_game_takes_no_path(web: Web, paths: list[str]) -> None:
    me = await web.visitor()
    fields = {"seats": "2", "seat-0": "me", "seat-1": "open"}
    for path in paths:
        reply = await me.form("/games/omega_war/new", {**fields, "option.scenario": path}, 422)
        assert SAID in reply.text
        assert SECRET not in reply.text
    assert (await web.desk.store.counts())["tables"] == 0


async def test_the_json_api_takes_no_path(web: Web, paths: list[str]) -> None:
    player = web.player("")
    chairs = [{"kind": "remote"}, {"kind": "bot", "bot": "random"}]
    said = set()
    for path in paths:
        given = {"game": "omega_war", "chairs": chairs, "options": {"scenario": path}}
        said.add(json.dumps(await player.call("POST", "/tables", given, 422)))
    assert len(said) == 1
    assert SAID in said.pop()


async def test_an_uploaded_record_takes_no_path(web: Web, paths: list[str]) -> None:
    me = await web.visitor()
    for path in paths:
        head = {"fourthrock": 1, "game": "omega_war", "version": 1, "seats": 2, "seed": "1", "options": {"scenario": path}}
        reply = await me.form("/upload", {}, 422, files={"record": ("f.jsonl", json.dumps(head) + "\n")})
        assert SAID in reply.text
        assert SECRET not in reply.text
    assert (await web.desk.store.counts())["tables"] == 0


async def test_the_host_adds_scenarios_by_name(web: Web, paths: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, paths[0])
    me = await web.visitor()
    table = await me.begin("omega_war", "me", "open", **{"option.scenario": "playable"})
    assert (await web.desk.house.room(table)).row.options == {"scenario": "playable"}
    assert 'id="table"' in await me.page(table)
