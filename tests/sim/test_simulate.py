"""The command: figures for people and for scripts, exit codes, records, interrupts."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from royaumes.cli import main
from royaumes.cli.results.figures import bar
from royaumes.core.codec import load
from royaumes.core.record import verify
from royaumes.games import TOY, game, keys

BROKEN = """
import time
class Broken:
    name = "broken"
    def __init__(self, key): pass
    def choose(self, view, options, stream): raise RuntimeError("out of ideas")
class Slow:
    name = "slow"
    def __init__(self, key): pass
    def choose(self, view, options, stream):
        time.sleep(0.01)
        return options[0]
class Chatty(Slow):
    def choose(self, view, options, stream):
        print("let me think")
        return options[0]
class Nobody: pass
def nothing(key): return object()
def exits(key): raise SystemExit
"""


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    (tmp_path / "broken_bots.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def simulate(*arguments):
    return main(["simulate", TOY, "--seed", "7", *arguments])


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("greedy", "Seat 2", "95% interval")), ("fr", ("avide", "Place 2", "Décisions"))],
)
def test_a_readable_table(capsys, lang, words):
    assert simulate("--games", "30", "--seats", "bot,random", "--lang", lang) == 0
    shown = capsys.readouterr()
    assert all(word in shown.out for word in words)
    assert max(map(len, shown.out.splitlines())) <= 80
    assert shown.err == ""


def test_json_for_scripts_does_not_depend_on_jobs(capsys):
    found = []
    for jobs in "12":
        assert simulate("-n", "60", "--seats", "greedy,random", "--jobs", jobs, "--json") == 0
        found.append(json.loads(capsys.readouterr().out))
    one, two = found
    assert one == two
    assert (one["game"], one["seed"], one["games"]) == (TOY, "7", 60)
    assert one["bots"]["greedy"]["wins"] + one["bots"]["random"]["wins"] == pytest.approx(60)
    assert one["rounds"] is None  # the toy game counts turns only
    assert one["turns"]["least"] >= 2


@pytest.mark.parametrize("key", keys())
def test_every_game_says_how_long_it_was(key, capsys):
    rules = game(key)
    seats = ",".join(["random"] * max(2, rules.seats[0]))
    assert main(["simulate", key, "-n", "2", "--seats", seats, "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 3 < found["turns"]["least"] <= found["decisions"]["most"]
    if key == "royaume":
        assert found["rounds"] is None
    else:
        assert 2 < found["rounds"]["least"] <= found["turns"]["least"]


@pytest.mark.parametrize(("lang", "row"), [("en", r"Rounds +not counted"), ("fr", r"Manches +non comptés")])
def test_a_game_without_rounds_says_so(lang, row, capsys):
    assert simulate("-n", "2", "--lang", lang) == 0
    assert re.search(row, capsys.readouterr().out)


def test_bots_change_seats_unless_told_otherwise(tmp_path):
    players = {}
    for name, more in (("turned", []), ("fixed", ["--no-rotate"])):
        out = tmp_path / name
        assert simulate("-n", "4", "--seats", "greedy,random", "--out", str(out), *more) == 0
        players[name] = [load(line).header.players[0] for line in out.read_text().splitlines()]
    assert players["turned"] == ["bot:greedy", "bot:random"] * 2
    assert players["fixed"] == ["bot:greedy"] * 4


def test_kept_records_verify(tmp_path, capsys):
    out = tmp_path / "records.jsonl"
    assert simulate("-n", "12", "--seats", "random,random,random", "--out", str(out), "--jobs", "2") == 0
    records = [load(line) for line in out.read_text("utf-8").splitlines()]
    assert [record.seed for record in records] == [f"7/{number}" for number in range(12)]
    assert all(verify(game(TOY), record) for record in records)
    assert "12 records" in capsys.readouterr().err


def test_the_usual_seats_are_greedy(capsys):
    assert simulate("-n", "2", "--json") == 0
    assert json.loads(capsys.readouterr().out)["lineup"] == ["greedy", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "random"], "1"),
        (["--seats", "random,clever"], "clever"),
        (["--seats", "random,nowhere:Bot"], "nowhere"),
        (["--games", "0"], "0"),
        (["--games", "many"], "many"),
        (["--jobs", "0"], "0"),
        (["--setting", "moon"], "name=value"),
        (["--setting", "moon=full"], "moon"),
        (["--out", "/no/such/folder/records"], "/no/such/folder"),
        pytest.param(
            ["--out", "/dev/full"],
            "/dev/full",
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here"),
        ),
    ],
)
def test_bad_input_is_explained_with_exit_code_2(capsys, arguments, said):
    assert simulate(*arguments) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.out == ""


def test_which_game(capsys):
    assert main(["simulate"]) == 2
    assert main(["simulate", "chess"]) == 2
    assert "crowns" in capsys.readouterr().err


def test_help_in_both_languages(capsys):
    for lang, word in (("en", "--no-rotate"), ("fr", "graine")):
        assert main(["simulate", "--help", "--lang", lang]) == 0
        assert word in capsys.readouterr().out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_that_breaks_is_shown_whole_with_exit_code_1(elsewhere, capsys, jobs):
    assert simulate("-n", "8", "--seats", "broken_bots:Broken,random", "--jobs", jobs) == 1
    said = capsys.readouterr().err
    assert "out of ideas" in said
    assert "seed '7/0'" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_prints_spoils_no_json(elsewhere, capfd, jobs):
    assert simulate("-n", "8", "--seats", "broken_bots:Chatty,random", "--jobs", jobs, "--json") == 0
    shown = capfd.readouterr()
    assert json.loads(shown.out)["games"] == 8
    assert "let me think" in shown.err


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Nobody", "broken_bots:Nobody is no bot: it has no name and choose"),
        ("nothing", "no name and choose"),
        ("time", "no name and choose"),
        ("exits", "cannot be loaded: SystemExit"),
    ],
)
def test_what_is_no_bot_says_what_it_lacks(elsewhere, capsys, bot, said):
    assert simulate("--seats", f"broken_bots:{bot},random") == 2
    assert said in capsys.readouterr().err


def test_a_bot_that_hangs_is_named_with_the_seed(elsewhere, capsys):
    assert simulate("--seats", "broken_bots:Slow,random", "--limit", "0.001") == 1
    said = capsys.readouterr().err
    assert "Game 0 (the first is number 0), seed 7/0, broke:" in said
    assert "The bot broken_bots:Slow took more than 0.001 seconds for a move" in said
    assert simulate("--seats", "random,random", "--limit", "0") == 2


def test_records_replace_no_file_unasked(tmp_path, capsys):
    out = tmp_path / "mine"
    out.write_text("precious")
    assert simulate("-n", "2", "--out", str(out)) == 2
    assert "--force" in capsys.readouterr().err
    assert out.read_text() == "precious"
    assert simulate("-n", "2", "--out", str(out), "--force") == 0
    assert len(out.read_text().splitlines()) == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_cleanly_with_what_there_is(elsewhere, tmp_path, jobs):
    out = tmp_path / "records.jsonl"
    script = "import sys; from royaumes.cli import main; sys.exit(main(sys.argv[1:]))"
    seats = "broken_bots:Slow,broken_bots:Slow"
    asked = [
        "simulate",
        TOY,
        "--games",
        "4000",
        "--seats",
        seats,
        "--jobs",
        jobs,
        "--out",
        str(out),
        "--json",
    ]
    going = subprocess.Popen(
        [sys.executable, "-c", script, *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(elsewhere), *sys.path]), "ROYAUMES_LANG": "en"},
        start_new_session=True,
    )
    until = time.monotonic() + 30
    while time.monotonic() < until and not (out.exists() and out.stat().st_size):
        time.sleep(0.05)
    os.killpg(going.pid, signal.SIGINT)  # as a terminal does: to the workers too
    shown, said = going.communicate(timeout=30)
    assert going.returncode == 130
    assert "Traceback" not in said
    assert "Stopped after" in said
    assert json.loads(shown)["games"] == len(out.read_text().splitlines())


def test_bars():
    assert bar(0) == ""
    assert bar(1) == "█" * 30
    assert bar(0.5) == "█" * 15
    assert bar(1 / 240) == "▏"
