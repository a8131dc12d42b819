"""What was learnt: the net, the file it comes from, and the bot that plays by it."""

import struct
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

from royaumes import bots
from royaumes.bots.encoding import encoding
from royaumes.bots.learned import Learned
from royaumes.bots.net import ListedUnits, Net, from_text, to_text
from royaumes.bots.packed_units import PackedUnits
from royaumes.bots.value import FILES, GOOD_ALONE, Value, value, with_prior, won
from royaumes.core import Over, Stream
from royaumes.games import TOY, game, keys, package
from royaumes.sim import Plan, results

LEARNT = [key for key in keys() if value(key) is not None]


def test_a_net_adds_up_by_hand():
    # Two inputs, two hidden units: the second one stays shut.
    net = Net(2, 2, [1.0, -5.0, 0.5, -5.0, 0.25, 0.0, 2.0, 3.0, -1.0])
    assert net.value([1.0, 0.0]) == pytest.approx(1 / (1 + 2.718281828 ** -(2 * 1.25 - 1)))
    assert net.value([0.0, 2.0]) == pytest.approx(1 / (1 + 2.718281828 ** -(2 * 1.25 - 1)))


def test_rows_that_have_much_in_common_are_judged_as_one_by_one():
    stream = Stream("rows")
    net = Net(6, 3, [stream.below(200) / 100 - 1 for _ in range(25)])
    rows = [[float(stream.below(3)) / 2 for _ in range(6)] for _ in range(20)]
    assert net.values(rows) == pytest.approx([net.value(row) for row in rows])
    assert net.values([]) == []


@pytest.mark.parametrize(("inputs", "hidden"), [(40, 5), (41, 8), (6, 19), (3, 1), (1, 16)])
def test_packed_units_judge_as_listed_ones_do(inputs, hidden):
    """To the last bit, as the compiled build and the sources must play the same games."""
    stream = Stream(f"ways/{inputs}/{hidden}")
    weights = [stream.below(1999) / 1000 - 1 for _ in range((inputs + 2) * hidden + 1)]
    few = (0.0, 0.0, 0.0, 1.0, 1.0, -1.0)
    rows = [[(*few, stream.below(300) / 97)[stream.below(7)] for _ in range(inputs)] for _ in range(30)]
    listed, packed = ListedUnits(hidden, weights), PackedUnits(hidden, weights)
    assert [packed.total(row) for row in rows] == [listed.total(row) for row in rows]
    assert packed.totals(rows) == listed.totals(rows)
    assert packed.totals([]) == listed.totals([]) == []


def test_a_net_has_all_its_weights():
    with pytest.raises(ValueError, match="do not make a net"):
        Net(2, 2, [0.0] * 8)


def test_a_net_is_shown_all_its_inputs():
    with pytest.raises(ValueError, match="a row of 3 for a net of 2 inputs"):
        Net(2, 2, [0.0] * 9).value([0.0, 1.0, 0.0])
    with pytest.raises(ValueError, match="a row of 1 for a net of 2 inputs"):
        Net(2, 2, [0.0] * 9).values([[0.0, 1.0], [1.0]])


def test_weights_come_back_from_text():
    weights = [0.5, -2.25, 1024.0]
    assert from_text(to_text(weights), 3) == weights
    assert from_text(struct.pack("<3f", *weights).hex(), 3) == weights
    assert from_text(to_text(weights), 2) == []


def judge(share):
    """A value that knows crowns at two seats and likes what `share` likes."""
    net: Any = SimpleNamespace(value=share)
    return Value(encoding("crowns"), {2: (net, 0.0)})


def asked(seats):
    """The first question of a game of crowns: view and options."""
    rules = game("crowns")
    s = rules.start(seats)
    if seats > 1:
        rules.advance(s, None, 0)
    rules.advance(s, None, (6, 5, 4, 3, 2, 1))
    return rules.view(s, 0), rules.options(s, 0)


def test_the_move_after_which_the_value_is_highest():
    at = encoding("crowns").FEATURES.index("covered 1x6")
    bot = Learned("crowns", "learner", judge(lambda row: row[at]))
    view, options = asked(2)
    choice = bot.consider(view, options, Stream("x"))
    assert (choice.move.picks, choice.considered[0].worth) == (("cell:1x6",), 1.0)
    assert bot.choose(view, options, Stream("x")) is choice.move


def test_at_other_tables_the_heuristics_choose():
    bot = Learned("crowns", "learner", judge(lambda row: pytest.fail("not asked")))
    view, options = asked(3)
    greedy = bots.make("greedy", "crowns")
    assert bot.choose(view, options, Stream("x")) is greedy.choose(view, options, Stream("x"))


def test_sealed_answers_are_left_to_the_heuristics():
    value = Value(encoding("auftrag"), {2: (Net(1, 1, [0.0] * 4), 0.0)})
    staking: Any = SimpleNamespace(seats=2, phase=SimpleNamespace(name="staking"))
    acting: Any = SimpleNamespace(seats=2, phase=SimpleNamespace(name="acting"))
    assert (value.judges(staking), value.covers(staking.seats), value.judges(acting)) == (False, True, True)


def test_nothing_was_learnt_about_the_toy():
    assert value(TOY) is None


def test_what_the_heuristics_say_counts_beside_what_was_learnt():
    assert with_prior(0.5, 2.0, prior=0.5) == pytest.approx(1 / (1 + 2.718281828**-1))
    assert with_prior(0.6, 0.0, prior=0.5) == pytest.approx(0.6)
    assert 0 < with_prior(0.0, 0.0, prior=0.5) < with_prior(0.0, 1.0, prior=0.5) < 0.01
    assert with_prior(0.0, 9.0, prior=0.0) == 0.0


def test_alone_points_are_the_victory():
    assert won(Over(((0,),), (40,), "why", "CRW-6.4", ()), 0) == 40 / GOOD_ALONE
    assert won(Over(((0, 1),), (9, 9), "why", "CRW-5.6", ()), 1) == 0.5


@pytest.mark.parametrize("key", LEARNT)
@pytest.mark.parametrize("file", FILES)
def test_the_file_is_small_and_says_how_it_was_made(key, file):
    path = files(package(key)).joinpath(f"data/{file}.toml")
    if not path.is_file():
        assert file != "value"
        return
    text = path.read_text("utf-8")
    assert len(text) < 200_000
    assert f"royaumes train {key} --games" in text


@pytest.mark.parametrize("key", LEARNT)
def test_one_ply_on_what_was_learnt_beats_the_heuristics(key):
    seats = max(2, game(key).seats[0])
    learnt = value(key)
    assert learnt is not None
    plan = Plan(key, (Learned(key, "learner", learnt), *["greedy"] * (seats - 1)), 40, "learnt")
    share = sum(result.share(result.seated.index("learner")) for result in results(plan))
    assert share / 40 > 1 / seats


def test_a_variant_with_other_features_plays_without_its_net():
    """On a shorter mountain there are fewer cells to tell of; other points leave the net in force."""
    piles = "cards.piles.gems=[2,3,2,3,3,3,3,3];cards.piles.gold=[3,2,3,3,3,3,3,3]"
    shorter, richer = f"emerald+board.path.mountain=8;{piles}", "emerald+cards.treasure.points=8"
    assert value(shorter) is None
    assert value("emerald") is not None and value(richer) is not None
    (result,) = results(Plan(shorter, ("knight@2", "random"), 1, "shorter"))
    assert len(result.scores) == 2
