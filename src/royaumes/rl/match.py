"""A game under way for agents: actions are the numbers of moves, chance answers by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

import royaumes.messages.errors  # noqa: F401 (puts errors into words)
from royaumes.core import (
    Chance,
    Decide,
    Header,
    IllegalMove,
    Move,
    Over,
    Record,
    Settings,
    State,
    UserError,
    silent,
)
from royaumes.core.chance import Outcome
from royaumes.core.drive import settle
from royaumes.core.record import write_answer
from royaumes.core.stream import chance_stream, commitment
from royaumes.games import AnyGame, game
from royaumes.play import new_seed
from royaumes.rl.observation import Features, Observation

#: What an agent is shown: its whole view, or what the game's `encoding` makes of it for learners.
Observe = Literal["view", "features"]
#: What an agent is paid: its share of the victory at the end, or points as they come.
Reward = Literal["victory", "points"]
Array: TypeAlias = NDArray[np.float32]  # said to be one, for where numpy is unknown to the compiler
_INT8: Final = np.dtype(np.int8)
_Answer = tuple[Chance | Decide, int | None, Any]
#: What is sent to another process beside what a match was made of.
_UNDER_WAY: Final = ("_seed", "_resets", "seed", "state", "_answers", "_thrown", "_points", "_question")


class Match:
    """One game after the other at a table of so many seats, with the same settings."""

    def __init__(self, key: str, seats: int, settings: Settings, observe: Observe, reward: Reward) -> None:
        check_option("observe", observe, get_args(Observe))
        check_option("reward", reward, get_args(Reward))
        self.game: AnyGame = game(key)
        self.state: State = self.game.start(seats, settings)  # complains now, not at the first reset
        self.seats = seats
        self.settings = settings
        self._made_of = key, seats, settings, observe, reward
        self._paid_in_points = reward == "points"
        #: How views are written.
        self.shown = Features(key) if observe == "features" else Observation(self.game, seats)
        self._moves = tuple(self.game.moves)
        #: Options are the table's own moves; looking them up by identity takes a tenth of the time.
        self._numbers = {id(move): number for number, move in enumerate(self._moves)}
        self._no_moves = bytes(len(self._moves))
        #: By seat, what it may do now, as far as somebody has asked.
        self._masks: dict[int, bytearray] = {}
        self._seed, self._resets, self.seed = "", 0, ""
        self._answers: list[_Answer] = []
        self._thrown = 0
        self._points = [0.0] * seats
        self._question: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Match, self._made_of, tuple([getattr(self, name) for name in _UNDER_WAY])

    def __setstate__(self, under_way: tuple[Any, ...]) -> None:
        for name, value in zip(_UNDER_WAY, under_way, strict=True):
            setattr(self, name, value)

    def reset(self, seed: int | str | None) -> None:
        """A new game up to its first decision; without a seed, the next one of the seed given last."""
        if seed is not None or not self._seed:
            self._seed, self._resets = str(seed) if seed is not None else new_seed(), 0
        self.seed = f"{self._seed}/{self._resets}" if self._resets else self._seed
        self._resets += 1
        self.state = self.game.start(self.seats, self.settings)
        self._answers = []
        self._thrown = 0
        self._points = [0.0] * self.seats
        self._settle()

    @property
    def record(self) -> Record:
        """What has happened so far; it replays and verifies like that of any table."""
        header = Header(
            game=self.game.key,
            rules_version=self.game.rules_version,
            seats=self.seats,
            settings=self.game.agreed(self.seats, self.settings),
            commitment=commitment(self.seed),
        )
        return Record(header, [write_answer(*answer) for answer in self._answers], self.seed)

    @property
    def answered(self) -> int:
        """How many answers there have been, chance's included."""
        return len(self._answers)

    @property
    def over(self) -> Over | None:
        """The result, once there is one."""
        question = self._question
        return question if type(question) is Over else None

    @property
    def asked(self) -> int:
        """The seat that moves now; of several that answer at once, the next one."""
        question = self._question
        assert type(question) is Decide, "the game is over"
        return question.seats[0]

    def options(self, seat: int) -> Sequence[Move]:
        """What a seat may do now: nothing unless it is asked."""
        question = self._question
        if type(question) is Decide and seat in question.seats:
            found: Sequence[Move] = self.state.phase.options(self.state, seat)
            return found
        return ()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """By the number of each move: whether this seat may make it now."""
        return np.frombuffer(self._allowed(seat).copy(), _INT8)

    def _allowed(self, seat: int) -> bytearray:
        allowed = self._masks.get(seat)
        if allowed is None:
            self._masks[seat] = allowed = bytearray(self._no_moves)
            numbers = self._numbers
            for move in self.options(seat):
                allowed[numbers[id(move)]] = 1
        return allowed

    def observe(self, seat: int) -> Array:
        """What a seat sees."""
        return self.shown.encode(self.game.view(self.state, seat))

    def act(self, action: int) -> None:
        """The asked seat makes the move with this number; an `IllegalMove` says why it may not."""
        move, seat = self._moves[action], self.asked
        if not self._allowed(seat)[action]:
            refused = self.game.refusal(self.state, seat, move)
            assert refused is not None, "options are exactly the moves that are not refused"
            raise IllegalMove(refused)
        self.play(move)

    def play(self, move: Move) -> None:
        """The asked seat makes a move that it may make; then chance answers until somebody is asked again."""
        question, seat = self._question, self.asked
        assert type(question) is Decide
        self._answers.append((question, seat, move))
        self.state.phase.play(self.state, seat, move, silent)
        self._settle()

    @property
    def pays(self) -> bool:
        """Whether anybody may have earned something by the last answer."""
        return self._paid_in_points or type(self._question) is Over

    def rewards(self) -> list[float]:
        """What each seat has earned since this was asked last."""
        over = self.over
        if not self._paid_in_points:
            return [0.0] * self.seats if over is None else shares(over)
        now = self._scores() if over is None else [float(score) for score in over.scores]
        earned = [after - before for after, before in zip(now, self._points, strict=True)]
        self._points = now
        return earned

    @property
    def forfeit(self) -> float:
        """What a seat is paid that loses by an action that is not allowed."""
        return 0.0 if self._paid_in_points else -1 / self.seats

    def _scores(self) -> list[float]:
        """Each seat's points as its own board shows them: 0 where they count at the end alone."""
        views = [self.game.view(self.state, seat) for seat in range(self.seats)]
        shown = [getattr(self.game.display(view), "scores", None) for view in views]
        return [float(scores[seat] or 0) if scores else 0.0 for seat, scores in enumerate(shown)]

    def _settle(self) -> None:
        self._question = settle(self.state, self._throw)
        self._masks.clear()

    def _throw(self, question: Chance) -> Outcome:
        outcome = question.source.sample(chance_stream(self.seed, self._thrown))
        self._thrown += 1
        self._answers.append((question, None, outcome))
        return outcome


def shares(over: Over) -> list[float]:
    """Each seat's share of the victory, less what it would be if all had won: together they are 0."""
    even = 1 / len(over.scores)
    return [float(over.share(seat)) - even for seat in range(len(over.scores))]


def check_option(name: str, value: object, known: Sequence[object]) -> None:
    """A `UserError` unless an option of an environment has one of the values that there are."""
    if value not in known:
        raise UserError("sim-bad-option", name=name, text=repr(value), known=tuple(map(repr, known)))
