"""Writes the rules pages in docs/rules: the games' rules.toml, French beside English, and the rule matrix.

Each rule links to the code where it acts and to the tests that hold it. A link says what it leads to, and
that is kept exact; its line may drift a little before the page counts as stale (see `fits`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from royaumes.core.digest import LANGUAGES, MARKS, Digest, Example, Row, Rule, Table
from royaumes.games import keys, reference
from royaumes.messages import Catalogue, Words
from royaumes.messages.digest import at_a_glance, cells
from tools.matrix import Matrix, build
from tools.places import Place
from tools.provenance import Datum, data
from tools.tree import Tree, run

NB = "\N{NO-BREAK SPACE}"
FOLDER = "docs/rules"
#: How many lines a link may lead away from what it names: the reader still sees it on the screen.
DRIFT = 30
_LINE = re.compile(r"(?<=#L)\d+")
Rows = Mapping[str, Sequence[Row]]


def page(tree: Tree, key: str, rows: Rows, matrix: Matrix) -> str:
    """The whole page of one digest, with these rows in its tables."""
    digest = tree.digest(key)
    missing = [table.key for table in digest.tables if table.key not in rows]
    if missing:
        raise ValueError(f"{key}: no rows for the table {missing[0]}")
    words = {lang: Words(Catalogue(lang), key) for lang in LANGUAGES}
    return "\n".join(
        [
            *_head(tree, key, digest),
            *_about(digest, words),
            *(line for example in digest.examples for line in _example(example, words)),
            *_chapters(digest, rows, words, matrix),
            *_reconstructed(tree, key),
            *_legend(words),
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
    yield (
        f"{count} rules, each with its number, a [mark](#marks) that says what it rests on, "
        "the code where it acts and the tests that hold it.  "
    )
    yield (
        f"{count} règles, chacune avec son numéro, une [marque](#marks) qui dit ce qui la fonde, "
        "le code qui l’applique et les tests qui la vérifient."
    )
    unsure = [f"[{rule.id}](#{rule.id})" for rule in digest.rules.values() if rule.mark == "R"]
    if unsure:
        yield ""
        yield f"⚠ Reconstructed · Reconstitué{NB}: {', '.join(unsure)}"


def _about(digest: Digest, words: Mapping[str, Words]) -> Iterator[str]:
    """The aim of the game, for how many it is and how long it takes."""
    if digest.about is None:
        return
    yield from _side_by_side(
        (
            (f"**{one.say('table-rules-aim')}**" for one in words.values()),
            digest.about.aim.values(),
            (at_a_glance(digest.about, one) for one in words.values()),
        )
    )


def _example(example: Example, words: Mapping[str, Words]) -> Iterator[str]:
    titles = [one.say("table-rules-example", text=example.title[lang]) for lang, one in words.items()]
    yield ""
    yield f"## {_both(titles[0], titles[1])}"
    yield ""
    yield "| | English | Français | |"
    yield "|---|---|---|---|"
    for number, step in enumerate(example.steps, 1):
        rules = ", ".join(f"[{name}](#{name})" for name in step.rules)
        yield f"| {number} | {_cell(step.text['en'])} | {_cell(step.text['fr'])} | {rules} |"


def _chapters(digest: Digest, rows: Rows, words: Mapping[str, Words], matrix: Matrix) -> Iterator[str]:
    for section in digest.sections:
        yield from _chapter(digest, section.id, section.title, matrix)
        for table in digest.tables:
            if table.section == section.id:
                yield from _table(table, rows[table.key], words)


def _chapter(digest: Digest, section: str, title: Any, matrix: Matrix) -> Iterator[str]:
    yield ""
    yield f'<a id="{section}"></a>'
    yield f"## {section} · {_both(title['en'], title['fr'])}"
    yield ""
    yield "| | | English | Français | Code | Tests |"
    yield "|---|---|---|---|---|---|"
    yield from (_row(rule, matrix) for rule in digest.chapter(section))


def _row(rule: Rule, matrix: Matrix) -> str:
    name = f'<a id="{rule.id}"></a>**{rule.id}**'
    texts = (_cell(rule.text[lang]) for lang in LANGUAGES)
    code, tests = (_links(places.get(rule.id, ())) for places in (matrix.source, matrix.tests))
    return f"| {' | '.join((name, _mark(rule.mark), *texts, code, tests))} |"


def _links(places: Iterable[Place]) -> str:
    """A link to each place; what is there is named once, where it first speaks of the rule."""
    first: dict[tuple[str, str], Place] = {}
    for place in places:
        first.setdefault((place.file, place.name), place)
    up = "../" * (FOLDER.count("/") + 1)
    return "<br>".join(f"[{_called(one)}]({up}{one.file}#L{one.line})" for one in first.values())


def _called(place: Place) -> str:
    """Code by its name, a test by what its name says."""
    _, test, said = place.name.rpartition("test_")
    return said.replace("_", " ") if test else f"`{place.name}`"


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


def _table(table: Table, rows: Sequence[Row], words: Mapping[str, Words]) -> Iterator[str]:
    """A table with both languages in each cell where they differ."""
    yield ""
    yield f"**{_both(table.title['en'], table.title['fr'])}**"
    yield ""
    yield f"| {' | '.join(_cell(_both(column['en'], column['fr'])) for column in table.columns)} | |"
    yield "|---" * (len(table.columns) + 1) + "|"
    for row in rows:
        pairs = zip(*(cells(row, one) for one in words.values()), strict=True)
        yield f"| {' | '.join(_cell(_both(*pair)) for pair in pairs)} | {_mark(row.mark)} |"


def _side_by_side(lines: Sequence[Iterable[str]]) -> Iterator[str]:
    """English beside French, a row for each line."""
    first, *others = ([_cell(text) for text in line] for line in lines)
    yield ""
    yield f"| {' | '.join(first)} |"
    yield "|---|---|"
    yield from (f"| {' | '.join(line)} |" for line in others)


def _legend(words: Mapping[str, Words]) -> Iterator[str]:
    yield ""
    yield '<a id="marks"></a>'
    yield "## Marks · Marques"
    yield ""
    yield "| | English | Français |"
    yield "|---|---|---|"
    for mark in MARKS:
        means = [one.say("table-mark-means", mark=mark) for one in words.values()]
        yield f"| {mark} | {' | '.join(means)} |"


def _mark(mark: str) -> str:
    return f"⚠{NB}**R**" if mark == "R" else mark


def _both(english: str, french: str) -> str:
    return english if english == french else f"{english} · {french}"


def _cell(text: str) -> str:
    return text.strip().replace("\n", "<br>").replace("|", "\\|")


def typography(digest: Digest) -> Iterator[str]:
    """French texts with a plain blank before a high sign, or with a typewriter's apostrophe."""
    for name, text in digest.texts():
        if re.search(r" [:;!?»]|« |'", text["fr"]):
            yield f"{name}: French wants a no-break space before : ; ! ? » (after «) and the apostrophe ’"


