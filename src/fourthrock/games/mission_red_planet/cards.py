"""The event cards: 13 missions, 13 discoveries, 4 actions; and Ice Monopoly, the mission that is everybody's."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.zones import (
    AUSONIA,
    CELERIUM,
    HELLAS,
    MARE_SERPENTIS,
    MARE_TYRRHENUM,
    OUTER_ZONES,
    PHOBOS,
    SINUS_SABAEUS,
    SYLVANITE,
    SYRTIS_MAJOR,
    TRITONIS_SINUS,
    VALLES_MARINERIS,
    VASTITAS_BOREALIS,
    ZONES,
    Resource,
    Zone,
)
from fourthrock.table import Item


class Event(Item):
    """A card of the event deck."""

    def __init__(self, token: str, name: str, text: str) -> None:
        super().__init__(token, name)
        self.text = text


# ------------------------------------------------------------------------------------------------------------- missions

PRESENT: Final = 0
"""In how many of the zones the colour is present."""
ASTRONAUTS_IN: Final = 1
"""How many astronauts it has in the zones, added together."""
TOKENS_OF: Final = 2
"""How many point tokens of the resource it has."""
LOST: Final = 3
"""How many of its astronauts lie on the Memorial."""
SETS: Final = 4
"""How many sets of one point token of each resource it has."""
LEADS: Final = 5
"""In how many of the zones nobody has more astronauts."""
RESEARCHED: Final = 6
"""In how many of the zones it is present beside a discovery."""


class Mission(Event):
    """What is counted, where, and what the count is worth: `points[count]`, the last entry for all above.

    A mission for the `most` is worth its last entry to a colour that no other exceeds (12.3).
    """

    def __init__(
        self,
        token: str,
        name: str,
        text: str,
        counted: int,
        points: list[int],
        zones: list[Zone],
        resource: Resource | None = None,
        most: bool = False,
    ) -> None:
        super().__init__(token, name, text)
        self.counted = counted
        self.points = points
        self.zones = zones
        self.places = [zone.index for zone in zones]
        self.resource = resource
        self.most = most


INFLUENCE: Final = [0, 1, 2, 4, 7]


def influence(token: str, name: str, zones: list[Zone]) -> Mission:
    places = ", ".join(zone.name for zone in zones)
    text = f"Be present in {places}: 1, 2, 4 or 7 points for one to four of them."
    return Mission(token, name, text, PRESENT, INFLUENCE, zones)


def most_in(token: str, name: str, text: str, zones: list[Zone]) -> Mission:
    return Mission(token, name, text, ASTRONAUTS_IN, [7], zones, most=True)


EASTERN_INFLUENCE: Final = influence("eastern_influence", "Eastern Influence", [AUSONIA, TRITONIS_SINUS, MARE_TYRRHENUM, HELLAS])
WESTERN_INFLUENCE: Final = influence(
    "western_influence", "Western Influence", [SINUS_SABAEUS, TRITONIS_SINUS, MARE_SERPENTIS, VASTITAS_BOREALIS]
)
NORTHERN_INFLUENCE: Final = influence(
    "northern_influence", "Northern Influence", [VASTITAS_BOREALIS, AUSONIA, SINUS_SABAEUS, VALLES_MARINERIS]
)
SOUTHERN_INFLUENCE: Final = influence(
    "southern_influence", "Southern Influence", [HELLAS, MARE_TYRRHENUM, MARE_SERPENTIS, SYRTIS_MAJOR]
)
STRATEGIC_ZONES: Final = most_in(
    "strategic_zones",
    "Strategic Zones",
    "7 points if nobody has more astronauts in the two inner zones together.",
    [VALLES_MARINERIS, SYRTIS_MAJOR],
)
PHOBOS_OUTPOST: Final = most_in("phobos_outpost", "Phobos Outpost", "7 points if nobody has more astronauts on Phobos.", [PHOBOS])
CELERIUM_CONTRACT: Final = Mission(
    "celerium_contract", "Celerium Contract", "7 points if nobody has more celerium.", TOKENS_OF, [7], [], CELERIUM, most=True
)
SYLVANITE_CONTRACT: Final = Mission(
    "sylvanite_contract", "Sylvanite Contract", "7 points if nobody has more sylvanite.", TOKENS_OF, [7], [], SYLVANITE, most=True
)
BALANCED_PORTFOLIO: Final = Mission(
    "balanced_portfolio",
    "Balanced Portfolio",
    "4 points for one set of ice, sylvanite and celerium, 7 for two sets or more.",
    SETS,
    [0, 4, 7],
    [],
)
ROLL_OF_HONOUR: Final = Mission(
    "roll_of_honour", "Roll of Honour", "6 points if nobody has more astronauts on the Memorial.", LOST, [6], [], most=True
)
PLANETARY_NETWORK: Final = Mission(
    "planetary_network",
    "Planetary Network",
    "Be present in 6, 7, 8 or at least 9 of the ten zones: 2, 4, 6 or 8 points.",
    PRESENT,
    [0, 0, 0, 0, 0, 0, 2, 4, 6, 8],
    ZONES,
)
TERRITORIAL_CLAIM: Final = Mission(
    "territorial_claim",
    "Territorial Claim",
    "7 points for the most astronauts, ties included, in three outer zones or more.",
    LEADS,
    [0, 0, 0, 7],
    OUTER_ZONES,
)
FIELD_RESEARCH: Final = Mission(
    "field_research",
    "Field Research",
    "2 points for each zone in which you are present beside a discovery, but not more than 8.",
    RESEARCHED,
    [0, 2, 4, 6, 8],
    OUTER_ZONES,
)

MISSIONS: Final = [
    EASTERN_INFLUENCE,
    WESTERN_INFLUENCE,
    NORTHERN_INFLUENCE,
    SOUTHERN_INFLUENCE,
    STRATEGIC_ZONES,
    PHOBOS_OUTPOST,
    CELERIUM_CONTRACT,
    SYLVANITE_CONTRACT,
    BALANCED_PORTFOLIO,
    ROLL_OF_HONOUR,
    PLANETARY_NETWORK,
    TERRITORIAL_CLAIM,
    FIELD_RESEARCH,
]

ICE_MONOPOLY: Final = Item("ice_monopoly", "Ice Monopoly")
ICE_MONOPOLY_POINTS: Final = 9

# ---------------------------------------------------------------------------------------------------------- discoveries

AT_REVEAL: Final = "reveal_discovery"
AT_PRODUCTION: Final = "third_production"
AT_SCORING: Final = "final_scoring"


class Discovery(Event):
    """A card under a zone; `phase` says when it acts."""

    def __init__(self, token: str, name: str, phase: str, text: str) -> None:
        super().__init__(token, name, text)
        self.phase = phase


NATIVE_RESISTANCE: Final = Discovery(
    "native_resistance", "Native Resistance", AT_REVEAL, "Each colour present here loses an astronaut to the Memorial."
)
ETHER_MAGNET: Final = Discovery("ether_magnet", "Ether Magnet", AT_REVEAL, "The crews of all docked ships land here.")
SHIFTING_DEPOSITS: Final = Discovery(
    "shifting_deposits",
    "Shifting Deposits",
    AT_REVEAL,
    "The resource token here changes places with the spare one.",
)
SYNERGY: Final = Discovery("synergy", "Synergy", AT_PRODUCTION, "Every neighbour of this zone yields 1 more.")
MINING_INCIDENT: Final = Discovery("mining_incident", "Mining Incident", AT_PRODUCTION, "This zone yields nothing.")
MOTHER_LODE: Final = Discovery("mother_lode", "Mother Lode", AT_PRODUCTION, "This zone yields 2 more.")
HIDDEN_GLACIER: Final = Discovery("hidden_glacier", "Hidden Glacier", AT_PRODUCTION, "What this zone yields is ice.")
EVEN_GROUND: Final = Discovery("even_ground", "Even Ground", AT_PRODUCTION, "All colours present here share as if tied.")
UNEVEN_GROUND: Final = Discovery("uneven_ground", "Uneven Ground", AT_PRODUCTION, "Whoever is present with the fewest takes all.")
SUBTERFUGE: Final = Discovery(
    "subterfuge", "Subterfuge", AT_PRODUCTION, "A sole leader goes away with nothing, and the second-most take his share."
)
LICHENS: Final = Discovery("lichens", "Lichens", AT_SCORING, "6 points for each colour present here.")
TOXIC_VENT: Final = Discovery("toxic_vent", "Toxic Vent", AT_SCORING, "3 points lost for each colour present here.")
ANCIENT_RUINS: Final = Discovery("ancient_ruins", "Ancient Ruins", AT_SCORING, "6 points for the most astronauts here.")

MOTHER_LODE_BONUS: Final = 2
SYNERGY_BONUS: Final = 1
LICHENS_POINTS: Final = 6
TOXIC_VENT_POINTS: Final = -3
ANCIENT_RUINS_POINTS: Final = 6

DISCOVERIES: Final = [
    NATIVE_RESISTANCE,
    ETHER_MAGNET,
    SYNERGY,
    MINING_INCIDENT,
    EVEN_GROUND,
    UNEVEN_GROUND,
    SUBTERFUGE,
    LICHENS,
    HIDDEN_GLACIER,
    MOTHER_LODE,
    SHIFTING_DEPOSITS,
    TOXIC_VENT,
    ANCIENT_RUINS,
]

# -------------------------------------------------------------------------------------------------------------- actions

BEFORE_REVEAL: Final = "before_reveal_discovery"
AFTER_PRODUCTION: Final = "end_of_third_production"


class Action(Event):
    """A card played once; `window` says when. Those after the third production play themselves."""

    def __init__(self, token: str, name: str, window: str, text: str) -> None:
        super().__init__(token, name, text)
        self.window = window


BLOCKS_OF_ICE: Final = Action("blocks_of_ice", "Blocks of Ice", AFTER_PRODUCTION, "After the third production: take 2 ice.")
SYLVANITE_CACHE: Final = Action(
    "sylvanite_cache", "Sylvanite Cache", AFTER_PRODUCTION, "After the third production: take 1 sylvanite."
)
LAST_ORDERS: Final = Action(
    "last_orders",
    "Last Orders",
    BEFORE_REVEAL,
    "At the end, before the discoveries: one step on Mars, or down from Phobos.",
)
RESCUE_CAPSULE: Final = Action(
    "rescue_capsule",
    "Rescue Capsule",
    BEFORE_REVEAL,
    "At the end, before the discoveries: one of your lost astronauts returns to an outer zone or Phobos.",
)

ACTIONS: Final = [BLOCKS_OF_ICE, SYLVANITE_CACHE, LAST_ORDERS, RESCUE_CAPSULE]
EVENTS: Final[list[Event]] = [*MISSIONS, *DISCOVERIES, *ACTIONS]
