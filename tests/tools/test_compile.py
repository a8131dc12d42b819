"""Where machine code lies, and when it no longer fits."""

import os
import sys

import pytest

from tools import compile

MODULE = "royaumes/core/bits"


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """Sources with one module, and a copy in which it is compiled."""
    for folder in ("src", "copy"):
        module = tmp_path / folder / f"{MODULE}.py"
        module.parent.mkdir(parents=True)
        module.write_text("A = 1\n", "utf-8")
    (tmp_path / "copy" / f"{MODULE}{compile.SUFFIX}").write_bytes(b"code")
    monkeypatch.setattr(compile, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(compile, "COPY", tmp_path / "copy")
    monkeypatch.setattr(compile, "KEY", tmp_path / "key")
    return tmp_path


def run(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["compile", *arguments])
    compile.main()


def test_code_is_laid_beside_its_source_and_taken_away(tree, monkeypatch):
    code = tree / "src" / f"{MODULE}{compile.SUFFIX}"
    assert compile.install() == 1 and code.read_bytes() == b"code"
    run(monkeypatch, "--remove")
    assert not code.exists() and (tree / "src" / f"{MODULE}.py").exists()


def test_code_goes_when_its_source_changes(tree, monkeypatch):
    code, source = tree / "src" / f"{MODULE}{compile.SUFFIX}", tree / "src" / f"{MODULE}.py"
    os.utime(source, (1, 1))
    compile.install()
    run(monkeypatch, "--remove-stale")
    assert code.exists()
    os.utime(source, (code.stat().st_mtime + 5,) * 2)
    run(monkeypatch, "--remove-stale")
    assert not code.exists()


def test_the_copy_is_fresh_until_a_source_changes(tree):
    assert not compile.fresh()
    (tree / "key").write_text(compile.key(), "utf-8")
    assert compile.fresh()
    compile.build()  # does nothing: there is no compiler for this tree
    (tree / "src" / f"{MODULE}.py").write_text("A = 2\n", "utf-8")
    assert not compile.fresh()


def test_without_a_compiler_it_says_so(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(SystemExit, match=r"no C compiler .*so nothing is compiled"):
        run(monkeypatch)
