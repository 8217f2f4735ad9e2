"""The golden playthroughs come out as they stand here, and replay as records: a change of rules is a change of these texts."""

from __future__ import annotations

import pytest

from fourthrock.games import load
from fourthrock.table import fingerprint
from fourthrock.table.record import replay
from golden.regenerate import golden, path_of, playthroughs, record_in, slugs

CASES = [(slug, name) for slug in slugs() for name in playthroughs(load(slug))]


@pytest.mark.parametrize(("slug", "name"), CASES)
def test_playthrough_is_unchanged(slug: str, name: str) -> None:
    assert golden(load(slug), name).splitlines() == path_of(slug, name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("slug", "name"), CASES)
def test_playthrough_replays_as_a_record(slug: str, name: str) -> None:
    text = path_of(slug, name).read_text(encoding="utf-8")
    table = replay(record_in(text), load)
    assert table.over
    assert fingerprint(table.position) in text
