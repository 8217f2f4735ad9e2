"""The desk: everything that answering a request needs, in one place."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from fourthrock.server.catalogue import Catalogue
from fourthrock.server.house import House
from fourthrock.server.lessons import Lessons
from fourthrock.server.metrics import Metrics
from fourthrock.server.pace import Pace
from fourthrock.server.people import People
from fourthrock.server.replay import Replays
from fourthrock.server.settings import Settings
from fourthrock.server.store import Store
from fourthrock.server.thinking import Thinkers


@dataclass
class Desk:
    settings: Settings
    store: Store
    catalogue: Catalogue
    thinkers: Thinkers
    metrics: Metrics
    house: House
    people: People
    replays: Replays
    lessons: Lessons = field(default_factory=Lessons)
    pace: Pace = field(default_factory=Pace)
    connections: dict[str, int] = field(default_factory=dict)
    """Open live connections by address."""
    closing: bool = False


async def open_desk(settings: Settings) -> Desk:
    """Open the store and set everything up around it."""
    store = Store(settings.database)
    await store.open()
    catalogue = Catalogue(settings.also)
    thinkers = Thinkers(settings.thinkers, settings.also)
    metrics = Metrics()
    secret = await store.key("cookies", secrets.token_hex(32))
    people = People(store, secret, settings.host_key or secrets.token_hex(32), settings.limits)
    house = House(settings, store, catalogue, thinkers, metrics)
    return Desk(settings, store, catalogue, thinkers, metrics, house, people, Replays(settings))


async def close_desk(desk: Desk) -> None:
    """Finish what was begun, then close the store."""
    desk.closing = True
    await desk.house.close()
    await asyncio.to_thread(desk.thinkers.close)
    await desk.store.close()
