"""The table of Le Royaume des 5 Couronnes: the spiral path, the turn as a flow chart, the princes."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from royaumes.games.royaume.box import BARE, CASTLE, COLOURS, DOWN, KINDS, MONSTER, MOST_POWER, ORDERS, Card
from royaumes.games.royaume.display import STEPS
from royaumes.games.royaume.outlook import CLEAR_PUSH, beliefs, pushes
from royaumes.games.royaume.state import View

if TYPE_CHECKING:
    from royaumes.messages import Words

#: What the small board needs to be legible.
COLUMNS = 78
_STYLES = ("red", "bright_blue", "green", "yellow", "bright_white")
_ROMAN = ("I", "II", "III", "IV", "V")
#: The lines of the flow chart by chapter of the turn, each with the steps at which it is marked.
_FLOW: dict[str, dict[str, tuple[str, ...]]] = {
    "A": {"free": ("free", "escape", "fight"), "duel": ("duel", "seize", "claim")},
    "B": {"roll": ("roll",), "witch": ("watch", "pay"), "march": ("march",), "double": ("double",)},
    "C": {"card": ("cover", "turn_up"), "dragon": ("dragon", "answer")},
}
_WIDTH, _HEIGHT = 6, 2
#: The cells in a row of the small board.
_ROW = 13
#: Wall signs by what meets at a corner: up 1, right 2, down 4, left 8.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def draw(v: View, words: Words) -> RenderableType:
    """The path with the turn beside it, what lies about, and the princes below."""
    top = Table.grid(padding=(0, 1))
    top.add_row(_path(v, words), _flow(v, words))
    return Group(top, _about(v, words), _princes(v, words), _legend(words))


def draw_small(v: View, words: Words) -> RenderableType:
    """The path in rows that are read like lines of a page, what lies about, and the princes."""
    return Group(_rows(v, words), _about(v, words), _princes(v, words))


def _legend(words: Words) -> Text:
    text = Text()
    for colour, key in enumerate(COLOURS):
        text.append_text(_tint(colour, words)).append(f" {words.thing(f'colour:{key}')}   ", "dim")
    return text.append("\n" + words.say("royaume-board-legend"), "dim")


def _letter(v: View, knight: int, words: Words) -> Text:
    """A knight's letter in its colour: a capital when it wears its crown."""
    letter = words.say(f"royaume-board-letter-{COLOURS[knight]}")
    crowned = v.crowned >> knight & 1
    return Text(letter.upper() if crowned else letter.lower(), f"bold {_STYLES[knight]}")


def _tint(colour: int, words: Words) -> Text:
    return Text(words.say(f"royaume-board-letter-{COLOURS[colour]}"), f"bold {_STYLES[colour]}")


def _sign(kind: Card, words: Words) -> Text:
    """A card in two signs: ! holds, + gives."""
    if kind == DOWN:
        return Text("░░", "dim")
    if kind == BARE:
        return Text("··", "dim")
    style = "bold red" if kind <= MONSTER else "bold green"
    return Text(words.say(f"royaume-board-sign-{KINDS[kind]}"), style)


def _path(v: View, words: Words) -> Text:
    spiral = Spiral(v.cells + 2)
    for cell in range(v.cells + 2):
        spiral.put(cell, 0, _head(v, cell, words))
        spiral.put(cell, 1, _who(v, cell, words))
        if v.knight in _here(v, cell) and v.dice:
            spiral.light(cell)
    return spiral.drawn()


def _rows(v: View, words: Words) -> Table:
    """The path row by row, the knights below their cells."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, v.cells + 2, _ROW):
        cells = range(start, min(start + _ROW, v.cells + 2))
        table.add_row(*(_head(v, cell, words) for cell in cells))
        table.add_row(*(_who(v, cell, words) for cell in cells))
    return table


def _here(v: View, cell: int) -> list[int]:
    """The knights on a cell; those in the circles are at rest."""
    return [k for k, place in enumerate(v.places) if place == cell and k not in v.circles[:4]]


def _head(v: View, cell: int, words: Words) -> Text:
    """A cell's number and the card that lies there."""
    if cell == CASTLE:
        return Text(words.say("royaume-board-castle"), "bold")
    if cell > v.cells:
        return Text(words.say("royaume-board-lair"), "bold magenta")
    return Text(f"{cell:>2} ", "dim").append_text(_sign(v.cards[cell], words))


