"""Writes what games say, in words, for the browser's tests: both catalogues must say the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from royaumes.core import Chance, Over, Stream
from royaumes.core.to_json import to_json
from royaumes.games import TOY, game, keys
from royaumes.messages import LANGUAGES, Catalogue, Words
from tools.tree import Tree, run

FILE = "web/tests/examples.json"
NAMES = ("Ann", "bot:greedy", "", "Zoé", "bot:random", "Élise")
ODD: tuple[tuple[str, dict[str, Any]], ...] = (
    ("toy-opened", {"doubters": ()}),
    ("toy-opened", {"doubters": ("seat:0",)}),
    ("toy-opened", {"doubters": ("seat:0", "seat:1", "seat:2")}),
    ("toy-rewarded", {"seat": "seat:2", "tokens": 1000}),
    ("toy-rewarded", {"seat": "seat:4", "tokens": 0}),
    ("toy-rewarded", {"seat": "seat:3", "tokens": -1200}),
    ("table-bad-move", {"text": "claim:3"}),
    ("table-no-not-asked", {"seats": ("seat:0", "seat:5")}),
    ("table-no-wait", {"seats": ("seat:1",)}),
    ("table-no-wait", {"seats": ("seat:0", "seat:5")}),
    ("toy-no-such-message", {"value": 3}),
)


def examples() -> Iterator[dict[str, Any]]:
    """For each language: every message of a random game once, the labels of all moves, odd cases."""
    for lang in LANGUAGES:
        for key in (TOY, *keys()):
            words = Words(Catalogue(lang), key, NAMES)
            said = [*(ODD if key == TOY else ()), *spoken(key)]
            for message, facts in said:
                example = {"lang": lang, "game": key, "message": message, "facts": to_json(facts)}
                for me in (None, 0, 1):
                    yield {**example, "me": me, "said": replace(words, me=me).say(message, **facts)}
            for name in sorted({pick for move in game(key).moves for pick in move.picks}):
                yield {"lang": lang, "game": key, "thing": name, "said": words.thing(name)}


def spoken(key: str) -> list[tuple[str, dict[str, Any]]]:
    """The questions, events and score lines of one random game, each message once."""
    played = game(key)
    stream = Stream("examples")
    s = played.start(max(seats for seats in played.seats if seats <= len(NAMES)))
    found: dict[str, dict[str, Any]] = {}
    while not isinstance(question := played.pending(s), Over):
        if isinstance(question, Chance):
            seat: int | None = None
            move: Any = question.source.sample(stream)
        else:
            found.setdefault(question.prompt, dict(question.facts))
            seat = stream.choice(question.seats)
            for tried in stream.shuffled(played.moves)[:4]:
                refused = played.refusal(s, seat, tried)
                if refused is not None:
                    found.setdefault(refused.why, dict(refused.facts))
            move = stream.choice(played.options(s, seat))
        s, announcements = played.apply(s, seat, move)
        for one in announcements:
            for event in (one.public, *one.private.values()):
                if event is not None:
                    found.setdefault(event.message, dict(event.facts))
    for line in question.sheet:
        found.setdefault(line.what, dict(line.facts))
    return list(found.items())


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write the file; there is nothing to check, it is made anew for every test."""
    if not check_only:
        text = json.dumps({"names": NAMES, "examples": list(examples())}, ensure_ascii=False, indent=0)
        Path(tree.root / FILE).write_text(text + "\n", "utf-8")
    return []


if __name__ == "__main__":
    run(__doc__, main)
