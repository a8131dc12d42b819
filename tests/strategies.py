"""Which games, seats, options and seeds the laws are tried with."""

from hypothesis import strategies as st

from royaumes.games import TOY, keys

ALL_KEYS = (TOY, *keys())


def tables(game):
    """A number of seats, options and a seed for a game."""
    options = st.fixed_dictionaries({one.name: st.sampled_from(one.choices) for one in game.settings})
    seeds = st.integers(0, 2**32).map(str)
    return st.tuples(st.sampled_from(list(game.seats)), options, seeds)
