"""Phase II: where, in which order, and what is lost."""

import pytest
from tests.games.auftrag.table import (
    acting,
    announced,
    at,
    do,
    game,
    hand,
    lay_open,
    offered,
    pile,
    supply,
    table,
    why_not,
)

from royaumes.core import Decide, Stream
from royaumes.games.auftrag.box import ADVENTURES, PLACES, VIRTUES
from royaumes.games.auftrag.phases.acting import ACTING
from royaumes.testing.walks import walk

HORSE_4 = "action:horse_4 place:"
SWORD = "action:exercise_sword pile:sword_1"
BOOK_1, BOOK_2 = "action:court virtue:book_1", "action:court virtue:book_2"
PHEASANT = "action:quest adventure:golden_pheasant virtue:lance_1 virtue:book_2"


@pytest.mark.rule("IAK-4.1")
def test_one_player_finishes_before_the_next_begins():
    rivals = {seat: {"actions": action} for seat, action in ((1, "horse_2"), (2, "horse_4"))}
    s = acting("horse_3 exercise_sword", seats=3, rivals=rivals)
    s.order = (0, 2, 1)
    s = do(s, SWORD)
    assert game.pending(s).seats == (0,)
    s = do(s, "action:horse_3 place:moon_lake")
    assert game.pending(s).seats == (2,)
    assert game.pending(do(s, "stop")).seats == (1,)


@pytest.mark.rule("IAK-4.2")
def test_only_chosen_cards_each_once_in_any_order():
    s = acting("horse_4 exercise_sword")
    assert why_not(s, "action:exercise_lance pile:lance_2").rule == "IAK-4.2"
    first = do(s, SWORD, HORSE_4 + "moon_lake")
    assert at(first, 0) == "moon_lake" and hand(first, 0) == ["sword_1"]
    again = do(acting("horse_4 exercise_sword exercise_book"), SWORD)
    assert why_not(again, SWORD).rule == "IAK-4.2"
    assert why_not(again, "action:court").rule == "IAK-3.1"


@pytest.mark.rule("IAK-4.3")
def test_exercise_and_round_table_at_camelot_only():
    s = acting("exercise_sword round_table horse_4", at="moon_lake", opened="wild_boar")
    assert why_not(s, SWORD).rule == "IAK-4.3"
    assert why_not(s, "action:round_table adventure:wild_boar").rule == "IAK-4.3"
    s = do(s, HORSE_4 + "camelot")
    assert why_not(s, SWORD) is None and why_not(s, "action:round_table adventure:wild_boar") is None


@pytest.mark.rule("IAK-4.4")
def test_court_and_quest_in_the_provinces_only():
    s = acting("court quest horse_4", cards="book_2 lance_1", adventures="golden_pheasant")
    assert why_not(s, BOOK_2).rule == "IAK-4.4"
    assert why_not(s, PHEASANT).rule == "IAK-4.4"
    s = do(s, HORSE_4 + "hidden_valley")
    assert why_not(s, BOOK_2) is None and why_not(s, PHEASANT) is None


@pytest.mark.rule("IAK-4.5")
@pytest.mark.parametrize("place", ["camelot", "moon_lake", "dark_tower"])
def test_a_horse_anywhere(place):
    s = acting("horse_4", at=place)
    assert len(offered(s)) == 8 + 1


@pytest.mark.rule("IAK-4.6")
def test_a_player_may_stop_and_lose_the_rest():
    s = acting("horse_4 exercise_sword round_table", opened="wild_boar", rivals={1: {"actions": "horse_2"}})
    s, announcements = announced(s, "stop")
    assert game.pending(s).seats == (1,) and hand(s, 0) == [] and s.holds[0] == 0
    assert announcements[0].public.lost == ("action:exercise_sword", "action:round_table", "action:horse_4")


@pytest.mark.rule("IAK-4.7")
def test_a_turn_ends_by_itself_when_nothing_can_follow():
    s = acting("horse_4 exercise_sword", rivals={1: {"actions": "horse_2"}})
    s, announcements = announced(s, HORSE_4 + "moon_lake")
    assert game.pending(s).seats == (1,)
    assert announcements[1].public.message == "auftrag-lost" and announcements[1].public.lost == (
        "action:exercise_sword",
    )


