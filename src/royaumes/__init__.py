"""Royaumes: five royal board games with complete rules, behind one rules engine.

Four functions are the short way in; everything they return is documented where it is defined.

>>> import royaumes
>>> crowns = royaumes.game("crowns")
>>> crowns.seats
range(1, 7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from royaumes.bots import Player
    from royaumes.core import Over, Record
    from royaumes.games import AnyGame
    from royaumes.sim import Statistics

__version__ = "0.1.0"
__all__ = ["__version__", "game", "load", "play_game", "simulate"]


# Each function imports what it needs when it is called: `import royaumes` costs nothing.


def game(key: str) -> AnyGame:
    """The game with this key, to be driven by hand: start, pending, options, apply, view.

    >>> emerald = game("emerald")
    >>> state = emerald.start(seats=3)
    """
    import royaumes.messages.errors  # noqa: F401 (puts errors into words)
    from royaumes import games

    return games.game(key)


def play_game(
    key: str,
    players: Sequence[Player],
    *,
    seed: str | int = "0",
    settings: Mapping[str, int | str | bool] | None = None,
) -> tuple[Record, Over]:
    """One game of bots, one a seat, by name or as objects; its record, which verifies, and its result.

    The same arguments give the same record on every machine; the seed 42 is the seed "42".

    >>> record, over = play_game("crowns", ["greedy", "random"], seed="seven")
    >>> over.winners
    (0,)
    """
    import royaumes.messages.errors  # noqa: F401
    from royaumes import bots, sim

    seated = [bots.seated(one, key)[1] for one in players]
    return sim.play(game(key), len(seated), settings or {}, seated, str(seed))


def simulate(
    key: str,
    players: Sequence[Player],
    games: int = 100,
    *,
    seed: str | int = "0",
    settings: Mapping[str, int | str | bool] | None = None,
    jobs: int = 1,
) -> Statistics:
    """Many games of bots, which move up one seat after each; who won how often, scores, lengths, endings.

    `jobs` is over how many processes the games are played; the figures do not depend on it.

    >>> figures = simulate("crowns", ["greedy", "random"], games=10)
    >>> figures.by_bot["greedy"].share.rate > 0.8
    True
    """
    import royaumes.messages.errors  # noqa: F401
    from royaumes import sim

    return sim.Statistics.of(
        sim.results(sim.Plan(key, tuple(players), games, str(seed), settings or {}), jobs)
    )


def load(path: str | Path) -> Record:
    """The record in a file, as `royaumes play --save` or a table's page wrote it.

    What cannot be read says where and why. To walk through it, give it to `royaumes.play.Replay`.
    """
    from pathlib import Path

    import royaumes.messages.errors  # noqa: F401
    from royaumes.core import codec

    return codec.load(Path(path).read_bytes())
