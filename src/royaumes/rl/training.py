"""Learning a game's value by playing it: TD(λ) on the views after one's own moves, or one's own turns.

A generation is some games with the same net, each from a seed of its own; then the net learns from all of
them at once. The same seed and number of games give the same net, over however many processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import chain

import numpy as np

from royaumes.bots.encoding import encoding
from royaumes.bots.heuristics import heuristics, rank
from royaumes.bots.turns import whole_turns
from royaumes.bots.value import NEARLY_NEVER, won
from royaumes.core import Decide, Move, Over, State, Stream
from royaumes.core.drive import from_one, settle
from royaumes.games import game
from royaumes.rl.learner import Learner, Matrix

#: Games of one generation, and how many of them a process plays at a time.
GENERATION = 100
_PART = 10
_BATCH = 128
#: How much of a view's value waits for the game's end, rather than for what the next view promises.
_LAMBDA = 0.85


@dataclass(frozen=True, slots=True)
class Manner:
    """How one learns."""

    #: Passes over what a generation showed.
    passes: int
    #: How far each step goes at the beginning, and the part of it that is lost until the end.
    rate: float
    slower: float
    #: The part of the seats that the heuristics keep when the learner plays.
    teachers: float
    #: How often a player does anything at all, at the beginning and at the end.
    wild: float
    tame: float


#: By views after each move; and by those after each turn, where dice bring enough that is new, and where
#: the heuristics' turns teach little about one's own.
BY_MOVES = Manner(passes=2, rate=1e-3, slower=0.9, teachers=0.2, wild=0.15, tame=0.03)
BY_TURNS = Manner(passes=1, rate=2e-3, slower=0.99, teachers=0.1, wild=0.03, tame=0.0)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one seat saw after each of its moves in one game, and what share of the victory it won."""

    rows: Matrix
    won: float

    def targets(self, learner: Learner) -> Matrix:
        """What each view should have promised: the later ones' promises and the end, mixed by λ."""
        values = learner.values(self.rows)
        found = np.empty(len(values), np.float32)
        ahead = np.float32(self.won)
        for at in range(len(values) - 1, -1, -1):
            found[at] = ahead
            ahead = (1 - _LAMBDA) * values[at] + _LAMBDA * ahead
        return found


