# ruff: noqa: ARG002
"""Numbers that cards read off the table, requirements, and victory points that depend on the table (6.4-6.7, 13.3)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import tiles
from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.card import Card, Count, Need, Points, amount, kind_text, listed, tags_text
from fourthrock.games.terraforming_mars.parameters import level
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import (
    ALL,
    FLOATER,
    NO_TILE,
    OCEANS,
    OPPONENTS,
    OWN,
    PARAMETER_NAMES,
    PARTIES,
    PRODUCTION_NAMES,
    STEP,
    TAG_NAMES,
    TEMPERATURE,
    TILE_NAMES,
    VENUS,
    WILD,
)
from fourthrock.table import Refusal


class Per(Count):
    """`each` for every full `per` of something, `most` at most (0: no limit)."""

    def __init__(self, each: int, per: int, most: int) -> None:
        self.each = each
        self.per = per
        self.most = most

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        raise NotImplementedError

    def noun(self) -> str:
        raise NotImplementedError

    def single(self) -> int:
        return self.each

    def of(self, g: Mars, me: Player, card: Card) -> int:
        found = self.each * (self.raw(g, me, card) // self.per)
        return min(found, self.most) if self.most else found

    def text(self) -> str:
        many = f"every {self.per} " if self.per > 1 else "each "
        limit = f" ({self.most} at most)" if self.most else ""
        return f"for {many}{self.noun()}{limit}"


class Tags(Per):
    """Tags of these kinds; the card being played counts, and so does the own wild tag (6.6, 6.7)."""

    def __init__(self, *tags: int, scope: int = OWN, each: int = 1, per: int = 1) -> None:
        super().__init__(each, per, 0)
        self.tags = list(tags)
        self.scope = scope

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        found = 0
        for player in g.players:
            if (player is me) == (self.scope == OWN) or self.scope == ALL:
                for tag in self.tags:
                    found += player.tags[tag]
        return found if self.scope == OPPONENTS else found + me.tags[WILD]

    def noun(self) -> str:
        whose = ["you have", "in play", "your opponents have"][self.scope]
        return f"{tags_text(self.tags)} {'tags' if self.per > 1 else 'tag'} {whose}"


class Cities(Per):
    """City tiles of everybody, on Mars or anywhere."""

    def __init__(self, on_mars: bool = False) -> None:
        super().__init__(1, 1, 0)
        self.on_mars = on_mars

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return tiles.cities(g, -1, not self.on_mars)

    def noun(self) -> str:
        return "city tile on Mars" if self.on_mars else "city tile in play"


class CitiesAndColonies(Per):
    """City tiles and colonies of everybody."""

    def __init__(self) -> None:
        super().__init__(1, 1, 0)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return tiles.cities(g, -1) + colonies_of(g, -1)

    def noun(self) -> str:
        return "city tile and colony in play"


class Colonies(Per):
    """Colonies, one's own or everybody's."""

    def __init__(self, scope: int = OWN) -> None:
        super().__init__(1, 1, 0)
        self.scope = scope

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return colonies_of(g, me.seat if self.scope == OWN else -1)

    def noun(self) -> str:
        return "colony you have" if self.scope == OWN else "colony in play"


class EventsPlayed(Per):
    """Events that anybody has ever played."""

    def __init__(self) -> None:
        super().__init__(1, 1, 0)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return sum([len(player.events) for player in g.players])

    def noun(self) -> str:
        return "event ever played by anybody"


class Floaters(Per):
    """Floaters on own cards."""

    def __init__(self, per: int = 1) -> None:
        super().__init__(1, per, 0)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return floaters_of(me)

    def noun(self) -> str:
        return "floaters on your cards" if self.per > 1 else "floater on your cards"


class CardsWithoutTags(Per):
    """Own cards face up without a tag."""

    def __init__(self) -> None:
        super().__init__(1, 1, 0)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return sum([1 for other in me.played if not other.tags])

    def noun(self) -> str:
        return "card without tags that you have face up"


class ResourcesHere(Per):
    """Resources on this card."""

    def __init__(self, most: int = 0) -> None:
        super().__init__(1, 1, most)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return me.on(card)

    def noun(self) -> str:
        return "resource on this card"


class EmptyAreas(Per):
    """Empty areas that touch own tiles, each counted once."""

    def __init__(self) -> None:
        super().__init__(1, 1, 0)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return sum([1 for s in SPACES if g.tile[s.index] == NO_TILE and tiles.touches_own(g, s.index, me.seat)])

    def noun(self) -> str:
        return "empty area next to tiles of yours"


class PartiesJoined(Per):
    """Parties with a delegate of one's own."""

    def __init__(self, each: int) -> None:
        super().__init__(each, 1, 0)

    def raw(self, g: Mars, me: Player, card: Card) -> int:
        return sum([1 for party in range(6) if g.delegates[party * (g.seats + 1) + me.seat]])

    def noun(self) -> str:
        return "party in which you have a delegate"


