"""Slices of `make chaos`: bad lines and a server that is killed lose no accepted move."""

import os
import random
import time
from statistics import median
from typing import cast

import pytest
from benchmarks.bad_line import Player, Sent
from benchmarks.chaos import Match, Plan, chaos, misheard
from benchmarks.client import Wire
from benchmarks.postgres import NoPostgresError, postgres

from royaumes.server.storage import Line

LONG = os.environ.get("ROYAUMES_PROFILE") == "long"


def check(found, games, kills):
    assert found.wrong == []
    assert (found.games, found.kills) == (games, kills) and found.accepted > 15 * games
    assert min(found.lines[kind] for kind in ("dropped", "doubled", "late")) > 0


def test_kill_drop_and_repeat(tmp_path):
    check(chaos(tmp_path, Plan(games=3, pause=0.3, kills=2, progress=5, among=("crowns",))), 3, 2)


def test_chaos_sees_lines_that_are_lost_doubled_or_not_shown():
    one, two = (Player([1], name, random.Random(1)) for name in ("a", "b"))
    match = Match(0, [one, two], "crowns", 0)
    stored = [Line(1, number, 0, "", text, 0.0, "p", "") for number, text in ((1, "x"), (2, "y"))]
    one.said, one.received, two.received = {"x"}, {1: "x", 2: "y"}, {1: "x"}
    assert misheard(match, stored) == []
    one.said.add("z")
    assert misheard(match, stored) == ["the line z was accepted and is lost"]
    doubled = [*stored, Line(1, 3, 0, "", "x", 0.0, "p", "")]
    assert "the line x stands there 2 times" in misheard(match, doubled)
    two.received[2] = "other"
    assert "b was shown line 2 as other, not as y" in misheard(match, stored)
    one._saying = Sent("a-says-7", b"", -1, "", at=time.monotonic() - 100)
    one._receive(cast(Wire, None), {"type": "pong"}, 0.0)
    assert one.failed == ["nobody has taken line a-says-7 for 90 seconds"]
    two._hear(4, "w")
    assert two.failed == ["b was shown line 4 without the one before"]


def test_chaos_sees_a_screen_that_was_not_updated():
    player = Player([1], "a", random.Random(1))
    update = {"type": "update", "seat": None, "ask": None, "result": None}
    player._receive(cast(Wire, None), {**update, "n": 3}, 0.0)
    player._silent = True
    player._receive(cast(Wire, None), {**update, "n": 4}, 0.0)
    assert player.failed == []  # no seat: nothing of it is ours to know
    player._receive(cast(Wire, None), {**update, "n": 5, "seat": 0}, 0.0)
    assert player.failed == ["a was not shown update 5 before it dialled again"]


@pytest.mark.skipif(not LONG, reason="make test-long starts a database and two processes for it")
def test_the_same_with_two_processes_and_a_database_that_is_restarted(tmp_path):
    try:
        with postgres(durable=False) as database:
            plan = Plan(
                6, 0.3, 2, progress=5, among=("emerald",), database=database, restart_after=1, lose=10, stop=2
            )
            found = chaos(tmp_path, plan)
    except NoPostgresError as error:
        pytest.skip(f"CHAOS WITH TWO PROCESSES IS NOT TESTED: {error}")
    check(found, 6, 2)
    assert found.stops > 0 and found.lost > 0 and found.said > 10
    assert not found.gaps or median(found.gaps) < 5
