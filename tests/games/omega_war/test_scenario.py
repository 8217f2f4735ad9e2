"""The data: what the sources say of it, and scenario files that replace it or are refused."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.omega_war.stage import GAME, changed

from fourthrock.games.omega_war.counters import KIND_NAMES
from fourthrock.games.omega_war.hexes import SEA, TERRAIN_NAMES, distance
from fourthrock.games.omega_war.places import BUBBLE, METRO
from fourthrock.games.omega_war.scenario import FOLDER, VARIABLE, load, offer, offered, packaged, read
from fourthrock.table import BadSetup, dice_for, record
from fourthrock.testing import play_volume


def facts() -> Any:
    return json.loads((FOLDER / "standard.json").read_text(encoding="utf-8"))


def test_1_1_gangs_brigades_and_nomads_by_people() -> None:
    s = load("standard")
    gangs = {"Bama": (5, 1), "Canialan": (4, 0), "Columbia": (5, 1), "Mecklan": (8, 0), "Nosia": (5, 1)}
    gangs |= {"Scotia": (4, 0), "Ute": (6, 0), "Yorkan": (5, 1), "Zarkan": (4, 2)}
    for clan in s.clans:
        kinds = Counter(KIND_NAMES[s.units[u].kind] for u in clan.units)
        assert (kinds["gang"], kinds["heavy weapons brigade"]) == gangs[clan.name]
    nomads = Counter(s.nations[unit.nation].name for unit in s.units if unit.nation >= 0)
    assert nomads == {"Braskan": 6, "Dakotan": 4, "Wyolan": 4}
    assert len(s.units) == 134


def test_2_8_the_public_figures() -> None:
    s = load("standard")
    assert (s.index_least, s.index_most) == (5, 45)
    assert s.column_tops[2] == 30
    assert s.index_start + sum(warren.rating for warren in s.warrens) <= 45
    assert [s.months[0].name, s.months[-1].name, len(s.months)] == ["Jan 2020", "Nov 2021", 23]


def test_3_1_the_map() -> None:
    s = load("standard")
    terrain = Counter(TERRAIN_NAMES[place.terrain] for place in s.hexes)
    assert terrain == {"clear": 402, "rough": 92, "waste": 52, "barrier": 33, "sea": 461}
    assert len(s.straits) == 22
    for place in s.hexes:
        for n in s.near[place.index]:
            assert distance(place, s.hexes[n]) == 1
            assert place.index in s.near[n]
    assert s.hex_at("1210").name == "Nu Denver"


def test_3_1_every_land_hex_is_joined_to_every_other_but_the_islands() -> None:
    s = load("standard")
    seen = {s.hex_at("1210").index}
    edge = list(seen)
    for here in edge:
        for n in s.near[here]:
            if n not in seen and s.hexes[n].terrain != SEA and not s.is_strait(here, n):
                seen.add(n)
                edge.append(n)
    islands = {place.token for place in s.hexes if place.terrain != SEA and place.index not in seen}
    assert islands == {"2922", "3022", "3122", "3222", "3323", "3701", "3702", "3801", "3901", "4001"}


def test_2_1_settlements() -> None:
    s = load("standard")
    assert len(s.settlements) == 33
    assert sum(settlement.kind == METRO for settlement in s.settlements) == 8
    assert [settlement.name for settlement in s.settlements if settlement.kind == BUBBLE] == ["Gulfa"]
    assert len(s.marker_values) == 33
    assert len(s.warrens) == 12


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("settlements.3.rating", "2", "settlements[3].rating"),
        ("settlements.3.rating", 0, "settlements[3].rating"),
        ("settlements.3.hex", "0101", "settlements[3].hex"),
        ("settlements.3.hex", "9999", "settlements[3].hex"),
        ("settlements.3.hex", "0210", "settlements[3].hex"),
        ("settlements.3.name", "Fresko", "settlements[3].name"),
        ("settlements.3.type", "village", "settlements[3].type"),
        ("terrain.4", "~~", "terrain[4]"),
        ("terrain.4", "?" * 40, "terrain[4]"),
        ("terrain_letters", {"..": "clear"}, "terrain_letters..."),
        ("territory_letters.B", "Nobody", "territory_letters.B"),
        ("north_rows", [3], "north_rows"),
        ("straits.0", ["0516", "0618"], "straits[0]"),
        ("straits.0", ["0101", "0102"], "straits[0]"),
        ("warrens.0.hex", "1110", "warrens[0].hex"),
        ("totems.0.hex", "1316", "totems[0].hex"),
        ("units.0.attack", [9, 5, 2], "units[0].attack"),
        ("units.0.defence", [8], "units[0].defence"),
        ("units.0.id", "SD", "units[0].id"),
        ("units.1.id", "SD-##", "units[1].id"),
        ("units.5.people", "Bama", "units[5].people"),
        ("units.0.movement", True, "units[0].movement"),
        ("units.0.kind", "tank", "units[0].kind"),
        ("revolt_markers.values", {"3": 5}, "revolt_markers.values"),
        ("movement_costs.ground.swamp", [1, 2], "movement_costs.ground.swamp"),
        ("movement_costs.ground.clear", [0, 2], "movement_costs.ground.clear[0]"),
        ("combat_table.7", [], "combat_table[7]"),
        ("combat_modifiers.over", -1, "combat_modifiers.over"),
        ("political_index.start", 40, "political_index.start"),
        ("political_index.column_tops", [13, 22, 22, 38, 45], "political_index.column_tops"),
        ("political_chart.4.columns.0", [1, 7], "political_chart[4].columns[0][1]"),
        ("results", ["won"], "results"),
        ("turns", [], "turns"),
        ("turns.0.foul", "yes", "turns[0].foul"),
        ("at_start.Nowhere", ["SD-11"], "at_start.Nowhere"),
        ("at_start.Gulfa", ["PF-12"], "at_start.Gulfa[0]"),
        ("at_start.Gulfa", ["SD-01"], "at_start.Gulfa[0]"),
        ("at_start.Gulfa", ["G-UTE-1"], "at_start.Gulfa[0]"),
        ("at_start.Gulfa", ["SD-99"], "at_start.Gulfa[0]"),
        ("orbital_home", "Paris", "orbital_home"),
        ("weather", "fine", "weather"),
    ],
)
def test_a_scenario_is_refused_with_the_name_of_the_field(path: str, value: Any, field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read(changed(facts(), path, value), "test")
    assert caught.value.field == f"scenario.{field}"


@pytest.mark.parametrize("key", sorted(facts()))
def test_every_field_is_missed(key: str) -> None:
    less = facts()
    del less[key]
    with pytest.raises(BadSetup) as caught:
        read(less, "test")
    assert caught.value.field == f"scenario.{key}"


@pytest.mark.parametrize("whole", [None, 3, "war", [], {}])
def test_what_is_no_scenario_at_all(whole: Any) -> None:
    with pytest.raises(BadSetup):
        read(whole, "test")


def put_file(folder: Path, name: str, whole: Any) -> Path:
    path = folder / name
    path.write_text(whole if isinstance(whole, str) else json.dumps(whole, indent=1), encoding="utf-8")
    return path


def test_a_file_replaces_the_figures_without_touching_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more = changed(changed(facts(), "political_index.start", 31), "title", "A shorter war")
    more["turns"] = more["turns"][:2]
    put_file(tmp_path, "shorter.json", more)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    table = record.begin(GAME, options={"scenario": "shorter"})
    assert table.position.index == 31
    assert len(table.view(0).months) == 2
    assert table.view(0).title == "A shorter war"
    assert GAME.plate(table.view(0)).startswith("<svg")


def test_the_host_names_files_and_folders_and_hides_no_packaged_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    put_file(folder, "mine.json", facts())
    put_file(folder, "notes.txt", "no scenario")
    put_file(folder, "standard.json", changed(facts(), "title", "Another standard"))
    alone = put_file(tmp_path, "alone.json", facts())
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(folder), str(alone), "", str(tmp_path / "nowhere")]))
    assert list(offered()) == ["standard", "mine", "alone"]
    assert load("standard").name == "The Omega War"


def test_a_program_offers_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    assert offer(put_file(tmp_path, "mine.json", changed(facts(), "title", "Mine"))) == ["mine"]
    assert record.begin(GAME, options={"scenario": "mine"}).view(0).title == "Mine"
    for bad in (tmp_path / "none.json", put_file(tmp_path, "standard.json", facts()), put_file(tmp_path, "a b.json", facts())):
        with pytest.raises(BadSetup):
            offer(bad)


@pytest.mark.parametrize("name", ["nowhere", "", "a\0.json", "../scenarios/standard", "standard.json", "/etc/passwd", "STANDARD"])
def test_the_option_takes_names_and_never_looks_for_a_file(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        record.begin(GAME, options={"scenario": name})
    assert str(caught.value) == "options.scenario: must be the name of a scenario: standard"


def test_a_path_is_refused_alike_whether_there_is_a_file_or_not(tmp_path: Path) -> None:
    there = put_file(tmp_path, "there.json", facts())
    said = set()
    for path in (there, tmp_path / "none.json", tmp_path):
        with pytest.raises(BadSetup) as caught:
            record.begin(GAME, options={"scenario": str(path)})
        said.add(str(caught.value))
    assert len(said) == 1


@pytest.mark.parametrize(
    ("path", "value", "field", "line"),
    [
        ("settlements.3.rating", 0, "settlements[3].rating", '"rating": 0'),
        ("political_chart.4.columns.0", [1, 7], "political_chart[4].columns[0][1]", "7"),
        ("weather", "fine", "weather", '"weather": "fine"'),
    ],
)
def test_a_broken_file_is_named_with_field_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, value: Any, field: str, line: str
) -> None:
    file = put_file(tmp_path, "bad.json", changed(facts(), path, value))
    monkeypatch.setenv(VARIABLE, str(file))
    with pytest.raises(BadSetup) as caught:
        load("bad")
    assert caught.value.field == f"scenario.{field}"
    number = int(str(caught.value).partition("(line ")[2].partition(" ")[0])
    assert line in file.read_text(encoding="utf-8").split("\n")[number - 1]


def test_a_missing_field_is_named_with_the_line_of_what_should_hold_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    less = facts()
    del less["warrens"][2]["defence"]
    file = put_file(tmp_path, "bad.json", less)
    monkeypatch.setenv(VARIABLE, str(file))
    with pytest.raises(BadSetup, match=r"scenario\.warrens\[2\]\.defence: is missing \(line \d+ of the file of bad\)"):
        load("bad")


@pytest.mark.parametrize(
    ("text", "said"),
    [("{", "no JSON: line 1"), ('{\n"title": 3,,\n}', "no JSON: line 2"), ("[" * 100_000, "no JSON"), ("[]", "object")],
)
def test_a_file_that_is_no_json_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    monkeypatch.setenv(VARIABLE, str(put_file(tmp_path, "bad.json", text)))
    with pytest.raises(BadSetup, match=said):
        load("bad")


def test_bytes_that_are_no_text_and_files_without_end_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "long.json").write_bytes(b" " * 2_000_001)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    for name, said in (("bytes", "text"), ("long", "larger")):
        with pytest.raises(BadSetup, match=said):
            load(name)


def test_the_packaged_scenarios_can_be_played() -> None:
    assert "standard" in packaged()
    for name in packaged():
        assert GAME.broken(record.begin(GAME, options={"scenario": name}).position) == []


def island_war() -> Any:
    """A war with a map, counters, charts and a set-up of its own: nothing of the standard one is left but the rules."""
    whole = facts()
    whole |= {
        "title": "The island war",
        "columns": 8,
        "rows": 6,
        "terrain_letters": {".": "clear", "^": "rough", "x": "waste", "~": "sea", "w": "The wall"},
        "terrain": ["~~....~~", "~....^.~", "~..w...~", "~.x..^.~", "~......~", "~~~~~~~~"],
        "territory_letters": {"K": "Kelt", "D": "Drifter"},
        "territory": ["........", "....KKK.", "....KKK.", ".DDDKKK.", ".DDD....", "........"],
        "north_rows": [2] * 8,
        "straits": [["0302", "0303"]],
        "waste_names": {"The pit": ["0304"]},
        "clans": [{"name": "Kelt", "back": "mid blue", "band": "grey", "text": "black"}],
        "nations": [{"name": "Drifter", "back": "orange", "text": "white"}],
        "settlements": [
            {"name": "Harbour", "type": "metro", "hex": "0302", "rating": 4},
            {"name": "Orchard", "type": "dome", "hex": "0504", "rating": 2},
            {"name": "Reef", "type": "bubble", "hex": "0806", "rating": 1},
        ],
        "warrens": [{"name": "Hollow", "hex": "0602", "rating": 2, "defence": 9}],
        "totems": [{"name": "Cairn", "hex": "0205"}],
        "barrier_switches": {"The wall": "Orchard"},
        "orbital_home": "Harbour",
        "units": [
            {**one, "id": tag, "count": count, **({"people": people} if people else {})}
            for one, tag, count, people in (
                (whole["units"][0], "DIV-#", 4, ""),
                (whole["units"][2], "SHIP-#", 3, ""),
                (whole["units"][4], "MUT-#", 2, ""),
                (next(one for one in whole["units"] if one["kind"] == "nomad"), "NOM-#", 2, "Drifter"),
                (next(one for one in whole["units"] if one["kind"] == "gang"), "KELT-#", 6, "Kelt"),
                (next(one for one in whole["units"] if one["kind"] == "partisan"), "PART-#", 3, ""),
            )
        ],
        "revolt_markers": {"values": {"2": 2, "9": 2}, "metro_bonus": 3},
        "combat_table": [[[0, 1]] * 8, *[[[1, 1]] * 8] * 7],
        "political_index": {"start": 12, "least": 3, "most": 20, "column_tops": [6, 9, 12, 16, 20]},
        "turns": whole["turns"][2:8],
        "at_start": {"Harbour": ["DIV-1", "SHIP-1"], "Orchard": ["DIV-2"]},
    }
    return whole


def test_a_file_replaces_map_counters_charts_and_setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(put_file(tmp_path, "island.json", island_war())))
    table = record.begin(GAME, options={"scenario": "island"}, seed=4)
    g = table.position
    assert (g.scenario.columns, g.scenario.rows, len(g.scenario.units)) == (8, 6, 20)
    assert {unit.token for unit in g.scenario.units if g.at[unit.index] >= 0} == {"DIV-1", "SHIP-1", "DIV-2"}
    assert (g.index, g.column) == (12, 2)
    assert g.scenario.defender_losses[0][0] == 1
    words = {item.token for item in GAME.vocabulary()}
    dice = dice_for("island")
    while not table.over:
        assert {item.token for item in table.ask.options} <= words
        table.answer(dice.choose(table.ask.options), table.ask)
        assert GAME.broken(table.position) == []
    view = table.view(None)
    assert GAME.plate(view).startswith("<svg")
    assert "Harbour" in GAME.plate(view)
    assert GAME.layer(view, None).startswith("<g")
    assert GAME.sketch(view, None)


def test_island_wars_end_whatever_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(put_file(tmp_path, "island.json", island_war())))
    assert play_volume(GAME, 2, 10, {"scenario": "island"}) > 100


def test_the_vocabulary_has_no_word_twice_and_survives_a_broken_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(put_file(tmp_path, "broken.json", "{")))
    words = [item.token for item in GAME.vocabulary()]
    assert len(set(words)) == len(words)
    assert {"1210", "SD-01", "zarkan", "enough", "yes"} <= set(words)
