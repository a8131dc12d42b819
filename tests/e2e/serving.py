"""A real server on a free port of this machine, to be killed and started again at will."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

WAIT = 30.0


def free_port() -> int:
    """A port of the loopback that nobody listens at just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`royaumes serve` in a process of its own; its tables live in one folder, whatever happens to it."""

    def __init__(self, data: Path, pace: float = 0.0, royaumes: Path | None = None) -> None:
        self.data, self.pace, self.port = data, pace, free_port()
        #: The command; unless told, the one of the Python that runs the tests.
        self.royaumes = royaumes or Path(sys.executable).with_name("royaumes")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        command = [str(self.royaumes), "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--pace", str(self.pace), "--no-open"]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        self._await()
        return self

    def _await(self) -> None:
        assert self.process is not None
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            with suppress(OSError), urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not come up: {(self.data / 'server.log').read_text('utf-8')}")

    def kill(self) -> None:
        """kill -9, as a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ctrl-C; then nothing of it is left."""
        if self.process is None:
            return
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None
