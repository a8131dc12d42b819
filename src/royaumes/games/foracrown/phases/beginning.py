"""Setting up: portraits at random, starting coins, the first open cards (FAC-1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Chance, Draw, Phase, Told, seat_name, tell
from royaumes.games.foracrown.box import FAMILIES, FIRST_CELL, SETUP
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.phases import recruiting
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import Endowed, Hung

_START = SETUP["start"]
_SEAT_NAMES = tuple(seat_name(seat) for seat in range(len(FAMILIES)))


@dataclass(frozen=True, slots=True)
class Hanging(Phase):
    """FAC-1.11: portraits are hung one by one, each left of the one before."""

    section = "FAC-1"

    def pending(self, s: ForACrown) -> Chance:
        """A bag with every portrait that does not hang yet."""
        bag = [int(not cell) for cell in s.gallery]
        return Chance(Draw(bag, _SEAT_NAMES[: len(bag)]), "foracrown-ask-portrait")

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The portrait hangs; after the last one coins are handed out."""
        s.gallery[move] = FIRST_CELL - s.playing.bit_count()
        s.playing |= 1 << move
        tell(told, Hung(seat_name(move), s.gallery[move]), reveals=True)
        if all(s.gallery):
            _endow(s, told)
            recruiting.fill(s)


def _endow(s: ForACrown, told: list[Told] | None) -> None:
    """FAC-1.13: the less influential, the richer."""
    order = by_influence(s)
    for seat in order:
        coins: int = _START["coins_between"]
        if seat == order[0]:
            coins = _START["coins_most_influential"]
        elif seat == order[-1]:
            coins = _START["coins_least_influential"]
        s.coins[seat] = coins
        s.bank_coins -= coins
        tell(told, Endowed(seat_name(seat), coins))


HANGING = Hanging()
