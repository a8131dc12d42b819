"""What the board shows of a view, in its own terms: named things, costs, influence, the pile, the stage."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, Literal

from royaumes.core import Decision, Finished
from royaumes.core.frozen import Frozen
from royaumes.games.foracrown.box import (
    BURGLARY_LOSS,
    CARDS,
    CELLS,
    COSTS,
    DECK_OF_PLACE,
    DECKS,
    EVENT_THINGS,
    EVENTS,
    FAMILIES,
    HEIRLOOMS,
    ICONS,
    LEVELS,
    MERCENARY_SLOTS,
    NONE,
    OPEN_PER_DECK,
    OWNER,
    PASSES,
    PILES,
    RECRUITS,
    ROUNDS,
    SCANDAL_LOSS,
    STARTING,
)
from royaumes.games.foracrown.family import Family, Heirloom, family, heirloom
from royaumes.games.foracrown.phases.icons import ROLLING
from royaumes.games.foracrown.phases.recruiting import FILLING, LOOKING, RECRUITING
from royaumes.games.foracrown.phases.revealing import REVEALING, UNMASKING
from royaumes.games.foracrown.phases.setup import HANGING
from royaumes.games.foracrown.square import Column, column, is_last_round
from royaumes.games.foracrown.stage import EVENT_NAMES, EventName, Forecast, Stage, forecast, stage
from royaumes.games.foracrown.state import View

Scene = Literal["setup", "recruiting", "revealing", "over"]
What = Literal["portraits", "open", "hidden", "reveal", "event", "die"]


class GalleryCell(Frozen):
    """A cell of the gallery: what a scandal costs there, and whose portrait hangs."""

    cell: int
    loss: int
    seat: int | None


class Zone(Frozen):
    """Neighbouring cells on which a scandal costs the same."""

    first: int
    last: int
    loss: int


class Chest(Frozen):
    """One's own chest."""

    coins: int
    rubies: int
    heirloom: Heirloom


class Pile(Frozen):
    """The common pile: cards face down, by kind and by seat, and those turned up in this round."""

    cards: int
    mercenaries: int
    events: int
    by_seat: tuple[int, ...]
    revealed: int


class MayBe(Frozen):
    """How many of the unseen events are of a kind."""

    kind: EventName
    cards: int


class EventCard(Frozen):
    """An event in play, whether it still waits in the pile, and whom it would strike now."""

    name: str | None
    kind: EventName | None
    waiting: bool
    may_be: tuple[MayBe, ...]
    forecast: tuple[Forecast, ...]


class Drawing(Frozen):
    """What is asked of chance now: a deck's level, a place in its column, one of the events, a family."""

    what: What
    level: int | None = None
    place: int | None = None
    event: int | None = None
    seat: int | None = None


class Display(Frozen):
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
    burglary_loss: int
    families: tuple[Family, ...]
    chest: Chest | None
    pile: Pile
    events: tuple[EventCard, ...]
    stage: Stage | None
    drawing: Drawing | None


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
        last_round=is_last_round(v),
        memory_aid=v.memory_aid,
        scores=over.scores if over else None,
        winner=over.winners[0] if over else None,
        columns=tuple(column(v, level) for level in LEVELS),
        gallery=tuple(_cell(v, cell) for cell in range(1, CELLS + 1)),
        zones=_ZONES,
        burglary_loss=BURGLARY_LOSS,
        families=tuple(family(v, seat) for seat in range(v.seats)),
        chest=None if v.seat is None else Chest(v.my_coins, v.my_rubies, heirloom(v, v.seat)),
        pile=_pile(v),
        events=tuple(_event(v, which) for which in range(len(STARTING) + v.round - 1)),
        stage=stage(v),
        drawing=_drawing(v),
    )


def _scene(v: View) -> Scene:
    if isinstance(v.phase, Finished):
        return "over"
    if not v.turn:
        return "setup"
    return "recruiting" if v.phase in (RECRUITING, LOOKING, FILLING) else "revealing"


def _cell(v: View, cell: int) -> GalleryCell:
    return GalleryCell(cell, SCANDAL_LOSS[cell], v.gallery.index(cell) if cell in v.gallery else None)


def _zones() -> tuple[Zone, ...]:
    runs = [(loss, list(run)) for loss, run in groupby(range(1, CELLS + 1), key=SCANDAL_LOSS.__getitem__)]
    return tuple(Zone(run[0], run[-1], loss) for loss, run in runs)


_ZONES: Final = _zones()


def _pile(v: View) -> Pile:
    by_seat = [0] * v.seats
    for slot in range(len(v.recruits)):
        by_seat[OWNER[slot]] += v.pile >> slot & 1
    cards = v.pile.bit_count()
    in_play = sum(card != NONE for card in v.recruits) + len(STARTING) + v.round - 1
    return Pile(cards, sum(by_seat), cards - sum(by_seat), tuple(by_seat), in_play - cards)


def _event(v: View, which: int) -> EventCard:
    kind, waiting = v.events[which], bool(v.pile >> MERCENARY_SLOTS + which & 1)
    if kind is None:
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
    if v.phase == REVEALING and v.slot == NONE and v.event is None:
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
