"""`royaumes play`: sit down at a table in the terminal."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from royaumes import bots
from royaumes.cli.arguments.parser import Parser, seconds
from royaumes.cli.arguments.settings import agreed
from royaumes.cli.arguments.variant import varied
from royaumes.cli.record_files import check_new, one_record
from royaumes.cli.screen.render import Screen
from royaumes.cli.table.autosave import Autosave
from royaumes.cli.table.keyboard import Left
from royaumes.cli.table.seating import BOT, bots_at, offer_games, offer_seats, seated, shown_names, usual
from royaumes.cli.table.session import Session
from royaumes.cli.table.unfinished import newest, offer_unfinished
from royaumes.core import UserError
from royaumes.games import AnyGame, game
from royaumes.messages import Words
from royaumes.play import Table, new_seed, resume
from royaumes.play.lesson import lesson

FINE, FAILED, INTERRUPTED = 0, 1, 130
#: `--resume` without a file: the unfinished game that was played last.
_LAST = ""


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    add = parser.add_argument
    add("game", nargs="?", metavar=say("cli-game"), help=say("cli-help-game"))
    add("--with", metavar=say("cli-file"), help=say("sim-help-with"))
    add("--lesson", action="store_true", help=say("cli-help-lesson"))
    add("--seats", metavar=say("cli-names"), help=say("cli-help-seats"))
    add("--seed", metavar=say("cli-text"), help=say("cli-help-seed"))
    add("--dice", action="store_true", help=say("cli-help-dice"))
    add("--setting", action="append", default=[], metavar=say("cli-setting"), help=say("cli-help-setting"))
    add("--save", metavar=say("cli-file"), help=say("cli-help-save"))
    add("--force", action="store_true", help=say("cli-help-force"))
    add("--resume", nargs="?", const=_LAST, metavar=say("cli-file"), help=say("cli-help-resume"))
    add("--bot", action="append", default=[], metavar=say("cli-code"), help=say("cli-help-bot"))
    add("--limit", type=seconds, default=bots.USUAL_LIMIT, metavar="S", help=say("cli-help-limit"))
    add("--fast", action="store_true", help=say("cli-help-fast"))


def run(args: argparse.Namespace) -> int:
    """Play one game to its end, or as far as people like."""
    with suppress(ImportError):
        import readline  # noqa: F401 (line editing for input)
    try:
        return _sit(_session(args))
    except EOFError:  # before the game began
        print()
        return INTERRUPTED


def _session(args: argparse.Namespace) -> Session:
    source = newest() if args.resume == _LAST else Path(args.resume) if args.resume else None
    if source is None and not (args.game or args.seats or args.lesson):
        source = offer_unfinished(Screen(args.words))
    path = Path(args.save) if args.save else source
    if path is not None and path != source and not args.force:
        check_new(path)
    table = _opened(args) if source is None else _resumed(args, source)
    allowed = args.bot if source is not None else table.header.players
    minds = bots_at(table, allowed, args.limit)
    people = [seat for seat in range(table.header.seats) if seat not in minds]
    me = people[0] if len(people) == 1 else None
    words = Words(args.words.catalogue, table.game.key, shown_names(table.header.players, minds), me)
    screen = Screen(words)
    return Session(table, minds, screen, Autosave(table, screen, path), fast=args.fast)


def _sit(session: Session) -> int:
    try:
        session.run()
        return FINE
    except Left:
        session.autosave.leave()
        return FINE
    except bots.BotFailed as failed:
        session.screen.line(session.screen.words.why(failed), "bold red")
        session.autosave.leave()
        return FAILED
    except KeyboardInterrupt:
        print()
        with suppress(KeyboardInterrupt):
            session.autosave.leave()
    except EOFError:
        print()
        session.screen.say("cli-input-ended")
        session.autosave.leave()
    return INTERRUPTED


def _opened(args: argparse.Namespace) -> Table:
    screen = Screen(args.words)
    chosen = game(args.game) if args.game else offer_games(screen)
    if file := getattr(args, "with"):
        chosen = game(varied(chosen.key, file))
    if args.lesson:
        return _lesson(chosen, args)
    if args.seats:
        found = seated(args.seats, chosen, args.words)
    elif args.game:
        found = usual(chosen, args.words)
    else:
        found = offer_seats(screen, chosen)
    if args.dice and args.seed:
        raise UserError("cli-dice-or-seed")
    seed = "" if args.dice else args.seed or new_seed()
    return Table(chosen, found.players, seed, {**agreed(chosen, args.setting), **found.pieces})


def _lesson(chosen: AnyGame, args: argparse.Namespace) -> Table:
    for name in ("with", "seats", "seed", "dice", "setting"):
        if getattr(args, name):
            raise UserError("cli-lesson-alone", name=name)
    guided = lesson(chosen.key)
    if guided is None:
        raise UserError("cli-no-lesson", text=args.words.catalogue.game(chosen.key))
    players = [f"{BOT}{bots.USUAL}"] * guided.record.header.seats
    players[guided.seat] = args.words.say("cli-player")
    return Table(chosen, players, guided.record.seed, guided.record.header.settings)


def _resumed(args: argparse.Namespace, source: Path) -> Table:
    for name in ("game", "with", "lesson", "seats", "seed", "dice", "setting"):
        if getattr(args, name):
            raise UserError("cli-resume-alone", name=name)
    record = one_record(str(source), None)
    table = resume(game(record.header.game), record)
    if table.over:
        raise UserError("cli-resume-over", text=str(source))
    return table
