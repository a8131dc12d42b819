"""Authentication, rate limits and security headers."""

from __future__ import annotations

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from royaumes.server.lobby.lobby import Lobby
from royaumes.server.people.guests import new_person
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.transport.asgi import HEADERS, address_of, header, refuse, same_origin

#: What a form may send to any site, and the one address that takes bodies of every kind.
_FORMS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
_FILES = "/api/records"
#: What concerns a person alone: a program whose token is taken back must not have left another way in.
_PEOPLE_ONLY = ("/api/me/link", "/api/me/passkeys", "/api/me/programs", "/api/me/notices", "/api/passkeys")


async def visitor(lobby: Lobby, scope: Scope) -> str | None:
    """The person who asks, by bearer token or by cookie; None for a newcomer.

    A `CodedError` if the token is not valid.
    """
    bearer = _bearer(scope)
    if bearer is not None:
        return await lobby.programs.enter(bearer, address_of(scope))
    return lobby.tokens.worn(header(scope, b"cookie") or "")


class Visitors:
    """Identifies the person behind every HTTP request, applies limits, and sets the headers of every answer.

    HEAD is answered like GET, without a body.
    """

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self._app = app
        self._lobby = lobby

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        person, failure = await self._known(scope)
        newcomer = person or new_person()
        state = {**scope.get("state", {}), "person": newcomer, "address": address_of(scope)}
        bare = scope["method"] == "HEAD"
        inner: HTTPScope = {**scope, "state": state}
        if bare:
            inner["method"] = "GET"
        api = scope["path"].startswith("/api/")
        cookie = None if person or not api else self._lobby.tokens.hand(newcomer, scope["scheme"])
        program = _bearer(scope) is not None

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._lobby.metrics.answered[message["status"]] += 1
                message["headers"] = _headers(list(message.get("headers", ())), api, cookie, program)
            elif bare and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        refused = failure or self._refusal(scope, person, api)
        if refused is not None:
            await refuse(answer, refused)
            return
        await self._app(inner, receive, answer)

    async def _known(self, scope: HTTPScope) -> tuple[str | None, CodedError | None]:
        """The person who asks, or the error in how they identify themselves."""
        try:
            return await visitor(self._lobby, scope), None
        except CodedError as error:
            return None, error

    def _refusal(self, scope: HTTPScope, person: str | None, api: bool) -> CodedError | None:
        """Why this request goes no further, if it does not."""
        if scope["method"] not in ("GET", "HEAD") and not same_origin(scope):
            return CodedError("foreign", "server-foreign")
        if api and scope["method"] not in ("GET", "HEAD") and scope["path"] != _FILES and _is_form(scope):
            return CodedError("malformed", "server-malformed", text="content-type")
        if _bearer(scope) is not None and scope["path"].startswith(_PEOPLE_ONLY):
            return CodedError("not-yours", "server-people-only")
        address = address_of(scope)
        if api and not self._lobby.requests.take(person or address, address):
            return too_many()
        return None


def _bearer(scope: Scope) -> str | None:
    """The bearer token of a program; other schemes are ignored, since a proxy may ask for a password."""
    scheme, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _headers(
    headers: list[tuple[bytes, bytes]], api: bool, cookie: str | None, program: bool
) -> list[tuple[bytes, bytes]]:
    names = {name for name, _ in headers}
    headers += HEADERS
    if program:  # its token is its only way in
        headers, cookie = [one for one in headers if one[0] != b"set-cookie"], None
    if cookie is not None and b"set-cookie" not in names:
        headers.append((b"set-cookie", cookie.encode()))
    if api and b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    return headers


def _is_form(scope: HTTPScope) -> bool:
    """Whether a body is of a kind that a page of another site may send without asking first."""
    kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
    return kind in _FORMS
