"""One game of bots, from a seed into a record."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.bots import Bot, ask
from royaumes.core import Answer, Chance, Decide, Header, Move, Over, Record, Settings, State
from royaumes.core.chance import Outcome
from royaumes.core.drive import drive
from royaumes.core.record import write_answer
from royaumes.core.stream import bot_stream, chance_stream, commitment
from royaumes.games import AnyGame


def play(
    game: AnyGame, seats: int, settings: Settings, bots: Sequence[Bot], seed: str
) -> tuple[Record, Over]:
    """A whole game with its record, which verifies; the same arguments give the same record."""
    if len(bots) != seats:
        raise ValueError(f"{seats} seats, but {len(bots)} bots")
    record = new_record(game, settings, bots, seed)
    s = game.start(seats, settings)
    over = finish(game, s, bots, seed, record.answers)
    return record, over


def new_record(game: AnyGame, settings: Settings, bots: Sequence[Bot], seed: str) -> Record:
    """The record of a game that is about to begin."""
    header = Header(
        game=game.key,
        rules_version=game.rules_version,
        seats=len(bots),
        settings=game.agreed(len(bots), settings),
        players=tuple(f"bot:{bot.name}" for bot in bots),
        commitment=commitment(seed),
    )
    return Record(header, seed=seed)


def finish(game: AnyGame, s: State, bots: Sequence[Bot], seed: str, answers: list[Answer]) -> Over:
    """Play on in place to the end; every answer is added to `answers`.

    Chance is answered as `verify` expects it; bots choose as they do at a table with this seed.
    An error is noted with its place.
    """
    thrown = sum(answer.seat is None for answer in answers)

    def throw(question: Chance) -> Outcome:
        nonlocal thrown
        outcome = question.source.sample(chance_stream(seed, thrown))
        thrown += 1
        answers.append(write_answer(question, None, outcome))
        return outcome

    def choose(s: State, question: Decide) -> tuple[int, Move]:
        seat = question.seats[0]
        move = ask(game, s, seat, bots[seat], bot_stream(seed, seat, len(answers)))
        answers.append(write_answer(question, seat, move))
        return seat, move

    try:
        return drive(s, throw, choose)
    except Exception as error:
        seated = ",".join(bot.name for bot in bots)
        last = f", the last one {answers[-1].text!r}" if answers else ""
        error.add_note(f"{game.key}, seats {seated}, seed {seed!r}, after {len(answers)} answers{last}")
        raise
