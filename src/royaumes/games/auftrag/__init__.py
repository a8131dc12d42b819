"""Im Auftrag des Königs: knights draft actions, train virtues and ride out. For two to four players."""

from royaumes.games.auftrag.game import GAME

__all__ = ["GAME"]
