"""The API reference from the docstrings, and the names and links that lead nowhere; see `tools.site`."""

from __future__ import annotations

import ast
import builtins
import re
import warnings
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name, walk_packages
from urllib.parse import unquote, urldefrag

import pdoc
import pdoc.render

import royaumes
from tools.tree import Tree, python

#: A name in backticks that is meant to be looked up: a class, or a dotted name of the product.
_NAMED = re.compile(r"`([A-Z]\w*[a-z]\w*(?:\.\w+)*|royaumes(?:\.\w+)+)`")
#: Modules that need a package which not everybody who works here has to install.
_NEEDS = {
    "royaumes.rl.gymnasium": "gymnasium",
    "royaumes.rl.open_spiel": "pyspiel",
    "royaumes.rl.pettingzoo": "pettingzoo",
}
_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class _Page(HTMLParser):
    """The links of a page, and the places on it that a link can lead to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places = {""}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note what a tag links to and what it is called."""
        found = dict(attributes)
        if tag == "a" and found.get("href"):
            self.links.add(unquote(found["href"] or ""))
        self.places.add(found.get("id") or "")


def broken_names(tree: Tree) -> list[str]:
    """Every name in a docstring that nothing of the product or of Python has, as file:line: what."""
    parsed = {path: ast.parse(path.read_text("utf-8")) for path in python(tree.package)}
    known = {name for module in parsed.values() for name in _defined(module)} | set(vars(builtins))
    return [
        f"{tree.name(path)}:{line}: `{name}` is nowhere to be found"
        for path, module in parsed.items()
        for line, name in _cited(module)
        if not (_importable(name) if name.startswith("royaumes.") else name.split(".")[0] in known)
    ]


def _defined(module: ast.Module) -> Iterator[str]:
    """The names that a module makes or takes in from elsewhere."""
    for node in ast.walk(module):
        match node:
            case (
                ast.ClassDef(name)
                | ast.alias(name, None)
                | ast.alias(_, str(name))
                | ast.Name(name, ast.Store())
            ):
                yield name
            case _:
                pass


def _cited(module: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(module):
        if isinstance(node, _DOCUMENTED):
            yield from (
                (getattr(node, "lineno", 1), name) for name in _NAMED.findall(ast.get_docstring(node) or "")
            )


def _importable(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def broken_links(site: Path) -> list[str]:
    """Every link of the built pages whose page or place on it does not exist; private names have no place."""
    pages = {path: _Page(path) for path in site.rglob("*.html")}
    broken = []
    for path, page in pages.items():
        if ".".join(path.relative_to(site).with_suffix("").parts).endswith(tuple(_NEEDS)):
            continue  # what they inherit speaks of things that its own library documents
        for link in sorted(page.links):
            target, place = urldefrag(link)
            if place.startswith("_"):
                continue
            there = (path.parent / target).resolve() if target else path
            if "://" not in target and (there not in pages or place not in pages[there].places):
                broken.append(f"{path.relative_to(site)}: {link} leads nowhere")
    return broken


def build(site: Path) -> int:
    """Write the pages; how many there are. Anything that pdoc cannot read is an error."""
    pdoc.render.configure(
        docformat="markdown", show_source=False, footer_text=f"Royaumes {royaumes.__version__}"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Inherited fields name types that their own module need not import.
        warnings.filterwarnings("ignore", "Error parsing type annotation")
        warnings.filterwarnings("ignore", "Failed to run TYPE_CHECKING code")  # of libraries
        warnings.filterwarnings("ignore", "The module specification")  # packages bring their modules along
        pdoc.pdoc("royaumes", *modules(), output_directory=site)
    return len(list(site.rglob("*.html")))


def modules() -> Iterator[str]:
    """Every public module; `__main__` is a door to be run, and the toy is there for tests.

    Those that need a large package of an extra are left out, and named, where it is not installed.
    """
    for found in walk_packages(royaumes.__path__, "royaumes."):
        if any(part.startswith("_") for part in found.name.split(".")):
            continue
        missing = _NEEDS.get(found.name)
        if missing and not find_spec(missing):
            print(f"reference: without {found.name}, which needs {missing}")
        else:
            yield found.name
