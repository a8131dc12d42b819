"""What is installed: exact versions, no addresses, nothing that nobody needs and nothing too little."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions, requires

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as name_of
from tests.package.conftest import REPOSITORY

PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = {extra: list(map(Requirement, needs)) for extra, needs in PROJECT["optional-dependencies"].items()}
#: Declared by Litestar 2, loaded by nothing here: see requirements.txt.
LEFT_OUT = {"polyfactory"}
#: What the parts of the product may import; the rest of them the standard library alone.
MAY_IMPORT = {
    "messages": ("terminal", "server"),
    "server": ("server", "postgres"),
    "cli": ("terminal", "server", "data"),
    "rl": ("rl", "open-spiel", "data"),
    "sim": ("ray",),
    "bots": ("fast",),
}


def lines(name):
    text = (REPOSITORY / name).read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def needed(requirements, extra=""):
    """The names of everything that these need on this machine, and that needs, but for what is left out."""
    found = set()
    for need in requirements:
        if need.marker is not None and not need.marker.evaluate({**default_environment(), "extra": extra}):
            continue
        if (name := name_of(need.name)) not in LEFT_OUT:
            found |= {name} | (
                needed(map(Requirement, requires(name) or ())) if name != "royaumes" else set()
            )
    return found


def here(line):
    need = Requirement(line)
    return need.marker is None or need.marker.evaluate()


def test_make_play_installs_exactly_what_playing_needs():
    listed = {name_of(Requirement(line).name) for line in lines("requirements.txt") if here(line)}
    assert listed == needed([*EXTRAS["terminal"], *EXTRAS["server"]])


def test_every_version_is_pinned_and_no_address_is_named():
    pinned = {name_of(line.partition("==")[0]) for line in lines("constraints.txt")}
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines("constraints.txt"))
    wanted = {name_of(Requirement(line).name) for line in lines("requirements.txt")} | needed(EXTRAS["dev"])
    assert wanted - {"royaumes"} <= pinned
    assert "://" not in (REPOSITORY / "web" / "package-lock.json").read_text("utf-8")


def test_pins_keep_to_the_bounds():
    pinned = dict(line.split("==") for line in lines("constraints.txt"))
    versions = {name_of(name): version for name, version in pinned.items()}
    for need in (need for needs in EXTRAS.values() for need in needs if need.name != "royaumes"):
        assert need.specifier.contains(versions[name_of(need.name)]), need
    for need in (*EXTRAS["terminal"], *EXTRAS["server"]):
        assert {"<", ">="} == {one.operator for one in need.specifier}, f"{need}: from where to where?"


def imported(path):
    """The packages outside the standard library that a file imports, and the line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names):
                tops = [alias.name.partition(".")[0] for alias in names]
            case ast.ImportFrom(str(module), _, 0):
                tops = [module.partition(".")[0]]
            case _:
                continue
        yield from ((top, node.lineno) for top in tops if top not in sys.stdlib_module_names | {"royaumes"})


def test_no_part_imports_what_its_extra_does_not_install():
    distributions = packages_distributions()
    package = REPOSITORY / "src" / "royaumes"
    wrong = []
    for path in package.rglob("*.py"):
        # A game draws its own terminal board; nothing else of it may need a package.
        part = "cli" if path.name == "terminal.py" else path.relative_to(package).parts[0]
        allowed = {name_of(need.name) for extra in MAY_IMPORT.get(part, ()) for need in EXTRAS[extra]}
        for top, line in imported(path):
            if not {name_of(name) for name in distributions.get(top, [top])} & allowed:
                wrong.append(f"{path.relative_to(REPOSITORY)}:{line}: {top}")
    assert not wrong


@pytest.mark.parametrize("extra", ["terminal", "server"])
def test_nothing_is_installed_that_nobody_imports(extra):
    parts = [part for part, extras in MAY_IMPORT.items() if extra in extras] + ["games"]
    files = [path for part in parts for path in (REPOSITORY / "src" / "royaumes" / part).rglob("*.py")]
    tops = {top for path in files for top, _ in imported(path)}
    distributions = packages_distributions()
    used = {name_of(name) for top in tops for name in distributions.get(top, [])}
    by_name = {"httptools", "uvloop", "websockets"}  # uvicorn loads these by their names
    assert {name_of(need.name) for need in EXTRAS[extra]} <= used | by_name
