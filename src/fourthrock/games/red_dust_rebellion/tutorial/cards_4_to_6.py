"""The lesson: Event cards 4 to 6 and the second Flashpoint Round."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.tutorial.plays import corp, cr, mg, phase, rd, turn
from fourthrock.table import Chapter

CARD_4: Final = Chapter(
    "Card 4 of 11: Red Wednesday Riots",
    [
        turn(
            "r4.start",
            "The Church pays to be first",
            "The order is Corporations, Red Dust, MarsGov, Church. The Church is second, but a second faction gets only a "
            "Limited Operation, and it wants Attack *with* Ambush. Each discard passes one mark, whether that faction is "
            "Eligible or not: three cards for the first place (§ 12.1).",
            [
                cr("cr20", "{cr20} goes first: of its three it will be missed least."),
                cr("cr26", "{cr26} would be a Capability, a lasting power. It goes: time is worth more today."),
                cr("cr14", "The third one, and the mark stands in front. {cr29} is kept to pay for the Attack, {cr9} for later."),
            ],
            {"hand": [9, 29]},
        ),
        turn(
            "r4.cr",
            "Attack and Ambush",
            "*Attack* rolls two dice in each space (§ 15.4). Their sum, if it is not above all forces there, brings Damage; "
            "each die that is not above the Church's own Rebels removes two enemies, or one EarthGov Troop. *Ambush* lets a "
            "Hidden Rebel set both dice, in up to two of the spaces (§ 16.6). So: gamble where many stand, Ambush where one "
            "stands alone.",
            [
                cr("attack", "1 Resource a space, three spaces: a card of value 3 pays exactly."),
                cr(
                    "new_cordoba cr29",
                    "Ten forces in {new_cordoba}, three of them Church Rebels. The dice show 1 and 5: the sum 6 brings "
                    "Damage, the 1 hits, the 5 misses.",
                ),
                cr(
                    "new_cordoba:mg_troop new_cordoba:mg_troop",
                    "One die, two enemies. Troops rather than the Red Dust Rebel: MarsGov is who holds this city down.",
                ),
                cr("marth", "One Hidden Rebel against two Security and a Base. An honest die would hit once in six throws."),
                cr(
                    "yes 1 1", "So Ambush, and set 1 and 1. Both dice hit even with a single Rebel, and a sum of 2 brings Damage."
                ),
                cr(
                    "marth:security marth:security",
                    "Two hits, two enemies each. Bases go last (§ 7.5), so first the two Security.",
                ),
                cr(
                    "marth:corp_base",
                    "And now nothing protects the Base. Pieces of the Corporations go to Casualties, where they will cost "
                    "Profits.",
                ),
                cr("coronae_montes", "MarsGov left its Base in {coronae_montes} alone last turn."),
                cr("yes 1 1", "The second Ambush. Only one of the two Rebels shows itself; the other stays Hidden for later."),
                cr("coronae_montes:mg_base", "The Base falls. No green box is left to Damage here."),
                cr(
                    "done",
                    "Three spaces, one card. Two Bases fewer against the Church, one space more for it: the gap closes from "
                    "3 to 0.",
                ),
            ],
            {"cr_total": 9, "enemy_bases": 9, "displaced": 2, "hand": [9], "control:marth": "CR", "population:new_cordoba": 1},
        ),
        turn(
            "r4.corp",
            "The Corporations pass",
            "They could Limit themselves to one space, or play the Event. But who passes stays Eligible (§ 12.1), and on "
            "the next card they are first in order. A pass brings each faction something: MarsGov 3 Resources, Red Dust 1, "
            "the Church an Asset, the Corporations a run of the Cycler.",
            [
                corp(
                    "pass",
                    "With {rd11} in force even the Cycler stays where it is. It is still worth it: first with a full "
                    "Operation beats second with half of one.",
                )
            ],
        ),
        phase(
            "r4.end",
            "Flashpoint again",
            "The new Next Event shows 2: 3 and 2 are 5. A second Flashpoint Round comes before card 5.",
            {"flashpoint": 5},
        ),
    ],
)

FLASHPOINT_2: Final = Chapter(
    "Second Flashpoint Round",
    [
        turn(
            "fp2.aldrin",
            "The Aldrin Cycler",
            "{rd11} stops Logistics and the pass, not this one (§ 17.1). Troops and Security reach {phobos}, a Satellite "
            "goes to Orbit, a colonist boards on Earth. Five more pieces may follow.",
            [
                corp(
                    "4 0",
                    "All four EarthGov Troops; no Satellite, so the fifth piece is a Supply. The force for a landing gathers.",
                )
            ],
        ),
        phase(
            "fp2.casualties",
            "Corporate Casualties",
            "The Base from {marth} costs 1, the two Security 1 more (§ 17.2). But Profits are at 0 already and cannot fall "
            "below. Being poor protects. The pieces become Available again.",
            {"profits": 0},
        ),
        phase(
            "fp2.confidence",
            "EarthGov Confidence",
            "EG- this time, since Red Dust's Event: one box down, back to value 1, and MarsGov's score follows. Whoever "
            "turns the marker last before a Flashpoint decides its way.",
            {"mg_total": 10, "eg_index": 3, "eg_value": 1},
        ),
        phase("fp2.terraforming", "Terraforming", "Again 2 for {hellas_chaos} less 1 for the Wilderness.", {"profits": 1}),
        phase(
            "fp2.storms",
            "Dust Storms",
            "The three old storms blow out. {rutherford} and {syria_planum}, which were approaching, rage. Two rolls bring "
            "new ones near {trouvelot} and {shepard}. Storms can be read a Flashpoint ahead: plan with them.",
        ),
        phase(
            "fp2.attrition",
            "Attrition and Conversion",
            "In {rutherford} rages a storm and Red Dust has no Base: the Rebel from the first card starves (§ 17.6). In "
            "{new_cordoba} the Conversion Center wins another Rebel and with it Control. The Church stands at 10 against 9: "
            "at a Dust Storm now, it would win.",
            {"cr_total": 10, "control:new_cordoba": "CR", "control:rutherford": "nobody"},
        ),
        phase("fp2.reset", "Back to 0", "The Flashpoint marker starts again.", {"flashpoint": 0}),
    ],
)

CARD_5: Final = Chapter(
    "Card 5 of 11: The Slush Fund Scandal",
    [
        phase(
            "r5.start",
            "Who is in",
            "The Church, which acted, sits out. Corporations, MarsGov and Red Dust are Eligible, in this order.",
        ),
        turn(
            "r5.corp",
            "Recon and Raid",
            "The pass pays. *Recon* goes to Deserts: from an adjacent space, or from any usable Spaceport under COIN "
            "Control, {phobos} included, to any Desert of the planet (§ 14.4). The Corporations pay nothing, and as "
            "Controller they move the EarthGov Troops as well. The aim: two new Bases, and the Church's lead.",
            [
                corp("recon", "Free, and without a limit of spaces: the Corporations' strength is reach."),
                corp("pavonis_mons", "Populated, with Support, undefended: a place to earn."),
                corp("phobos:security 3", "Three Security drop from {phobos}."),
                corp("europa:security done", "And one by port from {europa}, where the Troops suffice."),
                corp(
                    "syria_planum",
                    "A storm rages here: closed to all. But a Satellite as *Navigation Beacon* opens it for the Controller "
                    "(§ 16.4). It is used up until the next Flashpoint.",
                ),
                corp("phobos:security 3", "Three more from {phobos} through the dust."),
                corp("tenzing:security done", "One from {tenzing}: four in each Desert, so that one may become a Base."),
                corp("wilderness", "Now the Church's heart."),
                corp("phobos:specops_hidden 2", "Two Hidden SpecOps, for the Raid that is to follow from here."),
                corp(
                    "phobos:eg_troop 4 done",
                    "And four EarthGov Troops. In the Wilderness two units are needed to show one Rebel; six show three.",
                ),
                corp(
                    "hellas_chaos done",
                    "Nobody need move here: the two Security show the Rebel who sits beside the Terraforming Base.",
                ),
                corp("done", "All destinations are chosen. Rebels are shown now."),
                corp(
                    "yes yes",
                    "In {pavonis_mons} and {syria_planum} a Security each becomes a Base. Two more against the Church, and "
                    "two that Exploit can use.",
                ),
                corp("no", "Not in {hellas_chaos}: there the space has its Base."),
                corp(
                    "syria_planum",
                    "House one colonist where Support is Active: it counts twice for MarsGov, and once more for the next "
                    "Exploit.",
                ),
                corp(
                    "eg-minus",
                    "The Corporations leave the marker at EG-: a lower box sends more EarthGov Troops, and they command them.",
                ),
                corp(
                    "raid",
                    "*Raid*: up to two Hidden SpecOps move next door, then one may show itself and remove two enemies, "
                    "Hidden ones included (§ 16.3).",
                ),
                corp(
                    "marth", "The Wilderness touches every outer Desert. In {marth} a Church Rebel stands alone after its Ambush."
                ),
                corp("wilderness:specops_hidden done", "One SpecOps goes; one is enough."),
                corp("yes marth:cr_rebel_active", "It strikes. With the Rebel gone its own presence gives COIN the Control."),
                corp("alpheus_colles", "The second: {alpheus_colles}, where Red Dust dug in on the first card."),
                corp("wilderness:specops_hidden yes", "The other SpecOps goes over and strikes."),
                corp(
                    "alpheus_colles:rd_rebel_hidden alpheus_colles:rd_base_dugin",
                    "The Rebel first, though it is Hidden, then the Base that it protected. A dug-in Base answers an "
                    "Assault, not a Raid.",
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
        turn(
            "r5.mg",
            "MarsGov buys Rebels",
            "A Special Activity was added, so the Event is open. Four Rebels anywhere, Hidden or not, become Troops: better "
            "than any Limited Operation, and it turns the marker to EG+.",
            [
                mg("event-unshaded", "The upper side, for COIN. The shaded one would blow up a Base of the partner."),
                mg(
                    "tenzing:cr_rebel_hidden mg-troops",
                    "The Church's Hidden Rebel in {tenzing}, the one nobody could reach. A Troop in its place.",
                ),
                mg("tereshkova:rd_rebel_active mg-troops", "In {tereshkova} the last Rebel changes sides: the city is clean."),
                mg("sharma:rd_rebel_active mg-troops", "In {sharma} one..."),
                mg(
                    "sharma:rd_rebel_active mg-troops",
                    "...and another. Four Troops against two Bases: COIN takes Control of Red Dust's nest.",
                ),
            ],
            {"eg_side": "EG+", "control:sharma": "COIN"},
        ),
        phase(
            "r5.end",
            "The card is over",
            "The Tubes is the new Next Event; it moves the Flashpoint marker by 2.",
            {"flashpoint": 2},
        ),
    ],
)

CARD_6: Final = Chapter(
    "Card 6 of 11: New Córdoba",
    [
        turn(
            "r6.start",
            "Not far enough",
            "Red Dust is first on this card. The Church would need three discards and holds one.",
            [cr("done", "Half a push is no push. Keep the card.")],
        ),
        turn(
            "r6.rd",
            "Red Dust plays the Event as first",
            "Who is first and takes the Event leaves the second a whole Operation with a Special Activity (§ 12.1): it is a "
            "strong gift to the Church. Red Dust wants the Rebels in the Church's spaces badly enough.",
            [
                rd("event-shaded", "{new_cordoba} shifts to Passive Opposition: 1 point, for Damage has left one inhabitant."),
                rd(
                    "rd rd",
                    "Then two Rebels each in three spaces. Whose, chooses who plays the card. In {new_cordoba} they end the "
                    "Church's Control.",
                ),
                rd(
                    "rd rd",
                    "In {trouvelot} they stand two against two. {rutherford} gets none: a raging storm closes it even to "
                    "Events (§ 19.2).",
                ),
            ],
            {
                "rd_total": 21,
                "total_opposition": 16,
                "cr_total": 6,
                "control:new_cordoba": "nobody",
                "control:trouvelot": "nobody",
                "support:new_cordoba": -1,
            },
        ),
        turn(
            "r6.cr",
            "Travel and Ransack",
            "The Church is second, and because the first took the Event it has everything. Money it has not: one Asset. "
            "*Travel* costs 1 for each space it leaves, but nothing for the Wilderness (§ 15.3). And *Ransack* brings a "
            "card for each Damage where a Hidden Rebel shows itself (§ 16.6).",
            [
                cr("travel", "Three Rebels in the Wilderness have been shown and are easy targets for an Assault."),
                cr("wilderness", "Leaving from here is free."),
                cr(
                    "hellas_chaos 2 0",
                    "Two of them to {hellas_chaos}: with the one there they break COIN's Control over the Terraforming "
                    "Base. The Conversion Center stays.",
                ),
                cr(
                    "trouvelot 1 0",
                    "One to {trouvelot}. A storm approaches there, and whoever of the Church walks into a storm is Hidden again.",
                ),
                cr(
                    "wilderness done",
                    "From a space with a Church Base a Hidden Rebel may go on: straight back home. Twice round the corner, "
                    "and nobody knows where it is.",
                ),
                cr("done done", "Nothing else leaves."),
                cr("ransack", "Now *Ransack*: show one Hidden Rebel in each of two damaged spaces."),
                cr("new_cordoba", "One Damage, one Asset."),
                cr("coronae_montes", "And another. Three cards in hand again, for nothing."),
            ],
            {"hand": [9, 24, 30], "control:hellas_chaos": "nobody", "control:wilderness": "COIN"},
        ),
        phase("r6.end", "The card is over", "USSS Challenger is next and shows 2: the marker stands at 4.", {"flashpoint": 4}),
    ],
)
