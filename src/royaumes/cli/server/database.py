"""The `--database` argument of the server's commands."""

from __future__ import annotations

import os

from royaumes.cli.arguments.parser import Parser

_VARIABLE = "ROYAUMES_DATABASE_URL"


def add_database(parser: Parser) -> None:
    """The setting, which the environment may make too: others on the machine can read a command line."""
    found = os.environ.get(_VARIABLE, "")
    parser.add_argument(
        "--database", default=found, metavar="URL", help=parser.words.say("cli-help-database", text=_VARIABLE)
    )
