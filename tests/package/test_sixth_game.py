"""A sixth game is one package: installed beside the library, it is played through every door."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.e2e.serving import Server
from tests.package.conftest import ALONE, REPOSITORY, hatch, pip, run
from tests.package.visitor import Visitor

from royaumes.messages import LANGUAGES

HERALDS = REPOSITORY / "examples" / "heralds"


@pytest.fixture(scope="module")
def heralds(clean: Path, checkout: Path) -> Iterator[Path]:
    """The programs of the clean environment, while Heralds is installed there too."""
    wheel = hatch(checkout / "examples" / "heralds", "wheel")
    run(*pip(clean), "install", "--quiet", "--no-deps", wheel)
    yield clean
    run(*pip(clean), "uninstall", "--quiet", "--yes", "royaumes-heralds")


@pytest.fixture(scope="module")
def visitor(heralds: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    server = Server(tmp_path_factory.mktemp("data"), royaumes=heralds / "royaumes").start()
    visitor = Visitor(server)
    visitor.get("/api/me")
    yield visitor
    server.stop()


def typed(heralds: Path, folder: Path, keys: str, *words: str) -> str:
    """What the terminal shows when these keys are typed."""
    done = subprocess.run(
        [heralds / "royaumes", "--lang", "en", *words],
        cwd=folder,
        env={**ALONE, "XDG_DATA_HOME": str(folder), "COLUMNS": "100"},
        input=keys,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_it_stands_on_the_shelf(heralds, tmp_path):
    last = typed(heralds, tmp_path, "", "rules").splitlines()[-1]
    assert last.split() == ["heralds", "Heralds"]


def test_bots_play_it_in_the_terminal(heralds, tmp_path):
    shown = typed(heralds, tmp_path, "", "play", "heralds", "--seats", "greedy,random", "--seed", "1")
    assert "A herald has reached the palace." in shown and "Milestones" in shown


def test_keys_play_it_in_the_terminal(heralds, tmp_path):
    shown = typed(heralds, tmp_path, "1\n" * 20, "play", "heralds", "--seats", "Ann,greedy", "--seed", "1")
    assert "Walk or ride?" in shown and "You walk to milestone 1." in shown
    assert "Horse at rest" in shown, "the plain board speaks the game's own words"
    assert "A herald has reached the palace." in shown


def test_the_usual_bots_play_it_in_the_terminal(heralds, tmp_path):
    """A squire sits down where nobody says who does, and its player asks for a hint."""
    shown = typed(heralds, tmp_path, "hint\n" + "1\n" * 40, "play", "heralds", "--seed", "1")
    assert "a bot (squire" in shown
    assert "A sensible move: ride" in shown and "Next best: walk" in shown
    assert "A herald has reached the palace." in shown


def test_a_king_plays_it_in_the_terminal(heralds, tmp_path):
    shown = typed(heralds, tmp_path, "", "play", "heralds", "--seats", "king,squire", "--seed", "1")
    assert "A herald has reached the palace." in shown


@pytest.mark.parametrize("seats", ["page,squire", "knight,baron@8", "king@8,greedy"])
def test_every_level_plays_it(heralds, tmp_path, seats):
    words = ("simulate", "heralds", "--games", "2", "--seats", seats, "--json")
    assert json.loads(typed(heralds, tmp_path, "", *words))["games"] == 2


def test_it_is_simulated(heralds, tmp_path):
    words = ("simulate", "heralds", "--games", "20", "--seats", "greedy,random", "--json")
    found = json.loads(typed(heralds, tmp_path, "", *words))
    assert found["games"] == 20


def test_its_rules_can_be_read(heralds, tmp_path):
    assert "HER-2.4" in typed(heralds, tmp_path, "", "rules", "heralds")


def test_it_is_served_with_its_words_and_the_plain_board(visitor):
    shelf = json.loads(visitor.get("/api/games"))["games"]
    assert [one["key"] for one in shelf][-1] == "heralds"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "squire"}, {"kind": "bot", "bot": "king"}]
    opened = {"game": "heralds", "seats": seats, "settings": {"road": 18}}
    table = visitor.post("/api/tables", opened)["table"]
    visitor.post(f"/api/tables/{table}/start", {})

    updates = visitor.play(table, lambda sofar: bool(sofar) and sofar[-1]["result"] is not None)
    last = updates[-1]
    assert {"to_move", "turn", "round", "length", "scores", "resting"} <= set(last["view"])
    assert last["view"]["length"] == 18 and last["result"]["scores"] == last["view"]["scores"]

    said = {event["message"] for update in updates for event in update["events"]}
    said |= {update["ask"]["prompt"]["id"] for update in updates if update["ask"]}
    assert "heralds-walked" in said
    for lang in LANGUAGES:
        words = json.loads(visitor.get(f"/api/games/heralds/words/{lang}"))["source"]
        known = set(re.findall(r"^([\w-]+) =", words, re.MULTILINE))
        assert {*said, "heralds-title", "heralds-walk"} <= known
    assert "failed at heralds" not in (visitor.server.data / "server.log").read_text("utf-8")


def test_it_keeps_every_law(heralds):
    assert run(heralds / "python", "-m", "royaumes.testing", "heralds") == "heralds: keeps 21 of 21 laws\n"


def test_the_rule_matrix_holds_it(heralds):
    for tool in ("matrix", "provenance"):
        command = ("-m", f"tools.{tool}", "--check", "--root", HERALDS)
        assert "heralds: " in run(heralds / "python", *command, cwd=REPOSITORY)


def test_its_own_tests(unpacked_wheel):
    path = os.pathsep.join(map(str, (unpacked_wheel, HERALDS / "src")))
    shown = run(sys.executable, "-m", "pytest", "-q", HERALDS / "tests", PYTHONPATH=path)
    assert re.search(r"^\d+ passed", shown, re.MULTILINE)
