"""Scientists, Contracts, Missions, Private Goals, tiles and the cards of the variants, as the base game has them."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.goods import (
    BATTERY,
    BUILDINGS,
    CONDENSER,
    CRYSTAL,
    EXTRACTOR,
    GENERATOR,
    GOODS,
    GREENHOUSE,
    HOSPITAL,
    MEDICINE,
    MINE,
    MINERAL,
    OXYGEN,
    PLANT,
    SHELTER,
    WATER,
)
from fourthrock.games.on_mars.printing import PRINTING
from fourthrock.table import Item


class Scientist(Item):
    """Works in the Buildings of his own number, scores those of `scores`, `pays` two of that good (-1: Colonists)."""

    def __init__(self, index: int, token: str, name: str, scores: int, pays: int) -> None:
        super().__init__(token, name)
        self.index = index
        self.scores = scores
        self.pays = pays


SCIENTISTS: Final = [
    Scientist(0, "geologist", "Geologist", GENERATOR, -1),
    Scientist(1, "rd-engineer", "R&D Engineer", EXTRACTOR, MINERAL),
    Scientist(2, "hydrologist", "Hydrologist", GREENHOUSE, BATTERY),
    Scientist(3, "biochemist", "Biochemist", CONDENSER, WATER),
    Scientist(4, "geochemist", "Geochemist", SHELTER, PLANT),
    Scientist(5, "systems-engineer", "Systems Engineer", MINE, OXYGEN),
    Scientist(6, "microbiologist", "Microbiologist", -1, MEDICINE),
]
MICROBIOLOGIST: Final = 6
SCIENTIST_PAYS: Final = 2


class Contract(Item):
    """An Earth Contract: an Advanced Building of a kind in a complex of four, or a delivery."""

    def __init__(self, index: int, building: int, needs: list[int], op: int, failed: int) -> None:
        number = index + 1
        what = (
            f"Advanced {BUILDINGS[building].name} in a complex of 4"
            if building >= 0
            else " ".join(f"{n} {GOODS[i].name}" for i, n in enumerate(needs) if n)
        )
        super().__init__(f"contract-{number}", f"Contract {number}: {what}")
        self.index = index
        self.building = building
        self.needs = needs
        self.op = op
        self.failed = failed


def _delivery(index: int, good: int, count: int, minerals: int) -> Contract:
    needs = [0] * 7
    needs[good] += count
    needs[MINERAL] += minerals
    return Contract(index, -1, needs, 9, 4)


CONTRACTS: Final = [
    Contract(0, MINE, [0] * 7, 12, 6),
    Contract(1, GENERATOR, [0] * 7, 12, 6),
    Contract(2, EXTRACTOR, [0] * 7, 12, 6),
    Contract(3, GREENHOUSE, [0] * 7, 12, 6),
    Contract(4, CONDENSER, [0] * 7, 12, 6),
    Contract(5, SHELTER, [0] * 7, 12, 6),
    _delivery(6, MINERAL, 4, 0),
    _delivery(7, BATTERY, 3, 2),
    _delivery(8, WATER, 3, 2),
    _delivery(9, OXYGEN, 3, 2),
    _delivery(10, PLANT, 3, 2),
    _delivery(11, CRYSTAL, 3, 2),
]
CONTRACT_COMPLEX: Final = 4

M_BLUEPRINTS: Final = 0
M_SCIENTISTS: Final = 1
M_TECHS: Final = 2
M_BOTS: Final = 3
M_RESEARCH: Final = 4
M_ADVANCED: Final = 5
M_DISCOVERY: Final = 6
M_PROGRESS: Final = 7
M_CONTRACTS: Final = 8


class Mission(Item):
    """A Mission: how often it must be contributed to with two, three and four players, and what each contribution pays."""

    def __init__(self, index: int, token: str, name: str, needs: list[int], crystals: int) -> None:
        super().__init__(f"mission-{token}", name)
        self.index = index
        self.needs = needs
        self.crystals = crystals
        self.long = token in PRINTING.long_missions


MISSIONS: Final = [
    Mission(0, "blueprints", "Blueprints taken", [10, 10, 13], 1),
    Mission(1, "scientists", "Scientists taken", [4, 4, 5], 2),
    Mission(2, "techs", "Technologies taken", [7, 11, 12], 1),
    Mission(3, "bots", "Bots placed on the map", [3, 4, 5], 2),
    Mission(4, "research", "Research tiles taken", [5, 5, 7], 2),
    Mission(5, "advanced", "Advanced Buildings on the map", [8, 8, 10], 1),
    Mission(6, "discovery", "Discovery tiles taken by Rovers", [5, 7, 9], 1),
    Mission(7, "progress", "Cubes in the Progress area", [8, 11, 14], 1),
    Mission(8, "contracts", "Earth Contracts completed", [2, 2, 3], 1),
]
FIRST_GAME_MISSIONS: Final = [M_BLUEPRINTS, M_SCIENTISTS, M_DISCOVERY]

R_UPGRADES: Final = 0
R_RESOURCES: Final = 1
R_MINERALS: Final = 2
R_ROVER: Final = 3
R_COLONISTS: Final = 4
R_CONTRACT: Final = 5
R_SHIP: Final = 6
R_RETRIEVE: Final = 7
R_TRAVEL: Final = 8
R_SCIENTIST: Final = 9
R_CRYSTALS: Final = 10
REWARDS: Final = [
    Item("reward-upgrades", "Upgrade up to 2 Buildings at no cost"),
    Item("reward-resources", "3 Resources other than Minerals"),
    Item("reward-minerals", "3 Minerals"),
    Item("reward-rover", "Rover 5 MP"),
    Item("reward-colonists", "2 Colonists"),
    Item("reward-contract", "An Earth Contract at no cost"),
    Item("reward-ship", "Welcome a Ship at no cost"),
    Item("reward-retrieve", "2 Colonists back to the Living Quarters"),
    Item("reward-travel", "Travel to the other side"),
    Item("reward-scientist", "A Scientist at no cost"),
    Item("reward-crystals", "3 Crystals"),
]
DEVELOP_TWICE: Final = Item("reward-develop", "Develop twice for free")


class Goal(Item):
    """A Private Goal (11.3); what it asks for is in `goals.holds`, by its number."""

    def __init__(self, index: int, name: str, reward: int) -> None:
        super().__init__(f"goal-{index + 1}", name)
        self.index = index
        self.reward = reward


GOALS: Final = [
    Goal(0, "4 Blueprints", R_UPGRADES),
    Goal(1, "3 Advanced Buildings", R_RESOURCES),
    Goal(2, "3 Mines held", R_MINERALS),
    Goal(3, "3 Discovery tiles", R_ROVER),
    Goal(4, "Advanced Building in a complex of 4", R_COLONISTS),
    Goal(5, "4 Resources of one kind", R_CONTRACT),
    Goal(6, "3 Shelters", R_COLONISTS),
    Goal(7, "Colony level 3", R_ROVER),
    Goal(8, "7 Colonists in the Living Quarters", R_SHIP),
    Goal(9, "5 technologies", R_RETRIEVE),
    Goal(10, "3 Ships in the Hangar", R_TRAVEL),
    Goal(11, "2 Research tiles", R_SCIENTIST),
    Goal(12, "A Scientist and a completed Contract", R_CONTRACT),
    Goal(13, "Three given Lab spaces filled", R_CRYSTALS),
    Goal(14, "3 cubes in the Progress area", R_RETRIEVE),
    Goal(15, "Advanced Buildings in 2 complexes of 3", R_UPGRADES),
]
GOALS_OUT_OF_COOPERATION: Final = [12, 14]


class Discovery(Item):
    """A Discovery tile: what it does, on which building or good, how often. `plain` ones only give resources."""

    def __init__(self, index: int, token: str, kind: str) -> None:
        name, effect, what, count = FINDS[kind]
        super().__init__(f"find-{token}", name)
        self.index = index
        self.effect = effect
        self.what = what
        self.count = count

    @property
    def plain(self) -> bool:
        return self.effect == bp.E_GAIN


FINDS: Final[dict[str, tuple[str, int, int, int]]] = {
    "develop": ("Develop twice, paying", bp.E_DEVELOP, -1, 1),
    "upgrades": ("Upgrade up to 2 Buildings", bp.E_UPGRADE, -1, 2),
    "construct-any": ("Construct any Building", bp.E_CONSTRUCT_ANY, -1, 1),
    "hire": ("A Scientist or a Contract", bp.E_HIRE, -1, 1),
    "blueprints": ("Up to 2 Blueprints", bp.E_BLUEPRINT, -1, 2),
    "warehouse": ("Up to 2 items from the Warehouse", bp.E_WAREHOUSE, -1, 2),
    "crystals": ("3 Crystals", bp.E_GAIN, CRYSTAL, 3),
    "technology": ("1 technology", bp.E_LEARN, -1, 1),
    "choice": ("2 Resources of choice", bp.E_GAIN_CHOICE, -1, 2),
    "mine": ("Construct a Mine", bp.E_CONSTRUCT, MINE, 1),
    "generator": ("Construct a Power Generator", bp.E_CONSTRUCT, GENERATOR, 1),
    "extractor": ("Construct a Water Extractor", bp.E_CONSTRUCT, EXTRACTOR, 1),
    "greenhouse": ("Construct a Greenhouse", bp.E_CONSTRUCT, GREENHOUSE, 1),
    "condenser": ("Construct an Oxygen Condenser", bp.E_CONSTRUCT, CONDENSER, 1),
    "shelter": ("Construct a Shelter", bp.E_CONSTRUCT, SHELTER, 1),
    "hospital": ("Construct a Hospital", bp.E_CONSTRUCT, HOSPITAL, 1),
    "minerals": ("2 Minerals", bp.E_GAIN, MINERAL, 2),
    "batteries": ("3 Batteries", bp.E_GAIN, BATTERY, 3),
    "waters": ("3 Water", bp.E_GAIN, WATER, 3),
    "plants": ("3 Plants", bp.E_GAIN, PLANT, 3),
    "oxygens": ("3 Oxygen", bp.E_GAIN, OXYGEN, 3),
    "medicine": ("1 Medicine", bp.E_GAIN, MEDICINE, 1),
}
"""The kinds of tiles; how many of each there are is the printing's."""


