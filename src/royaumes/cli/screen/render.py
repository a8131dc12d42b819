"""Rendering to the terminal: boards, events, questions, options, rules, score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Ruler
from rich.table import Table
from rich.text import Text

from royaumes.cli.screen.boards import board
from royaumes.cli.screen.console import new_console
from royaumes.cli.screen.line_breaks import Unbroken
from royaumes.cli.screen.menu import Group, Menu
from royaumes.cli.screen.numbers import signed
from royaumes.cli.screen.rulebook import Rulebook, rule_line
from royaumes.core import Event, Move, Over, Refusal, View
from royaumes.core.digest import TABLE, Digest, Rule
from royaumes.games import AnyGame, package, reference
from royaumes.messages import Words

_FEW = 4
#: What stands left of and between two columns of options.
_GAPS = 8
#: The lines that a question, its options and the prompt usually take.
_BELOW_BOARD = 8


class Screen:
    """A console that speaks one table's words."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or new_console()

    @property
    def is_terminal(self) -> bool:
        """Whether a person looks at it."""
        return self.console.is_terminal

    def say(self, message: str, style: str = "", **facts: Any) -> None:
        """A message on a line of its own."""
        self.line(self.words.say(message, **facts), style)

    def line(self, text: str, style: str = "") -> None:
        """A plain text on a line of its own."""
        self.console.print(Unbroken(text, style))

    def exactly(self, message: str, style: str = "", **facts: Any) -> None:
        """A message whose lines are left whole: there is something in it to copy."""
        self.console.print(Text(self.words.say(message, **facts), style), soft_wrap=True)

    def title(self, text: str) -> None:
        """A ruled heading."""
        self.console.print()
        self.console.print(Ruler(Text(text, "bold")))

    def clear(self) -> None:
        """Take everything off the screen, what has scrolled away included."""
        if self.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print()

    @property
    def width(self) -> int:
        """The columns of the screen."""
        return self.console.width

    @property
    def height(self) -> int:
        """The lines of the screen."""
        return self.console.height

    def board(self, game: AnyGame, view: View, *, whole: bool = False, below: int = 0) -> int:
        """Show the board, whole or small where the lines below it need the room; how many lines it takes."""
        own = board(game.key)
        if self.console.width < own.columns:
            self.say("cli-board-needs", "yellow", columns=own.columns, width=self.console.width)
        drawn = own.draw(view, self.words)
        fits = whole or not self.is_terminal or self._lines(drawn) + max(below, _BELOW_BOARD) <= self.height
        shown = drawn if fits else own.draw_small(view, self.words)
        self.console.print(shown)
        return self._lines(shown)

    def _lines(self, *drawn: RenderableType) -> int:
        """How many lines this takes."""
        options = self.console.options.update(height=None)
        return sum(len(self.console.render_lines(one, options, pad=False)) for one in drawn)

    def happened(self, events: Iterable[Event]) -> None:
        """What happened."""
        self.indented(self.words.event(event) for event in events)

    def indented(self, lines: Iterable[str]) -> None:
        """Lines that belong to the one above them."""
        for line in lines:
            self.console.print(Padding(Unbroken(line), (0, 0, 0, 2), expand=False))

    def menu(self, menu: Menu, then: Mapping[Move, Iterable[Event]]) -> None:
        """Numbered items, in columns where they are many and short; 0 leads back where there is a way.

        A move is followed by what it is sure to come to.
        """
        for part in self._menu(menu, then):
            self.console.print(part)
        if any(isinstance(item, Group) for item in menu.items):
            self.say("cli-narrow", "dim")

    def menu_height(self, menu: Menu, then: Mapping[Move, Iterable[Event]]) -> int:
        """How many lines a menu takes."""
        return self._lines(*self._menu(menu, then)) + any(isinstance(item, Group) for item in menu.items)

    def _menu(self, menu: Menu, then: Mapping[Move, Iterable[Event]]) -> list[RenderableType]:
        wide = len(str(len(menu.items)))
        labels = [self._item(f"{number:>{wide}}", item, then) for number, item in enumerate(menu.items, 1)]
        short = len(labels) > _FEW and max(map(len, labels)) * 2 + _GAPS <= self.console.width
        shown: list[RenderableType] = (
            [Columns(labels, padding=(0, 3), column_first=True)] if short else [*labels]
        )
        if menu.back is not None:
            shown.append(self._numbered(f"{0:>{wide}}", self.words.say("cli-back")))
        return [Padding(part, (0, 0, 0, 2), expand=False) for part in shown]

    def _item(self, number: str, item: Move | Group, then: Mapping[Move, Iterable[Event]]) -> Text:
        if isinstance(item, Group):
            thing = self.words.thing(item.pick)
            return self._numbered(number, self.words.say("cli-group", thing=thing, moves=len(item.moves)))
        label = self._numbered(number, self.words.move(item))
        if come_to := self.words.then(then.get(item, ())):
            label.append(f" → {come_to}", "dim")
        return label

    def _numbered(self, number: str, label: str) -> Text:
        return Text.assemble((number, "bold cyan"), "  ", label)

    def listing(self, message: str) -> None:
        """A message of a heading and lines with two columns, which stay columns where a line is too long."""
        heading, *lines = self.words.say(message).splitlines()
        self.line(heading)
        columns = Table.grid(padding=(0, 2, 0, 0))
        columns.add_column(no_wrap=True)
        for line in lines:
            name, _, meaning = line.strip().partition("  ")
            if meaning:
                columns.add_row(Text(name), Unbroken(meaning.strip()))
            else:
                self.indented([name])
        self.console.print(Padding(columns, (0, 0, 0, 2), expand=False))

    def refused(self, refusal: Refusal) -> None:
        """Why not, by which rule, and what that rule says."""
        self.line(self.words.why(refusal), "yellow")
        rule = find_rule(self.words.game, refusal.rule)
        if rule:
            self.rule(rule)

    def rule(self, rule: Rule) -> None:
        """One rule with its id and what it rests on."""
        self.console.print(rule_line(rule, self.words))

    def rulebook(self, game: AnyGame) -> Rulebook:
        """The rules of a game, to be shown here."""
        return Rulebook(self.console, self.words, game.digest, reference(game.key))

    def result(self, over: Over, seats: int) -> None:
        """Why the game is over, the score sheet line by line, and the ranking."""
        why = self.words.say(over.why)
        self.line(f"{why} ({over.rule})" if over.rule else why)
        sheet = Table(box=box.SIMPLE_HEAD, title=self.words.say("cli-sheet"), title_justify="left")
        sheet.add_column(self.words.say("cli-sheet-what"))
        sheet.add_column(self.words.say("cli-sheet-rule"), style="dim")
        sheet.add_column(self.words.say("cli-sheet-points"), justify="right")
        for seat in range(seats):
            sheet.add_row(Text(self.words.seat(seat), "bold"))
            for line in over.sheet:
                if line.seat == seat:
                    sheet.add_row(
                        Text("  " + self.words.say(line.what, **line.facts)), line.rule, signed(line.points)
                    )
            total = Text(signed(over.scores[seat]), "bold")
            sheet.add_row(Text("  " + self.words.say("cli-sheet-total"), "bold"), "", total, end_section=True)
        self.console.print(sheet)
        if seats > 1:
            self._ranking(over)

    def _ranking(self, over: Over) -> None:
        place = 1
        for group in over.ranking:
            seats = tuple(f"seat:{seat}" for seat in group)
            style = "bold green" if place == 1 else ""
            points = over.scores[group[0]]
            self.say("cli-place", style, place=place, seats=seats, points=points, text=signed(points))
            place += len(group)


def find_rule(key: str, rule: str) -> Rule | None:
    """A rule of a game or of the table by its id."""
    for digest in (Digest.of(TABLE), Digest.of(package(key))) if key else (Digest.of(TABLE),):
        if rule.upper() in digest.rules:
            return digest.rules[rule.upper()]
    return None