class School:
    """Plays games of a learner against itself and against what the heuristics know.

    In the first part of the training, `watching`, the heuristics play all seats.
    """

    def __init__(
        self, key: str, learner: Learner, watching: float, prior: float, by_turns: bool = False
    ) -> None:
        self._game = game(key)
        self._known = heuristics(key)
        self._encode = encoding(key, turns=by_turns).encode
        self._by_turns = by_turns
        self.manner = BY_TURNS if by_turns else BY_MOVES
        self._learner = learner
        self._watching = watching
        self._prior = prior

    def lessons(self, seats: int, stream: Stream, progress: float) -> list[Lesson]:
        """One game, `progress` (0 to 1) through the training."""
        watching, manner = progress < self._watching, self.manner
        teachers = [watching or stream.below(100) < 100 * manner.teachers for _ in range(seats)]
        wild = 1000 * (manner.wild + (manner.tame - manner.wild) * progress)
        seen: list[list[list[float]]] = [[] for _ in range(seats)]
        s = self._game.start(seats)
        throw, play = from_one(stream), self._turn if self._by_turns else self._move
        while type(question := settle(s, throw)) is Decide:
            seat = question.seats[0]
            if play(s, seat, teachers[seat], wild, stream):
                seen[seat].append(self._encode(self._game.view(s, seat)))
        assert isinstance(question, Over)
        shares = [won(question, seat) for seat in range(seats)]
        taught = zip(seen, shares, strict=True)
        return [Lesson(np.array(rows, np.float32), share) for rows, share in taught if rows]

    def _move(self, s: State, seat: int, teacher: bool, wild: float, stream: Stream) -> bool:
        """Make a move; whether it was chosen, and can be learnt from."""
        options = s.phase.options(s, seat)
        if len(options) == 1:
            self._game.advance(s, seat, options[0])
            return False
        if stream.below(1000) < wild:
            move = stream.choice(options)
        elif teacher:
            move = self._known.choose(self._game.view(s, seat), options, stream)
        else:
            move = self._best(s, seat, options, stream)
        self._game.advance(s, seat, move)
        return type(s.phase.question(s)) is not Over

    def _turn(self, s: State, seat: int, teacher: bool, wild: float, stream: Stream) -> bool:
        """Play a turn to its end; whether the game goes on, and the turn can be learnt from."""
        if stream.below(1000) < wild:
            moves: Sequence[Move] = stream.choice(whole_turns(self._game, s, seat))[0]
        elif teacher:
            moves = [self._known.choose(self._game.view(s, seat), s.phase.options(s, seat), stream)]
        else:
            turns = whole_turns(self._game, s, seat)
            best = int(self._values([after for _, after in turns], seat).argmax()) if len(turns) > 1 else 0
            moves = turns[best][0]
        for move in moves:
            self._game.advance(s, seat, move)
        question = s.phase.question(s)
        if type(question) is Decide and question.seats[0] == seat:
            return self._turn(s, seat, teacher, 0.0, stream)
        return type(question) is not Over

    def _best(self, s: State, seat: int, options: Sequence[Move], stream: Stream) -> Move:
        """The move after which the learner expects most; by `prior` the heuristics have a say too."""
        worlds = [s.fork() for _ in options]
        for after, move in zip(worlds, options, strict=True):
            self._game.advance(after, seat, move)
        values = self._values(worlds, seat)
        if self._prior:
            worths = rank(self._known, self._game.view(s, seat), options, stream)
            values = logit(values) + self._prior * np.array(worths, np.float32)
        return options[int(values.argmax())]

    def _values(self, worlds: Sequence[State], seat: int) -> Matrix:
        """What the learner expects of each of these worlds; of a game that is over, what was won."""
        rows, ends = [], {}
        for number, s in enumerate(worlds):
            question = s.phase.question(s)
            if type(question) is Over:
                ends[number] = won(question, seat)
            rows.append(self._encode(self._game.view(s, seat)))
        values = self._learner.values(np.array(rows, np.float32))
        for number, share in ends.items():
            values[number] = share
        return values


#: One game's number, and the seats at its table.
_Game = tuple[int, int]


def train(
    key: str,
    seats: Sequence[int],
    hidden: int,
    games: int,
    seed: str,
    watching: float = 0.0,
    prior: float = 0.0,
    by_turns: bool = False,
    jobs: int = 1,
) -> Iterator[Learner]:
    """The learner after each generation, at tables of these sizes; `by_turns` it compares whole turns."""
    learner = Learner(len(encoding(key, turns=by_turns).FEATURES), hidden, seed)
    enrol = partial(School, key, learner, watching, prior, by_turns)
    manner = enrol().manner
    order = np.random.default_rng(list(f"{seed}/order".encode()))
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for first in range(0, games, GENERATION):
            progress = first / games
            numbers = [(number, seats[number % len(seats)]) for number in range(first, first + GENERATION)]
            parts = [numbers[at : at + _PART] for at in range(0, GENERATION, _PART)]
            taught = (pool.map if pool else map)(partial(_taught, enrol, seed, progress), parts)
            lessons = list(chain.from_iterable(taught))
            rows = np.concatenate([lesson.rows for lesson in lessons])
            wanted = np.concatenate([lesson.targets(learner) for lesson in lessons])
            rate = manner.rate * (1 - manner.slower * progress)
            for _ in range(manner.passes):
                shuffled = order.permutation(len(rows))
                for at in range(0, len(rows), _BATCH):
                    some = shuffled[at : at + _BATCH]
                    learner.learn(rows[some], wanted[some], rate)
            yield learner


def _taught(enrol: Callable[[], School], seed: str, progress: float, games: Sequence[_Game]) -> list[Lesson]:
    """What some games of a generation teach, in this process or in another."""
    school = enrol()
    return [
        lesson
        for number, seats in games
        for lesson in school.lessons(seats, Stream(f"{seed}/{number}"), progress)
    ]


def logit(shares: Matrix) -> Matrix:
    """Shares of winning on the scale on which `royaumes.bots.learned` adds up what speaks for a move."""
    within = np.clip(shares, NEARLY_NEVER, 1 - NEARLY_NEVER)
    found: Matrix = np.log(within / (1 - within))
    return found
