"""The net of `royaumes.bots.net` while it learns: the only part of the library that needs numpy."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Matrix: TypeAlias = NDArray[np.float32]

#: Adam's usual figures: how long the mean slope and its square are remembered.
_MEAN, _SQUARE, _TINY = 0.9, 0.999, 1e-8


class Learner:
    """One hidden layer, learnt by Adam on the cross entropy of shares of winning."""

    def __init__(self, inputs: int, hidden: int, seed: str) -> None:
        draw = np.random.default_rng(list(seed.encode()))
        self._layers: list[Matrix] = [
            (draw.standard_normal((inputs, hidden)) * np.sqrt(1 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (draw.standard_normal(hidden) * np.sqrt(1 / hidden)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self._layers]
        self._steps = 0

    @property
    def weights(self) -> list[float]:
        """What `royaumes.bots.net.Net` plays with."""
        return [float(weight) for layer in self._layers for weight in layer.ravel()]

    def values(self, rows: Matrix) -> Matrix:
        """The share of winning that each row promises."""
        return self._through(rows)[1]

    def learn(self, rows: Matrix, targets: Matrix, rate: float) -> None:
        """One step towards these targets."""
        hidden, values = self._through(rows)
        error = (values - targets) / len(rows)
        back = np.outer(error, self._layers[2]) * (hidden > 0)
        slopes = (rows.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True))
        self._steps += 1
        for layer, slope, (mean, square) in zip(self._layers, slopes, self._moments, strict=True):
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARE) * (slope * slope - square)
            spread = np.sqrt(square / (1 - _SQUARE**self._steps)) + _TINY
            layer -= (rate * (mean / (1 - _MEAN**self._steps)) / spread).astype(np.float32)

    def _through(self, rows: Matrix) -> tuple[Matrix, Matrix]:
        """What the hidden units let through, and what comes out."""
        first, start, out, bias = self._layers
        hidden: Matrix = np.maximum(rows @ first + start, 0)
        values: Matrix = 1 / (1 + np.exp(-(hidden @ out + bias)))
        return hidden, values
