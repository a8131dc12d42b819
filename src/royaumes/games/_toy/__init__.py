"""Bluff, a toy: hidden cards, dice, sealed replies and three endings in a hundred lines."""

from royaumes.games._toy.game import GAME

__all__ = ["GAME"]
