"""What a game's net has learnt: how likely the seat that looks will win."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from royaumes.bots.encoding import Encoding, encoding
from royaumes.bots.net import Net, from_text
from royaumes.core import Over, load
from royaumes.games import package

#: The data file of a game that holds its net, with the command that made it.
FILE = "value"


class Value:
    """Judges views of one game, at tables of the sizes that it has learnt from."""

    def __init__(self, known: Encoding, net: Net, seats: tuple[int, ...]) -> None:
        self._encode = known.encode
        self._sealed = frozenset(getattr(known, "SEALED", ()))
        self._net = net
        self._seats = seats

    def covers(self, s: Any) -> bool:
        """Whether it knows tables of this world's size."""
        return s.seats in self._seats

    def judges(self, s: Any) -> bool:
        """Whether it can also tell the moves apart that are asked for here: sealed answers it can't."""
        return self.covers(s) and s.phase.name not in self._sealed

    def share(self, game: Any, s: Any, seat: int) -> float:
        """The share that a seat may expect, by its view of this world; at the end, what it has won."""
        question = s.phase.question(s)
        if type(question) is Over:
            return (seat in question.winners) / len(question.winners)
        return self._net.value(self._encode(game.view(s, seat)))


@cache
def value(key: str) -> Value | None:
    """That of the game with this key; None where none was learnt, or for another encoding."""
    if not files(package(key)).joinpath(f"data/{FILE}.toml").is_file():
        return None
    known, learnt = encoding(key), load(package(key), FILE)["net"]
    if learnt["encoding"] != known.VERSION:
        return None
    net = Net(len(known.FEATURES), learnt["hidden"], from_text(learnt["weights"]))
    return Value(known, net, tuple(learnt["seats"]))
