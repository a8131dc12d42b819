"""Constructors that are written out for the compiler do what the standard library's do."""

from tools.constructors import written_out

MODULE = '''"""Records."""

from __future__ import annotations

from dataclasses import dataclass, field


class Frozen:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Card(Frozen):
    """Two fields, one with a default."""

    kind: int
    name: tuple[str, ...] = ("none",)

    def twice(self) -> int:
        return 2 * self.kind


@dataclass(frozen=True, slots=True)
class Line(Frozen):
    """Each has facts of its own."""

    facts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Base(Frozen):
    """Others inherit from it."""

    kind: int


@dataclass(frozen=True, slots=True)
class More(Base):
    """Its fields stand in two classes."""

    more: int


@dataclass(slots=True)
class Open(Frozen):
    """Anybody may change it."""

    kind: int


LAST = 1
'''


def test_only_plain_frozen_records_get_one_and_lines_stay_where_they_are():
    before, after = MODULE.splitlines(), written_out(MODULE).splitlines()
    changed = [number for number, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert changed == [before.index("        return 2 * self.kind") + 1]
    assert after[changed[0]] == (
        "    def __init__(self, kind: int, name: tuple[str, ...] = ('none',)) -> None: "
        "self.kind = kind; self.name = name  # type: ignore[misc]"
    )


def test_a_record_at_the_end_of_a_module():
    end = "@dataclass(frozen=True, slots=True)\nclass Card(Frozen):\n    kind: int\n"
    assert written_out(end).startswith(f"{end}    def __init__(self, kind: int) -> None: self.kind = kind")


def test_a_module_without_records_stays_as_it_is():
    assert written_out("A = 1\n") == "A = 1\n"
