"""Plants small bugs in the rules, one at a time, and counts those that no test notices.

    python -m tools.mutants crowns --sample 100

A mutant changes one operator, figure, condition or statement of a game's rules code (or of the core);
then the game's own tests, its golden games and some laws run: first in a fork of one process that has all
of it in memory, and again over a copy of the tree where they noticed nothing, because tables are made
when a module is imported. A mutant that lives is printed as file:line with what was changed.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

from tools.planting import PATIENCE, Mutant, Planting

ROOT = Path(__file__).parents[1]
#: Modules that show rules, explain them or guess at them; what they get wrong is no wrong rule.
NOT_RULES = {"__init__", "__main__", "display", "encoding", "heuristics", "purpose", "reasons", "terminal"}
NOT_RULES |= {"fields", "reference"}
#: Parts of a display that stand in modules of their own.
NOT_RULES |= {"actions", "adventures", "jousting", "family", "prospects", "road", "scene", "square", "stage"}
#: Runs the tests with so many seconds of processor time: a loop without end stops, a busy machine does not.
_RUN = "import resource as r, runpy, sys; n = int(sys.argv.pop(1)); r.setrlimit(r.RLIMIT_CPU, (n, n)); "
_RUN += "runpy.run_module('pytest', run_name='__main__')"
#: The laws that hold what miniatures do not look at: that every piece is somewhere, that worlds fit views.
_STEP_LAWS = ("agrees", "forks", "conserves")
_LEAK_LAWS = ("fits", "knows")
_SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


#: A change: its line, what it does, and what plants it.
Change = tuple[int, str, Callable[[], None]]


def mutants(path: Path) -> Iterator[Mutant]:
    """Every small bug that can be planted in a file."""
    source = path.read_text("utf-8")
    places = sum(1 for _ in _changes(ast.parse(source)))
    for number in range(places):
        tree = ast.parse(source)
        for at, (line, what, plant) in enumerate(_changes(tree)):
            if at == number:
                plant()
                yield Mutant(path, line, what, ast.unparse(ast.fix_missing_locations(tree)))
                break


def _changes(tree: ast.Module) -> Iterator[Change]:
    """Line, description and planting of every change, in a fixed order; annotations stay as they are."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            nodes = [inner for statement in function.body for inner in _acting(statement)]
            # Whether `zip` insists on equal lengths is a check of ours, not a rule.
            checks = {id(one.value) for one in nodes if isinstance(one, ast.keyword) and one.arg == "strict"}
            for node in nodes:
                if id(node) not in checks:
                    yield from _of_node(node)
            yield from _of_statements(function)


