"""What is missed twice in a row is lost once."""

from royaumes.review.consecutive import lost_once
from royaumes.review.decision import Considered, Judged


def decision(step: int, best: int, lost: int, seat: int = 0) -> Judged:
    """A decision that could have brought so much and lost so much of it to the rival."""
    effects = (-lost, lost) if seat == 0 else (lost, -lost)
    worths = (Considered("ride", best), Considered("rest", best - lost))
    return Judged(step, seat, "act", "rest" if lost else "ride", "ride", (500, 500), effects, worths, None)


def lost(*decisions: Judged) -> list[int]:
    return [one.lost for one in lost_once(decisions)]


def test_a_plan_that_is_still_open_is_not_lost_yet():
    assert lost(decision(4, 700, 200), decision(5, 700, 200)) == [0, 200]
    assert lost(decision(4, 700, 200), decision(5, 700, 200), decision(6, 700, 0)) == [0, 0, 0]


def test_what_could_not_be_had_any_more_is_lost():
    assert lost(decision(4, 700, 200), decision(5, 500, 100)) == [200, 100]
    assert lost(decision(4, 700, 200), decision(5, 650, 0)) == [50, 0]


def test_chance_and_others_in_between_end_the_row():
    apart = [decision(4, 700, 200), decision(6, 700, 200)]
    assert lost(*apart) == [200, 200]
    others = [decision(4, 700, 200), decision(5, 700, 200, seat=1)]
    assert lost(*others) == [200, 200]


def test_the_rivals_part_shrinks_with_ones_own():
    first, _ = lost_once([decision(4, 700, 200), decision(5, 650, 0)])
    assert first.effects == (-50, 50)
    assert first.considered == decision(4, 700, 200).considered
