"""How to ride sensibly: plan the whole turn, keep what an adventure needs, stake what it takes.

Plans, and what a hand is worth between the turns, stand in `planning`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from royaumes.core import Move, Stream
from royaumes.games.auftrag.box import SETUPS, WIN_POINTS, WORTH
from royaumes.games.auftrag.moves import STOP, Stake, Take
from royaumes.games.auftrag.planning import IN_HAND, Planner, rival_arms
from royaumes.games.auftrag.state import View

#: Most of what one hopes to take next is still there when one's turn comes.
_STILL_THERE: Final = 0.65
#: What an action outside every sensible plan throws away.
_SENSELESS: Final = 3.0


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """Take what the best plan needs first; then follow the plan; then stake what it takes."""
    worth = dict(zip(options, ranking(v, options, stream), strict=True))
    if isinstance(options[0], Take):
        return max(stream.shuffled(options), key=lambda move: worth[move])
    return max(options, key=lambda move: (worth[move], move is STOP))


def prospect(v: View) -> float:
    """The points that this seat may expect at the end: shields, and what the best plan promises."""
    assert v.seat is not None, "a spectator expects nothing"
    planner = Planner(v, v.seat)
    return v.scores[v.seat] + planner.best_with()


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """What each option promises, in points; an action outside every sensible plan comes last."""
    assert v.seat is not None
    if isinstance(options[0], Stake):
        return _stakes(v, v.seat, [move for move in options if isinstance(move, Stake)])
    planner = Planner(v, v.seat)
    takes = [move for move in options if isinstance(move, Take)]
    return _takes(planner, takes) if takes else _actions(planner, options)


def _actions(planner: Planner, options: Sequence[Move]) -> list[float]:
    """What the best plan that begins so comes to."""
    turn = planner.turn()
    stopped = planner.worth(turn)
    plans = {move: planner.best(after) for move, after in planner.steps(turn)}
    plans[STOP] = stopped
    return [plans.get(move, stopped - _SENSELESS) for move in options]


def _takes(planner: Planner, takes: list[Take]) -> list[float]:
    """How much a card helps, alone and together with the best that may follow it."""
    v = planner.v
    last = v.step // v.seats + 1 == SETUPS[v.seats].picks
    found = []
    for move in takes:
        value = planner.best_with(move.action)
        if not last:
            others = [kind for kind, count in enumerate(v.supply) if count > (kind == move.action)]
            value += _STILL_THERE * (planner.follow(move.action, others) - value)
        found.append(value)
    return found


def _stakes(v: View, seat: int, stakes: list[Stake]) -> list[float]:
    """Alone the smallest card will do; against a rival weigh the chance to win and the cards it costs."""
    rivals = [other for other in v.riders if other != seat]
    closing = max(v.scores) + WIN_POINTS >= v.target
    most_of_rival = rival_arms(v, rivals[0]) if rivals else 0.0

    def value(stake: Stake) -> float:
        total = sum(WORTH[card] for card in stake.cards)
        cost = fsum([IN_HAND[card] for card in stake.cards]) * (0.1 if closing else 0.6)
        if not total:
            return 0.0
        if not rivals:
            return WIN_POINTS - cost
        # The rival stakes anything from nothing to everything, each as likely.
        wins = min(1.0, (total + 0.5) / (most_of_rival + 1))
        return WIN_POINTS * wins - cost

    return [value(stake) for stake in stakes]
