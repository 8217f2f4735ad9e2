"""What is printed on a card, as one line, and how the engine is held to it.

The line gives price and tags, what it needs, what playing it changes, what each of its actions changes, and its points.
All is played through a real table of three players: the card is in the hand of seat 0, everybody has 50 of each resource and
5 of each production, seat 0 has two tags of each kind and the others three, and on a map without bonuses lie three oceans, three
cities (one of each player) and a greenery of seat 0. Where a player is to be chosen it is seat 1, `their`.
"""

from __future__ import annotations

import re
from typing import Any

from tests.games.terraforming_mars import stage

from fourthrock.games.terraforming_mars import scoring
from fourthrock.games.terraforming_mars.boards import Space
from fourthrock.games.terraforming_mars.card import Action, Card
from fourthrock.games.terraforming_mars.colony import ColonyTile
from fourthrock.games.terraforming_mars.counts import colonies_of
from fourthrock.games.terraforming_mars.ops import Option
from fourthrock.games.terraforming_mars.playing import why_not_play
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.tiles import cities, greeneries, oceans_around
from fourthrock.games.terraforming_mars.words import COLOURS, KIND_NAMES, PRELUDE, RED, TAG_NAMES
from fourthrock.table import Question, Table

STOCK = ["mc", "steel", "titanium", "plants", "energy", "heat"]
KINDS = ["animals", "microbes", "data", "fighters", "floaters", "asteroids", "camps", "preservations"]
HELPERS = {
    "animals": [("livestock", 4), ("stratospheric-birds", 0), ("birds", 0)],
    "microbes": [("tardigrades", 4), ("extremophiles", 0), ("venusian-insects", 0)],
    "floaters": [("jovian-lanterns", 8), ("stratopolis", 0), ("titan-shuttles", 0)],
}
"""Cards of seat 0 that can hold things, with and without a Venus tag."""
FILLERS = ["sponsors", "mine", "acquired-company", "vesta-shipyard"]
EVENTS = [["release-of-inert-gases"], ["comet", "asteroid"], ["big-asteroid", "bribed-committee"]]


class Facts:
    """One card as printed."""

    def __init__(
        self,
        token: str,
        cost: int,
        tags: str,
        needs: str = "",
        play: str | list[str] | None = "",
        use: list[str | None] | None = None,
        vp: int | None = 0,
        event: bool = False,
    ) -> None:
        self.card = stage.card(token)
        self.cost = cost
        self.tags = tags.split()
        self.needs = needs.split()
        self.plays = [play] if isinstance(play, str) else play
        self.uses = use or []
        self.vp = vp
        self.event = event

    def __str__(self) -> str:
        return self.card.token


def check_print(facts: Facts) -> None:
    """Price, tags and kind; and the card has a text."""
    assert facts.card.cost == facts.cost
    assert [TAG_NAMES[tag].lower() for tag in facts.card.tags] == facts.tags
    assert (facts.card.kind == RED) == facts.event
    assert facts.card.text or not (facts.needs or facts.uses or facts.vp)


# ------------------------------------------------------------------------------------------------------------ requirements


def check_needs(facts: Facts) -> None:
    """With each requirement just met the card can be played; one step short of it, it cannot, and says so."""
    assert bool(facts.card.needs) == bool(facts.needs)
    if not facts.needs:
        return
    g = scene(facts)
    assert why_not_play(g, g.players[0], facts.card) is None
    for need in facts.needs:
        g = scene(facts, needs=False)
        for other in facts.needs:
            meet(g, other, short=other == need)
        refusal = why_not_play(g, g.players[0], facts.card)
        assert refusal is not None, f"{facts} may be played although it needs {need}"
        assert refusal.rule in ("6.4", "15.12")
        assert len(refusal.sentence) > 10


_TAGS = [name.lower() for name in TAG_NAMES]
_STEPS = {"temperature": 2, "venus": 2}


