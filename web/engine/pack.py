"""Byte-compile modules with the very Python that will run them, into archives that never differ."""

import importlib.util
import io
import marshal
import types
import zipfile
from pathlib import Path

#: Packages and modules that no visitor needs: the command line, learning, what only a server imports.
LEFT_OUT = ("cli/", "rl/", "testing/", "server/static/", "games/_toy/", "offline/engine/")
#: Packages of which only what has been imported is taken: the rest needs a network or many processes.
ONLY_USED = ("royaumes/server/", "royaumes/sim/")


def compiled(source: bytes, name: str) -> bytes:
    """A module as a `.pyc` that is never checked against its source; without docstrings and assertions."""
    code = bare(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def bare(code: types.CodeType) -> types.CodeType:
    """Code without the places in its source, which are a fifth of it: an error still names the function."""
    inner = (bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    # An empty table breaks tracebacks; this one says of every eight units that they have no place.
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=tuple(inner))


def archive(files: dict[str, bytes]) -> bytes:
    """These files as a zip without compression: it is compressed as a whole."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return out.getvalue()


def library(path: str, used: list[str]) -> bytes:
    """The modules of the standard library that are used."""
    with zipfile.ZipFile(path) as whole:
        return archive({f"{name[:-3]}.pyc": compiled(whole.read(name), name) for name in used})


def product(root: str, used: list[str]) -> bytes:
    """Our own package, with its data."""
    files = {}
    for path in Path(root).rglob("*"):
        short = path.relative_to(root).as_posix()
        if (
            not path.is_file()
            or "__pycache__" in short
            or short.removeprefix("royaumes/").startswith(LEFT_OUT)
        ):
            continue
        if short.startswith("royaumes/games/") and path.name in ("terminal.py", "__main__.py"):
            continue
        if short.startswith(ONLY_USED) and path.suffix == ".py" and short not in used:
            continue
        if path.suffix == ".py":
            files[f"{short[:-3]}.pyc"] = compiled(path.read_bytes(), short)
        elif path.suffix not in (".so", ".pyc", ".typed"):
            files[short] = path.read_bytes()
    return archive(files)
