"""The plain search, a yardstick: it counts its passes, and it is plainly better than chance."""

import pytest

from royaumes import bots
from royaumes.core import UserError
from royaumes.games import TOY
from royaumes.sim import Plan, results


def test_it_beats_whoever_plays_at_random():
    plan = Plan("crowns", ("ismcts@30", "random"), 10, "plain")
    assert sum(result.share(result.seated.index("ismcts@30")) for result in results(plan)) >= 9


def test_it_always_counts_its_passes():
    assert bots.make("ismcts@5", TOY).name == "ismcts"
    for name in ("ismcts", "ismcts@", "ismcts@soon"):
        with pytest.raises(UserError, match="sim-bad-bot"):
            bots.make(name, TOY)
