"""The door of the house: who comes in, how often, and the headers that keep a page to itself."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from royaumes.server.errors import STATUS, CodedError, error_message
from royaumes.server.lobby import Lobby
from royaumes.server.people import new_person
from royaumes.server.wire import encode

#: Nothing but our own files: no script, style or frame from elsewhere, none written into the page.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Visitors:
    """Every HTTP request passes here: it learns who asks, and every answer gets its headers."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self._app = app
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        person = self._person(scope)
        fresh = person is None
        newcomer = person or new_person()
        scope["state"]["person"] = newcomer
        api = scope["path"].startswith("/api/")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                if fresh and api and not any(name == b"set-cookie" for name, _ in headers):
                    headers.append(
                        (b"set-cookie", self._lobby.tokens.hand(newcomer, scope["scheme"]).encode())
                    )
                if api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        refused = self._refusal(scope, person, api)
        if refused is not None:
            await refuse(answer, refused)
            return
        await self._app(scope, receive, answer)

    def _person(self, scope: Scope) -> str | None:
        return self._lobby.tokens.worn(header(scope, b"cookie") or "")

    def _refusal(self, scope: HTTPScope, person: str | None, api: bool) -> CodedError | None:
        """Why this request goes no further, if it does not."""
        if scope["method"] not in ("GET", "HEAD") and not same_origin(scope):
            return CodedError("foreign", "server-foreign")
        client = scope.get("client")
        address = client[0] if client else ""
        if api and not (self._lobby.addresses.take(address) and self._lobby.requests.take(person or address)):
            return CodedError("too-many", "server-too-many")
        return None


def header(scope: Scope, wanted: bytes) -> str | None:
    """One header of a request."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), None)


def same_origin(scope: Scope) -> bool:
    """Whether the page that asks is our own; a browser always says which it is, others need not."""
    origin = header(scope, b"origin")
    return origin is None or origin.partition("://")[2] == header(scope, b"host")


async def refuse(send: Send, failure: CodedError) -> None:
    """Answer with trouble and nothing else."""
    body = encode(error_message(failure))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[failure.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
