"""A board as text, as the terminal draws it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from json import dumps
from typing import Any

from royaumes.core import Game, to_json
from royaumes.messages import Catalogue, Words

_COLUMNS = 120


def board(game: Game[Any, Any], state: Any, seat: int) -> str:
    """What a seat sees, drawn by the game's `terminal`; the fields of its display where there is none."""
    from rich.console import Console

    view = game.view(state, seat)
    module = f"{game.package}.terminal"
    if not find_spec(module):
        return dumps(to_json(game.display(view)), indent=2) + "\n"
    words = Words(Catalogue("en"), game.key, ())
    out = StringIO()
    Console(file=out, width=_COLUMNS, color_system=None).print(import_module(module).draw(view, words))
    return out.getvalue()
