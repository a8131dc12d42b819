"""Recruiting: order, columns, prices, payments, hidden cards, refilling."""

import pytest
from tests.games.foracrown.table import (
    asked,
    at,
    card,
    chance,
    events,
    game,
    laid,
    offered,
    opened,
    piled,
    play,
    prompt,
    put,
    recruited,
    refused,
    slot,
)

from royaumes.core import Chance, Decide, Stream
from royaumes.games.foracrown.box import COSTS, NONE
from royaumes.games.foracrown.events import Looked, LookedAt
from royaumes.games.foracrown.moves import Recruit
from royaumes.games.foracrown.phases.recruiting import RECRUITING
from royaumes.games.foracrown.phases.revealing import REVEALING
from royaumes.messages import Catalogue, Words
from royaumes.play.why import reason
from royaumes.testing.walks import walk


def prices(s):
    """What each card or deck on offer costs."""
    moves = (move for move in game.options(s, asked(s)) if isinstance(move, Recruit))
    return {move.picks[0]: move.coins + move.rubies for move in moves}


def cheapest(s, source):
    """The move that takes this with coins alone."""
    price = prices(s)[source]
    return f"{source} coin:{price}" if price else f"{source} pay:nothing"


@pytest.mark.rule("FAC-3.1")
def test_the_most_influential_family_recruits_first():
    s = laid(4, "ape rabbit flamingo penguin")
    seats = []
    for _ in range(4):
        seats.append(asked(s))
        s = play(s, "card:C-T coin:1")
    assert seats == [2, 0, 3, 1]


@pytest.mark.rule("FAC-3.2", "FAC-4.3")
def test_nobody_may_skip():
    assert refused(laid(), "decline") == ("FAC-3.2", "no-skip")
    assert refused(laid(), "family:ape") == ("FAC-3.2", "now-recruit")


@pytest.mark.rule("FAC-3.2", "FAC-3.3")
def test_two_passes_in_the_first_round_and_then_the_pile_is_revealed():
    s = laid(3)
    for n in range(6):
        assert asked(s) == n % 3 and s.passes == n // 3
        s = play(s, "card:C-T coin:1" if n < 5 else "card:L-P coin:1")
    assert s.phase is REVEALING and s.passes == 2


@pytest.mark.rule("FAC-3.3")
def test_one_pass_in_a_later_round():
    s = put(laid(3), round=2, passes=2)
    s = play(s, "card:C-T pay:nothing", "card:C-T pay:nothing", "card:C-T pay:nothing")
    assert s.phase is REVEALING and s.passes == 3


@pytest.mark.rule("FAC-3.4")
def test_a_column_without_a_tile_is_closed():
    assert refused(laid(), "card:RCTP coin:3 ruby:2") == ("FAC-3.4", "no-tile")
    assert refused(laid(), "deck:4 ruby:5") == ("FAC-3.4", "no-tile")
    assert refused(put(laid(), round=2, passes=2), "deck:5 ruby:5") == ("FAC-3.4", "no-tile")
    assert set(prices(laid())) == {
        *("card:C-T", "card:L-P", "card:D-C"),
        *("card:CC", "card:CT", "deck:2", "card:RTT", "card:RPP", "deck:3"),
    }


@pytest.mark.rule("FAC-3.5")
def test_only_open_cards_and_the_top_of_a_deck():
    assert refused(laid(), "card:PP ruby:3") == ("FAC-3.5", "no-such-card")
    assert {"card:CC ruby:3", "deck:2 ruby:3"} <= offered(laid())


@pytest.mark.rule("FAC-3.6", "FAC-3.12")
def test_nothing_comes_from_an_empty_pile_or_deck():
    s = laid(piles=[0, 5, 5])
    assert refused(s, "card:C-T coin:1") == ("FAC-3.6", "no-cards-left")
    assert "card:C-T" not in prices(s) and "card:L-P" in prices(s)
    s = put(laid(), decks=[[], *laid().decks[1:]])
    assert refused(s, "deck:2 coin:3") == ("FAC-3.6", "no-cards-left")
    assert "deck:2" not in prices(s) and "deck:3" in prices(s)


@pytest.mark.rule("FAC-3.12")
def test_with_all_piles_of_level_1_gone_other_columns_remain():
    s = put(laid(), piles=[0, 0, 0], round=3, passes=3)
    assert prices(s)["card:CC"] == prices(s)["deck:2"] == 0
    assert not any(name in prices(s) for name in ("card:C-T", "card:L-P", "card:D-C"))


