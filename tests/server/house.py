"""A server for tests: small, quick, with the toy on its shelf, and people who play on it."""

import contextlib
import json

from litestar.testing import TestClient

from royaumes.games import TOY, keys
from royaumes.server.app import application
from royaumes.server.config import Config, Limits
from royaumes.server.transport.peer import Peer

ALL = (*keys(), TOY)
WIDE = Limits(
    socket_burst=10**6,
    http_burst=10**6,
    tables_burst=10**6,
    address_burst=10**6,
    address_tables_burst=10**6,
    hint_burst=10**6,
    preview_burst=10**6,
    address_hint_burst=10**6,
    address_preview_burst=10**6,
    replays_burst=10**6,
    address_replays_burst=10**6,
    watchers_burst=10**6,
)


def settings(folder, **changes):
    return Config(folder, **{"keys": ALL, "pace": 0, "workers": 0, "limits": WIDE, **changes})


@contextlib.contextmanager
def house(folder, **changes):
    """A running server; other people come with `another`."""
    with TestClient(application(settings(folder, **changes)), raise_server_exceptions=False) as client:
        yield client


@contextlib.contextmanager
def another(client):
    """Another browser at the same server."""
    other = TestClient(client.app, raise_server_exceptions=False)
    other.blocking_portal = client.blocking_portal
    yield other
    other.cookies.clear()


def ok(response):
    assert response.status_code in (200, 201), response.text
    return response.json()


def error_message(response):
    """The trouble in an answer, and its status."""
    body = response.json()
    assert set(body) == {"code", "text", "rule"}, body
    return response.status_code, body["code"], body["text"]["id"]


class Player:
    """One browser's socket at a table."""

    def __init__(self, client, table, since=None, watching=False, **options):
        asked = [f"since={since}"] * (since is not None) + ["watching=true"] * watching
        at = f"/api/tables/{table}/socket" + "?" * bool(asked) + "&".join(asked)
        self._opening = client.websocket_connect(at, **options)
        self.received = []
        self._sent = 0

    def __enter__(self):
        self.ws = self._opening.__enter__()
        return self

    def __exit__(self, *error):
        self._opening.__exit__(*error)

    def next(self):
        message = json.loads(self.ws.receive_text(timeout=10))
        self.received.append(message)
        return message

    def until(self, kind, **wanted):
        """The next message of a kind that says these things."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    def until_asked(self):
        """The next update that asks me, or the last one of the game."""
        while True:
            message = self.next()
            if message["type"] == "update" and (message["ask"] or message["result"]):
                return message

    def send(self, kind, **what):
        """Send a message; its id."""
        self._sent += 1
        name = what.pop("id", f"m{self._sent}")
        self.ws.send_text(json.dumps({"type": kind, "id": name, **what}))
        return name

    def ask(self, kind, **what):
        """Send a message and wait for its own reply."""
        name = self.send(kind, **what)
        while True:
            message = self.next()
            if message.get("id") == name:
                return message

    def answer(self, update, choice=0, **changes):
        """Answer an update's question and wait for the reply."""
        ask = update["ask"]
        what = {
            "seat": update["seat"],
            "question": ask["question"],
            "move": ask["options"][choice]["move"],
            **changes,
        }
        return self.ask("answer", **what)

    def play(self, choose=0):
        """Play to the end, always the same choice; the last update."""
        update = self.until_asked()
        while not update["result"]:
            ask = update["ask"]
            move = ask["options"][choose % len(ask["options"])]["move"]
            self.send("answer", seat=update["seat"], question=ask["question"], move=move)
            update = self.until_asked()
        return update


class Listener(Peer):
    """Somebody who listens without a network and keeps all he hears."""

    def __init__(self, person):
        super().__init__(person, WIDE)
        self.received = []

    def post(self, raw):
        self.received.append(raw.decode())

    def messages(self, kind):
        return [message for raw in self.received if (message := json.loads(raw))["type"] == kind]