def colonies_of(g: Mars, seat: int) -> int:
    """How many colonies this player has; seat -1 counts everybody's."""
    return sum([1 for owners in g.colonists for owner in owners if seat < 0 or owner == seat])


def floaters_of(me: Player) -> int:
    return sum([me.held[card.slot] for card in me.played if card.holds == FLOATER])


# ------------------------------------------------------------------------------------------------------------ requirements

_UNITS: Final = [" °C", " %", "", " %"]


class Level(Need):
    """A global parameter must be high enough, or not too high."""

    def __init__(self, parameter: int, value: int, at_most: bool = False) -> None:
        self.parameter = parameter
        self.value = value
        self.at_most = at_most

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        flex = me.flex + me.next_flex + (me.flex_venus if self.parameter == VENUS else 0)
        now = level(g, self.parameter)
        slack = flex * STEP[self.parameter]
        if (now <= self.value + slack) if self.at_most else (now >= self.value - slack):
            return None
        unit = _UNITS[self.parameter]
        why = "{} is {}{}, may be {}{} at most" if self.at_most else "{} is {}{}, needs {}{}"
        name = "the temperature" if self.parameter == TEMPERATURE else PARAMETER_NAMES[self.parameter]
        if self.parameter == OCEANS:
            why = why.replace("is", "are", 1)
        return Refusal("6.4", why, name, now, unit, self.value, unit)

    def text(self) -> str:
        value = f"{self.value}{_UNITS[self.parameter]}".replace("-", "−")
        if self.parameter == TEMPERATURE:
            return f"{value} or {'colder' if self.at_most else 'warmer'}"
        if self.parameter == OCEANS:
            return f"{value} oceans or {'fewer' if self.at_most else 'more'}"
        name = "Venus at " if self.parameter == VENUS else ""
        oxygen = "" if self.parameter == VENUS else " oxygen"
        return f"{name}{value}{oxygen} or {'less' if self.at_most else 'more'}"


class HasTags(Need):
    """So many own tags; one wild tag can stand for one missing tag of the card (6.7)."""

    def __init__(self, *wanted: int) -> None:
        self.wanted = sorted(wanted)
        self.counts = [(tag, self.wanted.count(tag)) for tag in sorted(set(wanted))]

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        missing = 0
        worst = 0
        for tag, count in self.counts:
            if me.tags[tag] < count:
                missing += count - me.tags[tag]
                worst = tag
        if missing <= me.tags[WILD]:
            return None
        have = me.tags[worst] + me.tags[WILD]
        return Refusal("6.4", "{} tags: you have {}, needs {}", TAG_NAMES[worst], have, self.wanted.count(worst))

    def text(self) -> str:
        return listed([amount(count, f"{TAG_NAMES[tag]} tag") for tag, count in self.counts])


class HasProduction(Need):
    """So much production of one's own."""

    def __init__(self, what: int, value: int) -> None:
        self.what = what
        self.value = value

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        have = me.production[self.what]
        if have >= self.value:
            return None
        return Refusal("6.4", "your {} production is {}, needs {}", PRODUCTION_NAMES[self.what], have, self.value)

    def text(self) -> str:
        return f"{self.value} {PRODUCTION_NAMES[self.what]} production or more"


class HasTiles(Need):
    """So many city or greenery tiles."""

    def __init__(self, tile: int, value: int, scope: int = OWN) -> None:
        self.tile = tile
        self.value = value
        self.scope = scope

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        seat = me.seat if self.scope == OWN else -1
        have = tiles.greeneries(g, seat) if self.tile == 2 else tiles.cities(g, seat)
        if have >= self.value:
            return None
        whose = "you have" if self.scope == OWN else "there are"
        return Refusal("6.4", "{} tiles: {} {}, needs {}", TILE_NAMES[self.tile], whose, have, self.value)

    def text(self) -> str:
        tile = amount(self.value, f"{TILE_NAMES[self.tile]} tile")
        return f"{tile} of your own" if self.scope == OWN else f"{tile} in play"


class HasColonies(Need):
    """So many own colonies, or not more."""

    def __init__(self, value: int, at_most: bool = False) -> None:
        self.value = value
        self.at_most = at_most

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        have = colonies_of(g, me.seat)
        if (have <= self.value) if self.at_most else (have >= self.value):
            return None
        why = "colonies: you have {}, may have {} at most" if self.at_most else "colonies: you have {}, needs {}"
        return Refusal("6.4", why, have, self.value)

    def text(self) -> str:
        return f"{self.value} {'colony' if self.value == 1 else 'colonies'} or {'fewer' if self.at_most else 'more'}"


