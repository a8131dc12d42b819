"""A player over a bad line: messages are dropped, doubled, late or overtaken, and they do not give up."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from benchmarks.client import Browser, Wire

#: Seconds without a reply after which a move is sent again, at least; so often, then a new socket is dialled.
_AGAIN, _TIMES = 0.15, 4
#: Seconds between two tries to dial, at most.
_LONGEST = 0.6
#: Replies take so much longer now and then than they usually do.
_SLACK = 4.0
#: Seconds that they are taken to take, at most.
_MOST = 3.0
#: Seconds of silence after which somebody who has nothing to say dials again.
_SILENCE = 30.0
GONE = (OSError, ConnectionError, asyncio.TimeoutError)
#: Replies that say: not now, but the same message may be sent again.
_LATER = ("too-many", "not-saved", "unwell")
#: Seconds without a reply to a line of chat, sent again and again, after which the chat is stuck.
_STUCK = 90.0
#: How often somebody says something before they move.
_TALK = 0.1


class Line:
    """A bad connection: what is sent arrives not at all, twice, late, or after what was sent later."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self.counts: Counter[str] = Counter()

    def arrivals(self) -> list[float]:
        """Seconds until each copy of a message is delivered."""
        kind = self._dice.choices(("good", "dropped", "doubled", "late"), (82, 6, 6, 6))[0]
        self.counts[kind] += 1
        late = self._dice.uniform(0.02, 0.5)
        return {"good": [0.0], "dropped": [], "doubled": [0.0, late], "late": [late]}[kind]

    def breaks(self) -> bool:
        """Whether the socket breaks now; what was on its way then is lost."""
        return self._dice.random() < 0.015


@dataclass
class Sent:
    """A move on its way: its message, and who it answers for."""

    name: str
    raw: bytes
    seat: int
    move: str
    at: float = field(default_factory=time.monotonic)


