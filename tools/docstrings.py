"""Public methods say what they promise, unless a base class or a protocol has said it already."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.tree import Tree, python, run

_METHOD = ast.FunctionDef | ast.AsyncFunctionDef
#: Bases that promise nothing of their own.
_BARE = {"Enum", "Exception", "Generic", "IntEnum", "NamedTuple", "Protocol", "StrEnum", "TypedDict"}


def check(tree: Tree, _check: bool) -> list[str]:
    """Every public method that nothing explains, as file:line: what."""
    parsed = {path: ast.parse(path.read_text("utf-8")) for path in python(tree.package)}
    classes: dict[str, list[ast.ClassDef]] = {}
    for module in parsed.values():
        for one in _classes(module):
            classes.setdefault(one.name, []).append(one)
    protocols = {
        method.name
        for same in classes.values()
        for one in same
        if "Protocol" in map(_name, one.bases)
        for method in _methods(one)
    }
    return [
        f"{tree.name(path)}:{method.lineno}: {one.name}.{method.name} does not say what it promises"
        for path, module in parsed.items()
        for one in _classes(module)
        for method in _methods(one)
        if not ast.get_docstring(method)
        and not (method.name in protocols or _inherited(one, method.name, classes))
    ]


def _classes(module: ast.Module) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(module) if isinstance(node, ast.ClassDef) and node.name[0] != "_")


def _methods(one: ast.ClassDef) -> Iterator[_METHOD]:
    return (node for node in one.body if isinstance(node, _METHOD) and node.name[0] != "_")


def _inherited(one: ast.ClassDef, method: str, classes: dict[str, list[ast.ClassDef]]) -> bool:
    """Whether a base has such a method; of bases from elsewhere the best is thought."""
    for base in {_name(base) for base in one.bases} - _BARE:
        for above in classes.get(base, ()):
            if any(own.name == method for own in _methods(above)) or _inherited(above, method, classes):
                return True
        if base not in classes:
            return True
    return False


def _name(base: ast.expr) -> str:
    """The name of a base class, without its parameters."""
    return ast.unparse(base).partition("[")[0].rpartition(".")[2]


if __name__ == "__main__":
    run(str(__doc__), check)
