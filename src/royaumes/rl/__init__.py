"""Doors for researchers: environments to train agents in, and what learns our own values.

Everything here needs the extra `rl` (numpy, PettingZoo, Gymnasium); `royaumes.rl.open_spiel` needs the
extra `open-spiel`.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from royaumes.bots import Player
    from royaumes.core import Settings
    from royaumes.rl.gymnasium import AgainstBots, Illegal
    from royaumes.rl.match import Observe, Reward
    from royaumes.rl.pettingzoo import RoyaumesEnv

__all__ = ["against_bots", "env"]


# Each function imports what it needs when it is called, so that `royaumes train` needs numpy alone.


def env(
    key: str,
    seats: int | None = None,
    *,
    settings: Settings | None = None,
    observe: Observe = "view",
    reward: Reward = "victory",
    render_mode: str | None = None,
) -> RoyaumesEnv:
    """A PettingZoo environment (AEC) of a game, for two players or as few as it takes where `seats` is None.

    `observe` is "view", a seat's whole view, or "features", what the game's `encoding` offers to learners.
    `reward` is "victory", a seat's share of it at the end (less an even share, so that all rewards add up
    to 0), or "points", paid as they come; a seat's rewards then add up to its score.
    """
    from royaumes.games import game
    from royaumes.rl.pettingzoo import RoyaumesEnv

    seats = max(2, game(key).seats[0]) if seats is None else seats
    return RoyaumesEnv(key, seats, settings or {}, observe, reward, render_mode)


def against_bots(
    key: str,
    bots: Sequence[Player] = ("greedy",),
    *,
    seat: int | None = None,
    settings: Settings | None = None,
    observe: Observe = "view",
    reward: Reward = "victory",
    illegal: Illegal = "end",
    render_mode: str | None = None,
) -> AgainstBots:
    """A Gymnasium environment of one agent against these bots, which sit to its left in this order.

    The agent sits in `seat`, or moves up one seat after each game. An action that is not allowed loses the
    game ("end"), changes nothing ("ignore") or raises ("raise"). All else is as for `env`.
    `gymnasium.make("royaumes/Crowns-v0", bots=["knight"])` makes the same environment.
    """
    from royaumes.rl.gymnasium import AgainstBots

    return AgainstBots(key, bots, seat, settings, observe, reward, illegal, render_mode)


with suppress(ModuleNotFoundError):  # without Gymnasium there is nothing to make
    from royaumes.rl.registered import register_games

    register_games()
