"""Saved games: a running game's record with its seed, for the eyes of the table's owner only."""

from __future__ import annotations

import os
from pathlib import Path
from stat import S_IMODE
from tempfile import mkstemp

from royaumes.core import Chance, Over, Record, UserError
from royaumes.core.codec import dump
from royaumes.core.record import replay
from royaumes.core.stream import ALGORITHM
from royaumes.games import AnyGame
from royaumes.play.checking import check
from royaumes.play.table import HIDDEN, Table


def save(table: Table, path: Path) -> None:
    """Write the game so that it can go on; the file is replaced whole or not at all."""
    write(path, dump(table.own_record))


def write(path: Path, text: str) -> None:
    """Put a text into a file in one stroke; a `UserError` where that cannot be.

    A new file is for its owner's eyes only, an old one keeps its mode; what is no regular file stays.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise UserError("table-not-a-file", text=str(path))
    try:
        _replace(target, text)
    except OSError as error:
        raise UserError("table-cannot-write", text=str(path), what=error.strerror or str(error)) from error


def _replace(target: Path, text: str) -> None:
    handle, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8", "backslashreplace"))  # half a character, as JSON spells it
            file.flush()
            os.fsync(handle)
        if target.exists():
            beside.chmod(S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def resume(game: AnyGame, record: Record) -> Table:
    """The table of a saved game, its answers and its chance checked; a `UserError` says what is wrong."""
    if record.header.stream != ALGORITHM:
        raise UserError("verify-other-stream", stream=record.header.stream, expected=ALGORITHM)
    if record.seed:
        check(game, record)
    elif any(answer.text == HIDDEN for answer in record.answers):
        raise UserError("table-resume-no-seed")
    steps = list(replay(game, record))
    last = game.pending(steps[-1].state)
    if record.header.commitment and not record.seed and not isinstance(last, Over):
        raise UserError("table-resume-no-seed")
    if record.seed and isinstance(last, Chance):
        raise UserError("table-resume-cut")
    table = Table(game, _names(record), record.seed, record.header.settings, record.header.origin)
    table.header = record.header
    table.stand(steps)
    return table


def _names(record: Record) -> tuple[str, ...]:
    """The players; empty names where the record does not say."""
    players, seats = record.header.players, record.header.seats
    return players if len(players) == seats else ("",) * seats
