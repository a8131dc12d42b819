"""What the board shows of a view, by the names of its elements."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, Literal, get_args

from royaumes.core import members
from royaumes.core.frozen import Frozen
from royaumes.games.royaume.box import (
    CARDS,
    CELLS,
    CIRCLES,
    COLOURS,
    CROWNS,
    DOWN,
    KINDS,
    KNIGHTS,
    MOST_POWER,
    NONE,
    ORDER_NAMES,
    ORDERS,
    STOP_TURNS,
    TREASURES,
    WITCH,
)
from royaumes.games.royaume.outlook import CLEAR_PUSH, pushes
from royaumes.games.royaume.phases.witch import WATCHING
from royaumes.games.royaume.prospects import (
    Attempt,
    CardOdds,
    Challenge,
    Contest,
    Reach,
    attempts,
    card_name,
    challenges,
    contest,
    hidden_odds,
    reaches,
)
from royaumes.games.royaume.scoring import CROWN_IN_PLACE, treasure_worth
from royaumes.games.royaume.state import View

Colour = Literal["red", "blue", "green", "yellow", "white"]
_COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
Chapter = Literal["start", "A", "B", "C", "end"]
# fmt: off
Step = Literal[
    "deal", "first", "free", "escape", "fight", "duel", "seize", "claim", "roll", "watch", "pay", "march",
    "double", "cover", "turn_up", "dragon", "answer", "final", "over",
]
# fmt: on
#: By name of the phase: the chapter of the turn, and what the table is doing.
STEPS: Final[dict[str, tuple[Chapter, Step]]] = {
    "dealing": ("start", "deal"),
    "beginning": ("start", "first"),
    "freeing": ("A", "free"),
    "escaping": ("A", "escape"),
    "fighting": ("A", "fight"),
    "dueling": ("A", "duel"),
    "seizing": ("A", "seize"),
    "claiming": ("A", "claim"),
    "rolling": ("B", "roll"),
    "watching": ("B", "watch"),
    "paying": ("B", "pay"),
    "marching": ("B", "march"),
    "doubling": ("B", "double"),
    "covering": ("C", "cover"),
    "turning": ("C", "turn_up"),
    "waking": ("C", "dragon"),
    "answering": ("C", "answer"),
    "final": ("end", "final"),
    "finished": ("end", "over"),
}
#: The steps in which a knight fights or is on its way.
_ACTING: Final = ("escape", "fight", "cover", "turn_up", "dragon", "answer")


class Treasures(Frozen):
    """How many treasures of each colour."""

    red: int
    blue: int
    green: int
    yellow: int
    white: int


class Cards(Frozen):
    """How many path cards of each kind."""

    trap: int
    monster: int
    weapon: int
    treasure: int


assert COLOURS == _COLOURS == tuple(one.name for one in fields(Treasures))
assert KINDS == tuple(one.name for one in fields(Cards)) == tuple(one.name for one in fields(CardOdds))


class PathCell(Frozen):
    """A place of the path; its card is open, "hidden" (face down), or none."""

    name: str
    card: str | Literal["hidden"] | None


class KnightView(Frozen):
    """A knight: where it stands, whether it brings its crown home, what holds it, its crown's circle."""

    name: str
    colour: Colour
    cell: str
    crowned: bool
    held: str | None
    home: str | None


class Wish(Frozen):
    """One wish of an order card, and the points that it has brought so far."""

    circle: str
    crown: str
    state: Literal["met", "open", "missed"]
    points: int


class Order(Frozen):
    """A Shabernack card: its wishes for circles I to V."""

    name: str
    wishes: tuple[Wish, ...]


class SeatView(Frozen):
    """A prince; what depends on a secret order is missing where this seat may not know it."""

    seat: int
    power: int
    most_power: int
    treasures: Treasures
    treasure_worth: Treasures | None
    has_order: bool
    order: Order | None
    #: Knights that were given clearly more than an equal share of points, most first, two at most.
    pushed: tuple[str, ...]
    points: int | None


class March(Frozen):
    """A knight that has yet to go, and its points."""

    knight: str
    points: int


class TreasureChoice(Frozen):
    """A treasure must be chosen: why, out of whose treasures, by whom."""

    why: Literal["seize", "claim", "witch"]
    owner: int
    by: int
    treasures: tuple[str, ...]


class Watch(Frozen):
    """The seven stands: rivals who can still call the witch, and this seat's answer if it gave one."""

    waiting: tuple[int, ...]
    my_call: bool | None


class Display(Frozen):
    """The table of Le Royaume des 5 Couronnes."""

    seat: int | None
    phase: Chapter
    step: Step
    turn: int
    last_turn: int
    to_move: int
    first: int
    scores: tuple[int | None, ...]
    path: tuple[PathCell, ...]
    knights: tuple[KnightView, ...]
    #: The crowns that the dragon still guards, and those in circles I to V.
    guarded: tuple[str, ...]
    circles: tuple[str | None, ...]
    seats: tuple[SeatView, ...]
    bank: Treasures
    talon: int
    discards: Cards
    #: Cards face down on the path, and how likely one of them is of each kind.
    hidden: int
    hidden_odds: CardOdds
    dice: tuple[str, ...]
    dice_mean: Literal["two", "seven", "double"] | None
    dice_total: int
    attempts: tuple[Attempt, ...]
    challenges: tuple[Challenge, ...]
    compelled: bool
    reaches: tuple[Reach, ...]
    marching: tuple[March, ...]
    acting: str | None
    contest: Contest | None
    choice: TreasureChoice | None
    watch: Watch | None
    king: int | None


