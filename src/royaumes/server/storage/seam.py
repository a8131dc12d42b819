"""The storage protocol: changes that can be saved, and questions that can be asked.

There is one verb to write, `save`, which takes typed changes; all other verbs read.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from royaumes.core import Over
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage.log import LogRow
from royaumes.server.storage.notices import NoticeChange, NoticeStorage
from royaumes.server.storage.programs import ProgramChange, ProgramStorage
from royaumes.server.storage.ratings import (
    Outcome,
    Profile,
    ProfileHidden,
    Ranked,
    Rated,
    RatingChange,
    Standing,
)
from royaumes.server.storage.rows import TableRow


class StorageError(CodedError):
    """What was asked for could not be read, for now."""

    def __init__(self, what: str) -> None:
        super().__init__("unwell", "server-unwell")
        self._what = what

    def __str__(self) -> str:
        """The reason, for the log."""
        return self._what


# ---------------------------------------------------------------- what changes


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that was not there before; `new_number` has given it its number.

    One that was played elsewhere brings its whole game, and what that came to.
    """

    row: TableRow
    log: Sequence[LogRow] = ()
    over: Over | None = None


@dataclass(frozen=True, slots=True)
class TableChange:
    """A table and its seats as they stand now."""

    row: TableRow


@dataclass(frozen=True, slots=True)
class Moves:
    """Rows that a game's log gains, and where that leaves the table; `over` is what the game came to."""

    row: TableRow
    log: Sequence[LogRow]
    over: Over | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """A person has chosen a name."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class LinksRevoked:
    """A person has revoked all personal links and cookies handed out so far."""

    person: str


@dataclass(frozen=True, slots=True)
class Silenced:
    """A person may not write in any chat, or may again."""

    person: str
    silenced: bool


@dataclass(frozen=True, slots=True)
class Blocked:
    """A person has blocked another, or has unblocked them."""

    person: str
    other: str
    blocked: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table's chat; `key` names the message that it came in."""

    number: int
    line: int
    seat: int | None
    name: str
    text: str
    at: float
    person: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """A line of chat that somebody wants the owner to see; `number` counts reports, 0 in a new one.

    Each person reports a line once: a second report is not kept.
    """

    table: str
    line: int
    author: str
    name: str
    text: str
    said: float
    reporter: str
    why: str
    at: float
    number: int = 0
    #: Whether its author has been silenced since.
    silenced: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """A report has been dealt with."""

    report: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """What a device has made for a person; `count` is how often it says that it has signed."""

    id: str
    person: str
    key: bytes
    count: int
    made: float
    used: float


@dataclass(frozen=True, slots=True)
class PasskeyRemoved:
    """A person has removed a passkey."""

    id: str
    person: str


@dataclass(frozen=True, slots=True)
class ChallengeAnswered:
    """A device has answered a challenge that is good until then; only the first answer is kept.

    Those whose time was over `now` are forgotten.
    """

    challenge: bytes
    answer: bytes
    until: float
    now: float


