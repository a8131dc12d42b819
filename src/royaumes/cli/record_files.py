"""Reading record files: one record, or many with one per line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from royaumes.core import Record, UserError
from royaumes.core.codec import is_many, load, load_many


def read_text(name: str) -> str:
    """What is in a file ("-" is standard input); a `UserError` where it cannot be read."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except OSError as error:
        raise UserError("cli-cannot-read", text=name, what=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise UserError("record-foreign", line=1) from error


def records(name: str) -> Iterator[Record]:
    """Every record of a file, in order, each read when its turn comes."""
    text = read_text(name)
    if is_many(text):
        yield from load_many(text)
    else:
        yield load(text)


def one_record(name: str, number: int | None) -> Record:
    """The record with this number (from 1) in a file; the only one where no number is given."""
    found = 0
    first = None
    for record in records(name):
        found += 1
        if found == number:
            return record
        first = first or record
        if number is None and found > 1:
            raise UserError("cli-many-records", text=name)
    if number is None and first is not None:
        return first
    raise UserError("cli-no-such-record", text=name, number=number or 1, found=found)


def check_new(path: Path) -> None:
    """Raise a `UserError` if the file exists already."""
    if path.exists() or path.is_symlink():
        raise UserError("cli-file-exists", text=str(path))