def _who(v: View, cell: int, words: Words) -> Text:
    """The knights on a cell; in the lair also how many crowns the dragon still guards."""
    text = Text().join(_letter(v, knight, words) for knight in _here(v, cell))
    guarded = len(COLOURS) - v.crowned.bit_count()
    if cell > v.cells and guarded:
        text.append(f"{guarded}♛", "yellow")
    return text


def _flow(v: View, words: Words) -> Text:
    """The turn as a flow chart with the current place marked."""
    current, now = STEPS[v.phase.name]
    text = Text(words.say("royaume-board-turn", turn=v.turn), "bold").append("\n")
    for chapter, lines in _FLOW.items():
        head = words.say(f"royaume-board-phase-{chapter.lower()}")
        text.append(f"\n{head}\n", "bold reverse" if chapter == current else "bold")
        for line, steps in lines.items():
            here = now in steps
            text.append(" ▶ " if here else " │ ", "bold green" if here else "dim")
            text.append(words.say(f"royaume-board-step-{line}") + "\n", "bold green" if here else "")
    text.append(f" ▼ {words.say('royaume-board-step-next')}\n", "dim")
    if current == "end":
        text.append(f"\n▶ {words.say('royaume-board-phase-end')}", "bold reverse")
    return text


def _about(v: View, words: Words) -> Text:
    """Dice, circles, one's own order, bank and piles."""
    text = Text()
    if v.dice:
        text.append(f"{words.say('royaume-board-dice')} ", "bold")
        for die in v.dice:
            text.append(f" {die} ", "bold black on white").append(" ")
        if v.second >= 0:
            text.append("→ ").append_text(_letter(v, v.second, words)).append(f" {v.second_die}")
        text.append("  ")
    text.append(f"{words.say('royaume-board-circles')} ", "bold")
    for circle, roman in enumerate(_ROMAN):
        text.append(f"{roman} ", "dim")
        home = _tint(v.circles[circle], words) if circle < len(v.circles) else Text("–", "dim")
        text.append_text(home).append("  ")
    if v.my_order >= 0:
        text.append(f"{words.say('royaume-board-order')} ", "bold").append_text(_order(v, v.my_order, words))
    text.append(f"\n{words.say('royaume-board-bank')} ", "bold")
    for colour, left in enumerate(v.bank):
        text.append_text(_tint(colour, words)).append(f"{left} ")
    talon = v.fresh or sum(v.talon)
    text.append(f"  {words.say('royaume-board-talon', talon=talon, discards=sum(v.discards))}   ")
    text.append(f"{words.say('royaume-board-unseen')} ", "dim")
    for kind, count in zip(Card, v.unseen, strict=False):
        text.append_text(_sign(kind, words)).append(f"{count} ", "dim")
    return text


def _order(v: View, order: int, words: Words) -> Text:
    """The colours of an order, ticked where they came to their circle."""
    text = Text()
    for circle, colour in enumerate(ORDERS[order]):
        letter = _tint(colour, words)
        if circle < len(v.circles):
            letter.append("✓" if v.circles[circle] == colour else "✗", "dim")
        text.append_text(letter).append("" if v.orders else " ")
    return text


