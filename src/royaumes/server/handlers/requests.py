"""Reading a request: the lobby, the person who asks, their address, a game by key."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from royaumes.server.lobby import shelf
from royaumes.server.lobby.lobby import Lobby

ApiRequest = Request[Any, Any, State]


def lobby_of(request: ApiRequest) -> Lobby:
    """The server's lobby."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def person_of(request: ApiRequest) -> str:
    """The person who asks."""
    person: str = request.scope["state"]["person"]
    return person


def address_of(request: ApiRequest) -> str:
    """The rate-limit key of the client's address."""
    address: str = request.scope["state"]["address"]
    return address


def offered(request: ApiRequest, key: str, variant: str = "") -> str:
    """The key of a game, or of its variant with these changes; a `CodedError` where it is not played here."""
    return shelf.offered(lobby_of(request).config, key, variant)
