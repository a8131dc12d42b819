"""What the board shows of a view, by the names of its elements."""

from royaumes.games.emerald.display.table import Display, display, printed

__all__ = ["Display", "display", "printed"]
