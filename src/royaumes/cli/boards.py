"""Boards drawn in the terminal: the game's own, and a tidy table for games without one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from royaumes.games import package
from royaumes.messages import Words

Draw = Callable[[Any, Words], RenderableType]


def board(key: str) -> Draw:
    """What draws this game's views: its own `terminal.draw`, else the plain board."""
    own = f"{package(key)}.terminal"
    draw: Draw = import_module(own if find_spec(own) else "royaumes.cli.plain_board").draw
    return draw
