"""Builds the site: the pages of docs/ as HTML with one menu, and the API reference under api/.

Markdown is read by markdown-it, which the terminal needs anyway. Links between pages follow them, and what
lies outside docs/ (sources, tests) is named without a link.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from markdown_it import MarkdownIt

from tools import reference
from tools.tree import Tree

#: The menu: what a reader wants to do, and the page that says how.
MENU: Final = {
    "players": "Play",
    "bots": "Write a bot",
    "bot-door": "The bot door",
    "researchers": "Research",
    "designers": "Design variants",
    "terminal": "Terminal",
    "simulation": "Simulate",
    "data": "Data",
    "ladder": "Strength",
    "server": "Serve",
    "threat-model": "Threats",
    "scale": "Scale",
    "protocol": "Protocol",
}
_LINK: Final = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)
_HEADING: Final = re.compile(r"<(h[1-6])>(.*?)</\1>", re.DOTALL)
_PAGE: Final = Template(Path(__file__).with_name("page.html").read_text("utf-8"))


def build(docs: Path, site: Path) -> int:
    """Write a page for every page of docs/, and the first one; how many there are."""
    read = MarkdownIt("commonmark").enable("table")
    pages = sorted(docs.rglob("*.md"))
    for path in pages:
        name = path.relative_to(docs).with_suffix(".html")
        body = _with_places(_with_links(read.render(path.read_text("utf-8")), path, docs))
        _write(site / name, body, "../" * (len(name.parts) - 1))
    if (docs / "pictures").is_dir():
        shutil.copytree(docs / "pictures", site / "pictures", dirs_exist_ok=True)
    shutil.copy(site / "players.html", site / "index.html")
    return len(pages) + 1


def _write(file: Path, body: str, home: str) -> None:
    found = re.search(r"<h1[^>]*>(.*?)</h1>", body, re.DOTALL)
    title = re.sub(r"<[^>]+>", "", found[1]) if found else "Royaumes"
    entries = {**{f"{page}.html": label for page, label in MENU.items()}, "adr/README.html": "Decisions"}
    links = [f'<a href="{home}{page}">{escape(label)}</a>' for page, label in entries.items()]
    menu = " ".join([*links, f'<a href="{home}api/royaumes.html">API</a>'])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(_PAGE.substitute(title=title, menu=menu, body=body), "utf-8")


def _with_links(body: str, page: Path, docs: Path) -> str:
    """Links to pages lead to them and links to folders to their first page; what is not here is no link."""

    def follow(found: re.Match[str]) -> str:
        target, mark, place = found[1].partition("#")
        if not target or "://" in target:
            return found[0]
        there = (page.parent / target).resolve()
        if there.is_dir():
            there /= "README.md"
        if not there.is_relative_to(docs) or there.suffix != ".md" or not there.is_file():
            return found[2]
        way = Path(target) if Path(target).suffix else Path(target, "README.md")
        return f'<a href="{way.with_suffix(".html").as_posix()}{mark}{place}">{found[2]}</a>'

    return _LINK.sub(follow, body)


def _with_places(body: str) -> str:
    """Headings can be linked to, by names like those that code hosts give them."""

    def named(found: re.Match[str]) -> str:
        plain = re.sub(r"<[^>]+>|[^\w\s-]", "", found[2]).strip().lower()
        place = re.sub(r"\s", "-", plain)
        return f'<{found[1]} id="{place}">{found[2]}</{found[1]}>'

    return _HEADING.sub(named, body)


def main() -> int:
    """Build and check; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, help="the folder for the pages")
    site = parser.parse_args().site.resolve()
    root = Path(__file__).parents[1]
    pages = reference.build(site / "api") + build(root / "docs", site)
    wrong = [*reference.broken_names(Tree(root)), *reference.broken_links(site)]
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"site: {pages} pages in {site.name}/, {len(wrong)} references lead nowhere")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
