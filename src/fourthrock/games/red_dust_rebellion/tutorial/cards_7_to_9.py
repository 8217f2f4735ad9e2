"""The lesson: Event cards 7 to 9 and the third Flashpoint Round."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.tutorial.plays import corp, cr, mg, phase, rd, turn
from fourthrock.table import Chapter

CARD_7: Final = Chapter(
    "Card 7 of 11: The Tubes",
    [
        phase(
            "r7.start",
            "Who is in",
            "Both Rebel factions have just acted. The Corporations and MarsGov have the card to themselves.",
        ),
        turn(
            "r7.corp",
            "Exploit, Assault, Bombard, Suppress",
            "*Assault* removes Active Rebels, one for each COIN unit in the space (§ 14.5); for each two of them, where "
            "Security or SpecOps fight, Profits rise by 1. *Exploit* goes with it and is the Corporations' main income (§ "
            "16.3). Exploit first: later the spaces might have changed.",
            [
                corp("assault", "Recon showed the Rebels on card 5. Now they can be hit."),
                corp("exploit", "The Special Activity in front of the Operation."),
                corp(
                    "shenzhou",
                    "A Base, no Damage, more Corporate than MarsGov forces: 4 people bring 4 Profits, and the space shifts "
                    "toward Neutral. It was at Opposition, so it is Red Dust who pays with 4 points.",
                ),
                corp(
                    "pavonis_mons",
                    "1 more. Here it was Support, so MarsGov loses a point. {syria_planum} would bring 2, but a storm rages "
                    "there.",
                    {"profits": 6},
                ),
                corp("shenzhou", "The Assault. In {shenzhou} it drives out the Rebel who Coordinated on the first card."),
                corp(
                    "no",
                    "A Satellite could *Bombard* here and remove two more, but nobody is left, and it would Damage the city.",
                ),
                corp("hellas_chaos", "Three Church Rebels, two Security: two hits."),
                corp(
                    "yes",
                    "Here the Satellite is worth it: Bombard takes the third (§ 16.4). Three Rebels in one space: 1 Profit "
                    "for the mercenaries.",
                    {"profits": 7},
                ),
                corp(
                    "suppress",
                    "And *Suppress*, once in an Assault and without a Satellite: EarthGov Troops drive Rebels out of one space "
                    "that is not Assaulted.",
                ),
                corp(
                    "wilderness:cr_rebel_hidden",
                    "The one who came back Hidden. No Assault could see it, but it can be driven off, and its Base stands alone.",
                ),
                cr(
                    "daedalia_planum",
                    "Its owner chooses where it flees. {daedalia_planum} has one Red Dust Rebel: one against one, Red Dust's "
                    "Control is gone.",
                ),
            ],
            {
                "profits": 7,
                "mg_total": 11,
                "total_support": 10,
                "rd_total": 17,
                "total_opposition": 12,
                "control:daedalia_planum": "nobody",
                "control:hellas_chaos": "COIN",
            },
        ),
        turn(
            "r7.mg",
            "MarsGov passes",
            "A Limited Operation for 3, or the Event, of little use today. Or pass: 3 Resources, and first on the next "
            "card, which prints MarsGov in front.",
            [mg("pass", "Waiting is a move. Read the Next Event before you decide.")],
            {"mg_resources": 15},
        ),
        phase("r7.end", "The card is over", "A Green New Deal shows 0: the Flashpoint marker stays at 4."),
    ],
)

CARD_8: Final = Chapter(
    "Card 8 of 11: USSS Challenger",
    [
        turn(
            "r8.start",
            "The Church keeps its cards",
            "MarsGov, Red Dust and the Church are Eligible. Three discards would make the Church first and leave it without "
            "money.",
            [cr("done", "It waits for the next card.")],
        ),
        turn(
            "r8.mg",
            "Train and Entrench",
            "MarsGov is first with both. Train again, this time on {phobos}, from where everything can be reached; then "
            "*Entrench*, which digs Troops in: each *Fortified* Troop absorbs one Damage (§ 16.2). It also repairs a "
            "Desert, for people mean Support later.",
            [
                mg("train", "3 Resources for each space in which Troops are placed."),
                mg("phobos 4", "{phobos} is under COIN Control for ever, so one can always Train there."),
                mg(
                    "tharsis_tholus 0",
                    "Selected without Troops it costs nothing; but it is now a selected space, and may be Pacified.",
                ),
                mg("done", "Two spaces."),
                mg(
                    "tharsis_tholus repair done",
                    "3 Resources and the last displaced colonist: a green box is free, and somebody lives here again.",
                    {"mg_resources": 9},
                ),
                mg("entrench", "Now *Entrench*, in up to two spaces under COIN Control."),
                mg("tharsis_tholus no 1", "No new Base; one Troop digs in, no more than there are people."),
                mg(
                    "europa no 3",
                    "Three in {europa}. Damage there must first get through them: the Church's Preaching and Red Dust's "
                    "Campaigns will find this tiresome.",
                ),
            ],
            {"mg_resources": 9, "displaced": 0},
        ),
        turn(
            "r8.rd",
            "A Limited March",
            "Red Dust is second: one destination. *March* takes Rebels over borders and rails (§ 15.2). The idea is "
            "{tenzing}, MarsGov's best city, where a Campaign on a later card can hurt most.",
            [
                rd("march", "1 Resource for each destination."),
                rd("tenzing", "Support is Active there, and four cubes stand guard."),
                rd(
                    "arsia_mons",
                    "One Rebel comes over the border. Where there is Support a group is seen if it and the cubes there are "
                    "more than three: it arrives Active.",
                ),
                rd("done", "Seen, but there. {arsia_mons} is empty now."),
            ],
            {"rd_resources": 9, "control:arsia_mons": "nobody"},
        ),
        phase("r8.end", "Flashpoint once more", "Shenzhou shows 2: 4 and 2 reach the end of the track.", {"flashpoint": 5}),
    ],
)

FLASHPOINT_3: Final = Chapter(
    "Third Flashpoint Round",
    [
        turn(
            "fp3.aldrin",
            "The Aldrin Cycler",
            "Four EarthGov Troops land on {phobos}, a Supply brings 3, a colonist has no house yet, and another one boards. "
            "What else?",
            [
                corp("4 0", "All four Troops from Earth; no Satellite, a Supply instead."),
                corp("done", "No more passengers."),
            ],
            {"mg_resources": 12, "displaced": 1},
        ),
        phase("fp3.casualties", "Corporate Casualties", "None this time."),
        phase(
            "fp3.confidence",
            "EarthGov Confidence",
            "Two Satellites return from Mars to Orbit and can be used again. The marker shows EG+: one box up, value 2. "
            "Four EarthGov Troops would come, but all sixteen are in use.",
            {"mg_total": 12, "eg_index": 4, "eg_value": 2},
        ),
        phase("fp3.terraforming", "Terraforming", "As before, 1.", {"profits": 8}),
        phase(
            "fp3.storms",
            "Dust Storms",
            "{syria_planum} and {rutherford} clear, {trouvelot} and {shepard} rage. New ones approach {daedalia_planum} and "
            "{marth}.",
        ),
        phase(
            "fp3.attrition",
            "Attrition and Conversion",
            "Nobody lives in {trouvelot} and Red Dust has no Base there: one of its two Rebels starves, and the Church has "
            "Control again. The Conversion Center in {new_cordoba} wins one more.",
            {"cr_total": 7, "control:trouvelot": "CR"},
        ),
        phase("fp3.reset", "Back to 0", "The Flashpoint marker starts again.", {"flashpoint": 0}),
    ],
)

CARD_9: Final = Chapter(
    "Card 9 of 11: A Green New Deal",
    [
        turn(
            "r9.start",
            "The Church moves up",
            "The order is MarsGov, Corporations, Red Dust, Church; the Corporations and the Church are Eligible. Two "
            "discards pass Red Dust and the Corporations. MarsGov stays in front, but is Ineligible, so two are enough.",
            [
                cr("cr24", "A Capability that it will not have time to play."),
                cr("cr9", "An Event of its own. {cr30} is kept: it is worth 4 for the Operation."),
                cr("done", "First."),
            ],
            {"hand": [30]},
        ),
        turn(
            "r9.cr",
            "Preach and Purify",
            "*Preach* calms a space toward Neutral; where it is Neutral already, people join the Church and leave their "
            "houses behind: Rebels for Population, then Damage (§ 15.6). Both hurt the others: opinion is their currency. "
            "*Purify* turns an enemy into a believer (§ 16.6).",
            [
                cr("preach", "1 a space, three spaces, paid by the one card of 4; what is too much is lost."),
                cr("new_cordoba", "Back to Neutral: Red Dust loses the point of card 6."),
                cr(
                    "tharsis_tholus",
                    "A Rebel must be shown, then one joins. The Damage meets MarsGov's Fortified Troop, which absorbs it "
                    "and is gone. EG- is set all the same.",
                    {"eg_side": "EG-"},
                ),
                cr(
                    "daedalia_planum",
                    "Nobody is dug in here: the last inhabitants leave, and the space is the Church's kind of Desert again.",
                ),
                cr("done", "Three spaces."),
                cr(
                    "purify",
                    "It needs Control, a Hidden Rebel and an enemy. Only {daedalia_planum} has all three: in {trouvelot} a "
                    "storm rages. The Rebel who just joined shows itself.",
                ),
                cr("daedalia_planum:rd_rebel_hidden", "Red Dust's Rebel becomes one of the Church's. Three against nobody."),
            ],
            {
                "rd_total": 16,
                "total_opposition": 11,
                "cr_total": 8,
                "eg_side": "EG-",
                "displaced": 2,
                "hand": [],
                "control:tharsis_tholus": "nobody",
                "control:daedalia_planum": "CR",
                "support:new_cordoba": 0,
            },
        ),
        turn(
            "r9.corp",
            "Drop Pods",
            "Second, so a Limited Secure. {shepard} is locked by a storm: no unit moves in or out. But the Controller may "
            "spend a Satellite for *Drop Pods*: EarthGov Troops from {phobos} fall into any Labyrinth, storm and enemy or not "
            "(§ 16.4).",
            [
                corp("secure", "One destination is all a Limited Operation has."),
                corp(
                    "shepard 4",
                    "Four EarthGov Troops land and show both Red Dust Rebels: COIN Control where Red Dust has ruled.",
                ),
                corp(
                    "done", "House or Repair? There is nothing damaged here, and people who are against MarsGov need not be more."
                ),
            ],
            {"control:shepard": "COIN"},
        ),
        phase("r9.end", "The card is over", "Targeting Cyclists is next and shows 3.", {"flashpoint": 3}),
    ],
)
