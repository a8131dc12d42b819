"""`royaumes verify`: was every move allowed, and did chance do as the seed says?"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from royaumes.cli.arguments.parser import Parser, whole_number
from royaumes.cli.record_files import one_record, records
from royaumes.cli.screen.render import Screen
from royaumes.core import Over, Record, UserError
from royaumes.games import game
from royaumes.messages import Words
from royaumes.play import Checked, check

FINE, FAILED, BAD = 0, 1, 2
#: Problems with the file rather than with the game in it.
_BAD_INPUT = (
    "cli-",
    "table-bad-game",
    "record-empty",
    "record-not-json",
    "record-not-text",
    "record-foreign",
    "record-newer",
)


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("file", nargs="?", metavar=say("cli-file"), help=say("cli-help-file"))
    parser.add_argument("--number", type=whole_number, metavar="N", help=say("cli-help-number"))


def run(args: argparse.Namespace) -> int:
    """Check the records of a file and say what was checked."""
    if not args.file:
        raise UserError("cli-no-file")
    screen = Screen(args.words)
    wanted = _wanted(args)
    checked: list[tuple[Record, Checked]] = []
    try:
        for record in wanted:
            checked.append((record, check(game(record.header.game), record)))
    except UserError as error:
        if error.why.startswith(_BAD_INPUT):
            raise
        if checked:
            screen.say("verify-failed-at", "bold red", number=len(checked) + 1)
        else:
            screen.say("verify-failed", "bold red")
        screen.line(args.words.why(error))
        return FAILED
    if len(checked) == 1:
        _one(Screen(_words(args.words, checked[0][0])), *checked[0])
    else:
        outcomes = sum(found.outcomes for _, found in checked)
        moves = sum(found.moves for _, found in checked)
        screen.say("verify-many", "bold green", records=len(checked), moves=moves, outcomes=outcomes)
    return FINE


def _wanted(args: argparse.Namespace) -> Iterator[Record]:
    return iter([one_record(args.file, args.number)]) if args.number else records(args.file)


def _words(words: Words, record: Record) -> Words:
    return Words(words.catalogue, record.header.game, record.header.players)


def _one(screen: Screen, record: Record, checked: Checked) -> None:
    screen.say("verify-fine", "bold green")
    screen.say("verify-moves", moves=checked.moves)
    screen.say("verify-outcomes", outcomes=checked.outcomes)
    screen.exactly("verify-committed", text=record.header.commitment)
    if isinstance(checked.over, Over):
        winners = tuple(f"seat:{seat}" for seat in checked.over.winners)
        points = checked.over.scores[checked.over.winners[0]]
        screen.say("verify-result", winners=winners, points=points)
    else:
        screen.say("verify-running")
