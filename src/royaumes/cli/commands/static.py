"""`royaumes static`: the whole library as a folder that any static host serves."""

from __future__ import annotations

import argparse
from pathlib import Path

from royaumes.cli.arguments.parser import Parser
from royaumes.core import UserError


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("folder", nargs="?", metavar=say("cli-serve-folder"), help=say("cli-help-static"))
    parser.add_argument("--pace", type=float, default=0.9, metavar="S", help=say("cli-help-pace"))


def run(args: argparse.Namespace) -> int:
    """Write the folder."""
    from royaumes.offline.static import write

    if not args.folder:
        raise UserError("cli-no-folder")
    folder = Path(args.folder)
    write(folder, args.pace)
    print(args.words.say("cli-static-done", text=str(folder)))
    return 0
