"""`royaumes games`: the unfinished games, and how to go on with one."""

from __future__ import annotations

import argparse

from rich.text import Text

from royaumes.cli.arguments.parser import Parser, whole_number
from royaumes.cli.screen.render import Screen
from royaumes.cli.table.unfinished import described, list_unfinished
from royaumes.core import UserError
from royaumes.play.unfinished import finished, unfinished


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--finished", action="store_true", help=parser.words.say("cli-help-finished"))
    parser.add_argument("--remove", type=whole_number, metavar="N", help=parser.words.say("cli-help-remove"))


def run(args: argparse.Namespace) -> int:
    """List the unfinished games, or remove one of them for good."""
    screen = Screen(args.words)
    if args.finished:
        return _finished(screen)
    found = unfinished()
    if args.remove:
        if args.remove > len(found):
            raise UserError("cli-no-such-game", number=args.remove, most=len(found))
        found.pop(args.remove - 1).unlink()
        screen.say("cli-removed")
    if not found:
        screen.say("cli-none-unfinished")
        return 0
    list_unfinished(screen, found)
    screen.exactly("cli-how-to-go-on-with", text=str(found[0].parent))
    return 0


def _finished(screen: Screen) -> int:
    """The finished games, each with its file."""
    found = finished()
    screen.say("cli-finished" if found else "cli-none-finished")
    for path, about in zip(found, described(found, screen.words), strict=True):
        screen.line(about)
        screen.console.print(Text(f"  {path}"), soft_wrap=True)
    return 0
