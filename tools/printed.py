"""Writes web/src/games/<key>/printed.json: what is printed on board and cards, where boards draw from it."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from royaumes.games import package
from tools.tree import Tree, run, written

Printed = dict[str, Any]


def text(printed: Printed) -> str:
    """One entry per line, so that a changed figure is a changed line."""
    lines = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in printed.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write every file that is not as it should be, or with --check name it."""
    wrong: list[str] = []
    for key in tree.games:
        module = f"{package(key)}.display"
        printed = getattr(import_module(module), "printed", None) if find_spec(module) else None
        if printed is None:
            continue
        path = tree.root / "web" / "src" / "games" / key / "printed.json"
        wrong += written(tree, path, text(printed()), check_only, "printed")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)
