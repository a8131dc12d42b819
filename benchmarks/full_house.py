"""A full house: a thousand tables are open, computer players play alone at a hundred of them, somebody plays.

All five games are played; at the other tables somebody listens. Computer players take the time that they
take for people. What is measured is one person's moves, from the click to the update; between their visits
they play as much on a server that has nothing else to do, so that a busy machine shows.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import quantiles

from benchmarks.client import Browser, Wire
from benchmarks.process import ONE_ADDRESS, Server, memory, processor
from benchmarks.siege import Ground, Stay, stay
from royaumes.games import keys
from royaumes.server import protocol as p
from royaumes.server.config import Config, Limits
from royaumes.server.finished.integrity import opened
from royaumes.server.lobby import seating
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.lobby.new_tables import usual
from royaumes.server.people.guests import new_person
from royaumes.server.storage import OVER, PLAYING

#: Seconds in which a computer player does not come to an answer while all is being set up.
_NEVER = 3600.0
#: Sockets that are opened at a time.
_LOT = 25


@dataclass(frozen=True)
class House:
    """Who sits where: the one who plays, and the listeners with their tables."""

    player: Ground
    listeners: Sequence[Ground]
    #: Tables at which computer players are alone.
    alone: Sequence[str]


async def prepare(folder: Path, tables: int, alone: int) -> House:
    """Set up all tables before the server starts."""
    limits = Limits(address_tables_burst=10**6)
    lobby = Lobby(Config(folder, workers=0, pace=_NEVER, limits=limits))
    games, left, listening = cycle(keys()), [], []
    try:
        await lobby.open()
        player = await _begun(lobby, "crowns", [p.SeatRequest("me")])
        for number in range(tables - 1):
            key = next(games)
            if number < alone:
                seats = [p.SeatRequest("me"), *[p.SeatRequest("bot", "greedy")] * (usual(key) - 1)]
                ground = await _begun(lobby, key, seats)
                await seating.leave(lobby, lobby.live_tables[ground.table].row.host, ground.table)
                left.append(ground.table)
            else:
                seats = [p.SeatRequest("me"), *[p.SeatRequest("guest")] * (usual(key) - 1)]
                listening.append(await _begun(lobby, key, seats))
        return House(player, listening, left)
    finally:
        await lobby.close()


async def _begun(lobby: Lobby, key: str, seats: Sequence[p.SeatRequest]) -> Ground:
    """A table of a game that somebody new has begun."""
    person = new_person()
    live = await lobby.create(person, p.NewTable(key, list(seats)))
    async with live.lock:
        await live.start(live.row.seats)
    cookie = f"{lobby.tokens.cookie}={lobby.tokens.make('cookie', person)}"
    return Ground(cookie, live.row.id, "")


class Place:
    """A server and what was set up for it; it is not started yet."""

    def __init__(self, folder: Path, tables: int, alone: int) -> None:
        folder.mkdir()
        self.folder = folder
        self.house = asyncio.run(prepare(folder, tables, alone))
        self.server = Server(folder, **ONE_ADDRESS)


async def visit(full: Place, empty: Place, times: int, moves: int, pause: float) -> tuple[Stay, Stay]:
    """All come in, then somebody plays, in turns here and where nobody else is."""
    listeners = full.house.listeners
    wires: list[Wire] = []
    for first in range(0, len(listeners), _LOT):
        lot = listeners[first : first + _LOT]
        wires += await asyncio.gather(*(_listen(full.server.port, ground) for ground in lot))
    stays = Stay(), Stay()
    for _ in range(times):
        for place, found in zip((full, empty), stays, strict=True):
            one = await stay(place.server.port, place.house.player, 1, moves, pause)
            found.moves += one.moves
            found.joins += one.joins
    lost = sum(wire.gone for wire in wires)
    for wire in wires:
        await wire.end()
    if lost:
        raise RuntimeError(f"{lost} of {len(wires)} listeners were turned away")
    return stays


async def _listen(port: int, ground: Ground) -> Wire:
    browser = Browser(port)
    browser.cookie = ground.cookie
    return await browser.socket(ground.table, lambda raw: None)


async def answered(folder: Path, tables: Sequence[str]) -> int:
    """The answers that stand at these tables."""
    async with opened(Config(folder)) as storage:
        return sum(row.answers for row in await storage.tables_at((PLAYING, OVER)) if row.id in set(tables))


@dataclass(frozen=True)
class Found:
    """What came of it: the player's stays, answers at the tables of computer players, and what it took."""

    full: Stay
    empty: Stay
    answers: int
    memory: int
    processor: float
    #: The servers' exit codes and their logs.
    codes: list[int]
    log: str

    def __str__(self) -> str:
        took = f"{self.memory / 1e6:.0f} MB, {self.processor:.1f} s of processor time"
        bots = f"{self.answers} answers at tables of computer players, {took}"
        return f"full house: {self.full}\nnobody else: {self.empty}\nmeanwhile: {bots}"


def full_house(
    folder: Path, tables: int, alone: int, times: int = 20, moves: int = 25, pause: float = 0.03
) -> Found:
    """What the one who plays meets with in such a house."""
    full, empty = (
        Place(folder / name, *size) for name, size in (("full", (tables, alone)), ("empty", (1, 0)))
    )
    before = asyncio.run(answered(full.folder, full.house.alone))
    try:
        for place in (full, empty):
            place.server.start()
        stays = asyncio.run(visit(full, empty, times, moves, pause))
        used, spent = memory(full.server.pid), processor(full.server.pid)
    finally:
        codes = [place.server.stop() for place in (full, empty) if place.server.running]
    answers = asyncio.run(answered(full.folder, full.house.alone)) - before
    return Found(*stays, answers, used, spent, codes, full.server.log.read_text())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--alone", type=int, default=100, help="tables of computer players alone")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = full_house(Path(folder), args.tables, args.alone)
    print(f"{args.tables} tables, computer players alone at {args.alone}\n{found}")
    if any(found.codes) or "Traceback" in found.log or quantiles(found.full.moves, n=100)[98] > 0.1:
        print(found.log[-3000:], file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
