"""The import contract catches what is planted."""

import pytest
from tools.imports import check

MINI = "src/royaumes/games/mini/state.py"
CORE = "src/royaumes/core/fork.py"


def test_a_tree_in_order(tree):
    assert check(tree) == []
    code, out, err = tree.run("imports", "--check")
    assert (code, err) == (0, "")
    assert "keep the contract" in out


@pytest.mark.parametrize(
    ("path", "code", "complaint"),
    [
        (CORE, "from royaumes.games import game", "core must not import games (royaumes.games.game)"),
        (CORE, "import royaumes.play.table", "core must not import play (royaumes.play.table)"),
        (CORE, "from ..games import game", "core must not import games (royaumes.games.game)"),
        (CORE, "from .. import games", "core must not import games (royaumes.games)"),
        (CORE, "from royaumes import games", "core must not import games (royaumes.games)"),
        (
            CORE,
            "import importlib\nimportlib.import_module('royaumes.cli')",
            "core must not import cli (royaumes.cli)",
        ),
        (
            CORE,
            "from importlib import import_module\nimport_module('royaumes.cli')",
            "core must not import cli",
        ),
        (CORE, "def f():\n    from royaumes.games import game", "core must not import games"),
        (MINI, "from royaumes.play import table", "games must not import play (royaumes.play.table)"),
        (MINI, "from royaumes.games._toy import GAME", "game mini must not import another game or the shelf"),
        (MINI, "from royaumes.games import game", "game mini must not import another game or the shelf"),
        (MINI, "import royaumes.games", "game mini must not import another game or the shelf"),
        (MINI, "from .._toy import GAME", "game mini must not import another game or the shelf"),
        (MINI, "import rich", "games imports rich, which is not in the standard library"),
        (MINI, "from fluent.runtime import x", "games imports fluent, which is not in the standard library"),
        ("src/royaumes/play/table.py", "import royaumes.bots", "play must not import bots"),
        ("src/royaumes/messages/say.py", "import royaumes.play", "messages must not import play"),
        ("src/royaumes/bots/a.py", "import royaumes.sim", "bots must not import sim"),
        ("src/royaumes/sim/a.py", "import royaumes.cli", "sim must not import cli"),
        ("src/royaumes/sim/a.py", "import royaumes.testing", "sim must not import testing"),
        ("src/royaumes/testing/laws.py", "import royaumes.sim", "testing must not import sim"),
        ("src/royaumes/server/a.py", "import royaumes.cli", "server must not import cli"),
        ("src/royaumes/__init__.py", "import royaumes.server", "__init__ must not import server"),
    ],
)
def test_an_import_against_the_stream(tree, path, code, complaint):
    tree.plant(path, code)
    (found,) = check(tree)
    assert found.startswith(f"{path}:{code.count(chr(10)) + 1}: ")
    assert complaint in found


@pytest.mark.parametrize(
    ("path", "code", "complaint"),
    [
        ("server/storage/a.py", "from royaumes.server.people import b", "storage must not import people"),
        ("server/config.py", "import royaumes.server.people.b", "config must not import people"),
        ("server/storage/a.py", "from ..people import b", "storage must not import people"),
        ("cli/screen/a.py", "def f():\n    from royaumes.cli import main", "screen must not import __init__"),
        (
            "server/elsewhere.py",
            "from royaumes.server.people import b",
            "elsewhere has no place in the layers",
        ),
    ],
)
def test_an_import_of_a_layer_above(tree, path, code, complaint):
    tree.plant("src/royaumes/server/people/b.py", "")
    tree.plant(f"src/royaumes/{path}", code)
    (found,) = check(tree)
    assert found.startswith(f"src/royaumes/{path}:{code.count(chr(10)) + 1}: ")
    assert complaint in found


def test_modules_that_import_each_other(tree):
    package = "royaumes.server.people"
    tree.plant("src/royaumes/server/people/b.py", f"from {package} import c")
    tree.plant("src/royaumes/server/people/c.py", f"from {package}.d import x")
    assert check(tree) == []
    late = f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from {package}.b import y"
    tree.plant("src/royaumes/server/people/d.py", late)
    (found,) = check(tree)
    assert found.startswith("imports in a circle: ") and all(f"{package}.{one}" in found for one in "bcd")


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("import random", "global random"),
        ("from random import Random", "global random"),
        ("import secrets", "global random"),
        ("import os\nos.urandom(3)", "global random"),
        ("import time", "the clock"),
        ("from time import monotonic", "the clock"),
        ("from datetime import datetime\ndatetime.now()", "the clock"),
        ("import datetime\ndatetime.datetime.utcnow()", "the clock"),
        ("import datetime\ndatetime.date.today()", "the clock"),
        ("import os\nos.environ['X']", "the environment"),
        ("from os import environ", "the environment"),
        ("import os\nos.getenv('X')", "the environment"),
        ("print('hello')", "output"),
        ("import sys\nsys.stdout.write('x')", "output"),
        ("import logging", "output"),
        ("input()", "input"),
        ("with open('x') as file: pass", "files"),
    ],
)
@pytest.mark.parametrize("path", [MINI, CORE])
def test_rules_that_touch_the_world(tree, path, code, what):
    tree.plant(path, code)
    (found,) = check(tree)
    assert found.startswith(f"{path}:{code.count(chr(10)) + 1}: {path.split('/')[2]} must not touch {what} (")


def test_others_may_touch_the_world(tree):
    tree.plant("src/royaumes/cli/a.py", "import random, time, rich\nprint(open('x'))\n")
    tree.plant("src/royaumes/cli/b.py", "from royaumes import __version__, core, server\n")
    tree.plant("src/royaumes/sim/b.py", "from royaumes.bots import make\n")
    tree.plant("src/royaumes/__main__.py", "from royaumes.cli import main\n")
    assert check(tree) == []


def test_a_part_that_has_no_place(tree):
    tree.plant("src/royaumes/utils/a.py", "")
    assert check(tree) == [
        "src/royaumes/utils/a.py: utils has no place in the import contract (tools/imports.py)"
    ]


def test_the_command_fails_with_a_clear_line(tree):
    tree.plant(MINI, "import random")
    code, _, err = tree.run("imports", "--check")
    assert code == 1
    assert err == f"{MINI}:1: games must not touch global random (import random)\n"


def test_a_file_that_is_no_python_is_said_plainly(tree):
    tree.plant(MINI, "def")
    code, _, err = tree.run("imports", "--check")
    assert code == 1
    assert "cannot read the tree" in err
    assert "Traceback" not in err
