"""Game data from TOML files that say where each figure comes from."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from royaumes.core.variant import Changes, changed

#: By the package of a variant: what it changes.
_CHANGES: Final[dict[str, Changes]] = {}


def holds(package: str, name: str) -> bool:
    """Whether a package's `data` folder has this file."""
    home = folder(package)
    return home is not None and home.joinpath(f"data/{name}.toml").is_file()


@cache
def load(package: str, name: str) -> dict[str, Any]:
    """The tables of a data file in a package's `data` folder; read-only by convention, read once.

    In the package of a variant, with its changes.
    """
    tables = tomllib.loads(files(package).joinpath(f"data/{name}.toml").read_text("utf-8"))
    return changed(tables, name, _CHANGES.get(package, {}))


def folder(package: str) -> Traversable | None:
    """Where a package keeps its data and words; None where it is a single module."""
    module = import_module(package)
    return files(package) if hasattr(module, "__path__") else None


def load_with(package: str, changes: Changes) -> None:
    """From now on what is loaded for this package has these changes."""
    _CHANGES[package] = changes


def varied(package: str) -> bool:
    """Whether this is the package of a variant."""
    return package in _CHANGES
