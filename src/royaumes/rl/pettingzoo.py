"""Every game as a PettingZoo environment (AEC): agents move in turn, as the rules say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from royaumes.core import Record, Settings
from royaumes.rl.match import Match, Observe, Reward, check_option
from royaumes.rl.render import MODES, render


class RoyaumesEnv(AECEnv):
    """A table of one game; its agents are "seat_0", "seat_1" and so on.

    An observation is a dict: `observation`, a row of numbers with names (`names`), and `action_mask`. Actions
    are the numbers of moves in the game's table. Seats that answer at once, without knowing each other's
    answers, do so one after the other: no observation tells what the others have answered.
    """

    def __init__(
        self,
        key: str,
        seats: int,
        settings: Settings,
        observe: Observe,
        reward: Reward,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self._match = Match(key, seats, settings, observe, reward)
        check_option("render_mode", render_mode, (None, *MODES))
        game = self._match.game
        self.metadata = {
            "name": f"{key.lstrip('_')}_v{game.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        #: What each number of an observation says.
        self.names = self._match.shown.names
        moves = len(game.moves)
        row = Box(self._match.shown.low, self._match.shown.high, dtype=np.float32)
        seen = {"observation": row, "action_mask": Box(0, 1, (moves,), np.int8)}
        self.observation_spaces = {agent: Dict(seen) for agent in self.agents}
        self.action_spaces = {agent: Discrete(moves) for agent in self.agents}

    @property
    def record(self) -> Record:
        """The game so far, as tables write it: it replays in the terminal and in the browser."""
        return self._match.record

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._match.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        return {"observation": self._match.observe(seat), "action_mask": self._match.mask(seat)}

    def step(self, action: int | None) -> None:
        agent, match = self.agent_selection, self._match
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only agents whose game is over pass None"
        match.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if match.pays:
            self.rewards = dict(zip(self.agents, match.rewards(), strict=True))
            self._accumulate_rewards()
        self._next()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        match = self._match
        if match.over is None:
            self.agent_selection = self.possible_agents[match.asked]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as the agent to move sees it: text ("ansi"), a picture ("rgb_array"), or written out."""
        match = self._match
        return render(self.render_mode, match.game, match.state, self._seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
