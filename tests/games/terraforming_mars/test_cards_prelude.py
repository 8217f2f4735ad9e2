"""Each card of Prelude, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("house-printing", 10, "building", play="steel.prod+1", vp=1),
    Facts("lava-tube-settlement", 15, "building city", play="energy.prod-1 mc.prod+2 cities+1"),
    Facts("martian-survey", 9, "science", needs="oxygen<=4", play="cards+2", vp=1, event=True),
    Facts("psychrophiles", 2, "microbe", needs="temperature<=-20", use=["microbes+1"]),
    Facts("research-coordination", 4, "wild"),
    Facts("sf-memorial", 7, "building", play="cards+1", vp=1),
    Facts("space-hotels", 12, "space earth", needs="earth.tags>=2", play="mc.prod+4"),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
