"""What every player has, and who leads for which bonus, as the board shows it."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.games.emerald.box import BONUS_POINTS, COLOURS_OF, GEM_NAMES, KNIGHTS, NONE
from royaumes.games.emerald.scoring import MOST_NAMES, fair_points, gold_values, majority
from royaumes.games.emerald.view import View


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


def player(v: View, seat: int) -> Player:
    """All that lies before a seat."""
    colours, gems = COLOURS_OF[v.seats][seat], v.gems[seat]
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


def bonus(v: View, kind: int) -> Bonus:
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
