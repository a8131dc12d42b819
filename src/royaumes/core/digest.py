"""The digest of a game: its rules, numbered, in our own words, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from royaumes.core.tables import load

LANGUAGES = ("en", "fr")
#: The package whose digest has the rules of every table.
TABLE = "royaumes.core"
MARKS = ("T", "F", "D", "R")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, how sure we are of it (T, F, D, R), and its text by language."""

    id: str
    mark: str
    text: Mapping[str, str]
    rulings: tuple[int, ...] = ()

    @property
    def section(self) -> str:
        """The id of the section it stands in."""
        return self.id.rpartition(".")[0]


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the digest."""

    id: str
    title: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Digest:
    """All sections and rules of one game, in order."""

    prefix: str
    sections: tuple[Section, ...]
    rules: Mapping[str, Rule]

    @staticmethod
    @cache
    def of(package: str) -> Digest:
        """The digest in a package's data: a game's, or that of the table itself (`TABLE`)."""
        return Digest.parse(load(package, "rules"))

    @staticmethod
    def parse(raw: Mapping[str, Any]) -> Digest:
        """A digest from its data; ValueError names the entry that is wrong."""
        prefix = str(raw.get("prefix", ""))
        if not prefix:
            raise ValueError("a digest has a prefix")
        sections = tuple(Section(_id(one, prefix), _texts(one)) for one in raw.get("section", ()))
        rules = [_rule(one, prefix) for one in raw.get("rule", ())]
        ids = [section.id for section in sections] + [rule.id for rule in rules]
        for one in ids:
            if ids.count(one) > 1:
                raise ValueError(f"{one}: stands there twice")
        known = {section.id for section in sections}
        for rule in rules:
            if rule.section not in known:
                raise ValueError(f"{rule.id}: outside any section")
        return Digest(prefix, sections, {rule.id: rule for rule in rules})

    def chapter(self, section: str) -> list[Rule]:
        """The rules of one section."""
        return [rule for rule in self.rules.values() if rule.section == section]


def _id(entry: Mapping[str, Any], prefix: str) -> str:
    name = str(entry.get("id", ""))
    if not name.startswith(f"{prefix}-"):
        raise ValueError(f"{name or entry}: an id begins with {prefix}-")
    return name


def _rule(entry: Mapping[str, Any], prefix: str) -> Rule:
    name, mark, ruling = _id(entry, prefix), entry.get("mark"), entry.get("ruling", [])
    if mark not in MARKS:
        raise ValueError(f"{name}: its mark is {mark!r}, not one of {', '.join(MARKS)}")
    rulings = tuple(ruling) if isinstance(ruling, list) else (ruling,)
    if not all(type(number) is int for number in rulings):
        raise ValueError(f"{name}: a ruling is a number")
    return Rule(name, mark, _texts(entry), rulings)


def _texts(entry: Mapping[str, Any]) -> Mapping[str, str]:
    missing = [lang for lang in LANGUAGES if not entry.get(lang)]
    if missing:
        raise ValueError(f"{entry['id']}: no text in {', '.join(missing)}")
    return {lang: str(entry[lang]) for lang in LANGUAGES}
