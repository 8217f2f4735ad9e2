"""Chapter 20: Non-Players, factions that the rules play by themselves, with a deck of cards called Curiosity."""
