"""Requests as an attacker writes them: straight to the application, with a path that no client tidies up."""

from urllib.parse import unquote


class Answer:
    """What came back."""

    def __init__(self, messages):
        start = next((one for one in messages if one["type"] == "http.response.start"), None)
        self.status = start and start["status"]
        self.headers = start["headers"] if start else []
        self.body = b"".join(one.get("body", b"") for one in messages)
        self.code = next((one["code"] for one in messages if one["type"] == "websocket.close"), None)

    def header(self, name):
        return [value.decode() for known, value in self.headers if known.lower() == name.encode()]


def scope_of(path, method="GET", headers=(), kind="http", client="203.0.113.9", scheme=""):
    """A request as the network server hands it over."""
    raw, _, query = path.encode().partition(b"?")
    host = () if any(name == b"host" for name, _ in headers) else ((b"host", b"table"),)
    found = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": scheme or ("http" if kind == "http" else "ws"),
        "server": ("127.0.0.1", 80),
        "client": (client, 40000),
        "root_path": "",
        "path": unquote(raw.decode()),
        "raw_path": raw,
        "query_string": query,
        "headers": [*host, *headers],
        "state": {},
        "extensions": {},
    }
    return {**found, **({"method": method} if kind == "http" else {"subprotocols": []})}


def ask(house, path, method="GET", headers=(), body=b"", kind="http", client="203.0.113.9", scheme=""):
    """What the application of a `house` answers to exactly this path."""
    said, first = [], [True]

    async def receive():
        opening = "http.request" if kind == "http" else "websocket.connect"
        kept = {"type": opening, "body": body, "more_body": False}
        if first.pop() if first else False:
            return kept
        return {"type": "http.disconnect" if kind == "http" else "websocket.disconnect", "code": 1001}

    async def send(message):
        said.append(message)

    async def work():
        await house.app(scope_of(path, method, headers, kind, client, scheme), receive, send)

    house.blocking_portal.call(work)
    return Answer(said)
