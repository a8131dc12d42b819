"""A tiny tree in which everything is in order, for tests to break."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.tree import Tree

REPOSITORY = Path(__file__).parents[2]

DIGEST = """\
prefix = "{prefix}"
title = {{ en = "{prefix} in English", fr = "{prefix} en français" }}

[[section]]
id = "{prefix}-1"
en = "Start"
fr = "Début"

[[rule]]
id = "{prefix}-1.1"
mark = "T"
ruling = 1
en = "One | two."
fr = "Un\N{NO-BREAK SPACE}: deux."

[[rule]]
id = "{prefix}-1.2"
mark = "R"
ruling = [2, 3]
en = "Rebuilt."
fr = "Rebâti."
"""
FILES = {
    "src/royaumes/__init__.py": '"""The product."""\n__version__ = "1"\n',
    "src/royaumes/core/__init__.py": (
        '"""The core."""\nimport json\nfrom pathlib import Path\n# TBL-1.1, TBL-1.2\n'
    ),
    "src/royaumes/core/data/rules.toml": DIGEST.format(prefix="TBL"),
    "pyproject.toml": (
        '[project.entry-points."royaumes.games"]\nmini = "royaumes.games.mini:GAME"\n'
        '_toy = "royaumes.games._toy:GAME"\n'
    ),
    "src/royaumes/games/__init__.py": "from importlib.metadata import entry_points\n",
    "src/royaumes/games/mini/__init__.py": (
        '"""A mini game."""\nfrom royaumes.games.mini import state  # MIN-1.1\n'
    ),
    "src/royaumes/games/mini/state.py": "from royaumes import core\nRULE = 'MIN-1.2'\n",
    "src/royaumes/games/mini/__main__.py": "from royaumes.testing import walk\nprint(walk)\n",
    "src/royaumes/games/mini/data/rules.toml": DIGEST.format(prefix="MIN"),
    "src/royaumes/games/mini/data/box.toml": (
        '[source]\nnote = "A box."\n[cards]\nmark = "T"\nvalues = [1, 2]\n'
        '[cards.rare]\nmark = "R"\nwhy = "The picture is lost."\nvalues = [7, 8]\nname = "lost"\n'
    ),
    "src/royaumes/games/_toy/__init__.py": "# TOY-1.1 TOY-1.2\n",
    "src/royaumes/games/_toy/data/rules.toml": DIGEST.format(prefix="TOY"),
    "src/royaumes/testing/__init__.py": "from royaumes.games import game\nimport hypothesis\n",
    "src/royaumes/play/__init__.py": "from royaumes.messages import say\n",
    "src/royaumes/messages/__init__.py": "import fluent.runtime\nfrom royaumes.core import json\n",
    "tests/test_all.py": (
        "import pytest\n"
        'pytestmark = [pytest.mark.rule("TBL-1.1", "TBL-1.2")]\n\n\n'
        '@pytest.mark.rule("MIN-1.1")\n'
        '@pytest.mark.rule("MIN-1.2", "TOY-1.1", "TOY-1.2")\ndef test_it(): ...\n'
    ),
}


class Planted(Tree):
    """A tree to plant things in."""

    def plant(self, path, text):
        """Write a file."""
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")

    def change(self, path, old, new):
        """Change a file; the old text must be there."""
        text = (self.root / path).read_text("utf-8")
        assert old in text
        self.plant(path, text.replace(old, new))

    def run(self, tool, *words):
        """The exit code, the output and the complaints of a tool as the Makefile calls it."""
        command = [sys.executable, "-m", f"tools.{tool}", "--root", str(self.root), *words]
        ran = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
        return ran.returncode, ran.stdout, ran.stderr


@pytest.fixture
def tree(tmp_path):
    """The tree in order."""
    planted = Planted(tmp_path)
    for path, text in FILES.items():
        planted.plant(path, text)
    return planted
