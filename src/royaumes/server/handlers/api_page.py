"""A page that documents the protocol: HTTP routes, messages of the socket, and every record.

It needs no script and loads nothing from elsewhere, so it works offline and under our own content policy.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import Request, get
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.router import Router

from royaumes.server import protocol as p
from royaumes.server.protocol import asyncapi

_STYLE = """\
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
td, th { padding: .2rem .6rem; border: 1px solid #8886; text-align: left; vertical-align: top; }
a { color: light-dark(#7a4b00, #f0c060); }
:target { outline: 2px solid; outline-offset: .3rem; }
"""
_METHODS = ("get", "post", "put", "delete")
_SUCCESS = ("200", "201")


class ApiJson(JsonRenderPlugin):
    """The OpenAPI document, rendered once."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = super().render(request, openapi_schema)
        return self._rendered


class ApiPage(OpenAPIRenderPlugin):
    """The page itself, rendered once, with its style and the AsyncAPI document beside it."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = "\n".join(_page(openapi_schema)).encode()
        return self._rendered

    def receive_router(self, router: Router) -> None:
        router.register(_style)
        router.register(_asyncapi)


@get("/page.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def _style() -> str:
    return _STYLE


@get("/asyncapi.json", include_in_schema=False, media_type="application/json", sync_to_thread=False)
def _asyncapi() -> bytes:
    return _asyncapi_document()


@cache
def _asyncapi_document() -> bytes:
    return msgspec.json.encode(asyncapi.document())


def _page(schema: dict[str, Any]) -> Iterator[str]:
    yield '<!doctype html><html lang="en"><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width"><title>Royaumes: the protocol</title>'
    yield '<link rel="stylesheet" href="page.css"><main><h1>The protocol of Royaumes</h1>'
    yield "<p>For people who write programs. A program sends its token with every request, and when it opens "
    yield "a socket: <code>Authorization: Bearer royaumes_…</code>. The same for machines: "
    yield '<a href="../schema">OpenAPI</a>, <a href="asyncapi.json">AsyncAPI</a>.</p>'
    yield "<h2>HTTP</h2><table><tr><th>asked<th>sends<th>gets<th>what it does</tr>"
    for path, methods in sorted(schema["paths"].items()):
        yield from (_operation(path, name, methods[name]) for name in _METHODS if name in methods)
    yield "</table><h2>The socket of a table</h2><p><code>/api/tables/{table}/socket</code></p>"
    yield from _messages("A client sends", asyncapi.FROM_BROWSER)
    yield from _messages("The server sends", asyncapi.TO_BROWSER)
    yield "<h2>Records</h2>"
    for name, record in sorted(_records().items()):
        yield from _record(name, record)
    yield "</main></html>"


def _operation(path: str, method: str, about: dict[str, Any]) -> str:
    found = [answer for status, answer in about["responses"].items() if status in _SUCCESS]
    gets = ", ".join(map(_content, found))
    cells = (
        f"<code>{method.upper()} {escape(path)}</code>",
        _content(about.get("requestBody", {})),
        gets,
        escape(about.get("description", "")),
    )
    return f"<tr>{''.join(f'<td>{cell}' for cell in cells)}</tr>"


def _content(part: dict[str, Any]) -> str:
    """What a request or an answer holds: a record, or the kind of file that it is."""
    kinds = {name: kind["schema"] for name, kind in part.get("content", {}).items()}
    return ", ".join(_type(kind) if "$ref" in kind else escape(name) for name, kind in kinds.items())


def _messages(title: str, kinds: tuple[type[Any], ...]) -> Iterator[str]:
    yield f"<h3>{title}</h3><ul>"
    for kind in kinds:
        summary = (kind.__doc__ or "").strip().splitlines()[0]
        yield f"<li>{_link(kind.__name__)}: {escape(summary)}"
    yield "</ul>"


def _records() -> dict[str, Any]:
    """Every record of the protocol by its name."""
    kinds = [found for found in vars(p).values() if isinstance(found, type) and issubclass(found, p.Body)]
    _, found = msgspec.json.schema_components([kind for kind in kinds if not kind.__subclasses__()])
    return found


def _record(name: str, record: dict[str, Any]) -> Iterator[str]:
    about = " ".join(record.get("description", "").split())
    yield f'<section id="{name}"><h3>{name}</h3><p>{escape(about)}</p><table>'
    for field, kind in record.get("properties", {}).items():
        default = f" (else {escape(json.dumps(kind['default']))})" if "default" in kind else ""
        yield f"<tr><td><code>{escape(field)}</code><td>{_type(kind)}{default}</tr>"
    yield "</table></section>"


def _link(name: str) -> str:
    return f'<a href="#{name}">{name}</a>'


def _type(kind: dict[str, Any]) -> str:
    """What a schema allows, in words."""
    if "$ref" in kind:
        return _link(kind["$ref"].rpartition("/")[2])
    if "enum" in kind:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in kind["enum"])
    if several := kind.get("anyOf"):
        return " or ".join(map(_type, several))
    if kind.get("type") == "array":
        return f"list of {_type(kind['items'])}" if "items" in kind else "list"
    if kind.get("type") == "object" and isinstance(kind.get("additionalProperties"), dict):
        return f"map to {_type(kind['additionalProperties'])}"
    return escape(str(kind.get("type", "anything")))
