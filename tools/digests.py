"""Writes the rules pages in docs/rules from the games' rules.toml, French beside English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from royaumes.core.digest import Digest, Rule
from tools.provenance import Datum, data
from tools.tree import Tree, run

LEGEND = {
    "T": ("stated in the rulebook", "énoncé dans la règle du jeu"),
    "F": ("found in a public source", "trouvé dans une source publique"),
    "D": ("deduced, near certain", "déduit, presque certain"),
    "R": (
        "**reconstructed**: fits all that is known, but may differ from the box",
        "**reconstitué** : conforme à tout ce qu’on sait, mais la boîte peut en différer",
    ),
}
NB = "\N{NO-BREAK SPACE}"


def page(tree: Tree, key: str) -> str:
    """The whole page of one digest."""
    digest = tree.digest(key)
    return "\n".join(
        [
            *_head(tree, key, digest),
            *(line for section in digest.sections for line in _chapter(digest, section.id, section.title)),
            *_reconstructed(tree, key),
            *_legend(),
            "",
        ]
    )


def _head(tree: Tree, key: str, digest: Digest) -> Iterator[str]:
    title = tree.rules(key).get("title", {})
    english, french = (title.get(lang, key.capitalize()) for lang in ("en", "fr"))
    source = tree.name(tree.data(key) / "rules.toml")
    yield f"<!-- Made by tools/digests.py from {source}: change that file, then `make digests`. -->"
    yield f"# {_both(english, french)}"
    yield ""
    count = len(digest.rules)
    yield f"{count} rules, each with its number and a [mark](#marks) that says how sure we are of it.  "
    yield f"{count} règles, chacune avec son numéro et une [marque](#marks) qui dit ce qui la fonde."
    unsure = [f"[{rule.id}](#{rule.id})" for rule in digest.rules.values() if rule.mark == "R"]
    if unsure:
        yield ""
        yield f"⚠ Reconstructed · Reconstitué{NB}: {', '.join(unsure)}"


def _chapter(digest: Digest, section: str, title: Any) -> Iterator[str]:
    yield ""
    yield f'<a id="{section}"></a>'
    yield f"## {section} · {_both(title['en'], title['fr'])}"
    yield ""
    yield "| | | English | Français |"
    yield "|---|---|---|---|"
    yield from (_row(rule) for rule in digest.chapter(section))


def _row(rule: Rule) -> str:
    mark = f"⚠{NB}**R**" if rule.mark == "R" else rule.mark
    name = f'<a id="{rule.id}"></a>**{rule.id}**'
    return f"| {name} | {mark} | {_cell(rule.text['en'])} | {_cell(rule.text['fr'])} |"


def _reconstructed(tree: Tree, key: str) -> Iterator[str]:
    """The data that were rebuilt, table by table, with the reason."""
    unsure = [datum for path in tree.tables(key) for datum in data(path) if datum.mark == "R"]
    if not unsure:
        return
    yield ""
    yield '<a id="reconstructed"></a>'
    yield "## ⚠ Reconstructed data · Données reconstituées"
    yield ""
    yield "These values are ours and may differ from the box.  "
    yield "Ces valeurs sont les nôtres et peuvent différer de la boîte."
    for (path, why), group in groupby(unsure, key=lambda datum: (datum.file, datum.why)):
        yield ""
        yield f"`{path.name}`: {why}"
        yield ""
        yield from (f"- `{datum.name}` ⚠{NB}R: {_value(datum)}" for datum in group)


def _value(datum: Datum) -> str:
    return ", ".join(map(str, datum.value)) if isinstance(datum.value, list) else str(datum.value)


def _legend() -> Iterator[str]:
    yield ""
    yield '<a id="marks"></a>'
    yield "## Marks · Marques"
    yield ""
    yield "| | English | Français |"
    yield "|---|---|---|"
    yield from (f"| {mark} | {english} | {french} |" for mark, (english, french) in LEGEND.items())


def _both(english: str, french: str) -> str:
    return english if english == french else f"{english} · {french}"


def _cell(text: str) -> str:
    return text.strip().replace("\n", "<br>").replace("|", "\\|")


def typography(digest: Digest) -> Iterator[str]:
    """French texts with a plain blank before a high sign, or with a typewriter's apostrophe."""
    texts = {section.id: section.title["fr"] for section in digest.sections}
    texts |= {rule.id: rule.text["fr"] for rule in digest.rules.values()}
    for name, french in texts.items():
        if re.search(r" [:;!?»]|« |'", french):
            yield f"{name}: French wants a no-break space before : ; ! ? » (after «) and the apostrophe ’"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write every page that is not as it should be, or with --check name it."""
    folder = tree.root / "docs" / "rules"
    pages = {f"{key}.md": page(tree, key) for key in tree.digests}
    old = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.md"))}
    stale = [name for name, text in pages.items() if old.get(name) != text]
    astray = [name for name in old if name not in pages]
    if check_only:
        said = [
            f"docs/rules/{name} is {'stale' if name in old else 'missing'}: run make digests"
            for name in stale
        ]
        said += [f"docs/rules/{name} belongs to no registered game" for name in astray]
        return said + [line for key in tree.digests for line in typography(tree.digest(key))]
    folder.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (folder / name).write_text(pages[name], "utf-8")
        print(f"digests: wrote docs/rules/{name}")
    for name in astray:
        (folder / name).unlink()
        print(f"digests: removed docs/rules/{name}")
    return []


if __name__ == "__main__":
    run(__doc__, main)
