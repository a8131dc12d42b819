"""The source tree as the tools read it: by its files, so that a broken or a planted tree can be read too."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from royaumes.core.digest import Digest
from royaumes.games import GROUP

TABLE = "table"


@dataclass(frozen=True, slots=True)
class Tree:
    """A checkout of the project, or of a package elsewhere that brings a game."""

    root: Path

    @property
    def sources(self) -> Path:
        """The folder that Python finds the tree's packages in."""
        return self.root / "src"

    @property
    def package(self) -> Path:
        """Where the product's source stands."""
        return self.sources / "royaumes"

    @property
    def games(self) -> Mapping[str, str]:
        """The packages of all games by their keys, the toy last, as pyproject.toml declares them."""
        declared = toml(self.root / "pyproject.toml")["project"]["entry-points"][GROUP]
        return {key: point.partition(":")[0] for key, point in declared.items()}

    @property
    def digests(self) -> tuple[str, ...]:
        """Keys of all digests: the games, and the table where the product itself is here."""
        return (*self.games, TABLE) if self.package.is_dir() else tuple(self.games)

    def home(self, key: str) -> Path:
        """The package of a game, or the one whose rules are the table's."""
        return self.package / "core" if key == TABLE else self.sources.joinpath(*self.games[key].split("."))

    def data(self, key: str) -> Path:
        """The data folder of a game or of the table."""
        return self.home(key) / "data"

    def rules(self, key: str) -> dict[str, Any]:
        """The digest's file as it stands."""
        return toml(self.data(key) / "rules.toml")

    def digest(self, key: str) -> Digest:
        """The digest, checked."""
        return Digest.parse(self.rules(key))

    def tables(self, key: str) -> Iterator[Path]:
        """The data files of a game, its digest aside, by name."""
        return (path for path in sorted(self.data(key).glob("*.toml")) if path.name != "rules.toml")

    def name(self, path: Path) -> str:
        """A file as messages name it."""
        return path.relative_to(self.root).as_posix()


def toml(path: Path) -> dict[str, Any]:
    """A TOML file."""
    return tomllib.loads(path.read_text("utf-8"))


def python(folder: Path) -> Iterator[Path]:
    """All Python files under a folder, in a fixed order."""
    return iter(sorted(folder.rglob("*.py")))


def written(tree: Tree, path: Path, wanted: str, check_only: bool, made_by: str) -> list[str]:
    """Write a generated file unless it is as it should be; with `check_only` name it instead."""
    if path.exists() and path.read_text("utf-8") == wanted:
        return []
    if check_only:
        return [f"{tree.name(path)} is not current: run make {made_by}"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(wanted, "utf-8")
    print(f"{made_by}: wrote {tree.name(path)}")
    return []


def run(what: str, act: Callable[[Tree, bool], list[str]]) -> None:
    """The command line of a tool: act on a tree, print what is wrong, exit 1 if anything is."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if anything is wrong")
    parser.add_argument("--root", type=Path, default=Path(), help="the checkout to look at (default: here)")
    given = parser.parse_args()
    try:
        wrong = act(Tree(given.root.resolve()), given.check)
    except (OSError, ValueError, SyntaxError) as error:
        wrong = [f"{parser.prog}: cannot read the tree: {error}"]
    for line in wrong:
        print(line, file=sys.stderr)
    sys.exit(1 if wrong else 0)
