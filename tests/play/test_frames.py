"""Frames: what each viewer is shown after each event of an answer."""

from royaumes.core import Stream, to_json
from royaumes.core.difference import apply
from royaumes.core.events import Announcement
from royaumes.games import TOY
from royaumes.games import game as game_of
from royaumes.games._toy.events import Claimed, Replied
from royaumes.play.frames import Frame, play, seen
from royaumes.testing.walks import answer, walk

SAID = Replied("seat:1")


def test_every_event_has_a_frame_and_the_last_one_shows_what_is_asked_next():
    game = game_of(TOY)
    step = next(step for step in walk(game, 2, {}, Stream("x")) if step.state.phase.name == "replying")
    before = to_json(game.display(game.view(step.state, 0)))
    after, found = play(game, step.state, *answer(game, step.state, step.question, Stream("y")), (0, None))
    assert [type(frame.announced.public).__name__ for frame in found][:2] == ["Replied", "Opened"]
    assert found[0].displays[0]["phase"] == "replying"
    assert found[-1].displays[0] == to_json(game.display(game.view(after, 0)))
    assert step.state.phase.name == "replying", "the state given has changed"
    shown = [before]
    for one in seen(found, 0, before):
        shown.append(apply(shown[-1], one.change))
    assert shown[1:] == [frame.displays[0] for frame in found]


def test_what_changes_unheard_comes_with_the_next_event_or_at_the_end():
    secret = Announcement(None, {1: Claimed("seat:1", 4)})
    frames = [
        Frame(secret, {0: {"a": 1}}),
        Frame(Announcement(SAID), {0: {"a": 2}}),
        Frame(secret, {0: {"a": 3}}),
    ]
    received = seen(frames, 0, {"a": 0})
    assert [(one.event, one.change) for one in received] == [(SAID, {"a": [2]}), (None, {"a": [3]})]
    assert seen(frames[:2], 0, {"a": 0}) == received[:1], "nothing is left to be shown"


def test_an_answer_without_an_event_is_a_change_alone():
    assert [(one.event, one.change) for one in seen([Frame(None, {0: [1, 2]})], 0, [1])] == [
        (None, [1, 0, [2]])
    ]
    assert seen([Frame(None, {0: [1]})], 0, [1]) == []
