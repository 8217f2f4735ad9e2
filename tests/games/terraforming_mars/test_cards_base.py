"""Each card of the base game, 001 to 116, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("colonizer-training-camp", 8, "jovian building", needs="oxygen<=5", vp=2),
    Facts("deep-well-heating", 13, "power building", play="energy.prod+1 temperature+1 tr+1"),
    Facts("cloud-seeding", 11, "", needs="oceans>=3", play="mc.prod-1 plants.prod+2 their.heat.prod-1"),
    Facts("search-for-life", 3, "science", needs="oxygen<=6", use=[None], vp=3),
    Facts("martian-rails", 13, "building", use=["energy-1 mc+3"]),
    Facts("capital", 26, "city building", needs="oceans>=4", play="energy.prod-2 mc.prod+5 cities+1", vp=None),
    Facts("asteroid", 14, "space", play="titanium+2 temperature+1 tr+1 their.plants-3", event=True),
    Facts("comet", 21, "space", play="temperature+1 tr+2 oceans+1 their.plants-3", event=True),
    Facts("big-asteroid", 27, "space", play="titanium+4 temperature+2 tr+2 their.plants-4", event=True),
    Facts("water-import-from-europa", 25, "jovian space", use=["titanium-4 oceans+1 tr+1"], vp=3),
    Facts("equatorial-magnetizer", 11, "building", use=["energy.prod-1 tr+1"]),
    Facts("domed-crater", 24, "city building", needs="oxygen<=7", play="energy.prod-1 mc.prod+3 plants+3 cities+1", vp=1),
    Facts("noctis-city", 18, "city building", play="energy.prod-1 mc.prod+3 cities+1"),
    Facts("methane-from-titan", 28, "jovian space", needs="oxygen>=2", play="heat.prod+2 plants.prod+2", vp=2),
    Facts(
        "imported-hydrogen",
        16,
        "earth space",
        play=["plants+3 oceans+1 tr+1", "microbes+3 oceans+1 tr+1", "animals+2 oceans+1 tr+1"],
        event=True,
    ),
    Facts("research-outpost", 18, "science city building", play="cities+1"),
    Facts("phobos-space-haven", 25, "space city", play="titanium.prod+1 cities+1", vp=3),
    Facts("black-polar-dust", 15, "", play="mc.prod-2 heat.prod+3 oceans+1 tr+1"),
    Facts("arctic-algae", 12, "plant", needs="temperature<=-12", play="plants+1"),
    Facts("predators", 14, "animal", needs="oxygen>=11", use=["their.animals-1 animals+1"], vp=7),
    Facts("eos-chasma-national-park", 16, "plant building", needs="temperature>=-12", play="mc.prod+2 plants+3 animals+1", vp=1),
    Facts("cupola-city", 16, "city building", needs="oxygen<=9", play="energy.prod-1 mc.prod+3 cities+1"),
    Facts("lunar-beam", 13, "earth power", play="mc.prod-2 heat.prod+2 energy.prod+2"),
    Facts("optimal-aerobraking", 7, "space"),
    Facts("underground-city", 18, "city building", play="energy.prod-2 steel.prod+2 cities+1"),
    Facts("regolith-eaters", 13, "science microbe", use=["microbes-2 oxygen+1 tr+1", "microbes+1"]),
    Facts("ghg-producing-bacteria", 8, "science microbe", needs="oxygen>=4", use=["microbes-2 temperature+1 tr+1", "microbes+1"]),
    Facts("ants", 9, "microbe", needs="oxygen>=4", use=["their.microbes-1 microbes+1"], vp=3),
    Facts("release-of-inert-gases", 14, "", play="tr+2", event=True),
    Facts("nitrogen-rich-asteroid", 31, "space", play="temperature+1 tr+3 plants.prod+1", event=True),
    Facts("rover-construction", 8, "building", vp=1),
    Facts("deimos-down", 31, "space", play="steel+4 temperature+3 tr+3 their.plants-8", event=True),
    Facts("asteroid-mining", 30, "jovian space", play="titanium.prod+2", vp=2),
    Facts("food-factory", 12, "building", play="mc.prod+4 plants.prod-1", vp=1),
    Facts("archaebacteria", 6, "microbe", needs="temperature<=-18", play="plants.prod+1"),
    Facts("carbonate-processing", 6, "building", play="energy.prod-1 heat.prod+3"),
    Facts("natural-preserve", 9, "science building", needs="oxygen<=4", play="mc.prod+1 specials+1", vp=1),
    Facts("nuclear-power", 10, "power building", play="energy.prod+3 mc.prod-2"),
    Facts("algae", 10, "plant", needs="oceans>=5", play="plants.prod+2 plants+1"),
    Facts("adapted-lichen", 9, "plant", play="plants.prod+1"),
    Facts("fish", 9, "animal", needs="temperature>=2", play="their.plants.prod-1", use=["animals+1"], vp=7),
    Facts("lake-marineris", 18, "", needs="temperature>=0", play="oceans+2 tr+2", vp=2),
    Facts("small-animals", 6, "animal", needs="oxygen>=6", play="their.plants.prod-1", use=["animals+1"], vp=3),
    Facts("kelp-farming", 17, "plant", needs="oceans>=6", play="mc.prod+2 plants.prod+3 plants+2", vp=1),
    Facts(
        "beam-from-a-thorium-asteroid", 32, "jovian space power", needs="jovian.tags>=1", play="heat.prod+3 energy.prod+3", vp=1
    ),
    Facts("mangrove", 12, "plant", needs="temperature>=4", play="greeneries+1 oxygen+1 tr+1", vp=1),
    Facts("trees", 13, "plant", needs="temperature>=-4", play="plants.prod+3 plants+1", vp=1),
    Facts("mining-expedition", 12, "", play="steel+2 oxygen+1 tr+1 their.plants-2", event=True),
    Facts("mining-rights", 9, "building", play=None),
    Facts("birds", 10, "animal", needs="oxygen>=13", play="their.plants.prod-2", use=["animals+1"], vp=7),
    Facts("towing-a-comet", 23, "space", play="plants+2 oxygen+1 tr+2 oceans+1", event=True),
    Facts("space-mirrors", 3, "power space", use=["mc-7 energy.prod+1"]),
    Facts("solar-wind-power", 11, "science space power", play="energy.prod+1 titanium+2"),
    Facts("ice-asteroid", 23, "space", play="oceans+2 tr+2", event=True),
    Facts("giant-ice-asteroid", 36, "space", play="temperature+2 tr+4 oceans+2 their.plants-6", event=True),
    Facts("ganymede-colony", 20, "jovian space city", play="cities+1", vp=3),
    Facts("giant-space-mirror", 17, "power space", play="energy.prod+3"),
    Facts("grass", 11, "plant", needs="temperature>=-16", play="plants.prod+1 plants+3"),
    Facts("heather", 6, "plant", needs="temperature>=-14", play="plants.prod+1 plants+1"),
    Facts("peroxide-power", 7, "power building", play="energy.prod+2 mc.prod-1"),
    Facts("bushes", 10, "plant", needs="temperature>=-10", play="plants.prod+2 plants+2"),
    Facts("greenhouses", 6, "plant building", play="plants+3"),
    Facts("nuclear-zone", 10, "earth", play="temperature+2 tr+2 specials+1", vp=-2),
    Facts("fueled-generators", 1, "power building", play="energy.prod+1 mc.prod-1"),
    Facts("ironworks", 11, "building", use=["energy-4 steel+1 oxygen+1 tr+1"]),
    Facts("power-grid", 18, "power", play="energy.prod+3"),
    Facts("steelworks", 15, "building", use=["energy-4 steel+2 oxygen+1 tr+1"]),
    Facts("ore-processor", 13, "building", use=["energy-4 titanium+1 oxygen+1 tr+1"]),
    Facts("open-city", 23, "city building", needs="oxygen>=12", play="energy.prod-1 mc.prod+4 plants+2 cities+1", vp=1),
    Facts("solar-power", 11, "power building", play="energy.prod+1", vp=1),
    Facts("breathing-filters", 11, "science", needs="oxygen>=7", vp=2),
    Facts("artificial-photosynthesis", 12, "science", play=["energy.prod+2", "plants.prod+1"]),
    Facts("artificial-lake", 15, "building", needs="temperature>=-6", play="oceans+1 tr+1", vp=1),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
