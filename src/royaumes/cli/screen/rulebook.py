"""Rendering the rules of a game: aim, example, chapters, tables, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid

from royaumes.cli.screen.line_breaks import Unbroken
from royaumes.core.digest import MARKS, Digest, Example, Row, Rule, Section, Table
from royaumes.messages import Words
from royaumes.messages.digest import at_a_glance, cells, marked

Rows = Mapping[str, Sequence[Row]]


class Rulebook:
    """A digest and the rows of its tables, shown on a console in one language."""

    def __init__(self, console: Console, words: Words, digest: Digest, rows: Rows) -> None:
        self.console = console
        self.words = words
        self.digest = digest
        self.rows = rows

    def whole(self) -> None:
        """Everything: the aim, for whom and how long, an example, all chapters, the marks."""
        about = self.digest.about
        if not self.digest.rules:
            self._indented(self.words.say("table-game-no-rules"))
            return
        if about is not None:
            self._heading(self.words.say("table-rules-aim"))
            self._indented(about.aim[self.words.lang])
            self._indented(at_a_glance(about, self.words))
        for example in self.digest.examples:
            self._example(example)
        for section in self.digest.sections:
            self.console.print()
            self._section(section)
        self.console.print()
        self._legend({about.mark if about else "", *self._marks(*self.digest.sections)})

    def chapter(self, section: str) -> None:
        """One chapter and what its marks mean; nothing where there is no such chapter."""
        for one in self.digest.sections:
            if one.id == section:
                self._section(one)
                self._legend(self._marks(one))

    def _section(self, section: Section) -> None:
        self._heading(f"{section.id}  {section.title[self.words.lang]}")
        for rule in self.digest.chapter(section.id):
            self.console.print(rule_line(rule, self.words))
        for table in self._tables(section):
            self.console.print(self._table(table))

    def _example(self, example: Example) -> None:
        self.console.print()
        self._heading(self.words.say("table-rules-example", text=example.title[self.words.lang]))
        for number, step in enumerate(example.steps, 1):
            text = Unbroken.assemble((f"{number}  ", "bold"), step.text[self.words.lang])
            text.append(f" ({', '.join(step.rules)})" if step.rules else "", "dim")
            self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

    def _table(self, table: Table) -> RenderableType:
        """A table; where its rows have several marks, their letters stand in a last column."""
        lang, rows = self.words.lang, self.rows[table.key]
        marks = {row.mark for row in rows}
        drawn = Grid(box=box.SQUARE if table.board else box.SIMPLE_HEAD, show_lines=table.board)
        for column in table.columns:
            drawn.add_column(Unbroken(column[lang]), justify="center" if table.board else "left")
        for row in rows:
            mark = [row.mark] if len(marks) > 1 and not table.board else []
            drawn.add_row(*(Unbroken(cell) for cell in (*cells(row, self.words), *mark)))
        title = table.title[lang] if len(marks) > 1 else marked(table.title[lang], marks.pop(), self.words)
        return Padding(Group(Unbroken(title, "italic"), drawn), (1, 0, 0, 2), expand=False)

    def _tables(self, section: Section) -> list[Table]:
        return [table for table in self.digest.tables if table.section == section.id]

    def _marks(self, *sections: Section) -> set[str]:
        """The marks of all rules and rows in these sections."""
        rules = {rule.mark for section in sections for rule in self.digest.chapter(section.id)}
        tables = (table for section in sections for table in self._tables(section))
        return rules | {row.mark for table in tables for row in self.rows[table.key]}

    def _legend(self, marks: set[str]) -> None:
        """What these marks mean; rules from the rulebook are shown without one."""
        there = [mark for mark in MARKS if mark in marks and mark != "T"]
        if there:
            self._heading(self.words.say("table-rules-marks"))
        for mark in there:
            label, means = (self.words.say(name, mark=mark) for name in ("table-mark", "table-mark-means"))
            self._indented(f"{mark} ({label}) {means}")

    def _heading(self, text: str) -> None:
        self.console.print(Unbroken(text, "bold underline"))

    def _indented(self, text: str) -> None:
        self.console.print(Padding(Unbroken(text), (0, 0, 0, 2), expand=False))


def rule_line(rule: Rule, words: Words) -> RenderableType:
    """One rule with its id and, unless it is in the rulebook, its mark."""
    text = Unbroken.assemble((f"{rule.id}  ", "bold"), rule.text[words.lang])
    if rule.mark != "T":
        text.append(f" ({words.say('table-mark', mark=rule.mark)})", "dim")
    return Padding(text, (0, 0, 0, 2), expand=False)
