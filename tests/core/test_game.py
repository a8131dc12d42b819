"""What the core itself refuses, whatever the game; and the registry of games."""

import pytest

from royaumes.core import (
    Announcement,
    Chance,
    Decide,
    Decision,
    Finished,
    IllegalMove,
    Over,
    Refusal,
    UserError,
)
from royaumes.core.events import announce_to
from royaumes.games import TOY, game, keys
from royaumes.games._toy.moves import CLAIMS, DOUBT, TRUST

TOY_GAME = game(TOY)


def after(*answers, seats=2):
    """The toy's state after these answers (seat, move)."""
    state = TOY_GAME.start(seats)
    for seat, move in answers:
        state, _ = TOY_GAME.apply(state, seat, move)
    return state


DRAWN = (None, 1)
CLAIMED = (0, CLAIMS[1])


@pytest.fixture
def over():
    state = after()
    state.phase = Finished(Over(((0,), (1,)), (3, 1), "toy-over-bank", "TOY-3.1"))
    return state


def refused(state, seat, move):
    """The refusal that `refusal` gives (for a seat) and `apply` raises: the same."""
    with pytest.raises(IllegalMove) as caught:
        TOY_GAME.apply(state, seat, move)
    if seat is not None:
        assert TOY_GAME.refusal(state, seat, move) == caught.value.refusal
    return caught.value.refusal


@pytest.mark.rule("TBL-1.1")
def test_nothing_is_played_after_the_end(over):
    assert refused(over, 0, CLAIMS[0]) == Refusal("TOY-3.1", "table-no-over")
    assert TOY_GAME.options(over, 0) == ()


@pytest.mark.rule("TBL-1.2")
def test_chance_comes_first():
    state = after()
    assert isinstance(TOY_GAME.pending(state), Chance)
    assert refused(state, 0, CLAIMS[0]) == Refusal("TOY-2.1", "table-no-chance-first")
    assert TOY_GAME.options(state, 0) == ()


@pytest.mark.rule("TBL-1.2")
@pytest.mark.parametrize("seat", [1, 2, -1])
def test_only_who_is_asked_answers(seat):
    state = after(DRAWN)
    assert refused(state, seat, CLAIMS[0]) == Refusal("TBL-1.2", "table-no-not-asked", {"seats": ("seat:0",)})
    assert TOY_GAME.options(state, seat) == ()


@pytest.mark.rule("TBL-1.2")
def test_who_has_answered_is_not_asked_again():
    state = after(DRAWN, CLAIMED, (2, TRUST), seats=4)
    assert TOY_GAME.pending(state) == Decide((1, 3), "toy-ask-reply")
    assert refused(state, 2, DOUBT).facts == {"seats": ("seat:1", "seat:3")}
    assert TOY_GAME.refusal(state, 3, DOUBT) is None


@pytest.mark.rule("TBL-1.2")
def test_the_player_whose_turn_it_is_waits_for_an_answer():
    state = after(DRAWN, CLAIMED, seats=4)
    assert refused(state, 0, CLAIMS[0]) == Refusal(
        "TBL-1.2", "table-no-wait", {"seats": ("seat:1", "seat:2", "seat:3")}
    )


@pytest.mark.rule("TBL-1.3")
def test_an_answer_to_another_question():
    state = after(DRAWN)
    assert refused(state, 0, TRUST) == Refusal("TOY-2.2", "toy-now-claim")
    asked = after(DRAWN, CLAIMED)
    assert refused(asked, 1, CLAIMS[0]) == Refusal("TOY-2.3", "toy-now-reply", {"value": CLAIMED[1].value})


@pytest.mark.rule("TBL-1.4")
@pytest.mark.parametrize("outcome", [3, -1, (1,), "card-1", None, CLAIMS[0]])
def test_chance_gives_only_what_is_in_the_bag(outcome):
    assert refused(after(), None, outcome) == Refusal("TBL-1.4", "table-no-such-outcome")


@pytest.mark.rule("TBL-1.4")
def test_chance_gives_nothing_where_nobody_asked_it(over):
    assert refused(after(DRAWN), None, 0).rule == "TBL-1.4"
    assert refused(over, None, 0).rule == "TBL-1.4"


def test_apply_leaves_the_state_alone_and_advance_does_not():
    state, twin = after(), after()
    new, announced = TOY_GAME.apply(state, None, 2)
    assert state == twin
    announcements: list[Announcement] = []
    TOY_GAME.advance(state, None, 2, announce_to(announcements))
    assert state == new
    assert announcements == announced
    TOY_GAME.advance(twin, None, 2)
    assert twin == new


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_number_of_seats_that_is_not_possible(seats):
    with pytest.raises(UserError) as caught:
        TOY_GAME.start(seats)
    assert caught.value.why == "table-bad-seats"
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 4}


def test_settings_are_checked_at_the_start():
    with pytest.raises(UserError, match="table-bad-setting"):
        TOY_GAME.start(2, {"colour": "red"})


def test_a_game_has_its_digest():
    assert TOY_GAME.digest.prefix == TOY_GAME.prefix == "TOY"


class Idle(Decision):
    __slots__ = ()
    rule = "X-1.1"

    def question(self, s):
        return Decide((0,), "x-ask-nothing")


def test_a_phase_allows_nothing_until_it_says_so():
    assert Idle().options(None, 0) == ()
    assert Idle().refusal(None, 0, TRUST) == Refusal("X-1.1", "x-now-nothing")
    assert Idle() == Idle() and hash(Idle()) == hash(Idle())


def test_a_finished_game_does_not_go_on(over):
    with pytest.raises(AssertionError, match="Finished asks nobody"):
        TOY_GAME.advance(over, 0, TRUST)
    with pytest.raises(AssertionError, match="Finished does not ask chance"):
        TOY_GAME.advance(over, None, 0)


def test_an_unknown_game_lists_those_there_are():
    with pytest.raises(UserError) as caught:
        game("chess")
    assert caught.value.why == "table-bad-game"
    assert caught.value.facts == {"key": "chess", "known": keys()}
