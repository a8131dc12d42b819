"""`royaumes simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from royaumes.core import UserError
from royaumes.core.settings import parse_setting
from royaumes.games import game, keys
from royaumes.messages import Words

if TYPE_CHECKING:
    from royaumes.cli.parser import Parser
    from royaumes.sim import Plan, Result, Statistics

_FINE, _FAILED, _INTERRUPTED = 0, 1, 130
_GAMES = 100
_SEED = "0"
#: Below this many games for each process, starting a process costs more than it saves.
_WORTH_A_PROCESS = 200


def add_arguments(parser: Parser) -> None:
    """What can be said after `royaumes simulate`."""

    def add(*names: str, **how: Any) -> None:
        parser.add_argument(*names, **how, help=parser.words.say(f"sim-help-{names[-1].lstrip('-')}"))

    say = parser.words.say
    add("game", nargs="?", metavar=say("cli-game"))
    add("-n", "--games", type=int, default=_GAMES, metavar="N")
    add("-s", "--seats", metavar=say("sim-bots"))
    add("--seed", default=_SEED, metavar=say("cli-text"))
    add("-j", "--jobs", type=int, metavar="N")
    add("-o", "--option", action="append", default=[], metavar=say("cli-setting"))
    add("--no-rotate", action="store_true")
    add("--out", metavar=say("cli-file"))
    add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Simulate; 0 when all games were played, 1 when one broke, 130 when somebody stopped it."""
    from royaumes.sim import GameFailed, Statistics

    plan, jobs, words = planned(args), wanted_jobs(args), args.words
    found = Statistics()
    code = _FINE
    try:
        _fold(plan, jobs, args.out, words, found)
    except GameFailed as failed:
        print(words.say("sim-failed", number=failed.number), failed.trace, sep="\n", file=sys.stderr)
        code = _FAILED
    except KeyboardInterrupt:
        print(words.say("sim-stopped", games=found.games, wanted=plan.games), file=sys.stderr)
        code = _INTERRUPTED
    if found.games:
        _show(plan, found, words, as_json=args.json)
    if args.out and not args.json:
        print(words.say("sim-kept", games=found.games, text=args.out), file=sys.stderr)
    return code


def planned(args: argparse.Namespace) -> Plan:
    """What the arguments ask for; a `UserError` where it cannot be played."""
    from royaumes.sim import Plan

    if args.game is None:
        raise UserError("sim-no-game", known=keys())
    rules = game(args.game)
    for text in args.option:
        if "=" not in text:
            raise UserError("sim-bad-option", text=text)
    usual = ",".join(["bot"] * max(2, rules.seats[0]))
    named = [name.strip() for name in (args.seats or usual).split(",")]
    plan = Plan(
        key=args.game,
        lineup=tuple("greedy" if name == "bot" else name for name in named),
        games=args.games,
        seed=args.seed,
        settings=dict(parse_setting(rules.settings, text) for text in args.option),
        rotate=not args.no_rotate,
        keep=bool(args.out),
    )
    plan.check()
    return plan


def wanted_jobs(args: argparse.Namespace) -> int:
    """As many processes as asked for, or as are worth their start."""
    jobs: int | None = args.jobs
    games: int = args.games
    if jobs is None:
        return max(1, min(os.cpu_count() or 1, games // _WORTH_A_PROCESS))
    if jobs < 1:
        raise UserError("sim-bad-jobs", jobs=jobs)
    return jobs


def _fold(plan: Plan, jobs: int, out: str | None, words: Words, found: Statistics) -> None:
    """Play all games into the statistics; records go to their file as they come."""
    from royaumes.sim import results

    with ExitStack() as stack:
        kept = stack.enter_context(_RecordFile(out)) if out else None
        played = stack.enter_context(_watched(results(plan, jobs), plan.games, words))
        for result in played:
            if kept is not None:
                kept.add(result.record)
            found.add(result)


class _RecordFile:
    """A file of records; a `UserError` where it cannot be written."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __enter__(self) -> _RecordFile:
        try:
            self._file = Path(self._name).open("w", encoding="utf-8", buffering=1)
        except OSError as error:
            raise self._problem(error) from error
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):  # what could not be written has been told before
            self._file.close()

    def add(self, record: str) -> None:
        """One more line, at once on its way to the disk."""
        try:
            self._file.write(record)
        except OSError as error:
            raise self._problem(error) from error

    def _problem(self, error: OSError) -> UserError:
        return UserError("sim-cannot-write", text=self._name, what=error.strerror or str(error))


@contextmanager
def _watched(played: Generator[Result, None, None], games: int, words: Words) -> Iterator[Iterable[Result]]:
    """The results behind a progress bar, where a person looks; all workers have ended at the end."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    with closing(played), bar:
        yield bar.track(played, total=games, description=words.say("sim-playing"))


def _show(plan: Plan, found: Statistics, words: Words, *, as_json: bool) -> None:
    if as_json:
        asked = {"game": plan.key, "seed": plan.seed, "lineup": plan.lineup, "rotate": plan.rotate}
        print(
            json.dumps({**asked, "settings": plan.settings, **found.to_json()}, ensure_ascii=False, indent=2)
        )
        return
    from royaumes.cli.figures import show

    show(plan, found, words)
