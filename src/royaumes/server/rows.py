"""Tables and seats as the database keeps them."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from royaumes.core import Pieces, Settings
from royaumes.core.record import Answer, Origin
from royaumes.server.storage import Statement, Storage

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
_COLUMNS = (
    "number, id, game, rules_version, settings, seed, public, host, "
    "stage, players, next, waiting, answers, made, updated, closed, open_chat, "
    "hints, pace, paused, origin"
)

#: A message id and its facts.
Message = tuple[str, dict[str, Any]]


@dataclass(slots=True)
class Seat:
    """Who sits there. `kind` is person, guest, bot or open; a guest sits beside the person named.

    A `bot` beside a person or guest takes care of the seat while they are away. `piece` is the colour, knight
    or family that they chose before the game; empty where they did not.
    """

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    piece: str = ""

    @property
    def label(self) -> str:
        """The name as the catalogue wants it."""
        return f"bot:{self.bot}" if self.kind == "bot" else self.name

    @property
    def automatic(self) -> bool:
        """Whether a computer player answers for the seat."""
        return bool(self.bot)

    def held_by(self, person: str) -> bool:
        """Whether this person answers for the seat."""
        return self.kind in ("person", "guest") and self.person == person


@dataclass(slots=True)
class TableRow:
    """A table without its game: what the lobby knows."""

    number: int
    id: str
    game: str
    rules_version: int
    settings: Settings
    seed: str
    public: bool
    host: str
    stage: str = OPEN
    players: list[str] = field(default_factory=list)
    next: str | None = None
    #: The seats that are asked now, as bits.
    waiting: int = 0
    answers: int = 0
    made: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    #: Why the game cannot go on, as a message id with its facts; empty where it can.
    closed: Message = ("", {})
    #: Whether those who watch may write in the chat.
    open_chat: bool = False
    #: Whether the greedy player's advice can be had.
    hints: bool = True
    #: How long an answer may take (see `clock`), and whether time stands still.
    pace: str = "normal"
    paused: bool = False
    #: The moment of another game that this one goes on from, if it does.
    origin: Origin | None = None
    seats: list[Seat] = field(default_factory=list)

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [seat for seat in range(len(self.seats)) if self.waiting >> seat & 1]

    def plays(self, number: int, pieces: Pieces | None) -> list[str]:
        """The pieces of a seat: what was chosen before the game, and what it has in it."""
        if pieces is None:
            return []
        if self.stage == OPEN:
            return [thing for thing in pieces.things if pieces.key(thing) == self.seats[number].piece]
        return list(pieces.things_of(number, len(self.seats), self.settings))

    def held(self, person: str) -> list[int]:
        """The seats that this person answers for."""
        return [number for number, seat in enumerate(self.seats) if seat.held_by(person)]


def new_id() -> str:
    """A short id for an address; nobody finds a table by trying."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def insert(row: TableRow) -> list[Statement]:
    """Keep a new table."""
    marks = ", ".join("?" * (_COLUMNS.count(",") + 1))
    return [(f"INSERT INTO tables ({_COLUMNS}) VALUES ({marks})", _values(row)), *save_seats(row)]


def save(row: TableRow) -> Statement:
    """Keep what has changed about a table; its seats apart."""
    return (
        "UPDATE tables SET settings=?, host=?, stage=?, players=?, next=?, waiting=?, answers=?, updated=?, "
        "closed=?, paused=? WHERE number=?",
        (
            json.dumps(dict(row.settings)),
            row.host,
            row.stage,
            json.dumps(row.players),
            row.next,
            row.waiting,
            row.answers,
            row.updated,
            write_message(row.closed),
            int(row.paused),
            row.number,
        ),
    )


def save_seats(row: TableRow) -> list[Statement]:
    """Keep who sits where."""
    return [
        (
            "INSERT OR REPLACE INTO seats (number, seat, kind, person, name, bot, piece) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (row.number, number, seat.kind, seat.person, seat.name, seat.bot, seat.piece),
        )
        for number, seat in enumerate(row.seats)
    ]


