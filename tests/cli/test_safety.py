"""Files and other people cannot run code, steer the terminal, or cost anybody a file."""

import os
import stat
import sys
from dataclasses import replace

import pytest

from royaumes.core import Record
from royaumes.core.codec import dump
from royaumes.games import game
from royaumes.messages.visible import visible
from royaumes.play import Table
from royaumes.play.saving import write

TOY = ("play", "_toy", "--seed", "7")
ESCAPE = "\x1b]0;owned\x07\x1b[2J"


def saved(tmp_path, *players, finish=False):
    table = Table(game("_toy"), players, "seed")
    while finish and not table.over:
        seat = table.pending.seats[0]
        table.answer(seat, table.options(seat)[0])
    path = tmp_path / "sent.json"
    path.write_bytes(dump(table.own_record).encode("utf-8", "backslashreplace"))
    return path


def test_a_saved_game_never_loads_code(royaumes, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "_toy").mkdir()
    shown = royaumes("play", "--resume", str(saved(tmp_path, "Ann", "bot:shutil:rmtree")))
    assert shown.code == 2
    assert "--bot shutil:rmtree" in shown.err
    assert (tmp_path / "_toy").exists()


def test_a_bot_named_on_the_command_line_may_go_on(royaumes, tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(
        "class Last:\n    name = 'Melusine'\n    def __init__(self, key): pass\n"
        "    def choose(self, view, options, stream): return options[-1]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    path = saved(tmp_path, "Ann", "bot:my_bots:Last")
    shown = royaumes("play", "--resume", str(path), "--bot", "my_bots:Last", typed="quit\n")
    assert shown.code == 0
    assert "2. Melusine, a bot (my_bots:Last)" in shown.out


@pytest.mark.parametrize("command", [["replay", "--all"], ["verify"], ["play", "--resume"]])
def test_names_in_a_file_cannot_steer_the_terminal(royaumes, tmp_path, command):
    path = saved(tmp_path, f"Ann{ESCAPE}", "Bob\ud800\u202e", finish=command[0] != "play")
    shown = royaumes(*command, str(path), typed="log\nquit\n")
    assert shown.code == 0
    assert "\x1b" not in shown.out + shown.err and "\u202e" not in shown.out
    if command[0] != "verify":
        assert r"Ann\x1b]0;owned\x07\x1b[2J" in shown.out


@pytest.mark.parametrize("field", ["game", "stream", "commitment"])
def test_nothing_else_in_a_file_can_either(royaumes, tmp_path, field):
    table = Table(game("_toy"), ("Ann", "Bob"), "seed")
    header = replace(table.header, **{field: ESCAPE})  # type: ignore[arg-type]
    path = tmp_path / "sent.json"
    path.write_text(dump(Record(header, table.answers, "seed")), "utf-8")
    for command in ("replay", "verify"):
        shown = royaumes(command, str(path), typed="n\nn\n")
        assert "\x1b" not in shown.out + shown.err


def test_visible_leaves_ordinary_text_alone():
    assert visible("Zoé « d’Or » 王") == "Zoé « d’Or » 王"
    assert visible("a\x9bb\nc") == r"a\x9bb\nc"


def test_save_replaces_no_file_unasked(royaumes, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("precious")
    shown = royaumes(*TOY, "--seats", "random,random", "--save", str(path))
    assert (shown.code, path.read_text()) == (2, "precious")
    assert "--force" in shown.err
    assert royaumes(*TOY, "--seats", "random,random", "--save", str(path), "--force").code == 0
    assert path.read_text() != "precious"


def test_a_game_goes_on_in_its_own_file(royaumes, tmp_path):
    path = saved(tmp_path, "Ann", "bot:random")
    before = path.read_text()
    assert royaumes("play", "--resume", str(path), "--save", str(path), typed="1\nquit\n").code == 0
    assert path.read_text() != before


def test_what_is_no_ordinary_file_stays(royaumes, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    shown = royaumes(*TOY, "--seats", "random,random", "--save", str(pipe), "--force")
    assert shown.code == 2
    assert "not an ordinary file" in shown.err
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_new_file_is_for_its_owner_and_an_old_one_keeps_its_mode(tmp_path):
    new, old, link = tmp_path / "new", tmp_path / "old", tmp_path / "link"
    write(new, "seed")
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    old.write_text("")
    old.chmod(0o644)
    link.symlink_to(old)
    write(link, "text")
    assert link.is_symlink()
    assert (old.read_text(), stat.S_IMODE(old.stat().st_mode)) == ("text", 0o644)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "new", "old"]


def test_a_disk_that_fills_up_does_not_end_the_game(royaumes, tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    real, calls = os.fsync, []

    def full(handle):
        calls.append(handle)
        if len(calls) in (2, 3):
            raise OSError(28, "No space left on device")
        real(handle)

    monkeypatch.setattr("os.fsync", full)
    shown = royaumes(*TOY, "--seats", "Ann,random", "--save", str(path), typed="1\n" * 40)
    assert shown.code == 0
    assert " ".join(shown.out.split()).count("No space left on device") == 1
    assert "royaumes verify" in shown.out
    assert list(tmp_path.iterdir()) == [path]
