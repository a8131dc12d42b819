"""Backup, restore and a look over the data."""

import os
import sqlite3

import pytest
from tests.server.house import Player, house, ok
from tests.server.test_tables import ME, act, new

from royaumes.cli import main


@pytest.fixture
def club(tmp_path):
    """A running server with a game under way, a finished one and a table that has not begun."""
    folder = tmp_path / "data"
    with house(folder) as client:
        ok(client.put("/api/me", json={"name": "Anne"}))
        ok(new(client))
        running = ok(new(client, [ME]))["table"]
        ok(act(client, running, "start"))
        over = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        with Player(client, over) as player:
            player.play()
        yield folder, running, client


def test_a_copy_of_a_running_server_goes_on_elsewhere(club, tmp_path, capsys):
    folder, running, client = club
    copy, elsewhere = tmp_path / "copy.sqlite3", tmp_path / "elsewhere"
    assert main(["backup", str(copy), "--data", str(folder), "--lang", "en"]) == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(copy), "--data", str(elsewhere), "--lang", "en"]) == 0
    cookies = dict(client.cookies)
    with house(elsewhere) as moved:
        moved.cookies.update(cookies)  # the keys have moved too
        assert ok(moved.get("/api/me"))["name"] == "Anne"
        with Player(moved, running) as player:
            assert player.answer(player.until_asked())["type"] == "done"
    assert "keep it to yourself" in capsys.readouterr().out


def test_nothing_is_overwritten(club, tmp_path, capsys):
    folder, _, _ = club
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine")
    assert main(["backup", str(copy), "--data", str(folder), "--lang", "en"]) == 2
    assert copy.read_text() == "mine"
    copy.unlink()
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    assert main(["restore", str(copy), "--data", str(folder), "--lang", "en"]) == 2
    assert "not overwritten" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, b"", b"no database", os.urandom(9000)])
def test_what_is_no_copy_is_not_put_back(tmp_path, content, capsys):
    copy = tmp_path / "copy.sqlite3"
    if content is not None:
        copy.write_bytes(content)
    assert main(["restore", str(copy), "--data", str(tmp_path / "new"), "--lang", "en"]) == 2
    assert not (tmp_path / "new" / "royaumes.sqlite3").exists()
    assert main(["backup", "--lang", "en"]) == 2


def test_a_look_over_the_data(club, capsys):
    folder, running, _ = club
    assert main(["admin", "--data", str(folder), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "One person" in shown and "Games under way: 1" in shown and "Finished games: 1" in shown
    assert main(["admin", "--check", "--data", str(folder), "--lang", "en"]) == 0
    assert "2 games hold" in capsys.readouterr().out
    with sqlite3.connect(folder / "royaumes.sqlite3") as database:
        database.execute("UPDATE log SET text = '1 1 1 1 1 1' WHERE seat IS NULL AND row = 1")
    database.close()
    assert main(["admin", "--check", "--data", str(folder), "--lang", "en"]) == 1
    assert running in capsys.readouterr().out
