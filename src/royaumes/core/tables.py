"""Game data from TOML files that say where each figure comes from."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load(key: str, name: str) -> dict[str, Any]:
    """The tables of a game's data file; read-only by convention, read once."""
    text = files(f"royaumes.games.{key}").joinpath(f"data/{name}.toml").read_text("utf-8")
    return tomllib.loads(text)
