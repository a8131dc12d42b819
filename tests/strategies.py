"""Which games, seats, settings and seeds the laws are tried with."""

from hypothesis import strategies as st

from royaumes.core.pieces import ANY
from royaumes.games import TOY, keys

ALL_KEYS = (TOY, *keys())


def tables(game):
    """A number of seats, settings that mean something with it, pieces that are chosen, and a seed."""
    seeds = st.integers(0, 2**32).map(str)
    return st.sampled_from(list(game.seats)).flatmap(
        lambda seats: st.tuples(st.just(seats), _settings(game, seats), seeds)
    )


def _settings(game, seats):
    named = {one.name: st.sampled_from(one.choices) for one in game.settings if one.applies(seats)}
    if game.pieces is None:
        return st.fixed_dictionaries(named)
    return st.fixed_dictionaries(named, optional={game.pieces.name: _pieces(game.pieces, seats)})


def _pieces(pieces, seats):
    """Each seat's choice: pieces in any order, some of them left to the table."""
    orders = st.permutations(pieces.keys).map(lambda keys: keys[:seats])
    left = st.lists(st.booleans(), min_size=seats, max_size=seats)
    return st.builds(
        lambda keys, free: ",".join(ANY if any_ else key for key, any_ in zip(keys, free, strict=True)),
        orders,
        left,
    )
