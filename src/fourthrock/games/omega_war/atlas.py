"""Reading the map of a scenario, its places and its counters."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import GANG, KIND_NAMES, NOMAD, PARTISAN, WEAPONS, Clan, Nation, Unit
from fourthrock.games.omega_war.hexes import BARRIER, CLEAR, ROUGH, SEA, TERRAIN_NAMES, WAYS, Hex
from fourthrock.games.omega_war.places import BUBBLE, TYPE_NAMES, Settlement, Totem, Warren
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.reading import Field

NOBODY: Final = "."


def read_map(whole: Field, s: Scenario) -> None:
    """3.1 to 3.4 The hexes, their terrain, territory, weather and straits."""
    s.columns = whole.get("columns").integer(2, 99)
    s.rows = whole.get("rows").integer(2, 99)
    read_peoples(whole, s)
    terrain, barriers = terrain_letters(whole.get("terrain_letters"))
    s.barrier_names = sorted(set(barriers.values()))
    ground = letters_by_hex(whole.get("terrain"), s, [*terrain, *barriers])
    owners = letters_by_hex(whole.get("territory"), s, [NOBODY, *whole.get("territory_letters").names()])
    north = whole.get("north_rows").integers(0, s.rows, s.columns)
    for column in range(1, s.columns + 1):
        for row in range(1, s.rows + 1):
            letter = ground[len(s.hexes)]
            place = Hex(len(s.hexes), column, row, BARRIER if letter in barriers else terrain[letter])
            place.barrier = s.barrier_names.index(barriers[letter]) if letter in barriers else -1
            place.north = row <= north[column - 1]
            s.hexes.append(place)
    read_territories(whole.get("territory_letters"), owners, s)
    join_hexes(s)
    read_straits(whole.get("straits"), s)
    for name in whole.get("waste_names").names():
        for field in whole.get("waste_names").get(name).rows():
            s.hexes[read_hex(field, s)].waste_name = name


def terrain_letters(field: Field) -> tuple[dict[str, int], dict[str, str]]:
    """What each letter of the terrain rows means: a terrain, or else the name of a barrier."""
    terrain: dict[str, int] = {}
    barriers: dict[str, str] = {}
    for letter in field.names():
        if len(letter) != 1:
            raise field.get(letter).wrong("the name of this field must be a single letter")
        meaning = field.get(letter).text(40)
        if meaning == "barrier":
            raise field.get(letter).wrong("must name the barrier, not the terrain 'barrier'")
        if meaning in TERRAIN_NAMES:
            terrain[letter] = TERRAIN_NAMES.index(meaning)
        else:
            barriers[letter] = meaning
    return terrain, barriers


def letters_by_hex(field: Field, s: Scenario, known: list[str]) -> list[str]:
    """The letters of rows of text, column by column as the hexes are numbered."""
    rows = field.rows(s.rows, s.rows)
    for row in rows:
        text = row.text()
        if len(text) != s.columns:
            raise row.wrong(f"must have {s.columns} letters, not {len(text)}")
        for letter in text:
            if letter not in known:
                raise row.wrong(f"has the letter '{letter}', which the letters above do not explain")
    return [str(row.value)[column] for column in range(s.columns) for row in rows]


def read_peoples(whole: Field, s: Scenario) -> None:
    for field in whole.get("clans").rows(1, 60):
        back, band, text = field.get("back").text(), field.get("band").text(), field.get("text").text()
        s.clans.append(Clan(len(s.clans), unused_name(field.get("name"), s), back, band, text))
    for field in whole.get("nations").rows(0, 60):
        back, text = field.get("back").text(), field.get("text").text()
        s.nations.append(Nation(len(s.nations), unused_name(field.get("name"), s), back, text))


def unused_name(field: Field, s: Scenario) -> str:
    name = field.text(40)
    for people in [*s.clans, *s.nations]:
        if people.name == name:
            raise field.wrong(f"'{name}' is already the name of another people")
    return name


def people(field: Field, s: Scenario) -> tuple[int, int]:
    """The number of a clan and of a nation; one of them is -1."""
    number = field.one_of([*(clan.name for clan in s.clans), *(nation.name for nation in s.nations)])
    return (number, -1) if number < len(s.clans) else (-1, number - len(s.clans))


def read_territories(letters: Field, owners: list[str], s: Scenario) -> None:
    """3.2 Each hex lies in one clanhold, in one reserve, or in neither."""
    owner_of = {letter: people(letters.get(letter), s) for letter in letters.names()}
    for place, letter in zip(s.hexes, owners):
        if letter != NOBODY:
            place.clan, place.nation = owner_of[letter]


def join_hexes(s: Scenario) -> None:
    at = {(place.q, place.r): place.index for place in s.hexes}
    for place in s.hexes:
        s.near.append([at[place.q + q, place.r + r] for q, r in WAYS if (place.q + q, place.r + r) in at])
        s.has_strait.append(False)
        s.discs.append({})


def read_straits(field: Field, s: Scenario) -> None:
    """3.1 Sea hexsides lie between two neighbouring land hexes."""
    for row in field.rows():
        ends = [read_hex(end, s) for end in row.rows(2, 2)]
        one, other = ends[0], ends[1]
        if other not in s.near[one]:
            raise row.wrong("must be two neighbouring hexes")
        if s.hexes[one].terrain == SEA or s.hexes[other].terrain == SEA:
            raise row.wrong("must be two land hexes")
        for a, b in ((one, other), (other, one)):
            s.straits.add(a * 10_000 + b)
            s.has_strait[a] = True


def read_hex(field: Field, s: Scenario) -> int:
    token = field.text()
    if len(token) == 4 and token.isascii() and token.isdigit():
        column, row = int(token[:2]), int(token[2:])
        if 1 <= column <= s.columns and 1 <= row <= s.rows:
            return (column - 1) * s.rows + row - 1
    raise field.wrong("must be a hex of the map as four digits, column then row")


def read_places(whole: Field, s: Scenario) -> None:
    """2.1 to 2.6 Settlements, Warrens, Totems, and what switches the barriers off."""
    for field in whole.get("settlements").rows(1, 200):
        read_settlement(field, whole.get("settlement_types"), s)
    for field in whole.get("warrens").rows(1, 200):
        read_warren(field, s)
    for field in whole.get("totems").rows(0, 200):
        read_totem(field, s)
    for clan in s.clans:
        if not clan.warrens:
            raise whole.get("warrens").wrong(f"must give the clan {clan.name} a Warren in its clanhold")
    switches = whole.get("barrier_switches")
    switches.only(s.barrier_names)
    names = [settlement.name for settlement in s.settlements]
    s.barrier_switches = [switches.get(name).one_of(names) for name in s.barrier_names]
    s.orbital_home = whole.get("orbital_home").one_of(names)


def read_settlement(field: Field, types: Field, s: Scenario) -> None:
    kind = field.get("type").one_of(TYPE_NAMES)
    hex_index = free_hex(field, s, SEA if kind == BUBBLE else CLEAR)
    place = s.hexes[hex_index]
    settlement = Settlement(len(s.settlements), place.name, kind, hex_index, field.get("rating").integer(1, 40))
    values = types.get(TYPE_NAMES[kind])
    settlement.defence = values.get("defence").integer(1, 99)
    settlement.support = values.get("support").integer(0, 99)
    settlement.range = values.get("range").integer(0, 9)
    settlement.zoc = values.get("zoc").truth()
    settlement.clan = place.clan
    place.settlement = settlement.index
    s.settlements.append(settlement)
    if place.clan >= 0:
        s.clans[place.clan].settlements.append(settlement.index)


def read_warren(field: Field, s: Scenario) -> None:
    hex_index = free_hex(field, s, ROUGH)
    place = s.hexes[hex_index]
    if place.clan < 0:
        raise field.get("hex").wrong("must lie in a clanhold")
    rating, defence = field.get("rating").integer(0, 40), field.get("defence").integer(1, 99)
    warren = Warren(len(s.warrens), place.name, hex_index, rating, defence)
    warren.clan = place.clan
    place.warren = warren.index
    s.warrens.append(warren)
    s.clans[place.clan].warrens.append(warren.index)


def read_totem(field: Field, s: Scenario) -> None:
    hex_index = free_hex(field, s, CLEAR)
    place = s.hexes[hex_index]
    if place.nation < 0:
        raise field.get("hex").wrong("must lie in a reserve")
    totem = Totem(len(s.totems), place.name, hex_index)
    totem.nation = place.nation
    place.totem = totem.index
    s.totems.append(totem)
    s.nations[place.nation].totems.append(totem.index)


def free_hex(field: Field, s: Scenario, terrain: int) -> int:
    """The hex of a place, named after it: on the right terrain, with no other place in it, under a name of its own."""
    hex_index = read_hex(field.get("hex"), s)
    place = s.hexes[hex_index]
    if place.terrain != terrain:
        raise field.get("hex").wrong(f"must be a {TERRAIN_NAMES[terrain]} hex, not {TERRAIN_NAMES[place.terrain]}")
    if place.settlement >= 0 or place.warren >= 0 or place.totem >= 0:
        raise field.get("hex").wrong(f"already holds {place.name}")
    name = field.get("name").text(40)
    if any(other.name == name for other in s.hexes):
        raise field.get("name").wrong(f"'{name}' is already the name of another place")
    place.name = name
    return hex_index


def read_counters(whole: Field, s: Scenario) -> None:
    """1.1 to 1.3 The counters, a row for each print run."""
    for field in whole.get("units").rows(1, 200):
        pattern = field.get("id").text(40)
        digits = pattern.count("#")
        if digits == 0 or not pattern.endswith("#" * digits):
            raise field.get("id").wrong("must end in a # for each digit of the counter's number")
        for number in range(1, field.get("count").integer(1, min(99, 10**digits - 1)) + 1):
            token = f"{pattern[:-digits]}{number:0{digits}}"
            if any(unit.token == token for unit in s.units):
                raise field.get("id").wrong(f"gives the counter {token} a second time")
            read_counter(field, s, token, number)


def read_counter(field: Field, s: Scenario, token: str, number: int) -> None:
    kind = field.get("kind").one_of(KIND_NAMES)
    unit = Unit(len(s.units), token, f"{field.get('name').text(60)} {number}", kind)
    attack, defence = field.get("attack").rows(1, 2), field.get("defence").rows(1, 2)
    if len(attack) != len(defence):
        raise field.get("defence").wrong("must have as many values as attack: full, and reduced if the unit has two steps")
    unit.steps = len(attack)
    unit.attack = [0, *(value.integer(1, 99) for value in reversed(attack))]
    unit.defence = [0, *(value.integer(1, 99) for value in reversed(defence))]
    unit.range = field.get("range").integer(1, 20)
    unit.coloured_range = field.get("coloured_range").truth()
    unit.movement = field.get("movement").integer(1, 30)
    unit.zoc = field.get("zoc").truth()
    if kind in (NOMAD, GANG, WEAPONS):
        unit.clan, unit.nation = people(field.get("people"), s)
        if (kind == NOMAD) != (unit.nation >= 0):
            raise field.get("people").wrong("must be a nation for nomads, and a clan for gangs and brigades")
    if kind in (NOMAD, PARTISAN) and unit.steps != 1:
        raise field.get("attack").wrong("nomads and partisans have one step")
    s.units.append(unit)
    if unit.clan >= 0:
        s.clans[unit.clan].units.append(unit.index)
