"""Gold and gems (EMR-5)."""

import pytest
from tests.games.emerald.table import asked, events, gems, go, hand, hear, offered, refused, table

from royaumes.games.emerald import GAME
from royaumes.games.emerald.cards import NONE

# The bar lies beyond, so that the dragon sleeps on.
STEP = "knight:yellow plain:6"


def entering(**more):
    return table("yellow plain:6 plain:1 plain:2", bar=5, dragon=5, **more)


@pytest.mark.rule("EMR-5.1")
def test_one_of_the_open_cards_must_be_taken():
    s = go(entering(), STEP)
    assert asked(s) == ("emerald-ask-take", (0,))
    assert offered(s) == ["pile:gold", "pile:gem"]
    assert refused(s, "stop") == "EMR-5.1"
    assert refused(s, "knight:yellow plain:1") == "EMR-5.1"
    assert hand(go(s, "pile:gold"), 0) == ["gold:1"]
    assert gems(go(s, "pile:gem"), 0) == ["gem:ruby"]


@pytest.mark.rule("EMR-5.1")
def test_no_cards_on_the_plain():
    assert asked(go(entering(), "knight:yellow plain:2")) == ("emerald-ask-second", (0,))


@pytest.mark.rule("EMR-5.2")
def test_where_one_pile_is_empty_the_card_comes_from_the_other():
    s = entering()
    s.gold_open[0], s.gold_under[0] = NONE, 0
    assert gems(go(s, STEP), 0) == ["gem:ruby"]
    s = entering()
    s.gem_open[0], s.gem_under[0] = NONE, 0
    assert hand(go(s, STEP), 0) == ["gold:1"]


@pytest.mark.rule("EMR-5.2")
def test_where_both_are_empty_the_turn_goes_on():
    s = go(entering(bare="1"), STEP)
    assert asked(s) == ("emerald-ask-second", (0,))
    assert (hand(s, 0), gems(s, 0)) == ([], [])


@pytest.mark.rule("EMR-5.3")
def test_the_card_below_is_turned_up():
    s = go(entering(), STEP, "pile:gold")
    assert asked(s) == ("emerald-ask-gold", None)
    s, told = hear(s, "gold:5")
    assert (s.gold_open[0], s.gold_under[0]) == (4, 1)
    assert told[0].reveals
    s = go(entering(), STEP, "pile:gem", "gem:garnet")
    assert (s.gem_open[0], s.gem_under[0]) == (2, 0)


@pytest.mark.rule("EMR-5.3")
def test_the_last_card_leaves_an_empty_pile():
    for pile, side in (("gold", "pile:gold"), ("gem", "pile:gem")):
        s = entering()
        getattr(s, f"{pile}_under")[0] = 0
        s = go(s, STEP, side)
        assert getattr(s, f"{pile}_open")[0] == NONE
        assert asked(s) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-5.4")
def test_taking_a_card_ends_the_turn_once_the_dragon_has_flown():
    s = go(table("yellow plain:6 plain:1 plain:2"), STEP, "pile:gold", "gold:1")
    assert asked(s) == ("emerald-ask-die", None)
    assert asked(go(s, "1")) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-5.4")
def test_the_rulebooks_tip_first_a_plain_knight_then_a_card():
    s = go(entering(), "knight:yellow plain:1", STEP, "pile:gold")
    assert hand(s, 0) == ["gold:1"]


@pytest.mark.rule("EMR-5.5")
def test_gold_is_public_by_number_and_secret_by_value():
    s = go(entering(gold0="4"), STEP, "pile:gold", "gold:2")
    for seat in (1, 2, None):
        v = GAME.view(s, seat)
        assert v.purse == (2, 0, 0)
        assert v.hands == ()
        assert sum(v.hand) == 0
    assert GAME.view(s, 0).hand == (1, 0, 0, 1, 0)


@pytest.mark.rule("EMR-5.5", "EMR-7.7")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_was_taken_is_remembered_but_not_what_was_given(seat):
    s = table("yellow mountain:3 plain:1 plain:2, blue plain:6 plain:1", turn=1, gold0="1 5", bare="1")
    s = go(s, "knight:blue plain:6", "1")
    assert asked(s) == ("emerald-ask-pay", (0,))
    views = [GAME.view(go(s, card), seat) for card in ("gold:1", "gold:5")]
    assert views[0] == views[1]
    assert len(views[0].ledger) == 3  # two taken, one given


@pytest.mark.rule("EMR-5.6")
def test_gems_are_open_to_all():
    s = go(entering(), STEP, "pile:gem", "gem:ruby")
    assert GAME.view(s, 2).gems[:4] == GAME.view(s, None).gems[:4] == (1, 0, 0, 0)


@pytest.mark.rule("EMR-5.7")
def test_the_first_with_all_four_gems_takes_the_bonus_and_keeps_it():
    s = entering(gems0="emerald garnet turquoise", gems1="ruby emerald garnet")
    s = go(s, STEP, "pile:gem")
    assert s.four == NONE  # the next card comes first (EMR-5.8)
    assert events(s, "gem:ruby") == ["opened", "four-gems"]
    s = go(s, "gem:ruby")
    assert s.four == 0
    late = table(
        "blue plain:6*4 tower:1",
        turn=1,
        bar=5,
        dragon=5,
        gems0="ruby emerald garnet turquoise",
        gems1="ruby emerald garnet",
    )
    late.four = 0
    late = go(late, "knight:blue plain:6", "pile:gem", "gem:ruby")
    assert gems(late, 1) == ["gem:ruby", "gem:emerald", "gem:garnet", "gem:turquoise"]
    assert late.four == 0


@pytest.mark.rule("EMR-5.7")
def test_gold_or_a_fourth_gem_of_a_known_kind_brings_no_bonus():
    s = go(entering(gems0="ruby emerald garnet"), STEP, "pile:gem", "gem:turquoise")
    assert s.four == NONE
    s = entering(gems0="emerald garnet turquoise")
    s.gem_under[0] = 0
    assert go(s, STEP, "pile:gem").four == 0


@pytest.mark.rule("EMR-5.8")
def test_an_arrival_goes_card_next_card_bonus_dragon_capture_bar():
    s = table("yellow plain:6 mountain:3 plain:1", gems0="emerald garnet turquoise")
    assert events(s, STEP) == ["marched"]
    s = go(s, STEP)
    assert events(s, "pile:gem") == ["took"]
    s = go(s, "pile:gem")
    assert events(s, "gem:ruby") == ["opened", "four-gems"]
    s = go(s, "gem:ruby")
    assert events(s, "1") == ["flew", "captured", "devoured", "shifted"]
