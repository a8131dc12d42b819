"""One decision of a game, judged by what its player could know."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Any

from royaumes.bots.advice import distinguishing_reason
from royaumes.bots.choice import Budget, Thinker
from royaumes.bots.gains import Gain, counts, gains
from royaumes.bots.heuristics import imagining
from royaumes.bots.levels import level
from royaumes.bots.outlook import Outlook, advised
from royaumes.bots.tournament import Tournament
from royaumes.core import Decide, Move, Reason, State, Stream, View
from royaumes.core.frozen import Frozen
from royaumes.core.moves import notation
from royaumes.games import AnyGame, game
from royaumes.play.preview import stream_of

#: Whole numbers add up exactly: tenths of a percent, or of a point where somebody plays alone.
WIN, POINT = 1000, 10
#: How many moves are compared at most, besides the one that was made.
_WIDEST = 7
#: In doubt for the player: another move must be better by so many standard errors to be called so, and what
#: little more it is counts only in part.
_DOUBT = 1.5
#: What seems to cost more, of a whole victory, is looked at once more.
_SERIOUS = 0.05
#: What part of a game that ended in a playout counts by points instead of victory.
_MARGIN = 0.3
#: What part of the playouts is spent on how the seats stand.
_STANDING = 4
#: Playouts for each decision, so that a game of a hundred is reviewed within a minute: by the heuristics, and
#: by an adviser, who takes longer and whose playouts say more.
_DEPTH, _ADVISED_DEPTH = 128, 64


def usual_depth(key: str, seats: int) -> int:
    """How many playouts each decision at such a table gets where nobody says otherwise."""
    return _ADVISED_DEPTH if advised(key, seats) else _DEPTH


class Considered(Frozen):
    """A move that was compared, and what it would have been worth to its player."""

    move: str
    worth: int


class Judged(Frozen):
    """A decision: how everybody stood before it, by what each could know, and what it gave or took.

    `effects` are what the move changed for each seat against the best move, in the worlds that its player
    could not rule out: for the player themselves never above 0.
    """

    #: How many answers came before it in the record.
    step: int
    seat: int
    #: The message that asked.
    prompt: str
    move: str
    best: str
    chances: tuple[int, ...]
    effects: tuple[int, ...]
    #: Best first; the move that was made is always among them.
    considered: tuple[Considered, ...]
    #: What speaks for the best move and not for the move made, or the next best where they are the same;
    #: and what it brings that the other does not.
    reason: Reason | None
    gains: tuple[Gain, ...] = ()

    @property
    def lost(self) -> int:
        """What the player gave away against the best move."""
        return -self.effects[self.seat]

    @property
    def ahead(self) -> int:
        """How much better the move was than the next best; 0 where another was better."""
        if self.lost or self.best != self.move or len(self.considered) < 2:
            return 0
        return max(0, self.considered[0].worth - self.considered[1].worth)


class Compared:
    """Moves tried in the same worlds, with every seat's share in each of them, and how they stood then."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.shares: dict[Move, list[list[float]]] = {move: [] for move in tournament.alive}
        self.ends: dict[Move, list[Any]] = {move: [] for move in tournament.alive}

    def lead(self, seat: int, move: Move) -> tuple[float, float]:
        """How much more a move is worth to its player than any other, and by how many standard errors."""
        own, leads = self.shares[move], []
        for other, shares in self.shares.items():
            if other != move:  # those given up early have seen the first of the same worlds
                leads.append(_mean_and_errors([a[seat] - b[seat] for a, b in zip(own, shares, strict=False)]))
        return min(mean for mean, _ in leads), min(errors for _, errors in leads)

    def ranked(self, seat: int, best: Move) -> list[tuple[Move, float]]:
        """What each move is worth to its player, the best first.

        A move given up early has seen the first worlds only: it is set against the best move in those, or
        kind worlds would speak for it.
        """
        own = [shares[seat] for shares in self.shares[best]]
        worth = sum(own) / len(own)
        behind = {
            move: worth - sum(b - s[seat] for b, s in zip(own, shares, strict=False)) / len(shares)
            for move, shares in self.shares.items()
        }
        return sorted(behind.items(), key=lambda one: (one[0] is not best, -one[1]))

    def gains(self, key: str, seat: int, best: Move, other: Move) -> tuple[Gain, ...]:
        """What a move brings its player that another does not, in worlds that both have seen."""
        return gains(key, seat, self.ends[best], self.ends[other])

    def effects(self, seat: int, made: Move, best: Move) -> list[float]:
        """What the move made changed for each seat against the best one, as far as that is no accident.

        A difference of few standard errors counts in part (as James and Stein shrink a mean): the best of
        several moves always looks better than it is.
        """
        pairs = list(zip(self.shares[made], self.shares[best], strict=True))
        changes = [[one - other for one, other in zip(*both, strict=True)] for both in pairs]
        means = [sum(column) / len(changes) for column in zip(*changes, strict=True)]
        own = means[seat]
        if own >= 0:
            return [0.0] * len(means)
        noise = sum((change[seat] - own) ** 2 for change in changes) / max(1, len(changes) - 1) / len(changes)
        counted = max(0.0, 1 - _DOUBT**2 * noise / own**2)
        return [counted * mean for mean in means]


