"""The dragon's flight and its prey (EMR-6, EMR-7)."""

from fractions import Fraction

import pytest
from tests.games.emerald.table import asked, at, events, go, hand, hear, offered, refused, table

from royaumes.games.emerald import GAME
from royaumes.games.emerald.board import MOUNTAIN
from royaumes.games.emerald.flight import FLIGHT, TO_CASTLE, TO_LAIR, WAKES, fly, landings, wakes

BARE = "1 2 3 4 5 6 7 8 9"
STEP = "knight:yellow plain:6"


def waking(knights="yellow plain:6 plain:1 plain:2", **more):
    """A table where yellow steps from plain 6 onto the emptied mountain cell 1."""
    return table(knights, bare=BARE, **more)


def flight(bar, dragon, facing, points):
    """The dragon's cell (from 1) and facing after a flight."""
    cell, now = fly(bar - 1, dragon - 1, TO_CASTLE if facing == "castle" else TO_LAIR, points)
    return cell + 1, "castle" if now == TO_CASTLE else "lair"


@pytest.mark.rule("EMR-6.1")
def test_a_knight_beside_the_bar_wakes_the_dragon():
    for cell in range(1, 10):
        knights = f"yellow {'plain:6' if cell == 1 else f'mountain:{cell - 1}'} plain:1 plain:2"
        s = go(table(knights, bar=3, dragon=4, bare=BARE), f"knight:yellow {knights.split()[1]}")
        assert (asked(s)[0] == "emerald-ask-die") == (3 <= cell <= 6)


@pytest.mark.rule("EMR-6.1")
def test_a_knight_on_the_dragons_cell_wakes_it_even_off_the_bar():
    s = go(waking(bar=2, dragon=1, facing="lair"), STEP)
    assert asked(s)[0] == "emerald-ask-die"
    s = go(waking(bar=3, dragon=2), STEP)
    assert asked(s)[0] == "emerald-ask-second"


@pytest.mark.rule("EMR-6.1")
def test_no_knight_on_the_plain_wakes_it():
    assert asked(go(waking(), "knight:yellow plain:2"))[0] == "emerald-ask-second"


@pytest.mark.rule("EMR-6.2")
def test_the_die_shows_one_to_three_alike():
    s = go(waking(), STEP)
    assert dict(GAME.pending(s).source.outcomes()) == {(n,): Fraction(1, 3) for n in (1, 2, 3)}
    assert [go(s, str(points)).dragon + 1 for points in (1, 2, 3)] == [3, 2, 1]


@pytest.mark.rule("EMR-6.3")
def test_the_dragon_flies_ahead_and_turns_at_the_ends_free_of_cost():
    assert flight(1, 4, "castle", 3) == (1, "castle")
    assert flight(1, 2, "castle", 2) == (2, "lair")
    assert flight(1, 3, "lair", 3) == (2, "castle")
    assert flight(1, 1, "castle", 3) == (4, "lair")
    assert flight(6, 9, "lair", 1) == (8, "castle")


@pytest.mark.rule("EMR-6.4")
def test_stopping_on_the_end_does_not_turn_it_and_the_bar_may_run_on_ahead():
    assert flight(2, 4, "lair", 1) == (5, "lair")
    s = go(
        waking("yellow mountain:1 plain:1 plain:2", bar=2, dragon=4, facing="lair"),
        "knight:yellow mountain:1",
        "1",
    )
    assert (s.bar + 1, s.dragon + 1, s.facing) == (3, 5, TO_LAIR)
    assert flight(3, 5, "lair", 1) == (6, "lair")
    s = go(
        waking("yellow mountain:5 plain:1 plain:2", bar=6, dragon=8, facing="lair"),
        "knight:yellow mountain:5",
        "1",
    )
    assert (s.bar + 1, s.dragon + 1) == (6, 9)  # the bar stays: now it must turn
    assert flight(6, 9, "lair", 2) == (7, "castle")


@pytest.mark.rule("EMR-6.5")
@pytest.mark.parametrize("facing", ["castle", "lair"])
def test_a_dragon_left_behind_comes_back_to_the_bar(facing):
    assert flight(3, 2, facing, 1) == (3, "lair")
    assert flight(3, 2, facing, 3) == (5, "lair")


