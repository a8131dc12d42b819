"""What a game's `encoding` module offers to learners."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from royaumes.core import UserError
from royaumes.games import package


class Encoding(Protocol):
    """A view as a row of numbers. Equal views give equal rows.

    A module may also have `SEALED`, the names of phases whose answers nobody sees at once.
    """

    #: Goes up when the same view gives another row.
    VERSION: int
    #: What each number says.
    FEATURES: tuple[str, ...]

    def encode(self, view: Any) -> list[float]:
        """The features of a seat's view, in the order of `FEATURES`."""


def encoding(key: str, *, turns: bool = False) -> Encoding:
    """That of the game with this key; a `UserError` where nobody has written any.

    That of `turns` tells of views at the end of one's turn, and of nothing that matters before: for games in
    which the moves of a turn can be made in any order, and chance answers only when it is over.
    """
    module = f"{package(key)}.{'turn_encoding' if turns else 'encoding'}"
    if find_spec(module) is None:
        raise UserError("sim-no-encoding", key=key)
    return cast(Encoding, import_module(module))
