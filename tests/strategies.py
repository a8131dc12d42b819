"""Which games, seats, settings and seeds the laws are tried with."""

from hypothesis import strategies as st

from royaumes.games import TOY, keys

ALL_KEYS = (TOY, *keys())


def tables(game):
    """A number of seats, settings that mean something with it, and a seed for a game."""
    seeds = st.integers(0, 2**32).map(str)
    return st.sampled_from(list(game.seats)).flatmap(
        lambda seats: st.tuples(st.just(seats), _settings(game, seats), seeds)
    )


def _settings(game, seats):
    return st.fixed_dictionaries(
        {one.name: st.sampled_from(one.choices) for one in game.settings if one.applies(seats)}
    )