@pytest.mark.rule("EMR-6.5")
def test_the_bar_leaves_the_dragon_behind_and_it_stays_until_woken():
    s = go(waking(), STEP, "3")
    assert (s.bar + 1, s.dragon + 1) == (2, 1)
    s = go(s, "knight:yellow plain:2", "knight:blue tower:1", "stop", "knight:black tower:1", "stop")
    assert s.dragon + 1 == 1


@pytest.mark.rule("EMR-6.6")
def test_knights_flown_over_or_visited_without_a_flight_are_safe():
    s = waking("yellow plain:6 plain:1 plain:2, blue mountain:3 mountain:2 plain:1")
    s = go(s, STEP, "3")  # over 3 and 2 to 1, where yellow stands
    assert (at(s, "blue", "mountain:3"), at(s, "blue", "mountain:2")) == (1, 1)
    s = table("yellow plain:6 plain:1 plain:2", bar=2, dragon=1, facing="lair", bare=BARE)
    s = go(s, STEP)  # next to a dragon that has not flown yet
    assert at(s, "yellow", "mountain:1") == 1
    assert at(go(s, "2"), "yellow", "mountain:1") == 1


@pytest.mark.rule("EMR-6.7")
def test_the_bar_moves_on_after_every_flight():
    s = go(waking(), STEP, "1")
    assert s.bar + 1 == 2
    s = go(waking("yellow plain:6 mountain:3 plain:1 plain:2"), STEP, "1")
    assert (s.nest[0], s.bar + 1) == (2, 2)


@pytest.mark.rule("EMR-6.8")
def test_at_the_last_cell_the_bar_stays_and_the_dragon_still_hunts():
    s = waking("yellow mountain:5 mountain:7 plain:1 plain:2", bar=6, dragon=9)
    s = go(s, "knight:yellow mountain:5")
    assert events(s, "2") == ["flew", "captured", "devoured"]
    assert go(s, "2").bar + 1 == 6


@pytest.mark.rule("EMR-7.1")
def test_landing_on_nobody_has_no_effect():
    assert events(go(waking(), STEP), "1") == ["flew", "shifted"]