def _princes(v: View, words: Words) -> Table:
    """Power, treasures and pushes of each prince; at the end the orders and how far they showed."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column(words.say("royaume-board-power"))
    table.add_column(words.say("royaume-board-treasures"))
    table.add_column(words.say("royaume-board-pushed"), no_wrap=True)
    if v.orders:
        table.add_column(words.say("royaume-board-orders"), no_wrap=True)
    for seat, power in enumerate(v.power):
        name = Text(
            f"{'▶' if seat == v.to_move and not v.orders else ' '} {words.seat(seat)}",
            "bold" if seat == v.seat else "",
        )
        row = [name, Text("●" * power + "○" * (MOST_POWER - power), "cyan")]
        row.append(_counts(v.treasures[seat], words))
        row.append(_pushes(v.given[seat], words))
        if v.orders:
            row.append(_order(v, v.orders[seat], words))
            if seat != v.seat:
                percent = round(100 * beliefs(v, seat)[v.orders[seat]])
                row[-1].append(" " + words.say("royaume-board-guessed", percent=percent), "dim")
        table.add_row(*row)
    return table


def _counts(gems: tuple[int, ...], words: Words) -> Text:
    text = Text()
    for colour, count in enumerate(gems):
        if count:
            text.append_text(_tint(colour, words)).append(f"{count} ")
    return text if sum(gems) else Text("–", "dim")


def _pushes(given: tuple[int, ...], words: Words) -> Text:
    """Points given to each knight beyond an equal share: whom a prince pushes, whom they leave behind."""
    text = Text()
    for colour, beyond in enumerate(pushes(given)):
        style = "dim" if abs(beyond) < CLEAR_PUSH else ""
        text.append_text(_tint(colour, words)).append(f"{round(beyond):+d} ", style)
    return text


def wound(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Every place of a grid (column, row), from the top left corner inwards, clockwise."""
    left, top, right, bottom = 0, 0, columns - 1, rows - 1
    while left <= right and top <= bottom:
        yield from ((x, top) for x in range(left, right + 1))
        yield from ((right, y) for y in range(top + 1, bottom + 1))
        if top < bottom:
            yield from ((x, bottom) for x in range(right - 1, left - 1, -1))
        if left < right:
            yield from ((left, y) for y in range(bottom - 1, top, -1))
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1


class Spiral:
    """Cells 0, 1, 2, … from the edge to the centre; each holds two short lines."""

    def __init__(self, cells: int) -> None:
        self.rows = 5 if cells > 28 else 4
        self.columns = ceil(cells / self.rows)
        places = list(wound(self.columns, self.rows))[:cells]
        self._at = {place: cell for cell, place in enumerate(places)}
        self._lines: dict[tuple[int, int], Text] = {}
        self._lit: set[int] = set()

    def put(self, cell: int, line: int, text: Text) -> None:
        """What stands on a line (0 or 1) of a cell; what is too wide is cut."""
        text.truncate(_WIDTH, pad=True)
        self._lines[cell, line] = text

    def light(self, cell: int) -> None:
        """Draw this cell's ground bright."""
        self._lit.add(cell)

    def drawn(self) -> Text:
        """The whole spiral."""
        text = Text()
        for row in range(self.rows + 1):
            self._wall_row(text, row)
            for line in range(_HEIGHT if row < self.rows else 0):
                for column in range(self.columns + 1):
                    text.append("│" if self._wall_left(column, row) else " ", "dim")
                    if column < self.columns:
                        text.append_text(self._inside(column, row, line))
                text.append("\n")
        return text

    def _inside(self, column: int, row: int, line: int) -> Text:
        cell = self._at.get((column, row))
        if cell is None or (cell, line) not in self._lines:
            return Text(" " * _WIDTH)
        text = self._lines[cell, line]
        if cell in self._lit:
            text.stylize("on grey30")
        return text

    def _wall_row(self, text: Text, row: int) -> None:
        for column in range(self.columns + 1):
            arms = (
                self._wall_left(column, row - 1)
                + 2 * self._wall_top(column, row)
                + 4 * self._wall_left(column, row)
                + 8 * self._wall_top(column - 1, row)
            )
            text.append(_CORNERS[arms], "dim")
            if column < self.columns:
                text.append(("─" if self._wall_top(column, row) else " ") * _WIDTH, "dim")
        text.append("\n")

    def _wall_left(self, column: int, row: int) -> bool:
        return 0 <= row < self.rows and self._apart((column - 1, row), (column, row))

    def _wall_top(self, column: int, row: int) -> bool:
        return 0 <= column < self.columns and self._apart((column, row - 1), (column, row))

    def _apart(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether a wall stands between two places: the path does not lead from one to the other."""
        a, b = self._at.get(one), self._at.get(other)
        if a is None and b is None:
            return False
        return a is None or b is None or abs(a - b) != 1
