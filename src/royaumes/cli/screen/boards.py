"""Boards drawn in the terminal: the game's own, and a tidy table for games without one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from royaumes.games import package
from royaumes.messages import Words

Draw = Callable[[Any, Words], RenderableType]


@dataclass(frozen=True, slots=True)
class Board:
    """What draws a game's views: the whole board, and a smaller one for windows that it does not fit."""

    draw: Draw
    draw_small: Draw
    #: The columns that a window must have for the board to be legible; 0 where any number does.
    columns: int


@cache
def board(key: str) -> Board:
    """The board in the game's module `terminal`, else the plain one.

    The module has `draw`; it may have `draw_small`, and `COLUMNS` that even this needs.
    """
    own = f"{package(key)}.terminal"
    module = import_module(own if find_spec(own) else "royaumes.cli.screen.plain_board")
    return Board(module.draw, getattr(module, "draw_small", module.draw), getattr(module, "COLUMNS", 0))
