"""Tables and seats, and how they are written into columns."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from royaumes.core import Pieces, Settings
from royaumes.core.record import Answer, Origin
from royaumes.core.stream import commitment

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"

#: A message id and its facts.
Message = tuple[str, dict[str, Any]]


@dataclass(slots=True)
class Seat:
    """Who sits there. `kind` is person, guest, bot or open; a guest sits beside the person named.

    A `bot` beside a person or guest takes care of the seat while they are away. `piece` is the colour, knight
    or family that they chose before the game; empty where they did not. A person may be a program: then
    `owner` is the name of whoever lets it play.
    """

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    piece: str = ""
    owner: str = ""

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
    #: Whether hints can be had.
    hints: bool = True
    #: How long an answer may take (see `clock`), and whether time stands still.
    pace: str = "normal"
    paused: bool = False
    #: The moment of another game that this one goes on from, if it does.
    origin: Origin | None = None
    #: Whether the game was played elsewhere and came here as a record file.
    from_file: bool = False
    #: The seat that proposes to end the game, and the people who have agreed; None where nobody proposes it.
    ending: tuple[int, tuple[str, ...]] | None = None
    #: The network that the table was made from, as a keyed hash; empty where it is unknown.
    network: str = ""
    seats: list[Seat] = field(default_factory=list)

    @property
    def commitment(self) -> str:
        """What was published of the seed before the game; empty where the dice were real ones."""
        return commitment(self.seed) if self.seed else ""

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

    @property
    def people(self) -> frozenset[str]:
        """Everybody who answers for a seat, here or away."""
        return frozenset(seat.person for seat in self.seats if seat.kind in ("person", "guest"))

    def held(self, person: str) -> list[int]:
        """The seats that this person answers for."""
        return [number for number, seat in enumerate(self.seats) if seat.held_by(person)]


def new_id() -> str:
    """A short id for a table's address, too long to be found by trying."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


COLUMNS = (
    "number, id, game, rules_version, settings, seed, public, host, "
    "stage, players, next, waiting, answers, made, updated, closed, open_chat, "
    "hints, pace, paused, origin, from_file, ending, network"
)


def seat_rows(found: Sequence[TableRow], seats: Sequence[tuple[Any, ...]]) -> None:
    """Put seats, each with the number of its table before it, at these tables."""
    by_number = {row.number: row for row in found}
    for number, *seat in seats:
        by_number[number].seats.append(Seat(*seat))


def values(row: TableRow) -> tuple[object, ...]:
    """A table as a row of its `COLUMNS`."""
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
        _write_origin(row.origin),
        int(row.from_file),
        write_ending(row.ending),
        row.network,
    )


def table_row(values: tuple[object, ...]) -> TableRow:
    """A table out of such a row, without its seats."""
    number, id_, game, rules_version, settings, seed, public, host, stage, players, *rest = values
    next_, waiting, answers, made, updated, closed, open_chat, hints, pace, paused, origin, *rest = rest
    file, ending, network = rest
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
        bool(file),
        _ending(str(ending)),
        str(network),
    )


def write_ending(ending: tuple[int, tuple[str, ...]] | None) -> str:
    """A proposal to end the game as the database keeps it; nothing for none."""
    return json.dumps(ending) if ending else ""


def _ending(stored: str) -> tuple[int, tuple[str, ...]] | None:
    if not stored:
        return None
    by, agreed = json.loads(stored)
    return by, tuple(agreed)


def _write_origin(origin: Origin | None) -> str:
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
