"""Random walks through games: the ground that the laws are tried on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from royaumes.core import (
    Chance,
    Decide,
    Game,
    Header,
    Move,
    Over,
    Pending,
    Record,
    Settings,
    State,
    Stream,
    View,
)
from royaumes.core.drive import from_one, settle
from royaumes.core.record import write_answer

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
#: A move of a seat in a state, out of these.
Choose = Callable[[S, int, Sequence[Move]], Move]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A place in a game, and the answer that is about to be given there."""

    state: S
    question: Pending
    seat: int | None
    move: Any


def tables(rules: Game[S, V], seeds: int) -> Iterator[tuple[int, Settings, str]]:
    """Every number of seats, so many times, each with settings of its own and a seed."""
    for seats in rules.seats:
        for number in range(seeds):
            seed = f"{rules.key}/{seats}/{number}"
            stream = Stream(seed)
            settings = {one.name: stream.choice(one.choices) for one in rules.settings if one.applies(seats)}
            yield seats, settings, seed


def answer(game: Game[S, V], state: S, question: Pending, stream: Stream) -> tuple[int | None, Any]:
    """A random answer to a question: an outcome, or a move of one of the seats asked."""
    if isinstance(question, Chance):
        return None, question.source.sample(stream)
    assert not isinstance(question, Over)
    seat = stream.choice(question.seats)
    return seat, stream.choice(game.options(state, seat))


def walk(
    game: Game[S, V], seats: int, settings: Settings, stream: Stream, limit: int = 20_000
) -> Iterator[Step[S]]:
    """A random game step by step, its end included; AssertionError if it never ends."""
    state = game.start(seats, settings)
    for _ in range(limit):
        question = game.pending(state)
        if isinstance(question, Over):
            yield Step(state, question, None, None)
            return
        seat, move = answer(game, state, question, stream)
        yield Step(state, question, seat, move)
        state, _ = game.apply(state, seat, move)
    raise AssertionError(f"{game.key} with {seats} seats does not end within {limit} answers")


def decisions(
    game: Game[S, V], seats: int, stream: Stream, choose: Choose[S]
) -> Iterator[tuple[S, int, Sequence[Move]]]:
    """The decisions of one game, played on in place by `choose`: the state, the seat, its options."""
    state = game.start(seats)
    throw = from_one(stream)
    while isinstance(question := settle(state, throw), Decide):
        seat = question.seats[0]
        options = game.options(state, seat)
        yield state, seat, options
        game.advance(state, seat, choose(state, seat, options))


def recorded(
    game: Game[S, V], seats: int, settings: Settings, stream: Stream
) -> tuple[Record, list[Step[S]]]:
    """A whole random game as a record, with its steps."""
    steps = list(walk(game, seats, settings, stream))
    answers = [write_answer(step.question, step.seat, step.move) for step in steps[:-1]]
    return Record(Header(game.key, game.rules_version, seats, settings), answers), steps


def spread(steps: Sequence[Step[S]], most: int) -> list[Step[S]]:
    """At most about so many of these steps, evenly spread, the last one always among them."""
    stride = max(1, len(steps) // most)
    return [*steps[:-1:stride], steps[-1]]
