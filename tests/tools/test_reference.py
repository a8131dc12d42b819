"""Names in docstrings lead somewhere, and so do the links of the built pages."""

import pytest
from tools.reference import broken_links, broken_names


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
