"""What each field of a view of Le Royaume des 5 Couronnes can hold."""

from __future__ import annotations

from royaumes.core.fields import MANY, Bits, Fields, Maybe, Number, Row, Several
from royaumes.games.royaume.box import (
    CALLING_SECONDS,
    CARD_COUNTS,
    CIRCLES,
    COLOURS,
    EACH_COLOUR,
    MOST_POWER,
    NONE,
    NUMBERS,
    ORDERS,
    PATHS,
    Card,
)

_POINTS = 200


def fields(seats: int) -> Fields:
    """The fields of a view at a table of so many seats, the phase apart."""
    colours, cells = len(COLOURS), max(PATHS) + 2
    seat, colour, place = Number(0, seats - 1), Number(0, colours - 1), Number(NONE, cells - 1)
    knight, some_knights, some_seats = Number(NONE, colours - 1), Bits(colours), Bits(seats)
    owned, order = Row(colours, Number(0, EACH_COLOUR)), Number(0, len(ORDERS) - 1)
    cards = Row(len(CARD_COUNTS), Number(0, max(CARD_COUNTS)))
    die = Number(0, max(one.get("sides", 0) for one in NUMBERS.values()))
    return {
        "seat": seat,
        "cells": Number(min(PATHS), max(PATHS)),
        "calling": Number(0, max(CALLING_SECONDS)),
        "first": seat,
        "to_move": seat,
        "turn": Number(0, MANY),
        "scores": Row(seats, Maybe(Number(0, _POINTS))),
        "my_order": Number(NONE, len(ORDERS) - 1),
        "orders": Several(seats, order),
        "dealt": Number(0, seats),
        "power": Row(seats, Number(0, MOST_POWER)),
        "treasures": Row(seats, owned),
        "bank": owned,
        "given": Row(seats, Row(colours, Number(-MANY, MANY))),
        "places": Row(colours, place),
        "crowned": some_knights,
        "held": some_knights,
        "circles": Several(len(CIRCLES), colour),
        "cards": Several(cells, Number(0, len(Card) - 1)),
        "unseen": cards,
        "fresh": Number(0, sum(CARD_COUNTS)),
        "talon": cards,
        "discards": cards,
        "compelled": Number(0, 1),
        "rivals": some_seats,
        "challenged": some_seats,
        "rival": Number(NONE, seats - 1),
        "dice": Several(2, die),
        "quiet": some_seats,
        "knight": knight,
        "left": place,
        "second": knight,
        "second_die": die,
        "dragon": die,
        "claimants": some_seats,
    }
