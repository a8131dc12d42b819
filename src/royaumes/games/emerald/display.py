"""What the board shows of a view, by the names of its elements."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import Any, Final, Literal

from royaumes.core import Finished
from royaumes.games.emerald.box import (
    BONUS_POINTS,
    CARD_NAMES,
    CASTLE,
    CELLS,
    CHAMBER,
    COLOURS,
    FOOT,
    GEM_NAMES,
    GEMS,
    GOAL,
    GOLD_NAMES,
    KNIGHTS,
    MOUNTAIN,
    NAMES,
    NONE,
    PLACES,
    TREASURE_POINTS,
    VALUES,
    Sort,
)
from royaumes.games.emerald.flight import DIE, FACES, FLIGHT, LAST_BAR, LENGTH, WAKES, Way
from royaumes.games.emerald.phases.capture import FEEDING, PLEADING
from royaumes.games.emerald.phases.cards import TAKING
from royaumes.games.emerald.phases.flight import FLYING
from royaumes.games.emerald.phases.turn import FOLLOWING, MARCHING
from royaumes.games.emerald.scoring import MOST_NAMES, fair_points, gold_values, majority
from royaumes.games.emerald.view import View

Towards = Literal["castle", "lair"]
_TOWARDS: Final[tuple[Towards, ...]] = ("castle", "lair")

# Road, mountain and dragon


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
    die: int | None


# Players and bonuses


@dataclass(frozen=True, slots=True)
class Player:
    """What a seat has."""

    knights: tuple[str, ...]
    in_play: int
    in_play_by_colour: tuple[int, ...]
    lost: int
    treasures: int
    gold_cards: int
    #: The values of its gold, lowest first; None where they are secret.
    gold: tuple[int, ...] | None
    gems: dict[str, int]
    #: The gems of which this seat alone has most now.
    leads: tuple[str, ...]
    #: It has the bonus for four different gems; or the gems it lacks for it while nobody has it.
    four: bool
    lacks: tuple[str, ...]
    fair: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus for most gems of a kind as it stands: who leads, or who share the lead, with how many."""

    name: str
    gem: str
    points: int
    leader: int | None
    tied: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class FourGems:
    """The bonus for four different gems, and who has it."""

    points: int
    owner: int | None


# The scene of a question, and the end


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


# The whole table


@dataclass(frozen=True, slots=True)
class Display:
    """The table of Emerald."""

    seat: int | None
    phase: str
    #: Before lots are drawn the turn is 0; nobody is to move then, nor after the end.
    turn: int
    round: int
    to_move: int | None
    first: int | None
    #: Points as they stand, gold as far as this seat knows it.
    scores: tuple[int, ...]
    players: tuple[Player, ...]
    #: From the castle on; the colours of a place in the order of seats.
    stacks: tuple[Stack, ...]
    ledges: tuple[Ledge, ...]
    #: The cells of the flight bar, and how often it can still move on.
    bar: tuple[str, ...]
    shifts_left: int
    dragon: Dragon
    #: The knights in chamber and nest as they came.
    chamber: tuple[str, ...]
    treasures_left: int
    treasure_points: int
    nest: tuple[str, ...]
    bonuses: tuple[Bonus, ...]
    four: FourGems
    #: Cards that nobody has seen, by name.
    unseen: dict[str, int]
    #: Whether the march now asked for, or just made, is the second of its turn.
    second: bool
    happening: Happening | None
    ended: Ended | None


def display(v: View) -> Display:
    """The view in the board's own terms."""
    begun, over = v.first != NONE, isinstance(v.phase, Finished)
    return Display(
        seat=v.seat,
        phase=v.phase.name,
        turn=v.turn if begun else 0,
        round=v.round,
        to_move=v.to_move if begun and not over else None,
        first=v.first if begun else None,
        scores=v.scores,
        players=tuple(_player(v, seat) for seat in range(v.seats)),
        stacks=tuple(stack for place in range(PLACES) for stack in _stacks(v, place)),
        ledges=tuple(_ledge(v, cell) for cell in range(len(CELLS))),
        bar=CELLS[v.bar : v.bar + LENGTH],
        shifts_left=LAST_BAR - v.bar,
        dragon=_dragon(v),
        chamber=tuple(KNIGHTS[colour] for colour in v.chamber),
        treasures_left=v.treasures_left,
        treasure_points=TREASURE_POINTS,
        nest=tuple(KNIGHTS[colour] for colour in v.nest),
        bonuses=tuple(_bonus(v, kind) for kind in range(len(GEMS))),
        four=FourGems(BONUS_POINTS, v.four if v.four != NONE else None),
        unseen=dict(zip(chain(*CARD_NAMES), chain(*v.unseen), strict=True)),
        second=v.second,
        happening=_happening(v),
        ended=_ended(v),
    )


# Its parts


