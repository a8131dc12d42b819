"""Copies of a server's data: made while it runs, put back before it does, and looked over."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from royaumes.core import UserError
from royaumes.games import game
from royaumes.play import check as check_record
from royaumes.server.archive import record_of, standing_answers
from royaumes.server.game_log import Row
from royaumes.server.lock import locked
from royaumes.server.rows import TableRow, read_all
from royaumes.server.schema import STEPS
from royaumes.server.storage import FILE, check


@dataclass(frozen=True, slots=True)
class Inventory:
    """What a data folder holds."""

    people: int
    tables: dict[str, int]
    bytes: int
    reports: int


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """A line of chat that somebody wants the owner to see, and who wrote it where."""

    number: int
    table: str
    author: str
    name: str
    text: str
    why: str
    at: float
    silenced: bool


def backup(folder: Path, target: Path) -> None:
    """Copy the data of a server, running or not, as it stands at one moment; a `UserError` says why not."""
    if target.exists():
        raise UserError("server-copy-there", text=str(target))
    with _reading(folder / FILE) as source:
        _copy(source, target)


def restore(copy: Path, folder: Path) -> None:
    """Put a copy where a server finds it; never over data that is there."""
    target = folder / FILE
    if target.exists():
        raise UserError("server-copy-there", text=str(target))
    with locked(folder), _reading(copy) as source:
        (version,) = source.execute("PRAGMA user_version").fetchone()
        if not 0 < version <= len(STEPS):
            raise UserError("server-newer-data", version=version, known=len(STEPS))
        _copy(source, target)


def inventory(folder: Path) -> Inventory:
    """What there is."""
    with _reading(folder / FILE) as source:
        (people,) = source.execute("SELECT count(*) FROM people").fetchone()
        (reports,) = source.execute("SELECT count(*) FROM reports").fetchone()
        tables = dict(source.execute("SELECT stage, count(*) FROM tables GROUP BY stage").fetchall())
        (size,) = source.execute(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        ).fetchone()
    return Inventory(people, tables, size, reports)


def reported(folder: Path) -> list[ReportedLine]:
    """The lines of chat that were reported, the newest first."""
    silenced = "EXISTS (SELECT 1 FROM people WHERE people.person = author AND silenced)"
    columns = f"number, place, author, name, text, why, at, {silenced}"
    with _reading(folder / FILE) as source:
        found = source.execute(f"SELECT {columns} FROM reports ORDER BY number DESC")
        return [ReportedLine(*values) for values in found]


def silence(folder: Path, person: str, silenced: bool) -> None:
    """Let somebody write no more in any chat, or let them again; a running server follows at once."""
    known = "ON CONFLICT (person) DO UPDATE SET silenced = excluded.silenced"
    insert = "INSERT INTO people (person, name, since, silenced) VALUES (?, '', ?, ?)"
    with _reading(folder / FILE) as source:
        source.execute(f"{insert} {known}", (person, time.time(), int(silenced)))


def settle(folder: Path, number: int) -> None:
    """A report has been dealt with; a `UserError` where there is none of this number."""
    with _reading(folder / FILE) as source:
        if not source.execute("DELETE FROM reports WHERE number = ?", (number,)).rowcount:
            raise UserError("cli-admin-no-report", number=number)


def look_over(folder: Path) -> tuple[int, list[tuple[str, UserError]]]:
    """Play every stored game again by the rules: how many hold, and the tables of those that do not."""
    holds, broken = 0, []
    with _reading(folder / FILE) as source:
        for row in read_all(source, "WHERE stage IN ('playing', 'over')"):
            try:
                holds += _holds(source, row)
            except UserError as error:
                broken.append((row.id, error))
    return holds, broken


def _holds(source: sqlite3.Connection, row: TableRow) -> bool:
    if row.rules_version != game(row.game).rules_version:
        return True  # it says so itself
    found = source.execute(
        "SELECT row, kind, seat, text, key FROM log WHERE number = ? ORDER BY row", (row.number,)
    )
    record = record_of(row, standing_answers(Row(*one) for one in found))
    check_record(game(row.game), record)
    return True


def _reading(path: Path) -> closing[sqlite3.Connection]:
    if not path.is_file():
        raise UserError("server-no-copy", text=str(path))
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
    try:
        check(connection)
        connection.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        connection.close()
        raise UserError("server-no-data", text=str(path), what=str(error)) from error
    return closing(connection)


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """Whole or not at all, and for the owner's eyes alone: the data holds keys and seeds."""
    beside = target.with_name(target.name + ".new")
    try:
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(beside)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        beside.replace(target)
    except (OSError, sqlite3.Error) as error:
        beside.unlink(missing_ok=True)
        raise UserError("server-no-data", text=str(target), what=str(error)) from error
