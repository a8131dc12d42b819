"""Every game as a Gymnasium environment: one agent against computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from royaumes.bots import Player, ask, seated
from royaumes.core import IllegalMove, Record, Settings, UserError
from royaumes.core.stream import bot_stream
from royaumes.rl.match import Array, Match, Observe, Reward, check_option
from royaumes.rl.render import MODES, render

#: What an action that is not allowed does: it loses the game, changes nothing, or raises an `IllegalMove`.
Illegal = Literal["end", "ignore", "raise"]
_BOTS: Final = ("greedy",)


class AgainstBots(gymnasium.Env):
    """One seat of a table; bots play the others between two steps.

    The observation is the row of numbers alone; what may be done stands in `info["action_mask"]`, and
    `action_masks()` says the same as boolean values, as learners with masks ask for it. After an action that
    is not allowed, `info["refused"]` says why.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        key: str,
        bots: Sequence[Player] = _BOTS,
        seat: int | None = None,
        settings: Settings | None = None,
        observe: Observe = "view",
        reward: Reward = "victory",
        illegal: Illegal = "end",
        render_mode: str | None = None,
    ) -> None:
        self._match = Match(key, len(bots) + 1, settings or {}, observe, reward)
        self._bots = [seated(player, key)[1] for player in bots]
        check_option("illegal", illegal, get_args(Illegal))
        check_option("render_mode", render_mode, (None, *MODES))
        if seat is not None and seat not in range(self._match.seats):
            raise UserError("sim-bad-seat", seat=seat, most=self._match.seats - 1)
        self._illegal = illegal
        self._wanted_seat = seat
        self._games = 0
        self._lost = False
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
        return self._mask().astype(bool)

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
        self._earned, self._lost = 0.0, False
        self._others()
        if self._match.over is not None:  # the others finished before the agent was asked anything
            return self.reset(options=options)
        return self._seen()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        assert not self._lost, "the game is over"
        self._earned = 0.0
        try:
            self._match.act(int(action))
        except IllegalMove as refused:
            return self._refused(refused)
        self._earned += self._match.rewards()[self._seat]
        self._others()
        row, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return row, self._earned, self._match.over is not None, False, info

    def _refused(self, refused: IllegalMove) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """What comes of an action that is not allowed."""
        if self._illegal == "raise":
            raise refused
        self._lost = self._illegal == "end"
        row, info = self._seen()
        paid = self._match.forfeit if self._lost else 0.0
        return row, paid, self._lost, False, {**info, "refused": str(refused)}

    def _others(self) -> None:
        match = self._match
        while match.over is None and (seat := match.asked) != self._seat:
            bot = self._bots[(seat - self._seat - 1) % match.seats]
            stream = bot_stream(match.seed, seat, match.answered)
            match.play(ask(match.game, match.state, seat, bot, stream))
            self._earned += match.rewards()[self._seat]

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        return self._match.observe(self._seat), {"action_mask": self._mask()}

    def _mask(self) -> NDArray[np.int8]:
        mask = self._match.mask(self._seat)
        return np.zeros_like(mask) if self._lost else mask

    def render(self) -> Any:
        """The agent's board: text ("ansi"), a picture ("rgb_array"), or written out ("human")."""
        return render(self.render_mode, self._match.game, self._match.state, self._seat)
