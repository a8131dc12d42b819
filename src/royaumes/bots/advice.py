"""What a sensible player would do, and why: for hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from royaumes.bots.choice import Considered
from royaumes.bots.levels import adviser
from royaumes.core import Move, Reason, Stream
from royaumes.games import package


def advice(key: str, view: Any, options: Sequence[Move], stream: Stream) -> Considered:
    """The move that looks best at once, with what speaks for it; a `UserError` where nobody can advise."""
    return hints(key, view, options, stream)[0]


def hints(key: str, view: Any, options: Sequence[Move], stream: Stream) -> tuple[Considered, ...]:
    """The same, and the move that comes next where there is another, each with what speaks for it."""
    best = adviser(key, "adviser").consider(view, options, stream).considered[:2]
    return tuple(replace(one, reason=reason(key, view, one.move)) for one in best)


def reason(key: str, view: Any, move: Move) -> Reason | None:
    """What speaks for a move, by the game's `reasons`; None where there is nothing to say."""
    module = f"{package(key)}.reasons"
    if find_spec(module) is None:
        return None
    found: Reason | None = import_module(module).reason(view, move)
    return found
