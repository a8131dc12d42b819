"""Which knights may move: the one place where a march is allowed or refused."""

from __future__ import annotations

from royaumes.core import Refusal
from royaumes.games.emerald.board import BIT, KNIGHTS, NAMES, PLACES
from royaumes.games.emerald.moves import March
from royaumes.games.emerald.state import Emerald, colours_of, knights_at


def weary(s: Emerald, place: int) -> int:
    """How many knights of the colour that moves have moved or been ransomed and stand here now."""
    return (s.moved == place) + (s.ransomed == place)


def fresh_places(s: Emerald) -> int:
    """The places (as bits) from which a second knight may leave: EMR-2.4, EMR-2.6, EMR-7.9."""
    colour = s.colour
    places = s.where[colour]
    for place in (s.moved, s.ransomed):
        if place >= 0 and s.knights[colour * PLACES + place] <= weary(s, place):
            places &= ~BIT[place]
    return places


def no_march(s: Emerald, seat: int, move: March) -> Refusal | None:
    """Why this knight may not leave this place now."""
    colour, place = move.colour, move.place
    facts = {"knight": KNIGHTS[colour], "place": NAMES[place]}
    if colour not in colours_of(s.seats, seat):
        return Refusal("EMR-2.3", "emerald-no-not-yours", facts)
    if s.second and colour != s.colour:
        return Refusal("EMR-2.6", "emerald-no-other-colour", {"knight": KNIGHTS[s.colour]})
    count = knights_at(s, colour, place)
    if not count:
        return Refusal("EMR-2.3", "emerald-no-knight-there", facts)
    if s.second and count <= weary(s, place):
        if s.ransomed == place:
            return Refusal("EMR-7.9", "emerald-no-ransomed", facts)
        return Refusal("EMR-2.4", "emerald-no-twice", facts)
    return None


def no_stop(s: Emerald) -> Refusal | None:
    """Why the turn cannot end yet."""
    return None if s.second else Refusal("EMR-2.2", "emerald-no-stop-yet")
