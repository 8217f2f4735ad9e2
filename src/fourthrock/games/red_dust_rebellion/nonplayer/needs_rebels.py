"""20.10, 20.11 The conditions on the cards of Red Dust and of the Church."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import (
    control,
    has_support,
    populated,
    population,
    side_of,
)
from fourthrock.games.red_dust_rebellion.forces import available, own_rebels
from fourthrock.games.red_dust_rebellion.nonplayer.face import Need, Turn
from fourthrock.games.red_dust_rebellion.nonplayer.measures import (
    bare_own_base,
    enemy_bases_of,
    enemy_forces,
    slot_for_base,
    vulnerable_enemy_base,
)
from fourthrock.games.red_dust_rebellion.pieces import POPULATION, RD, Faction, hidden_rebel, plain_base
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, Mars
from fourthrock.games.red_dust_rebellion.spaces import DISPLACED, MARS, Space

IN_FORCE: Final = 3


# ------------------------------------------------------------------------------------------------------------- with dice


def dice_within(g: Mars, dice: int, figure: int, what: str) -> bool:
    """Throw so many dice: their sum must not be above the figure."""
    thrown = sum(g.dice.roll() for _ in range(dice))
    g.say("{} {}: {} against {}", dice, "die" if dice == 1 else "dice", thrown, f"{figure} {what}")
    return thrown <= figure


def available_forces(g: Mars, by: Faction) -> int:
    """Own forces that are Available, Bases too."""
    return available(g, hidden_rebel(by)) + available(g, plain_base(by))


def two_dice_within_forces(g: Mars, turn: Turn) -> bool:
    return dice_within(g, 2, available_forces(g, turn.by), "Available forces")


def a_die_within_bases(g: Mars, turn: Turn) -> bool:
    return dice_within(g, 1, available(g, plain_base(turn.by)), "Available Bases")


def a_die_within_rebels(g: Mars, turn: Turn) -> bool:
    return dice_within(g, 1, available(g, hidden_rebel(turn.by)), "Available Rebels")


# ---------------------------------------------------------------------------------------------------------- without dice


def people_displaced(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return g.count(DISPLACED, POPULATION) > 0


def base_available(g: Mars, turn: Turn) -> bool:
    return available(g, plain_base(turn.by)) > 0


def rebels_on_map(g: Mars, by: Faction) -> int:
    return sum(own_rebels(g, by, space) for space in MARS)


def fifteen_rebels(g: Mars, turn: Turn) -> bool:
    return rebels_on_map(g, turn.by) >= 15


def ten_rebels(g: Mars, turn: Turn) -> bool:
    return rebels_on_map(g, turn.by) >= 10


def in_force(g: Mars, by: Faction) -> list[Space]:
    """Spaces with 3 or more own Rebels."""
    return [space for space in MARS if own_rebels(g, by, space) >= IN_FORCE]


def somewhere_in_force(g: Mars, turn: Turn) -> bool:
    return len(in_force(g, turn.by)) > 0


def in_force_with_enemy_base(g: Mars, turn: Turn) -> bool:
    return any(g.total(space, enemy_bases_of(turn.by)) for space in in_force(g, turn.by))


def in_force_among_enemies(g: Mars, turn: Turn) -> bool:
    return any(enemy_forces(g, turn.by, space) for space in in_force(g, turn.by))


def in_force_to_conquer(g: Mars, turn: Turn) -> bool:
    """3 own Rebels where an enemy Base is, or where there is no own Control."""
    by = turn.by
    return any(g.total(s, enemy_bases_of(by)) or control(g, s) != side_of(by) for s in in_force(g, by))


def in_force_to_build(g: Mars, turn: Turn) -> bool:
    """3 own Rebels in a Populated space without Support with a slot for an Available Base."""
    by = turn.by
    return any(populated(g, s) and not has_support(g, s) and slot_for_base(g, by, s) for s in in_force(g, by))


def places_to_stir(g: Mars, least: int) -> int:
    """Spaces with so much Population and a Red Dust Rebel that are not at Active Opposition."""
    return sum(
        1
        for space in MARS
        if population(g, space) >= least and own_rebels(g, RD, space) and g.support[space.index] != ACTIVE_OPPOSITION
    )


def two_places_to_stir(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return places_to_stir(g, 1) >= 2


def a_crowd_to_stir(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return places_to_stir(g, 2) > 0


def hidden_at_vulnerable_base(g: Mars, turn: Turn) -> bool:
    """A Hidden own Rebel with a vulnerable enemy Base, while a Special Activity is allowed."""
    by = turn.by
    return turn.special_allowed and any(g.count(s, hidden_rebel(by)) > 0 and vulnerable_enemy_base(g, by, s) > 0 for s in MARS)


def hidden_to_conquer(g: Mars, turn: Turn) -> bool:
    """A Hidden own Rebel with a vulnerable enemy Base or without own Control, while a Special Activity is allowed."""
    by = turn.by
    return turn.special_allowed and any(
        g.count(s, hidden_rebel(by)) > 0 and (vulnerable_enemy_base(g, by, s) > 0 or control(g, s) != side_of(by)) for s in MARS
    )


def bare_base(g: Mars, turn: Turn) -> bool:
    return any(bare_own_base(g, turn.by, space) for space in MARS)


def rebel_where_not_neutral(g: Mars, turn: Turn) -> bool:
    return any(own_rebels(g, turn.by, space) and g.support[space.index] for space in MARS)


def rebel_among_people(g: Mars, turn: Turn) -> bool:
    """An own Rebel where there is Support, Opposition or Population."""
    return any(own_rebels(g, turn.by, space) and populated(g, space) for space in MARS)


def few_assets(g: Mars, turn: Turn) -> bool:
    return g.totals[turn.by.seat] < IN_FORCE


DISPLACED_PEOPLE: Final = Need("Displaced Population is not empty", people_displaced)
FORCES_TO_COME: Final = Need("two dice are within the Available own forces", two_dice_within_forces)
BASES_TO_COME: Final = Need("a die is within the Available own Bases", a_die_within_bases)
REBELS_TO_COME: Final = Need("a die is within the Available own Rebels", a_die_within_rebels)
BASE_AVAILABLE: Final = Need("an own Base is Available", base_available)
FIFTEEN_REBELS: Final = Need("15 or more own Rebels are on the map", fifteen_rebels)
TEN_REBELS: Final = Need("10 or more own Rebels are on the map", ten_rebels)
THREE_REBELS: Final = Need("3 or more own Rebels are in a space", somewhere_in_force)
THREE_WITH_BASE: Final = Need("3 or more own Rebels share a space with an enemy Base", in_force_with_enemy_base)
THREE_WITH_ENEMIES: Final = Need("3 or more own Rebels share a space with enemy forces", in_force_among_enemies)
THREE_TO_CONQUER: Final = Need("3 or more own Rebels are with an enemy Base or without own Control", in_force_to_conquer)
THREE_TO_BUILD: Final = Need(
    "3 or more own Rebels are in a Populated space without Support that has a slot for an Available Base", in_force_to_build
)
TWO_TO_STIR: Final = Need("own Rebels are in 2 Populated spaces not at Active Opposition", two_places_to_stir)
CROWD_TO_STIR: Final = Need("an own Rebel is in a space of Population 2 or more not at Active Opposition", a_crowd_to_stir)
AMBUSH_A_BASE: Final = Need(
    "a Hidden own Rebel is with a vulnerable enemy Base, and a Special Activity is allowed", hidden_at_vulnerable_base
)
AMBUSH_TO_CONQUER: Final = Need(
    "a Hidden own Rebel is with a vulnerable enemy Base or without own Control, and a Special Activity is allowed",
    hidden_to_conquer,
)
BARE_BASE: Final = Need("an own Base stands where no own Rebel is Hidden", bare_base)
TO_CONVERT: Final = Need("an own Rebel is in a space that is not Neutral", rebel_where_not_neutral)
TO_PREACH: Final = Need("an own Rebel is in a space with Support, Opposition or Population", rebel_among_people)
FEW_ASSETS: Final = Need("the Asset Total is under 3", few_assets)