def meet(g: Mars, need: str, short: bool = False) -> None:
    """Make a requirement just hold, or just not."""
    me = g.players[0]
    word, sign, text = re.fullmatch(r"([a-z.]+)(>=|<=|=)?(.*)", need).groups()  # type: ignore[union-attr]
    wrong = 0 if not short else (1 if sign == "<=" else -1)
    if word == "party":
        stage.rule(g, "kelvinists" if text != "kelvinists" else "greens")
        stage.delegates(g, text, 0, 1 if short else 2)
        return
    if word == "chairman":
        g.chairman = 0 if not short else g.seats
        return
    if word == "leader":
        stage.no_politics(g)
        if not short:
            stage.delegates(g, "reds", 0, 1)
        return
    value = int(text) + wrong * _STEPS.get(word, 1)
    if word == "oceans":
        _set_oceans(g, value)
    elif word in ("temperature", "oxygen", "venus"):
        setattr(g, word, value)
    elif word.endswith(".tags"):
        me.tags[_TAGS.index(word[:-5])] = value
    elif word.endswith(".prod"):
        me.production[STOCK.index(word[:-5])] = value
    elif word == "tr":
        me.tr = value
    elif word == "floaters":
        for card in me.played:
            if KIND_NAMES[card.holds] == "floater":
                me.held[card.slot] = 0
        stage.put(g, "jovian-lanterns" if stage.card("jovian-lanterns") in me.played else "stratopolis", value)
    elif word == "colonies":
        g.colonists = [[] for _ in g.colony_tiles]
        for name in ["luna", "ceres"][:value]:
            stage.colony(g, name, 0)
    else:
        _set_tiles(g, word, value)


def _set_oceans(g: Mars, count: int) -> None:
    areas = ["a2", "a4", "a5", "b6", "d8", "e4", "e5", "e6", "f6"]
    g.tile = [0 if tile == 1 else tile for tile in g.tile]
    g.oceans = 0
    stage.oceans(g, *areas[:count])


def _set_tiles(g: Mars, word: str, count: int) -> None:
    """So many cities (of seat 0, or of all) or greeneries, and no more."""
    gone = 2 if word == "greeneries" else 3
    for space, tile in enumerate(g.tile):
        if tile == gone:
            g.tile[space], g.owner[space] = 0, -1
    for area in ["g1", "g3", "g5"][:count]:
        (stage.greenery if gone == 2 else stage.city)(g, 0, area)


# ----------------------------------------------------------------------------------------------------------------- playing


def scene(facts: Facts, needs: bool = True) -> Mars:
    """The position that every line speaks of."""
    g = stage.stage(3)
    for me in g.players:
        me.stock = [50] * 6
        me.production = [5] * 6
        me.events = [stage.take(g, token) for token in EVENTS[me.seat]]
    stage.city(g, 0, "c6")
    stage.city(g, 1, "e8")
    stage.city(g, 2, "i4")
    stage.greenery(g, 0, "c5")
    _set_oceans(g, 3)
    g.temperature, g.oxygen, g.venus = -10, 5, 18
    stage.colony(g, "luna", 0)
    stage.colony(g, "ceres", 1)
    for helpers in HELPERS.values():
        others = [helper for helper in helpers if helper[0] != facts.card.token]
        _lay(g, 0, others[0][0], helpers[0][1])
        _lay(g, 0, others[1][0], 0)
    _lay(g, 1, "small-animals" if facts.card.token != "small-animals" else "fish", 6)
    _lay(g, 1, "psychrophiles" if facts.card.token != "psychrophiles" else "decomposers", 6)
    stage.give(g, 0, *[token for token in FILLERS if token != facts.card.token][:3])
    stage.give(g, 0, facts.card.token)
    for me in g.players:
        me.tags = [2 if me.seat == 0 else 3] * 11 + [0]
    for need in facts.needs if needs else []:
        meet(g, need)
    return g


def _lay(g: Mars, seat: int, token: str, count: int) -> None:
    """A card face up that only holds resources: its effects do not matter here."""
    me = g.players[seat]
    me.played.append(stage.take(g, token))
    me.held[me.played[-1].slot] = count


def snapshot(g: Mars) -> dict[str, int]:
    """Everything that a line can speak of, in figures."""
    found: dict[str, int] = {
        "temperature": g.temperature // 2,
        "oxygen": g.oxygen,
        "oceans": g.oceans,
        "venus": g.venus // 2,
        "specials": len([tile for tile in g.tile if tile > 4]),
        "cities": cities(g, 0),
        "greeneries": greeneries(g, 0),
        "colonies": colonies_of(g, 0),
        "fleets": g.players[0].fleets,
    }
    for whose, me in [("", g.players[0]), ("their.", g.players[1])]:
        found |= _of(me, whose)
    return found


