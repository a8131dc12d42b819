"""Every game as a Gymnasium environment: one agent against computer players."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from royaumes.bots import Player, ask, seated
from royaumes.core import Record, Settings
from royaumes.core.stream import bot_stream
from royaumes.rl.match import Array, Match, Observe, Reward
from royaumes.rl.render import MODES, render


class AgainstBots(gymnasium.Env):
    """One seat of a table; bots play the others between two steps.

    The observation is the row of numbers alone; what may be done stands in `info["action_mask"]`, and
    `action_masks()` says the same as boolean values, as learners with masks ask for it.
    """

    def __init__(
        self,
        key: str,
        against: tuple[Player, ...],
        seat: int | None,
        settings: Settings,
        observe: Observe,
        reward: Reward,
        render_mode: str | None,
    ) -> None:
        self._match = Match(key, len(against) + 1, settings, observe, reward)
        self._bots = [seated(player, key)[1] for player in against]
        self._wanted_seat = seat
        self._games = 0
        self.metadata = {"render_modes": list(MODES)}
        self.render_mode = render_mode
        self.names = self._match.shown.names
        self.observation_space = Box(self._match.shown.low, self._match.shown.high, dtype=np.float32)
        self.action_space = Discrete(len(self._match.game.moves))

    @property
    def record(self) -> Record:
        """The game so far, as tables write it."""
        return self._match.record

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now."""
        return self._match.mask(self._seat).astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        # Where no seat is wanted, the agent moves up one after each game.
        self._seat = self._games % self._match.seats if self._wanted_seat is None else self._wanted_seat
        self._games += 1
        self._match.reset(seed)
        self._earned = 0.0
        self._others()
        if self._match.over is not None:  # the others finished before the agent was asked anything
            return self.reset(options=options)
        return self._seen()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self._earned = 0.0
        self._match.act(int(action))
        self._earned += self._match.rewards()[self._seat]
        self._others()
        row, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return row, self._earned, self._match.over is not None, False, info

    def _others(self) -> None:
        match = self._match
        while match.over is None and (seat := match.asked) != self._seat:
            bot = self._bots[(seat - self._seat - 1) % match.seats]
            stream = bot_stream(match.seed, seat, match.answered)
            match.play(ask(match.game, match.state, seat, bot, stream))
            self._earned += match.rewards()[self._seat]

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        return self._match.observe(self._seat), {"action_mask": self._match.mask(self._seat)}

    def render(self) -> Any:
        """The agent's board: text ("ansi"), a picture ("rgb_array"), or written out ("human")."""
        return render(self.render_mode, self._match.game, self._match.state, self._seat)
