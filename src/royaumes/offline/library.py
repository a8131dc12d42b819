"""The tables of one person on one device: what the server answers, without a network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from royaumes.core import UserError
from royaumes.games import keys
from royaumes.offline.routes import Route, found
from royaumes.offline.storage import DeviceStorage, Keep
from royaumes.server import protocol as p
from royaumes.server.config import Config, Limits
from royaumes.server.finished.record_files import RecordFiles
from royaumes.server.finished.replays import Replays
from royaumes.server.finished.reviews import Reviews
from royaumes.server.handlers.messages import receive
from royaumes.server.limits import Allowance
from royaumes.server.lobby.housekeeping import Housekeeping
from royaumes.server.lobby.new_tables import NewTables
from royaumes.server.lobby.table_index import LISTED
from royaumes.server.metrics import Metrics
from royaumes.server.people.chat_rules import ChatRules
from royaumes.server.people.guests import GuestTokens, valid_name
from royaumes.server.people.profiles import Profiles
from royaumes.server.people.ratings import Ratings
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import BAD, STATUS, CodedError, error_message
from royaumes.server.protocol.records import DecodeError, Decoder
from royaumes.server.storage import OPEN, Named
from royaumes.server.tables.services import Services
from royaumes.server.transport.peer import NO_TABLE, Peer
from royaumes.server.workers.bot_pool import BotPool

_log = logging.getLogger(__name__)
#: On one's own device nobody is kept from asking.
_OFTEN = 1_000_000
_LIMITS = Limits(
    body=4_194_304,
    socket_burst=_OFTEN,
    hint_burst=_OFTEN,
    address_hint_burst=_OFTEN,
    preview_burst=_OFTEN,
    address_preview_burst=_OFTEN,
    tables_burst=_OFTEN,
    address_tables_burst=_OFTEN,
    replays_burst=_OFTEN,
    address_replays_burst=_OFTEN,
)


def config_of(pace: float = 0.9, games: Sequence[str] = keys()) -> Config:
    """How the tables of one device are set up."""
    return Config(Path(), keys=tuple(games), workers=0, pace=pace, limits=_LIMITS)


class Library(NewTables):
    """A server's tables for the person on this device; `open` it first."""

    def __init__(
        self,
        kept: Mapping[str, str],
        keep: Keep,
        pace: float = 0.9,
        games: Sequence[str] = keys(),
    ) -> None:
        """`kept` are the documents of earlier visits, `keep` takes what changes."""
        config = config_of(pace, games)
        self.device = storage = DeviceStorage(kept, keep)
        often = (float(_OFTEN), 1.0)
        ratings = Ratings(storage, config.played)
        services = Services(
            config=config,
            storage=storage,
            bot_pool=BotPool(config.workers, config.played),
            chat=ChatRules(storage, config),
            ratings=ratings,
            metrics=Metrics(),
            hinting=Allowance(often, often),
            previewing=Allowance(often, often),
            released=self.released,
        )
        super().__init__(config, services, GuestTokens(), Allowance(often, often))
        self.ratings = ratings
        self.profiles = Profiles(storage)
        self.replays = Replays(config)
        self.reviews = Reviews(config, storage)
        self.record_files = RecordFiles(config, storage, self.replays, ratings, self.allowance)
        self._sockets: dict[int, DeviceSocket] = {}

    @property
    def me(self) -> str:
        """The person on this device."""
        return self.device.me

    async def open(self) -> None:
        """Begin: games of older rules are closed."""
        await self.storage.open()
        config = self.config
        housekeeping = Housekeeping(config, self.storage, self.live_tables, self.live_table)
        await housekeeping.close_older_rules()
        self.services.tasks.start(housekeeping.sweep())
        self.services.tasks.start(housekeeping.watch_clocks())
        self.services.tasks.start(self.ratings.work())

    async def close(self) -> None:
        """Stop what goes on by itself; everything that was acknowledged has been kept."""
        await self.services.tasks.stop()

    async def rename(self, name: str) -> str:
        """Choose a name; seats at tables that have not begun get it too."""
        name = valid_name(name, self.config.limits.name)
        await self.storage.save(Named(self.me, name))
        for row in await self.storage.tables_of(self.me, LISTED):
            if row.stage == OPEN:
                live = await self.live_table(row.id)
                async with live.lock:
                    for seat in live.row.seats:
                        if seat.kind == "person" and seat.person == self.me:
                            seat.name = name
                    await live.save_seats()
        return name

    # ------------------------------------------------------------ what is asked once

    async def request(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The answer to an HTTP request of the protocol: its status and its body, JSON always."""
        try:
            route, parts = found(method, path)
            answer = await route.answer(self, parts, _body(route, body))
        except UserError as error:
            said = error_message(error)
            return STATUS.get(said.code, BAD), encode(said)
        except RecursionError:
            said = error_message(CodedError("malformed", "server-malformed", text="depth"))
            return BAD, encode(said)
        except Exception:
            _log.exception("%s %s failed", method, path)
            return 500, encode(error_message(CodedError("broken", "server-broken")))
        return route.status, answer if isinstance(answer, bytes) else encode(answer)

    # ------------------------------------------------------------ sockets

    def listen(
        self,
        number: int,
        table: str,
        since: int | None,
        watching: bool,
        said: Callable[[bytes], None],
        closed: Callable[[int], None],
    ) -> None:
        """Open a socket at a table: `said` gets each message, `closed` why there will be no more."""
        socket = self._sockets[number] = DeviceSocket(said, closed)
        self.services.tasks.start(self._serve(number, socket, table, since, watching))

    def hear(self, number: int, message: bytes) -> None:
        """The page sends a message by a socket."""
        if (socket := self._sockets.get(number)) is not None:
            socket.hear(message)

    def hang_up(self, number: int) -> None:
        """The page closes a socket."""
        if (socket := self._sockets.pop(number, None)) is not None:
            socket.stop_reading()

    async def _serve(
        self, number: int, socket: DeviceSocket, table: str, since: int | None, watching: bool
    ) -> None:
        live, peer = None, Peer(self.me, self.config.limits, "", watching)
        peer.connect(socket)
        try:
            live = await self.live_table(table)
            await live.join(peer, since)
            while (raw := await socket.read()) is not None and peer.closing is None:
                await receive(live, peer, raw)
        except UserError as error:
            socket.write([encode(p.Failed("", error_message(error)))])
            peer.drop(NO_TABLE)
        except Exception:
            _log.exception("a socket at table %s broke", table)
        finally:
            if live is not None:
                live.part(peer)
            peer.disconnect()
            if self._sockets.get(number) is socket:
                del self._sockets[number]
        if peer.closing is not None:
            await socket.close(peer.closing)


def _body(route: Route, body: bytes) -> object:
    if route.sends is None:
        return None
    if route.sends is bytes:
        return body
    try:
        return Decoder[object](route.sends).decode(body)
    except (DecodeError, UnicodeError) as error:
        raise CodedError("malformed", "server-malformed", text=str(error)[:200]) from error


class DeviceSocket:
    """The socket between a page and its worker: it never stalls and never breaks."""

    takes_more = True
    flooded = False

    def __init__(self, said: Callable[[bytes], None], closed: Callable[[int], None]) -> None:
        self._said = said
        self._closed = closed
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.ended = False

    def connect(self, resume: Callable[[], None]) -> None:
        """There is nothing to resume: the page always takes more."""

    def write(self, messages: Sequence[bytes]) -> None:
        if not self.ended:
            for message in messages:
                self._said(message)

    def hear(self, message: bytes) -> None:
        """A message comes in."""
        self._heard.put_nowait(message)

    async def read(self) -> bytes | None:
        return await self._heard.get()

    def stop_reading(self) -> None:
        self.ended = True
        self._heard.put_nowait(None)

    async def close(self, code: int) -> None:
        with suppress(Exception):
            self._closed(code)
