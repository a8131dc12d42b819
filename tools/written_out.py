"""What the compiler reads in place of what is derived when the sources are imported.

Declared states and views get the text that `core.declared` builds them from, frozen records a constructor.
"""

from __future__ import annotations

import ast
from importlib import import_module

from royaumes.core.declared import body, own_roles
from royaumes.core.frozen import Frozen
from royaumes.core.table import REQUIRED, Table, roles
from tools.constructors import written_out as with_constructors

_IMPORTS = (
    "from typing import Any, ClassVar, Final",
    "from royaumes.core.compiled import mypyc_attr",
    "from royaumes.core.phase import Phase",
    "from royaumes.core.table import roles",
)


def written_out(source: str, module: str) -> str:
    """The source of a module as the compiler is to read it."""
    if module == "royaumes.core.state":
        source = _without_derived(source.replace("Public[int, int]", "int"))
    if module == "royaumes.core.frozen":
        return "".join(
            line for line in source.splitlines(True) if not line.startswith("@dataclass_transform")
        )
    if "\n@declared\n" in source:
        source = _with_bodies(source, module)
    return with_constructors(_decorated(source, module))


def _decorated(source: str, module: str) -> str:
    """Records as the dataclasses that `Frozen` makes of them when the sources are imported."""
    found, lines = import_module(module), source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    records = [node for node in classes if _is_record(getattr(found, node.name)) and not _has_slots(node)]
    for node in reversed(records):
        lines.insert(_lines(node)[0], "@dataclass(frozen=True, slots=True)")
    if records:
        future = next(at for at, line in enumerate(lines) if line.startswith("from __future__"))
        lines.insert(future + 1, "from dataclasses import dataclass")
    return "\n".join(lines) + "\n"


def _has_slots(node: ast.ClassDef) -> bool:
    """Whether a class names its slots, as one does that adds no fields to a record's."""
    return any(
        isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "__slots__" for one in node.body
    )


def _is_record(kind: type) -> bool:
    return issubclass(kind, Frozen) and kind is not Frozen and kind.__dictoffset__ != 0


def _without_derived(source: str) -> str:
    """Leave out the methods that stand for type checkers alone."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and "derived" in map(ast.unparse, node.decorator_list):
            first, last = _lines(node)
            lines[first:last] = [""] * (last - first)
    return "\n".join(lines) + "\n"


def _lines(node: ast.ClassDef | ast.FunctionDef) -> tuple[int, int]:
    """Where a definition begins, decorators included, and where it ends."""
    first = min([node.lineno, *[one.lineno for one in node.decorator_list]])
    return first - 1, node.end_lineno or first


def _with_bodies(source: str, module: str) -> str:
    """Declared classes as native ones: fields with their types, and the derived methods."""
    found, tree, lines = import_module(module), ast.parse(source), source.splitlines()
    imports = set(_IMPORTS)
    for node in reversed([one for one in tree.body if isinstance(one, ast.ClassDef)]):
        bases = [ast.unparse(base) for base in node.bases]
        first, last = _lines(node)
        if bases == ["core.Table"]:
            lines[last:last] = _known(getattr(found, node.name))
            lines.insert(first, "@mypyc_attr(native_class=False)")
        elif "declared" in map(ast.unparse, node.decorator_list):
            kind = getattr(found, node.name)
            head = f"class {node.name}({', '.join(base for base in bases if base != 'Table')}):"
            own = lines[node.body[0].lineno - 1 : last]
            derived = [f"    {line}" for line in body(kind) if not line.startswith("__slots__")]
            lines[first:last] = [head, *own, *derived]
            imports |= {
                f"from {home} import {name}"
                for role in own_roles(kind).values()
                for home, name in role.kind.imports
            }
    future = next(at for at, line in enumerate(lines) if line.startswith("from __future__"))
    lines[future + 1 : future + 1] = sorted(imports)
    return "\n".join(lines) + "\n"


def _known(table: type[Table]) -> list[str]:
    """What the derived methods look up: start values, and functions that convert."""
    known = {}
    for name, role in roles(table).items():
        if role.start is not REQUIRED:
            known[f"_start_{name}"] = f"Final[{role.kind.state_type}] = roles(Table)[{name!r}].start"
        for function in role.kind.conversions:
            known[function] = f"Final[Any] = roles(Table)[{name!r}].kind.conversions[{function!r}]"
    return [f"{name}: {value}" for name, value in known.items()]
