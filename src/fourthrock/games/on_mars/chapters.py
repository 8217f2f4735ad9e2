"""The facts of the expansion's chapters: alien actions and technologies, infection, vandalism, sabotage, goals."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import CONTRACTS, SCIENTISTS
from fourthrock.games.on_mars.goods import BUILDINGS, COLOURS, GRID_TECHS, TECHS
from fourthrock.games.on_mars.printing import PRINTING
from fourthrock.table import Item

# ------------------------------------------------------------------------------------------------- chapter 1: Invasion

TROOPERS: Final = 20
TROOPERS_ON_BOARD: Final = 4
ALIEN_CRYSTALS: Final = 3
EXPENDABLES: Final = 10
CORRUPTIONS: Final = 10
SHIELDS: Final = 10
SABOTAGES: Final = 2
SENTRIES: Final = 4
UNLOCK_COST: Final = 2
LIFT_COST: Final = 2
ALIEN_SHELTERS: Final = 5
ALIEN_MINES: Final = 5

D_CONSTRUCT: Final = 0
D_OBTAIN: Final = 1
D_LEARN: Final = 2
D_RESEARCH: Final = 3
D_UPGRADE: Final = 4
D_ACTIVATE: Final = 5
D_STEAL: Final = 6
D_BESIDE: Final = 7
D_ONTO: Final = 8
D_MOVE: Final = 9


class AlienAction(Item):
    """An Action space of the alien board."""

    def __init__(self, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.index = index


ALIEN_ACTIONS: Final = [
    AlienAction(D_CONSTRUCT, "alien-construct", "Construct a Building"),
    AlienAction(D_OBTAIN, "alien-obtain", "Obtain a Blueprint"),
    AlienAction(D_LEARN, "alien-learn", "Learn a technology"),
    AlienAction(D_RESEARCH, "alien-research", "R&D"),
    AlienAction(D_UPGRADE, "alien-upgrade", "Upgrade a Building"),
    AlienAction(D_ACTIVATE, "alien-activate", "Activate an Advanced Building"),
    AlienAction(D_STEAL, "alien-steal", "Steal up to 2 Crystals"),
    AlienAction(D_BESIDE, "alien-deploy-beside", "Deploy beside your Buildings"),
    AlienAction(D_ONTO, "alien-deploy-onto", "Deploy onto your Buildings"),
    AlienAction(D_MOVE, "alien-move", "Move Troopers"),
]


class Placement(Item):
    """A token onto an Action space of the alien board."""

    def __init__(self, kind: str, name: str, action: AlienAction) -> None:
        super().__init__(f"{kind}:{action.token}", f"{name}: {action.name}")
        self.action = action.index


EXPENDABLE: Final = 1
REUSABLE: Final = 2
SABOTAGED: Final = 3
PLACE_EXPENDABLE: Final = [Placement("expendable", "Expendable token", action) for action in ALIEN_ACTIONS]
PLACE_REUSABLE: Final = [Placement("reusable", "Reusable token", action) for action in ALIEN_ACTIONS]
WASTE: Final = [Placement("waste", "Place a token and pass", action) for action in ALIEN_ACTIONS]
UNLOCK: Final = [Placement("unlock", "Unlock", action) for action in ALIEN_ACTIONS]
LIFT: Final = [Placement("lift", "Lift the Sabotage token", action) for action in ALIEN_ACTIONS]

AT_SHELTER: Final = 0
AT_REINFORCEMENT: Final = 1
AT_DEPLOYMENT: Final = 2
AT_MOBILIZATION: Final = 3
AT_MINE: Final = 4
ALIEN_TECHS: Final = [  # O51
    Item("alien-shelter-tech", "Alien Shelter tech"),
    Item("reinforcement-tech", "Reinforcement tech"),
    Item("deployment-tech", "Deployment tech"),
    Item("mobilization-tech", "Mobilization tech"),
    Item("alien-mine-tech", "Alien Mine tech"),
]
# O50: columns of one, two, two and two spaces, the upper before the lower; what each of them brings is the printing's.
ALIEN_LAB_LEVEL: Final = [1, 2, 2, 3, 3, 4, 4]
BRINGS_TROOPER: Final = [prize == "trooper" for prize in PRINTING.alien_laboratory]
BRINGS_CRYSTAL: Final = [prize == "crystal" for prize in PRINTING.alien_laboratory]


class AlienStep(Item):
    """An alien technology onto a space of the alien Laboratory."""

    def __init__(self, tech: int, space: int) -> None:
        place = f"{ALIEN_LAB_LEVEL[space]}{'ba'[space % 2] if space else ''}"
        super().__init__(f"{ALIEN_TECHS[tech].token}>alien-lab-{place}", f"{ALIEN_TECHS[tech].name} to space {place}")
        self.tech = tech
        self.space = space


ALIEN_STEPS: Final = [[AlienStep(tech, space) for space in range(7)] for tech in range(5)]

INFECTION: Final = 0
VIGILANT: Final = 1
ABDUCTION: Final = 2
CORRUPTION: Final = 3


class AlienCard(Item):
    """An alien Blueprint; its corner item is a Trooper or a Crystal, as the printing has it."""

    def __init__(self, index: int, token: str, name: str, item: str) -> None:
        super().__init__(token, name)
        self.index = index
        self.trooper = item == "trooper"


ALIEN_CARDS: Final = [
    AlienCard(INFECTION, "alien-infection", "Alien Infection", PRINTING.alien_blueprints["infection"]),
    AlienCard(VIGILANT, "vigilant", "Vigilant", PRINTING.alien_blueprints["vigilant"]),
    AlienCard(ABDUCTION, "abduction", "Abduction", PRINTING.alien_blueprints["abduction"]),
    AlienCard(CORRUPTION, "rd-corruption", "R&D Corruption", PRINTING.alien_blueprints["corruption"]),
]


class Tile(Item):
    """A technology tile on somebody's board."""

    def __init__(self, s: int, tech: int) -> None:
        super().__init__(f"{COLOURS[s].token}:{TECHS[tech].token}", f"{COLOURS[s].name}'s {TECHS[tech].name}")
        self.seat = s
        self.tech = tech


