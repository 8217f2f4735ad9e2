"""What a table of On Mars may choose."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    mode: Annotated[
        Literal["base", "invasion", "outbreak", "blackout", "monolith"],
        msgspec.Meta(description="The base game, or one of the four chapters of the expansion."),
    ] = "base"
    length: Annotated[
        Literal["short", "long"], msgspec.Meta(description="A short game has two short Missions, a long one has two long ones.")
    ] = "short"
    beacon: Annotated[bool, msgspec.Meta(description="Shuffle the promo Blueprint Beacon into the level-3 cards.")] = False
    space_oddity: Annotated[bool, msgspec.Meta(description="Once triggered, the game ends with that Colonization phase.")] = False
    first_colonists: Annotated[
        bool, msgspec.Meta(description="The introductory variant for two and more: dealt starting spaces and task cards.")
    ] = False
    solo_goal: Annotated[
        Literal["first_colonists", "next_generation", "hunky_dory", "martian_potato"],
        msgspec.Meta(description="What a lone player must reach against Lacerda (base mode, one seat)."),
    ] = "first_colonists"
    hard: Annotated[bool, msgspec.Meta(description="Outbreak: lose at 12 sick Colonists instead of 14.")] = False
    random_goals: Annotated[
        int, msgspec.Meta(ge=0, le=5, description="Monolith: how many of the five goals are dealt at random.")
    ] = 2
    alien_starts_with_shelter_tech: Annotated[
        bool, msgspec.Meta(description="Invasion, designer's update: the Alien Commander begins with the Shelter tech.")
    ] = False
    alien_lifts_sabotage: Annotated[
        bool, msgspec.Meta(description="Invasion, designer's update: 2 Crystals lift a Sabotage token.")
    ] = False
    abduction_takes_the_card: Annotated[
        bool, msgspec.Meta(description="Invasion, designer's update: Abduction returns the Scientist's card as well.")
    ] = False
    impossible_actions_are_covered: Annotated[
        bool, msgspec.Meta(description="Invasion: alien actions that cannot be taken count as covered when a Reset is allowed.")
    ] = True
    mineral_for_medicine: Annotated[bool, msgspec.Meta(description="Outbreak: Minerals may stand in for Medicine.")] = False
    printing: Annotated[
        str,
        msgspec.Meta(
            max_length=40, description="The printing of boards, tiles and cards: standard, or the one that the host has laid out."
        ),
    ] = "standard"
    last_round: Annotated[
        int, msgspec.Meta(ge=1, le=200, description="A game that nobody brings to its end stops after this round.")
    ] = 40
