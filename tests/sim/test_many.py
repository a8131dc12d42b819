"""Many games: the same results over any number of processes, errors whole, seats turned."""

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from threading import Event
from time import monotonic

import pytest

from royaumes.core import UserError
from royaumes.core.codec import load
from royaumes.core.record import verify
from royaumes.games import TOY, game
from royaumes.sim import GameFailed, Plan, results
from royaumes.sim.many import can_fork, usual_jobs

BOTS_FROM_ELSEWHERE = '''
import os
import sys
import time

class Fragile:
    """Breaks in the game whose stream begins with a certain number."""
    name = "fragile"
    def __init__(self, key): pass
    def choose(self, view, options, stream):
        if stream.below(12) == 0:
            raise Unsendable("glass", object())
        return options[0]

class Unsendable(Exception):
    """Cannot be pickled back: it wants two arguments."""
    def __init__(self, one, two):
        super().__init__(one)

class Suicidal:
    name = "suicidal"
    def __init__(self, key): pass
    def choose(self, view, options, stream):
        os._exit(3)

class Sleeper:
    name = "sleeper"
    def __init__(self, key): pass
    def choose(self, view, options, stream):
        if stream.below(8) == 0:
            time.sleep(60)
        return options[0]

class Dreamer(Sleeper):
    def choose(self, view, options, stream):
        time.sleep(60)

class Stubborn(Sleeper):
    def choose(self, view, options, stream):
        while True:
            try:
                time.sleep(60)
            except Exception:
                pass

class Leaver(Sleeper):
    def choose(self, view, options, stream):
        sys.exit("enough")

class Stray(Sleeper):
    def choose(self, view, options, stream):
        return "the moon"
'''


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    (tmp_path / "elsewhere_bots.py").write_text(BOTS_FROM_ELSEWHERE)
    monkeypatch.syspath_prepend(tmp_path)
    return "elsewhere_bots"


def test_results_do_not_depend_on_the_number_of_jobs():
    plan = Plan(TOY, ("greedy", "random", "random"), 60, "jobs", records=True)
    one = list(results(plan))
    assert one == list(results(plan, jobs=2))
    assert [result.number for result in one] == list(range(60))
    assert len({result.record for result in one}) == 60


def test_fewer_games_are_the_first_of_more():
    few, more = (list(results(Plan(TOY, ("random", "random"), games, "few"))) for games in (5, 9))
    assert more[:5] == few


def test_kept_records_verify():
    for result in results(Plan(TOY, ("greedy", "random"), 5, "keep", records=True)):
        record = load(result.record)
        assert verify(game(TOY), record) > 0
        assert record.header.players == tuple(f"bot:{name}" for name in result.seated)
        assert result.decisions == sum(answer.seat is not None for answer in record.answers)


def test_everybody_sits_everywhere_equally_often():
    lineup = ("greedy", "random", "other")
    plan = Plan(TOY, lineup, 9)
    seats = Counter((name, seat) for n in range(9) for seat, name in enumerate(plan.seated(n)))
    assert plan.seated(0) == lineup
    assert all(seats[name, seat] == 3 for name in lineup for seat in range(3))


def test_seats_stay_where_nobody_turns_them():
    plan = Plan(TOY, ("greedy", "random"), 4, rotate=False)
    assert {plan.seated(n) for n in range(4)} == {("greedy", "random")}


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_back_whole_after_the_results_before_it(elsewhere, jobs):
    plan = Plan(TOY, (f"{elsewhere}:Fragile", "random"), 40, "glass")
    got = []
    with pytest.raises(GameFailed) as failed:
        for result in results(plan, jobs):
            got.append(result.number)
    trace = failed.value.trace
    assert "Unsendable: glass" in trace
    assert "in choose" in trace
    assert f"seed 'glass/{failed.value.number}'" in trace
    assert f"game {failed.value.number} failed" in str(failed.value)
    assert got == list(range(failed.value.number))


