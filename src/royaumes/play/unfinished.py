"""Saved games that nobody had to name: unfinished ones wait for their players, finished ones are kept."""

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
    """Whether this file is in the data folder, unfinished or finished: not one that somebody named."""
    return path.resolve().parent in (_folder().resolve(), _finished().resolve())


def keep(path: Path) -> Path:
    """Move a game that has ended to the finished ones; where it is then."""
    kept = _finished() / path.name
    try:
        kept.parent.mkdir(mode=0o700, exist_ok=True)
        if kept.exists():
            return path
        return path.rename(kept)
    except OSError:  # it stays where it is, and is lost no more than before
        return path


def finished() -> list[Path]:
    """The files of all finished games, the newest first."""
    return sorted(_finished().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _finished() -> Path:
    return data_folder() / "finished"


def _folder() -> Path:
    return data_folder() / "unfinished"
