"""Random play of our games, measured in this process or in one that runs another build.

As a program it is that other process: each line it reads is a game's key and for how many seconds to
play, and each line it answers is how many decisions a second there were.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from royaumes.core import Chance, Decide, Game, Stream
from royaumes.games import TOY, game

#: With how many seats each game is measured.
SEATS = {"crowns": 2, "emerald": 3, "royaume": 3, "auftrag": 3, "foracrown": 4, TOY: 3}

#: Plays one whole game, returns its decisions.
Play = Callable[[], int]
#: Plays for so many seconds of processor time, returns decisions a second.
Speed = Callable[[float], float]


def ours(rules: Game[Any, Any], seats: int) -> Play:
    """Our game as a search drives it: by its phases, with a core stream, and nobody listens."""
    from royaumes.core import silent  # an older checkout has none

    stream = Stream(f"bench/{rules.key}")

    def play() -> int:
        s = rules.start(seats)
        decisions = 0
        while True:
            phase = s.phase
            question = phase.question(s)
            if type(question) is Decide:
                seat = question.seats[0]
                options = phase.options(s, seat)
                phase.play(s, seat, options[stream.below(len(options))], silent)
                decisions += 1
            elif type(question) is Chance:
                phase.resolve(s, question.source.sample(stream), silent)
            else:
                return decisions

    return play


def older(rules: Any, seats: int) -> Play:
    """A game of an older checkout, whose phases were asked through the game alone."""
    stream = Stream(f"bench/{rules.key}")

    def play() -> int:
        s = rules.start(seats)
        decisions = 0
        while True:
            question = rules.pending(s)
            if type(question) is Decide:
                seat = question.seats[0]
                options = rules.options(s, seat)
                rules.advance(s, seat, options[stream.below(len(options))])
                decisions += 1
            elif type(question) is Chance:
                rules.advance(s, None, question.source.sample(stream))
            else:
                return decisions

    return play


def measured(play: Play) -> Speed:
    """The speed of something that plays here; whole games only."""

    def speed(seconds: float) -> float:
        decisions = 0
        begin = now = process_time()
        while now - begin < seconds:
            decisions += play()
            now = process_time()
        return decisions / (now - begin)

    return speed


class Elsewhere:
    """A process that finds the package in another folder: a compiled copy, or another checkout.

    The program it runs reads a game's key and how long to play, and answers with a speed, line by line.
    """

    def __init__(self, package: Path, program: str = "benchmarks.player") -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", program],
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def speed(self, key: str) -> Speed:
        """The speed of a game there."""

        def speed(seconds: float) -> float:
            assert self._process.stdin and self._process.stdout
            print(key, seconds, file=self._process.stdin, flush=True)
            return float(self._process.stdout.readline())

        return speed

    def close(self) -> None:
        """No more games."""
        self._process.communicate()


def main() -> None:
    """Play what the lines ask for."""
    speeds: dict[str, Speed] = {}
    for line in sys.stdin:
        key, seconds = line.split()
        if key not in speeds:
            rules = game(key)
            drive = ours if hasattr(rules, "display") else older
            speeds[key] = measured(drive(rules, SEATS[key]))
        print(speeds[key](float(seconds)), flush=True)


if __name__ == "__main__":
    main()
