"""What is announced, every event with its facts; and the chapter of the digest that each phase leads to."""

from typing import Any

import pytest
from tests.games.royaume.table import announced, game, march, play, position

from royaumes.core import Decide, Stream
from royaumes.games.royaume import phases
from royaumes.games.royaume.box import STOP_TURNS
from royaumes.testing.walks import walk

RICH: dict[str, Any] = {"power": [3, 1, 3], "treasures": ["white", "red red", "green"]}
LAST: dict[str, Any] = {
    "knights": "yellow 1 crowned, white 9",
    "home": "red blue green",
    "orders": [1, 6, 12],
}
ALL_HELD = ("red 5, blue 6", "5 trap, 6 monster")


def story(s, *answers):
    """What these answers announce: events by name, with their facts in order; "!" where one reveals."""
    said = []
    for one in announced(s, *answers)[1]:
        words = ["!" * one.reveals + one.public.message.removeprefix("royaume-")]
        for fact in one.public.facts.values():
            words += map(str, fact if isinstance(fact, tuple) else [fact])
        said.append(" ".join(words))
    return said


def after_roll(s, dice, *answers):
    """The story after the march's dice."""
    return story(play(s, dice), *answers)


def test_setting_up():
    assert story(game.start(2), "order:3", "order:8", "seat:1") == [
        *["!dealt seat:0", "!dealt seat:1"],
        *["!began seat:1", "turn-began seat:1 1"],
    ]


def test_a_turn_begins_and_every_knight_is_held():
    s = position(*ALL_HELD, home="green yellow white", power=[0, 1])
    assert story(s, "knight:red", 6) == [
        *["tried seat:0 knight:red card:trap", "!stuck seat:0 knight:red 6 0"],
        *["turn-lost seat:0", "turn-began seat:1 2", "compelled seat:1"],
    ]


def test_an_escape():
    s = position("red 5, blue 5", "5 trap", power=[1])
    assert story(s, "knight:blue", 6) == [
        "tried seat:0 knight:blue card:trap",
        *["!escaped seat:0 knight:blue 6 1", "cleared card:trap cell:5 knight:red knight:blue"],
        "gained-power seat:0 2",
    ]
    assert story(s, "knight:blue", 5)[1:] == ["!stuck seat:0 knight:blue 5 1", "paid-power seat:0 0"]
    full = position("red 5", "5 trap", power=[3])
    assert story(full, "knight:red", 4)[-1] == "cleared card:trap cell:5 knight:red"  # no power to gain


def test_a_fight():
    s = position("red 5", "5 monster", power=[2])
    assert story(s, "knight:red", (9, 7), (9, 8)) == [
        *["tried seat:0 knight:red card:monster", "!fought-even seat:0 knight:red 9 7 2"],
        *["!slew seat:0 knight:red 9 8 2", "cleared card:monster cell:5 knight:red", "gained-power seat:0 3"],
    ]
    assert story(s, "knight:red", (9, 6))[1:] == ["!repelled seat:0 knight:red 9 6 2", "paid-power seat:0 1"]


def test_from_phase_a_to_the_dice():
    assert story(position("red 5", "5 trap"), "roll", (4, 1)) == ["phase-a-over seat:0", "!rolled seat:0 4 1"]


def test_a_march_with_a_weapon_a_treasure_and_a_trap():
    s = play(position("red 5", "9 weapon, 2 treasure"), (4, 2))
    assert story(s, march("red", 4, "blue", 2), "trap") == [
        *["committed seat:0 knight:red 4 knight:blue 2", "moved knight:red cell:5 cell:9"],
        *["!covered cell:5 card:trap", "took-weapon seat:0 knight:red 1"],
        *["moved knight:blue cell:castle cell:2", "took-treasure seat:0 knight:blue treasure:blue 6"],
        "turn-began seat:1 2",
    ]
    assert after_roll(position("red 5"), (4, 2), march("blue", 4, "green", 2), "trap", "monster")[2:5] == [
        *["!turned-up cell:4 card:trap", "caught knight:blue cell:4 card:trap"],
        "moved knight:green cell:castle cell:2",
    ]


def test_cards_of_no_use_and_bare_cells():
    s = position("red 5, blue 1", "4 weapon, 6 treasure", power=[3], treasures=["", "green " * 7])
    said = after_roll(play(s, "roll"), (6, 4), march("green", 6, "white", 4))
    assert said[2] == "no-use seat:0 knight:green card:treasure"
    assert said[4] == "no-use seat:0 knight:white card:weapon"
    said = after_roll(position("red 5, blue 1"), (6, 4), march("blue", 4, "green", 6), "trap")
    assert "found-nothing knight:blue cell:5" in said


def test_the_only_free_knight():
    s = position("red 5, blue 9", "9 trap", home="green yellow white")
    assert after_roll(play(s, "roll"), (3, 1), march("red", 3))[0] == "moved knight:red cell:5 cell:8"


def test_the_discards_become_the_draw_pile():
    s = position("red 5", "9 weapon")
    s.fresh = 1
    said = after_roll(s, (4, 1), march("red", 4, "blue", 1), "trap")
    assert said[2:4] == ["!covered cell:5 card:trap", "reshuffled 1"]


def test_the_wizard_of_the_double():
    s = play(position("red 15", "15 trap"), "roll", (3, 3))
    assert story(s, "knight:red way:forward")[:3] == [
        *["conjured seat:0 knight:red 6", "cleared card:trap cell:15 knight:red"],
        "moved knight:red cell:15 cell:21",
    ]
    assert story(s, "knight:red way:back")[0] == "conjured-back seat:0 knight:red 6"
    home = play(position("red 3"), (5, 5))
    assert story(home, "knight:red way:back", "weapon")[-2:] == [
        *["rests knight:red cell:castle", "turn-began seat:1 2"],
    ]


