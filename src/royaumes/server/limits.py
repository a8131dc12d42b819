"""Token-bucket rate limits, per person and per network."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_MOST_BUCKETS = 10_000
_NETWORK = ~((1 << 64) - 1)


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Rate-limit key: the IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) & _NETWORK))
    return str(found)


class Bucket:
    """One allowance."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = self._left = burst
        self._rate = rate
        self._at = time.monotonic()

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed, where none was left."""
        return 1 / self._rate if self._rate else 1.0

    @property
    def left(self) -> float:
        """How much is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is allowed now."""
        if self.left < cost:
            return False
        self._left -= cost
        return True

    @property
    def low(self) -> bool:
        """Whether more than half is spent."""
        return 2 * self.left < self._burst

    @property
    def gone(self) -> float:
        """How much is spent."""
        return self._burst - self.left

    def charge(self, cost: float) -> None:
        """So much has been spent elsewhere."""
        self._left = max(0.0, self.left - cost)


class Buckets:
    """An allowance for each name; the longest unused are forgotten when there are too many."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()
        self._heavy: dict[str, float] | None = None

    def spent(self, name: str) -> bool:
        """Whether this name is allowed nothing more now; asking costs nothing."""
        bucket = self._of.get(name)
        return bucket is not None and bucket.left < 1

    def take(self, name: str, cost: float = 1) -> bool:
        """Whether this name is allowed so much more now."""
        bucket = self._bucket(name)
        was_low = bucket.low
        taken = bucket.take(cost)
        if taken and self._heavy is not None and bucket.low:
            self._heavy[name] = self._heavy.get(name, 0.0) + (cost if was_low else bucket.gone)
        return taken

    def heavy(self) -> dict[str, float]:
        """What each of those has spent who spend much, since this was last asked for."""
        found, self._heavy = self._heavy, {}
        return found or {}

    def charge(self, name: str, cost: float) -> None:
        """This name has spent so much elsewhere."""
        self._bucket(name).charge(cost)

    def _bucket(self, name: str) -> Bucket:
        bucket = self._of.get(name)
        if bucket is None:
            bucket = self._of[name] = Bucket(self._burst, self._rate)
            if len(self._of) > _MOST_BUCKETS:
                self._of.popitem(last=False)
        self._of.move_to_end(name)
        return bucket


class Allowance:
    """What one person and one address may do; the address of many people may do more."""

    def __init__(self, person: tuple[float, float], address: tuple[float, float]) -> None:
        self._people = Buckets(*person)
        self._addresses = Buckets(*address)

    def take(self, person: str, address: str, cost: float = 1) -> bool:
        """Whether this person at this address is allowed so much more now."""
        return self._addresses.take(address, cost) and self._people.take(person, cost)

    def named(self, kind: str) -> dict[str, Buckets]:
        """Both parts by names of their own."""
        return {f"{kind} of people": self._people, f"{kind} of addresses": self._addresses}


class Places:
    """How many answers each address may have under way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many answers are under way."""
        return self._taken.total()

    def take(self, address: str) -> bool:
        """Whether there is a place for one more; then it is taken until it is left."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """An answer has been sent, or its reader has gone."""
        self._taken[address] -= 1
        self._taken += Counter()  # forget the addresses that have none
