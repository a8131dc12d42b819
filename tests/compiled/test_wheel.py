"""A wheel can carry machine code."""

import os
import shutil
import sysconfig
import zipfile

from tests.compiled.conftest import REPOSITORY, run
from tests.package.conftest import copy, hatch


def test_a_wheel_with_machine_code(compiled, tmp_path):
    checkout = copy(tmp_path / "checkout")
    page = checkout / "src" / "royaumes" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", "utf-8")
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\n", "utf-8")  # the pages are there already
    npm.chmod(0o755)
    built = checkout / compiled.relative_to(REPOSITORY)
    shutil.copytree(compiled, built)
    shutil.copy(compiled.parent / "key", built.parent)

    wheel = hatch(
        checkout, "wheel", PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}", ROYAUMES_COMPILED="1"
    )
    assert not wheel.stem.endswith("-none-any")
    with zipfile.ZipFile(wheel) as archive:
        assert f"royaumes/games/crowns/game{sysconfig.get_config_var('EXT_SUFFIX')}" in archive.namelist()
        (metadata,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        needed = [line for line in archive.read(metadata).decode().splitlines() if "extra ==" not in line]
        assert {"Requires-Dist: librt<1,>=0.16", "Requires-Dist: mypy-extensions<2,>=1"} <= set(needed)
        assert not [line for line in needed if line.startswith("Requires-Dist: mypy[")]
        archive.extractall(tmp_path / "installed")
    assert run([tmp_path / "installed"], "-m", "royaumes", "--version").endswith("(compiled)\n")
