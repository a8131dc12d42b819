"""A full house: a thousand tables are open, computer players play alone at a hundred of them, somebody plays.

All five games are played; at the other tables somebody listens. Computer players take the time that they
take for people. What is measured is one person's moves, from the click to the update.
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
from royaumes.server import seating
from royaumes.server.config import Config, Limits
from royaumes.server.lobby import Lobby, usual
from royaumes.server.looking_over import opened
from royaumes.server.people import new_person
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


async def visit(server: Server, house: House, times: int, moves: int, pause: float) -> Stay:
    """All come in, then somebody plays."""
    wires: list[Wire] = []
    for first in range(0, len(house.listeners), _LOT):
        lot = house.listeners[first : first + _LOT]
        wires += await asyncio.gather(*(_listen(server.port, ground) for ground in lot))
    found = await stay(server.port, house.player, times, moves, pause)
    lost = sum(wire.gone for wire in wires)
    for wire in wires:
        await wire.end()
    if lost:
        raise RuntimeError(f"{lost} of {len(wires)} listeners were turned away")
    return found


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
    """What came of it: the player's stay, answers at the tables of computer players, and what it took."""

    stay: Stay
    answers: int
    memory: int
    processor: float
    #: The server's exit code and its log.
    code: int
    log: str

    def __str__(self) -> str:
        took = f"{self.memory / 1e6:.0f} MB, {self.processor:.1f} s of processor time"
        return f"{self.stay}; meanwhile {self.answers} answers at tables of computer players; {took}"


def full_house(
    folder: Path, tables: int, alone: int, times: int = 20, moves: int = 25, pause: float = 0.03
) -> Found:
    """What the one who plays meets with in such a house."""
    house = asyncio.run(prepare(folder, tables, alone))
    before = asyncio.run(answered(folder, house.alone))
    server = Server(folder, **ONE_ADDRESS)
    server.start()
    try:
        stayed = asyncio.run(visit(server, house, times, moves, pause))
        used, spent = memory(server.pid), processor(server.pid)
    finally:
        code = server.stop()
    answers = asyncio.run(answered(folder, house.alone)) - before
    return Found(stayed, answers, used, spent, code, server.log.read_text())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--alone", type=int, default=100, help="tables of computer players alone")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = full_house(Path(folder), args.tables, args.alone)
    print(f"{args.tables} tables, computer players alone at {args.alone}: {found}")
    if found.code or "Traceback" in found.log or quantiles(found.stay.moves, n=100)[98] > 0.1:
        print(found.log[-3000:], file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
