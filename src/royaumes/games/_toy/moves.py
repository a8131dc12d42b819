"""The moves of Bluff."""

from __future__ import annotations

from typing import Final

from royaumes.core import Move, Moves


class Claim(Move):
    """The leader says what the card is worth at least."""

    value: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"claim:{self.value}",)


class Reply(Move):
    """A rival believes the claim or does not."""

    doubt: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return ("reply:doubt",) if self.doubt else ("reply:trust",)


CLAIMS: Final = tuple(Claim(value) for value in (1, 2, 3))
TRUST, DOUBT = REPLIES = (Reply(False), Reply(True))
MOVES: Final = Moves((*CLAIMS, *REPLIES))
