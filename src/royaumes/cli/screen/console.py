"""The console that every command prints on."""

from __future__ import annotations

import os

from rich.console import Console

#: The columns of a file or a pipe, where nobody says how many: tables are not cut there.
_WIDE = 120


class _Pipe(Console):
    """A console that leaves it to the command what happens when its reader goes away."""

    def on_broken_pipe(self) -> None:
        """Raised on, instead of rich's own exit code."""
        raise BrokenPipeError


def new_console() -> Console:
    """Standard output, as wide as the terminal, or wide enough for tables where there is none."""
    console = _Pipe(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _WIDE
    return console
