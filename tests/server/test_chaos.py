"""Slices of `make chaos`: bad lines and a server that is killed lose no accepted move."""

import os
from statistics import median

import pytest
from benchmarks.chaos import Plan, chaos
from benchmarks.postgres import NoPostgresError, postgres

LONG = os.environ.get("ROYAUMES_PROFILE") == "long"


def check(found, games, kills):
    assert found.wrong == []
    assert (found.games, found.kills) == (games, kills) and found.accepted > 15 * games
    assert min(found.lines[kind] for kind in ("dropped", "doubled", "late")) > 0


def test_kill_drop_and_repeat(tmp_path):
    check(chaos(tmp_path, Plan(games=3, pause=0.3, kills=2, progress=5, among=("crowns",))), 3, 2)


@pytest.mark.skipif(not LONG, reason="make test-long starts a database and two processes for it")
def test_the_same_with_two_processes_and_a_database_that_is_restarted(tmp_path):
    try:
        with postgres(durable=False) as database:
            plan = Plan(6, 0.3, 2, progress=5, among=("emerald",), database=database, restart_after=1)
            found = chaos(tmp_path, plan)
    except NoPostgresError as error:
        pytest.skip(f"CHAOS WITH TWO PROCESSES IS NOT TESTED: {error}")
    check(found, 6, 2)
    assert not found.gaps or median(found.gaps) < 5
