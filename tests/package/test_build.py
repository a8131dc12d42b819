"""What is in the archives, and that nothing is built without the pages."""

import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from tests.package.conftest import REPOSITORY, copy

PAGES = "royaumes/server/static"


def test_the_wheel_holds_the_pages_and_everything_that_is_read_at_run_time(wheel, checkout):
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"{PAGES}/index.html", f"{PAGES}/licences.txt", "royaumes/py.typed"} <= names
    package = checkout / "src" / "royaumes"
    wanted = {
        f"royaumes/{path.relative_to(package).as_posix()}" for path in package.rglob("*") if path.is_file()
    }
    assert {name for name in wanted if "__pycache__" not in name} <= names
    project = "-".join(wheel.name.split("-")[:2])
    assert {name.split("/")[0] for name in names} == {"royaumes", f"{project}.dist-info"}


def test_the_source_archive_holds_sources_and_pages_alike(sdist):
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        f"src/{PAGES}/index.html",
        "web/package-lock.json",
        "hatch_build.py",
        "LICENSE",
        "PKG-INFO",
    } <= names
    assert not any("node_modules" in name for name in names)


def test_the_pages_carry_the_licences_of_what_is_in_them(unpacked_wheel):
    text = (unpacked_wheel / PAGES / "licences.txt").read_text("utf-8")
    for name in ("svelte", "@fluent/bundle", "@fontsource-variable/cinzel", "@iconify-json/game-icons"):
        assert f"\n{name}  " in f"\n{text}"
    for words in ("Apache License", "SIL OPEN FONT LICENSE", "Permission is hereby granted"):
        assert words in text


def test_the_description_of_the_package_is_complete(unpacked_wheel):
    (folder,) = unpacked_wheel.glob("*.dist-info")
    about = Parser().parsestr((folder / "METADATA").read_text("utf-8"))
    extras = {
        "all",
        "terminal",
        "server",
        "dev",
        "bench",
        "fast",
        "rl",
        "open-spiel",
        "data",
        "postgres",
        "ray",
    }
    assert set(about.get_all("Provides-Extra", [])) == extras
    assert all("extra ==" in need for need in about.get_all("Requires-Dist", [])), "the engine needs nothing"
    assert about["License-Expression"].startswith("MIT") and (folder / "licenses" / "LICENSE").is_file()
    assert about["Description-Content-Type"] == "text/markdown" and "# Royaumes" in str(about.get_payload())


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_npm_nothing_is_built_from_a_clone(tmp_path, target):
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    environment = {"PATH": "/nowhere"}
    done = subprocess.run(
        command, cwd=copy(tmp_path), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0 and "needs Node 20.19" in done.stdout + done.stderr
    assert not list(tmp_path.glob("dist/*"))


#: What may lie beside the sources of somebody who runs a site.
PRIVATE = ("deploy/.env", ".env", "royaumes.sqlite3", "src/royaumes/royaumes.sqlite3", "data/r.sqlite3-wal")


def packed(folder):
    """What the archives of these sources would hold."""
    builders = (SdistBuilder(str(folder)), WheelBuilder(str(folder)))
    return {
        file.relative_path: type(builder).__name__
        for builder in builders
        for file in builder.recurse_included_files()
    }


@pytest.mark.parametrize("ignored", [True, False], ids=["with-gitignore", "without"])
def test_no_archive_holds_a_password_or_a_table_s_data(tmp_path, ignored):
    folder = copy(tmp_path)
    for name in PRIVATE:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("POSTGRES_PASSWORD=secret")
    if not ignored:
        (folder / ".gitignore").unlink()
    names = set(packed(folder))
    assert {"deploy/environment.example", "hatch_build.py"} <= names
    assert names.isdisjoint(PRIVATE)


def test_git_and_the_image_leave_passwords_and_data_out():
    listed = subprocess.run(
        ["git", "check-ignore", "--no-index", *PRIVATE],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    assert listed.stdout.split() == list(PRIVATE)
    kept_out = (REPOSITORY / "deploy" / "Containerfile.dockerignore").read_text("utf-8").split()
    assert {"**/.env", "**/*.sqlite3", "**/*.sqlite3-*"} <= set(kept_out)
