"""A wheel can carry machine code."""

import shutil
import sysconfig
import zipfile

from tests.compiled.conftest import run
from tests.package.conftest import copy, hatch


def test_a_wheel_with_machine_code(compiled, tmp_path):
    checkout = copy(tmp_path / "checkout")
    page = checkout / "src" / "royaumes" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", "utf-8")
    (checkout / "PKG-INFO").touch()  # so that the page counts as ready made
    built = checkout / "build" / "compiled"
    shutil.copytree(compiled, built / "src")
    shutil.copy(compiled.parent / "key", built / "key")

    wheel = hatch(checkout, "wheel", ROYAUMES_COMPILED="1")
    assert not wheel.stem.endswith("-none-any")
    with zipfile.ZipFile(wheel) as archive:
        assert f"royaumes/games/crowns/game{sysconfig.get_config_var('EXT_SUFFIX')}" in archive.namelist()
        archive.extractall(tmp_path / "installed")
    assert run([tmp_path / "installed"], "-m", "royaumes", "--version").endswith("(compiled)\n")
