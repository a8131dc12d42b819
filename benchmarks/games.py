"""Random play of every game on one core, as it is written and compiled, beside OpenSpiel's hearts.

All play in turns, a short while each, round after round, and only processor time counts, so
that whatever else the machine does hits all alike. A game's ratio is the median over the
rounds of its speed by that of hearts in the same round.

How fast hearts is depends on how its chance outcomes are drawn in Python: the yardstick uses
`random.choices`, as a reader of OpenSpiel's examples would; a second line shows the fastest
exact way that we know. Compiled games are held to that one, and to their own speed as written.
With `--beside` the games of another checkout race too, to see what a change has cost.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from tools.compile import COPY, fresh

from benchmarks.player import SEATS, Elsewhere, Play, Speed, measured, ours
from royaumes.core import Decide, Game, Over, Stream
from royaumes.games import TOY, game, keys

#: How fast each game must be, hearts being 1.
MUST = {"crowns": 1.7, "emerald": 0.9, "royaume": 0.7, "auftrag": 0.6, "foracrown": 0.7}
#: The same compiled, beside hearts under its fastest drawing and beside the sources as they are written.
MUST_COMPILED, MUST_GAIN = 1.0, 1.4
#: How much of the speed of another checkout must be left.
MUST_KEEP = 0.97
HEARTS, HEARTS_FAST = "hearts (OpenSpiel)", "hearts, fastest drawing"


#: Draws one of some outcomes with their probabilities.
Drawing = Callable[[list[tuple[int, float]]], int]


def by_choices(random: Random) -> Drawing:
    """The standard library's way."""

    def draw(outcomes: list[tuple[int, float]]) -> int:
        actions, weights = zip(*outcomes, strict=True)
        return int(random.choices(actions, weights)[0])

    return draw


def by_walking(random: Random) -> Drawing:
    """One random number, and steps along the outcomes until it is used up."""

    def draw(outcomes: list[tuple[int, float]]) -> int:
        left = random.random()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    return draw


def hearts(drawing: Callable[[Random], Drawing]) -> Play | None:
    """OpenSpiel's hearts driven from Python; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    rules = pyspiel.load_game("hearts")
    random = Random(0)
    choice, draw = random.choice, drawing(random)

    def play() -> int:
        s = rules.new_initial_state()
        decisions = 0
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(draw(s.chance_outcomes()))
            else:
                s.apply_action(choice(s.legal_actions()))
                decisions += 1
        return decisions

    return play


@dataclass
class Contestant:
    """One game in the race, with its speed in each round."""

    name: str
    speed: Speed
    must: float | None = None
    speeds: list[float] = field(default_factory=list)

    def ratio(self, to: Contestant) -> float:
        """How many times as fast as another, round for round."""
        return median(mine / theirs for mine, theirs in zip(self.speeds, to.speeds, strict=True))


def fork_cost(rules: Game[Any, Any], seats: int) -> float:
    """Microseconds for a fork of a state in the middle of a game; the best of several tries."""
    stream = Stream("bench/fork")
    middle = ours(rules, seats)() // 2
    s = rules.start(seats)
    while middle and not isinstance(question := rules.pending(s), Over):
        if isinstance(question, Decide):
            rules.advance(s, question.seats[0], stream.choice(rules.options(s, question.seats[0])))
            middle -= 1
        else:
            rules.advance(s, None, question.source.sample(stream))
    s.fork()
    return min(_timed(s.fork, 2000) for _ in range(7)) * 1e6


def _timed(call: Callable[[], object], times: int) -> float:
    begin = process_time()
    for _ in range(times):
        call()
    return (process_time() - begin) / times


_BIRTH = """
from time import perf_counter
begin = perf_counter()
from royaumes.core import Chance, Stream
from royaumes.games import game
rules = game({key!r})
loaded = perf_counter()
s, stream = rules.start({seats}), Stream("birth")
while isinstance(question := rules.pending(s), Chance):
    rules.advance(s, None, question.source.sample(stream))
