"""Lenient parsing of typed moves and commands: names, prefixes, any case or accent."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from royaumes.core import Move
from royaumes.core.moves import notation
from royaumes.messages import LANGUAGES, Catalogue, Words

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "×": "x", "*": "x"})
_WORD = re.compile(r"\w+")
#: Every command at the table with the message that lists the words for it.
COMMANDS = {
    "help": "cli-words-help",
    "rules": "cli-words-rules",
    "why": "cli-words-why",
    "hint": "cli-words-hint",
    "options": "cli-words-options",
    "undo": "cli-words-undo",
    "board": "cli-words-board",
    "log": "cli-words-log",
    "save": "cli-words-save",
    "quit": "cli-words-quit",
}


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move that is offered."""

    move: Move


@dataclass(frozen=True, slots=True)
class Barred:
    """A move that the game knows but that is not offered now."""

    move: Move


@dataclass(frozen=True, slots=True)
class Several:
    """A text that may mean any of these."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing that can be parsed; the nearest move, if one is near."""

    near: Move | None


Parsed = Chosen | Barred | Several | Command | Unknown


def parse(text: str, options: Sequence[Move], known: Sequence[Move], words: Words) -> Parsed:
    """What a text means where these options are offered and these moves are known at all."""
    command = parse_command(text)
    if command is not None and not _exactly(text, options, words):
        return command
    return which(text, options, known, words)


def which(text: str, options: Sequence[Move], known: Sequence[Move], words: Words) -> Parsed:
    """The move that a text names: exactly, or by a beginning that only one option has."""
    offered = _exactly(text, options, words)
    if len(offered) == 1:
        return Chosen(offered[0])
    barred = [] if offered else _exactly(text, known, words)
    if len(barred) == 1:
        return Barred(barred[0])
    begun = offered or [move for move in options if _begins(text, move, words)]
    if len(begun) == 1:
        return Chosen(begun[0])
    if begun:
        return Several(tuple(begun))
    return Unknown(_nearest(text, options, words))


@cache
def fold(text: str) -> str:
    """Letters and digits alone: no case, accents, blanks or signs (but × is an x)."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(sign for sign in apart if sign.isalnum())


def _exactly(text: str, moves: Iterable[Move], words: Words) -> list[Move]:
    wanted = fold(text)
    return [move for move in moves if wanted and wanted in _forms(move, words)]


def _begins(text: str, move: Move, words: Words) -> bool:
    """Whether a text begins one of the move's forms, or its label from any word on."""
    wanted = fold(text)
    starts = (*_forms(move, words), *_tails(words.move(move)))
    return bool(wanted) and any(start.startswith(wanted) for start in starts)


@cache
def _tails(label: str) -> tuple[str, ...]:
    return tuple(fold(label[word.start() :]) for word in _WORD.finditer(label))


def _nearest(text: str, options: Sequence[Move], words: Words) -> Move | None:
    forms = {form: move for move in options for form in _forms(move, words)}
    near = get_close_matches(fold(text), forms, n=1)
    return forms[near[0]] if near else None


def _forms(move: Move, words: Words) -> tuple[str, ...]:
    return _folded(move, words.move(move))


@cache
def _folded(move: Move, label: str) -> tuple[str, ...]:
    """How a move may be typed: in its notation, by its label, or without the kinds of its things."""
    short = " ".join(pick.partition(":")[2] or pick for pick in move.picks)
    folded = (fold(notation(move)), fold(label), fold(short))
    return tuple(form for form in folded if not form.isdecimal())  # a number is what the menu says


def parse_command(text: str) -> Command | None:
    """The command that a text begins with, if it does."""
    text = text.strip()
    if text.startswith("?"):
        return Command("help", text[1:].strip())
    first, _, rest = text.partition(" ")
    name = _command_words().get(fold(first))
    return Command(name, rest.strip()) if name else None


@cache
def _command_words() -> dict[str, str]:
    """Command words in every language, so that any of them can be typed."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        catalogue = Catalogue(lang)
        for name, message in COMMANDS.items():
            found.update({fold(word): name for word in catalogue.say(message).split(",")})
    return found
