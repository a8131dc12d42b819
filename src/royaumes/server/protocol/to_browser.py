"""The socket of a table, to the browser."""

from __future__ import annotations

from typing import Any

from royaumes.server.protocol.parts import Ask, Body, ErrorMessage, Event, Gain, Result, Text
from royaumes.server.protocol.tables import TableInfo


class ToBrowser(Body, tag_field="type"):
    """What the server sends."""


class Update(ToBrowser, tag="update"):
    """A change of the table as one seat (None: spectator) may know it, numbered.

    `events` happened since the message before; `view` is what stands now. A `fresh` update does not build
    on earlier ones: the browser starts from its view. `undone` is the seat whose answer was taken back.
    `until` is when the first answer must be there, at a table whose pace sets a time, or when a question
    closes that stands for a few seconds only. `ends` says by seat when a computer player answers for it, as
    `until` of the seats does in what is said of the table.
    """

    n: int
    seat: int | None
    fresh: bool
    undone: int | None
    events: list[Event]
    view: Any
    ask: Ask | None
    waiting: list[int]
    until: float | None
    ends: list[float | None]
    undo: bool
    result: Result | None


class Done(ToBrowser, tag="done"):
    """The message with this id was carried out."""

    id: str


class Failed(ToBrowser, tag="failed"):
    """The message with this id (empty: an unreadable one) changed nothing, and why."""

    id: str
    error: ErrorMessage


class Because(ToBrowser, tag="because"):
    """The answer to "why can't I?": nothing refuses it, or this does."""

    id: str
    error: ErrorMessage | None


class AdvisedMove(Body):
    """A move, what speaks for it, and what it brings that the next best does not."""

    move: str
    why: Text | None
    gains: list[Gain]


class Hinted(ToBrowser, tag="hinted"):
    """What a sensible player would do, then the next best where there is another move."""

    id: str
    moves: list[AdvisedMove]


class Odds(Body):
    """One way that dice or a bag may decide, and what it brings that other ways do not.

    Where `example` is true the events stand for several that differ in their numbers alone.
    """

    chance: float
    events: list[Event]
    example: bool


class Previewed(ToBrowser, tag="previewed"):
    """What a move would surely bring, the odds where chance is asked next, and the view between the two.

    There are no odds, or no view, where they hang on what this seat can't see.
    """

    id: str
    move: str
    sure: list[Event]
    odds: list[Odds]
    view: Any


class UndoRequested(ToBrowser, tag="undo-requested"):
    """A player asks the others to let a move be taken back across what was revealed.

    Sent on joining too; nobody asks where `needs` is empty. `refused` is the seat that has just said no.
    """

    seat: int | None
    needs: list[int]
    refused: int | None = None


class Nudged(ToBrowser, tag="nudged"):
    """A player is reminded that it is their turn, by the player in another seat."""

    seat: int
    by: int


class Proposed(ToBrowser, tag="proposed"):
    """What is proposed, about which seat, by whom; how many have agreed, and how many must.

    Sent on joining too. Nothing is proposed (any more) where `what` is null.
    """

    what: str | None
    seat: int | None
    by: int | None
    agreed: int
    needed: int


class Said(ToBrowser, tag="said"):
    """A line of chat; `seat` is None for a spectator, and `mine` says that the reader wrote it."""

    line: int
    seat: int | None
    name: str
    text: str
    at: float
    mine: bool


class Hidden(ToBrowser, tag="hidden"):
    """These lines of chat are by somebody whom the reader has blocked."""

    lines: list[int]


class Changed(ToBrowser, tag="changed"):
    """The table itself changed: seats, presence, stage, a rematch."""

    table: TableInfo


ToBrowserAny = (
    Update
    | Done
    | Failed
    | Because
    | Hinted
    | Previewed
    | UndoRequested
    | Nudged
    | Proposed
    | Said
    | Hidden
    | Changed
)