class Player:
    """One person at one table who answers whatever is asked and does not give up."""

    def __init__(self, ports: list[int], name: str, dice: random.Random) -> None:
        self.browser = Browser(ports[0])
        self._ports = ports
        self.name = name
        self.line = Line(dice)
        #: Every move that was sent, and those that the server said it has taken.
        self.sent: dict[str, Sent] = {}
        self.accepted: set[str] = set()
        self.failed: list[str] = []
        #: Lines of chat that were sent, those that the server said it has taken, and all that were shown.
        self.lines: dict[str, str] = {}
        self.said: set[str] = set()
        self.received: dict[int, str] = {}
        self.over = False
        #: When something new was received.
        self.learnt_at = time.monotonic()
        self._dice = dice
        self._open: Sent | None = None
        self._saying: Sent | None = None
        #: Whether the socket before this one was given up because nothing came any more.
        self._silent = False
        #: What is to be answered once the last answer has been accepted.
        self._asked: tuple[int, dict[str, Any]] | None = None
        self._answered = -1
        #: Told when the table serves us: with the moment when we dialled.
        self.served: Callable[[float], None] = lambda dialled: None
        #: How many sockets were opened.
        self.dials = 0
        #: Seconds that replies take, about.
        self._usual = 0.0
        self._sent_at = 0.0
        self._n = -1

    async def play(self, table: str) -> None:
        """Play until the game is over, however often that takes a new socket."""
        pause = _AGAIN
        while not self.over:
            before = self.dials
            with suppress(*GONE):
                await self._sit(table)
            pause = _AGAIN if self.dials > before else min(2 * pause, _LONGEST)
            await asyncio.sleep(pause * self._dice.random())

    def elsewhere(self) -> None:
        """Go through any of the processes from now on."""
        self.browser.port = self._dice.choice(self._ports)

    async def _sit(self, table: str) -> None:
        self.elsewhere()
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        since = None if self._n < 0 else self._n
        dialled = time.monotonic()
        wire = await self.browser.socket(table, inbox.put_nowait, since, lambda: inbox.put_nowait(None))
        self.dials += 1
        unanswered = 0
        try:
            while not self.over and unanswered < _TIMES:
                try:
                    raw = await asyncio.wait_for(inbox.get(), self._patience)
                except TimeoutError:
                    self._silent = not self._waits
                    unanswered = unanswered + 1 if self._waits else _TIMES
                    self._usual = min(2 * max(self._usual, _AGAIN / _SLACK), _MOST)
                    self._repeat(wire)
                    continue
                if raw is None or self.line.breaks():
                    return
                unanswered = 0
                self._receive(wire, json.loads(raw), dialled)
        finally:
            await wire.end()

    @property
    def _patience(self) -> float:
        """Seconds until silence means something: who wears out a slow server waits the longer."""
        return max(_AGAIN, _SLACK * self._usual) if self._waits else _SILENCE

    @property
    def _waits(self) -> bool:
        """Whether something was sent that has no reply yet."""
        return self._open is not None or self._saying is not None

    def _receive(self, wire: Wire, message: dict[str, Any], dialled: float) -> None:
        known = self._n, len(self.accepted)
        match message:
            case {"type": "said", "line": number, "text": text}:
                self._hear(number, text)
            case {"type": "update", "result": result} if result is not None:
                self.over = True
                self.served(dialled)
            case {"type": "update", "n": n, "seat": int(seat), "ask": ask}:
                if self._silent and n > self._n:
                    self.failed.append(f"{self.name} was not shown update {n} before it dialled again")
                self._silent, self._n = False, max(n, self._n)
                self.served(dialled)
                if ask is not None and ask["question"] > self._answered:
                    self._asked = seat, ask
            case {"type": "done", "id": name} if name in self.lines:
                self.said.add(name)
                self._close(name)
            case {"type": "done", "id": name}:
                self.accepted.add(name)
                self._close(name)
            case {"type": "failed", "id": name, "error": error} if error["code"] not in _LATER:
                self.failed.append(f"{self.name}: {error} to {self.sent.get(name) or self.lines.get(name)}")
                self._close(name)
        if self._saying is not None and time.monotonic() - self._saying.at > _STUCK:
            self.failed.append(f"nobody has taken line {self._saying.name} for {_STUCK:.0f} seconds")
            self._saying = None
        if known != (self._n, len(self.accepted)):
            self.learnt_at = time.monotonic()
        if self._asked is not None and self._open is None:
            self._answer(wire, *self._asked)

    def _close(self, name: str) -> None:
        if self._open is not None and self._open.name == name:
            self._usual += (time.monotonic() - self._sent_at - self._usual) / 8
            self._open = None
        elif self._saying is not None and self._saying.name == name:
            self._saying = None

    def _hear(self, number: int, text: str) -> None:
        """A line of chat; after the first all come, in order, though some come again on a new socket."""
        if self.received.setdefault(number, text) != text:
            self.failed.append(
                f"{self.name} was shown line {number} as {self.received[number]} and as {text}"
            )
        if number > 1 and number - 1 not in self.received:
            self.failed.append(f"{self.name} was shown line {number} without the one before")

    def _talk(self, wire: Wire) -> None:
        name = f"{self.name}-says-{len(self.lines)}"
        raw = json.dumps({"type": "say", "id": name, "text": name}).encode()
        self.lines[name] = name
        self._saying = Sent(name, raw, -1, "")
        self._send(wire, self._saying)

    def _answer(self, wire: Wire, seat: int, ask: dict[str, Any]) -> None:
        self._answered, self._asked = ask["question"], None
        # Half of the time the first that there is: games of Auftrag then take a third of the moves.
        options = ask["options"][:1] if self._dice.random() < 0.5 else ask["options"]
        name, move = f"{self.name}-{len(self.sent)}", self._dice.choice(options)["move"]
        what = {"type": "answer", "id": name, "seat": seat, "question": ask["question"], "move": move}
        if self._saying is None and self._dice.random() < _TALK:
            self._talk(wire)
        self._open = self.sent[name] = Sent(name, json.dumps(what).encode(), seat, move)
        self._send(wire, self._open)

    def _repeat(self, wire: Wire) -> None:
        for one in (self._saying, self._open):
            if one is not None:
                self._send(wire, one)

    def _send(self, wire: Wire, what: Sent) -> None:
        loop, self._sent_at = asyncio.get_running_loop(), time.monotonic()
        for seconds in self.line.arrivals():
            loop.call_later(seconds, wire.send, what.raw)
