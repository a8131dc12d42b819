"""Emerald: knights on the way to a dragon's treasure. For two to five players."""

from royaumes.games.emerald.game import GAME

__all__ = ["GAME"]
