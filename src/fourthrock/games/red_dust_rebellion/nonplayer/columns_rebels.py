"""20.7 The space columns of Red Dust and of the Church: a line a row, from the top."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer import measures as m
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, Row
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD

NOT_ACTIVE_OPPOSITION: Final = Row("not at Active Opposition", m.not_active_opposition)
NEUTRAL: Final = Row("Neutral", m.neutral)
MOST_PEOPLE: Final = Row("most Population", m.people)
MOST_SUPPORT: Final = Row("most Support (MarsGov is human)", m.support_there, MG)
MOST_OPPOSITION_EVER: Final = Row("most Opposition", m.opposition_there)
MOST_OPPOSITION: Final = Row("most Opposition (Red Dust is human)", m.opposition_there, RD)
FEWEST_ENEMIES: Final = Row("fewest enemy forces", m.enemies, least=True)
MOST_OWN_REBELS: Final = Row("most own Rebels", m.own_rebels_there)
MOST_OWN_BASES: Final = Row("most own Bases", m.own_bases_there)
MOST_BASES: Final = Row("most Bases", m.all_bases)
BARE_OWN_BASE: Final = Row("an own Base without a Hidden Rebel", m.bare_own_base)
CHURCH_LAND: Final = Row("a Reclaimer Base or Reclaimer Control (the Church is human)", m.church_base_or_control, CR)
VULNERABLE_BASE: Final = Row("a vulnerable enemy Base", m.vulnerable_enemy_base)
NOT_OWN_CONTROL: Final = Row("no own Control", m.not_own_control)
NEARLY_A_BASE: Final = Row("1 or 2 own Rebels and a slot for an Available Base", m.nearly_a_base)
DESERT: Final = Row("a Desert (the Corporations are human)", m.desert, CORP)
STORM_COMES: Final = Row("an Approaching Storm", m.approaching_storm)
MOST_DAMAGE: Final = Row("most Damage", m.damage)

# Red Dust.
RD_SHIFT: Final = Column("Shift toward Active Opposition", [NOT_ACTIVE_OPPOSITION, MOST_PEOPLE, MOST_SUPPORT, FEWEST_ENEMIES])
RD_POPULATION: Final = Column("Place Population", [MOST_OPPOSITION_EVER, MOST_OWN_REBELS, FEWEST_ENEMIES])
RD_BASES: Final = Column("Place or dig in Bases", [MOST_PEOPLE, MOST_OWN_REBELS])
RD_REBELS: Final = Column(
    "Place Rebels",
    [
        BARE_OWN_BASE,
        NOT_ACTIVE_OPPOSITION,
        CHURCH_LAND,
        MOST_PEOPLE,
        MOST_SUPPORT,
        MOST_OWN_BASES,
        VULNERABLE_BASE,
        NOT_OWN_CONTROL,
        NEARLY_A_BASE,
        FEWEST_ENEMIES,
    ],
)
RD_MARCH: Final = Column(
    "March destination",
    [
        BARE_OWN_BASE,
        NOT_ACTIVE_OPPOSITION,
        CHURCH_LAND,
        MOST_PEOPLE,
        VULNERABLE_BASE,
        NOT_OWN_CONTROL,
        NEARLY_A_BASE,
        FEWEST_ENEMIES,
    ],
)
RD_REDISTRIBUTE: Final = Column("Redistribute", [MOST_PEOPLE, MOST_OWN_REBELS, FEWEST_ENEMIES])
RD_AMBUSH: Final = Column(
    "Ambush", [CHURCH_LAND, MOST_SUPPORT, VULNERABLE_BASE, NOT_OWN_CONTROL, MOST_OWN_REBELS, FEWEST_ENEMIES]
)
RD_ATTACK: Final = Column(
    "Attack",
    [
        BARE_OWN_BASE,
        NOT_ACTIVE_OPPOSITION,
        CHURCH_LAND,
        MOST_SUPPORT,
        VULNERABLE_BASE,
        NOT_OWN_CONTROL,
        MOST_OWN_REBELS,
        FEWEST_ENEMIES,
    ],
)
RD_DAMAGE: Final = Column("Place Damage", [NOT_ACTIVE_OPPOSITION, MOST_PEOPLE, MOST_SUPPORT, NOT_OWN_CONTROL, FEWEST_ENEMIES])
RD_REMOVE: Final = Column(
    "Remove or replace",
    [BARE_OWN_BASE, CHURCH_LAND, MOST_PEOPLE, MOST_SUPPORT, NOT_OWN_CONTROL, MOST_OPPOSITION_EVER, FEWEST_ENEMIES],
)

# The Church.
CR_BASES: Final = Column("Place or upgrade Bases", [NEUTRAL, DESERT, MOST_OWN_REBELS, FEWEST_ENEMIES, MOST_PEOPLE, STORM_COMES])
CR_SHIFT: Final = Column("Shift toward Neutral", [BARE_OWN_BASE, NOT_OWN_CONTROL, MOST_SUPPORT, MOST_OPPOSITION, MOST_PEOPLE])
CR_DAMAGE: Final = Column("Place Damage", [MOST_SUPPORT, MOST_OPPOSITION, FEWEST_ENEMIES, MOST_PEOPLE, STORM_COMES])
_CHURCH_COMES: Final = [
    BARE_OWN_BASE,
    VULNERABLE_BASE,
    NOT_OWN_CONTROL,
    MOST_BASES,
    MOST_SUPPORT,
    MOST_OPPOSITION,
    DESERT,
    FEWEST_ENEMIES,
    MOST_PEOPLE,
    NEARLY_A_BASE,
    STORM_COMES,
]
CR_REBELS: Final = Column("Place Rebels", _CHURCH_COMES)
CR_TRAVEL: Final = Column("Travel destination", _CHURCH_COMES)
CR_ATTACK: Final = Column(
    "Attack",
    [
        VULNERABLE_BASE,
        NOT_OWN_CONTROL,
        MOST_BASES,
        MOST_SUPPORT,
        MOST_OPPOSITION,
        DESERT,
        MOST_OWN_REBELS,
        MOST_PEOPLE,
        STORM_COMES,
    ],
)
CR_RANSACK: Final = Column("Ransack", [MOST_DAMAGE, MOST_OWN_REBELS, STORM_COMES])
CR_REMOVE: Final = Column(
    "Remove or replace",
    [
        BARE_OWN_BASE,
        VULNERABLE_BASE,
        NOT_OWN_CONTROL,
        MOST_BASES,
        MOST_SUPPORT,
        DESERT,
        MOST_OWN_REBELS,
        FEWEST_ENEMIES,
        MOST_PEOPLE,
    ],
)
