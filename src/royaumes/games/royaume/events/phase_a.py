"""Phase A: escapes, fights, duels."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Compelled(Event):
    """Every knight is held: this prince must make an attempt."""

    message = "royaume-compelled"
    seat: str


@dataclass(frozen=True, slots=True)
class Tried(Event):
    """A prince tries to free a knight."""

    message = "royaume-tried"
    seat: str
    knight: str
    card: str


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """A trap or monster is gone and the knights on its cell are free."""

    message = "royaume-cleared"
    card: str
    cell: str
    knights: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GainedPower(Event):
    """A prince's power grew."""

    message = "royaume-gained-power"
    seat: str
    power: int


@dataclass(frozen=True, slots=True)
class PaidPower(Event):
    """A failed attempt cost power."""

    message = "royaume-paid-power"
    seat: str
    power: int


@dataclass(frozen=True, slots=True)
class Escape(Event):
    """How a roll against a trap went."""

    seat: str
    knight: str
    die: int
    power: int


class Escaped(Escape):
    """The roll was enough against a trap."""

    __slots__ = ()
    message = "royaume-escaped"


class Stuck(Escape):
    """The roll was not enough against a trap."""

    __slots__ = ()
    message = "royaume-stuck"


@dataclass(frozen=True, slots=True)
class Fight(Event):
    """How the rolls against a monster went."""

    seat: str
    knight: str
    monster: int
    die: int
    power: int


class Slew(Fight):
    """A monster was beaten."""

    __slots__ = ()
    message = "royaume-slew"


class Repelled(Fight):
    """A monster won."""

    __slots__ = ()
    message = "royaume-repelled"


class FoughtEven(Fight):
    """A fight with a monster stands even and goes on."""

    __slots__ = ()
    message = "royaume-fought-even"


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A prince challenges a rival."""

    message = "royaume-challenged"
    seat: str
    rival: str


@dataclass(frozen=True, slots=True)
class Duel(Event):
    """How the rolls of two princes went."""

    seat: str
    rival: str
    die: int
    power: int
    rival_die: int
    rival_power: int


class DuelWon(Duel):
    """The challenger won."""

    __slots__ = ()
    message = "royaume-duel-won"


class DuelLost(Duel):
    """The challenger lost."""

    __slots__ = ()
    message = "royaume-duel-lost"


class DuelEven(Duel):
    """A duel stands even and goes on."""

    __slots__ = ()
    message = "royaume-duel-even"


@dataclass(frozen=True, slots=True)
class Seized(Event):
    """A victorious challenger takes a rival's treasures of one colour."""

    message = "royaume-seized"
    seat: str
    rival: str
    treasure: str
    count: int


@dataclass(frozen=True, slots=True)
class CededPower(Event):
    """A beaten challenger's power goes to his rival."""

    message = "royaume-ceded-power"
    seat: str
    rival: str
    power: int


@dataclass(frozen=True, slots=True)
class WastedPower(Event):
    """A beaten challenger's power goes to the bank: the rival has all he may have."""

    message = "royaume-wasted-power"
    seat: str
    rival: str
    power: int


@dataclass(frozen=True, slots=True)
class Forfeited(Event):
    """A beaten challenger's treasure goes to his rival."""

    message = "royaume-forfeited"
    seat: str
    rival: str
    treasure: str


@dataclass(frozen=True, slots=True)
class PhaseAOver(Event):
    """A prince leaves phase A to roll."""

    message = "royaume-phase-a-over"
    seat: str
