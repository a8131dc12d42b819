"""How every seat of a world stands: the world is played on a little, and then judged."""

from __future__ import annotations

from math import inf
from typing import Any

from royaumes.bots.heuristics import heuristics
from royaumes.bots.levels import adviser
from royaumes.bots.playout import weights
from royaumes.bots.tuning import tuning
from royaumes.bots.value import Value, value
from royaumes.core import Chance, Decide, Over, State, Stream
from royaumes.core.chance import Outcome
from royaumes.core.drive import Luck, Throw, settle
from royaumes.games import game

#: So many rounds are played out before a learnt value judges, or what the heuristics expect does.
_ROUNDS_BY_VALUE, _ROUNDS_BY_HEURISTICS = 1, 2


class Moment:
    """A world as it stands when a turn begins, kept while it is played on."""

    def __init__(self, turn: float) -> None:
        self._turn = turn
        self._kept: Any = None

    def note(self, s: State) -> None:
        """The world has come so far."""
        if self._kept is None and s.turn >= self._turn:
            self._kept = s.fork()

    def noted(self, s: State, throw: Throw) -> Throw:
        """Chance that is asked in this world as it was before, which is noted each time."""

        def answer(question: Chance) -> Outcome:
            self.note(s)
            return throw(question)

        return answer

    def of(self, s: State) -> Any:
        """The world as it stood then, or as it was left where it never came so far."""
        return s if self._kept is None else self._kept


class Outlook:
    """Judges worlds of one game for so many seats: each one's share of winning; alone, the points.

    All seats play on by the game's heuristics, or as an adviser would, each by its own view. Where nothing
    can judge a game that goes on, it is played to its end.
    """

    def __init__(self, key: str, seats: int) -> None:
        known = heuristics(key)
        self._game = game(key)
        self._judge = _learnt(key, seats)
        rounds = tuning(key).advised_rounds
        self._rounds = _ROUNDS_BY_VALUE if rounds is None else rounds
        self._choose = adviser(key, "adviser").choose if advised(key, seats) else known.choose
        self._prospect = known.prospect
        self._lead = known.lead

    def shares(
        self, s: State, stream: Stream, margin: float = 0.0, moment: Moment | None = None
    ) -> list[float]:
        """What each seat may expect; the world is played on a little, in place.

        Of a game that ends on the way, `margin` is the part that counts by points instead of victory: it
        tells close defeats from clear ones, so that few playouts say more.
        Chance is the `Luck` of the stream. A `moment` on the way is kept.
        """
        game, minds, luck = self._game, stream.split("minds"), Luck(stream)
        throw = luck if moment is None else moment.noted(s, luck)
        turns, last, most = 0, -1, self._horizon(s)
        while type(question := settle(s, throw)) is Decide:
            if moment is not None:
                moment.note(s)
            asked = question.seats[0]
            if asked != last:
                if turns > most:
                    return self._foreseen(s)
                turns, last = turns + 1, asked
            options = s.phase.options(s, asked)
            move = options[0] if len(options) == 1 else self._choose(game.view(s, asked), options, minds)
            game.advance(s, asked, move)
        assert isinstance(question, Over)
        return self._ended(question, margin)

    def moment(self, s: State) -> Moment:
        """When all have had as many turns after this one as a world is played on for, before it is judged.

        Worlds that are judged after as many moves may differ by a turn; those that stand at the same turn
        can be compared.
        """
        return Moment(s.turn + self._horizon(s) + 1)

    def _horizon(self, s: State) -> float:
        """After how many turns of all seats the world is judged."""
        if self._judge is not None:
            return float(self._rounds * s.seats)
        return inf if self._prospect is None else float(_ROUNDS_BY_HEURISTICS * s.seats)

    def _foreseen(self, s: State) -> list[float]:
        if self._judge is not None:
            found = [self._judge.share(self._game, s, seat) for seat in range(s.seats)]
        else:
            assert self._prospect is not None
            points = [self._prospect(self._game.view(s, seat)) for seat in range(s.seats)]
            found = weights(points, self._lead)
        return [weight / sum(found) for weight in found]

    def _ended(self, over: Over, margin: float) -> list[float]:
        won = result(over)
        if not margin or len(won) == 1:
            return won
        found = weights(over.scores, self._lead)
        pairs = zip(won, found, strict=True)
        return [(1 - margin) * share + margin * weight / sum(found) for share, weight in pairs]


def _learnt(key: str, seats: int) -> Value | None:
    found = value(key)
    return found if found is not None and found.covers(seats) else None


def advised(key: str, seats: int) -> bool:
    """Whether worlds of this game are played on by an adviser."""
    return tuning(key).advised_rounds is not None and _learnt(key, seats) is not None


def result(over: Over) -> list[float]:
    """What a finished game came to: each seat's share of the victory; alone, the points."""
    if len(over.scores) == 1:
        return [float(over.scores[0])]
    return [float(over.share(seat)) for seat in range(len(over.scores))]
