"""Numbered menus: options, or groups of options that begin alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Move

#: More options than this are first shown by what they begin with.
_MANY = 24


@dataclass(frozen=True, slots=True)
class Group:
    """Several options that pick the same thing at this place."""

    pick: str
    moves: tuple[Move, ...]
    depth: int


@dataclass(frozen=True, slots=True)
class Menu:
    """Items numbered from 1 as they are shown; `back` is the menu that 0 leads to, if any."""

    items: tuple[Move | Group, ...]
    back: Menu | None = None

    def item(self, number: int) -> Move | Group | Menu | None:
        """What a number means; None where no such number is shown."""
        if number == 0:
            return self.back
        return self.items[number - 1] if 0 < number <= len(self.items) else None

    def open(self, group: Group) -> Menu:
        """The menu of a group, with a way back to this one."""
        return Menu(_items(group.moves, group.depth + 1), self)


def grouped(options: Sequence[Move]) -> Menu:
    """The options; many of them by the thing that they pick first."""
    return Menu(_items(tuple(options), 0))


def _items(moves: tuple[Move, ...], depth: int) -> tuple[Move | Group, ...]:
    if len(moves) <= _MANY:
        return moves
    by_pick: dict[str, list[Move]] = {}
    for move in moves:
        by_pick.setdefault(move.picks[depth] if depth < len(move.picks) else "", []).append(move)
    if len(by_pick) == 1:  # all go on alike; moves differ somewhere, so this ends
        return _items(moves, depth + 1)
    return tuple(
        Group(pick, tuple(alike), depth) if len(alike) > 1 else alike[0] for pick, alike in by_pick.items()
    )
