"""Boards in the terminal: the game's own, or a plain table for games without one."""

from __future__ import annotations

from functools import cache

from royaumes.cli.screen import plain_board
from royaumes.core import Terminal, View
from royaumes.games import game


@cache
def board(key: str) -> Terminal[View]:
    """What draws the views of a game; the plain board where it has none of its own."""
    return game(key).terminal() or Terminal(plain_board.draw, plain_board.draw)
