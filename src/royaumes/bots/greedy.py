"""The bot that takes what looks best now; what looks best is what the game's heuristics say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from royaumes.core import Move, Stream, UserError
from royaumes.games import package


class Greedy:
    """Follows the game's `heuristics`; a `UserError` where it has none."""

    name = "greedy"

    def __init__(self, key: str) -> None:
        module = f"{package(key)}.heuristics"
        if find_spec(module) is None:
            raise UserError("sim-no-heuristics", key=key)
        self._choose: Callable[[Any, Sequence[Move], Stream], Move] = import_module(module).choose

    def choose(self, view: Any, options: Sequence[Move], stream: Stream) -> Move:
        """What the heuristics rank first."""
        return self._choose(view, options, stream)
