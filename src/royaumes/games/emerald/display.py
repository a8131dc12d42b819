"""What the board shows of a view, by the names of its elements."""

from __future__ import annotations

from itertools import chain

from royaumes.core import Finished
from royaumes.core.frozen import Frozen
from royaumes.games.emerald.box import (
    BONUS_POINTS,
    CARD_NAMES,
    CELLS,
    GEM_NAMES,
    GEM_POINTS,
    GEMS,
    KNIGHTS,
    NONE,
    PLACES,
    PLAIN,
    TREASURE_POINTS,
)
from royaumes.games.emerald.flight import LAST_BAR, LENGTH
from royaumes.games.emerald.road import Dragon, Ledge, Stack, dragon, ledge, stacks
from royaumes.games.emerald.scene import Ended, Happening, ended, happening
from royaumes.games.emerald.scoring import MOST_NAMES, fair_points, gold_values, majority
from royaumes.games.emerald.state import View


class Player(Frozen):
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


class Bonus(Frozen):
    """A bonus for most gems of a kind as it stands: who leads, or who share the lead, with how many."""

    name: str
    gem: str
    points: int
    leader: int | None
    tied: tuple[int, ...]
    count: int


class FourGems(Frozen):
    """The bonus for four different gems, and who has it."""

    points: int
    owner: int | None


class Display(Frozen):
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
    plain_cells: int
    ledges: tuple[Ledge, ...]
    #: The cells of the flight bar, and how often it can still move on.
    bar: tuple[str, ...]
    shifts_left: int
    dragon: Dragon
    #: The knights in chamber and nest as they came.
    chamber: tuple[str, ...]
    treasures_left: int
    treasure_points: int
    gem_points: int
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
        stacks=tuple(stack for place in range(PLACES) for stack in stacks(v, place)),
        plain_cells=PLAIN,
        ledges=tuple(ledge(v, cell) for cell in range(len(CELLS))),
        bar=CELLS[v.bar : v.bar + LENGTH],
        shifts_left=LAST_BAR - v.bar,
        dragon=dragon(v),
        chamber=tuple(KNIGHTS[colour] for colour in v.chamber),
        treasures_left=v.treasures_left,
        treasure_points=TREASURE_POINTS,
        gem_points=GEM_POINTS,
        nest=tuple(KNIGHTS[colour] for colour in v.nest),
        bonuses=tuple(_bonus(v, kind) for kind in range(len(GEMS))),
        four=FourGems(BONUS_POINTS, v.four if v.four != NONE else None),
        unseen=dict(zip(chain(*CARD_NAMES), chain(*v.unseen), strict=True)),
        second=v.second,
        happening=happening(v),
        ended=ended(v),
    )


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
