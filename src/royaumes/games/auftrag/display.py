"""What the board shows of a view, in its own terms: named things, what can be used, what is lacking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from royaumes.core import Finished
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ACTIONS,
    ADVENTURE_THINGS,
    ADVENTURES,
    AT_CAMELOT,
    BOOKS,
    CAMELOT,
    CARD_THINGS,
    COURT,
    COURT_POINTS,
    EXERCISES,
    HORSE_BITS,
    HORSES,
    KINDS,
    KNIGHTS,
    OPEN,
    PLACE_THINGS,
    QUEST,
    ROUND_TABLE,
    SETUPS,
    STEPS,
    TIE_POINTS,
    TOURNAMENT,
    VIRTUES,
    WIN_POINTS,
    WORTH,
    apart,
)
from royaumes.games.auftrag.moves import FULFILS
from royaumes.games.auftrag.phases.acting import ACTING
from royaumes.games.auftrag.phases.choosing import CHOOSING
from royaumes.games.auftrag.phases.renewal import PITCHING, TURNING
from royaumes.games.auftrag.phases.tournament import STAKING, stake_total
from royaumes.games.auftrag.view import View

Ground = Literal["camelot", "province", "anywhere"]
Virtue = Literal["sword", "lance", "dragon", "book"]
_VIRTUES: Final[tuple[Virtue, ...]] = get_args(Virtue)
Use = Literal["now", "at_camelot", "in_province", "nothing", "later"]


@dataclass(frozen=True, slots=True)
class VirtueDisplay:
    """Virtue cards of one kind."""

    name: str
    virtue: Virtue
    value: int
    count: int


@dataclass(frozen=True, slots=True)
class Promise:
    """What a place would allow the viewer after a ride: a court or an adventure, with its shields."""

    name: str
    shields: int


@dataclass(frozen=True, slots=True)
class PlaceDisplay:
    """A place of the ring: who stands there, how far it is, which horses get there, what it promises."""

    name: str
    knights: tuple[int, ...]
    steps: int | None
    horses: tuple[str, ...]
    promises: tuple[Promise, ...]


@dataclass(frozen=True, slots=True)
class SeatDisplay:
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


@dataclass(frozen=True, slots=True)
class ActionDisplay:
    """A kind of action card on the table, and why the viewer could not take one."""

    name: str
    ground: Ground
    steps: int | None
    count: int
    barred: Literal["taken", "second_tournament"] | None


@dataclass(frozen=True, slots=True)
class MyActionDisplay:
    """One of the viewer's chosen action cards, and what it is good for at this moment."""

    name: str
    ground: Ground
    steps: int | None
    use: Use


@dataclass(frozen=True, slots=True)
class DemandDisplay:
    """What an adventure asks of a virtue, and how much of it the viewer lacks (null for a spectator)."""

    virtue: Virtue
    needed: int
    lacking: int | None


@dataclass(frozen=True, slots=True)
class AdventureDisplay:
    """An adventure in play, who holds it, and the viewer's cheapest payment for it, if there is one."""

    name: str
    place: str
    demands: tuple[DemandDisplay, ...]
    shields: int
    state: Literal["open", "held", "fulfilled"]
    holder: int | None
    payment: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class RiderDisplay:
    """A rider in the tournament; cards and total are the viewer's own alone."""

    seat: int
    sealed: bool
    cards: tuple[str, ...] | None
    total: int | None


