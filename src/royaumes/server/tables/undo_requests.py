"""Undo requests: taking back a move after something was revealed needs everybody's consent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from royaumes.core import IllegalMove
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import CodedError
from royaumes.server.tables.stored_table import StoredTable


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Who asks, and the seats that must still agree.

    A request ends when all have agreed, when one refuses, or when anything else happens at the table: a
    move, or a seat that changes hands. Computer players never agree.
    """

    seat: int
    needs: frozenset[int]

    def agreed(self, seat: int) -> UndoRequest:
        """This request with one more consent."""
        return UndoRequest(self.seat, self.needs - {seat})

    @property
    def message(self) -> p.UndoRequested:
        """The request as the browser hears of it."""
        return p.UndoRequested(self.seat, sorted(self.needs))

    def closing(self, refused: int | None = None) -> p.UndoRequested:
        """That it is over, and who refused it."""
        return p.UndoRequested(self.seat, [], refused)


NO_REQUEST = p.UndoRequested(None, [])


class UndoRequests:
    """The one request that may be open at a table, and what comes of it."""

    def __init__(self, table: StoredTable, wake_bots: Callable[[], None]) -> None:
        self._table = table
        self._wake_bots = wake_bots
        self._request: UndoRequest | None = None

    @property
    def message(self) -> p.UndoRequested:
        """What is asked for now, for those who come."""
        return NO_REQUEST if self._request is None else self._request.message

    async def undo(self, seat: int, key: str = "") -> None:
        """Take a move back, or ask those for consent who must give it."""
        table = self._table
        async with table.lock:
            game = (await table.ready()).table
            if await table.known(key):
                return
            table.check_running()
            refusal = game.undo_refusal(seat)
            if refusal is None:
                await table.take_back(seat, (), key)
                return
            row, others = table.row, set(range(len(table.row.seats))) - {seat}
            if game.undo_refusal(seat, others) or any(row.seats[other].automatic for other in others):
                raise IllegalMove(refusal)
            person = row.seats[seat].person
            needs = frozenset(other for other in others if row.seats[other].person != person)
            if not needs:
                await table.take_back(seat, others, key)
                return
            self._request = UndoRequest(seat, needs)
            table.send_all(self._request.message)

    async def consent(self, seat: int, agree: bool) -> None:
        """A seat's word on the undo that was asked for."""
        table = self._table
        async with table.lock:
            if self._request is None or seat not in self._request.needs:
                raise CodedError("not-now", "server-no-undo-request")
            if not agree:
                self.close(refused=seat)
                return
            self._request = request = self._request.agreed(seat)
            if request.needs:
                table.send_all(request.message)
                return
            await table.ready()
            await table.take_back(request.seat, set(range(len(table.row.seats))) - {request.seat})
        self._wake_bots()

    def close(self, refused: int | None = None) -> None:
        """Close the open request, because a seat refuses or something else has happened."""
        if self._request is not None:
            request, self._request = self._request, None
            self._table.send_all(request.closing(refused))
