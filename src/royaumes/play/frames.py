"""Frames: an answer played event by event, with what everybody's board shows after each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from royaumes.core import Event, Game, State, View, to_json
from royaumes.core.difference import Difference, difference
from royaumes.core.events import Announcement, Private, announce_to

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

#: A seat, or None for a spectator.
Viewer = int | None


@dataclass(frozen=True, slots=True)
class Frame:
    """An announcement, and each viewer's display once it is made, as JSON.

    The last frame of an answer shows what the answer leads to, the next question included. An answer that
    announces nothing is one frame without an announcement.
    """

    announced: Announcement | None
    displays: Mapping[Viewer, Any]


@dataclass(frozen=True, slots=True)
class Seen:
    """A frame as one viewer gets it: the event, and how the display changes from the frame before."""

    event: Event | None
    change: Difference


def play(
    game: Game[S, V], s: S, seat: int | None, move: Any, viewers: Iterable[Viewer]
) -> tuple[S, list[Frame]]:
    """The state after an answer, unchecked, and its frames; the state given stays as it is."""
    after, seats = s.fork(), tuple(viewers)
    announced: list[Announcement] = []
    shown: list[Mapping[Viewer, Any]] = []
    announce = announce_to(announced)

    def emit(
        kind: type[Event] | None,
        /,
        *facts: Any,
        private: Mapping[int, Private] | None = None,
        reveals: bool | None = None,
    ) -> None:
        announce(kind, *facts, private=private, reveals=reveals)
        shown.append(displays(game, after, seats))

    game.advance(after, seat, move, emit)
    last = displays(game, after, seats)
    if not announced:
        return after, [Frame(None, last)]
    return after, [Frame(one, found) for one, found in zip(announced, [*shown[:-1], last], strict=True)]


def displays(game: Game[S, V], s: S, viewers: Iterable[Viewer]) -> dict[Viewer, Any]:
    """What the board shows each viewer now, as JSON."""
    return {viewer: to_json(game.display(game.view(s, viewer))) for viewer in viewers}


def seen(frames: Iterable[Frame], viewer: Viewer, before: Any) -> list[Seen]:
    """The frames as a viewer gets them, from the display `before` on.

    What changes with an event that this viewer does not hear comes with the next one, or at the end alone.
    """
    found: list[Seen] = []
    shown = now = before
    for frame in frames:
        now = frame.displays[viewer]
        event = None if frame.announced is None else frame.announced.to(viewer)
        if event is not None:
            found.append(Seen(event, difference(shown, now)))
            shown = now
    rest = difference(shown, now)
    return [*found, Seen(None, rest)] if rest else found