@dataclass(frozen=True, slots=True)
class TournamentDisplay:
    """The tournament that is staked now, and who holds a card for it elsewhere."""

    riders: tuple[RiderDisplay, ...]
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShownStake:
    """A stake of the last tournament, as it was shown, and the shields that it brought."""

    seat: int
    cards: tuple[str, ...]
    total: int
    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Which pass of phase I this is."""

    number: int
    of: int


@dataclass(frozen=True, slots=True)
class Worth:
    """Shields for a court, a tournament won, a tournament shared."""

    court: int
    win: int
    tie: int


@dataclass(frozen=True, slots=True)
class Display:
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
        seats=tuple(_seat(v, seat) for seat in range(len(v.knights))),
        supply=tuple(_supply(v, kind) for kind in range(KINDS)),
        piles=tuple(_virtue(card, count) for card, count in enumerate(v.piles)),
        my_hand=_cards(v.my_hand),
        my_actions=_my_actions(v),
        stop_loses=_stop_loses(v),
        open=tuple(_opened(v)),
        deck=v.in_deck,
        adventures=tuple(_adventures(v)),
        tournament=_tournament(v),
        last_tournament=_last_tournament(v),
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
    seats = len(v.knights)
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


def ground(kind: int) -> Ground:
    """Where an action may be carried out."""
    if kind == TOURNAMENT or AT_CAMELOT >> kind & 1:
        return "camelot"
    return "anywhere" if HORSE_BITS >> kind & 1 else "province"


def _virtue(card: int, count: int) -> VirtueDisplay:
    return VirtueDisplay(CARD_THINGS[card], _VIRTUES[card // 2], WORTH[card], count)


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
            if ADVENTURES[number].place == place and _payment(v, number) is not None
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


def _supply(v: View, kind: int) -> ActionDisplay:
    barred: Literal["taken", "second_tournament"] | None = None if v.supply[kind] else "taken"
    if v.seat is not None and kind == TOURNAMENT and TOURNAMENT in v.chosen[v.seat]:
        barred = "second_tournament"
    return ActionDisplay(ACTION_THINGS[kind], ground(kind), STEPS[kind] or None, v.supply[kind], barred)


def _my_actions(v: View) -> tuple[MyActionDisplay, ...]:
    if v.seat is None:
        return ()
    return tuple(
        MyActionDisplay(ACTION_THINGS[kind], ground(kind), STEPS[kind] or None, _use(v, v.seat, kind))
        for kind in v.chosen[v.seat]
    )


def _use(v: View, seat: int, kind: int) -> Use:
    """What one of the viewer's action cards is good for where the knight stands."""
    if kind == TOURNAMENT:
        return "later"
    if HORSE_BITS >> kind & 1:
        return "now"
    here = v.knights[seat]
    if (here == CAMELOT) != (ground(kind) == "camelot"):
        return "at_camelot" if ground(kind) == "camelot" else "in_province"
    if kind == ROUND_TABLE:
        possible = bool(v.open)
    elif kind == COURT:
        possible = any(v.my_hand[book] for book in BOOKS)
    elif kind == QUEST:
        held = [number for number in v.held[seat] if ADVENTURES[number].place == here]
        possible = any(_payment(v, number) is not None for number in held)
    else:
        virtue = EXERCISES.index(kind)
        possible = any(v.piles[2 * virtue : 2 * virtue + 2])
    return "now" if possible else "nothing"


def _opened(v: View) -> list[str | None]:
    """The open adventures by name, and gaps where none lies."""
    names: list[str | None] = [ADVENTURE_THINGS[number] for number in v.open]
    return names + [None] * (OPEN - len(names))


def _payment(v: View, number: int) -> tuple[str, ...] | None:
    """The cheapest cards of the viewer's hand that meet an adventure's demands (IAK-8.6)."""
    if v.seat is None:
        return None
    for move, needs in FULFILS[number]:
        if all(v.my_hand[card] >= count for card, count in needs):
            return tuple(CARD_THINGS[card] for card in move.cards)
    return None


def _adventures(v: View) -> list[AdventureDisplay]:
    found = [_adventure(v, number, "open", None) for number in v.open]
    for seat, held in enumerate(v.held):
        found += [_adventure(v, number, "held", seat) for number in held]
    for seat, done in enumerate(v.fulfilled):
        found += [_adventure(v, number, "fulfilled", seat) for number in done]
    return found


def _adventure(
    v: View, number: int, state: Literal["open", "held", "fulfilled"], holder: int | None
) -> AdventureDisplay:
    one = ADVENTURES[number]
    demands = tuple(
        DemandDisplay(_VIRTUES[virtue], needed, _lacking(v, virtue, needed))
        for virtue, needed in enumerate(one.demands)
        if needed
    )
    payment = None if state == "fulfilled" else _payment(v, number)
    return AdventureDisplay(
        ADVENTURE_THINGS[number], PLACE_THINGS[one.place], demands, one.shields, state, holder, payment
    )


def _lacking(v: View, virtue: int, needed: int) -> int | None:
    if v.seat is None:
        return None
    return max(0, needed - v.my_hand[2 * virtue] - 2 * v.my_hand[2 * virtue + 1])


def _tournament(v: View) -> TournamentDisplay | None:
    if not v.riders:
        return None
    missing = (seat for seat, chosen in enumerate(v.chosen) if TOURNAMENT in chosen and seat not in v.riders)
    return TournamentDisplay(tuple(_rider(v, seat) for seat in v.riders), tuple(missing))


def _rider(v: View, seat: int) -> RiderDisplay:
    mine = v.my_stake if seat == v.seat else None
    cards = None if mine is None else tuple(CARD_THINGS[card] for card in mine)
    return RiderDisplay(seat, seat not in v.waiting, cards, None if mine is None else stake_total(mine))


def _last_tournament(v: View) -> tuple[ShownStake, ...] | None:
    if not v.last_stakes:
        return None
    totals = [stake_total(cards) for _, cards in v.last_stakes]
    best = max(totals)
    shared = totals.count(best) > 1
    return tuple(
        ShownStake(
            seat,
            tuple(CARD_THINGS[card] for card in cards),
            total,
            0 if not best else TIE_POINTS if shared else WIN_POINTS * (total == best),
        )
        for (seat, cards), total in zip(v.last_stakes, totals, strict=True)
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
