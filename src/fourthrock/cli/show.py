"""Any game's view, readable in a terminal: a view is a struct of plain values, lists, tables and further structs.

What is zero, no or empty is left out, of rows and of columns; so is, when an earlier view is given, what has not changed since.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from fourthrock.table import Item

NOTHING = "-"
WIDE = 7
"""A table with more columns than this is turned, if it has fewer rows."""


def readable(view: msgspec.Struct, before: msgspec.Struct | None = None) -> RenderableType:
    """A struct as lines `name  value`, with its lists of structs as tables and its structs indented below."""
    lines = Rows.grid(padding=(0, 2))
    blocks: list[RenderableType] = []
    for name in view.__struct_fields__:
        value = getattr(view, name)
        earlier = getattr(before, name, None) if type(before) is type(view) else None
        if is_nothing(value) if before is None else value == earlier:
            continue
        block = block_of(value, earlier)
        if block is None:
            lines.add_row(Text(words(name), style="dim"), inline(value))
        else:
            blocks += [Text(words(name), style="bold"), Padding(block, (0, 0, 0, 2))]
    return Group(*([lines] if lines.row_count else []), *blocks)


def block_of(value: Any, earlier: Any) -> RenderableType | None:
    """What needs room of its own; None for what fits a line."""
    if isinstance(value, msgspec.Struct) and not is_short(value):
        return readable(value, earlier if isinstance(earlier, msgspec.Struct) else None)
    if isinstance(value, dict) and any(not is_plain(part) for part in value.values()):
        known = earlier if isinstance(earlier, dict) else {}
        return rows_of([(inline(key), part) for key, part in value.items() if key not in known or known[key] != part])
    if isinstance(value, (list, tuple)) and value and all(isinstance(part, msgspec.Struct) for part in value):
        old = list(earlier) if isinstance(earlier, (list, tuple)) and len(earlier) == len(value) else [None] * len(value)
        labelled = [(str(number), part) for number, part in enumerate(value)]
        return rows_of([row for row, was in zip(labelled, old) if was is None or row[1] != was])
    return None


def rows_of(parts: Sequence[tuple[str, Any]]) -> RenderableType:
    """A table with a row for each part, and a column for each field if all parts are of one kind."""
    if not parts:
        return Text(NOTHING)
    kinds = {type(part) for _, part in parts}
    if len(kinds) > 1 or not isinstance(parts[0][1], msgspec.Struct):
        return grid([["", ""], *[[name, inline(part)] for name, part in parts]])
    fields = list(parts[0][1].__struct_fields__)
    names = [inline(getattr(part, fields[0])) for _, part in parts]
    if isinstance(getattr(parts[0][1], fields[0]), str) and len(set(names)) == len(names):
        parts = [(name, part) for name, (_, part) in zip(names, parts)]
        fields = fields[1:]
    kept = [field for field in fields if not all(is_nothing(getattr(part, field)) for _, part in parts)]
    lines = [["", *map(words, kept)]]
    lines += [[name, *[inline(getattr(part, field)) for field in kept]] for name, part in parts]
    return grid([list(column) for column in zip(*lines)] if len(kept) > WIDE and len(parts) <= len(kept) else lines)


def grid(lines: list[list[str]]) -> Rows:
    """Lines of cells, the first one being the heading."""
    table = Rows(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in lines[0]:
        table.add_column(heading)
    for line in lines[1:]:
        table.add_row(*line)
    return table


def inline(value: Any) -> str:
    """A value on one line."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Item):
        return value.name
    if isinstance(value, enum.Enum):
        return words(value.name.lower())
    if isinstance(value, msgspec.Struct):
        return pairs([(words(name), getattr(value, name)) for name in value.__struct_fields__])
    if isinstance(value, dict):
        return pairs([(inline(key), part) for key, part in value.items()])
    if isinstance(value, (list, tuple, set, frozenset)):
        return (", " if all(is_plain(part) for part in value) else "; ").join(inline(part) for part in value) or NOTHING
    return str(value)


def pairs(parts: Sequence[tuple[str, Any]]) -> str:
    return ", ".join(f"{name} {inline(part)}" for name, part in parts if not is_nothing(part)) or NOTHING


def is_nothing(value: Any) -> bool:
    """Whether a person misses nothing when this is left out."""
    if isinstance(value, msgspec.Struct):
        return all(is_nothing(getattr(value, name)) for name in value.__struct_fields__)
    return not isinstance(value, Item) and not value


def is_plain(value: Any) -> bool:
    return not isinstance(value, (msgspec.Struct, dict, list, tuple))


def is_short(value: msgspec.Struct) -> bool:
    return len(value.__struct_fields__) <= 4 and all(is_plain(getattr(value, name)) for name in value.__struct_fields__)


def words(name: str) -> str:
    return name.replace("_", " ")
