"""Boards drawn in the terminal: one module a game, and a tidy table for games without one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from royaumes.messages import Words

Draw = Callable[[Any, Words], RenderableType]


def board(key: str) -> Draw:
    """What draws this game's views: its own `draw`, else the plain one."""
    name = key if find_spec(f"{__name__}.{key}") else "plain"
    draw: Draw = import_module(f"{__name__}.{name}").draw
    return draw
