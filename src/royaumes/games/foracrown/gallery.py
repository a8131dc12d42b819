"""The gallery: who is more influential, where a portrait can go."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.games.foracrown.state import ForACrown


def by_influence(s: ForACrown) -> tuple[int, ...]:
    """Families in play, the most influential first: its portrait hangs furthest right (FAC-1.12)."""
    gallery = s.gallery
    order = sorted(range(s.seats), key=gallery.__getitem__, reverse=True)
    return tuple(order[: s.playing.bit_count()])


def next_free(gallery: Sequence[int], cell: int, step: int) -> int:
    """FAC-4.13: the next cell without a portrait from here; 0 or a cell too many where there is none."""
    cell += step
    while cell and cell in gallery:
        cell += step
    return cell


def stuck(families: Sequence[int], gallery: Sequence[int], cell: int, step: int) -> int:
    """The families (as bits) that hang side by side from the end cell on: no free cell beyond them."""
    found = 0
    while cell in gallery:
        found |= 1 << families[gallery.index(cell)]
        cell += step
    return found
