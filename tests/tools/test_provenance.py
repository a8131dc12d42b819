"""Data without provenance are caught."""

import pytest
from tools.provenance import check, data

BOX = "src/royaumes/games/mini/data/box.toml"
NOTE = '[source]\nnote = "x"\n'


def test_a_tree_in_order(tree):
    assert check(tree) == []
    code, out, _ = tree.run("provenance", "--check")
    assert code == 0
    assert "provenance: mini: 3 data (1 T, 2 R)" in out


def test_every_leaf_is_found_with_what_it_inherits(tree):
    tree.plant(
        BOX,
        NOTE + '[a]\nmark = "D"\nwhy = "so"\nn = 1\nflat = [1]\nempty = []\nin = { x = 1 }\n'
        '[[a.b]]\nk = 1\n[[a.b]]\nmark = "F"\nfrom = "there"\nk = 2\n',
    )
    found = [(one.name, one.mark, one.why, one.source) for one in data(tree.root / BOX)]
    assert found == [
        ("a.n", "D", "so", None),
        ("a.flat", "D", "so", None),
        ("a.empty", "D", "so", None),
        ("a.in.x", "D", "so", None),
        ("a.b[1].k", "D", "so", None),
        ("a.b[2].k", "F", "so", "there"),
    ]
    assert check(tree) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[a]\nmark = "T"\nn = 1', "no [source] table with a note"),
        ('[source]\n[a]\nmark = "T"\nn = 1', "no [source] table with a note"),
        ('[source]\nnote = " "\n', "no [source] table with a note"),
        (NOTE + "[a]\nn = 1", "a.n: no mark (T, F, D, R, H) on it or on a table around it"),
        (NOTE + '[a]\nn = 1\n[a.b]\nmark = "T"\nk = 1', "a.n: no mark"),
        (NOTE + "[[a]]\nn = 1", "a[1].n: no mark"),
        (NOTE + '[[a]]\nmark = "T"\nn = 1\n[[a]]\nn = 2', "a[2].n: no mark"),
        (NOTE + '[a]\nmark = "X"\nn = 1', "a.n: its mark is 'X', not one of T, F, D, R, H"),
        (NOTE + '[a]\nmark = "F"\nn = 1', 'a.n: marked F (found) without "from"'),
        (NOTE + '[a]\nmark = "F"\nfrom = []\nn = 1', 'a.n: marked F (found) without "from"'),
        (NOTE + '[a]\nmark = "F"\nfrom = [25]\nn = 1', 'a.n: marked F (found) without "from"'),
        (NOTE + '[a]\nmark = "D"\nn = 1', 'a.n: marked D (deduced) without "why"'),
        (NOTE + '[a]\nmark = "R"\nfrom = "there"\nn = 1', 'a.n: marked R (reconstructed) without "why"'),
        (NOTE + '[a]\nmark = "H"\nn = 1', 'a.n: marked H (a house rule) without "why"'),
        (NOTE + '[a]\nmark = "T"\nin = { mark = "R", x = 1 }', "a.in.x: marked R (reconstructed)"),
        ("[a", "not TOML"),
    ],
)
def test_what_is_missing_is_named(tree, text, complaint):
    tree.plant(BOX, text)
    (found,) = check(tree)
    assert found.startswith(f"{BOX}: {complaint}")
    code, _, err = tree.run("provenance", "--check")
    assert (code, err) == (1, found + "\n")


def test_the_digest_needs_no_marks_of_this_kind(tree):
    (tree.root / BOX).unlink()
    assert check(tree) == []
