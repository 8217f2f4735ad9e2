"""The options: which scenario is played, and the rulings on which sources differ, each with the default that we recommend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

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
    suppress_with_limited_assault: Annotated[bool, Meta(description="The Controller may Suppress beside a Limited Assault.")] = (
        True
    )
    one_satellite_a_space: Annotated[bool, Meta(description="In one Operation at most one Satellite goes to a space.")] = True
    petition_counts_replies: Annotated[
        bool, Meta(description="For Petition, pieces removed by the Attacks that answer an Assault count too.")
    ] = True
    general_strike_needs_troops: Annotated[
        bool, Meta(description="Under General Strike (RD10) a space of Train costs 1 more only if Troops are placed there.")
    ] = False
    cycler_seats_compulsory: Annotated[
        bool, Meta(description="The Aldrin Cycler must take five pieces if so many wait on Earth; otherwise up to five.")
    ] = True
    haboob_stops_free_operations: Annotated[
        bool, Meta(description="The Haboob also stops the free Recon and March of Events.")
    ] = True
    attrition_to_casualties: Annotated[
        bool, Meta(description="Security lost to Attrition goes to Casualties; otherwise it is Available at once.")
    ] = True
    forced_redeploy_without_base: Annotated[
        Literal["removed", "stay"],
        Meta(description="What Red Dust Rebels do that must Redeploy while there is no Red Dust Base on Mars."),
    ] = "removed"
    phobos_is_a_labyrinth_in_events: Annotated[
        bool, Meta(description="Events that name Labyrinths mean Phobos too, where the effect can apply.")
    ] = True
    events_ignore_guards_of_bases: Annotated[bool, Meta(description="Events 3 and 15 remove Bases that units protect.")] = True
    replaced_security_to_casualties: Annotated[
        bool, Meta(description="Security that an Event replaces goes to Casualties; otherwise it is Available at once.")
    ] = True
    event_24_counts_the_whole_map: Annotated[
        bool, Meta(description="Event 24 pays for every space at Active Support; otherwise only for those it has just shifted.")
    ] = True
    event_28_may_repeat: Annotated[bool, Meta(description="The shifts of Event 28 may take the same Labyrinth again.")] = True
    event_47_reaches_the_wilderness: Annotated[bool, Meta(description="Sudden Storm (Event 47) may rage in the Wilderness.")] = (
        False
    )
    transfers: Annotated[
        bool, Meta(description="MarsGov, Red Dust and the Church may help each other with Resources and Assets.")
    ] = True
    nonplayers: Annotated[
        list[Literal["mg", "corp", "rd", "cr"]],
        Meta(description="The factions that the rules play (chapter 20): any of mg, corp, rd and cr."),
    ] = []


SEAT_TOKENS: Final[list[Literal["mg", "corp", "rd", "cr"]]] = ["mg", "corp", "rd", "cr"]


def nonplayer_seats(options: Options) -> list[bool]:
    """20.1 For each seat, whether the rules play it."""
    return [token in options.nonplayers for token in SEAT_TOKENS]


def with_nonplayers(options: Options, seats: Sequence[int]) -> Options:
    """20.1 The same options, but the rules play these seats and no others."""
    return msgspec.structs.replace(options, nonplayers=[SEAT_TOKENS[seat] for seat in sorted(seats)])
