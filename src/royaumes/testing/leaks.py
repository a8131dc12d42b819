"""No seat learns what it may not know: by views, options, questions, refusals, events or previews."""

from __future__ import annotations

import json
from itertools import islice, zip_longest
from typing import Any

from royaumes.core import Chance, Decide, Over, Pending, State, Stream, to_json
from royaumes.core.difference import apply
from royaumes.core.events import Announcement
from royaumes.games import AnyGame
from royaumes.play.frames import Frame, displays, play, seen
from royaumes.play.preview import preview
from royaumes.testing.walks import Step


def sent(game: AnyGame, state: State, seat: int | None) -> str:
    """All that a seat is sent of a state, as bytes on a wire would be: view, question, options."""
    question = game.pending(state)
    if isinstance(question, Over):
        asked: Any = to_json(question)
    elif isinstance(question, Chance):
        asked = [question.prompt, question.seat]
    else:
        asked = [question.prompt, to_json(question.seats), to_json(question.facts)]
    options = [] if seat is None else sorted(" ".join(m.picks) for m in game.options(state, seat))
    return json.dumps([to_json(game.display(game.view(state, seat))), asked, options], sort_keys=True)


def events_sent(announcements: list[Announcement], seat: int | None) -> str:
    """All that a seat hears of an answer."""
    return json.dumps([to_json(one.to(seat)) for one in announcements], sort_keys=True)


def alike(game: AnyGame, after: list[tuple[Any, list[Announcement]]], seat: int | None) -> bool:
    """Whether all these ways to go on look and sound the same to a seat."""
    return len({(sent(game, state, seat), events_sent(announced, seat)) for state, announced in after}) == 1


