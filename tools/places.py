"""Places in Python files: a line, and the class, function or constant that it belongs to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file, and what stands there: the file itself where that has no name."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Names:
    """What the lines of one file belong to."""

    def __init__(self, file: str, module: ast.Module) -> None:
        self._file = file
        self._spans = list(_spans(module, ""))

    def place(self, line: int) -> Place:
        """This line, by the innermost name around it."""
        around = [(last - first, name) for first, last, name in self._spans if first <= line <= last]
        return Place(self._file, line, min(around)[1] if around else PurePosixPath(self._file).name)


def _spans(parent: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[int, int, str]]:
    """The first and the last line of all that has a name of its own, with the comments above it."""
    first = 1
    for node in parent.body:
        last = node.end_lineno or node.lineno
        match node:
            case ast.ClassDef(name):
                yield first, last, prefix + name
                yield from _spans(node, f"{prefix}{name}.")
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield first, last, prefix + name
            case ast.Assign([ast.Name(name), *_]) | ast.AnnAssign(ast.Name(name)) if not prefix:
                yield first, last, name
            case _:
                pass
        first = last + 1
