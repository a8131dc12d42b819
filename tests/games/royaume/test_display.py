"""What the board is shown: named in its own terms, made from the view alone, and true when played out."""

from fractions import Fraction

import pytest
from tests.games.royaume.table import asked, at, circles, game, gems, held, march, play, position

from royaumes.core import Chance, Decide, Over, Stream, to_json
from royaumes.core.moves import notation
from royaumes.games.royaume.box import CELLS, KNIGHTS
from royaumes.games.royaume.display import STEPS
from royaumes.testing.walks import walk

KINDS = ("trap", "monster", "weapon", "treasure")
TREASURES = {f"treasure:{colour}" for colour in ("red", "blue", "green", "yellow", "white")}
CONTESTS = ("escape", "fight", "duel", "dragon", "answer", "final")


def shown(s, seat=None):
    """The display of a seat, as JSON."""
    return to_json(at(s).display(seat))


def test_path_knights_and_crowns():
    s = position(
        "red 5, blue 7 crowned, white lair crowned", "5 monster, 9 weapon", home="green", orders=[3, 1, 2]
    )
    display = shown(s)
    assert len(display["path"]) == 38 and display["path"][0] == {"name": "cell:castle", "card": None}
    assert [display["path"][cell]["card"] for cell in (5, 7, 9, 12, 37)] == [
        *["card:monster", None, "card:weapon", "hidden", None]
    ]
    red, blue, green, yellow, white = display["knights"]
    assert list(red.values()) == ["knight:red", "red", "cell:5", False, "card:monster", None]
    assert (blue["crowned"], blue["held"], blue["cell"]) == (True, None, "cell:7")
    assert (green["crowned"], green["home"], green["cell"]) == (False, "circle:1", "cell:castle")
    assert (yellow["cell"], white["cell"]) == ("cell:castle", "cell:lair")
    assert display["guarded"] == ["crown:red", "crown:yellow"]
    assert display["circles"] == ["crown:green", None, None, None, None]


def test_seats_show_only_what_may_be_known():
    owned = ["red red blue", "green", ""]
    s = position(home="red white", treasures=owned, power=[2, 1], orders=[1, 6, 12])
    mine, rival, _ = shown(s, 0)["seats"]
    # Card 1 wants red, blue, green, yellow, white: red is right, white and blue are lost.
    assert [wish["state"] for wish in mine["order"]["wishes"]] == ["met", "missed", "open", "open", "missed"]
    assert list(mine["order"]["wishes"][0].values()) == ["circle:1", "crown:red", "met", 4]
    assert mine["treasures"] == {"red": 2, "blue": 1, "green": 0, "yellow": 0, "white": 0}
    assert mine["treasure_worth"] == {"red": 2, "blue": 1, "green": 1, "yellow": 1, "white": 1}
    assert (mine["points"], mine["power"], mine["most_power"], mine["has_order"]) == (4 + 4 + 1, 2, 3, True)
    assert rival["order"] is rival["treasure_worth"] is rival["points"] is None and rival["has_order"]
    assert shown(s, 0)["scores"] == [9, None, None] and shown(s)["scores"] == [None] * 3
    assert shown(s)["bank"] == {"red": 5, "blue": 6, "green": 6, "yellow": 7, "white": 7}


def test_whom_a_prince_has_clearly_pushed():
    s = play(position(seats=2), (6, 4), march("red", 6, "blue", 4), "weapon", "weapon")
    assert shown(s)["seats"][0]["pushed"] == []  # four beyond the share: too little to tell
    s = play(position("green 20 crowned"), (6, 6), "knight:green way:forward")
    assert shown(s)["seats"][0]["pushed"] == ["knight:green"]


def test_all_orders_and_the_king_at_the_end():
    s = position("yellow 1 crowned, white 9", home="red blue green", orders=[1, 6, 12])
    assert shown(s)["king"] is None
    s = play(s, (3, 1), march("yellow", 3, "white", 1), "weapon")
    display = shown(s, 1)
    assert (display["phase"], display["step"], display["king"]) == ("end", "over", 0)
    assert [seat["order"]["name"] for seat in display["seats"]] == ["order:1", "order:6", "order:12"]
    assert display["scores"] == [20, 4, 4] and display["guarded"] == []
    assert display["circles"][4] == "crown:white" and display["knights"][4]["home"] == "circle:5"
    assert display["dice"] == [] and display["acting"] is None and display["marching"] == []


