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
#: Inputs are added up four at a time: in plain Python that is twice as fast as one by one.
_GROUP: Final = 4


class Net:
    """One layer of hidden units that let through what is positive, then one number between 0 and 1.

    `weights` come input by input, those of all hidden units together; then what the units begin with, what
    each of them gives to the last number, and what that begins with.
    """

    def __init__(self, inputs: int, hidden: int, weights: Sequence[float]) -> None:
        if len(weights) != weight_count(inputs, hidden):
            raise ValueError(f"{len(weights)} weights do not make a net of {inputs} inputs, {hidden} units")
        self._inputs = inputs
        self._units = _units(hidden, weights)

    def value(self, features: list[float]) -> float:
        """The share of winning that these features promise."""
        self._check(features)
        return _share(self._units.total(features))

    def values(self, rows: Sequence[list[float]]) -> list[float]:
        """The same for rows of which neighbours have much in common: only what differs is added up."""
        for row in rows:
            self._check(row)
        return [_share(total) for total in self._units.totals(rows)]

    def _check(self, features: list[float]) -> None:
        if len(features) != self._inputs:
            raise ValueError(f"a row of {len(features)} for a net of {self._inputs} inputs")


class Units:
    """The hidden units of a net, and what they give to its last number; its weights are lists.

    Every unit begins with its own number and adds weighted inputs in their order, and the last number adds
    the units in theirs: `PackedUnits` adds in the same order, so both come to the same to the last bit.
    """

    def total(self, features: list[float]) -> float:
        """The last number for these features."""
        raise AssertionError(f"{type(self).__name__} does not add up a row")

    def totals(self, rows: Sequence[list[float]]) -> list[float]:
        """The last number for each of these rows, each worked out from the one before."""
        raise AssertionError(f"{type(self).__name__} does not add up rows")


class ListedUnits(Units):
    """Units in plain Python: needs the standard library alone."""

    def __init__(self, hidden: int, weights: Sequence[float]) -> None:
        rows = [list(weights[at : at + hidden]) for at in range(0, len(weights) - 1, hidden)]
        self._rows, self._start, self._out, self._bias = rows[:-2], rows[-2], rows[-1], weights[-1]

    def total(self, features: list[float]) -> float:
        return self._out_of(self._first(features))

    def totals(self, rows: Sequence[list[float]]) -> list[float]:
        found: list[float] = []
        before: list[float] = []
        hidden: list[float] = []
        for row in rows:
            hidden = self._changed(hidden, before, row) if before else self._first(row)
            before = row
            found.append(self._out_of(hidden))
        return found

    def _first(self, features: list[float]) -> list[float]:
        """What comes to each unit."""
        inputs = [at for at, amount in enumerate(features) if amount]
        return self._more(self._start, inputs, [features[at] for at in inputs])

    def _changed(self, hidden: list[float], before: list[float], row: list[float]) -> list[float]:
        """The same, if it is known for another row."""
        inputs = list(compress(range(len(row)), map(ne, before, row)))
        return self._more(hidden, inputs, [row[at] - before[at] for at in inputs])

    def _more(self, hidden: list[float], inputs: list[int], amounts: list[float]) -> list[float]:
        """What comes to each unit with so much more of these inputs: here a level spends its time."""
        spare = -len(inputs) % _GROUP
        inputs, amounts = inputs + inputs[:1] * spare, amounts + [0.0] * spare
        for at in range(0, len(inputs), _GROUP):
            a, b, c, d = amounts[at : at + _GROUP]
            rows = [self._rows[number] for number in inputs[at : at + _GROUP]]
            hidden = [
                unit + a * first + b * second + c * third + d * fourth
                for unit, first, second, third, fourth in zip(hidden, *rows, strict=True)
            ]
        return hidden

    def _out_of(self, hidden: list[float]) -> float:
        """What the units make of it."""
        total = self._bias
        for unit, weight in zip(hidden, self._out, strict=True):
            if unit > 0.0:
                total += unit * weight
        return total


def _units(hidden: int, weights: Sequence[float]) -> Units:
    """Units on packed arrays where the library is compiled, on lists elsewhere."""
    if is_compiled():
        from royaumes.bots.packed_units import PackedUnits

        return PackedUnits(hidden, weights)
    return ListedUnits(hidden, weights)


def _share(total: float) -> float:
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
