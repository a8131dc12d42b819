"""What counts in a game of Emerald that goes on: for saying what one move brings more than another."""

from __future__ import annotations

from typing import Final

from royaumes.games.emerald.box import BONUS_POINTS, CHAMBER, GEM_POINTS, KEEP, TREASURE_POINTS
from royaumes.games.emerald.scoring import gold_points, leaders
from royaumes.games.emerald.state import Emerald, treasures

#: About what one of each is worth, in points; a knight lost is one that will bring nothing more.
TALLIES: Final = {"gold": 1.0, "gems": 1.0, "treasures": float(TREASURE_POINTS), "lost": -3.0, "cells": 0.35}


def tally(s: Emerald, seat: int) -> tuple[int, ...]:
    """Points in gold and in gems with bonuses; treasures; knights lost; cells that knights have marched."""
    gems = GEM_POINTS * sum(s.gems[seat]) + BONUS_POINTS * [*leaders(s.gems), s.four].count(seat)
    entered = treasures(tuple(s.chamber), s.owners, s.seats)[seat]
    lost = sum([s.owners[colour] == seat for colour in s.nest])
    cells = entered * (CHAMBER - KEEP)
    for colour in s.colours[seat]:
        cells += sum([max(0, place - KEEP) * count for place, count in enumerate(s.knights[colour])])
    return gold_points(s.gold[seat]), gems, entered, lost, cells