class HasFloaters(Need):
    """So many floaters on own cards."""

    def __init__(self, value: int) -> None:
        self.value = value

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        have = floaters_of(me)
        return None if have >= self.value else Refusal("6.4", "floaters: you have {}, needs {}", have, self.value)

    def text(self) -> str:
        return f"{self.value} floaters on your cards"


class HasRating(Need):
    """A TR at least this high."""

    def __init__(self, value: int) -> None:
        self.value = value

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        return None if me.tr >= self.value else Refusal("6.4", "your TR is {}, needs {}", me.tr, self.value)

    def text(self) -> str:
        return f"a TR of {self.value} or more"


class HasParty(Need):
    """A party rules, or has two delegates of one's own (15.12)."""

    def __init__(self, party: int) -> None:
        self.party = party

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        have = g.delegates[self.party * (g.seats + 1) + me.seat]
        if g.ruling == self.party or have >= 2:
            return None
        party = PARTIES[self.party]
        why = "{} {} not rule, and you have {} of the 2 delegates needed there"
        return Refusal("15.12", why, party.name, "do" if party.many else "does", have)

    def text(self) -> str:
        return f"{PARTIES[self.party].name} to rule, or 2 delegates of yours there"


IS_NOT_CHAIRMAN: Final = Refusal("6.4", "you are not the chairman")
LEADS_NO_PARTY: Final = Refusal("6.4", "you lead no party")


class IsChairman(Need):
    """The chairman's seat is one's own."""

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        return None if g.chairman == me.seat else IS_NOT_CHAIRMAN

    def text(self) -> str:
        return "you to be chairman"


class LeadsParty(Need):
    """One leads at least one party."""

    def lack(self, g: Mars, me: Player) -> Refusal | None:
        return None if me.seat in g.leader else LEADS_NO_PARTY

    def text(self) -> str:
        return "you to lead a party"


def need(
    *,
    temperature: int | None = None,
    oxygen: int | None = None,
    oceans: int | None = None,
    venus: int | None = None,
    at_most: bool = False,
) -> Level:
    """`need(oxygen=7)`, `need(temperature=-12, at_most=True)`."""
    values = [temperature, oxygen, oceans, venus]
    found = [(parameter, value) for parameter, value in enumerate(values) if value is not None]
    return Level(found[0][0], found[0][1], at_most)


# ---------------------------------------------------------------------------------------------------------- victory points


class PointsPerResource(Points):
    """Points for every full `per` resources on the card."""

    def __init__(self, points: int, per: int = 1) -> None:
        super().__init__(points)
        self.per = per

    def of(self, g: Mars, me: Player, card: Card) -> int:
        return self.points * (me.on(card) // self.per)

    def text(self) -> str:
        many = f"every {self.per} " if self.per > 1 else "each "
        return f"{self.points} VP for {many}{kind_text(self.kind, self.per)} here"


class PointsIfResource(Points):
    """Points once, if at least one resource lies on the card."""

    def of(self, g: Mars, me: Player, card: Card) -> int:
        return self.points if me.on(card) else 0

    def text(self) -> str:
        return f"{self.points} VP if there is a {kind_text(self.kind)} here"


class PointsPerTag(Points):
    """Points for every own tag of a kind; wild tags do not count (6.7)."""

    def __init__(self, tag: int) -> None:
        super().__init__(1)
        self.tag = tag

    def of(self, g: Mars, me: Player, card: Card) -> int:
        return me.tags[self.tag]

    def text(self) -> str:
        return f"1 VP for each {TAG_NAMES[self.tag]} tag you have"


class PointsBesideTile(Points):
    """Points for every ocean, or every city, next to the tile of this card."""

    def __init__(self, own_tile: int, tile: int) -> None:
        super().__init__(1)
        self.own_tile = own_tile
        self.tile = tile

    def of(self, g: Mars, me: Player, card: Card) -> int:
        space = tiles.site(g, self.own_tile)
        if space < 0:
            return 0
        return tiles.oceans_around(g, space) if self.tile == 1 else tiles.cities_around(g, space)

    def text(self) -> str:
        return f"1 VP for each {TILE_NAMES[self.tile]} tile next to this tile"


class PointsPerCity(Points):
    """Points for every so many cities in play."""

    def __init__(self, per: int) -> None:
        super().__init__(1)
        self.per = per

    def of(self, g: Mars, me: Player, card: Card) -> int:
        return tiles.cities(g, -1) // self.per

    def text(self) -> str:
        return f"1 VP for every {self.per} city tiles in play"


class PointsPerColony(Points):
    """Points for every so many colonies in play."""

    def __init__(self, per: int) -> None:
        super().__init__(1)
        self.per = per

    def of(self, g: Mars, me: Player, card: Card) -> int:
        return colonies_of(g, -1) // self.per

    def text(self) -> str:
        return f"1 VP for every {self.per} colonies in play"
