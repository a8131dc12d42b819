"""A small net in the standard library alone: features of a view in, a share of winning out."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import compress
from math import exp
from operator import ne

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
        return self._out_of(self._hidden(features))

    def values(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The same for rows of which neighbours have much in common: only what differs is added up."""
        found: list[float] = []
        before: Sequence[float] = ()
        hidden: Sequence[float] = ()
        for row in rows:
            hidden = self._changed(hidden, before, row) if before else self._hidden(row)
            before = row
            found.append(self._out_of(hidden))
        return found

    def _changed(
        self, hidden: Sequence[float], before: Sequence[float], row: Sequence[float]
    ) -> Sequence[float]:
        """What comes to each hidden unit, if that is known for another row."""
        for at in compress(range(len(row)), map(ne, before, row)):
            more, weights = row[at] - before[at], self._rows[at]
            if more == 1.0:
                hidden = list(map(float.__add__, hidden, weights))
            elif more == -1.0:
                hidden = list(map(float.__sub__, hidden, weights))
            else:
                hidden = [unit + more * weight for unit, weight in zip(hidden, weights, strict=True)]
        return hidden

    def _hidden(self, features: Sequence[float]) -> list[float]:
        """What comes to each hidden unit."""
        hidden = self._start
        for feature, row in zip(features, self._rows, strict=True):
            if feature == 1.0:  # most of those that are not 0: this line is where a level spends its time
                hidden = list(map(float.__add__, hidden, row))
            elif feature:
                hidden = [unit + feature * weight for unit, weight in zip(hidden, row, strict=True)]
        return hidden

    def _out_of(self, hidden: Sequence[float]) -> float:
        """What the hidden units make of it."""
        total = self._bias
        for unit, weight in zip(hidden, self._out, strict=True):
            if unit > 0:
                total += unit * weight
        return 1 / (1 + exp(-max(-_SURE, min(_SURE, total))))


def weight_count(inputs: int, hidden: int) -> int:
    """How many weights make a net of this size."""
    return (inputs + 2) * hidden + 1


def to_text(weights: Sequence[float]) -> str:
    """Weights as a file holds them: two bytes each, lowest first, in hexadecimal lines."""
    digits = struct.pack(f"<{len(weights)}e", *weights).hex()
    return "\n".join(digits[at : at + _LINE] for at in range(0, len(digits), _LINE))


def from_text(text: str, count: int) -> list[float]:
    """So many weights, of two bytes each or of four; none where there are more or fewer of them."""
    packed = bytes.fromhex(text)
    kind = {2 * count: "e", 4 * count: "f"}.get(len(packed))
    return [] if kind is None else list(struct.unpack(f"<{count}{kind}", packed))
