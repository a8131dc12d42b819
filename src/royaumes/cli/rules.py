"""`royaumes rules`: the digest of a game, numbered, in our own words."""

from __future__ import annotations

import argparse

from royaumes.cli.parser import Parser
from royaumes.cli.render import Screen, find_rule
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
    screen = Screen(args.words)
    if not args.game:
        for key in keys():
            screen.line(f"{key:12} {args.words.catalogue.game(key)}")
        return 0
    if args.game == "table":
        digest = Digest.of(TABLE)
    else:
        digest = game(args.game).digest
        screen = Screen(Words(args.words.catalogue, args.game))
        screen.title(args.words.catalogue.game(args.game))
    if args.part:
        _part(screen, digest, args.part)
        return 0
    for section in digest.sections:
        screen.console.print()
        screen.section(digest, section.id)
    return 0


def _part(screen: Screen, digest: Digest, part: str) -> None:
    """One chapter or one rule, its prefix given or not."""
    name = part.upper().removeprefix(f"{digest.prefix}-")
    wanted = f"{digest.prefix}-{name}"
    sections = tuple(section.id for section in digest.sections)
    if wanted in sections:
        screen.section(digest, wanted)
        return
    rule = find_rule(screen.words.game, wanted)
    if rule is None:
        raise UserError("cli-no-such-rule", text=part, known=sections)
    screen.rule(rule)
