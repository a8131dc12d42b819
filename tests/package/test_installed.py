"""The wheel in an environment of its own: the page opens, a game is played, the terminal speaks."""

import re

import pytest
from tests.e2e.serving import Server
from tests.package.conftest import run
from tests.package.visitor import Visitor

MOVES = 4


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
    updates = visitor.play(table, lambda sofar: sum(one["ask"] is not None for one in sofar) > MOVES)
    assert len({one["ask"]["question"] for one in updates if one["ask"]}) > MOVES


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
