"""The folder that a static host serves."""

import json
import re

import pytest

from royaumes.core import UserError
from royaumes.offline import static


@pytest.fixture
def parts(tmp_path, monkeypatch):
    """Pages and an engine, small ones."""
    pages, engine = tmp_path / "pages", tmp_path / "engine"
    (pages / "assets").mkdir(parents=True)
    engine.mkdir()
    (pages / "index.html").write_text('<html><head><link href="./assets/a.css"></head></html>')
    (pages / "assets" / "a.css").write_text("a {}")
    (pages / "assets" / "a.css.br").write_bytes(b"smaller")
    (engine / "engine.json").write_text('{"build": "123"}')
    (engine / "python.js").write_text("//")
    (engine / "stdlib.bin").write_bytes(b"x")
    monkeypatch.setattr(static, "PAGES", pages)
    monkeypatch.setattr(static, "ENGINE", engine)
    return pages, engine


def named(out):
    """The files that the service worker keeps."""
    return json.loads(re.search(r"const FILES = (\[.*\]);", (out / "sw.js").read_text()).group(1))


def test_the_folder_holds_pages_engine_and_the_shelf(parts, tmp_path):
    out = tmp_path / "out"
    static.write(out)
    page = (out / "index.html").read_text()
    assert '<meta name="engine" content="engine/" data-pace="0.9" />' in page
    assert (out / "404.html").read_text() == page
    games = json.loads((out / "engine" / "shelf.json").read_text())["games"]
    assert [one["key"] for one in games][:1] == ["crowns"]
    assert not list(out.rglob("*.br"))


def test_the_service_worker_names_every_file_but_what_the_page_keeps_itself(parts, tmp_path):
    out = tmp_path / "out"
    static.write(out)
    assert sorted(named(out)) == [
        "./",
        "assets/a.css",
        "engine/engine.json",
        "engine/python.js?123",
        "engine/shelf.json",
    ]


def test_another_file_is_another_build(parts, tmp_path):
    first = static.write(tmp_path / "one")
    assert static.write(tmp_path / "two") == first
    (parts[0] / "assets" / "a.css").write_text("b {}")
    assert static.write(tmp_path / "two") != first


def test_a_folder_of_something_else_is_left_alone(parts, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(UserError, match="cli-static-not-empty"):
        static.write(tmp_path / "mine")
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"


def test_what_was_not_built_is_said(parts, tmp_path):
    (parts[1] / "engine.json").unlink()
    with pytest.raises(UserError, match="cli-static-not-built"):
        static.write(tmp_path / "out")
