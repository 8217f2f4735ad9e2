"""The terminal door: `fourthrock --help`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from typer.exceptions import TyperException

from fourthrock.cli.app import app
from fourthrock.table import RecordError, TableError

STOPPED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. What the user got wrong is one line on stderr and exit code 2, what a file got wrong exit code 1."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    code = 0
    try:
        code = app(args=given or ["--help"], prog_name="fourthrock", standalone_mode=False) or 0
    except TyperException as error:
        leave(unreadable(error), 2)
    except RecordError as error:
        leave(str(error), 1)
    except TableError as error:
        leave(str(error), 2)
    except OSError as error:
        why = error.strerror or str(error)
        leave(f"{error.filename}: {why}" if error.filename else why, 1)
    if code == STOPPED:
        leave("stopped", STOPPED)
    if code:
        raise SystemExit(code)


def unreadable(error: Any) -> str:
    """Why the words on the command line are no command, and where to look."""
    message = error.format_message().rstrip(".")
    return f"{message[:1].lower()}{message[1:]}; see {error.ctx.command_path} -h"


def leave(message: str, code: int) -> None:
    print(f"fourthrock: {message}", file=sys.stderr)
    raise SystemExit(code)
