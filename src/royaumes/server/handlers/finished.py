"""HTTP handlers for finished games: record, replay, review, history, record files."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from royaumes.core.codec import dump
from royaumes.core.variant import game_and_changes
from royaumes.server import protocol as p
from royaumes.server.finished import archive
from royaumes.server.finished.streamed_replay import StreamedReplay
from royaumes.server.handlers.requests import ApiRequest, address_of, lobby_of, person_of
from royaumes.server.people import history
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import CLOSED
from royaumes.server.transport.accept_encoding import accepts


@get("/api/tables/{table:str}/review")
async def review(request: ApiRequest, table: FromPath[str]) -> Response[p.Reviewing]:
    """The review of a finished game; the first who asks has it made, and all may see how far it is."""
    lobby = lobby_of(request)
    live = await lobby.live_table(table)
    record = await archive.finished_record(live)
    if live.row.stage == CLOSED:
        raise CodedError("not-now", "review-unfinished")
    found = await lobby.reviews.look(live.row.number)
    if found is None:
        lobby.replays.allow(person_of(request), address_of(request))
        lobby.services.tasks.start(lobby.reviews.begin(live.row.number, record, live.row.from_file))
        found = p.Reviewing(0, 0, None)
    return Response(encode(found), media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table:str}/go-on")
async def go_on(request: ApiRequest, table: FromPath[str], data: JSONBody[p.GoOn]) -> p.TableInfo:
    """A new table that goes on from a moment of this one's game."""
    lobby, person = lobby_of(request), person_of(request)
    old = await lobby.live_table(table)
    live = await lobby.go_on(person, old, data, address_of(request))
    return live.info(person)


@get("/api/me/history")
async def my_history(request: ApiRequest) -> p.History:
    """My finished games with their results."""
    person = person_of(request)
    return p.History(await history.of(lobby_of(request).storage, person, person))


@post("/api/records", request_max_body_size=None)  # larger than other bodies, and counted here
async def open_file(request: ApiRequest) -> p.TableInfo:
    """The finished table of a record file; the same file leads to the same table."""
    lobby, person = lobby_of(request), person_of(request)
    text = await _body(request, lobby.config.limits.record)
    table = await lobby.record_files.open(text, person, address_of(request))
    return (await lobby.look_at(table)).info(person)


async def _body(request: ApiRequest, most: int) -> bytes:
    """The body as it was sent; a `CodedError` where it is too large."""
    text = bytearray()
    async for part in request.stream():
        text += part
        if len(text) > most:
            raise CodedError("too-large", "server-file-large", most=most // 1024)
    return bytes(text)


@get("/api/tables/{table:str}/record")
async def record(request: ApiRequest, table: FromPath[str]) -> Response[str]:
    """The record as a file: once the game is over, with the seed."""
    found = await archive.record(await lobby_of(request).live_table(table))
    name = f'attachment; filename="royaumes-{game_and_changes(found.header.game)[0]}-{table}.json"'
    return Response(dump(found), media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/api/tables/{table:str}/verify")
async def verified(request: ApiRequest, table: FromPath[str]) -> p.Verified:
    """Check that chance was honest: every outcome again from the revealed seed."""
    lobby = lobby_of(request)
    live = await lobby.live_table(table)
    lobby.replays.allow(person_of(request), address_of(request))
    return await archive.verified(live, lobby.replays)


@get("/api/tables/{table:str}/replay")
async def replay(
    request: ApiRequest,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    everything: Annotated[bool, QueryParameter(name="all")] = False,
) -> Response[p.Replay]:
    """A game step by step, as a seat, as a spectator, or (once over) all-seeing."""
    lobby = lobby_of(request)
    live = await lobby.live_table(table)
    lobby.replays.allow(person_of(request), address_of(request))
    found = await archive.replay(live, lobby.replays, person_of(request), seat, everything)
    gzip = accepts(request.headers.get("accept-encoding", ""), "gzip")
    return StreamedReplay(found, gzip, lobby.replay_places, address_of(request))


HANDLERS = (record, verified, replay, review, go_on, my_history, open_file)
