"""The web table: rooms, people, store, pages."""

from __future__ import annotations

import logging
import secrets

import uvicorn

from fourthrock.server.app import make_app
from fourthrock.server.settings import Limits, Settings

__all__ = ["Limits", "Settings", "make_app", "run"]


def run(host: str = "127.0.0.1", port: int = 8400, database: str = "games.sqlite", also: tuple[str, ...] = ()) -> None:
    """Serve the web table until it is interrupted. Everything lasting is in the one database file."""
    settings = Settings(database=database, host_key=secrets.token_urlsafe(12), also=also)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    print(f"The table is set: http://{host}:{port}")
    print(f"Host page:        http://{host}:{port}/host?key={settings.host_key}", flush=True)
    serve(settings, host, port)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve these settings with uvicorn."""
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
    )
