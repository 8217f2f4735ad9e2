"""Words: the answers of this game that are not on the map."""

from __future__ import annotations

from typing import Final

from fourthrock.table.items import Word

SPEND: Final = Word("spend", "Spend the new steps")
ROLL: Final = Word("roll", "Roll")
CEASE: Final = Word("cease", "Cease for the rest of the game")
STAY: Final = Word("stay", "Stay here")
HALT: Final = Word("halt", "Go no further")
TELEPORT: Final = Word("teleport", "Teleport")
ORBITAL: Final = Word("orbital-strike", "Orbital strike")
NUKES: Final = Word("nukes", "Use nukes")
LAUNCH: Final = Word("announced", "All attacks are announced")
ENOUGH: Final = Word("enough", "Enough")
END_PHASE: Final = Word("end-phase", "End the phase")
HOLD: Final = Word("hold", "No further advance")

WORDS: Final = [SPEND, ROLL, CEASE, STAY, HALT, TELEPORT, ORBITAL, NUKES, LAUNCH, ENOUGH, END_PHASE, HOLD]
