"""The digest of a game: its rules, numbered, in our own words, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from royaumes.core.events import word_of
from royaumes.core.frozen import Frozen
from royaumes.core.tables import holds, load

LANGUAGES: Final = ("en", "fr")
#: The package whose digest has the rules of every table.
TABLE: Final = "royaumes.core"
#: Stated in the rulebook, found elsewhere, deduced, reconstructed, or a house rule of ours.
MARKS: Final = ("T", "F", "D", "R", "H")
Texts = Mapping[str, str]


class Rule(Frozen):
    """One rule: its id, what it rests on (one of MARKS), and its text by language."""

    id: str
    mark: str
    text: Texts
    rulings: tuple[int, ...] = ()

    @property
    def section(self) -> str:
        """The id of the section it stands in."""
        return self.id.rpartition(".")[0]


class Section(Frozen):
    """A chapter of the digest."""

    id: str
    title: Texts


class About(Frozen):
    """What a player wants to know first; `mark` says what the minutes rest on."""

    aim: Texts
    players: tuple[int, int]
    minutes: tuple[int, int]
    mark: str


class Step(Frozen):
    """One step of an example, and the rules that it shows at work."""

    text: Texts
    rules: tuple[str, ...]


class Example(Frozen):
    """A mechanism of the game, worked through step by step."""

    title: Texts
    steps: tuple[Step, ...]


class Table(Frozen):
    """The head of a table that closes a section; its rows are `Game.reference()[key]`.

    A table that is a `board` is drawn as one: its first column names the rows.
    """

    key: str
    section: str
    title: Texts
    columns: tuple[Texts, ...]
    board: bool


class Row(NamedTuple):
    """One row of a table: figures, plain texts or names of things ("colour:red"), and its mark."""

    cells: tuple[int | str, ...]
    mark: str = "T"


class Digest(Frozen):
    """All sections and rules of one game, in order, and what helps to read them."""

    prefix: str
    sections: tuple[Section, ...]
    rules: Mapping[str, Rule]
    about: About | None = None
    examples: tuple[Example, ...] = ()
    tables: tuple[Table, ...] = ()

    @staticmethod
    @cache
    def of(package: str) -> Digest:
        """The digest in a package's data: a game's, or that of the table itself (`TABLE`).

        One without rules where the package has none.
        """
        if not holds(package, "rules"):
            return Digest(word_of(package).upper(), (), {})
        return Digest.parse(load(package, "rules"))

    @staticmethod
    def parse(raw: Mapping[str, Any]) -> Digest:
        """A digest from its data; ValueError names the entry that is wrong."""
        prefix = str(raw.get("prefix", ""))
        if not prefix:
            raise ValueError("a digest has a prefix")
        sections = tuple(
            Section(name := _id(one, prefix), _texts(one, name)) for one in raw.get("section", ())
        )
        rules = [_rule(one, prefix) for one in raw.get("rule", ())]
        digest = Digest(
            prefix,
            sections,
            {rule.id: rule for rule in rules},
            _about(raw["about"]) if "about" in raw else None,
            tuple(_example(one) for one in raw.get("example", ())),
            tuple(_table(one) for one in raw.get("table", ())),
        )
        ids = [section.id for section in sections] + [rule.id for rule in rules]
        _check(digest, [*ids, *(table.key for table in digest.tables)])
        return digest

    def chapter(self, section: str) -> list[Rule]:
        """The rules of one section."""
        return [rule for rule in self.rules.values() if rule.section == section]

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Everything that a reader reads, with the name of its entry."""
        yield from ((section.id, section.title) for section in self.sections)
        yield from ((rule.id, rule.text) for rule in self.rules.values())
        if self.about:
            yield "about", self.about.aim
        for example in self.examples:
            yield "example", example.title
            yield from (("example", step.text) for step in example.steps)
        for table in self.tables:
            yield from ((f"table {table.key}", text) for text in (table.title, *table.columns))


def _check(digest: Digest, names: list[str]) -> None:
    for one in names:
        if names.count(one) > 1:
            raise ValueError(f"{one}: stands there twice")
    known = {section.id for section in digest.sections}
    for rule in digest.rules.values():
        if rule.section not in known:
            raise ValueError(f"{rule.id}: outside any section")
    for table in digest.tables:
        if table.section not in known:
            raise ValueError(f"table {table.key}: outside any section")
    for example in digest.examples:
        for name in (name for step in example.steps for name in step.rules):
            if name not in digest.rules:
                raise ValueError(f"example: there is no rule {name}")


def _id(entry: Mapping[str, Any], prefix: str) -> str:
    name = str(entry.get("id", ""))
    if not name.startswith(f"{prefix}-"):
        raise ValueError(f"{name or entry}: an id begins with {prefix}-")
    return name


def _rule(entry: Mapping[str, Any], prefix: str) -> Rule:
    name, ruling = _id(entry, prefix), entry.get("ruling", [])
    rulings = tuple(ruling) if isinstance(ruling, list) else (ruling,)
    if not all(type(number) is int for number in rulings):
        raise ValueError(f"{name}: a ruling is a number")
    return Rule(name, _mark(entry, name), _texts(entry, name), rulings)


def _about(entry: Mapping[str, Any]) -> About:
    players, minutes = _pair(entry, "players"), _pair(entry, "minutes")
    return About(_texts(entry, "about"), players, minutes, _mark(entry, "about"))


def _pair(entry: Mapping[str, Any], name: str) -> tuple[int, int]:
    match entry.get(name):
        case [int(least), int(most)] if least <= most:
            return least, most
    raise ValueError(f"about: {name} is the least and the most")


def _example(entry: Mapping[str, Any]) -> Example:
    steps = tuple(
        Step(_texts(step, "example"), tuple(step.get("rules", ()))) for step in entry.get("step", ())
    )
    if not steps:
        raise ValueError("example: it has no steps")
    return Example(_texts(entry, "example"), steps)


def _table(entry: Mapping[str, Any]) -> Table:
    name = f"table {entry.get('key', '')}"
    columns = tuple(_texts(column, name) for column in entry.get("columns", ()))
    if "key" not in entry or not columns:
        raise ValueError(f"{name}: a table has a key and columns")
    section, board = str(entry.get("section", "")), bool(entry.get("board", False))
    return Table(entry["key"], section, _texts(entry, name), columns, board)


def _mark(entry: Mapping[str, Any], name: str) -> str:
    mark = entry.get("mark")
    if mark not in MARKS:
        raise ValueError(f"{name}: its mark is {mark!r}, not one of {', '.join(MARKS)}")
    return str(mark)


def _texts(entry: Mapping[str, Any], name: str) -> Texts:
    missing = [lang for lang in LANGUAGES if not entry.get(lang)]
    if missing:
        raise ValueError(f"{name}: no text in {', '.join(missing)}")
    return {lang: str(entry[lang]) for lang in LANGUAGES}
