"""Each card of the base game, 117 to 208, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("geothermal-power", 11, "power building", play="energy.prod+2"),
    Facts("farming", 16, "plant", needs="temperature>=4", play="mc.prod+2 plants.prod+2 plants+2", vp=2),
    Facts("dust-seals", 2, "", needs="oceans<=3", vp=1),
    Facts("urbanized-area", 10, "city building", play="energy.prod-1 mc.prod+2 cities+1"),
    Facts("moss", 4, "plant", needs="oceans>=3", play="plants-1 plants.prod+1"),
    Facts("ghg-factories", 11, "building", play="energy.prod-1 heat.prod+4"),
    Facts("subterranean-reservoir", 11, "", play="oceans+1 tr+1", event=True),
    Facts("ecological-zone", 12, "animal plant", needs="greeneries>=1", play=None, vp=3),
    Facts("zeppelins", 13, "", needs="oxygen>=5", play="mc.prod+3", vp=1),
    Facts("worms", 8, "microbe", needs="oxygen>=4", play="plants.prod+1"),
    Facts("decomposers", 5, "microbe", needs="oxygen>=3", play=None, vp=2),
    Facts("fusion-power", 14, "science power building", needs="power.tags>=2", play="energy.prod+3"),
    Facts("symbiotic-fungus", 4, "microbe", needs="temperature>=-14", use=["microbes+1"]),
    Facts("extreme-cold-fungus", 13, "microbe", needs="temperature<=-10", use=["plants+1", "microbes+2"]),
    Facts("advanced-ecosystems", 11, "plant microbe animal", needs="plant.tags>=1 animal.tags>=1 microbe.tags>=1", vp=3),
    Facts("great-dam", 12, "power building", needs="oceans>=4", play="energy.prod+2", vp=1),
    Facts("strip-mine", 25, "building", play="energy.prod-2 steel.prod+2 titanium.prod+1 oxygen+2 tr+2"),
    Facts("wave-power", 8, "power", needs="oceans>=3", play="energy.prod+1", vp=1),
    Facts("lava-flows", 18, "", play="temperature+2 tr+2 specials+1", event=True),
    Facts("power-plant", 4, "power building", play="energy.prod+1"),
    Facts("mohole-area", 20, "building", play="heat.prod+4 specials+1"),
    Facts(
        "large-convoy",
        36,
        "earth space",
        play=["oceans+1 tr+1 cards+2 plants+5", "oceans+1 tr+1 cards+2 animals+4"],
        vp=2,
        event=True,
    ),
    Facts("tectonic-stress-power", 18, "power building", needs="science.tags>=2", play="energy.prod+3", vp=1),
    Facts("nitrophilic-moss", 8, "plant", needs="oceans>=3", play="plants-2 plants.prod+2"),
    Facts("herbivores", 12, "animal", needs="oxygen>=8", play="their.plants.prod-1 animals+1", vp=3),
    Facts("insects", 9, "microbe", needs="oxygen>=6", play="plants.prod+2"),
    Facts("insulation", 2, "", play=None),
    Facts("adaptation-technology", 12, "science", vp=1),
    Facts("designed-microorganisms", 16, "science microbe", needs="temperature<=-14", play="plants.prod+2"),
    Facts("nitrite-reducing-bacteria", 11, "microbe", play="microbes+3", use=["microbes-3 tr+1", "microbes+1"]),
    Facts("industrial-microbes", 12, "microbe building", play="energy.prod+1 steel.prod+1"),
    Facts("lichen", 7, "plant", needs="temperature>=-24", play="plants.prod+1"),
    Facts("convoy-from-europa", 15, "space", play="oceans+1 tr+1 cards+1", event=True),
    Facts("imported-ghg", 7, "earth space", play="heat.prod+1 heat+3", event=True),
    Facts("imported-nitrogen", 23, "earth space", play="plants+4 tr+1 microbes+3 animals+2", event=True),
    Facts("micro-mills", 3, "", play="heat.prod+1"),
    Facts("magnetic-field-generators", 20, "building", play="energy.prod-4 plants.prod+2 tr+3"),
    Facts("shuttles", 10, "space", needs="oxygen>=5", play="energy.prod-1 mc.prod+2", vp=1),
    Facts("import-of-advanced-ghg", 9, "earth space", play="heat.prod+2", event=True),
    Facts("windmills", 6, "power building", needs="oxygen>=7", play="energy.prod+1", vp=1),
    Facts("tundra-farming", 16, "plant", needs="temperature>=-6", play="plants.prod+1 mc.prod+2 plants+1", vp=2),
    Facts("aerobraked-ammonia-asteroid", 26, "space", play="heat.prod+3 plants.prod+1 microbes+2", event=True),
    Facts("magnetic-field-dome", 5, "building", play="energy.prod-2 plants.prod+1 tr+1"),
    Facts("pets", 10, "earth animal", play="animals+1", vp=3),
    Facts("protected-valley", 23, "plant building", play="mc.prod+2 greeneries+1 oxygen+1 tr+1"),
    Facts("noctis-farming", 10, "plant building", needs="temperature>=-20", play="mc.prod+1 plants+2", vp=1),
    Facts("water-splitting-plant", 12, "building", needs="oceans>=2", use=["energy-3 oxygen+1 tr+1"]),
    Facts("heat-trappers", 6, "power building", play="energy.prod+1 their.heat.prod-2", vp=-1),
    Facts("soil-factory", 9, "building", play="energy.prod-1 plants.prod+1", vp=1),
    Facts("ice-cap-melting", 5, "", needs="temperature>=2", play="oceans+1 tr+1", event=True),
    Facts("biomass-combustors", 4, "power building", needs="oxygen>=6", play="energy.prod+2 their.plants.prod-1", vp=-1),
    Facts("livestock", 13, "animal", needs="oxygen>=9", play="plants.prod-1 mc.prod+2", use=["animals+1"], vp=7),
    Facts("aquifer-pumping", 18, "building", use=["steel-4 oceans+1 tr+1"]),
    Facts("flooding", 7, "", play="oceans+1 tr+1 their.mc-4", vp=-1, event=True),
    Facts("energy-saving", 15, "power", play="energy.prod+3"),
    Facts("local-heat-trapping", 1, "", play=["heat-5 plants+4", "heat-5 animals+2"], event=True),
    Facts("permafrost-extraction", 8, "", needs="temperature>=-8", play="oceans+1 tr+1", event=True),
    Facts("plantation", 15, "plant", needs="science.tags>=2", play="greeneries+1 oxygen+1 tr+1"),
    Facts("immigration-shuttles", 31, "earth space", play="mc.prod+5", vp=None),
    Facts("immigrant-city", 13, "city building", play=None),
    Facts("underground-detonations", 6, "building", use=["mc-10 heat.prod+2"]),
    Facts("soletta", 35, "space", play="heat.prod+7"),
    Facts("rad-chem-factory", 8, "building", play="energy.prod-1 tr+2"),
    Facts("special-design", 4, "science", event=True),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
