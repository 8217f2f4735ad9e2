"""Global event cards (16): their parties, and the parts that they are made of. The cards are in `global_events.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourthrock.games.terraforming_mars.card import slug
from fourthrock.table import Item, Script

if TYPE_CHECKING:
    from fourthrock.games.terraforming_mars.position import Mars, Player


class EventPart:
    """One part of a global event: for the world, or for every player in order."""

    def happen(self, g: Mars) -> Script[None]:
        raise NotImplementedError

    def to(self, g: Mars, me: Player) -> str:
        """What it would do to this player right now, in figures; empty if nothing."""
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


class GlobalEvent(Item):
    """A global event: where a neutral delegate goes when it is revealed, and when it becomes current."""

    def __init__(self, name: str, revealed: int, current: int, parts: list[EventPart], needs: tuple[int, ...] = ()) -> None:
        super().__init__("event:" + slug(name), name)
        self.revealed = revealed
        self.current = current
        self.parts = parts
        self.needs = needs
        sentences = [part.text() for part in parts]
        self.text = " ".join(f"{words[0].upper()}{words[1:]}." for words in sentences)