@pytest.mark.rule("FAC-3.7")
def test_the_price_is_paid_no_more_and_no_less():
    assert prices(laid()) == {
        "card:C-T": 1,
        "card:L-P": 1,
        "card:D-C": 1,
        "card:CC": 3,
        "card:CT": 3,
        "deck:2": 3,
        "card:RTT": 5,
        "card:RPP": 5,
        "deck:3": 5,
    }
    assert refused(laid(), "card:C-T coin:3") == ("FAC-3.7", "no-price")
    assert refused(laid(), "card:RTT coin:3") == ("FAC-3.7", "no-price")
    assert refused(laid(), "card:C-T pay:nothing") == ("FAC-3.7", "no-price")
    assert at(laid()).refused("card:C-T coin:2 ruby:1").facts == {"price": 1, "paid": 3}
    s = play(laid(), "card:C-T coin:1")
    assert s.coins[0] == 2 and s.bank_coins == 30 - 12 + 1


@pytest.mark.rule("FAC-3.8")
def test_the_rulebooks_example_three_coins_and_two_rubies():
    s = play(laid(), "card:RTT coin:3 ruby:2")
    assert (s.coins[0], s.rubies[0]) == (0, 8)
    assert recruited(s, 0) == ["RTT"] and "rabbit-1" in piled(s)


@pytest.mark.rule("FAC-3.8")
def test_any_mix_of_coins_and_rubies():
    mine = {text for text in offered(laid()) if text.startswith("card:RTT")}
    assert mine == {
        *("card:RTT coin:3 ruby:2", "card:RTT coin:2 ruby:3", "card:RTT coin:1 ruby:4", "card:RTT ruby:5"),
    }


@pytest.mark.rule("FAC-3.9")
def test_only_what_is_in_the_chest_pays_and_the_heirloom_does_not():
    s = laid(coins=[1, 4, 5], rubies=[1, 10, 10])
    assert refused(s, "card:CC coin:3") == ("FAC-3.9", "no-coins")
    assert refused(s, "card:CC ruby:3") == ("FAC-3.9", "no-rubies")
    assert refused(s, "card:CC coin:1 ruby:2") == ("FAC-3.9", "no-rubies")
    assert set(prices(s)) == {"card:C-T", "card:L-P", "card:D-C"}


@pytest.mark.rule("FAC-3.9")
@pytest.mark.parametrize("picks", [["card:CC"], ["deck:2"], ["card:CC", "coin:1"], ["card:CC", "coin:3"]])
def test_a_card_that_is_too_dear_is_refused_for_what_the_chest_holds(picks):
    s = laid(coins=[1, 4, 5], rubies=[1, 10, 10])
    assert reason(game, s, 0, picks).rule == "FAC-3.9"
    assert refused(s, "card:CC coin:1") == ("FAC-3.9", "no-means")
    refusal = at(s).refused("card:CC pay:nothing")
    assert refusal.facts == {"price": 3, "coins": 1, "rubies": 1}
    assert Words(Catalogue("en"), "foracrown").why(refusal) == (
        "The price is 3; your chest holds only 1 coin and 1 ruby, and the heirloom is not for sale here."
    )


@pytest.mark.rule("FAC-3.7", "FAC-3.9")
def test_reasons_of_cards_that_are_too_dear_in_random_games():
    dear = 0
    for step in walk(game, 3, game.agreed(3, {}), Stream("dear")):
        if not isinstance(step.question, Decide) or step.state.phase != RECRUITING:
            continue
        s, (seat,) = step.state, step.question.seats
        s = put(s, coins=[1] * 3, rubies=[1] * 3)
        for level, cost in enumerate(COSTS[s.round - 1][1:], 2):
            if s.decks[level - 2] and cost > 2:
                dear += 1
                assert reason(game, s, seat, [f"deck:{level}"]).why == "foracrown-no-means"
    assert dear > 10


@pytest.mark.rule("FAC-3.10")
def test_a_hidden_card_costs_the_same_and_only_its_owner_sees_it():
    s = play(laid(), "deck:3 coin:3 ruby:2")
    assert (s.coins[0], s.rubies[0]) == (0, 8)
    question = game.pending(s)
    assert isinstance(question, Chance) and question.private and question.seat == 0
    looked = at(s).chance("LLT")
    assert looked.events(0) == [LookedAt("seat:0", "card:LLT")]
    assert looked.events(1) == looked.events(None) == [Looked("seat:0", "deck:3")]
    assert looked.view(0).recruits[slot(0)] == card("LLT")
    assert looked.view(1).recruits[slot(0)] == looked.view(None).recruits[slot(0)] == -3
    assert looked.asked == (1,) and card("LLT") not in looked.state.decks[1]


@pytest.mark.rule("FAC-3.10")
def test_a_hidden_card_is_known_to_all_once_it_is_revealed():
    s = chance(play(laid(), "deck:2 coin:3"), "PP")
    s = put(s, phase=REVEALING, order=(), to_move=NONE)
    s = chance(s, "rabbit-1")
    assert s.blind == 0 and game.view(s, 1).recruits[slot(0)] == card("PP")


