"""The lesson: Event cards 1 to 3 and the first Flashpoint Round."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.tutorial.plays import corp, cr, mg, phase, rd, turn
from fourthrock.table import Chapter

CARD_1: Final = Chapter(
    "Card 1 of 11: Printing Weapons",
    [
        turn(
            "r1.start",
            "May the Church push forward?",
            "Everybody is Eligible. The order on the card is Red Dust, MarsGov, Corporations, Church. Before anyone acts, "
            "an Eligible Church may discard up to three Assets; each moves its mark one place to the left (§ 12.1). Three "
            "would make it first, two second. But its cards are also its money, and it has only three.",
            [cr("done", "Keep them. A Church without cards can neither pay nor push when it matters.")],
        ),
        turn(
            "r1.rd",
            "Red Dust Rallies and Coordinates",
            "Red Dust is first and has the whole choice: the Event, an Operation, or an Operation with a Special Activity, "
            "which opens the Event to the second (§ 12.1). The Event would give four Rebels and a dug-in Base in one "
            "Desert. Red Dust prefers breadth: a Rally in four spaces, and Coordinate on top to turn heads at once.",
            [
                rd("rally", "*Rally* is how Red Dust grows: populated spaces without Support, 1 Resource each (§ 15.1)."),
                rd(
                    "arsia_mons",
                    "Nobody is here yet. One Rebel is enough to Control an empty Desert: more ground for later Operations.",
                ),
                rd(
                    "rutherford",
                    "The same, in the middle of the map beside {new_cordoba}. Remember this one: a storm will find it.",
                ),
                rd(
                    "sharma base",
                    "Two of the three Rebels become a second Base. A Base counts 1 for Red Dust and 1 against the Church, "
                    "earns at every Dust Storm, and lets a Rally place many at once. Two Bases fill the space (§ 3.8).",
                    {"rd_total": 15, "enemy_bases": 11},
                ),
                rd(
                    "gandhi fill 3",
                    "With a Base in place, a Rally brings up to Population and Bases: 2 and 1 make 3 Rebels for the price "
                    "of 1. New Rebels come Hidden.",
                ),
                rd(
                    "done",
                    "Four spaces, 4 Resources. One could go on while money lasts, but Red Dust earns little before the Dust "
                    "Storm: 10 must carry it far.",
                ),
                rd(
                    "alpheus_colles",
                    "Every Rally digs one Base in, in any Desert and for nothing. From a *Dug-In* Base Rebels may shoot "
                    "back when they are Assaulted in the Desert (§ 14.5).",
                    {"rd_resources": 10},
                ),
                rd(
                    "coordinate",
                    "Now the Special Activity. *Coordinate* shows one Hidden Rebel in up to two spaces without Support; "
                    "there Red Dust may House or Repair, then turns opinion (§ 16.5).",
                ),
                rd(
                    "shenzhou house",
                    "{shenzhou} is the largest prize: 3 people. House a fourth first, then shift it all to Passive "
                    "Opposition: 4 points with one Rebel. Order matters: houses before hearts.",
                    {"rd_total": 19, "population:shenzhou": 4},
                ),
                rd(
                    "sharma house",
                    "{sharma} is at Active Opposition, so each new inhabitant counts twice.",
                    {"rd_total": 21},
                ),
                rd(
                    "replace",
                    "A space that cannot be stirred up further lets Red Dust deal with the garrison instead: the lone Troop "
                    "changes sides. Removing two would do more harm elsewhere; here there is only one.",
                ),
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
        turn(
            "r1.mg",
            "MarsGov Trains in Europa",
            "Red Dust added a Special Activity, so MarsGov, second, may play the Event or a *Limited Operation*: one space, "
            "no Special Activity (§ 12.5). Its own Event side would rob Red Dust of 5 Resources. It prefers people: Train, "
            "and Pacify behind it.",
            [
                mg("train", "*Train* works at MarsGov Bases and in Labyrinths under COIN Control (§ 14.1)."),
                mg(
                    "europa 4",
                    "{europa} is near the middle and has a whole Spaceport: four Troops here can be in half the cities next "
                    "turn. Up to 4 cost 3, so take all 4.",
                    {"mg_resources": 15},
                ),
                mg(
                    "europa",
                    "After the Troops, one selected space may be *Pacified*: up to two of House, Repair and a paid shift.",
                ),
                mg(
                    "house",
                    "House first: the next shift then carries three people instead of two. House also turns the EarthGov "
                    "marker to EG+ (§ 4.2): Earth likes to read of new homes.",
                ),
                mg("shift", "3 Resources for Active Support in a city of three: 3 more points."),
            ],
            {"mg_resources": 12, "mg_total": 16, "total_support": 15, "eg_side": "EG+", "displaced": 1},
        ),
        phase(
            "r1.end",
            "The card is over",
            "Two have acted. They become Ineligible and will sit out the next card; the Corporations and the Church will "
            "choose (§ 12.2). {europa}, the card, is turned up as the new Next Event. The number on it moves the Flashpoint "
            "marker: 4 of the 5 steps to a Flashpoint Round.",
            {"flashpoint": 4},
        ),
    ],
)

CARD_2: Final = Chapter(
    "Card 2 of 11: Sudden Storm",
    [
        turn(
            "r2.start",
            "The Church waits",
            "Only the Corporations and the Church are Eligible. The Church would need all three cards to come first, and it "
            "is second anyway.",
            [cr("done", "Second will do: the Corporations rarely want a card that only makes storms.")],
        ),
        turn(
            "r2.corp",
            "Logistics of the Corporations",
            "*Logistics* builds the business: Terraforming in the Desert, units hired on Earth, the Cycler set in motion (§ "
            "14.2). With it goes *Public Relations*, which pays 2 Profits for each Damage repaired (§ 16.3). A Special "
            "Activity may come before, between or after the spaces of an Operation (§ 13.2); here it comes first, for the "
            "money.",
            [
                corp("logistics", "Operations cost the Corporations nothing. Only some of the extras do."),
                corp(
                    "public-relations marth",
                    "Repair where Security and COIN Control are. {marth} is damaged, and one displaced person is left to "
                    "move in.",
                ),
                corp(
                    "repair",
                    "The price is a Security from the space; the reward 2 Profits. Without anybody in Displaced Population "
                    "there is no Repair (§ 4.3).",
                ),
                corp(
                    "eg-plus",
                    "The Corporations may turn the EarthGov marker either way. They are Controller in boxes 1 to 5, so "
                    "Confidence may rise a little: it brings shipments that they command.",
                    {"profits": 2, "displaced": 0},
                ),
                corp(
                    "hellas_chaos",
                    "Select a Desert: the Base there becomes a *Terraforming Base*, the first for nothing. It pays at every "
                    "Flashpoint (§ 17.4).",
                ),
                corp("earth", "Select Earth: four units are hired there, at most one of them SpecOps."),
                corp("1 3 done", "One SpecOps and three Security, which is all that is free of charge."),
                corp(
                    "transit",
                    "Select Transit: the Aldrin Cycler runs now, not only at the Flashpoint. Three Supply land, and MarsGov "
                    "is 9 Resources richer. A gift to the partner, and the price of moving one's own people.",
                    {"mg_resources": 21},
                ),
                corp("yes", "Take a colonist along. The Corporations may leave them on Earth, but new people are new customers."),
                corp(
                    "0 2 2 0",
                    "Five pieces board: two Security and two SpecOps; the Satellites can wait, so the fifth is a Supply.",
                ),
                corp("done", "A Profit for a sixth? No."),
                corp("marth", "At last, for 1 Profit a Base, fresh Security: {marth} gets back the one that did the repairs."),
                corp("done", "One is enough. 1 Profit stays."),
            ],
            {"mg_resources": 21, "profits": 1, "displaced": 0},
        ),
        turn(
            "r2.cr",
            "Desert Efficiency",
            "The Church is second: a Limited Operation. For everybody else that is one space. *Desert Efficiency* lets the "
            "Church select several, as long as a single Asset pays for all, and it draws an Asset afterwards (§ 12.6). "
            "{cr16} is worth 5 for a Rally, so five spaces it is.",
            [
                cr("rally", "The Church Rallies where people are Neutral, and where nobody lives everybody is (§ 15.1)."),
                cr(
                    "marth cr16",
                    "The first space asks how to pay. {cr16} counts 5 for a Rally and less for anything else: the right "
                    "card at the right time. A Hidden Rebel now stands beside the Corporations' Base.",
                ),
                cr("hellas_chaos", "Another thorn, next to the new Terraforming Base."),
                cr("tharsis_tholus", "And one at MarsGov's Base. Rebels in many places are threats in many places."),
                cr(
                    "new_cordoba upgrade",
                    "Instead of placing a Rebel, turn a Base into a *Conversion Center*: it draws an Asset at once, and in "
                    "a populated space it wins a Rebel at every Flashpoint (§ 17.7).",
                ),
                cr(
                    "wilderness upgrade",
                    "A second one. In the Wilderness it wins nobody, but it takes 1 Profit from the Corporations at each "
                    "Flashpoint (§ 17.4), and brings its card. Three cards for one: two upgrades and Desert Efficiency.",
                ),
            ],
            {"hand": [9, 14, 20, 26, 29]},
        ),
        phase(
            "r2.end",
            "The Flashpoint",
            "Red Wednesday Riots comes up with another 4: the marker hits the end of its track, and what is too much is "
            "lost. Before the next card is played there is a *Flashpoint Round* (§ 17.1 and following).",
            {"flashpoint": 5},
        ),
    ],
)

FLASHPOINT_1: Final = Chapter(
    "First Flashpoint Round",
    [
        turn(
            "fp1.aldrin",
            "The Aldrin Cycler",
            "Everything in Transit lands: Supply for MarsGov, Security and SpecOps on {phobos}, a colonist without a house. "
            "Then the Controller of EarthGov, the Corporations, sends five more pieces on their way (§ 17.1). In this round "
            "the colonists board without being asked.",
            [
                corp(
                    "2 2",
                    "Two EarthGov Troops and two Security; the last seat goes to a Satellite. Whoever commands Earth's Troops "
                    "wants them near.",
                ),
                corp("done", "No extra passenger for a Profit."),
            ],
            {"mg_resources": 24, "displaced": 1},
        ),
        phase(
            "fp1.casualties",
            "Corporate Casualties",
            "Dead Bases and Security wait in the Casualties box and cost Profits now (§ 17.2). The box is empty: nothing "
            "happens.",
        ),
        phase(
            "fp1.confidence",
            "EarthGov Confidence",
            "The marker shows EG+, thanks to MarsGov's new houses: one box up. The value rises from 1 to 2 and MarsGov's "
            "score with it. Earth gets what the box says: 4 Troops, 2 Supply, a colonist (§ 8.3). One House, one point and "
            "a convoy.",
            {"mg_total": 17, "eg_index": 4, "eg_value": 2},
        ),
        phase(
            "fp1.terraforming",
            "Terraforming",
            "2 Profits for the Terraforming Base in {hellas_chaos}, less 1 for the Conversion Center in the Wilderness (§ "
            "17.4). That in {new_cordoba} stands in a Labyrinth and does not count.",
            {"profits": 2},
        ),
        turn(
            "fp1.storms",
            "Dust Storms",
            "Approaching storms now rage over {shepard} and {hellas_chaos}. Then four rolls, as many as the number on the "
            "Next Event (§ 17.5): {syria_planum}, {rutherford}, {noctis_labyrinthus}, and {noctis_labyrinthus} once more. A "
            "storm that is hit again rages at once.",
            [
                cr(
                    "noctis_labyrinthus:rd_rebel_hidden",
                    "Where a storm breaks out like this the Church may remove an enemy, Rebels before Bases (§ 9.2). The "
                    "desert is on its side.",
                )
            ],
        ),
        phase(
            "fp1.attrition",
            "Attrition and Conversion",
            "Troops, Security and Red Dust Rebels without a Base starve in empty or stormy Deserts (§ 17.6): today nobody does. "
            "Then each populated space with a Conversion Center wins a Rebel (§ 17.7). In {new_cordoba} that is one more "
            "than the rest together: Control, and a point.",
            {"cr_total": 8, "control:new_cordoba": "CR"},
        ),
        phase(
            "fp1.reset",
            "Back to 0",
            "The Flashpoint marker starts again (§ 17.8). Five steps until the next one: usually two cards.",
            {"flashpoint": 0},
        ),
    ],
)

CARD_3: Final = Chapter(
    "Card 3 of 11: Europa",
    [
        phase(
            "r3.start",
            "Who is in",
            "MarsGov and Red Dust are back, the other two are Ineligible. So the Church may not push forward this time.",
        ),
        turn(
            "r3.mg",
            "MarsGov Secures three cities",
            "24 Resources want to be used. *Secure* moves Troops to Labyrinths, from city to city by border, Maglev and "
            "Spaceport, and shows Rebels there: one for each of its units (§ 14.3). Hidden Rebels cannot be Assaulted; this "
            "is the first half of a blow. Add *Petition*, and every three Rebels that were shown bring a Supply (§ 16.2).",
            [
                mg("secure", "3 Resources for each destination, passing through is free."),
                mg("new_cordoba", "The Church has just taken {new_cordoba}. Break its Control before it digs in."),
                mg(
                    "europa:mg_troop 3",
                    "The Troops from last round: by Spaceport from {europa} to {shenzhou}, then by Maglev. A move may have "
                    "many legs; it stops where an enemy has Control.",
                    {"control:new_cordoba": "nobody", "cr_total": 7},
                ),
                mg("done", "Enough: five Troops against five of the others. Nobody Controls it now."),
                mg(
                    "sharma",
                    "{sharma} has Opposition, so {rd9} makes it cost 6 instead of 3. Dear, but the nest is not to be "
                    "left in peace.",
                ),
                mg(
                    "coronae_montes:mg_troop 2",
                    "From the Desert next door. The Base stays behind alone, and with two Rebels there Control passes to "
                    "the Church: every move leaves a gap. We will see this one again.",
                    {"control:coronae_montes": "CR", "cr_total": 8},
                ),
                mg("done", "No more units."),
                mg(
                    "tereshkova done",
                    "A destination needs no arrival: the Troops who are there already search the city. 3 Resources for one "
                    "Rebel, and a House.",
                ),
                mg(
                    "done",
                    "All destinations chosen, 12 paid. In {new_cordoba} all four Rebels are shown, in {sharma} one, in "
                    "{tereshkova} one: six.",
                ),
                mg(
                    "no no",
                    "A Base in place of a Troop? In {new_cordoba} it would not last, in {tereshkova} it is not needed yet.",
                ),
                mg(
                    "tereshkova",
                    "At the end one destination under COIN Control may House or Repair once. There is no Damage here, so a "
                    "colonist moves in.",
                    {"mg_resources": 12},
                ),
                mg(
                    "petition",
                    "*Petition* asks Earth for help: 1 Supply and 1 for each three Rebels shown, 3 in all, worth 9 "
                    "Resources when they land. Each costs the Corporations a Profit; they had 2. Friends, up to a point.",
                ),
            ],
            {
                "mg_resources": 12,
                "profits": 0,
                "displaced": 0,
                "control:new_cordoba": "nobody",
                "control:coronae_montes": "CR",
            },
        ),
        turn(
            "r3.rd",
            "Red Dust plays the Event",
            "MarsGov added a Special Activity, so the Event lies open to the second. Each has an upper side, mostly good "
            "for COIN, and a shaded one, mostly good for Rebels; anybody may play either (§ 12.4). Had MarsGov left out its "
            "Petition, Red Dust could not do this: a good question to ask oneself before one adds an Activity.",
            [
                rd(
                    "event-shaded",
                    "{europa} falls two levels, from Active Support to Neutral: MarsGov loses the 6 points for which it "
                    "paid in the first round. And the marker turns to EG-.",
                    {"mg_total": 11, "eg_side": "EG-"},
                ),
                rd(
                    "rd11",
                    "Of four Campaigns drawn, one comes into play. {rd11} cuts the Corporations' line to the Cycler; {rd9} "
                    "stays in force beside it (§ 8.6).",
                ),
            ],
            {"mg_total": 11, "total_support": 9, "eg_side": "EG-", "campaigns": [9, 11]},
        ),
        phase(
            "r3.end",
            "The card is over",
            "The Slush Fund Scandal is the new Next Event, with a 3 for the Flashpoint marker. The Corporations and the "
            "Church are up.",
            {"flashpoint": 3},
        ),
    ],
)
