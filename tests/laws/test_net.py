"""The net catches fish: bugs planted in copies of the toy game break the law that is meant for them."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest

import royaumes.games._toy as toy
from royaumes.testing.laws import GAME_LAWS, STEP_LAWS, check
from royaumes.testing.leaks import LEAK_LAWS

LAWS = {law.__name__: law for law in (*STEP_LAWS, *LEAK_LAWS, *GAME_LAWS)}
SEEDS = [str(seed) for seed in range(12)]

#: name: (file, what stands there, what is planted instead, laws that must catch it)
BUGS = {
    "a list shared after fork": (
        "state",
        "tokens = public(seats_of(_TOKENS))",
        "from royaumes.core import Fixed; tokens = public(Fixed(seats_of(_TOKENS)))",
        ["forks", "pure"],
    ),
    "a wrong comparison": ("turn", "if claim.value != s.last", "if claim.value > s.last", ["agrees"]),
    "a leak in the view": ("view", "s.card if seat == s.to_move else NONE", "s.card", ["private"]),
    "a leak in the options": ("turn", "return REPLIES", "return REPLIES[: 1 + s.card % 2]", ["knows"]),
    "a leak in an event": (
        "turn",
        "emit(Drew, leader, private",
        "emit(DrewThis, leader, outcome, private",
        ["private"],
    ),
    "a leak of a sealed answer": (
        "view",
        "s.replies[seat] if seat is not None",
        "max(s.replies) if seat is not None",
        ["sealed"],
    ),
    "a leak in a question": (
        "turn",
        '{"value": s.claim}',
        '{"value": s.claim, "card": s.card}',
        ["fits", "twins"],
    ),
    "a leak in a refusal": ("turn", '{"value": s.last}', '{"value": s.last, "bag": s.bag[0]}', ["knows"]),
    "a piece that vanishes": ("turn", "s.shown[s.card] += 1", "pass", ["conserves"]),
    "a piece from nowhere": ("turn", "s.bank -= paid", "pass", ["conserves"]),
    "a silent change": ("turn", "emit(Replied, SEATS[seat])", "pass", ["announces"]),
    "a rule without an entry": ("turn", 'Refusal("TOY-2.2"', 'Refusal("TOY-9.9"', ["explains"]),
    "a sheet that does not add up": (
        "scoring",
        '"toy-line-tokens", tokens)',
        '"toy-line-tokens", 0)',
        ["explains"],
    ),
    "other rules for listeners": (
        "turn",
        "s.claim = s.last = move.value",
        "from royaumes.core import silent; s.claim = s.last = move.value if emit is silent else 1",
        ["advances"],
    ),
    "a question without an answer": ("turn", "return REPLIES", "return ()", ["asks"]),
    "a look that changes": (
        "view",
        "replying = s.phase == REPLYING",
        "replying = s.phase == REPLYING; s.last += 1",
        ["pure"],
    ),
    "a game without an end": ("turn", "s.replies[seat] = int(move.doubt)", "pass", ["ends"]),
    "unequal chances": ("box", 'Dice(1, tuple(DATA["die"]["faces"]))', "Loaded(1, 3)", ["chances"]),
    "news that is no news": ("events", "class Rewarded(News)", "class Rewarded(Event)", ["reveals"]),
    "memory outside the state": (
        "turn",
        "paid = min(outcome[0], s.bank)",
        "NAMED['n'] = NAMED.get('n', 0) + 1; paid = min(outcome[0] + NAMED['n'] % 2, s.bank)",
        ["same"],
    ),
    "a leak in the middle of an answer": (
        "turn",
        "emit(Replied, SEATS[seat])",
        "s.bank += s.card; emit(Replied, SEATS[seat]); s.bank -= s.card",
        ["frames"],
    ),
    "an event in a state that can't be shown": (
        "turn",
        "emit(Claimed, SEATS[seat], move.value)",
        "s.replies = []; emit(Claimed, SEATS[seat], move.value); s.replies = [NONE] * len(s.tokens)",
        ["frames"],
    ),
    "a total that is told though it may not be": (
        "game",
        "    def imagine(self",
        "    def guesses(self, v, stream):\n"
        "        import copy\n\n"
        "        richer = copy.copy(v)\n"
        "        object.__setattr__(richer, 'bank', v.bank + 1)\n"
        "        return v, richer\n\n"
        "    def imagine(self",
        ["conceals"],
    ),
}
LOADED = """
class Loaded(Dice):
    def outcomes(self):
        return super().outcomes()[1:]
"""


@pytest.fixture
def plant(tmp_path, monkeypatch):
    """A copy of the toy with one piece of source replaced."""

    def planted(name, file, old, new):
        package = "planted_" + "".join(c for c in name if c.isalpha())
        folder = tmp_path / package
        shutil.copytree(Path(toy.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path in folder.rglob("*.py"):
            source = path.read_text("utf-8").replace("royaumes.games._toy", package)
            if path.stem == file:
                assert old in source, f"{old!r} no longer stands in {file}.py"
                source = source.replace(old, new)
                if "Loaded(" in new:
                    source = source.replace("DIE: Final =", LOADED + "\nDIE: Final =", 1)
                if "NAMED[" in new:
                    source += "\nNAMED: dict = {}\n"
            path.write_text(source, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return importlib.import_module(package).GAME

    yield planted
    for module in [one for one in sys.modules if one.startswith("planted_")]:
        del sys.modules[module]


def broken(law, game):
    """Whether a law breaks on some of the seeds."""
    for seed in SEEDS:
        for seats in (2, 3):
            try:
                if law in GAME_LAWS:
                    law(game, seats, {}, seed)
                else:
                    check(law, game, seats, {}, seed)
            except (AssertionError, IndexError, ValueError):
                return True
    return False


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_caught(name, plant):
    file, old, new, expected = BUGS[name]
    game = plant(name, file, old, new)
    for law in expected:
        assert broken(LAWS[law], game), f"{law} does not catch {name}"


@pytest.mark.parametrize("law", LAWS)
def test_an_honest_copy_keeps_every_law(law, plant):
    assert not broken(LAWS[law], plant("honest", "state", "tokens", "tokens"))


def test_every_law_has_a_bug_that_it_catches():
    caught = {law for bug in BUGS.values() for law in bug[3]}
    assert set(LAWS) - caught == {"saves", "replays"}, "laws of the codec, which has tests of its own"
