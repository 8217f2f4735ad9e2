"""Mats and faces: what lies before a faction in the rail of players, and the cards as they look in a hand."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec
from htpy import Element, Node

from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import TEXT, fit, wrap
from fourthrock.drawing.paper import at, drawn, g, lines, num, path, rect, sheet, tip, words
from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, CAPABILITY, EVENT, EVENTS, Asset, Campaign, Event
from fourthrock.games.red_dust_rebellion.events.index import side_of_event
from fourthrock.games.red_dust_rebellion.figures import HUES, NAME_OF, figure
from fourthrock.games.red_dust_rebellion.pieces import CORP_KINDS, CR_KINDS, EG_TROOP, MG_KINDS, RD_KINDS, TOKENS
from fourthrock.games.red_dust_rebellion.view import CardView, FactionView, MarsView
from fourthrock.table import Item

WIDE: Final = 244.0
SUPPLIES: Final = [[TOKENS[kind] for kind in kinds] for kinds in ([*MG_KINDS, EG_TROOP], CORP_KINDS, RD_KINDS, CR_KINDS)]
"""The pieces that may be Available to each faction; EarthGov's Troops lie with MarsGov's."""


# ----------------------------------------------------------------------------------------------------------------- mats


def mat(view: MarsView, seat: int) -> str:
    """The victory total first; then what the faction has, what is Available, which of its cards are in force."""
    available = next(box.pieces for box in view.boxes if box.token == "available")
    stock = tuple((token, available[token]) for token in SUPPLIES[seat] if token in available)
    notes: tuple[str, ...] = ()
    force: list[CardView] = []
    if seat == 2:
        drawn_now = f", {view.campaigns_drawn} drawn" if view.campaigns_drawn else ""
        notes, force = (f"{view.campaign_deck} Campaigns in the deck{drawn_now}",), view.campaigns
    if seat == 3:
        notes, force = (f"{view.asset_deck} Assets in the deck, {len(view.asset_discards)} discarded",), view.capabilities
    leads = view.eg_controller == view.factions[seat].token
    return pasted(msgspec.json.encode(view.factions[seat]), stock, notes, msgspec.json.encode(force), leads)


@lru_cache(maxsize=512)
def pasted(encoded: bytes, stock: tuple[tuple[str, int], ...], notes: tuple[str, ...], force: bytes, leads: bool) -> str:
    """A mat; most stay as they are from one answer to the next."""
    one = msgspec.json.decode(encoded, type=FactionView)
    cards = msgspec.json.decode(force, type=list[CardView])
    parts: list[Node] = [_victory(one), _wealth(one, leads), _stock(stock)]
    top = 118.0 if stock else 86.0
    for said in notes:
        parts.append(words(0, top, said, "mat-text", "start"))
        top += 20
    for card in cards:
        parts.append(_in_force(card, top))
        top += 22
    return drawn(sheet(WIDE, top - 8, parts, class_="mat-sheet"))


def _victory(one: FactionView) -> Node:
    """How far the total is, with a mark where it must pass."""
    unit = 176 / 50
    most, mark = max(1, min(50, one.total) * unit), min(50, one.threshold) * unit
    made_of = ", ".join(f"{name} {value:g}" for name, value in one.parts)
    return g(class_=f"hue-{HUES[one.token]}")[
        tip(f"{one.name}: {one.total}, must exceed {one.threshold} ({made_of})"),
        rect(x="0", y="4", width="176", height="14", rx="3", class_="rdr-bar-back"),
        rect(x="0", y="4", width=num(most), height="14", rx="3", class_="rdr-bar"),
        path(d=f"M{num(mark)} 0V22", class_="rdr-mark"),
        words(WIDE, 18, f"{one.total} / {one.threshold}", "mat-figure", "end"),
    ]


def _wealth(one: FactionView, leads: bool) -> Node:
    """What the faction holds, the next income, and the box of the Sequence of Play."""
    short = one.box.replace("Operation and Special Activity", "Op + Special").replace("Limited Operation", "Limited Op")
    state = f"{short} · EarthGov Controller" if leads else short
    income = f"next income +{one.income}" if one.token != "cr" else f"next draw {one.income}"
    if one.nonplayer:
        income = f"Non-Player, card {one.card}" if one.card else "Non-Player"
    return [
        words(0, 44, f"{one.held} {one.resources}", "mat-figure", "start"),
        words(WIDE, 44, income, "mat-text", "end"),
        words(0, 64, state, "mat-text", "start", font_size="14"),
    ]


def _stock(stock: tuple[tuple[str, int], ...]) -> Node:
    step = min(50.0, (WIDE - 4) / max(1, len(stock)))
    return [
        at(11 + step * i, 88)[
            tip(f"Available: {count} {NAME_OF[token]}"),
            at(0, 0, figure(token), scale=0.85),
            words(14, 6, str(count), "mat-figure", "start"),
        ]
        for i, (token, count) in enumerate(stock)
    ]


def _in_force(card: CardView, top: float) -> Element:
    return g(data_piece=card.token)[
        tip(f"{card.title}: {card.text}"),
        rect(x="0", y=num(top - 14), width=num(WIDE), height="20", rx="4", class_="rdr-cell"),
        words(7, top + 1, card.title, "rdr-value", "start", font_size=num(fit(card.title, 15, WIDE - 14))),
    ]


# ---------------------------------------------------------------------------------------------------------------- faces

CARD: Final = 336.0


@cache
def face(item: Item) -> str:
    """A card as it looks in a hand; empty for what has no face."""
    if isinstance(item, Asset):
        kinds = {CAPABILITY: ("gear", "Capability"), EVENT: ("action", "Event")}
        icon, kind = kinds.get(item.kind, ("cards", "Resource"))
        return _card(str(item.value), icon, item.name, f"{kind}. {item.text}")
    if isinstance(item, Campaign):
        return _card("", "megaphone", item.name, item.text)
    if isinstance(item, Event):
        return _card(str(item.flashpoint), "rounds", item.name, _both_sides(item))
    return ""


def _both_sides(item: Event) -> str:
    """Both sides of an Event in one text, the shaded one after the other."""
    if item.dust_storm:
        return "A Dust Storm Round."
    order = ", ".join(by.short for by in item.order)
    sides = [side_of_event(item.number, shaded) for shaded in (False, True)]
    told = [f"{name}: {side.text}" for name, side in zip(("Unshaded", "Shaded"), sides) if side is not None]
    return f"{order}. {' '.join(told)}"


def _card(number: str, icon: str, name: str, said: str) -> str:
    """A stub with what it is worth and what it is, a perforation, name and text. One unit is one pixel."""
    told = wrap(said, 14.5, CARD - 88, TEXT)
    high = max(62.0, 38 + 17.5 * len(told))
    sign: Node = [words(33, high / 2 + 2, number, "ticket-number"), glyph(icon, 33, high / 2 + 17, 18)] if number else None
    return drawn(
        sheet(
            CARD,
            high,
            rect(x=".5", y=".5", width=num(CARD - 1), height=num(high - 1), rx="8", class_="ticket-paper"),
            path(d=f"M66 8V{num(high - 8)}", class_="ticket-perforation"),
            sign or glyph(icon, 33, high / 2, 34),
            words(77, 23, name, "ticket-name", "start", font_size=num(fit(name, 20, CARD - 90))),
            lines(77, 42, told, 17.5, "ticket-text"),
            class_="ticket",
        )
    )


# ------------------------------------------------------------------------------------------------------------ card browser

CARD_OF: Final[dict[str, Item]] = {card.token: card for card in [*ASSETS, *CAMPAIGNS, *EVENTS]}


def held(view: MarsView) -> list[tuple[str, list[Item]]]:
    """What the viewer may read: its own hand first, then what lies open to all."""
    events = [event.token for event in (view.current, view.following) if event is not None]
    return [
        ("Your Assets", _named(view.hand)),
        ("Campaigns you drew", _named(view.campaigns_seen)),
        ("Current and next Event", [CARD_OF[token] for token in events]),
        ("Capabilities in force", _named(view.capabilities)),
        ("Campaigns in force", _named(view.campaigns)),
        ("Discarded Assets", _named(view.asset_discards)),
        ("Campaigns that are over", _named(view.campaigns_gone)),
        ("Events played", [CARD_OF[event.token] for event in reversed(view.played)]),
    ]


def _named(cards: list[CardView]) -> list[Item]:
    return [CARD_OF[card.token] for card in cards]
