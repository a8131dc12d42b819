"""Core and games as machine code, out of the same sources: mypyc and a C compiler.

Everything is built beside a copy of the package in build/compiled, and only what changed since the last
time: the core and each game are a library of their own. The copy is what tests and benchmarks run;
without an option its machine code is then laid beside the sources, where Python prefers it to them.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from importlib.metadata import version
from pathlib import Path

from tools.written_out import written_out

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "compiled" / str(sys.implementation.cache_tag)
#: What Python finds first if it stands on the path: the whole package, compiled.
COPY = BUILD / "src"
KEY, LOG = BUILD / "key", BUILD / "log"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
OPTIMISATION = "2"
#: Products and sums are rounded one by one, as Python does, also where a processor could do both at once.
EXACT = [] if sys.platform == "win32" else ["-ffp-contract=off"]
#: Doors, names of packages, what is said to people: nothing in them is worth compiling.
DOORS = ("__init__.py", "__main__.py", "purpose.py", "terminal.py")
#: Beside core and games: what every step of an environment goes through, and where bots spend their time.
_BOTS = ("net", "packed_units", "value", "turns", "learned", "playout")
BESIDES = {
    "royaumes.rl": ["royaumes/rl/match.py"],
    "royaumes.bots": [f"royaumes/bots/{name}.py" for name in _BOTS],
}
#: Must stay as they are: what holds both kinds of class together, errors, whose facts may have any name, and
#: what writes methods that compiled classes have no need of. The compiler reads along what has records in it.
READ_ALONG = "royaumes/core/refusal.py"
INTERPRETED = tuple(
    f"royaumes/core/{name}.py" for name in ("compiled", "declared", "kinds", "parts", "refusal", "table")
)


def missing() -> str | None:
    """What is missing here to compile anything, if anything is."""
    command = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(command) is None:
        return f"no C compiler ({command})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no header files of Python"
    return None


def libraries(sources: Path) -> dict[str, list[str]]:
    """The modules that are compiled, by the package whose library they share."""
    packages = [sources / "royaumes" / "core", *sorted((sources / "royaumes" / "games").glob("*/"))]
    found = {
        ".".join(package.relative_to(sources).parts): [
            name
            for path in sorted(package.rglob("*.py"))
            if path.name not in DOORS and (name := path.relative_to(sources).as_posix()) not in INTERPRETED
        ]
        for package in packages
    }
    return {package: modules for package, modules in found.items() if modules} | BESIDES


def key() -> str:
    """A digest of everything that the copy is made of."""
    tools = (sys.version, SUFFIX, version("mypy"), OPTIMISATION, EXACT, DOORS, BESIDES, INTERPRETED)
    whole = hashlib.sha256(repr(tools).encode() + (ROOT / "tools" / "written_out.py").read_bytes())
    for path in _package_files():
        whole.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def _package_files() -> Iterator[Path]:
    for path in sorted((SOURCES / "royaumes").rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd") and "static" not in path.parts:
            yield path


def fresh() -> bool:
    """Whether the copy is made of what stands in the sources now."""
    return KEY.is_file() and KEY.read_text("utf-8") == key()


def build() -> None:
    """Bring the copy up to date; nothing happens where it is."""
    if fresh():
        return
    whole = key()
    KEY.unlink(missing_ok=True)
    shutil.rmtree(COPY, ignore_errors=True)
    for path in _package_files():
        target = COPY / path.relative_to(SOURCES)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    compiled = [COPY / module for part in libraries(COPY).values() for module in part]
    rewritten = [*compiled, COPY / READ_ALONG]
    for path in rewritten:
        module = ".".join(path.relative_to(COPY).with_suffix("").parts)
        path.write_text(written_out(path.read_text("utf-8"), module), "utf-8")
    with chdir(COPY):
        _compile(libraries(Path()))
    for path in rewritten:  # variants are imported anew from what anybody can read
        shutil.copy2(SOURCES / path.relative_to(COPY), path)
    KEY.write_text(whole, "utf-8")


def _compile(parts: dict[str, list[str]]) -> None:
    """Machine code beside the modules in this folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = [module for part in parts.values() for module in part]
    options = ["--config-file=", f"--cache-dir={BUILD / 'mypy'}", "--follow-imports=silent"]
    options += ["--ignore-missing-imports"]  # numpy comes with the extra rl alone
    try:
        with LOG.open("w", encoding="utf-8") as log, redirect_stdout(log):
            extensions = mypycify(
                [*options, *modules],
                opt_level=OPTIMISATION,
                debug_level="0",
                separate=[(part, package) for package, part in parts.items()],
                target_dir=str(BUILD / "c"),
            )
    except SystemExit:
        sys.exit(f"{LOG.read_text('utf-8')}\nroyaumes: mypyc refuses the sources")
    for extension in extensions:
        extension.extra_compile_args += EXACT
    distribution = Distribution({"name": "royaumes", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    assert command is not None
    command.build_temp, command.build_lib, command.inplace = str(BUILD / "o"), str(BUILD / "lib"), True
    distribution.run_command("build_ext")


def machine_code(sources: Path) -> Iterator[Path]:
    """The compiled files below a folder."""
    return (sources / "royaumes").rglob(f"*{SUFFIX}")


def install() -> int:
    """Lay the machine code beside the sources; how many modules there are."""
    remove()
    built = list(machine_code(COPY))
    for path in built:
        shutil.copy(path, SOURCES / path.relative_to(COPY))
    return len(built)


def remove() -> None:
    """Take the machine code away from the sources."""
    for path in machine_code(SOURCES):
        path.unlink()


def stale() -> bool:
    """Whether a source has changed since the machine code beside it was laid there."""
    laid = [path.stat().st_mtime for path in machine_code(SOURCES)]
    return bool(laid) and any(path.stat().st_mtime > min(laid) for path in _package_files())


def main() -> None:
    """Compile, or what an option says instead."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--copy", action="store_true", help="build the copy alone, and say where")
    instead.add_argument("--remove", action="store_true", help="back to the sources as they are written")
    instead.add_argument("--remove-stale", action="store_true", help="the same, if a source has changed")
    args = parser.parse_args()
    if args.remove or (args.remove_stale and stale()):
        remove()
    if args.remove or args.remove_stale:
        return
    if lack := missing():
        sys.exit(f"royaumes: {lack} here, so nothing is compiled; the sources run as they are")
    build()
    if args.copy:
        print(COPY)
    else:
        print(f"royaumes: {install()} compiled modules stand beside their sources; make pure removes them")


if __name__ == "__main__":
    main()
