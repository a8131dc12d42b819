"""One search for all games: promising moves are tried in imagined worlds, and the better half goes on."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from royaumes.bots.choice import Budget, Choice, Plan, Planner
from royaumes.bots.heuristics import imagining
from royaumes.bots.playout import Playouts
from royaumes.bots.tournament import Tournament
from royaumes.core import Move, Stream, View
from royaumes.games import game

#: How many moves are tried at most, and how many playouts there must be for each of them.
_WIDEST, _DEEP = 12, 8
#: How much better another move must look than the favourite: seats differ in temper, bold or cautious, so
#: that a table of bots does not play like clones.
_DOUBT = (0.3, 0.7)
#: As many worlds as what was thought of a move before counts for.
_TRUST = (12.0, 20.0)
#: By the move that each begins with: what is tried, and what was thought of it before.
_Plans = dict[Move, tuple[Plan, float]]


class Search:
    """Looks ahead by playouts of the moves that its adviser finds most promising."""

    def __init__(self, key: str, name: str, budget: Budget, adviser: Planner, playouts: Playouts) -> None:
        self.name = name
        self.budget = budget
        self._game = game(key)
        self._imagine = imagining(key)
        self._adviser = adviser
        self._playouts = playouts

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        return self.consider(view, options, stream).move

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        """The move with the best share of winning, out of the most promising ones."""
        budget, start = budget or self.budget, monotonic()
        learnt = self._playouts.judges(view)
        if learnt and view.seats == 1:
            # What was learnt is stronger than playouts by the heuristics.
            return self._adviser.consider(view, options, stream)
        advised = self._adviser.plans(view, options, stream)
        promising = _by_first_move(advised, options, _width(budget))
        moves, thought = list(promising), [worth for _, worth in promising.values()]
        temper = view.me % len(_DOUBT)
        shares = thought if learnt else self._playouts.shares(thought)
        tournament = Tournament(moves, _DOUBT[temper], shares, _TRUST[temper] if view.seats > 1 else 0.0)

        def compare(alive: Sequence[Move], number: int, end: float) -> Sequence[float] | None:
            luck = stream.split(f"world/{number}")
            return self._in_one_world([promising[move][0] for move in alive], view, luck, end)

        tournament.run(compare, budget, start)
        return tournament.choice()

    def plans(self, view: View, options: Sequence[Move], stream: Stream) -> list[tuple[Plan, float]]:
        return [((one.move,), one.worth) for one in self.consider(view, options, stream).considered]

    def _in_one_world(
        self, plans: Sequence[Plan], view: View, stream: Stream, end: float
    ) -> list[float] | None:
        """What each plan comes to in the same imagined world with the same luck; None when time is over."""
        world = self._imagine(view, stream.split("hidden"))
        found = []
        for plan in plans:
            after = world.fork()
            for move in plan:
                self._game.advance(after, view.me, move)
            value = self._playouts.value(after, view.me, stream, end)
            if value is None:
                return None
            found.append(value)
        return found


def _width(budget: Budget) -> int:
    """How many moves a budget suffices for; never fewer than two."""
    return _WIDEST if budget.playouts is None else max(2, min(_WIDEST, budget.playouts // _DEEP))


def _by_first_move(advised: Sequence[tuple[Plan, float]], options: Sequence[Move], most: int) -> _Plans:
    """So many of these plans, best first, each under a move of its own that it can begin with.

    A plan can be carried out in any order but for its last move, which ends the turn. Where all its moves
    are taken already it is left out: it comes back when one of them was made.
    """
    found: _Plans = {}
    for plan, worth in advised:
        first = next((move for move in plan[:-1] or plan if move in options and move not in found), None)
        if first is not None:
            found[first] = (first, *(move for move in plan if move is not first)), worth
        if len(found) == most:
            break
    return found
