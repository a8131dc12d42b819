"""A program of your own at the table: it plays a whole game through the bot door, with random moves.

    ROYAUMES_TOKEN=royaumes_... python examples/bot_client.py http://localhost:8711 crowns

Instead of a game it takes the id of a table with a free seat. docs/bot-door.md explains each step.
"""

import json
import os
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

TOKEN = {"Authorization": f"Bearer {os.environ['ROYAUMES_TOKEN']}"}


def ask(server: str, path: str, body: Any = None) -> Any:
    """One question over HTTP: GET, or POST where there is something to send."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}/api/{path}", data, {**TOKEN, "Content-Type": "application/json"})
    return json.load(urlopen(request))


def play(server: str, table: str) -> Any:
    """Answer whatever my seat is asked until the game is over; its result."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers=TOKEN, max_size=None) as socket:
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "failed" and message["error"]["code"] != "stale":
                sys.exit(f"refused: {message['error']}")
            if message["type"] == "update" and message["result"]:
                return message["result"]
            if message["type"] == "update" and (asked := message["ask"]):
                answer = {"type": "answer", "id": f"a{message['n']}", "seat": message["seat"]}
                move = random.choice(asked["options"])["move"]
                socket.send(json.dumps({**answer, "question": asked["question"], "move": move}))


if __name__ == "__main__":
    server, wanted = sys.argv[1].rstrip("/"), sys.argv[2]
    if wanted in [game["key"] for game in ask(server, "games")["games"]]:
        table = ask(server, "play-now", {"game": wanted})["table"]
    else:
        table = ask(server, f"tables/{wanted}/sit", {})["table"]
    print(json.dumps(play(server, table)))
