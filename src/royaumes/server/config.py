"""Configuration of a server, with every limit on what strangers can send."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path

from royaumes.core import UserError
from royaumes.games import keys

_DAY = 24 * 3600.0
_PREFIX = re.compile(r"(/[\w~-][\w.~-]*)*", re.ASCII)
_URL = re.compile(r"https?://[\w.-]+(:\d+)?(/[\w~-][\w.~-]*)*", re.ASCII)
#: Of Chrome and Edge on most systems, Firefox, Safari, and Edge on Windows.
PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per person and per address: a burst, then a rate per second."""

    #: Bytes of one HTTP body and of one socket message.
    body: int = 16_384
    message: int = 4_096
    #: Bytes of a record file: the longest games of five have a third of it.
    record: int = 262_144
    name: int = 24
    #: Programs that one person may let play.
    programs: int = 5
    chat: int = 500
    #: Messages on a socket.
    socket_burst: int = 120
    socket_rate: float = 40.0
    #: Lines of chat.
    chat_burst: int = 6
    chat_rate: float = 0.5
    address_chat_burst: int = 24
    address_chat_rate: float = 2.0
    #: HTTP requests of one person (or address, before it has a name); of one address with many people.
    http_burst: int = 120
    http_rate: float = 20.0
    address_burst: int = 1_000
    address_rate: float = 200.0
    #: Hints.
    hint_burst: int = 6
    hint_rate: float = 1.0
    address_hint_burst: int = 18
    address_hint_rate: float = 2.0
    #: Previews of moves: a pointer that passes over a board asks for many.
    preview_burst: int = 30
    preview_rate: float = 8.0
    address_preview_burst: int = 90
    address_preview_rate: float = 16.0
    #: New tables.
    tables_burst: int = 20
    tables_rate: float = 0.2
    address_tables_burst: int = 60
    address_tables_rate: float = 0.5
    #: Replays and verifications, which cost a hundred times what other requests do; and how many may wait.
    replays_burst: int = 10
    replays_rate: float = 0.2
    address_replays_burst: int = 30
    address_replays_rate: float = 1.0
    replays_waiting: int = 8
    #: Replays that are on their way to one address.
    address_replays_sending: int = 8
    #: New sockets of people who only watch, by address.
    watchers_burst: int = 60
    watchers_rate: float = 2.0
    #: Sockets open: of one person, at all; of those who only watch: at a table, of an address there, of it.
    person_sockets: int = 32
    sockets: int = 4_000
    table_watchers: int = 32
    address_table_watchers: int = 16
    address_watchers: int = 256
    #: Connections of one address that have not asked anything complete yet, and at all.
    address_connections: int = 512
    connections: int = 8_000
    #: Bytes of a request before its body, and requests that may wait on a connection for the one before.
    head: int = 32_768
    pipeline: int = 8
    #: Frames of a socket that are no whole text: pings, pongs, pieces of messages. Browsers send few.
    frames_burst: int = 60
    frames_rate: float = 2.0
    #: Seconds for which somebody may open no socket after one of theirs was cut for a flood of these.
    flood_seconds: float = 30.0
    #: Updates that wait for a slow browser before it is let go, and how long one of them may take to send.
    outbox: int = 256
    send_seconds: float = 20.0
    #: Seconds for a request to arrive, for its answer to be read, for a connection to close before it is cut.
    request_seconds: float = 15.0
    answer_seconds: float = 60.0
    close_seconds: float = 3.0


@dataclass(frozen=True, slots=True)
class Expiry:
    """Seconds after its last change when a table is deleted: never begun, not finished, finished."""

    unbegun: float = 7 * _DAY
    unfinished: float = 90 * _DAY
    finished: float = 365 * _DAY


@dataclass(frozen=True, slots=True)
class Config:
    """A server: where it keeps its data and how it behaves; a `UserError` where that cannot be."""

    data: Path
    #: The address of a PostgreSQL database ("postgresql://royaumes@db/royaumes"); empty: SQLite in `data`.
    database: str = field(default="", kw_only=True)
    #: Where other processes on the same database reach this one ("127.0.0.1:40000", or before it listens
    #: the host alone); empty where it is alone.
    internal: str = field(default="", kw_only=True)
    keys: tuple[str, ...] = field(default_factory=keys)
    #: Variants of these games that tables may be set up for: their names by their keys.
    variants: Mapping[str, str] = field(default_factory=dict)
    #: Seconds before a computer player's move is shown.
    pace: float = 0.9
    #: Processes in which computer players think; 0 lets them think in a thread.
    workers: int = 1
    #: Seconds without anybody after which a table leaves the memory; sooner when its game is over.
    idle: float = 300.0
    idle_over: float = 15.0
    expiry: Expiry = field(default_factory=Expiry)
    #: Lines of chat and events that a newcomer is sent.
    lines: int = 50
    history: int = 200
    limits: Limits = field(default_factory=Limits)
    #: Where others on the same network find this server, if they can ("http://192.0.2.7:8711/").
    address: str | None = None
    #: Addresses of proxies that may say for whom they ask.
    proxies: tuple[str, ...] = ()
    #: Where people find this server ("https://play.example.org"), for links in letters; who carries these.
    url: str = ""
    smtp: str = ""
    #: Push services that browsers may name: a server must not be sent just anywhere.
    push_services: tuple[str, ...] = PUSH_SERVICES
    #: What all addresses begin with, as browsers see them ("/royaumes"); empty where the host is its own.
    prefix: str = ""

    @property
    def played(self) -> tuple[str, ...]:
        """The keys of all that tables here play, variants included."""
        return (*self.keys, *self.variants)

    def __post_init__(self) -> None:
        """Refuse what is no number of seconds, and what no path can begin with."""
        if not _PREFIX.fullmatch(self.prefix):
            raise UserError("server-bad-prefix", text=self.prefix)
        if self.url and not _URL.fullmatch(self.url):
            raise UserError("server-bad-url", text=self.url)
        if self.smtp and not self.url:
            raise UserError("server-smtp-url")
        if not (isfinite(self.pace) and self.pace >= 0):
            raise UserError("server-bad-seconds", text=str(self.pace))
