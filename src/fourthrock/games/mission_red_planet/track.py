"""The round track (3.1): ten rounds, three productions, the revealing of the discoveries, the final scoring."""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item

ROUND: Final = 0
PRODUCTION: Final = 1
REVEAL: Final = 2
SCORING: Final = 3


class Step(Item):
    """One notch of the track. `number` is the number of the round or of the production."""

    def __init__(self, kind: int, number: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.kind = kind
        self.number = number


def rounds(first: int, last: int) -> list[Step]:
    return [Step(ROUND, number, f"round_{number}", f"Round {number}") for number in range(first, last + 1)]


def production(number: int) -> Step:
    return Step(PRODUCTION, number, f"production_{number}", f"Production {number}")


TRACK: Final = [
    *rounds(1, 5),
    production(1),
    *rounds(6, 8),
    production(2),
    *rounds(9, 10),
    Step(REVEAL, 0, "reveal_discovery", "Discoveries revealed"),
    production(3),
    Step(SCORING, 0, "final_scoring", "Final scoring"),
]
LAST_STEP: Final = len(TRACK) - 1
