"""Any encoding, a full disk, a pager: the terminal never breaks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from royaumes.cli.screen.numbers import minus, signed
from royaumes.cli.screen.output import nearest
from royaumes.cli.screen.pager import paged

CROWNS = ["-m", "royaumes.cli", "play", "crowns", "--seats", "Zoé,greedy", "--seed", "7", "--fast"]


def run(*arguments, typed="", **environment):
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "ROYAUMES_LANG": "fr", **environment},
    )


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "ascii", "utf-8"])
def test_every_encoding_can_be_printed(encoding, tmp_path):
    typed = "?\nconseil\n1\nplateau\n? 1\nœuf é\nquitter\n"
    home = {"XDG_DATA_HOME": str(tmp_path)}
    done = run(*CROWNS, typed=typed, PYTHONIOENCODING=encoding, **home)
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode(encoding)
    assert "Un coup avis" in shown
    assert "?" * 3 not in shown


@pytest.mark.parametrize(
    ("sign", "encoding", "shown"),
    [
        ("é", "ascii", "e"), ("●", "latin-1", "o"), ("−", "latin-1", "-"), ("’", "latin-1", "'"),
        ("…", "ascii", "..."), ("▊", "cp1252", "#"), ("王", "latin-1", "?"), ("«", "ascii", '"'),
    ],
)  # fmt: skip
def test_signs_fall_back_to_what_is_near(sign, encoding, shown):
    assert nearest(sign, encoding) == shown


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_a_clear_message():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "royaumes.cli", "--lang", "en", "rules", "crowns"],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("royaumes: The output cannot be written: No space left")
    assert "Traceback" not in done.stderr


def test_long_texts_go_through_the_pager(monkeypatch, capfd):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("PAGER", "sed s/^/|/")
    with paged():
        sys.stdout.write("one\ntwo\n")
    assert capfd.readouterr().out == "|one\n|two\n"


@pytest.mark.parametrize("environment", [{"PAGER": "no-such-pager"}, {"TERM": "dumb"}])
def test_where_there_is_no_pager_nothing_is_lost(monkeypatch, capfd, environment):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with paged():
        sys.stdout.write("one\n")
    assert capfd.readouterr().out == "one\n"


def test_there_is_one_minus_sign():
    assert [signed(number) for number in (-3, 0, 4)] == ["−3", "0", "4"]
    assert minus(-0.5) == "−"
