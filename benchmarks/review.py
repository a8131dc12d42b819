"""How well reviews see: planted blunders, and kings beside pages.

    python -m benchmarks.review crowns --trials 100

A blunder is planted at a random decision of a game of barons: the option that playouts call worst, where
many more in other worlds agree that it is worse than the best by a wide margin, also for a player who
finishes the turn well. It is found when it is among the three costliest decisions of its player. Kings and
pages sit at one table; a king should lose less by its decisions than the pages.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import islice
from math import inf
from time import perf_counter, process_time
from typing import Any

from royaumes.bots import Bot, make
from royaumes.bots.levels import adviser
from royaumes.bots.playout import Playouts
from royaumes.core import Game, Move, Record, Stream
from royaumes.core.record import replay, write_answer
from royaumes.games import game, keys
from royaumes.review import USUAL_DEPTH, reviewed
from royaumes.review.reviewing import moments
from royaumes.sim.playing import finish, new_record, play

#: Of whole victories: how much worse a blunder is than the best option.
_WIDE = 0.25
#: In how many worlds all options are tried, and then the best and the worst of them once more: the extremes
#: of a few tries are mostly chance.
_WORLDS, _SURE = 24, 160
_TRIES = 60
#: A king counted in playouts, so that a busy machine makes it no weaker.
_KING = "king@256"


def blunders(key: str, trials: int, depth: int) -> tuple[int, int]:
    """How many planted blunders were found, of how many that could be planted."""
    found = planted = 0
    for trial in range(trials):
        record, step, seat = planted_game(key, f"blunder/{trial}")
        if record is None:
            continue
        planted += 1
        review = reviewed(record, depth)
        hit = step in [review.decisions[number].step for number in review.worst[seat]]
        found += hit
        print(f"  blunder {trial}: {'found' if hit else 'missed'} ({found}/{planted})", flush=True)
    return found, planted


def planted_game(key: str, seed: str) -> tuple[Record | None, int, int]:
    """A game of barons with one blunder, its step and its seat; None where no wide one was met."""
    rules = game(key)
    bots: list[Bot] = [make("baron", key)] * max(2, rules.seats[0])
    whole, _ = play(rules, len(bots), {}, bots, seed)
    stream = Stream(seed)
    for step, state, seat, _ in islice(stream.shuffled(moments(rules, whole)), _TRIES):
        move = _worst(rules, state, seat, stream.split(f"worst/{step}"))
        if move is None:
            continue
        record = new_record(rules, {}, bots, seed)
        record.answers.extend(whole.answers[:step])
        *_, last = replay(rules, Record(record.header, record.answers))
        record.answers.append(write_answer(rules.pending(last.state), seat, move))
        after = last.state.fork()
        rules.advance(after, seat, move)
        finish(rules, after, bots, seed, record.answers)
        return record, step, seat
    return None, 0, 0


def _worst(rules: Game[Any, Any], s: Any, seat: int, stream: Stream) -> Move | None:
    """The worst option of a seat by playouts of the bots' own, where it is so by a wide margin."""
    options = list(islice(stream.shuffled(rules.options(s, seat)), 8))
    worth = _worth(rules, s, seat, options, stream.split("all"), _WORLDS)
    best, worst = max(options, key=worth.__getitem__), min(options, key=worth.__getitem__)
    if worth[best] - worth[worst] <= _WIDE:
        return None
    worth = _worth(rules, s, seat, [best, worst], stream.split("sure"), _SURE)
    return worst if worth[best] - worth[worst] > _WIDE else None


def _worth(
    rules: Game[Any, Any], s: Any, seat: int, options: Sequence[Move], stream: Stream, worlds: int
) -> dict[Move, float]:
    """What options bring a seat in so many worlds that it can't rule out."""
    playouts = Playouts(rules.key, 4, adviser=adviser(rules.key, "adviser"))
    view = rules.view(s, seat)
    worth = dict.fromkeys(options, 0.0)
    for number in range(worlds):
        own = stream.split(f"world/{number}")
        world = rules.imagine(view, own.split("hidden"))
        for move in options:
            after = world.fork()
            rules.advance(after, seat, move)
            worth[move] += (playouts.value(after, seat, own, inf) or 0.0) / worlds
    return worth


def kings(key: str, trials: int, depth: int) -> int:
    """In how many of these games a king lost less by its decisions than the pages beside it on average."""
    rules = game(key)
    seats, better = max(2, rules.seats[0]), 0
    for trial in range(trials):
        names = ["page"] * seats
        names[trial % seats] = _KING
        record, _ = play(rules, seats, {}, [make(name, key) for name in names], f"king/{trial}")
        review = reviewed(record, depth)
        lost = [-parts.own for parts in review.parts]
        king = lost.pop(trial % seats)
        better += king < sum(lost) / len(lost)
        print(f"  king {trial}: {king} against {lost} ({better}/{trial + 1})", flush=True)
    return better


def speed(key: str, depth: int) -> None:
    """How long the review of a game takes, and what that is for a hundred decisions on two cores."""
    rules = game(key)
    seats = max(2, rules.seats[0])
    record, _ = play(rules, seats, {}, [make("knight", key)] * seats, "speed")
    before, began = process_time(), perf_counter()
    count = len(reviewed(record, depth).decisions)
    cpu, wall = process_time() - before, perf_counter() - began
    print(f"{key}: {count} decisions, {cpu:.1f} s of CPU, {wall:.1f} s in all")
    print(f"{key}: 100 decisions on two cores, {50 * cpu / count:.1f} s", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(keys()))
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--depth", type=int, default=USUAL_DEPTH)
    parser.add_argument("--only", choices=("speed", "blunders", "kings"))
    args = parser.parse_args(arguments)
    for key in args.games:
        if args.only in (None, "speed"):
            speed(key, args.depth)
        if args.only in (None, "blunders"):
            found, planted = blunders(key, args.trials, args.depth)
            print(f"{key}: {found} of {planted} planted blunders found", flush=True)
        if args.only in (None, "kings"):
            better = kings(key, args.trials, args.depth)
            print(f"{key}: kings lost less in {better} of {args.trials}", flush=True)


if __name__ == "__main__":
    main()
