"""`royaumes backup`: copy a server's data while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from royaumes.cli.arguments.parser import Parser
from royaumes.core import UserError
from royaumes.play.unfinished import data_folder

_FINE = 0


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("file", nargs="?", metavar=say("cli-file"), help=say("cli-help-copy"))
    parser.add_argument("--data", metavar=say("cli-serve-folder"), help=say("cli-help-data"))


def run(args: argparse.Namespace) -> int:
    """Copy the data into a file."""
    from royaumes.server.storage.sqlite.files import backup

    if not args.file:
        raise UserError("cli-no-file")
    folder = Path(args.data) if args.data else data_folder()
    backup(folder, Path(args.file))
    print(args.words.say("cli-backup-done", text=args.file))
    return _FINE
