"""What a game's `encoding` module offers to learners."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from royaumes.core import UserError
from royaumes.games import package


class Encoding(Protocol):
    """A view as a row of numbers. Equal views give equal rows."""

    #: Goes up when the same view gives another row.
    VERSION: int
    #: What each number says.
    FEATURES: tuple[str, ...]

    def encode(self, view: Any) -> list[float]:
        """The features of a seat's view, in the order of `FEATURES`."""


def encoding(key: str) -> Encoding:
    """That of the game with this key; a `UserError` where nobody has written any."""
    module = f"{package(key)}.encoding"
    if find_spec(module) is None:
        raise UserError("sim-no-encoding", key=key)
    return cast(Encoding, import_module(module))
