"""Setting up (EMR-1) and the box."""

import pytest
from tests.games.emerald.table import GOLD_DEALT, asked, at, go, hear, table

from royaumes.core import Stream, UserError
from royaumes.games.emerald import GAME
from royaumes.games.emerald.board import BELOW, CASTLE, CELLS, COLOURS, KEEP, NAMES, PLACES, leads
from royaumes.games.emerald.cards import GEM_BAG, GOLD_BAG, NONE

CASTLE_NAMES = ("tower:1", "tower:2", "tower:3", "tower:4", "tower:keep")


@pytest.mark.rule("EMR-1.1")
def test_six_plain_cells_nine_mountain_cells_and_the_chamber():
    path = NAMES[CASTLE:]
    assert [name.split(":")[0] for name in path] == ["plain"] * 6 + ["mountain"] * 9
    assert leads(NAMES.index("mountain:9"), 1) == PLACES
    assert GAME.start(3).treasures_left == 4
    assert NAMES[BELOW] == CELLS[0] == "mountain:1"


@pytest.mark.rule("EMR-1.2")
def test_the_castle_has_four_towers_and_a_keep():
    assert NAMES[:CASTLE] == CASTLE_NAMES
    assert NAMES[KEEP] == "tower:keep"


@pytest.mark.rule("EMR-1.3")
def test_25_gold_cards():
    assert GOLD_BAG.counts(GAME.start(3).gold_bag) == (5, 5, 5, 5, 5)
    assert GOLD_BAG.names == tuple(f"gold:{value}" for value in (1, 2, 3, 4, 5))


@pytest.mark.rule("EMR-1.4")
def test_24_gem_cards():
    assert GEM_BAG.counts(GAME.start(3).gem_bag) == (6, 6, 6, 6)
    assert GEM_BAG.names == ("gem:ruby", "gem:emerald", "gem:garnet", "gem:turquoise")


@pytest.mark.rule("EMR-1.5")
def test_four_treasures_wait():
    assert GAME.start(2).treasures_left == 4


@pytest.mark.rule("EMR-1.7", "EMR-1.9")
def test_piles_of_two_and_three_alternate_and_four_cards_are_left_over():
    s = GAME.start(3)
    assert s.gold_under == [3, 2, 3, 2, 3, 2, 3, 2, 3]
    assert s.gem_under == [2, 3, 2, 3, 2, 3, 2, 3, 2]
    assert sum(s.gold_under) == 25 - 2
    assert sum(s.gem_under) == 24 - 2


@pytest.mark.rule("EMR-1.9")
def test_two_gold_and_two_gems_are_never_seen():
    s = table("yellow mountain:8*2 mountain:9, blue plain:1 plain:2")
    for cell in range(9):
        while s.gold_under[cell]:
            s.gold_bag -= GOLD_BAG.units[next(k for k in range(5) if GOLD_BAG.counts(s.gold_bag)[k])]
            s.gold_under[cell] -= 1
        while s.gem_under[cell]:
            s.gem_bag -= GEM_BAG.units[next(k for k in range(4) if GEM_BAG.counts(s.gem_bag)[k])]
            s.gem_under[cell] -= 1
    assert sum(GOLD_BAG.counts(s.gold_bag)) == 2
    assert sum(GEM_BAG.counts(s.gem_bag)) == 2


@pytest.mark.rule("EMR-1.8")
def test_the_top_card_of_every_pile_is_turned_before_anybody_moves():
    s = GAME.start(3)
    assert s.gold_open == [NONE] * 9
    assert asked(s) == ("emerald-ask-gold", None)
    s = go(s, *(f"gold:{kind + 1}" for kind in GOLD_DEALT))
    assert asked(s) == ("emerald-ask-gem", None)
    s = go(s, *["gem:ruby", "gem:garnet", "gem:turquoise"] * 3)
    assert s.gold_open == list(GOLD_DEALT)
    assert s.gem_open == [0, 2, 3] * 3
    assert asked(s) == ("emerald-ask-first", None)


@pytest.mark.rule("EMR-1.8")
def test_what_lies_below_is_nowhere_in_the_state_but_in_the_bag():
    s = table()
    assert sum(GOLD_BAG.counts(s.gold_bag)) == 25 - 9
    assert sum(GEM_BAG.counts(s.gem_bag)) == 24 - 9


def test_a_bag_is_as_likely_to_give_each_of_its_cards():
    chance = GOLD_BAG.ask(GOLD_BAG.number((1, 0, 3, 0, 0)))
    assert GOLD_BAG.ask(GOLD_BAG.number((1, 0, 3, 0, 0))) is chance
    stream = Stream("bag")
    drawn = [chance.source.sample(stream) for _ in range(400)]
    assert 70 < drawn.count(0) < 130
    assert set(drawn) == {0, 2}


@pytest.mark.rule("EMR-1.10", "EMR-1.11")
def test_bar_and_dragon_begin_at_the_mouth_of_the_mountain():
    v = GAME.view(GAME.start(4), None)
    assert (v.bar, v.dragon) == (0, 3)  # cells 1 to 4, counted from 0; the dragon on 4
    s = table("yellow plain:6 plain:5 plain:4")
    s = go(s, "knight:yellow plain:6", "pile:gem", "gem:ruby", "1")
    assert s.dragon == 3 - 1  # on cell 3, since it faced the plain


def castle(s, colour):
    return [at(s, colour, name) for name in CASTLE_NAMES]


@pytest.mark.rule("EMR-1.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_have_five_knights_each(seats):
    s = GAME.start(seats)
    assert [castle(s, colour) for colour in COLOURS[:seats]] == [[1, 1, 1, 1, 1]] * seats
    assert s.in_play == [5] * seats


@pytest.mark.rule("EMR-1.13")
def test_five_players_have_four_knights_each_and_the_keep_is_empty():
    s = GAME.start(5)
    assert [castle(s, colour) for colour in COLOURS] == [[1, 1, 1, 1, 0]] * 5
    assert s.in_play == [4] * 5


@pytest.mark.rule("EMR-1.14", "EMR-1.15")
def test_two_players_have_two_colours_of_four_knights_and_the_keep_is_empty():
    s = GAME.start(2)
    assert [castle(s, colour) for colour in COLOURS[:4]] == [[1, 1, 1, 1, 0]] * 4
    assert s.in_play == [8, 8]
    s = go(table(seats=2), "knight:yellow tower:1", "stop", "knight:white tower:1", "stop")
    assert at(s, "yellow", "plain:4") == at(s, "white", "plain:3") == 1


@pytest.mark.rule("EMR-1.15")
def test_colours_follow_the_seats():
    for seat, colour in enumerate(COLOURS):
        assert at(go(table(seats=5, turn=seat), f"knight:{colour} tower:2"), colour, "plain:5") == 1


@pytest.mark.rule("EMR-1.16")
def test_the_first_player_is_drawn_by_lot():
    s = go(GAME.start(3), *["gold:1", "gold:2", "gold:3"] * 3, *["gem:ruby", "gem:emerald", "gem:garnet"] * 3)
    assert [GAME.pending(s).source.notation(n) for n, _ in GAME.pending(s).source.outcomes()] == [
        "seat:0",
        "seat:1",
        "seat:2",
    ]
    s, told = hear(s, "seat:2")
    assert (s.first, asked(s)) == (2, ("emerald-ask-march", (2,)))
    assert told[0].reveals


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats):
    with pytest.raises(UserError):
        GAME.start(seats)
