"""A real server on a free port of this machine, to be killed and started again at will."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

WAIT = 30.0
#: The file in a server's data that says by which name tables deal.
DEAL = "deal"
_KNOWN_DEALS = Path(__file__).with_name("known_deals.py")


def free_port() -> int:
    """A port of the loopback that nobody listens at just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`royaumes serve` in a process of its own; its tables live in one folder, whatever happens to it."""

    def __init__(
        self, data: Path, pace: float = 0.0, royaumes: Path | None = None, variants: Sequence[Path] = ()
    ) -> None:
        self.variants = variants
        self.data, self.pace, self.port = data, pace, free_port()
        #: An installed command; unless told, the tree's own rules, dealing what `deal` says.
        self.royaumes = royaumes
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def deal(self, name: str) -> None:
        """From now on every new table deals by this name, so that a test plays the same games every time."""
        (self.data / DEAL).write_text(os.environ.get("DEAL", "") + name, "utf-8")

    def start(self) -> "Server":
        command = [str(self.royaumes)] if self.royaumes else [sys.executable, "-P", str(_KNOWN_DEALS)]
        command += ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        command += ["--pace", str(self.pace), "--no-open"]
        command += [part for file in self.variants for part in ("--with", str(file))]
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
