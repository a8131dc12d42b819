"""The engine without any dependency, on every Python that is claimed, with the same games on all of them."""

import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest
from tests.package.conftest import REPOSITORY, run

GAMES = ("crowns", "emerald", "royaume", "auftrag", "foracrown")
CLAIMED = re.findall(
    r"Python :: (3\.\d+)",
    "\n".join(tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]),
)
#: Plays each game once and prints a hash of its record; simulates; imports every module of the engine but
#: those for a terminal and for the compiled build.
SCRIPT = f"""
import hashlib, pkgutil, sys
from importlib import import_module
import royaumes
assert not any("site-packages" in place for place in sys.path), sys.path
for part in ("core", "games", "play", "bots", "sim"):
    package = import_module(f"royaumes.{{part}}")
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if found.name.rpartition(".")[2] not in ("__main__", "terminal", "packed_units"):
            import_module(found.name)
for key in {GAMES}:
    record, over = royaumes.play_game(key, ["greedy", "random", "greedy"], seed="package")
    print(key, over.scores, hashlib.sha256(repr(record).encode()).hexdigest())
print(royaumes.simulate("crowns", ["greedy", "random"], games=4).scores.mean)
"""


def python(version):
    """An interpreter of this version, or None; pyenv's shims want to be told which one is meant."""
    if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
        return sys.executable
    found = shutil.which(f"python{version}")
    if found is None:
        return None
    chosen = {**os.environ, "PYENV_VERSION": version}
    says = subprocess.run([found, "-V"], env=chosen, capture_output=True, text=True, check=False)
    return found if says.stdout.startswith(f"Python {version}.") else None


def played(version, folder):
    """What the script prints there; -S leaves out every installed package."""
    return run(
        python(version),
        "-S",
        "-W",
        "error",
        "-c",
        SCRIPT,
        PYTHONPATH=str(folder),
        PYENV_VERSION=version,
        PYTHONDONTWRITEBYTECODE="1",
    )


@pytest.fixture(scope="module")
def here(unpacked_wheel):
    """What this Python plays."""
    return played(f"{sys.version_info[0]}.{sys.version_info[1]}", unpacked_wheel)


def test_this_python_is_claimed():
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in CLAIMED


def test_hosted_runs_try_every_python_that_is_claimed():
    text = (REPOSITORY / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    (matrix,) = re.findall(r"python: \[(.+)\]", text)
    assert re.findall(r'"(3\.\d+)"', matrix) == CLAIMED


@pytest.mark.parametrize("version", CLAIMED)
def test_the_engine_plays_the_same_games_without_any_package(version, unpacked_wheel, here):
    if python(version) is None:
        pytest.skip(f"NO PYTHON {version}: the engine is not tried on it here")
    assert len(here.splitlines()) == len(GAMES) + 1
    assert played(version, unpacked_wheel) == here


def test_importing_the_package_loads_no_part_of_it(unpacked_wheel):
    code = "import sys, royaumes; print([name for name in sys.modules if name.startswith('royaumes.')])"
    assert run(sys.executable, "-S", "-c", code, PYTHONPATH=str(unpacked_wheel)).strip() == "[]"
