"""Playing imagined worlds on, sensibly, until it can be said who will win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from time import monotonic

from royaumes.bots.choice import Planner
from royaumes.bots.heuristics import heuristics
from royaumes.bots.value import GOOD_ALONE, Value, won
from royaumes.core import Decide, Over, State, Stream, View
from royaumes.core.drive import Luck, settle
from royaumes.games import game

#: How much of a finished game's value is the margin of points: it tells close defeats from clear ones, so
#: that few playouts say more. Seats differ in temper: the bold look at victory more, the cautious at points.
_MARGIN = (0.2, 0.4)
#: Turns of one's own that are played out where ends of turns are judged: each takes as long as a knight does.
_WHOLE_TURNS = 1


def weights(points: Sequence[float], lead: float) -> list[float]:
    """How likely each of these is to win beside the others, who have so many points."""
    most = max(points)
    return [exp((one - most) / lead) for one in points]


class Playouts:
    """Plays one game's worlds on by its heuristics, each seat by its own view.

    The seat in question finishes the turn that it is in as its adviser would, if it has one and rivals. After
    so many more turns of its own the learnt value says how it stands, or what the heuristics expect where
    nothing was learnt. Where neither can judge, games are played to their end.

    Where whole turns were learnt about, the adviser plays all of the seat's turns: how the best end of the
    last of them stands is what the world is worth.
    """

    def __init__(
        self, key: str, turns: int, judge: Value | None = None, adviser: Planner | None = None
    ) -> None:
        known = heuristics(key)
        self._game = game(key)
        self._choose = known.choose
        self._adviser = adviser
        self._judge = judge
        self._prospect = known.prospect
        self._lead = known.lead
        self._turns = turns

    def judges(self, s: State | View) -> bool:
        """Whether something was learnt that tells the moves apart that are asked for here."""
        return self._judge is not None and self._judge.judges(s)

    def by_turns(self, s: State) -> bool:
        """Whether that only tells the ends of turns apart."""
        return self._judge is not None and self._judge.by_turns(s) and self._judge.judges(s)

    def shares(self, points: Sequence[float]) -> list[float]:
        """Shares of winning for moves that promise so many points; the best of them leaves the game even."""
        most = max(points)
        return [1 / (1 + exp((most - one) / self._lead)) for one in points]

    def value(self, s: State, seat: int, stream: Stream, end: float = inf) -> float | None:
        """The share of winning that a seat may expect of this world, in which it has just moved.

        None where the clock passes `end` before it is known.

        The world is played on in place, with the `Luck` of the stream.
        """
        game, minds, luck = self._game, stream.split("minds"), Luck(stream)
        adviser = self._adviser if self._adviser is not None and s.seats > 1 else None
        planner = self._adviser if self.by_turns(s) else None
        most = self._turns if planner is None else _WHOLE_TURNS
        judged = self._prospect is not None or (self._judge is not None and self._judge.covers(s.seats))
        turns, last = 0, seat
        while type(question := settle(s, luck)) is Decide:
            if monotonic() > end:
                return None
            asked = question.seats[0]
            if asked != last:
                if judged and last == seat and turns == most:
                    return self._outlook(s, seat)
                turns, last, adviser = turns + (asked == seat), asked, None
            options = s.phase.options(s, asked)
            if planner is not None and asked == seat:
                plan, share = planner.plans(game.view(s, seat), options, minds)[0]
                if turns == most:
                    return share
                for move in plan:
                    game.advance(s, seat, move)
                continue
            if len(options) == 1:
                move = options[0]
            else:
                mind = self._choose if adviser is None else adviser.choose
                move = mind(game.view(s, asked), options, minds)
            game.advance(s, asked, move)
        assert isinstance(question, Over)
        return won(question, seat) if planner is not None else self._result(question, seat)

    def _result(self, over: Over, seat: int) -> float:
        """A share of the victory, and a little for the margin; alone the points are all there is to win."""
        margin = _MARGIN[seat % len(_MARGIN)] if len(over.scores) > 1 else 0.0
        return (1 - margin) * won(over, seat) + margin * self._share(over.scores, seat)

    def _outlook(self, s: State, seat: int) -> float:
        """The same for a game that goes on, by what was learnt or by what each seat may expect."""
        if self._judge is not None and self._judge.covers(s.seats):
            return self._judge.share(self._game, s, seat)
        assert self._prospect is not None
        points = [self._prospect(self._game.view(s, one)) for one in range(s.seats)]
        return self._share(points, seat) if s.seats > 1 else points[seat] / GOOD_ALONE

    def _share(self, points: Sequence[float], seat: int) -> float:
        """The chance of a seat with so many points among others with theirs."""
        found = weights(points, self._lead)
        return found[seat] / sum(found)
