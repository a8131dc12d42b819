"""`royaumes serve`: where it listens and what it says."""

import socket
import sys
from typing import Any

import pytest

from royaumes.cli import main
from royaumes.cli.server import serve
from royaumes.core import UserError
from royaumes.messages import Catalogue, Words
from royaumes.play.unfinished import data_folder, own_folder
from royaumes.server import run as serving
from royaumes.server.storage.lock import locked


def test_the_usual_port_or_any_free_one(monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serving, "PORT", taken.getsockname()[1])
        with serving.listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != taken.getsockname()[1]
        with pytest.raises(UserError, match="cli-serve-taken"):
            serving.listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.9"])
def test_where_nobody_can_listen(host):
    with pytest.raises(UserError, match="cli-serve-taken"):
        serving.listen(host, 8000)


def test_addresses(monkeypatch):
    monkeypatch.setattr(serving, "_own_address", lambda: "192.168.1.7")
    assert serving.addresses("0.0.0.0", 80) == ("http://localhost:80/", "http://192.168.1.7:80/")
    assert serving.addresses("127.0.0.1", 80) == ("http://localhost:80/", None)
    assert serving.addresses("192.168.1.9", 80) == ("http://192.168.1.9:80/", None)
    assert serving.addresses("fe80::1", 80) == ("http://[fe80::1]:80/", None)
    monkeypatch.setattr(serving, "_own_address", lambda: None)
    assert serving.addresses("", 80) == ("http://localhost:80/", None)


def test_the_own_address_is_never_this_machine_alone():
    found = serving._own_address()
    assert found is None or not found.startswith("127.")


@pytest.mark.parametrize(("lang", "words"), [("en", "The table is laid"), ("fr", "La table est mise")])
def test_the_welcome_shows_the_way(monkeypatch, capsys, lang, words):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    serve._welcome(Words(Catalogue(lang)), "http://localhost:80/", "http://192.168.1.7:80/")
    shown = capsys.readouterr().out
    assert words in shown and "http://192.168.1.7:80/" in shown
    assert "█" in shown or "▀" in shown
    serve._welcome(Words(Catalogue(lang)), "http://localhost:80/", None)
    assert "▀" not in capsys.readouterr().out


def test_what_the_command_does(monkeypatch, tmp_path, capsys):
    opened: list[str] = []
    served: list[Any] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    def pretend(settings, listening, ready):
        served.append(settings)
        ready()

    monkeypatch.setattr(serving, "serve", pretend)
    arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--pace", "0.5"]
    assert main([*arguments, "--open", "--lang", "en"]) == 0
    assert main([*arguments, "--no-open", "--lang", "en"]) == 0
    assert [one.data for one in served] == [tmp_path] * 2 and served[0].pace == 0.5
    for _ in range(100):
        if opened:
            break
        __import__("time").sleep(0.01)
    assert len(opened) == 1 and opened[0].startswith("http://localhost:")
    shown = capsys.readouterr().out
    assert shown.startswith("Listening at 127.0.0.1:") and "stopped" in shown


@pytest.mark.parametrize("built", [True, False])
def test_pages_that_are_not_built_are_told_at_once(monkeypatch, tmp_path, capsys, built):
    monkeypatch.setattr(serving, "serve", lambda settings, listening, ready: None)
    monkeypatch.setattr("royaumes.server.handlers.pages.STATIC", tmp_path)
    if built:
        (tmp_path / "index.html").write_text("<!doctype html>")
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--no-open"]) == 0
    assert ("make play" in capsys.readouterr().err) is not built


@pytest.mark.parametrize("pace", ["nan", "inf", "-1"])
def test_a_pace_that_is_no_time_is_told(tmp_path, capsys, pace):
    where = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert main(["serve", *where, f"--pace={pace}", "--lang", "en"]) == 2
    assert "number of seconds" in capsys.readouterr().err


@pytest.mark.parametrize("count", ["0", "2"])
def test_several_processes_need_a_database_that_all_can_reach(tmp_path, capsys, count):
    where = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert main(["serve", *where, "--workers", count, "--lang", "en"]) == 2
    assert f"{count} processes cannot serve" in capsys.readouterr().err


def test_bad_data_is_told(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    arguments = [
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--data",
        str(tmp_path / "file"),
        "--lang",
        "en",
    ]
    assert main(arguments) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_the_data_folder_follows_the_system(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / "royaumes"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().parts[-3:] == ("Library", "Application Support", "royaumes")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "royaumes"


@pytest.mark.parametrize("port", ["-1", "65536", "99999"])
def test_a_port_is_a_port(port, tmp_path, capsys):
    assert main(["serve", "--port", port, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert f"from 0 to 65535, not {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("0.0.0.0", "everybody on this network can come in. For this machine alone: --host 127.0.0.1"),
        ("127.0.0.1", "for this machine alone."),
        ("192.168.1.9", "Listening at 192.168.1.9:80."),
    ],
)
def test_the_first_line_says_who_can_come_in(host, said):
    assert said in Words(Catalogue("en")).say(serve._scope(host), text=f"{host}:80")


def test_a_folder_is_for_one_server(tmp_path, capsys):
    folder = tmp_path / "new" / "data"
    with locked(folder):
        assert folder.stat().st_mode & 0o777 == 0o700
        arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder), "--lang", "en"]
        assert main(arguments) == 2
        assert "Another server is using the folder" in capsys.readouterr().err
    with locked(folder):
        pass


def test_the_own_folder_is_for_its_owner_alone(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data_folder().mkdir(mode=0o755)
    assert own_folder().stat().st_mode & 0o777 == 0o700