@pytest.mark.rule("FAC-3.10")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_in_every_round_a_hidden_card_is_known_once_it_is_revealed_and_others_stay_hidden(round_):
    s = laid(round=round_, passes=0 if round_ == 1 else round_, coins=[9, 9, 9])
    s = put(s, order=(0, 1, 2))
    nth = s.passes
    s = chance(play(s, next(text for text in sorted(offered(s)) if text.startswith("deck:2"))), "PP")
    s = chance(play(s, next(text for text in sorted(offered(s)) if text.startswith("deck:3"))), "LLT")
    mine, theirs = slot(0, nth), slot(1, nth)
    assert (game.view(s, 2).recruits[mine], game.view(s, 2).recruits[theirs]) == (-2, -3)
    s = put(s, phase=REVEALING, order=(), to_move=NONE)
    s = chance(s, f"rabbit-{nth + 1}")
    for seat in (0, 1, 2, None):
        v = game.view(s, seat)
        assert v.recruits[mine] == card("PP") and not v.blind >> mine & 1
        assert v.recruits[theirs] == (card("LLT") if seat == 1 else -3) and v.blind >> theirs & 1
        assert game.display(v).families[0].recruits[0].card.name == "card:PP"


@pytest.mark.rule("FAC-3.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("taste", ["cheapest", "dearest"])
def test_everybody_can_always_recruit(seats, taste):
    stream, s = Stream(taste), game.start(seats)
    for _ in range(2000):
        question = game.pending(s)
        if isinstance(question, Chance):
            s = game.apply(s, None, question.source.sample(stream))[0]
            continue
        if not hasattr(question, "seats"):
            return
        moves = game.options(s, question.seats[0])
        if isinstance(moves[0], Recruit):
            costs = [move.coins + move.rubies for move in moves if isinstance(move, Recruit)]
            assert s.round == 1 or min(costs) == 0
            best = min(costs) if taste == "cheapest" else max(costs)
            s = game.apply(s, question.seats[0], moves[costs.index(best)])[0]
        else:
            s = game.apply(s, question.seats[0], stream.choice(moves))[0]
    raise AssertionError("the game does not end")


@pytest.mark.rule("FAC-3.13")
def test_a_recruit_joins_the_pile_under_its_familys_crest():
    s = play(laid(3, "penguin rabbit ape"), "card:C-T coin:1")
    assert recruited(s, 1) == ["C-T"] and piled(s) == {"event-1", "event-2", "penguin-1"}
    assert s.piles == [4, 5, 5]
    assert events(laid(), "card:C-T coin:1") == ["recruited"]
    assert events(laid(), "deck:2 coin:3") == ["recruited-blind"]


@pytest.mark.rule("FAC-3.14")
def test_gaps_are_filled_when_all_have_recruited_after_each_pass():
    s = play(laid(), "card:CC coin:3", "card:CT coin:3")
    assert opened(s).startswith("- - ") and asked(s) == 2
    s = play(s, "card:RTT coin:5")
    assert isinstance(game.pending(s), Chance) and s.passes == 1
    s = chance(s, "PP", "LT")
    assert opened(s).startswith("PP LT ")
    assert asked(chance(s, "LLP")) == 0


@pytest.mark.rule("FAC-3.14")
@pytest.mark.parametrize("round_", [2, 3, 4])
def test_gaps_are_filled_in_later_rounds_too_before_the_pile_is_revealed(round_):
    s = laid(round=round_, passes=round_, coins=[9, 9, 9])
    s = play(s, cheapest(s, "card:CC"), cheapest(s, "card:RTT"), cheapest(s, "card:C-T"))
    assert prompt(s) == "open" and s.passes == round_ + 1
    s = chance(s, "PP", "LLT")
    assert opened(s).split()[:4] == ["PP", "CT", "LLT", "RPP"] and s.phase == REVEALING


@pytest.mark.rule("FAC-3.14")
def test_an_exhausted_deck_leaves_its_gaps():
    decks = [[], [card("LLP")], *laid().decks[2:]]
    s = play(put(laid(), decks=decks), "card:CC coin:3", "card:RTT coin:4 ruby:1", "card:RPP coin:5")
    s = chance(s, "LLP")
    assert opened(s).startswith("- CT LLP - ") and asked(s) == 0


@pytest.mark.rule("FAC-7.4", "FAC-7.5")
@pytest.mark.parametrize(
    ("round_", "costs"), [(1, (1, 3, 5)), (2, (0, 1, 3, 5)), (3, (0, 0, 1, 3, 5)), (4, (0, 0, 0, 1, 3))]
)
def test_the_costs_of_the_four_rounds(round_, costs):
    s = laid(round=round_, passes=round_, coins=[9, 9, 9])
    level_1, *decks = ("card:C-T", "deck:2", "deck:3", "deck:4", "deck:5")
    found = prices(s)
    assert tuple(found[name] for name in (level_1, *decks) if name in found) == costs
    for name in decks[len(costs) - 1 :]:
        assert refused(s, f"{name} ruby:5") == ("FAC-3.4", "no-tile")
