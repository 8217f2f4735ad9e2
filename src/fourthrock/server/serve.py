"""Serving: the application behind uvicorn."""

from __future__ import annotations

import socket

import uvicorn

from fourthrock.server.app import make_app
from fourthrock.server.settings import Settings
from fourthrock.table import BadSetup


def check_address(host: str, port: int) -> None:
    """A BadSetup that names the field, if nobody can listen there."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except (OSError, OverflowError) as error:
        raise BadSetup("host", f"'{host}' is no address of this machine: {error}") from None
    try:
        socket.create_server((host, port), family=family).close()
    except (OSError, OverflowError) as error:
        raise BadSetup("port", f"nobody can listen on {host}:{port}: {error}; choose another with --port") from None


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
