"""What a lone player must reach against Lacerda (rule 18.1)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.complexes import own_advanced, size
from fourthrock.games.on_mars.construct import mines_held
from fourthrock.games.on_mars.goods import GREENHOUSE, PLANT
from fourthrock.games.on_mars.hexes import HEX_COUNT
from fourthrock.games.on_mars.lacerda import HE, YOU
from fourthrock.games.on_mars.position import Mars
from fourthrock.games.on_mars.scoring import total
from fourthrock.games.on_mars.techs import level
from fourthrock.games.on_mars.travel import in_colony

SOLO_GOALS: Final = ["first_colonists", "next_generation", "hunky_dory", "martian_potato"]
SOLO_NAMES: Final = ["The First Colonists", "The Next Generation", "Hunky Dory", "The Martian Potato"]
MARGIN: Final = [1, 10, 20, 30]
BIOCHEMIST: Final = 3


def solo_terms(g: Mars) -> list[tuple[str, bool]]:
    """Each demand of the chosen Solo Goal, and whether it holds now."""
    terms: list[tuple[str, bool]] = [
        (f"Colony level {4 if g.solo_goal == 2 else 3}", g.level >= (4 if g.solo_goal == 2 else 3)),
        (f"{MARGIN[g.solo_goal]} OP more than Lacerda", total(g, YOU) >= total(g, HE) + MARGIN[g.solo_goal]),
    ]
    if g.solo_goal < 3:
        terms.append(("A Private Goal", bool(g.goals_shown[YOU])))
    if g.solo_goal == 0:
        terms.append(("A completed Contract", bool(_done(g, True) or _done(g, False))))
        terms.append(("A technology on level 6", any(level(g, YOU, tech) == 6 for tech in range(13))))
    elif g.solo_goal == 1:
        terms.append(("A Contract of each type", _both(g)))
        terms.append(("2 Research tiles", sum(g.researched[:4]) >= 2))
        terms.append(("4 Shelters", g.shelters[YOU] >= 4))
    elif g.solo_goal == 2:
        terms.append(("A Contract of each type", _both(g)))
        terms.append(("3 Mines held", mines_held(g, YOU) >= 3))
        terms.append(("5 Advanced Buildings", len(own_advanced(g, YOU)) >= 5))
    else:
        terms.extend(_potato(g))
    return terms


def _potato(g: Mars) -> list[tuple[str, bool]]:
    greenhouses = [h for h in range(HEX_COUNT) if g.building[h] == GREENHOUSE]
    grown = g.cubes[YOU * 5 + GREENHOUSE] == 1 and any(size(g, h) >= 5 for h in greenhouses)
    return [
        ("Contract 4", _has_done(g, 3)),
        ("Contract 11", _has_done(g, 10)),
        ("The Biochemist", g.scientist_owner[BIOCHEMIST] == YOU),
        ("3 Advanced Greenhouses", sum(1 for h in own_advanced(g, YOU) if g.building[h] == GREENHOUSE) >= 3),
        ("A Greenhouse complex of 5 that you enlarged", grown),
        ("5 Plants", g.stock[PLANT] >= 5),
        ("2 Research tiles", sum(g.researched[:4]) >= 2),
        ("Greenhouse tech on level 6", level(g, YOU, GREENHOUSE) == 6),
        ("In Orbit at the end", not in_colony(g, YOU)),
    ]


def _has_done(g: Mars, contract: int) -> bool:
    return g.contract_owner[contract] == YOU and g.contract_done[contract]


def _done(g: Mars, upgrade: bool) -> int:
    return sum(1 for c in (range(6) if upgrade else range(6, 12)) if _has_done(g, c))


def _both(g: Mars) -> bool:
    return _done(g, True) > 0 and _done(g, False) > 0


def solo_won(g: Mars) -> bool:
    return all(holds for _, holds in solo_terms(g))
