"""Metrics in the text format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from royaumes import __version__

#: Upper bounds of the buckets that waiting times are counted in, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Waits:
    """A histogram of durations."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The figures as a histogram."""
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """Counters since the server started."""

    def __init__(self) -> None:
        self._began = time.time()
        #: Answers of HTTP by status, and refusals of every kind by code.
        self.answered: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()
        #: From a move's arrival until it is on the disk and sent to all.
        self.moves = Waits()

    def text(self, tables: int, sockets: int, busy: int) -> str:
        """All figures, with how many tables are in memory, sockets open, and tables waiting for a bot."""
        return "\n".join([*self._lines(tables, sockets, busy), ""])

    def _lines(self, tables: int, sockets: int, busy: int) -> Iterator[str]:
        yield from _one("info", "gauge", "The version that runs", 1, f'{{version="{__version__}"}}')
        yield from _one("start_time_seconds", "gauge", "When the server started", self._began)
        yield from _one("live_tables", "gauge", "Tables in memory", tables)
        yield from _one("sockets", "gauge", "Sockets open at tables", sockets)
        yield from _one("tables_of_bots", "gauge", "Tables where a computer player is at work", busy)
        yield from _head("http_answers_total", "counter", "HTTP answers by status")
        for status, count in sorted(self.answered.items()):
            yield f'royaumes_http_answers_total{{status="{status}"}} {count}'
        yield from _head("refused_total", "counter", "What was not done, by code")
        for code, count in sorted(self.refused.items()):
            yield f'royaumes_refused_total{{code="{code}"}} {count}'
        yield from _head(
            "move_seconds", "histogram", "From a move's arrival until it is kept and sent to all"
        )
        yield from self.moves.lines("royaumes_move_seconds")


def _head(name: str, kind: str, what: str) -> Iterator[str]:
    yield f"# HELP royaumes_{name} {what}"
    yield f"# TYPE royaumes_{name} {kind}"


def _one(name: str, kind: str, what: str, value: float, labels: str = "") -> Iterator[str]:
    yield from _head(name, kind, what)
    yield f"royaumes_{name}{labels} {value}"
