"""Saving the games of a simulation: records in a file, tables in a folder or each in a file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Protocol, Self

from royaumes.core import UserError

if TYPE_CHECKING:
    from royaumes.sim import Result

_PARQUET = ".parquet"
#: Rows that are written together.
_ROWS = 50_000


class Output(Protocol):
    """Takes every result; a `UserError` where it cannot be written."""

    def __enter__(self) -> Self: ...
    def __exit__(self, *_: object) -> None: ...
    def add(self, result: Result) -> None:
        """One more game."""


def is_tables(name: str | None) -> bool:
    """Whether tables are wanted, and not records."""
    return bool(name) and (_is_folder(str(name)) or Path(str(name)).suffix == _PARQUET)


def _is_folder(name: str) -> bool:
    return name.endswith(("/", os.sep))


def output(name: str | None, *, replace: bool) -> Output:
    """A folder of tables for "games/", one table for "games.results.parquet", else a file of records.

    What exists is replaced only where that is said; a pipe or a device is simply written to.
    """
    return TableFiles(_files(str(name)), replace) if is_tables(name) else RecordFile(name, replace)


def _files(name: str) -> dict[str, Path]:
    """The file of each table that is wanted; a `UserError` where a file's name does not say which table."""
    from royaumes.sim.tables import SCHEMA

    if _is_folder(name):
        return {table: Path(name) / f"{table}{_PARQUET}" for table in SCHEMA}
    table = Path(name).stem.rpartition(".")[2]
    if table not in SCHEMA:
        stem = str(Path(name).with_suffix(""))
        named = tuple(f"{stem}.{one}{_PARQUET}" for one in SCHEMA)
        raise UserError("sim-which-table", text=name, known=named, folder=f"{stem}/")
    return {table: Path(name)}


def _problem(name: object, error: OSError) -> UserError:
    return UserError("sim-cannot-write", text=str(name), what=error.strerror or str(error))


class RecordFile:
    """A file of records, one per line, if one is wanted."""

    def __init__(self, name: str | None, replace: bool) -> None:
        self._name = name
        self._mode = "w" if replace or (name and Path(name).exists() and not Path(name).is_file()) else "x"
        self._file: IO[str] | None = None

    def __enter__(self) -> Self:
        try:
            if self._name:
                self._file = Path(self._name).open(self._mode, encoding="utf-8", buffering=1)
        except FileExistsError as error:
            raise UserError("cli-file-exists", text=self._name or "") from error
        except OSError as error:
            raise _problem(self._name, error) from error
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):  # what could not be written has been said before
            if self._file is not None:
                self._file.close()

    def add(self, result: Result) -> None:
        """One more line, at once on its way to the disk."""
        try:
            if self._file is not None:
                self._file.write(result.record)
        except OSError as error:
            raise _problem(self._name, error) from error


class TableFiles:
    """A Parquet file for each table that is wanted."""

    def __init__(self, files: dict[str, Path], replace: bool) -> None:
        self._files = files
        self._replace = replace
        self._rows: dict[str, list[tuple[Any, ...]]] = {}
        self._writers: dict[str, Any] = {}

    def __enter__(self) -> Self:
        try:
            from pyarrow.parquet import ParquetWriter
        except ModuleNotFoundError as error:
            raise UserError("sim-needs-pyarrow") from error
        schemas = _schemas()
        for path in self._files.values():
            if path.exists() and not self._replace:
                raise UserError("cli-file-exists", text=str(path))
        for name, path in self._files.items():
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._writers[name] = ParquetWriter(path, schemas[name])
            except OSError as error:
                raise _problem(path, error) from error
            self._rows[name] = []
        return self

    def __exit__(self, *_: object) -> None:
        for name, writer in self._writers.items():
            with suppress(OSError):
                self._write(name)
            writer.close()

    def add(self, result: Result) -> None:
        """The rows of one more game."""
        for name, path in self._files.items():
            self._rows[name] += result.tables[name]
            if len(self._rows[name]) > _ROWS:
                try:
                    self._write(name)
                except OSError as error:
                    raise _problem(path, error) from error

    def _write(self, name: str) -> None:
        import pyarrow

        rows, self._rows[name] = self._rows[name], []
        if rows:
            schema = self._writers[name].schema
            columns = [
                pyarrow.array(column, one.type)
                for column, one in zip(zip(*rows, strict=True), schema, strict=True)
            ]
            self._writers[name].write_table(pyarrow.table(columns, schema=schema))


def _schemas() -> dict[str, Any]:
    import pyarrow

    from royaumes.sim.tables import SCHEMA

    kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    return {
        table: pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
        for table, columns in SCHEMA.items()
    }
