"""What is of no use now says what it is for: its rule, and the fact that stands against it."""

import pytest
from tests.games.auftrag.table import acting, give, lay_open, number, tournament
from tests.games.auftrag.table import table as auftrag
from tests.games.crowns.table import thrown
from tests.games.emerald.table import go
from tests.games.emerald.table import position as emerald
from tests.games.emerald.test_flight import STEP, waking
from tests.games.foracrown.table import laid, revealed, struck
from tests.games.royaume.table import play
from tests.games.royaume.table import position as royaume

from royaumes.games import game
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.play.why import reason


def why(key, state, thing, seat=0):
    """The rule, the message without its game, and the facts; the words must be there in both languages."""
    refusal = reason(game(key), state, seat, [thing])
    assert refusal is not None
    for lang in LANGUAGES:
        assert Words(Catalogue(lang), key).why(refusal)
    return refusal.rule, refusal.why.removeprefix(f"{key}-why-"), refusal.facts


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("chip:red", ("CRW-2.3", "chip", {"count": 18})),
        ("chip:blue", ("CRW-1.5", "chip-other", {"chip": "chip:blue", "seat": "seat:1"})),
        ("chip:black", ("CRW-1.5", "chip-nobody", {"chip": "chip:black"})),
        ("line:row-1", ("CRW-5.2", "line", {"line": "line:row-1", "covered": 2})),
    ],
)
def test_crowns(thing, expected):
    assert why("crowns", thrown(6, 6, 5, 5, 3, 2, covered="1x1 2x1 6x1"), thing) == expected


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("pile:gold-3", ("EMR-5.1", "pile", {"place": "mountain:3"})),
        ("pile:gem", ("EMR-5.1", "pile-none", {})),
        ("gold:2", ("EMR-7.5", "gold", {})),
        ("surrender", ("EMR-7.5", "surrender", {})),
        ("gem:ruby", ("EMR-9.4", "gem", {"count": 2})),
        ("most:ruby", ("EMR-9.1", "most", {"seat": "seat:0"})),
        ("most:emerald", ("EMR-9.1", "most-tied", {})),
    ],
)
def test_emerald_on_the_march(thing, expected):
    assert why("emerald", emerald(gems0="ruby ruby").state, thing) == expected


def test_emerald_while_an_arrival_is_dealt_with():
    taking = emerald("yellow mountain:1 plain:1").play("knight:yellow mountain:1").state
    at = {"place": "mountain:2"}
    assert why("emerald", taking, "pile:gold-5") == (
        "EMR-5.1",
        "pile-elsewhere",
        {"place": "mountain:2", "there": "mountain:5"},
    )
    assert why("emerald", taking, "knight:blue") == ("EMR-5.1", "march-taking", at)
    assert why("emerald", taking, "tower:1") == ("EMR-5.1", "march-taking", at)
    assert why("emerald", taking, "stop") == ("EMR-5.1", "stop-taking", at)


def test_emerald_while_the_dragon_takes_its_prey():
    feeding = go(waking("yellow plain:6 mountain:2 plain:2, blue mountain:2*2 plain:1"), STEP, "2").state
    at = {"place": "mountain:2"}
    assert why("emerald", feeding, "mountain:5") == ("EMR-7.3", "march-feeding", at)
    assert why("emerald", feeding, "stop") == ("EMR-7.3", "stop-feeding", at)
    pleading = go(waking("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1*2", gold1="2"), STEP, "1")
    held = {"knight": "knight:blue", "place": "mountain:3"}
    assert why("emerald", pleading.state, "tower:1", 1) == ("EMR-7.5", "march-pleading", held)
    assert why("emerald", pleading.state, "stop", 1) == ("EMR-7.5", "stop-pleading", held)
    assert why("emerald", pleading.state, "gem:ruby", 1) == ("EMR-7.6", "gem-ransom", {"gem": "gem:ruby"})


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("cell:5", ("R5C-5.3", "cell-held", {"cell": "cell:5", "knights": ("knight:red",)})),
        ("cell:6", ("R5C-5.3", "cell-none-held", {"cell": "cell:6"})),
        ("card:monster", ("R5C-5.10", "card-monster", {})),
        ("card:trap", ("R5C-5.9", "card-trap", {})),
        ("card:weapon", ("R5C-9.4", "card-weapon", {})),
        ("card:treasure", ("R5C-9.5", "card-treasure", {})),
        ("circle:1", ("R5C-12.1", "circle-full", {"crown": "crown:green"})),
        ("circle:4", ("R5C-12.1", "circle", {"circle": "circle:2"})),
        ("crown:green", ("R5C-12.1", "crown-home", {"circle": "circle:1"})),
        ("crown:blue", ("R5C-12.1", "crown-worn", {"cell": "cell:7"})),
        ("crown:red", ("R5C-10.3", "crown-guarded", {"crown": "crown:red"})),
        ("treasure:red", ("R5C-11.6", "treasure", {"treasure": "treasure:red", "count": 1})),
        ("order:3", ("R5C-13.1", "order", {})),
        ("witch:call", ("R5C-8.3", "witch-unasked", {})),
    ],
)
def test_royaume_in_phase_a(thing, expected):
    s = royaume("red 5, blue 7 crowned", "5 monster", home="green", treasures=["red"])
    assert why("royaume", s, thing) == expected


def test_royaume_on_the_march():
    s = play(royaume("red 5, blue 7", calling=True), (5, 1))
    assert why("royaume", s, "cell:9") == ("R5C-6.6", "cell", {"cell": "cell:9"})
    assert why("royaume", s, "witch:call") == ("R5C-8.3", "witch", {})


