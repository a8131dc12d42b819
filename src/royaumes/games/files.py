"""Games in a single file: `royaumes play examples/pig.py`.

A file that was opened is named in the environment, so that other processes of this one find it too, and its
module has a name that they can import: records, bots and views then know the game by its key alone.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from royaumes.core import Chance, Decide, Game, Over, State, Stream, UserError, View
from royaumes.core.events import FILES

#: The environment variable that names the files, with `os.pathsep` between them.
VARIABLE: Final = "ROYAUMES_GAMES"
SUFFIX: Final = ".py"
#: How many answers a file's game is tried with at each number of seats before anybody plays it.
_TRIED: Final = 60


def is_file(key: str) -> bool:
    """Whether somebody names a file instead of a key."""
    return key.endswith(SUFFIX)


def known() -> dict[str, Path]:
    """The files that were opened, by the keys of their games."""
    named = filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))
    return {Path(path).stem: Path(path) for path in named}


def module(key: str) -> str:
    """The name of the module that a file is imported as."""
    return f"{FILES}.{key}"


def add(file: str) -> str:
    """Name a file in the environment; its key, or a `UserError` where there is no such file."""
    path = Path(file).expanduser().resolve()
    if not path.is_file():
        raise UserError("table-game-no-file", text=file)
    if not path.stem.isidentifier():
        raise UserError("table-game-bad-name", text=path.name)
    before = known().get(path.stem)
    if before not in (None, path):
        raise UserError("table-game-taken", text=file, name=path.stem)
    if before is None:
        os.environ[VARIABLE] = os.pathsep.join([*map(str, known().values()), str(path)])
    return path.stem


def load(key: str) -> Game[State, View]:
    """The game of an opened file, tried for a few moves; a `UserError` names what it lacks."""
    file = known()[key]
    try:
        found = getattr(import_module(module(key)), "GAME", None)
        if not isinstance(found, Game):
            raise UserError("table-game-no-game", text=file.name)
        _complete(found, key, file.name)
        for seats in found.seats:
            _try(found, seats, file.name)
    except UserError:
        sys.modules.pop(module(key), None)
        raise
    except FileNotFoundError as error:
        raise UserError("table-game-no-file", text=str(file)) from error
    except Exception as error:  # whatever a game that is being written may do
        sys.modules.pop(module(key), None)
        raise _broken(error, file) from error
    return found


def blamed(error: BaseException) -> UserError | None:
    """An error inside of an opened file, as a sentence; None where no such file has a part in it."""
    files = {str(path): path for path in known().values()}
    there = [
        files[frame.filename]
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename in files
    ]
    return _broken(error, there[-1]) if there else None


def _broken(error: BaseException, file: Path) -> UserError:
    """Which line of a file went wrong, and how."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(file)]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else 0
    what = error.msg if isinstance(error, SyntaxError) else str(error)
    return UserError(
        "table-game-broken", text=f"{type(error).__name__}: {what}", file=file.name, line=line or 0
    )


def _complete(found: Game[State, View], key: str, file: str) -> None:
    """What has no default must be there."""
    for name in ("key", "seats", "moves"):
        if not hasattr(found, name):
            raise UserError("table-game-lacks", text=file, name=name)
    if found.key != key:
        raise UserError("table-game-key", text=file, name=str(found.key), wanted=key)


def _try(rules: Game[State, View], seats: int, file: str) -> None:
    """Play a little, and look at what the seats are shown and offered."""
    stream = Stream(f"{rules.key}/{seats}")
    s = rules.start(seats)
    for _ in range(_TRIED):
        question = rules.pending(s)
        for seat in (*range(seats), None):
            view = rules.view(s, seat)
            _check_view(rules, view, file)
            rules.imagine(view, stream)
        if isinstance(question, Over):
            return
        if isinstance(question, Chance):
            s, _ = rules.apply(s, None, question.source.sample(stream))
            continue
        assert isinstance(question, Decide)
        phase = type(s.phase).__name__
        for seat in question.seats:
            options = rules.options(s, seat)
            if not options:
                raise UserError("table-game-no-options", text=file, name=phase, seat=f"seat:{seat}")
            for move in options:
                if move not in rules.moves:
                    raise UserError(
                        "table-game-unknown-move", text=file, name=phase, move=" ".join(move.picks)
                    )
        s, _ = rules.apply(s, question.seats[0], stream.choice(rules.options(s, question.seats[0])))


def _check_view(rules: Game[State, View], view: object, file: str) -> None:
    if not isinstance(view, View):
        raise UserError("table-game-lacks", text=file, name="View")
    for name in view.names:
        if not hasattr(view, name):
            raise UserError("table-game-view-misses", text=file, name=name)


class _Finder(MetaPathFinder):
    """Finds the modules of opened files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        above, _, key = fullname.rpartition(".")
        if above != FILES or key not in known():
            return None
        return spec_from_file_location(fullname, known()[key])


sys.modules.setdefault(FILES, ModuleType(FILES))
sys.modules[FILES].__path__ = []
sys.meta_path.append(_Finder())
