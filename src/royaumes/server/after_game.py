"""What is asked after a game: its review, another one that goes on from a moment of it, one's own history."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from royaumes.server import archive, history, wire
from royaumes.server import protocol as p
from royaumes.server.lobby import Lobby

Asked = Request[Any, Any, State]


@get("/api/tables/{table:str}/review")
async def review(request: Asked, table: FromPath[str]) -> Response[p.Reviewing]:
    """The review of a finished game; the first who asks has it made, and all may see how far it is."""
    lobby: Lobby = request.app.state.lobby
    live = await lobby.live_table(table)
    record = await archive.finished_record(live)
    found = await lobby.reviews.look(live.row.number)
    if found is None:
        visitor = request.scope["state"]
        lobby.replays.allow(visitor["person"], visitor["address"])
        lobby.task(lobby.reviews.begin(live.row.number, record))
        found = p.Reviewing(0, 0, None)
    return Response(wire.encode(found), media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table:str}/go-on")
async def go_on(request: Asked, table: FromPath[str], data: JSONBody[p.GoOn]) -> p.TableInfo:
    """A new table that goes on from a moment of this one's game."""
    lobby: Lobby = request.app.state.lobby
    visitor = request.scope["state"]
    old = await lobby.live_table(table)
    live = await lobby.go_on(visitor["person"], old, data, visitor["address"])
    return live.info(visitor["person"])


@get("/api/me/history")
async def my_history(request: Asked) -> p.History:
    """My finished games with their results."""
    lobby: Lobby = request.app.state.lobby
    return p.History(await history.of(lobby.storage, request.scope["state"]["person"]))


HANDLERS = (review, go_on, my_history)
