"""What a prompt names is offered, and a move that does not answer it is refused by a rule of the game."""

from collections import Counter
from typing import Any

import pytest
from tests.games.royaume.table import asked, game, march, offered, play, position, refused

from royaumes.core import Decide, Stream
from royaumes.core.moves import notation
from royaumes.games.royaume.moves import Challenge, Double, Free, Lone, March, Watch
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.testing.walks import walk

#: By prompt: exactly the things to do that it names.
NAMED = {
    "phase-a": {"free", "challenge", "roll"},
    "free": {"free", "roll"},
    "challenge": {"challenge", "roll"},
    "compelled": {"free"},
    "seize": {"treasure"},
    "claim": {"treasure"},
    "watch": {"call", "pass"},
    "witch": {"treasure"},
    "march": {"two knights"},
    "lone": {"one knight"},
    "double": {"forward", "back"},
    "double-forward": {"forward"},
}


def named(move):
    """What a prompt calls this move."""
    match move:
        case Free():
            return "free"
        case Challenge():
            return "challenge"
        case March():
            return "two knights"
        case Lone():
            return "one knight"
        case Double(_, back):
            return "back" if back else "forward"
        case Watch(call):
            return "call" if call else "pass"
    return notation(move).partition(":")[0]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_prompts_name_what_is_offered(seats):
    seen = set()
    for seed in range(6):
        settings = {"path": 24, "calling": bool(seed % 2)}
        for step in walk(game, seats, settings, Stream(f"prompts/{seats}/{seed}")):
            if isinstance(step.question, Decide):
                seen.add(asked(step.state))
                for seat in step.question.seats:
                    kinds = {named(move) for move in game.options(step.state, seat)}
                    assert kinds == NAMED[asked(step.state)], asked(step.state)
    assert seen >= NAMED.keys() - {"phase-a", "compelled", "seize", "claim", "double-forward"}


RICH: dict[str, Any] = {"power": [3], "treasures": ["", "red blue"]}


@pytest.mark.rule("R5C-5.2", "R5C-11.1", "R5C-6.2", "R5C-7.1")
@pytest.mark.parametrize(
    ("prompt", "s"),
    [
        ("phase-a", position("red 5", "5 trap", **RICH)),
        ("free", position("red 5", "5 trap", power=[3])),
        ("free", position("red 5", "5 trap", power=[2], treasures=["", "red"])),
        ("challenge", position("red 5", **RICH)),
        ("compelled", position("red 5, blue 6", "5 trap, 6 monster", home="green yellow white", **RICH)),
        ("march", play(position(), (3, 1))),
        ("lone", play(position("red 5, blue 9", "9 trap", home="green yellow white"), "roll", (3, 1))),
        ("double", play(position("red 5"), (3, 3))),
        ("double-forward", play(position(), (3, 3))),
        ("double-forward", play(position("red lair crowned"), (3, 3))),
    ],
)
def test_each_prompt_where_it_belongs(prompt, s):
    assert asked(s) == prompt
    assert {named(game.moves.parse(text)) for text in offered(s)} == NAMED[prompt]


@pytest.mark.rule("R5C-11.3")
def test_after_a_duel_only_rivals_are_named_though_knights_are_held():
    s = position("red 5", "5 trap", power=[3], treasures=["", "red", "blue"])
    assert asked(s) == "phase-a" and asked(play(s, "seat:1", (12, 1))) == "challenge"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prompt", NAMED)
def test_every_question_has_words_for_what_does_not_answer_it(monkeypatch, lang, prompt):
    monkeypatch.setattr(Catalogue, "strict", True)
    words = Words(Catalogue(lang), "royaume", ("Ann", "Bob"))
    question, refusal = (words.say(f"royaume-{what}-{prompt}", seat="seat:1") for what in ("ask", "now"))
    assert question and refusal and question != refusal


def test_refusals_name_rules_of_the_game():
    """Every move there is, tried by a seat that is asked: no refusal falls back on the table's rules."""
    rules: Counter[str | None] = Counter()
    for step in walk(game, 3, {"path": 24, "calling": True}, Stream("refusals")):
        if isinstance(step.question, Decide):
            for move in game.moves:
                refusal = game.refusal(step.state, step.question.seats[0], move)
                rules[refusal.rule.partition("-")[0] if refusal else None] += 1
    assert set(rules) == {None, "R5C"} and rules["R5C"] > 10_000


def test_a_refusal_says_what_is_asked_now():
    s = play(position(), (4, 1))
    assert refused(s, "treasure:red") == ("R5C-6.1", "now-march")
    assert refused(s, "witch:call") == ("R5C-6.1", "now-march")
    assert refused(position("red 5", "5 trap"), march("red", 3)) == ("R5C-4.1", "no-march-yet")
    assert refused(play(position(), (4, 4)), "witch:pass") == ("R5C-7.1", "now-double-forward")


ALL_HELD: dict[str, Any] = {
    "knights": "red 5, blue 6",
    "cards": "5 trap, 6 monster",
    "home": "green yellow white",
}


@pytest.mark.parametrize(
    ("s", "rule", "why"),
    [
        (position("red 5", "5 trap", **RICH), "R5C-5.2", "now-phase-a"),
        (position("red 5", "5 trap", power=[3]), "R5C-5.2", "now-free"),
        (position(**ALL_HELD, **RICH), "R5C-5.4", "now-compelled"),
        (position("red 5", **RICH), "R5C-11.1", "now-challenge"),
        (
            play(position("red 5", "5 trap", power=[3], treasures=["", "red", "blue"]), "seat:1", (12, 1)),
            "R5C-11.1",
            "now-challenge",
        ),
    ],
)
def test_what_answers_no_question_of_phase_a_is_refused_by_the_rule_that_asks(s, rule, why):
    assert refused(s, "treasure:red") == (rule, why)


@pytest.mark.parametrize(
    ("lang", "once", "attempt"), [("en", "once", "must try"), ("fr", "une fois", "tenter")]
)
def test_the_coach_of_phase_a_tells_what_the_rules_allow(lang, once, attempt):
    """Phase A goes on as long as attempts succeed, and duels may follow (R5C-5.7, R5C-11.3)."""
    s = position("red 5, blue 6", "5 trap, 6 trap", power=[3], treasures=["", "red", "blue"])
    s = play(s, "knight:red", 12, "knight:blue", 12, "seat:1", (12, 1))
    assert asked(s) == "challenge"
    words = Catalogue(lang)
    assert once not in words.aside("royaume-ask-phase-a", "coach", {}, game="royaume")
    assert attempt in words.aside("royaume-ask-compelled", "coach", {}, game="royaume")