def test_the_witch():
    assert story(position(treasures=["red blue"]), (4, 3), "treasure:blue") == [
        *["!rolled seat:0 4 3", "witch-came seat:0", "witch-paid seat:0 treasure:blue"],
    ]
    assert story(position(), (4, 3)) == [
        *["!rolled seat:0 4 3", "witch-came seat:0", "turn-lost seat:0", "turn-began seat:1 2"],
    ]


def test_the_witch_who_must_be_called():
    s = play(position(calling=True, treasures=["red"]), (4, 3))
    assert story(s, "witch:pass", "witch:pass") == ["kept-quiet seat:1", "!unseen seat:0"]
    assert story(s, "witch:pass", "witch:call") == [
        *["kept-quiet seat:1", "!called seat:2"],
        *["witch-came seat:0", "witch-paid seat:0 treasure:red"],
    ]


def test_the_dragon():
    s = play(position("red 36", power=[1]), (6, 2), march("red", 6, "blue", 2), "weapon")
    assert story(s, 4, 3, 4, 6) == [
        *["!dragon-woke knight:red 4", "!dragon-even seat:0 knight:red 4 3 1"],
        *["!dragon-woke knight:red 4", "!took-crown seat:0 knight:red 4 6 1 cell:34"],
    ]
    assert story(s, 12, 6)[1] == "!thrown-back seat:0 knight:red 12 6 1 cell:32"


def test_a_duel():
    s = position("red 5", **RICH)
    assert story(s, "seat:1", (5, 7), (6, 7)) == [
        *["challenged seat:0 seat:1", "!duel-even seat:0 seat:1 5 3 7 1"],
        *["!duel-won seat:0 seat:1 6 3 7 1", "seized seat:0 seat:1 treasure:red 2"],
    ]
    assert story(s, "seat:1", (1, 12))[1:] == [
        *["!duel-lost seat:0 seat:1 1 3 12 1", "ceded-power seat:0 seat:1 2"],
        *["forfeited seat:0 seat:1 treasure:white", "turn-lost seat:0", "turn-began seat:1 2"],
    ]
    assert story(s, "seat:2", (1, 12))[2] == "wasted-power seat:0 seat:2 2"


def test_coming_home_and_the_end():
    s = position("red 2 crowned, blue 9")
    said = after_roll(s, (5, 1), march("red", 5, "blue", 1), "trap")
    assert said[3] == "came-home knight:red crown:red circle:1"
    assert after_roll(position(**LAST), (3, 1), march("yellow", 3, "white", 1), "weapon")[3:] == [
        *["came-home knight:yellow crown:yellow circle:4", "last-crown crown:white circle:5"],
        "!opened seat:0 order:1 colour:red colour:blue colour:green colour:yellow colour:white",
        "!opened seat:1 order:6 colour:red colour:green colour:white colour:blue colour:yellow",
        "!opened seat:2 order:12 colour:blue colour:white colour:green colour:red colour:yellow",
    ]


def test_the_final_duel():
    s = position(power=[1, 2], turn_number=STOP_TURNS, seats=2)
    said = after_roll(s, (3, 1), march("red", 3, "blue", 1), "trap", "trap", (9, 9))
    assert said[7] == f"stopped {STOP_TURNS}"
    assert said[-3:] == ["final-duel seat:0 seat:1", "!final-roll seat:0 9 1", "!final-roll seat:1 9 2"]


def test_nothing_of_a_turn_is_left_when_the_next_one_begins():
    s = position("red 5", "5 trap", power=[3], treasures=["", "red", "blue"])
    s = play(s, "seat:1", (12, 1), "roll", (6, 2), march("blue", 6, "green", 2), "weapon", "weapon")
    left = s.dice, s.rival, s.knight, s.second, s.left, s.challenged, s.compelled, s.dragon
    assert s.to_move == 1 and left == ((), -1, -1, -1, -1, 0, False, 0)


#: By chapter of the digest: the phases in which a player wants to read it.
CHAPTERS = {
    1: "dealing beginning",
    3: "covering",
    5: "freeing escaping fighting",
    6: "rolling marching",
    7: "doubling",
    8: "watching paying",
    9: "turning",
    10: "waking answering",
    11: "dueling seizing claiming",
    13: "final",
}


def test_every_phase_leads_to_its_chapter():
    modules = (getattr(phases, name) for name in dir(phases) if not name.startswith("_"))
    found = {one for module in modules for one in vars(module).values() if getattr(one, "section", "")}
    chapters = {one.name: one.section for one in found if not isinstance(one, type)}
    assert chapters == {
        name: f"R5C-{chapter}" for chapter, names in CHAPTERS.items() for name in names.split()
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_is_refused_by_a_rule_of_its_phase(seats):
    for step in walk(game, seats, {"path": 24, "calling": True}, Stream("rules")):
        if isinstance(step.question, Decide):
            others = [seat for seat in range(seats) if seat not in step.question.seats]
            rules = {game.refusal(step.state, seat, game.moves[0]).rule for seat in others}
            assert rules <= {"TBL-1.2"}, "out of turn it is the table that refuses"
            phase: Any = step.state.phase
            assert phase.not_now(step.state).rule.rpartition(".")[0] in (phase.section, "R5C-11")  # or a duel
