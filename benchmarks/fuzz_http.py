"""Requests that no browser would send: schemathesis reads the server's own schema and tries all it allows.

It knows a table and the cookie of its host, so that it gets past the door. No answer may be a 5xx, and the
log stays free of tracebacks.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from benchmarks.client import HOST, Browser
from benchmarks.process import ONE_ADDRESS, Server, memory

_MANY = {"http_burst": 10**6, "tables_burst": 10**6, "replays_burst": 10**6, "address_replays_burst": 10**6}


@dataclass(frozen=True)
class Found:
    """What schemathesis said, its exit code, the server's log, and how much its memory has grown."""

    said: str
    code: int
    log: str
    growth: int

    @property
    def fine(self) -> bool:
        """Whether nothing broke."""
        return not self.code and "Traceback" not in self.log


async def _table(port: int) -> tuple[str, str]:
    """A running table and the cookie of its host."""
    host = Browser(port)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = (await host.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
    await host.ask("POST", f"/api/tables/{table}/start", {})
    return table, host.cookie


def fuzz_http(folder: Path, examples: int, seed: int = 1) -> Found:
    """Try every path of a server, so many times each."""
    server = Server(folder, pace=0, **_MANY, **ONE_ADDRESS)
    server.start()
    try:
        table, cookie = asyncio.run(_table(server.port))
        known = folder / "schemathesis.toml"
        known.write_text(f'[parameters]\ntable = "{table}"\nkey = "crowns"\nlang = "en"\n')
        before = memory(server.pid)
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(known), "run", "--no-color"]
        wanted = [
            "--checks",
            "not_a_server_error",
            "--phases",
            "coverage,fuzzing",
            "--generation-database",
            "none",
        ]
        about = ["--max-examples", str(examples), "--seed", str(seed), "--header", f"Cookie: {cookie}"]
        at = f"http://{HOST}:{server.port}/api/schema"
        tried = subprocess.run([*command, *wanted, *about, at], cwd=folder, capture_output=True, text=True)
        growth = memory(server.pid) - before
    finally:
        code = server.stop()
    return Found(tried.stdout + tried.stderr, tried.returncode or code, server.log.read_text(), growth)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz_http(Path(folder), args.examples, args.seed)
    print(found.said[-1500:])
    print(f"memory grew by {found.growth / 1e6:.1f} MB")
    if not found.fine:
        print(found.log[-3000:], file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
