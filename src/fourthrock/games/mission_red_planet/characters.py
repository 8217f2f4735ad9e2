"""The nine characters, by the number at which the countdown calls them."""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item


class Character(Item):
    """A character card: its number in the countdown, and what it does in a sentence."""

    def __init__(self, number: int, token: str, name: str, text: str) -> None:
        super().__init__(token, name)
        self.number = number
        self.text = text


RECRUITER: Final = Character(
    9, "recruiter", "Recruiter", "One astronaut aboard. Then all your played characters return to your hand, the Recruiter too."
)
EXPLORER: Final = Character(8, "explorer", "Explorer", "One astronaut aboard. Then up to three steps on Mars.")
SCIENTIST: Final = Character(
    7, "scientist", "Scientist", "Two astronauts aboard. Then take an event card, or peek under one discovery."
)
SECRET_AGENT: Final = Character(
    6, "secret_agent", "Secret Agent", "One astronaut aboard each of two ships. Then a ship that still has room must launch."
)
SABOTEUR: Final = Character(5, "saboteur", "Saboteur", "One astronaut aboard. Then a docked ship blows up with everybody on it.")
FEMME_FATALE: Final = Character(
    4, "femme_fatale", "Femme Fatale", "One astronaut aboard. Then a rival where you are present dies, and yours takes the place."
)
TRAVEL_AGENT: Final = Character(3, "travel_agent", "Travel Agent", "Three astronauts aboard one ship, or nothing at all.")
SOLDIER: Final = Character(
    2,
    "soldier",
    "Soldier",
    "One aboard. Kill one, not in an inner zone. Then bring 1 to 3 of yours down from Phobos.",
)
PILOT: Final = Character(1, "pilot", "Pilot", "Two astronauts aboard. Then give a docked or launched ship another destination.")

CHARACTERS: Final = [RECRUITER, EXPLORER, SCIENTIST, SECRET_AGENT, SABOTEUR, FEMME_FATALE, TRAVEL_AGENT, SOLDIER, PILOT]
NUMBERED: Final = [PILOT, *reversed(CHARACTERS)]
"""The character with this number; there is no number 0."""

ALL_NINE: Final = sum(1 << character.number for character in CHARACTERS)
"""A hand is a sum of bits, the character's number says which."""

HANDS: Final = [[c for c in CHARACTERS if hand >> c.number & 1] for hand in range(ALL_NINE + 1)]
"""The characters in a hand, by that sum."""


def bit(character: Character) -> int:
    return 1 << character.number
