"""Saves a game after every move: in a file that was named, or among the unfinished games."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shlex import quote

from royaumes.cli.screen.render import Screen
from royaumes.cli.table.typed import fold
from royaumes.core import UserError
from royaumes.games import files
from royaumes.play import Table, save
from royaumes.play.unfinished import is_own, keep, new_file

_YES = ("yes", "oui")
_NO = ("no", "non")


class Autosave:
    """Where a table's game is saved, if anywhere."""

    def __init__(self, table: Table, screen: Screen, path: Path | None) -> None:
        self.table = table
        self.screen = screen
        self.path = path
        self._failed = False

    def begin(self) -> None:
        """Save for the first time; a `UserError` if the named file cannot be written."""
        if self.path is not None:
            save(self.table, self.path)
            return
        try:
            self.path = new_file(self.table.game.key)
        except UserError as error:
            self._warn(error)
        self.update()

    def update(self) -> None:
        """Save the game as it stands. Where that fails it is said once, and the game goes on."""
        if self.path is None:
            return
        try:
            save(self.table, self.path)
            self._failed = False
        except UserError as error:
            if not self._failed:
                self._warn(error)
            self._failed = True

    def store(self, path: Path) -> bool:
        """Save the game there from now on; says whether that was possible."""
        if path != self.path and path.exists() and not self._may_replace(path):
            return False
        try:
            save(self.table, path)
        except UserError as error:
            self.screen.line(self.screen.words.why(error), "yellow")
            return False
        self._forget()
        self.path, self._failed = path, False
        return True

    def offer(self, message: str) -> bool:
        """Ask for a file name until the game is saved there or the offer is declined."""
        while True:
            try:
                typed = input(self.screen.words.say(message) + " ").strip()
            except EOFError:
                return False
            if not typed or _says(typed, _NO):
                return False
            if self.store(Path(typed).expanduser()):
                return True

    def leave(self) -> None:
        """Before the end: say how the game goes on another day, or offer to save what is saved nowhere."""
        if (self.path is None or self._failed) and not self.offer("cli-quit-save"):
            return
        self.update()
        assert self.path is not None
        if is_own(self.path) and not self._opened():
            self.screen.exactly("cli-how-to-go-on")
        else:
            self.screen.exactly("cli-how-to-resume", text=quote(str(self.path)) + self._opened())

    def finish(self) -> None:
        """After the end: a game without a file of its own is kept with the finished ones."""
        if self.path is None:
            self.offer("cli-quit-save")
        elif is_own(self.path):
            self.path = keep(self.path)
            with suppress(KeyboardInterrupt):  # the game is kept
                self.offer("cli-save-record")
        if self.path is not None:
            message = "cli-how-to-verify" if self.table.commitment else "cli-saved"
            self.screen.exactly(message, text=quote(str(self.path)) + self._opened())

    def _opened(self) -> str:
        """What opens the table's game once more, where it is one in a file."""
        file = files.known().get(self.table.game.key)
        return f" --game {quote(str(file))}" if file else ""

    def _forget(self) -> None:
        if self.path is not None and is_own(self.path):
            self.path.unlink(missing_ok=True)
            self.path = None

    def _warn(self, error: UserError) -> None:
        self.screen.line(self.screen.words.why(error), "yellow")
        self.screen.say("cli-not-saved", "yellow")

    def _may_replace(self, path: Path) -> bool:
        try:
            return says_yes(input(self.screen.words.say("cli-overwrite", text=str(path)) + " "))
        except EOFError:
            return False


def says_yes(typed: str) -> bool:
    """Whether an answer to a yes-or-no question means yes, in any language or by its first letter."""
    return _says(typed, _YES)


def _says(typed: str, words: tuple[str, ...]) -> bool:
    folded = fold(typed)
    return bool(folded) and any(word.startswith(folded) for word in words)
