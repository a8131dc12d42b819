"""What the states of all games have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from royaumes.core.compiled import mypyc_attr, share_slot
from royaumes.core.phase import Phase


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """The phase, and a copy that shares nothing that changes.

    Whose turn it is, the number of the turn and that of the round are called `to_move`, `turn` and
    `round` in every state and view that has them; every state says how many play (`seats`).
    """

    phase: Phase[Any]

    def __init_subclass__(cls) -> None:
        share_slot(cls, "phase")

    def fork(self) -> Self:
        """A copy that can change without changing this one: lists that change are copied, all else is shared.

        Each game writes its own out, field by field; the law `forks` holds it.
        """
        raise AssertionError(f"{type(self).__name__} has no fork")
