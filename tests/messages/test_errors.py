"""What Python shows of an error: the sentence, the rule, the id of the message."""

import pickle

import pytest

import royaumes
from royaumes.core import IllegalMove, UserError


def test_an_error_is_a_sentence():
    with pytest.raises(UserError) as caught:
        royaumes.game("nosuch")
    assert str(caught.value).startswith("There is no game “nosuch”.") and "table-bad-game" in str(
        caught.value
    )


def test_a_refusal_names_its_rule():
    crowns = royaumes.game("crowns")
    with pytest.raises(IllegalMove) as caught:
        crowns.apply(crowns.start(2), 1, crowns.moves.parse("stop"))
    assert str(caught.value) == "The dice or the bag come first. (CRW-1.4, table-no-chance-first)"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_an_error_without_words_is_still_shown():
    assert str(UserError("nowhere-said", number=1)) == "nowhere-said (number=1)"
