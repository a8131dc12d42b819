"""Once through a real (pseudo) terminal: colours, pauses, Ctrl-C."""

import os
import re
import select
import signal
import sys
import time
from contextlib import suppress

import pytest

from royaumes.core.codec import load

pty = pytest.importorskip("pty")


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments, cwd):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:  # the child
            os.chdir(cwd)
            os.environ.update(
                TERM="xterm-256color", LANG="en_GB.UTF-8", LC_ALL="", COLUMNS="100", XDG_DATA_HOME=str(cwd)
            )
            os.execv(sys.executable, [sys.executable, "-m", "royaumes.cli", *arguments])
        self.shown = ""

    def until(self, text, seconds=20):
        """Read until this text comes; everything up to it is given and done with."""
        limit = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < limit, f"{text!r} did not come:\n{self.shown}"
            self._read()
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def type(self, text):
        os.write(self.fd, text.encode())

    def ended(self, seconds=20):
        """The exit code, once the command has ended."""
        limit = time.monotonic() + seconds
        while True:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.pid = None
                return os.waitstatus_to_exitcode(status)
            assert time.monotonic() < limit, f"the command did not end:\n{self.shown}"
            self._read()

    def hang_up(self):
        """Close the terminal under the command, and wait until it has ended."""
        os.close(self.fd)
        os.waitpid(self.pid, 0)
        self.pid = self.fd = None

    def close(self):
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        if self.fd is not None:
            os.close(self.fd)

    def _read(self):
        if select.select([self.fd], [], [], 0.05)[0]:
            with suppress(OSError):  # Linux says so when the other end is closed
                self.shown += os.read(self.fd, 65536).decode("utf-8", "replace")


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def open_terminal(*arguments):
        opened.append(Terminal(*arguments, cwd=tmp_path))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def test_a_game_in_a_terminal(terminal, tmp_path):
    seen = terminal("play", "crowns", "--seats", "Ann", "--seed", "7", "--save", "game.json")
    assert "\x1b[" in seen.until("Ann> ")
    seen.type("why 6x6\n")
    assert "CRW-3" in seen.until("Ann> ")
    seen.type("1\n")
    assert "You place a chip" in seen.until("Ann> ")
    seen.type("undo\n")
    seen.until("Taken back.")
    seen.until("Ann> ")
    time.sleep(0.3)  # until the keyboard is listened to
    seen.type("\x03")
    seen.until("royaumes play --resume game.json")
    assert seen.ended() == 130
    assert (tmp_path / "game.json").exists()


def test_a_closed_terminal_loses_nothing(terminal, tmp_path):
    seen = terminal("play", "crowns", "--seats", "Ann", "--seed", "7")
    seen.until("Ann> ")
    seen.type("1\n")
    seen.until("Ann> ")
    seen.hang_up()
    (path,) = (tmp_path / "royaumes" / "unfinished").iterdir()
    assert [answer.seat for answer in load(path.read_text("utf-8")).answers].count(0) == 1


def test_the_screen_is_wiped_when_the_keyboard_is_handed_over(terminal):
    seen = terminal("play", "_toy", "--seats", "Ann,Bob", "--seed", "7")
    seen.until("Press Enter")
    seen.type("\n")
    seen.until("Ann> ")
    seen.type("1\n")
    assert "\x1b[2J\x1b[3J" in seen.until("Hand the keyboard to Bob")
    seen.until("Press Enter when ready.")
    time.sleep(0.3)  # until the keyboard is listened to
    seen.type("\x04")
    assert seen.ended() == 130


def test_rivals_moves_and_the_heading_are_in_sight_on_a_small_screen(terminal, monkeypatch):
    monkeypatch.setenv("LINES", "24")
    table = terminal("play", "emerald", "--seed", "3", "--fast")
    screens = []
    for _ in range(5):
        screens.append(table.until("Player> ").splitlines()[-24:])
        table.type("1\r")
    assert all(
        any("─ Player" in re.sub(r"\x1b\[[\d;]*m", "", line) for line in lines) for lines in screens[1:]
    )
    news = [lines for lines in screens if any("Treasures left" in line for line in lines)]
    below = ["".join(lines).partition("Treasures left")[2] for lines in news]
    assert any("Baudouin" in text for text in below)
