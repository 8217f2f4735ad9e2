"""The conformance kit: the recommended rulings, the others, the tutorial, and Non-Players. The drawing has its own tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.testing import CHECKS, Case, cases, draws_well

OTHER_RULINGS = {
    "damage_clears_population_markers": "one_instead",
    "house_repair_needs_coin_control": False,
    "satellites_are_forces": False,
    "travel_continue_hidden_only": False,
    "op_sa_requires_sa": False,
    "assault_counts_all_coin": False,
    "assault_eg_needs_controller": True,
    "wilderness_touches_noctis": True,
    "ascraeus_pavonis_adjacent": False,
    "suppress_with_limited_assault": False,
    "one_satellite_a_space": False,
    "petition_counts_replies": False,
    "general_strike_needs_troops": True,
    "cycler_seats_compulsory": False,
    "haboob_stops_free_operations": False,
    "attrition_to_casualties": False,
    "forced_redeploy_without_base": "stay",
    "phobos_is_a_labyrinth_in_events": False,
    "events_ignore_guards_of_bases": False,
    "replaced_security_to_casualties": False,
    "event_24_counts_the_whole_map": False,
    "event_28_may_repeat": False,
    "event_47_reaches_the_wilderness": True,
    "transfers": False,
}
MIXED = {"nonplayers": ["mg", "cr"]}
CASES = cases(GAME, options=[{}, OTHER_RULINGS, {"scenario": "tutorial"}, MIXED], every=29)
OF_THE_RULES = [check for check in CHECKS if check is not draws_well]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", OF_THE_RULES, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)
