"""Pace: how often one visitor may do one kind of thing. A bucket that holds `burst` drops and fills `a_minute`."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from fourthrock.server.problems import Problem

KEPT = 20_000


class Pace:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, who: str, rate: tuple[int, int]) -> None:
        """Take a drop; a 429 that says when to come again if there is none."""
        burst, a_minute = rate
        now = self._clock()
        level, filled = self._buckets.pop((kind, who), (float(burst), now))
        level = min(float(burst), level + (now - filled) * a_minute / 60)
        self._buckets[kind, who] = (level - 1 if level >= 1 else level, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if level < 1:
            wait = math.ceil((1 - level) * 60 / a_minute)
            raise Problem(429, f"that was too much at once; wait {wait} second{'s' if wait > 1 else ''}", wait=wait)
