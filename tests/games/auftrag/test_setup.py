"""Setting up, and who knows what."""

from collections import Counter
from fractions import Fraction

import pytest
from tests.games.auftrag.table import (
    acting,
    announced,
    do,
    draws,
    game,
    give,
    hand,
    lay_open,
    offered,
    pile,
    settle,
    supply,
    table,
    why_not,
)

from royaumes.core import Chance, Stream
from royaumes.games.auftrag.box import ADVENTURES, CARDS, PLACES, SETUPS, STEPS
from royaumes.games.auftrag.events import Laid
from royaumes.games.auftrag.phases.acting import ACTING
from royaumes.games.auftrag.view import unknown

ALL = (2, 3, 4)
VIRTUES = ("sword", "lance", "dragon", "book")


def ready(seats, seed="ready"):
    """A game set up at random, up to the first decision."""
    s, stream = game.start(seats), Stream(seed)
    while isinstance(question := game.pending(s), Chance):
        s = game.apply(s, None, question.source.sample(stream))[0]
    return s


@pytest.mark.rule("IAK-1.2")
def test_players_choose_their_knights():
    s = game.start(3, {"knights": "galahad,any,lancelot"})
    seats = game.display(game.view(s, None)).seats
    assert [seat.knight for seat in seats] == ["knight:galahad", "knight:gawain", "knight:lancelot"]
    assert [seat.knight for seat in game.display(game.view(game.start(2), 0)).seats] == [
        "knight:lancelot",
        "knight:gawain",
    ]


@pytest.mark.rule("IAK-1.1")
def test_eight_places_in_any_order_camelot_among_them():
    orders = {ready(2, f"ring/{n}").ring for n in range(20)}
    assert all(sorted(ring) == list(range(8)) and PLACES[ring[0]] == "camelot" for ring in orders)
    assert len(orders) > 15
    s = game.start(2)
    assert {chance for _, chance in game.pending(s).source.outcomes()} == {Fraction(1, 7)}
    s = draws(s, "place:moon_lake")
    assert not game.pending(s).source.admits(PLACES.index("moon_lake"))


@pytest.mark.rule("IAK-1.1")
def test_the_drawn_order_is_the_ring_that_horses_follow():
    drawn = [f"place:{PLACES[n]}" for n in (5, 2, 7, 1, 6, 4, 3)]
    s = game.start(2)
    for count, place in enumerate(drawn, start=2):
        s, (laid,) = game.apply(s, None, game.pending(s).source.parse(place))
        assert laid.public == Laid(place, count)
    assert s.ring == (0, 5, 2, 7, 1, 6, 4, 3)
    s = give(settle(s), 0, actions="horse_2")
    s.phase, s.to_move, s.order = ACTING, 0, (0, 1)
    near = {*drawn[:2], *drawn[-2:]}  # two steps to either side of Camelot
    assert {text.partition(" ")[2] for text in offered(s)} == {"place:camelot", *near, ""}
    assert {place for place in drawn if why_not(s, f"action:horse_2 {place}") is None} == near


@pytest.mark.rule("IAK-1.2")
@pytest.mark.parametrize("seats", ALL)
def test_one_knight_each_at_camelot(seats):
    s = ready(seats)
    assert [PLACES[place] for place in s.knights] == ["camelot"] * seats


@pytest.mark.rule("IAK-1.3", "IAK-1.5")
def test_sixteen_action_cards():
    s = table(4)
    assert sum(s.supply) == 16
    assert all(supply(s, f"exercise_{virtue}") == 1 for virtue in VIRTUES)
    assert [supply(s, kind) for kind in ("round_table", "tournament", "court", "quest")] == [2, 2, 2, 2]
    assert [supply(s, f"horse_{n}") for n in (2, 3, 4)] == [1, 2, 1]
    assert [steps for steps in STEPS if steps] == [2, 3, 4]


@pytest.mark.rule("IAK-1.4", "IAK-1.5")
@pytest.mark.parametrize("seats", (2, 3))
def test_cards_put_away_with_fewer_players(seats):
    s = table(seats)
    assert sum(s.supply) == 13
    assert [supply(s, kind) for kind in ("round_table", "court", "horse_3")] == [1, 1, 1]
    assert [supply(s, kind) for kind in ("tournament", "quest", "horse_2", "horse_4")] == [2, 2, 1, 1]


@pytest.mark.rule("IAK-1.6", "IAK-1.8")
def test_eighteen_virtue_cards_lie_open():
    s = table(4)
    assert [pile(s, f"{virtue}_1") for virtue in VIRTUES] == [3, 2, 3, 2]
    assert [pile(s, f"{virtue}_2") for virtue in VIRTUES] == [2, 2, 2, 2]
    assert game.view(s, 0).piles == game.view(s, None).piles == (3, 2, 2, 2, 3, 2, 2, 2)


@pytest.mark.rule("IAK-1.7")
@pytest.mark.parametrize("seats", (2, 3))
def test_one_of_each_virtue_is_put_away_with_fewer_players(seats):
    s = table(seats)
    assert [pile(s, f"{virtue}_1") for virtue in VIRTUES] == [2, 1, 2, 1]
    assert [pile(s, f"{virtue}_2") for virtue in VIRTUES] == [2, 2, 2, 2]


