"""Phase C: what knights find, the dragon, the talon (R5C-9, R5C-10, R5C-3)."""

import pytest
from tests.games.royaume.table import (
    announced,
    asked,
    at,
    card,
    crowned,
    events,
    game,
    gems,
    held,
    march,
    pile,
    place,
    play,
    position,
)

from royaumes.games.royaume.box import PILES


@pytest.mark.rule("R5C-3.2")
def test_the_last_knight_to_leave_has_the_bare_cell_covered():
    s = play(position("red 5, blue 5"), (4, 1), march("red", 4, "blue", 1))
    assert asked(s) == "card" and s.left == -1  # red's own card: blue still stands on 5
    s = play(s, "weapon")
    assert s.left == 5 and place(s, "blue") == 6
    s = play(s, "monster")
    assert card(s, 5) == "monster" and s.fresh == 23
    assert s.left == -1 and asked(s) == "card"  # blue's arrival comes after


@pytest.mark.rule("R5C-3.2")
def test_a_cell_with_a_card_castle_and_lair_are_not_covered():
    s = position("red 5, green lair crowned", "5 weapon")
    s = play(s, (4, 1), march("red", 4, "green", 1))
    assert s.left == -1 and card(s, 5) == "weapon"
    s = play(s, "weapon")
    assert s.left == -1 and card(s, 37) == card(s, 0) == "bare"
    s = play(position(), (4, 1), march("red", 4, "blue", 1))
    assert s.left == -1


@pytest.mark.rule("R5C-3.3")
def test_the_discards_become_the_talon_when_it_is_empty():
    s = position("red 5", "9 weapon")
    s.fresh = 1
    s, announcements = announced(s, (4, 1), march("red", 4, "blue", 1), "trap")
    assert s.fresh == 0 and pile(s, "talon") == {"monster": 1}  # all but the weapon taken after it
    assert pile(s, "discards") == {"weapon": 1}
    assert [one.public.cards for one in announcements if one.public.message == "royaume-reshuffled"] == [1]


@pytest.mark.rule("R5C-3.3")
def test_a_later_talon_is_drawn_from_and_reshuffled_again():
    s = position("red 5, blue 8")
    s.fresh, s.talon, s.discards = 0, PILES.bag((1, 1, 0, 0)), PILES.bag((0, 0, 0, 2))
    s = play(s, (4, 1), march("red", 4, "blue", 1))
    assert [kind for kind, _ in game.pending(s).source.outcomes()] == [0, 1]
    s = play(s, "trap")
    assert pile(s, "talon") == {"monster": 1}
    s = play(s, "trap")  # the card under red, turned
    assert asked(s) == "card" and s.left == 8
    s = play(s, "monster")
    assert pile(s, "talon") == {"treasure": 2} and not pile(s, "discards")


@pytest.mark.rule("R5C-9.1")
def test_a_face_down_card_is_turned_for_all():
    s, announcements = announced(position(), (4, 1), march("red", 4, "blue", 1), "trap")
    assert card(s, 4) == "trap" and card(s, 1) == "down"
    turned = [one for one in announcements if one.public.message == "royaume-turned-up"]
    assert turned[0].reveals and turned[0].public.card == "card:trap"
    assert {at(s).display(seat).path[4].card for seat in (0, 1, None)} == {"card:trap"}


@pytest.mark.rule("R5C-9.2")
@pytest.mark.parametrize("kind", ["trap", "monster"])
def test_an_obstacle_holds_and_waits(kind):
    s = play(position(), (4, 1), march("red", 4, "blue", 1), kind)
    assert held(s) == {"red"} and asked(s) == "card"
    s = play(s, kind)
    assert held(s) == {"red", "blue"} and s.to_move == 1 and asked(s) == "free"


@pytest.mark.rule("R5C-9.3")
def test_who_joins_others_before_a_monster_is_held_too():
    s = position("red 5, blue 1", "5 monster")
    s = play(s, "roll", (6, 4), march("blue", 4, "green", 6), "weapon", "weapon")
    assert held(s) == {"red", "blue"}
    s = position("green 9 crowned, red 5", "5 trap")
    assert held(play(s, "roll", (6, 4), march("green", 4, "blue", 6), "weapon")) == {"red", "green"}


@pytest.mark.rule("R5C-9.4")
def test_a_weapon_gives_power_to_the_mover():
    s = play(position(to_move=1), (4, 1), march("red", 4, "blue", 1), "weapon")
    assert s.power == [0, 1, 0] and card(s, 4) == "bare" and pile(s, "discards") == {"weapon": 1}


@pytest.mark.rule("R5C-9.5")
def test_a_treasure_card_gives_the_knight_s_colour():
    s = play(position(to_move=1), (4, 1), march("red", 4, "blue", 1), "treasure", "treasure")
    assert gems(s, 1, "red") == gems(s, 1, "blue") == 1 and card(s, 4) == "bare"
    assert pile(s, "discards") == {"treasure": 2}


@pytest.mark.rule("R5C-9.6")
def test_a_weapon_met_with_full_power_stays():
    s = position(power=[3])
    s = play(s, (4, 1), march("red", 4, "blue", 1), "weapon", "monster")
    assert s.power[0] == 3 and card(s, 4) == "weapon" and held(s) == {"blue"}
    s = play(s, "roll", (6, 4), march("green", 4, "white", 6), "monster")  # the next prince takes it
    assert s.power[1] == 1 and card(s, 4) == "bare"


