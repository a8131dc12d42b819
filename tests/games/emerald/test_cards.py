"""Gold and gems (EMR-5)."""

from typing import Any

import pytest
from tests.games.emerald.table import asked, gems, go, gold, happened, pile, position

from royaumes.games.emerald.box import GEM, GOLD, NONE
from royaumes.testing.position import Position

# The bar lies beyond, so that the dragon sleeps on.
STEP = "knight:yellow plain:6"


def entering(piles: str = "", **more: Any) -> Position:
    knights = "yellow plain:6 plain:1 plain:2"
    return position(knights, bar=5, dragon=5, facing="lair", piles=piles, **more)


@pytest.mark.rule("EMR-5.1")
def test_one_of_the_open_cards_must_be_taken() -> None:
    table = go(entering(), STEP)
    assert asked(table) == ("take", (0,))
    assert table.offered() == {"pile:gold", "pile:gem"}
    for other in ("stop", "knight:yellow plain:1", "gold:1", "knight:blue"):
        refusal = table.refused(other)
        assert (refusal.rule, refusal.why) == ("EMR-5.1", "emerald-now-take")
        assert refusal.facts == {"place": "mountain:1"}
    assert gold(go(table, "pile:gold"), 0) == ["gold:1"]
    assert gems(go(table, "pile:gem"), 0) == ["gem:ruby"]
    assert table.refused("pile:gold", seat=1).rule == "TBL-1.2"


@pytest.mark.rule("EMR-5.1")
def test_no_cards_on_the_plain() -> None:
    assert asked(go(entering(), "knight:yellow plain:2")) == ("second", (0,))


@pytest.mark.rule("EMR-5.2")
def test_where_one_pile_is_empty_the_card_comes_from_the_other() -> None:
    table = go(entering("1 gold:none"), STEP)
    assert (gold(table, 0), gems(table, 0), happened(table)) == ([], ["gem:ruby"], ["marched", "took"])
    table = go(entering("1 gem:none"), STEP)
    assert (gold(table, 0), gems(table, 0)) == (["gold:1"], [])


@pytest.mark.rule("EMR-5.2")
def test_where_both_are_empty_the_turn_goes_on() -> None:
    table = go(entering(bare="1"), STEP)
    assert asked(table) == ("second", (0,))
    assert (gold(table, 0), gems(table, 0)) == ([], [])


@pytest.mark.rule("EMR-5.3")
def test_the_card_below_is_turned_up() -> None:
    table = go(entering(), STEP, "pile:gold")
    assert asked(table) == ("gold", ())
    assert pile(table, 1, GOLD) == (None, 2)
    table = go(table, "gold:5")
    assert pile(table, 1, GOLD) == ("gold:5", 1)
    assert table.announcements[0].reveals
    assert pile(go(entering(), STEP, "pile:gem", "gem:garnet"), 1, GEM) == ("gem:garnet", 0)


@pytest.mark.rule("EMR-5.3")
def test_the_last_card_leaves_an_empty_pile() -> None:
    table = go(entering("1 gold:1+0"), STEP, "pile:gold")
    assert (pile(table, 1, GOLD), asked(table)) == ((None, 0), ("march", (1,)))
    table = go(entering("1 gem:ruby+0"), STEP, "pile:gem")
    assert (pile(table, 1, GEM), asked(table)) == ((None, 0), ("march", (1,)))


@pytest.mark.rule("EMR-5.4")
def test_taking_a_card_ends_the_turn_once_the_dragon_has_flown() -> None:
    table = go(position("yellow plain:6 plain:1 plain:2"), STEP, "pile:gold", "gold:1")
    assert asked(table) == ("die", ())
    assert asked(go(table, "1")) == ("march", (1,))


@pytest.mark.rule("EMR-5.4")
def test_the_rulebooks_tip_first_a_plain_knight_then_a_card() -> None:
    table = go(entering(), "knight:yellow plain:1", STEP, "pile:gold")
    assert gold(table, 0) == ["gold:1"]


@pytest.mark.rule("EMR-5.5", "EMR-5.9")
def test_gold_is_public_by_number_and_secret_by_value() -> None:
    table = go(entering(gold0="4"), STEP, "pile:gold", "gold:2")
    for seat in (1, 2, None):
        v = table.view(seat)
        assert v.purse == (2, 0, 0)
        assert v.hands == ()
        assert sum(v.hand) == 0
        assert v.scores == (0, 0, 0)
    assert table.view(0).hand == (1, 0, 0, 1, 0)
    assert table.view(0).scores == (5, 0, 0)


