"""What a group may decide before the game begins."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True):
    map: Annotated[
        Literal["band", "ring"],
        Meta(description="How Mars is cut: Tritonis Sinus as a band from rim to rim, or seven outer zones in a plain ring."),
    ] = "band"
    secret_points: Annotated[
        bool, Meta(description="Keep the kinds of point tokens face down until the final scoring; their number stays open.")
    ] = False
    soldier_aboard: Annotated[
        int, Meta(ge=1, le=2, description="How many astronauts the Soldier puts aboard before the shooting begins.")
    ] = 1
    soldier_descents: Annotated[
        int, Meta(ge=1, le=3, description="How many astronauts the Soldier may at most bring down from Phobos.")
    ] = 3
    pilot_aboard: Annotated[int, Meta(ge=1, le=2, description="How many astronauts the Pilot puts aboard.")] = 2
