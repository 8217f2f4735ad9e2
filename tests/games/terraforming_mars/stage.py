"""Positions for tests, and small words for what happens in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.boards import SPACES, Board, Space
from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.colonies import COLONY_TILES
from fourthrock.games.terraforming_mars.colony_ops import open_tile
from fourthrock.games.terraforming_mars.committee import set_up
from fourthrock.games.terraforming_mars.deck import BEGINNER, BY_TOKEN
from fourthrock.games.terraforming_mars.playing import enter
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.tiles import lay
from fourthrock.games.terraforming_mars.words import ACTIONS, CITY, GREENERY, OCEAN, PARTIES, TAG_NAMES
from fourthrock.table import Question, Table, dice_for
from fourthrock.table.game import read_options

BARE = Board(
    "Bare",
    " ".join(
        "~." if word.startswith("~") else "."
        for word in [
            "ss",
            "~ss",
            ".",
            "~c",
            "~.",
            ".",
            "s",
            ".",
            ".",
            ".",
            "~cc",
            "c",
            ".",
            ".",
            ".",
            ".",
            ".",
            "s",
            "pt",
            "p",
            "p",
            "p",
            "pp",
            "p",
            "p",
            "~pp",
            "pp",
            "pp",
            "pp",
            "~pp",
            "~pp",
            "~pp",
            "pp",
            "pp",
            "pp",
            "p",
            "pp",
            "p",
            "p",
            "p",
            "~p",
            "~p",
            "~p",
            ".",
            ".",
            ".",
            ".",
            ".",
            "p",
            ".",
            "ss",
            ".",
            "c",
            "c",
            ".",
            "t",
            "s",
            "ss",
            ".",
            ".",
            "~tt",
        ]
    ),
    {},
    volcanic="b2 c1 d1 e1",
    noctis="e3",
)
"""Tharsis with nothing printed on its areas."""

EVERYTHING = {"prelude": True, "venus_next": True, "colonies": True}


def card(token: str) -> Card:
    return BY_TOKEN[token]


def space(token: str) -> Space:
    return next(area for area in SPACES if area.token == token)


def stage(seats: int = 3, **options: Any) -> Mars:
    """The first action of seat 0: no corporation effects, empty boards and hands, a map without bonuses."""
    chosen = read_options(GAME, {**EVERYTHING, **options} if seats > 1 else options)
    g = GAME.setup(seats, chosen, dice_for(7))
    g.board = BARE
    g.first = g.active = 0
    g.phase = ACTIONS
    for me in g.players:
        me.corporation = BEGINNER
        g.corporations += me.dealt
        g.deck += me.offer
        g.prelude_deck += me.preludes
        me.dealt, me.offer, me.preludes = [], [], []
    if g.turmoil:
        no_politics(g)
    if g.colonies_in:
        colonies(g, "luna", "ceres", "io", "triton", "ganymede")
    return g


def no_politics(g: Mars) -> None:
    """Parties without delegates; the Scientists rule, whose policy does nothing by itself."""
    g.delegates = [0] * len(g.delegates)
    g.leader = [-1] * 6
    set_up(g)
    g.dominant = 0
    g.ruling = 4


def rule(g: Mars, party: str) -> None:
    g.ruling = next(other.index for other in PARTIES if other.token == party)


def delegates(g: Mars, party: str, seat: int, count: int) -> None:
    """Send delegates from the reserve; seat -1 is neutral."""
    from fourthrock.games.terraforming_mars.committee import send

    owner = g.seats if seat < 0 else seat
    for _ in range(count):
        g.reserve[owner] -= 1
        send(g, owner, next(other for other in PARTIES if other.token == party))


def colonies(g: Mars, *names: str) -> None:
    g.colony_tiles, g.awake, g.track, g.visited, g.colonists = [], [], [], [], []
    for name in names:
        open_tile(g, next(tile for tile in COLONY_TILES if tile.name.lower() == name))
    g.spare_colonies = [tile for tile in COLONY_TILES if tile not in g.colony_tiles]


def colony(g: Mars, name: str, seat: int) -> None:
    number = next(n for n, tile in enumerate(g.colony_tiles) if tile.name.lower() == name)
    g.colonists[number].append(seat)


def take(g: Mars, token: str) -> Card:
    """Take a card from wherever it lies face down."""
    found = card(token)
    for pile in (g.deck, g.prelude_deck, g.corporations, g.discard):
        if found in pile:
            pile.remove(found)
    return found


def give(g: Mars, seat: int, *tokens: str) -> None:
    """Cards into a hand."""
    g.players[seat].hand += [take(g, token) for token in tokens]


def on_table(g: Mars, seat: int, *tokens: str) -> None:
    """Cards face up, with their effects, but without what playing them does."""
    for token in tokens:
        enter(g, g.players[seat], take(g, token))


def corporation(g: Mars, seat: int, token: str) -> None:
    g.players[seat].corporation = card(token)
    on_table(g, seat, token)


def tags(g: Mars, seat: int, **counts: int) -> None:
    """Set the tags of a player, whatever lies on the table."""
    for name, count in counts.items():
        g.players[seat].tags[[tag.lower() for tag in TAG_NAMES].index(name)] = count


def every_tag(g: Mars, seat: int, count: int) -> None:
    g.players[seat].tags = [count] * 11 + [0]


def put(g: Mars, token: str, count: int) -> None:
    """Resources onto a card."""
    for me in g.players:
        if card(token) in me.played:
            me.held[card(token).slot] = count


def oceans(g: Mars, *areas: str) -> None:
    for area in areas:
        lay(g, -1, OCEAN, space(area).index)


def city(g: Mars, seat: int, area: str) -> None:
    lay(g, seat, CITY, space(area).index)


def greenery(g: Mars, seat: int, area: str) -> None:
    lay(g, seat, GREENERY, space(area).index)


def rich(g: Mars, seat: int = 0, stock: int = 50, production: int = 5) -> None:
    g.players[seat].stock = [stock] * 6
    g.players[seat].production = [production] * 6


def start(g: Mars) -> Table[Mars]:
    """A table at which the position is played on."""
    return Table(GAME, g, g.seats)


def play(table: Table[Mars], *tokens: str) -> Table[Mars]:
    """Answer the questions one after the other."""
    for token in tokens:
        table.play(token)
    return table


def finish(table: Table[Mars], answer: Callable[[Question], str], least: str = "action") -> None:
    """Answer what is asked until the next action of a turn is asked for."""
    while table.asks and least not in table.ask.prompt:
        table.play(answer(table.ask))


def me(table: Table[Mars], seat: int = 0) -> Player:
    return table.position.players[seat]


def why(table: Table[Mars], token: str) -> str:
    """The refusal of a candidate as a sentence; empty if it is allowed."""
    refusal = table.ask.why_not(token)
    assert refusal is not None or token in table.ask.tokens, f"{token} is no candidate"
    return "" if refusal is None else str(refusal)


def offered(table: Table[Mars]) -> Sequence[str]:
    return table.ask.tokens
