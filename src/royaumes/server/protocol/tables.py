"""Tables over HTTP: opening them, sitting down, what is known of them; the server's health."""

from __future__ import annotations

from royaumes.server.protocol.parts import Body, Text


class SeatRequest(Body):
    """Who shall sit here: "me", "guest" (beside me on this device), "open" or "bot".

    An empty `bot` is the usual one. `piece` is what they play ("knight:blue"); empty is what is left.
    """

    kind: str
    bot: str = ""
    name: str = ""
    piece: str = ""


class NewTable(Body):
    """A table to be set up; `game` is the key of a game or of one of its variants."""

    game: str
    seats: list[SeatRequest]
    settings: dict[str, bool | int | str] = {}
    public: bool = False
    open_chat: bool = False
    hints: bool = True
    pace: str = "normal"


class PlayNow(Body):
    """One click: me against computer players, started at once; or a guided first game.

    An empty `bot` is the usual one.
    """

    game: str
    lesson: bool = False
    bot: str = ""


class GoOn(Body):
    """Go on from a step of a finished game in one of its seats, against computer players or with friends."""

    step: int
    seat: int
    friends: bool = False


class Sit(Body):
    """Take an open seat: this one, or the first that is free; and a piece that nobody has chosen."""

    seat: int | None = None
    piece: str = ""


class ChoosePiece(Body):
    """What a seat will play, as its game names it; empty is what is left."""

    piece: str


class Swap(Body):
    """Two seats whose players change places."""

    one: int
    other: int


class SeatInfo(Body):
    """A seat as all may see it. `kind` is "person", "guest", "bot" or "open".

    `plays` are its pieces: what was chosen before the game, and what it has once the game has begun.
    Two things are for the reader: `mine`, and `reserved` where a bot plays on in a seat that they left.
    `owner` is whose program plays here; empty where a person does. `minded` says that a bot takes care of
    the seat while its player is away; `until` when one will answer for it.
    """

    seat: int
    kind: str
    name: str
    plays: list[str]
    mine: bool
    here: bool
    reserved: bool
    owner: str
    minded: bool
    until: float | None


class TableInfo(Body):
    """A table as all may see it. `stage` is "open", "playing", "over" or "closed".

    `closed` says why there is no board to show: a game that was stopped, or was played by other rules.
    `open_chat` lets those who watch write too; `hints` says whether advice can be had; `pace` is "normal",
    "relaxed", "quick" or "days". `variant` says what is changed in the game, as the key of the variant does;
    it is empty for the game as printed. `from_file` says that the game was played elsewhere and was opened
    here as a record file: nobody sits at its table. `host` says that the reader is the table's host,
    `host_seat` where the host sits, if they do, and `host_here` whether they have the page open.
    """

    table: str
    game: str
    variant: str
    stage: str
    public: bool
    settings: dict[str, bool | int | str]
    seats: list[SeatInfo]
    host: bool
    host_seat: int | None
    host_here: bool
    waiting: list[int]
    commitment: str
    answers: int
    next: str | None
    updated: float
    open_chat: bool
    hints: bool
    pace: str
    paused: bool
    closed: Text | None
    lesson: bool
    from_file: bool


class Tables(Body):
    """Several tables, those that wait for the reader first."""

    tables: list[TableInfo]


class Health(Body):
    """Whether the server is well ("ok" or "failed"), and what was tried to find out."""

    status: str
    version: str
    checks: dict[str, str]


class Ready(Body):
    """Whether newcomers should be sent to this server."""

    ready: bool
