"""Every rule of Bluff in a miniature: set the table, one move, one look."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from royaumes.core import Decide, Line, Over, Refusal, Stream
from royaumes.games._toy import GAME as BLUFF
from royaumes.games._toy.moves import CLAIMS, DOUBT, TRUST
from royaumes.games._toy.phases.turn import CLAIMING, DRAWING, REPLYING, REWARDING

ONE, TWO, THREE = range(3)  # kinds of cards, worth 1, 2, 3


def table(seats=2, phase=DRAWING, **changes):
    """A table set in one line."""
    state = BLUFF.start(seats)
    state.phase = phase
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def play(state, *answers):
    """The state and all tellings after some answers."""
    announcements = []
    for seat, move in answers:
        state, announced = BLUFF.apply(state, seat, move)
        announcements += announced
    return state, announcements


def held(card, claim, seats=3, **changes):
    """A table where the leader holds a card and has claimed a value."""
    bag = [3, 3, 3]
    bag[card] -= 1
    return table(seats, REPLYING, card=card, claim=claim, last=claim, bag=bag, **changes)


@pytest.mark.rule("TOY-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_tokens_each_and_four_in_the_bank(seats):
    state = BLUFF.start(seats)
    assert state.tokens == [2] * seats
    assert state.bank == 4
    assert BLUFF.census(state) == {"tokens": 2 * seats + 4, "card:1": 3, "card:2": 3, "card:3": 3}


@pytest.mark.rule("TOY-2.1")
def test_the_leader_draws_from_the_bag():
    question = BLUFF.pending(table())
    assert question.seat == 0
    assert dict(question.source.outcomes()) == {
        ONE: Fraction(1, 3),
        TWO: Fraction(1, 3),
        THREE: Fraction(1, 3),
    }
    state, _ = play(table(), (None, THREE))
    assert (state.card, state.bag) == (THREE, [3, 3, 2])


@pytest.mark.rule("TOY-2.1")
def test_only_the_leader_sees_the_card():
    state, (announced,) = play(table(3), (None, THREE))
    assert announced.to(0).facts == {"seat": "seat:0", "value": 3}
    assert announced.to(1) == announced.to(2) == announced.to(None)
    assert announced.to(1).facts == {"seat": "seat:0"}
    assert announced.reveals
    assert BLUFF.view(state, 0).my_card == THREE
    assert BLUFF.view(state, 1).my_card == BLUFF.view(state, None).my_card == -1


@pytest.mark.rule("TOY-2.2")
def test_the_leader_claims_anything_at_first():
    state = table(phase=CLAIMING, card=ONE)
    assert BLUFF.pending(state).seats == (0,)
    assert tuple(BLUFF.options(state, 0)) == CLAIMS
    after, (announced,) = play(state, (0, CLAIMS[2]))
    assert (after.claim, after.phase) == (3, REPLYING)
    assert announced.public.facts == {"seat": "seat:0", "value": 3}


@pytest.mark.rule("TOY-2.2")
def test_never_what_the_last_leader_claimed():
    state = table(phase=CLAIMING, card=ONE, last=2)
    assert BLUFF.refusal(state, 0, CLAIMS[1]) == Refusal("TOY-2.2", "toy-no-same-claim", {"value": 2})
    assert BLUFF.refusal(state, 0, CLAIMS[0]) is None
    assert tuple(BLUFF.options(state, 0)) == (CLAIMS[0], CLAIMS[2])


@pytest.mark.rule("TOY-2.3")
def test_all_rivals_are_asked_at_once():
    state = held(TWO, 2, seats=4, to_move=1)
    assert BLUFF.pending(state) == Decide((0, 2, 3), "toy-ask-reply")
    assert BLUFF.options(state, 2) == (TRUST, DOUBT)
    assert BLUFF.refusal(state, 2, CLAIMS[0]).rule == "TOY-2.3"


@pytest.mark.rule("TOY-2.3")
def test_a_reply_stays_secret_until_the_last_is_in():
    start = held(TWO, 2)
    trusted, announced_trust = play(start, (1, TRUST))
    doubted, announced_doubt = play(start, (1, DOUBT))
    assert announced_trust == announced_doubt
    for seat in (0, 2, None):
        assert BLUFF.view(trusted, seat) == BLUFF.view(doubted, seat)
    assert BLUFF.view(trusted, 1).my_reply == 0
    assert BLUFF.view(doubted, 1).my_reply == 1
    _, announced = play(doubted, (2, TRUST))
    assert announced[1].public.facts == {"doubters": ("seat:1",)}
    assert announced[1].reveals


@pytest.mark.rule("TOY-2.4")
@pytest.mark.parametrize(("card", "claim"), [(TWO, 2), (THREE, 1)])
def test_a_true_claim_takes_a_token_from_each_doubter(card, claim):
    state, announced = play(held(card, claim, seats=4), (1, DOUBT), (2, TRUST), (3, DOUBT))
    assert state.tokens == [4, 1, 2, 1]
    assert announced[-1].public.facts == {"seat": "seat:0", "value": card + 1, "held": 1}
    assert state.shown[card] == 1


@pytest.mark.rule("TOY-2.4")
def test_a_false_claim_gives_a_token_to_the_first_doubter():
    state, announced = play(held(ONE, 2, seats=4), (3, DOUBT), (2, DOUBT), (1, TRUST))
    assert state.tokens == [1, 2, 3, 2]
    assert announced[-1].public.facts["held"] == 0
    assert (state.to_move, state.phase) == (1, DRAWING)


@pytest.mark.rule("TOY-2.5")
def test_the_bank_pays_a_trusted_leader():
    state, announced = play(held(ONE, 3), (1, TRUST), (2, TRUST))
    assert state.phase == REWARDING
    assert announced[-1].public.facts == {"doubters": ()}
    assert dict(BLUFF.pending(state).source.outcomes()) == {(1,): Fraction(2, 3), (2,): Fraction(1, 3)}
    state, (paid,) = play(state, (None, (2,)))
    assert (state.tokens, state.bank) == ([4, 2, 2], 2)
    assert paid.public.facts == {"seat": "seat:0", "tokens": 2}


@pytest.mark.rule("TOY-2.5")
def test_the_card_is_buried_and_nobody_else_ever_sees_it():
    state, _ = play(held(ONE, 3), (1, TRUST), (2, TRUST), (None, (1,)))
    assert state.buried == [[ONE], [], []]
    assert BLUFF.view(state, 0).my_buried == (ONE,)
    assert BLUFF.view(state, 1).my_buried == BLUFF.view(state, None).my_buried == ()
    assert BLUFF.view(state, 1).buried == (1, 0, 0)


@pytest.mark.rule("TOY-2.5", "TOY-3.1")
def test_the_bank_pays_only_what_it_has():
    state = table(phase=REWARDING, card=ONE, bag=[2, 3, 3], bank=1)
    state, _ = play(state, (None, (2,)))
    assert (state.tokens, state.bank) == ([3, 2], 0)
    assert BLUFF.pending(state).why == "toy-over-bank"


@pytest.mark.rule("TOY-3.1")
def test_the_game_ends_when_somebody_is_broke():
    state, _ = play(held(THREE, 3, tokens=[2, 1, 5], bank=2), (1, DOUBT), (2, TRUST))
    over = BLUFF.pending(state)
    assert isinstance(over, Over)
    assert (over.why, over.rule) == ("toy-over-broke", "TOY-3.1")


@pytest.mark.rule("TOY-3.1")
def test_the_game_ends_when_the_bag_is_empty():
    state = table(phase=REWARDING, card=ONE, bag=[0, 0, 0], shown=[2, 3, 3])
    state, _ = play(state, (None, (1,)))
    assert BLUFF.pending(state).why == "toy-over-bag"


@pytest.mark.rule("TOY-3.1")
def test_otherwise_the_next_leader_draws():
    state = table(phase=REWARDING, card=ONE, bag=[2, 3, 3], to_move=1)
    state, _ = play(state, (None, (1,)))
    assert (state.phase, state.to_move, state.card, state.claim) == (DRAWING, 0, -1, 0)


@pytest.mark.rule("TOY-3.2")
def test_most_tokens_win():
    state, _ = play(held(THREE, 3, tokens=[2, 1, 5], bank=2), (1, DOUBT), (2, TRUST))
    over = BLUFF.pending(state)
    assert over.ranking == ((2,), (0,), (1,))
    assert over.scores == (3, 0, 5)
    assert over.sheet == tuple(
        Line(seat, "TOY-3.2", "toy-line-tokens", n) for seat, n in enumerate((3, 0, 5))
    )


@pytest.mark.rule("TOY-3.2")
def test_equals_share_the_victory():
    state, _ = play(held(THREE, 3, tokens=[2, 1, 3], bank=4), (1, DOUBT), (2, TRUST))
    assert BLUFF.pending(state).winners == (0, 2)


def test_worlds_imagined_from_a_view_fit_it():
    drawing, _ = play(held(ONE, 3), (1, TRUST), (2, TRUST), (None, (1,)))
    replying, _ = play(drawing, (None, THREE), (1, CLAIMS[0]), (2, DOUBT))
    stream = Stream("worlds")
    cards: Counter[Any] = Counter()
    replies: Counter[Any] = Counter()
    for state in (drawing, replying):
        for seat in (0, 1, 2, None):
            view = BLUFF.view(state, seat)
            for _ in range(40):
                world = BLUFF.imagine(view, stream)
                assert BLUFF.view(world, seat) == view
                assert BLUFF.census(world) == BLUFF.census(state)
                if seat == 0:
                    cards[world.card] += 1
                    replies[world.replies[2]] += 1
    assert set(cards) == {-1, ONE, TWO, THREE}
    assert set(replies) == {-1, 0, 1}
