"""The box, the chests, the royal square and the gallery before the first round."""

import pytest
from tests.games.examples import marked
from tests.games.foracrown.table import asked, card, chance, game, hung, laid, piled, settle

from royaumes.core import Chance, UserError, load, silent
from royaumes.games.foracrown.box import CARDS, COPIES, EVENT_BAG, EVENTS, PILES, STARTING
from royaumes.games.foracrown.chest import lose
from royaumes.games.foracrown.phases.revealing import REVEALING
from royaumes.testing.position import Position

#: Rules whose every word the rulebook has.
STATED = {
    "FAC-1.4": "tout ce qui est dans votre coffre doit rester secret",
    "FAC-8.5": "La ou les familles qui possèdent le plus de Pièces gagnent 1 Rubis",
}


def test_what_the_rulebook_does_not_state_is_marked():
    found, house = "FAC-1.1", "FAC-1.5"
    reconstructed = "FAC-1.7 FAC-1.11 FAC-4.9 FAC-5.10"
    marks = marked(game.digest)
    assert not STATED.keys() & set(" ".join(marks.values()).split())
    assert {"FAC-1.14", "FAC-8.11"} <= set(marks.pop("D").split())
    assert marks == {"F": found, "H": house, "R": reconstructed}


@pytest.mark.rule("FAC-1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_families(seats):
    with pytest.raises(UserError) as error:
        game.start(seats)
    assert error.value.facts == {"seats": seats, "least": 3, "most": 5}


@pytest.mark.rule("FAC-1.2")
def test_seats_that_do_not_choose_take_families_in_a_fixed_order():
    families = game.display(game.view(game.start(5), None)).families
    assert [one.key for one in families] == ["rabbit", "penguin", "ape", "flamingo", "crocodile"]
    assert [one.heirloom.key for one in families] == ["carrot", "fish", "banana", "shrimp", "egg"]


@pytest.mark.rule("FAC-1.2")
def test_players_choose_a_family_and_it_is_theirs_everywhere():
    chosen = {"families": "crocodile,any,ape"}
    table = Position.start(game, 3, chosen).chance("rabbit-ape-crocodile")
    assert table.state.gallery == [5, 7, 6]  # FAC-1.11: by seat
    s = settle(table.state)
    s.recruits[:1], s.pile = [card("LT")], [0]
    s.phase = REVEALING
    table = Position(game, s).chance("crocodile-1")
    assert table.offered() == {"family:rabbit", "family:ape"}
    assert table.refused("family:crocodile").why == "foracrown-no-aim-self"
    assert table.refused("family:penguin").facts == {"family": "family:penguin"}
    after = table.play("family:ape").state
    assert (after.rubies, after.raccoons) == ([10, 10, 9], [0, 0, 0])
    assert Position(game, after).play("family:rabbit").state.raccoons == [0, 1, 0]


@pytest.mark.rule("FAC-1.2")
def test_a_chosen_portrait_moves_and_a_chosen_heirloom_is_sold():
    table = Position.start(game, 3, {"families": "crocodile,flamingo"}).chance("rabbit-flamingo-crocodile")
    s = settle(table.state)
    s.recruits[:1], s.pile, s.phase, s.rubies[0] = [card("PP")], [0], REVEALING, 0
    table = Position(game, s).chance("crocodile-1").play("portrait:crocodile side:left")
    assert table.state.gallery == [4, 6, 7]
    assert lose(table.state, 0, 1, silent) is False
    assert table.display(0).families[0].heirloom.kept is False


@pytest.mark.rule("FAC-1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_rubies_and_the_heirloom(seats):
    s = game.start(seats)
    assert s.rubies == [10] * seats and s.heirlooms == [True] * seats
    assert s.bank_rubies == 60 - 10 * seats


@pytest.mark.rule("FAC-1.7")
def test_level_1_lies_in_three_open_piles_of_five():
    assert laid().piles == [5, 5, 5]
    assert [CARDS[n].name for n in range(PILES)] == ["C-T", "L-P", "D-C"]


@pytest.mark.rule("FAC-1.8")
def test_two_cards_of_each_deck_are_opened_from_its_own_deck():
    s = hung(3)
    for place in range(8):
        question = game.pending(s)
        assert isinstance(question, Chance) and not question.private
        cards = [outcome for outcome, _ in question.source.outcomes() if isinstance(outcome, int)]
        assert {CARDS[card].level for card in cards} == {2 + place // 2}
        assert len(cards) == 10 - place % 2
        s = game.apply(s, None, cards[-1])[0]
    assert asked(s) == 0 and [len(cards) for cards in s.decks] == [8, 8, 8, 8]


def test_55_mercenaries():
    sizes = [COPIES if one.level == 1 else 1 for one in CARDS]
    assert sum(sizes) == load("royaumes.games.foracrown", "mercenaries")["total"]["mercenaries"] == 55
    assert all(len(one.icons) == max(2, one.level) for one in CARDS)


@pytest.mark.rule("FAC-1.9")
def test_the_common_pile_begins_with_the_two_starred_events():
    s = game.start(4)
    assert [EVENTS[kind] for kind in STARTING] == ["burglary", "scandal"]
    assert s.events[:2] == list(STARTING) and piled(s) == {"event-1", "event-2"}


@pytest.mark.rule("FAC-1.10")
def test_five_more_events_lie_unseen():
    assert (
        len(STARTING) + sum(EVENT_BAG) == load("royaumes.games.foracrown", "events")["total"]["events"] == 7
    )
    assert game.view(game.start(3), 0).event_bag == (1, 1, 1, 1, 1)
    assert game.view(game.start(3), 0).events[2:] == (None, None, None)


@pytest.mark.rule("FAC-1.11")
@pytest.mark.parametrize(("seats", "orders"), [(3, 6), (4, 24), (5, 120)])
def test_portraits_hang_in_any_order_from_cell_7_to_the_left(seats, orders):
    s = game.start(seats)
    assert len(game.pending(s).source.outcomes()) == orders
    s, announced = game.apply(s, None, orders - 1)
    assert s.gallery == list(range(8 - seats, 8)) and announced[0].reveals


@pytest.mark.rule("FAC-1.12")
def test_the_portrait_furthest_right_is_the_most_influential():
    s = chance(game.start(3), "ape-rabbit-penguin")
    assert s.gallery == [6, 5, 7]
    assert laid(3, "ape rabbit penguin").order == (2, 0, 1)


@pytest.mark.rule("FAC-1.13")
def test_the_rulebooks_rabbit_hangs_furthest_right_and_gets_3_coins():
    s = hung(5, "rabbit flamingo ape crocodile penguin")
    assert s.coins == [3, 5, 4, 4, 4] and s.bank_coins == 30 - 20
    assert hung(3).coins == [3, 4, 5]
