"""What happens at a table: events, announced to all or, in another form, to one seat alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import cache, lru_cache
from typing import Any, Final, Protocol, cast

from royaumes.core.compiled import mypyc_attr
from royaumes.core.frozen import Frozen, field_names
from royaumes.core.refusal import Facts

#: Above the modules of games that were opened as single files.
FILES: Final = "royaumes_files"
#: The seats as facts and picks name them; the catalogue makes them the players' names.
SEATS: Final = tuple(f"seat:{seat}" for seat in range(8))


def seat_names(seats: Iterable[int]) -> tuple[str, ...]:
    """Several seats as facts name them."""
    return tuple(SEATS[seat] for seat in seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Frozen):
    """A typed record of something that happened; its message puts it into words."""

    __slots__ = ()

    @property
    def message(self) -> str:
        """The id of its words: the game's key and the event's own name, as in "crowns-last-round"."""
        kind: type = type(self)
        return message_of(kind)

    @property
    def reveals(self) -> bool:
        """Whether somebody learns what could not have been worked out, unless the emitter says otherwise."""
        return False

    @property
    def facts(self) -> Facts:
        """The event's fields, as the catalogue wants them."""
        kind: type = type(self)
        return {name: getattr(self, name) for name in field_names(kind)}


@mypyc_attr(allow_interpreted_subclasses=True)
class News(Event):
    """An event that reveals something: what dice or a bag answered, or what was hidden until now."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        return True


class Moved(Event):
    """A move, as it is announced where its game says nothing of it."""

    seat: str
    move: str

    @property
    def message(self) -> str:
        return "table-moved"


class Came(News):
    """What chance answered, as it is announced where the game says nothing of it."""

    outcome: str

    @property
    def message(self) -> str:
        return "table-came"


@cache
def package_of(module: str) -> str:
    """The package that a module stands in; a module that holds a whole game stands for its package."""
    above = module.rpartition(".")[0]
    return module if above in ("", FILES) else above


def word_of(module: str) -> str:
    """What the messages of a game begin with, by one of its modules."""
    return package_of(module).rpartition(".")[2].lstrip("_")


@cache
def message_of(kind: type) -> str:
    """The message of a kind of event."""
    return f"{word_of(kind.__module__)}-{kebab(kind.__name__)}"


@cache
def kebab(name: str) -> str:
    """The name of a class as messages and boards write it: LastRound is "last-round"."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


#: Most announcements are for all alike; they share this, since a table keeps every one of them.
_NOBODY: Final[Mapping[int, Event]] = {}


class Announcement(Frozen):
    """An event as it is announced: `public` for all, `private` instead of it for the seats named there.

    `reveals` says that somebody learnt what they could not have worked out: no undo goes back
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


#: A kind of event and its facts: what a seat hears instead of the public event.
Private = tuple[Any, ...]


class Emit(Protocol):
    """Announces an event by its kind and its facts; the event is made only where somebody listens.

    `private` gives seats another event to hear, as `{seat: (Kind, *facts)}`; a public kind of None is
    silence for all others. `reveals` stands in the event's kind unless it is said here.
    """

    def __call__(
        self,
        kind: type[Event] | None,
        /,
        *facts: Any,
        private: Mapping[int, Private] | None = None,
        reveals: bool | None = None,
    ) -> None: ...


def _silent(
    kind: object,
    a: object = None,
    b: object = None,
    c: object = None,
    d: object = None,
    e: object = None,
    f: object = None,
    *more: object,
    private: object = None,
    reveals: object = None,
) -> None:
    """Ignore an event with any number of facts.

    Six facts have plain parameters: Python need not collect them in a tuple.
    """


#: Nobody listens.
silent = cast(Emit, _silent)


def announce_to(announced: list[Announcement]) -> Emit:
    """An emitter that adds every announcement to this list."""

    def emit(
        kind: type[Event] | None,
        /,
        *facts: Any,
        private: Mapping[int, Private] | None = None,
        reveals: bool | None = None,
    ) -> None:
        if not private:
            announced.append(_to_all(kind, facts, reveals))  # type: ignore[arg-type]  # a class can be hashed
            return
        public = None if kind is None else kind(*facts)
        hidden = {seat: one[0](*one[1:]) for seat, one in private.items()}
        if reveals is None:
            reveals = any(one.reveals for one in (public, *hidden.values()) if one is not None)
        announced.append(Announcement(public, hidden, reveals))

    return emit


@lru_cache(maxsize=1 << 12)
def _to_all(kind: type[Event] | None, facts: tuple[Any, ...], reveals: bool | None) -> Announcement:
    """An announcement for all alike; the same things happen at many tables, and are kept once."""
    public = None if kind is None else kind(*facts)
    if reveals is None:
        reveals = public is not None and public.reveals
    return Announcement(public, reveals=reveals)
