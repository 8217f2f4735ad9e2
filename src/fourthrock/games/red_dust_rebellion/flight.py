"""The flight chart: the EarthGov Confidence track and what the next Flashpoint brings to Earth."""

from __future__ import annotations

from htpy import Element, Node

from fourthrock.drawing.paper import at, g, lines, num, path, printed, rect, tip, words
from fourthrock.games.red_dust_rebellion.figures import figure
from fourthrock.games.red_dust_rebellion.sheet import TRACK_STEP, TRACK_X, TRACK_Y
from fourthrock.games.red_dust_rebellion.view import MarsView


def flight(view: MarsView) -> Node:
    """Where EarthGov Confidence stands, which side is up, and what a Flashpoint Round adds to Earth."""
    here = view.confidence[view.eg_index]
    return confidence(view.eg_index, view.eg_side, here.troops, here.supply, here.population, view.terraforming)


@printed
def confidence(index: int, side: str, troops: int, supply: int, people: int, terraforming: int) -> Element:
    rising = side == "EG+"
    says = f"EarthGov Confidence at box {index + 1} of 9, {side}: at the next Flashpoint it {'rises' if rising else 'falls'}"
    step = TRACK_STEP - 4
    arrow = "M0-13L10-6 0 1Z" if rising else "M10-13L0-6 10 1Z"
    adds = [("eg_troop", troops), ("supply", supply), ("population", people)]
    return g[
        at(TRACK_X + TRACK_STEP * index, TRACK_Y, id="confidence", data_count=str(index))[
            tip(says),
            rect(x="-3", y="-3", width=num(step + 6), height="40", rx="6", class_="marker"),
        ],
        words(TRACK_X + 172, TRACK_Y - 8, f"{side} {'rises' if rising else 'falls'}", "rdr-value", "start"),
        at(TRACK_X + 252, TRACK_Y - 8, path(d=arrow, class_="rdr-arrow")),
        lines(TRACK_X, TRACK_Y + 56, ["NEXT FLASHPOINT ADDS"], 0, "rdr-label"),
        [
            at(TRACK_X + 196 + 60 * i, TRACK_Y + 49)[
                at(0, 0, figure(token), scale=0.8), words(14, 7, f"+{count}", "rdr-value", "start")
            ]
            for i, (token, count) in enumerate(adds)
        ],
        words(TRACK_X + 376, TRACK_Y + 56, f"Profits {terraforming:+d}", "rdr-note", "start") if terraforming else None,
    ]
