"""`royaumes train`: learn a game's value by playing it."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from royaumes.cli.arguments.parser import Parser, seconds, whole_number
from royaumes.cli.screen.numbers import Numbers
from royaumes.core import UserError
from royaumes.games import game, keys
from royaumes.messages import Words

if TYPE_CHECKING:
    from royaumes.bots.value import Value
    from royaumes.rl.learner import Learner
    from royaumes.sim import Result
    from royaumes.sim.statistics import Distribution, Share

_MINUTES = 20.0
_HIDDEN = 40
_WATCHING = 30
_PRIOR = 0
_SEED = "0"
_LEARNER = "learner"
#: Games against greedy at each point of the learning curve, and at the end; points of the curve.
_GLANCE, _PROOF, _POINTS = 40, 400, 10


def add_arguments(parser: Parser) -> None:
    """What can be said after `royaumes train`."""

    def add(*names: str, **how: Any) -> None:
        parser.add_argument(*names, **how, help=say(f"sim-help-train-{names[-1].lstrip('-')}"))

    say = parser.words.say
    add("game", nargs="?", metavar=say("cli-game"))
    add("--minutes", type=seconds, default=_MINUTES, metavar="M")
    add("-n", "--games", type=whole_number, metavar="N")
    add("--until", type=whole_number, metavar="N")
    add("--tables", metavar="N,N…")
    add("--watching", type=whole_number, default=_WATCHING, metavar="%")
    add("--prior", type=whole_number, default=_PRIOR, metavar="%")
    add("--turns", action="store_true")
    add("--hidden", type=whole_number, default=_HIDDEN, metavar="N")
    add("--seed", default=_SEED, metavar=say("cli-text"))
    add("-j", "--jobs", type=whole_number, default=os.cpu_count() or 1, metavar="N")
    add("--out", type=Path, metavar=say("cli-file"))


def run(args: argparse.Namespace) -> int:
    """Learn, show how it goes, and save the net where `--out` says."""
    if args.game is None:
        raise UserError("sim-no-game", known=keys())
    # The threads of numpy wait for each other longer than they work on matrices as small as these.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from royaumes.rl import training
    except ModuleNotFoundError as error:
        raise UserError("sim-needs-numpy") from error
    tables = _tables(args)
    games = args.games or _affordable(args, tables)
    words: Words = args.words
    print(words.say("sim-train-title", game=words.catalogue.game(args.game), games=games, seed=args.seed))
    start, done = time.monotonic(), 0
    step = max(training.GENERATION, games // _POINTS // training.GENERATION * training.GENERATION)
    for learner in _training(args, tables, games):
        done += training.GENERATION
        if done % step == 0:
            _show(words, done, time.monotonic() - start, _glance(args, learner, tables))
        if done == args.until:
            break
    proofs = [_proof(args, learner, tables, seats) for seats in sorted(set(tables))]
    print(*proofs, sep="\n")
    if args.out is not None:
        _save(args, learner, tables, games, " ".join(proofs))
    return 0


def _tables(args: argparse.Namespace) -> tuple[int, ...]:
    """The sizes of table to learn at, in turn: those asked for, or all for two and more."""
    offered = game(args.game).seats
    if args.tables is None:
        return tuple(seats for seats in offered if seats > 1)
    parts = args.tables.split(",")
    if not all(part.isdecimal() and int(part) in offered for part in parts):
        raise UserError("table-bad-seats", seats=args.tables, least=offered[0], most=offered[-1])
    return tuple(int(part) for part in parts)


def _affordable(args: argparse.Namespace, tables: Sequence[int]) -> int:
    """How many games fit into the minutes given, by the time that a few take."""
    from royaumes.rl import training

    start = time.monotonic()
    for _ in _training(args, tables, training.GENERATION):
        pass
    games = int(60 * args.minutes / (time.monotonic() - start) * training.GENERATION / 2)
    return max(1, games // training.GENERATION) * training.GENERATION


def _training(args: argparse.Namespace, tables: Sequence[int], games: int) -> Iterator[Learner]:
    from royaumes.rl.training import train

    parts = (args.watching / 100, args.prior / 100)
    return train(args.game, tables, args.hidden, games, args.seed, *parts, args.turns, args.jobs)


def _judge(args: argparse.Namespace, learner: Learner, tables: Sequence[int]) -> Value:
    from royaumes.bots.encoding import encoding
    from royaumes.bots.net import Net
    from royaumes.bots.value import Value

    known = encoding(args.game, turns=args.turns)
    net = Net(len(known.FEATURES), args.hidden, learner.weights)
    return Value(known, dict.fromkeys(tables, (net, args.prior / 100)), by_turns=args.turns)


def _played(
    args: argparse.Namespace, learner: Learner, tables: Sequence[int], seats: int, games: int
) -> Iterator[Result]:
    """Games that the learner plays by one ply against the heuristics, or alone."""
    from royaumes.bots.learned import Learned
    from royaumes.sim import Plan, results

    bot = Learned(args.game, _LEARNER, _judge(args, learner, tables))
    return results(Plan(args.game, (bot, *["greedy"] * (seats - 1)), games, f"{args.seed}/match"))


def _won(played: Iterable[Result]) -> Share:
    """What the learner won."""
    from royaumes.sim.statistics import Share

    share = Share()
    for result in played:
        share.add(result.share(result.seated.index(_LEARNER)))
    return share


def _points(played: Iterable[Result]) -> Distribution:
    """What the learner made alone."""
    from royaumes.sim.statistics import Distribution

    points = Distribution()
    for result in played:
        points.add(result.scores[0])
    return points


def _glance(args: argparse.Namespace, learner: Learner, tables: Sequence[int]) -> tuple[float, str]:
    """How strong the learner is now: as a part of a full bar, and in figures."""
    from royaumes.bots.value import GOOD_ALONE

    played, numbers = _played(args, learner, tables, tables[0], _GLANCE), Numbers(args.words)
    if tables[0] == 1:
        points = _points(played).mean
        return points / GOOD_ALONE, numbers.decimal(points)
    rate = _won(played).rate
    return rate, numbers.percent(rate)


def _show(words: Words, games: int, elapsed: float, found: tuple[float, str]) -> None:
    """One point of the learning curve, with a bar to look at."""
    numbers, (part, share) = Numbers(words), found
    figures = {"games": numbers.whole(games), "seconds": numbers.whole(round(elapsed))}
    print(words.say("sim-train-point", **figures, share=share, bar="█" * round(40 * part)), flush=True)


def _proof(args: argparse.Namespace, learner: Learner, tables: Sequence[int], seats: int) -> str:
    """What the learner is worth at a table of this size, after many games."""
    words, numbers = args.words, Numbers(args.words)
    played = _played(args, learner, tables, seats, _PROOF)
    if seats == 1:
        points = _points(played)
        error = numbers.decimal(points.deviation / points.size**0.5)
        found = {"points": numbers.decimal(points.mean), "error": error}
        return str(words.say("sim-train-alone", games=numbers.whole(points.size), **found))
    share = _won(played)
    found = {"share": numbers.percent(share.rate), "interval": numbers.interval(*share.interval)}
    return str(words.say("sim-train-proof", seats=seats, games=numbers.whole(share.games), **found))


def _save(args: argparse.Namespace, learner: Learner, tables: Sequence[int], games: int, proof: str) -> None:
    """The net as a data file of its game, with the command that makes it again."""
    from royaumes.bots.encoding import encoding
    from royaumes.bots.net import to_text

    listed = ",".join(map(str, tables))
    until = "" if args.until is None else f" --until {args.until}"
    command = f"royaumes train {args.game} --games {games}{until} --tables {listed}"
    command += " --turns" if args.turns else ""
    command += f" --prior {args.prior}" if args.prior else ""
    command += f" --watching {args.watching} --hidden {args.hidden} --seed {args.seed}"
    lines = [
        "# What a small net has learnt about this game; royaumes.bots.value reads it.",
        "",
        "[source]",
        f'note = "Learnt by self-play: {command}"',
        f'result = "{proof}"',
        "",
        "[net]",
        'mark = "H"',
        'why = "Ours: what computer players think of a view; no rule depends on it."',
        f"encoding = {encoding(args.game, turns=args.turns).VERSION}",
        f"prior = {args.prior / 100}",
        f"seats = {sorted(set(tables))}",
        f"hidden = {args.hidden}",
        f'weights = """\n{to_text(learner.weights)}\n"""',
    ]
    args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
