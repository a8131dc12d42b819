"""HTTP handlers for tables: list, create, sit down, begin, play again."""

from __future__ import annotations

import io
from functools import lru_cache

import segno
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from royaumes.server import protocol as p
from royaumes.server.handlers.requests import ApiRequest, address_of, lobby_of, person_of
from royaumes.server.lobby import seating
from royaumes.server.protocol.errors import CodedError

_LONGEST_HOST = 255
#: QR codes that are remembered. One mask is used for all: trying all eight takes four times as long.
_QR_CODES, _QR_MASK = 256, 3


@get("/api/tables")
async def lobby(request: ApiRequest) -> p.Tables:
    """Public tables."""
    return await lobby_of(request).public(person_of(request))


@get("/api/tables/mine")
async def mine(request: ApiRequest) -> p.Tables:
    """Tables where I sit, or sat and may come back; those that wait for me first."""
    return await lobby_of(request).mine(person_of(request))


@post("/api/tables")
async def create(request: ApiRequest, data: JSONBody[p.NewTable]) -> p.TableInfo:
    """Set up a table."""
    live = await lobby_of(request).create(person_of(request), data, address_of(request))
    return live.info(person_of(request))


@post("/api/play-now")
async def play_now(request: ApiRequest, data: JSONBody[p.PlayNow]) -> p.TableInfo:
    """Me against computer players, begun at once."""
    lobby, person, address = lobby_of(request), person_of(request), address_of(request)
    if data.lesson:
        live = await lobby.learn(person, data.game, address)
    else:
        live = await lobby.play_now(person, data.game, data.bot, address)
    return live.info(person)


@get("/api/tables/{table:str}")
async def table_info(request: ApiRequest, table: FromPath[str]) -> p.TableInfo:
    """A table as all may see it."""
    return (await lobby_of(request).live_table(table)).info(person_of(request))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: ApiRequest, table: FromPath[str], data: JSONBody[p.Sit]) -> p.TableInfo:
    """Take a seat."""
    live = await seating.sit(lobby_of(request), person_of(request), table, data.seat, data.piece)
    return live.info(person_of(request))


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: ApiRequest, table: FromPath[str]) -> p.TableInfo:
    """Get up."""
    return (await seating.leave(lobby_of(request), person_of(request), table)).info(person_of(request))


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: ApiRequest, table: FromPath[str]) -> p.TableInfo:
    """Begin; bots take the seats that are still free."""
    return (await seating.start(lobby_of(request), person_of(request), table)).info(person_of(request))


@post("/api/tables/{table:str}/host", status_code=200)
async def take_over(request: ApiRequest, table: FromPath[str]) -> p.TableInfo:
    """Become the host of a table that has not begun and whose host is not here."""
    return (await seating.take_over(lobby_of(request), person_of(request), table)).info(person_of(request))


@put("/api/tables/{table:str}/seats/{seat:int}")
async def arrange(
    request: ApiRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[p.SeatRequest]
) -> p.TableInfo:
    """The host decides who sits here; the present holder is removed."""
    live = await seating.arrange(lobby_of(request), person_of(request), table, seat, data)
    return live.info(person_of(request))


@put("/api/tables/{table:str}/seats/{seat:int}/piece")
async def choose_piece(
    request: ApiRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[p.ChoosePiece]
) -> p.TableInfo:
    """Choose a colour, a knight or a family for my seat; the host chooses for computer players."""
    live = await seating.choose_piece(lobby_of(request), person_of(request), table, seat, data.piece)
    return live.info(person_of(request))


@post("/api/tables/{table:str}/swap", status_code=200)
async def swap(request: ApiRequest, table: FromPath[str], data: JSONBody[p.Swap]) -> p.TableInfo:
    """The host lets two change places before the game."""
    live = await seating.swap(lobby_of(request), person_of(request), table, data.one, data.other)
    return live.info(person_of(request))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: ApiRequest, table: FromPath[str]) -> p.TableInfo:
    """The same people again: the new table."""
    live = await seating.rematch(lobby_of(request), person_of(request), table, address_of(request))
    return live.info(person_of(request))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def invitation(request: ApiRequest, table: FromPath[str]) -> Response[bytes]:
    """The invitation link as a QR code."""
    await lobby_of(request).live_table(table)
    return Response(_qr_code(f"{_outward(request)}t/{table}"), media_type="image/svg+xml")


@lru_cache(_QR_CODES)
def _qr_code(url: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(url, micro=False, mask=_QR_MASK)
    code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return picture.getvalue()


def _outward(request: ApiRequest) -> str:
    """The server's address as others can reach it: as asked for, unless that means this machine alone."""
    host = request.headers.get("host", "")
    if len(host) > _LONGEST_HOST:
        raise CodedError("bad", "server-malformed", text="host")
    config = lobby_of(request).config
    known = config.address
    if known is not None and host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]"):
        return known
    return f"{request.scope['scheme']}://{host}{config.prefix}/"


HANDLERS = (
    lobby,
    mine,
    create,
    play_now,
    table_info,
    sit,
    leave,
    start,
    take_over,
    arrange,
    choose_piece,
    swap,
    rematch,
    invitation,
)
