"""A review's parts add up, it is the same every time, and it knows no more than each player did."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.review.conftest import played

from royaumes.bots.advice import reason
from royaumes.core import Record, Stream, UserError
from royaumes.core.codec import load
from royaumes.games import TOY, game, keys
from royaumes.review import reviewed, usual_depth
from royaumes.review.decision import WIN, Judge
from royaumes.review.report import report
from royaumes.review.reviewing import moments


@pytest.mark.parametrize("key, seats", [(TOY, 2), (TOY, 3), ("crowns", 2), ("foracrown", 3)])
def test_the_parts_add_up_for_every_seat(key, seats):
    review = reviewed(played(key, *["page"] * seats), depth=4)
    for seat, parts in enumerate(review.parts):
        assert parts.start + parts.luck + parts.own + parts.rivals == parts.result
        assert parts.own == -sum(one.lost for one in review.decisions if one.seat == seat) <= 0
        assert parts.start == WIN // seats
    assert abs(sum(parts.result for parts in review.parts) - WIN) <= seats


def test_what_one_player_gives_away_falls_to_the_others():
    review = reviewed(played("crowns", "page", "page"), depth=8)
    assert any(one.lost for one in review.decisions)
    for one in review.decisions:
        assert abs(sum(one.effects)) <= len(one.effects), "more than rounding"


def test_alone_it_counts_points():
    review = reviewed(played("crowns", "page"), depth=4)
    assert review.alone
    (parts,) = review.parts
    assert parts.rivals == 0
    assert parts.result % 10 == 0
    assert parts.start == review.decisions[0].chances[0]


def test_the_same_record_gives_the_same_review_over_any_number_of_processes():
    record = played(TOY, "page", "page", seed="long")
    assert reviewed(record, depth=8, jobs=2) == reviewed(record, depth=8)


def test_progress_is_heard_from_nothing_to_all():
    received = []
    record = played(TOY, "page", "page")
    review = reviewed(record, depth=2, progress=lambda done, of: received.append((done, of)))
    count = len(review.decisions)
    assert received == [(done, count) for done in range(count + 1)]


def test_only_finished_games_are_reviewed():
    record = played(TOY, "page", "page")
    with pytest.raises(UserError, match="review-unfinished"):
        reviewed(Record(record.header, record.answers[:-1]))


@pytest.mark.parametrize("key", [key for key in (TOY, *keys()) if game(key).hidden])
def test_twin_worlds_are_judged_alike(key):
    """A decision, and how its player stood, hang on nothing that the player could not see."""
    rules = game(key)
    seats = max(2, rules.seats[0])
    judge, found = Judge(key, seats, depth=2), list(twins(rules, seats))
    assert found, "the twins were all the same world"
    for step, state, twin, seat, move in found[:: max(1, len(found) // 5)]:
        here, there = judge.judge(state, step, seat, move), judge.judge(twin, step, seat, move)
        assert here.chances[seat] == there.chances[seat]
        assert replace(here, chances=()) == replace(there, chances=())


def twins(rules, seats):
    """Decisions of a game with a world beside each that only others can tell from the real one."""
    for step, state, seat, move in moments(rules, played(rules.key, *["page"] * seats)):
        twin = rules.imagine(rules.view(state, seat), Stream(f"twin/{step}"))
        if any(rules.view(state, other) != rules.view(twin, other) for other in range(seats)):
            yield step, state, twin, seat, move


def test_best_worst_and_turning_points_are_the_largest():
    review = reviewed(played("crowns", "page", "page"), depth=8)
    for seat, numbers in enumerate(review.worst):
        losses = sorted((one.lost for one in review.decisions if one.seat == seat), reverse=True)
        assert [review.decisions[number].lost for number in numbers] == [one for one in losses[:3] if one]
    for seat, numbers in enumerate(review.best):
        own = [review.decisions[number] for number in numbers]
        assert all(one.seat == seat and one.ahead and not one.lost for one in own)
    assert list(review.turning) == sorted(review.turning)
    assert len(review.turning) == 3


def test_luck_is_what_no_decision_explains():
    """Two decisions that lost 12 and 30 tenths of a percent, in a game that was won from an even start."""
    review = reviewed(played(TOY, "page", "page"), depth=2)
    pattern = review.decisions[0]
    lost = [
        replace(pattern, seat=0, effects=(-12, 12), chances=(500, 500)),
        replace(pattern, seat=1, effects=(30, -30), chances=(600, 400)),
    ]
    first, second = report(TOY, 2, (500, 500), lost, (WIN, 0)).parts
    assert (first.own, first.rivals, first.luck) == (-12, 30, 482)
    assert (second.own, second.rivals, second.luck) == (-30, 12, -482)


@pytest.mark.parametrize("key, step, cost", [("emerald", 128, WIN / 4), ("royaume", 372, WIN / 10)])
def test_blunders_that_heuristics_hide_are_seen(key, step, cost):
    """Whole games of whoever knows best what to do at once say that this move costs so much.

    The heuristics make up for it in the next round, and would call it as good as any.
    """
    record = load((Path(__file__).parent / f"{key}-blunder.json").read_text(encoding="utf-8"))
    (blunder,) = [one for one in moments(game(key), record) if one[0] == step]
    _, state, seat, move = blunder
    judged = Judge(key, 2, usual_depth(key, 2)).judge(state, step, seat, move)
    assert judged.lost > cost / 2
    assert judged.gains, "and what the better move brings is said"


def test_a_reason_speaks_for_one_move_and_not_for_the_other():
    rules, record = game("emerald"), played("emerald", "squire", "squire")
    judge, said = Judge("emerald", 2, 4), 0
    for step, state, seat, move in moments(rules, record)[:40]:
        one, view = judge.judge(state, step, seat, move), rules.view(state, seat)
        other = one.move if one.best != one.move else one.considered[1].move
        best, beside = (reason("emerald", view, rules.moves.parse(text)) for text in (one.best, other))
        assert one.reason == (None if best == beside else best)
        said += one.reason is not None
    assert 0 < said < 40


def test_what_seems_costly_is_looked_at_again_in_other_worlds(monkeypatch):
    rules, record = game("crowns"), played("crowns", "page", "page")
    judge, again, worlds = Judge("crowns", 2, 16), [], []
    looked_again, in_one_world = Judge.again, Judge._in_one_world

    def tried(self, compared, view, stream):
        worlds.append(stream.split("which").below(1 << 32))
        in_one_world(self, compared, view, stream)

    def noted(self, view, made, best):
        first = set(worlds)
        again.append(looked_again(self, view, made, best))
        assert first.isdisjoint(worlds[len(first) :])
        return again[-1]

    monkeypatch.setattr(Judge, "again", noted)
    monkeypatch.setattr(Judge, "_in_one_world", tried)
    for step, state, seat, move in moments(rules, record):
        seen = len(again)
        worlds.clear()
        found = judge.judge(state, step, seat, move)
        if len(again) == seen:
            assert found.lost <= 50, "nobody looked again"
        else:
            effects = again[-1].effects(seat, move, rules.moves.parse(found.best))
            assert found.effects == tuple(round(WIN * one) for one in effects)
            assert len(worlds) > 8, "fewer worlds than half the depth"
    assert again


def test_the_smallest_depth_suffices_for_a_review():
    review = reviewed(played("crowns", "page", "page"), depth=1)
    assert any(one.lost for one in review.decisions)
