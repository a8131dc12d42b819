"""The real server in a process of its own, and what it uses."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from benchmarks.client import HOST


def host(folder: str, port: int, **limits: Any) -> None:
    """The real server, but for what one address may ask for: all players live at one here."""
    from royaumes.server import logs
    from royaumes.server.config import Config, Limits
    from royaumes.server.run import listen, serve
    from royaumes.server.storage.lock import locked

    threading.Thread(target=_end_with_the_benchmark, daemon=True).start()
    logs.set_up()
    pace, database = limits.pop("pace", 0.9), limits.pop("database", "")
    config = Config(Path(folder), database=database, pace=pace, limits=Limits(**limits))
    alone = contextlib.nullcontext() if database else locked(config.data)
    with listen(HOST, port) as listening, alone, contextlib.suppress(KeyboardInterrupt):
        serve(config, listening, lambda: print("ready", flush=True))


def _end_with_the_benchmark() -> None:
    """Whoever started this server holds the other end of its input, and lets go of it only by ending."""
    sys.stdin.read()
    os._exit(1)


#: All who play in a benchmark share one address.
ONE_ADDRESS = {"address_tables_burst": 10**6, "address_burst": 10**6, "address_connections": 10**6}


class Server:
    """One server on a port of its own, with its data in a folder; it can be killed and started again."""

    def __init__(self, folder: Path, sources: Path | None = None, /, **changes: float | str) -> None:
        self.folder = folder
        #: Where Python finds the package first, if not where it is installed.
        self._sources = sources
        self.port = free_port()
        self._arguments = f"{str(folder)!r}, {self.port}, **{changes!r}"
        self._process: subprocess.Popen[bytes] | None = None
        #: What it wrote to its log.
        self.log = folder / "server.log"

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it; it is ready then."""
        self._process = self._run("benchmarks.process", "host")
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise self._not_started()

    def _run(self, module: str, function: str) -> subprocess.Popen[bytes]:
        """A Python process that calls this with what the server is to be."""
        code = f"from {module} import {function}; {function}({self._arguments})"
        environment = {"PYTHONPATH": str(self._sources)} if self._sources else {}
        with self.log.open("ab") as log:
            pipe = subprocess.PIPE
            return subprocess.Popen(
                [sys.executable, "-c", code],
                stdin=pipe,
                stdout=pipe,
                stderr=log,
                env={**os.environ, **environment},
            )

    def _not_started(self) -> RuntimeError:
        return RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> list[int]:
        """End it without warning; the processes that it had started."""
        family = children(self.pid)
        self._end(signal.SIGKILL)
        return family

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        assert process is not None and process.stdout is not None and process.stdin is not None
        process.send_signal(how)
        try:
            return process.wait(120)
        finally:
            process.kill()
            process.wait()
            process.stdin.close()
            process.stdout.close()
            self._process = None

    @property
    def running(self) -> bool:
        """Whether it has been started and not ended."""
        return self._process is not None


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.split("VmRSS:")[1].split()[0]) * 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    threads = (Path("/proc") / str(pid) / "task").iterdir()
    return [int(one) for thread in threads for one in (thread / "children").read_text().split()]


def alive(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        return "Z" not in (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2][:3]
    except (FileNotFoundError, ProcessLookupError):
        return False


def outlived(family: list[int], seconds: float = 10.0) -> list[int]:
    """Those of these processes that have not ended by then."""
    deadline = time.monotonic() + seconds
    while any(map(alive, family)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return [pid for pid in family if alive(pid)]
