"""What the board shows of a view, in its own terms: named things, costs, influence, the pile, the stage."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, cast

from royaumes.core import Decision, Finished
from royaumes.games.foracrown.box import (
    CARDS,
    CELLS,
    COSTS,
    DECK_OF_PLACE,
    DECKS,
    EVENT_THINGS,
    EVENTS,
    FAMILIES,
    FAMILY_THINGS,
    HEIRLOOM_THINGS,
    HEIRLOOM_WORTH,
    HEIRLOOMS,
    ICONS,
    LEVELS,
    MERCENARY_SLOTS,
    NONE,
    OPEN_PER_DECK,
    OWNER,
    PASSES,
    PILES,
    PLACES,
    PORTRAIT_THINGS,
    RECRUITS,
    ROUNDS,
    SCANDAL_LOSS,
    STARTING,
)
from royaumes.games.foracrown.moves import FIRST_DECK, SOURCES
from royaumes.games.foracrown.phases.icons import ROLLING
from royaumes.games.foracrown.phases.recruiting import FILLING, LOOKING, RECRUITING
from royaumes.games.foracrown.phases.revealing import REVEALING, UNMASKING
from royaumes.games.foracrown.phases.setup import HANGING
from royaumes.games.foracrown.stage import (
    EVENT_NAMES,
    EventName,
    Forecast,
    Mercenary,
    Stage,
    by_influence,
    coins_of,
    forecast,
    has_most_raccoons,
    mercenary,
    rubies_of,
    stage,
)
from royaumes.games.foracrown.view import View

Scene = Literal["setup", "recruiting", "revealing", "over"]
FamilyKey = Literal["rabbit", "penguin", "ape", "flamingo", "crocodile"]
HeirloomKey = Literal["carrot", "fish", "banana", "shrimp", "egg"]
What = Literal["portraits", "open", "hidden", "reveal", "event", "die"]

_FAMILIES = cast("tuple[FamilyKey, ...]", FAMILIES)
_HEIRLOOMS = cast("tuple[HeirloomKey, ...]", HEIRLOOMS)


@dataclass(frozen=True, slots=True)
class Deck:
    """A face-down deck, and who took its top card in this pass (the last who did)."""

    name: str
    cards: int
    taken_by: int | None


@dataclass(frozen=True, slots=True)
class Place:
    """A place for open cards, how many lie there, and who took from it in this pass (the last who did)."""

    card: Mercenary | None
    cards: int
    taken_by: int | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the royal square; a cost of null is a column without a tile."""

    level: int
    cost: int | None
    next_cost: int | None
    opens_in: int | None
    deck: Deck | None
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class GalleryCell:
    """A cell of the gallery: what a scandal costs there, and whose portrait hangs."""

    cell: int
    loss: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Zone:
    """Neighbouring cells on which a scandal costs the same."""

    first: int
    last: int
    loss: int


@dataclass(frozen=True, slots=True)
class Heirloom:
    """A family's heirloom: whether it is unsold, and its worth."""

    name: str
    key: HeirloomKey
    kept: bool
    worth: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """Everything that a family got and gave away in the open, its start included."""

    coins_in: int
    coins_out: int
    rubies_in: int
    rubies_out: int


@dataclass(frozen=True, slots=True)
class Recruit:
    """A mercenary in a family's sleeve; the card is null where these eyes may know its level alone."""

    card: Mercenary | None
    level: int
    blind: bool
    where: Literal["pile", "stage", "revealed"]


@dataclass(frozen=True, slots=True)
class Family:
    """What these eyes may know of a family; its coins and rubies are null where they may not."""

    name: str
    portrait: str
    key: FamilyKey
    cell: int
    influence: int
    least: bool
    raccoons: int
    most_raccoons: bool
    heirloom: Heirloom
    out: bool
    out_in: int | None
    coins: int | None
    rubies: int | None
    ledger: Ledger
    recruits: tuple[Recruit, ...]
    turn: Literal["done", "now", "waiting"] | None
    place: int | None


@dataclass(frozen=True, slots=True)
class Chest:
    """One's own chest."""

    coins: int
    rubies: int
    heirloom: Heirloom


@dataclass(frozen=True, slots=True)
class Pile:
    """The common pile: cards face down, by kind and by seat, and those turned up in this round."""

    cards: int
    mercenaries: int
    events: int
    by_seat: tuple[int, ...]
    revealed: int


@dataclass(frozen=True, slots=True)
class MayBe:
    """How many of the unseen events are of a kind."""

    kind: EventName
    cards: int


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event in play, whether it still waits in the pile, and whom it would strike now."""

    name: str | None
    kind: EventName | None
    waiting: bool
    may_be: tuple[MayBe, ...]
    forecast: tuple[Forecast, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is asked of chance now: a deck's level, a place in its column, one of the events, a family."""

    what: What
    level: int | None = None
    place: int | None = None
    event: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Bank:
    """Tokens in the bank; below 0 when the box has too few."""

    rubies: int
    coins: int
    raccoons: int


