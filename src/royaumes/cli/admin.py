"""`royaumes admin`: what a server's data holds, and whether all of it holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from royaumes.cli.parser import Parser
from royaumes.cli.render import Screen
from royaumes.play.unfinished import data_folder

_FINE, _FAILED = 0, 1


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("--data", metavar=say("cli-serve-folder"), help=say("cli-help-data"))
    parser.add_argument("--check", action="store_true", help=say("cli-help-check"))


def run(args: argparse.Namespace) -> int:
    """Say what there is; with `--check` play every stored game again."""
    from royaumes.server.copies import inventory, look_over

    folder = Path(args.data) if args.data else data_folder()
    screen, found = Screen(args.words), inventory(folder)
    screen.say("cli-admin-people", people=found.people, kilobytes=found.bytes // 1000)
    for stage in ("open", "playing", "over", "closed"):
        screen.say(f"cli-admin-{stage}", tables=found.tables.get(stage, 0))
    if not args.check:
        return _FINE
    holds, broken = look_over(folder)
    screen.say("cli-admin-holds", "green", games=holds)
    for table, error in broken:
        screen.line(f"{table}: {args.words.why(error)}")
    return _FAILED if broken else _FINE
