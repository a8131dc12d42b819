"""A game in one file is played through every door, and what is wrong with one is said in a sentence."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.e2e.serving import Server
from tests.package.conftest import REPOSITORY
from tests.package.visitor import Visitor

PIG = REPOSITORY / "examples" / "pig.py"
ENV = {name: value for name, value in os.environ.items() if name != "ROYAUMES_GAMES"}


def royaumes(folder: Path, *words: object, keys: str = "", code: int = 0) -> str:
    """What a command shows; it ends with this exit code and without a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "royaumes", *map(str, words)],
        cwd=folder,
        env={**ENV, "XDG_DATA_HOME": str(folder), "COLUMNS": "80", "ROYAUMES_LANG": "en"},
        input=keys,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == code and "Traceback" not in done.stdout, done.stdout
    return done.stdout


def test_it_is_a_page_long():
    lines = [line for line in PIG.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 60


def test_a_person_plays_it_with_hints(tmp_path):
    shown = royaumes(
        tmp_path, "play", PIG, "--seats", "Ann,squire", "--seed", "1", keys="hint\n" + "1\n2\n" * 200
    )
    assert "Roll or hold?" in shown and "Ann rolls 5." in shown and "Ann: hold" in shown
    assert "A sensible move: roll" in shown and "Goal reached." in shown
    assert "Turn total" in shown, "fields are called by their names"


def test_its_records_are_replayed_verified_and_reviewed(tmp_path):
    saved = tmp_path / "game.json"
    shown = royaumes(tmp_path, "play", PIG, "--seats", "random,random", "--seed", "3", "--save", saved)
    assert f"verify {saved} --game {PIG}" in shown
    assert json.loads(saved.read_text("utf-8"))["game"] == "pig"
    assert "The record holds." in royaumes(tmp_path, "verify", saved, "--game", PIG)
    assert "Goal reached." in royaumes(tmp_path, "replay", saved, "--game", PIG, keys="last\n")
    assert "Pig" in royaumes(tmp_path, "review", saved, "--game", PIG, "--depth", "8")
    assert "--game FILE" in royaumes(tmp_path, "verify", saved, code=2)


def test_it_says_that_it_has_no_rules_yet(tmp_path):
    assert "no written rules" in royaumes(tmp_path, "rules", PIG)


def test_every_level_plays_it_in_processes_of_their_own(tmp_path):
    words = ("--games", "2", "--seats", "page,squire,knight,baron@8,king@8", "--jobs", "2", "--json")
    assert json.loads(royaumes(tmp_path, "simulate", PIG, *words))["games"] == 2


def test_it_keeps_every_law(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "royaumes.testing", str(PIG), "--seeds", "2"],
        env=ENV,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert re.search(r"^pig: keeps (\d+) of \1 laws$", done.stdout, re.MULTILINE), done.stdout


def test_an_agent_plays_it():
    asked = (
        "import royaumes.rl as rl\n"
        f"env = rl.env({str(PIG)!r}, 3)\n"
        "env.reset(seed=1)\n"
        "for seat in env.agent_iter():\n"
        "    seen, _, over, cut, _ = env.last()\n"
        "    env.step(None if over or cut else int(seen['action_mask'].argmax()))\n"
        "print('over')\n"
    )
    done = subprocess.run([sys.executable, "-c", asked], env=ENV, capture_output=True, text=True, check=False)
    assert done.stdout == "over\n", done.stderr


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    monkeypatch.setenv("ROYAUMES_GAMES", str(PIG))
    server = Server(tmp_path).start()
    visitor = Visitor(server)
    visitor.get("/api/me")
    yield visitor
    server.stop()


def test_it_is_served_with_plain_words_and_bots(visitor):
    assert [one["key"] for one in json.loads(visitor.get("/api/games"))["games"]][-1] == "pig"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "squire"}, {"kind": "bot", "bot": "king"}]
    table = visitor.post("/api/tables", {"game": "pig", "seats": seats, "settings": {}})["table"]
    visitor.post(f"/api/tables/{table}/start", {})
    updates = visitor.play(table, lambda sofar: len(sofar) > 12)
    assert {"to_move", "turn_total", "scores"} <= set(updates[-1]["view"])
    said = {event["message"] for update in updates for event in update["events"]}
    said |= {update["ask"]["prompt"]["id"] for update in updates if update["ask"]}
    assert {"pig-rolls", "table-moved", "pig-ask-roll-or-hold"} <= said
    words = json.loads(visitor.get("/api/games/pig/words/fr"))["source"]
    known = set(re.findall(r"^([\w-]+) =", words, re.MULTILINE))
    assert {one for one in said if one.startswith("pig-")} | {"pig-title", "pig-over-goal-reached"} <= known
    assert "failed at pig" not in (visitor.server.data / "server.log").read_text("utf-8")


#: What an author may get wrong: what is put in place of what in pig.py, and what the sentence names.
MISTAKES = {
    "no GAME": ("ROLLING, GAME =", "ROLLING, GAM =", "GAME = PigGame()"),
    "no options": ("return (HOLD,) if", "return () if True else (HOLD,) if", "RollOrHold"),
    "a move of its own": ("core.Moves((ROLL, HOLD))", "core.Moves((HOLD,))", "offers “roll”"),
    "a field that is not there": ("s.turn_total += outcome[0]", "s.turn_totl += outcome[0]", "turn_totl"),
    "a field that was not given": (", scores=[0] * seats)", ")", "scores"),
    "a secret": ("turn_total = core.public", "turn_total = core.hidden", "needs “view”"),
    "no view": ("@core.declared\nclass View(Table, core.View)", "class View(core.View)", "lacks “View”"),
    "no setup": ("def setup(", "def set_up(", "lacks “setup”"),
    "no moves": ("    moves = ", "    mooves = ", "lacks “moves”"),
    "another key": ('= "pig", range', '= "hog", range', "has to be “pig”"),
    "no Python": ("class Rolling(", "class Rolling((", "line"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_said_in_a_sentence(tmp_path, mistake):
    before, after, named = MISTAKES[mistake]
    source = PIG.read_text("utf-8")
    assert before in source
    file = tmp_path / "pig.py"
    file.write_text(source.replace(before, after), "utf-8")
    shown = royaumes(tmp_path, "play", file, "--seats", "random,random", code=2)
    assert "pig" in shown and named in shown and shown.count("\n") == 1, shown


def test_a_file_that_is_not_there_or_takes_a_name(tmp_path):
    assert "no file “none.py”" in royaumes(tmp_path, "play", "none.py", code=2)
    (tmp_path / "crowns.py").write_text("", "utf-8")
    assert "already a game “crowns”" in royaumes(tmp_path, "play", "crowns.py", code=2)


def test_a_new_game_plays_and_passes_its_own_tests(tmp_path):
    shown = royaumes(tmp_path, "new-game", "barrels")
    assert "royaumes play barrels/barrels.py" in shown
    seats = ("--seats", "page,random", "--seed", "1")
    assert "Heap empty." in royaumes(tmp_path, "play", "barrels/barrels.py", *seats)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "barrels"],
        cwd=tmp_path,
        env=ENV,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert re.search(r"^\d+ passed", done.stdout, re.MULTILINE), done.stdout
    assert "exists already" in royaumes(tmp_path, "new-game", "barrels", code=2)
    for name in ("Two-words", "crowns"):
        royaumes(tmp_path, "new-game", name, code=2)
