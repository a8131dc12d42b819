"""Court and quest: the rulebook's example, payments, points."""

from itertools import product

import pytest
from tests.games.auftrag.table import NAMES, acting, announced, do, game, hand, number, offered, pile, why_not

from royaumes.games.auftrag.box import ADVENTURES, CARDS, PLACES, WORTH
from royaumes.games.auftrag.moves import FULFIL, covers

PHEASANT = "action:quest adventure:golden_pheasant"
VIRTUES = ("sword", "lance", "dragon", "book")


def quests(s):
    return [text for text in offered(s) if text.startswith("action:quest")]


# Court


@pytest.mark.rule("IAK-7.1")
@pytest.mark.parametrize("book", ["book_1", "book_2"])
def test_a_court_costs_a_book_and_brings_two_points(book):
    s = acting("court horse_2", cards="book_1 book_2", at="moon_lake")
    s = do(s, f"action:court virtue:{book}")
    assert s.points == [2, 0] and len(hand(s, 0)) == 1 and pile(s, book) == (1 if book == "book_1" else 2)


@pytest.mark.rule("IAK-7.1")
@pytest.mark.parametrize("book", ["book_1", "book_2"])
@pytest.mark.parametrize("known", ["cards", "first"])
def test_one_book_of_any_value_is_offered_paid_and_put_back(book, known):
    """Whether others know of the book or not; all hear which it was and that it brings two points."""
    s = acting("court horse_2", at="moon_lake", **{known: book})
    before = pile(s, book)
    move = f"action:court virtue:{book}"
    assert [text for text in offered(s) if "court" in text] == [move]
    s, announcements = announced(s, move)
    facts = announcements[0].public.facts
    assert facts == {"seat": "seat:0", "card": f"virtue:{book}", "points": 2}
    assert (s.points, s.courts) == ([2, 0], [1, 0])
    assert hand(s, 0) == [] and pile(s, book) == before + 1
    assert "court" not in {text.partition(" ")[0] for text in offered(s)}


@pytest.mark.rule("IAK-7.2")
def test_no_court_without_the_book():
    s = acting("court horse_2", cards="sword_1 book_2", at="moon_lake")
    assert why_not(s, "action:court virtue:book_1").rule == "IAK-7.2"
    s = acting("court horse_2", cards="sword_1", at="moon_lake")
    assert all("court" not in text for text in offered(s))


@pytest.mark.rule("IAK-7.3")
def test_several_courts_by_one_player_and_at_one_place():
    rivals = {1: {"actions": "exercise_book"}}
    s = acting("court court", cards="book_1 book_2", at="moon_lake", seats=4, rivals=rivals)
    s = do(s, "action:court virtue:book_2", "action:court virtue:book_1")
    assert s.points == [4, 0, 0, 0] and hand(s, 0) == []
    rivals = {1: {"actions": "court", "cards": "book_2", "at": "moon_lake"}}
    s = acting("court", cards="book_1", at="moon_lake", seats=4, rivals=rivals)
    s = do(s, "action:court virtue:book_1", "action:court virtue:book_2")
    assert s.points == [2, 2, 0, 0]


# Quest


@pytest.mark.rule("IAK-8.1", "IAK-8.5")
def test_the_golden_pheasant_of_the_rulebook():
    """Lance 1 and book 1 are asked for, lance 1 and book 2 are paid: two shields, and no change."""
    s = acting("quest horse_4", cards="lance_1 book_2", adventures="golden_pheasant")
    s = do(s, "action:horse_4 place:hidden_valley")
    assert quests(s) == [f"{PHEASANT} virtue:lance_1 virtue:book_2"]
    s = do(s, quests(s)[0])
    assert s.points == [2, 0] and hand(s, 0) == []
    assert pile(s, "lance_1") == 1 and pile(s, "book_2") == 2 and pile(s, "book_1") == 1


