"""Options of The Omega War."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Options(msgspec.Struct):
    scenario: Annotated[str, msgspec.Meta(description="The name of a scenario: standard, or one that the host has added.")] = (
        "standard"
    )