def load(storage: Storage, table: str) -> TableRow | None:
    """A table by its id, complete with its seats."""
    found = storage.rows(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", table)
    if not found:
        return None
    row = _row(found[0])
    _seat([row], storage.rows(_seats_of([row]), row.number))
    return row


async def find(storage: Storage, where: str, *arguments: object) -> list[TableRow]:
    """Tables found by a condition, complete with their seats."""
    found = [_row(one) for one in await storage.query(f"SELECT {_COLUMNS} FROM tables {where}", *arguments)]
    _seat(found, await storage.query(_seats_of(found), *(row.number for row in found)))
    return found


def read_all(connection: sqlite3.Connection, where: str) -> list[TableRow]:
    """The same from a file that no server has open here."""
    found = [_row(one) for one in connection.execute(f"SELECT {_COLUMNS} FROM tables {where}")]
    _seat(found, connection.execute(_seats_of(found), [row.number for row in found]).fetchall())
    return found


def _seats_of(found: Sequence[TableRow]) -> str:
    marks = ", ".join("?" * len(found))
    columns = "number, kind, person, name, bot, piece"
    return f"SELECT {columns} FROM seats WHERE number IN ({marks}) ORDER BY number, seat"


def _seat(found: Sequence[TableRow], seats: Sequence[tuple[Any, ...]]) -> None:
    by_number = {row.number: row for row in found}
    for number, *seat in seats:
        by_number[number].seats.append(Seat(*seat))


def next_number(storage: Storage) -> int:
    """The number that the next new table gets."""
    number: int = storage.rows("SELECT coalesce(max(number), 0) + 1 FROM tables")[0][0]
    return number


def _values(row: TableRow) -> tuple[object, ...]:
    return (
        row.number,
        row.id,
        row.game,
        row.rules_version,
        json.dumps(dict(row.settings)),
        row.seed,
        int(row.public),
        row.host,
        row.stage,
        json.dumps(row.players),
        row.next,
        row.waiting,
        row.answers,
        row.made,
        row.updated,
        write_message(row.closed),
        int(row.open_chat),
        int(row.hints),
        row.pace,
        int(row.paused),
        write_origin(row.origin),
    )


def _row(values: tuple[object, ...]) -> TableRow:
    number, id_, game, rules_version, settings, seed, public, host, stage, players, *rest = values
    next_, waiting, answers, made, updated, closed, open_chat, hints, pace, paused, origin = rest
    return TableRow(
        number,  # type: ignore[arg-type]
        str(id_),
        str(game),
        rules_version,  # type: ignore[arg-type]
        json.loads(str(settings)),
        str(seed),
        bool(public),
        str(host),
        str(stage),
        json.loads(str(players)),
        next_,  # type: ignore[arg-type]
        waiting,  # type: ignore[arg-type]
        answers,  # type: ignore[arg-type]
        made,  # type: ignore[arg-type]
        updated,  # type: ignore[arg-type]
        _message(str(closed)),
        bool(open_chat),
        bool(hints),
        str(pace),
        bool(paused),
        _origin(str(origin)),
    )


def write_origin(origin: Origin | None) -> str:
    """Where a game goes on from as the database keeps it; nothing for the beginning."""
    if origin is None:
        return ""
    return json.dumps([origin.seat, [[answer.seat, answer.text] for answer in origin.answers]])


def _origin(stored: str) -> Origin | None:
    if not stored:
        return None
    seat, answers = json.loads(stored)
    return Origin(tuple(Answer(*answer) for answer in answers), seat)


def write_message(message: Message) -> str:
    """A message as the database keeps it; nothing for none."""
    return json.dumps(message) if message[0] else ""


def _message(stored: str) -> Message:
    if not stored:
        return "", {}
    name, facts = json.loads(stored)
    return name, facts
