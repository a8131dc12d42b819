"""Setting up (EMR-1) and the box."""

import pytest
from tests.games.emerald.table import DEALT, asked, at, flight, go, happened, position
from tests.games.examples import marked

from royaumes.core import Chance, Stream, UserError
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import (
    CASTLE,
    CELLS,
    COLOURS,
    FOOT,
    GEM,
    GOLD,
    KEEP,
    NAMES,
    NONE,
    PLACES,
    UNSEEN,
    Sort,
    goal,
)
from royaumes.games.emerald.phases.turn import MARCHING
from royaumes.games.emerald.state import Emerald, treasures_left
from royaumes.testing.position import Position
from royaumes.testing.walks import walk

CASTLE_NAMES = ("tower:1", "tower:2", "tower:3", "tower:4", "tower:keep")


def unseen(s: Emerald, sort: Sort) -> tuple[int, ...]:
    return UNSEEN[sort].counts(s.unseen[sort])


@pytest.mark.rule("EMR-1.1")
def test_six_plain_cells_nine_mountain_cells_and_the_chamber() -> None:
    path = NAMES[CASTLE:]
    assert [name.split(":")[0] for name in path] == ["plain"] * 6 + ["mountain"] * 9
    assert goal(NAMES.index("mountain:9"), 1) == PLACES
    assert treasures_left(GAME.start(3)) == 4
    assert NAMES[FOOT] == CELLS[0] == "mountain:1"


@pytest.mark.rule("EMR-1.2")
def test_the_castle_has_four_towers_and_a_keep() -> None:
    assert NAMES[:CASTLE] == CASTLE_NAMES
    assert NAMES[KEEP] == "tower:keep"


@pytest.mark.rule("EMR-1.3")
def test_25_gold_cards() -> None:
    assert unseen(GAME.start(3), GOLD) == (5, 5, 5, 5, 5)
    assert UNSEEN[GOLD].names == tuple(f"gold:{value}" for value in (1, 2, 3, 4, 5))


@pytest.mark.rule("EMR-1.4")
def test_24_gem_cards() -> None:
    assert unseen(GAME.start(3), GEM) == (6, 6, 6, 6)
    assert UNSEEN[GEM].names == ("gem:ruby", "gem:emerald", "gem:garnet", "gem:turquoise")


@pytest.mark.rule("EMR-1.5")
def test_four_treasures_wait() -> None:
    assert treasures_left(GAME.start(2)) == 4


@pytest.mark.rule("EMR-1.7", "EMR-1.9")
def test_piles_of_two_and_three_alternate_and_four_cards_are_left_over() -> None:
    s = GAME.start(3)
    assert s.below[GOLD] == [3, 2, 3, 2, 3, 2, 3, 2, 3]
    assert s.below[GEM] == [2, 3, 2, 3, 2, 3, 2, 3, 2]
    assert sum(s.below[GOLD]) == 25 - 2
    assert sum(s.below[GEM]) == 24 - 2


