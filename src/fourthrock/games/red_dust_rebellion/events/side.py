"""Chapter 19: a side of an Event card, and the steps that many Events share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import maybe_space, one_space, open_to, several_spaces, yes_no
from fourthrock.games.red_dust_rebellion.control import raging
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.forces import (
    gain,
    guarded,
    has_corp_base,
    has_mg_base,
    may_place_base,
    place_base,
    recruit,
)
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, no_shift, shift
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.operations import execute, no_operation
from fourthrock.games.red_dust_rebellion.persuasion import choose_campaign, draw_campaigns
from fourthrock.games.red_dust_rebellion.pieces import (
    COIN_FACTIONS,
    CORP,
    RD,
    REBELS,
    SECURITY,
    SUPPLY,
    Faction,
    Group,
    group,
    hidden_rebel,
)
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    CITIES,
    EARTH,
    LABYRINTHS,
    MAGLEV_LINES,
    MARS,
    RODGERS_LINE,
    SPACES,
    MaglevLine,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import ASSAULT, PROFITS_WORD, SUPPLY_WORD
from fourthrock.table import Script, Word, pick

NO_EG: Final = 0
PLUS: Final = EG_PLUS
MINUS: Final = EG_MINUS
TOWARD_SUPPORT: Final = 1
TOWARD_OPPOSITION: Final = -1
RULE: Final = "19.1"


class Side:
    """One side of an Event: its number, name, EarthGov symbol, what it does in our words, and the function that does it."""

    def __init__(
        self, number: int, shaded: bool, name: str, eg: int, text: str, play: Callable[[Mars, Faction], Script[None]]
    ) -> None:
        self.number = number
        self.shaded = shaded
        self.name = name
        self.eg = eg
        self.text = text
        self.play = play


def shift_each(g: Mars, by: Faction, spaces: Sequence[Space], steps: int) -> None:
    """Shift each of these spaces."""
    for space in open_to(g, by, spaces):
        shift(g, space, steps)


def shift_some(g: Mars, by: Faction, n: int, among: Sequence[Space], steps: int, exactly: bool = True) -> Script[list[Space]]:
    """Choose n of the spaces that can shift that way (up to n if not exactly), and shift them."""
    legal = [space for space in open_to(g, by, among) if no_shift(g, space, steps) is None]
    way = "Active Support" if steps > 0 else "Active Opposition"
    chosen = yield from several_spaces(by, f"Shift which space toward {way}?", n, legal, RULE, exactly)
    for space in chosen:
        shift(g, space, steps)
    return chosen


def which(by: Faction, prompt: str, among: Sequence[Faction]) -> Script[Faction]:
    """19.3 Whoever executes the Event picks the faction that gets an option."""
    chosen = yield from pick(by.seat, prompt, among, rule="19.3")
    return chosen


def which_coin(by: Faction) -> Script[Faction]:
    chosen = yield from which(by, "MarsGov or the Corporations?", COIN_FACTIONS)
    return chosen


def which_rebel(by: Faction) -> Script[Faction]:
    chosen = yield from which(by, "Red Dust or the Church?", REBELS)
    return chosen


def may_assault(g: Mars, who: Faction, within: Sequence[Space]) -> Script[None]:
    """19.3 A faction may execute a free Assault in one of these spaces."""
    op = Operation(g, who, ASSAULT, free=True, within=within, most=1)
    if no_operation(g, op) is None and (yield from yes_no(who, "Execute a free Assault?", RULE)):
        yield from execute(g, op)


def may_house(g: Mars, who: Faction, among: Sequence[Space]) -> Script[Space | None]:
    """19.3 A faction may House in one of these spaces."""
    legal = [space for space in open_to(g, who, among) if no_house(g, space) is None]
    space = yield from maybe_space(who, "House where?", legal, "4.2")
    if space is not None:
        yield from house(g, who, space)
    return space


def free_cycler(g: Mars) -> Script[None]:
    """ALDRIN: the Cycler as in a Flashpoint Round."""
    yield from aldrin_cycler(g, g.controller, population_optional=False)


def add_supply(g: Mars, n: int) -> None:
    """Supply on Earth, never below 0."""
    g.add(EARTH, SUPPLY, max(n, -g.count(EARTH, SUPPLY)))


def profits_or_supply(g: Mars, by: Faction) -> Script[None]:
    """3 Profits, or 3 Supply on Earth."""
    word = yield from pick(by.seat, "3 Profits, or 3 Supply on Earth?", [PROFITS_WORD, SUPPLY_WORD], rule=RULE)
    if word is PROFITS_WORD:
        gain(g, CORP, 3)
    else:
        add_supply(g, 3)


def may_campaign(g: Mars, n: int) -> Script[None]:
    """Red Dust may draw Campaign cards and put one into play."""
    if g.campaign_deck and (yield from yes_no(RD, "Draw a Campaign card and put it into play?", RULE)):
        draw_campaigns(g, n)
        yield from choose_campaign(g)


def built_lines(g: Mars) -> list[MaglevLine]:
    """3.6 The Maglev lines there are."""
    return [line for line in MAGLEV_LINES if line.built or (line is RODGERS_LINE and g.rodgers_line)]


def labyrinths(g: Mars) -> list[Space]:
    """19.7 What an Event means by Labyrinths: Phobos too, unless the option says otherwise."""
    return LABYRINTHS if g.options.phobos_is_a_labyrinth_in_events else CITIES


def may_fall(g: Mars, space: Space, kinds: Sequence[int]) -> list[int]:
    """Which of these Bases an Event may remove: protected ones too, unless the option says otherwise."""
    there = [kind for kind in kinds if g.count(space, kind)]
    if g.options.events_ignore_guards_of_bases:
        return there
    return [kind for kind in there if not guarded(g, space, kind)]


def may_ambush(g: Mars, who: Faction, space: Space) -> bool:
    """16.5, 16.6 An Ambush needs a Hidden Rebel, and an enemy."""
    return g.count(space, hidden_rebel(who)) > 0 and enemies_in(g, who, space) > 0


def replaced_to_available(g: Mars, kind: int) -> bool:
    """7.4 Where pieces go that an Event replaces: Security to Casualties, unless the option says otherwise."""
    return kind == SECURITY and not g.options.replaced_security_to_casualties


def along_maglev(g: Mars) -> list[Space]:
    """3.6 Spaces that touch a Maglev line."""
    return [space for space in MARS if any(space in line.touching for line in built_lines(g))]


def place_rebel_base(g: Mars, by: Faction, space: Space, upgraded: bool = False) -> Script[None]:
    """A Base of either Rebel faction, as the executing faction chooses."""
    able = [who for who in REBELS if may_place_base(g, who, space)]
    if able:
        who = yield from pick(by.seat, f"Whose Base in {space.name}?", able, rule="19.3")
        place_base(g, who, space, upgraded)


def place_either_rebels(g: Mars, by: Faction, space: Space, n: int) -> Script[None]:
    """Rebels of either faction, one choice each."""
    for _ in range(n):
        who = yield from pick(by.seat, f"Whose Rebel in {space.name}?", REBELS, rule="19.3")
        yield from recruit(g, who, space, 1)


def movable_groups(g: Mars, among: Sequence[Space], kinds: Sequence[int], to: Space) -> list[Group]:
    """9.4, 9.5 Pieces that can leave for a space: nobody enters or leaves a Raging Storm."""
    if raging(g, to):
        return []
    return [
        group(space, kind)
        for space in among
        for kind in kinds
        if space is not to and g.count(space, kind) and not raging(g, space)
    ]


def coin_base_spaces(g: Mars) -> list[Space]:
    return [space for space in SPACES if (has_mg_base(g, space) or has_corp_base(g, space)) and not raging(g, space)]


def choose_one(g: Mars, by: Faction, prompt: str, among: Sequence[Space]) -> Script[Space | None]:
    """One space of these that an Event may touch; None if there is none."""
    space = yield from one_space(by, prompt, open_to(g, by, among), RULE)
    return space


def word_choice(by: Faction, prompt: str, words: Sequence[Word]) -> Script[Word]:
    """CHOOSE: one of several effects."""
    word = yield from pick(by.seat, prompt, words, rule="19.3")
    return word