@pytest.mark.rule("IAK-8.1")
def test_only_an_adventure_in_hand():
    s = acting("quest horse_4", cards="lance_1 book_1", at="hidden_valley", opened="golden_pheasant")
    assert why_not(s, f"{PHEASANT} virtue:lance_1 virtue:book_1").rule == "IAK-8.1"


@pytest.mark.rule("IAK-8.2")
def test_only_at_the_place_of_the_adventure():
    s = acting("quest horse_4", cards="lance_1 book_1", at="moon_lake", adventures="golden_pheasant")
    refused = why_not(s, f"{PHEASANT} virtue:lance_1 virtue:book_1")
    assert refused.rule == "IAK-8.2" and refused.facts["place"] == "place:hidden_valley"
    assert quests(s) == []


@pytest.mark.rule("IAK-8.3")
def test_two_ones_pay_a_two():
    s = acting("quest horse_4", cards="sword_1 sword_1 lance_2", at="dwarf_mines", adventures="black_knight")
    s = do(s, "action:quest adventure:black_knight virtue:sword_1 virtue:sword_1 virtue:lance_2")
    assert s.points == [5, 0] and hand(s, 0) == []


@pytest.mark.rule("IAK-8.3", "IAK-8.6")
@pytest.mark.parametrize("demand", range(1, 5))
def test_payments_are_all_that_reach_a_demand_with_no_card_to_spare(demand):
    """By brute force over all small hands."""

    def enough(ones, twos):
        return ones + 2 * twos >= demand

    expected = set()
    for ones, twos in product(range(6), range(6)):
        spare = (ones and enough(ones - 1, twos)) or (twos and enough(ones, twos - 1))
        if enough(ones, twos) and not spare:
            expected.add((2,) * ones + (3,) * twos)
    assert set(covers(1, demand)) == expected and len(covers(1, demand)) == len(expected)


