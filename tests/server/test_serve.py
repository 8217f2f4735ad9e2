"""Opening the table: what cannot be served is said in a sentence that names the field, before anything is promised."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from fourthrock import server
from fourthrock.table import BadSetup


def refusal(capsys: pytest.CaptureFixture[str], **how: object) -> str:
    with pytest.raises(BadSetup) as raised:
        server.run(**how)  # type: ignore[arg-type]
    assert "The table is set" not in capsys.readouterr().out
    return str(raised.value)


def test_an_address_is_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, database="postgresql://here/games").startswith("database: give the path of a file")


def test_a_folder_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert refusal(capsys, database=str(tmp_path)).startswith("database: no games can be kept in")


def test_a_file_of_something_else_is_no_database_and_stays_as_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mars, " * 100)
    assert "file is not a database" in refusal(capsys, database=str(letter))
    assert letter.read_text() == "Dear Mars, " * 100


def test_a_port_that_somebody_else_has_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal(capsys, database=str(tmp_path / "games.sqlite"), port=port)
    assert said.startswith(f"port: nobody can listen on 127.0.0.1:{port}")


def test_a_host_that_is_no_address_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert refusal(capsys, database=str(tmp_path / "games.sqlite"), host="not a host").startswith("host: ")