@dataclass(frozen=True, slots=True)
class ClockSeen:
    """What the clock said when a server last looked at it, and since when it has been steady."""

    at: float
    steady: float


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of a finished game, as it goes over the wire."""

    number: int
    review: str


Change = (
    NewTable
    | TableChange
    | Moves
    | Named
    | LinksRevoked
    | Silenced
    | Blocked
    | Line
    | Report
    | Settled
    | Passkey
    | PasskeyRemoved
    | ChallengeAnswered
    | ClockSeen
    | Reviewed
    | Rated
    | ProfileHidden
    | ProgramChange
    | NoticeChange
)


# ---------------------------------------------------------------- what is found


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has chosen a name, taken links back, or been silenced.

    `owner` is whose program it is, by name; empty for people. A program is silent where its owner is.
    """

    name: str
    links: int
    silenced: bool
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game as somebody had it who sat at `seat`.

    `luck` and `own` are known where it has been reviewed. `verdict` says whether it counted, empty before
    anybody has looked; if it did, `before` and `rating` are theirs before and after it.
    """

    table: str
    game: str
    at: float
    players: list[str]
    seat: int
    ranking: list[list[int]]
    scores: list[int]
    luck: int | None
    own: int | None
    verdict: str = ""
    before: float | None = None
    rating: float | None = None


@dataclass(frozen=True, slots=True)
class Inventory:
    """What a database holds."""

    people: int
    tables: dict[str, int]
    bytes: int
    reports: int


#: Kinds of news: a person has revoked their links, blocked another, chosen a name; a rate limit was used.
LINKS, BLOCKS, NAMED, SPENT = "links", "blocks", "named", "spent"


@dataclass(frozen=True, slots=True)
class News:
    """A message from one process to all others: something that they may have in memory has changed."""

    kind: str
    about: str
    value: str = ""


class Processes(Protocol):
    """The processes that share a database. Each table is held by one of them, the only one that writes it."""

    async def join(
        self, address: str, news: Callable[[News], None], late: Callable[[], Awaitable[None]]
    ) -> None:
        """Become one of them, who is reached at this address.

        `news` is called with what others announce. `late` is called when news may have been missed and tables
        lost, because the database could not be reached.
        """

    async def claim(self, table: str, again: bool = False) -> str:
        """Hold a table: empty where this process does, else the address of the one that does.

        What was held a moment ago is taken to be held still, unless it is asked `again`.
        """

    async def declare_dead(self, address: str) -> None:
        """The process at this address is dead: its tables may be claimed at once."""

    async def release(self, used: Collection[str], seconds: float) -> None:
        """Hold none but these any longer, and those that were claimed in the last few seconds."""

    async def notify(self, news: News) -> None:
        """Tell all others."""


class Storage(ProgramStorage, NoticeStorage, Protocol):
    """The database of a server.

    A change is durable when `save` is done; reads see all of them. What cannot be saved raises `NotSaved`,
    whatever the reason, and the next change is tried all the same. What cannot be read raises `StorageError`.
    """

    @property
    def processes(self) -> Processes:
        """Those who share this database."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; a `UserError` where that cannot be."""

    async def close(self) -> None:
        """Write what is left, then let go."""

    async def secret(self) -> bytes:
        """The key that cookies are signed with; made once, kept with the data."""

    def save(self, *changes: Change) -> Awaitable[None]:
        """Keep these changes, all or none; they are in line as soon as this is called."""

    def probe(self) -> Awaitable[None]:
        """Write something that means nothing: writing works then, and all that was sent before is kept."""

    async def new_number(self) -> int:
        """A number that no table has had."""

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""

    async def public_tables(self, most: int, share: int) -> list[TableRow]:
        """Public tables that have not ended: first those that have not begun, the newest first.

        Where there are more than `most`, the newest `share` of each network come before all others.
        """

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Tables where a person has a seat, the newest first."""

    async def tables_of_other_rules(self, game: str, version: int) -> list[TableRow]:
        """Tables of a game that have not ended and were set up by other rules than these."""

    async def tables_at(self, stages: Collection[str]) -> list[TableRow]:
        """All tables at these stages."""

    async def waiting_for_bots(self) -> list[tuple[str, str]]:
        """Id and game of each running table where a computer player is asked and that no process holds."""

    async def overdue(self, before: float, most: int) -> list[str]:
        """Running games by correspondence where nothing has happened since then."""

    async def expired(self, open_: float, playing: float, ended: float, most: int) -> list[tuple[int, str]]:
        """Number and id of tables that nobody has touched since then, by how far they had come.

        Those that a process holds are left out where several share the database.
        """

    async def delete(self, numbers: Sequence[int]) -> None:
        """Tables with all that belongs to them."""

    async def clock(self) -> ClockSeen | None:
        """What the clock said when a server last looked at it."""

    async def log(self, number: int) -> list[LogRow]:
        """The rows of a table's game."""

    async def has_key(self, number: int, key: str) -> bool:
        """Whether the message with this key has been carried out at a table."""

    async def person(self, person: str) -> Person | None:
        """What is stored about a person, if anything is."""

    async def is_known(self, person: str) -> bool:
        """Whether this id has a name or a key, or has ever sat at a table or written in a chat."""

    async def links(self) -> dict[str, int]:
        """How often people have taken their links back, those who have."""

    async def blocks(self) -> list[tuple[str, str]]:
        """Who has blocked whom."""

    async def chat(self, number: int, most: int) -> list[Line]:
        """The newest lines of a table's chat, oldest first."""

    async def reports(self) -> list[Report]:
        """The lines of chat that were reported, the newest first."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""

    async def passkey(self, id_: str) -> Passkey | None:
        """A passkey by its id."""

    async def challenge_answer(self, challenge: bytes) -> bytes | None:
        """The first answer to a challenge, where there was one and its time is not over."""

    async def review(self, number: int) -> str | None:
        """The review of a table's game, where there is one."""

    async def finished(self, person: str, reader: str, most: int) -> list[Finished]:
        """Somebody's finished games that a reader may know of, the last one first.

        These are games at public tables, and those where the reader sat too.
        """

    async def recent(self, game: str, most: int) -> list[Finished]:
        """The last games that ended at public tables, each as its winner had it."""

    async def outcome(self, number: int) -> Outcome | None:
        """How a table's game ended, where it has."""

    async def unrated(self, games: Collection[str], most: int) -> list[str]:
        """Tables of these games that ended and that nobody has looked at, the first that ended first.

        Those that a process holds are left out where several share the database.
        """

    async def standings(self, person: str) -> list[Standing]:
        """A person's ratings in all games they played, the most played first."""

    async def rating_changes(self, number: int) -> list[RatingChange]:
        """What a table's game did to the ratings of those who played it."""

    async def leaderboard(self, game: str, pace: str, least: int, most: int) -> list[Ranked]:
        """The best people who have played at least this many games and have not hidden their profile."""

    async def above(self, game: str, pace: str, least: int, rating: float) -> int:
        """How many listed people have a higher rating."""

    async def profile(self, person: str) -> Profile | None:
        """A person's public profile."""

    async def inventory(self) -> Inventory:
        """What there is."""
