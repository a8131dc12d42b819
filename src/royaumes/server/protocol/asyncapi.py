"""The socket of a table as an AsyncAPI document, made from the records that the server reads and writes."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from royaumes import __version__
from royaumes.server import protocol as p

_SCHEMAS = "#/components/schemas/{name}"
_ABOUT = (
    "Listen and play at a table. Over HTTP a table is opened and a seat taken; all that follows goes through "
    "this socket. Each message from the client has an id of its choice and gets one reply with that id. "
    "Texts are message ids with facts; docs/protocol.md tells the rest."
)
_LOCAL = {
    "host": "localhost:8711",
    "protocol": "ws",
    "security": [{"$ref": "#/components/securitySchemes/token"}],
}
FROM_BROWSER: tuple[type[p.FromBrowser], ...] = get_args(p.FromBrowserAny)
TO_BROWSER: tuple[type[p.ToBrowser], ...] = get_args(p.ToBrowserAny)


def document() -> dict[str, Any]:
    """The document, from the server's point of view: it receives what clients send."""
    _, schemas = msgspec.json.schema_components([*FROM_BROWSER, *TO_BROWSER], ref_template=_SCHEMAS)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Royaumes: the socket of a table", "version": __version__, "description": _ABOUT},
        "defaultContentType": "application/json",
        "servers": {"local": _LOCAL},
        "channels": {"table": _channel()},
        "operations": {
            "receive": _operation("receive", FROM_BROWSER),
            "send": _operation("send", TO_BROWSER),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*FROM_BROWSER, *TO_BROWSER)},
            "schemas": {name: _tidy(schema) for name, schema in schemas.items()},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a program."}
            },
        },
    }


def _ref(part: str, name: str) -> dict[str, str]:
    return {"$ref": f"#/components/{part}/{name}"}


def _channel() -> dict[str, Any]:
    number = {"type": "integer", "description": "The highest n seen so far: updates go on from there."}
    watching = {"type": "boolean", "description": "Show what all may see, whoever asks."}
    query = {"type": "object", "properties": {"since": number, "watching": watching}}
    return {
        "address": "/api/tables/{table}/socket",
        "parameters": {"table": {"description": "The id of the table."}},
        "messages": {kind.__name__: _ref("messages", kind.__name__) for kind in (*FROM_BROWSER, *TO_BROWSER)},
        "bindings": {"ws": {"method": "GET", "query": query}},
    }


def _operation(action: str, kinds: tuple[type[Any], ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}


def _message(kind: type[Any]) -> dict[str, Any]:
    tag = kind.__struct_config__.tag
    summary = (kind.__doc__ or "").strip().splitlines()[0]
    return {"name": tag, "summary": summary, "payload": _ref("schemas", kind.__name__)}


def _tidy(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose description is free of the indentation of our sources."""
    about = schema.get("description", "")
    return {**schema, "description": " ".join(about.split())}
