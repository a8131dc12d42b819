"""Every game by name for `gymnasium.make`: "royaumes/Crowns-v0" and so on."""

from __future__ import annotations

from gymnasium.envs.registration import register

from royaumes.games import keys


def register_games() -> None:
    """Make all games known to Gymnasium."""
    for key in keys():
        register(f"royaumes/{key.capitalize()}-v0", "royaumes.rl.gymnasium:AgainstBots", kwargs={"key": key})
