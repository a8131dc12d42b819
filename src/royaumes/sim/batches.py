"""Games in batches: work enough for all, and results in the order of the games."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
Begun = TypeVar("Begun")

_LARGEST = 50
#: So many batches for each process are on their way at a time.
_AHEAD = 3


def batches(games: int, jobs: int) -> list[range]:
    """The numbers of the games, in several batches for each process."""
    size = max(1, min(_LARGEST, games // (jobs * 4)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def in_order(
    wanted: Sequence[range],
    jobs: int,
    begin: Callable[[range], Begun],
    finish: Callable[[Begun], Iterable[T]],
) -> Generator[T, None, None]:
    """What comes of all batches, one after the other, whichever is done first."""
    waiting: deque[Begun] = deque()
    for batch in wanted:
        waiting.append(begin(batch))
        if len(waiting) > jobs * _AHEAD:
            yield from finish(waiting.popleft())
    while waiting:
        yield from finish(waiting.popleft())
