"""What must always hold: nothing is lost, nothing appears, nobody holds more than fits."""

from __future__ import annotations

from fourthrock.games.on_mars.blackout import DARK, TOKENS
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import RESEARCH
from fourthrock.games.on_mars.chapters import INFECTIONS, SABOTAGE, VACCINES, VANDALISM
from fourthrock.games.on_mars.goods import BUILDINGS, CONDENSER, CRYSTAL, HOSPITAL, LSS_FIRST, LSS_LAST, MINE, SHELTER, TECHS
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES
from fourthrock.games.on_mars.monolith import CUBES
from fourthrock.games.on_mars.position import (
    ADVANCED,
    ALIEN,
    BLACKOUT,
    BOT,
    COLONIST,
    EXOSUIT,
    INVASION,
    MONOLITH,
    OUTBREAK,
    ROVER,
    SENTRY,
    STUNNED,
    TROOPER,
    VACCINATED,
    Mars,
)
from fourthrock.games.on_mars.quarters import capacity, slot_health, slot_seat, ward_size
from fourthrock.games.on_mars.stores import limit


def broken(g: Mars) -> list[str]:
    """The invariants that do not hold, as sentences."""
    found: list[str] = []
    for s in range(g.players):
        _player(g, s, found)
    _buildings(g, found)
    _pieces(g, found)
    _cards(g, found)
    _tiles(g, found)
    if g.mode == INVASION:
        _invasion(g, found)
    if g.mode == OUTBREAK:
        _outbreak(g, found)
    if g.mode == BLACKOUT:
        _blackout(g, found)
    if g.mode == MONOLITH:
        _monolith(g, found)
    return found


def _count_pieces(g: Mars, s: int, piece: int) -> int:
    return sum(1 for h in range(HEX_COUNT) if g.piece[h] == piece and g.who[h] == s)


def _player(g: Mars, s: int, found: list[str]) -> None:
    colonists = g.quarters[s] + g.working[s] + g.supply[s] + (g.bench[s] >= 0) + _count_pieces(g, s, COLONIST)
    colonists += sum(1 for slot in g.slots if slot >= 0 and slot_seat(slot) == s)
    if g.mode == BLACKOUT:
        colonists += sum(1 for h in range(HEX_COUNT) if g.black_who[h] == s)
    if min(g.quarters[s], g.working[s], g.supply[s], g.quarters_sick[s], g.bots[s], g.pending[s], *g.warehouse) < 0:
        found.append(f"player {s} has less than nothing")
    if colonists != 12:
        found.append(f"player {s} has {colonists} Colonists")
    if g.quarters[s] > capacity(g, s) and g.mode != MONOLITH:
        found.append(f"player {s} has too many Colonists at home")
    if _count_pieces(g, s, BOT) + g.bots[s] + g.bots_home[s] != 4:
        found.append(f"player {s} has lost a Bot")
    ships = sum(g.depot[s * 8 : s * 8 + 8])
    if ships + g.hangar[s] > 5 or g.hangar[s] < 0:
        found.append(f"player {s} has {ships} + {g.hangar[s]} Ships")
    for good in range(7):
        most = 8 - ships if good == CRYSTAL else limit(g, s)
        if not 0 <= g.stock[s * 7 + good] <= most and not (g.mode == MONOLITH and g.flipped):
            found.append(f"player {s} holds {g.stock[s * 7 + good]} of good {good}")
    if g.card_owner.count(s) > 8:
        found.append(f"player {s} has too many Blueprints")
    lab = [at for at in g.tech_at[s * 13 : s * 13 + 13] if at >= 0]
    if len(lab) != len(set(lab)):
        found.append(f"player {s} has two tiles on a Lab space")


