"""The README's example runs, and the links of every page lead somewhere."""

import doctest
import re
from urllib.parse import unquote, urldefrag

import pytest
from tests.package.conftest import REPOSITORY, run

import royaumes

PAGES = sorted(
    run("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md", cwd=REPOSITORY).split()
)
_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_PYTHON = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
_PLACE = re.compile(r"(?:id|name)=\"([^\"]+)\"")


def places(path):
    """The anchors of a page, as the forges make them from headings, and those that stand in it."""
    text = _FENCED.sub("", path.read_text("utf-8"))
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


def test_the_picture_is_small():
    for picture in (REPOSITORY / "docs" / "pictures").iterdir():
        assert picture.stat().st_size <= 150_000, picture.name
