"""The cards: 329 projects, 35 preludes and 33 corporations. A card is a line; see `card.py` for how one is written."""
