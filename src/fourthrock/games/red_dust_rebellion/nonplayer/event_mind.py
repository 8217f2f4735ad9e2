"""20.5 How a Non-Player answers what Events and Assets ask: by its columns, with the special instructions of single cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import space_of
from fourthrock.games.red_dust_rebellion.cards import RD4, RD6, RD9, RD10, Campaign
from fourthrock.games.red_dust_rebellion.events.events_25_36 import DISCARD_WORD
from fourthrock.games.red_dust_rebellion.events.events_37_48 import JOIN
from fourthrock.games.red_dust_rebellion.forces import available, has_corp_base
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, best_space
from fourthrock.games.red_dust_rebellion.nonplayer.event_columns import AMBUSHES, BUILD, DAMAGE, PEOPLE, PLACE, REMOVE, SHIFT
from fourthrock.games.red_dust_rebellion.nonplayer.event_moves import (
    Party,
    Patrol,
    long_patrol,
    own_units_for,
    pilgrims,
    security_for,
    settlers,
)
from fourthrock.games.red_dust_rebellion.nonplayer.event_places import (
    asteroid,
    bazaar,
    desert_of_bases,
    desert_to_search,
    desert_to_strike,
    deserts_of_30,
    dissidents,
    gathering,
    labyrinths_to_turn,
    line_to_hit,
    origin_to_leave,
    patrol_to_lose,
    riot,
    site_to_build,
    specops_among_hidden,
    to_smash,
    toward_neutral,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind
from fourthrock.games.red_dust_rebellion.nonplayer.order import best_group, owner_of, worst_own_group
from fourthrock.games.red_dust_rebellion.nonplayer.turn import MOST_CARDS, choose_face, choose_plan
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, EG_TROOP, MG, RD, Faction, Group
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MaglevLine, Space
from fourthrock.games.red_dust_rebellion.words import (
    ADD,
    AMBUSH,
    ASSAULT,
    ATTACK,
    CAMPAIGN,
    EG_TROOPS_WORD,
    MG_TROOPS_WORD,
    PROFITS_WORD,
    RESOURCES_WORD,
    SECURITY_WORD,
    SUPPLY_WORD,
)
from fourthrock.table import YES, Item, Question

Chooser = Callable[[Mars, Faction, Sequence[Space]], Space | None]
Planner = Callable[[Mars, Faction, Space, Sequence[Group]], list[Party]]

EVENT_RULES: Final = ["19.1", "19.3", "19.5", "19.6"]
HOUSING: Final = "4.2"
FREE_TROOPS: Final = 4

# What a question asks for is known by how it begins. One with a column is answered by it, one with a function has an instruction.
BY_COLUMN: Final[list[tuple[str, list[Column]]]] = [
    ("Shift which space", SHIFT),
    ("Which 2 spaces", SHIFT),
    ("Exploit where", SHIFT),
    ("House where", PEOPLE),
    ("House and build", BUILD),
    ("Place a Base", BUILD),
    ("Upgrade a Base", BUILD),
    ("Place EarthGov Troops", PLACE),
    ("Place a Rebel", PLACE),
    ("2 Security in", PLACE),
    ("Which Labyrinth is policed", PLACE),
    ("Ambush in which", AMBUSHES),
    ("Which Labyrinth is Damaged", DAMAGE),
    ("Pilgrims go to", DAMAGE),
    ("Remove the Rebel Bases", REMOVE),
    ("From where do EarthGov Troops leave", REMOVE),
    ("Activate the Rebels", REMOVE),
    ("Which Labyrinth stands down", REMOVE),
    ("Which space along a Maglev line", REMOVE),
    ("Which Corporate Base falls", REMOVE),
    ("Which space?", REMOVE),
    ("Which outpost", REMOVE),
    ("Desertion", REMOVE),
]
BY_INSTRUCTION: Final[list[tuple[str, Chooser]]] = [
    ("Which space with SpecOps", specops_among_hidden),
    ("Which Labyrinth riots", riot),
    ("Which Deserts shift", toward_neutral),
    ("Where is the black site", site_to_build),
    ("Which Terraforming Base is smashed", to_smash),
    ("March to", origin_to_leave),
    ("Where is the bazaar", bazaar),
    ("Which Deserts?", deserts_of_30),
    ("Which Labyrinths?", labyrinths_to_turn),
    ("Hit the dissidents", dissidents),
    ("Search which Desert", desert_to_search),
    ("Strike which Desert", desert_to_strike),
    ("Which Desert?", desert_of_bases),
    ("Which Labyrinth is hit", asteroid),
    ("Which Desert swallows", patrol_to_lose),
    ("Gather Rebels", gathering),
    ("Which Unpopulated Desert", site_to_build),
]
PATROL_STARTS: Final = "A long patrol"
PATROL_GOES: Final = ["Into which Desert", "On from"]
PATROL_KINDS: Final = ["Who goes", "Who else"]
MOVES: Final[list[tuple[str, Planner]]] = [
    ("Move Security", security_for),
    ("Which units move to", own_units_for),
    ("Which Rebels make the pilgrimage", pilgrims),
]
ONE_BY_ONE: Final = "From where?"
TAKES: Final = ["Remove which", "Replace which", "Buy which", "Convert which", "Who deserts"]
HAMPERING: Final = [RD4, RD6, RD9, RD10]
"""Event 31: Campaigns that make MarsGov's Operations harder."""
LONG_OPERATIONS: Final = [ASSAULT, ASSAULT, CAMPAIGN, ATTACK]
"""Event 34: what each faction does at the end of the patrol."""


