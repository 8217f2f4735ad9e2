"""20.9 The conditions on the cards of MarsGov and of the Corporations."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import COIN, all_control, control, has_support, populated
from fourthrock.games.red_dust_rebellion.forces import available, has_corp_base, rebels_in
from fourthrock.games.red_dust_rebellion.nonplayer.assault_coin import (
    takes_base_somewhere,
    takes_rebel_at_support,
    takes_rebels_somewhere,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Need, Turn
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import hidden_rebels
from fourthrock.games.red_dust_rebellion.nonplayer.needs_rebels import dice_within, people_displaced
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.paths import origins, recon_origins
from fourthrock.games.red_dust_rebellion.pieces import CORP_BASE, MG_TROOP, SECURITY
from fourthrock.games.red_dust_rebellion.position import ACTIVE_SUPPORT, EG_MINUS, EG_VALUES, Mars
from fourthrock.games.red_dust_rebellion.secure import no_recon, unit_kinds
from fourthrock.games.red_dust_rebellion.spaces import CITIES, DESERTS, MARS, Space
from fourthrock.games.red_dust_rebellion.special_corporations import may_exploit
from fourthrock.games.red_dust_rebellion.words import RECON

HIGH_CONFIDENCE: Final = 4


# ----------------------------------------------------------------------------------------------------------------- MarsGov


def two_dice_within_troops(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return dice_within(g, 2, available(g, MG_TROOP), "Available MarsGov Troops")


def a_die_within_troops(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return dice_within(g, 1, available(g, MG_TROOP), "Available MarsGov Troops")


def rebel_in_loyal_labyrinth(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return any(has_support(g, space) and rebels_in(g, space) for space in CITIES)


def rebel_in_loyal_desert(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return any(has_support(g, space) and rebels_in(g, space) for space in DESERTS)


def hidden_in_loyal_labyrinth(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return any(has_support(g, space) and hidden_rebels(g, space) for space in CITIES)


def somewhere_uncontrolled(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return any(control(g, space) != COIN for space in MARS)


def held_without_active_support(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return any(control(g, space) == COIN and g.support[space.index] < ACTIVE_SUPPORT for space in MARS)


def confidence_falls(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return g.eg_side == EG_MINUS


def base_or_rebel_at_support(g: Mars, turn: Turn) -> bool:
    return takes_base_somewhere(g, turn.by) or takes_rebel_at_support(g, turn.by)


def base_or_three_or_rebel_at_support(g: Mars, turn: Turn) -> bool:
    return base_or_rebel_at_support(g, turn) or takes_rebels_somewhere(g, turn.by, 3)


def holds_units(g: Mars, turn: Turn, space: Space) -> bool:
    return g.total(space, unit_kinds(g, turn.by)) > 0


def labyrinth_to_win(g: Mars, turn: Turn) -> bool:
    """A Labyrinth without COIN Control into which own units can come."""
    held = all_control(g)
    return any(
        held[to.index] != COIN
        and any(holds_units(g, turn, origin) for origin in origins(g, turn.by, to, held) if origin is not to)
        for to in CITIES
    )


# -------------------------------------------------------------------------------------------------------- the Corporations


def plain_base_in_desert(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return any(g.count(space, CORP_BASE) for space in DESERTS)


def base_within_reach(g: Mars, turn: Turn) -> bool:
    return takes_base_somewhere(g, turn.by)


def base_or_two_rebels(g: Mars, turn: Turn) -> bool:
    return takes_base_somewhere(g, turn.by) or takes_rebels_somewhere(g, turn.by, 2)


def two_spaces_to_exploit(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return sum(1 for space in MARS if populated(g, space) and may_exploit(g, space)) > 1


def damage_to_repair(g: Mars, turn: Turn) -> bool:
    """COIN Control, Security and Damage, while a Special Activity is allowed."""
    return turn.special_allowed and any(
        g.damage[space.index] > 0 and g.count(space, SECURITY) and control(g, space) == COIN for space in MARS
    )


def corporate_base_available(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return available(g, CORP_BASE) > 0


def two_dice_within_security(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return dice_within(g, 2, available(g, SECURITY), "Available Security")


def confidence_is_high(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return EG_VALUES[g.eg_index] > HIGH_CONFIDENCE


def desert_to_settle(g: Mars, turn: Turn) -> bool:
    """A Desert without a Corporate Base into which own units can come."""
    op = Operation(g, turn.by, RECON)
    return any(
        not has_corp_base(g, to)
        and no_recon(g, op, to) is None
        and any(holds_units(g, turn, origin) for origin in recon_origins(g, to, op.held, beacon=False))
        for to in DESERTS
    )


DISPLACED_PEOPLE: Final = Need("Displaced Population is not empty", people_displaced)
TROOPS_TO_COME: Final = Need("two dice are within the Available MarsGov Troops", two_dice_within_troops)
A_FEW_TROOPS_TO_COME: Final = Need("a die is within the Available MarsGov Troops", a_die_within_troops)
LOYAL_LABYRINTH: Final = Need("a Labyrinth has Support and a Rebel", rebel_in_loyal_labyrinth)
LOYAL_DESERT: Final = Need("a Desert has Support and a Rebel", rebel_in_loyal_desert)
HIDDEN_IN_LABYRINTH: Final = Need("a Labyrinth has Support and Hidden Rebels", hidden_in_loyal_labyrinth)
UNCONTROLLED: Final = Need("some space lacks COIN Control", somewhere_uncontrolled)
HELD_HALF_HEARTED: Final = Need("a space under COIN Control is below Active Support", held_without_active_support)
CONFIDENCE_FALLS: Final = Need("EarthGov Confidence shows EG-", confidence_falls)
ASSAULT_AT_SUPPORT: Final = Need(
    "Assault could take a Rebel Base, or any Rebel in a space with Support", base_or_rebel_at_support
)
ASSAULT_IN_FORCE: Final = Need(
    "Assault could take a Rebel Base, 3 Rebels in one space, or any Rebel in a space with Support",
    base_or_three_or_rebel_at_support,
)
LABYRINTH_TO_WIN: Final = Need("a Labyrinth without COIN Control is within reach of own units", labyrinth_to_win)
PLAIN_BASE_IN_DESERT: Final = Need("a Corporate Base in a Desert is not Terraforming", plain_base_in_desert)
ASSAULT_ON_BASE: Final = Need("Assault could take an enemy Base", base_within_reach)
ASSAULT_ON_TWO: Final = Need("Assault could take an enemy Base, or 2 Rebels in one space", base_or_two_rebels)
TWO_TO_EXPLOIT: Final = Need(
    "2 Populated spaces have a Corporate Base, more Corporate than MarsGov forces and no Damage", two_spaces_to_exploit
)
DAMAGE_TO_REPAIR: Final = Need(
    "a space has COIN Control, Security and Damage, and a Special Activity is allowed", damage_to_repair
)
CORP_BASE_AVAILABLE: Final = Need("an own Base is Available", corporate_base_available)
SECURITY_TO_COME: Final = Need("two dice are within the Available Security", two_dice_within_security)
CONFIDENCE_IS_HIGH: Final = Need("EarthGov Confidence is worth more than 4", confidence_is_high)
DESERT_TO_SETTLE: Final = Need("a Desert without a Corporate Base is within reach of own units", desert_to_settle)
