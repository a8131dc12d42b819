"""Data provenance: every figure of a game says how sure we are of it and where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from royaumes.core.digest import MARKS
from tools.tree import Tree, run, toml

SAYS = ("mark", "from", "why")
#: The marks that want a reason, and what they mean.
ARGUED = {"D": "deduced", "R": "reconstructed", "H": "a house rule"}


@dataclass(frozen=True, slots=True)
class Datum:
    """One leaf of a data file with what holds for it, its own or inherited."""

    file: Path
    name: str
    value: Any
    mark: Any
    source: Any
    why: Any


def data(path: Path) -> Iterator[Datum]:
    """Every leaf value of a data file, the source table aside, in order."""
    whole = toml(path)
    yield from _leaves(path, "", {name: part for name, part in whole.items() if name != "source"}, {})


def _leaves(path: Path, place: str, table: dict[str, Any], above: dict[str, Any]) -> Iterator[Datum]:
    says = {**above, **{name: table[name] for name in SAYS if name in table}}
    for name, value in table.items():
        here = f"{place}.{name}" if place else name
        if isinstance(value, dict):
            yield from _leaves(path, here, value, says)
        elif isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
            for number, part in enumerate(value, 1):
                yield from _leaves(path, f"{here}[{number}]", part, says)
        elif name not in SAYS:
            yield Datum(path, here, value, says.get("mark"), says.get("from"), says.get("why"))


def wrong_with(datum: Datum) -> str | None:
    """What a datum fails to say, or None."""
    if datum.mark is None:
        return f"no mark ({', '.join(MARKS)}) on it or on a table around it"
    if datum.mark not in MARKS:
        return f"its mark is {datum.mark!r}, not one of {', '.join(MARKS)}"
    if datum.mark == "F" and not _said(datum.source):
        return 'marked F (found) without "from": a text or a list of texts'
    if datum.mark in ARGUED and not _said(datum.why):
        return f'marked {datum.mark} ({ARGUED[datum.mark]}) without "why"'
    return None


def _said(words: Any) -> bool:
    texts = words if isinstance(words, list) else [words]
    return bool(texts) and all(isinstance(text, str) and text.strip() for text in texts)


def check(tree: Tree) -> list[str]:
    """Everything that is wrong in the data of all registered games."""
    return [line for key in tree.games for path in tree.tables(key) for line in _check_file(tree, path)]


def _check_file(tree: Tree, path: Path) -> Iterator[str]:
    try:
        source = toml(path).get("source")
    except tomllib.TOMLDecodeError as error:
        yield f"{tree.name(path)}: not TOML: {error}"
        return
    if not isinstance(source, dict) or not _said(source.get("note")):
        yield f"{tree.name(path)}: no [source] table with a note"
    for datum in data(path):
        wrong = wrong_with(datum)
        if wrong:
            yield f"{tree.name(path)}: {datum.name}: {wrong}"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Count the data by mark; complain about what has none."""
    wrong = check(tree)
    for key in tree.games if not wrong else ():
        marks = [datum.mark for path in tree.tables(key) for datum in data(path)]
        counts = ", ".join(f"{marks.count(mark)} {mark}" for mark in MARKS if mark in marks)
        print(f"provenance: {key}: {len(marks)} data ({counts})")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)