TILES: Final = [[Tile(s, tech) for tech in range(len(TECHS))] for s in range(4)]

# ------------------------------------------------------------------------------------------------- chapter 2: Outbreak

IN_MINE: Final = 0
IN_QUARTERS: Final = 1
IN_WORKING_AREA: Final = 2
IN_ORBIT: Final = 3
IN_COLONY: Final = 4
NO_INFECTION: Final = [14, 15]
_PLACES: Final = ["mine", "quarters", "working-area", "orbit", "colony"]
INFECTIONS: Final[list[list[int]]] = [*[[_PLACES.index(place) for place in pair] for pair in PRINTING.infections], [], []]
PLACE_NAMES: Final = ["a Mine", "Living Quarters", "a Working Area", "an Action in Orbit", "an Action in the Colony"]
OUTBREAK_ROUNDS: Final = [0, 0, 12, 10, 8]
VACCINES: Final = 4
OUTBREAK_MISSIONS: Final = [
    Item("mission-medicine-tech", "The Medicine tech on level 6"),
    Item("mission-hospitals", "5 Hospitals built"),
    Item("mission-hospital-upgrades", "3 Advanced Hospitals"),
    Item("mission-medicine", "5 Medicine in all"),
    Item("mission-vaccines", "2 Vaccines given"),
    Item("mission-hospital-blueprints", "All 4 Hospital Blueprints"),
]
_OUTBREAK_MISSIONS: Final = [mission.token.removeprefix("mission-") for mission in OUTBREAK_MISSIONS]
RED_MISSIONS: Final = [_OUTBREAK_MISSIONS.index(mission) for mission in PRINTING.red_missions]
BLUE_MISSIONS: Final = [_OUTBREAK_MISSIONS.index(mission) for mission in PRINTING.blue_missions]

# ------------------------------------------------------------------------------------------------- chapter 3: Blackout

BLACKOUT_GOALS: Final = [0, 0, 6, 7, 8]
BLACKOUT_LIMIT: Final = 5
ALIEN_CARD: Final = 0
VANDALISM: Final[list[int]] = [-1, *[kind.index for name in PRINTING.vandalism for kind in BUILDINGS if kind.token == name]]
"""By card; the first shows the alien."""

# ------------------------------------------------------------------------------------------------- chapter 4: Monolith

MONOLITH_ROUNDS: Final = 15
ALIEN_SPACES: Final = [3, 5, 7, 9, 11, 13]