def rows(key: str) -> Rows:
    """The rows of a game's tables, as the game itself reads them off its box."""
    return reference(key) if key in keys() else {}


def fits(old: str, new: str) -> bool:
    """Whether a page is as it should be, but for lines that have moved a little.

    A line added at the head of a file moves all that is cited below; if that made a page stale, every
    commit would rewrite pages.
    """
    lines = zip(_LINE.findall(old), _LINE.findall(new), strict=False)
    return _LINE.sub("", old) == _LINE.sub("", new) and all(abs(int(a) - int(b)) <= DRIFT for a, b in lines)


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write every page that is not as it should be, or with --check name it."""
    folder, matrix = tree.root / FOLDER, build(tree)
    pages = {f"{key}.md": page(tree, key, rows(key), matrix) for key in tree.digests}
    old = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.md"))}
    astray = [name for name in old if name not in pages]
    if check_only:
        stale = [name for name, text in pages.items() if not fits(old.get(name, ""), text)]
        said = [
            f"{FOLDER}/{name} is {'stale' if name in old else 'missing'}: run make digests" for name in stale
        ]
        said += [f"{FOLDER}/{name} belongs to no registered game" for name in astray]
        return said + [line for key in tree.digests for line in typography(tree.digest(key))]
    folder.mkdir(parents=True, exist_ok=True)
    for name in (name for name, text in pages.items() if old.get(name) != text):
        (folder / name).write_text(pages[name], "utf-8")
        print(f"digests: wrote {FOLDER}/{name}")
    for name in astray:
        (folder / name).unlink()
        print(f"digests: removed {FOLDER}/{name}")
    return []


if __name__ == "__main__":
    run(__doc__, main)
