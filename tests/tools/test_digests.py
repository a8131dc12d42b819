"""Rules pages are made from the digests, and a stale one is caught."""

import pytest
from tools.digests import DRIFT, fits, typography
from tools.matrix import build

from royaumes.core.digest import Row
from tools import digests

RULES = "src/royaumes/games/mini/data/rules.toml"
STATE = "src/royaumes/games/mini/state.py"


def page(tree, key, rows):
    return digests.page(tree, key, rows, build(tree))


def test_pages_are_written_and_then_in_order(tree):
    code, out, _ = tree.run("digests")
    assert code == 0
    assert out.splitlines() == [f"digests: wrote docs/rules/{name}.md" for name in ("mini", "_toy", "table")]
    assert tree.run("digests", "--check") == (0, "", "")
    assert tree.run("digests") == (0, "", "")


def test_a_page_has_every_rule_in_both_languages(tree):
    text = page(tree, "mini", {})
    assert "# MIN in English · MIN en français" in text
    assert "## MIN-1 · Start · Début" in text
    assert '| <a id="MIN-1.1"></a>**MIN-1.1** | T | One \\| two. | Un\N{NO-BREAK SPACE}: deux. | ' in text
    assert all(f"| {mark} |" in text for mark in "TFDRH")
    assert page(tree, "mini", {}) == text


def test_a_rule_links_to_its_code_and_its_tests(tree):
    text = page(tree, "mini", {})
    assert f"| Rebâti. | [`RULE`](../../{STATE}#L2) | [it](../../tests/test_all.py#L6) |" in text
    assert "[`__init__.py`](../../src/royaumes/games/mini/__init__.py#L2)" in text
    tree.change(STATE, "RULE", "def rule():\n    # MIN-1.2\n    return 'MIN-1.2'\nRULE")
    assert f"| [`rule`](../../{STATE}#L3)<br>[`RULE`](../../{STATE}#L5) |" in page(tree, "mini", {})


def test_lines_may_drift_a_little_and_names_may_not(tree):
    tree.run("digests")
    tree.plant(STATE, "\n" * DRIFT + (tree.root / STATE).read_text("utf-8"))
    assert tree.run("digests", "--check") == (0, "", "")
    tree.plant(STATE, "\n" + (tree.root / STATE).read_text("utf-8"))
    assert tree.run("digests", "--check")[2] == "docs/rules/mini.md is stale: run make digests\n"
    assert not fits("[`a`](x.py#L1)", "[`b`](x.py#L1)")
    assert not fits("[`a`](x.py#L1)", "[`a`](y.py#L1)")


def test_what_is_reconstructed_is_plain_to_see(tree):
    text = page(tree, "mini", {})
    assert "**MIN-1.2** | ⚠\N{NO-BREAK SPACE}**R** | Rebuilt. | Rebâti. | " in text
    assert "⚠ Reconstructed · Reconstitué\N{NO-BREAK SPACE}: [MIN-1.2](#MIN-1.2)" in text
    assert "`box.toml`: The picture is lost." in text
    assert "- `cards.rare.values` ⚠\N{NO-BREAK SPACE}R: 7, 8\n- `cards.rare.name`" in text
    assert "cards.values" not in text
    tree.change(RULES, 'mark = "R"', 'mark = "D"')
    (tree.root / "src/royaumes/games/mini/data/box.toml").unlink()
    assert "⚠" not in page(tree, "mini", {})


def test_a_title_is_not_needed_and_not_doubled(tree):
    tree.change(RULES, "title =", "other =")
    tree.change(RULES, 'fr = "Début"', 'fr = "Start"')
    text = page(tree, "mini", {})
    assert "\n# Mini\n" in text
    assert "\n## MIN-1 · Start\n" in text


AROUND = """
[about]
players = [2, 4]
minutes = [45, 45]
mark = "F"
en = "Win."
fr = "Gagner."

[[example]]
en = "A turn"
fr = "Un tour"

[[example.step]]
en = "Draw 1."
fr = "Tirez 1."
rules = ["MIN-1.1"]

[[table]]
key = "colours"
section = "MIN-1"
en = "The colours"
fr = "Les couleurs"
columns = [{ en = "colour", fr = "couleur" }, { en = "cards", fr = "cartes" }]
"""


def test_a_page_opens_with_the_game_at_a_glance_and_an_example(tree):
    tree.plant(RULES, (tree.root / RULES).read_text("utf-8") + AROUND)
    text = page(tree, "mini", {"colours": [Row(("red", 7)), Row(("blue", 3), "R")]})
    assert "| **The aim** | **But du jeu** |\n|---|---|\n| Win. | Gagner. |" in text
    assert (
        "| 2 to 4 players · about 45 minutes (found elsewhere) | 2 à 4 joueurs · environ 45 minutes" in text
    )
    assert "## An example: A turn · Un exemple\N{NO-BREAK SPACE}: Un tour" in text
    assert "| 1 | Draw 1. | Tirez 1. | [MIN-1.1](#MIN-1.1) |" in text


def test_a_chapter_closes_with_its_tables(tree):
    tree.plant(RULES, (tree.root / RULES).read_text("utf-8") + AROUND)
    text = page(tree, "mini", {"colours": [Row(("red", 7)), Row(("blue", 3), "R")]})
    assert "**The colours · Les couleurs**\n\n| colour · couleur | cards · cartes | |\n|---|---|---|" in text
    assert "| Red | 7 | T |\n| Blue | 3 | ⚠\N{NO-BREAK SPACE}**R** |" in text
    with pytest.raises(ValueError, match="mini: no rows for the table colours"):
        page(tree, "mini", {})


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (
            lambda tree: tree.change(RULES, "Rebuilt.", "Made."),
            "docs/rules/mini.md is stale: run make digests",
        ),
        (
            lambda tree: tree.change("docs/rules/table.md", "Rebuilt.", "Made."),
            "docs/rules/table.md is stale: run make digests",
        ),
        (
            lambda tree: tree.change("src/royaumes/games/mini/data/box.toml", "7", "9"),
            "docs/rules/mini.md is stale: run make digests",
        ),
        (
            lambda tree: (tree.root / "docs/rules/_toy.md").unlink(),
            "docs/rules/_toy.md is missing: run make digests",
        ),
        (
            lambda tree: tree.plant("docs/rules/chess.md", "x"),
            "docs/rules/chess.md belongs to no registered game",
        ),
    ],
)
def test_a_stale_page_is_named(tree, break_it, complaint):
    tree.run("digests")
    break_it(tree)
    before = {path: path.read_bytes() for path in (tree.root / "docs/rules").iterdir()}
    assert tree.run("digests", "--check") == (1, "", complaint + "\n")
    assert {path: path.read_bytes() for path in (tree.root / "docs/rules").iterdir()} == before
    assert tree.run("digests")[0] == 0
    assert tree.run("digests", "--check") == (0, "", "")


@pytest.mark.parametrize("text", ["Un : deux.", "Quoi ?", "« Oui\N{NO-BREAK SPACE}»", "l'un", "Vraiment !"])
def test_french_has_its_own_blanks_and_apostrophe(tree, text):
    tree.change(RULES, "Rebâti.", text)
    tree.run("digests")
    (found,) = typography(tree.digest("mini"))
    assert found.startswith("MIN-1.2: French wants a no-break space")
    assert tree.run("digests", "--check") == (1, "", found + "\n")


def test_a_broken_digest_is_said_plainly(tree):
    tree.change(RULES, 'fr = "Rebâti."', "")
    code, _, err = tree.run("digests", "--check")
    assert code == 1
    assert "cannot read the tree: MIN-1.2: no text in fr" in err
