"""The board: castle, path and chamber as numbered places, and where a knight's count leads."""

from __future__ import annotations

from royaumes.core import load

DATA = load(__package__, "board")

COLOURS: tuple[str, ...] = tuple(DATA["knights"]["colours"]["names"])
KNIGHTS = tuple(f"knight:{colour}" for colour in COLOURS)

#: EMR-1.2: four towers and the keep, which is the last of them.
CASTLE = len(DATA["castle"]["towers"]) + 1
KEEP = CASTLE - 1
#: EMR-1.1: the plain, then the mountain, then the chamber. Places are numbered on from the castle.
PLAIN: int = DATA["path"]["plain"]
MOUNTAIN: int = DATA["path"]["mountain"]
BELOW = CASTLE + PLAIN  # the place of mountain cell 0
PLACES = BELOW + MOUNTAIN  # where knights stand that can still move
CHAMBER = PLACES
NAMES = (
    *(f"tower:{n}" for n in range(1, CASTLE)),
    "tower:keep",
    *(f"plain:{n}" for n in range(1, PLAIN + 1)),
    *(f"mountain:{n}" for n in range(1, MOUNTAIN + 1)),
)
#: Names of the mountain cells, counted from 0.
CELLS = NAMES[BELOW:]
BIT = tuple(1 << place for place in range(PLACES))

SEATING: dict[int, tuple[int, bool]] = {
    row["seats"]: (row["colours_each"], row["keep"]) for row in DATA["seating"]
}
MOST_SEATS = max(SEATING)
MOST_KNIGHTS = max(seats * each * (CASTLE if keep else KEEP) for seats, (each, keep) in SEATING.items())


def leads(place: int, count: int) -> int:
    """Where a knight gets to that starts here with this count of knights around it (itself included)."""
    start = KEEP if place < CASTLE else place  # EMR-3.4: every building is one step before the path
    # EMR-3.5: always onwards; EMR-3.6, EMR-4.1: only the chamber cuts a count short
    return min(start + count, CHAMBER)


#: The same as a table: LEADS[place][count].
LEADS = tuple(tuple(leads(place, count) for count in range(MOST_KNIGHTS + 1)) for place in range(PLACES))
