"""What happened, split at birth into what all may hear and what one seat may."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import ClassVar

from royaumes.core.refusal import Facts


@dataclass(frozen=True, slots=True)
class Event:
    """A typed record of something that happened; its message id puts it into words."""

    message: ClassVar[str] = ""

    @property
    def facts(self) -> Facts:
        """The event's fields, as the catalogue wants them."""
        kind: type = type(self)
        return {name: getattr(self, name) for name in _names(kind)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))


#: Most tellings are for all alike; they share this, since a table keeps every telling.
_NOBODY: Mapping[int, Event] = {}


@dataclass(frozen=True, slots=True)
class Told:
    """One telling: `public` for all, `private` instead of it for the seats named there.

    `reveals` says that somebody learnt what he could not have worked out: no undo goes back
    across it without the consent of all.
    """

    public: Event | None
    private: Mapping[int, Event] = field(default_factory=lambda: _NOBODY)
    reveals: bool = False

    def to(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) hears."""
        if seat is not None and seat in self.private:
            return self.private[seat]
        return self.public


def tell(told: list[Told] | None, event: Event, *, reveals: bool = False) -> None:
    """Tell all, if anybody listens."""
    if told is not None:
        told.append(Told(event, reveals=reveals))


def seat_name(seat: int) -> str:
    """A seat as facts and picks name it; the catalogue makes it the player's name."""
    return f"seat:{seat}"
