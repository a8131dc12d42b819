"""`Storage` in SQL that SQLite and PostgreSQL share; each store says how statements are run."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Collection, Sequence
from typing import Any, ClassVar

from royaumes.server.storage import rating_sql, seam
from royaumes.server.storage.changes import PROBE, Batch, Statement, batch_of
from royaumes.server.storage.log import LogRow
from royaumes.server.storage.notices import Mailbox, Subscription
from royaumes.server.storage.programs import Program
from royaumes.server.storage.ratings import Outcome, Profile, Ranked, RatingChange, Standing
from royaumes.server.storage.rows import COLUMNS, TableRow, seat_rows, table_row

Found = list[tuple[Any, ...]]
#: Tables whose seats are asked for at once: a statement takes only so many arguments.
_LOT = 500

_SECRET = "INSERT INTO secret (key) VALUES (?) ON CONFLICT DO NOTHING"
_BOTS = """
    SELECT id, game FROM tables t WHERE stage = 'playing' AND {free} AND EXISTS (
        SELECT 1 FROM seats s WHERE s.number = t.number AND bot != '' AND ((t.waiting >> s.seat) & 1) = 1
    ) ORDER BY updated DESC"""
_OVERDUE = "SELECT id FROM tables WHERE stage = 'playing' AND pace = 'days' AND updated < ? LIMIT ?"
_EXPIRED = """
    SELECT number, id FROM tables WHERE {free} AND ((stage = 'open' AND updated < ?)
        OR (stage = 'playing' AND updated < ?) OR (stage IN ('over', 'closed') AND updated < ?))
    ORDER BY updated, number LIMIT ?"""
_PUBLIC = """
    JOIN (
        SELECT number AS listed, row_number() OVER (
            PARTITION BY CASE network WHEN '' THEN host ELSE network END ORDER BY stage, updated DESC
        ) AS place
        FROM tables WHERE public = 1 AND stage IN ('open', 'playing')
    ) AS places ON listed = number
    ORDER BY CASE WHEN place <= ? THEN 0 ELSE 1 END, stage, updated DESC LIMIT ?"""
_REPORTS = """
    SELECT place, line, author, name, text, said, reporter, why, at, number,
        EXISTS (SELECT 1 FROM people WHERE people.person = author AND silenced = 1)
    FROM reports ORDER BY number DESC"""
_FINISHED = """
    SELECT id, tables.game, updated, players, min(seat), ranking, scores, {luck}, {own}, verdict,
        max(before), max(rating)
    FROM tables JOIN results USING (number) JOIN seats USING (number) LEFT JOIN reviews USING (number)
        LEFT JOIN rating_changes ON rating_changes.number = tables.number
            AND rating_changes.person = seats.person
    WHERE seats.person = ? AND kind IN ('person', 'guest') AND stage = 'over' AND (public = 1
        OR EXISTS (SELECT 1 FROM seats own WHERE own.number = tables.number AND own.person = ?))
    GROUP BY tables.number, results.number, reviews.number ORDER BY updated DESC LIMIT ?"""
_PASSKEYS = "SELECT id, person, key, count, made, used FROM passkeys"
_PROGRAMS = """
    SELECT id, owner, name, key, made, used FROM programs JOIN people ON people.person = programs.id"""
_SUBSCRIPTIONS = "SELECT endpoint, person, key, auth, lang, made FROM subscriptions"
_TURNS = """
    SELECT id FROM tables t WHERE stage = 'playing' AND pace = 'days' AND paused = 0 AND updated < ?
    AND EXISTS (
        SELECT 1 FROM seats s WHERE s.number = t.number AND s.kind = 'person' AND s.bot = ''
            AND ((t.waiting >> s.seat) & 1) = 1
            AND (EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.person = s.person)
                OR EXISTS (SELECT 1 FROM mailboxes WHERE mailboxes.person = s.person AND confirmed = 1))
            AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.number = t.number
                AND notices.person = s.person AND notices.at >= t.updated)
    ) ORDER BY updated LIMIT ?"""
_PERSON = """
    SELECT one.name, one.links, one.silenced + coalesce(owner.silenced, 0), coalesce(owner.name, '')
    FROM people one LEFT JOIN programs ON programs.id = one.person
        LEFT JOIN people owner ON owner.person = programs.owner
    WHERE one.person = ?"""

_KNOWN = """
    SELECT 1 FROM people WHERE person = ? UNION SELECT 1 FROM passkeys WHERE person = ?
    UNION SELECT 1 FROM seats WHERE person = ? UNION SELECT 1 FROM chat WHERE person = ?
    UNION SELECT 1 FROM reports WHERE author = ?"""


class SqlStorage(ABC):
    """A store that speaks SQL."""

    #: A figure of the review's part about a seat.
    _review_part: ClassVar[str]
    #: Whether no process holds a table.
    _free: ClassVar[str]

    @abstractmethod
    def submit(self, batch: Batch) -> asyncio.Future[None]:
        """Write this, all or none; it is in line at once, and done when it is durable."""

    @abstractmethod
    async def get(self, sql: str, *arguments: Any) -> Found:
        """What a question finds: a row or two, found by their key."""

    @abstractmethod
    async def query(self, sql: str, *arguments: Any) -> Found:
        """The same for anything longer; no move waits for it."""

    @abstractmethod
    async def _size(self) -> int:
        """How many bytes all takes up."""

    # ------------------------------------------------------------ writing

    def save(self, *changes: seam.Change) -> Awaitable[None]:
        return self.submit(batch_of(changes))

    def probe(self) -> Awaitable[None]:
        return self.submit(Batch([(PROBE, (time.time(),))]))

    async def secret(self) -> bytes:
        found = await self.get("SELECT key FROM secret")
        if not found:
            await self.submit(Batch([(_SECRET, (secrets.token_bytes(32),))]))
            found = await self.get("SELECT key FROM secret")
        return bytes(found[0][0])

    async def delete(self, numbers: Sequence[int]) -> None:
        where = f"WHERE number IN ({_marks(numbers)})"
        parts = ("chat", "log", "seats", "tables")
        statements: list[Statement] = [(f"DELETE FROM {part} {where}", numbers) for part in parts]
        await self.submit(Batch(statements))

    # ------------------------------------------------------------ tables

    async def table(self, table: str) -> TableRow | None:
        found = await self.get(f"SELECT {COLUMNS} FROM tables WHERE id = ?", table)
        if not found:
            return None
        row = table_row(found[0])
        seat_rows([row], await self.get(_seats_of([row]), row.number))
        return row

    async def _tables(self, where: str, *arguments: object) -> list[TableRow]:
        wanted = f"SELECT {COLUMNS} FROM tables {where}"
        found = [table_row(one) for one in await self.query(wanted, *arguments)]
        for first in range(0, len(found), _LOT):
            lot = found[first : first + _LOT]
            seat_rows(lot, await self.query(_seats_of(lot), *(row.number for row in lot)))
        return found

    async def public_tables(self, most: int, share: int) -> list[TableRow]:
        found = await self._tables(_PUBLIC, share, most)
        return sorted(found, key=lambda row: (row.stage, -row.updated))

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        seats = "SELECT number FROM seats WHERE person = ?"
        return await self._tables(f"WHERE number IN ({seats}) ORDER BY updated DESC LIMIT ?", person, most)

    async def tables_of_other_rules(self, game: str, version: int) -> list[TableRow]:
        where = "WHERE game = ? AND rules_version != ? AND stage IN ('open', 'playing')"
        return await self._tables(where, game, version)

    async def tables_at(self, stages: Collection[str]) -> list[TableRow]:
        return await self._tables(f"WHERE stage IN ({_marks(stages)}) ORDER BY number", *stages)

    async def waiting_for_bots(self) -> list[tuple[str, str]]:
        return [(table, game) for table, game in await self.query(_BOTS.format(free=self._free))]

    async def overdue(self, before: float, most: int) -> list[str]:
        return [table for (table,) in await self.query(_OVERDUE, before, most)]

    async def expired(self, open_: float, playing: float, ended: float, most: int) -> list[tuple[int, str]]:
        wanted = _EXPIRED.format(free=self._free)
        return [(number, id_) for number, id_ in await self.query(wanted, open_, playing, ended, most)]

    async def clock(self) -> seam.ClockSeen | None:
        found = await self.get("SELECT at, steady FROM clock")
        return seam.ClockSeen(*found[0]) if found else None

    async def log(self, number: int) -> list[LogRow]:
        wanted = "SELECT row, kind, seat, text, key FROM log WHERE number = ? ORDER BY row"
        return [LogRow(*values) for values in await self.query(wanted, number)]

    async def has_key(self, number: int, key: str) -> bool:
        return bool(await self.get("SELECT 1 FROM log WHERE number = ? AND key = ?", number, key))

    async def review(self, number: int) -> str | None:
        found = await self.query("SELECT review FROM reviews WHERE number = ?", number)
        return found[0][0] if found else None

    async def finished(self, person: str, reader: str, most: int) -> list[seam.Finished]:
        luck, own = (self._review_part.format(name) for name in ("luck", "own"))
        found = await self.query(_FINISHED.format(luck=luck, own=own), person, reader, most)
        return [
            seam.Finished(
                id_, game, at, json.loads(players), seat, json.loads(ranking), json.loads(scores), *more
            )
            for id_, game, at, players, seat, ranking, scores, *more in found
        ]

    async def recent(self, game: str, most: int) -> list[seam.Finished]:
        found = []
        for id_, key, at, players, ranking, scores in await self.query(rating_sql.RECENT, game, most):
            places = json.loads(ranking)
            shown = (id_, key, at, json.loads(players), places[0][0], places, json.loads(scores))
            found.append(seam.Finished(*shown, None, None))
        return found

    # ------------------------------------------------------------ ratings

    async def outcome(self, number: int) -> Outcome | None:
        found = await self.get(rating_sql.OUTCOME, number)
        return Outcome(json.loads(found[0][0]), found[0][1]) if found else None

    async def unrated(self, games: Collection[str], most: int) -> list[str]:
        wanted = rating_sql.UNRATED.format(free=self._free, games=_marks(games))
        return [table for (table,) in await self.query(wanted, *games, most)]

    async def standings(self, person: str) -> list[Standing]:
        return [Standing(*values) for values in await self.get(rating_sql.STANDINGS, person)]

    async def rating_changes(self, number: int) -> list[RatingChange]:
        return [
            RatingChange(person, before, Standing(*after))
            for person, before, *after in await self.get(rating_sql.CHANGES, number)
        ]

    async def leaderboard(self, game: str, pace: str, least: int, most: int) -> list[Ranked]:
        found = await self.query(rating_sql.LEADERBOARD, game, pace, least, most)
        return [Ranked(*values) for values in found]

    async def above(self, game: str, pace: str, least: int, rating: float) -> int:
        ((count,),) = await self.query(rating_sql.ABOVE, game, pace, least, rating)
        return int(count)

    async def profile(self, person: str) -> Profile | None:
        found = await self.get(rating_sql.PROFILE, person)
        return Profile(found[0][0], found[0][1], bool(found[0][2])) if found else None

    # ------------------------------------------------------------ people

    async def person(self, person: str) -> seam.Person | None:
        found = await self.get(_PERSON, person)
        if not found:
            return None
        name, links, silenced, owner = found[0]
        return seam.Person(name, links, bool(silenced), owner)

    async def is_known(self, person: str) -> bool:
        return bool(await self.query(_KNOWN, *[person] * _KNOWN.count("?")))

    async def links(self) -> dict[str, int]:
        return dict(await self.query("SELECT person, links FROM people WHERE links > 0"))

    async def blocks(self) -> list[tuple[str, str]]:
        return [(person, other) for person, other in await self.query("SELECT person, other FROM blocks")]

    async def chat(self, number: int, most: int) -> list[seam.Line]:
        columns = "number, line, seat, name, text, at, person, key"
        wanted = f"SELECT {columns} FROM chat WHERE number = ? ORDER BY line DESC LIMIT ?"
        return [seam.Line(*values) for values in reversed(await self.query(wanted, number, most))]

    async def reports(self) -> list[seam.Report]:
        return [seam.Report(*values) for values in await self.query(_REPORTS)]

    async def passkeys(self, person: str) -> list[seam.Passkey]:
        found = await self.get(f"{_PASSKEYS} WHERE person = ? ORDER BY made", person)
        return [seam.Passkey(*values) for values in found]

    async def passkey(self, id_: str) -> seam.Passkey | None:
        found = await self.get(f"{_PASSKEYS} WHERE id = ?", id_)
        return seam.Passkey(*found[0]) if found else None

    async def challenge_answer(self, challenge: bytes) -> bytes | None:
        found = await self.get("SELECT answer FROM challenges WHERE challenge = ?", challenge)
        return bytes(found[0][0]) if found else None

    async def programs(self, owner: str) -> list[Program]:
        found = await self.get(f"{_PROGRAMS} WHERE owner = ? ORDER BY made", owner)
        return [Program(*values) for values in found]

    async def program(self, id_: str) -> Program | None:
        found = await self.get(f"{_PROGRAMS} WHERE id = ?", id_)
        return Program(*found[0]) if found else None

    # ------------------------------------------------------------ notices

    async def subscriptions(self, person: str) -> list[Subscription]:
        found = await self.get(f"{_SUBSCRIPTIONS} WHERE person = ? ORDER BY made", person)
        return [Subscription(*values) for values in found]

    async def mailbox(self, person: str) -> Mailbox | None:
        found = await self.get("SELECT address, lang, confirmed FROM mailboxes WHERE person = ?", person)
        return Mailbox(person, found[0][0], found[0][1], bool(found[0][2])) if found else None

    async def noticed(self, number: int, person: str) -> int | None:
        wanted = "SELECT question FROM notices WHERE number = ? AND person = ?"
        found = await self.get(wanted, number, person)
        return found[0][0] if found else None

    async def waiting_turns(self, before: float, most: int) -> list[str]:
        return [table for (table,) in await self.query(_TURNS, before, most)]

    # ------------------------------------------------------------ all of it

    async def inventory(self) -> seam.Inventory:
        ((people,),) = await self.query("SELECT count(*) FROM people")
        ((reports,),) = await self.query("SELECT count(*) FROM reports")
        stages: Any = await self.query("SELECT stage, count(*) FROM tables GROUP BY stage")
        return seam.Inventory(people, dict(stages), await self._size(), reports)


def _marks(things: Collection[object]) -> str:
    return ", ".join("?" * len(things))


def _seats_of(found: Sequence[TableRow]) -> str:
    columns = "number, kind, person, name, bot, piece, owner"
    return f"SELECT {columns} FROM seats WHERE number IN ({_marks(found)}) ORDER BY number, seat"