def fits(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """An imagined world looks exactly like the real one to the seat that imagines it."""
    for seat in (*range(seats), None):
        view = game.view(step.state, seat)
        world = game.imagine(view, stream)
        assert game.view(world, seat) == view, f"seat {seat} sees that the world is imagined"
        assert game.census(world) == game.census(step.state), "an imagined world lacks pieces"
        assert sent(game, world, seat) == sent(game, step.state, seat), (
            f"seat {seat} is sent more than its view"
        )


def knows(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """A seat's options and refusals depend on its view alone."""
    if not isinstance(step.question, Decide):
        return
    for seat in step.question.seats:
        view = game.view(step.state, seat)
        for _ in range(3):
            world = game.imagine(view, stream)
            assert set(game.options(world, seat)) == set(game.options(step.state, seat)), f"options of {seat}"
            for move in islice(game.moves, 0, None, max(1, len(game.moves) // 50)):
                here, there = game.refusal(step.state, seat, move), game.refusal(world, seat, move)
                assert here == there, f"the refusal of {move} tells seat {seat} too much"


def private(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """An outcome that only one seat may see changes nothing for the others."""
    if not isinstance(step.question, Chance) or not step.question.private:
        return
    others = [seat for seat in (*range(seats), None) if seat != step.question.seat]
    outcomes = [outcome for outcome, _ in step.question.source.outcomes()][:8]
    after = [game.apply(step.state, None, outcome) for outcome in outcomes]
    for seat in others:
        assert len({sent(game, state, seat) for state, _ in after}) == 1, (
            f"seat {seat} sees a private outcome"
        )
        assert len({events_sent(announced, seat) for _, announced in after}) == 1, (
            f"seat {seat} hears a private outcome"
        )


def sealed(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """While others still think, a sealed answer tells them nothing."""
    question = step.question
    if not isinstance(question, Decide) or len(question.seats) < 2 or not question.sealed:
        return
    seat = question.seats[0]
    after = [game.apply(step.state, seat, move) for move in islice(game.options(step.state, seat), 8)]
    for other in (*range(seats), None):
        if other != seat:
            assert len({sent(game, state, other) for state, _ in after}) == 1, (
                f"seat {other} sees a sealed answer"
            )
            assert len({events_sent(announced, other) for _, announced in after}) == 1, (
                f"seat {other} hears a sealed answer"
            )


def twins(game: AnyGame, seats: int, step: Step[State], stream: Stream, steps: int = 25) -> None:
    """Two worlds that differ only in what a seat cannot see go on sending it the same bytes.

    They part when something is revealed: that announcement must say so.
    """
    seat = stream.choice([*range(seats), None])
    here, there = step.state, game.imagine(game.view(step.state, seat), stream)
    for _ in range(steps):
        assert sent(game, here, seat) == sent(game, there, seat), f"seat {seat} can tell the twins apart"
        question = game.pending(here)
        if isinstance(question, Over):
            return
        common = _common(game, question, here, there, stream)
        if common is None:
            return
        after = [game.apply(world, *common) for world in (here, there)]
        (here, _), (there, _) = after
        if not alike(game, after, seat):
            revealing = all(any(one.reveals for one in announced) for _, announced in after)
            assert revealing, f"seat {seat} learns something by {common} that nothing announced reveals"
            return


def _common(
    game: AnyGame, question: Pending, here: State, there: State, stream: Stream
) -> tuple[int | None, Any] | None:
    """An answer that is possible in both worlds."""
    if isinstance(question, Chance):
        other = game.pending(there)
        assert isinstance(other, Chance)
        outcome = question.source.sample(stream)
        return (None, outcome) if other.source.admits(outcome) else None
    assert isinstance(question, Decide)
    seat = stream.choice(question.seats)
    offered = set(game.options(there, seat))
    both = [move for move in game.options(here, seat) if move in offered]
    return (seat, stream.choice(both)) if both else None


def conceals(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Totals that the page must not tell (`Game.guesses`) change neither what is sent nor a preview."""
    asked = step.question.seats if isinstance(step.question, Decide) else ()
    for seat in (*range(seats), None):
        view = game.view(step.state, seat)
        guesses = game.guesses(view, stream)
        if len(guesses) == 1:
            continue
        there = game.imagine(stream.choice(guesses), stream)
        assert sent(game, there, seat) == sent(game, step.state, seat), f"seat {seat} is sent a total"
        if seat in asked:
            move = stream.choice(game.options(step.state, seat))
            here, other = (preview(game, one, seat, move) for one in (view, game.view(there, seat)))
            assert here == other, f"the preview of {move} tells seat {seat} a total"


def frames(game: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """After each event the board can be shown, and it shows nobody what is not yet revealed.

    The differences lead to exactly the display that the answer ends with. Twin worlds, as in `twins`, show a
    seat the same frames until one is announced that reveals something.
    """
    if isinstance(step.question, Over):
        return
    viewers = (*range(seats), None)
    after, found = _played(game, step.state, (step.seat, step.move), viewers)
    applied, announced = game.apply(step.state, step.seat, step.move)
    assert after == applied, "frames lead to another state"
    assert [frame.announced for frame in found if frame.announced] == announced, "frames say something else"
    before, last = displays(game, step.state, viewers), displays(game, applied, viewers)
    for viewer in viewers:
        shown = before[viewer]
        for change in [one.change for one in seen(found, viewer, shown)]:
            shown = apply(shown, change)
        assert shown == last[viewer], f"the frames of seat {viewer} do not end with the display"
    seat = stream.choice(viewers)
    there = game.imagine(game.view(step.state, seat), stream)
    common = _common(game, step.question, step.state, there, stream)
    if common is not None:
        here, other = (_played(game, world, common, (seat,))[1] for world in (step.state, there))
        for one, twin in zip_longest(here, other):
            if all(frame and frame.announced and frame.announced.reveals for frame in (one, twin)):
                return
            assert one and twin and _told(one, seat) == _told(twin, seat), (
                f"a frame of {common} shows seat {seat} something before it is revealed"
            )


def _played(
    game: AnyGame, state: State, answer: tuple[int | None, Any], viewers: tuple[int | None, ...]
) -> tuple[State, list[Frame]]:
    try:
        return play(game, state, *answer, viewers)
    except Exception as error:
        raise AssertionError(f"what stands after an event of {answer} can't be shown: {error!r}") from error


def _told(frame: Frame, seat: int | None) -> str:
    event = None if frame.announced is None else frame.announced.to(seat)
    return json.dumps([to_json(event), frame.displays[seat]], sort_keys=True)


#: The leak laws, checked at single steps of a walk.
LEAK_LAWS = (fits, knows, private, sealed, twins, frames, conceals)