rules.options(s, question.seats[0])
print(loaded - begin, perf_counter() - loaded)
"""


def birth(key: str, seats: int) -> tuple[float, float]:
    """Milliseconds to import a game in a new process, and from there to its first options."""
    script = [sys.executable, "-c", _BIRTH.format(key=key, seats=seats)]
    tries = [subprocess.run(script, check=True, capture_output=True, text=True).stdout for _ in range(3)]
    figures = [[float(word) * 1000 for word in line.split()] for line in tries]
    return min(one[0] for one in figures), min(one[1] for one in figures)


def help_time() -> float:
    """Milliseconds until `royaumes --help` has answered; the best of several tries."""
    tries = []
    for _ in range(5):
        begin = perf_counter()
        subprocess.run([sys.executable, "-m", "royaumes.cli", "--help"], check=True, capture_output=True)
        tries.append(perf_counter() - begin)
    return min(tries) * 1000


def race(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    """All in turn, round after round; one short round before them warms tables and caches."""
    for contestant in contestants:
        contestant.speed(seconds / 10)
    for _ in range(rounds):
        for contestant in contestants:
            contestant.speeds.append(contestant.speed(seconds))


def report(contestants: list[Contestant], peer: Contestant | None) -> list[str]:
    """The names of the games that are too slow; the table is printed."""
    slow = []
    print(f"{'random play, one core':26}{'decisions/s':>14}{'ratio':>9}{'must reach':>12}")
    for one in contestants:
        ratio = one.ratio(peer) if peer else None
        shown = f"{ratio:9.2f}" if ratio is not None else f"{'':9}"
        must = f"{one.must:12.1f}" if one.must else f"{'':12}"
        verdict = ""
        if ratio is not None and one.must:
            verdict = "  ok" if ratio >= one.must else "  TOO SLOW"
            slow += [one.name] if ratio < one.must else []
        print(f"{one.name:26}{median(one.speeds):14,.0f}{shown}{must}{verdict}")
    if peer is None:
        print("\nOpenSpiel is not installed, so there is nothing to compare with:")
        print("`make bench` installs it, or: pip install 'royaumes[bench]'")
    return slow


def report_compiled(pure: list[Contestant], compiled: list[Contestant], peer: Contestant | None) -> list[str]:
    """The names of the games that are too slow when compiled; the table is printed."""
    slow = []
    print(f"\n{'the same compiled':26}{'decisions/s':>14}{'hearts':>9}{'× pure':>9}")
    for before, after in zip(pure, compiled, strict=True):
        ratio, gain = after.ratio(peer) if peer else MUST_COMPILED, after.ratio(before)
        fine = ratio >= MUST_COMPILED and gain >= MUST_GAIN
        shown = f"{ratio:9.2f}" if peer else f"{'':9}"
        verdict = "" if before.must is None else "  ok" if fine else "  TOO SLOW"
        print(f"{after.name:26}{median(after.speeds):14,.0f}{shown}{gain:9.2f}{verdict}")
        slow += [after.name] if verdict and not fine else []
    print(f"(hearts under its fastest drawing; must reach {MUST_COMPILED} and {MUST_GAIN} times pure)")
    return slow


def report_beside(games: list[Contestant], others: list[Contestant]) -> list[str]:
    """The names of the games that were faster in the other checkout; the table is printed."""
    print(f"\n{'beside another checkout':26}{'decisions/s':>14}{'ratio':>9}{'must reach':>12}")
    slow = []
    for one, other in zip(games, others, strict=True):
        ratio = one.ratio(other)
        verdict = "ok" if ratio >= MUST_KEEP else "TOO SLOW"
        print(f"{one.name:26}{median(other.speeds):14,.0f}{ratio:9.2f}{MUST_KEEP:12.2f}  {verdict}")
        slow += [one.name] if ratio < MUST_KEEP else []
    return slow


def report_costs(keys: list[str]) -> None:
    """What it costs to copy a state and to begin."""
    print(f"\n{'':26}{'fork, µs':>14}{'import, ms':>14}{'first roll, ms':>16}")
    for key in keys:
        loading, first = birth(key, SEATS[key])
        print(f"{key:26}{fork_cost(game(key), SEATS[key]):14.2f}{loading:14.0f}{first:16.0f}")
    print(f"\nroyaumes --help answers in {help_time():.0f} ms (must stay under 300)")


def hearts_twice() -> list[Contestant]:
    """OpenSpiel's hearts under both drawings; nobody where it is not installed."""
    drawings = {HEARTS: by_choices, HEARTS_FAST: by_walking}
    plays = {name: hearts(drawing) for name, drawing in drawings.items()}
    return [Contestant(name, measured(play)) for name, play in plays.items() if play]


def main() -> int:
    """Race, and report; with --check the exit code is 1 where a game is too slow."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games (all)")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each game in each round")
    parser.add_argument("--beside", type=Path, help="another checkout of the project, to race against")
    parser.add_argument("--check", action="store_true", help="exit code 1 where a game is too slow")
    args = parser.parse_args()
    wanted = args.games or [*keys(), TOY]
    pure = [Contestant(key, measured(ours(game(key), SEATS[key])), MUST.get(key)) for key in wanted]
    peers = hearts_twice()
    with ExitStack() as builds:

        def elsewhere(package: Path) -> list[Contestant]:
            build = builds.enter_context(closing(Elsewhere(package)))
            return [Contestant(key, build.speed(key)) for key in wanted]

        compiled = elsewhere(COPY) if fresh() else []
        before = elsewhere(args.beside / "src") if args.beside else []
        by_game = zip_longest(before, pure, compiled)  # what is compared runs close together
        race([*peers, *(one for group in by_game for one in group if one)], args.rounds, args.seconds)
    slow = report([*peers, *pure], peers[0] if peers else None)
    slow += report_compiled(pure, compiled, peers[1] if peers else None) if compiled else []
    slow += report_beside(pure, before) if before else []
    report_costs(wanted)
    return int(args.check and bool(slow))


if __name__ == "__main__":
    sys.exit(main())
