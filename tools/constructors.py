"""Constructors of frozen records, written out for the compiler.

mypyc leaves the constructor of a dataclass to the standard library, and that of a frozen one sets its fields
by a call each, from outside: for a view of forty fields that takes 5 µs. One that stands in the class is
compiled, and takes 0.2 µs. Nobody needs to read it, so it is written into the copy that is compiled and not
into the sources.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

#: The base of the records that are looked at here: it has no fields of its own.
_BASE = "Frozen"


def written_out(source: str) -> str:
    """The source of a module with the constructors of its frozen records; every line keeps its number."""
    lines = source.splitlines()
    for record in _records(ast.parse(source)):
        fields = [one for one in record.body if isinstance(one, ast.AnnAssign)]
        given = ", ".join(ast.unparse(one) for one in fields)
        sets = "; ".join(f"self.{name} = {name}" for name in (ast.unparse(one.target) for one in fields))
        end = record.end_lineno or record.lineno
        del lines[end : end + 1]  # one of the two empty lines below each class
        lines.insert(end, f"    def __init__(self, {given}) -> None: {sets}  # type: ignore[misc]")
    return "\n".join(lines) + "\n"


def _records(module: ast.Module) -> Iterator[ast.ClassDef]:
    """The classes whose constructor sets one field after the other, and nothing else."""
    classes = [one for one in module.body if isinstance(one, ast.ClassDef)]
    inherited = {ast.unparse(base) for one in classes for base in one.bases}
    for one in classes:
        is_plain = [ast.unparse(base) for base in one.bases] == [_BASE] and one.name not in inherited
        if is_plain and "dataclass(frozen=True, slots=True)" in map(ast.unparse, one.decorator_list):
            fields = [part for part in one.body if isinstance(part, ast.AnnAssign)]
            methods = {part.name for part in one.body if isinstance(part, ast.FunctionDef)}
            own = {"__init__", "__post_init__"} & methods
            if fields and not own and not any(isinstance(part.value, ast.Call) for part in fields):
                yield one
