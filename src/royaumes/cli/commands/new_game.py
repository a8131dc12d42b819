"""`royaumes new-game`: a folder with a small game that plays."""

from __future__ import annotations

import argparse
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path

from royaumes.cli.arguments.parser import Parser
from royaumes.core import UserError
from royaumes.games import keys

#: What the templates call the game.
_KEY, _NAME = "newgame", "Newgame"


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument(
        "name",
        nargs="?",
        metavar=parser.words.say("cli-new-game-name"),
        help=parser.words.say("cli-help-new-game"),
    )


def run(args: argparse.Namespace) -> int:
    """Write the folder, and say what comes next."""
    if not args.name:
        raise UserError("cli-new-game-unnamed")
    folder = Path(args.name)
    name = folder.name
    if not (
        name.isidentifier() and name.islower() and name.isascii() and not name.startswith("_")
    ) or iskeyword(name):
        raise UserError("cli-new-game-bad-name", text=name)
    if name in keys():
        raise UserError("table-game-taken", text=args.name, name=name)
    if folder.exists():
        raise UserError("cli-new-game-exists", text=str(folder))
    try:
        folder.mkdir(parents=True)
        for template in sorted((files("royaumes.cli") / "templates").iterdir(), key=lambda one: one.name):
            target = folder / template.name.removesuffix(".txt").replace(_KEY, name)
            text = template.read_text("utf-8").replace(_NAME, name.replace("_", " ").title().replace(" ", ""))
            target.write_text(text.replace(_KEY, name), "utf-8")
    except OSError as error:
        raise UserError(
            "cli-new-game-not-written", text=str(folder), what=error.strerror or str(error)
        ) from error
    print(args.words.say("cli-new-game-next", text=str(folder), game=name))
    return 0
