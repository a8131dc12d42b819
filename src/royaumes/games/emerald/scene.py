"""The scene of a question as the board shows it, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from royaumes.core import Finished
from royaumes.games.emerald.box import CELLS, FOOT, GOLD_NAMES, KNIGHTS
from royaumes.games.emerald.phases.capture import FEEDING, PLEADING
from royaumes.games.emerald.phases.cards import TAKING
from royaumes.games.emerald.phases.flight import FLYING
from royaumes.games.emerald.road import standing
from royaumes.games.emerald.state import View


@dataclass(frozen=True, slots=True)
class Arrival:
    """A knight has reached a cell with two open cards, or has woken the dragon and the die is thrown."""

    kind: Literal["taking", "flying"]
    place: str
    knight: str


@dataclass(frozen=True, slots=True)
class Prey:
    """The knights of one colour where the dragon has landed."""

    knight: str
    owner: int
    count: int


@dataclass(frozen=True, slots=True)
class Feeding:
    """The dragon has landed among knights of several colours."""

    kind: Literal["feeding"]
    place: str
    prey: tuple[Prey, ...]


@dataclass(frozen=True, slots=True)
class Payable:
    """A gold card that may be given, and how many like it are held."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Pleading:
    """The dragon holds a knight, and its owner may give gold for it."""

    kind: Literal["pleading"]
    place: str
    knight: str
    owner: int
    gold_cards: int
    #: What may be given, lowest first; None to all but the owner.
    payable: tuple[Payable, ...] | None
    #: The owner's knights left in play if this one is lost, and whether that would end the game.
    left: int
    ends: bool


Happening = Arrival | Feeding | Pleading


@dataclass(frozen=True, slots=True)
class Ended:
    """Which end it was, and the seat that took the last treasure or has one knight left."""

    why: Literal["treasures", "knights"]
    seat: int


def happening(v: View) -> Happening | None:
    """The scene of the question now asked, if it has one."""
    if v.phase == TAKING:
        return Arrival("taking", CELLS[v.at], KNIGHTS[v.colour])
    if v.phase == FLYING:
        return Arrival("flying", CELLS[v.at], KNIGHTS[v.colour])
    if v.phase == FEEDING:
        prey = [Prey(KNIGHTS[colour], owner, n) for owner, colour, n in standing(v, FOOT + v.dragon)]
        return Feeding("feeding", CELLS[v.dragon], tuple(prey))
    if v.phase == PLEADING:
        return _pleading(v)
    return None


def _pleading(v: View) -> Pleading:
    owner = v.owners[v.captive]
    payable = None
    if owner == v.seat:
        payable = tuple(Payable(GOLD_NAMES[kind], count) for kind, count in enumerate(v.hand) if count)
    left = v.in_play[owner] - 1
    return Pleading(
        kind="pleading",
        place=CELLS[v.dragon],
        knight=KNIGHTS[v.captive],
        owner=owner,
        gold_cards=v.purse[owner],
        payable=payable,
        left=left,
        ends=left == 1,  # EMR-8.2
    )


def ended(v: View) -> Ended | None:
    """How the game ended, once it has."""
    if not isinstance(v.phase, Finished):
        return None
    if not v.treasures_left:
        return Ended("treasures", v.to_move)
    return Ended("knights", v.in_play.index(1))