def _buildings(g: Mars, found: list[str]) -> None:
    for kind in range(MINE, CONDENSER + 1):
        if g.building.count(kind) + len(g.stacks[kind]) != 7:
            found.append(f"a {BUILDINGS[kind].name} is lost")
    for kind in range(LSS_FIRST, LSS_LAST + 1):
        if g.lss[kind] != min(5, g.building.count(kind)):
            found.append(f"the life support marker of {BUILDINGS[kind].name} is wrong")
    for s in range(g.players):
        standing = sum(1 for h in range(HEX_COUNT) if g.building[h] == SHELTER and g.owner[h] == s and h not in g.flipped)
        if standing != g.shelters[s]:
            found.append(f"player {s} has {standing} Shelters, not {g.shelters[s]}")
    if g.mode == OUTBREAK and g.building.count(HOSPITAL) + len(g.stacks[HOSPITAL]) != 7:
        found.append("a Hospital is lost")


def _pieces(g: Mars, found: list[str]) -> None:
    for h in range(HEX_COUNT):
        piece = g.piece[h]
        if (piece == 0) != (g.who[h] == -1):
            found.append(f"a piece without owner on {HEXES[h].name}")
        if piece == ADVANCED and g.who[h] != ALIEN and g.card_hex[g.card_at[h]] != h:
            found.append(f"the card of {HEXES[h].name} does not know its place")
        if piece == COLONIST and g.building[h] != MINE:
            found.append(f"a Colonist stands on {HEXES[h].name}, which is no Mine")
        if piece == ROVER and g.rover_at[g.who[h]] != h:
            found.append(f"the Rover on {HEXES[h].name} thinks it is elsewhere")
        if piece and g.number[h] in [g.number[n] for n in range(h) if g.who[n] == g.who[h]]:
            found.append(f"the piece on {HEXES[h].name} has the number of another")
        if g.crystal[h] and g.building[h] >= 0:
            found.append(f"a Crystal under the Building on {HEXES[h].name}")
        if piece == EXOSUIT and g.exosuit_at != h:
            found.append("the Exosuit thinks it is elsewhere")


def _cards(g: Mars, found: list[str]) -> None:
    cards = [card for card in g.display if card >= 0] + g.blueprint_deck + g.boxed_cards
    cards += [card.index for card in BLUEPRINTS if g.card_owner[card.index] >= 0]
    cards += [g.fourth_card] if g.fourth_card >= 0 else []
    if len(cards) != len(set(cards)) or len(cards) not in {24, 25, 28, 29}:
        found.append(f"{len(cards)} Blueprints")
    if g.mode != OUTBREAK:
        contracts = sorted(g.contract_deck + g.contracts + [c for c in range(12) if g.contract_owner[c] >= 0])
        if contracts != list(range(12)):
            found.append("a Contract is lost")
    goals = [*g.goals_boxed]
    for s in range(g.players):
        goals += g.goals[s] + g.goals_shown[s] + g.goals_thrown[s]
    if len(goals) != len(set(goals)) or len(goals) not in {14, 16}:
        found.append("a Private Goal is lost")
    if g.start_space and len(g.first_deck) + sum(map(len, g.first_b)) + len(g.first_done) != 8:
        found.append("a First Colonist card is lost")


def _tiles(g: Mars, found: list[str]) -> None:
    tiles = g.discovery_deck + g.exploration + [tile for tile in g.tile if 0 <= tile < RESEARCH]
    tiles += [tile for tile in g.boxed_tiles if tile < RESEARCH] + g.solo_finds
    for s in range(g.players):
        tiles += g.found[s]
    tiles += [g.radar] if g.radar >= 0 else []
    if len(tiles) != len(set(tiles)) or len(tiles) not in {10, 19}:
        found.append(f"{len(tiles)} Discovery tiles")
    research = sum(1 for tile in g.tile + g.boxed_tiles if tile >= RESEARCH) + sum(g.researched)
    if research != 8:
        found.append(f"{research} Research tiles")
    for tech in TECHS:
        t = tech.index
        copies = g.grid.count(t) + g.tech_deck.count(t) + sum(1 for s in range(g.players) if g.tech_at[s * 13 + t] >= 0)
        if (t < SHELTER or HOSPITAL < t < 10) and copies != (1 if g.players == 2 else 2):
            found.append(f"{copies} tiles of the {tech.name}")


