"""The `royaumes` command: picks a subcommand and loads only its module."""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module

from royaumes.cli.arguments.language import choose
from royaumes.cli.arguments.parser import Parser, Usage
from royaumes.cli.screen.output import abandon, prepare
from royaumes.cli.screen.pager import paged
from royaumes.messages import Catalogue, Words

FINE, FAILED, BAD, INTERRUPTED = 0, 1, 2, 130
#: What the extras of the package install; the rules, bots and simulations do without.
_EXTRAS = {"fluent", "litestar", "msgspec", "rich", "segno", "uvicorn"}

#: Each command with the messages that say what it does and show it at work.
COMMANDS = {
    "serve": ("cli-serve-about", "cli-serve-examples"),
    "play": ("cli-play-about", "cli-play-examples"),
    "games": ("cli-games-about", "cli-games-examples"),
    "replay": ("cli-replay-about", "cli-replay-examples"),
    "review": ("cli-review-about", "cli-review-examples"),
    "puzzles": ("cli-puzzles-about", "cli-puzzles-examples"),
    "verify": ("cli-verify-about", "cli-verify-examples"),
    "rules": ("cli-rules-about", "cli-rules-examples"),
    "simulate": ("cli-simulate-about", "cli-simulate-examples"),
    "compare": ("cli-compare-about", "cli-compare-examples"),
    "sweep": ("cli-sweep-about", "cli-sweep-examples"),
    "ladder": ("cli-ladder-about", "cli-ladder-examples"),
    "train": ("cli-train-about", "cli-train-examples"),
    "new-game": ("cli-new-game-about", "cli-new-game-examples"),
    "backup": ("cli-backup-about", "cli-backup-examples"),
    "restore": ("cli-restore-about", "cli-restore-examples"),
    "static": ("cli-static-about", "cli-static-examples"),
    "admin": ("cli-admin-about", "cli-admin-examples"),
}
#: Commands of `cli/server`; the others are in `cli/commands`.
_OPERATORS = ("serve", "backup", "restore", "admin")
#: A full disk, a terminal that was closed.
_OUTPUT_LOST = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
#: Commands whose output is longer than a screen.
_LONG = ("rules",)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code (0 fine, 1 a check failed, 2 bad input, 130 stopped)."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(Catalogue(choose(arguments, os.environ)))
    prepare()
    try:
        return _guarded(arguments, words)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _EXTRAS:
            raise
        return _complain(words.say("cli-needs-server" if "serve" in arguments else "cli-needs-terminal"))


def _guarded(arguments: list[str], words: Words) -> int:
    """The exit code of a command, whatever happens to it."""
    try:
        code = _run(arguments, words)
        sys.stdout.flush()
        return code
    except Usage as usage:
        return _complain(words.say(usage.message, **usage.facts))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has read enough
        abandon()
        return FINE
    except OSError as error:
        if error.errno not in _OUTPUT_LOST:
            raise
        abandon()
        return _complain(words.say("cli-cannot-print", what=error.strerror or str(error)))
    except Exception as error:
        from royaumes.core import UserError

        if isinstance(error, UserError):
            return _complain(words.why(error))
        from royaumes.games.files import blamed

        if (sentence := blamed(error)) is not None:
            return _complain(words.why(sentence))
        raise


def _run(arguments: list[str], words: Words) -> int:
    parser = _top(words)
    top = parser.read(_before_command(arguments))
    if top.version:
        from royaumes import __version__
        from royaumes.core.compiled import is_compiled

        build = words.say("cli-build-compiled" if is_compiled() else "cli-build-pure")
        print(f"royaumes {__version__} ({build})")
        return FINE
    if top.help:
        print(parser.format_help(), end="")
        return FINE
    if not top.command:
        return _greet(arguments, words)
    if top.command not in COMMANDS:
        raise Usage("cli-bad-command", text=top.command, known=tuple(COMMANDS))
    rest = arguments[arguments.index(top.command) + 1 :]
    about, examples = COMMANDS[top.command]
    own = Parser(words, f"royaumes {top.command}", about, examples)
    package = "server" if top.command in _OPERATORS else "commands"
    command = import_module(f"royaumes.cli.{package}.{top.command.replace('-', '_')}")
    command.add_arguments(own)
    args = own.read(rest)
    if args.help:
        print(own.format_help(), end="")
        return FINE
    args.lang, args.words = words.lang, words
    _open_games(args)
    with paged(top.command in _LONG and sys.stdout.isatty()):
        code: int = command.run(args)
    return code


def _greet(arguments: list[str], words: Words) -> int:
    """Say what there is, and offer a person to play."""
    print(words.say("cli-greeting"))
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return FINE
    try:
        typed = input(words.say("cli-greeting-prompt") + " ").strip()
    except EOFError:
        print()
        return FINE
    return FINE if typed else _run([*arguments, "play"], words)


def _open_games(args: Namespace) -> None:
    """Open the games that are named by their files; commands then know them by their keys."""
    named = str(getattr(args, "game", None) or "")
    if not args.files and not named.endswith(".py"):
        return
    from royaumes.games import files, opened

    for file in args.files:
        opened(file)
    if files.is_file(named):
        args.game = opened(named)


def _top(words: Words) -> Parser:
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:{width}}  {words.say(about)}" for name, (about, _) in COMMANDS.items())
    parser = Parser(words, "royaumes", "cli-about", "cli-examples", f"{words.say('cli-commands')}\n{listed}")
    parser.add_argument("--version", action="store_true", help=words.say("cli-help-version"))
    parser.add_argument(
        "command", nargs="?", metavar=words.say("cli-command"), help=words.say("cli-help-command")
    )
    return parser


def _before_command(arguments: list[str]) -> list[str]:
    """The arguments up to the command itself."""
    taken: list[str] = []
    for argument in arguments:
        taken.append(argument)
        if not argument.startswith("-") and taken[-2:-1] != ["--lang"]:
            break
    return taken


def _complain(text: str) -> int:
    print(f"royaumes: {text}", file=sys.stderr)
    return BAD
