"""The hidden units of a net on packed arrays: for the compiled build alone, which brings `librt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaumes.bots.net import Units

#: So many units are added up at a time, each in a register of the processor.
_TOGETHER: Final = 8


class PackedUnits(Units):
    """Units whose weights lie side by side in memory, input by input.

    There is a multiple of `_TOGETHER` of them: those that fill it up have no weights and stay shut.
    """

    def __init__(self, hidden: int, weights: Sequence[float]) -> None:
        width = hidden + -hidden % _TOGETHER
        rows = [_filled(weights[at : at + hidden], width) for at in range(0, len(weights) - 1, hidden)]
        self._width: i64 = width
        self._weights = vec[float]([weight for row in rows[:-2] for weight in row])
        self._start = vec[float](rows[-2])
        self._out = vec[float](rows[-1])
        self._bias: float = weights[-1]

    def total(self, features: list[float]) -> float:
        # A net is asked by several threads: what it works with belongs to the call.
        inputs, amounts = vec[i64]([0] * len(features)), vec[float]([0.0] * len(features))
        count: i64 = 0
        at: i64 = 0
        for amount in features:
            if amount != 0.0:
                inputs[count] = at
                amounts[count] = amount
                count += 1
            at += 1  # noqa: SIM113 -- a number of the processor, which `enumerate` has none of
        hidden = vec[float]([0.0] * len(self._start))
        self._add(self._start, inputs, amounts, count, hidden)
        return self._out_of(hidden)

    def totals(self, rows: Sequence[list[float]]) -> list[float]:
        found: list[float] = []
        if not rows:
            return found
        inputs, amounts = vec[i64]([0] * len(rows[0])), vec[float]([0.0] * len(rows[0]))
        before, hidden = vec[float]([0.0] * len(rows[0])), vec[float](self._start)
        for row in rows:
            count: i64 = 0
            at: i64 = 0
            for amount in row:
                known = before[at]
                if amount != known:
                    inputs[count] = at
                    amounts[count] = amount - known
                    before[at] = amount
                    count += 1
                at += 1  # noqa: SIM113 -- a number of the processor, which `enumerate` has none of
            self._add(hidden, inputs, amounts, count, hidden)
            found.append(self._out_of(hidden))
        return found

    def _add(
        self,
        before: vec[float],
        inputs: vec[i64],
        amounts: vec[float],
        count: i64,
        hidden: vec[float],
    ) -> None:
        """Write what comes to each unit with so much more of these inputs: here a level spends its time."""
        weights, width = self._weights, self._width
        unit: i64 = 0
        while unit < width:
            a, b, c, d = before[unit], before[unit + 1], before[unit + 2], before[unit + 3]
            e, f, g, h = before[unit + 4], before[unit + 5], before[unit + 6], before[unit + 7]
            one: i64 = 0
            while one < count:
                amount, at = amounts[one], inputs[one] * width + unit
                a += amount * weights[at]
                b += amount * weights[at + 1]
                c += amount * weights[at + 2]
                d += amount * weights[at + 3]
                e += amount * weights[at + 4]
                f += amount * weights[at + 5]
                g += amount * weights[at + 6]
                h += amount * weights[at + 7]
                one += 1
            hidden[unit], hidden[unit + 1], hidden[unit + 2], hidden[unit + 3] = a, b, c, d
            hidden[unit + 4], hidden[unit + 5], hidden[unit + 6], hidden[unit + 7] = e, f, g, h
            unit += _TOGETHER

    def _out_of(self, hidden: vec[float]) -> float:
        """What the units make of it."""
        out, total = self._out, self._bias
        unit: i64 = 0
        for weight in out:
            comes = hidden[unit]
            if comes > 0.0:
                total += comes * weight
            unit += 1  # noqa: SIM113
        return total


def _filled(row: Sequence[float], width: int) -> list[float]:
    return [*row, *[0.0] * (width - len(row))]
