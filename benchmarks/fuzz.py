"""Messages that no browser would send: mutated ones over a real socket, by the hundred thousand.

They come from somebody who sits at a running table and from somebody who watches. Each gets one reply,
none of them an error of the server's own; the log stays free of tracebacks, the game as it stood, and the
server's memory flat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.client import Browser, Wire
from benchmarks.process import ONE_ADDRESS, Server, memory

#: Every kind of message, made so that it changes nothing as it stands.
_LATE = 10**9
TEMPLATES: tuple[dict[str, Any], ...] = (
    {"type": "answer", "id": "a7", "seat": 1, "question": _LATE, "move": "cell:6x3"},
    {"type": "why", "id": "w1", "seat": 1, "picks": ["cell:3x4", "stop"]},
    {"type": "undo", "id": "u1", "seat": 0},
    {"type": "consent", "id": "c1", "seat": 1, "agree": True},
    {"type": "nudge", "id": "n1", "seat": 1},
    {"type": "propose", "id": "p1", "what": "mind", "seat": 1},
    {"type": "vote", "id": "v1", "agree": False},
    {"type": "hint", "id": "h1", "seat": 0},
    {"type": "preview", "id": "p2", "seat": 0, "move": "cell:1x1"},
    {"type": "say", "id": "s1", "text": ""},
)
_ODD: tuple[Any, ...] = (
    None, True, -1, 2**63, 2**70, 1e308, "", "\0", "\ud800", "é" * 40, "seat:1", "x" * 5000, [], {}, [[[]]],
    {"type": "answer"}, "bot:", "../..", "' OR 1=1 --", "\u202e", 0.1,
)  # fmt: skip
_SIGNS = '{}[]":,0123456789eE+-.\\u\0 \n"truefalsnl€é'


class Mutator:
    """Makes one odd message after the other."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def message(self) -> str:
        """A message that was a good one."""
        made = dict(self._dice.choice(TEMPLATES))
        for _ in range(self._dice.randint(0, 2)):
            self._change_field(made)
        raw = json.dumps(made, ensure_ascii=self._dice.random() < 0.5).encode("utf-8", "replace").decode()
        for _ in range(self._dice.choice((0, 0, 1, 1, 2, 5))):
            raw = self._dice.choice(_CUTS)(raw, self._dice)
        return raw

    def _change_field(self, made: dict[str, Any]) -> None:
        name = self._dice.choice([*made, "extra", "seat", "move", "text"])
        if self._dice.random() < 0.2:
            made.pop(name, None)
        else:
            made[name] = self._dice.choice(_ODD)


def _place(raw: str, dice: random.Random) -> int:
    return dice.randint(0, max(0, len(raw) - 1))


_CUTS: tuple[Callable[[str, random.Random], str], ...] = (
    lambda raw, dice: raw[: _place(raw, dice)],
    lambda raw, dice: raw[_place(raw, dice) :],
    lambda raw, dice: (at := _place(raw, dice), raw[:at] + raw[at + 1 :])[1],
    lambda raw, dice: (at := _place(raw, dice), raw[:at] + dice.choice(_SIGNS) + raw[at:])[1],
    lambda raw, dice: (at := _place(raw, dice), raw[:at] + dice.choice(_SIGNS) + raw[at + 1 :])[1],
    lambda raw, dice: (at := _place(raw, dice), raw[at:] + raw[:at])[1],
    lambda raw, dice: raw + raw,
    lambda raw, dice: "[" * dice.choice((1, 50, 3000)) + raw,
)


@dataclass
class Found:
    """What the server said to all that, and what it should not have."""

    sent: int = 0
    replies: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    #: Bytes in the server's memory, early and at the end.
    early: int = 0
    late: int = 0

    def __str__(self) -> str:
        said = ", ".join(f"{count} {kind}" for kind, count in self.replies.most_common())
        return f"{self.sent} messages: {said}; {self.early / 1e6:.1f} MB early, {self.late / 1e6:.1f} MB late"


class Pest:
    """One socket that sends odd messages and counts what comes back."""

    def __init__(self, found: Found) -> None:
        self._found = found
        self._replied = 0
        self._more = asyncio.Event()
        self._wire: Wire | None = None

    async def send(self, browser: Browser, table: str, messages: list[str]) -> None:
        """Send these; all have been replied to then."""
        if self._wire is None:
            self._wire = await browser.socket(table, self._receive, None, self._more.set)
        self._replied = 0
        for raw in messages:
            self._wire.send(raw.encode())
        self._found.sent += len(messages)
        while self._replied < len(messages) and not self._wire.gone:
            await asyncio.wait_for(self._more.wait(), 60)
            self._more.clear()
        if self._wire.gone:
            self._found.wrong.append(f"a socket was closed: {self._wire.code}")
            self._wire = None

    async def end(self) -> None:
        """Go."""
        if self._wire is not None:
            await self._wire.end()

    def _receive(self, raw: bytes) -> None:
        message = json.loads(raw)
        if "id" not in message:
            return
        error = message.get("error")
        code = error["code"] if error else ""
        self._found.replies[f"{message['type']} {code}".strip()] += 1
        if code in ("broken", "not-saved", "unwell"):
            self._found.wrong.append(raw.decode()[:300])
        self._replied += 1
        self._more.set()


async def pester(server: Server, count: int, seed: int, found: Found) -> None:
    """Send so many messages, in lots."""
    host, guest, watcher = (Browser(server.port) for _ in range(3))
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await host.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
    await guest.ask("POST", f"/api/tables/{table}/sit", {})
    await host.ask("POST", f"/api/tables/{table}/start", {})
    before = await _standing(host, table)
    mutator, pests = Mutator(seed), [(Pest(found), guest), (Pest(found), watcher)]
    lot = 100
    for number in range(0, count, lot):
        pest, browser = pests[number // lot % 2]
        await pest.send(browser, table, [mutator.message() for _ in range(min(lot, count - number))])
        if number <= count // 5:
            found.early = memory(server.pid)
    found.late = memory(server.pid)
    for pest, _ in pests:
        await pest.end()
    if (after := await _standing(host, table)) != before:
        found.wrong.append(f"the table has changed: {before} {after}")


async def _standing(browser: Browser, table: str) -> object:
    """All that must stay as it is; who is here may change."""
    info = await browser.ask("GET", f"/api/tables/{table}")
    seats = [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]]
    record = await browser.ask("GET", f"/api/tables/{table}/record")
    return seats, info["stage"], info["paused"], info["answers"], record


def fuzz(folder: Path, count: int, seed: int = 1) -> Found:
    """Pester a server with so many messages."""
    found = Found()
    server = Server(folder, pace=0, socket_burst=10**9, hint_burst=20, **ONE_ADDRESS)
    server.start()
    try:
        asyncio.run(pester(server, count, seed, found))
    finally:
        if server.stop():
            found.wrong.append("the server did not end in good order")
    if "Traceback" in (log := server.log.read_text()):
        found.wrong.append(log[-2000:])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz(Path(folder), args.messages, args.seed)
    print(found)
    for line in found.wrong[:20]:
        print(line, file=sys.stderr)
    sys.exit(1 if found.wrong or found.late - found.early > 10_000_000 else 0)


if __name__ == "__main__":
    main()
