"""Each card of the Corporate Era, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts(
        "asteroid-mining-consortium", 13, "jovian", needs="titanium.prod>=1", play="their.titanium.prod-1 titanium.prod+1", vp=1
    ),
    Facts("inventors-guild", 9, "science", use=["cards+1 mc-3"]),
    Facts("space-elevator", 27, "space building", play="titanium.prod+1", use=["steel-1 mc+5"], vp=2),
    Facts("development-center", 11, "science building", use=["energy-1 cards+1"]),
    Facts("space-station", 10, "space", vp=1),
    Facts("interstellar-colony-ship", 24, "earth space", needs="science.tags>=5", vp=4, event=True),
    Facts("security-fleet", 12, "space", use=["titanium-1 fighters+1"], vp=7),
    Facts("lightning-harvest", 8, "power", needs="science.tags>=3", play="energy.prod+1 mc.prod+1", vp=1),
    Facts("tardigrades", 4, "microbe", use=["microbes+1"], vp=1),
    Facts("virus", 1, "microbe", play=["their.animals-2", "their.plants-5"], event=True),
    Facts("miranda-resort", 12, "jovian space", play="mc.prod+2", vp=1),
    Facts("mine", 4, "building", play="steel.prod+1"),
    Facts("vesta-shipyard", 15, "jovian space", play="titanium.prod+1", vp=1),
    Facts("great-escarpment-consortium", 6, "", needs="steel.prod>=1", play="their.steel.prod-1 steel.prod+1"),
    Facts("mineral-deposit", 5, "", play="steel+5", event=True),
    Facts("mining-area", 4, "building", play=None),
    Facts("building-industries", 6, "building", play="energy.prod-1 steel.prod+2"),
    Facts("land-claim", 1, "", play=None, event=True),
    Facts("sponsors", 6, "earth", play="mc.prod+2"),
    Facts(
        "electro-catapult", 17, "building", needs="oxygen<=8", play="energy.prod-1", use=["plants-1 mc+7", "steel-1 mc+7"], vp=1
    ),
    Facts("earth-catapult", 23, "earth", vp=2),
    Facts("advanced-alloys", 9, "science"),
    Facts("mars-university", 8, "science building", play=None, vp=1),
    Facts("viral-enhancers", 9, "science microbe", play=None),
    Facts("quantum-extractor", 13, "science power", needs="science.tags>=4", play="energy.prod+4"),
    Facts("callisto-penal-mines", 24, "jovian space", play="mc.prod+3", vp=2),
    Facts("trans-neptune-probe", 6, "science space", vp=1),
    Facts("commercial-district", 16, "building", play="energy.prod-1 mc.prod+4 specials+1", vp=None),
    Facts("robotic-workforce", 9, "science", play=None),
    Facts("research", 11, "science science", play="cards+2", vp=1),
    Facts("gene-repair", 12, "science", needs="science.tags>=3", play="mc.prod+2", vp=2),
    Facts("io-mining-industries", 41, "jovian space", play="titanium.prod+2 mc.prod+2", vp=3),
    Facts("mass-converter", 8, "science power", needs="science.tags>=5", play="energy.prod+6"),
    Facts("physics-complex", 12, "science building", use=["energy-6 data+1"], vp=14),
    Facts("tropical-resort", 13, "building", play="mc.prod+3 heat.prod-2", vp=2),
    Facts("toll-station", 12, "space", play="mc.prod+6"),
    Facts("earth-office", 1, "earth"),
    Facts("acquired-company", 10, "earth", play="mc.prod+3"),
    Facts("media-archives", 8, "earth", play="mc+5"),
    Facts("media-group", 6, "earth"),
    Facts("business-network", 4, "earth", play="mc.prod-1", use=["cards+1 mc-3"]),
    Facts("business-contacts", 7, "earth", play="cards+2", event=True),
    Facts("bribed-committee", 7, "earth", play="tr+2", vp=-2, event=True),
    Facts("sabotage", 1, "", play=["their.titanium-3", "their.steel-4", "their.mc-7"], event=True),
    Facts("industrial-center", 4, "building", play="specials+1", use=["mc-7 steel.prod+1"]),
    Facts("hired-raiders", 1, "", play=["their.steel-2 steel+2", "their.mc-3 mc+3"], event=True),
    Facts("hackers", 3, "", play="energy.prod-1 mc.prod+2 their.mc.prod-2", vp=-1),
    Facts("cartel", 8, "earth", play="mc.prod+3"),
    Facts("titanium-mine", 7, "building", play="titanium.prod+1"),
    Facts("ceos-favorite-project", 1, "", play=None, event=True),
    Facts("anti-gravity-technology", 14, "science", needs="science.tags>=7", vp=3),
    Facts("investment-loan", 3, "earth", play="mc.prod-1 mc+10", event=True),
    Facts("caretaker-contract", 3, "", needs="temperature>=0", use=["heat-8 tr+1"]),
    Facts("standard-technology", 6, "science"),
    Facts("power-supply-consortium", 5, "power", needs="power.tags>=2", play="their.energy.prod-1 energy.prod+1"),
    Facts("protected-habitats", 5, ""),
    Facts("satellites", 10, "space", play="mc.prod+3"),
    Facts("fuel-factory", 6, "building", play="energy.prod-1 mc.prod+1 titanium.prod+1"),
    Facts("corporate-stronghold", 11, "city building", play="energy.prod-1 mc.prod+3 cities+1", vp=-2),
    Facts("olympus-conference", 10, "science earth building", play=None, vp=1),
    Facts("rad-suits", 6, "", needs="all.cities>=2", play="mc.prod+1", vp=1),
    Facts("invention-contest", 2, "science", play="cards+1", event=True),
    Facts("power-infrastructure", 4, "power building", use=[None]),
    Facts("indentured-workers", 0, "", vp=-1, event=True),
    Facts("lagrange-observatory", 9, "science space", play="cards+1", vp=1),
    Facts("terraforming-ganymede", 33, "jovian space", play="tr+3", vp=2),
    Facts("restricted-area", 11, "science", play="specials+1", use=["mc-2 cards+1"]),
    Facts("energy-tapping", 3, "power", play="their.energy.prod-1 energy.prod+1", vp=-1),
    Facts("technology-demonstration", 5, "science space", play="cards+2", event=True),
    Facts("medical-lab", 13, "science building", play="mc.prod+1", vp=1),
    Facts("ai-central", 21, "science building", needs="science.tags>=3", play="energy.prod-1", use=["cards+2"], vp=1),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
