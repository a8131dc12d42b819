"""The README's example runs, and the links of every page lead somewhere."""

import doctest
import re
from functools import cache
from urllib.parse import unquote, urldefrag

import pytest
from tests.package.conftest import REPOSITORY, run
from tools.digests import DRIFT
from tools.tree import Tree

import royaumes

PAGES = sorted(
    run("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md", cwd=REPOSITORY).split()
)
_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_PYTHON = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
_PLACE = re.compile(r"(?:id|name)=\"([^\"]+)\"")


@cache
def places(path):
    """The anchors of a page, as the forges make them from headings, and its own; the lines of a module."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return {f"L{number}" for number in range(1, len(text.splitlines()) + DRIFT)}
    text = _FENCED.sub("", text)
    headings = re.findall(r"^#+ +(.*?) *$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(_PLACE.findall(text))


def test_the_example_of_the_readme():
    (example,) = _PYTHON.findall((REPOSITORY / "README.md").read_text("utf-8"))
    assert len(example.splitlines()) <= 14
    test = doctest.DocTestParser().get_doctest(example, {}, "README", "README.md", 0)
    assert doctest.DocTestRunner().run(test).failed == 0 and len(test.examples) > 3


def test_the_examples_of_the_public_names():
    failed, tried = doctest.testmod(royaumes)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    path = REPOSITORY / page
    for link in ("".join(found) for found in _LINK.findall(_FENCED.sub("", path.read_text("utf-8")))):
        target, place = urldefrag(unquote(link))
        if "://" in target:
            continue
        there = (path.parent / target).resolve() if target else path
        assert there.exists(), f"{page}: {link}"
        assert not place or place in places(there), f"{page}: {link}"


@pytest.mark.parametrize("key", Tree(REPOSITORY).digests)
def test_every_rule_is_one_click_from_its_code_and_its_tests(key):
    text = (REPOSITORY / "docs" / "rules" / f"{key}.md").read_text("utf-8")
    for rule in Tree(REPOSITORY).digest(key).rules:
        (row,) = re.findall(rf'^\| <a id="{re.escape(rule)}"></a>.*', text, re.MULTILINE)
        code, tests = row.split(" | ")[-2:]
        assert "](../../src/royaumes/" in code and "](../../tests/" in tests, rule
        for file, line in re.findall(r"\(\.\./\.\./(\S+?)#L(\d+)\)", code + tests):
            lines = (REPOSITORY / file).read_text("utf-8").splitlines()
            near = lines[max(0, int(line) - DRIFT - 1) : int(line) + DRIFT]
            assert any(rule in one for one in near), f"{rule}: {file}#L{line}"


def test_the_picture_is_small():
    for picture in (REPOSITORY / "docs" / "pictures").iterdir():
        assert picture.stat().st_size <= 150_000, picture.name
