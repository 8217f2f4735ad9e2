"""What lies on the map at the beginning (2.1, 2.2), and what the backs of the tiles show (8.2(4)): all of it by the printing."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.printing import PRINTING, directions, hexes

LSS_SLOTS: Final[list[int]] = hexes(PRINTING.life_support)
SHELTER_STARTS: Final[list[list[int]]] = [hexes(starts) for starts in PRINTING.shelters]
"""By number of players, from 1."""
RESEARCH_CORNERS: Final[list[list[int]]] = [hexes(corner) for corner in PRINTING.research]
"""By type, A to D."""
ARROWS: Final[list[list[int]]] = [directions(back) for back in PRINTING.arrows]
HOSPITAL_ARROWS: Final[list[list[int]]] = [directions(back) for back in PRINTING.hospital_arrows]
