"""The package as somebody else gets it: built from a fresh copy of the sources, installed alone."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hatch_build import installed

REPOSITORY = Path(__file__).parents[2]
WEB = REPOSITORY / "web"
#: The surroundings of a command that shall not find the sources by chance.
ALONE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: object, cwd: Path | None = None, **environment: str) -> str:
    """What a command prints; a failure shows all of it."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**ALONE, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def hatch(checkout: Path, *targets: str, **environment: str) -> Path:
    """Build these targets of a checkout; the one file that the last of them has left."""
    wanted = [word for target in targets for word in ("-t", target)]
    run(sys.executable, "-m", "hatchling", "build", *wanted, cwd=checkout, **environment)
    (found,) = checkout.glob({"wheel": "dist/*.whl", "sdist": "dist/*.tar.gz"}[targets[-1]])
    return found


def pip(binaries: Path) -> list[object]:
    """The command that installs into the environment with these programs."""
    return [sys.executable, "-m", "pip", "--python", binaries / "python", "--disable-pip-version-check"]


def copy(folder: Path) -> Path:
    """The sources as git would clone them, changes included and nothing that was built."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=REPOSITORY)
    for name in filter(None, listed.split("\0")):
        if (REPOSITORY / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(REPOSITORY / name, folder / name)
    return folder


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh copy; the packages of npm are taken from here, unless the build would change them."""
    if shutil.which("npm") is None:
        pytest.skip("NO NPM: the package cannot be built here (make package brings Node along)")
    folder = copy(tmp_path_factory.mktemp("checkout"))
    if installed(WEB):
        modules = (WEB / "node_modules").resolve()
        (folder / "web" / "node_modules").symlink_to(modules, target_is_directory=True)
    return folder


@pytest.fixture(scope="session")
def sdist(checkout: Path) -> Path:
    """The source archive."""
    return hatch(checkout, "sdist")


@pytest.fixture(scope="session")
def unpacked_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in it."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="session")
def wheel(unpacked_sdist: Path) -> Path:
    """The wheel, as a packager builds it: from the source archive, where there is no npm."""
    return hatch(unpacked_sdist, "wheel", PATH="/nowhere")


@pytest.fixture(scope="session")
def unpacked_wheel(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to put on a Python's path, with the package alone in it."""
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="session")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The programs of an environment with the wheel and what `make play` installs, and nothing else."""
    if find_spec("pip") is None:
        pytest.skip("NO PIP: the package cannot be installed here")
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    binaries = folder / ("Scripts" if os.name == "nt" else "bin")
    needs = ["-r", REPOSITORY / "requirements.txt", "-c", REPOSITORY / "constraints.txt"]
    run(*pip(binaries), "install", "--quiet", "--no-deps", *needs, wheel)
    yield binaries
    shutil.rmtree(folder)
