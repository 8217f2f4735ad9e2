"""Each card of Turmoil, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("aerial-lenses", 2, "", needs="party=kelvinists", play="heat.prod+2 their.plants-2", vp=-1),
    Facts("banned-delegate", 0, "", needs="chairman", play=None, event=True),
    Facts("cultural-metropolis", 20, "city building", needs="party=unity", play=None),
    Facts("diaspora-movement", 7, "jovian", needs="party=reds", play="mc+9", vp=1),
    Facts("event-analysts", 5, "science", needs="party=scientists"),
    Facts("gmo-contract", 3, "microbe science", needs="party=greens", play=None),
    Facts("martian-media-center", 7, "building", needs="party=mars-first", play="mc.prod+2", use=[None]),
    Facts("parliament-hall", 8, "building", needs="party=mars-first", play="mc.prod+1", vp=1),
    Facts("pr-office", 7, "earth", needs="party=unity", play="mc+3 tr+1"),
    Facts("public-celebrations", 8, "", needs="chairman", vp=2, event=True),
    Facts("recruitment", 2, "", play=None, event=True),
    Facts("red-tourism-wave", 3, "earth", needs="party=reds", play=None, event=True),
    Facts("sponsored-mohole", 5, "building", needs="party=kelvinists", play="heat.prod+2"),
    Facts("supported-research", 3, "science", needs="party=scientists", play="cards+2"),
    Facts("wildlife-dome", 15, "animal plant building", needs="party=greens", play="greeneries+1 oxygen+1 tr+1"),
    Facts("vote-of-no-confidence", 5, "", needs="leader", play=None, event=True),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
