"""The compiled copy of the package, and programs that run on it or on the sources."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import compile

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def compiled() -> Path:
    """What to put on a Python's path; built here, unless nothing has changed since the last time."""
    if lack := compile.missing():
        pytest.skip(f"NO C COMPILER: {lack}, so the compiled build is not tested")
    compile.build()
    return compile.COPY


def run(path: Iterable[Path], *command: object, **environment: str) -> str:
    """What Python prints that looks for packages here first; a failure shows all of it."""
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout
