"""`royaumes restore`: restore a backup into a data folder or a PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
from importlib.util import find_spec
from pathlib import Path

from royaumes.cli.arguments.parser import Parser
from royaumes.cli.server.database import add_database
from royaumes.core import UserError
from royaumes.play.unfinished import data_folder

_FINE = 0


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("file", nargs="?", metavar=say("cli-file"), help=say("cli-help-copy"))
    parser.add_argument("--data", metavar=say("cli-serve-folder"), help=say("cli-help-data"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Copy the file to where a server looks for its data."""
    if not args.file:
        raise UserError("cli-no-file")
    if args.database:
        return _move(args)
    from royaumes.server.storage.sqlite.files import restore

    folder = Path(args.data) if args.data else data_folder()
    restore(Path(args.file), folder)
    print(args.words.say("cli-restore-done", text=str(folder)))
    return _FINE


def _move(args: argparse.Namespace) -> int:
    """Put the file into a database that holds nothing yet."""
    if find_spec("asyncpg") is None:
        raise UserError("server-no-postgres")
    from royaumes.server.storage.postgres.from_sqlite import move

    asyncio.run(move(Path(args.file), args.database))
    print(args.words.say("cli-restore-moved"))
    return _FINE
