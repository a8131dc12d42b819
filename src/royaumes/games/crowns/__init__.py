"""Crowns: six dice, a board of 36 cells, 18 chips. For one to six players."""

from royaumes.games.crowns.game import GAME

__all__ = ["GAME"]
