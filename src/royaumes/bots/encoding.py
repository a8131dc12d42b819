"""Rows for learners, by the key of a game."""

from __future__ import annotations

from royaumes.core import Encoding, UserError, View
from royaumes.games import parts


def encoding(key: str, *, turns: bool = False) -> Encoding[View]:
    """That of the game with this key; a `UserError` where nobody has written any.

    That of `turns` tells of views at the end of one's turn, and of nothing that matters before: for games in
    which the moves of a turn can be made in any order, and chance answers only when it is over.
    """
    found = parts(key).turn_encoding if turns else parts(key).encoding
    if found is None:
        raise UserError("sim-no-encoding", key=key)
    return found