@pytest.mark.rule("IAK-4.7")
@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda one: one.name)
def test_cards_that_all_have_seen_count_for_any_quest(adventure):
    """Twos or ones that meet every demand keep the player in; without one of them there is nothing left."""
    cards = [
        f"{virtue}_{demand}" for virtue, demand in zip(VIRTUES, adventure.demands, strict=True) if demand
    ]
    has = {"actions": "quest", "adventures": adventure.name, "at": PLACES[adventure.place]}
    for given, asked in ((cards, (1,)), (cards[1:], (2,))):
        rivals = {1: {**has, "cards": " ".join(given)}, 2: {"actions": "horse_2"}}
        s = do(acting("horse_4", seats=3, rivals=rivals), HORSE_4 + "camelot")
        assert game.pending(s).seats == asked, given


@pytest.mark.rule("IAK-4.7")
def test_a_player_with_nothing_to_use_is_passed_over():
    rivals = {1: {"actions": "quest court exercise_book"}, 2: {"actions": "horse_2", "at": "moon_lake"}}
    s = do(acting("horse_4", seats=3, rivals=rivals), HORSE_4 + "camelot")
    assert game.pending(s).seats == (1,)  # an exercise is left at Camelot
    rivals[1]["actions"] = "quest court"
    s = do(acting("horse_4", seats=3, rivals=rivals), HORSE_4 + "camelot")
    assert game.pending(s).seats == (2,)


@pytest.mark.rule("IAK-4.7")
@pytest.mark.parametrize(
    ("has", "asked"),
    [
        ({"actions": "court", "at": "moon_lake", "first": "book_1"}, True),
        ({"actions": "court", "at": "moon_lake", "first": "sword_1"}, False),  # every book lies on its pile
        # Two cards are hidden, one of them a book: it might be in either hand.
        ({"actions": "court", "at": "moon_lake", "first": "sword_1", "other": "book_1"}, True),
        (
            {
                "actions": "quest",
                "at": "moon_lake",
                "adventures": "pure_spring",
                "first": "sword_1 dragon_1",
            },
            False,
        ),
        ({"actions": "court", "at": "moon_lake", "cards": "sword_1"}, False),
        ({"actions": "court", "at": "moon_lake", "cards": "book_2"}, True),
        # A quest here is possible for all that others know while hidden cards could pay what is lacking.
        (
            {
                "actions": "quest",
                "at": "moon_lake",
                "adventures": "pure_spring",
                "first": "sword_1 sword_1",
                "other": "dragon_1 book_1",
            },
            True,
        ),
        ({"actions": "quest", "at": "moon_lake", "adventures": "pure_spring", "first": "sword_1"}, False),
        ({"actions": "quest", "at": "moon_lake", "adventures": "evil_witch"}, False),
        (
            {"actions": "quest", "at": "moon_lake", "adventures": "pure_spring", "cards": "dragon_1 book_2"},
            True,
        ),
        ({"actions": "quest", "at": "moon_lake", "adventures": "wild_boar"}, False),
        ({"actions": "quest exercise_book", "at": "moon_lake", "adventures": "wild_boar"}, False),
        ({"actions": "round_table"}, False),  # no adventure lies open
        ({"actions": "exercise_lance", "cards": "lance_1 lance_2 lance_2"}, False),  # the pile is empty
        ({"actions": "exercise_lance", "cards": "lance_1 lance_2"}, True),
        ({"actions": "tournament"}, False),
    ],
)
def test_what_goes_on_is_judged_by_what_all_see(has, asked):
    """What is hidden in the `other` hand might be in this one, for all that others know."""
    has = dict(has)
    other = has.pop("other", "")
    s = acting("horse_2", rivals={1: has}, at="moon_lake", first=other)
    s = do(s, "action:horse_2 place:hidden_valley")
    assert (game.pending(s).prompt == "auftrag-ask-act") is asked


