"""An argument parser whose help and errors are localized."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import indent, wrap
from typing import Any, NoReturn

from royaumes.messages import LANGUAGES, Words

#: What argparse says in English, and the message that says it in every language.
_COMPLAINTS = (
    (r"expected .*argument", "cli-bad-value-missing"),
    (r"invalid \w+ value: '?(?P<text>.*?)'?$", "cli-bad-value"),
    (r"invalid choice: '?(?P<text>.*?)'? \(choose from", "cli-bad-value"),
    (r"not allowed with argument", "cli-bad-together"),
    (r"ignored explicit argument '?(?P<text>.*?)'?$", "cli-bad-value"),
)


#: The columns of help on a wide screen.
_WIDEST = 100
#: A command with what it does beside it; a command to copy.
_LISTED = re.compile(r" +\S+ {2,}")
_EXAMPLE = re.compile(r" +royaumes\b")


class Usage(Exception):
    """A command line that cannot be parsed, as a message with facts."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints come out of the catalogue.

    Every parser knows `--help` and `--lang`; `words` says all else that it has to say.
    """

    def __init__(self, words: Words, prog: str, about: str, examples: str, listed: str = "") -> None:
        shown = f"{words.say('cli-examples-title')}\n{indent(words.say(examples), '  ')}"
        epilog = (listed, shown, words.say("cli-exit-codes"))
        super().__init__(
            prog=prog,
            description=words.say(about),
            epilog="\n\n".join(part for part in epilog if part),
            formatter_class=lambda prog: _Formatter(prog, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="store_true", help=words.say("cli-help-help"))
        self.add_argument("--lang", metavar="en|fr", help=words.say("cli-help-lang"))
        self.add_argument(
            "--game",
            dest="files",
            action="append",
            default=[],
            metavar=words.say("cli-file"),
            help=words.say("cli-help-game-file"),
        )

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments as a namespace; a `Usage` says what is wrong with them."""
        try:
            args, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise _complaint(error.argument_name or "", error.message) from error
        if args.help:
            return args
        if unknown:
            raise Usage("cli-bad-argument", text=unknown[0], command=self.prog)
        if args.lang is not None and args.lang not in LANGUAGES:
            raise Usage("cli-bad-language", text=args.lang, known=LANGUAGES)
        return args

    def error(self, message: str) -> NoReturn:
        """What argparse complains of without naming an argument."""
        raise _complaint("", message)


def _complaint(name: str, english: str) -> Usage:
    for pattern, message in _COMPLAINTS:
        found = re.search(pattern, english)
        if found:
            return Usage(message, name=name, **found.groupdict())
    return Usage("cli-bad-arguments", text=english)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Examples keep their lines; "usage:" is said in the reader's language."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, width=min(_WIDEST, get_terminal_size().columns), max_help_position=28)
        self._words = words

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            _wrapped(line, width) for line in super()._fill_text(text, width, indent).split("\n")
        )

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._words.say("cli-usage") + " ")


def _wrapped(line: str, width: int) -> str:
    """A line broken between words; a list stays a list, and a command stays on its line."""
    if len(line) <= width or _EXAMPLE.match(line):
        return line
    start = _LISTED.match(line)
    hanging = " " * len(start[0]) if start else ""
    return "\n".join(
        wrap(line, width, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)
    )


def whole_number(text: str) -> int:
    """A number from 1 up, for arguments that count something."""
    if not text.isdecimal() or int(text) < 1:
        raise ValueError(text)
    return int(text)


def seconds(text: str) -> float:
    """A time above zero, for arguments that limit something."""
    found = float(text)
    if not 0 < found < float("inf"):
        raise ValueError(text)
    return found
