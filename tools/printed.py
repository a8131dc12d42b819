"""Writes web/src/games/<key>/printed.json: what is printed on a game's boards and cards, for the browser to draw."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tools.tree import Tree, run

Printed = dict[str, Any]


def _crowns() -> Printed:
    from royaumes.games.crowns.board import BORDER, CHIPS, CROWNS, LINES, NAMES, SIDE
    from royaumes.games.crowns.scoring import RANKS

    return {
        "side": SIDE,
        "chips": CHIPS,
        "names": NAMES,
        "crowns": CROWNS,
        "border": BORDER,
        "lines": [{"name": line.name, "cells": line.cells, "crowns": line.crowns} for line in LINES],
        "ranks": [{"name": f"rank:{name}", "least": least} for name, least in RANKS],
    }


PRINTED: dict[str, Callable[[], Printed]] = {"crowns": _crowns}


def text(printed: Printed) -> str:
    """One entry a line, so that a changed figure is a changed line."""
    lines = (f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in printed.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write every file that is not as it should be, or with --check name it."""
    wrong = []
    for key, printed in PRINTED.items():
        path = tree.root / "web" / "src" / "games" / key / "printed.json"
        wanted = text(printed())
        if path.exists() and path.read_text("utf-8") == wanted:
            continue
        if check_only:
            wrong.append(f"{tree.name(path)} is not what the game prints: run make printed")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted, "utf-8")
            print(f"printed: wrote {tree.name(path)}")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)
