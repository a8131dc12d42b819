"""The boards of Crowns in the terminal: chips, crowns, the cells that are open now, the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from royaumes.games.crowns.box import BIT, CROWNS, LINES, SIDE, FiveLine, cell_at
from royaumes.games.crowns.state import View

if TYPE_CHECKING:
    from royaumes.messages import Words

#: The width of one board.
COLUMNS = 39
_STYLES = ("red", "blue", "green", "magenta", "dark_orange", "bright_white")
_SYMBOLS = "●■▲◆★♥"
_ROWS = {int(line.name[-1]): line for line in LINES if "row" in line.name}
_COLUMNS = {int(line.name[-1]): line for line in LINES if "column" in line.name}
_DIAGONALS = tuple(line for line in LINES if line.name in ("line:rising", "line:falling"))


def draw(v: View, words: Words) -> RenderableType:
    """All boards, one's own first, and the throw below them."""
    boards = Columns([_board(v, seat, words) for seat in _order(v)], padding=(0, 1))
    return Group(boards, *_below(v, words))


def draw_small(v: View, words: Words) -> RenderableType:
    """One's own board, or that of whoever plays; of the others how far they are."""
    mine, *others = _order(v)
    lines = Columns([_line(v, seat, words) for seat in others], padding=(0, 2))
    return Group(_board(v, mine, words), lines, *_below(v, words))


def _order(v: View) -> list[int]:
    mine = v.seat if v.seat is not None else v.to_move
    return [(mine + n) % v.seats for n in range(v.seats)]


def _below(v: View, words: Words) -> list[Text]:
    legend = Text(words.say("crowns-board-legend"), style="dim")
    return [_throw(v, words), legend] if v.throw else [legend]


def _line(v: View, seat: int, words: Words) -> Text:
    return Text(f"{_title(v, seat, words)}  {_counts(v, seat, words)}", _STYLES[v.colours[seat]])


def _board(v: View, seat: int, words: Words) -> Panel:
    style = _STYLES[v.colours[seat]]
    text = Text("    ")
    for column in range(1, SIDE + 1):
        text.append(f"{'│ ' if column == SIDE else ''}{column}x  ", "bold")
    for face in range(SIDE, 0, -1):
        text.append(f"\n {face}  ", "bold")
        for column in range(1, SIDE + 1):
            if column == SIDE:
                text.append("│ ")
            text.append_text(_cell(v, seat, cell_at(column, face)))
        if face in _ROWS:
            text.append_text(_worth(v.covered[seat], _ROWS[face], 3))
        else:
            text.append("\n    " + "─" * 20 + "┼" + "─" * 4, "dim")
    text.append("\n    ")
    for column in range(1, SIDE):
        text.append_text(_worth(v.covered[seat], _COLUMNS[column], 2))
        text.append("  ")
    text.append("  ⤢ ", "dim")
    text.append_text(_worth(v.covered[seat], _DIAGONALS[0], 2))
    text.append(" ⤡ ", "dim")
    text.append_text(_worth(v.covered[seat], _DIAGONALS[1], 2))
    title, counts = Text(_title(v, seat, words)), _counts(v, seat, words)
    return Panel(text, title=title, subtitle=counts, border_style=style, width=COLUMNS)


def _title(v: View, seat: int, words: Words) -> str:
    plays = "▶ " if seat == v.to_move and v.throw else ""
    return f"{plays}{_SYMBOLS[v.colours[seat]]} {words.thing(f'seat:{seat}')}"


def _counts(v: View, seat: int, words: Words) -> str:
    chips = words.say("crowns-board-chips", chips=v.chips[seat])
    return f"{chips} · {words.say('crowns-board-crowns', points=v.scores[seat])}"


def _cell(v: View, seat: int, cell: int) -> Text:
    bit, crowns = BIT[cell], str(CROWNS[cell])
    if v.covered[seat] & bit:
        fresh = seat == v.to_move and v.placed & bit
        chip = "◉" if fresh else _SYMBOLS[v.colours[seat]]
        return Text(f"{chip}{crowns:3}", f"bold {_STYLES[v.colours[seat]]}")
    if seat == v.to_move and v.open & bit:
        return Text(f"{f'[{crowns}]':4}", "bold reverse")
    return Text(f" {crowns:3}", "dim" if crowns == "0" else "")


def _worth(covered: int, line: FiveLine, width: int) -> Text:
    done = covered & line.mask == line.mask
    return Text(f"{line.crowns:>{width}}", "bold green" if done else "dim")


def _throw(v: View, words: Words) -> Text:
    text = Text(f"{words.say('crowns-board-throw')}  ", "bold")
    left = list(v.dice)
    for die in v.throw:
        free = die in left
        if free:
            left.remove(die)
        text.append(f" {die} ", "bold black on white" if free else "dim strike")
        text.append(" ")
    if v.closing:
        text.append(f"  {words.say('crowns-board-last')}", "bold yellow")
    return text
