"""`royaumes puzzles`: look for puzzles in simulated games, and check those there are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from royaumes.bots import make
from royaumes.cli.arguments.parser import Parser, whole_number
from royaumes.core import UserError
from royaumes.games import game, keys
from royaumes.messages import Words
from royaumes.play.saving import write
from royaumes.review.puzzles import Puzzle, dump, holds, mined, puzzles, spread
from royaumes.sim.playing import play

_COUNT, _DEPTH, _GAMES, _SEED = 12, 128, 100, "puzzles"
_FINE, _FAILED = 0, 1
#: A puzzle must hold at searches so many times deeper than the one that found it.
_DEEPER = (2, 4, 8)


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("review-help-puzzles-game"))
    parser.add_argument(
        "--count", type=whole_number, default=_COUNT, metavar="N", help=say("review-help-puzzles-count")
    )
    parser.add_argument(
        "--depth", type=whole_number, default=_DEPTH, metavar="N", help=say("review-help-depth")
    )
    parser.add_argument(
        "--games", type=whole_number, default=_GAMES, metavar="N", help=say("review-help-puzzles-games")
    )
    parser.add_argument(
        "--seed", default=_SEED, metavar=say("cli-text"), help=say("review-help-puzzles-seed")
    )
    parser.add_argument("--out", type=Path, metavar=say("cli-file"), help=say("review-help-puzzles-out"))


def run(args: argparse.Namespace) -> int:
    """With `--out`, look for puzzles and write them; else check those that the game has."""
    if args.game is None:
        raise UserError("sim-no-game", known=keys())
    words: Words = args.words
    if args.out is None:
        return _check(args.game, args.depth, words)
    found = spread(_sought(args, words), args.count)
    write(args.out, dump(found))
    print(words.say("review-puzzles-found", puzzles=len(found), text=str(args.out)))
    return _FINE if len(found) == args.count else _FAILED


def _sought(args: argparse.Namespace, words: Words) -> Iterator[Puzzle]:
    """Puzzles from games of knights and pages that a deeper search finds too."""
    rules = game(args.game)
    seats = max(2, rules.seats[0])
    bots = [make("page" if seat else "knight", args.game) for seat in range(seats)]
    for number in range(args.games):
        record, _ = play(rules, seats, {}, bots, f"{args.seed}/{number}")
        for one in mined(record, args.depth):
            if _is_firm(one, args.depth):
                print(words.say("review-puzzle-found", number=number, move=one.solution), file=sys.stderr)
                yield one


def _is_firm(puzzle: Puzzle, depth: int) -> bool:
    """Whether deeper searches agree on the solution, each in worlds of its own."""
    return all(holds(puzzle, depth * times) for times in _DEEPER)


def _check(key: str, depth: int, words: Words) -> int:
    wrong = [number for number, one in enumerate(puzzles(key), 1) if not _is_firm(one, depth)]
    for number in wrong:
        print(words.say("review-puzzle-fails", number=number))
    print(words.say("review-puzzles-checked", puzzles=len(puzzles(key)), wrong=len(wrong)))
    return _FAILED if wrong else _FINE
