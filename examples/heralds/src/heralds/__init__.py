"""Heralds: a race to the palace, on foot or on horseback. For two to four players."""

from heralds.game import GAME

__all__ = ["GAME"]
