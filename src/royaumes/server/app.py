"""The web application: lobby, door, handlers, and the one form that all trouble takes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from royaumes import __version__
from royaumes.core import UserError
from royaumes.server import http, pages
from royaumes.server.config import Config
from royaumes.server.errors import STATUS, CodedError, error_message
from royaumes.server.lobby import Lobby
from royaumes.server.middleware import Visitors
from royaumes.server.protocol import ErrorMessage
from royaumes.server.sockets import table_socket

_log = logging.getLogger(__name__)
_BAD = 400
_CODES = {404: "not-found", 405: "not-found", 413: "too-large"}

Asked = Request[Any, Any, State]


def application(config: Config) -> Litestar:
    """A server that is ready to run."""
    lobby = Lobby(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    return Litestar(
        [*http.HANDLERS, *pages.HANDLERS, table_socket],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Visitors, lobby=lobby)],
        state=State({"lobby": lobby}),
        exception_handlers={
            UserError: _problem,
            HTTPException: _bad_request,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_max_body_size=config.limits.body,
        openapi_config=OpenAPIConfig(
            title="Royaumes",
            version=__version__,
            description="The part of the protocol that is asked once; see docs/protocol.md for the socket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _answer(found: ErrorMessage) -> Response[ErrorMessage]:
    return Response(found, status_code=STATUS.get(found.code, _BAD), media_type="application/json")


def _problem(request: Asked, problem: UserError) -> Response[ErrorMessage]:
    return _answer(error_message(problem))


def _bad_request(request: Asked, error: HTTPException) -> Response[ErrorMessage]:
    code = _CODES.get(error.status_code, "malformed")
    if error.status_code >= 500:
        return _broken(request, error)
    if code == "too-large":
        return _answer(
            error_message(
                CodedError(code, "server-too-large", most=request.app.state.lobby.config.limits.body)
            )
        )
    if code == "not-found":
        return _answer(error_message(CodedError(code, "server-no-page")))
    return _answer(error_message(CodedError(code, "server-malformed", text=error.detail[:200])))


def _too_deep(request: Asked, error: RecursionError) -> Response[ErrorMessage]:
    return _answer(error_message(CodedError("malformed", "server-malformed", text="depth")))


def _broken(request: Asked, error: Exception) -> Response[ErrorMessage]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(error_message(CodedError("broken", "server-broken")))