def _discoveries() -> list[Discovery]:
    """The tiles of the base game, of chapter 2 and of chapter 3; several of a kind are numbered."""
    found: list[Discovery] = []
    for prefix, kinds in (
        ("", PRINTING.discoveries),
        ("outbreak-", PRINTING.outbreak_discoveries),
        ("blackout-", PRINTING.blackout_discoveries),
    ):
        for n, kind in enumerate(kinds):
            copy = f"-{kinds[: n + 1].count(kind)}" if kinds.count(kind) > 1 else ""
            found.append(Discovery(len(found), f"{prefix}{kind}{copy}", kind))
    return found


DISCOVERIES: Final = _discoveries()
BASE_FINDS: Final = DISCOVERIES[:19]
OUTBREAK_FINDS: Final = DISCOVERIES[19:29]
BLACKOUT_FINDS: Final = DISCOVERIES[29:]
RESEARCH: Final = 100  # on a hex, RESEARCH + type is a Research tile
RESEARCH_TILES: Final = [Item(f"research-{kind}", f"Research {kind.upper()}") for kind in "abcd"]

L_TECH: Final = 0
L_SHIPS: Final = 1
L_ADVANCED: Final = 2
L_MINES: Final = 3
L_BOTS: Final = 4
L_DISCOVERY: Final = 5
L_SHELTERS: Final = 6
L_COLONISTS: Final = 7
L_WAREHOUSE: Final = 8
L_DEVELOP: Final = 9
L_RETRIEVE: Final = 10
L_CRYSTALS: Final = 11


