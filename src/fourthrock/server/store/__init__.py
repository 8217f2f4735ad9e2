"""The store: what outlives the process. One small interface, SQLite behind it."""

from fourthrock.server.store.rows import Chat, Event, Person, Seat, TableRow
from fourthrock.server.store.store import NoStore, Store, Taken

__all__ = ["Chat", "Event", "NoStore", "Person", "Seat", "Store", "TableRow", "Taken"]
