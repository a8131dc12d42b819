"""The door of the house: who comes in, how often, and the headers that keep a page to itself."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from royaumes.server.hall import Hall
from royaumes.server.people import COOKIE, new_person
from royaumes.server.trouble import STATUS, Failure, trouble
from royaumes.server.wire import encode

_YEAR = 365 * 24 * 3600
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


class Door:
    """Every HTTP request passes here: it learns who asks, and every answer gets its headers."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self._app = app
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        person = self._person(scope)
        fresh = person is None
        scope["state"]["person"] = person or new_person()
        api = scope["path"].startswith("/api/")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                if fresh and api:
                    headers.append((b"set-cookie", self.cookie(scope, scope["state"]["person"]).encode()))
                if api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        client = scope.get("client")
        who = person or (client[0] if client else "")
        if api and not self._hall.requests.take(who):
            await refuse(answer, Failure("too-many", "server-too-many"))
            return
        await self._app(scope, receive, answer)

    def cookie(self, scope: Scope, person: str) -> str:
        """The header that hands a person his name tag."""
        return cookie(self._hall, scope["scheme"], person)

    def _person(self, scope: Scope) -> str | None:
        raw = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
        try:
            found = SimpleCookie(raw.decode("latin-1")).get(COOKIE)
        except CookieError:
            return None
        return self._hall.tags.read("cookie", found.value) if found else None


def cookie(hall: Hall, scheme: str, person: str) -> str:
    """The header that hands a person his name tag."""
    secure = "; Secure" if scheme == "https" else ""
    tag = hall.tags.make("cookie", person)
    return f"{COOKIE}={tag}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Strict{secure}"


async def refuse(send: Send, failure: Failure) -> None:
    """Answer with trouble and nothing else."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": STATUS[failure.code], "headers": headers})
    await send({"type": "http.response.body", "body": encode(trouble(failure)), "more_body": False})
