"""Small sets as bits of an int, and back."""

from __future__ import annotations

from collections.abc import Iterable


def bits_of(members: Iterable[int]) -> int:
    """The set of these numbers, a bit each."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def members(bits: int) -> tuple[int, ...]:
    """The numbers in a set, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)
