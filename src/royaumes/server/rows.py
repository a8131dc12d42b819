"""Tables and seats as the database keeps them."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass, field

from royaumes.core.settings import Settings
from royaumes.server.storage import Statement, Storage

OPEN, PLAYING, OVER = "open", "playing", "over"
_COLUMNS = (
    "number, id, game, rules_version, settings, seed, public, host, "
    "stage, players, next, waiting, answers, made, updated"
)


@dataclass(slots=True)
class Seat:
    """Who sits there. `kind` is person, guest, bot or open; a guest sits beside the person named."""

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""

    @property
    def label(self) -> str:
        """The name as the catalogue wants it."""
        return f"bot:{self.bot}" if self.kind == "bot" else self.name

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
    seats: list[Seat] = field(default_factory=list)

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [seat for seat in range(len(self.seats)) if self.waiting >> seat & 1]

    def held(self, person: str) -> list[int]:
        """The seats that this person answers for."""
        return [number for number, seat in enumerate(self.seats) if seat.held_by(person)]


def new_id() -> str:
    """A short id for an address; nobody finds a table by trying."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def insert(row: TableRow) -> list[Statement]:
    """Keep a new table."""
    marks = ", ".join("?" * 15)
    return [(f"INSERT INTO tables ({_COLUMNS}) VALUES ({marks})", _values(row)), *save_seats(row)]


def save(row: TableRow) -> Statement:
    """Keep what has changed about a table; its seats apart."""
    return (
        "UPDATE tables SET host=?, stage=?, players=?, next=?, waiting=?, answers=?, updated=? "
        "WHERE number=?",
        (
            row.host,
            row.stage,
            json.dumps(row.players),
            row.next,
            row.waiting,
            row.answers,
            row.updated,
            row.number,
        ),
    )


def save_seats(row: TableRow) -> list[Statement]:
    """Keep who sits where."""
    return [
        (
            "INSERT OR REPLACE INTO seats (number, seat, kind, person, name, bot) VALUES (?, ?, ?, ?, ?, ?)",
            (row.number, number, seat.kind, seat.person, seat.name, seat.bot),
        )
        for number, seat in enumerate(row.seats)
    ]


def load(storage: Storage, where: str, *arguments: object) -> list[TableRow]:
    """Tables found by a condition, complete with their seats."""
    found = [_row(values) for values in storage.rows(f"SELECT {_COLUMNS} FROM tables {where}", *arguments)]
    by_number = {row.number: row for row in found}
    marks = ", ".join("?" * len(by_number))
    seats = storage.rows(
        f"SELECT number, kind, person, name, bot FROM seats WHERE number IN ({marks}) ORDER BY number, seat",
        *by_number,
    )
    for number, *seat in seats:
        by_number[number].seats.append(Seat(*seat))
    return found


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
    )


def _row(values: tuple[object, ...]) -> TableRow:
    number, id_, game, rules_version, settings, seed, public, host, stage, players, *rest = values
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
        *rest,  # type: ignore[arg-type]
    )
