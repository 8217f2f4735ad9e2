"""The web table: rooms, people, store, pages. What is imported here is imported in every worker process of the bots: nothing."""

from __future__ import annotations

__all__ = ["run"]


def run(host: str = "127.0.0.1", port: int = 8400, database: str = "games.sqlite", also: tuple[str, ...] = ()) -> None:
    """Serve the web table until it is interrupted. Everything lasting is in the one database file."""
    import logging
    import secrets

    from fourthrock.server.serve import check_address, serve
    from fourthrock.server.settings import Settings
    from fourthrock.server.store.sqlite import usable

    usable(database)
    check_address(host, port)
    settings = Settings(database=database, host_key=secrets.token_urlsafe(12), also=also)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    print(f"The table is set: http://{host}:{port}")
    print(f"Host page:        http://{host}:{port}/host?key={settings.host_key}", flush=True)
    serve(settings, host, port)
