"""Token buckets: so many at once, then so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict

_MOST_BUCKETS = 10_000


class Bucket:
    """One allowance."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = self._left = burst
        self._rate = rate
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """An allowance for each name; the longest unused are forgotten when there are too many."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether this name is allowed one more now."""
        bucket = self._of.get(name)
        if bucket is None:
            bucket = self._of[name] = Bucket(self._burst, self._rate)
            if len(self._of) > _MOST_BUCKETS:
                self._of.popitem(last=False)
        self._of.move_to_end(name)
        return bucket.take()
