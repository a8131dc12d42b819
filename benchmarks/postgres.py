"""A PostgreSQL server of one's own out of Debian's package: started in a new folder, then thrown away."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

_USER = "royaumes"
#: PostgreSQL refuses to run as root: this user needs no rights at all.
_NOBODY = "nobody"
_PATIENCE = 60.0


class NoPostgresError(Exception):
    """There is no PostgreSQL on this machine that could be started."""


def binaries() -> Path:
    """The folder of the newest PostgreSQL here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    anywhere = shutil.which("postgres")
    if not found and anywhere is None:
        raise NoPostgresError("no PostgreSQL here (apt-get install postgresql)")
    return found[-1].parent if found else Path(str(anywhere)).resolve().parent


class Postgres:
    """One server that listens on a socket in its own folder; it can be stopped and started again."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self._folder = folder
        self._bin = binaries()
        self._user = _NOBODY if os.geteuid() == 0 else None
        self._settings = [f"unix_socket_directories={folder}", "listen_addresses=", "max_connections=100"]
        if not durable:
            self._settings += ["fsync=off", "full_page_writes=off"]
        self._process: subprocess.Popen[bytes] | None = None
        self._names = count(1)
        if self._user:
            shutil.chown(folder, self._user)
        how = ["--no-sync", "--auth=trust", f"--username={_USER}", "--encoding=UTF8", "--locale=C"]
        self._run("initdb", *how, "-D", str(folder / "data"))

    def _run(self, name: str, *arguments: str) -> str:
        command = [str(self._bin / name), *arguments]
        done = subprocess.run(command, user=self._user, capture_output=True, text=True, timeout=_PATIENCE)
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stderr}")
        return done.stdout

    def start(self) -> None:
        """Start it; it takes connections then."""
        options = [part for one in self._settings for part in ("-c", one)]
        with (self._folder / "log").open("ab") as log:
            command = [str(self._bin / "postgres"), "-D", str(self._folder / "data"), *options]
            self._process = subprocess.Popen(command, user=self._user, stdout=log, stderr=log)
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                self._run("pg_isready", "-q", "-h", str(self._folder), "-U", _USER, "-d", "postgres")
                return
            except RuntimeError:
                if time.monotonic() > deadline or self._process.poll() is not None:
                    raise RuntimeError((self._folder / "log").read_text()) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it; connections that are open are cut."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            self._process = None

    def database(self) -> str:
        """The address of an empty database: in truth a schema of its own, which costs no thousand files."""
        name = f"test{next(self._names)}"
        where = ("-h", str(self._folder), "-U", _USER, "-d", "postgres")
        self._run("psql", "-q", *where, "-c", f"CREATE SCHEMA {name}")
        return f"postgresql://{_USER}@/postgres?host={self._folder}&search_path={name}"


@contextlib.contextmanager
def postgres(durable: bool = True) -> Iterator[Postgres]:
    """A running server; `NoPostgresError` where it cannot be had. What is not durable is quicker."""
    with tempfile.TemporaryDirectory(prefix="royaumes-pg-") as folder:
        found = _started(Path(folder), durable)
        try:
            yield found
        finally:
            found.stop(signal.SIGQUIT)  # nobody wants its data any more


def _started(folder: Path, durable: bool) -> Postgres:
    try:
        found = Postgres(folder, durable)
        found.start()
        return found
    except (RuntimeError, OSError, subprocess.SubprocessError) as error:
        raise NoPostgresError(f"PostgreSQL does not start here: {error}") from error
