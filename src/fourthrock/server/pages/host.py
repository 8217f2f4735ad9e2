"""The host page: what this server is doing."""

from __future__ import annotations

from htpy import Element, dd, div, dl, dt, h2, section

from fourthrock.server.pages.frame import heading, page
from fourthrock.server.pages.rows import table_rows
from fourthrock.server.pages.visit import HostFacts, Visit


def host_page(visit: Visit, facts: HostFacts) -> str:
    return page(
        visit,
        "Host",
        heading("Host", "What this server is doing."),
        section[h2["Now"], pairs(facts.counts)],
        section[h2["Settings"], pairs(facts.settings)],
        facts.faults and section[h2["What went wrong lately"], pairs(facts.faults)],
        section[h2["Tables"], table_rows(facts.tables, "No tables.")],
    )


def pairs(rows: list[tuple[str, str]]) -> Element:
    return dl(".pairs")[[div[dt[name], dd[value]] for name, value in rows]]