def _standing(v: View, place: int) -> list[tuple[int, int, int]]:
    """The knights at a place: owner, colour and how many, in the order of seats."""
    rows = [(v.owners[colour], colour, row.count(place)) for colour, row in enumerate(v.knights)]
    return [row for row in sorted(rows) if row[-1]]


def _stacks(v: View, place: int) -> list[Stack]:
    """The knights at a place by colour, and what becomes of one that leaves it."""
    there = _standing(v, place)
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
            wakes=FOOT <= goal < CHAMBER and _wakes(v, goal - FOOT),
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


def _ledge(v: View, cell: int) -> Ledge:
    """A mountain cell with its piles."""
    gold, gem = (_pile(v, sort, cell) for sort in Sort)
    return Ledge(CELLS[cell], gold, gem, v.bar <= cell < v.bar + LENGTH, _wakes(v, cell))


def _pile(v: View, sort: Sort, cell: int) -> Pile:
    kind, name = v.open[sort][cell], f"pile:{sort.name.lower()}"
    asked = v.phase == TAKING and cell == v.at
    card = CARD_NAMES[sort][kind] if kind != NONE else None
    return Pile(name if asked else f"{name}-{cell + 1}", card, v.below[sort][cell])


def _wakes(v: View, cell: int) -> bool:
    return bool(WAKES[v.bar][v.dragon] >> cell & 1)


def _dragon(v: View) -> Dragon:
    """The dragon, and where it would land if it were woken now."""
    landings = tuple(_landing(v, die) for die in FACES)
    return Dragon(
        place=CELLS[v.dragon],
        facing=_TOWARDS[v.facing],
        flies=_TOWARDS[v.facing],
        landings=landings,
        dangers=tuple(_danger(landings, place) for place in dict.fromkeys(one.place for one in landings)),
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
        knights=tuple(KNIGHTS[colour] for _, colour, _ in _standing(v, FOOT + cell)),
    )


def _danger(landings: tuple[Landing, ...], place: str) -> Danger:
    faces = tuple(one.die for one in landings if one.place == place)
    odds = Fraction(sum(face in faces for face in DIE.faces), len(DIE.faces))
    return Danger(place, faces, (odds.numerator, odds.denominator))


def _player(v: View, seat: int) -> Player:
    """All that lies before a seat."""
    colours, gems = v.colours[seat], v.gems[seat]
    hand = v.hands[seat] if v.hands else v.hand if seat == v.seat else None
    return Player(
        knights=tuple(KNIGHTS[colour] for colour in colours),
        in_play=v.in_play[seat],
        in_play_by_colour=tuple(len(v.knights[colour]) for colour in colours),
        lost=sum(colour in colours for colour in v.nest),
        treasures=v.treasures[seat],
        gold_cards=v.purse[seat],
        gold=None if hand is None else gold_values(hand),
        gems=dict(zip(GEM_NAMES, gems, strict=True)),
        leads=tuple(name for kind, name in enumerate(GEM_NAMES) if majority(v.gems, kind) == seat),
        four=v.four == seat,
        lacks=tuple(name for kind, name in enumerate(GEM_NAMES) if v.four == NONE and not gems[kind]),
        fair=fair_points(v.seats, v.first, seat, v.fair),
    )


def _bonus(v: View, kind: int) -> Bonus:
    """Who would get the bonus for most gems of a kind if the game ended now."""
    held = [gems[kind] for gems in v.gems]
    most = max(held)
    leader = majority(v.gems, kind)
    tied = tuple(seat for seat, count in enumerate(held) if count == most) if most and leader == NONE else ()
    return Bonus(
        name=MOST_NAMES[kind],
        gem=GEM_NAMES[kind],
        points=BONUS_POINTS,
        leader=leader if leader != NONE else None,
        tied=tied,
        count=most,
    )


def _happening(v: View) -> Happening | None:
    """The scene of the question now asked, if it has one."""
    if v.phase == TAKING:
        return Arrival("taking", CELLS[v.at], KNIGHTS[v.colour])
    if v.phase == FLYING:
        return Arrival("flying", CELLS[v.at], KNIGHTS[v.colour])
    if v.phase == FEEDING:
        prey = [Prey(KNIGHTS[colour], owner, n) for owner, colour, n in _standing(v, FOOT + v.dragon)]
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


def _ended(v: View) -> Ended | None:
    """How the game ended, once it has."""
    if not isinstance(v.phase, Finished):
        return None
    if not v.treasures_left:
        return Ended("treasures", v.to_move)
    return Ended("knights", v.in_play.index(1))


def printed() -> dict[str, Any]:
    """What is printed on board and cards, for the browser to draw."""
    return {
        "colours": COLOURS,
        "places": NAMES,
        "castle": CASTLE,
        "below": FOOT,
        "mountain": MOUNTAIN,
        "values": VALUES,
        "gems": GEMS,
        "bar": LENGTH,
        "to_castle": Way.CASTLE.value,
    }