class EventMind(Mind):
    """What a Non-Player answers to Events; everything else goes to its general mind. One object for one turn."""

    def __init__(self, inner: Mind) -> None:
        super().__init__(inner.by)
        self.inner = inner
        self.target: Space | None = None
        self.parties: list[Party] | None = None
        self.party = 0
        self.patrol: Patrol | None = None

    def answer(self, g: Mars, question: Question) -> Item:
        """What has only one answer is thought about too: later questions of the same Event go by it."""
        options = question.options
        if question.rule in EVENT_RULES or (question.rule == HOUSING and event_number(g) == 14):
            chosen = super().answer(g, question)
            return options[0] if len(options) == 1 else chosen
        return options[0] if len(options) == 1 else self.inner.answer(g, question)

    # ------------------------------------------------------------------------------------------------------------ spaces

    def space(self, g: Mars, question: Question, spaces: Sequence[Space], may_stop: bool) -> Item | None:
        """By a column or an instruction; an offer that is not understood is declined."""
        self.parties = None
        chosen = self._place(g, question.prompt, spaces, may_stop)
        if chosen is not None:
            self.target = chosen
        return chosen

    def _place(self, g: Mars, prompt: str, spaces: Sequence[Space], may_stop: bool) -> Space | None:
        if prompt.startswith(PATROL_STARTS):
            self.patrol = long_patrol(g, self.by, spaces)
            return None if self.patrol is None else self.patrol.origin
        if any(prompt.startswith(begin) for begin in PATROL_GOES):
            return self.patrol.trail.pop(0) if self.patrol is not None and self.patrol.trail else None
        for begin, choose in BY_INSTRUCTION:
            if prompt.startswith(begin):
                return choose(g, self.by, spaces)
        if event_number(g) == 14 and self.by is CORP:
            spaces = [space for space in spaces if has_corp_base(g, space)]
        for begin, columns in BY_COLUMN:
            if prompt.startswith(begin):
                return best_space(g, self.by, columns[self.by.seat], spaces)
        return None if may_stop else g.dice.choose(spaces)

    # ------------------------------------------------------------------------------------------------------------ pieces

    def group(self, g: Mars, question: Question, groups: Sequence[Group], may_stop: bool) -> Item | None:
        """Enemies to hit, or own pieces to move."""
        prompt = question.prompt
        if any(prompt.startswith(begin) for begin in PATROL_KINDS):
            return self._next_of_patrol(groups)
        for begin, plan in MOVES:
            if prompt.startswith(begin) and self.target is not None:
                if self.parties is None:
                    self.parties = plan(g, self.by, self.target, groups)
                return self._next_party(groups)
        if prompt.startswith(ONE_BY_ONE) and self.target is not None:
            self.parties = settlers(g, self.by, self.target, groups)
            return self._next_party(groups)
        if not any(prompt.startswith(begin) for begin in TAKES):
            return None if may_stop else best_group(g, self.by, groups)
        return self._prey(g, groups, may_stop)

    def _next_party(self, groups: Sequence[Group]) -> Group | None:
        while self.parties:
            one, self.party = self.parties.pop(0)
            if one in groups:
                return one
        self.party = 0
        return None

    def _next_of_patrol(self, groups: Sequence[Group]) -> Group | None:
        if self.patrol is None or not self.patrol.kinds:
            return None
        kind = self.patrol.kinds.pop(0)
        return next((one for one in groups if one.kind == kind), None)

    def _prey(self, g: Mars, groups: Sequence[Group], may_stop: bool) -> Group | None:
        """20.7 The space by the column for removing, the piece by the piece priorities; own ones only for want of others."""
        enemies = [one for one in groups if owner_of(g, one.kind) is not self.by]
        if not enemies:
            return None if may_stop else worst_own_group(g, self.by, groups)
        spaces: list[Space] = []
        for one in enemies:
            if space_of(one) not in spaces:
                spaces.append(space_of(one))
        where = best_space(g, self.by, REMOVE[self.by.seat], spaces)
        return best_group(g, self.by, [one for one in enemies if one.place is where])

    # ------------------------------------------------------------------------------------------------------- the rest

    def count(self, g: Mars, question: Question, least: int, most: int) -> int:
        """As many as were planned, else as many as possible; Events 10 and 16 have instructions."""
        if self.party:
            n, self.party = self.party, 0
            return max(least, min(most, n))
        if question.prompt.startswith("How many of the 2 Rebels"):
            return most if self.by is RD else least
        if event_number(g) == 16 and self.by is RD:
            return least
        return most

    def faction(self, g: Mars, question: Question, factions: Sequence[Faction]) -> Item | None:  # noqa: ARG002
        """19.3 Itself; else a person."""
        if self.by in factions:
            return self.by
        return g.dice.choose([who for who in factions if not g.nonplayers[who.seat]] or factions)

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        lines = [word for word in words if isinstance(word, MaglevLine)]
        if lines:
            return line_to_hit(g, self.by, lines)
        campaigns = [word for word in words if isinstance(word, Campaign)]
        if campaigns and self.by is MG:
            return g.dice.choose([card for card in campaigns if card in HAMPERING] or campaigns)
        if question.prompt.startswith("Which free Operation"):
            return self._by_card(g, words)
        if question.prompt.startswith("A free Operation"):
            wanted = LONG_OPERATIONS[self.by.seat]
            return wanted if wanted in words else None
        chosen = chosen_word(g, self.by, words)
        if chosen is not None:
            return chosen
        return None if may_stop and YES not in words else super().word(g, question, words, may_stop)

    def _by_card(self, g: Mars, words: Sequence[Item]) -> Item | None:
        """19.5 The Operation of a Capability: cards are drawn until one has an Operation that can be executed."""
        turn = Turn(self.by, limited=False, special=False)
        for _ in range(MOST_CARDS):
            face, _drawn = choose_face(g, turn, MOST_CARDS)
            word = choose_plan(g, turn, face).word
            if word in words:
                return word
        return words[0]


