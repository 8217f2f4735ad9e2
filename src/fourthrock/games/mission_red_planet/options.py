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
    explorer_must_move: Annotated[
        bool, Meta(description="The Explorer makes at least one step, if one is possible, rather than up to three.")
    ] = False
    placed_is_present: Annotated[
        bool, Meta(description="The astronaut that the Femme Fatale has just put aboard makes her present on that ship.")
    ] = True
    pilot_token_binds: Annotated[
        bool, Meta(description="A Pilot's token on an unbound ship stands in for the choice of whoever boards it first.")
    ] = True
    pilot_may_repeat: Annotated[bool, Meta(description="A Pilot may name the zone to which the ship is bound anyway.")] = True
    share_under_incident: Annotated[
        bool, Meta(description="What lay in a zone before its Mining Incident is shared in the third production.")
    ] = True
    most_needs_one: Annotated[
        bool, Meta(description="Nobody has the most of what nobody has: not for missions, not for the Ice Monopoly.")
    ] = True
    neutral_scientist_must_draw: Annotated[
        bool, Meta(description="For two: a neutral Scientist draws an event card while there are any, and never looks instead.")
    ] = True
    neutral_recruiter_boards: Annotated[
        bool, Meta(description="For two: a neutral Recruiter puts an astronaut aboard before the card leaves the game.")
    ] = True
    neutral_may_spare_her_own: Annotated[
        bool, Meta(description="For two: a neutral Femme Fatale who finds only her own colour need not replace anybody.")
    ] = True
