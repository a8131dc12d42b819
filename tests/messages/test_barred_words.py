"""Words that no French reader may meet on a page, in a rulebook or in a document."""

import re
from pathlib import Path

import royaumes

ROOT = Path(__file__).parents[2]
#: Where French stands: catalogues, digests, the pages made from them, and the client's own texts.
PLACES = (
    (Path(royaumes.__file__).parent, ("*.ftl", "*.toml", "*.json")),
    (ROOT / "docs", ("*.md",)),
    (ROOT / "web" / "src", ("*.svelte", "*.ts", "*.json")),
    (ROOT / "web" / "public", ("*.webmanifest", "*.html", "*.js")),
)
#: The animal has two words; the first alone is an insult.
BARE = re.compile(r"\bratons?\b(?!\s(?:laveur|voleur)s?\b)", re.IGNORECASE)


def test_the_raccoon_is_never_called_by_the_first_half_of_its_name():
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:100]}"
        for folder, patterns in PLACES
        for pattern in patterns
        for path in sorted(folder.rglob(pattern))
        for line in path.read_text("utf-8").splitlines()
        if BARE.search(line)
    ]
    assert found == []


def test_the_bare_word_is_found_and_the_whole_name_is_not():
    assert BARE.search("Renvoyer un raton ?") and BARE.search("deux ratons, 1 rubis")
    assert not BARE.search("un raton laveur") and not BARE.search("Ratons Voleurs")
