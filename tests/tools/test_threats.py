"""Every line of the threat model is held by a test that exists."""

from pathlib import Path

import pytest
from tools.threats import PAGE, check
from tools.tree import Tree

REPOSITORY = Path(__file__).parents[2]
ROW = "| floods | `tests/test_gate.py::test_a_flood_is_cut` |"


def model(root, *lines, column="test"):
    """A tree with one test and a threat model of these lines."""
    (root / "docs").mkdir()
    (root / "tests").mkdir()
    (root / PAGE).write_text("\n".join([f"| against | {column} |", "|---|---|", *lines, "", "| a | b |"]))
    (root / "tests" / "test_gate.py").write_text("def test_a_flood_is_cut(): ...\n\ndef helper(): ...\n")
    return check(Tree(root))


def test_the_threat_model_is_held_by_tests():
    assert check(Tree(REPOSITORY)) == []


def test_a_sound_model(tmp_path):
    assert model(tmp_path, ROW) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("| floods | see `make siege` |", "no test holds this line"),
        ("| floods | |", "no test holds this line"),
        ("| floods | `tests/test_gate.py::test_gone` |", "there is no tests/test_gate.py::test_gone"),
        ("| floods | `tests/test_gate.py::helper` |", "there is no tests/test_gate.py::helper"),
        ("| floods | `tests/test_no.py::test_a` |", "there is no tests/test_no.py::test_a"),
    ],
)
def test_a_line_without_its_test_is_named(tmp_path, line, complaint):
    assert model(tmp_path, ROW, line) == [f"{PAGE}:4: {complaint}"]


def test_a_model_without_tables_is_none(tmp_path):
    assert len(model(tmp_path, ROW, column="remark")) == 1
