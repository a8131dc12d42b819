"""A small net in the standard library alone: features of a view in, a share of winning out."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import compress
from math import exp
from operator import ne
from typing import Final

from royaumes.core.compiled import is_compiled

#: A net is never so sure that its share could not be distinguished from 0 or 1.
_SURE: Final = 30.0
#: The digits in a line of a file.
_LINE: Final = 96
_COMPILED: Final = is_compiled()


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
        self._units = [[row[unit] for row in self._rows] for unit in range(hidden)]

    def value(self, features: list[float]) -> float:
        """The share of winning that these features promise."""
        return self._out_of(self._hidden(features))

    def values(self, rows: Sequence[list[float]]) -> list[float]:
        """The same for rows of which neighbours have much in common: only what differs is added up."""
        found: list[float] = []
        before: list[float] = []
        hidden: list[float] = []
        for row in rows:
            hidden = self._changed(hidden, before, row) if before else self._hidden(row)
            before = row
            found.append(self._out_of(hidden))
        return found

    def _hidden(self, features: list[float]) -> list[float]:
        """What comes to each hidden unit."""
        if len(features) != len(self._rows):
            raise ValueError(f"a row of {len(features)} for a net of {len(self._rows)} inputs")
        inputs = [at for at, amount in enumerate(features) if amount]
        return self._more(self._start, inputs, [features[at] for at in inputs])

    def _changed(self, hidden: list[float], before: list[float], row: list[float]) -> list[float]:
        """The same, if it is known for another row."""
        inputs = list(compress(range(len(row)), map(ne, before, row)))
        return self._more(hidden, inputs, [row[at] - before[at] for at in inputs])

    def _more(self, hidden: list[float], inputs: list[int], amounts: list[float]) -> list[float]:
        """What comes to each hidden unit with so much more of these inputs: here a level spends its time."""
        if _COMPILED:
            return by_units(hidden, self._units, inputs, amounts)
        return by_rows(hidden, self._rows, inputs, amounts)

    def _out_of(self, hidden: list[float]) -> float:
        """What the hidden units make of it."""
        total = self._bias
        for unit, weight in zip(hidden, self._out):  # noqa: B905 -- compiled it is the fastest so
            if unit > 0.0:
                total += unit * weight
        return 1 / (1 + exp(-max(-_SURE, min(_SURE, total))))


def by_units(
    hidden: list[float], units: list[list[float]], inputs: list[int], amounts: list[float]
) -> list[float]:
    """What comes to each hidden unit, one after the other: the faster way for machine code."""
    found: list[float] = []
    for total, weights in zip(hidden, units):  # noqa: B905 -- compiled it is the fastest so
        for amount, at in zip(amounts, inputs):  # noqa: B905
            total += amount * weights[at]
        found.append(total)
    return found


def by_rows(
    hidden: list[float], rows: list[list[float]], inputs: list[int], amounts: list[float]
) -> list[float]:
    """The same to the last bit, for all units together: the faster way without a compiler."""
    for amount, at in zip(amounts, inputs, strict=True):
        if amount == 1.0:
            hidden = list(map(float.__add__, hidden, rows[at]))
        elif amount == -1.0:
            hidden = list(map(float.__sub__, hidden, rows[at]))
        else:
            hidden = [unit + amount * weight for unit, weight in zip(hidden, rows[at], strict=True)]
    return hidden


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
