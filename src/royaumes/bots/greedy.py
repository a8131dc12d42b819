"""The bot that takes what looks best now; what looks best is a game's know-how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from royaumes.core import Move, Problem, Stream


class Greedy:
    """Follows `bots/knowhow/<key>.py`; a `Problem` where nobody has written it."""

    name = "greedy"

    def __init__(self, key: str) -> None:
        module = f"royaumes.bots.knowhow.{key}"
        if find_spec(module) is None:
            raise Problem("sim-no-knowhow", key=key)
        self._choose: Callable[[Any, Sequence[Move], Stream], Move] = import_module(module).choose

    def choose(self, view: Any, options: Sequence[Move], stream: Stream) -> Move:
        """What the know-how says."""
        return self._choose(view, options, stream)
