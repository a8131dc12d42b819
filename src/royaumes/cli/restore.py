"""`royaumes restore`: put a copy of a server's data back."""

from __future__ import annotations

import argparse
from pathlib import Path

from royaumes.cli.parser import Parser
from royaumes.core import UserError
from royaumes.play.unfinished import data_folder

_FINE = 0


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("file", nargs="?", metavar=say("cli-file"), help=say("cli-help-copy"))
    parser.add_argument("--data", metavar=say("cli-serve-folder"), help=say("cli-help-data"))


def run(args: argparse.Namespace) -> int:
    """Copy the file to where a server looks for its data."""
    from royaumes.server.storage.files import restore

    if not args.file:
        raise UserError("cli-no-file")
    folder = Path(args.data) if args.data else data_folder()
    restore(Path(args.file), folder)
    print(args.words.say("cli-restore-done", text=str(folder)))
    return _FINE