@pytest.mark.rule("IAK-8.3")
def test_every_adventure_can_be_paid_in_every_way():
    for adventure, moves in zip(ADVENTURES, FULFIL, strict=True):
        kinds = sum(demand > 0 for demand in adventure.demands)
        assert len(moves) == 2**kinds  # demands are 1 or 2, each met by two different sets of cards
        for move in moves:
            for virtue, demand in enumerate(adventure.demands):
                assert sum(WORTH[card] for card in move.cards if card // 2 == virtue) >= demand


@pytest.mark.rule("IAK-8.4")
def test_the_cards_must_be_in_hand():
    s = acting("quest horse_4", cards="lance_1 sword_1", at="hidden_valley", adventures="golden_pheasant")
    refused = why_not(s, f"{PHEASANT} virtue:lance_1 virtue:book_1")
    assert (refused.rule, refused.facts["lacking"]) == ("IAK-8.4", ("virtue:book_1",))
    s = acting("quest horse_4", cards="sword_1 sword_2 lance_2", at="dwarf_mines", adventures="black_knight")
    refused = why_not(s, "action:quest adventure:black_knight virtue:sword_1 virtue:sword_1 virtue:lance_2")
    assert refused.facts == {"card": "virtue:sword_1", "needed": 2, "have": 1}


@pytest.mark.rule("IAK-8.4")
def test_the_cards_go_back_to_their_piles():
    s = acting("quest horse_4", cards="dragon_1 book_1", at="moon_lake", adventures="pure_spring")
    before = pile(s, "dragon_1"), pile(s, "book_1")
    s = do(s, "action:quest adventure:pure_spring virtue:dragon_1 virtue:book_1")
    assert (pile(s, "dragon_1"), pile(s, "book_1")) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("IAK-8.5")
def test_no_bonus_for_more_than_was_asked():
    s = acting("quest horse_4", cards="dragon_2 book_2", at="moon_lake", adventures="pure_spring")
    assert do(s, "action:quest adventure:pure_spring virtue:dragon_2 virtue:book_2").points == [2, 0]


@pytest.mark.rule("IAK-8.6")
def test_the_player_chooses_and_the_cheapest_comes_first():
    cards = "lance_1 lance_2 book_1 book_2"
    s = acting("quest horse_4", cards=cards, at="hidden_valley", adventures="golden_pheasant")
    assert quests(s) == [
        f"{PHEASANT} virtue:lance_1 virtue:book_1",
        f"{PHEASANT} virtue:lance_1 virtue:book_2",
        f"{PHEASANT} virtue:lance_2 virtue:book_1",
        f"{PHEASANT} virtue:lance_2 virtue:book_2",
    ]
    with pytest.raises(Exception, match="table-bad-move"):  # a card that could be left out
        game.moves.parse(f"{PHEASANT} virtue:lance_1 virtue:book_1 virtue:book_2")


@pytest.mark.rule("IAK-8.7")
@pytest.mark.parametrize("name", NAMES)
def test_every_adventure_brings_its_shields_and_leaves_the_game(name):
    adventure = ADVENTURES[number(name)]
    cards = " ".join(f"{VIRTUES[v]}_{demand}" for v, demand in enumerate(adventure.demands) if demand)
    s = acting("quest horse_2", cards=cards, at=PLACES[adventure.place], adventures=name)
    s, announcements = announced(s, quests(s)[0])
    assert s.points == [adventure.shields, 0] and hand(s, 0) == [] and s.held[0] == 0
    assert game.view(s, 1).fulfilled == ((number(name),), ()) and not s.deck[number(name)]
    assert announcements[0].public.points == adventure.shields


@pytest.mark.rule("IAK-8.8")
def test_two_adventures_need_two_quests():
    has = {
        "cards": "dragon_1 book_1 dragon_2 book_2",
        "adventures": "pure_spring evil_witch",
        "at": "moon_lake",
    }
    spring = "action:quest adventure:pure_spring virtue:dragon_1 virtue:book_1"
    witch = "action:quest adventure:evil_witch virtue:dragon_2 virtue:book_2"
    s = do(acting("quest horse_2", **has), spring)
    assert why_not(s, witch).rule == "IAK-8.8" and quests(s) == []
    s = do(acting("quest quest", **has), spring, witch)
    assert s.points == [2 + 5, 0]


@pytest.mark.rule("IAK-8.9")
def test_an_unfulfilled_adventure_stays_and_costs_nothing():
    s = acting("horse_2", adventures="fire_dragon fair_maiden", at="moon_lake")
    s = do(s, "stop")
    while hasattr(game.pending(s), "source"):
        s = game.apply(s, None, game.pending(s).source.outcomes()[0][0])[0]
    assert s.round == 2 and s.held[0].bit_count() == 2 and s.points == [0, 0]


@pytest.mark.rule("IAK-8.10")
def test_two_adventures_wait_in_each_province():
    places = [PLACES[one.place] for one in ADVENTURES]
    assert sorted(places) == sorted(2 * [place for place in PLACES if place != "camelot"])
    assert sum(one.shields for one in ADVENTURES) == 65
    for one in ADVENTURES:
        total, kinds = sum(one.demands), sum(demand > 0 for demand in one.demands)
        assert one.shields == (2 if total == 2 else total + kinds - 1)


def test_no_first_card_of_a_payment_list_is_dearer_than_a_later_one():
    for moves in FULFIL:
        values = [sum(WORTH[card] for card in move.cards) for move in moves]
        assert values == sorted(values)


@pytest.mark.rule("IAK-2.1")
def test_a_quest_paid_with_a_first_card_reveals_it():
    s = acting("quest horse_2", first="dragon_1", cards="book_1", at="moon_lake", adventures="pure_spring")
    s, announcements = announced(s, "action:quest adventure:pure_spring virtue:dragon_1 virtue:book_1")
    assert announcements[0].reveals and s.hidden[0] == 0
    assert sum(s.seen) == 0 == sum(s.hands) and CARDS[0] == "sword_1"