def _invasion(g: Mars, found: list[str]) -> None:
    troopers = sum(1 for piece in g.piece if piece in (TROOPER, STUNNED))
    if troopers != g.alien_on_map or troopers + g.alien_troopers + g.alien_aside != 20:
        found.append(f"{troopers} + {g.alien_troopers} + {g.alien_aside} Troopers")
    reusable = g.alien_reusable + g.alien_on.count(2) + g.alien_open.count(False)
    if reusable != 5:
        found.append(f"{reusable} Reusable tokens")
    if g.alien_expendable + g.alien_reserve + g.alien_on.count(1) != 10:
        found.append("an Expendable token is lost")
    if g.sabotages + g.alien_kept + g.alien_on.count(3) != 2:
        found.append("a Sabotage token is lost")
    if g.shields + sum(g.shielded) + g.tech_token.count(2) != 10:
        found.append("a Shield is lost")
    if g.corruption + g.tech_token.count(1) != 10:
        found.append("a Corruption token is lost")
    if g.sentries + g.piece.count(SENTRY) != 4:
        found.append("a Sentry Bot is lost")


def _outbreak(g: Mars, found: list[str]) -> None:
    if sorted(g.infection_deck + g.infection_shown) != list(range(len(INFECTIONS))):
        found.append("an Infection card is lost")
    vaccinated = sum(g.working_safe) + g.bench.count(VACCINATED) + sum(g.ward[VACCINATED::3])
    vaccinated += sum(1 for slot in g.slots if slot >= 0 and slot_health(slot) == VACCINATED)
    vaccinated += sum(1 for h in range(HEX_COUNT) if g.piece[h] == COLONIST and g.health[h] == VACCINATED)
    if vaccinated > VACCINES - g.vaccines or g.vaccines < 0:
        found.append(f"{vaccinated} are vaccinated, {g.vaccines} Vaccines are left")
    for s in range(g.players):
        sick = 0
        inside = 0
        for ward in range(5):
            part = g.ward[s * 15 + ward * 3 : s * 15 + ward * 3 + 3]
            sick += part[1]
            inside += sum(part)
            if min(part) < 0 or sum(part) > ward_size(g, s, ward):
                found.append(f"ward {ward} of player {s} holds {part}")
        if sick != g.quarters_sick[s] or inside != g.quarters[s]:
            found.append(f"the wards of player {s} do not add up")
        if g.working_sick[s] + g.working_safe[s] > g.working[s]:
            found.append(f"the Working Area of player {s} does not add up")


def _blackout(g: Mars, found: list[str]) -> None:
    if sorted(g.vandal_deck + g.vandal_shown) != list(range(len(VANDALISM))):
        found.append("a Vandalism card is lost")
    if sum(1 for state in g.black if state) > TOKENS:
        found.append("more Blackout tokens than there are")
    for h in range(HEX_COUNT):
        if (g.black[h] == DARK) != (g.black_who[h] >= 0):
            found.append(f"{HEXES[h].name} is dark without a Colonist, or the other way round")
        if g.black[h] and (g.building[h] < 0 or g.piece[h] == ADVANCED):
            found.append(f"a Blackout token on {HEXES[h].name}")


def _monolith(g: Mars, found: list[str]) -> None:
    if sorted(g.sabotage_deck + g.row + g.sabotage_gone) != list(range(len(SABOTAGE))):
        found.append("a Sabotage card is lost")
    if len(g.row) != len(g.row_cubes) or not all(0 <= cubes <= CUBES for cubes in g.row_cubes):
        found.append("the Sabotage row does not add up")
    for h in g.flipped:
        if g.building[h] not in (MINE, SHELTER):
            found.append(f"{HEXES[h].name} lies face down")
