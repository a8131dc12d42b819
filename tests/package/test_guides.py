"""The shell commands of the guides run as they are printed; long ones are stopped once they are under way."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.package.conftest import REPOSITORY

import royaumes
from royaumes.core import codec

_SHELL = re.compile(r"^```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)
_PYTHON = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
_TOML = re.compile(r"^```toml\n(.*?)^```", re.DOTALL | re.MULTILINE)
#: Tried by tests of their own: they install, build, run the tests, or serve pages.
_ELSEWHERE = ("make ", "pip ", "python -m tools.", "royaumes serve", "royaumes static")
#: Would go on for minutes or for ever: these only have to be under way when the time is up.
_LONG = (
    "royaumes ladder crowns ", "royaumes train", "royaumes review",
    "royaumes puzzles", "royaumes simulate emerald", "royaumes compare", "royaumes sweep",
)  # fmt: skip
_SECONDS = {True: 5, False: 120}
GUIDES = ("README.md", *sorted(f"docs/{path.name}" for path in (REPOSITORY / "docs").glob("*.md")))


def text(page: str) -> str:
    return (REPOSITORY / page).read_text("utf-8")


COMMANDS = [
    pytest.param(page, line, id=f"{page}-{number}")
    for page in GUIDES
    for number, line in enumerate(line for block in _SHELL.findall(text(page)) for line in block.splitlines())
    if line.strip() and not line.startswith(_ELSEWHERE)
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What the guides speak of: a finished game, a variant, a game in one file."""
    (tmp_path / "examples").mkdir()
    shutil.copy(REPOSITORY / "examples" / "pig.py", tmp_path / "examples")
    record, _ = royaumes.play_game("crowns", ["greedy", "random"], seed=42)
    (tmp_path / "game.json").write_text(codec.dump(record), encoding="utf-8")
    (tmp_path / "richer.toml").write_text(_TOML.findall(text("docs/designers.md"))[0], encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_a_command_of_a_guide_runs(page, line, folder):
    bots = [code for code in _PYTHON.findall(text(page)) if "def choose" in code]
    if bots:
        (folder / "my_bots.py").write_text(bots[0], encoding="utf-8")
    long = line.startswith(_LONG)
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    running = subprocess.Popen(
        ["bash", "-c", line],
        cwd=folder,
        env={**os.environ, **home, "PATH": programs},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = running.communicate("1\n\nquit\n", timeout=_SECONDS[long])
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        said, _ = running.communicate()
        assert long, f"{line}: still running after {_SECONDS[long]} s\n{said}"
        assert "Traceback" not in said, said
    else:
        unclear = "royaumes ladder" in line  # it ends with 1 while a step of the ladder is not clear
        assert running.returncode in ((0, 1) if unclear else (0,)), said


def test_importing_the_bot_of_the_page_plays_nothing(folder):
    (folder / "my_bots.py").write_text(_PYTHON.findall(text("docs/bots.md"))[0], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "import my_bots"], cwd=folder, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
