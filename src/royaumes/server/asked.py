"""A request and who asks it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from royaumes.server.errors import CodedError
from royaumes.server.lobby import Lobby

Asked = Request[Any, Any, State]


def lobby_of(request: Asked) -> Lobby:
    """The server's lobby."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def person_of(request: Asked) -> str:
    """Who asks."""
    person: str = request.scope["state"]["person"]
    return person


def address_of(request: Asked) -> str:
    """From where, as far as limits go."""
    address: str = request.scope["state"]["address"]
    return address


def offered(request: Asked, key: str) -> str:
    """The key of a game that is played here; a `CodedError` where it is not."""
    if key not in (known := lobby_of(request).config.keys):
        raise CodedError("not-found", "table-bad-game", key=key[:40], known=known)
    return key
