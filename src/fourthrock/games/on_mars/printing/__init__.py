"""What is printed on boards, tiles and cards where no public source tells: read from a file that a player may replace.

`standard.json` beside this page is what we play; `README.md` says what each field means. The host names the file of another
printing in the environment variable FOURTHROCK_ON_MARS_PRINTING before the program starts, and it goes by the name of its file.
The option `printing` of a game is that name, never a path: whoever asks for a game over the web can name no file of the host,
and a record begun with one printing is not played on with another.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from fourthrock.games.on_mars.hexes import ALIEN_START, CENTRE, DIRECTION_NAMES, HEXES

STANDARD: Final = "standard"
STANDARD_FILE: Final = Path(__file__).parent / "standard.json"
VARIABLE: Final = "FOURTHROCK_ON_MARS_PRINTING"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
LARGEST_FILE: Final = 200_000

Where = Annotated[str, msgspec.Meta(pattern="^[a-m][1-9]$")]
Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
Benefit = Literal["nothing", "warehouse", "crystal", "mineral", "bots", "blueprint", "upgrade", "technology", "colonist"]
Action = Literal["develop", "rover", "blueprint", "upgrade", "mineral", "bots", "warehouse", "advanced"]
Lab = Literal["1a", "1b", "2a", "2b", "2c", "3a", "3b", "4a", "4b", "4c", "5a", "5b", "6a"]
Kind = Literal["mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser"]
Store = Literal["mineral", "battery", "water", "plant", "oxygen", "crystal"]
Prize = Literal["nothing", "trooper", "crystal"]
Item = Literal["trooper", "crystal"]
Level = Literal[1, 3]
Place = Literal["mine", "quarters", "working-area", "orbit", "colony"]
BaseMission = Literal["blueprints", "scientists", "techs", "bots", "research", "advanced", "discovery", "progress", "contracts"]
OutbreakMission = Literal["medicine-tech", "hospitals", "hospital-upgrades", "medicine", "vaccines", "hospital-blueprints"]
Find = Literal[
    "develop", "upgrades", "construct-any", "hire", "blueprints", "warehouse", "crystals", "technology", "choice",
    "mine", "generator", "extractor", "greenhouse", "condenser", "shelter", "minerals", "batteries", "waters", "plants",
    "oxygens", "hospital", "medicine",
]  # fmt: skip
Points = Annotated[int, msgspec.Meta(ge=-20, le=99)]
Count = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Printing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printing, as its file says it. The lengths are those of the box; `check` looks at what a type cannot say."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    life_support: Annotated[list[Where], msgspec.Meta(min_length=4, max_length=4)]
    shelters: Annotated[list[list[Where]], msgspec.Meta(min_length=4, max_length=4)]
    research: Annotated[
        list[Annotated[list[Where], msgspec.Meta(min_length=2, max_length=2)]], msgspec.Meta(min_length=4, max_length=4)
    ]
    arrows: Annotated[list[list[Direction]], msgspec.Meta(min_length=6, max_length=6)]
    hospital_arrows: Annotated[list[list[Direction]], msgspec.Meta(min_length=7, max_length=7)]
    turn_order: Annotated[list[Benefit], msgspec.Meta(min_length=8, max_length=8)]
    arrival_spaces: Annotated[list[Literal[1, 2, 3]], msgspec.Meta(min_length=5, max_length=5)]
    executive: Annotated[list[Action], msgspec.Meta(min_length=8, max_length=8)]
    laboratory: dict[Lab, Benefit]
    laboratory_points: Annotated[list[Points], msgspec.Meta(min_length=6, max_length=6)]
    goal_14: Annotated[list[Lab], msgspec.Meta(min_length=3, max_length=3)]
    living_quarters_points: Annotated[list[Points], msgspec.Meta(min_length=6, max_length=6)]
    discoveries: Annotated[list[Find], msgspec.Meta(min_length=19, max_length=19)]
    outbreak_discoveries: Annotated[list[Find], msgspec.Meta(min_length=10, max_length=10)]
    blackout_discoveries: Annotated[list[Find], msgspec.Meta(min_length=10, max_length=10)]
    short_missions: Annotated[list[BaseMission], msgspec.Meta(min_length=2)]
    long_missions: Annotated[list[BaseMission], msgspec.Meta(min_length=3)]
    first_colonists_tiles: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=8)]], msgspec.Meta(min_length=6, max_length=6)]
    first_colonists_a: Annotated[list[list[Kind]], msgspec.Meta(min_length=4, max_length=4)]
    first_colonists_b: Annotated[list[Store], msgspec.Meta(min_length=8, max_length=8)]
    cooperative_rewards: dict[Literal["warehouse", "develop", "colonists", "crystals"], Count]
    alien_laboratory: Annotated[list[Prize], msgspec.Meta(min_length=7, max_length=7)]
    alien_blueprints: dict[Literal["infection", "vigilant", "abduction", "corruption"], Item]
    defensive_blueprints: dict[Literal["shield", "sabotage", "sentry-bot", "defense-exosuit"], Kind | Literal["shelter"]]
    hospital_levels: dict[Literal["disease-control-clinic", "microbiology-lab", "pharmacy", "vaccination-center"], Level]
    infections: Annotated[
        list[Annotated[list[Place], msgspec.Meta(min_length=2, max_length=2)]], msgspec.Meta(min_length=14, max_length=14)
    ]
    red_missions: Annotated[list[OutbreakMission], msgspec.Meta(min_length=3, max_length=3)]
    blue_missions: Annotated[list[OutbreakMission], msgspec.Meta(min_length=3, max_length=3)]
    vandalism: Annotated[list[Kind | Literal["shelter"]], msgspec.Meta(min_length=5, max_length=5)]


class WrongPrinting(Exception):
    """The file of a printing cannot be: which field, and why."""


def read(text: bytes | str) -> Printing:
    """A printing from the text of its file; what is wrong with it is said with its field."""
    try:
        printing = msgspec.json.decode(text, type=Printing)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WrongPrinting(str(error)) from None
    for wrong in check(printing):
        raise WrongPrinting(wrong)
    return printing


def check(p: Printing) -> Iterable[str]:
    """What the types cannot say: places that are on the map and apart, lists that leave nothing out."""
    hexes = {one.token for one in HEXES}
    centre, alien = HEXES[CENTRE].token, HEXES[ALIEN_START].token
    corners = [token for corner in p.research for token in corner]
    for n, starts in enumerate(p.shelters, 1):
        if len(starts) != n:
            yield f"`shelters` has {len(starts)} hexes for {n} players"
        laid = [centre, alien, *p.life_support, *corners, *starts]
        yield from (f"{token} is no hex of the map" for token in laid if token not in hexes)
        yield from (f"two things begin on hex {token}" for token in sorted(_twice(laid)))
    yield from _complete("laboratory", p.laboratory, Lab)
    yield from _complete("executive", p.executive, Action)
    yield from _complete("cooperative_rewards", p.cooperative_rewards, ("warehouse", "develop", "colonists", "crystals"))
    yield from _complete("alien_blueprints", p.alien_blueprints, ("infection", "vigilant", "abduction", "corruption"))
    yield from _complete("defensive_blueprints", p.defensive_blueprints, ("shield", "sabotage", "sentry-bot", "defense-exosuit"))
    clinics = ("disease-control-clinic", "microbiology-lab", "pharmacy", "vaccination-center")
    yield from _complete("hospital_levels", p.hospital_levels, clinics)
    yield from _complete("short_missions and long_missions", [*p.short_missions, *p.long_missions], BaseMission)
    yield from _complete("red_missions and blue_missions", [*p.red_missions, *p.blue_missions], OutbreakMission)
    for name, spaces in (("goal_14", p.goal_14), ("first_colonists_tiles", p.first_colonists_tiles), ("vandalism", p.vandalism)):
        yield from (f"`{name}` names {twice} twice" for twice in _twice(spaces))
    if list(p.hospital_levels.values()).count(1) != 2:
        yield "`hospital_levels` must have two cards of level 1 and two of level 3"
    if len([mission for mission in p.long_missions if mission != "progress"]) < 2:
        yield "`long_missions` must have two besides `progress`, which chapter 3 does without"
    for name, tiles in (("discoveries", p.discoveries), ("blackout_discoveries", p.blackout_discoveries)):
        yield from (f"`{name}` names {tile}, which only chapter 2 knows" for tile in tiles if tile in ("hospital", "medicine"))
    yield from (
        "`outbreak_discoveries` names hire, but chapter 2 has no Contracts" for tile in p.outbreak_discoveries if tile == "hire"
    )


def _twice(things: Sequence[Any]) -> set[Any]:
    return {thing for thing in things if things.count(thing) > 1}


def _complete(name: str, given: Iterable[str], wanted: Any) -> Iterable[str]:
    """Each of these once, and nothing else."""
    names = list(getattr(wanted, "__args__", wanted))
    if sorted(given) != sorted(names):
        yield f"`{name}` must name each of these once: {', '.join(map(str, names))}"


def load(entry: str) -> tuple[str, Printing, str]:
    """The name and the printing of this file; with a file that cannot be, the standard one and the complaint."""
    standard = read(STANDARD_FILE.read_bytes())
    if not entry:
        return STANDARD, standard, ""
    path = Path(entry)
    try:
        if path.suffix != ".json" or not NAME.fullmatch(path.stem) or path.stem == STANDARD:
            raise WrongPrinting("it must be called NAME.json, of letters, digits, - and _, and not standard")
        if path.stat().st_size > LARGEST_FILE:
            raise WrongPrinting(f"it is larger than {LARGEST_FILE} bytes")
        return path.stem, read(path.read_bytes()), ""
    except WrongPrinting as error:
        return STANDARD, standard, f"the file of the printing cannot be played: {error}"
    except (OSError, ValueError):
        return STANDARD, standard, "the file of the printing cannot be read"


PRINTED: str
PRINTING: Printing
COMPLAINT: str
PRINTED, PRINTING, COMPLAINT = load(os.environ.get(VARIABLE, ""))


def no_printing(asked: str) -> str:
    """Why a game cannot be begun with the printing of this name; empty if it can."""
    if COMPLAINT:
        return COMPLAINT
    return "" if asked == PRINTED else f"this table has the printing '{PRINTED}', not '{asked}'"


def hexes(tokens: Iterable[str]) -> list[int]:
    """Hexes by their names."""
    index = {one.token: one.index for one in HEXES}
    return [index[token] for token in tokens]


def directions(names: Iterable[str]) -> list[int]:
    return [DIRECTION_NAMES.index(name) for name in names]