@pytest.mark.rule("IAK-4.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_what_the_open_cards_already_answer(seats):
    """Who can only stop could do more in a world that a spectator can't rule out."""
    idle = 0
    for step in walk(game, seats, game.agreed(seats, {"rounds": 40}), Stream(f"idle/{seats}")):
        if not isinstance(step.question, Decide) or step.state.phase != ACTING:
            continue
        s, (seat,) = step.state, step.question.seats
        if len(game.options(s, seat)) == 1:
            idle += 1
            seen, stream = game.view(s, None), Stream(f"worlds/{idle}")
            worlds = (game.imagine(seen, stream) for _ in range(400))
            assert any(len(game.options(world, seat)) > 1 for world in worlds)
    assert idle


@pytest.mark.rule("IAK-4.8")
def test_used_and_lost_cards_can_be_chosen_again_but_a_tournament_card_stays():
    s = acting("horse_4 tournament quest", rivals={1: {"actions": "horse_2"}})
    assert (supply(s, "horse_4"), supply(s, "tournament"), supply(s, "quest")) == (0, 1, 1)
    s = do(s, HORSE_4 + "camelot")
    assert (supply(s, "horse_4"), supply(s, "tournament"), supply(s, "quest")) == (1, 1, 2)
    s = do(s, "stop", "stake:nothing")
    assert supply(s, "tournament") == 2


@pytest.mark.rule("IAK-4.9")
def test_knights_stay_where_they_are():
    s = do(acting("horse_4"), HORSE_4 + "moon_lake")
    assert s.round == 1 and game.pending(s).prompt == "auftrag-ask-adventure"
    while hasattr(game.pending(s), "source"):
        s = game.apply(s, None, game.pending(s).source.outcomes()[0][0])[0]
    assert s.round == 2 and at(s, 0) == "moon_lake"


# Exercise and Round Table


@pytest.mark.rule("IAK-5.1")
@pytest.mark.parametrize("virtue", ["sword", "lance", "dragon", "book"])
@pytest.mark.parametrize("value", [1, 2])
def test_an_exercise_brings_a_card_of_either_value(virtue, value):
    s = acting(f"exercise_{virtue} horse_2")
    before = pile(s, f"{virtue}_{value}")
    s = do(s, f"action:exercise_{virtue} pile:{virtue}_{value}")
    assert hand(s, 0) == [f"{virtue}_{value}"] and pile(s, f"{virtue}_{value}") == before - 1


@pytest.mark.rule("IAK-5.1")
def test_each_exercise_has_its_own_virtue():
    s = acting("exercise_sword")
    assert [text for text in offered(s) if text != "stop"] == [
        "action:exercise_sword pile:sword_1",
        "action:exercise_sword pile:sword_2",
    ]
    with pytest.raises(Exception, match="table-bad-move"):
        game.moves.parse("action:exercise_sword pile:book_1")


@pytest.mark.rule("IAK-5.2")
def test_what_the_pile_no_longer_holds():
    s = acting("exercise_lance horse_2", cards="lance_1")
    assert why_not(s, "action:exercise_lance pile:lance_1").rule == "IAK-5.2"
    assert why_not(s, "action:exercise_lance pile:lance_2") is None
    s = acting("exercise_lance horse_2", cards="lance_1 lance_2 lance_2")
    assert all("exercise" not in text for text in offered(s))


@pytest.mark.rule("IAK-5.3")
def test_the_round_table_gives_an_open_adventure():
    s = acting("round_table horse_2", opened="wild_boar evil_witch fire_dragon")
    assert why_not(s, "action:round_table adventure:fair_maiden").rule == "IAK-5.3"
    s = do(s, "action:round_table adventure:evil_witch")
    assert game.view(s, 1).held == ((3,), ()) and game.view(s, 1).open == (0, 7)


@pytest.mark.rule("IAK-5.4")
def test_no_adventure_is_replaced_before_phase_three():
    rivals = {1: {"actions": "round_table"}}
    s = acting("round_table", seats=4, opened="wild_boar evil_witch fire_dragon", rivals=rivals)
    s = do(s, "action:round_table adventure:evil_witch")
    assert game.pending(s).seats == (1,)
    assert offered(s) == [
        "action:round_table adventure:wild_boar",
        "action:round_table adventure:fire_dragon",
        "stop",
    ]


@pytest.mark.rule("IAK-5.4")
def test_the_last_open_adventure_is_not_replaced_either():
    """The deck is full, but a second Round Table finds nothing and is lost; phase III fills the gaps."""
    s = acting("round_table", seats=4, opened="wild_boar", rivals={1: {"actions": "round_table"}})
    s, announcements = announced(s, "action:round_table adventure:wild_boar")
    lost = [one.public.facts for one in announcements if one.public.message == "auftrag-lost"]
    assert lost == [{"seat": "seat:1", "lost": ("action:round_table",)}]
    assert s.open == 0 and sum(s.deck) == 13 and s.held == [1, 0, 0, 0]
    assert game.pending(s).prompt == "auftrag-ask-adventure"


@pytest.mark.rule("IAK-5.4")
def test_nothing_is_turned_up_between_the_first_card_taken_and_the_last_action():
    s = lay_open(table(2), "wild_boar")
    for action in ("horse_2", "horse_3", "round_table", "horse_4", "court", "quest", "tournament"):
        s = do(s, f"action:{action}")
    s = do(s, "action:exercise_sword")
    assert game.pending(s).prompt == "auftrag-ask-act" and game.view(s, None).open == (0,)
    s = do(s, "action:round_table adventure:wild_boar")
    while game.pending(s).prompt == "auftrag-ask-act":
        assert game.view(s, None).open == ()
        s = do(s, offered(s)[0])


@pytest.mark.rule("IAK-5.4")
def test_a_round_table_without_adventures_is_lost():
    s = acting("round_table horse_2")
    assert why_not(s, "action:round_table adventure:wild_boar").rule == "IAK-5.4"


# Horse


@pytest.mark.rule("IAK-6.1")
def test_a_horse_goes_either_way_as_far_as_its_number():
    """The ring: Camelot, forest, valley, lake, mountain, mines, abbey, tower, and Camelot again."""
    for steps, reached in ((2, 5), (3, 7), (4, 8)):
        s = acting(f"horse_{steps}")
        assert len(offered(s)) == reached + 1
    s = acting("horse_2")
    places = {text.rpartition(":")[2] for text in offered(s)} - {"stop"}
    assert places == {"camelot", "wild_forest", "hidden_valley", "dark_tower", "ruined_abbey"}
    refused = why_not(s, "action:horse_2 place:moon_lake")
    assert refused.rule == "IAK-6.1" and refused.facts == {"place": "place:moon_lake", "apart": 3, "steps": 2}


@pytest.mark.rule("IAK-6.1")
def test_a_horse_may_stay():
    s = do(acting("horse_2 horse_3", at="moon_lake"), "action:horse_2 place:moon_lake")
    assert at(s, 0) == "moon_lake" and supply(s, "horse_2") == 1


@pytest.mark.rule("IAK-6.2")
def test_horses_one_after_the_other():
    s = do(acting("horse_2 horse_3", at="hidden_valley"), "action:horse_2 place:fire_mountain")
    assert at(s, 0) == "fire_mountain"
    assert at(do(s, "action:horse_3 place:dark_tower"), 0) == "dark_tower"
    s = do(
        acting("horse_3 horse_3 exercise_sword", seats=4, at="moon_lake"),
        "action:horse_3 place:camelot",
        SWORD,
    )
    assert at(do(s, "action:horse_3 place:dwarf_mines"), 0) == "dwarf_mines"


@pytest.mark.rule("IAK-6.3")
def test_any_place_and_several_knights_together():
    s = acting("horse_4", rivals={1: {"at": "fire_mountain", "actions": "horse_4"}})
    s = do(s, HORSE_4 + "fire_mountain")
    assert at(s, 0) == at(s, 1) == "fire_mountain"
    assert at(do(s, HORSE_4 + "camelot"), 1) == "camelot"