@dataclass(frozen=True, slots=True)
class Display:
    """The table of For a Crown."""

    seat: int | None
    phase: str
    scene: Scene
    #: The seat that is asked now, and the seats that are asked one after the other.
    to_move: int | None
    order: tuple[int, ...]
    turn: int
    round: int
    rounds: int
    #: The recruiting pass of this round, from 1, and how many there are.
    pass_number: int
    passes: int
    last_round: bool
    memory_aid: bool
    scores: tuple[int, ...] | None
    winner: int | None
    columns: tuple[Column, ...]
    gallery: tuple[GalleryCell, ...]
    zones: tuple[Zone, ...]
    families: tuple[Family, ...]
    chest: Chest | None
    pile: Pile
    events: tuple[EventCard, ...]
    stage: Stage | None
    drawing: Drawing | None
    bank: Bank


def display(v: View) -> Display:
    """The view in the board's own terms."""
    over = v.phase.over if isinstance(v.phase, Finished) else None
    return Display(
        seat=v.seat,
        phase=v.phase.name,
        scene=_scene(v),
        to_move=v.to_move if isinstance(v.phase, Decision) else None,
        order=v.order,
        turn=v.turn,
        round=v.round,
        rounds=ROUNDS,
        pass_number=min(v.passes - sum(PASSES[: v.round - 1]) + 1, PASSES[v.round - 1]),
        passes=PASSES[v.round - 1],
        last_round=_is_last_round(v),
        memory_aid=v.memory_aid,
        scores=over.scores if over else None,
        winner=over.winners[0] if over else None,
        columns=tuple(_column(v, level) for level in LEVELS),
        gallery=tuple(_cell(v, cell) for cell in range(1, CELLS + 1)),
        zones=_ZONES,
        families=tuple(_family(v, seat) for seat in range(len(v.gallery))),
        chest=None if v.seat is None else Chest(v.my_coins, v.my_rubies, _heirloom(v, v.seat)),
        pile=_pile(v),
        events=tuple(_event(v, which) for which in range(len(STARTING) + v.round - 1)),
        stage=stage(v),
        drawing=_drawing(v),
        bank=Bank(*v.bank),
    )


def _scene(v: View) -> Scene:
    if isinstance(v.phase, Finished):
        return "over"
    if not v.turn:
        return "setup"
    return "recruiting" if v.phase in (RECRUITING, LOOKING, FILLING) else "revealing"


def _is_last_round(v: View) -> bool:
    """FAC-6.7, FAC-8.1."""
    return v.round == ROUNDS or bool(v.out)


def _cost(round_: int, level: int) -> int | None:
    costs = COSTS[round_ - 1]
    return costs[level - 1] if level <= len(costs) else None


def _column(v: View, level: int) -> Column:
    cost = _cost(v.round, level)
    opens_in = None
    if cost is None:
        opens_in = next(n for n in range(v.round, ROUNDS + 1) if _cost(n, level) is not None)
    return Column(
        level=level,
        cost=cost,
        next_cost=None if _is_last_round(v) else _cost(v.round + 1, level),
        opens_in=opens_in,
        deck=None if level == 1 else _deck(v, level - 2),
        places=_piles(v) if level == 1 else _places(v, level - 2),
    )


def _recruited(v: View) -> list[tuple[int, int]]:
    """The seats that have recruited in this pass, and the slots of their recruits."""
    if v.phase not in (RECRUITING, LOOKING):
        return []
    return [(seat, seat * RECRUITS + v.passes) for seat in v.order[: v.order.index(v.to_move)]]


def _deck(v: View, deck: int) -> Deck:
    takers = [
        seat for seat, slot in _recruited(v) if v.blind >> slot & 1 and _level(v.recruits[slot]) == deck + 2
    ]
    if v.deck == deck:
        takers.append(v.to_move)
    return Deck(SOURCES[FIRST_DECK + deck], v.decks[deck], takers[-1] if takers else None)


def _level(card: int) -> int:
    """The level of a recruit, be it seen or not."""
    return CARDS[card].level if card >= 0 else -card


def _piles(v: View) -> tuple[Place, ...]:
    places = []
    for kind in range(PILES):
        takers = [seat for seat, slot in _recruited(v) if v.recruits[slot] == kind]
        left = v.piles[kind]
        places.append(Place(mercenary(kind) if left else None, left, takers[-1] if takers else None))
    return tuple(places)


def _places(v: View, deck: int) -> tuple[Place, ...]:
    found = []
    for place in range(PLACES):
        if DECK_OF_PLACE[place] == deck:
            card, taker = v.open[place], v.taken[place]
            taken_by = None if taker == NONE else taker
            found.append(Place(None if card == NONE else mercenary(card), int(card != NONE), taken_by))
    return tuple(found)


