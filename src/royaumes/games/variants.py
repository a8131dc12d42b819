"""Variants of games: the same modules, read a second time with other data.

A game reads its data into tables when it is imported, so a variant is imported anew, as a package of its own
beside the game's: the same sources, in which the game's own name is replaced by the variant's.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from royaumes.core import Game, State, UserError, View, load
from royaumes.core.tables import load_with
from royaumes.core.variant import Changes, split_key, variant_key

#: The package that stands above the packages of all variants.
_ABOVE: Final = "royaumes_variants"


@cache
def variant_package(original: str, key: str) -> str:
    """The package of the variant with this key, made from a game's; a `UserError` where it can't be built."""
    base, changes = split_key(key)
    number = sha256(variant_key(base, changes).encode()).hexdigest()[:16]
    package = f"{_ABOVE}.v{number}.{original.rpartition('.')[2]}"
    home = Path(str(import_module(original).__file__)).parent
    _check_files(home, changes)
    _FINDER.add(package, original, home)
    load_with(package, changes)
    try:
        for file in {name.partition(".")[0] for name in changes}:
            load(package, file)
        import_module(package)
    except UserError:
        raise
    except Exception as error:  # whatever tables do that are made from figures that do not go together
        raise UserError(
            "sim-variant-not-built", where=key, what=f"{type(error).__name__}: {error}"
        ) from error
    return package


def variant_game(package: str, key: str) -> Game[State, View]:
    """The game of a variant's package, under its own key."""
    found: Game[State, View] = import_module(package).GAME
    type(found).key = variant_key(*split_key(key))
    return found


def _check_files(home: Path, changes: Changes) -> None:
    files = sorted(path.stem for path in (home / "data").glob("*.toml"))
    for name in changes:
        if name.partition(".")[0] not in files:
            raise UserError("sim-variant-unknown", where="data", text=name, known=tuple(files))


class _Finder(MetaPathFinder):
    """Finds the modules of variants where those of their games are."""

    def __init__(self) -> None:
        self._homes: dict[str, tuple[str, Path]] = {}

    def add(self, package: str, original: str, home: Path) -> None:
        """A package whose modules are those of another one, which stand in this folder."""
        self._homes[package] = original, home
        for above in (_ABOVE, package.rpartition(".")[0]):
            if above not in sys.modules:
                sys.modules[above] = ModuleType(above)
                sys.modules[above].__path__ = []
        if self not in sys.meta_path:
            sys.meta_path.insert(
                0, self
            )  # before the finder of files, which would find the modules as they are

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parts = fullname.split(".")
        package = ".".join(parts[:3])
        if package not in self._homes:
            return None
        original, home = self._homes[package]
        folder = home.joinpath(*parts[3:])
        inside = folder.is_dir()
        file = folder / "__init__.py" if inside else folder.with_suffix(".py")
        if not file.is_file():
            return None
        loader = _Loader(fullname, str(file), original, package)
        return spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=[str(folder)] if inside else None
        )


_FINDER: Final = _Finder()


class _Loader(SourceFileLoader):
    """Loads a module of a game as one of a variant of it."""

    def __init__(self, fullname: str, path: str, original: str, package: str) -> None:
        super().__init__(fullname, path)
        self._original = original
        self._package = package

    def get_code(self, fullname: str) -> CodeType:
        """Always from the source: what Python has compiled before is the game's own."""
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                node.module = self._renamed(node.module)
            elif isinstance(node, ast.Import):
                for one in node.names:
                    one.name = self._renamed(one.name)
        code: CodeType = compile(tree, self.path, "exec", dont_inherit=True)
        return code

    def _renamed(self, module: str) -> str:
        if module == self._original or module.startswith(f"{self._original}."):
            return self._package + module.removeprefix(self._original)
        return module