def test_a_worker_that_vanishes_is_a_problem_not_a_wait(elsewhere):
    with pytest.raises(UserError, match="sim-worker-lost"):
        list(results(Plan(TOY, (f"{elsewhere}:Suicidal", "random"), 8), jobs=2))


def test_closing_the_iterator_ends_the_workers():
    going = results(Plan(TOY, ("random", "random"), 5000), jobs=2)
    assert next(going).number == 0
    going.close()
    assert active_children() == []


def test_closing_the_iterator_does_not_wait_for_a_bot(elsewhere):
    going = results(Plan(TOY, (f"{elsewhere}:Sleeper", "random"), 40, "dream"), jobs=2)
    assert next(going).number == 0
    begun = monotonic()
    going.close()
    assert monotonic() - begun < 10
    assert active_children() == []


class First:
    """A bot as an object; pickled by name."""

    name = "first"

    def choose(self, view, options, stream):
        return options[0]


class Last(First):
    name = "last"

    def __init__(self, key):
        self.key = key

    def choose(self, view, options, stream):
        assert self.key == TOY
        return options[-1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_plan_takes_bots_and_what_makes_them(jobs):
    plan = Plan(TOY, (First(), Last, "random"), 9)
    assert plan.check() == ("first", "last", "random")
    found = list(results(plan, jobs))
    assert {name for result in found for name in result.seated} == {"first", "last", "random"}
    assert found == list(results(plan))


def test_a_bot_that_cannot_travel_is_a_problem():
    here = First()
    vars(here)["choose"] = lambda view, options, stream: options[0]
    assert len(list(results(Plan(TOY, (here, "random"), 8)))) == 8
    with pytest.raises(UserError, match="sim-cannot-travel"):
        list(results(Plan(TOY, (here, "random"), 8), jobs=2))


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Dreamer", "sim-bot-late"),
        ("Leaver", "sim-bot-left"),
        ("Stubborn", "sim-bot-late"),
        ("Stray", "sim-bot-astray"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_bot_does_is_said_by_name_and_seed(elsewhere, bot, why, jobs):
    with pytest.raises(GameFailed) as failed:
        list(results(Plan(TOY, (f"{elsewhere}:{bot}", "random"), 8, "s", limit=0.2), jobs))
    assert failed.value.bot.why == why
    assert failed.value.bot.facts["name"] == f"{elsewhere}:{bot}"
    assert failed.value.seed == f"s/{failed.value.number}"
    assert "royaumes/sim" not in failed.value.trace


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (Plan("chess", ("random", "random"), 1), "table-bad-game"),
        (Plan(TOY, ("random",), 1), "table-bad-seats"),
        (Plan(TOY, ("random", "clever"), 1), "sim-bad-bot"),
        (Plan(TOY, ("random", "random"), 0), "sim-bad-games"),
        (Plan(TOY, ("random", "random"), 1, settings={"moon": 1}), "table-bad-setting"),
    ],
)
def test_a_plan_that_cannot_be_played_is_a_problem(plan, why):
    with pytest.raises(UserError) as error:
        list(results(plan))
    assert error.value.why == why


def test_a_process_with_threads_is_not_copied():
    held = Event()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(held.wait)
        assert not can_fork()
        held.set()
        waiting.result()


def test_the_usual_number_of_processes_follows_the_work(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    quick, slow = ("greedy", "random"), ("king@50", "greedy")
    monkeypatch.setattr("royaumes.sim.many.can_fork", lambda: True)
    assert [usual_jobs(Plan(TOY, quick, games)) for games in (1, 40, 1000)] == [1, 2, 4]
    assert [usual_jobs(Plan(TOY, slow, games)) for games in (1, 2, 1000)] == [1, 2, 4]
    monkeypatch.setattr("royaumes.sim.many.can_fork", lambda: False)
    assert [usual_jobs(Plan(TOY, quick, games)) for games in (40, 400)] == [1, 2]
