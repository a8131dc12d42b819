"""For a Crown: families, mercenaries in a common pile, thieving raccoons. For three to five players."""

from royaumes.games.foracrown.game import GAME

__all__ = ["GAME"]
