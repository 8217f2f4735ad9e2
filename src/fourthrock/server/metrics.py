"""Metrics, as Prometheus reads them. One registry a server, so that tests can run several."""

from __future__ import annotations

import logging
from collections import deque
from datetime import UTC, datetime

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LOG = logging.getLogger("fourthrock.server")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.005, 0.02, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter("fourthrock_requests", "Requests answered", ["method", "route", "status"], registry=registry)
        self.seconds = Histogram(
            "fourthrock_request_seconds", "Time to answer a request", ["route"], buckets=QUICK, registry=registry
        )
        self.events = Counter("fourthrock_events", "Answers and undos kept", ["kind"], registry=registry)
        self.thinking = Histogram("fourthrock_bot_seconds", "Time a bot takes for one answer", buckets=SLOW, registry=registry)
        self.viewers = Gauge("fourthrock_viewers", "Open live connections", registry=registry)
        self.rooms = Gauge("fourthrock_rooms", "Tables in memory", registry=registry)
        self.groups = Gauge("fourthrock_commits", "Transactions written", registry=registry)
        self.faults = Counter("fourthrock_faults", "Things that went wrong on this side", registry=registry)

        self.fault_count = 0
        self._lately: deque[tuple[str, str]] = deque(maxlen=20)

    def fault(self, what: str) -> None:
        """Something went wrong on this side. `what` is seen by the host: it names no card and no answer."""
        self.faults.inc()
        self.fault_count += 1
        self._lately.appendleft((datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S"), what))
        LOG.error("%s", what)

    def lately(self) -> list[tuple[str, str]]:
        """The latest faults: when, and what."""
        return list(self._lately)

    def text(self) -> bytes:
        return generate_latest(self.registry)
