"""`royaumes rules`: the digest of a game, numbered, in our own words."""

from __future__ import annotations

import argparse

from royaumes.cli.arguments.parser import Parser
from royaumes.cli.screen.render import Screen, find_rule
from royaumes.cli.screen.rulebook import Rulebook
from royaumes.core import UserError
from royaumes.core.digest import TABLE, Digest
from royaumes.games import game, keys
from royaumes.messages import Words


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-help-rules-game"))
    parser.add_argument("part", nargs="?", metavar=say("cli-part"), help=say("cli-help-part"))


def run(args: argparse.Namespace) -> int:
    """Show a whole digest, one chapter or one rule."""
    words: Words = args.words
    if not args.game:
        for key in keys():
            Screen(words).line(f"{key:12} {words.catalogue.game(key)}")
        return 0
    screen, book = _table(words) if args.game == "table" else _game(words, args.game)
    if args.part:
        _part(screen, book, args.part)
    else:
        book.whole()
    return 0


def _table(words: Words) -> tuple[Screen, Rulebook]:
    screen = Screen(words)
    return screen, Rulebook(screen.console, words, Digest.of(TABLE), {})


def _game(words: Words, key: str) -> tuple[Screen, Rulebook]:
    rules = game(key)
    screen = Screen(Words(words.catalogue, key))
    screen.title(words.catalogue.game(key))
    return screen, screen.rulebook(rules)


def _part(screen: Screen, book: Rulebook, part: str) -> None:
    """One chapter or one rule, its prefix given or not."""
    prefix, sections = book.digest.prefix, tuple(section.id for section in book.digest.sections)
    wanted = f"{prefix}-{part.upper().removeprefix(f'{prefix}-')}"
    if wanted in sections:
        book.chapter(wanted)
        return
    rule = find_rule(screen.words.game, wanted)
    if rule is None:
        raise UserError("cli-no-such-rule", text=part, known=sections)
    screen.rule(rule)
