"""HTTP handlers for operators: health, readiness, metrics."""

from __future__ import annotations

from litestar import Response, get

from royaumes.server import protocol as p
from royaumes.server.handlers.requests import ApiRequest, lobby_of
from royaumes.server.lobby.health import OK
from royaumes.server.protocol.errors import CodedError
from royaumes.server.transport.asgi import is_local


@get("/api/health")
async def health(request: ApiRequest) -> Response[p.Health]:
    """Whether the server is well: 200 where it can write and its bots answer, else 503."""
    found = await lobby_of(request).health.look()
    return Response(found, status_code=200 if found.status == OK else 503)


@get("/api/ready")
async def ready(request: ApiRequest) -> Response[p.Ready]:
    """Whether newcomers should be sent here: 200, or 503 while the server is about to stop."""
    found = lobby_of(request).health.ready
    return Response(p.Ready(found), status_code=200 if found else 503)


@get("/api/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: ApiRequest) -> str:
    """Figures for Prometheus, for those on this very machine."""
    if not is_local(request.scope):
        raise CodedError("not-found", "server-no-page")
    lobby = lobby_of(request)
    tables = lobby.live_tables.values()
    busy = sum(live.autoplay.busy for live in tables)
    return lobby.metrics.text(len(tables), len(lobby.admission), busy)


HANDLERS = (health, ready, metrics)
