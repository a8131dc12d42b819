"""`royaumes admin`: show what is stored, verify it, and handle reports."""

from __future__ import annotations

import argparse
import asyncio
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from royaumes.cli.arguments.parser import Parser
from royaumes.cli.screen.render import Screen
from royaumes.cli.server.database import add_database
from royaumes.core import UserError
from royaumes.play.unfinished import data_folder

if TYPE_CHECKING:
    from royaumes.server.storage import Storage

_FINE, _FAILED = 0, 1


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("--data", metavar=say("cli-serve-folder"), help=say("cli-help-data"))
    add_database(parser)
    parser.add_argument("--check", action="store_true", help=say("cli-help-check"))
    parser.add_argument("--reports", action="store_true", help=say("cli-help-reports"))
    parser.add_argument("--settle", type=int, metavar="N", help=say("cli-help-settle"))
    person = say("cli-admin-person")
    parser.add_argument("--silence", metavar=person, help=say("cli-help-silence"))
    parser.add_argument("--unsilence", metavar=person, help=say("cli-help-unsilence"))


def run(args: argparse.Namespace) -> int:
    """Do what is asked; else say what there is, with `--check` after playing every stored game again."""
    return asyncio.run(_run(args))


async def _run(args: argparse.Namespace) -> int:
    from royaumes.server.config import Config
    from royaumes.server.finished.integrity import opened, settle
    from royaumes.server.storage import Silenced

    screen = Screen(args.words)
    folder = Path(args.data) if args.data else data_folder()
    async with opened(Config(folder, database=args.database)) as storage:
        if args.silence or args.unsilence:
            person = args.silence or args.unsilence
            if not await storage.is_known(person):
                raise UserError("cli-admin-nobody", text=person)
            await storage.save(Silenced(person, bool(args.silence)))
            screen.say("cli-admin-silenced" if args.silence else "cli-admin-unsilenced", text=person)
            return _FINE
        if args.settle is not None:
            await settle(storage, args.settle)
        if args.reports or args.settle is not None:
            return await _reports(screen, storage)
        return await _inventory(args, screen, storage)


async def _inventory(args: argparse.Namespace, screen: Screen, storage: Storage) -> int:
    from royaumes.server.finished.integrity import look_over

    found = await storage.inventory()
    screen.say("cli-admin-people", people=found.people, kilobytes=found.bytes // 1000)
    for stage in ("open", "playing", "over", "closed"):
        screen.say(f"cli-admin-{stage}", tables=found.tables.get(stage, 0))
    if found.reports:
        screen.say("cli-admin-reports", "yellow", reports=found.reports)
    if not args.check:
        return _FINE
    holds, broken = await look_over(storage)
    screen.say("cli-admin-holds", "green", games=holds)
    for table, error in broken:
        screen.line(f"{table}: {args.words.why(error)}")
    return _FAILED if broken else _FINE


async def _reports(screen: Screen, storage: Storage) -> int:
    found = await storage.reports()
    for one in found:
        when = datetime.fromtimestamp(one.at).strftime("%Y-%m-%d %H:%M")
        facts = {"number": one.number, "when": when, "table": one.table, "person": one.author}
        screen.say("cli-admin-report", "bold", **facts)
        screen.line(f"  {one.name or '–'}: {one.text}")
        if one.why:
            screen.line(f"  → {one.why}")
        if one.silenced:
            screen.say("cli-admin-is-silenced", "dim")
    if not found:
        screen.say("cli-admin-no-reports")
    return _FINE
