"""A small net in the standard library alone: features of a view in, a share of winning out."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from math import exp

#: A net is never so sure that its share could not be distinguished from 0 or 1.
_SURE = 30.0
#: The digits in a line of a file.
_LINE = 96


class Net:
    """One layer of hidden units that let through what is positive, then one number between 0 and 1.

    `weights` come input by input, those of all hidden units together; then what the units begin with, what
    each of them gives to the last number, and what that begins with.
    """

    def __init__(self, inputs: int, hidden: int, weights: Sequence[float]) -> None:
        if len(weights) != weight_count(inputs, hidden):
            raise ValueError(f"{len(weights)} weights do not make a net of {inputs} inputs, {hidden} units")
        rows = [list(weights[at : at + hidden]) for at in range(0, len(weights) - 1, hidden)]
        self._rows, self._start, self._out, self._bias = rows[:-2], rows[-2], rows[-1], weights[-1]

    def value(self, features: Sequence[float]) -> float:
        """The share of winning that these features promise."""
        hidden = self._start
        for feature, row in zip(features, self._rows, strict=True):
            if feature == 1.0:  # most of those that are not 0: this line is where a level spends its time
                hidden = list(map(float.__add__, hidden, row))
            elif feature:
                hidden = [unit + feature * weight for unit, weight in zip(hidden, row, strict=True)]
        total = self._bias
        for unit, weight in zip(hidden, self._out, strict=True):
            if unit > 0:
                total += unit * weight
        return 1 / (1 + exp(-max(-_SURE, min(_SURE, total))))


def weight_count(inputs: int, hidden: int) -> int:
    """How many weights make a net of this size."""
    return (inputs + 2) * hidden + 1


def to_text(weights: Sequence[float]) -> str:
    """Weights as a file holds them: four bytes each, lowest first, in hexadecimal lines of twelve."""
    digits = _lowest_first(array("f", weights)).tobytes().hex()
    return "\n".join(digits[at : at + _LINE] for at in range(0, len(digits), _LINE))


def from_text(text: str) -> list[float]:
    """And back."""
    found = array("f")
    found.frombytes(bytes.fromhex(text))
    return list(_lowest_first(found))


def _lowest_first(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
