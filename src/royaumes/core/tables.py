"""Game data from TOML files that say where each figure comes from."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load(package: str, name: str) -> dict[str, Any]:
    """The tables of a data file in a package's `data` folder; read-only by convention, read once."""
    return tomllib.loads(files(package).joinpath(f"data/{name}.toml").read_text("utf-8"))
