"""Writes web/src/games/<key>/printed.json: what is printed on boards and cards, for the browser to draw."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tools.tree import Tree, run

Printed = dict[str, Any]


def _crowns() -> Printed:
    from royaumes.games.crowns.board import BORDER, CHIPS, CROWNS, LINES, NAMES, SIDE

    from royaumes.games.crowns.scoring import RANKS

    return {
        "side": SIDE,
        "chips": CHIPS,
        "names": NAMES,
        "crowns": CROWNS,
        "border": BORDER,
        "lines": [{"name": line.name, "cells": line.cells, "crowns": line.crowns} for line in LINES],
        "ranks": [{"name": f"rank:{name}", "least": least} for name, least in RANKS],
    }


def _auftrag() -> Printed:
    from royaumes.games.auftrag.box import ACTIONS, ADVENTURES, CARDS, KNIGHTS, PLACES, VIRTUES

    return {
        "places": PLACES,
        "actions": ACTIONS,
        "virtues": VIRTUES,
        "cards": CARDS,
        "knights": KNIGHTS,
        "adventures": [one._asdict() for one in ADVENTURES],
    }


def _emerald() -> Printed:
    from royaumes.games.emerald.board import BELOW, CASTLE, COLOURS, MOUNTAIN, NAMES
    from royaumes.games.emerald.cards import GEMS, VALUES
    from royaumes.games.emerald.flight import LENGTH, TO_CASTLE

    return {
        "colours": COLOURS,
        "places": NAMES,
        "castle": CASTLE,
        "below": BELOW,
        "mountain": MOUNTAIN,
        "values": VALUES,
        "gems": GEMS,
        "bar": LENGTH,
        "to_castle": TO_CASTLE,
    }


def _royaume() -> Printed:
    from royaumes.games.royaume.board import BARE, CIRCLES, COLOURS, DOWN, KINDS, ORDERS

    return {
        "colours": COLOURS,
        "kinds": KINDS,
        "bare": BARE,
        "down": DOWN,
        "circles": CIRCLES,
        "orders": ORDERS,
    }


def _foracrown() -> Printed:
    from royaumes.games.foracrown import box

    return {
        "families": box.FAMILIES,
        "heirlooms": box.HEIRLOOMS,
        "rounds": box.ROUNDS,
        "recruits": box.RECRUITS,
        "cards": [
            {"name": card.name, "level": card.level, "icons": [box.ICONS[icon] for icon in card.icons]}
            for card in box.CARDS
        ],
        "piles": box.PILES,
        "decks": box.DECKS,
        "open": box.OPEN_PER_DECK,
        "costs": box.COSTS,
        "cells": box.CELLS,
        "losses": box.SCANDAL_LOSS,
        "events": box.EVENTS,
        "event_slot": box.MERCENARY_SLOTS,
    }


PRINTED: dict[str, Callable[[], Printed]] = {
    "crowns": _crowns,
    "emerald": _emerald,
    "royaume": _royaume,
    "auftrag": _auftrag,
    "foracrown": _foracrown,
}


def text(printed: Printed) -> str:
    """One entry a line, so that a changed figure is a changed line."""
    lines = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in printed.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write every file that is not as it should be, or with --check name it."""
    wrong = []
    for key in tree.games:
        printed = PRINTED.get(key)
        if printed is None:
            continue
        path = tree.root / "web" / "src" / "games" / key / "printed.json"
        wanted = text(printed())
        if path.exists() and path.read_text("utf-8") == wanted:
            continue
        if check_only:
            wrong.append(f"{tree.name(path)} is not what the game prints: run make printed")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted, "utf-8")
            print(f"printed: wrote {tree.name(path)}")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)
