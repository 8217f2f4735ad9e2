"""Paper: building SVG with typed elements. Numbers are rounded, angles are degrees counter-clockwise from east, y points down.

at(120, 80, circle(r=10, class_="sea"), id="ship-07")
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import Any

import htpy
from htpy import Element, Node
from markupsafe import Markup, escape

circle = Element("circle")
clip_path = Element("clipPath")
defs = Element("defs")
ellipse = Element("ellipse")
g = Element("g")
line = Element("line")
path = Element("path")
pattern = Element("pattern")
polygon = Element("polygon")
radial_gradient = Element("radialGradient")
rect = Element("rect")
stop = Element("stop")
text = Element("text")
text_path = Element("textPath")
title = Element("title")
tspan = Element("tspan")
use = Element("use")

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as one decimal allows."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else f"{value:.1f}".removesuffix(".0")


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at this distance and direction."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y - radius * math.sin(angle)


def spot(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def pen(points: Iterable[Point], closed: bool = False) -> str:
    """Path data through these points, straight from one to the next."""
    return "M" + "L".join(spot(point) for point in points) + ("Z" if closed else "")


def flow(points: list[Point], closed: bool = False) -> str:
    """Path data of a soft curve through these points (Catmull-Rom)."""
    count = len(points)
    if count < 3:
        return pen(points)
    data = [f"M{spot(points[0])}"]
    for i in range(count if closed else count - 1):
        before, start = points[i - 1 if closed or i else 0], points[i]
        end = points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else end
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        data.append(f"C{spot(one)} {spot(two)} {spot(end)}")
    return "".join(data) + ("Z" if closed else "")


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path data of an arc from one direction to another, the way the angle grows or falls."""
    long = 1 if abs(end - start) > 180 else 0
    sweep = 0 if end > start else 1
    return f"M{spot(polar(x, y, radius, start))}A{num(radius)} {num(radius)} 0 {long} {sweep} {spot(polar(x, y, radius, end))}"


def at(x: float, y: float, *content: Node, turn: float = 0, scale: float = 1, **attributes: Any) -> Element:
    """A group moved to a place; pieces with a stable `id` glide there when the place changes."""
    moves = [f"translate({num(x)} {num(y)})"]
    if turn:
        moves.append(f"rotate({num(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:.3g})")
    return g(transform=" ".join(moves), **attributes)[content]


def tip(words: str) -> Element:
    """What a piece is: its tool-tip, and its name for a screen reader."""
    return title[words]


def words(x: float, y: float, said: str, kind: str = "", anchor: str = "middle", **attributes: Any) -> Element:
    """One line of text. `kind` is a class of board.css: `label`, `figure`, `small` ..."""
    return text(x=num(x), y=num(y), class_=kind or None, text_anchor=anchor, **attributes)[said]


def lines(x: float, y: float, said: list[str], step: float, kind: str = "", anchor: str = "start") -> Element:
    """Several lines of text under each other, the first one's baseline at y."""
    spans = [tspan(x=num(x), y=num(y + step * i))[part] for i, part in enumerate(said)]
    return text(class_=kind or None, text_anchor=anchor)[spans]


def sheet(width: float, height: float, *content: Node, name: str = "", **attributes: Any) -> Element:
    """A whole SVG document."""
    named = {"role": "img", "aria_label": name} if name else {}
    return htpy.svg(xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(width)} {num(height)}", **named, **attributes)[content]


def drawn(element: Element) -> str:
    """The finished drawing, as plain text."""
    parts: list[str] = []
    _write(element, parts.append)
    return "".join(parts)


def _write(node: Any, put: Callable[[str], None]) -> None:
    """What htpy's own chunks are, in a fifth of the time: a table draws thousands of these at every move."""
    kind = type(node)
    if kind is Element:
        put(f"<{node._name}{node._attrs}>")
        _write(node._children, put)
        put(f"</{node._name}>")
    elif kind is tuple or kind is list:
        for one in node:
            _write(one, put)
    elif isinstance(node, str):
        put(escape(node))
    elif node is not None:
        parts = htpy.fragment[node].iter_chunks()
        put("".join(parts))


def printed(draw: Callable[..., Element]) -> Callable[..., Markup]:
    """A drawing that is made once for the same arguments, and from then on pasted: for pieces that a board has many of."""

    @lru_cache(maxsize=2048)
    def pasted(*arguments: Any, **named: Any) -> Markup:
        return Markup(drawn(draw(*arguments, **named)))

    return wraps(draw)(pasted)
