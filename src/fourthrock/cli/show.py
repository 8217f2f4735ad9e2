"""Any game's view, readable in a terminal: a view is a struct of plain values, lists, tables and further structs."""

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


def readable(view: msgspec.Struct) -> RenderableType:
    """A struct as lines `name  value`, with its lists of structs as tables and its structs indented below."""
    lines = Rows.grid(padding=(0, 2))
    blocks: list[RenderableType] = []
    for name in view.__struct_fields__:
        value = getattr(view, name)
        block = block_of(value)
        if block is None:
            lines.add_row(Text(words(name), style="dim"), inline(value))
        else:
            blocks += [Text(words(name), style="bold"), Padding(block, (0, 0, 0, 2))]
    return Group(lines, *blocks)


def block_of(value: Any) -> RenderableType | None:
    """What needs room of its own; None for what fits a line."""
    if isinstance(value, msgspec.Struct) and not is_short(value):
        return readable(value)
    if isinstance(value, dict) and value and any(not is_plain(part) for part in value.values()):
        return rows_of([(inline(key), part) for key, part in value.items()])
    if isinstance(value, (list, tuple)) and value and all(isinstance(part, msgspec.Struct) for part in value):
        return rows_of([(str(number), part) for number, part in enumerate(value)])
    return None


def rows_of(parts: Sequence[tuple[str, Any]]) -> RenderableType:
    """A table with a row for each part, and a column for each field if all parts are of one kind."""
    table = Rows(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    first = parts[0][1]
    if not isinstance(first, msgspec.Struct) or any(type(part) is not type(first) for _, part in parts):
        table.add_column("")
        for name, part in parts:
            table.add_row(name, inline(part))
        return table
    for field in first.__struct_fields__:
        table.add_column(words(field))
    for name, part in parts:
        table.add_row(name, *[inline(getattr(part, field)) for field in first.__struct_fields__])
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
        return ", ".join(f"{words(name)} {inline(getattr(value, name))}" for name in value.__struct_fields__)
    if isinstance(value, dict):
        return ", ".join(f"{inline(key)} {inline(part)}" for key, part in value.items()) or NOTHING
    if isinstance(value, (list, tuple, set, frozenset)):
        return (", " if all(is_plain(part) for part in value) else "; ").join(inline(part) for part in value) or NOTHING
    return str(value)


def is_plain(value: Any) -> bool:
    return not isinstance(value, (msgspec.Struct, dict, list, tuple))


def is_short(value: msgspec.Struct) -> bool:
    return len(value.__struct_fields__) <= 4 and all(is_plain(getattr(value, name)) for name in value.__struct_fields__)


def words(name: str) -> str:
    return name.replace("_", " ")
