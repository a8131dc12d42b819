"""Where unfinished games wait for their players: a folder of saved games that nobody had to name."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from itertools import count
from pathlib import Path

from royaumes.core import UserError
from royaumes.messages.source import prefix


def data_folder() -> Path:
    """Where a person's data is stored on this system, by its own custom."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "royaumes"


def own_folder() -> Path:
    """The data folder, made where it is missing, for its owner alone."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    return folder


def unfinished() -> list[Path]:
    """The files of all unfinished games, the one played last first."""
    games = _folder().glob("*.json")
    return sorted(games, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def new_file(key: str) -> Path:
    """A file for a game that begins now, which no other game has; a `UserError` where there can be none."""
    folder = _folder()
    begun = f"{prefix(key)}-{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        own_folder()
        folder.mkdir(mode=0o700, exist_ok=True)
        for number in count(1):
            path = folder / (f"{begun}.json" if number == 1 else f"{begun}-{number}.json")
            if not path.exists():
                path.touch(mode=0o600, exist_ok=False)
                return path
    except OSError as error:
        raise UserError("table-cannot-write", text=str(folder), what=error.strerror or str(error)) from error
    raise AssertionError("numbers never end")


def is_own(path: Path) -> bool:
    """Whether this is the file of an unfinished game: the house's own, not one that somebody named."""
    return path.resolve().parent == _folder().resolve()


def _folder() -> Path:
    return data_folder() / "unfinished"
