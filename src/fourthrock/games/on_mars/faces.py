"""Faces: cards and tiles as they look in a hand, the cards that a viewer may read, and what they are sorted by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from htpy import Node

from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import TEXT, fit, wrap
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, drawn, num, path, rect, sheet, text, tspan
from fourthrock.games.on_mars.blueprints import BLUEPRINTS, Blueprint
from fourthrock.games.on_mars.board import MISSION_ICONS, SCIENTIST_OF
from fourthrock.games.on_mars.cards import (
    CONTRACTS,
    DEVELOP_TWICE,
    DISCOVERIES,
    FIRST_A,
    FIRST_B,
    GOALS,
    MISSIONS,
    REWARDS,
    SCIENTISTS,
    Contract,
    Discovery,
    FirstA,
    FirstB,
    Goal,
    Mission,
    Scientist,
)
from fourthrock.games.on_mars.chapters import ALIEN_CARDS, OUTBREAK_MISSIONS, SABOTAGE, Aim, AlienCard, Sabotage
from fourthrock.games.on_mars.goods import BUILDINGS, COMMANDER, GOODS
from fourthrock.games.on_mars.marks import building_sign, name
from fourthrock.games.on_mars.sheet import GOOD_ICONS, said
from fourthrock.games.on_mars.view import View
from fourthrock.table import Item

WIDE: Final = 336.0
STUB: Final = 62.0
BOOSTED: Final = " Boost: one more for each Colonist you send to work."
BOOSTED_BUILD: Final = " Boost: one level of technology more for each Colonist you send to work."
ALIEN_TEXTS: Final = [
    "A Colonist of each human goes from the Living Quarters to the Working Area.",
    "Move the Shuttle one space forth or back on its side.",
    "A Scientist at work goes back to his card.",
    "A token on a technology of a human: it cannot be developed until a Shield takes it off.",
]
REWARD_ICONS: Final = ["upgrade", "crate", "ore", "rover", "people", "contract", "ship", "back", "launch", "person", "crystal"]


@cache
def face(item: Item) -> str:
    """The item by itself; empty for what is better said in a word."""
    if isinstance(item, Blueprint):
        return blueprint_face(item)
    if isinstance(item, Scientist):
        return scientist_face(item)
    if isinstance(item, Contract):
        return contract_face(item)
    if isinstance(item, Goal):
        reward = REWARDS[item.reward].name
        return ticket(glyph("mission", STUB / 2, 32, 32, "om-on"), "goal", item.name, f"Develop twice for free, or: {reward}.")
    if isinstance(item, Mission):
        asked = f"Needs {item.needs[0]}, {item.needs[1]} or {item.needs[2]} with two, three or four players."
        return ticket(
            glyph(MISSION_ICONS[item.token], STUB / 2, 32, 32, "om-on"),
            "plain",
            item.name,
            f"{asked} Each pays {_crystals(item.crystals)}.",
        )
    if isinstance(item, Discovery):
        return ticket(
            glyph("discovery", STUB / 2, 32, 32, "om-light"),
            "blueprint",
            item.name,
            "Discovery tile, for the Rover that ends on it.",
        )
    if isinstance(item, AlienCard):
        gain = "Brings a Trooper when obtained." if item.trooper else "Brings a Crystal when obtained."
        return ticket(
            glyph("alien", STUB / 2, 32, 32, "om-alien"), "alien-shelter", item.name, f"{ALIEN_TEXTS[item.index]} {gain}"
        )
    if isinstance(item, Sabotage):
        return ticket(glyph("bomb", STUB / 2, 32, 32, "om-light"), "danger", f"{item.name} ({item.letter})", item.text)
    return _more_faces(item)


def _more_faces(item: Item) -> str:
    if isinstance(item, Aim):
        return aim_face(item)
    if isinstance(item, FirstA):
        return ticket(
            glyph("crane", STUB / 2, 32, 32, "om-on"),
            "plain",
            "First Colonists A",
            f"Construct one of: {item.name.partition(': ')[2]}.",
        )
    if isinstance(item, FirstB):
        return ticket(
            glyph(GOOD_ICONS[GOODS[item.reward].token], STUB / 2, 32, 32, "om-on"),
            "plain",
            "First Colonists B",
            f"{item.name.partition(': ')[2].capitalize()}: gain 1 {GOODS[item.reward].name}.",
        )
    if item is DEVELOP_TWICE:
        return ticket(glyph("microscope", STUB / 2, 32, 32, "om-on"), "goal", item.name, "One technology twice, or two once.")
    if item in REWARDS:
        return ticket(
            glyph(REWARD_ICONS[REWARDS.index(item)], STUB / 2, 32, 32, "om-on"),
            "goal",
            item.name,
            "The other reward of this Private Goal.",
        )
    if item in OUTBREAK_MISSIONS:
        return ticket(
            glyph("hospital", STUB / 2, 32, 32, "om-dark"),
            "hospital",
            item.name,
            "A Mission of this chapter: all players together.",
        )
    if item is COMMANDER:
        return drawn(sheet(28, 28, at(14, 14, emblem("red"), scale=1.1), glyph("alien", 14, 14, 17, "om-dark", bold=True)))
    return ""


def _crystals(count: int) -> str:
    return "1 Crystal" if count == 1 else f"{count} Crystals"


def blueprint_face(card: Blueprint) -> str:
    """What it upgrades in the stub; name, what the Building does, what the card brings and costs."""
    kind = BUILDINGS[card.building].token
    where = "in a complex of 3 or more" if card.level == 3 else "anywhere"
    more = ""
    if card.boost:
        more = BOOSTED_BUILD if card.text.startswith("Construct") else BOOSTED
    brings = GOODS[card.building].name
    foot = f"Upgrades a {BUILDINGS[card.building].name} {where} · brings 1 {brings} · ±{card.op} OP"
    return ticket(
        at(STUB / 2, 34, building_sign(kind, 24)), kind, card.name, card.text + more, foot, "III" if card.level == 3 else "I"
    )


def scientist_face(one: Scientist) -> str:
    works, scores = SCIENTIST_OF[one.token]
    cost = "2 Colonists to the Working Area" if one.pays < 0 else f"2 {GOODS[one.pays].name}"
    points = f" 3 OP at the end for each Advanced {name(scores)} on Mars, whoever's." if scores else ""
    return ticket(
        at(STUB / 2, 34, building_sign(works, 24)),
        works,
        one.name,
        f"Works in any Advanced {name(works)}: uses it without Crystals.{points}",
        f"Costs {cost}",
    )


def contract_face(one: Contract) -> str:
    what = one.name.partition(": ")[2]
    stub = (
        at(STUB / 2, 34, building_sign(BUILDINGS[one.building].token, 24))
        if one.building >= 0
        else glyph("contract", STUB / 2, 34, 34, "om-on")
    )
    kind = BUILDINGS[one.building].token if one.building >= 0 else "plain"
    how = "Own it when the game ends." if one.building >= 0 else "Deliver it at any time in your turns."
    return ticket(stub, kind, what, f"{how} {one.op} OP if completed, -{one.failed} if not.", "Earth Contract, costs 1 Crystal")


def aim_face(item: Aim) -> str:
    """A goal of chapter 4: the card that it asks for in small."""
    icon = ["upgrade", "contract", "microscope", "person", "discovery"][item.deck]
    text_of = [
        "A level-3 Blueprint to build.",
        "A Contract to complete.",
        "A technology to develop to the end.",
        "A Scientist to score with.",
        "Tiles to collect.",
    ]
    return ticket(glyph(icon, STUB / 2, 32, 32, "om-on"), "goal", item.name, text_of[item.deck])


def ticket(stub: Node, kind: str, title: str, told: str, foot: str = "", level: str = "") -> str:
    """A card lying on its side: a coloured stub with a picture, then name, text and a line of small print."""
    room = WIDE - STUB - 22
    rows = wrap(told, 15, room, TEXT)
    small = wrap(foot, 13.5, room, TEXT) if foot else []
    high = max(70.0, 42 + 18.5 * len(rows) + 17 * len(small) + 4)
    edge = f"M8 .5H{num(STUB)}V{num(high - 0.5)}H8q-7.5 0-7.5-7.5V8Q.5.5 8 .5Z"
    spans = [tspan(x=num(STUB + 11), y=num(47 + 18.5 * n))[row] for n, row in enumerate(rows)]
    base = 47 + 18.5 * len(rows)
    return drawn(
        sheet(
            WIDE,
            high,
            rect(x=".5", y=".5", width=num(WIDE - 1), height=num(high - 1), rx="8", class_="ticket-paper"),
            path(d=edge, class_=f"om-b {kind}"),
            stub,
            said(STUB / 2, high - 8, level, 16, "om-dark") if level else None,
            said(STUB + 11, 26, title, fit(title, 21, room), "om-on", "start"),
            text(class_="om-face-text", font_size="15")[spans],
            text(class_="om-face-text", font_size="13.5")[
                [tspan(x=num(STUB + 11), y=num(base + 17 * n))[row] for n, row in enumerate(small)]
            ],
            name=f"{title}. {told} {foot}",
        )
    )


# ----------------------------------------------------------------------------------------------------------- card browser

ITEMS: Final[dict[str, Item]] = {
    item.token: item
    for item in [
        *BLUEPRINTS,
        *SCIENTISTS,
        *CONTRACTS,
        *GOALS,
        *MISSIONS,
        *DISCOVERIES,
        *FIRST_A,
        *FIRST_B,
        *OUTBREAK_MISSIONS,
        *SABOTAGE,
        *ALIEN_CARDS,
    ]
}


def held(view: View) -> list[tuple[str, list[Item]]]:
    """All that lies open, the own hand first."""
    piles: list[tuple[str, list[str]]] = []
    for s, board in enumerate(view.boards):
        whose = "Your" if s == view.you else f"{name(board.colour)}'s"
        if s == view.you:
            piles.insert(0, ("Your Private Goals", [*board.goals, *board.first_cards]))
        piles.append((f"{whose} plans", [one.card for one in board.blueprints]))
        piles.append((f"{whose} people and Contracts", [*board.scientists, *[one.card for one in board.contracts]]))
        piles.append((f"{whose} completed goals", board.goals_shown))
    piles.insert(1, ("Blueprints on display", [token for token in view.display if token]))
    piles.insert(2, ("Missions", [one.card for one in [*view.missions, *(view.crisis.missions if view.crisis else [])]]))
    piles.insert(3, ("To be explored", view.exploration))
    known = "microbiologist" if view.mode == "outbreak" else ""
    piles.insert(
        4,
        ("Scientists", [one.card for one in view.scientists if not one.owner and (one.card == "microbiologist") == bool(known)]),
    )
    piles.insert(5, ("Contracts on display", view.contracts))
    piles.append(("Contracts still to come", view.contract_deck))
    if view.crisis is not None and view.crisis.row:
        piles.insert(1, ("Sabotage row", view.crisis.row))
    if view.alien is not None:
        piles.append(("Alien Blueprints", [card.token for card in ALIEN_CARDS]))
    return [(title, [ITEMS[token] for token in tokens]) for title, tokens in piles if tokens]


def facets(item: Item) -> Mapping[str, int | str]:
    """Blueprints by type and level; everything by kind."""
    if isinstance(item, Blueprint):
        return {"kind": "blueprint", "building": BUILDINGS[item.building].token, "level": item.level, "points": item.op}
    if isinstance(item, Contract):
        return {"kind": "contract", "points": item.op}
    if isinstance(item, Scientist):
        return {"kind": "scientist"}
    if isinstance(item, Goal):
        return {"kind": "goal"}
    return {"kind": "mission" if isinstance(item, Mission) else "tile"}
