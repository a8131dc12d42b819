"""The dice of marches, escapes, fights and duels, and how likely a throw wins."""

from __future__ import annotations

from functools import cache
from typing import Final

from royaumes.core import Dice
from royaumes.games.royaume.box import MOST_SEATS, NUMBERS

_TWELVE: Final[int] = NUMBERS["fight"]["sides"]
_DUEL: Final[int] = NUMBERS["duel"]["sides"]
ESCAPE_AT: Final[int] = NUMBERS["escape"]["at_least"]

MARCH: Final = Dice(NUMBERS["march"]["dice"], NUMBERS["march"]["sides"])
ESCAPE: Final = Dice(1, NUMBERS["escape"]["sides"])
#: The monster's die, then the prince's (R5C-5.10).
FIGHT: Final = Dice(2, _TWELVE, ordered=True)
#: The attacker's die, then the rival's (R5C-11.5).
DUEL: Final = Dice(2, _DUEL, ordered=True)
#: R5C-10.2: the dragon's die, then the knight's.
DRAGON: Final = Dice(1, NUMBERS["dragon"]["sides"])
KNIGHT: Final = Dice(1, NUMBERS["dragon"]["knight_sides"])
#: R5C-13.6: by number of claimants, a die each.
FINAL: Final = {count: Dice(count, _DUEL, ordered=True) for count in range(2, MOST_SEATS + 1)}


@cache
def escapes(power: int) -> float:
    """How likely a prince of this power frees a knight from a trap (R5C-5.9)."""
    return sum([die + power >= ESCAPE_AT for die in ESCAPE.faces]) / len(ESCAPE.faces)


@cache
def slays(power: int) -> float:
    """How likely a prince of this power beats a monster."""
    return _beats(FIGHT, power, FIGHT, 0)


@cache
def wins_duel(power: int, rival: int) -> float:
    """How likely a prince of this power beats a rival of that power."""
    return _beats(DUEL, power, DUEL, rival)


@cache
def takes_crown(power: int) -> float:
    """How likely a knight beats the dragon for a prince of this power."""
    return _beats(KNIGHT, power, DRAGON, 0)


def answers(dragon: int, power: int) -> float:
    """The same when the dragon's die lies there: even throws begin anew."""
    margins = [die + power - dragon for die in KNIGHT.faces]
    won, even = sum([margin > 0 for margin in margins]), margins.count(0)
    return (won + even * takes_crown(power)) / len(margins)


def _beats(die: Dice, power: int, other: Dice, rival: int) -> float:
    """How likely one die beats another, with power added; even throws are thrown again (R5C-5.11)."""
    margins = [a + power - b - rival for a in die.faces for b in other.faces]
    return sum([margin > 0 for margin in margins]) / (len(margins) - margins.count(0))
