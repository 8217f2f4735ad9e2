"""The scenario in play: every figure of the map, the counters, the charts and the set-up, as `scenario.py` has read them."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import Clan, Nation, Unit
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.places import Month, Settlement, Totem, Warren
from fourthrock.table.items import Item


class Scenario(Item):
    """What is printed: it never changes, so every position shares it."""

    def __init__(self, token: str, title: str) -> None:
        super().__init__(token, title)
        self.about = ""
        # The map (section 3). Lists by hex: what a flood fill asks for a thousand times.
        self.columns = 0
        self.rows = 0
        self.hexes: list[Hex] = []
        self.near: list[list[int]] = []
        self.has_strait: list[bool] = []
        self.straits: set[int] = set()
        self.discs: list[dict[int, list[Hex]]] = []
        self.places_near: list[list[int]] = []
        self.places_away: list[list[int]] = []
        self.places_beside: list[list[int]] = []
        self.barrier_names: list[str] = []
        self.barrier_switches: list[int] = []
        # The places (section 2) and the counters (section 1).
        self.settlements: list[Settlement] = []
        self.warrens: list[Warren] = []
        self.totems: list[Totem] = []
        self.clans: list[Clan] = []
        self.nations: list[Nation] = []
        self.units: list[Unit] = []
        self.marker_values: list[int] = []
        self.metro_bonus = 0
        # The charts: movement [terrain][foul], combat [line][odds], the Political Index, the turns.
        self.ground_costs: list[list[int]] = []
        self.ground_settlement: list[int] = [0, 0]
        self.ground_warren: list[int] = [0, 0]
        self.air_costs: list[list[int]] = []
        self.air_settlement: list[int] = [0, 0]
        self.strait_cost = 0
        self.enter_zoc = 0
        self.leave_zoc = 0
        self.attacker_losses: list[list[int]] = []
        self.defender_losses: list[list[int]] = []
        self.full_unit = 0
        self.steps_of_full_unit = 0
        self.settlement_modifier = 0
        self.foul_north = 0
        self.mixed_clans = 0
        self.heavy_division = 0
        self.nukes = 0
        self.over = 0
        self.index_start = 0
        self.index_least = 0
        self.index_most = 0
        self.column_tops: list[int] = []
        self.chart_names: list[str] = []
        self.chart_first: list[list[int]] = []
        self.chart_second: list[list[int]] = []
        self.results: list[str] = []
        self.orbital_home = -1
        self.orbital_strength = 0
        self.reinforcement_steps = 0
        self.units_of_a_struck_warren = 0
        self.dome_rebuilds = 0
        self.army_from_turn = 0
        self.months: list[Month] = []
        self.start_units: list[int] = []
        self.start_hexes: list[int] = []

    def is_strait(self, one: int, other: int) -> bool:
        """3.1 Whether a sea hexside lies between two neighbouring hexes."""
        return one * 10_000 + other in self.straits

    def hex_at(self, token: str) -> Hex:
        """The hex of a token such as 1210."""
        return self.hexes[(int(token[:2]) - 1) * self.rows + int(token[2:]) - 1]

    def unit_named(self, token: str) -> Unit:
        for unit in self.units:
            if unit.token == token:
                return unit
        raise KeyError(token)

    def settlement_named(self, name: str) -> Settlement:
        for settlement in self.settlements:
            if settlement.name == name:
                return settlement
        raise KeyError(name)

    def warren_named(self, name: str) -> Warren:
        for warren in self.warrens:
            if warren.name == name:
                return warren
        raise KeyError(name)

    def clan_named(self, name: str) -> Clan:
        for clan in self.clans:
            if clan.name == name:
                return clan
        raise KeyError(name)

    def disc(self, centre: int, radius: int) -> list[Hex]:
        """The hexes within so many steps of one, without it; worked out once and kept."""
        kept = self.discs[centre]
        if radius not in kept:
            kept[radius] = self._disc(centre, radius)
        return kept[radius]

    def _disc(self, centre: int, radius: int) -> list[Hex]:
        found = {centre}
        edge = [centre]
        for _ in range(radius):
            beyond: list[int] = []
            for index in edge:
                for other in self.near[index]:
                    if other not in found:
                        found.add(other)
                        beyond.append(other)
            edge = beyond
        found.discard(centre)
        return [self.hexes[index] for index in sorted(found)]
