"""Chapter 10: how the factions stand, and where each total comes from."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.control import (
    CORP_MARK,
    MG_MARK,
    RD_MARK,
    bases_on_mars,
    corp_total,
    cr_controlled,
    enemy_bases,
    margins,
    total_opposition,
    total_support,
)
from fourthrock.games.red_dust_rebellion.dust_storm import ranking
from fourthrock.games.red_dust_rebellion.pieces import CR, FACTIONS, RD
from fourthrock.games.red_dust_rebellion.position import EG_VALUES, Mars
from fourthrock.table import Standing


def standings(g: Mars) -> list[Standing]:
    """10 Each faction's margin, what it is made of, and its place (ties broken by 10.3)."""
    by_margin = margins(g)
    places = ranking(g)
    lines: list[list[tuple[str, float]]] = [
        [("Total Support", total_support(g)), ("EarthGov Confidence", EG_VALUES[g.eg_index]), ("needed above", MG_MARK)],
        [("Profits", corp_total(g)), ("needed above", CORP_MARK)],
        [("Total Opposition", total_opposition(g)), ("Bases on Mars", bases_on_mars(g, RD)), ("needed above", RD_MARK)],
        [("Spaces under Control", cr_controlled(g)), ("Bases on Mars", bases_on_mars(g, CR)), ("Enemy Bases", enemy_bases(g))],
    ]
    return [
        Standing(by.seat, places.index(by) + 1, by_margin[by.seat], [*lines[by.seat], ("margin", by_margin[by.seat])])
        for by in FACTIONS
    ]
