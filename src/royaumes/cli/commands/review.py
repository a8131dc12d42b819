"""`royaumes review`: what was luck in a game and what were decisions."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path

from royaumes.cli.arguments.parser import Parser, whole_number
from royaumes.cli.record_files import check_new, one_record
from royaumes.core import Record, UserError
from royaumes.messages import Words
from royaumes.play.saving import write
from royaumes.review import Review, reviewed
from royaumes.review.page import page
from royaumes.review.wording import Wording


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say, jobs = parser.words.say, os.cpu_count() or 1
    parser.add_argument("file", nargs="?", metavar=say("cli-file"), help=say("review-help-file"))
    parser.add_argument("--number", type=whole_number, metavar="N", help=say("review-help-number"))
    parser.add_argument("--depth", type=whole_number, metavar="N", help=say("review-help-depth"))
    parser.add_argument("--jobs", type=whole_number, default=jobs, metavar="N", help=say("review-help-jobs"))
    parser.add_argument("--html", type=Path, metavar=say("cli-file"), help=say("review-help-html"))


def run(args: argparse.Namespace) -> int:
    """Review a record; with `--html` into a page, else on the screen."""
    if not args.file:
        raise UserError("cli-no-file")
    if args.html is not None:
        check_new(args.html)
    record = one_record(args.file, args.number)
    words = Words(args.words.catalogue, record.header.game, record.header.players)
    wording = Wording(_watched(record, args.depth, args.jobs, words), words)
    if args.html is None:
        _show(wording)
    else:
        write(args.html, page(wording))
        print(words.say("review-saved", text=str(args.html)))
    return 0


def _watched(record: Record, depth: int | None, jobs: int, words: Words) -> Review:
    """The review, behind a progress bar where a person looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words.say("review-judging"), total=None)
        return reviewed(record, depth, jobs, lambda done, of: bar.update(task, completed=done, total=of))


def _show(wording: Wording) -> None:
    from rich import box
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from royaumes.cli.screen.line_breaks import Unbroken

    say, console = wording.words.say, Console(highlight=False)
    heading, *rows = wording.rows()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for number, column in enumerate(heading):
        table.add_column(Text(column), justify="right" if number else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(Text(wording.title, "bold"))
    console.print(Unbroken(say("review-about", depth=wording.review.depth), "dim"))
    console.print(table)

    def listed(title: str, lines: Iterable[str]) -> None:
        console.print(Text(title, "bold"))
        for line in list(lines) or [say("review-none")]:
            console.print(Padding.indent(Unbroken(line), 2))

    listed(say("review-turning"), wording.turning())
    for seat in range(len(wording.review.parts)):
        name = wording.words.seat(seat)
        listed(say("review-of", seat=name, what=say("review-worst")), wording.worst(seat))
        listed(say("review-of", seat=name, what=say("review-best")), wording.best(seat))