class Judge:
    """Judges the decisions of one game for so many seats, with so many playouts for each.

    What it says of a decision hangs on the view of its player, on what they were offered and on what they
    chose; how a seat stands hangs on its view. Nothing else goes in, not even chance of its own.
    """

    def __init__(self, key: str, seats: int, depth: int) -> None:
        self.game: AnyGame = game(key)
        self._seats = seats
        self._imagine = imagining(key)
        self._outlook = Outlook(key, seats)
        self._adviser: Thinker = level("knight", key)
        self._depth = depth
        self._counts = counts(key)

    def judge(self, s: State, step: int, seat: int, move: Move) -> Judged:
        """A move that this seat made in this state after so many answers."""
        view, question = self.game.view(s, seat), self.game.pending(s)
        assert isinstance(question, Decide)
        compared = self.compare(view, self.game.options(s, seat), move)
        best = compared.tournament.choice().move
        ranked, effects = compared.ranked(seat, best), compared.effects(seat, move, best)
        if self._seats > 1 and -effects[seat] > _SERIOUS:
            again = self.again(view, move, best)
            effects = again.effects(seat, move, best)
            compared.ends.update(again.ends)
        unit, other = unit_of(self._seats), move if best != move else ranked[1][0]
        return Judged(
            step=step,
            seat=seat,
            prompt=question.prompt,
            move=notation(move),
            best=notation(best),
            chances=tuple(self.standing(s, one) for one in range(self._seats)),
            effects=tuple(_whole(one, unit) for one in effects),
            considered=tuple(Considered(notation(one), _whole(worth, unit)) for one, worth in ranked),
            reason=distinguishing_reason(self.game.key, view, best, other),
            gains=compared.gains(self.game.key, seat, best, other),
        )

    def standing(self, s: State, seat: int) -> int:
        """How a seat stands, by what it may know."""
        view = self.game.view(s, seat)
        stream, worlds = stream_of(self.game, view), max(1, self._depth // _STANDING)
        total = 0.0
        for number in range(worlds):
            own = stream.split(f"standing/{number}")
            world = self._imagine(view, own.split("hidden"))
            total += self._outlook.shares(world, own)[seat]
        return _whole(total / worlds, unit_of(self._seats))

    def compare(self, view: View, options: Sequence[Move], made: Move) -> Compared:
        """The move made and the most promising others, tried in the same worlds; the better half goes on."""
        stream = stream_of(self.game, view).split(f"depth/{self._depth}")
        promising = self._adviser.consider(view, options, stream).considered
        others = [one.move for one in promising if one.move != made][:_WIDEST]
        compared = Compared(Tournament([made, *others], _DOUBT))

        def in_one_world(alive: Sequence[Move], number: int, end: float) -> Sequence[float]:
            self._in_one_world(compared, view, stream.split(f"world/{number}"))
            return [compared.shares[move][-1][view.me] for move in alive]

        compared.tournament.run(in_one_world, Budget(playouts=self._depth))
        return compared

    def again(self, view: View, made: Move, best: Move) -> Compared:
        """Both moves in other worlds: the best of several moves looked better than it is in those before."""
        stream, compared = (
            stream_of(self.game, view).split("again"),
            Compared(Tournament([made, best], _DOUBT)),
        )
        for number in range(max(1, self._depth // 2)):
            self._in_one_world(compared, view, stream.split(f"world/{number}"))
        return compared

    def _in_one_world(self, compared: Compared, view: View, stream: Stream) -> None:
        """The moves still alive in one world that their player can't rule out, with the same luck."""
        world = self._imagine(view, stream.split("hidden"))
        for move in compared.tournament.alive:
            after = world.fork()
            self.game.advance(after, view.me, move)
            moment = self._outlook.moment(world) if self._counts else None
            compared.shares[move].append(self._outlook.shares(after, stream, _MARGIN, moment))
            if moment is not None:
                compared.ends[move].append(moment.of(after))


def _mean_and_errors(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how many of its standard errors it is."""
    mean = sum(numbers) / len(numbers)
    variance = sum((one - mean) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    if not variance:
        return mean, inf if mean > 0 else 0.0
    return mean, mean / sqrt(variance / len(numbers))


def unit_of(seats: int) -> int:
    """What a whole victory is in tenths of a percent; alone, a point in tenths."""
    return WIN if seats > 1 else POINT


def _whole(share: float, unit: int) -> int:
    return round(share * unit)
