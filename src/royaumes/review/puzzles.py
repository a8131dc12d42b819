"""Puzzles from simulated games: decisions that matter, and of which the search is sure."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from royaumes.bots.gains import Gain
from royaumes.bots.levels import level
from royaumes.core import Move, Record, State, Stream
from royaumes.core.moves import notation
from royaumes.core.record import Answer, Header, replay
from royaumes.core.tables import folder
from royaumes.games import game, package
from royaumes.review.decision import Judge
from royaumes.review.reviewing import moments

#: A solution must be worth so much more than any other move, of a whole victory, and this surely.
MATTERS, SURE = 0.04, 2.0
#: Fewer moves to choose from make no puzzle; more positions of one game would be alike.
_FEWEST, _OF_ONE_GAME = 3, 2
#: Of a dozen puzzles three may have the same solution, and six the same question unless there are no others.
_ALIKE, _ASKED = 4, 2
#: A look with so many times fewer playouts comes first: most decisions are none that matter.
_GLANCE = 4
_FILE = "puzzles.json"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a game, the seat that is to decide there, and the move that solves it."""

    game: str
    rules_version: int
    seats: int
    #: All answers up to the moment, chance included: who gave them, and as records write them.
    answers: tuple[tuple[int | None, str], ...]
    seat: int
    solution: str
    #: What the next best move is worth less, in tenths of a percent of winning.
    ahead: int
    #: Whether a sensible player would have taken another move at first sight.
    hard: bool
    #: What the solution brings that the next best move does not.
    gains: tuple[Gain, ...]

    def state(self) -> Any:
        """The moment itself."""
        rules = game(self.game)
        header = Header(self.game, self.rules_version, self.seats, rules.agreed(self.seats, {}))
        answers = [Answer(seat, text) for seat, text in self.answers]
        *_, last = replay(rules, Record(header, answers))
        return last.state

    @property
    def id(self) -> str:
        """The same for the same moment, wherever it stands among the puzzles of its game."""
        written = json.dumps([self.game, self.rules_version, self.seats, self.seat, self.answers])
        return sha256(written.encode()).hexdigest()[:12]

    @property
    def question(self) -> str:
        """What is asked there, by the name of the game's phase."""
        return str(self.state().phase.name)


@cache
def puzzles(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that fit its rules; none where nobody has looked for any."""
    home = folder(package(key))
    file = None if home is None else home.joinpath("data", _FILE)
    if file is None or not file.is_file():
        return ()
    found = tuple(_read(one) for one in json.loads(file.read_text("utf-8")))
    return tuple(one for one in found if one.rules_version == game(key).rules_version)


def dump(found: Sequence[Puzzle]) -> str:
    """Puzzles as a file holds them, one on each line."""
    lines = ",\n".join(json.dumps(asdict(one), ensure_ascii=False) for one in found)
    return f"[\n{lines}\n]\n"


def mined(record: Record, depth: int) -> list[Puzzle]:
    """The puzzles of a finished game, the best first."""
    rules, seats = game(record.header.game), record.header.seats
    glance, judge = Judge(rules.key, seats, depth // _GLANCE), Judge(rules.key, seats, depth)
    found = []
    for step, state, seat, _ in moments(rules, record):
        solved = solution(glance, state, seat, 0.0) and solution(judge, state, seat)
        if solved is None:
            continue
        move, ahead = solved
        answers = tuple((answer.seat, answer.text) for answer in record.answers[:step])
        first = level("squire", rules.key).consider(
            rules.view(state, seat), rules.options(state, seat), Stream("first sight")
        )
        hard = first.considered[0].move != move
        found.append(
            Puzzle(
                game=rules.key,
                rules_version=rules.rules_version,
                seats=seats,
                answers=answers,
                seat=seat,
                solution=notation(move),
                ahead=round(1000 * ahead),
                hard=hard,
                gains=explained(judge, state, seat, move),
            )
        )
    return sorted(found, key=lambda one: (not one.hard, -one.ahead))[:_OF_ONE_GAME]


def solution(judge: Judge, s: State, seat: int, sure: float = SURE) -> tuple[Move, float] | None:
    """The one move that matters here and how much; None where there is none, or where that is not sure."""
    rules = judge.game
    options = rules.options(s, seat)
    if len(options) < _FEWEST:
        return None
    compared = judge.compare(rules.view(s, seat), options, options[0])
    best = compared.tournament.choice().move
    ahead, errors = compared.lead(seat, best)
    return (best, ahead) if ahead >= MATTERS and errors >= sure else None


def explained(judge: Judge, s: State, seat: int, move: Move) -> tuple[Gain, ...]:
    """What a solution brings that the next best move does not, looked at once more in worlds of its own."""
    view = judge.game.view(s, seat)
    ranked = judge.compare(view, judge.game.options(s, seat), move).ranked(seat, move)
    return judge.again(view, move, ranked[1][0]).gains(judge.game.key, seat, move, ranked[1][0])


def holds(puzzle: Puzzle, depth: int) -> bool:
    """Whether a search of this depth finds the puzzle's solution too, against its doubt, above all others."""
    rules, s = game(puzzle.game), puzzle.state()
    judge = Judge(puzzle.game, puzzle.seats, depth)
    options = rules.options(s, puzzle.seat)
    move = rules.moves.parse(puzzle.solution)
    doubted = next(option for option in options if option != move)
    compared = judge.compare(rules.view(s, puzzle.seat), options, doubted)
    return compared.tournament.choice().move == move and compared.lead(puzzle.seat, move)[0] > 0


def spread(found: Iterator[Puzzle], count: int) -> list[Puzzle]:
    """The first so many puzzles, few with the same solution: one move over and over teaches nothing.

    Those beyond the share of their question wait, and are taken where there are no others.
    """
    chosen: list[Puzzle] = []
    waiting: list[Puzzle] = []
    solutions: Counter[str] = Counter()
    questions: Counter[str] = Counter()
    for one in found:
        if solutions[one.solution] == max(1, count // _ALIKE):
            continue
        solutions[one.solution] += 1
        question = one.question
        questions[question] += 1
        (chosen if questions[question] <= max(1, count // _ASKED) else waiting).append(one)
        if len(chosen) == count:
            break
    return (chosen + waiting)[:count]


def _read(stated: dict[str, Any]) -> Puzzle:
    answers = tuple((seat, text) for seat, text in stated.pop("answers"))
    return Puzzle(answers=answers, gains=tuple(Gain(**one) for one in stated.pop("gains")), **stated)