def test_cards_and_piles():
    s = play(position("red 5", "5 trap"), "knight:red", 7)
    display = shown(s)
    assert (display["talon"], display["hidden"]) == (24, 35)
    assert display["discards"] == {"trap": 1, "monster": 0, "weapon": 0, "treasure": 0}
    assert display["hidden_odds"] == {kind: n / 59 for kind, n in zip(KINDS, (8, 21, 15, 15), strict=True)}


def test_dice_and_knights_on_the_march():
    s = play(position(), (4, 1))
    assert (shown(s)["dice"], shown(s)["dice_mean"], shown(s)["dice_total"]) == (["die:4", "die:1"], "two", 5)
    s = play(s, march("red", 4, "blue", 1))
    assert shown(s)["acting"] == "knight:red"
    assert shown(s)["marching"] == [{"knight": "knight:blue", "points": 1}]
    assert shown(play(position(), (4, 4)))["dice_mean"] == "double"
    assert shown(play(position(treasures=["red blue"]), (4, 3)))["dice_mean"] == "seven"


def test_a_treasure_to_be_chosen():
    duel = position("red 5", power=[3], treasures=["white blue", "red green"])
    seven = play(position(treasures=["red blue"]), (4, 3))
    won, lost = (play(duel, "seat:1", dice) for dice in ((12, 1), (1, 12)))
    choices = [at(s).display().choice for s in (won, lost, seven)]
    whose = [(one.why, one.owner, one.by) for one in choices]
    assert whose == [("seize", 1, 0), ("claim", 0, 1), ("witch", 0, 0)]
    assert [one.treasures for one in choices] == [
        ("treasure:red", "treasure:green"),
        ("treasure:blue", "treasure:white"),
        ("treasure:red", "treasure:blue"),
    ]


@pytest.mark.rule("R5C-8.3")
def test_the_seven_that_stands():
    s = play(position(calling=True), (4, 3))
    assert shown(s, 1)["watch"] == {"waiting": [1, 2], "my_call": None}
    s = at(s).play("witch:pass", seat=1).state
    assert shown(s, 1)["watch"] == {"waiting": [2], "my_call": False}
    assert shown(s, 2)["watch"] == shown(s)["watch"] == {"waiting": [2], "my_call": None}
    assert shown(play(s, "witch:pass"))["watch"] is None


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_shows_what_it_offers(seats):
    """Attempts, duels, reaches, choices and rivals on the board are those among the options."""
    steps = set()
    for step in walk(game, seats, {"path": 24, "calling": True}, Stream(f"display/{seats}")):
        display = at(step.state).display()
        steps.add(display.step)
        offered = set()
        if isinstance(step.question, Decide):
            offered = {notation(move) for move in game.options(step.state, step.question.seats[0])}
        frees = {one.knight for one in display.attempts} | {one.rival for one in display.challenges}
        assert frees == (offered - {"roll"} if display.step == "free" else set())
        pairs = {" ".join(text.split()[n : n + 2]) for text in offered for n in (0, 2) if text.count(" ") > n}
        assert {f"{one.knight} {one.by}" for one in display.reaches} == pairs
        assert set(display.choice.treasures if display.choice else ()) == offered & TREASURES
        assert (display.watch.waiting if display.watch else None) == (
            step.question.seats if display.step == "watch" else None
        )
        assert (display.contest is not None) == (display.step in CONTESTS)
        assert (display.king is not None) == isinstance(step.question, Over)
    assert steps >= {step for _, step in STEPS.values()} - {"final", "seize", "claim", "duel"}


def chance_of(s, *won):
    """By the engine: how likely one of these holds after the dice, throws that decide nothing apart."""
    before, sure, possible = asked(s), Fraction(0), Fraction(0)
    for outcome, chance in game.pending(s).source.outcomes():
        after = game.apply(s, None, outcome)[0]
        if asked(after) != before:
            possible += chance
            sure += chance * any(test(after) for test in won)
    return float(sure / possible)


