"""Public methods say what they promise."""

import pytest
from tools.docstrings import check

BASE = """\
class Base:
    def act(self):
        '''Do it.'''


class Role(Protocol):
    def speak(self):
        '''Say it.'''


"""


@pytest.mark.parametrize(
    "method",
    [
        "class Own(Base):\n    def act(self): ...",
        "class Own(Base[int]):\n    def act(self): ...",
        "class Middle(Base): ...\n\n\nclass Own(Middle):\n    def act(self): ...",
        "class Own(json.JSONEncoder):\n    def default(self): ...",
        "class Own:\n    def speak(self): ...",
        "class Own:\n    def _act(self): ...",
        "class _Own:\n    def act(self): ...",
    ],
)
def test_what_is_explained_elsewhere_needs_no_words(tree, method):
    tree.plant("src/royaumes/core/other.py", BASE + method)
    assert check(tree, True) == []


@pytest.mark.parametrize("bases", ["", "(Base)", "(Role)", "(Generic[T])"])
def test_a_method_without_a_word(tree, bases):
    tree.plant("src/royaumes/core/other.py", f"{BASE}class Own{bases}:\n    def go(self): ...\n")
    assert check(tree, True) == ["src/royaumes/core/other.py:12: Own.go does not say what it promises"]
