"""Every game as a game of OpenSpiel: importing this module registers them.

`pyspiel.load_game("royaumes_emerald", {"players": 3})`: parameters are the number of players and the settings
of the game. Chance nodes are explicit, with the exact probabilities of dice and bags; an action is the number
of a move, an outcome its place among the possible ones. Seats that answer at once are asked one after the
other. Returns are shares of the victory, less an even share.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Final

import pyspiel

from royaumes.core import Chance, Decide, Dice, Outcome, Over, State, Stream, to_json
from royaumes.core.events import Announcement, announce_to
from royaumes.core.moves import notation
from royaumes.core.variant import split_key
from royaumes.games import TOY, AnyGame, game, keys
from royaumes.rl.match import shares
from royaumes.rl.observation import Observation

#: The most answers, and the most outcomes of one throw or draw, that any game comes to.
_LONGEST: Final = 20_000
_OUTCOMES: Final = 1_000
_PLAYERS: Final = "players"


def name_of(key: str) -> str:
    """What OpenSpiel calls a game; a variant has a number that follows from its changes."""
    base, changes = split_key(key)
    number = f"_{_digest(b'', key).hex()[:8]}" if changes else ""
    return f"royaumes_{base.lstrip('_')}{number}"


class _Memory:
    """Where a game stands and what each seat has lived through; a copy shares what never changes."""

    def __init__(self, rules: AnyGame, state: State, lived: tuple[bytes, ...]) -> None:
        self.rules = rules
        self.state = state
        #: By seat, the spectators last: a digest of all that was seen and heard there, in order.
        self.lived = lived

    def __deepcopy__(self, _: Any) -> _Memory:
        return _Memory(self.rules, self.state.fork(), self.lived)

    def answer(self, seat: int | None, move: Any) -> None:
        """Carry an answer out; every seat notes what it hears, and the one that answered what it saw."""
        announced: list[Announcement] = []
        own = self._seen_before(seat, move)
        self.rules.advance(self.state, seat, move, announce_to(announced))
        noted = [
            _digest(before, json.dumps([to_json(one.to(listener)) for one in announced]))
            for before, listener in zip(self.lived, (*range(len(self.lived) - 1), None), strict=True)
        ]
        if seat is not None:
            noted[seat] = _digest(noted[seat], own)
        self.lived = tuple(noted)

    def _seen_before(self, seat: int | None, move: Any) -> str:
        return "" if seat is None else self.view(seat) + notation(move)

    def view(self, seat: int | None) -> str:
        """What a seat (None: a spectator) sees, as JSON."""
        return json.dumps(to_json(self.rules.view(self.state, seat)), separators=(",", ":"))

    def imagined(self, seat: int, stream: Stream) -> _Memory:
        """A world that this seat cannot rule out; the others then know what all have heard."""
        world = self.rules.imagine(self.rules.view(self.state, seat), stream)
        public = self.lived[-1]
        lived = tuple(one if ear == seat else public for ear, one in enumerate(self.lived))
        return _Memory(self.rules, world, lived)

    def __reduce__(self) -> tuple[Any, ...]:
        return _remembered, (self.rules.key, self.state, self.lived)


def _remembered(key: str, state: State, lived: tuple[bytes, ...]) -> _Memory:
    return _Memory(game(key), state, lived)


def _digest(before: bytes, said: str) -> bytes:
    return blake2b(before + said.encode(), digest_size=16).digest()


def _outcomes(question: Chance) -> Sequence[tuple[Outcome, Fraction]]:
    source = question.source
    return _throws(source) if isinstance(source, Dice) else source.outcomes()


@cache
def _throws(dice: Dice) -> Sequence[tuple[Outcome, Fraction]]:
    """Dice are always the same; six of them have hundreds of outcomes."""
    return dice.outcomes()


class RoyaumesState(pyspiel.State):
    """A state of OpenSpiel around one of ours."""

    def __init__(self, outer: RoyaumesGame) -> None:
        super().__init__(outer)
        state = outer.rules.start(outer.seats, outer.settings)
        self._memory = _Memory(outer.rules, state, (b"",) * (outer.seats + 1))

    @property
    def memory(self) -> _Memory:
        """What observers look at."""
        return self._memory

    def _question(self) -> Any:
        return self._memory.rules.pending(self._memory.state)

    def current_player(self) -> int:
        """The seat that is asked first, chance, or that the game is over."""
        match self._question():
            case Decide(seats):
                return seats[0]
            case Chance():
                return int(pyspiel.PlayerId.CHANCE)
            case _:
                return int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self._question(), Over)

    def returns(self) -> list[float]:
        """What every seat has in the end; nothing before it."""
        question = self._question()
        return shares(question) if isinstance(question, Over) else [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        rules = self._memory.rules
        return sorted(rules.moves.number(move) for move in rules.options(self._memory.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may say now, with its odds."""
        return [(n, float(odds)) for n, (_, odds) in enumerate(_outcomes(self._question()))]

    def _apply_action(self, action: int) -> None:
        question = self._question()
        if isinstance(question, Chance):
            self._memory.answer(None, _outcomes(question)[action][0])
        else:
            self._memory.answer(question.seats[0], self._memory.rules.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return notation(self._memory.rules.moves[action])
        question = self._question()
        return str(question.source.notation(_outcomes(question)[action][0]))

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> RoyaumesState:
        """A state that this player cannot tell from this one, at random."""
        stream = Stream(repr(probability_sampler()))
        other = self.get_game().new_initial_state()
        other._memory = self._memory.imagined(player, stream)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return json.dumps(to_json(self._memory.state), separators=(",", ":"))


class Observer:
    """What a player sees, as numbers and as JSON; with perfect recall, all that it has lived through."""

    def __init__(self, outer: RoyaumesGame, seen: Any) -> None:
        self._public = seen.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = seen.perfect_recall
        self._encode = Observation(outer.rules, outer.seats).encode
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._public and not self._recalls:
            self.set_from(outer.new_initial_state(), 0)

    def set_from(self, state: RoyaumesState, player: int) -> None:
        """Fill the tensor."""
        memory = state.memory
        self.tensor = self._encode(memory.rules.view(memory.state, player))
        self.dict["view"] = self.tensor

    def string_from(self, state: RoyaumesState, player: int) -> str:
        """The same as text; what was lived through stands there as a digest."""
        seat = None if self._public else player
        view = state.memory.view(seat)
        if not self._recalls:
            return view
        return f"{state.memory.lived[-1 if seat is None else seat].hex()} {view}"


class RoyaumesGame(pyspiel.Game):
    """A game of OpenSpiel that is one of ours, at a table of so many seats."""

    rules: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        given = dict(parameters or {})
        wanted = {**self.kind.parameter_specification, **given}
        self.seats = int(wanted.pop(_PLAYERS))
        self.settings = {
            setting.name: wanted[setting.name] for setting in rules.settings if setting.applies(self.seats)
        }
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.moves),
            max_chance_outcomes=_OUTCOMES,
            num_players=self.seats,
            min_utility=-1 / self.seats,
            max_utility=1 - 1 / self.seats,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> RoyaumesState:
        """A game that has just begun."""
        return RoyaumesState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance may speak in one game."""
        return _LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What observes states of this game."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register(key: str) -> str:
    """Make a game known to OpenSpiel, and say its name there; variants are not known by themselves."""
    rules = game(key)
    key = rules.key
    least = max(2, rules.seats[0])  # alone there is nobody to win against
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Royaumes: {key.lstrip('_')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if rules.hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            _PLAYERS: least,
            **{setting.name: setting.default for setting in rules.settings},
        },
    )
    # A class and no function: OpenSpiel lets go of it when Python has ended, and only classes outlive that.
    pyspiel.register_game(kind, type(f"Royaumes_{key}", (RoyaumesGame,), {"rules": rules, "kind": kind}))
    return name_of(key)


for _key in (TOY, *keys()):
    register(_key)
