"""The rule matrix: every rule of every digest is cited where it acts and held by a test."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from royaumes.core.digest import Digest
from tools.places import Names, Place
from tools.tree import Tree, python, run

Places = dict[str, list[Place]]


@dataclass(slots=True)
class Matrix:
    """What was found: digests by key, and for each id the places that cite or test it."""

    digests: dict[str, Digest] = field(default_factory=dict)
    source: Places = field(default_factory=lambda: defaultdict(list))
    tests: Places = field(default_factory=lambda: defaultdict(list))
    wrong: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def known(self) -> set[str]:
        """The ids of all rules and sections."""
        digests = self.digests.values()
        sections = {section.id for digest in digests for section in digest.sections}
        return sections.union(*(digest.rules for digest in digests))


def build(tree: Tree) -> Matrix:
    """Read digests, source and tests, and compare them."""
    matrix = Matrix()
    for key in tree.digests:
        try:
            matrix.digests[key] = tree.digest(key)
        except (OSError, ValueError) as error:
            matrix.wrong.append(f"{tree.name(tree.data(key))}/rules.toml: {error}")
    _read_source(tree, matrix)
    _read_tests(tree, matrix)
    for key, digest in matrix.digests.items():
        matrix.wrong += _gaps(matrix, digest)
        matrix.notes += _open_rulings(key, digest, tree.rules(key).get("rulings", 0))
    return matrix


def _read_source(tree: Tree, matrix: Matrix) -> None:
    prefixes = "|".join(re.escape(digest.prefix) for digest in matrix.digests.values())
    cited = re.compile(rf"(?<![\w-])(?:{prefixes})-\d+(?:\.\d+)*(?!\w)")
    homes = {digest.prefix: tree.home(key) for key, digest in matrix.digests.items()}
    for path in python(tree.sources):
        source = path.read_text("utf-8")
        module = ast.parse(source)
        names, opening = Names(tree.name(path), module), _opening(module)
        for number, text in enumerate(source.splitlines(), 1):
            for name in cited.findall(text):
                place = names.place(number)
                if name not in matrix.known:
                    matrix.wrong.append(f"{place}: {name} stands in no digest")
                elif number > opening and _acts(tree, path, homes[name.partition("-")[0]]):
                    matrix.source[name].append(place)


def _opening(module: ast.Module) -> int:
    """The last line of a module's first sentence: what it cites acts further down."""
    first = module.body[0] if module.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.end_lineno or 0
    return 0


def _acts(tree: Tree, path: Path, home: Path) -> bool:
    """Whether rules of the digest at home there act in a file: not where they are shown or guessed at."""
    if any(path.is_relative_to(tree.package / part) for part in ("core", "play")):
        return True
    return path.is_relative_to(home) and path.stem not in SHOWN


#: Modules of a game that show its rules or play by them, and carry none out.
SHOWN = ("display", "heuristics", "terminal", "__main__")


def _read_tests(tree: Tree, matrix: Matrix) -> None:
    for path in python(tree.root / "tests"):
        if not path.name.startswith("test_"):
            continue
        module = ast.parse(path.read_text("utf-8"))
        names = Names(tree.name(path), module)
        for name, line in _marked(module):
            place = names.place(line)
            if name is None:
                matrix.wrong.append(f"{place}: a rule mark names its rules as plain texts")
            elif name not in matrix.known:
                matrix.wrong.append(f"{place}: {name} stands in no digest")
            else:
                matrix.tests[name].append(place)


def _marked(module: ast.Module) -> Iterator[tuple[str | None, int]]:
    """The ids in all `pytest.mark.rule(...)` of a test file; None for what is no plain text."""
    for node in ast.walk(module):
        match node:
            case ast.Call(ast.Attribute(ast.Attribute(attr="mark") | ast.Name("mark"), "rule"), ids):
                if not ids:
                    yield None, node.lineno
                for one in ids:
                    plain = isinstance(one, ast.Constant) and isinstance(one.value, str)
                    yield one.value if plain else None, one.lineno  # type: ignore[attr-defined]


def _gaps(matrix: Matrix, digest: Digest) -> Iterator[str]:
    for name in digest.rules:
        missing = []
        if name not in matrix.source:
            missing.append("cited nowhere in the source")
        if name not in matrix.tests:
            missing.append("held by no test")
        if missing:
            yield f"{name}: {' and '.join(missing)}"


def _open_rulings(key: str, digest: Digest, announced: int) -> Iterator[str]:
    """Numbers of rulings that no rule covers, up to the highest covered or the number announced."""
    covered = {number for rule in digest.rules.values() for number in rule.rulings}
    missing = [number for number in range(1, max([announced, *covered]) + 1) if number not in covered]
    if missing:
        yield f"note: {key}: no rule covers ruling {', '.join(map(str, missing))}"


def table(matrix: Matrix) -> Iterator[str]:
    """The matrix as text: a line per rule."""
    for key, digest in matrix.digests.items():
        yield f"{key}"
        for rule in digest.rules.values():
            source, tests = matrix.source.get(rule.id, []), matrix.tests.get(rule.id, [])
            where, test = (str(places[0]).rpartition("/")[2] if places else "-" for places in (source, tests))
            counts = f"{len(source):>3} in source  {len(tests):>3} in tests"
            yield f"  {rule.id:<9} {rule.mark}  {counts}  {where:<22} {test}"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Print the matrix (with --check only its sums) and say what is missing."""
    matrix = build(tree)
    if not check_only:
        print("\n".join(table(matrix)))
    for key, digest in matrix.digests.items():
        whole = sum(name in matrix.source and name in matrix.tests for name in digest.rules)
        print(f"matrix: {key}: {whole} of {len(digest.rules)} rules cited and tested")
    print("".join(f"{note}\n" for note in matrix.notes), end="")
    return matrix.wrong


if __name__ == "__main__":
    run(__doc__, main)