@pytest.mark.rule("EMR-1.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_gold_and_two_gems_are_never_seen(seats: int) -> None:
    for step in walk(GAME, seats, {"fair": 0}, Stream(f"unseen/{seats}")):
        for sort in Sort:
            assert sum(unseen(step.state, sort)) == sum(step.state.below[sort]) + 2


@pytest.mark.rule("EMR-1.8")
def test_the_top_card_of_every_pile_is_turned_before_anybody_moves() -> None:
    table = Position.start(GAME, 3)
    assert table.state.open == [[NONE] * 9, [NONE] * 9]
    assert asked(table) == ("gold", ())
    table = go(table, *(f"gold:{kind + 1}" for kind in DEALT[GOLD]))
    assert asked(table) == ("gem", ())
    table = go(table, *["gem:ruby", "gem:garnet", "gem:turquoise"] * 3)
    assert table.state.open == [list(DEALT[GOLD]), [0, 2, 3] * 3]
    assert asked(table) == ("first", ())


@pytest.mark.rule("EMR-1.8")
def test_what_lies_below_is_nowhere_in_the_state_but_in_the_bag() -> None:
    s = position().state
    assert sum(unseen(s, GOLD)) == 25 - 9
    assert sum(unseen(s, GEM)) == 24 - 9


@pytest.mark.rule("EMR-1.8")
def test_an_opened_card_leaves_the_bag_and_is_told_to_all() -> None:
    table = Position.start(GAME, 3).chance("gold:4")
    assert unseen(table.state, GOLD) == (5, 5, 5, 4, 5)
    (event,) = table.events()
    assert event.facts == {"place": "mountain:1", "card": "gold:4"}
    assert table.announcements[0].reveals


@pytest.mark.rule("EMR-1.10", "EMR-1.11")
def test_bar_and_dragon_begin_at_the_mouth_of_the_mountain() -> None:
    assert flight(Position.start(GAME, 4)) == (1, 4, "castle")
    table = go(
        position("yellow plain:6 plain:5 plain:4"), "knight:yellow plain:6", "pile:gem", "gem:ruby", "1"
    )
    assert flight(table)[1] == 3  # since it faced the plain


def castle(table: Position, colour: str) -> list[int]:
    return [at(table, colour, name) for name in CASTLE_NAMES]


@pytest.mark.rule("EMR-1.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_have_five_knights_each(seats: int) -> None:
    table = Position.start(GAME, seats)
    assert [castle(table, colour) for colour in COLOURS[:seats]] == [[1, 1, 1, 1, 1]] * seats
    assert [table.state.in_play[seat] for seat in range(seats)] == [5] * seats


@pytest.mark.rule("EMR-1.13")
def test_five_players_have_four_knights_each_and_the_keep_is_empty() -> None:
    table = Position.start(GAME, 5)
    assert [castle(table, colour) for colour in COLOURS] == [[1, 1, 1, 1, 0]] * 5
    assert [table.state.in_play[seat] for seat in range(5)] == [4] * 5


@pytest.mark.rule("EMR-1.14", "EMR-1.15")
def test_two_players_have_two_colours_of_four_knights_and_the_keep_is_empty() -> None:
    table = Position.start(GAME, 2)
    assert [castle(table, colour) for colour in COLOURS[:4]] == [[1, 1, 1, 1, 0]] * 4
    assert [table.state.in_play[seat] for seat in range(2)] == [8, 8]
    table = go(
        position(seats=2),
        "knight:yellow tower:1",
        "stop",
        "knight:white tower:1",
        "stop",
        "knight:black tower:1",
    )
    assert (
        at(table, "yellow", "plain:4") == at(table, "white", "plain:3") == at(table, "black", "plain:2") == 1
    )


@pytest.mark.rule("EMR-1.15")
def test_colours_follow_the_seats() -> None:
    for seat, colour in enumerate(COLOURS):
        table = go(position(seats=5, to_move=seat), f"knight:{colour} tower:2")
        assert at(table, colour, "plain:5") == 1


@pytest.mark.rule("EMR-1.15")
def test_every_colour_has_one_owner_and_every_owner_knows_it() -> None:
    for seats, owners in {2: (0, 1, 0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4)}.items():
        s = GAME.start(seats)
        assert s.owners == owners
        for colour, owner in enumerate(owners):
            assert [seat for seat in range(seats) if colour in s.colours[seat]] == [owner]


@pytest.mark.rule("EMR-1.15")
def test_players_choose_a_colour_and_those_who_do_not_get_the_rest_in_order() -> None:
    s = GAME.start(3, {"colours": "green,any,yellow"})
    assert [[COLOURS[colour] for colour in own] for own in s.colours] == [["green"], ["blue"], ["yellow"]]
    assert [sum(row) for row in s.knights] == [5, 5, 0, 0, 5]
    s.phase, s.first, s.to_move = MARCHING, 0, 0
    table = go(Position(GAME, s), "knight:green tower:2")
    assert at(table, "green", "plain:3") == 1
    assert table.refused("knight:yellow tower:1").why == "emerald-no-not-yours"


@pytest.mark.rule("EMR-1.15")
def test_with_two_players_the_second_colour_comes_from_the_rest() -> None:
    s = GAME.start(2, {"colours": "any,yellow"})
    assert [[COLOURS[colour] for colour in own] for own in s.colours] == [
        ["blue", "black"],
        ["yellow", "white"],
    ]
    assert s.owners == (1, 0, 0, 1)


@pytest.mark.rule("EMR-1.16")
def test_the_first_player_is_drawn_by_lot() -> None:
    table = go(
        Position.start(GAME, 3),
        *["gold:1", "gold:2", "gold:3"] * 3,
        *["gem:ruby", "gem:emerald", "gem:garnet"] * 3,
    )
    question = GAME.pending(table.state)
    assert isinstance(question, Chance)
    assert [question.source.notation(n) for n, _ in question.source.outcomes()] == [
        "seat:0",
        "seat:1",
        "seat:2",
    ]
    assert (table.state.first, table.state.to_move) == (NONE, NONE)
    table = go(table, "seat:2")
    assert (table.state.first, asked(table)) == (2, ("march", (2,)))
    assert (happened(table), table.announcements[0].reveals) == (["began"], True)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(UserError):
        GAME.start(seats)


def test_what_the_rulebook_does_not_state_is_marked() -> None:
    found, house = "EMR-1.2 EMR-1.3 EMR-1.4 EMR-2.2 EMR-8.2", "EMR-1.15 EMR-1.16 EMR-10.1"
    deduced = "EMR-1.7 EMR-2.7 EMR-4.4 EMR-5.9 EMR-6.4 EMR-6.9 EMR-7.4 EMR-7.9 EMR-7.10 EMR-8.3 EMR-9.8"
    assert marked(GAME.digest) == {"F": found, "H": house, "D": deduced}
