"""Rules that nobody cites or nobody tests are caught, and so are citations of no rule."""

import pytest
from tools.matrix import build, table
from tools.places import Place

MINI = "src/royaumes/games/mini/state.py"
TESTS = "tests/test_all.py"
RULES = "src/royaumes/games/mini/data/rules.toml"


def test_a_tree_in_order(tree):
    matrix = build(tree)
    assert matrix.wrong == []
    assert matrix.notes == []
    assert matrix.source["MIN-1.2"] == [Place(MINI, 2, "RULE")]
    assert matrix.tests["MIN-1.2"] == [Place(TESTS, 6, "test_it")]
    code, out, err = tree.run("matrix", "--check")
    assert (code, err) == (0, "")
    assert "matrix: mini: 2 of 2 rules cited and tested" in out


def test_the_table_has_a_line_a_rule(tree):
    lines = list(table(build(tree)))
    assert len(lines) == 3 + 6
    assert " ".join(lines[2].split()) == "MIN-1.2 R 1 in source 1 in tests state.py:2 test_all.py:6"
    code, out, _ = tree.run("matrix")
    assert code == 0
    assert lines[2] in out


def test_a_rule_that_nobody_cites(tree):
    tree.change(MINI, "MIN-1.2", "MIN-1")
    assert build(tree).wrong == ["MIN-1.2: cited nowhere in the source"]


@pytest.mark.parametrize("elsewhere", ["src/royaumes/games/_toy/a.py", "src/royaumes/cli/a.py", "tools/a.py"])
def test_a_citation_elsewhere_is_not_enough(tree, elsewhere):
    tree.change(MINI, "MIN-1.2", "MIN-1")
    tree.plant(elsewhere, "# MIN-1.2\n")
    assert build(tree).wrong == ["MIN-1.2: cited nowhere in the source"]


@pytest.mark.parametrize("elsewhere", ["src/royaumes/core/a.py", "src/royaumes/play/a.py"])
def test_core_and_play_may_act_for_a_game(tree, elsewhere):
    tree.change(MINI, "MIN-1.2", "MIN-1")
    tree.plant(elsewhere, "# MIN-1.2\n")
    assert build(tree).wrong == []


def test_a_table_rule_acts_in_core_or_play(tree):
    tree.change("src/royaumes/core/__init__.py", "TBL-1.2", "")
    tree.plant(MINI, "# MIN-1.2 TBL-1.2\n")
    assert build(tree).wrong == ["TBL-1.2: cited nowhere in the source"]


def test_a_rule_that_nobody_tests(tree):
    tree.change(TESTS, '"MIN-1.2", ', "")
    assert build(tree).wrong == ["MIN-1.2: held by no test"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (TESTS, '# "MIN-1.2"'),
        (TESTS, 'x = "MIN-1.2"'),
        ("tests/strategies.py", 'import pytest\nx = pytest.mark.rule("MIN-1.2")'),
    ],
)
def test_only_a_mark_on_a_test_holds_a_rule(tree, path, code):
    tree.change(TESTS, '"MIN-1.2", ', "")
    before = (tree.root / TESTS).read_text() if path == TESTS else ""
    tree.plant(path, f"{before}\n{code}\n")
    assert build(tree).wrong == ["MIN-1.2: held by no test"]


def test_a_parameter_may_carry_the_mark(tree):
    tree.change(TESTS, '"MIN-1.2", ', "")
    code = 'from pytest import mark, param\nCASES = [param(1, marks=mark.rule("MIN-1.2"))]\n'
    tree.plant("tests/games/mini/test_more.py", code)
    assert build(tree).wrong == []


def test_a_new_rule_is_asked_for_on_both_sides(tree):
    text = (tree.root / RULES).read_text("utf-8")
    tree.plant(RULES, text + '[[rule]]\nid = "MIN-1.3"\nmark = "T"\nen = "x"\nfr = "y"\n')
    complaint = "MIN-1.3: cited nowhere in the source and held by no test"
    assert build(tree).wrong == [complaint]
    code, _, err = tree.run("matrix", "--check")
    assert (code, err) == (1, complaint + "\n")


@pytest.mark.parametrize("name", ["MIN-9.9", "MIN-1.10", "MIN-2"])
def test_a_citation_of_no_rule_is_wrong_anywhere_in_the_source(tree, name):
    tree.plant("src/royaumes/cli/a.py", f'"""Text\n\nsee {name}."""\n')
    assert build(tree).wrong == [f"src/royaumes/cli/a.py:3: {name} stands in no digest"]


def test_a_mark_of_no_rule(tree):
    tree.change(TESTS, '"TOY-1.2"', '"TOY-1.2", "TOY-7.7"')
    assert build(tree).wrong == [f"{TESTS}:6: TOY-7.7 stands in no digest"]


@pytest.mark.parametrize("ids", ["RULE", "*RULES", "7", ""])
def test_a_mark_that_cannot_be_read(tree, ids):
    tree.change(
        TESTS, '@pytest.mark.rule("MIN-1.1")', f'@pytest.mark.rule({ids})\n@pytest.mark.rule("MIN-1.1")'
    )
    assert build(tree).wrong == [f"{TESTS}:5: a rule mark names its rules as plain texts"]


def test_words_that_only_look_like_ids(tree):
    tree.plant(MINI, "# MIN-1.2, ADMIN-9.9, MIN-1x, X-MIN-8, MIN-1.1.\n")
    assert build(tree).wrong == []


def test_rulings_that_no_rule_covers_are_reported(tree):
    tree.change(RULES, "ruling = [2, 3]", "ruling = [2, 5]")
    matrix = build(tree)
    assert matrix.wrong == []
    assert matrix.notes == ["note: mini: no rule covers ruling 3, 4"]
    tree.change(RULES, 'prefix = "MIN"', 'prefix = "MIN"\nrulings = 6')
    code, out, _ = tree.run("matrix", "--check")
    assert code == 0
    assert "note: mini: no rule covers ruling 3, 4, 6\n" in out


def test_a_missing_and_a_broken_digest_are_named(tree):
    tree.change(RULES, 'mark = "T"', 'mark = "Q"')
    (tree.root / "src/royaumes/games/_toy/data/rules.toml").unlink()
    broken, *_ = matrix_wrong = build(tree).wrong
    assert broken == f"{RULES}: MIN-1.1: its mark is 'Q', not one of T, F, D, R, H"
    assert any(line.startswith("src/royaumes/games/_toy/data/rules.toml: ") for line in matrix_wrong)
