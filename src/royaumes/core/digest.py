"""The digest of a game: its rules, numbered, in our own words, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr")
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
    def of(key: str) -> Digest:
        """The digest of a game, or of the table itself (key "table")."""
        package = "royaumes.core" if key == "table" else f"royaumes.games.{key}"
        text = files(package).joinpath("data/rules.toml").read_text("utf-8")
        return Digest.read(tomllib.loads(text))

    @staticmethod
    def read(raw: Mapping[str, Any]) -> Digest:
        """A digest from its data; ValueError names the entry that is wrong."""
        prefix = str(raw["prefix"])
        sections = tuple(Section(one["id"], _texts(one)) for one in raw["section"])
        known = {one.id for one in sections}
        rules: dict[str, Rule] = {}
        for one in raw["rule"]:
            ruling = one.get("ruling", [])
            rulings = tuple(ruling) if isinstance(ruling, list) else (ruling,)
            rule = Rule(one["id"], one["mark"], _texts(one), rulings)
            if rule.id in rules or rule.section not in known or rule.mark not in MARKS:
                raise ValueError(f"{rule.id}: twice, outside any section, or mark {rule.mark!r} unknown")
            rules[rule.id] = rule
        if not all(entry.startswith(f"{prefix}-") for entry in [*known, *rules]):
            raise ValueError(f"an entry does not begin with {prefix}-")
        return Digest(prefix, sections, rules)

    def chapter(self, section: str) -> list[Rule]:
        """The rules of one section."""
        return [rule for rule in self.rules.values() if rule.section == section]


def _texts(entry: Mapping[str, Any]) -> Mapping[str, str]:
    missing = [lang for lang in LANGUAGES if not entry.get(lang)]
    if missing:
        raise ValueError(f"{entry['id']}: no text in {', '.join(missing)}")
    return {lang: str(entry[lang]) for lang in LANGUAGES}
