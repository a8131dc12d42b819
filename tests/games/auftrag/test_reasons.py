"""Why a card is of no use now: the rule and the fact that keep the player from using it."""

import pytest
from tests.games.auftrag.table import acting, game

from royaumes.core import Decide, Stream
from royaumes.games.auftrag.box import ACTION_THINGS, ADVENTURE_THINGS, ADVENTURES, VIRTUES
from royaumes.games.auftrag.phases.acting import ACTING
from royaumes.games.auftrag.state import SIZE
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.play.why import reason
from royaumes.testing.walks import walk

PHEASANT = ("action:quest", "adventure:golden_pheasant")


def why(s, *picks):
    """The refusal of these picks, which must have words in every language."""
    refusal = reason(game, s, 0, picks)
    assert refusal is not None
    for lang in LANGUAGES:
        assert Words(Catalogue(lang), "auftrag").why(refusal)
    return refusal


@pytest.mark.parametrize(
    ("action", "has", "rule", "facts"),
    [
        ("tournament", {}, "IAK-9.1", {}),
        ("court", {"at": "moon_lake", "cards": "sword_2"}, "IAK-7.2", {"action": "action:court"}),
        ("court", {"cards": "book_1"}, "IAK-4.4", {"action": "action:court"}),
        ("quest", {"at": "moon_lake"}, "IAK-8.1", {"action": "action:quest"}),
        (
            "quest",
            {"at": "moon_lake", "adventures": "wild_boar white_stag fire_dragon"},
            "IAK-8.2",
            {"action": "action:quest", "places": ("place:wild_forest", "place:fire_mountain")},
        ),
        (
            "quest",
            {"at": "dwarf_mines", "adventures": "black_knight", "cards": "sword_1 sword_1"},
            "IAK-8.4",
            {
                "action": "action:quest",
                "adventure": "adventure:black_knight",
                "lacking": ("virtue:lance_2",),
            },
        ),
        (
            "exercise_lance",
            {"cards": "lance_1 lance_2 lance_2"},
            "IAK-5.2",
            {"action": "action:exercise_lance"},
        ),
        (
            "exercise_lance",
            {"at": "moon_lake"},
            "IAK-4.3",
            {"action": "action:exercise_lance", "place": "place:moon_lake"},
        ),
        ("round_table", {}, "IAK-5.4", {}),
    ],
)
def test_a_chosen_card_that_is_of_no_use_now(action, has, rule, facts):
    s = acting(f"{action} horse_2", **has)
    refusal = why(s, f"action:{action}")
    assert (refusal.rule, refusal.facts) == (rule, facts)


def test_a_card_that_lies_on_the_table_was_to_be_taken_in_phase_one():
    assert why(acting("horse_2", at="moon_lake"), "action:quest").rule == "IAK-3.1"


@pytest.mark.parametrize(
    ("cards", "lacking"),
    [
        ("sword_1 sword_1", ("virtue:lance_1", "virtue:dragon_1")),  # two ones pay a two: no sword is lacking
        ("sword_1 lance_2", ("virtue:sword_1", "virtue:dragon_1")),
        ("dragon_1 lance_1", ("virtue:sword_2",)),
    ],
)
def test_an_adventure_that_cannot_be_paid_names_what_is_lacking(cards, lacking):
    s = acting("quest horse_2", cards=cards, at="fire_mountain", adventures="fierce_giant")
    for picks in (["adventure:fierce_giant"], ["action:quest", "adventure:fierce_giant"]):
        refusal = why(s, *picks)
        assert (refusal.rule, refusal.facts["lacking"]) == ("IAK-8.4", lacking)


def test_a_payment_takes_no_card_that_could_be_left_out():
    has = {"cards": "lance_1 lance_2 book_1 sword_1", "at": "hidden_valley", "adventures": "golden_pheasant"}
    s = acting("quest horse_2", **has)
    for paid in ("lance_1 lance_2", "lance_1 book_1 sword_1", "sword_1"):
        refusal = why(s, *PHEASANT, *(f"virtue:{card}" for card in paid.split()))
        assert (refusal.rule, refusal.why) == ("IAK-8.6", "auftrag-why-virtue-superfluous"), paid
    s = acting("court horse_2", cards="book_1 book_2 sword_1", at="moon_lake")
    for paid in ("sword_1", "book_1 book_2"):
        assert why(s, "action:court", *(f"virtue:{card}" for card in paid.split())).rule == "IAK-7.1", paid


def test_a_payment_that_falls_short_says_what_is_lacking():
    s = acting("quest horse_2", cards="lance_1", at="hidden_valley", adventures="golden_pheasant")
    refusal = why(s, *PHEASANT, "virtue:lance_1")
    assert (refusal.rule, refusal.facts["lacking"]) == ("IAK-8.4", ("virtue:book_1",))


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_reasons_of_chosen_cards_in_random_games(seats):
    """No chosen card is "to be taken in phase I", and what is lacking is really lacking."""
    reasons = unpaid = 0
    for step in walk(game, seats, game.agreed(seats, {"rounds": 40}), Stream(f"reasons/{seats}")):
        if not isinstance(step.question, Decide) or step.state.phase != ACTING:
            continue
        s, (seat,) = step.state, step.question.seats
        usable = {pick for move in game.options(s, seat) for pick in move.picks}
        for action, thing in enumerate(ACTION_THINGS):
            if s.holds[seat] >> action & 1 and thing not in usable:
                reasons += 1
                assert reason(game, s, seat, [thing]).rule not in ("IAK-3.1", "IAK-4.1"), thing
        for number, thing in enumerate(ADVENTURE_THINGS):
            refusal = reason(game, s, seat, [thing])
            if refusal is not None and refusal.why == "auftrag-no-payment":
                unpaid += 1
                hand = s.hands[seat * SIZE : seat * SIZE + SIZE]
                lacking = {
                    card.removeprefix("virtue:").partition("_")[0] for card in refusal.facts["lacking"]
                }
                assert lacking == {
                    VIRTUES[virtue]
                    for virtue, demand in enumerate(ADVENTURES[number].demands)
                    if hand[2 * virtue] + 2 * hand[2 * virtue + 1] < demand
                }
    assert reasons > 20 and unpaid
