"""The lesson, first part: a walk around the board as it is set up."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.tutorial.plays import look
from fourthrock.table import Chapter

SETUP: Final = Chapter(
    "Setting up",
    [
        look(
            "setup.welcome",
            "Four ends on one planet",
            "Mars in the year 2250. Four factions share a map and want four different things, so a move that helps one of "
            "them often helps a second and hurts the other two. This lesson plays the first eleven cards of a game with "
            "you, click by click, through three Flashpoint Rounds to the first Dust Storm.\n\n"
            "What glows is the next click; *Do it* makes it for you. You may point at anything else as well: the page says "
            "whether it would be legal. *Take over* leaves the lesson anywhere to play on by yourself. Numbers such as § 1.1 "
            "open the rule they name; a name such as {europa} lights up on the board.",
        ),
        look(
            "setup.map",
            "The map",
            "Round spaces are *Labyrinths*, the eight cities under the ground; everything else is *Desert* (§ 3.1). Spaces "
            "that share a border are adjacent. The heavy lines are the Maglev: rails from city to city, along which troops "
            "and rebels ride in one move (§ 3.6). {wilderness}, the emptiness around everything, borders all the outer "
            "Deserts and nobody lives there (§ 3.4).\n\n"
            "{phobos} hangs above: a safe harbour that COIN Controls for ever (§ 3.5). What comes from Earth arrives there, "
            "and its Spaceport reaches every city whose own port is whole.",
        ),
        look(
            "setup.people",
            "People and houses",
            "Each space has a row of boxes. Green boxes are houses with people in them: Population. Dashed boxes are empty "
            "lots where more people can be *Housed*. *Damage* covers a green box and drives its people out (§ 4.1, § 4.4).\n\n"
            "People without a home wait in *Displaced Population*, four of them at the start. They matter: housing them "
            "makes a space worth more to whoever has its heart, and those who are left over cost MarsGov and the "
            "Corporations at every Dust Storm.",
        ),
        look(
            "setup.opinion",
            "What people think",
            "Five levels, from *Active Support* for the government over Neutral to *Active Opposition* (§ 5.1). {tenzing} "
            "with Population 3 at Active Support counts 6 for MarsGov; {sharma} with 2 at Active Opposition counts 4 "
            "against it. Big cities are worth a fight; where nobody lives there is no opinion (§ 5.2).\n\n"
            "MarsGov lives on Support, Red Dust on Opposition. The Corporations and the Church would rather people were "
            "quiet: both shift spaces back toward Neutral.",
        ),
        look(
            "setup.mg",
            "MarsGov: be loved, and trusted by Earth",
            "Yellow cubes are Troops. MarsGov wins with Total Support and EarthGov Confidence above 34; it stands at 12 (§ "
            "10.1). It starts with 18 Resources, the fullest purse, and nearly every Operation costs 3 a space.\n\n"
            "Its way: hold the cities, Train Troops, House people, pay for their goodwill. Its worry: money that comes from "
            "Earth by a slow ship, and cities it must hold at once in three corners of the planet.",
        ),
        look(
            "setup.corp",
            "The Corporations: earn",
            "Blue cubes are Security; blue SpecOps wear a hood while they are Hidden and are a star when Active. The "
            "Corporations win with Profits above 36; "
            "they start at 0. Their Operations are free (§ 13.3), their Special Activities earn.\n\n"
            "With MarsGov they are the *COIN* side: their pieces count together for Control and shield each other (§ 1.2). "
            "But what they earn by Exploit is goodwill that MarsGov loses. Friends, up to a point.",
        ),
        look(
            "setup.rd",
            "Red Dust: stir up",
            "Orange Rebels wear a hood while they are *Hidden* and are a star when Active; discs are Bases. Red Dust wins "
            "with Total Opposition and Bases on Mars above 32; it "
            "stands at 14 with 14 Resources. No Assault can touch a Hidden Rebel, but it must show "
            "itself to act (§ 7.3).\n\n"
            "Its way: be in many populated spaces, grow at its Bases, and wait for a moment when the government looks "
            "elsewhere.",
        ),
        look(
            "setup.cr",
            "The Church of the Reclaimer: take the Deserts back",
            "Green hoods, stars and discs. The Church counts the spaces that it Controls and its Bases, and must have more than "
            "all other factions have Bases (§ 8.2). It stands at 7 against 10: nearer to its end than anybody.\n\n"
            "It has no purse. It pays with cards, its *Assets* (§ 8.5), and is printed last on every Event unless it gives "
            "cards up to move forward. In exchange it walks through storms and lives where nobody else can.",
        ),
        look(
            "setup.control",
            "Who holds a space",
            "Whoever has more forces in a space than the two other sides together Controls it: COIN, Red Dust, or the "
            "Church (§ 6.1). Equal is not more. In {new_cordoba} two Troops, one Red Dust Rebel and three pieces of the "
            "Church hold each other up, and nobody has Control.\n\n"
            "Control changes in the moment in which pieces change (§ 6.4). The edge of a space shows it.",
        ),
        look(
            "setup.earth",
            "Earth, far away",
            "The *Aldrin Cycler* carries pieces in two hops: Earth to Transit, Transit to {phobos} (§ 16.1). Supply becomes "
            "3 MarsGov Resources each on arrival, Satellites go to Orbit, people without a house are displaced.\n\n"
            "*EarthGov Confidence* is how much Earth believes in the venture. It adds to MarsGov's score, says how much "
            "help is sent, and who commands Earth's grey Troops: now, in box 3, the Corporations (§ 8.3). The marker shows "
            "EG-, so it will fall at the next Flashpoint unless somebody turns it.",
        ),
        look(
            "setup.storms",
            "Storms",
            "Two storms *approach*, over {shepard} and {hellas_chaos}. At the next Flashpoint they *rage*: a raging storm "
            "closes a Desert to all but a few, and locks the gates of a Labyrinth (§ 9.4, § 9.5). The Church's Travel "
            "ignores them; where one rages twice it may take an enemy piece besides (§ 9.2).",
        ),
        look(
            "setup.cards",
            "Cards",
            "Two Events lie open. The *Current* one is played now; its four marks, from left to right, are the order in "
            "which the factions choose. The *Next* one you can already read: whoever plans a round ahead plays better.\n\n"
            "Each Event has two sides, and only two factions act on it. What the first one does decides what the second one "
            "may do (§ 12.1): that is the heart of the game. The Church holds three Assets, {cr16}, {cr20} and {cr26}; Red "
            "Dust has one Campaign in force, {rd9}, which makes MarsGov pay 6 to Secure a space with Opposition.",
        ),
        look(
            "setup.end",
            "How somebody wins",
            "Three *Dust Storm* cards lie in the deck. At each of them the factions compare: MarsGov above 34, Corporations "
            "above 36, Red Dust above 32, Church above all other Bases. Whoever has passed the mark wins; if nobody has, "
            "the game goes on, and after the third the smallest gap decides (§ 10.1, § 10.2).\n\n"
            "So look at the four scores after every turn, and at who is too near. Let us begin.",
        ),
    ],
)