def test_royaume_while_a_treasure_is_chosen_or_a_seven_stands():
    seven = play(royaume("red 5, blue 7", calling=True, treasures=["red blue"]), (5, 2))
    assert why("royaume", seven, "cell:9", 1) == ("R5C-8.3", "first-watch", {"seat": "seat:0"})
    paying = play(royaume("red 5, blue 7", treasures=["red blue"]), (5, 2))
    for thing in ("cell:9", "die:5", "way:back"):
        assert why("royaume", paying, thing) == ("R5C-8.1", "first-witch", {})
    seizing = play(royaume("red 5", power=[3], treasures=["", "red blue"]), "seat:1", (12, 1))
    assert why("royaume", seizing, "cell:9") == ("R5C-11.6", "first-seize", {"seat": "seat:1"})
    claiming = play(royaume("red 5", power=[3], treasures=["red blue", "red"]), "seat:1", (1, 12))
    assert why("royaume", claiming, "roll", 1) == ("R5C-11.9", "first-claim", {"seat": "seat:0"})


def test_auftrag_in_phase_one():
    s = lay_open(auftrag(2), "wild_boar")
    give(s, 0, "sword_1", "black_knight")
    give(s, 1, "", "white_stag")
    s.fulfilled[1] |= 1 << number("evil_witch")
    s.deck[number("evil_witch")] = 0
    adventures = {
        "wild_boar": ("IAK-5.3", "adventure-open", {}),
        "black_knight": ("IAK-8.2", "adventure-mine", {"place": "place:dwarf_mines"}),
        "white_stag": ("IAK-8.1", "adventure-held", {"seat": "seat:1"}),
        "evil_witch": ("IAK-8.7", "adventure-done", {"seat": "seat:1"}),
        "fire_dragon": ("IAK-1.11", "adventure-deck", {}),
    }
    for name, (rule, said, facts) in adventures.items():
        thing = f"adventure:{name}"
        assert why("auftrag", s, thing) == (rule, said, {"adventure": thing, **facts})
    assert why("auftrag", s, "place:moon_lake") == ("IAK-6.1", "place", {"place": "place:camelot"})
    assert why("auftrag", s, "pile:sword_2") == ("IAK-5.1", "pile", {})
    assert why("auftrag", s, "virtue:book_2") == ("IAK-8.4", "virtue-lacking", {"card": "virtue:book_2"})
    assert why("auftrag", s, "virtue:sword_1") == ("IAK-3.1", "virtue-later", {"card": "virtue:sword_1"})
    assert why("auftrag", s, "stake:nothing") == ("IAK-9.1", "stake", {})
    assert why("auftrag", s, "knight:gawain") == (
        "IAK-6.1",
        "knight",
        {"knight": "knight:gawain", "seat": "seat:1", "place": "place:camelot"},
    )
    assert why("auftrag", s, "knight:galahad")[:2] == ("IAK-1.2", "knight-nobody")


def test_auftrag_in_phase_two_and_in_the_tournament():
    s = acting("exercise_sword", "sword_1")
    assert why("auftrag", s, "virtue:sword_1") == ("IAK-4.2", "virtue-action", {"card": "virtue:sword_1"})
    s = tournament("sword_1 book_1", "lance_1")
    assert why("auftrag", s, "virtue:book_1") == ("IAK-9.3", "virtue-no-arms", {"card": "virtue:book_1"})
    for thing in ("adventure:wild_boar", "place:camelot", "pile:sword_1", "action:quest"):
        assert why("auftrag", s, thing) == ("IAK-9.1", "over", {})
    assert why("auftrag", s, "stop") == ("IAK-9.3", "stop-staking", {})


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("card:CC", ("FAC-2.2", "recruiting-over", {"now": "card:LT"})),
        ("deck:3", ("FAC-2.2", "recruiting-over", {"now": "card:LT"})),
        ("coin:1", ("FAC-4.3", "free", {"now": "card:LT"})),
        ("heirloom:carrot", ("FAC-6.2", "heirloom", {"heirloom": "heirloom:carrot"})),
        ("heirloom:fish", ("FAC-6.4", "heirloom-sold", {"heirloom": "heirloom:fish"})),
        ("event:scandal", ("FAC-5.1", "event", {"event": "event:scandal"})),
        ("effect:coin", ("FAC-4.2", "effect-other", {"effect": "effect:loss"})),
        ("portrait:ape", ("FAC-4.12", "portrait-other", {"effect": "effect:loss"})),
    ],
)
def test_foracrown_while_icons_are_carried_out(thing, expected):
    assert why("foracrown", revealed("LT", heirlooms=[True, False, True]), thing) == expected


def test_foracrown_at_other_questions():
    shifting = revealed("PP")
    assert why("foracrown", shifting, "family:ape") == (
        "FAC-4.11",
        "family-other",
        {"effect": "effect:portrait"},
    )
    recruiting = laid()
    assert why("foracrown", recruiting, "family:ape") == ("FAC-4.11", "family", {})
    assert why("foracrown", recruiting, "portrait:ape") == ("FAC-4.12", "portrait", {})
    assert why("foracrown", recruiting, "effect:coin") == ("FAC-4.2", "effect", {})
    bribing = struck("bribe", raccoons=[2, 0, 0])
    assert why("foracrown", bribing, "coin:2") == ("FAC-5.5", "price-raccoon", {})
    assert why("foracrown", bribing, "card:CC") == ("FAC-2.2", "recruiting-over", {"now": "event:bribe"})
    assert why("foracrown", struck("mages"), "ruby:3") == ("FAC-5.7", "price-mage", {})
