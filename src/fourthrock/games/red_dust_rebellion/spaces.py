"""Chapter 3: the map of Mars, its spaces and boxes, Maglev lines and the storm table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.table import Item

LABYRINTH: Final = 0
DESERT: Final = 1


class Place(Item):
    """Anywhere that pieces can be: a space of the map, or a box."""

    def __init__(self, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.index = index


class Space(Place):
    """3.1 A space: its infrastructure boxes (green: populated, gray: empty), and which spaces it borders."""

    def __init__(
        self, index: int, token: str, name: str, sector: str, kind: int, green: int, gray: int, base_slots: int, borders: str
    ) -> None:
        super().__init__(index, token, name)
        self.sector = sector
        self.kind = kind
        self.green = green
        self.gray = gray
        self.base_slots = base_slots
        self.borders = borders.split()
        self.adjacent: list[Space] = []
        self.maglev: list[Space] = []
        self.labyrinth = kind == LABYRINTH
        self.desert = kind == DESERT
        self.on_mars = token != "phobos"
        self.spaceport = kind == LABYRINTH


class MaglevLine(Item):
    """3.6 A Maglev line joins two Labyrinths and touches the spaces along it."""

    def __init__(self, token: str, name: str, ends: Sequence[Space], touching: Sequence[Space], built: bool) -> None:
        super().__init__(token, name)
        self.ends = list(ends)
        self.touching = list(touching)
        self.built = built


def _labyrinth(index: int, token: str, name: str, sector: str, green: int, borders: str) -> Space:
    return Space(index, token, name, sector, LABYRINTH, green, 4 - green, 2, borders)


def _desert(index: int, token: str, name: str, sector: str, borders: str) -> Space:
    return Space(index, token, name, sector, DESERT, 1, 1, 2, borders)


ASCRAEUS_MONS: Final = _desert(
    0,
    "ascraeus_mons",
    "Ascraeus Mons",
    "Tharsis Montes",
    "arsia_mons tharsis_tholus noctis_labyrinthus pavonis_mons europa wilderness",
)
THARSIS_THOLUS: Final = _desert(
    1, "tharsis_tholus", "Tharsis Tholus", "Tharsis Montes", "ascraeus_mons noctis_labyrinthus sinai_planum wilderness"
)
NOCTIS_LABYRINTHUS: Final = _desert(
    2,
    "noctis_labyrinthus",
    "Noctis Labyrinthus",
    "Tharsis Montes",
    "ascraeus_mons tharsis_tholus sinai_planum daedalia_planum pavonis_mons syria_planum europa tereshkova shepard",
)
SINAI_PLANUM: Final = _desert(
    3, "sinai_planum", "Sinai Planum", "Tharsis Montes", "tharsis_tholus noctis_labyrinthus daedalia_planum wilderness"
)
DAEDALIA_PLANUM: Final = _desert(
    4,
    "daedalia_planum",
    "Daedalia Planum",
    "Tharsis Montes",
    "arsia_mons noctis_labyrinthus sinai_planum syria_planum shepard wilderness",
)
ARSIA_MONS: Final = _desert(
    5, "arsia_mons", "Arsia Mons", "Tharsis Montes", "ascraeus_mons daedalia_planum pavonis_mons syria_planum tenzing wilderness"
)
EUROPA: Final = _labyrinth(6, "europa", "Europa", "Tharsis Montes", 2, "ascraeus_mons noctis_labyrinthus pavonis_mons")
TENZING: Final = _labyrinth(7, "tenzing", "Tenzing", "Tharsis Montes", 3, "arsia_mons pavonis_mons syria_planum")
PAVONIS_MONS: Final = _desert(
    8,
    "pavonis_mons",
    "Pavonis Mons",
    "Tharsis Montes",
    "ascraeus_mons arsia_mons noctis_labyrinthus syria_planum europa tenzing tereshkova",
)
SYRIA_PLANUM: Final = _desert(
    9,
    "syria_planum",
    "Syria Planum",
    "Tharsis Montes",
    "arsia_mons daedalia_planum noctis_labyrinthus pavonis_mons tenzing tereshkova shepard",
)
TERESHKOVA: Final = _labyrinth(
    10, "tereshkova", "Tereshkova", "Tharsis Montes", 2, "noctis_labyrinthus pavonis_mons syria_planum"
)
SHEPARD: Final = _labyrinth(11, "shepard", "Shepard", "Tharsis Montes", 2, "daedalia_planum noctis_labyrinthus syria_planum")
NEW_CORDOBA: Final = _labyrinth(12, "new_cordoba", "New Córdoba", "Arabia Terra", 2, "rutherford trouvelot")
RUTHERFORD: Final = _desert(13, "rutherford", "Rutherford", "Arabia Terra", "new_cordoba radau marth trouvelot wilderness")
RADAU: Final = _desert(14, "radau", "Radau", "Arabia Terra", "rutherford marth wilderness")
TROUVELOT: Final = _desert(15, "trouvelot", "Trouvelot", "Arabia Terra", "new_cordoba shenzhou rutherford marth wilderness")
MARTH: Final = _desert(16, "marth", "Marth", "Arabia Terra", "radau rutherford trouvelot shenzhou wilderness")
SHENZHOU: Final = _labyrinth(17, "shenzhou", "Shenzhou", "Arabia Terra", 3, "marth trouvelot")
ALPHEUS_COLLES: Final = _desert(
    18, "alpheus_colles", "Alpheus Colles", "Hellas Planitia", "coronae_montes hellas_chaos wilderness"
)
CORONAE_MONTES: Final = _desert(
    19, "coronae_montes", "Coronae Montes", "Hellas Planitia", "alpheus_colles hellas_chaos gandhi sharma wilderness"
)
HELLAS_CHAOS: Final = _desert(
    20, "hellas_chaos", "Hellas Chaos", "Hellas Planitia", "alpheus_colles coronae_montes sharma wilderness"
)
GANDHI: Final = _labyrinth(21, "gandhi", "Gandhi", "Hellas Planitia", 2, "coronae_montes sharma")
SHARMA: Final = _labyrinth(22, "sharma", "Sharma", "Hellas Planitia", 2, "coronae_montes hellas_chaos gandhi")
WILDERNESS: Final = Space(
    23,
    "wilderness",
    "The Wilderness",
    "",
    DESERT,
    0,
    0,
    6,
    "ascraeus_mons tharsis_tholus sinai_planum daedalia_planum arsia_mons rutherford "
    "radau trouvelot marth alpheus_colles coronae_montes hellas_chaos",
)
PHOBOS: Final = Space(24, "phobos", "Phobos", "", LABYRINTH, 0, 0, 0, "")

SPACES: Final[list[Space]] = [
    ASCRAEUS_MONS,
    THARSIS_THOLUS,
    NOCTIS_LABYRINTHUS,
    SINAI_PLANUM,
    DAEDALIA_PLANUM,
    ARSIA_MONS,
    EUROPA,
    TENZING,
    PAVONIS_MONS,
    SYRIA_PLANUM,
    TERESHKOVA,
    SHEPARD,
    NEW_CORDOBA,
    RUTHERFORD,
    RADAU,
    TROUVELOT,
    MARTH,
    SHENZHOU,
    ALPHEUS_COLLES,
    CORONAE_MONTES,
    HELLAS_CHAOS,
    GANDHI,
    SHARMA,
    WILDERNESS,
    PHOBOS,
]
MARS: Final[list[Space]] = [space for space in SPACES if space.on_mars]
LABYRINTHS: Final[list[Space]] = [space for space in SPACES if space.labyrinth]
DESERTS: Final[list[Space]] = [space for space in SPACES if space.desert]
CITIES: Final[list[Space]] = [space for space in LABYRINTHS if space.on_mars]

EARTH: Final = Place(25, "earth", "Earth")
TRANSIT: Final = Place(26, "transit", "Transit")
ORBIT: Final = Place(27, "orbit", "Orbit")
CASUALTIES: Final = Place(28, "casualties", "Casualties")
DISPLACED: Final = Place(29, "displaced", "Displaced Population")
AVAILABLE: Final = Place(30, "available", "Available")
GONE: Final = Place(31, "gone", "Out of the game")
BOXES: Final[list[Place]] = [EARTH, TRANSIT, ORBIT, CASUALTIES, DISPLACED, AVAILABLE, GONE]
PLACES: Final[list[Place]] = [*SPACES, *BOXES]

MAGLEV_LINES: Final[list[MaglevLine]] = [
    MaglevLine(
        "maglev_europa_tenzing",
        "Europa - Tenzing Maglev",
        [EUROPA, TENZING],
        [EUROPA, TENZING, ASCRAEUS_MONS, ARSIA_MONS, PAVONIS_MONS],
        True,
    ),
    MaglevLine(
        "maglev_tenzing_shepard",
        "Tenzing - Shepard Maglev",
        [TENZING, SHEPARD],
        [TENZING, SHEPARD, ARSIA_MONS, DAEDALIA_PLANUM, SYRIA_PLANUM],
        True,
    ),
    MaglevLine(
        "maglev_shepard_tereshkova",
        "Shepard - Tereshkova Maglev",
        [SHEPARD, TERESHKOVA],
        [SHEPARD, TERESHKOVA, NOCTIS_LABYRINTHUS, SYRIA_PLANUM],
        True,
    ),
    MaglevLine(
        "maglev_cordoba_shenzhou",
        "New Córdoba - Shenzhou Maglev",
        [NEW_CORDOBA, SHENZHOU],
        [NEW_CORDOBA, SHENZHOU, RUTHERFORD, MARTH, TROUVELOT],
        True,
    ),
    MaglevLine(
        "maglev_rodgers",
        "Europa - Tereshkova Maglev",
        [EUROPA, TERESHKOVA],
        [EUROPA, TERESHKOVA, NOCTIS_LABYRINTHUS, PAVONIS_MONS],
        False,
    ),
]
RODGERS_LINE: Final = MAGLEV_LINES[4]

# 9.1 The white die finds the row (1-2, 3, 4, 5-6), the black die the column.
STORM_TABLE: Final[list[list[Space]]] = [
    [NEW_CORDOBA, RUTHERFORD, RADAU, TROUVELOT, MARTH, SHENZHOU],
    [NEW_CORDOBA, RUTHERFORD, RADAU, TROUVELOT, MARTH, SHENZHOU],
    [ASCRAEUS_MONS, THARSIS_THOLUS, NOCTIS_LABYRINTHUS, SINAI_PLANUM, DAEDALIA_PLANUM, ARSIA_MONS],
    [EUROPA, TENZING, PAVONIS_MONS, SYRIA_PLANUM, TERESHKOVA, SHEPARD],
    [ALPHEUS_COLLES, CORONAE_MONTES, HELLAS_CHAOS, HELLAS_CHAOS, GANDHI, SHARMA],
    [ALPHEUS_COLLES, CORONAE_MONTES, HELLAS_CHAOS, HELLAS_CHAOS, GANDHI, SHARMA],
]


def _join() -> None:
    """3.3 Make the borders and the Maglev lines known to the spaces."""
    by_token = {space.token: space for space in SPACES}
    for space in SPACES:
        space.adjacent = [by_token[token] for token in space.borders]
    for line in MAGLEV_LINES:
        one, other = line.ends
        if line.built:
            one.maglev.append(other)
            other.maglev.append(one)


_join()
