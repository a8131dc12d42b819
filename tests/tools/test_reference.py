"""Names in docstrings lead somewhere, and so do the links of the built pages."""

import pytest
from tools.reference import broken_links, broken_names
from tools.site import MENU
from tools.site import build as build_guides


@pytest.mark.parametrize(
    ("docstring", "broken"),
    [
        ("A `Gone` thing.", "`Gone`"),
        ("See `royaumes.core.gone`.", "`royaumes.core.gone`"),
        ("See `royaumes.core.Game.gone`.", "`royaumes.core.Game.gone`"),
    ],
)
def test_a_name_that_leads_nowhere(tree, docstring, broken):
    tree.plant("src/royaumes/core/other.py", f'"""{docstring}"""\n')
    assert broken_names(tree) == [f"src/royaumes/core/other.py:1: {broken} is nowhere to be found"]


@pytest.mark.parametrize(
    "docstring",
    [
        "A `Path`.",
        "A `ValueError`.",
        "An `Own.method`.",
        "`royaumes.core.Game.apply`, `seat`, `CAPITALS`, `x = 1`",
    ],
)
def test_names_that_lead_somewhere(tree, docstring):
    tree.plant("src/royaumes/core/other.py", f'"""{docstring}"""\n\nclass Own: ...\n')
    assert broken_names(tree) == []


def test_links(tmp_path):
    (tmp_path / "a.html").write_text('<a href="b.html#here">b</a><a href="https://example.org/x">out</a>')
    (tmp_path / "b.html").write_text('<p id="here"><a href="#here">up</a><script>`<a href="${x}">`</script>')
    assert broken_links(tmp_path) == []
    (tmp_path / "b.html").write_text('<a href="c.html">gone</a>')
    assert sorted(broken_links(tmp_path)) == [
        "a.html: b.html#here leads nowhere",
        "b.html: c.html leads nowhere",
    ]


def test_guides_become_pages_whose_links_lead_somewhere(tmp_path):
    docs, site = tmp_path / "docs", tmp_path / "site"
    (docs / "rules").mkdir(parents=True)
    (docs / "players.md").write_text("# Play `it`\n\n[rules](rules/toy.md#the-end) [code](../src/a.py)\n")
    (docs / "rules" / "toy.md").write_text("# Toy\n\n## The end\n\n[back](../players.md)\n")
    assert build_guides(docs, site) == 3
    page = (site / "index.html").read_text()
    assert "<title>Play it · Royaumes</title>" in page
    assert '<a href="rules/toy.html#the-end">rules</a> code' in page
    menu = {f"{name}.html" for name in MENU} | {"api/royaumes.html", "adr/README.html"}
    assert not [one for one in broken_links(site) if one.split(": ")[1].split()[0].lstrip("./") not in menu]
    (docs / "rules" / "toy.md").write_text("# Toy\n")
    build_guides(docs, site)
    assert "players.html: rules/toy.html#the-end leads nowhere" in broken_links(site)
