"""Each card of Colonies, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("airliners", 11, "", needs="floaters>=3", play="mc.prod+2 floaters+2", vp=1),
    Facts("air-raid", 0, "", play="floaters-1 their.mc-5 mc+5", event=True),
    Facts(
        "atmo-collectors",
        15,
        "",
        play="floaters+2",
        use=["floaters-1 titanium+2", "floaters-1 energy+3", "floaters-1 heat+4", "floaters+1"],
    ),
    Facts("community-services", 13, "", play=None, vp=1),
    Facts("conscription", 5, "earth", needs="earth.tags>=2", vp=-1, event=True),
    Facts("corona-extractor", 10, "space power", needs="science.tags>=4", play="energy.prod+4"),
    Facts("cryo-sleep", 10, "science", vp=1),
    Facts("earth-elevator", 43, "space earth", play="titanium.prod+3", vp=4),
    Facts("ecology-research", 21, "science plant animal microbe", play="plants.prod+1 animals+1 microbes+2", vp=1),
    Facts("floater-leasing", 3, "", play="mc.prod+2"),
    Facts("floater-prototypes", 2, "science", play="floaters+2", event=True),
    Facts("floater-technology", 7, "science", use=["floaters+1"]),
    Facts("galilean-waystation", 15, "space", play="mc.prod+8", vp=1),
    Facts("heavy-taxation", 3, "earth", needs="earth.tags>=2", play="mc.prod+2 mc+4", vp=-1),
    Facts("ice-moon-colony", 23, "space", play="oceans+1 tr+1 colonies+1 heat.prod+1"),
    Facts("impactor-swarm", 11, "space", needs="jovian.tags>=2", play="heat+12 their.plants-2", event=True),
    Facts("interplanetary-colony-ship", 12, "space earth", play="colonies+1 heat.prod+1", event=True),
    Facts("jovian-lanterns", 20, "jovian", needs="jovian.tags>=1", play="tr+1 floaters+2", use=["titanium-1 floaters+2"], vp=3),
    Facts("jupiter-floating-station", 9, "jovian", needs="science.tags>=3", use=["floaters+1", "mc+4"], vp=1),
    Facts("luna-governor", 4, "earth earth", needs="earth.tags>=3", play="mc.prod+2"),
    Facts("lunar-exports", 19, "earth space", play=["mc.prod+5", "plants.prod+2"]),
    Facts("lunar-mining", 11, "earth", play="titanium.prod+1"),
    Facts("market-manipulation", 1, "earth", play=None, event=True),
    Facts("martian-zoo", 12, "animal building", needs="all.cities>=2", use=["mc+5"], vp=1),
    Facts("mining-colony", 20, "space", play="titanium.prod+1 colonies+1 heat.prod+1"),
    Facts("minority-refuge", 5, "space", play="mc.prod-2 colonies+1 heat.prod+1"),
    Facts("molecular-printing", 11, "science", play="mc+5", vp=1),
    Facts("nitrogen-from-titan", 25, "jovian space", play="tr+2 floaters+2", vp=1),
    Facts("pioneer-settlement", 13, "space", needs="colonies<=1", play="mc.prod-2 colonies+1 heat.prod+1", vp=2),
    Facts("productive-outpost", 0, "", play=None),
    Facts("quantum-communications", 8, "", needs="science.tags>=4", play="mc.prod+2", vp=1),
    Facts(
        "red-spot-observatory",
        17,
        "jovian science",
        needs="science.tags>=3",
        play="cards+2",
        use=["floaters-1 cards+1", "floaters+1"],
        vp=2,
    ),
    Facts("refugee-camps", 10, "earth", use=["mc.prod-1 camps+1"], vp=7),
    Facts("research-colony", 20, "space science", play="cards+2 colonies+1 heat.prod+1"),
    Facts("rim-freighters", 4, "space"),
    Facts("sky-docks", 18, "space earth", needs="earth.tags>=2", play="fleets+1", vp=2),
    Facts("solar-probe", 9, "space science", play="cards+1", vp=1, event=True),
    Facts("solar-reflectors", 23, "space", play="heat.prod+5"),
    Facts("space-port", 22, "city building", needs="colonies>=1", play="energy.prod-1 mc.prod+4 cities+1 fleets+1"),
    Facts("space-port-colony", 27, "space", needs="colonies>=1", play="colonies+1 heat.prod+1 fleets+1", vp=None),
    Facts("spin-off-department", 10, "building", play="mc.prod+2"),
    Facts("sub-zero-salt-fish", 5, "animal", needs="temperature>=-6", play="their.plants.prod-1", use=["animals+1"], vp=3),
    Facts("titan-air-scrapping", 21, "jovian", use=["floaters-2 tr+1", "titanium-1 floaters+2"], vp=2),
    Facts("titan-floating-launch-pad", 18, "jovian", play="floaters+2", use=["floaters+1", None], vp=1),
    Facts("titan-shuttles", 23, "jovian space", use=["floaters+2", None], vp=1),
    Facts("trade-envoys", 6, ""),
    Facts("trading-colony", 18, "space", play="colonies+1 heat.prod+1"),
    Facts("urban-decomposers", 6, "microbe", needs="colonies>=1 cities>=1", play="plants.prod+1 microbes+2"),
    Facts("warp-drive", 14, "science", needs="science.tags>=5", vp=2),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
