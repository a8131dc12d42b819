"""A board as text, as the terminal draws it, and that text as a picture."""

from __future__ import annotations

import sys
from functools import cache
from io import StringIO
from json import dumps
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from royaumes.core import State, UserError, to_json
from royaumes.games import AnyGame
from royaumes.messages import Catalogue, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.segment import Segment
    from rich.style import Style

#: How a board may be asked for: written out, as text, or as a picture.
MODES: Final = ("human", "ansi", "rgb_array")
_COLUMNS: Final = 120
_FONT_SIZE: Final = 14


def render(mode: str | None, game: AnyGame, state: State, seat: int) -> str | NDArray[np.uint8] | None:
    """What a seat sees, in one of the `MODES`: returned, or written out."""
    if mode == "rgb_array":
        return picture(game, state, seat)
    shown = board(game, state, seat)
    if mode == "ansi":
        return shown
    sys.stdout.write(shown)
    return None


def board(game: AnyGame, state: State, seat: int) -> str:
    """What a seat sees, as plain text."""
    from rich.console import Console

    out = StringIO()
    Console(file=out, width=_COLUMNS, color_system=None).print(_drawn(game, state, seat), markup=False)
    return out.getvalue()


def picture(game: AnyGame, state: State, seat: int) -> NDArray[np.uint8]:
    """The same in the colours of a terminal: rows of pixels, each red, green and blue."""
    font = _font()
    from PIL import Image, ImageDraw
    from rich.console import Console

    lines = Console(file=StringIO(), width=_COLUMNS).render_lines(_drawn(game, state, seat))
    width, height = ceil(font.getlength("M")), sum(font.getmetrics())
    image = Image.new("RGB", (_COLUMNS * width, len(lines) * height), _colours(None)[1])
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, sign, style in _signs(line):
            ink, paper = _colours(style)
            x, y = column * width, row * height
            draw.rectangle((x, y, x + width - 1, y + height - 1), fill=paper)
            draw.text((x, y), sign, font=font, fill=ink)
    return np.asarray(image).copy()


def _drawn(game: AnyGame, state: State, seat: int) -> Any:
    """By the game's `terminal`; the fields of its display where there is none."""
    view = game.view(state, seat)
    terminal = game.terminal()
    if terminal is None:
        return dumps(to_json(game.display(view)), indent=2)
    return terminal.draw(view, Words(Catalogue("en"), game.key, ()))


def _signs(line: list[Segment]) -> Iterator[tuple[int, str, Style | None]]:
    """Every sign of a line with its column."""
    from rich.cells import cell_len

    column = 0
    for segment in line:
        for sign in segment.text:
            yield column, sign, segment.style
            column += cell_len(sign)


def _colours(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those of the signs and of what is behind them."""
    from rich.terminal_theme import MONOKAI

    ink, paper = tuple(MONOKAI.foreground_color), tuple(MONOKAI.background_color)
    if style is None:
        return ink, paper
    if style.color is not None:
        ink = tuple(style.color.get_truecolor(MONOKAI))
    if style.bgcolor is not None:
        paper = tuple(style.bgcolor.get_truecolor(MONOKAI, foreground=False))
    return (paper, ink) if style.reverse else (ink, paper)


@cache
def _font() -> Any:
    """A typeface in which all signs are equally wide; matplotlib brings one along, and Pillow."""
    try:
        from matplotlib import get_data_path
        from PIL import ImageFont
    except ImportError as error:
        raise UserError("sim-needs-matplotlib") from error
    return ImageFont.truetype(str(Path(get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf")), _FONT_SIZE)
