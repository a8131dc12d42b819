"""`royaumes play`: sit down at a table in the terminal."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any

from royaumes import bots
from royaumes.cli.files import one_record
from royaumes.cli.keyboard import Left
from royaumes.cli.parser import Parser
from royaumes.cli.render import Screen
from royaumes.cli.seating import BOT, agreed, offer_games, offer_seats, seated, usual
from royaumes.cli.session import Session
from royaumes.core import UserError
from royaumes.games import game
from royaumes.messages import Words
from royaumes.play import Table, new_seed, resume

FINE, INTERRUPTED = 0, 130


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-help-game"))
    parser.add_argument("--seats", metavar=say("cli-names"), help=say("cli-help-seats"))
    parser.add_argument("--seed", metavar=say("cli-text"), help=say("cli-help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar=say("cli-setting"), help=say("cli-help-option")
    )
    parser.add_argument("--save", metavar=say("cli-file"), help=say("cli-help-save"))
    parser.add_argument("--resume", metavar=say("cli-file"), help=say("cli-help-resume"))
    parser.add_argument("--fast", action="store_true", help=say("cli-help-fast"))


def run(args: Any) -> int:
    """Play one game to its end, or as far as people like."""
    with suppress(ImportError):
        import readline  # noqa: F401 (line editing for input)
    try:
        table = _resumed(args) if args.resume else _opened(args)
    except EOFError:
        print()
        return INTERRUPTED
    words = Words(args.words.catalogue, table.game.key, table.header.players)
    keep = args.save or args.resume
    players = enumerate(table.header.players)
    minds = {
        seat: bots.make(name.removeprefix(BOT), table.game.key)
        for seat, name in players
        if name.startswith(BOT)
    }
    return _sit(Session(table, minds, Screen(words), Path(keep) if keep else None, fast=args.fast))


def _sit(session: Session) -> int:
    try:
        session.run()
        return FINE
    except Left:
        return _leave(session, FINE)
    except KeyboardInterrupt:
        print()
        with suppress(KeyboardInterrupt):
            return _leave(session, INTERRUPTED)
    except EOFError:
        print()
        session.screen.say("cli-input-ended")
    return INTERRUPTED


def _leave(session: Session, code: int) -> int:
    """What was played is not lost unless that is wished."""
    autosave = session.autosave
    if autosave.offer("cli-quit-save"):
        autosave.update()
        session.screen.exactly("cli-how-to-resume", text=quote(str(autosave.path)))
    return code


def _opened(args: argparse.Namespace) -> Table:
    screen = Screen(args.words)
    chosen = game(args.game) if args.game else offer_games(screen)
    if args.seats:
        players = seated(args.seats)
    elif args.game:
        players = usual(chosen, args.words)
    else:
        players = offer_seats(screen, chosen)
    return Table(chosen, players, args.seed or new_seed(), agreed(chosen, args.option))


def _resumed(args: argparse.Namespace) -> Table:
    for name in ("game", "seats", "seed", "option"):
        if getattr(args, name):
            raise UserError("cli-resume-alone", name=name)
    record = one_record(args.resume, None)
    table = resume(game(record.header.game), record)
    if table.over:
        raise UserError("cli-resume-over", text=args.resume)
    return table
