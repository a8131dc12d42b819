"""Record files from elsewhere: each is checked and becomes a finished table whose seats nobody holds."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from dataclasses import replace
from hashlib import sha256
from typing import Any

from royaumes import bots
from royaumes.core import Over, Record, UserError
from royaumes.core.codec import dump_line, is_many, load
from royaumes.core.stream import ALGORITHM
from royaumes.core.variant import game_and_changes
from royaumes.games import game
from royaumes.server.config import Config
from royaumes.server.finished.replays import Replays
from royaumes.server.limits import Allowance
from royaumes.server.people.guests import valid_name
from royaumes.server.people.ratings import Ratings
from royaumes.server.protocol.errors import CodedError, NotSaved, too_many
from royaumes.server.storage import ANSWER, OVER, LogRow, NewTable, Seat, Storage, TableRow

_BOT = "bot:"
#: Bytes of the hash that names a table: nobody finds two records with the same.
_NAME = 18
#: Characters of a file that an error repeats, and numbers that every reader of JSON knows.
_SHOWN, _LARGEST = 60, 2**53


class RecordFiles:
    """Opens record files as finished tables."""

    def __init__(
        self, config: Config, storage: Storage, replays: Replays, ratings: Ratings, allowance: Allowance
    ) -> None:
        """`allowance` is how many new tables people may have."""
        self._config = config
        self._storage = storage
        self._replays = replays
        self._ratings = ratings
        self._allowance = allowance

    async def open(self, text: bytes, person: str, address: str) -> str:
        """The id of a record file's table, the same each time the file is opened.

        A `UserError` says what is wrong with the file; then nothing is kept.
        """
        self._replays.allow(person, address)
        try:
            record = await asyncio.to_thread(read, text, self._config)
            table = table_id(record)
            if await self._storage.table(table) is None:
                if not self._allowance.take(person, address):
                    raise too_many()
                await self._add(table, record, await self._replays.conclude(record))
        except CodedError:
            raise
        except UserError as error:
            facts = {name: _fitting(fact) for name, fact in error.facts.items()}
            raise UserError(error.why, **facts) from error
        return table

    async def _add(self, table: str, record: Record, over: Over) -> None:
        """Store a table with its game, unless the same file was opened in the meantime."""
        header = record.header
        row = TableRow(
            number=await self._storage.new_number(),
            id=table,
            game=header.game,
            rules_version=header.rules_version,
            settings=header.settings,
            seed=record.seed,
            public=False,
            host="",
            stage=OVER,
            players=list(header.players),
            answers=len(record.answers),
            origin=header.origin,
            from_file=True,
            seats=[_seat(player, self._config.limits.name) for player in header.players],
        )
        log = [LogRow(number, ANSWER, one.seat, one.text) for number, one in enumerate(record.answers, 1)]
        try:
            await self._storage.save(NewTable(row, log, over))
        except NotSaved:
            if await self._storage.table(table) is None:
                raise
        else:
            self._ratings.ended(table)


def read(text: bytes, config: Config) -> Record:
    """The record in a file, in the form in which its table keeps it; its answers are not checked yet."""
    if is_many(text):
        raise CodedError("bad", "server-file-many")
    record = load(text)
    _check_played(record.header.game, config)
    _check_text(record)
    header, rules = record.header, game(record.header.game)
    if header.rules_version != rules.rules_version:
        raise UserError("record-other-rules", rules=header.rules_version, expected=rules.rules_version)
    rules.start(header.seats, header.settings)  # says what can't be
    named = [*header.players, *[""] * header.seats][: header.seats]
    kept = replace(
        header,
        settings=rules.agreed(header.seats, header.settings),
        players=tuple(_seat(name, config.limits.name).label for name in named),
        stream=header.stream if header.commitment else ALGORITHM,
    )
    # A seed that was not committed to before the game proves nothing: then the dice were real ones.
    return Record(kept, record.answers, record.seed if header.commitment else "")


def table_id(record: Record) -> str:
    """The id of a record's table: the same for the same record, whatever file it came in."""
    digest = sha256(dump_line(record).encode()).digest()[:_NAME]
    return urlsafe_b64encode(digest).decode().replace("-", "a").replace("_", "b")


def _check_played(key: str, config: Config) -> None:
    """A variant is built from its key: none is built that the server does not offer."""
    if key in config.played:
        return
    base, changes = game_and_changes(key)
    if base in config.keys and changes:
        raise CodedError("bad", "server-file-variant", text=_fitting(changes))
    raise UserError("table-bad-game", key=key, known=config.keys)


def _check_text(record: Record) -> None:
    """Refuse text that a database cannot store."""
    header = record.header
    for name, text in (("seed", record.seed), ("commitment", header.commitment), ("stream", header.stream)):
        if not text.isprintable():
            raise UserError("record-wrong-kind", line=1, name=name)
    before = header.origin.answers if header.origin is not None else ()
    for answers in (before, record.answers):
        for number, answer in enumerate(answers, 1):
            if not answer.text.isprintable():
                raise UserError("record-not-parsed", number=number, text=answer.text)


def _seat(player: str, most: int) -> Seat:
    """A seat that nobody holds: a computer player of this rank, or a person by name if the name is valid."""
    rank = player.removeprefix(_BOT).partition("@")[0]  # "king@200" thinks for another time
    if player.startswith(_BOT) and rank in bots.NAMES:
        return Seat("bot", bot=rank)
    try:
        return Seat("person", name=valid_name(" ".join(player.split())[:most], most))
    except CodedError:
        return Seat("person")


def _fitting(fact: Any) -> Any:
    """A fact of an error, cut and escaped so that it can be sent: a file can hold anything."""
    if isinstance(fact, str):
        shown = fact.encode("utf-8", "replace").decode()
        return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
    if isinstance(fact, int) and abs(fact) > _LARGEST:
        return _fitting(str(fact))
    if isinstance(fact, tuple):
        return tuple(map(_fitting, fact))
    return fact
