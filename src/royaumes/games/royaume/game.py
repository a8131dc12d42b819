"""Le Royaume des 5 Couronnes as a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core import Game, Options, Setting, Stream
from royaumes.core.digest import Row
from royaumes.games.royaume.board import (
    COLOURS,
    DOWN,
    FEWEST,
    KINDS,
    MOST,
    ORDERS,
    PATHS,
    POWER_TOKENS,
    cards_in,
    gems_in,
)
from royaumes.games.royaume.moves import MOVES
from royaumes.games.royaume.phases.beginning import DEALING
from royaumes.games.royaume.reference import reference
from royaumes.games.royaume.state import Royaume, new_game
from royaumes.games.royaume.view import View, imagine, view


class RoyaumeGame(Game[Royaume, View]):
    """Princes with secret orders (R5C-1.1)."""

    key = "royaume"
    prefix = "R5C"
    rules = 1
    seats = range(FEWEST, MOST + 1)
    settings = (Setting("path", PATHS, "R5C-1.5"), Setting("calling", (False, True), "R5C-8.3"))
    moves = MOVES

    def setup(self, seats: int, options: Options) -> Royaume:
        """Everything in its place; the orders are dealt first."""
        return new_game(DEALING, seats, int(options["path"]), bool(options["calling"]))

    def reference(self) -> Mapping[str, Sequence[Row]]:
        """The colours and the secret orders."""
        return reference()

    def view(self, s: Royaume, seat: int | None) -> View:
        """All but the secrets of others."""
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Royaume:
        """Rivals with any secrets they can have."""
        return imagine(v, stream)

    def census(self, s: Royaume) -> Mapping[str, int]:
        """Cards, treasures, knights, orders; power cannot run out, so the bank's is what princes lack."""
        hidden, talon, discards = cards_in(s.unseen), cards_in(s.talon), cards_in(s.discards)
        counts = {
            f"card:{key}": hidden[kind] + talon[kind] + discards[kind] + s.cards.count(kind)
            for kind, key in enumerate(KINDS)
        }
        counts["unseen cards"] = sum(hidden) - s.cards.count(DOWN) - s.fresh
        hoards = [gems_in(hoard) for hoard in (s.bank, *s.hoards)]
        counts |= {
            f"treasure:{key}": sum(hoard[colour] for hoard in hoards) for colour, key in enumerate(COLOURS)
        }
        counts["power in reach"] = int(all(power >= 0 for power in s.power) and sum(s.power) <= POWER_TOKENS)
        counts["orders twice"] = len([order for order in range(len(ORDERS)) if s.orders.count(order) > 1])
        return counts


GAME = RoyaumeGame()