@pytest.mark.parametrize("power", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", ["trap", "monster"])
def test_the_odds_of_an_attempt_are_those_of_the_dice(kind, power):
    s = position("red 5", f"5 {kind}", power=[power])
    (attempt,) = at(s).display().attempts
    s = play(s, "knight:red")
    exact = chance_of(s, lambda after: "red" not in held(after))
    assert attempt.wins == at(s).display().contest.wins == pytest.approx(exact)
    assert attempt.needs == at(s).display().contest.needs == (7 if kind == "trap" else None)


@pytest.mark.parametrize("rival", [0, 1, 2, 3])
def test_the_odds_of_a_duel_are_those_of_the_dice(rival):
    s = position("red 5", power=[3, rival], treasures=["", "red blue"])
    (challenge,) = at(s).display().challenges
    assert (challenge.rival, challenge.power, challenge.rival_power) == ("seat:1", 3, rival)
    s = play(s, "seat:1")
    exact = chance_of(s, lambda after: asked(after) == "seize")
    assert challenge.wins == at(s).display().contest.wins == pytest.approx(exact)
    assert at(s).display().contest.seats == (0, 1)


@pytest.mark.parametrize("power", [0, 1, 2, 3])
def test_the_odds_against_the_dragon_are_those_of_the_dice(power):
    s = play(position("red 36", power=[power]), (6, 2))
    (reach,) = (one for one in at(s).display().reaches if (one.knight, one.by) == ("knight:red", "die:6"))
    s = play(s, march("red", 6, "blue", 2), "trap")
    answers = []
    for dragon in range(1, 13):
        waiting = play(s, dragon)
        contest = at(waiting).display().contest
        assert contest.dragon == dragon and contest.kind == "dragon"
        answers.append(contest.wins)
    # However the dragon rolls, the knight's chance before is the mean of those after.
    assert reach.crown == at(s).display().contest.wins == pytest.approx(sum(answers) / 12)
    sure = sum(die + power > dragon for die in range(1, 7) for dragon in range(1, 13))
    even = sum(die + power == dragon for die in range(1, 7) for dragon in range(1, 13))
    assert reach.crown == pytest.approx(sure / (72 - even))


@pytest.mark.parametrize("dice", [(5, 3), (4, 4)])
def test_reaches_come_true(dice):
    """Every cell that the board promises is reached, and what is sure there is won."""
    cards = "7 treasure, 10 weapon, 13 monster, 15 weapon, 26 trap"
    s = position("red 2, blue 18 crowned, green 4 crowned, yellow 34", cards, power=[1])
    s = play(s, dice)
    for reach in at(s).display().reaches:
        knight = reach.knight.removeprefix("knight:")
        # White goes second, and stops at a face-down card; when it goes first, nobody else does.
        other = f" knight:{'red' if knight == 'white' else 'white'} " if len(set(dice)) > 1 else ""
        begun = f"{reach.knight} {reach.by}{other}"
        after = play(s, next(move for move in at(s).offered() if move.startswith(begun)))
        assert CELLS[36][after.places[KNIGHTS.index(reach.knight)]] == reach.cell
        while asked(after) == "card" and after.left >= 0:  # the bare cell behind is covered
            after = play(after, "trap")
        assert (asked(after) == "dragon") == (reach.crown is not None)
        assert (reach.card == "hidden") == (0 < reach.held < 1)
        if reach.held == 1:
            assert knight in held(after)
        match (reach.wins or "").partition(":"):
            case ("treasure", _, colour):
                assert gems(after, 0, colour) == 1
            case ("power", _, _):
                assert after.power[0] == 2
            case ("circle", _, _):
                assert circles(after) == [knight]
            case _:
                assert after.power[0] == 1 and not any(after.treasures[0]) and not after.circles


def test_a_full_prince_and_an_empty_bank_win_nothing_for_sure():
    s = position("", "4 weapon, 1 treasure", power=[3], treasures=["", "red " * 7])
    wins = {f"{one.knight} {one.by}": one.wins for one in at(play(s, "roll", (4, 1))).display().reaches}
    assert wins["knight:red die:4"] is wins["knight:red die:1"] is None
    assert wins["knight:blue die:1"] == "treasure:blue"


def test_chance_is_never_shown_as_a_choice():
    for step in walk(game, 3, {}, Stream("chance")):
        if isinstance(step.question, Chance):
            display = at(step.state).display()
            assert not (display.attempts or display.challenges or display.reaches or display.choice)
