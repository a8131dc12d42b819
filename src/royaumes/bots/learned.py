"""The bot that takes the move, or the whole turn, after which its game's learnt value is highest."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.bots.choice import Budget, Choice, Considered, Plan
from royaumes.bots.greedy import Greedy
from royaumes.bots.heuristics import imagining
from royaumes.bots.turns import whole_turns
from royaumes.bots.value import Value, with_prior
from royaumes.core import Move, State, Stream, View
from royaumes.games import game

#: So many moves are tried, those that the heuristics like best: a march can be made in 40 ways.
_WIDEST = 12


class Learned:
    """Looks one move ahead in an imagined world, or to the end of its turn, as the value demands.

    Where the value can't judge, it follows the heuristics.
    """

    def __init__(self, key: str, name: str, judge: Value) -> None:
        self.name = name
        self._game = game(key)
        self._imagine = imagining(key)
        self._judge = judge
        self._greedy = Greedy(key)

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        return self.consider(view, options, stream).move

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        if not self._judge.judges(view):
            return self._greedy.consider(view, options, stream)
        world = self._imagine(view, stream.split("hidden"))
        if self._judge.by_turns(view):
            return _by_turns(self._turns(world, view.me), options)
        found, prior = [], self._judge.prior(view)
        for one in self._promising(view, options, stream, prior):
            after = world.fork()
            self._game.advance(after, view.me, one.move)
            share = self._judge.share(self._game, after, view.me)
            found.append(Considered(one.move, with_prior(share, one.worth, prior)))
        found.sort(key=lambda one: -one.worth)
        return Choice(found[0].move, tuple(found))

    def plans(self, view: View, options: Sequence[Move], stream: Stream) -> list[tuple[Plan, float]]:
        if self._judge.by_turns(view) and self._judge.judges(view):
            return self._turns(self._imagine(view, stream.split("hidden")), view.me)
        return [((one.move,), one.worth) for one in self.consider(view, options, stream).considered]

    def _turns(self, world: State, seat: int) -> list[tuple[Plan, float]]:
        """All that the turn can come to, best first."""
        turns = whole_turns(self._game, world, seat)
        shares = self._judge.shares(self._game, [after for _, after in turns], seat)
        found = [(moves, share) for (moves, _), share in zip(turns, shares, strict=True)]
        return sorted(found, key=lambda plan: -plan[1])

    def _promising(
        self, view: View, options: Sequence[Move], stream: Stream, prior: float
    ) -> Sequence[Considered]:
        """The moves to try, with what the heuristics say of them where that matters."""
        if not prior and len(options) <= _WIDEST:
            return [Considered(move, 0.0) for move in options]
        return self._greedy.consider(view, options, stream).considered[:_WIDEST]


def _by_turns(plans: Sequence[tuple[Plan, float]], options: Sequence[Move]) -> Choice:
    """Each move with the best turn that it can begin: in any order, but for the move that ends it."""
    worths: dict[Move, float] = {}
    for moves, share in plans:
        for move in moves[:-1] or moves:
            worths.setdefault(move, share)
    found = [Considered(move, worth) for move, worth in worths.items() if move in options]
    return Choice(found[0].move, tuple(found))
