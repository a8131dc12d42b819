"""The threat model: every line of its tables names a test, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tools.tree import Tree, run

PAGE: Final = Path("docs/threat-model.md")
#: The columns of a table that wants tests end with this one.
_COLUMN: Final = "test"
_NAME: Final = re.compile(r"`([^`\s]+\.py)::(\w+)`")
_RULE: Final = re.compile(r"[|\s:-]+")


def check(tree: Tree, checking: bool = True) -> list[str]:
    """One line for each complaint."""
    return list(_complaints(tree.root))


def _complaints(root: Path) -> Iterator[str]:
    rows = list(_rows((root / PAGE).read_text("utf-8")))
    if not rows:
        yield f"{PAGE}: there is no table whose last column is “{_COLUMN}”"
    for number, row in rows:
        named = _NAME.findall(row[-1])
        if not named:
            yield f"{PAGE}:{number}: no test holds this line"
        for file, name in named:
            if name not in _tests(root / file):
                yield f"{PAGE}:{number}: there is no {file}::{name}"


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines of all tables that want tests, cell by cell, with their numbers."""
    wanted = False
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            wanted = False
        elif wanted:
            if not _RULE.fullmatch(line):
                yield number, cells
        else:
            wanted = cells[-1] == _COLUMN


@cache
def _tests(file: Path) -> frozenset[str]:
    """The test functions of a module; none where there is no such module."""
    if not file.is_file():
        return frozenset()
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    found = (node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, functions))
    return frozenset(node.name for node in found if node.name.startswith("test_"))


if __name__ == "__main__":
    run("Check that every line of the threat model names a test that exists.", check)
