"""What people at one terminal share: the table, the screen, their seats."""

from __future__ import annotations

from collections.abc import Collection

from royaumes.cli.screen.render import Screen
from royaumes.cli.table.autosave import Autosave
from royaumes.play import Table
from royaumes.play.lesson import Step, lesson_of


class TerminalTable:
    """A table at a terminal."""

    def __init__(self, table: Table, bots: Collection[int], screen: Screen, autosave: Autosave) -> None:
        """`bots` are the seats that no person holds."""
        self.table = table
        self.screen = screen
        self.autosave = autosave
        self.people = [seat for seat in range(table.header.seats) if seat not in bots]
        #: Whether people here have something to hide from each other.
        self.secrets = False
        self.lesson = lesson_of(table.game.key, table.own_record.seed)

    def lesson_step(self) -> Step | None:
        """The next step of a lesson, while its moves are followed."""
        return self.lesson.step(self.table.answers) if self.lesson else None
