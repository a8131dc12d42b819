"""Saved games: a running game's record with its seed, for the eyes of the table's owner only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from royaumes.core import Chance, Game, Over, Record, UserError
from royaumes.core.codec import dump
from royaumes.core.record import replay
from royaumes.core.stream import ALGORITHM
from royaumes.play.checking import check
from royaumes.play.table import HIDDEN, Table


def save(table: Table, path: Path) -> None:
    """Write the game so that it can go on; the file is replaced whole or not at all."""
    write(path, dump(table.own_record))


def write(path: Path, text: str) -> None:
    """Put a text into a file in one stroke; a `UserError` where that cannot be."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as error:
        raise UserError("table-cannot-write", text=str(path), what=error.strerror or "?") from error


def resume(game: Game[Any, Any], record: Record) -> Table:
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
    table = Table(game, _names(record), record.seed, record.header.settings)
    table.header = record.header
    table.stand(steps)
    return table


def _names(record: Record) -> tuple[str, ...]:
    """The players; empty names where the record does not say."""
    players, seats = record.header.players, record.header.seats
    return players if len(players) == seats else ("",) * seats
