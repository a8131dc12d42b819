"""The dragon's prey (EMR-7)."""

import pytest
from tests.games.emerald.table import asked, at, chamber, go, gold, happened, nest, position
from tests.games.emerald.test_flight import STEP, waking

from royaumes.games.emerald.state import treasures_left


@pytest.mark.rule("EMR-7.1")
def test_landing_on_nobody_has_no_effect() -> None:
    assert happened(go(waking(), STEP, "1")) == ["flew", "shifted"]


@pytest.mark.rule("EMR-7.2")
def test_a_lone_knight_is_captured_be_it_the_wakers_own() -> None:
    table = go(waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2"), STEP, "1")
    assert (nest(table)[-1], table.state.in_play[1]) == ("knight:blue", 2)
    table = go(waking(), STEP, "3")
    assert (nest(table)[-1], table.state.in_play[0]) == ("knight:yellow", 2)


@pytest.mark.rule("EMR-7.2")
def test_all_hear_whose_knight_was_captured_and_what_is_left() -> None:
    table = go(waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2"), STEP, "1")
    _, captured, devoured, _ = table.events()
    assert captured.facts == {"seat": "seat:1", "knight": "knight:blue", "place": "mountain:3"}
    assert devoured.facts == {"seat": "seat:1", "knight": "knight:blue", "left": 2}


@pytest.mark.rule("EMR-7.3")
def test_the_waker_chooses_among_several_colours_their_own_included() -> None:
    table = waking("yellow plain:6 mountain:2 plain:2, blue mountain:2*2 plain:1, black plain:1*5")
    table = go(table, STEP, "2")
    assert asked(table) == ("feed", (0,))
    assert table.offered() == {"knight:yellow", "knight:blue"}
    assert table.refused("knight:black").rule == "EMR-7.3"
    assert table.refused("knight:green").facts == {"knight": "knight:green", "place": "mountain:2"}
    refusal = table.refused("stop")
    assert (refusal.rule, refusal.why, refusal.facts) == (
        "EMR-7.3",
        "emerald-now-feed",
        {"place": "mountain:2"},
    )
    for prey, other in (("yellow", "blue"), ("blue", "yellow")):
        after = go(table, f"knight:{prey}")
        assert at(after, prey, "mountain:2") == at(table, prey, "mountain:2") - 1
        assert at(after, other, "mountain:2") == at(table, other, "mountain:2")


@pytest.mark.rule("EMR-7.4")
def test_of_knights_alike_the_one_just_moved_is_captured() -> None:
    table = go(
        waking("yellow plain:6 mountain:1 plain:2"), STEP, "3"
    )  # two yellow knights: nothing to choose
    assert (at(table, "yellow", "mountain:1"), asked(table)) == (1, ("second", (0,)))
    assert "knight:yellow mountain:1" in table.offered()  # the one that had stood there is free to go
    table = go(waking("yellow plain:6 mountain:1 plain:2", gold0="1"), STEP, "3", "gold:1")
    assert at(table, "yellow", "mountain:1") == 2
    assert "knight:yellow mountain:1" in table.offered()
    table = go(table, "knight:yellow mountain:1")
    assert (at(table, "yellow", "mountain:1"), at(table, "yellow", "mountain:3")) == (1, 1)


@pytest.mark.rule("EMR-7.4")
def test_where_the_moved_knight_was_eaten_alone_nobody_rests() -> None:
    table = go(waking(), STEP, "3")
    assert table.offered() == {"knight:yellow plain:1", "knight:yellow plain:2", "stop"}
    assert table.refused("knight:yellow mountain:1").rule == "EMR-2.3"


@pytest.mark.rule("EMR-7.4")
def test_a_rivals_loss_leaves_the_moved_knight_tired() -> None:
    table = waking("yellow plain:6 plain:1 plain:2, blue mountain:1 plain:1 plain:2")
    table = go(table, STEP, "3", "knight:blue")
    assert table.refused("knight:yellow mountain:1").rule == "EMR-2.4"


@pytest.mark.rule("EMR-7.5")
def test_the_owner_pays_with_any_gold_or_gives_the_knight_up() -> None:
    table = waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2", gold1="5 2 2")
    table = go(table, STEP, "1")
    assert asked(table) == ("pay", (1,))
    assert table.offered() == {"gold:2", "gold:5", "surrender"}
    assert table.refused("gold:1").rule == "EMR-7.5"
    assert table.refused("gold:1").why == "emerald-no-such-gold"
    refusal = table.refused("knight:blue")
    assert (refusal.rule, refusal.why, refusal.facts) == (
        "EMR-7.5",
        "emerald-now-pay",
        {"knight": "knight:blue"},
    )
    paid = go(table, "gold:2")
    assert (gold(paid, 1), at(paid, "blue", "mountain:3")) == (["gold:2", "gold:5"], 1)
    lost = go(table, "surrender")
    assert (gold(lost, 1), at(lost, "blue", "mountain:3")) == (["gold:2", "gold:2", "gold:5"], 0)


@pytest.mark.rule("TBL-1.2")
def test_during_a_ransom_the_waker_waits_and_the_others_hear_whose_question_it_is() -> None:
    table = waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2", seats=3, gold1="5")
    table = go(table, STEP, "1")
    whys = [table.refused("stop", seat) for seat in (0, 2)]
    assert [(one.rule, one.why) for one in whys] == [
        ("TBL-1.2", "table-no-wait"),
        ("TBL-1.2", "table-no-not-asked"),
    ]


@pytest.mark.rule("EMR-7.10")
def test_even_the_card_just_taken_will_do() -> None:
    table = go(position("yellow plain:6 plain:1 plain:2"), STEP, "pile:gold", "gold:4", "3")
    assert table.offered() == {"gold:1", "surrender"}


@pytest.mark.rule("EMR-7.5")
def test_with_two_players_the_owner_of_either_colour_is_asked() -> None:
    table = waking("yellow plain:6 plain:1, white mountain:3 plain:1", seats=2, gold1="3")
    table = go(table, STEP, "1")
    assert asked(table) == ("pay", (1,))
    table = waking("yellow plain:6 plain:1, black mountain:3 plain:1", seats=2, gold0="3")
    table = go(table, STEP, "1")
    assert asked(table) == ("pay", (0,))


@pytest.mark.rule("EMR-7.6")
def test_nothing_but_gold_will_do() -> None:
    knights = "yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2"
    table = go(waking(knights, gems1="ruby emerald", treasures1=1, four=1), STEP, "1")
    assert nest(table)[-1] == "knight:blue"
    assert asked(table) == ("second", (0,))


@pytest.mark.rule("EMR-7.7", "EMR-7.10")
def test_the_gift_leaves_the_game_unseen() -> None:
    table = waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2", gold1="5 2")
    table = go(table, STEP, "1", "gold:5")
    assert table.state.hoard == [0, 0, 0, 0, 1]
    facts = {"seat": "seat:1", "knight": "knight:blue"}
    assert table.events(0)[0].facts == table.events(None)[0].facts == facts
    assert table.events(1)[0].facts == {**facts, "card": "gold:5"}
    assert not table.announcements[0].reveals


@pytest.mark.rule("EMR-7.8")
def test_a_lost_knight_is_out_and_earns_nothing() -> None:
    table = go(waking(), STEP, "3")
    assert nest(table) == ["knight:yellow"] * 3
    assert (chamber(table), treasures_left(table.state)) == ([], 4)


@pytest.mark.rule("EMR-7.9", "EMR-7.11")
def test_a_ransomed_knight_rests_until_its_owners_next_turn() -> None:
    table = go(waking("yellow plain:6 mountain:3 plain:2", gold0="1"), STEP, "1", "gold:1")
    assert asked(table) == ("second", (0,))
    assert table.refused("knight:yellow mountain:3").rule == "EMR-7.9"
    assert table.refused("knight:yellow mountain:1").rule == "EMR-2.4"
    assert table.offered() == {"knight:yellow plain:2", "stop"}
    table = go(table, "stop", "knight:blue tower:1", "stop", "knight:black tower:1", "stop")
    assert "knight:yellow mountain:3" in table.offered()


@pytest.mark.rule("EMR-7.9")
def test_of_two_knights_alike_one_ransomed_the_other_may_go() -> None:
    table = go(waking("yellow plain:6 mountain:3*2 plain:2", gold0="1"), STEP, "1", "gold:1")
    assert "knight:yellow mountain:3" in table.offered()


@pytest.mark.rule("EMR-7.9")
def test_where_all_the_others_rest_the_turn_is_over() -> None:
    table = go(waking("yellow plain:6 mountain:3", gold0="1"), STEP, "1", "gold:1")
    assert asked(table) == ("march", (1,))


@pytest.mark.rule("EMR-7.9", "EMR-7.11")
def test_a_rivals_ransomed_knight_binds_nobody_else() -> None:
    table = waking("yellow plain:6 mountain:3 plain:2, blue mountain:3 plain:1 plain:2", gold1="1")
    table = go(table, STEP, "1", "knight:blue", "gold:1")
    assert "knight:yellow mountain:3" in table.offered()
    assert "knight:blue mountain:3" in go(table, "stop").offered()  # its owner's next turn
