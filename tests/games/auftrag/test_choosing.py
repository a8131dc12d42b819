"""Phase I: taking action cards."""

import pytest
from tests.games.auftrag.table import announced, do, game, give, offered, supply, table, why_not

from royaumes.games.auftrag.box import ACTIONS, PLACES


@pytest.mark.rule("IAK-3.1", "IAK-3.3")
@pytest.mark.parametrize(("seats", "picks"), [(2, 4), (3, 3), (4, 3)])
def test_three_passes_or_four_with_two_players_then_phase_two(seats, picks):
    s = table(seats)
    asked = []
    while game.pending(s).prompt == "auftrag-ask-take":
        asked.append(game.pending(s).seats[0])
        s = do(s, offered(s)[0])
    assert asked == list(range(seats)) * picks
    assert game.pending(s).prompt == "auftrag-ask-act"


@pytest.mark.rule("IAK-3.2")
def test_tent_one_chooses_first_and_the_others_follow_by_tent():
    s = table(3)
    s.order, s.to_move = (2, 0, 1), 2
    asked = []
    for _ in range(6):
        asked.append(game.pending(s).seats)
        s = do(s, offered(s)[0])
    assert asked == [(2,), (0,), (1,), (2,), (0,), (1,)]


@pytest.mark.rule("IAK-3.4")
def test_only_what_lies_on_the_table():
    s = do(table(2), "action:court")
    assert why_not(s, "action:court").rule == "IAK-3.4"
    assert "action:court" not in offered(s) and supply(s, "court") == 0


@pytest.mark.rule("IAK-3.5")
def test_nobody_passes():
    assert why_not(table(2), "stop").rule == "IAK-3.5"
    assert why_not(table(2), "stake:nothing").rule == "IAK-3.1"


@pytest.mark.rule("IAK-3.5")
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_there_are_always_enough_cards(seats):
    """Even for the last to choose, who has a tournament card, while all others take other cards."""
    s, last, chosen = table(seats), seats - 1, []
    while game.pending(s).prompt == "auftrag-ask-take":
        (seat,) = game.pending(s).seats
        others = [text for text in offered(s) if text != "action:tournament"]
        assert others, "nothing is left to take"
        chosen.append(
            "action:tournament" if seat == last and "action:tournament" not in chosen else others[0]
        )
        s = do(s, chosen[-1])
    assert len(chosen) == seats * (4 if seats == 2 else 3)


@pytest.mark.rule("IAK-3.6")
def test_a_card_may_be_taken_only_to_keep_it_from_a_rival():
    s = give(table(2), 0, at="moon_lake")
    s = do(s, "action:exercise_book")  # of no use out here
    assert why_not(s, "action:exercise_book").rule == "IAK-3.4"
    assert len(offered(table(2))) == len(ACTIONS)


@pytest.mark.rule("IAK-3.6")
@pytest.mark.parametrize("at", PLACES)
def test_any_card_may_be_taken_wherever_the_knight_is_and_whatever_the_hand_holds(at):
    """There is no book, no adventure, no open adventure, no card on any pile: nothing would be of use."""
    s = give(table(2), 0, at=at)
    s.piles = [0] * len(s.piles)
    assert offered(s) == [f"action:{action}" for action in ACTIONS]
    for action in ACTIONS:
        assert why_not(s, f"action:{action}") is None
        assert do(s, f"action:{action}").holds[0] == 1 << ACTIONS.index(action)


@pytest.mark.rule("IAK-3.7")
def test_several_cards_of_one_kind():
    s = do(table(4), "action:horse_3", "action:court", "action:court", "action:quest", "action:horse_3")
    assert game.view(s, 1).chosen[0] == (ACTIONS.index("horse_3"),) * 2


@pytest.mark.rule("IAK-3.8")
def test_one_tournament_card_a_round():
    s = do(table(2), "action:tournament", "action:court")
    assert supply(s, "tournament") == 1
    assert why_not(s, "action:tournament").rule == "IAK-3.8" and "action:tournament" not in offered(s)
    s = do(s, "action:quest")
    assert "action:tournament" in offered(s)


@pytest.mark.rule("IAK-2.3")
def test_everybody_hears_what_is_taken():
    _, announcements = announced(table(2), "action:quest")
    assert [announcements[0].to(seat).facts for seat in (0, 1, None)] == [
        {"seat": "seat:0", "action": "action:quest"}
    ] * 3
