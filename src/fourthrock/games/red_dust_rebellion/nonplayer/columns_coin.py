"""20.7 The space columns of MarsGov and of the Corporations: a line a row, from the top."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer import measures as m
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, Row
from fourthrock.games.red_dust_rebellion.pieces import CR, RD

REBEL_AND_SUPPORT: Final = Row("a Rebel and Support", m.rebel_and_support)
THIN_MG_BASE: Final = Row("a MarsGov Base with under 4 COIN cubes (the Church is human)", m.thin_mg_base, CR)
NOT_ACTIVE_SUPPORT: Final = Row("not at Active Support", m.not_active_support)
NOT_COIN_CONTROL: Final = Row("no COIN Control", m.not_coin_control)
MOST_PEOPLE: Final = Row("most Population", m.people)
MOST_SUPPORT: Final = Row("most Support", m.support_there)
MOST_OPPOSITION: Final = Row("most Opposition (Red Dust is human)", m.opposition_there, RD)
REBEL_BASE: Final = Row("a Rebel Base", m.any_rebel_base)
CHURCH_LAND: Final = Row("a Reclaimer Base or Reclaimer Control (the Church is human)", m.church_base_or_control, CR)
FEWEST_REBEL_FORCES: Final = Row("fewest Rebel forces", m.rebel_forces, least=True)
MOST_REBELS: Final = Row("most Rebels", m.rebels)
MOST_MG: Final = Row("most MarsGov forces", m.mg_forces)
CITY_OR_MG_BASE: Final = Row("a Labyrinth or a MarsGov Base", m.labyrinth_or_mg_base)
MOST_CORP: Final = Row("most Corporate forces", m.corp_forces)
CORP_OVER_MG: Final = Row("a Labyrinth with more Corporate than MarsGov forces", m.corp_over_mg_in_labyrinth)
THIN_CORP_BASE: Final = Row("a Corporate Base with under 4 COIN cubes", m.thin_corp_base)
CORP_OUTNUMBERED: Final = Row("Corporate forces, and fewer COIN units than Rebel forces", m.corp_outnumbered)
REBEL_WITH_CORP_BASE: Final = Row("a Rebel beside a Corporate Base", m.rebel_with_corp_base)
CENTER: Final = Row("a Conversion Center", m.conversion_center)

# MarsGov.
MG_SHIFT: Final = Column(
    "Shift toward Active Support",
    [NOT_ACTIVE_SUPPORT, MOST_PEOPLE, MOST_OPPOSITION, REBEL_BASE, CHURCH_LAND, FEWEST_REBEL_FORCES, MOST_MG],
)
MG_BASES: Final = Column("Place Bases", [NOT_ACTIVE_SUPPORT, MOST_PEOPLE, FEWEST_REBEL_FORCES, MOST_MG])
MG_CUBES: Final = Column(
    "Place cubes",
    [THIN_MG_BASE, NOT_ACTIVE_SUPPORT, NOT_COIN_CONTROL, MOST_PEOPLE, MOST_OPPOSITION, FEWEST_REBEL_FORCES],
)
MG_SECURE: Final = Column(
    "Secure destination",
    [
        REBEL_AND_SUPPORT,
        NOT_ACTIVE_SUPPORT,
        NOT_COIN_CONTROL,
        MOST_PEOPLE,
        MOST_OPPOSITION,
        REBEL_BASE,
        CHURCH_LAND,
        FEWEST_REBEL_FORCES,
        MOST_MG,
    ],
)
MG_RECON: Final = Column(
    "Recon destination",
    [
        REBEL_AND_SUPPORT,
        THIN_MG_BASE,
        NOT_ACTIVE_SUPPORT,
        NOT_COIN_CONTROL,
        MOST_PEOPLE,
        MOST_OPPOSITION,
        REBEL_BASE,
        CHURCH_LAND,
        FEWEST_REBEL_FORCES,
        MOST_MG,
    ],
)
MG_TRANSPORT: Final = Column(
    "Transport destination",
    [THIN_MG_BASE, NOT_ACTIVE_SUPPORT, NOT_COIN_CONTROL, MOST_PEOPLE, MOST_OPPOSITION, FEWEST_REBEL_FORCES],
)
MG_POPULATION: Final = Column("Place Population", [MOST_SUPPORT, CITY_OR_MG_BASE, MOST_PEOPLE, FEWEST_REBEL_FORCES, MOST_MG])
MG_FORTIFY: Final = Column("Fortify", [REBEL_AND_SUPPORT, MOST_SUPPORT, MOST_REBELS, MOST_PEOPLE, MOST_MG])
MG_REMOVE: Final = Column(
    "Remove or replace",
    [
        REBEL_AND_SUPPORT,
        THIN_MG_BASE,
        MOST_SUPPORT,
        NOT_COIN_CONTROL,
        CITY_OR_MG_BASE,
        MOST_PEOPLE,
        REBEL_BASE,
        CHURCH_LAND,
        FEWEST_REBEL_FORCES,
    ],
)

# The Corporations.
CORP_BASES: Final = Column("Place or upgrade Bases", [MOST_CORP, CORP_OVER_MG, MOST_SUPPORT, FEWEST_REBEL_FORCES])
CORP_CUBES: Final = Column("Place cubes", [THIN_CORP_BASE, CORP_OUTNUMBERED, MOST_PEOPLE])
CORP_SECURE: Final = Column(
    "Secure destination",
    [
        REBEL_WITH_CORP_BASE,
        THIN_CORP_BASE,
        CORP_OUTNUMBERED,
        MOST_PEOPLE,
        MOST_OPPOSITION,
        REBEL_BASE,
        CHURCH_LAND,
        FEWEST_REBEL_FORCES,
    ],
)
CORP_RECON: Final = Column(
    "Recon destination",
    [
        REBEL_WITH_CORP_BASE,
        THIN_CORP_BASE,
        CORP_OUTNUMBERED,
        CENTER,
        MOST_OPPOSITION,
        REBEL_BASE,
        CHURCH_LAND,
        FEWEST_REBEL_FORCES,
    ],
)
CORP_EXPLOIT: Final = Column("Exploit", [MOST_PEOPLE, MOST_OPPOSITION, MOST_SUPPORT, FEWEST_REBEL_FORCES])
CORP_POPULATION: Final = Column("Place Population", [MOST_CORP, CORP_OVER_MG, MOST_PEOPLE, FEWEST_REBEL_FORCES])
CORP_REMOVE: Final = Column(
    "Remove or replace",
    [
        REBEL_WITH_CORP_BASE,
        THIN_CORP_BASE,
        CORP_OUTNUMBERED,
        CENTER,
        MOST_PEOPLE,
        REBEL_BASE,
        CHURCH_LAND,
        FEWEST_REBEL_FORCES,
    ],
)
