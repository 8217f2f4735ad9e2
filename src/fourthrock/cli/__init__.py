"""The terminal door: `fourthrock --help`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from fourthrock.cli.app import app
from fourthrock.table import RecordError, TableError


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. What the user got wrong is one line on stderr and exit code 2, what a file got wrong exit code 1."""
    try:
        app(args=None if arguments is None else list(arguments))
    except RecordError as error:
        leave(str(error), 1)
    except TableError as error:
        leave(str(error), 2)
    except OSError as error:
        leave(f"{error.filename}: {error.strerror}" if error.filename else str(error), 1)
    except KeyboardInterrupt:
        leave("stopped", 130)


def leave(message: str, code: int) -> None:
    print(f"fourthrock: {message}", file=sys.stderr)
    raise SystemExit(code)
