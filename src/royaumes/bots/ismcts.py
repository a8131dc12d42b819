"""Plain search of information sets with random playouts: a yardstick that knows nothing of any game.

One tree for what the seat knows; every pass goes through a newly imagined world (Cowling, Powley and
Whitehouse 2012), picks by upper confidence bound among the moves that it allows, and plays on at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import monotonic

from royaumes.bots.choice import Budget, Choice, Considered
from royaumes.bots.value import won
from royaumes.core import Decide, Move, State, Stream, View
from royaumes.core.drive import drive, from_one
from royaumes.games import game

#: How much curiosity counts beside success.
_CURIOSITY = 0.7


class _Node:
    """A move in the tree: how often it was tried, could have been, and what it won for whoever made it."""

    __slots__ = ("children", "offered", "visits", "won")

    def __init__(self) -> None:
        self.children: dict[Move, _Node] = {}
        self.visits = self.offered = 0
        self.won = 0.0

    def bound(self) -> float:
        """What it has won on average, and what it may win yet."""
        return self.won / self.visits + _CURIOSITY * sqrt(log(self.offered) / self.visits)


class Ismcts:
    """Searches for so many passes or seconds."""

    def __init__(self, key: str, name: str, budget: Budget) -> None:
        self.name = name
        self._game = game(key)
        self._budget = budget

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        return self.consider(view, options, stream).move

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        """The move tried most often."""
        budget, root, start, passes = budget or self._budget, _Node(), monotonic(), 0
        while (budget.playouts is None or passes < budget.playouts) and (
            budget.seconds is None or monotonic() - start < budget.seconds
        ):
            self._pass(root, self._game.imagine(view, stream), stream)
            passes += 1
        tried = [
            Considered(move, node.won / node.visits, node.visits) for move, node in root.children.items()
        ]
        found = sorted(tried, key=lambda one: -one.playouts)
        return Choice(found[0].move if found else options[0], tuple(found))

    def _pass(self, node: _Node, s: State, stream: Stream) -> None:
        """Down the tree, one new move, on at random, and back up."""
        way: list[tuple[int, _Node]] = []
        grown = False

        def choose(s: State, question: Decide) -> tuple[int, Move]:
            nonlocal node, grown
            seat = question.seats[0]
            options = s.phase.options(s, seat)
            if grown:
                return seat, stream.choice(options)
            move, grown = _picked(node, options, stream)
            node = node.children[move]
            way.append((seat, node))
            return seat, move

        over = drive(s, from_one(stream), choose)
        for seat, passed in way:
            passed.visits += 1
            passed.won += won(over, seat)


def _picked(node: _Node, options: Sequence[Move], stream: Stream) -> tuple[Move, bool]:
    """A move that was never tried here, and that it is new in the tree; or the most promising one."""
    new = [move for move in options if move not in node.children]
    fresh = stream.choice(new) if new else None
    if fresh is not None:
        node.children[fresh] = _Node()
    known = {move: node.children[move] for move in options if move in node.children}
    for child in known.values():
        child.offered += 1
    if fresh is not None:
        return fresh, True
    return max(known, key=lambda move: known[move].bound()), False
