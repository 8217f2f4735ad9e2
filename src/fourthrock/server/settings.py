"""Settings: what a host may choose, and the bounds that keep one guest from spoiling the evening of the others."""

from __future__ import annotations

import os

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Bounds on what one visitor may do. A rate is (how many at once, how many a minute)."""

    name: int = 40
    chat_line: int = 500
    chat_kept: int = 200
    notes: int = 20_000
    password_least: int = 8
    password_most: int = 200
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    record_moves: int = 20_000
    running_as_guest: int = 30
    running_with_account: int = 200
    log_shown: int = 150
    viewers_a_table: int = 100
    connections_an_address: int = 200
    wait_seconds: float = 25.0
    hint_seconds: float = 12.0
    acts: tuple[int, int] = (60, 600)
    new_tables: tuple[int, int] = (20, 40)
    uploads: tuple[int, int] = (6, 12)
    signs: tuple[int, int] = (8, 12)
    chats: tuple[int, int] = (8, 40)
    hints: tuple[int, int] = (10, 20)
    reads: tuple[int, int] = (300, 3000)


class Settings(msgspec.Struct, frozen=True):
    """One web table. `also` names games that are not installed, as `module:object`: for a game in the making."""

    database: str = "games.sqlite"
    host_key: str = ""
    also: tuple[str, ...] = ()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    rooms_kept: int = 500
    replays_kept: int = 16
    replay_every: int = 20
    limits: Limits = Limits()
