"""Why can't I? Whatever is picked, the answer that says most."""

import pytest
from tests.strategies import ALL_KEYS

from royaumes.core import Decide, Stream, UserError
from royaumes.games import game, parts
from royaumes.play import Table
from royaumes.play.why import reason
from royaumes.testing.position import Position


@pytest.mark.parametrize("key", ALL_KEYS)
def test_reasons_agree_with_the_rules(key):
    rules, stream = game(key), Stream(key)
    table = Table(rules, ["a"] * max(2, rules.seats[0]), "reasons")
    for _ in range(20):
        if not isinstance(table.pending, Decide):
            break
        seat = stream.choice(table.pending.seats)
        options = table.options(seat)
        for move in stream.shuffled(rules.moves)[:20]:
            for length in range(1, len(move.picks) + 1):
                begun = move.picks[:length]
                found = reason(rules, table.state, seat, begun)
                assert (found is None) == any(option.picks[:length] == begun for option in options)
                several = [one for one in rules.moves if one.picks[:length] == begun]
                known = parts(rules.key).purpose
                purpose = None if known is None else known(table.view(seat), begun[-1])
                assert found in [table.refusal(seat, one) for one in several] or found == purpose
        table.answer(seat, stream.choice(options))


def test_a_thing_that_no_move_touches_is_answered_by_what_it_is_for_or_by_the_question():
    crowns = Position.start(game("crowns"), 2).chance("seat:0", "6 6 5 5 3 2")
    refusal = reason(crowns.game, crowns.state, 0, ["line:row-1"])
    assert (refusal.rule, refusal.why) == ("CRW-5.2", "crowns-why-line")
    refusal = reason(crowns.game, crowns.state, 0, ["rank:pro"])
    assert (refusal.rule, refusal.why) == ("CRW-2.2", "crowns-now-place")


def test_whoever_is_not_asked_hears_who_is():
    crowns = Position.start(game("crowns"), 2).chance("seat:0", "6 6 5 5 3 2")
    refusal = reason(crowns.game, crowns.state, 1, ["cell:2x6"])
    assert (refusal.rule, refusal.why, refusal.facts) == (
        "TBL-1.2",
        "table-no-not-asked",
        {"seats": ("seat:0",)},
    )


def test_before_the_dice_the_rule_that_throws_them_answers():
    crowns = Position.start(game("crowns"), 2).chance("seat:0")
    refusal = reason(crowns.game, crowns.state, 0, ["cell:2x6"])
    assert (refusal.rule, refusal.why) == ("CRW-2.1", "table-no-chance-first")


def test_a_fact_about_the_thing_comes_before_others():
    """In phase II an action card that the player lacks: the card is missing, not its place or its target."""
    auftrag = Table(game("auftrag"), ["a", "b"], "facts")
    while auftrag.pending.prompt != "auftrag-ask-act":
        seat = auftrag.pending.seats[0]
        auftrag.answer(seat, auftrag.options(seat)[0])
    seat = auftrag.pending.seats[0]
    usable = {pick for move in auftrag.options(seat) for pick in move.picks}
    lacking = next(f"action:horse_{n}" for n in (2, 3, 4) if f"action:horse_{n}" not in usable)
    refusal = reason(auftrag.game, auftrag.state, seat, [lacking])
    assert (refusal.why, refusal.facts) == ("auftrag-no-card", {"action": lacking})


def test_what_can_be_on_no_board():
    crowns = Position.start(game("crowns"), 2)
    for picks in (["nonsense"], ["stop", "stop"], [""], ["cell:1x1 cell:1x2"]):
        with pytest.raises(UserError, match="table-bad-move"):
            reason(crowns.game, crowns.state, 0, picks)
