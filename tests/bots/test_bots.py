"""Bots choose among their options, by view and stream alone."""

from collections import Counter
from itertools import islice
from typing import Any, cast

import pytest

import royaumes
from royaumes import bots
from royaumes.core import Chance, Decide, Heuristics, Over, Parts, State, Stream, UserError, View
from royaumes.games import TOY, game, keys
from royaumes.games._toy import GAME
from royaumes.games._toy import heuristics as toy_heuristics
from royaumes.games._toy.moves import CLAIMS, DOUBT, TRUST, Claim
from royaumes.games._toy.phases.turn import CLAIMING


class Cheat:
    name = "cheat"

    def __init__(self, key="_toy"):
        self.key = key

    def choose(self, view, options, stream):
        return CLAIMS[view.last - 1] if view.last else DOUBT


#: All bots of the house, those that search with a budget that makes their moves reproducible.
QUICK = ("random", "greedy", *(f"{name}@8" for name in bots.LEVELS))
#: A search is tried in these positions of a game: soon done.
SOME = (0, 60, 15)


@pytest.fixture(params=[TOY, *keys()])
def played(request):
    return game(request.param)


def asked_of(name, played, seed):
    """The positions of a random game in which a bot is tried: all, or some where it thinks long."""
    found = positions(played, seed, seats=max(2, played.seats[0]))
    return islice(found, *SOME) if name.startswith(("baron", "king")) else found


def positions(played, seed, seats):
    """Every state with a real choice in one random game, with the seat that is asked first."""
    stream = Stream(seed)
    s = played.start(seats)
    while not isinstance(question := played.pending(s), Over):
        if isinstance(question, Chance):
            played.advance(s, None, question.source.sample(stream))
            continue
        assert isinstance(question, Decide)
        seat = question.seats[0]
        yield s, seat
        played.advance(s, seat, stream.choice(played.options(s, seat)))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("number", range(3))
def test_same_view_and_stream_same_move_in_twin_worlds(played, name, number):
    bot = bots.make(name, played.key)
    for count, (s, seat) in enumerate(asked_of(name, played, f"twins/{number}")):
        view = played.view(s, seat)
        twin = played.imagine(view, Stream(f"twin/{count}"))
        here = bot.choose(view, played.options(s, seat), Stream(f"bot/{count}"))
        there = bot.choose(played.view(twin, seat), played.options(twin, seat), Stream(f"bot/{count}"))
        assert here == there


@pytest.mark.parametrize("name", QUICK)
def test_bots_leave_no_trace_in_the_state(played, name):
    bot = bots.make(name, played.key)
    for s, seat in asked_of(name, played, "trace"):
        before = s.fork()
        assert bots.ask(played, s, seat, bot, Stream("x")) in played.options(s, seat)
        assert s == before


@pytest.mark.parametrize("name", QUICK)
def test_heuristics_that_only_choose_are_enough_for_every_bot(name, monkeypatch):
    """Then the option that they choose promises a lead, and the others nothing."""
    only_choosing: Parts[State, View] = Parts(heuristics=Heuristics(cast(Any, toy_heuristics.choose)))
    monkeypatch.setattr("royaumes.bots.heuristics.parts", lambda key: only_choosing)
    toy = game(TOY)
    bot = bots.make(name, TOY)
    for s, seat in asked_of(name, toy, "no ranking"):
        assert bots.ask(toy, s, seat, bot, Stream("x")) in toy.options(s, seat)


def test_hints_go_without_a_ranking_of_the_options(monkeypatch):
    only_choosing: Parts[State, View] = Parts(heuristics=Heuristics(cast(Any, toy_heuristics.choose)))
    monkeypatch.setattr("royaumes.bots.heuristics.parts", lambda key: only_choosing)
    toy = GAME
    for s, seat in positions(toy, "hints", seats=2):
        view, options = toy.view(s, seat), toy.options(s, seat)
        best, second = bots.hints(TOY, view, options, Stream("hint"))
        assert best.move == toy_heuristics.choose(view, options, Stream("hint"))
        assert (best.worth, second.worth) == (4.0, 0.0) and second.move != best.move


def test_twin_worlds_do_differ():
    toy = game(TOY)
    differing = Counter(
        toy.imagine(toy.view(s, seat), Stream(f"{number}/{seat}")) != s
        for number in range(5)
        for s, seat in positions(toy, f"differ/{number}", seats=3)
    )
    assert differing[True] > 10