S_BOMBED: Final = 0
S_HACKED: Final = 1
S_SCIENCE: Final = 2
S_PLANS: Final = 3
S_ABDUCTION: Final = 4
S_HARVEST: Final = 5
S_DELAYED: Final = 6
S_EFFICIENCY: Final = 7
S_THEFT: Final = 8
S_LSS: Final = 9
S_HANGAR: Final = 10
S_EXPLOSION: Final = 11
S_SEAL: Final = 12
S_BOT: Final = 13
S_ROVER: Final = 14
S_MISINFORMATION: Final = 15


class Sabotage(Item):
    """A Sabotage card: its letter, and what happens when two cubes lie on it."""

    def __init__(self, index: int, token: str, name: str, letter: str, text: str) -> None:
        super().__init__(token, name)
        self.index = index
        self.letter = letter
        self.text = text


SABOTAGE: Final = [
    Sabotage(
        0,
        "bombed",
        "Bombed Building",
        "A",
        "Goal 1 costs 2 Minerals; if done, its marker comes off and it is to do again.",
    ),
    Sabotage(1, "hacked", "Hacked tech", "A", "The technology of goal 3 goes back one column."),
    Sabotage(2, "science", "Missing supplies", "A", "Lose what the Scientist of goal 4 costs, as far as you can."),
    Sabotage(3, "plans", "Change of plans", "A", "Goal 1 also needs a second Advanced Building of its type."),
    Sabotage(4, "abducted", "Alien abduction", "A", "A Colonist of the Working Area, else any, goes to the supply."),
    Sabotage(5, "harvest", "Stealthy harvest", "A", "All Crystals leave the map."),
    Sabotage(6, "delayed", "Shuttle delayed", "A", "The Shuttle goes back one space."),
    Sabotage(7, "efficiency", "Reduced efficiency", "A", "Your next Action slot costs one Crystal or Colonist more."),
    Sabotage(8, "theft", "Crystal theft", "B", "Lose 2 Crystals, now or of the next that you gain."),
    Sabotage(9, "lss", "Leaking air", "B", "Your next life support reward is lost."),
    Sabotage(10, "hangar", "Hangar infiltration", "B", "Pay Water or a Plant for each Ship in your Hangar."),
    Sabotage(11, "explosion", "Mine explosion", "B", "A Mine is turned face down."),
    Sabotage(12, "seal", "Damaged seal", "B", "One of your Shelters, but not the last, is turned face down."),
    Sabotage(13, "bot", "Bot destroyed", "B", "A Bot goes back to your supply."),
    Sabotage(14, "rover-disabled", "Rover disabled", "B", "Your Rover is out of order for two rounds."),
    Sabotage(15, "misinformation", "Misinformation", "B", "The Mission nearest to its end goes one space back."),
]


class Aim(Item):
    """A goal card of chapter 4: what it asks for in its deck."""

    def __init__(self, deck: int, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.deck = deck
        self.index = index


FINDS_WANTED: Final = [[3, 2], [0, 4], [2, 3], [4, 1]]  # Discovery and Research tiles
AIMS: Final = [
    [Aim(0, card.index, f"aim-{card.token}", f"Build {card.name}") for card in BLUEPRINTS[12:24]],
    [Aim(1, one.index, f"aim-{one.token}", f"Complete {one.name}") for one in CONTRACTS],
    [Aim(2, tech, f"aim-{TECHS[tech].token}", f"{TECHS[tech].name} to level 6") for tech in GRID_TECHS],
    [Aim(3, one.index, f"aim-{one.token}", f"9 OP with the {one.name}") for one in SCIENTISTS[:6]],
    [Aim(4, n, f"aim-finds-{d}-{r}", f"{d} Discovery and {r} Research tiles") for n, (d, r) in enumerate(FINDS_WANTED)],
]
SCIENTIST_AIM_OP: Final = 9
AIMS_TO_WIN: Final = 4
AIMS_OP: Final = [-50, -25, -15, 0, 25, 50]
MISSION_OP: Final = 10
RANKS: Final = [
    (150, "Star Child"),
    (125, "Planet Tamer"),
    (100, "Pioneer"),
    (75, "Explorer"),
    (50, "Passenger"),
    (-999, "Lost in Space"),
]
VANDAL_NAMES: Final = ["the alien", *[BUILDINGS[kind].name for kind in VANDALISM[1:]]]
