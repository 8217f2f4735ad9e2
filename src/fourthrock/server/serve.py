"""Serving: the application behind uvicorn."""

from __future__ import annotations

import uvicorn

from fourthrock.server.app import make_app
from fourthrock.server.settings import Settings


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
