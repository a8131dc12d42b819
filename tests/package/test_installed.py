"""The wheel in an environment of its own: the page opens, a game is played, the terminal speaks."""

import json
import re
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from tests.e2e.serving import Server
from tests.package.conftest import run
from websockets.sync.client import connect

MOVES = 4


class Visitor:
    """Somebody with a browser: keeps cookies, asks for pages, plays over the socket."""

    def __init__(self, server):
        self.server, self.cookies = server, CookieJar()
        self._open = build_opener(HTTPCookieProcessor(self.cookies)).open

    def get(self, path):
        with self._open(self.server.address + path, timeout=10) as answer:
            return answer.read()

    def post(self, path, body):
        headers = {"content-type": "application/json"}
        with self._open(Request(self.server.address + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    def socket(self, table):
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.cookies)
        address = self.server.address.replace("http", "ws", 1)
        return connect(f"{address}/api/tables/{table}/socket", additional_headers={"cookie": cookie})


@pytest.fixture(scope="module")
def visitor(clean, tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), royaumes=clean / "royaumes").start()
    yield Visitor(server)
    log = (server.data / "server.log").read_text("utf-8")
    server.stop()
    assert "make play" not in log, "the pages are in the wheel"


def test_the_page_opens_with_all_that_it_asks_for(visitor):
    page = visitor.get("/").decode()
    asked = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(path.endswith(".js") for path in asked)
    for path in asked:
        assert visitor.get(path)


@pytest.mark.parametrize("game", ["crowns", "emerald"])
def test_a_few_moves_are_played(visitor, game):
    visitor.get("/api/me")
    table = visitor.post("/api/play-now", {"game": game})["table"]
    done: list[str] = []
    with visitor.socket(table) as socket:
        while len(done) < MOVES:
            message = json.loads(socket.recv(timeout=20))
            if message["type"] == "update" and (ask := message["ask"]):
                answer = {
                    "seat": message["seat"],
                    "question": ask["question"],
                    "move": ask["options"][0]["move"],
                }
                socket.send(json.dumps({"type": "answer", "id": str(ask["question"]), **answer}))
            elif "id" in message:
                assert message["type"] == "done", message
                done.append(message["id"])
    assert len(set(done)) == MOVES


def test_the_terminal_speaks(clean):
    assert "royaumes play" in run(clean / "royaumes", "--help")
    shown = run(clean / "royaumes", "--lang", "fr", "simulate", "crowns", "--games", "2")
    assert "2 parties" in shown


def test_nothing_that_was_left_out_is_missed(clean):
    code = (
        "import sys, tempfile, pathlib\n"
        "from royaumes.server.app import application\n"
        "from royaumes.server.config import Config\n"
        "application(Config(pathlib.Path(tempfile.mkdtemp()))).openapi_schema\n"
        "print({'faker', 'polyfactory'} & set(sys.modules))"
    )
    assert run(clean / "python", "-c", code).strip() == "set()"