def _of(me: Player, whose: str) -> dict[str, int]:
    found = {f"{whose}tr": me.tr, f"{whose}cards": len(me.hand)}
    for what, name in enumerate(STOCK):
        found[whose + name] = me.stock[what]
        found[f"{whose}{name}.prod"] = me.production[what]
    for kind, name in enumerate(KINDS):
        found[whose + name] = sum(me.held[card.slot] for card in me.played if card.holds == kind)
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def read(line: str) -> dict[str, int]:
    """`titanium+2 tr+1` as figures."""
    found = {}
    for word in line.split():
        match = re.fullmatch(r"([a-z.]+)([+-]\d+)", word)
        assert match, word
        found[match[1]] = int(match[2])
    return found


def answer(question: Question, g: Mars, option: int) -> str:
    """What a test answers: seat 1 loses, areas away from oceans, the proposed payment, the given option of a card."""
    options = question.options
    if isinstance(options[0], Option):
        return [item for item in question.among if isinstance(item, Option)][option].token
    if COLOURS[1] in options:
        return COLOURS[1].token
    if isinstance(options[0], Space):
        dry = [item for item in options if isinstance(item, Space) and not oceans_around(g, item.index)]
        return (dry or options)[0].token
    if any(isinstance(item, ColonyTile) for item in options):
        return "colony:io"
    theirs = [item for item in options if isinstance(item, Card) and item in g.players[1].played]
    return (theirs or options)[0].token


def settle(table: Table[Mars], option: int = 0) -> None:
    """Answer until the next action is asked for."""
    while table.asks and not table.ask.prompt.endswith(" action"):
        table.play(answer(table.ask, table.position, option))


def check_play(facts: Facts) -> None:
    """Playing the card changes exactly what the line says, beside its price."""
    for option, line in enumerate(facts.plays or []):
        g = scene(facts)
        if facts.card.kind == PRELUDE:
            after, before = _play_prelude(g, facts, option)
        else:
            table = stage.start(g)
            before = snapshot(table.position)
            table.play(facts.card.token)
            settle(table, option)
            after = snapshot(table.position)
        got = _less_price(changes(before, after), facts)
        assert got == read(line), f"{facts}: {got}"


def _play_prelude(g: Mars, facts: Facts, option: int) -> tuple[dict[str, int], dict[str, int]]:
    from fourthrock.games.terraforming_mars.words import PRELUDE_ROUND

    me = g.players[0]
    me.hand.remove(facts.card)
    me.preludes = [facts.card, *[stage.take(g, token) for token in ("donation", "loan", "mohole") if token != facts.card.token]]
    g.phase = PRELUDE_ROUND
    before = snapshot(g)
    before["cards"] += 1
    table = stage.start(g)
    table.play(facts.card.token)
    while "Play which prelude" not in table.ask.prompt:
        table.play(answer(table.ask, table.position, option))
    return snapshot(table.position), before


def _less_price(got: dict[str, int], facts: Facts) -> dict[str, int]:
    """Take the price and the card itself out of what has changed."""
    got = dict(got)
    got["cards"] = got.get("cards", 0) + 1
    left = facts.cost
    for name, tag, value in [("steel", "building", 2), ("titanium", "space", 3)]:
        if tag in facts.tags:
            units = left // value
            got[name] = got.get(name, 0) + units
            left -= units * value
    got["mc"] = got.get("mc", 0) + left
    return {name: value for name, value in got.items() if value}


def check_use(facts: Facts) -> None:
    """Each action changes exactly what the line says."""
    assert len(facts.card.actions) == len(facts.uses)
    for number, line in enumerate(facts.uses):
        if line is None:
            continue
        g = scene(facts, needs=False)
        me = g.players[0]
        me.hand.remove(facts.card)
        me.played.append(facts.card)
        me.actors.append(facts.card)
        if facts.card.slot >= 0:
            me.held[facts.card.slot] = 5
        action: Action = facts.card.actions[number]
        table = stage.start(g)
        before = snapshot(table.position)
        table.play(action.token)
        settle(table)
        got = changes(before, snapshot(table.position))
        assert got == read(line), f"{facts} action {number + 1}: {got}"
        if table.ask.why_not(action.token) is not None:
            assert str(table.ask.why_not(action.token)).startswith("this card was used")


def check_points(facts: Facts) -> None:
    """The points of the card with seven resources on it, two tags of each kind beside its own."""
    if facts.vp is None:
        return
    g = scene(facts, needs=False)
    me = g.players[0]
    me.hand.remove(facts.card)
    (me.events if facts.event else me.played).append(facts.card)
    for tag in facts.card.tags:
        me.tags[tag] += 1
    if facts.card.slot >= 0:
        me.held[facts.card.slot] = 7
    points: Any = dict(scoring.score_lines(g, me)).get(facts.card.name, 0)
    assert points == facts.vp
