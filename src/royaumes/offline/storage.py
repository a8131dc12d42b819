"""Storage on one device: everything in memory, and every change handed to whoever keeps it.

What is kept are documents, a text under a name: one for each table, one for the person.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from royaumes.server.people.guests import new_person
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import (
    CLOSED,
    OVER,
    Change,
    ClockSeen,
    Finished,
    Inventory,
    Line,
    Mailbox,
    Moves,
    Named,
    NewTable,
    Outcome,
    Passkey,
    Person,
    Profile,
    ProfileHidden,
    Program,
    Ranked,
    Rated,
    RatingChange,
    Report,
    Reviewed,
    Seat,
    Standing,
    Subscription,
    TableChange,
    TableRow,
)
from royaumes.server.storage.log import LogRow
from royaumes.server.storage.rows import table_row, values
from royaumes.server.storage.sqlite.single_process import Alone

#: Puts documents where they outlive the page, all or none.
Keep = Callable[[Mapping[str, str]], Awaitable[None]]
#: The document that says who plays on this device.
ME = "me"
_TABLE = "table:"


@dataclass(frozen=True, slots=True)
class _Table:
    """A table with all that belongs to it, as it was saved last."""

    row: tuple[object, ...]
    seats: tuple[tuple[str, ...], ...]
    log: tuple[LogRow, ...] = ()
    lines: tuple[Line, ...] = ()
    ranking: Sequence[Sequence[int]] = ()
    scores: Sequence[int] = ()
    ended: float | None = None
    review: str | None = None
    verdict: str = ""
    changes: tuple[RatingChange, ...] = ()

    def read(self) -> TableRow:
        """The table by itself; whoever gets it may change it."""
        row = table_row(self.row)
        row.seats = [Seat(*seat) for seat in self.seats]
        return row

    def document(self) -> str:
        """The table as it is kept."""
        plain = {
            "row": self.row,
            "seats": self.seats,
            "log": [(one.row, one.kind, one.seat, one.text, one.key) for one in self.log],
            "lines": [_of_line(one) for one in self.lines],
            "ranking": self.ranking,
            "scores": self.scores,
            "ended": self.ended,
            "review": self.review,
            "verdict": self.verdict,
            "changes": [(one.person, one.before, _of_standing(one.after)) for one in self.changes],
        }
        return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> _Table:
        """A table out of its document; a `ValueError`, `TypeError` or `KeyError` where it is none."""
        plain = json.loads(text)
        table = cls(
            row=tuple(plain["row"]),
            seats=tuple(tuple(seat) for seat in plain["seats"]),
            log=tuple(LogRow(*one) for one in plain["log"]),
            lines=tuple(Line(*one) for one in plain["lines"]),
            ranking=plain["ranking"],
            scores=plain["scores"],
            ended=plain["ended"],
            review=plain["review"],
            verdict=plain["verdict"],
            changes=tuple(
                RatingChange(person, before, Standing(*after)) for person, before, after in plain["changes"]
            ),
        )
        table.read()
        return table


@dataclass(frozen=True, slots=True)
class _Me:
    """The person on this device."""

    person: str
    name: str = ""
    since: float = 0.0
    hidden: bool = False
    standings: tuple[Standing, ...] = ()

    def document(self) -> str:
        standings = [_of_standing(one) for one in self.standings]
        return json.dumps(
            {
                "person": self.person,
                "name": self.name,
                "since": self.since,
                "hidden": self.hidden,
                "standings": standings,
            },
            ensure_ascii=False,
        )

    @classmethod
    def parse(cls, text: str) -> _Me:
        plain = json.loads(text)
        standings = tuple(Standing(*one) for one in plain.pop("standings"))
        return cls(**plain, standings=standings)


class DeviceStorage:
    """The storage of one device. What cannot be read is left out, and its name is in `damaged`."""

    def __init__(self, kept: Mapping[str, str], keep: Keep) -> None:
        self.processes = Alone()
        self.damaged: list[str] = []
        self._keep = keep
        self._tables: dict[int, _Table] = {}
        self._numbers: dict[str, int] = {}
        self._me = _Me(new_person())
        for name, text in kept.items():
            try:
                self._read(name, text)
            except (ValueError, TypeError, KeyError):
                self.damaged.append(name)
        self._last = max(self._tables, default=0)

    def _read(self, name: str, text: str) -> None:
        if name == ME:
            self._me = _Me.parse(text)
        elif name.startswith(_TABLE):
            table = _Table.parse(text)
            row = table.read()
            self._tables[row.number], self._numbers[row.id] = table, row.number

    @property
    def me(self) -> str:
        """The person on this device."""
        return self._me.person

    def documents(self) -> dict[str, str]:
        """All that is kept, as it is kept."""
        tables = {_TABLE + str(table.row[1]): table.document() for table in self._tables.values()}
        return {ME: self._me.document(), **tables}

    async def take_in(self, documents: Mapping[str, str]) -> int:
        """Add the tables of another device that are not here yet; how many there were.

        Who sat there as the person of that device is the person of this one.
        """
        other = _Me.parse(documents[ME]).person if ME in documents else ""
        added: dict[int, _Table] = {}
        for name, text in documents.items():
            if not name.startswith(_TABLE):
                continue
            table = _Table.parse(text)
            row = table.read()
            if row.id in self._numbers:
                continue
            row.number = await self.new_number()
            row.host = self.me if row.host == other else row.host
            seats = (
                replace(one, person=self.me) if other and one.person == other else one for one in row.seats
            )
            added[row.number] = replace(
                table, row=values(row), seats=tuple(map(_of_seat, seats)), lines=(), changes=()
            )
        await self._write(added, self._me)
        return len(added)

    async def forget(self, tables: Collection[str]) -> None:
        """Delete tables with all that belongs to them."""
        await self._hand({_TABLE + table: "" for table in tables})
        for table in tables:
            self._tables.pop(self._numbers.pop(table, 0), None)

    # ------------------------------------------------------------ writing

    async def open(self) -> None:
        await self._hand({ME: self._me.document()})

    async def close(self) -> None:
        """Everything has been handed over already."""

    async def secret(self) -> bytes:
        return b""

    async def save(self, *changes: Change) -> None:
        changed: dict[int, _Table] = {}
        me = self._me
        for change in changes:
            me = self._change(change, changed, me)
        await self._write(changed, me)

    async def probe(self) -> None:
        await self._hand({})

    async def _write(self, changed: Mapping[int, _Table], me: _Me) -> None:
        documents = {_TABLE + str(table.row[1]): table.document() for table in changed.values()}
        if me is not self._me:
            documents[ME] = me.document()
        # In memory at once: a second change builds upon it, and the documents are kept in order.
        before = {number: self._tables.get(number) for number in changed}, self._me
        self._tables |= changed
        self._numbers |= {str(table.row[1]): number for number, table in changed.items()}
        self._me = me
        try:
            await self._hand(documents)
        except NotSaved:
            self._back(*before, changed)
            raise

    def _back(self, tables: Mapping[int, _Table | None], me: _Me, changed: Mapping[int, _Table]) -> None:
        """What could not be kept has not happened."""
        self._me = me
        for number, table in tables.items():
            if table is not None:
                self._tables[number] = table
            else:
                self._numbers.pop(str(changed[number].row[1]), None)
                self._tables.pop(number, None)

    async def _hand(self, documents: Mapping[str, str]) -> None:
        try:
            await self._keep(documents)
        except Exception as error:
            raise NotSaved("not-saved", "server-not-saved") from error

    def _change(self, change: Change, changed: dict[int, _Table], me: _Me) -> _Me:
        """Work out one change: into `changed`, or as the person it leaves."""
        match change:
            case NewTable(row, log, over):
                changed[row.number] = _ended(
                    _Table(values(row), tuple(map(_of_seat, row.seats)), tuple(log)), row, over
                )
            case TableChange(row):
                table = self._latest(row.number, changed)
                changed[row.number] = replace(table, row=values(row), seats=tuple(map(_of_seat, row.seats)))
            case Moves(row, log, over):
                table = self._latest(row.number, changed)
                moved = replace(table, row=values(row), log=(*table.log, *log))
                changed[row.number] = _ended(moved, row, over)
            case Line():
                table = self._latest(change.number, changed)
                changed[change.number] = replace(table, lines=(*table.lines, change))
            case Reviewed(number, review):
                changed[number] = replace(self._latest(number, changed), review=review)
            case Rated(number, verdict, changes):
                table = self._latest(number, changed)
                changed[number] = replace(table, verdict=verdict, changes=tuple(changes))
                mine = [one.after for one in changes if one.person == me.person]
                names = {(one.game, one.pace) for one in mine}
                others = [one for one in me.standings if (one.game, one.pace) not in names]
                return replace(me, standings=(*others, *mine))
            case Named(person, name) if person == me.person:
                return replace(me, name=name)
            case ProfileHidden(person, hidden) if person == me.person:
                return replace(me, hidden=hidden)
            case _:
                raise TypeError(f"not kept on a device: {change!r}")
        return me

    def _latest(self, number: int, changed: Mapping[int, _Table]) -> _Table:
        return changed[number] if number in changed else self._tables[number]

    async def new_number(self) -> int:
        self._last += 1
        return self._last

    async def delete(self, numbers: Sequence[int]) -> None:
        await self.forget([str(self._tables[number].row[1]) for number in numbers])

    # ------------------------------------------------------------ tables

    async def table(self, table: str) -> TableRow | None:
        number = self._numbers.get(table)
        return None if number is None else self._tables[number].read()

    def _rows(self) -> list[TableRow]:
        """All tables, the newest first."""
        return [self._tables[number].read() for number in sorted(self._tables, reverse=True)]

    async def public_tables(self, most: int, share: int) -> list[TableRow]:
        return []

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        return [row for row in self._rows() if any(one.person == person for one in row.seats)][:most]

    async def tables_of_other_rules(self, game: str, version: int) -> list[TableRow]:
        return [
            row
            for row in self._rows()
            if row.game == game and row.rules_version != version and row.stage not in (OVER, CLOSED)
        ]

    async def tables_at(self, stages: Collection[str]) -> list[TableRow]:
        return [row for row in self._rows() if row.stage in stages]

    async def waiting_for_bots(self) -> list[tuple[str, str]]:
        return []  # who opens a table wakes its computer players

    async def overdue(self, before: float, most: int) -> list[str]:
        return []

    async def expired(self, open_: float, playing: float, ended: float, most: int) -> list[tuple[int, str]]:
        return []  # on one's own device nothing is deleted unasked

    async def clock(self) -> ClockSeen | None:
        return None

    async def log(self, number: int) -> list[LogRow]:
        return list(self._tables[number].log)

    async def has_key(self, number: int, key: str) -> bool:
        return any(one.key == key for one in self._tables[number].log)

    async def review(self, number: int) -> str | None:
        return self._tables[number].review

    async def chat(self, number: int, most: int) -> list[Line]:
        return list(self._tables[number].lines[-most:])

    async def inventory(self) -> Inventory:
        return Inventory(1, {}, sum(len(text) for text in self.documents().values()), 0)

    # ------------------------------------------------------------ people

    async def person(self, person: str) -> Person | None:
        return Person(self._me.name, 0, False) if person == self.me and self._me.name else None

    async def is_known(self, person: str) -> bool:
        return person == self.me

    async def links(self) -> dict[str, int]:
        return {}

    async def blocks(self) -> list[tuple[str, str]]:
        return []

    async def reports(self) -> list[Report]:
        return []

    async def passkeys(self, person: str) -> list[Passkey]:
        return []

    async def passkey(self, id_: str) -> Passkey | None:
        return None

    async def challenge_answer(self, challenge: bytes) -> bytes | None:
        return None

    async def programs(self, owner: str) -> list[Program]:
        return []

    async def program(self, id_: str) -> Program | None:
        return None

    async def subscriptions(self, person: str) -> list[Subscription]:
        return []

    async def mailbox(self, person: str) -> Mailbox | None:
        return None

    async def noticed(self, number: int, person: str) -> int | None:
        return None

    async def waiting_turns(self, before: float, most: int) -> list[str]:
        return []

    # ------------------------------------------------------------ what became of games

    async def finished(self, person: str, reader: str, most: int) -> list[Finished]:
        ended = [one for one in self._tables.values() if one.ended is not None]
        ended.sort(key=lambda one: -(one.ended or 0.0))
        found = [finished for one in ended if (finished := _finished(one, person)) is not None]
        return found[:most]

    async def recent(self, game: str, most: int) -> list[Finished]:
        return []

    async def outcome(self, number: int) -> Outcome | None:
        table = self._tables[number]
        if table.ended is None:
            return None
        return Outcome([list(group) for group in table.ranking], table.verdict)

    async def unrated(self, games: Collection[str], most: int) -> list[str]:
        return []

    async def standings(self, person: str) -> list[Standing]:
        mine = self._me.standings if person == self.me else ()
        return sorted(mine, key=lambda one: -one.games)

    async def rating_changes(self, number: int) -> list[RatingChange]:
        return list(self._tables[number].changes)

    async def leaderboard(self, game: str, pace: str, least: int, most: int) -> list[Ranked]:
        return []

    async def above(self, game: str, pace: str, least: int, rating: float) -> int:
        return 0

    async def profile(self, person: str) -> Profile | None:
        me = self._me
        return Profile(me.name, me.since, me.hidden) if person == me.person else None


def _ended(table: _Table, row: TableRow, over: Any) -> _Table:
    if over is None:
        return table
    return replace(
        table,
        ranking=[list(group) for group in over.ranking],
        scores=list(over.scores),
        ended=row.updated,
    )


def _finished(table: _Table, person: str) -> Finished | None:
    row = table.read()
    held = [number for number, seat in enumerate(row.seats) if seat.person == person]
    if not held or table.ended is None:
        return None
    mine = next((one for one in table.changes if one.person == person), None)
    luck, own = _parts(table.review, held[0])
    return Finished(
        row.id,
        row.game,
        table.ended,
        list(row.players),
        held[0],
        [list(group) for group in table.ranking],
        list(table.scores),
        luck,
        own,
        table.verdict,
        mine.before if mine else None,
        mine.after.rating if mine else None,
    )


def _parts(review: str | None, seat: int) -> tuple[int | None, int | None]:
    """What luck and what a seat's own decisions did, where the game has been reviewed."""
    if review is None:
        return None, None
    parts = json.loads(review)["parts"][seat]
    return parts["luck"], parts["own"]


def _of_seat(seat: Seat) -> tuple[str, ...]:
    return seat.kind, seat.person, seat.name, seat.bot, seat.piece, seat.owner


def _of_line(one: Line) -> tuple[object, ...]:
    return one.number, one.line, one.seat, one.name, one.text, one.at, one.person, one.key


def _of_standing(one: Standing) -> tuple[object, ...]:
    return one.game, one.pace, one.rating, one.deviation, one.games