@pytest.mark.rule("IAK-1.9")
@pytest.mark.parametrize(("seats", "dealt"), [(2, [1, 1, 1, 1]), (3, [2, 1, 2, 1]), (4, [2, 2, 2, 2])])
def test_two_first_cards_of_value_one(seats, dealt):
    s = ready(seats)
    cards = Counter(card for seat in range(seats) for card in hand(s, seat))
    assert [cards[f"{virtue}_1"] for virtue in VIRTUES] == dealt
    assert all(len(hand(s, seat)) == 2 for seat in range(seats)) and not any(s.bag)
    assert s.piles == list(SETUPS[seats].piles)


@pytest.mark.rule("IAK-1.10")
def test_first_tents_are_drawn():
    s = settle_before_tents(3)
    assert {chance for _, chance in game.pending(s).source.outcomes()} == {Fraction(1, 3)}
    s = draws(draws(s, "seat:2"), "seat:0")
    assert s.order == (2, 0, 1) == game.view(s, None).order
    assert game.pending(s).seats == (2,)


def settle_before_tents(seats):
    s = game.start(seats)
    while (question := game.pending(s)).prompt != "auftrag-ask-tent":
        s = game.apply(s, None, question.source.outcomes()[0][0])[0]
    return s


@pytest.mark.rule("IAK-1.11")
def test_fourteen_adventures_three_of_them_open():
    s = ready(2)
    assert len(ADVENTURES) == 14
    assert s.open.bit_count() == 3 and sum(s.deck) == 11
    assert game.view(s, 1).in_deck == 11 and len(game.view(s, 1).open) == 3


@pytest.mark.rule("IAK-2.1")
def test_first_cards_are_known_to_their_owner_alone():
    s = game.start(3)
    while game.pending(s).prompt != "auftrag-ask-first-card":
        s = settle_one(s)
    question = game.pending(s)
    assert question.private and question.seat == 0
    after, announcements = game.apply(s, None, question.source.parse("virtue:sword_1"))
    other, _ = game.apply(s, None, question.source.parse("virtue:dragon_1"))
    assert game.view(after, 1) == game.view(other, 1) and game.view(after, None) == game.view(other, None)
    assert game.view(after, 0) != game.view(other, 0)
    assert (
        announcements[0].to(0).card == "virtue:sword_1" and announcements[0].to(1).message == "auftrag-dealt"
    )


def settle_one(s):
    return game.apply(s, None, game.pending(s).source.outcomes()[0][0])[0]


@pytest.mark.rule("IAK-2.1")
def test_a_first_card_handed_back_is_no_longer_hidden():
    s = acting("court horse_2", first="book_1 sword_1", at="moon_lake")
    assert game.view(s, 1).hidden[0] == 2
    s, announcements = announced(s, "action:court virtue:book_1")
    assert game.view(s, 1).hidden[0] == 1 and announcements[0].reveals
    s = acting("court horse_2", cards="book_1", first="book_1", at="moon_lake", seats=4)
    s, announcements = announced(s, "action:court virtue:book_1")
    assert game.view(s, 1).hidden[0] == 1 and not announcements[0].reveals  # it may have been the known one


@pytest.mark.rule("IAK-2.2")
def test_cards_taken_from_the_table_are_seen_by_all():
    s = acting("exercise_book round_table horse_2", first="sword_1 dragon_1", opened="wild_boar")
    s = do(s, "action:exercise_book pile:book_2", "action:round_table adventure:wild_boar")
    v = game.view(s, 1)
    assert v.seen[0][CARDS.index("book_2")] == 1 and v.hidden[0] == 2 and v.held[0] == (0,)
    for n in range(20):
        world = game.imagine(v, Stream(f"seen/{n}"))
        assert "book_2" in hand(world, 0) and len(hand(world, 0)) == 3 and world.held[0] == 1


@pytest.mark.rule("IAK-2.2")
def test_two_players_work_out_each_others_first_cards():
    """One card of each virtue is dealt: who has two of them knows the other two."""
    s = ready(2)
    v = game.view(s, 0)
    assert sum(unknown(v)) == 2
    assert all(hand(game.imagine(v, Stream(str(n))), 1) == hand(s, 1) for n in range(5))


@pytest.mark.rule("IAK-2.2")
def test_imagined_hands_use_what_was_seen():
    s = ready(4)
    v = game.view(s, 0)
    hands = {tuple(hand(game.imagine(v, Stream(str(n))), 1)) for n in range(60)}
    assert len(hands) > 4 and tuple(hand(s, 1)) in hands
    shown = game.view(give(lay_open(table(3), ""), 1, cards="sword_2 sword_2"), 0)
    assert hand(game.imagine(shown, Stream("x")), 1) == ["sword_2", "sword_2"]


@pytest.mark.rule("IAK-2.3")
def test_chosen_actions_and_points_are_open():
    s = give(table(3), 1, actions="quest horse_3")
    s.points[1] = 7
    for seat in (0, 2, None):
        v = game.view(s, seat)
        assert v.scores == (0, 7, 0) and len(v.chosen[1]) == 2


@pytest.mark.rule("IAK-2.4")
def test_a_hand_may_hold_all_there_is():
    everything = (
        "sword_1 " * 2 + "sword_2 " * 2 + "dragon_1 " * 2 + "dragon_2 " * 2 + "lance_2 " * 2 + "book_2 "
    )
    s = acting(
        "exercise_book round_table", cards=everything, opened="wild_boar fire_dragon", adventures="evil_witch"
    )
    s = do(s, "action:exercise_book pile:book_2", "action:round_table adventure:wild_boar")
    assert len(hand(s, 0)) == 12 and s.held[0].bit_count() == 2


def test_settle_comes_to_the_first_decision():
    assert game.pending(settle(game.start(3))).prompt == "auftrag-ask-take"