def event_number(g: Mars) -> int:
    """The Current Event."""
    return 0 if g.current is None else g.current.number


def chosen_word(g: Mars, by: Faction, words: Sequence[Item]) -> Item | None:
    """20.5 Instructions for choices in words; None where there is none."""
    if DISCARD_WORD in words:
        church = g.nonplayers[RD.seat] or not g.nonplayers[CR.seat]
        return DISCARD_WORD if church else RESOURCES_WORD
    if RESOURCES_WORD in words and SUPPLY_WORD in words:
        return SUPPLY_WORD if g.nonplayers[MG.seat] else RESOURCES_WORD
    if PROFITS_WORD in words and SUPPLY_WORD in words:
        return PROFITS_WORD if by is CORP else SUPPLY_WORD
    if MG_TROOPS_WORD in words and EG_TROOPS_WORD in words:
        eg = g.controller is CORP and by is CORP and available(g, EG_TROOP) >= FREE_TROOPS
        return EG_TROOPS_WORD if eg else MG_TROOPS_WORD
    if SECURITY_WORD in words:
        return SECURITY_WORD if by is CORP or MG_TROOPS_WORD not in words else MG_TROOPS_WORD
    if JOIN in words:
        return JOIN if by is RD else AMBUSH if AMBUSH in words else None
    return ADD if ADD in words else None
