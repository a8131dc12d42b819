"""The same games on Ray: the same results to the last digit, whoever plays them."""

import os
import sys

import pytest

from royaumes.cli import main
from royaumes.core import UserError
from royaumes.sim import GameFailed, Plan, results

PLAN = Plan("crowns", ("greedy", "random"), 40, "ray", tables=True)


def test_nowhere_to_play():
    with pytest.raises(UserError, match="sim-bad-on"):
        list(results(PLAN, on="mars"))


def test_ray_must_be_installed(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "crowns", "--games", "2", "--on", "ray", "--lang", "en"]) == 2
    assert "royaumes[ray]" in capsys.readouterr().err


LONG = os.environ.get("ROYAUMES_PROFILE") == "long"


@pytest.fixture(scope="module")
def ray():
    yield pytest.importorskip("ray", reason="NOT TESTED: Ray is not installed (pip install 'royaumes[ray]')")
    sys.modules["ray"].shutdown()


@pytest.mark.skipif(not LONG, reason="starting Ray takes half a minute: make test-long does")
@pytest.mark.usefixtures("ray")
@pytest.mark.filterwarnings("ignore")  # of Ray's own
class TestRay:
    def test_results_are_the_same(self):
        assert list(results(PLAN, jobs=2, on="ray")) == list(results(PLAN))

    def test_commands_say_the_same(self, capsys):
        for command in (
            ["simulate", "crowns", "-n", "8", "--json"],
            ["sweep", "crowns", "board.box.chips", "4..5", "-n", "8", "--json"],
            ["ladder", "crowns", "-n", "8", "--levels", "random,greedy", "--json"],
        ):
            said = []
            for where in ([], ["--on", "ray"]):
                main([*command, "--jobs", "2", *where])
                said.append(capsys.readouterr().out)
            assert said[0] == said[1] != ""

    def test_a_game_that_breaks_is_named(self):
        broken = Plan("crowns", ("tests.sim.test_on_ray:broken", "random"), 8)
        with pytest.raises(GameFailed, match="game 0 failed"):
            list(results(broken, jobs=2, on="ray"))


def broken(view, options, stream):
    """A bot that never decides."""
    raise RuntimeError("no idea")
