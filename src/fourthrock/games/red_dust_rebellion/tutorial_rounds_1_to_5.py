"""The tutorial, first part: Event Rounds 1 to 5 and two Flashpoint Rounds."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.tutorial import Play, Step

FIRST_STEPS: Final[list[Step]] = [
    Step(
        "r1.start",
        "A new round",
        "Before anyone acts, the Church could discard up to 3 Assets to move its icon forward. It keeps its cards.",
        [Play(CR, "done", {})],
        {},
    ),
    Step(
        "r1.rd",
        "Red Dust Rallies and Coordinates",
        "Rally puts a Rebel into Arsia Mons and one into Rutherford, turns 2 Rebels of Sharma into a Base and fills "
        "Gandhi by 3; one Base digs in for free. Coordinate then Houses people and stirs them up.",
        [
            Play(RD, "rally arsia_mons rutherford sharma base", {"rd_total": 15, "enemy_bases": 11}),
            Play(RD, "gandhi fill 3 done alpheus_colles", {"rd_resources": 10}),
            Play(RD, "coordinate shenzhou house", {"rd_total": 19, "population:shenzhou": 4}),
            Play(RD, "sharma house", {"rd_total": 21}),
            Play(RD, "replace", {}),
        ],
        {
            "rd_resources": 10,
            "rd_total": 21,
            "total_opposition": 15,
            "enemy_bases": 11,
            "displaced": 2,
            "population:shenzhou": 4,
            "control:arsia_mons": "RD",
            "control:rutherford": "RD",
        },
    ),
    Step(
        "r1.mg",
        "MarsGov Trains in Europa",
        "2nd after an Operation with a Special Activity: a Limited Operation is open. 4 Troops, then Pacify: House and shift.",
        [Play(MG, "train europa 4", {"mg_resources": 15}), Play(MG, "europa house shift", {})],
        {"mg_resources": 12, "mg_total": 16, "total_support": 15, "eg_side": "EG+", "displaced": 1},
    ),
    Step(
        "r1.end",
        "The round ends",
        "Who acted is Ineligible; Europa is the new Next Event and moves the Flashpoint marker by 4.",
        [],
        {"flashpoint": 4},
    ),
    Step(
        "r2.start",
        "The Church waits",
        "It is 2nd in line anyway.",
        [Play(CR, "done", {})],
        {},
    ),
    Step(
        "r2.corp",
        "Logistics of the Corporations",
        "Public Relations comes first: Repair Marth for 2 Profits. Then Terraforming, units for Earth, the Aldrin "
        "Cycler, and at last Security at a Base.",
        [
            Play(CORP, "logistics public-relations marth repair eg-plus", {"profits": 2, "displaced": 0}),
            Play(CORP, "hellas_chaos earth 1 3 done transit", {"mg_resources": 21}),
            Play(CORP, "yes 0 2 2 0 done marth done", {}),
        ],
        {"mg_resources": 21, "profits": 1, "displaced": 0},
    ),
    Step(
        "r2.cr",
        "Desert Efficiency",
        "A Limited Operation of the Church may touch many spaces if a single Asset pays for it all. Two Conversion "
        "Centers bring an Asset each, the Limited Operation one more.",
        [Play(CR, "rally marth cr16 hellas_chaos tharsis_tholus new_cordoba upgrade wilderness upgrade", {})],
        {"hand": [9, 14, 20, 26, 29]},
    ),
    Step(
        "r2.end",
        "The Flashpoint is reached",
        "The marker reaches the end of its track: a Flashpoint Round comes first.",
        [],
        {"flashpoint": 5},
    ),
    Step(
        "fp1.aldrin",
        "Flashpoint: Aldrin Cycler",
        "The EarthGov Controller sends five more pieces on their way.",
        [Play(CORP, "2 2 done", {})],
        {"mg_resources": 24, "displaced": 1},
    ),
    Step(
        "fp1.casualties",
        "Flashpoint: Corporate Casualties",
        "There are none.",
        [],
        {},
    ),
    Step(
        "fp1.confidence",
        "Flashpoint: EarthGov Confidence",
        "The marker shows EG+: one box up; Earth sends what the box says.",
        [],
        {"mg_total": 17, "eg_index": 4, "eg_value": 2},
    ),
    Step(
        "fp1.terraforming",
        "Flashpoint: Terraforming",
        "2 for the Terraforming Base, less 1 for a Conversion Center in a Desert.",
        [],
        {"profits": 2},
    ),
    Step(
        "fp1.storms",
        "Flashpoint: Dust Storms",
        "Approaching Storms rage. Four rolls: the second one on Noctis Labyrinthus makes it rage at once, and the "
        "Church takes a Rebel.",
        [Play(CR, "noctis_labyrinthus:rd_rebel_hidden", {})],
        {},
    ),
    Step(
        "fp1.attrition",
        "Flashpoint: Attrition and Conversion",
        "Nobody starves; a Conversion Center in a city wins a Rebel.",
        [],
        {"cr_total": 8, "control:new_cordoba": "CR"},
    ),
    Step(
        "fp1.reset",
        "Flashpoint: Reset",
        "The marker returns to 0.",
        [],
        {"flashpoint": 0},
    ),
    Step(
        "r3.start",
        "Round 3",
        "The Church is Ineligible and cannot discard.",
        [],
        {},
    ),
    Step(
        "r3.mg",
        "MarsGov Secures three cities",
        "3 Troops fly by Spaceport to Shenzhou and ride the Maglev to New Córdoba, 2 walk to Sharma, which costs 6 "
        "under Legal Injunctions. Six Rebels are Activated: Petition sends 3 Supply to Earth.",
        [
            Play(MG, "secure new_cordoba europa:mg_troop 3", {"control:new_cordoba": "nobody", "cr_total": 7}),
            Play(MG, "done sharma coronae_montes:mg_troop 2", {"control:coronae_montes": "CR", "cr_total": 8}),
            Play(MG, "done tereshkova done done no no tereshkova", {"mg_resources": 12}),
            Play(MG, "petition", {}),
        ],
        {"mg_resources": 12, "profits": 0, "displaced": 0, "control:new_cordoba": "nobody", "control:coronae_montes": "CR"},
    ),
    Step(
        "r3.rd",
        "Red Dust plays the Event",
        "The 1st added a Special Activity, so the Event is open. Any faction may take either side.",
        [Play(RD, "event-shaded", {"mg_total": 11, "eg_side": "EG-"}), Play(RD, "rd11", {})],
        {"mg_total": 11, "total_support": 9, "eg_side": "EG-", "campaigns": [9, 11]},
    ),
    Step(
        "r3.end",
        "The round ends",
        "Flashpoint 3.",
        [],
        {"flashpoint": 3},
    ),
    Step(
        "r4.start",
        "The Church pays to be first",
        "Three discards move its icon past three others, Eligible or not.",
        [Play(CR, "cr20 cr26 cr14", {})],
        {"hand": [9, 29]},
    ),
    Step(
        "r4.cr",
        "Attack and Ambush",
        "In New Córdoba dice decide: Damage, and one die hits. The Ambushes in Marth and Coronae Montes set their dice "
        "as they like.",
        [
            Play(CR, "attack new_cordoba cr29", {}),
            Play(
                CR,
                "new_cordoba:mg_troop new_cordoba:mg_troop marth yes 1 1 marth:security marth:security marth:corp_base "
                "coronae_montes yes 1 1 coronae_montes:mg_base done",
                {},
            ),
        ],
        {"cr_total": 9, "enemy_bases": 9, "displaced": 2, "hand": [9], "control:marth": "CR"},
    ),
    Step(
        "r4.corp",
        "The Corporations pass",
        "With Comms Cutoff active a pass brings no Aldrin Cycler.",
        [Play(CORP, "pass", {})],
        {},
    ),
    Step(
        "r4.end",
        "Flashpoint again",
        "3 and 2 reach the end of the track.",
        [],
        {"flashpoint": 5},
    ),
    Step(
        "fp2.aldrin",
        "Flashpoint: Aldrin Cycler",
        "Comms Cutoff does not stop this one.",
        [Play(CORP, "4 0", {})],
        {},
    ),
    Step(
        "fp2.casualties",
        "Flashpoint: Corporate Casualties",
        "A Base and two Security cost 2 Profits, or what there is.",
        [],
        {},
    ),
    Step(
        "fp2.confidence",
        "Flashpoint: EarthGov Confidence",
        "EG- this time: one box down.",
        [],
        {"mg_total": 10, "eg_index": 3, "eg_value": 1},
    ),
    Step(
        "fp2.terraforming",
        "Flashpoint: Terraforming",
        "1 Profit as before.",
        [],
        {"profits": 1},
    ),
    Step(
        "fp2.storms",
        "Flashpoint: Dust Storms",
        "Old Storms go, new ones come.",
        [],
        {},
    ),
    Step(
        "fp2.attrition",
        "Flashpoint: Attrition and Conversion",
        "The storm in Rutherford costs Red Dust a Rebel.",
        [],
        {"cr_total": 10, "control:new_cordoba": "CR", "control:rutherford": "nobody"},
    ),
    Step(
        "fp2.reset",
        "Flashpoint: Reset",
        "The marker returns to 0.",
        [],
        {"flashpoint": 0},
    ),
    Step(
        "r5.start",
        "Round 5",
        "The Church is Ineligible.",
        [],
        {},
    ),
    Step(
        "r5.corp",
        "Recon and Raid",
        "The Corporations pay nothing and go everywhere: from Spaceports to any Desert, with a Navigation Beacon even "
        "into the storm. Two Bases rise. SpecOps then Raid from the Wilderness.",
        [
            Play(
                CORP,
                "recon pavonis_mons phobos:security 3 europa:security done syria_planum phobos:security 3 "
                "tenzing:security done wilderness phobos:specops_hidden 2 phobos:eg_troop 4 done hellas_chaos done done"
                " yes yes no syria_planum eg-minus",
                {},
            ),
            Play(
                CORP,
                "raid marth wilderness:specops_hidden done yes marth:cr_rebel_active alpheus_colles "
                "wilderness:specops_hidden yes alpheus_colles:rd_rebel_hidden alpheus_colles:rd_base_dugin",
                {},
            ),
        ],
        {
            "mg_total": 12,
            "total_support": 11,
            "rd_total": 20,
            "cr_total": 8,
            "enemy_bases": 10,
            "displaced": 1,
            "control:pavonis_mons": "COIN",
            "control:syria_planum": "COIN",
            "control:marth": "COIN",
            "control:alpheus_colles": "COIN",
            "control:wilderness": "nobody",
        },
    ),
    Step(
        "r5.mg",
        "MarsGov buys Rebels",
        "The Event turns four Rebels into Troops.",
        [
            Play(
                MG,
                "event-unshaded tenzing:cr_rebel_hidden mg-troops tereshkova:rd_rebel_active mg-troops "
                "sharma:rd_rebel_active mg-troops sharma:rd_rebel_active mg-troops",
                {},
            )
        ],
        {"eg_side": "EG+", "control:sharma": "COIN"},
    ),
    Step(
        "r5.end",
        "The round ends",
        "Flashpoint 2.",
        [],
        {"flashpoint": 2},
    ),
]
