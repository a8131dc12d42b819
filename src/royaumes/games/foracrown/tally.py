"""What counts in a game of For a Crown that goes on: for saying what one move brings more than another."""

from __future__ import annotations

from typing import Final

from royaumes.games.foracrown.box import CARD_ICONS, CARDS, NONE, RECRUITS, ROUNDS
from royaumes.games.foracrown.scoring import result
from royaumes.games.foracrown.state import ForACrown

#: About what one of each is worth, in rubies: coins buy recruits, raccoons draw burglars, cells are
#: influence.
TALLIES: Final = {"rubies": 1.0, "effects": 0.4, "coins": 0.4, "raccoons": -0.4, "cells": 0.25}


def tally(s: ForACrown, seat: int) -> tuple[int, ...]:
    """Rubies if the game ended now; effects of recruits in later rounds; coins; raccoons; influence."""
    recruits = [card for card in s.recruits[seat * RECRUITS : (seat + 1) * RECRUITS] if card != NONE]
    effects = sum([1 if CARDS[card].level == 1 else len(CARD_ICONS[card]) for card in recruits])
    rubies = result(s, "", "", final=True).scores[seat]
    return rubies, effects * (ROUNDS - s.round), s.coins[seat], s.raccoons[seat], s.gallery[seat]
