"""The ASGI application: routes, lifespan and error handling."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import HTTPScope, Receive, Scope, Send

from royaumes import __version__
from royaumes.core import UserError
from royaumes.server.config import Config
from royaumes.server.handlers import finished, games, notices, pages, people, puzzles, ratings, server, tables
from royaumes.server.handlers.api_page import ApiJson, ApiPage
from royaumes.server.handlers.middleware import Visitors
from royaumes.server.handlers.requests import ApiRequest
from royaumes.server.handlers.sockets import table_socket
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.protocol import ErrorMessage
from royaumes.server.protocol.errors import BAD, STATUS, CodedError, error_message
from royaumes.server.storage import StorageError
from royaumes.server.transport.request_path import canonical, turn_away

if TYPE_CHECKING:
    from royaumes.server.cluster.forwarding import Forwarding

_log = logging.getLogger(__name__)
_CODES = {404: "not-found", 405: "not-found", 413: "too-large"}
_ABORTED = "client disconnected prematurely"


class Application(Litestar):
    """A Litestar application in which every request passes `Visitors`, even where no route matches."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        """Answer one connection."""
        if cast(str, scope["type"]) == "lifespan":  # the server starts or stops
            await super().__call__(scope, receive, send)
            return
        forwarding: Forwarding | None = self.state.forwarding
        inner = cast(Scope | None, canonical(self.state.lobby.config.prefix, cast(HTTPScope, scope)))
        if inner is None:
            await turn_away(scope, receive, send)
        elif forwarding is None:
            await self._here(inner, receive, send)
        else:
            await forwarding(self._here, inner, receive, send)

    async def _here(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = super().__call__
        if scope["type"] == ScopeType.HTTP:
            await Visitors(answer, self.state.lobby)(scope, receive, send)
        else:
            await answer(scope, receive, send)


def application(config: Config) -> Application:
    """A server that is ready to run."""
    lobby = Lobby(config)
    forwarding = _forwarding(lobby)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            if forwarding is not None:
                await forwarding.close()
            await lobby.close()

    return Application(
        [
            *games.HANDLERS,
            *tables.HANDLERS,
            *people.HANDLERS,
            *ratings.HANDLERS,
            *notices.HANDLERS,
            *finished.HANDLERS,
            *puzzles.HANDLERS,
            *pages.HANDLERS,
            *server.HANDLERS,
            table_socket,
        ],
        lifespan=[lifespan],
        state=State({"lobby": lobby, "forwarding": forwarding}),
        exception_handlers={
            UserError: _user_error,
            HTTPException: _bad_request,
            RecursionError: _too_deep,
            StorageError: _unwell,
            Exception: _broken,
        },
        request_max_body_size=config.limits.body,
        openapi_config=OpenAPIConfig(
            title="Royaumes",
            version=__version__,
            description="The part of the protocol that is asked once; see docs/protocol.md for the socket.",
            path="/api/schema",
            render_plugins=[ApiJson(path="/"), ApiPage(path="/page")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _forwarding(lobby: Lobby) -> Forwarding | None:
    """Forwarding to other processes, where several share a database; its libraries are loaded only then."""
    if not lobby.config.internal:
        return None
    from royaumes.server.cluster.forwarding import Forwarding

    places, most = lobby.admission, lobby.config.limits.body
    return Forwarding(lobby.storage.processes, lobby.tokens, places.has_flooded, places.flooded, most)


def _answer(found: ErrorMessage) -> Response[ErrorMessage]:
    return Response(found, status_code=STATUS.get(found.code, BAD), media_type="application/json")


def _user_error(request: ApiRequest, error: UserError) -> Response[ErrorMessage]:
    return _answer(error_message(error))


def _bad_request(request: ApiRequest, error: HTTPException) -> Response[ErrorMessage]:
    if _ABORTED in error.detail:  # nobody reads the answer
        return _answer(error_message(CodedError("malformed", "server-malformed", text="aborted")))
    if error.status_code >= 500:
        return _broken(request, error)
    code = _CODES.get(error.status_code, "malformed")
    if code == "too-large":
        most = request.app.state.lobby.config.limits.body
        return _answer(error_message(CodedError(code, "server-too-large", most=most)))
    if code == "not-found":
        return _answer(error_message(CodedError(code, "server-no-page")))
    return _answer(error_message(CodedError(code, "server-malformed", text=error.detail[:200])))


def _too_deep(request: ApiRequest, error: RecursionError) -> Response[ErrorMessage]:
    return _answer(error_message(CodedError("malformed", "server-malformed", text="depth")))


def _unwell(request: ApiRequest, error: StorageError) -> Response[ErrorMessage]:
    _log.error("%s %s could not read its data: %s", request.method, _route(request), error)
    return _answer(error_message(CodedError("unwell", "server-unwell")))


def _broken(request: ApiRequest, error: Exception) -> Response[ErrorMessage]:
    _log.error("%s %s failed", request.method, _route(request), exc_info=error)
    return _answer(error_message(CodedError("broken", "server-broken")))


def _route(request: ApiRequest) -> str:
    """What was asked for as the handler names it: an address may hold a personal link."""
    handler = request.scope.get("route_handler")
    return next(iter(sorted(handler.paths))) if handler is not None else "?"
