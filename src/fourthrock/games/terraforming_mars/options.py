"""What can be agreed before a game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct):
    board: Annotated[Literal["tharsis", "hellas", "elysium"], msgspec.Meta(description="The map.")] = "tharsis"
    corporate_era: Annotated[
        bool,
        msgspec.Meta(description="All base cards and no starting production; without it a shorter game, production starts at 1."),
    ] = True
    turmoil: Annotated[bool, msgspec.Meta(description="The Terraforming Committee and global events.")] = True
    prelude: Annotated[bool, msgspec.Meta(description="Everybody starts with two preludes.")] = False
    venus_next: Annotated[bool, msgspec.Meta(description="Venus as a fourth parameter, floaters, the world government.")] = False
    colonies: Annotated[bool, msgspec.Meta(description="Colonies in the outer system, and trade with them.")] = False
    draft: Annotated[bool, msgspec.Meta(description="The four research cards are drafted.")] = False
    beginner_corporations: Annotated[
        bool, msgspec.Meta(description="Everybody plays a beginner corporation; only without Corporate Era and expansions.")
    ] = False
    world_government: Annotated[
        bool, msgspec.Meta(description="With Venus Next: each generation the first player raises a parameter for nobody.")
    ] = True
    extra_events: Annotated[
        bool, msgspec.Meta(description="Five more global events for Venus Next and Colonies, those whose sets are in play.")
    ] = False
    solo_goal: Annotated[
        Literal["terraform", "rating"],
        msgspec.Meta(description="Alone: terraform Mars in the given generations, or reach a rating of 63."),
    ] = "terraform"
    max_generations: Annotated[
        int,
        msgspec.Meta(ge=20, le=200, description="The game ends with this generation at the latest; people finish long before."),
    ] = 60
