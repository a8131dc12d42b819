"""What is in the box of Bluff: cards, tokens, a die."""

from __future__ import annotations

from typing import Final

from royaumes.core import Dice, load

DATA: Final = load(__package__, "box")
VALUES: Final[tuple[int, ...]] = tuple(DATA["cards"]["values"])
COPIES: Final[int] = DATA["cards"]["copies"]
NAMES: Final = tuple(f"card-{value}" for value in VALUES)
TOKENS: Final[int] = DATA["tokens"]["seat"]
BANK: Final[int] = DATA["tokens"]["bank"]
DIE: Final = Dice(1, tuple(DATA["die"]["faces"]))
MOST_SEATS: Final = 4
NONE: Final = -1
