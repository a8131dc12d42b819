"""The web application: hall, door, handlers, and the one form that all trouble takes."""

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
from royaumes.core import Problem
from royaumes.server import http, pages
from royaumes.server.door import Door
from royaumes.server.hall import Hall
from royaumes.server.protocol import Trouble
from royaumes.server.settings import Settings
from royaumes.server.sockets import table_socket
from royaumes.server.trouble import STATUS, Failure, trouble

_log = logging.getLogger(__name__)
_BAD = 400
_CODES = {404: "not-found", 405: "not-found", 413: "too-large"}

Asked = Request[Any, Any, State]


def application(settings: Settings) -> Litestar:
    """A server that is ready to run."""
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        [*http.HANDLERS, *pages.HANDLERS, table_socket],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Door, hall=hall)],
        state=State({"hall": hall}),
        exception_handlers={
            Problem: _problem,
            HTTPException: _bad_request,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_max_body_size=settings.limits.body,
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


def _answer(found: Trouble) -> Response[Trouble]:
    return Response(found, status_code=STATUS.get(found.code, _BAD), media_type="application/json")


def _problem(request: Asked, problem: Problem) -> Response[Trouble]:
    return _answer(trouble(problem))


def _bad_request(request: Asked, error: HTTPException) -> Response[Trouble]:
    code = _CODES.get(error.status_code, "malformed")
    if error.status_code >= 500:
        return _broken(request, error)
    if code == "too-large":
        return _answer(
            trouble(Failure(code, "server-too-large", most=request.app.state.hall.settings.limits.body))
        )
    if code == "not-found":
        return _answer(trouble(Failure(code, "server-no-page")))
    return _answer(trouble(Failure(code, "server-malformed", text=error.detail[:200])))


def _too_deep(request: Asked, error: RecursionError) -> Response[Trouble]:
    return _answer(trouble(Failure("malformed", "server-malformed", text="depth")))


def _broken(request: Asked, error: Exception) -> Response[Trouble]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(trouble(Failure("broken", "server-broken")))
