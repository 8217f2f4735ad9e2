"""Each card of Venus Next, held to what is printed on it: price, tags, requirements, effect, actions, points.

How a line reads stands in `facts.py`; what it leaves open (None) has a test of its own in `test_cards_special.py`.
"""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import Facts, check_needs, check_play, check_points, check_print, check_use

CARDS = [
    Facts("aerial-mappers", 11, "venus", use=["floaters-1 cards+1", "floaters+1"], vp=1),
    Facts("aerosport-tournament", 7, "", needs="floaters>=5", play="mc+3", vp=1, event=True),
    Facts("air-scrapping-expedition", 13, "venus", play="venus+1 tr+1 floaters+3", event=True),
    Facts("atalanta-planitia-lab", 10, "venus science", needs="science.tags>=3", play="cards+2", vp=2),
    Facts(
        "atmoscoop",
        22,
        "jovian space",
        needs="science.tags>=3",
        play=["temperature+2 tr+2 floaters+2", "venus+2 tr+2 floaters+2"],
        vp=1,
    ),
    Facts("comet-for-venus", 11, "space", play="venus+1 tr+1 their.mc-4", event=True),
    Facts("corroder-suits", 8, "venus", play=None),
    Facts("dawn-city", 15, "city space", needs="science.tags>=4", play="energy.prod-1 titanium.prod+1 cities+1", vp=3),
    Facts("deuterium-export", 11, "space venus power", use=["floaters-1 energy.prod+1", "floaters+1"]),
    Facts("dirigibles", 11, "venus", use=["floaters+1"]),
    Facts("extractor-balloons", 21, "venus", play="floaters+3", use=["floaters-2 venus+1 tr+1", "floaters+1"]),
    Facts("extremophiles", 3, "venus microbe", needs="science.tags>=2", use=["microbes+1"], vp=2),
    Facts("floating-habs", 5, "venus", needs="science.tags>=2", use=["mc-2 floaters+1"], vp=3),
    Facts("forced-precipitation", 8, "venus", use=["floaters-2 venus+1 tr+1", "mc-2 floaters+1"]),
    Facts(
        "freyja-biodomes",
        14,
        "plant venus",
        needs="venus>=10",
        play=["energy.prod-1 mc.prod+2 microbes+2", "energy.prod-1 mc.prod+2 animals+2"],
        vp=2,
    ),
    Facts("ghg-import-from-venus", 23, "space venus", play="heat.prod+3 venus+1 tr+1", event=True),
    Facts("giant-solar-shade", 27, "space venus", play="venus+3 tr+3"),
    Facts("gyropolis", 20, "city building", play="energy.prod-2 mc.prod+4 cities+1"),
    Facts("hydrogen-to-venus", 11, "space", play="venus+1 tr+1 floaters+2", event=True),
    Facts("io-sulphur-research", 17, "science jovian", play="cards+1", vp=2),
    Facts("ishtar-mining", 5, "venus", needs="venus>=8", play="titanium.prod+1"),
    Facts("jet-stream-microscrappers", 12, "venus", use=["floaters-2 venus+1 tr+1", "titanium-1 floaters+2"]),
    Facts("local-shading", 4, "venus", use=["floaters-1 mc.prod+1", "floaters+1"]),
    Facts("luna-metropolis", 21, "city space earth", play="mc.prod+3 cities+1", vp=2),
    Facts("luxury-foods", 8, "", needs="venus.tags>=1 earth.tags>=1 jovian.tags>=1", vp=2),
    Facts("maxwell-base", 18, "city venus", needs="venus>=12", play="energy.prod-1 cities+1", use=[None], vp=3),
    Facts("mining-quota", 5, "building", needs="venus.tags>=1 earth.tags>=1 jovian.tags>=1", play="steel.prod+2"),
    Facts("neutralizer-factory", 7, "venus", needs="venus>=10", play="venus+1 tr+1"),
    Facts("omnicourt", 11, "building", needs="venus.tags>=1 earth.tags>=1 jovian.tags>=1", play="tr+2"),
    Facts("orbital-reflectors", 26, "venus space", play="heat.prod+2 venus+2 tr+2"),
    Facts("rotator-impacts", 6, "space", needs="venus<=14", use=["asteroids-1 venus+1 tr+1", "titanium-2 asteroids+1"]),
    Facts("sister-planet-support", 7, "venus earth", needs="venus.tags>=1 earth.tags>=1", play="mc.prod+3"),
    Facts("solarnet", 7, "", needs="venus.tags>=1 earth.tags>=1 jovian.tags>=1", play="cards+2", vp=1),
    Facts("spin-inducing-asteroid", 16, "space", needs="venus<=10", play="venus+2 tr+2", event=True),
    Facts("sponsored-academies", 9, "earth science", play="cards+2 their.cards+1", vp=1),
    Facts("stratopolis", 22, "city venus", needs="science.tags>=2", play="mc.prod+2 cities+1", use=["floaters+2"], vp=2),
    Facts("stratospheric-birds", 12, "venus animal", needs="venus>=12", play="floaters-1", use=["animals+1"], vp=7),
    Facts("sulphur-exports", 21, "venus space", play="mc.prod+3 venus+1 tr+1"),
    Facts("sulphur-eating-bacteria", 6, "venus microbe", needs="venus>=6", use=["microbes+1", None]),
    Facts("terraforming-contract", 8, "earth", needs="tr>=25", play="mc.prod+4"),
    Facts("thermophiles", 9, "venus microbe", needs="venus>=6", use=["microbes-2 venus+1 tr+1", "microbes+1"]),
    Facts("water-to-venus", 9, "space", play="venus+1 tr+1", event=True),
    Facts("venus-governor", 4, "venus venus", needs="venus.tags>=2", play="mc.prod+2"),
    Facts("venus-magnetizer", 7, "venus", needs="venus>=10", use=["energy.prod-1 venus+1 tr+1"]),
    Facts("venus-soils", 20, "venus plant", play="plants.prod+1 venus+1 tr+1 microbes+2"),
    Facts("venus-waystation", 9, "venus space", vp=1),
    Facts("venusian-animals", 15, "venus animal science", needs="venus>=18", play=None, vp=7),
    Facts("venusian-insects", 5, "venus microbe", needs="venus>=12", use=["microbes+1"], vp=3),
    Facts(
        "venusian-plants", 13, "venus plant", needs="venus>=16", play=["venus+1 tr+1 microbes+1", "venus+1 tr+1 animals+1"], vp=1
    ),
]


@pytest.mark.parametrize("facts", CARDS, ids=str)
def test_card(facts: Facts) -> None:
    check_print(facts)
    check_needs(facts)
    check_play(facts)
    check_use(facts)
    check_points(facts)
