"""The laws that every game keeps. Each takes a game and a random walk, and raises AssertionError."""

from __future__ import annotations

import copy
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from royaumes.core import Chance, Decide, IllegalMove, Move, Over, Settings, State, Stream
from royaumes.core.codec import dump, dump_line, dump_lines, load
from royaumes.core.digest import TABLE, Digest
from royaumes.core.events import announce_to
from royaumes.core.record import Record, replay
from royaumes.games import AnyGame
from royaumes.testing.walks import Step, answer, recorded, spread, walk

#: A law about one step of a walk.
Law = Callable[[AnyGame, int, Step[State], Stream], None]

_WILD = 60


def wild(game: AnyGame, stream: Stream) -> list[Move]:
    """Moves of all kinds, sensible here or not: all of a small table, a sample of a large one."""
    if len(game.moves) <= _WILD:
        return list(game.moves)
    return [stream.choice(game.moves) for _ in range(_WILD)]


def asks(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """A question always has somebody to answer it and something to answer."""
    match step.question:
        case Decide(asked):
            assert asked and len(set(asked)) == len(asked), "a question asks seats, each once"
            assert all(0 <= seat < seats for seat in asked), f"seats {asked} of {seats}"
            for seat in asked:
                assert game.options(step.state, seat), f"seat {seat} has no answer"
        case Chance(source):
            assert source.outcomes(), "chance has no outcome"
        case Over(ranking, scores):
            assert sorted(seat for group in ranking for seat in group) == list(range(seats))
            assert len(scores) == seats


def agrees(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Options are exactly the moves that are not refused, for every seat."""
    asked = step.question.seats if isinstance(step.question, Decide) else ()
    for seat in range(seats):
        offered = list(game.options(step.state, seat))
        assert len(set(offered)) == len(offered), "an option is offered twice"
        assert seat in asked or not offered, f"seat {seat} is not asked but has options"
        for move in offered:
            refusal = game.refusal(step.state, seat, move)
            assert refusal is None, f"{move} is offered and refused: {refusal}"
            assert game.moves.parse(" ".join(move.picks)) is move, f"{move} is not the table's own"
        for move in wild(game, stream):
            if move not in offered:
                assert game.refusal(step.state, seat, move) is not None, (
                    f"{move} is neither offered nor refused"
                )


def pure(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Looking, asking and applying leave the state as it is; so do refused moves."""
    if isinstance(step.question, Over):
        return
    before = copy.deepcopy(step.state)
    game.apply(step.state, step.seat, step.move)
    game.view(step.state, None)
    for seat in range(seats):
        game.imagine(game.view(step.state, seat), stream)
    for move in wild(game, stream)[:5]:
        for seat in range(seats):
            if game.refusal(step.state, seat, move) is not None:
                try:
                    game.apply(step.state, seat, move)
                except IllegalMove:
                    continue
                raise AssertionError(f"{move} is refused but was carried out")
    assert step.state == before, "the state has changed"


def same(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """The same answer in the same state gives the same state and the same announcements."""
    if not isinstance(step.question, Over):
        once = game.apply(step.state, step.seat, step.move)
        assert once == game.apply(copy.deepcopy(step.state), step.seat, step.move)


def forks(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """A fork is equal and goes its own way: playing on in it changes nothing in the original."""
    before = copy.deepcopy(step.state)
    fork = step.state.fork()
    assert fork == step.state, "a fork differs from its original"
    for _ in range(12):
        question = game.pending(fork)
        if isinstance(question, Over):
            break
        game.advance(fork, *answer(game, fork, question, stream))
    assert step.state == before, "playing on in a fork changed the original"


def advances(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Advancing in place comes to the same state as applying, heard or unheard."""
    if isinstance(step.question, Over):
        return
    applied, announced = game.apply(step.state, step.seat, step.move)
    silent, loud = copy.deepcopy(step.state), copy.deepcopy(step.state)
    game.advance(silent, step.seat, step.move)
    collected: list[Any] = []
    game.advance(loud, step.seat, step.move, announce_to(collected))
    assert applied == silent == loud, "advance and apply come to different states"
    assert collected == announced, "advance and apply announce different things"


def chances(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Probabilities add up to one; every sample is an outcome; notation and parsing agree."""
    if not isinstance(step.question, Chance):
        return
    source = step.question.source
    outcomes = source.outcomes()
    assert sum(chance for _, chance in outcomes) == Fraction(1), "probabilities do not add up"
    assert all(chance > 0 for _, chance in outcomes)
    possible = [outcome for outcome, _ in outcomes]
    for _ in range(5):
        assert source.sample(stream) in possible, "a sample that is no outcome"
    for outcome in possible[:40]:
        assert source.admits(outcome) and source.parse(source.notation(outcome)) == outcome


def conserves(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Every piece is somewhere exactly once, before and after every answer."""
    if not isinstance(step.question, Over):
        after, _ = game.apply(step.state, step.seat, step.move)
        before, now = game.census(step.state), game.census(after)
        assert before == now, f"pieces come or go: {_difference(before, now)}"


def _difference(before: Any, now: Any) -> dict[str, tuple[int, int]]:
    pieces = {*before, *now}
    return {
        piece: (before.get(piece, 0), now.get(piece, 0))
        for piece in pieces
        if before.get(piece) != now.get(piece)
    }


def explains(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Every refusal and every line of the score sheet names a rule of the digest, where there is one."""
    if not game.digest.rules:
        return
    rules = {**Digest.of(TABLE).rules, **game.digest.rules}
    for move in wild(game, stream):
        for seat in range(seats):
            refusal = game.refusal(step.state, seat, move)
            assert refusal is None or refusal.rule in rules, f"{refusal} names no rule"
    if isinstance(step.question, Over):
        assert step.question.rule in rules, f"the end names no rule: {step.question.rule}"
        for line in step.question.sheet:
            assert line.rule in rules, f"{line} names no rule"
        if step.question.sheet:
            totals = [sum(x.points for x in step.question.sheet if x.seat == n) for n in range(seats)]
            assert totals == list(step.question.scores), f"the sheet adds up to {totals}"
    section = step.state.phase.section
    assert isinstance(step.question, Over) or any(section == one.id for one in game.digest.sections), section


def announces(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """No view changes without an announcement to that seat."""
    if isinstance(step.question, Over):
        return
    after, announcements = game.apply(step.state, step.seat, step.move)
    for seat in (*range(seats), None):
        events = [one.to(seat) for one in announcements if one.to(seat) is not None]
        assert events or game.view(after, seat) == game.view(step.state, seat), f"seat {seat} heard nothing"


def reveals(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """What chance answers is news to somebody: such an announcement says that it reveals."""
    if isinstance(step.question, Chance):
        _, announcements = game.apply(step.state, None, step.move)
        assert any(one.reveals for one in announcements), "a chance outcome that reveals nothing"


#: The laws that are checked at single steps.
STEP_LAWS: tuple[Law, ...] = (
    asks,
    agrees,
    pure,
    same,
    forks,
    advances,
    chances,
    conserves,
    explains,
    announces,
    reveals,
)


def check(law: Law, game: AnyGame, seats: int, settings: Settings, seed: str, most: int = 40) -> None:
    """One law over a random game: every step of a short one, evenly spread steps of a long one."""
    stream = Stream(seed)
    for step in spread(list(walk(game, seats, settings, stream)), most):
        law(game, seats, step, stream)


def saves(game: AnyGame, seats: int, settings: Settings, seed: str) -> None:
    """A record written in any form is read back as it was."""
    record, _ = recorded(game, seats, settings, Stream(seed))
    for form in (dump, dump_lines, dump_line):
        assert load(form(record)) == record, f"{form.__name__} loses something"


def replays(game: AnyGame, seats: int, settings: Settings, seed: str) -> None:
    """Any prefix of a record replays to the same states."""
    record, steps = recorded(game, seats, settings, Stream(seed))
    states = [step.state for step in replay(game, record)]
    assert states == [step.state for step in steps], "a replay goes another way"
    half = Record(record.header, record.answers[: len(record.answers) // 2])
    assert [step.state for step in replay(game, half)] == states[: len(half.answers) + 1]


def ends(game: AnyGame, seats: int, settings: Settings, seed: str) -> None:
    """Random play comes to an end, and the end stays."""
    last = list(walk(game, seats, settings, Stream(seed)))[-1]
    assert isinstance(last.question, Over)
    assert all(not game.options(last.state, seat) for seat in range(seats))
    assert all(game.refusal(last.state, seat, game.moves[0]) for seat in range(seats))


#: The laws about whole games.
GAME_LAWS = (saves, replays, ends)
