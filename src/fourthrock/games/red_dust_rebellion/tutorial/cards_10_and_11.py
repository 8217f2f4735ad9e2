"""The lesson: Event cards 10 and 11, and the first Dust Storm Round."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.tutorial.plays import corp, cr, mg, phase, rd, turn
from fourthrock.table import Chapter

CARD_10: Final = Chapter(
    "Card 10 of 11: Shenzhou",
    [
        phase("r10.start", "Who is in", "MarsGov and Red Dust. The order puts Red Dust before MarsGov."),
        turn(
            "r10.rd",
            "Campaign and Redistribute",
            "*Campaign* shifts every populated space with a Red Dust Rebel toward Active Opposition, for 1 each (§ 15.5). Six "
            "spaces would cost 6 of its 9 Resources, so *Redistribute* comes first and fills the purse (§ 16.5). Red Dust "
            "has waited for this: its Rebels stand in six places at once.",
            [
                rd("campaign", "It needs one Active Rebel in each space; one is shown where there is none."),
                rd(
                    "redistribute",
                    "Before the Operation, since its Rebels must be Hidden to Redistribute, and need not be to Campaign.",
                ),
                rd(
                    "noctis_labyrinthus sinai_planum",
                    "Populated, under Red Dust Control, with a Hidden Rebel: 1 Resource for each inhabitant.",
                ),
                rd("gandhi", "2 more. One Activity, 4 Resources.", {"rd_resources": 13}),
                rd(
                    "tenzing",
                    "The Rebel of the March. {tenzing} drops to Passive Support; where that happens there is Damage as "
                    "well, and MarsGov loses people and opinion at once: 4 points for 1 Resource.",
                ),
                rd(
                    "shepard",
                    "{shepard} reaches Active Opposition, which draws a Campaign card. A storm and EarthGov Troops do not "
                    "silence a Labyrinth.",
                ),
                rd("noctis_labyrinthus sinai_planum new_cordoba", "Three more shift to Passive Opposition."),
                rd("gandhi", "And {gandhi} to Active: a second card.", {"campaigns_drawn": 2, "rd_resources": 7}),
                rd(
                    "rd10",
                    "One of the two comes into play. {rd10}: each MarsGov Operation costs 1 more for a space without "
                    "Support. Campaigns of this kind win slowly.",
                ),
            ],
            {
                "rd_resources": 7,
                "mg_total": 8,
                "total_support": 6,
                "rd_total": 23,
                "total_opposition": 18,
                "displaced": 3,
                "campaigns": [9, 10, 11],
                "support:new_cordoba": -1,
            },
        ),
        turn(
            "r10.mg",
            "Assault in New Córdoba",
            "Second again: one space. The Church's Rebels in {new_cordoba} have been Active since card 3, three Troops "
            "stand beside them. 3 Resources, and 1 more for {rd10}.",
            [
                mg(
                    "assault new_cordoba",
                    "In a Labyrinth a Rebel faction that was hit and still has a Rebel may strike back at once (§ 14.5): a "
                    "risk one takes knowingly.",
                ),
                mg(
                    "new_cordoba:cr_rebel_active new_cordoba:cr_rebel_active new_cordoba:cr_rebel_active",
                    "Three Troops, three hits, all on the Church. Red Dust's Rebels are left in peace, so that only one "
                    "faction can answer.",
                ),
                cr(
                    "yes",
                    "It answers with a free Attack. The dice show 2 and 4. The sum 6 is not above the 9 forces there: "
                    "Damage, the last inhabitant leaves, and an empty city is Neutral.",
                    {"population:new_cordoba": 0, "support:new_cordoba": 0},
                ),
                cr("new_cordoba:mg_troop", "The 2 hits: two enemies. A Troop..."),
                cr(
                    "new_cordoba:rd_rebel_hidden", "...and a Red Dust Rebel, Hidden or not. An answer to MarsGov may hit anybody."
                ),
            ],
            {
                "mg_resources": 8,
                "rd_total": 22,
                "total_opposition": 17,
                "displaced": 4,
                "population:new_cordoba": 0,
                "support:new_cordoba": 0,
            },
        ),
        phase(
            "r10.end",
            "Haboob",
            "The card turned up is a *Dust Storm*. While it is the Next Event the air is too thick for Recon and March (§ "
            "9.8). One card is left before everybody counts.",
        ),
    ],
)

CARD_11: Final = Chapter(
    "Card 11 of 11: Targeting Cyclists",
    [
        phase(
            "r11.start",
            "Who is in",
            "The Corporations and the Church. The Church has no card with which to push forward.",
            {"hand": []},
        ),
        turn(
            "r11.corp",
            "Assault and Exploit",
            "The last turn before the count. EarthGov Troops do the fighting, Exploit the earning. Ask before a Dust Storm: "
            "which space gives me most, and takes most from whoever is ahead?",
            [
                corp("assault", "Free, as always."),
                corp("wilderness", "Since Suppress the Conversion Center there is alone: nobody protects it. It falls."),
                corp(
                    "shepard",
                    "Two Red Dust Rebels, Active since the Drop Pods. EarthGov Troops are no mercenaries: no Profits here.",
                ),
                corp("no", "Nobody is left for Bombard."),
                corp("exploit", "Now Exploit, after the Operation."),
                corp("shenzhou", "4 people, 4 Profits; it is Neutral already and shifts no further."),
                corp(
                    "syria_planum",
                    "2 more. It goes from Active to Passive Support, and MarsGov's 2 points are gone: the partner's bill.",
                ),
            ],
            {"profits": 14, "mg_total": 6, "total_support": 4, "cr_total": 7},
        ),
        turn(
            "r11.cr",
            "The Church passes",
            "Without Assets it can pay for nothing. Only leaving the Wilderness would be free, and nobody of it is there.",
            [cr("pass", "A pass draws an Asset, and it stays Eligible.")],
            {"hand": [4]},
        ),
        phase(
            "r11.end",
            "The Dust Storm",
            "The card becomes the Current Event, and at once a *Dust Storm Round* begins (§ 12.2, § 18.1): count, earn, win "
            "hearts, go home, hide.",
        ),
    ],
)

DUST_STORM: Final = Chapter(
    "First Dust Storm Round",
    [
        phase(
            "ds1.victory",
            "Victory Phase",
            "First the bills: no Casualties, but four displaced people are two pairs, and each pair costs MarsGov 3 "
            "Resources and the Corporations 1 Profit. Then the four scores (§ 10.1): MarsGov 6 of 34, Corporations 12 of "
            "36, Red Dust 22 of 32, the Church 7 against 10. Nobody has passed, so the game goes on. The Church is nearest, "
            "Red Dust next: both will have noticed who looks at them.",
            {"mg_resources": 2, "profits": 12, "displaced": 4},
        ),
        phase(
            "ds1.resources",
            "Resources Phase",
            "MarsGov earns the people under COIN Control without Opposition: 15. The Corporations 2 for the Base in a "
            "Labyrinth. Red Dust the people at Active Opposition and its Bases: 12. The Church draws 3 Assets for its Bases "
            "(§ 18.2).",
            {"mg_resources": 17, "rd_resources": 19, "profits": 14, "hand": [4, 12, 21, 28]},
        ),
        turn(
            "ds1.support.mg",
            "MarsGov Pacifies",
            "Everywhere under COIN Control MarsGov may do up to two of House, Repair (3) and shift (3); once it may *Lobby* "
            "Earth for 5 (§ 18.3). This is where its score is made: 17 Resources, 12 on people, 5 on Earth.",
            [
                mg("europa house", "House for nothing, and set EG+."),
                mg("shift", "Then the shift: four people at Passive Support."),
                mg("tereshkova house shift", "The same in {tereshkova}: four more."),
                mg(
                    "tenzing repair shift",
                    "In {tenzing} mend what the Campaign broke, and win the city back to Active Support: three people, twice.",
                ),
                mg("lobby", "The last 5 for Earth: one box up, value 4. MarsGov is poor and three times as loved as before."),
                mg("done", "0 Resources left."),
            ],
            {
                "mg_resources": 0,
                "mg_total": 20,
                "total_support": 16,
                "eg_index": 5,
                "eg_value": 4,
                "eg_side": "EG+",
                "displaced": 1,
            },
        ),
        turn(
            "ds1.support.rd",
            "Red Dust Agitates",
            "The same for Red Dust where it has Control; a shift costs it only 1, a Repair 2.",
            [
                rd("radau repair done", "People in {radau} again. The marker turns to EG-: Red Dust has the last word."),
                rd(
                    "noctis_labyrinthus shift",
                    "One inhabitant at Active Opposition: half a point for each half a Resource, one might say.",
                ),
                rd("sinai_planum shift", "And another. 15 Resources stay for the next cards."),
            ],
            {"rd_resources": 15, "rd_total": 24, "total_opposition": 19, "eg_side": "EG-", "displaced": 0},
        ),
        turn(
            "ds1.redeploy",
            "Redeploy Phase",
            "Storms end. In order EarthGov, MarsGov, Red Dust and the Church go where they can live (§ 18.4). Control is "
            "frozen meanwhile and counted anew only when all have moved.",
            [
                corp("phobos 4", "EarthGov Troops must leave for {phobos} or a MarsGov Base: from {shepard} to {phobos},"),
                corp("phobos 4", "and from the Wilderness. Eight wait there for the next landing."),
                mg("tenzing:mg_troop shepard 1", "MarsGov fills the gap in {shepard} with a Troop from {tenzing}"),
                mg("gandhi:mg_troop shepard", "and the lonely one from {gandhi}: together they keep Control."),
                mg("done", "The others stay."),
                rd(
                    "radau",
                    "The Rebel in {trouvelot} must leave: neither Opposition nor a Base there. To {radau}, where there is one.",
                ),
                rd(
                    "gandhi:rd_rebel_hidden sharma 4",
                    "And four from {gandhi} to {sharma}: more than the Troops there. Red Dust takes its city back without a "
                    "shot.",
                ),
                rd("done", "Enough."),
                cr("done", "The Church may move Bases to the Wilderness; it keeps them where they are."),
                cr("coronae_montes:cr_rebel_active ascraeus_mons 1", "One Rebel walks to the Base in {ascraeus_mons}."),
                cr("done", "And that is all."),
            ],
            {"control:sharma": "RD", "control:wilderness": "nobody"},
        ),
        phase(
            "ds1.reset",
            "Reset, and on you go",
            "Campaigns end, all Rebels and SpecOps Hide, discards are shuffled in, everybody is Eligible, two new Events "
            "are turned up, and storms are rolled for both (§ 18.5). MarsGov stands at 20, the Corporations at 14, Red Dust "
            "at 24, the Church at 7 against 10: a game with everything open.\n\n"
            "You have seen every faction act, and nearly every Operation. Take over now with the faction that you liked, or "
            "begin a game of your own; from here on chance decides, so your cards and storms will be other ones.",
            {"flashpoint": 0, "campaigns": []},
        ),
    ],
)