@pytest.mark.rule("EMR-7.2")
def test_a_lone_knight_is_captured_be_it_the_wakers_own():
    s = go(waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2"), STEP, "1")
    assert (s.nest[1], s.in_play[1]) == (3, 2)
    s = go(waking(), STEP, "3")
    assert (s.nest[0], s.in_play[0]) == (3, 2)


@pytest.mark.rule("EMR-7.3")
def test_the_waker_chooses_among_several_colours_his_own_included():
    s = waking("yellow plain:6 mountain:2 plain:2, blue mountain:2*2 plain:1, black plain:1*5")
    s = go(s, STEP, "2")
    assert asked(s) == ("emerald-ask-feed", (0,))
    assert offered(s) == ["knight:yellow", "knight:blue"]
    assert refused(s, "knight:black") == "EMR-7.3"
    assert refused(s, "knight:green") == "EMR-7.3"
    assert refused(s, "stop") == "TBL-1.3"
    for prey, other in (("yellow", "blue"), ("blue", "yellow")):
        after = go(s, f"knight:{prey}")
        assert at(after, prey, "mountain:2") == at(s, prey, "mountain:2") - 1
        assert at(after, other, "mountain:2") == at(s, other, "mountain:2")


@pytest.mark.rule("EMR-7.4")
def test_of_knights_alike_the_one_just_moved_is_captured():
    s = waking("yellow plain:6 mountain:1 plain:2")
    s = go(s, STEP, "3")  # two yellow knights where it lands: nothing to choose
    assert (at(s, "yellow", "mountain:1"), asked(s)) == (1, ("emerald-ask-second", (0,)))
    assert "knight:yellow mountain:1" in offered(s)  # the one that had stood there is free to go
    s = go(waking("yellow plain:6 mountain:1 plain:2", gold0="1"), STEP, "3", "gold:1")
    assert at(s, "yellow", "mountain:1") == 2
    assert "knight:yellow mountain:1" in offered(s)
    s = go(s, "knight:yellow mountain:1")
    assert (at(s, "yellow", "mountain:1"), at(s, "yellow", "mountain:3")) == (1, 1)


@pytest.mark.rule("EMR-7.5")
def test_the_owner_pays_with_any_gold_or_gives_the_knight_up():
    s = waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2", gold1="5 2 2")
    s = go(s, STEP, "1")
    assert asked(s) == ("emerald-ask-pay", (1,))
    assert offered(s) == ["gold:2", "gold:5", "surrender"]
    assert refused(s, "gold:1") == "EMR-7.5"
    assert refused(s, "knight:blue") == "TBL-1.3"
    paid = go(s, "gold:2")
    assert (hand(paid, 1), at(paid, "blue", "mountain:3")) == (["gold:2", "gold:5"], 1)
    lost = go(s, "surrender")
    assert (hand(lost, 1), at(lost, "blue", "mountain:3")) == (["gold:2", "gold:2", "gold:5"], 0)


@pytest.mark.rule("EMR-7.5")
def test_even_the_card_just_taken_will_do():
    s = go(table("yellow plain:6 plain:1 plain:2"), STEP, "pile:gold", "gold:4", "3")
    assert offered(s) == ["gold:1", "surrender"]


@pytest.mark.rule("EMR-7.6")
def test_nothing_but_gold_will_do():
    s = waking(
        "yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2", gems1="ruby emerald", treasures1=1
    )
    s.four = 1
    s = go(s, STEP, "1")
    assert s.nest[1] == 3
    assert asked(s) == ("emerald-ask-second", (0,))


@pytest.mark.rule("EMR-7.7")
def test_the_gift_leaves_the_game_unseen():
    s = waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2", gold1="5 2")
    s, told = hear(go(s, STEP, "1"), "gold:5")
    assert s.hoard == [0, 0, 0, 0, 1]
    assert told[0].to(0).facts == told[0].to(None).facts == {"seat": "seat:1", "knight": "knight:blue"}
    assert told[0].to(1).facts["card"] == "gold:5"


@pytest.mark.rule("EMR-7.8")
def test_a_lost_knight_is_out_and_earns_nothing():
    s = go(waking(), STEP, "3")
    assert (s.nest[0], s.chamber[0], s.treasures[0], s.treasures_left) == (3, 0, 0, 4)


@pytest.mark.rule("EMR-7.9")
def test_a_ransomed_knight_rests_until_its_owners_next_turn():
    s = go(waking("yellow plain:6 mountain:3 plain:2", gold0="1"), STEP, "1", "gold:1")
    assert asked(s) == ("emerald-ask-second", (0,))
    assert refused(s, "knight:yellow mountain:3") == "EMR-7.9"
    assert offered(s) == ["knight:yellow plain:2", "stop"]
    s = go(s, "stop", "knight:blue tower:1", "stop", "knight:black tower:1", "stop")
    assert "knight:yellow mountain:3" in offered(s)


@pytest.mark.rule("EMR-7.9")
def test_of_two_knights_alike_one_ransomed_the_other_may_go():
    s = go(waking("yellow plain:6 mountain:3*2 plain:2", gold0="1"), STEP, "1", "gold:1")
    assert "knight:yellow mountain:3" in offered(s)


@pytest.mark.rule("EMR-7.9")
def test_where_all_the_others_rest_the_turn_is_over():
    s = go(waking("yellow plain:6 mountain:3", gold0="1"), STEP, "1", "gold:1")
    assert asked(s) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-7.9")
def test_a_rivals_ransomed_knight_binds_nobody_else():
    s = waking("yellow plain:6 mountain:3 plain:2, blue mountain:3 plain:1 plain:2", gold1="1")
    s = go(s, STEP, "1", "knight:blue", "gold:1")
    assert "knight:yellow mountain:3" in offered(s)


@pytest.mark.rule("EMR-6.1", "EMR-6.3", "EMR-6.5")
def test_the_tables_say_what_the_rules_say():
    for bar, row in enumerate(FLIGHT):
        for dragon in range(MOUNTAIN):
            cells = {cell for cell in range(MOUNTAIN) if WAKES[bar][dragon] >> cell & 1}
            assert cells == {cell for cell in range(MOUNTAIN) if wakes(bar, dragon, cell)}
            for facing in (TO_CASTLE, TO_LAIR):
                for points in (1, 2, 3):
                    assert row[dragon][facing][points] == fly(bar, dragon, facing, points)


def test_landing_cells_for_the_board():
    assert landings(0, 3, TO_CASTLE) == (2, 1, 0)
    assert landings(0, 1, TO_CASTLE) == (0, 1, 2)
    assert landings(5, 8, TO_LAIR) == (7, 6, 5)
    assert landings(2, 3, TO_LAIR) == (4, 5)  # a throw of 3 comes back to where 1 lands
