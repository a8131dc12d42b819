"""Somebody with a browser, without the browser: pages, requests and sockets of a running server."""

import json
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from tests.e2e.serving import Server
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20

#: A message of the server, as JSON.
Message = dict[str, Any]


class Visitor:
    """Keeps cookies, asks for pages, plays over the socket."""

    def __init__(self, server: Server) -> None:
        self.server, self.cookies = server, CookieJar()
        self._open = build_opener(HTTPCookieProcessor(self.cookies)).open

    def get(self, path: str) -> bytes:
        with self._open(self.server.address + path, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: Message) -> Message:
        headers = {"content-type": "application/json"}
        request = Request(self.server.address + path, json.dumps(body).encode(), headers)
        with self._open(request, timeout=PATIENCE) as answer:
            found: Message = json.load(answer)
            return found

    def _socket(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.cookies)
        address = self.server.address.replace("http", "ws", 1)
        return connect(f"{address}/api/tables/{table}/socket", additional_headers={"cookie": cookie})

    def play(self, table: str, enough: Callable[[list[Message]], bool]) -> list[Message]:
        """Take the first option again and again; all updates until there are enough of them."""
        updates: list[Message] = []
        with self._socket(table) as socket:
            while not enough(updates):
                message = json.loads(socket.recv(timeout=PATIENCE))
                assert message["type"] != "failed", message
                if message["type"] == "update":
                    updates.append(message)
                    if ask := message["ask"]:
                        socket.send(json.dumps(_answer(message["seat"], ask)))
        return updates


def _answer(seat: int, ask: Message) -> Message:
    number = ask["question"]
    move = ask["options"][0]["move"]
    return {"type": "answer", "id": str(number), "seat": seat, "question": number, "move": move}
