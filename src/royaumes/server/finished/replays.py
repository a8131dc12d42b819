"""Replays and verifications: made in a worker, a few at a time, and cached."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from royaumes.core import Announcement, Event, Over, Record, UserError
from royaumes.core.record import Step, replay, verify
from royaumes.games import game
from royaumes.play import HIDDEN, over_of
from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.limits import Allowance
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.tables import wire
from royaumes.server.workers.pool import Workers, modest

Found = TypeVar("Found")
Kept = TypeVar("Kept", bytes, int)
#: Bytes of replays of finished games that are remembered.
_REMEMBERED = 32_000_000
#: Bytes of a piece of a replay before it is compressed.
_PIECE = 262_144
#: Compression of what is remembered.
_LEVEL = 5


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The seat that a replay is seen from, and whether all answers are shown."""

    seat: int | None
    everything: bool
    open_answers: bool


@dataclass(frozen=True, slots=True)
class PackedReplay:
    """A `Replay` as JSON: what comes before the steps, the steps compressed (zlib), and what comes after."""

    head: bytes
    steps: bytes
    tail: bytes

    def plain(self) -> Iterator[bytes]:
        """The replay in pieces, each unpacked when the one before has been taken."""
        yield self.head
        unpacker, rest = zlib.decompressobj(), self.steps
        while part := unpacker.decompress(rest, _PIECE):
            yield part
            rest = unpacker.unconsumed_tail
        yield self.tail


class Replays:
    """One worker, started when it is first wanted, and a short queue in front of it."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self._workers = Workers(min(config.workers, 1), modest)
        self.stop = self._workers.stop
        self._most = limits.replays_waiting
        self._waiting = 0
        self._one = asyncio.Lock()
        self.allowance = Allowance(
            (limits.replays_burst, limits.replays_rate),
            (limits.address_replays_burst, limits.address_replays_rate),
        )
        self._known: OrderedDict[tuple[object, ...], bytes | int] = OrderedDict()

    def allow(self, person: str, address: str) -> None:
        """Raise a `CodedError` if this person or address asks for too many."""
        if not self.allowance.take(person, address):
            raise too_many()

    async def steps(self, table: str, record: Record, at: Viewpoint, finished: bool) -> bytes:
        """Every step of a record from a viewpoint, as a compressed JSON list."""
        return await self._find((table, at) if finished else (), steps_of, record, at)

    async def verify(self, table: str, record: Record) -> int:
        """How many outcomes of a finished game came from its seed."""
        return await self._find((table,), outcomes_of, record)

    async def conclude(self, record: Record) -> Over:
        """The result of a game that was played elsewhere; a `UserError` says why it cannot be shown here."""
        return await self._run(conclusion_of, record)

    async def _find(self, name: tuple[object, ...], work: Callable[..., Kept], *about: object) -> Kept:
        known = self._known.get(name)
        if known is not None:
            self._known.move_to_end(name)
            return known  # type: ignore[return-value]
        found = await self._run(work, *about)
        if name:
            self._remember(name, found)
        return found

    async def _run(self, work: Callable[..., Found], *about: object) -> Found:
        if self._waiting >= self._most:
            raise CodedError("too-many", "server-too-many")
        self._waiting += 1
        try:
            async with self._one:
                return await self._workers.run(work, *about)
        finally:
            self._waiting -= 1

    def _remember(self, name: tuple[object, ...], found: bytes | int) -> None:
        self._known[name] = found
        while sum(_size(one) for one in self._known.values()) > _REMEMBERED:
            self._known.popitem(last=False)


def _size(found: bytes | int) -> int:
    return len(found) if isinstance(found, bytes) else 100


# ---------------------------------------------------------------- in the worker


def outcomes_of(record: Record) -> int:
    """How many chance outcomes fit the seed; a `UserError` where one does not."""
    return verify(game(record.header.game), record)


def conclusion_of(record: Record) -> Over:
    """What a finished game came to; a `UserError` where it is not over, or not what it says it is."""
    rules = game(record.header.game)
    hidden = any(answer.text == HIDDEN for answer in record.answers)
    over = None if hidden else over_of(rules, record)
    if over is None:
        raise UserError("review-unfinished")
    if record.header.commitment:
        verify(rules, record)
    return over


def steps_of(record: Record, at: Viewpoint) -> bytes:
    """Every step of a record, from a viewpoint: the JSON of a list, compressed (zlib).

    All seats' views of a long game are 80 MB of JSON, and 2 MB compressed. They are never in memory whole.
    """
    packer = zlib.compressobj(_LEVEL)
    parts = [packer.compress(b"[")]
    for number, step in enumerate(replay(game(record.header.game), record)):
        comma = b"," if number else b""
        parts.append(packer.compress(comma + encode(_step(record, at, number, step))))
    parts += (packer.compress(b"]"), packer.flush())
    return b"".join(parts)


def _step(record: Record, at: Viewpoint, number: int, step: Step) -> p.ReplayStep:
    seen = [_all(one) if at.everything else _one(one, at.seat) for one in step.announcements]
    events = [wire.event(event) for one in seen for event in one]
    answer = step.answer
    if answer is None:
        return p.ReplayStep(number, None, "", events, _view(record, at, step))
    mine = answer.seat is not None and answer.seat == at.seat
    move = answer.text if at.open_answers or mine else ""
    return p.ReplayStep(number, answer.seat, move, events, _view(record, at, step))


def _view(record: Record, at: Viewpoint, step: Step) -> Any:
    rules = game(record.header.game)
    seats = range(record.header.seats) if at.everything else (at.seat,)
    shown = [wire.view(rules.display(rules.view(step.state, seat))) for seat in seats]
    return shown if at.everything else shown[0]


def _one(announcement: Announcement, seat: int | None) -> list[Event]:
    event = announcement.to(seat)
    return [] if event is None else [event]


def _all(announcement: Announcement) -> list[Event]:
    """What everybody together heard: the seats' own words instead of the public ones."""
    if announcement.private:
        return [announcement.private[seat] for seat in sorted(announcement.private)]
    return _one(announcement, None)
