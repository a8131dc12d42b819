"""Autosave a game in a file: after every move, when asked, or when somebody leaves."""

from __future__ import annotations

from pathlib import Path

from royaumes.cli.parse import fold
from royaumes.cli.render import Screen
from royaumes.core import UserError
from royaumes.play import Table, save

_YES = ("yes", "oui")


class Autosave:
    """Where a table's game is kept, if anywhere."""

    def __init__(self, table: Table, screen: Screen, path: Path | None) -> None:
        self.table = table
        self.screen = screen
        self.path = path

    def update(self) -> None:
        """Write the game as it stands, where a file was named for it."""
        if self.path is not None:
            save(self.table, self.path)

    def store(self, path: Path) -> bool:
        """Write the game there and go on autosave it there; says whether that was possible."""
        if path != self.path and path.exists() and not self._may_replace(path):
            return False
        try:
            save(self.table, path)
        except UserError as problem:
            self.screen.line(self.screen.words.why(problem), "yellow")
            return False
        self.path = path
        return True

    def offer(self, message: str) -> bool:
        """Ask for a file's name until the game is written or nobody wants that."""
        while self.path is None:
            try:
                typed = input(self.screen.words.say(message) + " ").strip()
            except EOFError:
                return False
            if not typed:
                return False
            self.store(Path(typed).expanduser())
        return True

    def _may_replace(self, path: Path) -> bool:
        try:
            typed = fold(input(self.screen.words.say("cli-overwrite", text=str(path)) + " "))
        except EOFError:
            return False
        return bool(typed) and any(word.startswith(typed) for word in _YES)
