"""Games of bots for the tests of reviews."""

from functools import cache

from royaumes.bots import make
from royaumes.games import game
from royaumes.sim.playing import play


@cache
def played(key, *names, seed="review"):
    """The record of a whole game of these bots."""
    bots = [make(name, key) for name in names]
    return play(game(key), len(names), {}, bots, seed)[0]