def test_a_move_that_was_not_offered_is_a_loud_error():
    toy = game(TOY)
    s = toy.start(2)
    toy.advance(s, None, 0)
    with pytest.raises(bots.NotAnOption, match="cheat in seat 0 chose 'reply:doubt'; it was offered claim:1"):
        bots.ask(toy, s, 0, Cheat(), Stream("x"))


def test_even_a_thing_that_is_no_move_is_named():
    toy = game(TOY)
    s = toy.start(2)
    toy.advance(s, None, 0)

    class Mute(Cheat):
        def choose(self, view, options, stream):
            return None

    with pytest.raises(bots.NotAnOption, match="chose 'None'"):
        bots.ask(toy, s, 0, Mute(), Stream("x"))


def test_a_single_option_is_taken_without_asking(monkeypatch):
    toy = game(TOY)
    s = toy.start(2)
    toy.advance(s, None, 0)
    monkeypatch.setattr(type(CLAIMING), "options", lambda self, s, seat: (CLAIMS[1],))
    assert bots.ask(toy, s, 0, Cheat(), Stream("x")) is CLAIMS[1]


def test_random_takes_every_option_alike():
    stream = Stream("even")
    bot = bots.make("random", TOY)
    view = game(TOY).view(game(TOY).start(2), 0)
    taken = Counter(bot.choose(view, CLAIMS, stream) for _ in range(3000))
    assert all(900 < taken[claim] < 1100 for claim in CLAIMS)


@pytest.mark.parametrize(("card", "last", "claimed"), [(2, 0, 3), (2, 3, 2), (0, 0, 1), (0, 1, 2), (1, 2, 1)])
def test_toy_claims_the_highest_truth_or_the_smallest_lie(card, last, claimed):
    toy = GAME
    s = toy.start(2)
    toy.advance(s, None, card)
    s.last = last
    assert bots.ask(toy, s, 0, bots.make("greedy", TOY), Stream("x")) == Claim(claimed)


@pytest.mark.parametrize(("claim", "reply"), [(1, TRUST), (2, TRUST), (3, DOUBT)])
def test_toy_doubts_what_is_more_likely_a_lie(claim, reply):
    toy = GAME
    s = toy.start(2)
    toy.advance(s, None, 2)
    toy.advance(s, 0, CLAIMS[claim - 1])
    assert toy_heuristics.choose(toy.view(s, 1), toy.options(s, 1), Stream("x")) is reply


def test_bots_by_name():
    assert [bots.make(name, TOY).name for name in bots.NAMES] == list(bots.NAMES)


def test_a_bot_from_elsewhere(tmp_path, monkeypatch):
    (tmp_path / "elsewhere.py").write_text(
        "class Last:\n"
        "    name = 'last'\n"
        "    def __init__(self, key): self.key = key\n"
        "    def choose(self, view, options, stream): return options[-1]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    bot = bots.make("elsewhere:Last", TOY, code=True)
    assert (bot.name, vars(bot)["key"]) == ("last", TOY)


@pytest.mark.parametrize(
    ("name", "key", "why"),
    [
        ("clever", TOY, "sim-bad-bot"),
        ("", TOY, "sim-bad-bot"),
        ("king@", TOY, "sim-bad-bot"),
        ("king@often", TOY, "sim-bad-bot"),
        ("greedy", "no_such_game", "table-bad-game"),
        ("no.such.module:Bot", TOY, "sim-no-such-bot"),
        ("royaumes.bots:NoBot", TOY, "sim-no-such-bot"),
        (":", TOY, "sim-no-such-bot"),
    ],
)
def test_names_that_mean_no_bot(name, key, why):
    with pytest.raises(UserError) as error:
        bots.make(name, key, code=True)
    assert error.value.why == why


def test_a_name_that_a_file_may_hold_never_loads_code():
    with pytest.raises(UserError, match="sim-bot-is-code"):
        bots.make("shutil:rmtree", TOY)


def test_a_class_that_takes_no_key_is_called_without_one():
    class Plain:
        name = "plain"

        def choose(self, view, options, stream):
            return options[0]

    class Keyed(Plain):
        def __init__(self, key):
            assert key == "crowns"

    for player in (Plain, Keyed, Plain()):
        assert bots.seated(player, "crowns")[0] == "plain"


def test_a_seed_may_be_a_number():
    assert royaumes.play_game("crowns", ["random"], seed=42) == royaumes.play_game(
        "crowns", ["random"], seed="42"
    )
