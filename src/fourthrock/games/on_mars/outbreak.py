"""Chapter 2, Outbreak (rule 21): setting up, the Infection cards, quarantine, winning and losing."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.chapters import (
    BLUE_MISSIONS,
    IN_QUARTERS,
    INFECTIONS,
    NO_INFECTION,
    OUTBREAK_MISSIONS,
    OUTBREAK_ROUNDS,
    PLACE_NAMES,
    RED_MISSIONS,
    VACCINES,
)
from fourthrock.games.on_mars.colony import MEDICINE_IN_STORE
from fourthrock.games.on_mars.events import end
from fourthrock.games.on_mars.goods import CRYSTAL, HOSPITAL, MEDICINE
from fourthrock.games.on_mars.hexes import HEX_COUNT
from fourthrock.games.on_mars.layout import HOSPITAL_ARROWS
from fourthrock.games.on_mars.medicine import (
    active_colonists,
    all_with,
    change,
    healthy_in,
    infected,
    location_of,
    medicine_tech_owner,
    spread,
    vaccines_given,
)
from fourthrock.games.on_mars.position import ADVANCED, HEALTHY, HUMANS_LOSE, HUMANS_WIN, SICK, VACCINATED, Mars
from fourthrock.games.on_mars.quarters import WARDS, ward_size
from fourthrock.games.on_mars.setup import arrow_bits
from fourthrock.games.on_mars.techs import level
from fourthrock.table import Item, Script, Word, pick

CURE: Final = Word("cure", "Spend a Medicine")
FIRST_CARD_IN_ROUND: Final = 2
HARD_LIMIT: Final = 12
LIMIT: Final = 14


def lay_outbreak(g: Mars, hard: bool) -> None:
    """21.1."""
    g.stacks[HOSPITAL] = [arrow_bits(arrows) for arrows in HOSPITAL_ARROWS]
    g.dice.shuffle(g.stacks[HOSPITAL])
    g.missions = []
    g.mission_left = []
    g.aims = [g.dice.choose(RED_MISSIONS), g.dice.choose(BLUE_MISSIONS)]
    g.infection_limit = HARD_LIMIT if hard else LIMIT
    g.track = OUTBREAK_ROUNDS[g.players]
    g.infection_deck = list(range(len(INFECTIONS)))
    g.dice.shuffle(g.infection_deck)
    g.vaccines = VACCINES
    g.health = [HEALTHY] * HEX_COUNT
    g.ward = [0] * (15 * g.players)
    for s in range(g.players):
        g.ward[s * 15] = g.quarters[s]
    g.warehouse[CRYSTAL] = 0
    g.warehouse[MEDICINE] = MEDICINE_IN_STORE


# ------------------------------------------------------------------------------------------------------------- infection


def start_of_turn(g: Mars) -> Script[None]:
    """21.3(1), (2): an Infection card from round 2 on, then quarantine."""
    if g.round >= FIRST_CARD_IN_ROUND:
        yield from reveal_infection(g)
    quarantine(g, g.active)


def reveal_infection(g: Mars) -> Script[None]:
    card = g.infection_deck.pop()
    g.infection_shown.append(card)
    g.reveal()
    if card in NO_INFECTION:
        g.say("No infection")
        if all(one in g.infection_shown for one in NO_INFECTION):
            _reshuffle(g)
        return
    first, second = INFECTIONS[card]
    g.say("Infection: {} or {}", PLACE_NAMES[first], PLACE_NAMES[second])
    victims = healthy_in(g, first) + healthy_in(g, second)
    if not victims:
        victims = [at for at in all_with(g, HEALTHY) if location_of(at) == IN_QUARTERS]
    if victims:
        at = yield from pick(g.active, "Which Colonist falls ill?", victims, rule="21.3")
        change(g, at, HEALTHY, SICK)
        g.say("A Colonist falls ill: {}", at)
    if not g.infection_deck:
        _reshuffle(g)


def _reshuffle(g: Mars) -> None:
    g.infection_deck.extend(g.infection_shown)
    g.infection_shown = []
    g.dice.shuffle(g.infection_deck)


def quarantine(g: Mars, s: int) -> None:
    """21.3(2): the Colonists at home are rearranged so that as few healthy ones as possible share a ward with the sick."""
    if g.quarters_sick[s] == 0:
        return
    states = [sum(g.ward[s * 15 + ward * 3 + health] for ward in range(WARDS)) for health in range(3)]
    sizes = [ward_size(g, s, ward) for ward in range(WARDS)]
    wards = _sick_wards(sizes, states)
    for ward in range(WARDS):
        for health in range(3):
            g.ward[s * 15 + ward * 3 + health] = 0
    room = sizes[:]
    outside = [ward for ward in range(WARDS) if ward not in wards]
    _fill(g, s, room, wards, SICK, states[SICK])
    rest = _fill(g, s, room, outside, HEALTHY, states[HEALTHY])
    _fill(g, s, room, wards, HEALTHY, rest)
    rest = _fill(g, s, room, wards, VACCINATED, states[VACCINATED])
    _fill(g, s, room, outside, VACCINATED, rest)


def _sick_wards(sizes: list[int], states: list[int]) -> list[int]:
    """The wards for the sick: those that leave the fewest healthy ones among them, and are smallest."""
    best: list[int] = []
    worth = (99, 99)
    for mask in range(1, 32):
        wards = [ward for ward in range(WARDS) if mask >> ward & 1]
        inside = sum([sizes[ward] for ward in wards])
        if inside < states[SICK]:
            continue
        among = max(0, states[HEALTHY] - (sum(sizes) - inside))
        if (among, inside) < worth:
            worth = (among, inside)
            best = wards
    return best


def _fill(g: Mars, s: int, room: list[int], wards: list[int], health: int, count: int) -> int:
    """Put so many into these wards; how many found no place."""
    for ward in wards:
        new = min(room[ward], count)
        g.ward[s * 15 + ward * 3 + health] += new
        room[ward] -= new
        count -= new
    return count


def extra_entries(g: Mars) -> list[Item]:
    """21.4: Medicine at any time of one's turn."""
    if g.stock[g.active * 7 + MEDICINE] and infected(g):
        return [CURE]
    return []


