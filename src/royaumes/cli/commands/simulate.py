"""`royaumes simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from royaumes.bots import USUAL_LIMIT
from royaumes.cli.arguments.parser import seconds
from royaumes.cli.arguments.settings import agreed
from royaumes.cli.arguments.variant import varied
from royaumes.cli.results.report import check_plots, write_report
from royaumes.cli.results.saved import is_tables, output
from royaumes.core import UserError
from royaumes.games import game, keys
from royaumes.messages import Words

if TYPE_CHECKING:
    from royaumes.cli.arguments.parser import Parser
    from royaumes.sim import GameFailed, Plan, Result, Statistics
    from royaumes.sim.usage import Usage

_FINE, _FAILED, _INTERRUPTED = 0, 1, 130
_GAMES = 100
_SEED = "0"
#: The seconds between two looks of the progress bar.
_LOOK = 0.1


def add_arguments(parser: Parser) -> None:
    """What can be said after `royaumes simulate`."""
    say, add = parser.words.say, adder(parser)
    add("game", nargs="?", metavar=say("cli-game"))
    add("--with", metavar=say("cli-file"))
    add_games(parser)
    add("--out", metavar=say("cli-file"))
    add("--force", action="store_true")
    add("--report", metavar=say("cli-file"))


def adder(parser: Parser) -> Callable[..., None]:
    """Adds arguments whose help texts are in the catalogue under their names."""

    def add(*names: str, **how: Any) -> None:
        parser.add_argument(*names, **how, help=parser.words.say(f"sim-help-{names[-1].lstrip('-')}"))

    return add


def add_games(parser: Parser) -> None:
    """What says which games are played, by whom, over how many processes."""
    say, add = parser.words.say, adder(parser)
    add("-n", "--games", type=int, default=_GAMES, metavar="N")
    add("-s", "--seats", metavar=say("sim-bots"))
    add("--seed", default=_SEED, metavar=say("cli-text"))
    add("-j", "--jobs", type=int, metavar="N")
    add("--on", default="", metavar="ray")
    add("--setting", action="append", default=[], metavar=say("cli-setting"))
    add("--no-rotate", action="store_true")
    add("--limit", type=seconds, default=USUAL_LIMIT, metavar="S")
    add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Simulate; 0 when all games were played, 1 when one broke, 130 when interrupted."""
    from royaumes.sim import Statistics
    from royaumes.sim.usage import Usage

    if args.game and (file := getattr(args, "with")):
        args.game = varied(args.game, file)
    if args.report:
        check_plots()
    plan, words = _wanted(args), args.words
    found, usage = Statistics(), Usage()
    code = _play(args, plan, found, usage)
    if found.games:
        _show(plan, found, words, as_json=args.json)
        if args.report:
            write_report(Path(args.report), plan, found, usage, words)
    if args.out and not args.json:
        print(words.say("sim-saved", games=found.games, text=args.out), file=sys.stderr)
    return code


def _play(args: argparse.Namespace, plan: Plan, found: Statistics, usage: Usage) -> int:
    """Play all games into the statistics; what is saved goes on its way as it comes."""
    from royaumes.sim import GameFailed, results

    words: Words = args.words
    played = results(plan, wanted_jobs(args, plan), args.on)
    try:
        with output(args.out, replace=args.force) as saved, watched(played, plan.games, words) as seen:
            for result in seen:
                saved.add(result)
                found.add(result)
                if args.report:
                    usage.add(result)
    except GameFailed as failed:
        _show_failure(failed, words)
        return _FAILED
    except KeyboardInterrupt:
        print(words.say("sim-stopped", games=found.games, wanted=plan.games), file=sys.stderr)
        return _INTERRUPTED
    return _FINE


def _wanted(args: argparse.Namespace) -> Plan:
    """The plan, and what its results must bring along."""
    tables = is_tables(args.out)
    return replace(planned(args), records=bool(args.out) and not tables, tables=tables or bool(args.report))


def planned(args: argparse.Namespace) -> Plan:
    """What the arguments ask for; a `UserError` where it cannot be played."""
    from royaumes.sim import Plan

    if args.game is None:
        raise UserError("sim-no-game", known=keys())
    rules = game(args.game)
    usual = ",".join(["bot"] * max(2, rules.seats[0]))
    named = [name.strip() for name in (args.seats or usual).split(",")]
    plan = Plan(
        key=args.game,
        lineup=tuple("greedy" if name == "bot" else name for name in named),
        games=args.games,
        seed=args.seed,
        settings=agreed(rules, args.setting),
        rotate=not args.no_rotate,
        limit=args.limit,
    )
    plan.check()
    return plan


def wanted_jobs(args: argparse.Namespace, plan: Plan) -> int:
    """As many processes as asked for, or as are worth their start."""
    from royaumes.sim.many import usual_jobs

    jobs: int | None = args.jobs
    if jobs is None:
        return usual_jobs(plan)
    if jobs < 1:
        raise UserError("sim-bad-jobs", jobs=jobs)
    return jobs


def _show_failure(failed: GameFailed, words: Words) -> None:
    """Which game broke, what a bot did to it, and where."""
    said = [words.say("sim-failed", number=failed.number, text=failed.seed)]
    said += [words.why(failed.bot)] if failed.bot is not None else []
    print(*said, failed.trace.rstrip(), sep="\n", file=sys.stderr)


@contextmanager
def watched(played: Generator[Result, None, None], games: int, words: Words) -> Iterator[Iterable[Result]]:
    """The results behind a progress bar, where a person looks; all workers have ended at the end."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ModuleNotFoundError:  # nothing to draw a bar with; figures as JSON need none
        with closing(played):
            yield played
        return

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    shown = console.is_terminal
    # No thread of its own: workers start as copies of this process, and those cannot have threads.
    bar = Progress(*columns, console=console, disable=not shown, transient=True, auto_refresh=False)
    with closing(played), bar:
        task = bar.add_task(words.say("sim-playing"), total=games)
        yield _tracked(played, lambda count: bar.update(task, completed=count, refresh=True))


def _tracked(played: Iterable[Result], show: Callable[[int], None]) -> Iterator[Result]:
    looked = monotonic()
    for count, result in enumerate(played, 1):
        yield result
        if monotonic() - looked > _LOOK:
            show(count)
            looked = monotonic()


def _show(plan: Plan, found: Statistics, words: Words, *, as_json: bool) -> None:
    if as_json:
        asked = {"game": plan.key, "seed": plan.seed, "lineup": plan.check(), "rotate": plan.rotate}
        print(
            json.dumps({**asked, "settings": plan.settings, **found.to_json()}, ensure_ascii=False, indent=2)
        )
        return
    from royaumes.cli.results.figures import show

    show(plan, found, words)
