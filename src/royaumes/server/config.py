"""What can be set about a server; every limit on what a stranger can send stands here."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from royaumes.games import keys


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person may ask for."""

    #: Bytes of one HTTP body and of one socket message.
    body: int = 16_384
    message: int = 4_096
    name: int = 24
    chat: int = 500
    #: Messages a socket may send: so many at once, then so many a second.
    socket_burst: int = 120
    socket_rate: float = 40.0
    #: Lines of chat: as above.
    chat_burst: int = 6
    chat_rate: float = 0.5
    #: HTTP requests of one person (or address, before it has a name).
    http_burst: int = 120
    http_rate: float = 20.0
    #: HTTP requests of one address, where many people may sit behind it.
    address_burst: int = 1_000
    address_rate: float = 200.0
    #: Advice from the greedy player.
    hint_burst: int = 6
    hint_rate: float = 1.0
    #: Previews of moves: a pointer that passes over a board asks for many.
    preview_burst: int = 30
    preview_rate: float = 8.0
    #: New tables of one person.
    tables_burst: int = 20
    tables_rate: float = 0.2
    #: Sockets open at one table, of one person, and at all.
    table_sockets: int = 64
    person_sockets: int = 32
    sockets: int = 4_000
    #: Updates that wait for a slow browser before it is let go.
    outbox: int = 256


@dataclass(frozen=True, slots=True)
class Config:
    """A server: where it keeps its data and how it behaves."""

    data: Path
    keys: tuple[str, ...] = keys()
    #: Seconds before a computer player's move is shown.
    pace: float = 0.9
    #: Processes in which computer players think; 0 lets them think in a thread.
    workers: int = 1
    #: Seconds without anybody after which a table leaves the memory; sooner when its game is over.
    idle: float = 300.0
    idle_over: float = 15.0
    #: Lines of chat and events that a newcomer is told.
    lines: int = 50
    history: int = 200
    limits: Limits = field(default_factory=Limits)
    #: Where others on the same network find this server, if they can ("http://192.0.2.7:8711/").
    address: str | None = None
