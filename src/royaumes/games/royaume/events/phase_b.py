"""Phase B: dice, witch, wizard, marching orders."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The two dice for the marches."""

    message = "royaume-rolled"
    seat: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Watched(Event):
    """A rival has made up his mind about the witch; nobody else knows how."""

    message = "royaume-watched"
    seat: str


@dataclass(frozen=True, slots=True)
class Called(Event):
    """Rivals have called the witch."""

    message = "royaume-called"
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unseen(Event):
    """Nobody called the witch."""

    message = "royaume-unseen"
    seat: str


@dataclass(frozen=True, slots=True)
class WitchCame(Event):
    """A total of seven: the witch wants a treasure."""

    message = "royaume-witch"
    seat: str


@dataclass(frozen=True, slots=True)
class WitchPaid(Event):
    """A treasure went to the witch."""

    message = "royaume-witch-paid"
    seat: str
    treasure: str


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """Two knights got their dice."""

    message = "royaume-committed"
    seat: str
    knight: str
    die: int
    other: str
    other_die: int


@dataclass(frozen=True, slots=True)
class Conjured(Event):
    """The double wizard takes a knight forward."""

    message = "royaume-conjured"
    seat: str
    knight: str
    points: int


@dataclass(frozen=True, slots=True)
class ConjuredBack(Event):
    """The double wizard takes a knight back."""

    message = "royaume-conjured-back"
    seat: str
    knight: str
    points: int