@pytest.mark.rule("EMR-5.5")
def test_all_see_which_gold_is_taken() -> None:
    table = go(entering(), STEP, "pile:gold")
    (event,) = table.events(2)
    assert event.facts == {"seat": "seat:0", "card": "gold:1", "place": "mountain:1"}
    assert table.view(2).ledger == ((0, 0),)
    assert go(entering(), STEP, "pile:gem").view(2).ledger == ()


@pytest.mark.rule("EMR-5.9", "EMR-7.10")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_was_taken_is_remembered_but_not_what_was_given(seat: int | None) -> None:
    knights = "yellow mountain:3 plain:1 plain:2, blue plain:6 plain:1"
    table = go(position(knights, to_move=1, gold0="1 5", bare="1"), "knight:blue plain:6", "1")
    assert asked(table) == ("pay", (0,))
    views = [go(table, card).view(seat) for card in ("gold:1", "gold:5")]
    assert views[0] == views[1]
    assert views[0].ledger == ((0, 0), (0, 4), (0, NONE))  # two taken, one given


@pytest.mark.rule("EMR-5.6")
def test_gems_are_open_to_all() -> None:
    table = go(entering(), STEP, "pile:gem", "gem:ruby")
    assert table.view(2).gems[0] == table.view(None).gems[0] == (1, 0, 0, 0)


@pytest.mark.rule("EMR-5.7")
def test_the_first_with_all_four_gems_takes_the_bonus_and_keeps_it() -> None:
    table = go(entering(gems0="emerald garnet turquoise", gems1="ruby emerald garnet"), STEP, "pile:gem")
    assert table.state.four == NONE  # the next card comes first (EMR-5.8)
    table = go(table, "gem:ruby")
    assert happened(table) == ["opened", "four-gems"]
    assert table.state.four == 0
    late = position(
        "blue plain:6*4 tower:1",
        to_move=1,
        bar=5,
        dragon=5,
        facing="lair",
        four=0,
        gems0="ruby emerald garnet turquoise",
        gems1="ruby emerald garnet",
    )
    late = go(late, "knight:blue plain:6", "pile:gem", "gem:ruby")
    assert gems(late, 1) == ["gem:ruby", "gem:emerald", "gem:garnet", "gem:turquoise"]
    assert late.state.four == 0


@pytest.mark.rule("EMR-5.7")
def test_the_last_gem_of_a_pile_brings_the_bonus_too() -> None:
    table = go(entering("1 gem:ruby+0", gems0="emerald garnet turquoise"), STEP, "pile:gem")
    assert (happened(table), table.state.four) == (["took", "four-gems"], 0)


@pytest.mark.rule("EMR-5.7")
def test_gold_or_a_fourth_gem_of_a_known_kind_brings_no_bonus() -> None:
    known = go(entering(gems0="ruby emerald garnet"), STEP, "pile:gem", "gem:turquoise")
    assert (gems(known, 0).count("gem:ruby"), known.state.four) == (2, NONE)
    for piles, answers in (("", ("pile:gold", "gold:1")), ("1 gold:1+0", ("pile:gold",))):
        table = go(entering(piles, gems0="emerald garnet turquoise"), STEP, *answers)
        assert (gold(table, 0), table.state.four) == (["gold:1"], NONE)


@pytest.mark.rule("EMR-5.7")
def test_gold_taken_brings_no_bonus_that_is_not_due() -> None:
    """A bonus is checked on a gem, never on gold: nobody holds four gems without the bonus but by hand."""
    table = go(entering(gems0="ruby emerald garnet turquoise"), STEP, "pile:gold", "gold:1")
    assert table.state.four == NONE


@pytest.mark.rule("EMR-5.8")
def test_an_arrival_goes_card_next_card_bonus_dragon_capture_bar() -> None:
    table = position("yellow plain:6 mountain:3 plain:1", gems0="emerald garnet turquoise")
    order = []
    for answer in (STEP, "pile:gem", "gem:ruby", "1"):
        table = go(table, answer)
        order += happened(table)
    assert order == ["marched", "took", "opened", "four-gems", "flew", "captured", "devoured", "shifted"]
