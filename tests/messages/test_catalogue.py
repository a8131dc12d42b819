"""What the catalogue promises: facts in words, never a crash."""

from dataclasses import replace

import pytest

from royaumes.core import Refusal, UserError
from royaumes.core.digest import LANGUAGES as DIGEST_LANGUAGES
from royaumes.games import game
from royaumes.messages import LANGUAGES, Catalogue, Words

NAMES = ("Ann", "bot:greedy", "Bea")


@pytest.fixture
def strict(monkeypatch):
    monkeypatch.setattr(Catalogue, "strict", True)


def words(lang="en"):
    return Words(Catalogue(lang), "_toy", NAMES)


def test_the_digest_speaks_the_same_languages():
    assert LANGUAGES == DIGEST_LANGUAGES


@pytest.mark.parametrize(
    ("lang", "tokens", "said"),
    [
        ("en", 1, "The bank pays Ann 1 token."),
        ("en", 0, "The bank pays Ann 0 tokens."),
        ("en", -1200, "The bank pays Ann \N{MINUS SIGN}1,200 tokens."),
        ("fr", 0, "La banque paie 0 jeton à Ann."),
        ("fr", 2, "La banque paie 2 jetons à Ann."),
    ],
)
def test_plurals_follow_the_language(strict, lang, tokens, said):
    assert words(lang).say("toy-rewarded", seat="seat:0", tokens=tokens) == said


def test_the_one_who_reads_is_spoken_to(strict):
    ann = replace(words(), me=0)
    assert ann.say("toy-claimed", seat="seat:0", value=3) == "You claim at least 3."
    assert ann.say("toy-claimed", seat="seat:2", value=3) == "Bea claims at least 3."
    assert words().say("toy-claimed", seat="seat:0", value=3) == "Ann claims at least 3."


def test_things_have_names_of_their_own_or_of_their_kind(strict):
    assert words().thing("reply:doubt") == "doubt"
    assert words().thing("claim:3") == "at least 3"
    assert words().thing("claim:3 reply:doubt") == "at least 3, doubt"
    assert words("fr").thing("reply:doubt") == "douter"


def test_what_names_no_thing_stays_as_it_is(strict):
    assert words().thing("dragon:green") == "dragon:green"
    assert words().thing("plain words") == "plain words"
    assert words().say("table-bad-move", text="claim:3") == "No move is spelled “claim:3”."


def test_seats_are_players(strict):
    assert [words().seat(seat) for seat in range(4)] == ["Ann", "Baudouin", "Bea", "Seat 4"]
    assert words().thing("seat:2") == "Bea"


@pytest.mark.parametrize(
    ("lang", "parts", "said"),
    [
        ("en", (), "Nobody doubts."),
        ("en", ("seat:0",), "Ann doubts."),
        ("en", ("seat:0", "seat:1", "seat:2"), "Ann, Baudouin and Bea doubt."),
        ("fr", ("seat:0", "seat:2"), "Ann et Bea doutent."),
    ],
)
def test_lists_are_joined_and_counted(strict, lang, parts, said):
    assert words(lang).say("toy-opened", doubters=parts) == said


def test_moves_are_labelled_by_their_things(strict):
    assert [words("fr").move(move) for move in game("_toy").moves][2:4] == ["au moins 3", "croire"]


def test_problems_and_refusals_are_said(strict):
    refusal = Refusal("TOY-2.2", "toy-no-same-claim", {"value": 2})
    assert words().why(refusal) == "2 was the last claim."
    error = UserError("table-bad-seats", seats=9, least=2, most=4)
    assert words().why(error) == "This game is for 2 to 4 players, not for 9."


def test_games_have_names(strict):
    assert Catalogue("en").game("_toy") == "Bluff"
    assert Catalogue("en").game("nothing") == "Nothing"


def test_an_unknown_message_is_an_error_in_tests(strict):
    with pytest.raises(LookupError, match="toy-nothing"):
        words().say("toy-nothing")


def test_a_missing_argument_is_an_error_in_tests(strict):
    with pytest.raises(ValueError, match="toy-claimed"):
        words().say("toy-claimed", seat="seat:0")


def test_a_user_never_sees_a_crash():
    assert words().say("toy-nothing", value=3) == "toy-nothing (value=3)"
    assert words().say("toy-nothing") == "toy-nothing"
    assert words().say("toy-claimed", seat="seat:0").startswith("Ann claims")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "cell:1, cell:2, cell:3 and x"), ("fr", "cell:1, cell:2, cell:3 et x")]
)
def test_a_list_of_names_without_words_stays_as_it_is(lang, said):
    assert words(lang).listed(["cell:1", "cell:2", "cell:3", "x"]) == said


@pytest.mark.parametrize(("lang", "said"), [("en", "the 1 ruby that"), ("fr", "le rubis qu’")])
def test_one_ruby_is_one(strict, lang, said):
    crown = Words(Catalogue(lang), "foracrown")
    assert said in crown.say("foracrown-because-recruit-dear", rounds=4, rubies=1)
