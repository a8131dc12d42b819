"""See before you commit: what a move surely brings, and the exact odds of what chance decides next.

A move is tried on worlds imagined from the seat's own view, never on the real state, so a preview can
tell a seat nothing that its view does not. Totals that the page must not tell are guessed (`Game.guesses`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Generic, TypeVar

from royaumes.core import Chance, Event, Facts, Game, IllegalMove, Move, State, Stream, View, to_json
from royaumes.core.events import Announcement, announce_to
from royaumes.play.odds import Case, Odds, common, odds

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

#: Worlds that a move is tried on: a few, or many where something is revealed: only there they can differ.
_FEW, _MANY = 4, 24
#: Outcomes that are all carried out in one world, and those that are tried again in each of the others.
_MOST_OUTCOMES, _MOST_TRIED = 1500, 16


@dataclass(frozen=True, slots=True)
class Preview:
    """What a seat would hear of a move for sure, the odds where chance is asked next, the board between.

    There are no odds where they hang on what the seat can't see, and no display where the board does.
    """

    sure: tuple[Event, ...]
    odds: tuple[Odds, ...]
    display: Any | None


@dataclass(frozen=True, slots=True)
class _World(Generic[S]):
    """An imagined world after the move, and what the seat heard of it."""

    state: S
    events: tuple[Event, ...]
    #: How many of the events came before anything was revealed; None where nothing was.
    revealed: int | None


def preview(game: Game[S, V], view: V, seat: int, move: Move) -> Preview:
    """What this move would bring by all that a seat with this view knows; `IllegalMove` where it is refused.

    The same view gives the same preview: the worlds are imagined with a stream made from it.
    """
    worlds = _worlds(game, view, seat, move)
    sure = _alike([world.events for world in worlds])
    cases = _cases(game, worlds, seat)
    if cases:
        sure += common([events for _, events in cases])
    views = [game.view(world.state, seat) for world in worlds]
    shown = game.display(views[0])
    alike = all(other == views[0] or game.display(other) == shown for other in views)
    return Preview(sure, odds(cases), shown if alike else None)


def consequences(
    game: Game[S, V], view: V, seat: int, moves: Iterable[Move]
) -> dict[Move, tuple[Event, ...]]:
    """What each of these options would bring before anything new comes to light."""
    stream = stream_of(game, view)
    guesses = game.guesses(view, stream)
    wanted = max(len(guesses), _FEW if game.hidden else 1)
    worlds = [game.imagine(guesses[number % len(guesses)], stream) for number in range(wanted)]
    found: dict[Move, tuple[Event, ...]] = {}
    for move in moves:
        tried = [_after(game, world.fork(), seat, seat, move) for world in worlds]
        found[move] = _alike([world.events[: world.revealed] for world in tried])
    return found


#: A message id and its facts, for the catalogue to put into words.
Sentence = tuple[str, Facts]


def sentences(seen: Preview) -> Iterator[Sentence]:
    """The preview line by line: what is sure, then each chance followed by what it brings."""
    yield from ((event.message, event.facts) for event in seen.sure)
    for one in seen.odds:
        ways, of = one.chance.as_integer_ratio()
        percent = min(max(round(100 * one.chance), 1), 99)
        message = (
            "table-odds-example" if one.example else "table-odds" if one.events else "table-odds-nothing"
        )
        yield message, {"percent": percent, "ways": ways, "of": of}
        yield from ((event.message, event.facts) for event in one.events)


def stream_of(game: Game[S, V], view: V) -> Stream:
    """Chance that is the same for the same view."""
    return Stream(json.dumps(to_json(game.display(view)), sort_keys=True))


def _worlds(game: Game[S, V], view: V, seat: int, move: Move) -> list[_World[S]]:
    """The move carried out in a few worlds, or in many where these could differ."""
    stream = stream_of(game, view)
    guesses = game.guesses(view, stream)
    worlds: list[_World[S]] = []
    wanted = len(guesses)
    while len(worlds) < wanted:
        state = game.imagine(guesses[len(worlds) % len(guesses)], stream)
        if not worlds and (refused := game.refusal(state, seat, move)):
            raise IllegalMove(refused)
        worlds.append(_after(game, state, seat, seat, move))
        if game.hidden:
            parting = worlds[-1].revealed is not None or isinstance(game.pending(state), Chance)
            wanted = max(wanted, _MANY if parting else _FEW)
    return worlds


def _alike(lists: Sequence[tuple[Event, ...]]) -> tuple[Event, ...]:
    """What all these begin with: past the first difference, agreement may be luck."""
    alike = takewhile(lambda abreast: len(set(abreast)) == 1, zip(*lists, strict=False))
    return tuple(abreast[0] for abreast in alike)


def _after(game: Game[S, V], state: S, viewer: int, seat: int | None, move: Any) -> _World[S]:
    """A world after an answer, changed in place, as one seat hears of it."""
    announced: list[Announcement] = []
    game.advance(state, seat, move, announce_to(announced))
    events: list[Event] = []
    revealed: int | None = None
    for one in announced:
        if one.reveals and revealed is None:
            revealed = len(events)
        if (event := one.to(viewer)) is not None:
            events.append(event)
    return _World(state, tuple(events), revealed)


def _cases(game: Game[S, V], worlds: list[_World[S]], seat: int) -> list[Case]:
    """What the seat would hear of each outcome of the chance question that follows.

    Nothing where no chance is asked, where there are too many outcomes to try, or where some worlds answer
    otherwise than others: then it hangs on what the seat can't see.
    """
    questions = [game.pending(world.state) for world in worlds]
    sources = [one.source for one in questions if isinstance(one, Chance)]
    if len(sources) < len(worlds) or len(usual := sources[0].outcomes()) > _MOST_OUTCOMES:
        return []
    found = [(chance, _events_of(game, worlds[0], seat, outcome)) for outcome, chance in usual]
    whatever = {events for _, events in found}
    for number, (world, source) in enumerate(zip(worlds[1:], sources[1:], strict=True)):
        outcomes = usual if source is sources[0] else source.outcomes()
        stride = -(-len(outcomes) // _MOST_TRIED)
        for at in range(number % stride, len(outcomes), stride):  # other ones in every world
            expected = {found[at][1]} if outcomes == usual else whatever
            if {_events_of(game, world, seat, outcomes[at][0])} != expected:
                return []
    return found


def _events_of(game: Game[S, V], world: _World[S], seat: int, outcome: Any) -> tuple[Event, ...]:
    return _after(game, world.state.fork(), seat, None, outcome).events
