"""Changes as statements: SQL that SQLite and PostgreSQL both speak."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from royaumes.server.storage import notices, programs, rating_sql, seam
from royaumes.server.storage.ratings import ProfileHidden, Rated
from royaumes.server.storage.rows import COLUMNS, TableRow, values, write_ending, write_message

#: A statement with its arguments.
Statement = tuple[str, Sequence[Any]]
PROBE = "INSERT INTO probe (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
_PERSON = "INSERT INTO people (person, name, since, links, silenced) VALUES (?, ?, ?, ?, ?)"
_NAME = f"{_PERSON} ON CONFLICT (person) DO UPDATE SET name = excluded.name"
_LINKS = f"{_PERSON} ON CONFLICT (person) DO UPDATE SET links = people.links + 1"
_SILENCE = f"{_PERSON} ON CONFLICT (person) DO UPDATE SET silenced = excluded.silenced"
_TABLE = """
    UPDATE tables SET rules_version = ?, settings = ?, host = ?, stage = ?, players = ?, next = ?,
        waiting = ?, answers = ?, updated = ?, closed = ?, paused = ?, ending = ? WHERE number = ?"""
_SEAT = """
    INSERT INTO seats (number, seat, kind, person, name, bot, piece, owner) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (number, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,
        name = excluded.name, bot = excluded.bot, piece = excluded.piece, owner = excluded.owner"""
_RESULT = """
    INSERT INTO results (number, ranking, scores, listed, ended) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (number) DO UPDATE SET ranking = excluded.ranking, scores = excluded.scores"""
_REVIEW = """
    INSERT INTO reviews (number, review) VALUES (?, ?)
    ON CONFLICT (number) DO UPDATE SET review = excluded.review"""
_LINE = "INSERT INTO chat (number, line, seat, name, text, at, person, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_REPORT = """
    INSERT INTO reports (place, line, author, name, text, said, reporter, why, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
# A passkey never changes hands.
_PASSKEY = """
    INSERT INTO passkeys (id, person, key, count, made, used) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET count = excluded.count, used = excluded.used
        WHERE passkeys.person = excluded.person AND passkeys.key = excluded.key"""
_CHALLENGE = """
    INSERT INTO challenges (challenge, answer, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"""
_CLOCK = """
    INSERT INTO clock (one, at, steady) VALUES (1, ?, ?)
    ON CONFLICT (one) DO UPDATE SET at = excluded.at, steady = excluded.steady"""
_OLD_CHALLENGES = "DELETE FROM challenges WHERE until < ?"
# A browser belongs to whoever asked last.
_SUBSCRIPTION = """
    INSERT INTO subscriptions (endpoint, person, key, auth, lang, made) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, key = excluded.key,
        auth = excluded.auth, lang = excluded.lang"""
_MAILBOX = """
    INSERT INTO mailboxes (person, address, lang, confirmed) VALUES (?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET address = excluded.address, lang = excluded.lang,
        confirmed = excluded.confirmed"""
_NOTICED = """
    INSERT INTO notices (number, person, question, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (number, person) DO UPDATE SET question = excluded.question, at = excluded.at"""
_PROGRAM = "INSERT INTO programs (id, owner, key, made, used) VALUES (?, ?, ?, ?, ?)"


@dataclass(slots=True)
class Batch:
    """What goes into a commit. Moves come by the thousand: each store has its own quick way for them.

    They are rows of the log (number, row, kind, seat, text, key), and where each leaves its table (number,
    stage, waiting, answers, updated).
    """

    statements: list[Statement] = field(default_factory=list)
    log: list[tuple[int, int, str, int | None, str, str]] = field(default_factory=list)
    status: list[tuple[int, str, int, int, float]] = field(default_factory=list)
    #: The numbers of tables that only the process may write that holds them.
    held: list[int] = field(default_factory=list)

    @classmethod
    def joined(cls, batches: Iterable[Batch]) -> Batch:
        """All of these together."""
        whole = cls()
        for one in batches:
            whole.statements += one.statements
            whole.log += one.log
            whole.status += one.status
            whole.held += one.held
        return whole


def batch_of(changes: Iterable[seam.Change]) -> Batch:
    """Changes as they go into a commit."""
    batch = Batch()
    for change in changes:
        if not isinstance(change, seam.Moves):
            batch.statements += _statements(change)
        if isinstance(change, seam.NewTable | seam.Moves):
            _add_game(batch, change)
        if isinstance(change, seam.Moves | seam.TableChange):  # a new table is held by nobody yet
            batch.held.append(change.row.number)
        elif isinstance(change, seam.Line | notices.Noticed):
            batch.held.append(change.number)
    return batch


def _add_game(batch: Batch, change: seam.NewTable | seam.Moves) -> None:
    row, number = change.row, change.row.number
    batch.log += [(number, one.row, one.kind, one.seat, one.text, one.key) for one in change.log]
    if isinstance(change, seam.Moves):
        batch.status.append((number, row.stage, row.waiting, row.answers, row.updated))
    if change.over is not None:
        ranking, scores = json.dumps(change.over.ranking), json.dumps(change.over.scores)
        listed = row.game if row.public else ""
        batch.statements.append((_RESULT, (number, ranking, scores, listed, row.updated)))


def _statements(change: seam.Change) -> list[Statement]:
    if isinstance(change, notices.NoticeChange):
        return [_of_notices(change)]
    match change:
        case seam.NewTable(row, _, _):
            marks = ", ".join("?" * (COLUMNS.count(",") + 1))
            return [(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", values(row)), *_seats(row)]
        case seam.TableChange(row):
            return [_table(row), *_seats(row)]
        case seam.Line(number, line, seat, name, text, at, person, key):
            return [(_LINE, (number, line, seat, name, text, at, person, key))]
        case seam.Reviewed(number, review):
            return [(_REVIEW, (number, review))]
        case Rated():
            return rating_sql.rated(change)
        case seam.Passkey(id_, person, key, count, made, used):
            return [(_PASSKEY, (id_, person, key, count, made, used))]
        case seam.PasskeyRemoved(id_, person):
            return [("DELETE FROM passkeys WHERE id = ? AND person = ?", (id_, person))]
        case seam.ClockSeen(at, steady):
            return [(_CLOCK, (at, steady))]
        case seam.ChallengeAnswered(challenge, answer, until, now):
            return [(_OLD_CHALLENGES, (now,)), (_CHALLENGE, (challenge, answer, until))]
        case programs.Program(id_, owner, name, key, made, used):
            return [(_PROGRAM, (id_, owner, key, made, used)), _of_people(seam.Named(id_, name))]
        case _:
            return [_of_people(change)]


def _of_people(change: seam.Change) -> Statement:
    now = time.time()
    match change:
        case seam.Named(person, name):
            return _NAME, (person, name, now, 0, 0)
        case seam.LinksRevoked(person):
            return _LINKS, (person, "", now, 1, 0)
        case seam.Silenced(person, silenced):
            return _SILENCE, (person, "", now, 0, int(silenced))
        case ProfileHidden(person, hidden):
            return rating_sql.HIDE, (person, now, int(hidden))
        case seam.Blocked(person, other, True):
            return "INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, other)
        case seam.Blocked(person, other):
            return "DELETE FROM blocks WHERE person = ? AND other = ?", (person, other)
        case programs.ProgramUsed(id_, at):
            return "UPDATE programs SET used = ? WHERE id = ?", (at, id_)
        case programs.ProgramRemoved(id_, owner):
            return "DELETE FROM programs WHERE id = ? AND owner = ?", (id_, owner)
        case seam.Settled(report):
            return "DELETE FROM reports WHERE number = ?", (report,)
        case seam.Report(table, line, author, name, text, said, reporter, why, at):
            return _REPORT, (table, line, author, name, text, said, reporter, why, at)
    raise TypeError(f"no change: {change!r}")


def _of_notices(change: notices.NoticeChange) -> Statement:
    match change:
        case notices.Subscription(endpoint, person, key, auth, lang, made):
            return _SUBSCRIPTION, (endpoint, person, key, auth, lang, made)
        case notices.SubscriptionRemoved(endpoint):
            return "DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)
        case notices.Mailbox(person, address, lang, confirmed):
            return _MAILBOX, (person, address, lang, int(confirmed))
        case notices.MailboxRemoved(person):
            return "DELETE FROM mailboxes WHERE person = ?", (person,)
        case notices.Noticed(number, person, question, at):
            return _NOTICED, (number, person, question, at)


def _table(row: TableRow) -> Statement:
    return _TABLE, (
        row.rules_version,
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
        write_ending(row.ending),
        row.number,
    )


def _seats(row: TableRow) -> list[Statement]:
    return [
        (_SEAT, (row.number, number, seat.kind, seat.person, seat.name, seat.bot, seat.piece, seat.owner))
        for number, seat in enumerate(row.seats)
    ]
