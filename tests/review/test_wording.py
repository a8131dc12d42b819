"""Reviews in the terminal and as a page."""

import re
from dataclasses import replace

import pytest
from tests.cli.conftest import royaumes
from tests.review.conftest import played

from royaumes.core import Record
from royaumes.core.codec import dump
from royaumes.games import TOY
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.review import reviewed
from royaumes.review.page import page
from royaumes.review.wording import Wording

__all__ = ["royaumes"]


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(dump(played("crowns", "page", "knight")), "utf-8")
    return str(path)


def test_the_command_tells_luck_and_decisions(royaumes, file):
    shown = royaumes("review", file, "--depth", "8", "--jobs", "1")
    assert shown.code == 0
    for words in ("Review: Crowns", "Luck", "Rivals’ decisions", "Turning points", "Better was"):
        assert words in shown.out


def test_the_page_is_written_once_and_needs_nothing_else(royaumes, file, tmp_path):
    out = tmp_path / "review.html"
    arguments = ("review", file, "--depth", "4", "--jobs", "1", "--html", str(out))
    assert royaumes(*arguments).code == 0
    written = out.read_text("utf-8")
    assert written.count("<polyline") == 2
    assert not re.search(r"https?:|src=|href=|<script|@import|url\(", written)
    assert royaumes(*arguments).code == 2, "nobody's file is replaced"


def test_names_are_not_markup():
    record = played(TOY, "page", "page")
    record = Record(replace(record.header, players=("<b>Ann", "Bob")), record.answers, record.seed)
    words = Words(Catalogue("en"), TOY, record.header.players)
    written = page(Wording(reviewed(record, depth=2), words))
    assert "&lt;b&gt;Ann" in written
    assert "<b>" not in written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_both_languages(monkeypatch, lang):
    monkeypatch.setattr(Catalogue, "strict", True)
    for names in (("page", "knight"), ("page",)):
        record = played("crowns", *names)
        wording = Wording(reviewed(record, depth=8), Words(Catalogue(lang), "crowns", record.header.players))
        assert wording.amount(-125).startswith("\N{MINUS SIGN}12")
        assert wording.rounded(-134).startswith("\N{MINUS SIGN}13")
        assert wording.rounded(-4).startswith("0"), "no minus before nothing"
        assert page(wording)


def test_what_is_missing_is_said(royaumes, tmp_path):
    path = tmp_path / "half.json"
    record = played("crowns", "page", "knight")
    path.write_text(dump(Record(record.header, record.answers[:20], record.seed)), "utf-8")
    assert "Only a finished game" in royaumes("review", str(path)).err
    assert royaumes("review").code == 2
