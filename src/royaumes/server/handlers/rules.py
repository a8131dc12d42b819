"""A game's rules digest as records of the protocol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from royaumes.core.digest import TABLE, About, Digest, Example, Row, Table
from royaumes.games import AnyGame, reference
from royaumes.server import protocol as p

Rows = Mapping[str, Sequence[Row]]


def rules_of(game: AnyGame) -> p.Rules:
    """A game's rules, and those of the table itself."""
    digest = game.digest
    sections = [*_sections(digest, reference(game.key)), *_sections(Digest.of(TABLE), {})]
    about = _about(digest.about) if digest.about else None
    return p.Rules(game.key, about, [_example(one) for one in digest.examples], sections)


def _sections(digest: Digest, rows: Rows) -> Iterator[p.SectionText]:
    for section in digest.sections:
        rules = [p.RuleText(one.id, one.mark, dict(one.text)) for one in digest.chapter(section.id)]
        tables = [_table(one, rows[one.key]) for one in digest.tables if one.section == section.id]
        yield p.SectionText(section.id, dict(section.title), rules, tables)


def _table(table: Table, rows: Sequence[Row]) -> p.TableText:
    columns = [dict(column) for column in table.columns]
    sent = [p.RowText(list(row.cells), row.mark) for row in rows]
    return p.TableText(dict(table.title), columns, sent, table.board)


def _about(about: About) -> p.AboutText:
    return p.AboutText(dict(about.aim), list(about.players), list(about.minutes), about.mark)


def _example(example: Example) -> p.ExampleText:
    steps = [p.StepText(dict(step.text), list(step.rules)) for step in example.steps]
    return p.ExampleText(dict(example.title), steps)
