"""A counter-based random stream: its whole state is a key and a count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final, TypeVar

from royaumes.core.compiled import mypyc_attr

T = TypeVar("T")

ALGORITHM: Final = "blake2b-ctr-32"
_WORD: Final = 1 << 32
_LOW: Final = _WORD - 1
_WORDS_A_BLOCK: Final = 16
#: The bytes of a stream's key, and what tells its hash from others of the same text.
_KEY: Final = 32
_PERSON: Final = b"royaumes"
#: The hash of nothing: to copy it takes half the time of making one.
_NOTHING: Final = blake2b(digest_size=_KEY, person=_PERSON)
_unpack = Struct(f"<{_WORDS_A_BLOCK}L").unpack


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """Exact uniform numbers from a keyed hash of a counter.

    The same seed gives the same numbers on every machine. `split` gives streams that are
    independent of each other and of the order in which they are used.
    """

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: str | bytes) -> None:
        raw = seed.encode() if isinstance(seed, str) else seed
        hashed = _NOTHING.copy()
        hashed.update(raw)
        self._key = hashed.digest()
        self._block = 0
        self._words: list[int] = []

    @property
    def count(self) -> int:
        """How many words have been taken."""
        return self._block * _WORDS_A_BLOCK - len(self._words)

    def split(self, label: str) -> Stream:
        """An independent stream named by a label; taking from it changes nothing here."""
        return Stream(self._key + label.encode())

    def _refill(self) -> list[int]:
        block = blake2b(self._key + self._block.to_bytes(8, "little")).digest()
        self._block += 1
        self._words += _unpack(block)
        return self._words

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (n to 2**32), each exactly as likely as the others."""
        scaled = (self._words or self._refill()).pop() * n
        if scaled & _LOW <= n:  # rare: only here could the plain product be unfair
            if not 0 < n <= _WORD:
                raise ValueError(f"no whole number below {n} can be drawn")
            unfair = _WORD % n
            while scaled & _LOW < unfair:
                scaled = (self._words or self._refill()).pop() * n
        return scaled >> 32

    def choice(self, among: Sequence[T]) -> T:
        """One of these, each as likely as the others."""
        return among[self.below(len(among))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """These items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def commitment(seed: str) -> str:
    """What is published before a game so that its seed cannot be changed later."""
    return sha256(f"royaumes seed {seed}".encode()).hexdigest()


def chance_stream(seed: str, number: int) -> Stream:
    """The stream that answers the chance question with this number (from 0) in a game.

    Each question has a stream of its own, so an outcome depends on the seed and its place
    alone: taking a move back and playing it again gives the same dice.
    """
    return _branch(seed, b"chance/%d" % number)


def bot_stream(seed: str, seat: int, number: int) -> Stream:
    """The stream that a bot in this seat chooses with after so many answers.

    The same at a table and in a simulation, and again when a game is resumed: no bot needs a memory.
    """
    return _branch(seed, b"bot/%d/%d" % (seat, number))


def _branch(seed: str, label: bytes) -> Stream:
    """What `Stream(seed).split(label)` gives, in two thirds of the time."""
    hashed = _root(seed).copy()
    hashed.update(label)
    stream = Stream.__new__(Stream)
    stream._key = hashed.digest()
    stream._block = 0
    stream._words = []
    return stream


@lru_cache(maxsize=64)
def _root(seed: str) -> Any:
    """The hash that the streams of a game go on from: only ever copied, so that it may be shared."""
    return blake2b(Stream(seed)._key, digest_size=_KEY, person=_PERSON)
