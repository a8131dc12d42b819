"""The import contract: imports go one way only, and core and games stay pure."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tools.tree import Tree, python, run

#: What each part of the product may import besides itself. What is not here has no place yet.
CONTRACT: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "messages": ("core", "games"),
    "play": ("core", "games", "messages"),
    "bots": ("core", "games", "messages", "play"),
    "sim": ("core", "games", "messages", "play", "bots"),
    "rl": ("core", "games", "messages", "play", "bots"),
    "review": ("core", "games", "messages", "play", "bots"),
    "testing": ("core", "games", "messages", "play", "bots"),
    "server": ("core", "games", "messages", "play", "bots", "sim", "rl", "review"),
    "offline": ("core", "games", "messages", "play", "bots", "sim", "rl", "review", "server"),
    "cli": ("core", "games", "messages", "play", "bots", "sim", "rl", "review", "server", "offline"),
    "__init__": ("core", "games", "messages", "play", "bots", "sim"),
    "__main__": ("cli",),
}
#: The order of what is inside a part: a module or package imports those before it only.
LAYERS: dict[str, tuple[str, ...]] = {
    "server": (
        "__init__",
        "config",
        "limits",
        "logs",
        "metrics",
        "paces",
        "protocol",
        "storage",
        "people",
        "workers",
        "transport",
        "tables",
        "finished",
        "cluster",
        "lobby",
        "handlers",
        "app",
        "run",
        "supervisor",
    ),
    "cli": (
        "record_files",
        "arguments",
        "screen",
        "results",
        "table",
        "commands",
        "server",
        "__init__",
        "__main__",
    ),
}
#: `python -m royaumes.games.<key>` plays a game, its `terminal` draws it: doors, not parts of the rules.
DOOR = ("core", "games", "messages", "play", "bots", "testing")
PURE = ("core", "games")
#: Finds games in files that the environment names: a part of the shelf, not of any rules.
SHELF = ("games", "files")
IMPURE_MODULES = {
    "random": "global random",
    "secrets": "global random",
    "uuid": "global random",
    "time": "the clock",
    "logging": "output",
    "socket": "the network",
    "subprocess": "the system",
}
IMPURE_NAMES = {
    "os.environ": "the environment",
    "os.environb": "the environment",
    "os.getenv": "the environment",
    "os.urandom": "global random",
    "datetime.now": "the clock",
    "datetime.utcnow": "the clock",
    "datetime.today": "the clock",
    "date.today": "the clock",
    "sys.stdout": "output",
    "sys.stderr": "output",
    "sys.argv": "the command line",
}
IMPURE_CALLS = {"print": "output", "input": "input", "open": "files", "breakpoint": "input"}


def check(tree: Tree) -> list[str]:
    """Every breach of the contract, as file:line: what."""
    return [*(line for path in python(tree.package) for line in _check_file(tree, path)), *cycles(tree)]


def _check_file(tree: Tree, path: Path) -> Iterator[str]:
    parts = path.relative_to(tree.package).with_suffix("").parts
    if parts[0] not in CONTRACT:
        yield f"{tree.name(path)}: {parts[0]} has no place in the import contract (tools/imports.py)"
        return
    door = parts[0] == "games" and parts[-1] in ("__main__", "terminal")
    pure = parts[0] in PURE and not door and parts != SHELF
    module = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(module):
        for name in _imported(node, path.relative_to(tree.package.parent)):
            wrong = _wrong_import(parts, name, DOOR if door else CONTRACT[parts[0]], pure)
            if wrong:
                yield f"{tree.name(path)}:{node.lineno}: {wrong}"  # type: ignore[attr-defined]
            wrong = _wrong_layer(tree, parts, name)
            if wrong:
                yield f"{tree.name(path)}:{node.lineno}: {wrong}"  # type: ignore[attr-defined]
        wrong = _impure(node) if pure else None
        if wrong:
            yield f"{tree.name(path)}:{node.lineno}: {parts[0]} must not touch {wrong}"  # type: ignore[attr-defined]


def _imported(node: ast.AST, path: Path) -> Iterator[str]:
    """Dotted names of what a statement imports; for `from a import b` both a and a.b."""
    match node:
        case ast.Import(names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module, names, level):
            if level:
                above = path.with_suffix("").parts[:-level]
                module = ".".join([*above, module] if module else above)
            yield from (f"{module}.{alias.name}" for alias in names)
        case ast.Call(
            ast.Name("import_module" | "__import__") | ast.Attribute(attr="import_module"), [first, *_]
        ):
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def _wrong_import(parts: tuple[str, ...], name: str, may: tuple[str, ...], pure: bool) -> str | None:
    top, _, rest = name.partition(".")
    words = rest.split(".")
    if top != "royaumes":
        if pure and top not in sys.stdlib_module_names:
            return f"{parts[0]} imports {top}, which is not in the standard library"
        return None
    part = words[0]
    if part not in CONTRACT:
        return None  # the package itself: its version
    if part != parts[0] and part not in may:
        return f"{parts[0]} must not import {part} ({name})"
    if parts[0] == part == "games" and len(parts) > 2 and words[1:2] != [parts[1]] and may is not DOOR:
        return f"game {parts[1]} must not import another game or the shelf ({name})"
    return None


def _wrong_layer(tree: Tree, parts: tuple[str, ...], name: str) -> str | None:
    """What is wrong with an import from the same part of the product."""
    part, _, imported = name.removeprefix("royaumes.").partition(".")
    if part != parts[0] or part not in LAYERS or not imported:
        return None
    layers, own, other = LAYERS[part], parts[1], imported.split(".")[0]
    if not any((tree.package / part / file).exists() for file in (other, f"{other}.py")):
        other = "__init__"
    for one in (own, other):
        if one not in layers:
            return f"{one} has no place in the layers of {part} (tools/imports.py)"
    if layers.index(other) > layers.index(own):
        return f"{part}: {own} must not import {other}, a layer above it ({name})"
    return None


def cycles(tree: Tree) -> Iterator[str]:
    """Modules of a part with layers that import each other, also where only types are imported."""
    modules = {
        ".".join(path.relative_to(tree.package.parent).with_suffix("").parts): path
        for path in python(tree.package)
        if path.relative_to(tree.package).parts[0] in LAYERS
    }
    imports = {
        module: {
            found
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            for name in _imported(node, path.relative_to(tree.package.parent))
            for found in (name, name.rpartition(".")[0])
            if found in modules and found != module
        }
        for module, path in modules.items()
    }
    graph = TopologicalSorter(imports)
    try:
        graph.prepare()
    except CycleError as error:
        yield "imports in a circle: " + " <- ".join(error.args[1])


def _impure(node: ast.AST) -> str | None:
    match node:
        case ast.Import(names):
            found = next((alias.name for alias in names if alias.name.split(".")[0] in IMPURE_MODULES), None)
            return f"{IMPURE_MODULES[found.split('.')[0]]} (import {found})" if found else None
        case ast.ImportFrom(str(module), names):
            if module.split(".")[0] in IMPURE_MODULES:
                return f"{IMPURE_MODULES[module.split('.')[0]]} (from {module})"
            for alias in names:
                if f"{module}.{alias.name}" in IMPURE_NAMES:
                    return f"{IMPURE_NAMES[f'{module}.{alias.name}']} ({module}.{alias.name})"
        case ast.Attribute(ast.Name(owner) | ast.Attribute(attr=owner), name) if (
            f"{owner}.{name}" in IMPURE_NAMES
        ):
            return f"{IMPURE_NAMES[f'{owner}.{name}']} ({owner}.{name})"
        case ast.Call(ast.Name(name)) if name in IMPURE_CALLS:
            return f"{IMPURE_CALLS[name]} ({name})"
    return None


def main(tree: Tree, check_only: bool) -> list[str]:
    """Check the whole product."""
    wrong = check(tree)
    if not wrong:
        print(f"imports: {sum(1 for _ in python(tree.package))} files keep the contract")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)