def _counted(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


LSS_REWARDS: Final = [
    Item("lss-tech", "OP as your highest technology"),
    Item("lss-ships", "2 OP a Ship in your Hangar"),
    Item("lss-advanced", "2 OP an Advanced Building of yours"),
    Item("lss-mines", "2 OP a Mine of yours"),
    Item("lss-bots", "2 OP a Bot of yours"),
    Item("lss-discovery", "2 OP a Discovery tile of your Rover"),
    Item("lss-shelters", "2 OP a Shelter of yours"),
    Item("lss-colonists", "1 OP a Colonist in your Living Quarters"),
    Item(
        "lss-warehouse",
        _counted(PRINTING.cooperative_rewards["warehouse"], "item from the Warehouse", "items from the Warehouse"),
    ),
    Item("lss-develop", _counted(PRINTING.cooperative_rewards["develop"], "free develop", "free develops")),
    Item("lss-retrieve", _counted(PRINTING.cooperative_rewards["colonists"], "Colonist back", "Colonists back")),
    Item("lss-crystals", _counted(PRINTING.cooperative_rewards["crystals"], "Crystal", "Crystals")),
]


class FirstA(Item):
    """A First Colonist card A: any of these Buildings opens the way to the B cards."""

    def __init__(self, index: int, buildings: list[int]) -> None:
        super().__init__(f"first-a{index + 1}", "First Colonists A: " + ", ".join(BUILDINGS[b].name for b in buildings))
        self.index = index
        self.buildings = buildings


class FirstB(Item):
    """A First Colonist card B: a task and the good that it pays."""

    def __init__(self, index: int, task: str) -> None:
        super().__init__(f"first-b{index + 1}", f"First Colonists B: {task}")
        self.index = index
        self.reward = next(good.index for good in GOODS if good.token == PRINTING.first_colonists_b[index])


FIRST_A: Final = [
    FirstA(n, [kind.index for name in symbols for kind in BUILDINGS if kind.token == name])
    for n, symbols in enumerate(PRINTING.first_colonists_a)
]
T_LEARN: Final = 0
T_SHUTTLE: Final = 1
T_SHELTER: Final = 2
T_HIRE: Final = 3
T_RESEARCH: Final = 4
T_DEVELOP_TWO: Final = 5
T_EXPLORE: Final = 6
T_BLUEPRINT: Final = 7
FIRST_B: Final = [
    FirstB(T_LEARN, "learn a technology"),
    FirstB(T_SHUTTLE, "travel with the Shuttle"),
    FirstB(T_SHELTER, "construct a Shelter"),
    FirstB(T_HIRE, "hire a Scientist"),
    FirstB(T_RESEARCH, "take the R&D action"),
    FirstB(T_DEVELOP_TWO, "develop two technologies in a turn"),
    FirstB(T_EXPLORE, "place a Discovery tile"),
    FirstB(T_BLUEPRINT, "obtain a Blueprint"),
]
FIRST_SPACES: Final[list[int]] = PRINTING.first_colonists_tiles


class SoloCard(Item):
    """A card of Lacerda's deck: the Mission it pushes in later passes, whether he travels, and the number of his action."""

    def __init__(self, index: int, mission: int, travels: bool, action: int) -> None:
        super().__init__(f"solo-{index + 1}", f"Lacerda's card {index + 1}")
        self.index = index
        self.mission = mission
        self.travels = travels
        self.action = action


SOLO_DECK: Final = [
    SoloCard(0, 0, True, 2),
    SoloCard(1, 0, False, 2),
    SoloCard(2, 0, True, 1),
    SoloCard(3, 0, True, 3),
    SoloCard(4, 1, True, 1),
    SoloCard(5, 1, False, 3),
    SoloCard(6, 1, True, 1),
    SoloCard(7, 1, True, 2),
    SoloCard(8, 2, False, 1),
    SoloCard(9, 2, True, 2),
    SoloCard(10, 2, True, 1),
    SoloCard(11, 2, True, 3),
]
