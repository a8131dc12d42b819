"""How well reviews see: planted blunders, and kings beside pages.

    python -m benchmarks.review crowns --trials 100 --jobs 2

A blunder is planted at a random decision of a game of quick kings: the option that short playouts call worst,
where games in other worlds, played to the end by whoever knows best what to do at once, agree that it is
worse than the best by a wide margin. It is found when it is among the three costliest of its player.
Kings and pages sit at one table; a king should lose less by its decisions than the pages.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import islice
from math import inf
from time import perf_counter, process_time
from typing import Any, TypeVar

from royaumes.bots import Bot, make
from royaumes.bots.heuristics import imagining
from royaumes.bots.levels import adviser
from royaumes.bots.playout import Playouts
from royaumes.bots.value import value, won
from royaumes.core import Game, Move, Record, Stream
from royaumes.core.record import replay, write_answer
from royaumes.games import game, keys
from royaumes.review import reviewed, usual_depth
from royaumes.review.consecutive import lost_once
from royaumes.review.decision import Judge
from royaumes.review.report import Review, report
from royaumes.review.reviewing import moments
from royaumes.sim.playing import finish, new_record, play

#: Of whole victories: how much worse a blunder is than the best option. In Le Royaume a game of equals hangs
#: on no move so much.
_WIDE, _WIDE_IN = 0.25, {"royaume": 0.1}
#: In how many worlds options are tried, and what part of that must lie between the best and the worst then
#: to go on: at a glance, since most decisions don't matter; in some more; and these two once more in whole
#: games, for the extremes of a few tries are mostly chance. A small margin takes more of them.
_GLANCE, _LOOK, _SURE, _SURER = (6, 0.6), (24, 1.0), (100, 1.0), (300, 1.0)
_TRIES = 120
#: The turns that are played on before one judges.
_TURNS = 2
#: Kings counted in playouts, so that a busy machine makes them no weaker, in Le Royaume as on the ladder. The
#: quick one thinks no longer than a baron, but does not err in haste: its one blunder is the planted one.
_KING, _KING_IN, _QUICK_KING = "king@256", {"royaume": "king@64"}, "king@32"

T = TypeVar("T")


class _Decisions(Judge):
    """Judges decisions as reviews do, but not how seats stand before them: that takes as long once more."""

    def standing(self, s: Any, seat: int) -> int:
        return 0


_judge = cache(_Decisions)


def decisions_of(record: Record, depth: int, judged: Sequence[int]) -> Review:
    """The review of a game as far as decisions of these seats go: what they cost, and the worst of them."""
    rules, seats = game(record.header.game), record.header.seats
    judge, nothing = _judge(rules.key, seats, depth), [0] * seats
    found = [
        judge.judge(state, step, seat, move)
        for step, state, seat, move in moments(rules, record)
        if seat in judged
    ]
    return report(rules.key, depth, nothing, lost_once(found), nothing)


def blunders(key: str, trials: range, depth: int, jobs: int) -> tuple[int, int]:
    """How many planted blunders were found, of how many that could be planted."""
    found = planted = 0
    for trial, hit in _each(partial(blunder, key, depth), trials, jobs):
        if hit is None:
            continue
        planted += 1
        found += hit
        print(f"  blunder {trial}: {'found' if hit else 'missed'} ({found}/{planted})", flush=True)
    return found, planted


def blunder(key: str, depth: int, trial: int) -> bool | None:
    """Whether a review finds the blunder that was planted in one game; None where none could be."""
    record, step, seat = planted_game(key, f"blunder/{trial}")
    if record is None:
        return None
    review = decisions_of(record, depth, [seat])
    return step in [review.decisions[number].step for number in review.worst[seat]]


def planted_game(key: str, seed: str) -> tuple[Record | None, int, int]:
    """A game of quick kings with one blunder, its step and its seat; None where no wide one was met."""
    rules = game(key)
    bots: list[Bot] = [make(_QUICK_KING, key)] * max(2, rules.seats[0])
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
    wide = _WIDE_IN.get(rules.key, _WIDE)
    looks = [(_GLANCE, _played_on), (_LOOK, _played_on), (_SURE, _played_out)]
    if wide < _WIDE:
        looks.append((_SURER, _played_out))
    for look, tried in looks:
        worlds, part = look
        worth = _worth(rules, s, seat, options, stream.split(f"look/{worlds}"), worlds, tried)
        best, worst = max(options, key=worth.__getitem__), min(options, key=worth.__getitem__)
        if worth[best] - worth[worst] <= part * wide:
            return None
        if look == _LOOK:
            options = [best, worst]
    return worst


def _worth(
    rules: Game[Any, Any],
    s: Any,
    seat: int,
    options: Sequence[Move],
    stream: Stream,
    worlds: int,
    tried: Callable[[Game[Any, Any], Any, int, Stream], float],
) -> dict[Move, float]:
    """What options bring a seat in so many worlds that it can't rule out."""
    view, imagine = rules.view(s, seat), imagining(rules.key)
    worth = dict.fromkeys(options, 0.0)
    for number in range(worlds):
        own = stream.split(f"world/{number}")
        world = imagine(view, own.split("hidden"))
        for move in options:
            after = world.fork()
            rules.advance(after, seat, move)
            worth[move] += tried(rules, after, seat, own) / worlds
    return worth


