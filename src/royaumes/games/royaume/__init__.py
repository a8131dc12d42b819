"""Le Royaume des 5 Couronnes: five knights that belong to nobody, secret orders, a dragon."""

from royaumes.games.royaume.game import GAME

__all__ = ["GAME"]