def _cell(v: View, cell: int) -> GalleryCell:
    return GalleryCell(cell, SCANDAL_LOSS[cell], v.gallery.index(cell) if cell in v.gallery else None)


def _zones() -> tuple[Zone, ...]:
    runs = [(loss, list(run)) for loss, run in groupby(range(1, CELLS + 1), key=SCANDAL_LOSS.__getitem__)]
    return tuple(Zone(run[0], run[-1], loss) for loss, run in runs)


_ZONES = _zones()


def _heirloom(v: View, seat: int) -> Heirloom:
    return Heirloom(HEIRLOOM_THINGS[seat], _HEIRLOOMS[seat], v.heirlooms[seat], HEIRLOOM_WORTH)


def _family(v: View, seat: int) -> Family:
    order, out = by_influence(v), seat in v.out
    return Family(
        name=FAMILY_THINGS[seat],
        portrait=PORTRAIT_THINGS[seat],
        key=_FAMILIES[seat],
        cell=v.gallery[seat],
        influence=order.index(seat) + 1 if seat in order else 0,
        least=order[-1:] == [seat],
        raccoons=v.raccoons[seat],
        most_raccoons=has_most_raccoons(v, seat),
        heirloom=_heirloom(v, seat),
        out=out,
        out_in=v.round if out else None,  # FAC-6.7: there is no later round
        coins=coins_of(v, seat),
        rubies=rubies_of(v, seat),
        ledger=Ledger(v.coins_in[seat], v.coins_out[seat], v.rubies_in[seat], v.rubies_out[seat]),
        recruits=tuple(_recruit(v, slot) for slot in _slots(seat) if v.recruits[slot] != NONE),
        turn=_turn(v, seat),
        place=v.order.index(seat) + 1 if seat in v.order else None,
    )


def _slots(seat: int) -> range:
    return range(seat * RECRUITS, (seat + 1) * RECRUITS)


def _recruit(v: View, slot: int) -> Recruit:
    card = v.recruits[slot]
    where: Literal["pile", "stage", "revealed"] = "pile" if v.pile >> slot & 1 else "revealed"
    if slot == v.slot:
        where = "stage"
    seen = mercenary(card) if card >= 0 else None
    return Recruit(seen, _level(card), bool(v.blind >> slot & 1), where)


def _turn(v: View, seat: int) -> Literal["done", "now", "waiting"] | None:
    if seat not in v.order:
        return None
    if seat == v.to_move:
        return "now"
    return "done" if v.order.index(seat) < v.order.index(v.to_move) else "waiting"


def _pile(v: View) -> Pile:
    by_seat = [0] * len(v.gallery)
    for slot in range(len(v.recruits)):
        by_seat[OWNER[slot]] += v.pile >> slot & 1
    cards = v.pile.bit_count()
    in_play = sum(card != NONE for card in v.recruits) + len(STARTING) + v.round - 1
    return Pile(cards, sum(by_seat), cards - sum(by_seat), tuple(by_seat), in_play - cards)


def _event(v: View, which: int) -> EventCard:
    kind, waiting = v.events[which], bool(v.pile >> MERCENARY_SLOTS + which & 1)
    if kind == NONE:
        bag = tuple(MayBe(EVENT_NAMES[kind], cards) for kind, cards in enumerate(v.event_bag) if cards)
        return EventCard(None, None, waiting, bag, ())
    return EventCard(EVENT_THINGS[kind], EVENT_NAMES[kind], waiting, (), forecast(v, kind))


def _drawing(v: View) -> Drawing | None:
    if v.phase == HANGING:
        return Drawing("portraits")
    if v.phase == FILLING:
        return Drawing("open", level=DECK_OF_PLACE[v.gap] + 2, place=v.gap % OPEN_PER_DECK)
    if v.phase == LOOKING:
        return Drawing("hidden", level=v.deck + 2, seat=v.to_move)
    if v.phase == REVEALING:
        return Drawing("reveal")
    if v.phase == UNMASKING:
        return Drawing("event", event=v.unknown)
    return Drawing("die", seat=v.to_move) if v.phase == ROLLING else None


def printed() -> dict[str, Any]:
    """What is printed on board and cards, for the browser to draw."""
    return {
        "families": FAMILIES,
        "heirlooms": HEIRLOOMS,
        "rounds": ROUNDS,
        "recruits": RECRUITS,
        "cards": [
            {"name": card.name, "level": card.level, "icons": [ICONS[icon] for icon in card.icons]}
            for card in CARDS
        ],
        "piles": PILES,
        "decks": DECKS,
        "open": OPEN_PER_DECK,
        "costs": COSTS,
        "cells": CELLS,
        "losses": SCANDAL_LOSS,
        "events": EVENTS,
        "event_slot": MERCENARY_SLOTS,
    }