def _played_on(rules: Game[Any, Any], s: Any, seat: int, stream: Stream) -> float:
    """The share that a search would expect of this world after some turns."""
    learnt = value(rules.key)
    playouts = Playouts(rules.key, _TURNS, learnt, adviser(rules.key, "adviser"))
    return playouts.value(s, seat, stream, inf) or 0.0


def _played_out(rules: Game[Any, Any], s: Any, seat: int, stream: Stream) -> float:
    """The share that a seat wins where everybody does what seems best at once."""
    bots: list[Bot] = [adviser(rules.key, "adviser")] * s.seats
    return won(finish(rules, s, bots, str(stream.split("luck").below(1 << 32)), []), seat)


def kings(key: str, trials: range, depth: int, jobs: int) -> int:
    """In how many of these games a king lost less by its decisions than the pages beside it on average."""
    better = 0
    for trial, (king, pages) in _each(partial(king_and_pages, key, depth), trials, jobs):
        better += king < sum(pages) / len(pages)
        print(f"  king {trial}: {king} against {pages} ({better}/{trial - trials.start + 1})", flush=True)
    return better


def king_and_pages(key: str, depth: int, trial: int) -> tuple[int, list[int]]:
    """What a king and the pages beside it lost by their decisions in one game."""
    rules = game(key)
    seats = max(2, rules.seats[0])
    names = ["page"] * seats
    names[trial % seats] = _KING_IN.get(key, _KING)
    record, _ = play(rules, seats, {}, [make(name, key) for name in names], f"king/{trial}")
    lost = [-parts.own for parts in decisions_of(record, depth, range(seats)).parts]
    return lost.pop(trial % seats), lost


def _each(measure: Callable[[int], T], trials: range, jobs: int) -> Iterator[tuple[int, T]]:
    """Every trial with what was measured, in their order, over so many processes."""
    if jobs == 1:
        yield from ((trial, measure(trial)) for trial in trials)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(trials, pool.map(measure, trials), strict=True)


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
    parser.add_argument("--first", type=int, default=0, help="the number of the first trial")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--depth", type=int)
    parser.add_argument("--only", choices=("speed", "blunders", "kings"))
    args = parser.parse_args(arguments)
    trials = range(args.first, args.first + args.trials)
    for key in args.games:
        depth = args.depth or usual_depth(key, max(2, game(key).seats[0]))
        if args.only in (None, "speed"):
            speed(key, depth)
        if args.only in (None, "blunders"):
            found, planted = blunders(key, trials, depth, args.jobs)
            print(f"{key}: {found} of {planted} planted blunders found", flush=True)
        if args.only in (None, "kings"):
            better = kings(key, trials, depth, args.jobs)
            print(f"{key}: kings lost less in {better} of {args.trials}", flush=True)


if __name__ == "__main__":
    main()
