"""Reading an ASGI scope, answering with an error, and the headers of every answer."""

from __future__ import annotations

from ipaddress import ip_address

from litestar.types import Scope, Send

from royaumes.server.limits import network
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import BAD, STATUS, CodedError, error_message

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


def address_of(scope: Scope) -> str:
    """Where a request comes from, as far as limits go."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this very machine."""
    client = scope.get("client")
    try:
        found = ip_address(client[0]) if client else None
    except ValueError:  # a proxy may say anything
        return False
    return found is not None and (getattr(found, "ipv4_mapped", None) or found).is_loopback


def header(scope: Scope, wanted: bytes) -> str | None:
    """One header of a request."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), None)


def same_origin(scope: Scope) -> bool:
    """Whether the page that asks is our own; a browser always says which it is, others need not.

    Where the request came without TLS, a proxy that nobody told us of may have taken it off.
    """
    origin = header(scope, b"origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
    return scheme in schemes and host == header(scope, b"host")


async def refuse(send: Send, failure: CodedError) -> None:
    """Answer with trouble and nothing else."""
    body = encode(error_message(failure))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = STATUS.get(failure.code, BAD)
    if status == STATUS["bad-token"]:
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
