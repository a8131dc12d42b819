"""Golden playthroughs: whole games as readable text, so that a change of rules shows as a change of text.

A golden file's first line says which game it is, for example

    # crowns seats=2 seed=one play=random show=60 settings={"hard": true}

`play` is random, first or last (always the first or last option), or a bot's name such as greedy;
`show` is how many answers are written out (the rest is played, and the end is shown), from the
first one on, or `after` so many that are only played. `python -m royaumes.testing.golden FOLDER`
rewrites all files below a folder from their first lines.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from royaumes.bots import make
from royaumes.core import Chance, Decide, Move, Over, Settings, State, Stream, to_json
from royaumes.core.record import write_answer
from royaumes.games import AnyGame
from royaumes.games import game as game_of

Chooser = Callable[[AnyGame, Any, int, Stream], Move]


@dataclass(frozen=True, slots=True)
class Script:
    """The first line of a golden file, taken apart."""

    key: str
    seats: int
    seed: str
    play: str
    show: int
    settings: Settings
    after: int = 0


def read_script(line: str) -> Script:
    """What a golden file's first line asks for."""
    key, *named_values = shlex.split(line.removeprefix("#"), posix=False)
    named = dict(setting.split("=", 1) for setting in named_values)
    agreed = json.loads(named.get("settings", "{}"))
    seats, show, after = int(named["seats"]), int(named.get("show", 80)), int(named.get("after", 0))
    return Script(key, seats, named["seed"], named.get("play", "random"), show, agreed, after)


def chooser(play: str) -> Chooser:
    """How the seats choose."""
    match play:
        case "random":
            return lambda game, state, seat, stream: stream.choice(game.options(state, seat))
        case "first":
            return lambda game, state, seat, stream: game.options(state, seat)[0]
        case "last":
            return lambda game, state, seat, stream: game.options(state, seat)[-1]

    def choose(game: AnyGame, state: State, seat: int, stream: Stream) -> Move:
        return make(play, game.key).choose(game.view(state, seat), game.options(state, seat), stream)

    return choose


def playthrough(script: Script) -> str:
    """The text of a golden game below its first line."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    game, stream, choose = game_of(script.key), Stream(script.seed), chooser(script.play)
    state = game.start(script.seats, script.settings)
    seen = _flat(to_json(game.view(state, None)))
    yield f"start: {_short(seen)}"
    number = 0
    while not isinstance(question := game.pending(state), Over):
        number += 1
        if isinstance(question, Chance):
            seat, move = None, question.source.sample(stream)  # type: tuple[int | None, Any]
        else:
            assert isinstance(question, Decide)
            seat = question.seats[0]
            move = choose(game, state, seat, stream)
        before, asked, offered = seen, question.prompt, "" if seat is None else len(game.options(state, seat))
        text = write_answer(question, seat, move).text
        state, announcements = game.apply(state, seat, move)
        seen = _flat(to_json(game.view(state, None)))
        if number == script.after:
            yield f"after {number}: {_short(seen)}"
        if script.after < number <= script.after + script.show:
            who = "*" if seat is None else f"{seat} of {offered}"
            yield f"{number}. {asked} [{who}] {text}"
            for one in announcements:
                yield from (f"     {line}" for line in _announced(one, script.seats))
            yield f"     {_short(_changed(before, seen))}"
    yield f"over after {number} answers: {question.why} ({question.rule}), ranking {question.ranking}"
    yield from (
        f"  {x.seat} {x.rule} {x.what} {x.points:+d} {_short(to_json(x.facts))}" for x in question.sheet
    )
    yield f"  scores {question.scores}"


def _announced(one: Any, seats: int) -> Iterator[str]:
    mark = "!" if one.reveals else "-"
    if one.public is not None:
        yield f"{mark} {_event(one.public)}"
    for seat in range(seats):
        if seat in one.private:
            yield f"{mark} to {seat}: {_event(one.private[seat])}"


def _event(event: Any) -> str:
    facts = " ".join(f"{name}={_short(to_json(fact))}" for name, fact in event.facts.items())
    return f"{event.message} {facts}".rstrip()


def _flat(value: Any, path: str = "") -> dict[str, Any]:
    if isinstance(value, dict):
        shown = {name: part for name, part in value.items() if name != "over"}
        if list(shown) == ["is"]:
            return {path: shown["is"]}
        parts = [_flat(part, f"{path}.{name}" if path else name) for name, part in shown.items()]
        return {name: part for found in parts for name, part in found.items()}
    return {path: value}


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if before.get(name) != value}


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace('"', "")


def rewrite(folder: Path) -> list[Path]:
    """Write every golden file below a folder anew; the files that changed."""
    changed = []
    for path in sorted(folder.rglob("*.txt")):
        head, _, body = path.read_text("utf-8").partition("\n")
        fresh = playthrough(read_script(head))
        if fresh != body:
            path.write_text(f"{head}\n{fresh}", "utf-8")
            changed.append(path)
    return changed


if __name__ == "__main__":
    for written_path in rewrite(Path(sys.argv[1])):
        sys.stdout.write(f"rewritten: {written_path}\n")
