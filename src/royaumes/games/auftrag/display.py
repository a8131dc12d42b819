"""What the board shows of a view, in its own terms: named things, what can be used, what is lacking."""

from __future__ import annotations

from functools import cache
from typing import Any

from royaumes.core import Finished, Frozen
from royaumes.games.auftrag.actions import ActionDisplay, MyActionDisplay, ground, my_actions, supply
from royaumes.games.auftrag.adventures import (
    VIRTUE_KINDS,
    AdventureDisplay,
    Virtue,
    adventures,
    opened,
)
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ACTIONS,
    ADVENTURE_THINGS,
    ADVENTURES,
    BOOKS,
    CAMELOT,
    CARD_THINGS,
    COURT,
    COURT_POINTS,
    HORSES,
    KINDS,
    KNIGHTS,
    PLACE_THINGS,
    QUEST,
    SETUPS,
    STEPS,
    TIE_POINTS,
    TOURNAMENT,
    VIRTUES,
    WIN_POINTS,
    WORTH,
    apart,
)
from royaumes.games.auftrag.jousting import ShownStake, TournamentDisplay, last_tournament, tournament
from royaumes.games.auftrag.moves import cheapest
from royaumes.games.auftrag.phases.acting import ACTING
from royaumes.games.auftrag.phases.choosing import CHOOSING
from royaumes.games.auftrag.phases.renewal import PITCHING, TURNING
from royaumes.games.auftrag.phases.tournament import STAKING
from royaumes.games.auftrag.state import View


class VirtueDisplay(Frozen):
    """Virtue cards of one kind."""

    name: str
    virtue: Virtue
    value: int
    count: int


class Promise(Frozen):
    """What a place would allow the viewer after a ride: a court or an adventure, with its shields."""

    name: str
    shields: int


class PlaceDisplay(Frozen):
    """A place of the ring: who stands there, how far it is, which horses get there, what it promises."""

    name: str
    knights: tuple[int, ...]
    steps: int | None
    horses: tuple[str, ...]
    promises: tuple[Promise, ...]


class SeatDisplay(Frozen):
    """A player: knight, tent, cards that all know, actions, adventures, what brought the shields."""

    seat: int
    knight: str
    place: str
    tent: int | None
    cards: int
    known: tuple[VirtueDisplay, ...]
    hidden: int
    actions: tuple[str, ...]
    adventures: tuple[str, ...]
    fulfilled: tuple[str, ...]
    courts: int
    wins: int
    ties: int
    done: bool


class Pass(Frozen):
    """Which pass of phase I this is."""

    number: int
    of: int


class Worth(Frozen):
    """Shields for a court, a tournament won, a tournament shared."""

    court: int
    win: int
    tie: int


class Display(Frozen):
    """The table of Im Auftrag des Königs."""

    seat: int | None
    phase: str
    #: The rulebook's phase: 1 choose, 2 act and joust, 3 renew; 0 while setting up and at the end.
    chapter: int
    round: int
    turn: int
    to_move: int | None
    asked: tuple[int, ...]
    scores: tuple[int, ...]
    leaders: tuple[int, ...]
    target: int
    closing: bool
    safety_round: int
    #: `pass` is a word of Python's.
    draft: Pass | None
    worth: Worth
    ring: tuple[PlaceDisplay, ...]
    seats: tuple[SeatDisplay, ...]
    supply: tuple[ActionDisplay, ...]
    piles: tuple[VirtueDisplay, ...]
    my_hand: tuple[VirtueDisplay, ...]
    my_actions: tuple[MyActionDisplay, ...]
    stop_loses: int | None
    open: tuple[str | None, ...]
    deck: int
    adventures: tuple[AdventureDisplay, ...]
    tournament: TournamentDisplay | None
    last_tournament: tuple[ShownStake, ...] | None
    ranking: tuple[int, ...] | None


def display(v: View) -> Display:
    """The view in the board's own terms."""
    most = max(v.scores)
    over = v.phase.over if isinstance(v.phase, Finished) else None
    return Display(
        seat=v.seat,
        phase=v.phase.name,
        chapter=_chapter(v),
        round=v.round,
        turn=v.turn,
        to_move=v.to_move if v.phase in (CHOOSING, ACTING) else None,
        asked=asked(v),
        scores=v.scores,
        leaders=tuple(seat for seat, points in enumerate(v.scores) if points == most) if most else (),
        target=v.target,
        closing=most >= v.target,
        safety_round=v.last_round,
        draft=_draft(v),
        worth=Worth(COURT_POINTS, WIN_POINTS, TIE_POINTS),
        ring=tuple(_place(v, place) for place in v.ring),
        seats=tuple(_seat(v, seat) for seat in range(v.seats)),
        supply=tuple(supply(v, kind) for kind in range(KINDS)),
        piles=tuple(_virtue(card, count) for card, count in enumerate(v.piles)),
        my_hand=_cards(v.my_hand),
        my_actions=my_actions(v),
        stop_loses=_stop_loses(v),
        open=tuple(opened(v)),
        deck=v.in_deck,
        adventures=tuple(adventures(v)),
        tournament=tournament(v),
        last_tournament=last_tournament(v),
        ranking=tuple(seat for group in over.ranking for seat in group) if over else None,
    )


