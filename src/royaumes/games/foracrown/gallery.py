"""The gallery: who is more influential, where a portrait can go."""

from __future__ import annotations

from royaumes.games.foracrown.state import ForACrown


def by_influence(s: ForACrown) -> list[int]:
    """Families in play, the most influential first: its portrait hangs furthest right (FAC-1.12)."""
    gallery = s.gallery
    return sorted([seat for seat, cell in enumerate(gallery) if cell], key=gallery.__getitem__, reverse=True)


def next_free(gallery: list[int], cell: int, step: int) -> int:
    """FAC-4.13: the next cell without a portrait from here; 0 or a cell too many where there is none."""
    cell += step
    while cell and cell in gallery:
        cell += step
    return cell
