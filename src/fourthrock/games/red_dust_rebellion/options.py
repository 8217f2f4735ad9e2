"""The options: which scenario is played, and the rulings on which sources differ, each with the default that we recommend."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct):
    """Every field is a ruling or a scenario; docs/rulings/red_dust_rebellion.md says why each default is what it is."""

    scenario: Annotated[
        Literal["standard", "tutorial"],
        Meta(description="The standard game, or the tutorial with its cards in order and its dice fixed."),
    ] = "standard"
    fixed_throws: Annotated[
        int,
        Meta(ge=0, le=37, description="How many throws the tutorial fixes, cards shuffled included; chance decides the others."),
    ] = 37
    damage_clears_population_markers: Annotated[
        Literal["all_to_pool", "one_instead", "all_to_displaced"],
        Meta(description="What Damage does to Population markers in the space before (or instead of) covering a green box."),
    ] = "all_to_pool"
    house_repair_needs_coin_control: Annotated[
        bool, Meta(description="House and Repair after Secure or Recon, and Pacify after Train, need COIN Control.")
    ] = True
    satellites_are_forces: Annotated[
        bool, Meta(description="Satellites count in the total of an Attack and may be removed by Attack and Raid.")
    ] = True
    travel_continue_hidden_only: Annotated[
        bool, Meta(description="Only Rebels that are Hidden may Travel on from a space with a Reclaimer Base.")
    ] = True
    op_sa_requires_sa: Annotated[
        bool, Meta(description="Whoever performs no Special Activity has taken the Operation-only box.")
    ] = True
    assault_counts_all_coin: Annotated[
        bool,
        Meta(description="The hits of an Assault count the Active units of all COIN factions, not only the executing one's."),
    ] = True
    assault_eg_needs_controller: Annotated[
        bool, Meta(description="EarthGov Troops count for the hits of an Assault only if its faction is EarthGov Controller.")
    ] = False
    wilderness_touches_noctis: Annotated[bool, Meta(description="Noctis Labyrinthus borders the Wilderness.")] = False
    ascraeus_pavonis_adjacent: Annotated[bool, Meta(description="Ascraeus Mons borders Pavonis Mons.")] = True
    transfers: Annotated[
        bool, Meta(description="MarsGov, Red Dust and the Church may help each other with Resources and Assets.")
    ] = True
