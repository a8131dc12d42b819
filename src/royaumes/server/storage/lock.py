"""One server per data folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from royaumes.core import UserError


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a data folder for this process alone; a `UserError` where another server holds it.

    The system lets go of the lock when the process ends, however it ends.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / "royaumes.lock"
        path.touch(mode=0o600)
        file = path.open("r+b")
    except OSError as error:
        raise UserError("server-no-data", text=str(folder), what=error.strerror or str(error)) from error
    with file:
        try:
            _take(file)
        except OSError as error:
            raise UserError("cli-serve-in-use", text=str(folder)) from error
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