def asked(v: View) -> tuple[int, ...]:
    """The seats that the table waits for."""
    if v.phase in (CHOOSING, ACTING):
        return (v.to_move,)
    return v.waiting


def _draft(v: View) -> Pass | None:
    if v.phase != CHOOSING:
        return None
    seats = v.seats
    return Pass(v.step // seats + 1, SETUPS[seats].picks)


def _stop_loses(v: View) -> int | None:
    """How many cards the viewer would give up by ending the turn now; null when they cannot."""
    if v.seat is None or v.phase != ACTING or v.to_move != v.seat:
        return None
    return sum(kind != TOURNAMENT for kind in v.chosen[v.seat])


def _chapter(v: View) -> int:
    if v.phase == CHOOSING:
        return 1
    if v.phase in (ACTING, STAKING):
        return 2
    return 3 if v.phase in (TURNING, PITCHING) and v.round else 0


@cache
def _virtue(card: int, count: int) -> VirtueDisplay:
    return VirtueDisplay(CARD_THINGS[card], VIRTUE_KINDS[card // 2], WORTH[card], count)


def _cards(counts: tuple[int, ...]) -> tuple[VirtueDisplay, ...]:
    return tuple(_virtue(card, count) for card, count in enumerate(counts) if count)


def _place(v: View, place: int) -> PlaceDisplay:
    mine = v.seat is not None and len(v.ring) == len(PLACE_THINGS)
    gap = apart(v.ring, v.knights[v.seat], place) if mine and v.seat is not None else None
    horses: tuple[str, ...] = ()
    if v.phase == ACTING and v.to_move == v.seat and v.seat is not None and gap is not None:
        held = sorted(set(v.chosen[v.seat]) & set(HORSES))
        horses = tuple(ACTION_THINGS[kind] for kind in held if STEPS[kind] >= gap)
    knights = tuple(seat for seat, where in enumerate(v.knights) if where == place)
    return PlaceDisplay(PLACE_THINGS[place], knights, gap, horses, tuple(_promises(v, place)))


def _promises(v: View, place: int) -> list[Promise]:
    """What the viewer's unused cards and hand would allow at a place."""
    if v.seat is None or place == CAMELOT:
        return []
    found = []
    if COURT in v.chosen[v.seat] and any(v.my_hand[book] for book in BOOKS):
        found.append(Promise(ACTION_THINGS[COURT], COURT_POINTS))
    if QUEST in v.chosen[v.seat]:
        found += [
            Promise(ADVENTURE_THINGS[number], ADVENTURES[number].shields)
            for number in v.held[v.seat]
            if ADVENTURES[number].place == place and cheapest(number, v.my_hand)
        ]
    return found


def _seat(v: View, seat: int) -> SeatDisplay:
    known = v.my_hand if seat == v.seat else v.seen[seat]
    acted = v.order[: v.step] if v.phase == ACTING else ()
    return SeatDisplay(
        seat=seat,
        knight=KNIGHTS[v.leads[seat]],
        place=PLACE_THINGS[v.knights[seat]],
        tent=v.order.index(seat) + 1 if seat in v.order else None,
        cards=sum(v.seen[seat]) + v.hidden[seat],
        known=_cards(known),
        hidden=v.hidden[seat],
        actions=tuple(ACTION_THINGS[kind] for kind in v.chosen[seat]),
        adventures=tuple(ADVENTURE_THINGS[number] for number in v.held[seat]),
        fulfilled=tuple(ADVENTURE_THINGS[number] for number in v.fulfilled[seat]),
        courts=v.courts[seat],
        wins=v.wins[seat],
        ties=v.ties[seat],
        done=seat in acted or v.phase == STAKING,
    )


def printed() -> dict[str, Any]:
    """What is printed on places and cards, for the browser to draw."""
    return {
        "places": PLACE_THINGS,
        "actions": [
            {"name": ACTION_THINGS[kind], "ground": ground(kind), "steps": STEPS[kind]}
            for kind in range(len(ACTIONS))
        ],
        "virtues": VIRTUES,
        "cards": CARD_THINGS,
        "knights": KNIGHTS,
        "adventures": [
            {
                "name": ADVENTURE_THINGS[number],
                "place": PLACE_THINGS[one.place],
                "demands": {VIRTUES[virtue]: needed for virtue, needed in enumerate(one.demands) if needed},
                "shields": one.shields,
            }
            for number, one in enumerate(ADVENTURES)
        ],
    }