def _acting(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all in it that acts: no annotations, and no functions, which are met by themselves."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.AST) and not isinstance(inner, ast.FunctionDef):
                    yield from _acting(inner)


def _of_node(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                yield from _swap(node, node.ops, at, operator)
        case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(node.op) in _SWAPPED:
            old, new = type(node.op), _SWAPPED[type(node.op)]
            yield node.lineno, f"{old.__name__} to {new.__name__}", _setter(node, "op", new())
        case ast.Constant(value=bool(truth)):
            yield node.lineno, f"{truth} to {not truth}", _setter(node, "value", not truth)
        case ast.Constant(value=int(figure)):
            yield node.lineno, f"{figure} to {figure + 1}", _setter(node, "value", figure + 1)
        case ast.If() | ast.IfExp() | ast.While():
            negated = ast.UnaryOp(ast.Not(), node.test)
            yield node.test.lineno, "condition negated", _setter(node, "test", negated)


def _swap(node: ast.Compare, ops: list[ast.cmpop], at: int, old: ast.cmpop) -> Iterator[Change]:
    swapped = _SWAPPED[type(old)]

    def plant() -> None:
        ops[at] = swapped()  # type: ignore[call-overload]

    yield node.lineno, f"{type(old).__name__} to {swapped.__name__}", plant


def _of_statements(function: ast.FunctionDef) -> Iterator[Change]:
    """Statements that can be left out: calls, and what is written into the state."""
    for parent in ast.walk(function):
        for block in ("body", "orelse"):
            statements = getattr(parent, block, None)
            if not isinstance(statements, list):
                continue
            for at, one in enumerate(statements):
                call = isinstance(one, ast.Expr) and isinstance(one.value, ast.Call)
                written = isinstance(one, ast.Assign) and not isinstance(one.targets[0], ast.Name | ast.Tuple)
                if call or written or isinstance(one, ast.AugAssign):
                    yield one.lineno, "statement left out", _replacer(statements, at)


def _setter(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


def _replacer(statements: list[ast.stmt], at: int) -> Callable[[], None]:
    def plant() -> None:
        statements[at] = ast.Pass()

    return plant


def rules_files(target: str) -> list[Path]:
    """The rules code of a game, or the core."""
    folder = ROOT / "src" / "royaumes" / ("core" if target == "core" else f"games/{target}")
    return [path for path in sorted(folder.rglob("*.py")) if path.stem not in NOT_RULES]


def tests_of(target: str) -> list[str]:
    """What holds a target; what notices most bugs in the shortest time comes first."""
    if target == "core":
        return [
            "tests/core",
            "tests/games/_toy",
            "tests/games/test_variants.py",
            "tests/golden",
            "tests/play",
        ]
    golden = sorted((ROOT / "tests" / "golden" / target).glob("*.txt"))
    replayed = [f"tests/golden/test_golden.py::test_golden[{target}/{path.stem}]" for path in golden]
    laws = [f"tests/laws/test_laws.py::test_step_law[{target}-{law}]" for law in _STEP_LAWS]
    leaks = [f"tests/leaks/test_leaks.py::test_nothing_leaks[{target}-{law}]" for law in _LEAK_LAWS]
    everything = f"tests/games/test_announced.py::test_everything_that_can_happen_is_announced[{target}]"
    own = sorted((ROOT / "tests" / "games" / target).glob("test_*.py"))
    miniatures = [
        str(path.relative_to(ROOT)) for path in own if path.stem.removeprefix("test_") not in NOT_RULES
    ]
    return [*replayed, *miniatures, everything, *laws, *leaks]


class Trees:
    """Copies of the tree to plant bugs in, one for each worker."""

    def __init__(self, workers: int) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        self._folders = [Path(tempfile.mkdtemp(prefix="mutants-")) for _ in range(workers)]
        for folder in self._folders:
            shutil.copytree(ROOT / "src", folder / "src")
            self._free.put(folder)

    def close(self) -> None:
        """Remove the copies."""
        for folder in self._folders:
            shutil.rmtree(folder, ignore_errors=True)

    def survives(self, mutant: Mutant, tests: list[str], seconds: int) -> bool:
        """Whether no test fails with this bug in the tree."""
        folder = self._free.get()
        planted = folder / mutant.path.relative_to(ROOT)
        original = planted.read_text("utf-8")
        try:
            planted.write_text(mutant.text, "utf-8")
            return _passes(folder, tests, seconds)
        finally:
            planted.write_text(original, "utf-8")
            self._free.put(folder)


def _passes(folder: Path, tests: list[str], seconds: int) -> bool:
    """Whether these tests pass over a copy of the tree; a run that hangs has noticed something."""
    options = ["-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(
            [sys.executable, "-c", _RUN, str(seconds), *options],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0


def main() -> None:
    """Plant, run, count."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("targets", nargs="+", help="keys of games, or core")
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants of each (all)")
    parser.add_argument("--at", nargs="+", help="only mutants of these lines (path:line)")
    parser.add_argument("--quick", action="store_true", help="in forks only: counts too many, and soon")
    parser.add_argument("--seed", default="mutants", help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=int, default=120, help="processor time of the tests")
    args = parser.parse_args()
    trees = Trees(args.jobs)
    try:
        for target in args.targets:
            _try(trees, target, args)
    finally:
        trees.close()


def _try(trees: Trees, target: str, args: argparse.Namespace) -> None:
    """All mutants of one target, or a sample of them."""
    tests = tests_of(target)
    found = [mutant for path in rules_files(target) for mutant in mutants(path)]
    if args.at:
        found = [one for one in found if f"{one.path.relative_to(ROOT)}:{one.line}" in args.at]
    tried = Random(args.seed).sample(found, min(args.sample or len(found), len(found)))
    planting = Planting(tried, args.jobs, args.seconds)
    pytest.main(["-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), *tests], plugins=[planting])
    if not planting.sound:
        sys.exit(f"mutants: the tests of {target} fail without a bug in it: {tests[0]} …")
    alive = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        lives = pool.map(lambda one: args.quick or trees.survives(one, tests, args.seconds), planting.alive)
        for mutant, survived in zip(planting.alive, lives, strict=True):
            if survived:
                alive += 1
                print(f"{mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.what}", flush=True)
    share = 100 * alive / max(1, len(tried))
    print(f"mutants: {target}: {alive} of {len(tried)} live ({share:.1f} %); {len(found)} in all", flush=True)


if __name__ == "__main__":
    main()