# --------------------------------------------------------------------------------------------------------------- outcome


def mission_holds(g: Mars, mission: int) -> bool:
    """21.2: the six Mission cards of the chapter."""
    if mission == 0:
        owner = medicine_tech_owner(g)
        return owner >= 0 and level(g, owner, HOSPITAL) == 6
    if mission == 1:
        return g.building.count(HOSPITAL) >= 5
    if mission == 2:
        return sum(1 for h in range(HEX_COUNT) if g.building[h] == HOSPITAL and g.piece[h] == ADVANCED) >= 3
    if mission == 3:
        return sum(g.stock[s * 7 + MEDICINE] for s in range(g.players)) >= 5
    if mission == 4:
        return vaccines_given(g) >= 2
    return all(g.card_owner[card.index] >= 0 for card in BLUEPRINTS if card.building == HOSPITAL)


def check_win(g: Mars) -> None:
    """21.2: at once when both Missions are true and fewer are sick than the limit."""
    if infected(g) < g.infection_limit and all(mission_holds(g, mission) for mission in g.aims):
        end(g, HUMANS_WIN, "The outbreak is contained: both Missions are fulfilled")


def watched(g: Mars, script: Script[None]) -> Script[None]:
    """21.2: the win is immediate, so it is looked for before anybody is asked anything more, and at the end."""
    for step in script:
        check_win(g)
        yield step
    check_win(g)


def end_of_turn_in_outbreak(g: Mars) -> None:
    """21.5, 21.2: the infection spreads; too many sick lose the game."""
    spread(g)
    sick = infected(g)
    if sick >= g.infection_limit:
        end(g, HUMANS_LOSE, f"{sick} Colonists are sick")
    if sick == active_colonists(g):
        end(g, HUMANS_LOSE, "Every active Colonist is sick")


def tick(g: Mars) -> None:
    """21.8: the tracker at the start of the Shuttle phase."""
    g.track -= 1
    if g.track < 1:
        end(g, HUMANS_LOSE, "Time has run out")


def names_of_missions(g: Mars) -> list[Item]:
    return [OUTBREAK_MISSIONS[mission] for mission in g.aims]