@pytest.mark.rule("R5C-9.6")
def test_an_exhausted_colour_leaves_the_card_for_another():
    s = play(position("blue 1, green 2", "4 treasure", treasures=["green", "red " * 7]), (4, 2))
    s = play(s, march("red", 4, "green", 2), "trap")
    assert gems(s, 0, "red") == 0 and gems(s, 0, "green") == 2 and card(s, 4) == "bare"
    assert "no-use" in events(
        position("", "4 treasure", treasures=["", "red " * 7]), (4, 2), march("red", 4, "green", 2)
    )


@pytest.mark.rule("R5C-9.7")
def test_a_bare_cell_is_a_null_move():
    s = position("red 5, blue 1")
    s, announcements = announced(s, (6, 4), march("blue", 4, "green", 6), "weapon")
    assert place(s, "blue") == 5 and s.power[0] == 0
    assert "royaume-found-nothing" in [one.public.message for one in announcements]


@pytest.mark.rule("R5C-9.8")
def test_two_on_one_cell_the_first_takes():
    s = play(position("red 2"), (4, 2), march("blue", 4, "red", 2), "treasure", "trap")
    assert gems(s, 0, "blue") == 1 and gems(s, 0, "red") == 0 and place(s, "red") == 4


@pytest.mark.rule("R5C-9.8")
def test_two_on_one_cell_an_obstacle_holds_both():
    s = play(position("red 2"), (4, 2), march("blue", 4, "red", 2), "monster", "weapon")
    assert held(s) == {"blue", "red"}


@pytest.mark.rule("R5C-10.1")
@pytest.mark.parametrize("die", [2, 5])
def test_the_lair_is_a_fight_at_once(die):
    s = play(position("red 35"), (die, 1), march("red", die, "blue", 1), "weapon")
    assert place(s, "red") == 37 and asked(s) == "dragon"


@pytest.mark.rule("R5C-10.2", "R5C-5.11")
def test_dragon_twelve_knight_six_and_power():
    s = play(position("red 35", power=[2]), (6, 2), march("red", 6, "blue", 2), "weapon")
    assert game.pending(s).source.faces == tuple(range(1, 13)) and game.pending(s).source.count == 1
    s = play(s, 8)
    assert game.pending(s).source.faces == tuple(range(1, 7)) and asked(s) == "dragon-answer"
    assert asked(play(s, 6)) == "dragon"  # 8 against 6 + 2: again
    assert at(play(s, 6)).view().dragon == 0


@pytest.mark.rule("R5C-10.3")
def test_a_victory_crowns_and_leads_home_by_the_difference():
    s = play(position("red 35", power=[2]), (6, 2), march("red", 6, "blue", 2), "weapon", 3, 5)
    assert place(s, "red") == 33 and crowned(s) == {"red"} and card(s, 33) == "down"
    s = play(s, "weapon", "weapon")
    assert place(play(s, (3, 2), march("red", 3, "green", 2), "trap"), "red") == 30


@pytest.mark.rule("R5C-10.4")
@pytest.mark.parametrize("cells", [36, 24])
def test_a_defeat_throws_back_by_the_difference(cells):
    s = position(f"red {cells}", cells=cells)
    s = play(s, (6, 2), march("red", 6, "blue", 2), "weapon", 12, 1)
    assert place(s, "red") == cells + 1 - 11 and not crowned(s)


@pytest.mark.rule("R5C-10.5")
def test_the_cell_of_the_rebound_counts():
    s = position("red 36", "34 treasure, 31 monster", power=[3])
    s = play(s, (6, 2), march("red", 6, "blue", 2), "weapon")
    won = play(s, 3, 3)
    assert gems(won, 0, "red") == 1 and place(won, "red") == 34
    assert held(play(s, 12, 3)) == {"red"}


@pytest.mark.rule("R5C-10.5")
def test_thrown_back_to_where_it_came_from_a_knight_meets_the_new_card():
    s = play(position("red 36"), (6, 2), march("red", 6, "blue", 2), "monster", 2, 1)
    assert place(s, "red") == 36 and held(s) == {"red"}


@pytest.mark.rule("R5C-10.6")
def test_the_dragon_costs_no_power_and_never_tires():
    s = play(position("red 36, blue 36", power=[2]), (6, 2), march("red", 6, "blue", 2), 1, 6, "trap")
    assert s.power[0] == 2 and s.left == 36
    s = play(s, "trap")
    assert asked(s) == "dragon" and game.pending(s).source.faces[-1] == 12
    assert play(s, 12, 1, "trap").power[0] == 2


@pytest.mark.rule("R5C-10.7")
def test_the_second_die_is_played_after_a_fight():
    s = play(position("red 36"), (6, 2), march("red", 6, "blue", 2), "weapon", 1, 6, "trap")
    assert place(s, "blue") == 2 and asked(s) == "card" and s.to_move == 0
    assert play(s, "trap").to_move == 1


@pytest.mark.rule("R5C-10.8")
def test_crowned_knights_meet_in_the_lair():
    s = play(position("red lair crowned, blue 35 crowned"), (2, 2), "knight:blue way:back", "weapon")
    assert place(s, "red") == place(s, "blue") == 37 and s.to_move == 1
    assert "rests" in events(position("red 35 crowned"), (2, 2), "knight:red way:back", "weapon")
