"""Moves: immutable records out of one finite table per game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import overload

from royaumes.core.compiled import mypyc_attr
from royaumes.core.frozen import Frozen
from royaumes.core.refusal import UserError


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Frozen):
    """An answer to a question. Its picks are the board elements it touches, in order."""

    __slots__ = ()

    @property
    def picks(self) -> tuple[str, ...]:
        """Names such as ("knight:red", "cell:12"), from general to particular."""
        raise AssertionError(f"{type(self).__name__} has no picks")


class Named(Move):
    """A move that is nothing but its name: "roll"."""

    name: str

    @property
    def picks(self) -> tuple[str, ...]:
        return (self.name,)


class Stop(Move):
    """Nothing more: the player ends the turn, or this part of it."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("stop",)


@cache
def notation(move: Move) -> str:
    """The move as written in records and typed by people: its picks with blanks between."""
    return " ".join(move.picks)


class Moves(Sequence[Move]):
    """All moves that a game knows, each once: the same move is always the same object."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._all = tuple(moves)
        self._by_notation = {notation(move): move for move in self._all}
        self._index = {move: n for n, move in enumerate(self._all)}
        if len(self._by_notation) != len(self._all):
            raise ValueError("two moves of a game are written alike")
        for text in self._by_notation:
            if not text or text != " ".join(text.split()):
                raise ValueError(f"a record could not be read back: the move {text!r} needs plain picks")

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, at: int | slice) -> Move | tuple[Move, ...]:
        return self._all[at]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all)

    def number(self, move: Move) -> int:
        """The move's place in the table, the same in every game."""
        return self._index[move]

    def parse(self, text: str) -> Move:
        """The move that is written so; a `UserError` where there is none."""
        move = self._by_notation.get(" ".join(text.split()))
        if move is None:
            raise UserError("table-bad-move", text=text)
        return move
