"""2.4 The cards as things on the table: 48 Events, 3 Dust Storms, 30 Assets of the Church, 12 Campaigns of Red Dust.

What an Event or an Asset does stands in `events/` and `asset_events.py`; a Campaign works wherever the rules name it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD, Faction
from fourthrock.table import Item

RESOURCE: Final = 0
EVENT: Final = 1
CAPABILITY: Final = 2


class Event(Item):
    """An Event card: its Flashpoint value and the order of the factions."""

    def __init__(self, number: int, title: str, flashpoint: int, order: Sequence[Faction]) -> None:
        super().__init__(f"event-{number}", title)
        self.number = number
        self.flashpoint = flashpoint
        self.order = list(order)
        self.dust_storm = not order


class Asset(Item):
    """8.5 An Asset card: what it is worth in payment, and for which Operation it is worth 5."""

    def __init__(self, number: int, title: str, kind: int, value: int, best_for: str = "", text: str = "") -> None:
        super().__init__(f"cr{number}", title)
        self.number = number
        self.kind = kind
        self.value = value
        self.best_for = best_for
        self.text = text


class Campaign(Item):
    """8.6 A Campaign card, and what it does while it is active."""

    def __init__(self, number: int, title: str, text: str) -> None:
        super().__init__(f"rd{number}", title)
        self.number = number
        self.text = text


EVENTS: Final[list[Event]] = [
    Event(1, "A Green New Deal", 0, [MG, CORP, RD, CR]),
    Event(2, "EarthGov Declares Emergency", 1, [MG, CORP, RD, CR]),
    Event(3, "Terran Loyalties Tested", 1, [MG, CORP, RD, CR]),
    Event(4, "USSS Challenger", 2, [MG, CORP, RD, CR]),
    Event(5, "Satellite Network Updated", 2, [MG, RD, CORP, CR]),
    Event(6, "The Aldrin Cycler", 2, [MG, RD, CORP, CR]),
    Event(7, "Letters From Home", 2, [MG, RD, CORP, CR]),
    Event(8, "Tenzing", 2, [MG, RD, CORP, CR]),
    Event(9, "Targeting Cyclists", 3, [MG, CORP, RD, CR]),
    Event(10, "Bicentennial Day", 3, [MG, CORP, RD, CR]),
    Event(11, "The Security of Mars Act", 3, [MG, CORP, RD, CR]),
    Event(12, "Red Wednesday Riots", 4, [CORP, RD, MG, CR]),
    Event(13, "The Bombing of Maglev-77", 0, [CORP, RD, MG, CR]),
    Event(14, "The Rodgers Line", 1, [CORP, RD, MG, CR]),
    Event(15, "The Automation Rebellion", 1, [RD, CORP, MG, CR]),
    Event(16, "Shenzhou", 2, [CORP, RD, MG, CR]),
    Event(17, "The Water Crisis", 2, [CORP, MG, RD, CR]),
    Event(18, "Corporate Militarization", 2, [CORP, MG, RD, CR]),
    Event(19, "Corporations Quell Dissent", 2, [CORP, MG, RD, CR]),
    Event(20, "The Spin Zone", 2, [CORP, MG, RD, CR]),
    Event(21, "Future of Law Enforcement", 3, [CORP, MG, RD, CR]),
    Event(22, "The One Card", 3, [CORP, MG, RD, CR]),
    Event(23, "The Slush Fund Scandal", 3, [CORP, MG, RD, CR]),
    Event(24, "The 24.66 Hour News Cycle", 4, [CORP, MG, RD, CR]),
    Event(25, "Nano Surveillance Drones", 0, [CORP, RD, MG, CR]),
    Event(26, "Emissions Law Reform Passed", 1, [CORP, RD, MG, CR]),
    Event(27, "Green Mars Campaign", 1, [CORP, RD, MG, CR]),
    Event(28, "Refugee Crisis", 2, [RD, MG, CORP, CR]),
    Event(29, "Printing Weapons", 2, [RD, MG, CORP, CR]),
    Event(30, "Homesteaders Revolt", 2, [MG, RD, CORP, CR]),
    Event(31, "Martian Nationalism", 2, [RD, CORP, MG, CR]),
    Event(32, "Shepard-Tereshkova", 2, [MG, RD, CORP, CR]),
    Event(33, "The Red Dahlia", 3, [RD, MG, CORP, CR]),
    Event(34, "Long Range Patrols", 3, [MG, RD, CORP, CR]),
    Event(35, "The Tombs of Mars", 3, [RD, MG, CORP, CR]),
    Event(36, "Outpost Discovery", 4, [MG, CORP, RD, CR]),
    Event(37, "Bipartisan Resolution", 0, [RD, MG, CORP, CR]),
    Event(38, "The Arteries of Mars", 1, [RD, CORP, MG, CR]),
    Event(39, "Hammer the Machines", 1, [RD, CORP, MG, CR]),
    Event(40, "Spaceport Strikes", 2, [RD, CORP, MG, CR]),
    Event(41, "Gandhi-Sharma", 2, [RD, CORP, MG, CR]),
    Event(42, "The Martians", 2, [RD, CORP, MG, CR]),
    Event(43, "The Tubes", 2, [RD, CORP, MG, CR]),
    Event(44, "New Córdoba", 2, [RD, MG, CORP, CR]),
    Event(45, "The Red Desert", 3, [RD, MG, CORP, CR]),
    Event(46, "The Mystery of Outpost 27", 3, [RD, MG, CORP, CR]),
    Event(47, "Sudden Storm", 3, [CORP, RD, MG, CR]),
    Event(48, "Europa", 4, [MG, RD, CORP, CR]),
    Event(49, "Dust Storm", 0, []),
    Event(50, "Dust Storm", 0, []),
    Event(51, "Dust Storm", 0, []),
]
PLAIN_EVENTS: Final[list[Event]] = [event for event in EVENTS if not event.dust_storm]
DUST_STORMS: Final[list[Event]] = [event for event in EVENTS if event.dust_storm]

ASSETS: Final[list[Asset]] = [
    Asset(1, "Subdermal Weaponry", CAPABILITY, 2, text="Each die of a Reclaimer Attack that hits removes 1 more enemy piece."),
    Asset(2, "Dust-Adaptation", CAPABILITY, 2, text="The Church may select spaces with Raging Storms."),
    Asset(
        3,
        "Enhanced Metabolism",
        CAPABILITY,
        2,
        text="After an Assault Operation that cost the Church forces, 1 Rebel in a space where it lost some.",
    ),
    Asset(4, "The Mind Twister", CAPABILITY, 2, text="Purify replaces 1 more enemy piece in each space."),
    Asset(
        5, "Neural Conditioning", CAPABILITY, 2, text="Rally without a Base may place Rebels up to Population, or Hide all there."
    ),
    Asset(6, "Deep Tunneling", CAPABILITY, 2, text="Bombard cannot remove Reclaimer forces."),
    Asset(
        7,
        "Children of the Desert",
        EVENT,
        3,
        text="Travel into a Desert and the Deserts around it, free; then Attack wherever Rebels stand among enemies there.",
    ),
    Asset(8, "Weaponized Asteroid", EVENT, 3, text="2 Damage in a Labyrinth; half of the units there, rounded up, are removed."),
    Asset(9, "The Reclaimer Faith", EVENT, 3, text="A Base in each of 3 spaces without forces of other factions."),
    Asset(10, "Converts", EVENT, 3, text="Replace up to 4 Red Dust Rebels by Reclaimer Rebels."),
    Asset(
        11,
        "Church Assets",
        EVENT,
        3,
        text="Draw an Asset for each Labyrinth with Reclaimer forces; a Base in each of 2 Labyrinths.",
    ),
    Asset(12, "The Lost Patrol", EVENT, 3, text="All COIN units in a Desert are removed; 1 Damage in a Labyrinth next to it."),
    Asset(13, "The Ma'adim", EVENT, 3, text="All Reclaimer Rebels Hide; up to 6 of them move to one Desert."),
    Asset(14, "The Trackless Wastes", RESOURCE, 4, "travel", "Worth 5 for Travel."),
    Asset(15, "Water Reserves", RESOURCE, 4, "rally", "Worth 5 for Rally."),
    Asset(16, "Hidden Forces", RESOURCE, 4, "rally", "Worth 5 for Rally."),
    Asset(17, "Storm Riders", RESOURCE, 4, "travel", "Worth 5 for Travel."),
    Asset(18, "Tipoff", RESOURCE, 4, "attack", "Worth 5 for Attack."),
    Asset(19, "Re-Engineering", RESOURCE, 4, text="Discarded to move up: draw 1 Asset if that makes the Church 1st Eligible."),
    Asset(20, "Ideologues", RESOURCE, 4, "preach", "Worth 5 for Preach."),
    Asset(21, "Sympathizers", RESOURCE, 4, "preach", "Worth 5 for Preach."),
    Asset(22, "Secret Donors", RESOURCE, 4, text="Discarded to move up: draw 1 Asset if that makes the Church 1st Eligible."),
    Asset(
        23,
        "MPS Uplink Hacked",
        CAPABILITY,
        2,
        text="For Operations a space with a Satellite counts as having 1 more Reclaimer Base.",
    ),
    Asset(24, "AI Unleashed", CAPABILITY, 2, text="Each Ransack also costs MarsGov 3 Resources or the Corporations 1 Profit."),
    Asset(25, "Genetic Masking", CAPABILITY, 2, text="Secure and Recon count 2 units less where a Reclaimer Base is."),
    Asset(26, "Ares Rockets", CAPABILITY, 2, text="Reclaimer Attacks may remove Satellites anywhere on Mars."),
    Asset(27, "Loyalty", EVENT, 3, text="In 4 spaces without Support remove up to 2 Security or MarsGov Troops each."),
    Asset(28, "Remote Base", EVENT, 3, text="A Conversion Center and 2 Rebels in an Unpopulated Desert; draw 1 Asset."),
    Asset(
        29,
        "Pilgrimage",
        EVENT,
        3,
        text="Up to 4 Rebels from at most 2 spaces away move to a Labyrinth; 1 Damage there; up to 3 Displaced Population leave.",
    ),
    Asset(30, "Weapons Cache", RESOURCE, 4, "attack", "Worth 5 for Attack."),
]
CR1: Final = ASSETS[0]
CR2: Final = ASSETS[1]
CR3: Final = ASSETS[2]
CR4: Final = ASSETS[3]
CR5: Final = ASSETS[4]
CR6: Final = ASSETS[5]
CR23: Final = ASSETS[22]
CR24: Final = ASSETS[23]
CR25: Final = ASSETS[24]
CR26: Final = ASSETS[25]
CR19: Final = ASSETS[18]
CR22: Final = ASSETS[21]

CAMPAIGNS: Final[list[Campaign]] = [
    Campaign(1, "Construction Workers Guild", "Red Dust Bases placed in Deserts are Dug-In at once."),
    Campaign(2, "Prison Labor Revolt", "Each Corporate Base that is placed costs the Corporations 1 Profit."),
    Campaign(3, "Dock Workers Lockout", "Half of the Supply that reaches Phobos, rounded up, is lost."),
    Campaign(4, "Transport Workers", "Secure cannot use Maglev lines."),
    Campaign(5, "Water Reclamation Workers", "No Labyrinth can be shifted to Active Support."),
    Campaign(6, "Mothers of Mars", "Each Labyrinth selected for Assault shifts 1 toward Active Opposition."),
    Campaign(
        7,
        "Torture Video Leaks",
        "Corporate units in Labyrinths do not count for Control; nor do EarthGov Troops while the Corporations are "
        "EarthGov Controller.",
    ),
    Campaign(
        8,
        "Earth-Based Endorsements",
        "Supply that reaches Phobos is worth 2 Resources to MarsGov and 1 to Red Dust, instead of 3 to MarsGov.",
    ),
    Campaign(9, "Legal Injunctions", "MarsGov pays 6 instead of 3 for each space with Opposition that it Secures."),
    Campaign(10, "General Strike", "MarsGov Operations cost 1 more for each selected space without Support."),
    Campaign(11, "Comms Cutoff", "Logistics cannot select Transit; passing does not bring the Corporations the Aldrin Cycler."),
    Campaign(12, "Red Wave Elections", "A space with Support that a shift would make Neutral becomes Passive Opposition."),
]
RD1, RD2, RD3, RD4, RD5, RD6, RD7, RD8, RD9, RD10, RD11, RD12 = CAMPAIGNS