def display(v: View) -> Display:
    """The view in the board's own terms."""
    phase, step = STEPS[v.phase.name]
    return Display(
        seat=v.seat,
        phase=phase,
        step=step,
        turn=v.turn,
        last_turn=STOP_TURNS,
        to_move=v.to_move,
        first=v.first,
        scores=v.scores,
        path=tuple([PathCell(CELLS[v.cells][cell], card_name(card)) for cell, card in enumerate(v.cards)]),
        knights=tuple([_knight(v, knight) for knight in range(len(COLOURS))]),
        guarded=tuple([CROWNS[colour] for colour in members(v.away & ~v.crowned)]),
        circles=tuple([CROWNS[colour] for colour in v.circles] + [None] * (len(CIRCLES) - len(v.circles))),
        seats=tuple([_seat(v, seat) for seat in range(v.seats)]),
        bank=Treasures(*v.bank),
        talon=v.fresh or sum(v.talon),
        discards=Cards(*v.discards),
        hidden=v.cards.count(DOWN),
        hidden_odds=hidden_odds(v),
        dice=tuple([f"die:{die}" for die in v.dice]),
        dice_mean=_dice_mean(v),
        dice_total=sum(v.dice),
        attempts=attempts(v),
        challenges=challenges(v),
        compelled=v.compelled,
        reaches=reaches(v),
        marching=(March(KNIGHTS[v.second], v.second_die),) if v.second != NONE else (),
        acting=KNIGHTS[v.knight] if step in _ACTING else None,
        contest=contest(v),
        choice=_choice(v, step),
        watch=Watch(WATCHING.question(v).seats, _my_call(v)) if step == "watch" else None,
        king=members(v.claimants)[0] if step == "over" else None,
    )


def _knight(v: View, knight: int) -> KnightView:
    cell, home = v.places[knight], None
    if knight in v.circles:
        home = CIRCLES[v.circles.index(knight)]
    crowned = bool(v.crowned >> knight & 1) and home is None
    held = CARDS[v.cards[cell]] if v.held >> knight & 1 else None
    return KnightView(KNIGHTS[knight], _COLOURS[knight], CELLS[v.cells][cell], crowned, held, home)


def _seat(v: View, seat: int) -> SeatView:
    number = v.orders[seat] if v.orders else v.my_order if seat == v.seat else NONE
    order = worth = None
    if number != NONE:
        order = Order(ORDER_NAMES[number], tuple([_wish(v, number, n) for n in range(len(CIRCLES))]))
        worth = Treasures(*[treasure_worth(number, v.circles, n) for n in range(len(COLOURS))])
    beyond = pushes(v.given[seat])
    most = sorted(range(len(COLOURS)), key=beyond.__getitem__, reverse=True)[:2]
    return SeatView(
        seat=seat,
        power=v.power[seat],
        most_power=MOST_POWER,
        treasures=Treasures(*v.treasures[seat]),
        treasure_worth=worth,
        has_order=seat < v.dealt,
        order=order,
        pushed=tuple([KNIGHTS[knight] for knight in most if beyond[knight] >= CLEAR_PUSH]),
        points=v.scores[seat],
    )


def _wish(v: View, order: int, circle: int) -> Wish:
    colour = ORDERS[order][circle]
    state: Literal["met", "open", "missed"] = "open"
    if circle < len(v.circles) or colour in v.circles:
        state = "met" if v.circles[circle : circle + 1] == (colour,) else "missed"
    points = CROWN_IN_PLACE if state == "met" else 0
    return Wish(CIRCLES[circle], CROWNS[colour], state, points)


def _dice_mean(v: View) -> Literal["two", "seven", "double"] | None:
    if not v.dice:
        return None
    if v.dice[0] == v.dice[1]:
        return "double"
    return "seven" if sum(v.dice) == WITCH else "two"


def _choice(v: View, step: Step) -> TreasureChoice | None:
    match step:
        case "seize":
            return TreasureChoice("seize", v.rival, v.to_move, _owned(v, v.rival))
        case "claim":
            return TreasureChoice("claim", v.to_move, v.rival, _owned(v, v.to_move))
        case "pay":
            return TreasureChoice("witch", v.to_move, v.to_move, _owned(v, v.to_move))
    return None


def _owned(v: View, seat: int) -> tuple[str, ...]:
    return tuple([TREASURES[colour] for colour, count in enumerate(v.treasures[seat]) if count])


def _my_call(v: View) -> bool | None:
    return False if v.seat is not None and v.quiet >> v.seat & 1 else None
