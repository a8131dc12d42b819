"""Road, mountain and dragon as the board shows them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from royaumes.games.emerald.box import CARD_NAMES, CELLS, CHAMBER, FOOT, GOAL, KNIGHTS, NAMES, NONE, Sort
from royaumes.games.emerald.flight import DIE, FACES, FLIGHT, LENGTH, wakes
from royaumes.games.emerald.phases.cards import TAKING
from royaumes.games.emerald.phases.turn import FOLLOWING, MARCHING
from royaumes.games.emerald.state import View

Towards = Literal["castle", "lair"]
_TOWARDS: Final[tuple[Towards, ...]] = ("castle", "lair")


@dataclass(frozen=True, slots=True)
class Stack:
    """The knights of one colour at one place."""

    knight: str
    owner: int
    place: str
    count: int
    #: How far one of them would march, being so many here of all colours, and where it would stop.
    steps: int
    goal: str
    #: Whether one of them may be marched now, by the seat that is to move.
    marches: bool
    #: One of them has moved this turn or was ransomed in it.
    resting: Literal["moved", "ransomed"] | None
    #: Whether stopping at the goal wakes the dragon.
    wakes: bool


@dataclass(frozen=True, slots=True)
class Pile:
    """Gold or gems beside a mountain cell: the open card (None where the pile is empty), and cards below it.

    The name is that of picks where a card of this pile can be taken now; no two piles have the same.
    """

    name: str
    card: str | None
    below: int


@dataclass(frozen=True, slots=True)
class Ledge:
    """One mountain cell: whether the bar lies beside it, and whether stopping here wakes the dragon."""

    name: str
    gold: Pile
    gem: Pile
    on_bar: bool
    wakes: bool


@dataclass(frozen=True, slots=True)
class Landing:
    """Where one face of the die would take the dragon now, cell by cell, and the knights there by colour."""

    die: int
    path: tuple[str, ...]
    place: str
    facing: Towards
    knights: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Danger:
    """A cell where the dragon can land now: the faces that lead there, and their share as a fraction."""

    place: str
    faces: tuple[int, ...]
    odds: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Dragon:
    """The dragon; its last throw is None before the first flight."""

    place: str
    facing: Towards
    flies: Towards
    landings: tuple[Landing, ...]
    dangers: tuple[Danger, ...]
    #: The faces of its die.
    faces: tuple[int, ...]
    die: int | None


def standing(v: View, place: int) -> list[tuple[int, int, int]]:
    """The knights at a place: owner, colour and how many, in the order of seats."""
    rows = [(v.owners[colour], colour, row.count(place)) for colour, row in enumerate(v.knights)]
    return [row for row in sorted(rows) if row[-1]]


def stacks(v: View, place: int) -> list[Stack]:
    """The knights at a place by colour, and what becomes of one that leaves it."""
    there = standing(v, place)
    steps = sum(count for _, _, count in there)
    goal = GOAL[place][steps]
    return [
        Stack(
            knight=KNIGHTS[colour],
            owner=owner,
            place=NAMES[place],
            count=count,
            steps=steps,
            goal="chamber" if goal == CHAMBER else NAMES[goal],
            marches=_marches(v, colour, place),
            resting=_resting(v, colour, place),
            wakes=FOOT <= goal < CHAMBER and wakes(v.bar, v.dragon, goal - FOOT),
        )
        for owner, colour, count in there
    ]


def _marches(v: View, colour: int, place: int) -> bool:
    if v.phase == FOLLOWING:
        return colour == v.colour and bool(v.rested >> place & 1)
    return v.phase == MARCHING and v.owners[colour] == v.to_move


def _resting(v: View, colour: int, place: int) -> Literal["moved", "ransomed"] | None:
    if colour != v.colour or place not in (v.moved, v.ransomed):
        return None
    return "ransomed" if place == v.ransomed else "moved"


def ledge(v: View, cell: int) -> Ledge:
    """A mountain cell with its piles."""
    gold, gem = (_pile(v, sort, cell) for sort in Sort)
    return Ledge(CELLS[cell], gold, gem, v.bar <= cell < v.bar + LENGTH, wakes(v.bar, v.dragon, cell))


def _pile(v: View, sort: Sort, cell: int) -> Pile:
    kind, name = v.open[sort][cell], f"pile:{sort.name.lower()}"
    asked = v.phase == TAKING and cell == v.at
    card = CARD_NAMES[sort][kind] if kind != NONE else None
    return Pile(name if asked else f"{name}-{cell + 1}", card, v.below[sort][cell])


def dragon(v: View) -> Dragon:
    """The dragon, and where it would land if it were woken now."""
    landings = tuple(_landing(v, die) for die in FACES)
    return Dragon(
        place=CELLS[v.dragon],
        facing=_TOWARDS[v.facing],
        flies=_TOWARDS[v.facing],
        landings=landings,
        dangers=tuple(_danger(landings, place) for place in dict.fromkeys(one.place for one in landings)),
        faces=DIE.faces,
        die=v.die or None,
    )


def _landing(v: View, die: int) -> Landing:
    flight = FLIGHT[v.bar][v.dragon][v.facing]
    cell, facing = flight[die]
    return Landing(
        die=die,
        path=tuple(CELLS[flight[points][0]] for points in range(1, die + 1)),
        place=CELLS[cell],
        facing=_TOWARDS[facing],
        knights=tuple(KNIGHTS[colour] for _, colour, _ in standing(v, FOOT + cell)),
    )


def _danger(landings: tuple[Landing, ...], place: str) -> Danger:
    faces = tuple(one.die for one in landings if one.place == place)
    odds = Fraction(sum(face in faces for face in DIE.faces), len(DIE.faces))
    return Danger(place, faces, (odds.numerator, odds.denominator))
