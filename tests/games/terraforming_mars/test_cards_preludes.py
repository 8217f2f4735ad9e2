"""Each card of the preludes, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("allied-bank", 0, "earth", play="mc.prod+4 mc+3"),
    Facts("aquifer-turbines", 0, "power", play="mc-3 energy.prod+2 oceans+1 tr+1"),
    Facts("biofuels", 0, "microbe", play="energy.prod+1 plants.prod+1 plants+2"),
    Facts("biolab", 0, "science", play="plants.prod+1 cards+3"),
    Facts("biosphere-support", 0, "plant", play="plants.prod+2 mc.prod-1"),
    Facts("business-empire", 0, "earth", play="mc-6 mc.prod+6"),
    Facts("dome-farming", 0, "plant building", play="mc.prod+2 plants.prod+1"),
    Facts("donation", 0, "", play="mc+21"),
    Facts("early-settlement", 0, "building city", play="plants.prod+1 cities+1"),
    Facts("ecology-experts", 0, "plant microbe", play=None),
    Facts("eccentric-sponsor", 0, "", play=None),
    Facts("experimental-forest", 0, "plant", play="greeneries+1 oxygen+1 tr+1 cards+2"),
    Facts("galilean-mining", 0, "jovian", play="mc-5 titanium.prod+2"),
    Facts("great-aquifer", 0, "", play="oceans+2 tr+2"),
    Facts("huge-asteroid", 0, "", play="mc-5 temperature+3 tr+3"),
    Facts("io-research-outpost", 0, "jovian science", play="titanium.prod+1 cards+1"),
    Facts("loan", 0, "", play="mc.prod-2 mc+30"),
    Facts("martian-industries", 0, "building", play="energy.prod+1 steel.prod+1 mc+6"),
    Facts("metal-rich-asteroid", 0, "", play="titanium+4 steel+4 temperature+1 tr+1"),
    Facts("metals-company", 0, "", play="mc.prod+1 steel.prod+1 titanium.prod+1"),
    Facts("mining-operations", 0, "building", play="steel.prod+2 steel+4"),
    Facts("mohole", 0, "building", play="heat.prod+3 heat+3"),
    Facts("mohole-excavation", 0, "building", play="steel.prod+1 heat.prod+2 heat+2"),
    Facts("nitrogen-shipment", 0, "", play="plants.prod+1 mc+5 tr+1"),
    Facts("orbital-construction-yard", 0, "space", play="titanium.prod+1 titanium+4"),
    Facts("polar-industries", 0, "building", play="heat.prod+2 oceans+1 tr+1"),
    Facts("power-generation", 0, "power", play="energy.prod+3"),
    Facts("research-network", 0, "wild", play="mc.prod+1 cards+3"),
    Facts("self-sufficient-settlement", 0, "building city", play="mc.prod+2 cities+1"),
    Facts("smelting-plant", 0, "building", play="steel+5 oxygen+2 tr+2"),
    Facts("society-support", 0, "", play="plants.prod+1 energy.prod+1 heat.prod+1 mc.prod-1"),
    Facts("supplier", 0, "power", play="energy.prod+2 steel+4"),
    Facts("supply-drop", 0, "", play="titanium+3 steel+8 plants+3"),
    Facts("unmi-contractor", 0, "earth", play="tr+3 cards+1"),
    Facts("acquired-space-agency", 0, "", play="titanium+6 cards+2"),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
