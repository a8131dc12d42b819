"""One word, one meaning: names that were retired for the field's own words do not come back."""

import io
import tokenize
from pathlib import Path

import pytest
from tools.tree import python

REPOSITORY = Path(__file__).parents[2]
#: A retired name, and the word that took its place.
RETIRED = {
    "told": "announced",
    "tell": "emit",
    "telling": "event",
    "tellings": "announcements",
    "Told": "Announcement",
    "ears": "listeners",
    "problem": "error",
    "Problem": "UserError",
    "Failure": "UserError",
    "Refused": "IllegalMove",
    "spell": "notation",
    "knowhow": "heuristics",
    "asking": "choose",
    "deeds": "effects",
    "weary": "moved",
    "leaning": "bias",
    "Hall": "Lobby",
    "Room": "LiveTable",
    "Journal": "GameLog",
    "Tags": "GuestTokens",
    "afterwards": "archive",
}


@pytest.mark.parametrize("folder", ["src", "tools", "benchmarks", "examples"])
def test_retired_names_stay_away(folder):
    found = [
        f"{path.relative_to(REPOSITORY)}:{token.start[0]}: {token.string} (say {RETIRED[token.string]})"
        for path in python(REPOSITORY / folder)
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
        if token.type == tokenize.NAME and token.string in RETIRED
    ]
    assert found == []
