"""The end of the game (rule 16): points, line by line, and who is ahead."""

from __future__ import annotations

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import CONTRACTS, SCIENTISTS
from fourthrock.games.on_mars.complexes import own_advanced
from fourthrock.games.on_mars.events import FROM
from fourthrock.games.on_mars.goods import CRYSTAL
from fourthrock.games.on_mars.hire import advanced_of
from fourthrock.games.on_mars.laboratory import LAB, PROGRESS_OP, QUARTERS_OP, TECH_OP
from fourthrock.games.on_mars.position import A_BLUEPRINT, A_CONSTRUCT, Mars
from fourthrock.games.on_mars.quarters import capacity, slot_seat
from fourthrock.games.on_mars.travel import in_colony

SHIP_OP = 3
SCIENTIST_OP = 3


def score_lines(g: Mars, s: int) -> list[tuple[str, float]]:
    """16.2: where this player's points come from, if the game ended now."""
    lines: list[tuple[str, float]] = [(FROM[at], g.lines[s * 8 + at]) for at in range(8) if g.lines[s * 8 + at]]
    lines.append(("Progress at the end", PROGRESS_OP[sum(g.cubes[s * 5 : s * 5 + 5])]))
    lines.append(("Ships in the Hangar", SHIP_OP * g.hangar[s]))
    lines.append(("Living Quarters", QUARTERS_OP[min(12, colonists_at_home(g, s))]))
    lines.append(("Laboratory", lab_op(g, s)))
    lines.append(("Blueprints built", blueprints_op(g, s, True)))
    lines.append(("Blueprints not built", blueprints_op(g, s, False)))
    lines.append(("Scientists", scientists_op(g, s)))
    lines.append(("Contracts", contracts_op(g, s)))
    return lines


def total(g: Mars, s: int) -> int:
    """All lines together."""
    return (
        g.op[s]
        + PROGRESS_OP[sum(g.cubes[s * 5 : s * 5 + 5])]
        + SHIP_OP * g.hangar[s]
        + QUARTERS_OP[min(12, colonists_at_home(g, s))]
        + lab_op(g, s)
        + blueprints_op(g, s, True)
        + blueprints_op(g, s, False)
        + scientists_op(g, s)
        + contracts_op(g, s)
    )


def colonists_at_home(g: Mars, s: int) -> int:
    """16.2: with those who come back from this side's Action slots and the Working Area; 18.6: Lacerda's are full."""
    room = capacity(g, s)
    if g.lacerda and s == 1:
        return room
    row = A_CONSTRUCT if in_colony(g, s) else A_BLUEPRINT
    back = sum(1 for slot in g.slots[row * 3 : row * 3 + 6] if slot >= 0 and slot_seat(slot) == s)
    if in_colony(g, s) and g.bench[s] >= 0:
        back += 1
    return min(room, g.quarters[s] + g.working[s] + back)


def lab_op(g: Mars, s: int) -> int:
    return sum([TECH_OP[LAB[at].level] for at in g.tech_at[s * 13 : s * 13 + 13] if at >= 0])


def blueprints_op(g: Mars, s: int, built: bool) -> int:
    points = 0
    for card in BLUEPRINTS:
        if g.card_owner[card.index] == s and (g.card_hex[card.index] >= 0) == built:
            points += card.op if built else -card.op
    return points


def scientists_op(g: Mars, s: int) -> int:
    return sum([SCIENTIST_OP * advanced_of(g, one.scores) for one in SCIENTISTS[:6] if g.scientist_owner[one.index] == s])


def contracts_op(g: Mars, s: int) -> int:
    points = 0
    for one in CONTRACTS:
        if g.contract_owner[one.index] == s:
            points += one.op if g.contract_done[one.index] else -one.failed
    return points


def rank_key(g: Mars, s: int) -> tuple[int, int, int, int]:
    """16.3: points, then Crystals, Advanced Buildings, Progress cubes."""
    return total(g, s), g.stock[s * 7 + CRYSTAL], len(own_advanced(g, s)), sum(g.cubes[s * 5 : s * 5 + 5])
