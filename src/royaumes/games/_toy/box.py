"""What is in the box of Bluff: cards, tokens, a die."""

from __future__ import annotations

from royaumes.core import Dice, load

DATA = load(__package__, "box")
VALUES: tuple[int, ...] = tuple(DATA["cards"]["values"])
COPIES: int = DATA["cards"]["copies"]
NAMES = tuple(f"card-{value}" for value in VALUES)
TOKENS: int = DATA["tokens"]["seat"]
BANK: int = DATA["tokens"]["bank"]
DIE = Dice(1, tuple(DATA["die"]["faces"]))
MOST_SEATS = 4
NONE = -1
