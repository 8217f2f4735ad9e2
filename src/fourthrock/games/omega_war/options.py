"""Options of The Omega War."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Options(msgspec.Struct):
    scenario: Annotated[
        str, msgspec.Meta(description="A packaged scenario, or the path of a scenario file that ends in .json.")
    ] = "standard"
