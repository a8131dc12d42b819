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
    "Teller": "Emit",
    "Tale": "Announcement",
    "Ears": "Emit",
    "ears": "listeners",
    "problem": "error",
    "Problem": "UserError",
    "Failure": "UserError",
    "Trouble": "UserError",
    "Refused": "IllegalMove",
    "spell": "notation",
    "knowhow": "heuristics",
    "asking": "choose",
    "making": "registry",
    "deeds": "effects",
    "weary": "moved",
    "lean": "bias",
    "leaning": "bias",
    "Hall": "Lobby",
    "Room": "LiveTable",
    "Journal": "GameLog",
    "Door": "middleware",
    "Tags": "GuestTokens",
    "afterwards": "archive",
    "wander": "arrow_keys",
    "eyes": "viewpoint",
    "heard": "received",
    "sitting": "seats",
    "understood": "parse",
}


@pytest.mark.parametrize("folder", ["src", "tools", "benchmarks", "examples", "tests"])
def test_retired_names_stay_away(folder):
    found = [
        f"{path.relative_to(REPOSITORY)}:{token.start[0]}: {token.string} (say {RETIRED[token.string]})"
        for path in python(REPOSITORY / folder)
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
        if token.type == tokenize.NAME and token.string in RETIRED
    ]
    assert found == []
