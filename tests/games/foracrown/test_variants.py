"""For a Crown with other cards: what an owner of the box may correct, and what is refused and why."""

import pytest

from royaumes.core import UserError
from royaumes.games import game, reference
from royaumes.messages import LANGUAGES, Catalogue
from royaumes.sim.variants import read_variant

LEVEL_2 = "[mercenaries.level_2]\n"
OTHER_START = """
[events.starting.scandal]
copies = 0
[events.starting.bribe]
copies = 1
"""


def variant(text):
    """The game that a file of this text makes; it has been tried."""
    return game(read_variant("foracrown", text, "mine.toml"))


def rows(rules, table):
    return [row.cells for row in reference(rules.key)[table]]


def test_other_starting_events():
    rules = variant(OTHER_START)
    s = rules.start(3)
    assert [kind.name for kind in s.events if kind is not None] == ["BURGLARY", "BRIBE"]
    assert [row[1] for row in rows(rules, "events")] == [1, 1, 0, 0, 0]


def test_a_starting_event_twice_and_a_third_one():
    rules = variant("[events.starting]\ncards = 3\nburglary.copies = 2\n")
    s = rules.start(3)
    assert [kind.name for kind in s.events if kind is not None] == ["BURGLARY", "BURGLARY", "SCANDAL"]
    assert len(s.pile) == 3 and [row[-1] for row in rows(rules, "costs")] == [3, 4, 5, 6]


@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "cards", [["CL", "RCP"], [*["R", "L", "D", "C", "T", "P", "RR", "LL", "DD", "CCC", "TTT", "PPP"]]]
)
def test_a_level_of_another_size(level, cards):
    if level == 2:
        cards = [*cards, "DC"]
    rules = variant(f"[mercenaries.level_{level}]\ncards = {cards}\n".replace("'", '"'))
    s = rules.start(3)
    assert [len(deck) for deck in s.decks] == [len(cards) if deck == level else 10 for deck in range(2, 6)]
    assert rows(rules, "mercenaries")[level - 1][1] == len(cards)


@pytest.mark.parametrize(
    ("text", "why", "where", "says"),
    [
        (LEVEL_2 + "copies = 2\n", "one-copy", "mine.toml:2", "mercenaries.level_2.copies cannot become 2"),
        (LEVEL_2 + 'cards = ["CC", "CC"]\n', "same-card", "mine.toml:2", "names CC"),
        ('\n[mercenaries.level_4]\ncards = ["CC"]\n', "same-card", "mine.toml:3", "level_4.cards names CC"),
        (LEVEL_2 + 'cards = ["CX"]\n', "bad-card", "mine.toml:2", "“CX”"),
        (LEVEL_2 + 'cards = [""]\n', "bad-card", "mine.toml:2", "“”"),
        ("events.starting.cards = 3\n", "not-the-sum", "mine.toml:1", "is 3, but all copies together make 2"),
        ("\nevents.starting.scandal.copies = 2\n", "not-the-sum", "mine.toml:2", "together make 3"),
        ("events.draw = { bribe = 0, mages = 0, scandal = 0 }\n", "too-few", "mine.toml:1", "at least 3"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text, why, where, says):
    with pytest.raises(UserError) as refused:
        variant(text)
    error = refused.value
    assert (error.why, error.facts["where"]) == (f"sim-variant-{why}", where)
    assert says in Catalogue("en").say(error.why, error.facts)
    for lang in LANGUAGES:
        assert "Error" not in Catalogue(lang).say(error.why, error.facts)


def test_figures_that_do_not_go_together_are_named_with_their_lines():
    with pytest.raises(UserError) as refused:
        variant("[setup.rounds]\ncount = 6\n")
    assert refused.value.facts["what"] == ("setup.rounds.count (mine.toml:2)",)
